# The team builder of Home Raiders in the browser.

web-hr-teams-more = Kies kaarten van één factie. De regels kijken mee: wat het kost, wat niet mag en waarom.
web-hr-people = Factie
web-hr-ready-made = Beginnen met een kant-en-klaar team:
web-hr-stars =
    { $stars ->
        [one] { $stars } Ster
       *[other] { $stars } Sterren
    }
web-hr-force = Sterkte
web-hr-type-unit = Eenheden
web-hr-type-leader = Aanvoerders
web-hr-type-hero = Helden
web-hr-team = Het team
web-hr-team-name = Naam van het team
web-hr-team-unnamed = Mijn eigen team
web-hr-team-limit = Maximaal aantal Sterren
web-hr-team-cost = { $cost } van { $stars } Sterren
web-hr-team-fits = Dit team is klaar om te spelen.
web-hr-team-empty = Je hebt nog geen kaarten gekozen.
web-hr-team-add = Erbij
web-hr-team-troops = Troepen
web-hr-team-merged = Samengevoegde kaarten per troep
web-hr-fewer = minder
web-hr-more = meer
web-hr-team-play = Met dit team spelen
web-hr-team-save = Bewaren
web-hr-team-kept = Bewaard
web-hr-team-print = Kaarten afdrukken
web-hr-team-export = Als bestand bewaren
web-hr-team-import = Bestand openen
web-hr-team-saved = Jouw teams
