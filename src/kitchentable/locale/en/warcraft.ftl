# Warcraft.

title-warcraft = Warcraft: The Board Game. Gather, build, and fight for points.

## Words

wc-kind-melee = melee unit
wc-kind-ranged = ranged unit
wc-kind-flying = flying unit
wc-kind-worker = worker
wc-building-melee = melee building
wc-building-ranged = ranged building
wc-building-flying = flying building
wc-building-worker = worker building
wc-phase-ranged = ranged phase
wc-phase-flying = flying phase
wc-phase-melee = melee phase
wc-type-melee = melee units
wc-type-ranged = ranged units
wc-type-flying = flying units
wc-gold = gold
wc-wood = wood

wc-space-town = Town
wc-space-forest = Forest
wc-space-goldmine = Goldmine
wc-space-mountain = mountains
wc-space-water = water
wc-space-objective = objective
wc-space-clear = clear ground
wc-space-outpost = Outpost
wc-space-outpost-unfinished = unfinished Outpost

wc-race-human = Humans
wc-race-orc = Orcs
wc-race-undead = Undead
wc-race-night-elf = Night Elves

wc-card-call-to-arms = Call to Arms
wc-card-dispel-magic = Dispel Magic
wc-card-invisibility = Invisibility
wc-card-polymorph = Polymorph
wc-card-devour = Devour
wc-card-ensnare = Ensnare
wc-card-envenomed-spears = Envenomed Spears
wc-card-pillage = Pillage
wc-card-faerie-fire = Faerie Fire
wc-card-marksmanship = Marksmanship
wc-card-moon-glaive = Moon Glaive
wc-card-renew = Renew
wc-card-cripple = Cripple
wc-card-curse = Curse
wc-card-summon-building = Summon Building
wc-card-web = Web
wc-card-fast = Fast
wc-card-resources = Resources
wc-card-town-portal = Town Portal
wc-card-victory-point = Victory Point

## Questions

wc-deal-race = A race is drawn for { $who }
wc-draw-first = The first player is drawn
wc-draw = { $who } draws a card
wc-roll = { $number ->
    [one] { $who } rolls a battle die
   *[other] { $who } rolls { $number } battle dice
}
wc-harvest-roll = { $who } rolls the resource die for a worker in { $space }

wc-move = What do you move?
wc-move-one = { $kind }: { $start } → { $to }
wc-move-done = Nothing more: moving is done

wc-which-battle = Which battle is fought next?
wc-battle-at = The battle in { $space }
wc-battle-against = The battle in { $space } against the { $race }
wc-join = Do your units in the flanks join the battle in { $space }?
wc-poison = Slow Poison: in which phase do you strike first?
wc-raise = Raise Dead: how many melee units come onto the battlefield? { $most } at most.
wc-number = { $number }
wc-remove = Which of your units is lost?
wc-unit = { $kind } in { $space }
wc-let-partner = Leave this one to my teammate

wc-deploy = What do you finish or deploy?
wc-deploy-place = Deploy a { $kind } in { $space }
wc-deploy-finish = Finish the { $kind }
wc-deploy-outpost = Finish the Outpost in { $space }
wc-deploy-done = Nothing more: leave the rest as it is

wc-spend = You have { $gold } gold and { $wood } wood. What do you spend it on?
wc-spend-train = Train a { $kind } ({ $cost })
wc-spend-build = Start a { $kind } ({ $cost }, a worker in the Town)
wc-spend-summon = Start a { $kind } with Summon Building ({ $cost }, no worker)
wc-spend-outpost = Start an Outpost in { $space } ({ $cost }): new pieces may come there too
wc-spend-upgrade = Upgrade the { $kind } ({ $cost }): { $tile }
wc-spend-victory = Put down a Victory Point
wc-spend-done = Nothing more: keep the rest
wc-way-train = training
wc-way-construct = constructing
wc-way-upgrade = upgrading

wc-give = { $gold ->
    [0] Give { $who } { $wood } wood
   *[other] Give { $who } { $gold } gold
}

## Cards

