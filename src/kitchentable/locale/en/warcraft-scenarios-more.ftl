# Warcraft: The Altar of Flame, Skull of Storms, Dragon Rise, Battle of the Elements, Orcs for Sale,
# Gold Rush, The Plague of the Scourge.
wc-scenario-altar-of-flame = The Altar of Flame
wc-story-altar-of-flame = Deep in the border country an old altar has begun to burn again. Its servants, they say, can turn the hearts of their enemies.
wc-task-altar-of-flame = Have three units on the altar at the end of a turn, or take the other Town. At the start of your Move Step a unit on the altar lets you try to take over an enemy unit.
wc-scenario-skull-of-storms = Skull of Storms
wc-story-skull-of-storms = On a hill between the lines stands a shrine of bones, and over it the clouds never part. Its lightning strikes wherever its master points.
wc-task-skull-of-storms = Have 13 victory points at the end of a turn, or take the other Town. In your Harvest Step, units at the shrine may call lightning.
wc-scenario-dragon-rise = Dragon Rise
wc-story-dragon-rise = A dragon sleeps in her lair, far away from her young. If the two find each other she will wake, and she will not forget who brought them together.
wc-task-dragon-rise = Orcs and Undead bring the hatchling to the dragon. Humans and Night Elves kill one of the two beasts before that. A side that takes an enemy Town wins as well.
wc-scenario-battle-of-the-elements = Battle of the Elements
wc-story-battle-of-the-elements = Water, earth, air and fire lie open in the land, guarded by what they have drawn to themselves. Nobody has a friend here.
wc-task-battle-of-the-elements = Have three of the four elements with your units at the end of a turn, or see the player on your left lose their Town. Units that stay with an element gain its power.
wc-scenario-orcs-for-sale = Orcs for Sale
wc-story-orcs-for-sale = A horde without a chieftain camps at the crossroads and fights for gold. It goes as quickly as it came if nobody keeps an eye on it.
wc-task-orcs-for-sale = Have 12 victory points at the end of your turn, or be the last in the game. On an objective of two points you may hire mercenaries.
wc-scenario-gold-rush = Gold Rush
wc-story-gold-rush = A ridge divides the valley, and there is gold on both sides of it. Two passes lead across, and everyone knows who will be standing there tomorrow.
wc-task-gold-rush = Have 12 victory points at the end of your turn, or take the other Town.
wc-scenario-plague-of-the-scourge = The Plague of the Scourge
wc-story-plague-of-the-scourge = A sickness goes round that no healer knows. Three traders sell parts of the cure, dear enough, and none of them sells two.
wc-task-plague-of-the-scourge = Buy your card in all three shops and have 9 victory points when a step ends, or be the last in the game.
wc-altar = The altar burns for you. Which enemy unit do you try to take over?
wc-altar-none = None
wc-altar-hero = You can’t take over a hero.
wc-altar-unit = You can’t take over { NOUN($kind, as: "a") }, only melee, ranged and flying units.
wc-taken-over = { $seat } takes over { NOUN($to_seat, as: "whose") } { $kind } at { $space }.
wc-not-taken-over = { $seat } fails to take over { NOUN($kind, as: "the") } at { $space }.
wc-altar-held = { $seat } has { $number ->
        [one] one unit
       *[other] { $number } units
    } on the altar at { $space }.
wc-lightning = The shrine gives you { $number ->
        [one] one lightning die
       *[other] { $number } lightning dice
    }. Which space do you strike?
wc-lightning-at = Strike { $space }
wc-lightning-none = Call no lightning
wc-lightning-town = You can’t strike a Town with lightning.
wc-lightning-nobody = Your opponent has no units at { $space }.
wc-lightning-struck = { $seat } calls lightning down on { $space } and rolls { $faces }: { $number ->
        [0] no casualties
        [one] one casualty
       *[other] { $number } casualties
    }.
wc-beasts-placed = The hatchling is at { $space }, the dragon at { $to }.
wc-beast-followed = The hatchling follows { $seat } from { $start } to { $to }.
wc-beast-spared = The beast at { $space } leaves { $seat } in peace.
wc-elements-guarded = Two creeps lie face down at each element: { LIST($spaces, by: "and") }.
wc-element-serves = { NOUN($seat, as: "Of") } units that stayed at { $space } have { $ability } until the turn ends.
wc-elements-held = { $seat } holds { $number ->
        [0] no elements
        [one] one element
       *[other] { $number } elements
    }.
wc-neighbour-fell = { $to_seat }, on { NOUN($seat, as: "of") } left, has fallen.
wc-mercenaries-ready = Fully upgraded Orc mercenaries are for hire: { $melee } melee, { $ranged } ranged and { $flying } flying.
wc-hired = { $seat } hires { NOUN($kind, as: "a") } for { $gold } gold.
wc-bribed = { $seat } bribes { NOUN($to_seat, as: "whose") } { $kind } at { $space } away for { $gold } gold.
wc-disbanded = { $number ->
        [one] { NOUN($seat, as: "Whose") } { $kind } leaves
       *[other] { $number } of { NOUN($seat, as: "whose") } { NOUN($kind, as: "many") } leave
    } { $space }: no regular unit is there.
wc-spend-hire = Hire { NOUN($kind, as: "a") } ({ $cost })
wc-spend-bribe = Bribe { NOUN($kind, as: "the") } at { $space } away ({ $cost })
wc-way-hire = hiring
wc-no-market = You need a unit or a worker on an objective of { $points } points to hire.
wc-no-mercenary = There is no { $kind } left, neither in the reserves nor on the board.
wc-only-bribes = There is no { $kind } left in the reserves: bribe one away.
wc-shops-stocked = The shops at { LIST($spaces, by: "and") } have a Victory Point card for every player.
wc-card-bought = { $seat } buys a Victory Point card in the shop at { $space } and has { $number ->
        [one] one
       *[other] { $number }
    } of three.
wc-spend-remedy = Buy your Victory Point card from { NOUN($token, as: "the") } ({ $cost })
wc-remedy-sold = You have already bought your card from { NOUN($token, as: "the") }.
wc-remedy-far = You need a unit at { $space } to buy from { NOUN($token, as: "the") }.
wc-cured = { $seat } ends the step with all three cards and { $points } victory points.
wc-picture-mercenaries = Mercenaries for hire: { $melee } melee, { $ranged } ranged, { $flying } flying. On the board they are M, R and F behind the letter of the player they serve.
wc-picture-remedies = { $who } has bought from { NOUN($tokens, as: "the") }
