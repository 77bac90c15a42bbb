# Warcraft.

title-warcraft = Warcraft: The Board Game. Gather, build, and fight for points.

## Words

wc-gold = gold
wc-wood = wood



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
wc-roll = { NOUN($who, as: "The") } { NOUN($who, ask: "number") ->
        [many] roll
       *[one] rolls
    } { $number ->
        [one] a battle die
       *[other] { $number } battle dice
    }
wc-harvest-roll = { $who } rolls the resource die for a worker at { $space }

wc-move = What do you move?
wc-move-one = { NOUN($kind, as: "One") }: { $start } → { $to }
wc-move-done = Finish moving

wc-which-battle = Which battle do you fight next?
wc-battle-at = The battle at { $space }
wc-battle-against = The battle at { $space } against { NOUN($race, as: "the") }
wc-join = Do your units on the flanks join the battle at { $space }?
wc-poison = Slow Poison: in which phase do you strike first?
wc-in-phase = In { NOUN($kind, as: "the") }
wc-raise = Raise Dead: how many melee units rise on the battlefield? ({ $most } at most)
wc-number = { $number }
wc-remove = Which of your units do you lose?
wc-unit = { NOUN($kind, as: "One") } at { $space }
wc-let-partner = Leave this casualty to your teammate

wc-deploy = What do you finish or deploy?
wc-deploy-place = Deploy { NOUN($kind, as: "a") } at { $space }
wc-deploy-finish = Finish { NOUN($kind, as: "the") }
wc-deploy-outpost = Finish the Outpost at { $space }
wc-deploy-done = Finish deploying

wc-spend = You have { $gold } gold and { $wood } wood. What do you spend it on?
wc-spend-train = Train { NOUN($kind, as: "a") } ({ $cost })
wc-spend-build = Start { NOUN($kind, as: "a") } ({ $cost }, a worker in the Town)
wc-spend-summon = Start { NOUN($kind, as: "a") } with Summon Building ({ $cost }, no worker)
wc-spend-outpost = Start an Outpost at { $space }, where new pieces can arrive ({ $cost })
wc-spend-upgrade = Upgrade your { $kind } ({ $cost }): { $tile }
wc-spend-victory = Show a Victory Point
wc-spend-done = Finish spending
wc-way-train = training
wc-way-construct = constructing
wc-way-upgrade = upgrading

wc-give = Give { $gold ->
        [0] { $wood } wood
       *[other] { $gold } gold
    } to { $who }

## Cards

wc-window-move-start = { $hero ->
    [1] { $who } begins to move. Play a card or use an ability?
   *[other] { $who } begins to move. Play a card?
}
wc-window-invaded = An enemy has moved onto your workers. Play a card?
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
wc-window-response = A card was played. Respond with one of yours?
wc-window-harvest-start = Your Harvest Step begins. Play a card?
wc-until-turn = at this point in this turn
wc-until-game = at this point for the rest of the game
wc-until-battle-moment = at this point in this battle
wc-until-battle = in this battle
wc-play = Play { $card }
wc-target = { NOUN($seat, ask: "number") ->
        [many] { NOUN($kind, as: "the") }
       *[one] { NOUN($seat, as: "of") } { $kind }
    } at { $space }
wc-target-kind = { NOUN($seat, ask: "number") ->
    [many] { NOUN($kind, as: "the") }
   *[one] { NOUN($seat, as: "of") } { NOUN($kind, as: "many") }
}
wc-target-place = { NOUN($seat, ask: "number") ->
        [many] { NOUN($seat, as: "the") }
       *[one] { NOUN($seat, as: "of") } pieces
    } at { $space }
wc-play-on = Play { $card }: { $on }
wc-portal-where = Not all units fit. Where do they go?
wc-portal-part = { $number ->
        [one] { NOUN($kind, as: "a") }
       *[other] { $number } { NOUN($kind, as: "many") }
    } at { $space }
wc-portal-spread = { NOUN($parts, as: "Commas") }

## Refusals

wc-seats = Warcraft is for 2 to 4 players, not { $given }.
wc-three = Three players need the Expansion Set’s board (expansion = true) or a scenario for three.
wc-no-such-board = There is no board “{ $name }” for so many players. Choose from { $known }.
wc-board-usual = the usual one
wc-board-two-lakes = with lakes, for two
wc-board-four-lakes = with lakes, for four
wc-no-such-race = There is no race “{ $race }”. Choose from { $known }.
wc-races = Name up to { $wanted } different races; players without one draw theirs.
wc-no-such-space = There is no space “{ $name }” on this board. Choose from { $known }.
wc-situation-seats = the position has { $players } players, the setup { $seats } seats
wc-situation-hex = “{ $space }” and “{ $other }” lie on the same hex
wc-situation-no-battle = this point is inside a battle, and the position has none
wc-situation-no-hero = this player has no living hero
wc-not-now = You can’t play { $card } now.
wc-no-target = You can’t play { $card } on that.
wc-no-gift-now = You can’t give anything while casualties are removed.

