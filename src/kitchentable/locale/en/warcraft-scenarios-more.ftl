# Warcraft: The Altar of Flame, Skull of Storms, Dragon Rise, Battle of the Elements, Orcs for Sale,
# Gold Rush, The Plague of the Scourge.
wc-scenario-altar-of-flame = The Altar of Flame
wc-story-altar-of-flame = Deep in the border country an old altar has begun to burn again. Whoever serves it, they say, can turn the hearts of his enemies.
wc-task-altar-of-flame = Have three units on the altar at the end of a turn, or take the other Town. At the start of your Move Step a unit on the altar lets you try to take over an enemy unit.
wc-scenario-skull-of-storms = Skull of Storms
wc-story-skull-of-storms = On a hill between the lines stands a shrine of bones, and over it the clouds never part. Its lightning strikes wherever its master points.
wc-task-skull-of-storms = Have 13 victory points at the end of a turn, or take the other Town. In your Harvest Step, units at the shrine may call lightning.
wc-scenario-dragon-rise = Dragon Rise
wc-story-dragon-rise = A dragon sleeps in her lair, far away from her young. If the two find each other she will wake, and she will not forget who brought them together.
wc-task-dragon-rise = Orcs and Undead bring the hatchling to the dragon. Humans and Night Elves kill one of the two beasts before that. Whichever side takes an enemy Town has won as well.
wc-scenario-battle-of-the-elements = Battle of the Elements
wc-story-battle-of-the-elements = Water, earth, air and fire lie open in the land, guarded by what they have drawn to themselves. Nobody is anybody's friend here.
wc-task-battle-of-the-elements = Have three of the four elements with your units at the end of a turn, or see the player at your left lose his Town. Units that stay with an element gain its power.
wc-scenario-orcs-for-sale = Orcs for Sale
wc-story-orcs-for-sale = A horde without a chieftain camps at the crossroads and fights for whoever pays. It goes as quickly as it came if nobody keeps an eye on it.
wc-task-orcs-for-sale = Have 12 victory points at the end of your turn, or be the last in the game. On an objective of two points you may hire mercenaries.
wc-scenario-gold-rush = Gold Rush
wc-story-gold-rush = A ridge divides the valley, and there is gold on both sides of it. Two passes lead across, and everybody knows who will be standing there tomorrow.
wc-task-gold-rush = Have 12 victory points at the end of your turn, or take the other Town.
wc-scenario-plague-of-the-scourge = The Plague of the Scourge
wc-story-plague-of-the-scourge = A sickness goes round that no healer knows. Three traders sell parts of the cure, dear enough, and none of them sells two.
wc-task-plague-of-the-scourge = Buy your card in all three shops and have 9 victory points when a step ends, or be the last in the game.
wc-token-altar = the altar
wc-token-shrine = the shrine
wc-token-hatchling = the hatchling
wc-token-water = Water
wc-token-earth = Earth
wc-token-air = Air
wc-token-fire = Fire
wc-token-melee-shop = the weaponsmith
wc-token-ranged-shop = the fletcher
wc-token-flying-shop = the falconer
wc-altar = The altar burns for you. Which enemy unit do you try to take over?
wc-altar-none = None
wc-altar-hero = A hero cannot be taken over.
wc-altar-unit = Only melee, ranged and flying units can be taken over; this is: { $kind }.
wc-taken-over = { $seat } takes over a { $kind } of { $to_seat } in { $space }.
wc-not-taken-over = { $seat } fails to take over the { $kind } in { $space }.
wc-altar-held = { $number ->
        [one] { $seat } has one unit on the altar in { $space }.
       *[other] { $seat } has { $number } units on the altar in { $space }.
    }
wc-lightning = { $number ->
        [one] The shrine gives you one die of lightning. Which space is struck?
       *[other] The shrine gives you { $number } dice of lightning. Which space is struck?
    }
wc-lightning-at = Strike { $space }
wc-lightning-none = No lightning now
wc-lightning-town = A Town cannot be struck by lightning.
wc-lightning-nobody = There are no units of your opponent in { $space }.
wc-lightning-struck = { $seat } calls lightning down on { $space }: { $faces }. Casualties: { $number }.
wc-creep-hatchling = Hatchling
wc-creep-dragon = Dragon
wc-beasts-placed = The hatchling is in { $space }, the dragon in { $to }.
wc-beast-followed = The hatchling goes with { $seat } from { $start } to { $to }.
wc-beast-spared = The beast in { $space } lets { $seat } be.
wc-elements-guarded = Two creeps lie face down with each element: { $spaces }.
wc-element-serves = The units of { $seat } that stayed in { $space } have { $ability } until the end of the turn.
wc-elements-held = { $seat } holds elements: { $number }.
wc-neighbour-fell = The player at the left of { $seat } has fallen: { $to_seat }.
wc-kind-orc-melee = Orc melee mercenary
wc-kind-orc-ranged = Orc ranged mercenary
wc-kind-orc-flying = Orc flying mercenary
wc-mercenaries-ready = Orc mercenaries for hire, fully upgraded: { $melee } melee, { $ranged } ranged, { $flying } flying.
wc-hired = { $seat } hires an { $kind } for { $gold } gold.
wc-bribed = { $seat } bribes the { $kind } of { $to_seat } in { $space } away for { $gold } gold.
wc-disbanded = { $number ->
        [one] The { $kind } of { $seat } in { $space } goes: no regular unit is with him.
       *[other] { $number } mercenaries of { $seat } in { $space } go ({ $kind }): no regular unit is with them.
    }
wc-spend-hire = Hire an { $kind } ({ $cost })
wc-spend-bribe = Bribe the { $kind } in { $space } away ({ $cost })
wc-way-hire = hiring
wc-no-market = Mercenaries are hired on an objective of { $points } points; you have neither a unit nor a worker on one.
wc-no-mercenary = Nobody of this kind is left, neither in the reserve nor on the board: { $kind }.
wc-only-bribes = None is left in the reserve; one who serves somebody has to be bribed away: { $kind }.
wc-shops-stocked = In each shop lies a Victory Point card for every player: { $spaces }.
wc-card-bought = { $seat } buys a Victory Point card in the shop in { $space }; cards so far: { $number }.
wc-spend-remedy = Buy your Victory Point card from { $token } ({ $cost })
wc-remedy-sold = You have bought your card from { $token } already; there is no second one.
wc-remedy-far = To buy from { $token } you need a unit in { $space }.
wc-cured = { $seat } has all three cards and { $points } victory points at the end of the step.
wc-picture-mercenaries = Mercenaries for hire: { $melee } melee, { $ranged } ranged, { $flying } flying. On the board they are M, R and F behind the letter of whom they serve.
wc-picture-remedies = { $who } has bought from: { $tokens }
