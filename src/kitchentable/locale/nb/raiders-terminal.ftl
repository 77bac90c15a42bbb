# Home Raiders in the terminal: the map, cards, and what is worth knowing about an answer.

hr-line = { $text }
hr-named = { NOUN($name, as: "one") } { $sign }
    .many = { NOUN($name, as: "many") }
    .g = proper
hr-portal-named = Portalen til { $who }
hr-picture-before = Før den første runden
hr-picture-round = Runde { $round }. Objektiv: { $objective }. Perler i posen: { NOUN($bag, as: "commas") }
hr-picture-pearls = { $who }: { $pearls }
hr-picture-troop = { $who }, { $troop }: { NOUN($members, as: "commas") }
hr-picture-troop-acted = { $who }, { $troop }, aktivert: { NOUN($members, as: "commas") }
hr-picture-troop-down = { $who }, { $troop }, i dekning: { NOUN($members, as: "commas") }
hr-picture-figure = { $sign } { PLACE($x) } { PLACE($y) }
hr-picture-figure-up = { $sign } { PLACE($x) } { PLACE($y) } ({ LENGTH($z) } høyt)
hr-picture-figure-hurt =
    { $sign } { PLACE($x) } { PLACE($y) } ({ $wounds ->
        [one] en skade
       *[other] { $wounds } skader
    })
hr-picture-figure-up-hurt =
    { $sign } { PLACE($x) } { PLACE($y) } ({ LENGTH($z) } høyt, { $wounds ->
        [one] en skade
       *[other] { $wounds } skader
    })
hr-picture-gone = { $who } har mistet { NOUN($gone, as: "den") }
hr-picture-held = *{ $marker } med { $by }
hr-picture-controls = { $who } kontrollerer { NOUN($held, as: "commas") }
hr-picture-legend =
    A1  en karakter: bokstaven til kortet og nummeret; det andre laget begynner på N
    @1  Portalen til spiller 1          *1  markør 1
    ░   inntil 1″ høyt    ▒  inntil 3″    ▓  høyere    /  utenfor kanten
    Tallene i kantene er tommer: 2,5 10 er 2,5″ fra venstre og 10″ nedenfra.
    c A1 viser et kort, bare c objektene og høyden deres, o 2 hvordan sjansene for svar 2 blir til.
kind-troop-unit = Tropp
kind-troop-leader = Leder
kind-troop-hero = Helt
hr-read-head =
    { $name }: { $type }, { $faction }, { $stars ->
        [one] 1 Stjerne
       *[other] { $stars } Stjerner
    }, Troppestørrelse { $force }, Bevegelse { LENGTH($movement) }
hr-read-pool = { $trait }: { NOUN($dice, as: "commas") }
hr-read-range = basisrekkevidde { LENGTH($range) }
hr-read-white = { $number } { $number ->
    [one] hvit
   *[other] hvite
}
hr-read-red = { $number } { $number ->
    [one] rød
   *[other] røde
}
hr-read-black = { $number } { $number ->
    [one] svart
   *[other] svarte
}
hr-read-marked = { $number } av dem ikke ved skade
hr-read-boost = Boost { $number }
hr-read-abilities = { NOUN($abilities, as: "commas") }
hr-read-ability = { $name } [{ $rule }]
hr-remark-hit = skade { $hit }
hr-remark-vanish = slått ut { $vanish }
hr-remark-any = minst én skade { $hit }
hr-remark-challenge = seier { $hit }
hr-remark-touches = i basekontakt med { NOUN($who, as: "den") }
hr-remark-marker = ved markør { $marker }
hr-remark-portal = ved fiendens Portal
hr-remark-seen =
    sett av { $count ->
        [one] én fiende
       *[other] { $count } fiender
    }
hr-remark-free = river seg løs fra { NOUN($who, as: "den") } (fare for gratis angrep)
hr-explain-attack = { NOUN($by, as: "Den") } angriper { NOUN($target, as: "den") }:
hr-explain-shot = { NOUN($by, as: "Den") } skyter på { NOUN($target, as: "den") }, { LENGTH($distance) } unna, basisrekkevidde { LENGTH($range) }:
hr-explain-step = { $change }  [{ NOUN($rules, as: "commas") }]
hr-explain-mode = Med { $mode }: skade { $hit }
hr-explain-reaction = Hvis den andre siden svarer med «{ $mode }»: skade { $hit }
hr-remarks = { NOUN($remarks, as: "commas") }
hr-dice-some = { NOUN($dice, as: "commas") }
hr-about-object = { NOUN($object, as: "Den") }: { PLACE($x) } { PLACE($y) }, { LENGTH($high) } høyt; { NOUN($notes, as: "commas") }
hr-about-stand = kan stås på
hr-about-uneven = ujevnt
hr-about-movable = kan dyttes
hr-about-nothing = kan verken stås på eller flyttes
hr-pearl-of = en perle for { $who }
