# What one can win by in Warcraft, and how far it has come.

wc-goal-points = Victory points
wc-goal-points-own = Have { $target } victory points at the end of your turn
wc-goal-points-turn = Have { $target } victory points at the end of a turn
wc-goal-points-step = Have { $target } victory points when a step ends
wc-goal-town = Take the other Town
wc-goal-last = Be the last in the game
wc-goal-team = Take a Town of the other team
wc-goal-fallen = Opponents out of the game
wc-goal-units = Your units there
wc-goal-units-on = { $number ->
    [one] Have one unit at { $space } at the end of a turn
   *[other] Have { $number } units at { $space } at the end of a turn
}
wc-goal-gate = { $number ->
    [one] End your turn with a unit at { $space } and no enemy unit around it
   *[other] End your turn with a unit at { $space } and fewer than { $number } enemy units around it
}
wc-goal-around = Enemy units around it: { $number }
wc-goal-rescue = Bring { NOUN($token, as: "the") } to your Town
wc-goal-way = { $number ->
    [0] It is there.
    [one] One space to go
   *[other] { $number } spaces to go
}
wc-goal-necromancers = Kill all Necromancers
wc-goal-necromancers-left = Necromancers left: { $number }
wc-goal-signs = Destroy the signs at which units are raised
wc-goal-signs-gone = Signs destroyed
wc-goal-hold = End your turn with a unit at { $space }
wc-goal-home = Take { $space }, the home of { NOUN($race, as: "the") }
wc-goal-deck = The deck of { NOUN($race, as: "the") } runs out
wc-goal-cards-left = Cards left: { $number }
wc-goal-hatchling = Bring the hatchling to the dragon
wc-goal-beast = Kill the hatchling or the dragon
wc-goal-dice-left = { $creep }: { $number ->
    [one] one die left
   *[other] { $number } dice left
}
wc-goal-elements = { $number ->
    [one] Have one element with your units at the end of a turn
   *[other] Have { $number } elements with your units at the end of a turn
}
wc-goal-elements-together = { $number ->
    [one] Have one element with your units in one space at the end of a turn
   *[other] Have { $number } elements with your units in one space at the end of a turn
}
wc-goal-elements-held = Elements with your units
wc-goal-neighbour = { $seat }, on your left, loses their Town
wc-goal-cures = Buy your card in all three shops and have { $target } victory points when a step ends
wc-goal-cures-bought = Your cards from the shops