wc-locked = The Town at { $space } is locked: no piece can leave it.
wc-nobody-there = You have no { $kind } at { $space }.
wc-moved-already = Every { $kind } at { $space } has already moved this step.
wc-mountain = { NOUN($kind, as: "A") } can’t enter the mountains at { $space }; only flying units can.
wc-water = { NOUN($kind, as: "A") } can’t cross the water at { $space }; only flying units can.
wc-no-landing = You can’t land on the water at { $space }: fly on to a space beyond it.
wc-too-far = { $most ->
    [0] { NOUN($kind, as: "The") } can’t leave its space here, so it doesn’t reach { $space }.
    [one] It is too far to { $space }: { NOUN($kind, as: "a") } can move one space from here.
   *[other] It is too far to { $space }: { NOUN($kind, as: "a") } can move { $most } spaces from here.
}
wc-stopped = Enemies at { $space } stop this piece there.
wc-no-escort = There are enemies at { $space }: bring a unit there before a worker.
wc-too-many = No more room at { $space }: each side may have { $most } units and { $most } workers.
wc-no-room-for-worker = Your Town, { $space }, has no room for the builder: make room first.
wc-no-deployment = You can’t deploy at { $space }: use your Town or a finished Outpost.

wc-one-way = You have already chosen { $chosen } for this step: only one way of spending is allowed.
wc-too-dear = { $wood ->
    [0] This costs { $gold } gold: you don’t have enough.
   *[other] This costs { $gold } gold and { $wood } wood: you don’t have enough.
}
wc-no-building = You have no finished { $kind }.
wc-buildings-busy = All your { NOUN($kind, as: "many") } are in use: each trains one piece at a time.
wc-no-marker = You have no { $kind } left in your reserves.
wc-no-tile = You have no tile left for { NOUN($kind, as: "a") }.
wc-no-worker = You have no free worker at { $space }.
wc-no-outpost = You have no Outpost left: there are only { $most }.
wc-outposts-here = Both your Outposts are at { $space }: give one up only for another space.
wc-last-tile = Your { $kind } are already at their last level.
wc-upgraded-already = You have already upgraded your { $kind } this step.
wc-needs = { $number ->
    [one] This upgrade needs a finished { $building }; you have none.
   *[other] This upgrade needs { $number } finished { NOUN($building, as: "many") }; you have { $have ->
        [0] none
       *[other] { $have }
    }.
}

## What happens: setting up and the turn

wc-race-taken = { $seat } plays { NOUN($race, as: "the") }, with a Town at { $town }.
wc-first-player = { $seat } goes first.
wc-turn-began = Turn { $turn }: { $seat } goes first.
wc-starting-pieces = { $seat } starts with { $melee ->
        [one] one melee unit
       *[other] { $melee } melee units
    }, { $workers ->
        [one] one worker
       *[other] { $workers } workers
    }, { $gold } gold and { $wood } wood.
wc-card-drawn = { $seat } draws a card.
wc-card-drawn-open = { $seat } draws { $card }.
wc-deck-renewed = { $seat } shuffles the discard pile into a new deck.
wc-no-card-left = { $seat } has no cards left to draw.

## What happens: cards

wc-card-played = { $seat } plays { $card }.
wc-card-cancelled = { $by } cancels { NOUN($seat, as: "of") } { $card }.
wc-hastened = { NOUN($seat, as: "Of") } pieces at { $space } may move two spaces further this turn, three in all at most.
wc-slowed = { $seat } slows the enemies at { $space }: they move one space less this turn.
wc-called-to-arms = { $seat } calls { $workers ->
        [one] a worker
       *[other] { $workers } workers
    } at { $space } to arms.
wc-ported = { $seat } takes { $number ->
        [one] { NOUN($kind, as: "a") }
       *[other] { $number } { NOUN($kind, as: "many") }
    } through the portal from { $start } to { $to }.
wc-polymorphed = { NOUN($seat, ask: "number") ->
        [many] { NOUN($kind, as: "The") }
       *[one] { NOUN($seat, as: "Whose") } { $kind }
    } at { $space } turns into a sheep and does not attack this round.
wc-devoured = { NOUN($seat, ask: "number") ->
        [many] { NOUN($kind, as: "The") }
       *[one] { NOUN($seat, as: "Whose") } { $kind }
    } at { $space } is devoured and out of the battle.
wc-netted = { NOUN($seats, as: "Whose") } flying units are netted: melee attacks can hit them until the battle ends.
wc-prevented = { NOUN($seats, as: "The") } { NOUN($seats, ask: "number") ->
        [many] are
       *[one] is
    } spared { $number ->
        [0] no casualties
        [one] one casualty
       *[other] { $number } casualties
    }.
