# The team builder of Home Raiders in the browser.

web-hr-teams-more = Velg kort fra én rase. Reglene følger med underveis: hva det koster, hva som ikke er lov, og hvorfor.
web-hr-people = Rase
web-hr-ready-made = Begynn med et ferdig lag:
web-hr-stars =
    { $stars ->
        [one] { $stars } Stjerne
       *[other] { $stars } Stjerner
    }
web-hr-force = Troppestørrelse
web-hr-type-unit = Tropper
web-hr-type-leader = Ledere
web-hr-type-hero = Helter
web-hr-team = Laget
web-hr-team-name = Lagets navn
web-hr-team-unnamed = Mitt eget lag
web-hr-team-limit = Maks Stjerner
web-hr-team-cost = { $cost } av { $stars } Stjerner
web-hr-team-fits = Dette laget er klart til å spille.
web-hr-team-empty = Du har ikke valgt kort ennå.
web-hr-team-add = Ta med
web-hr-team-troops = Enheter
web-hr-team-merged = Kort slått sammen i hver
web-hr-fewer = færre
web-hr-more = flere
web-hr-team-play = Spill med dette laget
web-hr-team-save = Lagre
web-hr-team-kept = Lagret
web-hr-team-print = Skriv ut kortene
web-hr-team-export = Lagre som fil
web-hr-team-import = Åpne en fil
web-hr-team-saved = Dine lag
