# Home Raiders in the terminal: the map, cards, and what is worth knowing about an answer.

hr-line = { $text }
hr-named = { NOUN($name, as: "one") } { $sign }
    .many = { NOUN($name, as: "many") }
    .g = proper
hr-portal-named = { $who }’s Portal
hr-picture-before = Before the first round
hr-picture-round = Round { $round }. Objective: { $objective }. Pearls in the bag: { NOUN($bag, as: "commas") }
hr-picture-pearls = { $who } { $pearls }
hr-picture-troop = { $who }, { $troop }: { NOUN($members, as: "commas") }
hr-picture-troop-acted = { $who }, { $troop } (activated): { NOUN($members, as: "commas") }
hr-picture-troop-down = { $who }, { $troop }, on the ground: { NOUN($members, as: "commas") }
hr-picture-figure = { $sign } { PLACE($x) } { PLACE($y) }
hr-picture-figure-up = { $sign } { PLACE($x) } { PLACE($y) } ({ LENGTH($z) } up)
hr-picture-figure-hurt =
    { $sign } { PLACE($x) } { PLACE($y) } ({ $wounds ->
        [one] a wound
       *[other] { $wounds } wounds
    })
hr-picture-figure-up-hurt =
    { $sign } { PLACE($x) } { PLACE($y) } ({ LENGTH($z) } up, { $wounds ->
        [one] a wound
       *[other] { $wounds } wounds
    })
hr-picture-gone = { $who } has lost { NOUN($gone, as: "the") }
hr-picture-held = *{ $marker } by { $by }
hr-picture-controls = { $who } controls { NOUN($held, as: "commas") }
hr-picture-legend =
    A1  a character: the letter of its card, its number; the second team begins with N
    @1  the Portal of player 1          *1  marker 1
    ░   up to 1″ high    ▒  up to 3″    ▓  higher    /  beyond the edge
    Numbers at the edges are inches: 2.5 10 is 2.5″ from the left and 10″ from below.
    c A1 shows a card, c alone the objects and their heights, o 2 how the chances of answer 2 come about.
kind-troop-unit = Unit
kind-troop-leader = Leader
kind-troop-hero = Hero
hr-read-head =
    { $name }: { $type }, { $faction }, { $stars ->
        [one] 1 Star
       *[other] { $stars } Stars
    }, Force { $force }, Movement { LENGTH($movement) }
hr-read-pool = { $trait }: { NOUN($dice, as: "commas") }
hr-read-range = base range { LENGTH($range) }
hr-read-white = { $number } white
hr-read-red = { $number } red
hr-read-black = { $number } black
hr-read-marked = { $number } of them not when wounded
hr-read-boost = Boost { $number }
hr-read-abilities = { NOUN($abilities, as: "commas") }
hr-read-ability = { $name } [{ $rule }]
hr-remark-hit = wounds { $hit }
hr-remark-vanish = vanishes { $vanish }
hr-remark-any = at least one wound { $hit }
hr-remark-challenge = wins { $hit }
hr-remark-touches = in base contact with { NOUN($who, as: "the") }
hr-remark-marker = at marker { $marker }
hr-remark-portal = at the enemy Portal
hr-remark-seen =
    seen by { $count ->
        [one] one enemy
       *[other] { $count } enemies
    }
hr-remark-free = breaking away from { NOUN($who, as: "the") } (risking a free attack)
hr-explain-attack = { NOUN($by, as: "The") } attacks { NOUN($target, as: "the") }:
hr-explain-shot = { NOUN($by, as: "The") } shoots at { NOUN($target, as: "the") }, { LENGTH($distance) } away, base range { LENGTH($range) }:
hr-explain-step = { $change }  [{ NOUN($rules, as: "commas") }]
hr-explain-mode = With { $mode }: wounds { $hit }
hr-explain-reaction = If the other side answers with “{ $mode }”: wounds { $hit }
hr-remarks = { NOUN($remarks, as: "commas") }
hr-dice-some = { NOUN($dice, as: "commas") }
hr-about-object = { NOUN($object, as: "The") }: { PLACE($x) } { PLACE($y) }, { LENGTH($high) } high; { NOUN($notes, as: "commas") }
hr-about-stand = can be stood on
hr-about-uneven = uneven
hr-about-movable = can be pushed
hr-about-nothing = can’t be stood on or moved
hr-pearl-of = { $who }’s pearl
