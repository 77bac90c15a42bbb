# The table of Home Raiders in the browser.

web-hr-table = The table: arrows go from character to character, Enter takes one, i tells what is around it
web-hr-tools = Tools of the table
web-hr-ruler = Ruler
web-hr-ruler-from = Ruler from { NOUN($who, as: "the") }: go to another character and press Enter
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
web-hr-open-behind = in plain sight past { NOUN($behind, as: "the") }
web-hr-partial-behind = partial cover behind { NOUN($behind, as: "the") }
web-hr-blocked-behind = full cover behind { NOUN($behind, as: "the") }
web-hr-in-range = { $distance }, within range ({ $range })
web-hr-out-of-range = { $distance }, beyond range ({ $range })
web-hr-hits = { NOUN($by, as: "The") } hits { NOUN($target, as: "the") }
web-hr-vanishes = and the target vanishes
web-hr-any-hit =
    { $count ->
        [one] that the attack hits
       *[other] that at least one of { $count } attacks hits
    }
web-hr-attack = Attack
web-hr-defence = Defence
web-hr-with = With { NOUN($what, as: "the") }:
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
web-hr-higher = { NOUN($by, as: "The") } higher
web-hr-lower = { NOUN($by, as: "The") } lower
web-hr-until-turn = until the end of the turn
web-hr-until-own-turn = until the end of its next turn
web-hr-until-round = until the end of the round
web-hr-until-game = for the rest of the game
web-hr-drag = Drag a character; its unit comes along. Or tap one, then a place.
web-hr-tap-where = — drag it, tap a place, or use the arrows
web-hr-tap-place = Tap a place on the table, or use the arrows.
web-hr-used = { $used } of { $budget }
web-hr-touches =
    { $count ->
        [one] { NOUN($who, as: "The") } touches { NOUN($what, as: "the") }
       *[other] { NOUN($who, as: "The") } touch { NOUN($what, as: "the") }
    }
web-hr-fall = A fall of { $height } wounds.
web-hr-sees = Sees { $count } of { $all } enemies from there
web-hr-alone = Only this character
web-hr-go = Move here
web-hr-put = Place it here
web-hr-push = Push it there
web-hr-push-where = Tap where to push it, or use the arrows: the line shows the way.
web-hr-cancel = Cancel
web-hr-can = can be chosen
web-hr-at = at { $x } from the left, { $y } from the near edge
web-hr-grabbed = { NOUN($who, as: "The") } in hand, up to { $budget }. Arrows move, Enter confirms, Escape puts back.
web-hr-there = { NOUN($what, as: "The") } { $distance } { $way }, { $more }
web-hr-way-north = north
web-hr-way-north-east = north-east
web-hr-way-east = east
web-hr-way-south-east = south-east
web-hr-way-south = south
web-hr-way-south-west = south-west
web-hr-way-west = west
web-hr-way-north-west = north-west
hr-preview-form = The page asked something that the rules do not understand: { $why }
hr-preview-nobody = { NOUN($who, as: "The") } is not on the table.
hr-preview-not-asked = There is nothing to move or place now.
