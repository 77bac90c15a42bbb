# Why an answer is refused in Warcraft, and when cards are played.

wc-not-in-hand = You don’t have { $card } in your hand.
wc-other-window = You play { $card } { $when }, not now.
wc-when-turn-start = at the start of a turn
wc-when-turn-end = at the end of a turn
wc-when-move-start = at the start of a Move Step
wc-when-invaded = when an enemy unit moves onto your workers
wc-when-move-end = after movement, before any battle
wc-when-move-over = at the end of a Move Step, after its battles
wc-when-round-start = at the start of a battle round
wc-when-ranged-start = at the start of a ranged phase
wc-when-flying-start = at the start of a flying phase
wc-when-melee-start = at the start of a melee phase
wc-when-before-roll = in a battle, before the dice are rolled
wc-when-after-roll = in a battle, right after the dice are rolled
wc-when-before-casualties = in a battle, before the first casualty is removed
wc-when-before-removal = in a battle, before a casualty is removed
wc-when-after-removal = in a battle, right after a casualty is removed
wc-when-battle-end = at the end of a battle
wc-when-response = in response to a card in a battle
wc-when-power-response = in response to a hero’s ability in a battle
wc-when-wound-response = when a hero is about to be wounded
wc-when-death-response = when a hero is about to die
wc-when-harvest-start = at the start of your Harvest Step
wc-when-spend-start = at the start of your Spend Step
wc-when-construct = when you start a building in your Spend Step
wc-when-any-time = at any time outside of battles
wc-no-target-now = There is nothing to play { $card } on now.
wc-own-step = You play { $card } only in your own { $step }.
wc-enemy-step = You play { $card } only in an opponent’s { $step }.
wc-fast-nobody = You have no pieces at { $space } to play { $card } on.
wc-fast-late = You play { $card } at the start of your Move Step, before any piece moves.
wc-resources-late = You play { $card } at the start of your Spend Step, before you buy anything.
wc-not-quiet = You can’t play { $card } during a battle or in the middle of a step.
wc-sheep-already = { NOUN($kind, as: "The") } at { $space } is already a sheep: choose another unit.
wc-devour-flying = Devour can’t take flying units: choose a melee or ranged unit.
wc-renew-fresh = The Forest at { $space } is not depleted.
wc-renew-forest = There is no Forest at { $space }.
wc-portal-nobody = You have no unit at { $space } for the portal.
wc-portal-goal = The portal leads to your Town or your finished Outposts, not to { $space }.
wc-portal-full = There isn’t room for all units at { $space } and beside it.
wc-portal-all = Send each of your units from { $space } through the portal once.
wc-portal-beside = Send units that don’t fit at { $to } to a space beside it; { $space } is not.
wc-portal-ground = { NOUN($kind, as: "A") } can’t stand at { $space }.
wc-portal-fill = Fill { $space } first; a space holds at most { $most } units.
wc-not-beside = The space { $space } is not next to { $other }.
wc-same-space = The pieces are already at { $space }.
wc-power-no-hero = You have no hero to use { $power }.
wc-power-dead = Your { $hero } is dead and can’t use { $power }.
wc-power-unknown = { NOUN($hero, as: "The") } doesn’t have the ability { $power }.
wc-power-later = { NOUN($hero, as: "The") } gets { $power } only at a higher level.
wc-power-always = { $power } is always active; you don’t have to use it.
wc-power-asleep = Your hero sleeps this round and can’t use { $power }.
wc-power-target = You can’t use { $power } on that.
wc-mana-short = Those cards show only { $have } mana; you need { $mana }.
wc-mana-idle = You don’t need { $card }: the mana is already paid.
wc-not-drawn = { $card } is not one of the two cards.
wc-not-mortal = You can’t lose a hero or a builder here: choose another piece.
wc-none-there = You have no { $kind } there.
wc-none-lost = You haven’t lost { NOUN($kind, as: "a") }.
wc-back-no-room = The hero’s space has no room for { NOUN($kind, as: "a") }, or your reserves have none.
wc-raise-ones = { $ones ->
    [one] You rolled a single 1, so only one unit can rise.
   *[other] You rolled { $ones } ones, so at most { $ones } units can rise.
}
wc-raise-reserve = { $reserve ->
    [one] You have only one melee unit in your reserves.
   *[other] You have only { $reserve } melee units in your reserves.
}
wc-phase-chosen = You have already chosen { NOUN($kind, as: "the") }.
wc-hero-race = { NOUN($hero, as: "The") } is a hero of { NOUN($race, as: "the") }: choose one of your own race.
wc-hero-elsewhere = Your hero starts with your units, and you have none at { $space }.
wc-no-outpost-there = You have no Outpost at { $space }.
wc-no-partner = No teammate in this battle can take the casualty.
wc-worker-no-casualty = Workers don’t fight and are never casualties: choose a unit.
wc-not-in-battle = This side has no { $kind } fighting at { $space }.
wc-too-far-from-battle = The space { $space } is neither the battlefield nor a flank.
wc-stays-out = The units at { $space } stay out of this battle.
wc-devoured-already = Every { $kind } at { $space } is devoured: choose another unit.
wc-flyer-safe = You can’t lose a flying unit in the melee phase: choose another unit.
wc-kept-safe = A hero’s ability protects this unit: choose another.
wc-lightning-elsewhere = The lightning strikes only { $space }: choose a unit there.
wc-altar-nobody = Your enemies have no { $kind } at { $space }.
wc-no-battle-yours = You have no unit at { $space }, so there is no battle.
wc-no-battle-friend = { NOUN($who, as: "The") } { NOUN($who, ask: "number") ->
        [many] are
       *[one] is
    } not your enemy.
