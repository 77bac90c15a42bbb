# The team builder of Home Raiders in the browser.

web-hr-teams-more = Choose cards of one people. The rules look over your shoulder: what it costs, and what is not allowed and why.
web-hr-people = People
web-hr-ready-made = Start from a ready-made team:
web-hr-stars =
    { $stars ->
        [one] { $stars } Star
       *[other] { $stars } Stars
    }
web-hr-force = Figures
web-hr-type-unit = Units
web-hr-type-leader = Leaders
web-hr-type-hero = Heroes
web-hr-team = The team
web-hr-team-name = Name of the team
web-hr-team-unnamed = A team of my own
web-hr-team-limit = Stars at most
web-hr-team-cost = { $cost } of { $stars } Stars
web-hr-team-fits = This team may be played.
web-hr-team-empty = No card has been chosen yet.
web-hr-team-add = Add
web-hr-team-troops = Troops
web-hr-team-merged = Copies merged into each
web-hr-fewer = fewer
web-hr-more = more
web-hr-team-play = Play with it
web-hr-team-save = Save
web-hr-team-kept = Saved
web-hr-team-print = Print the cards
web-hr-team-export = Save as a file
web-hr-team-import = Open a file
web-hr-team-saved = Your teams