wc-window-move-start = { $hero ->
    [1] { $who } begins to move. Play a card or use an ability?
   *[other] { $who } begins to move. Play a card?
}
wc-window-invaded = Enemies have moved onto your workers. Play a card?
wc-window-move-end = { $hero ->
    [1] { $who } has moved. Play a card or use an ability before the battles?
   *[other] { $who } has moved. Play a card before the battles?
}
wc-window-round-start = { $hero ->
    [1] A battle round begins. Play a card or use an ability?
   *[other] A battle round begins. Play a card?
}
wc-window-melee-start = { $hero ->
    [1] The melee phase begins. Play a card or use an ability?
   *[other] The melee phase begins. Play a card?
}
wc-window-before-roll = Play a card before the dice are rolled?
wc-window-after-roll = The dice are rolled. Play a card before the casualties are counted?
wc-window-before-casualties = { $hero ->
    [1] Play a card or use an ability before the casualties are removed?
   *[other] Play a card before the casualties are removed?
}
wc-window-before-removal = Play a card before the next unit is removed?
wc-window-after-removal = A unit was removed. Play a card?
wc-window-response = A card was played. Answer it with one of yours?
wc-window-harvest-start = Your Harvest Step begins. Play a card?
wc-until-turn = at this point in this turn
wc-until-game = at this point in the whole game
wc-until-battle-moment = at this point in this battle
wc-until-battle = in this battle
wc-play = { $card }
wc-play-on = { $card }: { $on }
wc-portal-where = Not all units fit. Where do they go?
wc-portal-part = { $number } × { $kind } in { $space }
wc-portal-spread = { $parts }

## Refusals

wc-seats = Two to four play Warcraft, not { $given }.
wc-three = Three play with the Expansion Set, which has a board for them (expansion = true), or a scenario for three.
wc-no-such-board = There is no board “{ $name }” for so many players; there are { $known }.
wc-board-usual = the usual one
wc-board-two-lakes = with lakes, for two
wc-board-four-lakes = with lakes, for four
wc-no-such-race = There is no race “{ $race }”; there are { $known }.
wc-races = No race is played twice. Players: { $wanted }; for a player without a race, one is drawn.
wc-no-such-space = There is no space “{ $name }” on this board; there are { $known }.
wc-situation-seats = the position has { $players } players, the setup { $seats } seats
wc-situation-hex = “{ $space }” and “{ $other }” lie on the same hex
wc-situation-no-battle = this point is inside a battle, and the position has none
wc-situation-no-hero = this player has no living hero
wc-not-now = { $card } cannot be played at this moment.
wc-no-target = { $card } cannot be played on this.
wc-no-gift-now = Nothing is given while casualties are being removed.

wc-locked = The Town in { $space } is locked: no piece leaves it.
wc-nobody-there = You have no { $kind } in { $space }.
wc-moved-already = Every { $kind } in { $space } has moved already: once in a step is all.
wc-mountain = In { $space } there are mountains, which a { $kind } cannot enter; only flying units can.
wc-water = In { $space } there is water, which a { $kind } cannot cross; only flying units can.
wc-no-landing = In { $space } there is water: nobody can stay there. Fly across it to a space beyond, or not at all.
wc-too-far = { $most ->
    [0] Nobody gets to { $space } like this: a { $kind } cannot leave its space here.
    [one] It is too far to { $space }: a { $kind } gets one space from here.
   *[other] It is too far to { $space }: a { $kind } gets { $most } spaces from here.
}
wc-stopped = Enemies in { $space } stop this piece: it cannot go on.
wc-no-escort = There are enemies in { $space }: a worker goes there only if a unit of yours is there already.
wc-too-many = That is too many in { $space }: at most { $most } units and { $most } workers of a side may be there.
wc-no-room-for-worker = The worker of this building finds no room in your Town, { $space }, so the building has to wait.
wc-no-deployment = Nothing is deployed in { $space }: only in your Town and at finished Outposts of yours.

