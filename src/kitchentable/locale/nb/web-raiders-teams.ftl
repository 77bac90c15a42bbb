# The team builder of Home Raiders in the browser.

web-hr-teams-more = Velg kort fra ett folk. Reglene ser deg over skulderen: hva det koster, og hva som ikke er lov og hvorfor.
web-hr-people = Folk
web-hr-ready-made = Begynn med et ferdig lag:
web-hr-stars =
    { $stars ->
        [one] { $stars } stjerne
       *[other] { $stars } stjerner
    }
web-hr-force = Figurer
web-hr-type-unit = Enheter
web-hr-type-leader = Ledere
web-hr-type-hero = Helter
web-hr-team = Laget
web-hr-team-name = Lagets navn
web-hr-team-unnamed = Et eget lag
web-hr-team-limit = Stjerner høyst
web-hr-team-cost = { $cost } av { $stars } stjerner
web-hr-team-fits = Dette laget kan spille.
web-hr-team-empty = Ingen kort er valgt ennå.
web-hr-team-add = Ta med
web-hr-team-troops = Tropper
web-hr-team-merged = Kort slått sammen i hver
web-hr-fewer = færre
web-hr-more = flere
web-hr-team-play = Spill med det
web-hr-team-save = Lagre
web-hr-team-kept = Lagret
web-hr-team-print = Skriv ut kortene
web-hr-team-export = Lagre som fil
web-hr-team-import = Åpne en fil
web-hr-team-saved = Dine lag
