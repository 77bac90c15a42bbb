# Home Raiders in the terminal: the map, cards, and what is worth knowing about an answer.

hr-line = { $text }
hr-named = { NOUN($name, as: "one") } { $sign }
    .many = { NOUN($name, as: "many") }
    .g = proper
hr-portal-named = Poort van { $who }
    .g = de
hr-picture-before = Voor de eerste ronde
hr-picture-round = Ronde { $round }. Doel: { $objective }. Parels in de zak: { NOUN($bag, as: "commas") }
hr-picture-pearls = { $who }: { $pearls }
hr-picture-troop = { $who }, { $troop }: { NOUN($members, as: "commas") }
hr-picture-troop-acted = { $who }, { $troop }, al geactiveerd: { NOUN($members, as: "commas") }
hr-picture-troop-down = { $who }, { $troop }, in dekking: { NOUN($members, as: "commas") }
hr-picture-figure = { $sign } { PLACE($x) } { PLACE($y) }
hr-picture-figure-up = { $sign } { PLACE($x) } { PLACE($y) } ({ LENGTH($z) } hoog)
hr-picture-figure-hurt =
    { $sign } { PLACE($x) } { PLACE($y) } ({ $wounds ->
        [one] een wond
       *[other] { $wounds } wonden
    })
hr-picture-figure-up-hurt =
    { $sign } { PLACE($x) } { PLACE($y) } ({ LENGTH($z) } hoog, { $wounds ->
        [one] een wond
       *[other] { $wounds } wonden
    })
hr-picture-gone = { $who } is { NOUN($gone, as: "de") } kwijt
hr-picture-held = *{ $marker } met { $by }
hr-picture-controls = { $who } beheerst { NOUN($held, as: "commas") }
hr-picture-legend =
    A1  een personage: de letter van zijn kaart en zijn nummer; het tweede team begint bij N
    @1  de Poort van speler 1           *1  fiche 1
    ░   tot 1″ hoog    ▒  tot 3″    ▓  hoger    /  voorbij de rand
    De getallen aan de rand zijn inches: 2,5 10 ligt 2,5″ van links en 10″ van onderen.
    c A1 toont een kaart, c alleen de objecten en hun hoogte, o 2 hoe de kansen van antwoord 2 tot stand komen.
kind-troop-unit = Eenheid
kind-troop-leader = Aanvoerder
kind-troop-hero = Held
hr-read-head =
    { $name }: { $type }, { $faction }, { $stars ->
        [one] 1 Ster
       *[other] { $stars } Sterren
    }, Sterkte { $force }, Beweging { LENGTH($movement) }
hr-read-pool = { $trait }: { NOUN($dice, as: "commas") }
hr-read-range = basisafstand { LENGTH($range) }
hr-read-white = { $number } witte
hr-read-red = { $number } rode
hr-read-black = { $number } zwarte
hr-read-marked = { $number } daarvan niet bij een wond
hr-read-boost = Versterking { $number }
hr-read-abilities = { NOUN($abilities, as: "commas") }
hr-read-ability = { $name } [{ $rule }]
hr-remark-hit = wond { $hit }
hr-remark-vanish = verdwijning { $vanish }
hr-remark-any = minstens één wond { $hit }
hr-remark-challenge = winst { $hit }
hr-remark-touches = in voetcontact met { NOUN($who, as: "de") }
hr-remark-marker = bij fiche { $marker }
hr-remark-portal = bij de vijandelijke Poort
hr-remark-seen =
    gezien door { $count ->
        [one] één vijand
       *[other] { $count } vijanden
    }
hr-remark-free =
    { NOUN($who, as: "de") } { NOUN($who, ask: "number") ->
        [many] mogen
       *[one] mag
    } slaan als je je losmaakt
hr-explain-attack = { NOUN($by, as: "De") } tegen { NOUN($target, as: "de") }:
hr-explain-shot = { NOUN($by, as: "De") } op { NOUN($target, as: "de") }, { LENGTH($distance) } ver, basisafstand { LENGTH($range) }:
hr-explain-step = { $change }  [{ NOUN($rules, as: "commas") }]
hr-explain-mode = Met { $mode }: wond { $hit }
hr-explain-reaction = Als de andere kant antwoordt met ‘{ $mode }’: wond { $hit }
hr-remarks = { NOUN($remarks, as: "commas") }
hr-dice-some = { LIST($dice, by: "and") }
hr-about-object = { NOUN($object, as: "De") }: { PLACE($x) } { PLACE($y) }, { LENGTH($high) } hoog; { NOUN($notes, as: "commas") }
hr-about-stand = je kunt erop staan
hr-about-uneven = oneffen
hr-about-movable = kan geduwd worden
hr-about-nothing = niet om op te staan of te verschuiven
hr-pearl-of = een parel { NOUN($who, as: "van") }