wc-one-way = In this step you have chosen { $chosen }; it is one of training, constructing and upgrading, not two.
wc-too-dear = { $wood ->
    [0] This costs { $gold } gold, which you do not have.
   *[other] This costs { $gold } gold and { $wood } wood, which you do not have.
}
wc-no-building = You have no finished { $kind }.
wc-buildings-busy = Every { $kind } of yours is in use: each trains one at a time.
wc-no-marker = You have no { $kind } left in your reserves.
wc-no-tile = You have no tile left for a { $kind }.
wc-no-worker = No worker of yours stands free in { $space }.
wc-no-outpost = You have no Outpost left: there are only { $most }.
wc-outposts-here = Both your Outposts are in { $space }: one can be given up only for another space.
wc-last-tile = Your { $kind } are at their last level already.
wc-upgraded-already = Your { $kind } were upgraded in this step already; once is all.
wc-needs = { $number ->
    [one] This upgrade needs a finished { $building }; you have none.
   *[other] This upgrade needs { $number } × finished { $building }; you have { $have }.
}

## What happens: setting up and the turn

wc-race-taken = { $seat } plays the { $race }, with the Town in { $town }.
wc-first-player = { $seat } is the first player.
wc-turn-began = Turn { $turn } begins, with { $seat } first.
wc-starting-pieces = { $seat } starts with { $melee } melee units, { $workers } workers, { $gold } gold and { $wood } wood.
wc-card-drawn = { $seat } draws a card.
wc-card-drawn-open = { $seat } draws a card: { $card }.
wc-deck-renewed = { $seat } makes a new deck from the discard pile.
wc-no-card-left = { $seat } has no card left to draw.

## What happens: cards

wc-card-played = { $seat } plays { $card }.
wc-card-cancelled = { $by } cancels { $card } of { $seat }: it has no effect.
wc-hastened = The pieces of { $seat } in { $space } move further this turn: 2 spaces more, 3 at most.
wc-slowed = { $seat } slows the enemies in { $space }: 1 space less this turn.
wc-called-to-arms = { $workers ->
    [one] { $seat } calls a worker in { $space } to arms.
   *[other] { $seat } calls { $workers } workers in { $space } to arms.
}
wc-ported = { $seat } takes { $number } × { $kind } through the portal from { $start } to { $to }.
wc-polymorphed = A { $kind } of { $seat } in { $space } is a sheep and does not attack this round.
wc-devoured = A { $kind } of { $seat } in { $space } is devoured and out of the battle until it ends.
wc-netted = The flying units of { $seats } are netted: for the rest of the battle melee attacks can hit them.
wc-prevented = { $number ->
    [0] No casualty on the side of { $seats } is prevented.
    [one] One casualty on the side of { $seats } is prevented.
   *[other] { $number } casualties on the side of { $seats } are prevented.
}
wc-pillaged = { $by } pillages { $gold } gold and { $wood } wood from { $seat }.
wc-renewed = The Forest in { $space } has grown again.
wc-took-resources = { $gold ->
    [0] { $seat } takes { $wood } wood.
   *[other] { $seat } takes { $gold } gold.
}
wc-victory-point-shown = { $number ->
    [one] { $seat } puts down a Victory Point.
   *[other] { $seat } puts down a Victory Point; that makes { $number }.
}

## What happens: moving

wc-moved = { $seat } moves a { $kind } from { $start } to { $to }.
wc-move-step-over = The Move Step of { $seat } is over.
wc-workers-destroyed = { $number ->
    [one] { $seat } loses a worker among the enemies in { $space }.
   *[other] { $seat } loses { $number } workers among the enemies in { $space }.
}
wc-outpost-destroyed = The Outpost of { $seat } in { $space } is destroyed.
wc-town-locked = The Town of { $seat } is locked: until its battle is over nobody leaves it.
wc-town-free = The Town of { $seat } is no longer locked.
wc-town-marked = The Town of { $seat } is captured for the first time; the second time is the end.
wc-eliminated = { $seat } is out of the game.

## What happens: battle

