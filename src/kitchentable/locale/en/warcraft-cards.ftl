# Warcraft: cards of our own for the decks of the Expansion Set.
wc-card-prayer = Prayer
wc-card-sanctuary = Sanctuary
wc-card-many-hands = Many Hands
wc-card-blood-fury = Blood Fury
wc-card-charge = Charge
wc-card-demolish = Demolish
wc-card-spoils = Spoils of War
wc-card-exhume = Exhume
wc-card-plague-cloud = Plague Cloud
wc-card-graveyard = Graveyard
wc-card-ambush = Ambush
wc-card-thorns = Thorns
wc-card-moon-well = Moon Well
wc-text-prayer = After the roll: each natural 1 or 2 of your opponents inflicts one casualty less, for two of them at most.
wc-text-sanctuary = A melee, ranged or flying unit of your side was just removed: it comes home to its owner’s Town, if there is room and the battle is not in or beside that Town.
wc-text-many-hands = Start of your Harvest Step: in one mine or forest with two or more of your workers they take two more, without a roll.
wc-text-blood-fury = Before the roll of a melee phase: your melee units roll two dice more.
wc-text-charge = Start of a melee phase: you strike first in it.
wc-text-demolish = After your moves, before battles: roll a die for an enemy Outpost beside a space with two of your units; on 1 to 4 it is destroyed.
wc-text-spoils = End of a battle that you have won: take 2 gold or 2 wood.
wc-text-exhume = A unit was just removed, of either side: a melee unit from your reserves rises on the battlefield.
wc-text-plague-cloud = After your moves, before battles: roll a die for each worker of one enemy in one space beside your units, builders aside; on 1 to 3 the worker dies.
wc-text-graveyard = Start of your Harvest Step: a melee unit from your reserves stands up in your Town, if there is room and no enemy unit.
wc-text-ambush = Start of a round: you strike first in its ranged phase.
wc-text-thorns = Before the casualties of a melee phase: roll a die for each hit of your opponents; each 1 to 3 is one more casualty for them.
wc-text-moon-well = Start of your Harvest Step: draw two cards, or take all wounds off your hero.
wc-cards = two cards
wc-picture-card-own = { $card }: { $text }
wc-picture-card-told = { $card } [{ $text }]
wc-picture-card-mana = { $card } ({ $mana ->
    [one] 1 mana
   *[other] { $mana } mana
})
wc-more-attacks = { $seat } attacks with { $number ->
        [one] one more die
       *[other] { $number } more dice
    } this phase.
wc-outpost-withstood = { NOUN($seat, as: "Of") } Outpost at { $space } withstands the attack.
wc-rescued = { NOUN($seat, as: "Of") } { $kind } comes home to { $space }.
warcraft-deck-race = There is a deck for “{ $race }”, which is not a race; there are { $known }.
warcraft-mana-card = Mana is given for an unknown card “{ $card }”.
warcraft-mana = The card { $card } shows from 0 to { $most } mana.
warcraft-words = There are words for “{ $key }”, but nothing of that name; names begin with: { $sorts }.
warcraft-nameless = Names are missing. Write them under [words]: { $keys }.

## Abilities of heroes outside of battles

wc-power-brilliance = Brilliance
wc-power-mass-teleport = Mass Teleport
wc-power-wind-walk = Wind Walk
wc-power-far-sight = Far Sight
wc-power-endurance-aura = Endurance Aura
wc-power-unholy-aura = Unholy Aura
wc-power-dark-ritual = Dark Ritual
wc-power-death-and-decay = Death and Decay
wc-power-entangling-roots = Entangling Roots
wc-power-tranquility = Tranquility
wc-power-blink = Blink
wc-power-brilliance-text = Always: when you draw a card, you draw two and keep one; the other goes back into the deck.
wc-power-mass-teleport-text = Start of your Move Step: the hero and all units with it go to your Town, an Outpost or a unit of yours, if they all find room; that was their move.
wc-power-wind-walk-text = Start of your Move Step: in it the hero moves three spaces and no enemy stops it.
wc-power-far-sight-text = Start of your Move Step: turn up a creep or a resource token that lies face down, anywhere.
wc-power-endurance-aura-text = Always: the hero and the units that begin your Move Step with it move one space further.
wc-power-unholy-aura-text = Always: the hero moves three spaces.
wc-power-dark-ritual-text = Start of your Spend Step: give up one of your units in the hero’s space and draw two cards.
wc-power-death-and-decay-text = End of your Move Step: four dice for an enemy’s pieces in a space at most two away; each 1 or 2 takes one, but no hero and no builder.
wc-power-entangling-roots-text = Start of an opponent’s Move Step: their pieces in one space at most three away do not move in it.
wc-power-tranquility-text = End of a Move Step: all wounds of the hero go, and one unit that you lost in this step comes back beside it.
wc-power-blink-text = After your moves, before battles: the hero goes up to two spaces, past any enemy.
wc-lose-piece = Which of your pieces there do you lose?
wc-keep-card = Which of the two cards do you keep?
wc-teleported = { NOUN($seat, as: "Of") } hero and its companions vanish from { $start } and appear at { $to }.
wc-strides = { NOUN($seat, as: "Of") } pieces at { $space } move further this step.
wc-rooted = Roots hold { NOUN($seat, as: "of") } pieces at { $space }: they can’t move this step.

## What the other cards say

wc-text-fast = Start of your Move Step: your pieces in one space move two spaces further this turn, three at most.
wc-text-resources = Start of your Spend Step: take 2 gold or 2 wood.
wc-text-town-portal = After moves, yours or an opponent’s, before the battles: all your units of one space go to your Town or to a finished Outpost of yours.
wc-text-victory-point = Any time outside a battle: put it face up; it is worth a victory point for the rest of the game.
wc-text-call-to-arms = An enemy unit moves onto your workers: they fight like melee units.
wc-text-dispel-magic = A card was played in a battle: it does nothing.
wc-text-invisibility = Before casualties: one casualty less for a player of your choice.
wc-text-polymorph = Start of a round: one enemy unit does not attack in this round.
wc-text-devour = Start of a round: an enemy melee or ranged unit is out of the battle; it comes back only if its side wins.
wc-text-ensnare = Start of a melee phase: enemy flying units can be lost in melee until the battle ends.
wc-text-envenomed-spears = Before you roll: your misses of this phase are rolled once more.
wc-text-pillage = An enemy has just lost a unit: take what that unit costs from its owner.
wc-text-cripple = Start of an opponent’s Move Step: the enemies in one space move one space less this turn.
wc-text-curse = The enemies have rolled: a die for each of their hits; each 3 or less prevents a casualty.
wc-text-summon-building = You start a building: it needs no worker.
wc-text-web = Start of a melee phase: enemy flying units can be lost in melee until the battle ends.
wc-text-faerie-fire = Before you roll: 1 off each of your dice in this phase.
wc-text-marksmanship = Before the enemy removes a unit that you have hit: you choose which one.
wc-text-moon-glaive = You have rolled: one more attack for each hit.
wc-text-renew = Start of your Harvest Step: a depleted forest grows again.
wc-about-copies = { $number } in { NOUN($race, as: "whose") } deck
