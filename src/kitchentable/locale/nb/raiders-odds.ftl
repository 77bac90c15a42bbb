# Home Raiders: sjansene i et angrep.
hr-odds-attack = Angrep: { $dice }
hr-odds-defence = Forsvar: { $dice }
hr-odds-dice = { $white } hvite, { $red } røde, { $black } svarte
hr-odds-step =   { $change }: { $dice }  [{ $rule }]
hr-odds-upgrade = det svakeste settet oppgraderes
hr-odds-downgrade = det sterkeste settet nedgraderes
hr-odds-discard = det sterkeste settet rulles ikke
hr-odds-strongest = bare det sterkeste settet
hr-odds-weakest = bare det svakeste settet
hr-odds-boost =   Boost { $boost }, med minst én ACE  [HR-158]
hr-odds-hit = En skadebrikke: { $chance }
hr-odds-vanish = Slått ut: { $chance }
hr-odds-bound = Nøyaktig: ingen av disse sjansene er feil med mer enn en billiondel.
hr-odds-percent = { $whole },{ $part } %
hr-odds-form = «{ $given }» er ikke forståelig; skriv angrep og forsvar som i "2 white 1 red, upgrade, boost 1": terninger, så upgrade, downgrade, discard, strongest, weakest, boost og et tall, plain; til slutt wounded, hvis målet er det.