wc-battle-began = Battle in { $space }! Attacking: { $seats }. Defending: { $others }.
wc-battle-off = There is no battle in { $space } after all.
wc-stayed-out = { $seat } stays out of this battle.
wc-round-began = Battle round { $round } begins.
wc-phase-began = Now the { $kind } begins.
wc-strikes-first = { $seat } strikes first in the { $kind }.
wc-attacked = { $hits ->
    [0] { $seat } rolls { $faces } in the { $kind } (Strength { $strength }): no hit.
    [one] { $seat } rolls { $faces } in the { $kind } (Strength { $strength }): one hit.
   *[other] { $seat } rolls { $faces } in the { $kind } (Strength { $strength }): { $hits } hits.
}
wc-rolled-again = { $seat } rolls the misses again: { $faces }.
wc-extra-attacks = { $hits ->
    [0] { $seat } rolls { $faces } in extra attacks: no hit.
    [one] { $seat } rolls { $faces } in extra attacks: one hit.
   *[other] { $seat } rolls { $faces } in extra attacks: { $hits } hits.
}
wc-raised = { $number ->
    [one] { $seat } raises a melee unit from the dead.
   *[other] { $seat } raises { $number } melee units from the dead.
}
wc-returned-to-reserve = { $number ->
    [one] One raised unit too many: { $seat } takes it back.
   *[other] { $number } raised units too many: { $seat } takes them back.
}
wc-casualties-counted = { $number ->
    [0] No casualties on the side of { $seats }.
    [one] One casualty on the side of { $seats }.
   *[other] { $number } casualties on the side of { $seats }.
}
wc-removed = { $seat } loses a { $kind } in { $space }.
wc-casualties-ignored = { $number ->
    [one] Nobody on the side of { $seats } can take the last casualty: it is ignored.
   *[other] Nobody on the side of { $seats } can take the last { $number } casualties: they are ignored.
}
wc-battle-won = The battle in { $space } is won by { $seats }.
wc-nobody-won = Nobody wins the battle in { $space }.
wc-unit-returned = { $seat } gets a devoured { $kind } back in { $space }.

## What happens: harvest, deploy, spend

wc-gold-harvested = { $seat } harvests { $number } gold in { $space }.
wc-wood-harvested = { $seat } harvests { $number } wood in { $space }.
wc-partly-depleted = The space { $space } is partly depleted.
wc-depleted = The space { $space } is completely depleted: there is nothing left to harvest.
wc-deployed = { $seat } deploys a { $kind } in { $space }.
wc-building-finished = { $seat } finishes a { $kind }.
wc-outpost-finished = { $seat } finishes the Outpost in { $space }.
wc-trained = { $wood ->
    [0] { $seat } trains a { $kind } for { $gold } gold.
   *[other] { $seat } trains a { $kind } for { $gold } gold and { $wood } wood.
}
wc-building-begun = { $seat } starts a { $kind } for { $gold } gold and { $wood } wood.
wc-outpost-begun = { $seat } starts an Outpost in { $space } for { $gold } gold and { $wood } wood.
wc-upgraded = { $seat } upgrades the { $kind } to level { $level }: { $tile }.
wc-scored = { $points ->
    [one] { $seat } has one victory point of { $target }.
   *[other] { $seat } has { $points } victory points of { $target }.
}
wc-gave = { $gold ->
    [0] { $seat } gives { $to_seat } { $wood } wood.
   *[other] { $seat } gives { $to_seat } { $gold } gold.
}
wc-won = The victory goes to { $who }.
wc-won-limit = Turn { $turn } was the last. Most victory points: { $who }.

## The board as text

wc-line = { $text }
wc-picture-turn = Turn { $turn }, { $step } of { $who }; { $target } victory points win.
wc-picture-legend = T Town, ♣ Forest, $ Goldmine, ▲ mountains, ≈ water, · clear, ★ objective with its points; ! partly and !! completely depleted; m melee, r ranged, f flying, w workers, ⌂ Outpost, (⌂) unfinished Outpost.
wc-picture-legend-more = With the Expansion Set: h hero, c summoned creatures; ? a creep that nobody has seen, 4d3 one with 4 dice of Strength 3; behind ♣ and $ what is left there, ? if nobody knows.
wc-picture-player = { $who }, { $race } ({ $letter }): points { $points }, gold { $gold }, wood { $wood }, buildings m/r/f { $buildings }, cards { $cards }
wc-picture-hand = Hand: { $cards }
wc-picture-out = { $who }, { $race }: out of the game

## Content

