# Een spel klaarzetten: een zin bij alles wat er te kiezen is.

web-about-seat-here = Iemand aan dit scherm; zijn jullie met meer, dan geef je het door.
web-about-seat-link = Je krijgt een link voor een vriend of vriendin, die overal kan meespelen.
web-about-bot-regular = Weegt elke zet en speelt om te winnen: de sterkste tegenstander hier.
web-about-bot-rusher = Rent op je af en vecht: makkelijk te voorspellen, goed om hand-tot-handgevecht van te leren.
web-about-bot-camper = Blijft in dekking en schiet: goed om van te leren oprukken.
web-about-bot-random = Doet een willekeurige toegestane zet: om rustig dingen uit te proberen.
web-about-drawn = Wordt geloot als het spel begint.
web-about-own = Een team dat in deze browser is gemaakt.
web-about-dice-sealed = Het programma gooit. De dobbelstenen worden vóór het spel verzegeld en zijn daarna te controleren.
web-about-dice-physical = Je gooit echte dobbelstenen en vertelt het programma wat ze tonen.
web-about-clock-none = Iedereen neemt de tijd die hij nodig heeft.
web-raiders-about-stars = Zoveel mogen de teams kosten: 3 geeft een kort spel, 6 een gewoon, 10 een lang.
web-raiders-about-level-advanced = Alle regels, met alle capaciteiten van de kaarten.
web-raiders-about-level-basic = De regels zonder de delen met een tandwiel: voor de eerste spellen.
web-warcraft-about-target = Met minder punten is het spel korter; het boekje speelt tot 15, of tot 30 met twee teams.
web-warcraft-about-turns = Na zoveel beurten wint de kant met de meeste punten.
web-warcraft-about-expansion = Nieuwe kaarten en regels; elke optie hieronder neemt de uitbreiding mee.
web-pick = Kiezen
