# Home Raiders: sjansene i et angrep.
hr-odds-attack = Angrep: { $dice }
hr-odds-defence = Forsvar: { $dice }
hr-odds-step =   { $change }: { $dice }  [{ $rule }]
hr-odds-upgrade = det svakeste settet oppgraderes
hr-odds-downgrade = det sterkeste settet nedgraderes
hr-odds-discard = det sterkeste settet kastes ikke
hr-odds-strongest = bare det sterkeste settet
hr-odds-weakest = bare det svakeste settet
hr-odds-boost =   Boost { $boost }, med minst én ACE  [HR-158]
hr-odds-hit = Skade: { $chance }
hr-odds-vanish = Slått ut: { $chance }
hr-odds-bound = Nøyaktig: Ingen av disse sjansene avviker med mer enn en billiondel.
hr-odds-percent = { $whole },{ $part } %
hr-odds-form = «{ $given }» er ikke forståelig; skriv angrep og forsvar som i "2 white 1 red, upgrade, boost 1": terninger, så upgrade, downgrade, discard, strongest, weakest, boost og et tall, plain, hurt; eller et kort som shefin eller "rodbearers shooting"; til slutt wounded, hvis én brikke til slår ut målet.
hr-odds-aces = ACES: { NOUN($aces, as: "commas") }
hr-odds-ace = { $number }: { $chance }
hr-odds-wounds = merkede terninger kastes ikke
