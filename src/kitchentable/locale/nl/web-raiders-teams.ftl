# The team builder of Home Raiders in the browser.

web-hr-teams-more = Kies kaarten van één volk. De regels kijken mee: wat het kost, en wat niet mag en waarom.
web-hr-people = Volk
web-hr-ready-made = Beginnen met een kant-en-klaar team:
web-hr-stars =
    { $stars ->
        [one] { $stars } ster
       *[other] { $stars } sterren
    }
web-hr-force = Figuren
web-hr-type-unit = Eenheden
web-hr-type-leader = Leiders
web-hr-type-hero = Helden
web-hr-team = Het team
web-hr-team-name = Naam van het team
web-hr-team-unnamed = Een eigen team
web-hr-team-limit = Hoogstens sterren
web-hr-team-cost = { $cost } van { $stars } sterren
web-hr-team-fits = Met dit team mag gespeeld worden.
web-hr-team-empty = Er is nog geen kaart gekozen.
web-hr-team-add = Erbij
web-hr-team-troops = Troepen
web-hr-team-merged = Samengevoegde kaarten per troep
web-hr-fewer = minder
web-hr-more = meer
web-hr-team-play = Ermee spelen
web-hr-team-save = Bewaren
web-hr-team-kept = Bewaard
web-hr-team-print = Kaarten afdrukken
web-hr-team-export = Als bestand bewaren
web-hr-team-import = Bestand openen
web-hr-team-saved = Jouw teams