wc-no-battle-theirs = { NOUN($who, as: "The") } { NOUN($who, ask: "number") ->
        [many] have
       *[one] has
    } no unit at { $space }, so there is no battle.
wc-creep-later = At { $space }, fight the enemy player first, then the creep.
wc-battle-other = The battle at { $space } is against another player of that side.
wc-carried-already = { NOUN($token, as: "The") } has already been carried this step.
wc-token-elsewhere = { NOUN($token, as: "The") } is not at { $space }.
wc-one-token = A unit can carry only one token.
wc-token-once = You can’t carry the same token twice.
wc-back-farther = There is a nearer place to return to than { $space }.
wc-back-no-home = Units return only to your Town or an Outpost of yours, not to { $space }.
wc-no-card-gift = You can’t give cards away.
wc-gift-mate = You can give things only to a teammate.
wc-gift-stock = You have only { $gold } gold and { $wood } wood to give.
wc-gift-one = Give gold or wood, from 1 to { $most }; for both, give twice.
wc-no-resigning = You can resign only when two sides are left.
wc-not-begun = The game has not begun yet.
wc-with-hero = Summoned creatures move only with their hero.
wc-behind-mountain = The mountains at { $at } block this piece’s way.
wc-behind-water = The water at { $at } blocks this piece’s way.
wc-no-walking = Only the Night Elves’ Tree and Outposts can walk, with their racial ability.
wc-no-tree-there = Your Tree is not at { $space }.
wc-walks-finished = The Outpost at { $space } is not finished and can’t walk.
wc-walked-already = It has already walked this step.
wc-one-step = It walks one space at a time, and { $space } is not next to it.
wc-none-waiting = You have no { $kind } waiting to be deployed.
wc-no-site = You have no { $kind } under construction.
wc-no-outpost-site = You have no Outpost under construction at { $space }.
wc-not-trained = You can’t train { NOUN($kind, as: "a") }.
wc-no-such-building = There is no building for { NOUN($kind, as: "a") }.
wc-summon-outpost = { $card } starts a building in your Town, not an Outpost.
wc-outpost-ground = You can’t build an Outpost on { NOUN($ground, as: "the") } at { $space }.
wc-no-upgrades = You can upgrade only melee, ranged and flying units.
wc-when-phase-start = at the start of a phase
