# Home Raiders in the terminal: the map, cards, and what is worth knowing about an answer.

hr-line = { $text }
hr-named = { $name } ({ $sign })
hr-portal-named = { $object }, Portal { $number }
hr-picture-before = Before the first round
hr-picture-round = Round { $round }. Objective: { $objective }. Pearls in the bag: { $bag }
hr-picture-pearls = { $who }: { $pearls }
hr-picture-troop = { $who }, { $troop }: { $members }
hr-picture-troop-acted = { $who }, { $troop }, activated: { $members }
hr-picture-troop-down = { $who }, { $troop }, on the ground: { $members }
hr-picture-figure = { $sign } { $x } { $y }
hr-picture-figure-up = { $sign } { $x } { $y } ({ $z } up)
hr-picture-figure-hurt =
    { $sign } { $x } { $y } ({ $wounds ->
        [one] a wound
       *[other] { $wounds } wounds
    })
hr-picture-figure-up-hurt =
    { $sign } { $x } { $y } ({ $z } up, { $wounds ->
        [one] a wound
       *[other] { $wounds } wounds
    })
hr-picture-gone = { $who } has lost { $gone }
hr-picture-held = *{ $marker } by { $by }
hr-picture-controls = { $who } controls { $held }
hr-picture-legend =
    A1  a character: the letter of its card, its number; the second team begins with N
    @1  the Portal of player 1          *1  marker 1
    ░   up to 1" high    ▒  up to 3"    ▓  higher    /  beyond the edge
    Numbers at the edges are inches: 2.5 10 is 2.5" from the left and 10" from below.
    c A1 shows a card, c alone the objects and their heights, o 2 how the chances of answer 2 come about.
kind-troop-unit = Unit
kind-troop-leader = Leader
kind-troop-hero = Hero
hr-read-head = { $name }: { $type } of { $faction }, Stars { $stars }, Force { $force }, Movement { $movement }"
hr-read-pool = { $trait }: { $dice }
hr-read-range = range { $range }"
hr-read-white = { $number } white
hr-read-red = { $number } red
hr-read-black = { $number } black
hr-read-marked = { $number } of them not when wounded
hr-read-boost = Boost { $number }
hr-read-abilities = { $abilities }
hr-read-ability = { $name } [{ $rule }]
hr-remark-hit = a wound { $hit }
hr-remark-vanish = vanished { $vanish }
hr-remark-any = at least one wound { $hit }
hr-remark-challenge = won { $hit }
hr-remark-touches = in contact with { $who }
hr-remark-marker = at marker { $marker }
hr-remark-portal = at the enemy Portal
hr-remark-hidden = out of the enemy’s sight
hr-remark-seen =
    seen by { $count ->
        [one] one enemy
       *[other] { $count } enemies
    }
hr-remark-free = { $who } may strike on leaving
hr-explain-attack = { $by } against { $target }:
hr-explain-shot = { $by } at { $target }, { $distance }" away, base range { $range }":
hr-explain-step = { $change }  [{ $rules }]
hr-explain-mode = With { $mode }: a wound { $hit }
hr-explain-reaction = If the other side answers with “{ $mode }”: a wound { $hit }
hr-remarks = { $remarks }
hr-dice-some = { $dice }
hr-about-object = { $object }: { $x } { $y }, its top at { $high }"; { $notes }
hr-about-stand = one can stand on it
hr-about-uneven = uneven
hr-about-movable = can be pushed
hr-about-nothing = nobody stands on it or moves it
hr-pearl-of = a pearl of { $who }