wc-pillaged = { $by } pillages { $gold ->
        [0] { $wood } wood
       *[other] { $wood ->
            [0] { $gold } gold
           *[other] { $gold } gold and { $wood } wood
        }
    } from { $seat }.
wc-renewed = The Forest at { $space } grows again.
wc-took-resources = { $gold ->
    [0] { $seat } takes { $wood } wood.
   *[other] { $seat } takes { $gold } gold.
}
wc-victory-point-shown = { $number ->
    [one] { $seat } shows a Victory Point.
   *[other] { $seat } shows a Victory Point; that makes { $number }.
}

## What happens: moving

wc-moved = { $seat } moves { NOUN($kind, as: "a") } from { $start } to { $to }.
wc-workers-destroyed = { $seat } loses { $number ->
        [one] a worker
       *[other] { $number } workers
    } to the enemies at { $space }.
wc-outpost-destroyed = { NOUN($seat, as: "Of") } Outpost at { $space } is destroyed.
wc-town-locked = { NOUN($seat, as: "Of") } Town is locked: nothing can leave it until the battle is over.
wc-town-free = { NOUN($seat, as: "Of") } Town is no longer locked.
wc-town-marked = { NOUN($seat, as: "Of") } Town has been captured once; a second capture is the end.
wc-eliminated = { $seat } is out of the game.

## What happens: battle

wc-battle-began = Battle at { $space }! { NOUN($seats, as: "The") } { NOUN($seats, ask: "number") ->
        [many] attack
       *[one] attacks
    }, { NOUN($others, as: "the") } { NOUN($others, ask: "number") ->
        [many] defend
       *[one] defends
    }.
wc-battle-off = There is no battle at { $space } after all.
wc-stayed-out = { $seat } keeps the units on the flanks out of this battle.
wc-round-began = Battle round { $round }.
wc-phase-began = { NOUN($kind, as: "The") } begins.
wc-strikes-first = { NOUN($seat, as: "The") } { NOUN($seat, ask: "number") ->
        [many] strike
       *[one] strikes
    } first in { NOUN($kind, as: "the") }.
wc-attacked = { NOUN($seat, as: "The") } { NOUN($seat, ask: "number") ->
        [many] roll
       *[one] rolls
    } { $faces } in { NOUN($kind, as: "the") } (Strength { $strength }): { $hits ->
        [0] no hits
        [one] one hit
       *[other] { $hits } hits
    }.
wc-rolled-again = { NOUN($seat, as: "The") } { NOUN($seat, ask: "number") ->
        [many] reroll
       *[one] rerolls
    } the misses: { $faces }.
wc-extra-attacks = { NOUN($seat, as: "The") } { NOUN($seat, ask: "number") ->
        [many] roll
       *[one] rolls
    } { $faces } in extra attacks: { $hits ->
        [0] no hits
        [one] one hit
       *[other] { $hits } hits
    }.
wc-raised = { $seat } raises { $number ->
        [one] a melee unit
       *[other] { $number } melee units
    } from the dead.
wc-returned-to-reserve = There is no room for { $number ->
    [one] one raised unit: it returns
   *[other] { $number } raised units: they return
} to { NOUN($seat, as: "of") } reserves.
wc-casualties-counted = { NOUN($seats, as: "The") } { NOUN($seats, ask: "number") ->
        [many] take
       *[one] takes
    } { $number ->
        [0] no casualties
        [one] one casualty
       *[other] { $number } casualties
    }.
wc-removed = { NOUN($seat, as: "The") } { NOUN($seat, ask: "number") ->
        [many] lose
       *[one] loses
    } { NOUN($kind, as: "a") } at { $space }.
wc-casualties-ignored = { NOUN($seats, as: "The") } { NOUN($seats, ask: "number") ->
        [many] have
       *[one] has
    } no unit left for { $number ->
        [one] the last casualty: it is
       *[other] the last { $number } casualties: they are
    } ignored.
wc-battle-won = { NOUN($seats, as: "The") } { NOUN($seats, ask: "number") ->
        [many] win
       *[one] wins
    } the battle at { $space }.
wc-nobody-won = Nobody wins the battle at { $space }.
wc-unit-returned = { NOUN($seat, as: "The") } { NOUN($seat, ask: "number") ->
        [many] get
       *[one] gets
    } the devoured { $kind } back at { $space }.

## What happens: harvest, deploy, spend

