# Waarmee je in Warcraft kunt winnen, en hoe ver het is.

wc-goal-points = Overwinningspunten
wc-goal-points-own = Heb { $target } overwinningspunten aan het eind van je beurt
wc-goal-points-turn = Heb { $target } overwinningspunten aan het eind van een beurt
wc-goal-points-step = Heb { $target } overwinningspunten als een fase eindigt
wc-goal-town = Neem de andere Stad in
wc-goal-last = Blijf als laatste over
wc-goal-team = Neem een Stad van het andere team in
wc-goal-fallen = Tegenstanders die uit het spel zijn
wc-goal-units = Jouw eenheden daar
wc-goal-units-on = { $number ->
    [one] Heb aan het eind van een beurt één eenheid op { $space }
   *[other] Heb aan het eind van een beurt { $number } eenheden op { $space }
}
wc-goal-gate = { $number ->
    [one] Eindig je beurt met een eenheid op { $space } en geen vijandelijke eenheid eromheen
   *[other] Eindig je beurt met een eenheid op { $space } en minder dan { $number } vijandelijke eenheden eromheen
}
wc-goal-around = Vijandelijke eenheden eromheen: { $number }
wc-goal-rescue = Breng { NOUN($token, as: "de") } naar je Stad
wc-goal-way = { $number ->
    [0] Aangekomen
    [one] Nog één veld
   *[other] Nog { $number } velden
}
wc-goal-necromancers = Dood alle Dodenbezweerders
wc-goal-necromancers-left = Dodenbezweerders over: { $number }
wc-goal-signs = Vernietig de tekens waarbij eenheden worden opgeroepen
wc-goal-signs-gone = Vernietigde tekens
wc-goal-hold = Eindig je beurt met een eenheid op { $space }
wc-goal-home = Neem { $space } in, de thuisbasis { NOUN($race, as: "van") }
wc-goal-deck = De trekstapel { NOUN($race, as: "van") } raakt op
wc-goal-cards-left = Kaarten over: { $number }
wc-goal-hatchling = Breng het jong naar de draak
wc-goal-beast = Dood het jong of de draak
wc-goal-dice-left = { $creep }: { $number ->
    [one] nog één dobbelsteen
   *[other] nog { $number } dobbelstenen
}
wc-goal-elements = { $number ->
    [one] Heb aan het eind van een beurt één element bij je eenheden
   *[other] Heb aan het eind van een beurt { $number } elementen bij je eenheden
}
wc-goal-elements-together = { $number ->
    [one] Heb aan het eind van een beurt één element bij je eenheden op één veld
   *[other] Heb aan het eind van een beurt { $number } elementen bij je eenheden op één veld
}
wc-goal-elements-held = Elementen bij je eenheden
wc-goal-neighbour = { $seat }, links van je, verliest zijn Stad
wc-goal-cures = Koop je kaart in alle drie de winkels en heb { $target } overwinningspunten als een fase eindigt
wc-goal-cures-bought = Jouw kaarten uit de winkels
