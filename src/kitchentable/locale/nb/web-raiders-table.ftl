# På Home Raiders-bordet: planer, lag, bannere, oppsett.

web-hr-covered = I dekning for { $count } av { $all } fiender
web-hr-breaks-away = { NOUN($at, as: "Den") } river seg løs fra { NOUN($by, as: "den") }: Et gratis angrep treffer med { $chance }
web-hr-would-score = Stillingen blir da { $first } mot { $second }.
web-hr-roster = Lag
web-hr-roster-of = Laget til { $who }
web-hr-roster-troop = { $name }: { $here } av { $all } på bordet
web-hr-round = Runde { $round }
web-hr-last-round = Runde { $round }, den siste
web-hr-pearl-of = En perle for { $who }
web-hr-set-up-for-me = Sett opp for meg
web-hr-set-up-note = Karakterene dine settes opp for deg; Angre tar dem tilbake.
web-hr-all-ranged = Alle skyter på { NOUN($target, as: "den") }
web-hr-all-close = Alle angriper { NOUN($target, as: "den") }
web-hr-stop = Stopp