warcraft-die = the resource die has six faces from 0 to 3, not { $faces }
warcraft-piece-sides = board piece { $piece } has { $spaces } spaces, but not as many contents on each side
warcraft-strength = { $race }, { $kind }, level { $level }: a Strength goes from 1 to 6, not { $strength }
warcraft-ability = { $race }, { $kind }, level { $level }: there is no ability “{ $ability }”
warcraft-needs = { $race }, { $kind }, level { $level }: every tile but the last needs buildings to be upgraded, and the last needs none
warcraft-building = { $race }, { $kind }, level { $level }: there is no building “{ $building }”; there are melee, ranged and flying
warcraft-cost = { $race }: it is missing what this costs: { $kind }
warcraft-card = { $race }: there is no card “{ $card }”
warcraft-power = No tile of { $race } has its own ability, { $power }
wc-seating = Human and Night Elf are one team, Orc and Undead the other, and the teams sit alternately.
wc-cost = { $gold } gold, { $wood } wood
wc-tile = Strength { $strength }
wc-tile-ability = Strength { $strength }, { $ability }
wc-tile-last = { $tile }, and a victory point
wc-ability-area-attack = Area Attack
wc-ability-heal = Heal
wc-ability-slow-poison = Slow Poison
wc-ability-bloodlust = Bloodlust
wc-ability-raise-dead = Raise Dead
wc-play-spare = { $card }: one casualty less for { $who }
wc-worker-busy = A worker is in training already: the mat trains one at a time.
wc-step-move = Move Step
wc-step-harvest = Harvest Step
wc-step-deploy = Deploy Step
wc-step-spend = Spend Step
wc-picture-coming =   to come: { $what }
wc-picture-some = { $number } × { $what }
wc-picture-tiles =   units: { $what }
wc-picture-tile = { $kind }: { $tile }
wc-picture-card = { $card } [{ $rule }]
wc-picture-battle = Battle in { $space }, round { $round }:
wc-picture-attacks =   { $who } attacks with { $what }
wc-picture-defends =   { $who } defends with { $what }
warcraft-no-piece = The layout { $layout } uses piece { $piece }, which there is not; there are { $known }
warcraft-layout-towns = The layout { $layout } is for { $seats } players and has { $towns ->
    [0] no Town
    [one] one Town
   *[other] { $towns } Towns
}: each player needs one
warcraft-overlap = In the layout { $layout } piece { $piece } lies on top of another
warcraft-space = Piece { $piece } shows “{ $what }”; a space is town, forest, goldmine, mountain, water, clear, or objective with its points
warcraft-cost-kind = { $race } has a cost for “{ $kind }”; costs are for melee, ranged, flying and worker
warcraft-negative = { $race }: { $what } cannot be less than 0
wc-odds = { $where }: you { $mine } %, they { $theirs } %; on average you lose { $lost } units and they { $taken }
wc-odds-about = { $line } (played, ± { $error } %)
wc-odds-entering = { $kind } into { $space }, without cards
wc-odds-battle = This battle, without cards
wc-odds-form = “{ $given }” is not two armies; write each as in "2 melee 3, 1 ranged 2 heal, 1 melee 4 hero 3": number, melee, ranged or flying, Strength 1 to 6; then hero with the Life it has left, creature or creep with the dice of each, if it is one; then an ability and flank if it stands there.
wc-tenths = { $whole }.{ $part }

wc-why-attack = The chance to win the battle in { $space } is { $mine } %, to lose it { $theirs } %, without cards.
wc-why-hunt = Whatever lies face down in { $space } should be beatable.
wc-why-march = The army heads for { $space }.
wc-why-work = There is something to harvest towards { $space }.
wc-why-stay = Everything else stands where it should.
wc-why-train = More pieces are worth most now.
wc-why-build = More buildings will pay off.
wc-why-summon = A building without a worker saves a harvest.
wc-why-outpost = New units should not have so far to go.
wc-why-upgrade = Better units are worth most now.
wc-why-victory = The point is needed now.
wc-why-save = Nothing else is worth its price.
wc-why-card = The card helps most here.
wc-why-power = The hero’s ability helps most here.
wc-why-keep = The card is kept for a better moment.
wc-why-remove = This unit is missed least.
wc-gave-up = { $seat } gives up.
wc-resign = Give up: the other side wins
wc-won-resigned = { $who } wins: the other side has given up.
