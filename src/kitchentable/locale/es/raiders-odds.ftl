# Home Raiders: las probabilidades de un ataque.
hr-odds-attack = Ataque: { $dice }
hr-odds-defence = Defensa: { $dice }
hr-odds-step =   { $change }: { $dice }  [{ $rule }]
hr-odds-upgrade = el set más débil se potencia
hr-odds-downgrade = el set más fuerte se rebaja
hr-odds-discard = el set más fuerte se descarta
hr-odds-strongest = solo el set más fuerte
hr-odds-weakest = solo el set más débil
hr-odds-boost =   Aumento { $boost }, con al menos un éxito  [HR-158]
hr-odds-hit = Hiere: { $chance }
hr-odds-vanish = Desvanece: { $chance }
hr-odds-bound = Exacto: ninguna de estas probabilidades tiene un error mayor que una billonésima.
hr-odds-percent = { $whole },{ $part } %
hr-odds-form = «{ $given }» no se entiende; escribe ataque y defensa como en "2 white 1 red, upgrade, boost 1": dados, y después upgrade, downgrade, discard, strongest, weakest, boost y un número, plain, hurt; o una carta como shefin o "rodbearers shooting"; al final wounded, si un marcador más desvanece al objetivo.
hr-odds-aces = Éxitos: { NOUN($aces, as: "commas") }
hr-odds-ace = { $number }: { $chance }
hr-odds-wounds = los dados marcados se descartan
