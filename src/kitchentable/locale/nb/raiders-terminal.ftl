# Home Raiders in the terminal: the map, cards, and what is worth knowing about an answer.

hr-line = { $text }
hr-named = { $name } ({ $sign })
hr-portal-named = { $object }, portal { $number }
hr-picture-before = Før den første runden
hr-picture-round = Runde { $round }. Objektiv: { $objective }. Perler i posen: { $bag }
hr-picture-pearls = { $who }: { $pearls }
hr-picture-troop = { $who }, { $troop }: { $members }
hr-picture-troop-acted = { $who }, { $troop }, aktivert: { $members }
hr-picture-troop-down = { $who }, { $troop }, i dekning: { $members }
hr-picture-figure = { $sign } { $x } { $y }
hr-picture-figure-up = { $sign } { $x } { $y } ({ $z } høyt)
hr-picture-figure-hurt =
    { $sign } { $x } { $y } ({ $wounds ->
        [one] en skade
       *[other] { $wounds } skader
    })
hr-picture-figure-up-hurt =
    { $sign } { $x } { $y } ({ $z } høyt, { $wounds ->
        [one] en skade
       *[other] { $wounds } skader
    })
hr-picture-gone = { $who } har mistet { $gone }
hr-picture-held = *{ $marker } med { $by }
hr-picture-controls = { $who } kontrollerer { $held }
hr-picture-legend =
    A1  et karakter: bokstaven til kortet og nummeret; det andre laget begynner på N
    @1  portalen til spiller 1          *1  markør 1
    ░   inntil 1" høyt    ▒  inntil 3"    ▓  høyere    /  utenfor kanten
    Tallene i kantene er tommer: 2.5 10 er 2,5" fra venstre og 10" nedenfra.
    c A1 viser et kort, bare c gjenstandene og høyden deres, o 2 hvordan sjansene for svar 2 blir til.
kind-troop-unit = Tropp
kind-troop-leader = Leder
kind-troop-hero = Helt
hr-read-head = { $name }: { $type } i { $faction }, stjerner { $stars }, Troppestørrelse { $force }, Bevegelse { $movement }"
hr-read-pool = { $trait }: { $dice }
hr-read-range = rekkevidde { $range }"
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
hr-read-abilities = { $abilities }
hr-read-ability = { $name } [{ $rule }]
hr-remark-hit = skade { $hit }
hr-remark-vanish = slått ut { $vanish }
hr-remark-any = minst én skade { $hit }
hr-remark-challenge = vunnet { $hit }
hr-remark-touches = i kontakt med { $who }
hr-remark-marker = ved markør { $marker }
hr-remark-portal = ved fiendens portal
hr-remark-hidden = ute av syne for fienden
hr-remark-seen =
    sett av { $count ->
        [one] én fiende
       *[other] { $count } fiender
    }
hr-remark-free = { $who } kan slå idet du går
hr-explain-attack = { $by } mot { $target }:
hr-explain-shot = { $by } på { $target }, { $distance }" unna, grunnrekkevidde { $range }":
hr-explain-step = { $change }  [{ $rules }]
hr-explain-mode = Med { $mode }: skade { $hit }
hr-explain-reaction = Hvis den andre siden svarer med «{ $mode }»: skade { $hit }
hr-remarks = { $remarks }
hr-dice-some = { $dice }
hr-about-object = { $object }: { $x } { $y }, toppen på { $high }"; { $notes }
hr-about-stand = man kan stå på den
hr-about-uneven = ujevn
hr-about-movable = kan dyttes
hr-about-nothing = ingen står på den eller flytter den
hr-pearl-of = en perle for { $who }
