# Home Raiders: de kansen van een aanval.
hr-odds-attack = Aanval: { $dice }
hr-odds-defence = Verdediging: { $dice }
hr-odds-step =   { $change }: { $dice }  [{ $rule }]
hr-odds-upgrade = de zwakste set wordt versterkt
hr-odds-downgrade = de sterkste set wordt verzwakt
hr-odds-discard = de sterkste set doet niet mee
hr-odds-strongest = alleen de sterkste set
hr-odds-weakest = alleen de zwakste set
hr-odds-boost =   Versterking { $boost }, bij minstens één Aas  [HR-158]
hr-odds-hit = Wond: { $chance }
hr-odds-vanish = Verdwijning: { $chance }
hr-odds-bound = Precies: geen van deze kansen zit er meer dan een biljoenste naast.
hr-odds-percent = { $whole },{ $part }%
hr-odds-form = ‘{ $given }’ is niet duidelijk; schrijf aanval en verdediging als in "2 white 1 red, upgrade, boost 1": dobbelstenen, dan upgrade, downgrade, discard, strongest, weakest, boost en een getal, plain, hurt; of een kaart zoals shefin of "rodbearers shooting"; als laatste wounded, als één symbool erbij het doel laat verdwijnen.
hr-odds-aces = Azen: { NOUN($aces, as: "commas") }
hr-odds-ace = { $number }: { $chance }
hr-odds-wounds = gemerkte dobbelstenen doen niet mee
