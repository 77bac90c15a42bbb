# The table of Home Raiders in the browser.

web-hr-table = The table: arrows go from figure to figure, Enter takes one, i tells what is around it
web-hr-tools = Tools of the table
web-hr-ruler = Ruler
web-hr-ruler-from = Ruler from { $who }: go to another figure and press Enter
web-hr-side-view = What lies between, seen from the side
web-hr-closer = Closer
web-hr-further = Further away
web-hr-whole = The whole table
web-hr-close = Close
web-hr-before = Setting up
web-hr-round-of = Round { $round } of 6
web-hr-score = { $who }: { $count }
web-hr-bag = Pearls in the bag: { $first } and { $second }
web-hr-skip = Skip the dice
web-hr-no-dice = no dice
web-hr-aces =
    { $count ->
        [one] { $count } Ace
       *[other] { $count } Aces
    }
web-hr-open = in plain sight
web-hr-partial = partial cover
web-hr-blocked = full cover
web-hr-open-behind = in plain sight past { $behind }
web-hr-partial-behind = partial cover behind { $behind }
web-hr-blocked-behind = full cover behind { $behind }
web-hr-in-range = { $distance }, within range ({ $range })
web-hr-out-of-range = { $distance }, beyond range ({ $range })
web-hr-hits = { $by } hits { $target }
web-hr-vanishes = and it vanishes
web-hr-any-hit =
    { $count ->
        [one] that the attack hits
       *[other] that at least one of { $count } attacks hits
    }
web-hr-attack = Attack
web-hr-defence = Defence
web-hr-with = With { $what }:
web-hr-if = If they go to ground:
web-hr-if-you = If you go to ground:
web-hr-step = { $source }: { $change }
web-hr-boost = with the Boost
web-hr-boosted = (Boost +{ $boost })
web-hr-click = Click for more
web-hr-movement = Movement
web-hr-wounds =
    { $count ->
        [0] unhurt
        [one] { $count } Wound token
       *[other] { $count } Wound tokens
    }
web-hr-gone = has vanished
web-hr-down = on the ground
web-hr-acted = has acted this round
web-hr-up = { $height } above the table
web-hr-high = { $height } high
web-hr-higher = { $by } higher
web-hr-lower = { $by } lower
web-hr-until-turn = until the end of the turn
web-hr-until-own-turn = until the end of its next turn
web-hr-until-round = until the end of the round
web-hr-until-game = for the rest of the game
web-hr-drag = Drag a figure; its unit comes along. Or tap one, then a place.
web-hr-tap-where = — drag it, tap a place, or use the arrows
web-hr-tap-place = Tap a place on the table, or use the arrows.
web-hr-used = { $used } of { $budget }
web-hr-touches =
    { $count ->
        [one] { $who } touches { $what }
       *[other] { $who } touch { $what }
    }
web-hr-strike = { $by } gets a free attack on { $at }
web-hr-fall = A fall of { $height } wounds.
web-hr-sees = Sees { $count } of { $all } enemies from there
web-hr-alone = Only this figure
web-hr-go = Move here
web-hr-put = Put it here
web-hr-push = Push it there
web-hr-push-where = Tap where it is to go, or use the arrows: the line is the way of the push.
web-hr-cancel = Cancel
web-hr-can = can be chosen
web-hr-at = at { $x } from the left, { $y } from the near edge
web-hr-grabbed = { $who } in hand, up to { $budget }. Arrows move it, Enter confirms, Escape puts it back.
web-hr-there = { $what } { $distance } { $way }, { $more }
web-hr-way-north = north
web-hr-way-north-east = north-east
web-hr-way-east = east
web-hr-way-south-east = south-east
web-hr-way-south = south
web-hr-way-south-west = south-west
web-hr-way-west = west
web-hr-way-north-west = north-west
hr-preview-form = The table asked something that cannot be understood: { $why }
hr-preview-nobody = { $who } is not there.
hr-preview-not-asked = Nothing is to be moved or put down now.
