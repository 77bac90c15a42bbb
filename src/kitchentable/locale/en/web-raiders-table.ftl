# On the table of Home Raiders: plans, teams, banners, setting up.

web-hr-covered = In cover from { $count } of { $all } enemies
web-hr-breaks-away = { NOUN($at, as: "The") } breaks away from { NOUN($by, as: "the") }: a free attack hits with { $chance }
web-hr-would-score = The score would be { $first } to { $second }.
web-hr-roster = Teams
web-hr-roster-of = Team of { $who }
web-hr-roster-troop = { $name }: { $here } of { $all } on the table
web-hr-round = Round { $round }
web-hr-last-round = Round { $round }, the last
web-hr-set-up-for-me = Set up for me
web-hr-set-up-note = Your characters are placed for you; Undo takes them back.
web-hr-all-ranged = All shoot at { NOUN($target, as: "the") }
web-hr-all-close = All attack { NOUN($target, as: "the") }
web-hr-stop = Stop
