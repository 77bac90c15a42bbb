# Een spel klaarzetten: een zin bij alles wat er te kiezen is.

web-about-seat-here = Iemand aan dit scherm; met meer mensen geef je het door.
web-about-seat-link = Je krijgt een link voor een vriend of vriendin, die overal kan meespelen.
web-about-bot-regular = Weegt elke zet en speelt om te winnen: de sterkste tegenstander hier.
web-about-bot-rusher = Rent op je af en vecht: makkelijk te voorspellen, goed om man-tegen-mangevechten te leren.
web-about-bot-camper = Blijft in dekking en schiet: goed om te leren oprukken.
web-about-bot-random = Doet zomaar een toegestane zet: om rustig dingen uit te proberen.
web-about-drawn = Wordt geloot als het spel begint.
web-about-own = Een team dat in deze browser is gemaakt.
web-about-dice-sealed = Het programma gooit. De dobbelstenen worden voor het spel verzegeld en zijn erna te controleren.
web-about-dice-physical = Je gooit met echte dobbelstenen en vertelt het programma wat ze tonen.
web-about-clock-none = Iedereen neemt de tijd die nodig is.
web-raiders-about-stars = Zoveel mogen teams kosten: 3 geeft een kort spel, 6 een gewoon, 10 een lang.
web-raiders-about-level-advanced = Alle regels, met alle vaardigheden van de kaarten.
web-raiders-about-level-basic = De regels zonder de delen met een tandwiel: voor de eerste spellen.
web-warcraft-about-target = Minder punten geeft een korter spel; het boek speelt tot 15, of tot 30 met twee teams.
web-warcraft-about-turns = Na zoveel beurten wint de kant met de meeste punten.
web-warcraft-about-expansion = Nieuwe kaarten en regels; elke optie hieronder brengt hem mee.
web-pick = Kiezen
web-pick-now = { $what }: { $chosen }
