# Home Raiders: the odds of an attack.
hr-odds-attack = Attack: { $dice }
hr-odds-defence = Defence: { $dice }
hr-odds-step =   { $change }: { $dice }  [{ $rule }]
hr-odds-upgrade = the weakest set is upgraded
hr-odds-downgrade = the strongest set is downgraded
hr-odds-discard = the strongest set is left out
hr-odds-strongest = only the strongest set
hr-odds-weakest = only the weakest set
hr-odds-boost =   Boost { $boost }, with at least one Ace  [HR-158]
hr-odds-hit = Wounds: { $chance }
hr-odds-vanish = Vanishes: { $chance }
hr-odds-bound = Exact: no chance here is wrong by more than one in a million million.
hr-odds-percent = { $whole }.{ $part }%
hr-odds-form = “{ $given }” is not understood; write attack and defence as in "2 white 1 red, upgrade, boost 1": dice, then upgrade, downgrade, discard, strongest, weakest, boost and a number, plain, hurt; or a card such as shefin or "rodbearers shooting"; last wounded, if one token more vanishes the target.
hr-odds-aces = Aces: { NOUN($aces, as: "commas") }
hr-odds-ace = { $number }: { $chance }
hr-odds-wounds = marked dice are left out
