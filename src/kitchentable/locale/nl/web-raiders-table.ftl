# Op de tafel van Home Raiders: plannen, teams, banieren, opstellen.

web-hr-covered = In dekking voor { $count } van { $all } vijanden
web-hr-breaks-away = { NOUN($at, as: "De") } maakt zich los van { NOUN($by, as: "de") }: een vrije aanval is raak met { $chance }
web-hr-would-score = De stand zou dan { $first } tegen { $second } zijn.
web-hr-roster = Teams
web-hr-roster-of = Team van { $who }
web-hr-roster-troop = { $name }: { $here } van { $all } op tafel
web-hr-round = Ronde { $round }
web-hr-last-round = Ronde { $round }, de laatste
web-hr-pearl-of = Een parel van { $who }
web-hr-set-up-for-me = Voor mij opstellen
web-hr-set-up-note = Je personages worden voor je opgesteld; met Ongedaan maken haal je ze terug.
web-hr-all-ranged = Allemaal op { NOUN($target, as: "de") } schieten
web-hr-all-close = Allemaal { NOUN($target, as: "de") } aanvallen
web-hr-stop = Stop
