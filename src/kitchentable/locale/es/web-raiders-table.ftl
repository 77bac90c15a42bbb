# En la mesa de Home Raiders: planes, equipos, carteles, preparación.

web-hr-covered = A cubierto de { $count } de { $all } enemigos
web-hr-breaks-away = { NOUN($at, as: "El") } se aleja { NOUN($by, as: "del") }: un ataque gratuito acierta con un { $chance }
web-hr-would-score = El marcador quedaría { $first } a { $second }.
web-hr-roster = Equipos
web-hr-roster-of = Equipo de { $who }
web-hr-roster-troop = { $name }: { $here } de { $all } en la mesa
web-hr-round = Ronda { $round }
web-hr-last-round = Ronda { $round }, la última
web-hr-set-up-for-me = Colocar por mí
web-hr-set-up-note = Tus personajes se colocan por ti; Deshacer los retira.
web-hr-all-ranged = Que todos disparen { NOUN($target, as: "al") }
web-hr-all-close = Que todos ataquen { NOUN($target, as: "al") }
web-hr-stop = Parar
