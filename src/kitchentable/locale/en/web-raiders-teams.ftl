# The team builder of Home Raiders in the browser.

web-hr-teams-more = Choose cards of one faction. The rules check as you go: what it costs, what is not allowed, and why.
web-hr-people = Faction
web-hr-ready-made = Start with a ready-made team:
web-hr-stars =
    { $stars ->
        [one] { $stars } Star
       *[other] { $stars } Stars
    }
web-hr-force = Force
web-hr-type-unit = Units
web-hr-type-leader = Leaders
web-hr-type-hero = Heroes
web-hr-team = The team
web-hr-team-name = Name of the team
web-hr-team-unnamed = My own team
web-hr-team-limit = Maximum Stars
web-hr-team-cost = { $cost } of { $stars } Stars
web-hr-team-fits = This team is ready to play.
web-hr-team-empty = No cards chosen yet.
web-hr-team-add = Add
web-hr-team-troops = Troops
web-hr-team-merged = Copies merged into each
web-hr-fewer = fewer
web-hr-more = more
web-hr-team-play = Play with this team
web-hr-team-save = Save
web-hr-team-kept = Saved
web-hr-team-print = Print the cards
web-hr-team-export = Save as a file
web-hr-team-import = Open a file
web-hr-team-saved = Your teams
