# Home Raiders in the terminal: the map, cards, and what is worth knowing about an answer.

hr-line = { $text }
hr-named = { NOUN($name, as: "one") } { $sign }
    .many = { NOUN($name, as: "many") }
    .g = { NOUN($name, ask: "g") }
hr-portal-named = Portal de { $who }
    .g = m
hr-picture-before = Antes de la primera ronda
hr-picture-round = Ronda { $round }. Objetivo: { $objective }. Perlas en el recipiente: { NOUN($bag, as: "commas") }
hr-picture-pearls = { $who } { $pearls }
hr-picture-troop = { $who }, { $troop }: { NOUN($members, as: "commas") }
hr-picture-troop-acted = { $who }, { $troop } (tropa ya activada): { NOUN($members, as: "commas") }
hr-picture-troop-down = { $who }, { $troop }, cuerpo a tierra: { NOUN($members, as: "commas") }
hr-picture-figure = { $sign } { PLACE($x) } { PLACE($y) }
hr-picture-figure-up = { $sign } { PLACE($x) } { PLACE($y) } (a { LENGTH($z) } de altura)
hr-picture-figure-hurt =
    { $sign } { PLACE($x) } { PLACE($y) } ({ $wounds ->
        [one] una herida
       *[other] { $wounds } heridas
    })
hr-picture-figure-up-hurt =
    { $sign } { PLACE($x) } { PLACE($y) } (a { LENGTH($z) } de altura, { $wounds ->
        [one] una herida
       *[other] { $wounds } heridas
    })
hr-picture-gone = { $who } ha perdido { NOUN($gone, as: "al") }
hr-picture-held = *{ $marker } con { $by }
hr-picture-controls = { $who } controla { NOUN($held, as: "commas") }
hr-picture-legend =
    A1  un personaje: la letra de su carta y su número; el segundo equipo empieza por N
    @1  el Portal del jugador 1         *1  marcador 1
    ░   hasta 1″ de alto    ▒  hasta 3″    ▓  más alto    /  más allá del borde
    Los números de los bordes son pulgadas: 2,5 10 está a 2,5″ de la izquierda y a 10″ de abajo.
    c A1 muestra una carta, c a solas los objetos y sus alturas, o 2 de dónde salen las probabilidades de la respuesta 2.
kind-troop-unit = Unidad
kind-troop-leader = Líder
kind-troop-hero = Héroe
hr-read-head =
    { $name }: { $type }, { $faction }, { $stars ->
        [one] 1 Estrella
       *[other] { $stars } Estrellas
    }, Fuerza { $force }, Movimiento { LENGTH($movement) }
hr-read-pool = { $trait }: { NOUN($dice, as: "commas") }
hr-read-range = alcance base { LENGTH($range) }
hr-read-white = { $number } { $number ->
    [one] blanco
   *[other] blancos
}
hr-read-red = { $number } { $number ->
    [one] rojo
   *[other] rojos
}
hr-read-black = { $number } { $number ->
    [one] negro
   *[other] negros
}
hr-read-marked = { $number } de ellos no si está herido
hr-read-boost = Aumento { $number }
hr-read-abilities = { NOUN($abilities, as: "commas") }
hr-read-ability = { $name } [{ $rule }]
hr-remark-hit = hiere { $hit }
hr-remark-vanish = desvanece { $vanish }
hr-remark-any = al menos una herida { $hit }
hr-remark-challenge = gana { $hit }
hr-remark-touches = en contacto de peana con { NOUN($who, as: "el") }
hr-remark-marker = en el marcador { $marker }
hr-remark-portal = en el Portal enemigo
hr-remark-seen =
    a la vista de { $count ->
        [one] un enemigo
       *[other] { $count } enemigos
    }
hr-remark-free = { NOUN($who, as: "el") } puede golpear cuando te alejes
hr-explain-attack = { NOUN($by, as: "El") } contra { NOUN($target, as: "el") }:
hr-explain-shot = { NOUN($by, as: "El") } contra { NOUN($target, as: "el") }, a { LENGTH($distance) }, alcance base { LENGTH($range) }:
hr-explain-step = { $change }  [{ NOUN($rules, as: "commas") }]
hr-explain-mode = Con { $mode }: hiere { $hit }
hr-explain-reaction = Si el otro bando responde con «{ $mode }»: hiere { $hit }
hr-remarks = { NOUN($remarks, as: "commas") }
hr-dice-some = { LIST($dice, by: "and") }
hr-about-object = { NOUN($object, as: "El") }: { PLACE($x) } { PLACE($y) }, { LENGTH($high) } de altura; { NOUN($notes, as: "commas") }
hr-about-stand = se puede estar encima
hr-about-uneven = terreno inestable
hr-about-movable = se puede empujar
hr-about-nothing = ni se puede estar encima ni mover
hr-pearl-of = una perla { NOUN($who, as: "del") }