wc-gold-harvested = { $seat } harvests { $number } gold at { $space }.
wc-wood-harvested = { $seat } harvests { $number } wood at { $space }.
wc-partly-depleted = The resources at { $space } are partly depleted.
wc-depleted = The resources at { $space } are completely depleted.
wc-deployed = { $seat } deploys { NOUN($kind, as: "a") } at { $space }.
wc-building-finished = { $seat } finishes { NOUN($kind, as: "a") }.
wc-outpost-finished = { $seat } finishes the Outpost at { $space }.
wc-trained = { $seat } trains { NOUN($kind, as: "a") } for { $wood ->
        [0] { $gold } gold
       *[other] { $gold } gold and { $wood } wood
    }.
wc-building-begun = { $seat } starts { NOUN($kind, as: "a") } for { $wood ->
        [0] { $gold } gold
       *[other] { $gold } gold and { $wood } wood
    }.
wc-outpost-begun = { $seat } starts an Outpost at { $space } for { $gold } gold and { $wood } wood.
wc-upgraded = { $seat } upgrades { NOUN($kind, as: "the") } to level { $level }: { $tile }.
wc-scored = { $seat } has { $points ->
        [one] one
       *[other] { $points }
    } { $target ->
        [0] { $points ->
            [one] victory point
           *[other] victory points
        }.
       *[other] of the { $target } victory points needed.
    }
wc-gave = { $seat } gives { $gold ->
        [0] { $wood } wood
       *[other] { $gold } gold
    } to { $to_seat }.
wc-won = { NOUN($who, as: "The") } { NOUN($who, ask: "number") ->
        [many] win
       *[one] wins
    } the game.
wc-won-limit = Turn { $turn } was the last: { NOUN($who, as: "the") } { NOUN($who, ask: "number") ->
        [many] win
       *[one] wins
    } with the most victory points.

## The board as text

wc-line = { $text }
wc-picture-turn = Turn { $turn }, { NOUN($who, as: "of") } { $step }; { $target } victory points win.
wc-picture-legend = T Town, ♣ Forest, $ Goldmine, ▲ mountains, ≈ water, · clear, ★ objective with its points; ! partly and !! completely depleted; m melee, r ranged, f flying, w workers, ⌂ Outpost, (⌂) unfinished Outpost.
wc-picture-legend-more = With the Expansion Set: h hero, c summoned creatures; ? a creep face down, 4d3 one with 4 dice of Strength 3; behind ♣ and $ what is left there, ? for a token face down.
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
wc-seating = Humans and Night Elves are one team, Orcs and Undead the other; the teams alternate around the table.
wc-cost = { $wood ->
    [0] { $gold } gold
   *[other] { $gold ->
        [0] { $wood } wood
       *[other] { $gold } gold, { $wood } wood
    }
}
wc-tile = Strength { $strength }
wc-tile-ability = Strength { $strength }, { $ability }
wc-tile-last = { $tile }, and a victory point
wc-ability-area-attack = Area Attack
wc-ability-heal = Heal
wc-ability-slow-poison = Slow Poison
wc-ability-bloodlust = Bloodlust
wc-ability-raise-dead = Raise Dead
wc-play-spare = Play { $card }: one casualty less for { NOUN($who, as: "the") }
wc-worker-busy = A worker is already in training: you train one at a time.
wc-picture-coming =   to come: { $what }
wc-picture-some = { $number ->
    [one] { NOUN($what, as: "a") }
   *[other] { $number } { NOUN($what, as: "many") }
}
wc-picture-tiles =   units: { $what }
wc-picture-tile = { $kind }: { $tile }
wc-picture-card = { $card } [{ $rule }]
wc-picture-battle = Battle at { $space }, round { $round }:
wc-picture-attacks = { $who } attacks with { LIST($what, by: "and") }
wc-picture-defends = { $who } defends with { LIST($what, by: "and") }
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
wc-odds = { $where }: you win { $mine }%, they win { $theirs }%. On average you lose { $lost } units and they lose { $taken }.
wc-odds-about = Simulated (± { $error }%): { $line }
wc-odds-entering = { NOUN($kind, as: "One") } into { $space }, without cards
wc-odds-battle = This battle, without cards
wc-odds-form = “{ $given }” is not two armies. Write each like “2 melee 3, 1 ranged 2 heal, 1 melee 4 hero 3”: number, melee, ranged or flying, Strength 1 to 6; then hero with its Life left, or creature or creep with the dice of each; then an ability, and flank if it stands there.
wc-tenths = { $whole }.{ $part }

wc-why-attack = Without cards, the battle at { $space } is won { $mine }% of the time and lost { $theirs }%.
wc-why-hunt = The face-down creep at { $space } should be beatable.
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
wc-why-remove = This unit is the easiest to spare.
wc-gave-up = { $seat } resigns.
wc-resign = Resign: the other side wins
wc-won-resigned = { NOUN($who, as: "The") } { NOUN($who, ask: "number") ->
        [many] win
       *[one] wins
    }: the other side has resigned.
