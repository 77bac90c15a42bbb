# La mesa de Home Raiders en el navegador.

web-hr-table = La mesa: las flechas van de personaje en personaje, Intro toma uno, i cuenta qué hay alrededor
web-hr-tools = Herramientas de la mesa
web-hr-ruler = Regla
web-hr-ruler-from = Regla desde { NOUN($who, as: "el") }: ve a otro personaje y pulsa Intro
web-hr-side-view = Lo que hay en medio, visto de lado
web-hr-closer = Más cerca
web-hr-further = Más lejos
web-hr-whole = Toda la mesa
web-hr-close = Cerrar
web-hr-before = Preparación
web-hr-round-of = Ronda { $round } de 6
web-hr-score = { $who }: { $count }
web-hr-bag = Perlas en el recipiente: { $first } y { $second }
web-hr-skip = Saltar los dados
web-hr-no-dice = sin dados
web-hr-aces =
    { $count ->
        [one] { $count } éxito
       *[other] { $count } éxitos
    }
web-hr-open = a plena vista
web-hr-partial = cobertura parcial
web-hr-blocked = cobertura total
web-hr-open-behind = a plena vista, junto { NOUN($behind, as: "al") }
web-hr-partial-behind = cobertura parcial tras { NOUN($behind, as: "el") }
web-hr-blocked-behind = cobertura total tras { NOUN($behind, as: "el") }
web-hr-in-range = { $distance }, dentro del alcance ({ $range })
web-hr-out-of-range = { $distance }, más allá del alcance ({ $range })
web-hr-hits = { NOUN($by, as: "El") } alcanza { NOUN($target, as: "al") }
web-hr-vanishes = y el objetivo se desvanece
web-hr-any-hit =
    { $count ->
        [one] de que el ataque acierte
       *[other] de que acierte al menos uno de { $count } ataques
    }
web-hr-attack = Ataque
web-hr-defence = Defensa
web-hr-with = Con { NOUN($what, as: "el") }:
web-hr-if = Si se echan cuerpo a tierra:
web-hr-if-you = Si te echas cuerpo a tierra:
web-hr-step = por { $source }: { $change }
web-hr-boost = con el Aumento
web-hr-boosted = (Aumento +{ $boost })
web-hr-click = Pulsa para más
web-hr-movement = Movimiento
web-hr-wounds =
    { $count ->
        [0] sin heridas
        [one] { $count } marcador de Herida
       *[other] { $count } marcadores de Herida
    }
web-hr-gone = se ha desvanecido
web-hr-down = cuerpo a tierra
web-hr-acted = ya actuó en esta ronda
web-hr-up = { $height } sobre la mesa
web-hr-high = { $height } de alto
web-hr-higher = { NOUN($by, as: "El") } más arriba
web-hr-lower = { NOUN($by, as: "El") } más abajo
web-hr-until-turn = hasta el final del turno
web-hr-until-own-turn = hasta el final de su próximo turno
web-hr-until-round = hasta el final de la ronda
web-hr-until-game = hasta el final de la partida
web-hr-drag = Arrastra a un personaje; su unidad lo sigue. O toca uno y luego un lugar.
web-hr-tap-where = — arrástralo, toca un lugar o usa las flechas
web-hr-tap-place = Toca un lugar de la mesa o usa las flechas.
web-hr-used = { $used } de { $budget }
web-hr-touches =
    { $count ->
        [one] { NOUN($who, as: "El") } toca { NOUN($what, as: "el") }
       *[other] { NOUN($who, as: "El") } tocan { NOUN($what, as: "el") }
    }
web-hr-fall = Una caída de { $height } hiere.
web-hr-sees = Desde ahí ve a { $count } de { $all } enemigos
web-hr-alone = Solo este personaje
web-hr-go = Mover aquí
web-hr-put = Ponerlo aquí
web-hr-push = Empujarlo allí
web-hr-push-where = Toca hacia dónde, o usa las flechas: la línea es el recorrido del empujón.
web-hr-cancel = Cancelar
web-hr-can = se puede elegir
web-hr-at = a { $x } de la izquierda y { $y } del borde cercano
web-hr-grabbed = { NOUN($who, as: "El") } en la mano, hasta { $budget }. Las flechas mueven, Intro confirma, Escape devuelve.
web-hr-there = { NOUN($what, as: "El") } a { $distance } { $way }, { $more }
web-hr-way-north = al norte
web-hr-way-north-east = al noreste
web-hr-way-east = al este
web-hr-way-south-east = al sureste
web-hr-way-south = al sur
web-hr-way-south-west = al suroeste
web-hr-way-west = al oeste
web-hr-way-north-west = al noroeste
hr-preview-form = La página preguntó algo que las reglas no entienden: { $why }
hr-preview-nobody = { NOUN($who, as: "El") } no está en la mesa.
hr-preview-not-asked = Ahora no hay nada que mover ni que poner.
