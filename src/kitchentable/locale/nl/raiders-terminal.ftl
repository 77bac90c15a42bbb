# Home Raiders in the terminal: the map, cards, and what is worth knowing about an answer.

hr-line = { $text }
hr-named = { $name } ({ $sign })
hr-portal-named = { $object }, poort { $number }
hr-picture-before = Voor de eerste ronde
hr-picture-round = Ronde { $round }. Doel: { $objective }. Parels in de zak: { $bag }
hr-picture-pearls = { $who }: { $pearls }
hr-picture-troop = { $who }, { $troop }: { $members }
hr-picture-troop-acted = { $who }, { $troop }, al geactiveerd: { $members }
hr-picture-troop-down = { $who }, { $troop }, in dekking: { $members }
hr-picture-figure = { $sign } { $x } { $y }
hr-picture-figure-up = { $sign } { $x } { $y } ({ $z } hoog)
hr-picture-figure-hurt =
    { $sign } { $x } { $y } ({ $wounds ->
        [one] een wond
       *[other] { $wounds } wonden
    })
hr-picture-figure-up-hurt =
    { $sign } { $x } { $y } ({ $z } hoog, { $wounds ->
        [one] een wond
       *[other] { $wounds } wonden
    })
hr-picture-gone = { $who } is { $gone } kwijt
hr-picture-held = *{ $marker } met { $by }
hr-picture-controls = { $who } beheerst { $held }
hr-picture-legend =
    A1  een personage: de letter van zijn kaart en zijn nummer; het tweede team begint bij N
    @1  de poort van speler 1           *1  fiche 1
    ░   tot 1" hoog    ▒  tot 3"    ▓  hoger    /  voorbij de rand
    De getallen aan de rand zijn inches: 2.5 10 ligt 2,5" van links en 10" van onderen.
    c A1 toont een kaart, c alleen de voorwerpen en hun hoogte, o 2 hoe de kansen van antwoord 2 tot stand komen.
kind-troop-unit = Eenheid
kind-troop-leader = Aanvoerder
kind-troop-hero = Held
hr-read-head = { $name }: { $type } van { $faction }, sterren { $stars }, Sterkte { $force }, Beweging { $movement }"
hr-read-pool = { $trait }: { $dice }
hr-read-range = bereik { $range }"
hr-read-white = { $number } wit
hr-read-red = { $number } rood
hr-read-black = { $number } zwart
hr-read-marked = { $number } daarvan niet bij een wond
hr-read-boost = Versterking { $number }
hr-read-abilities = { $abilities }
hr-read-ability = { $name } [{ $rule }]
hr-remark-hit = een wond { $hit }
hr-remark-vanish = verdwenen { $vanish }
hr-remark-any = minstens één wond { $hit }
hr-remark-challenge = gewonnen { $hit }
hr-remark-touches = in contact met { $who }
hr-remark-marker = bij fiche { $marker }
hr-remark-portal = bij de vijandelijke poort
hr-remark-hidden = uit het zicht van de vijand
hr-remark-seen =
    gezien door { $count ->
        [one] één vijand
       *[other] { $count } vijanden
    }
hr-remark-free = { $who } mag slaan bij het weggaan
hr-explain-attack = { $by } tegen { $target }:
hr-explain-shot = { $by } op { $target }, { $distance }" ver, basisbereik { $range }":
hr-explain-step = { $change }  [{ $rules }]
hr-explain-mode = Met { $mode }: een wond { $hit }
hr-explain-reaction = Als de andere kant antwoordt met ‘{ $mode }’: een wond { $hit }
hr-remarks = { $remarks }
hr-dice-some = { $dice }
hr-about-object = { $object }: { $x } { $y }, bovenkant op { $high }"; { $notes }
hr-about-stand = je kunt erop staan
hr-about-uneven = oneffen
hr-about-movable = kan geduwd worden
hr-about-nothing = niemand staat erop of verschuift het
hr-pearl-of = een parel van { $who }
