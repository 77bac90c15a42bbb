# La mesa de Home Raiders en el navegador.

web-hr-table = La mesa: las flechas van de figura en figura, Intro toma una, i cuenta qué hay alrededor
web-hr-tools = Herramientas de la mesa
web-hr-ruler = Regla
web-hr-ruler-from = Regla desde { $who }: ve a otra figura y pulsa Intro
web-hr-side-view = Lo que hay en medio, visto de lado
web-hr-closer = Más cerca
web-hr-further = Más lejos
web-hr-whole = Toda la mesa
web-hr-close = Cerrar
web-hr-before = Preparación
web-hr-round-of = Ronda { $round } de 6
web-hr-score = { $who } lleva { $count }
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
web-hr-open-behind = a plena vista, junto a { $behind }
web-hr-partial-behind = cobertura parcial tras { $behind }
web-hr-blocked-behind = cobertura total tras { $behind }
web-hr-in-range = { $distance }, dentro del alcance ({ $range })
web-hr-out-of-range = { $distance }, más allá del alcance ({ $range })
web-hr-hits = { $by } acierta a { $target }
web-hr-vanishes = y se desvanece
web-hr-any-hit =
    { $count ->
        [one] de que el ataque acierte
       *[other] de que acierte al menos uno de { $count } ataques
    }
web-hr-attack = Ataque
web-hr-defence = Defensa
web-hr-with = Con { $what }:
web-hr-if = Si se echan cuerpo a tierra:
web-hr-if-you = Si te echas cuerpo a tierra:
web-hr-step = por { $source }: { $change }
web-hr-boost = con el Aumento
web-hr-boosted = (Aumento +{ $boost })
web-hr-click = Pulsa para más
web-hr-movement = Movimiento
web-hr-wounds =
    { $count ->
        [0] ilesa
        [one] { $count } marcador de Herida
       *[other] { $count } marcadores de Herida
    }
web-hr-gone = se ha desvanecido
web-hr-down = cuerpo a tierra
web-hr-acted = ya actuó en esta ronda
web-hr-up = { $height } sobre la mesa
web-hr-high = { $height } de alto
web-hr-higher = { $by } más arriba
web-hr-lower = { $by } más abajo
web-hr-until-turn = hasta el final del turno
web-hr-until-own-turn = hasta el final de su próximo turno
web-hr-until-round = hasta el final de la ronda
web-hr-until-game = por el resto de la partida
web-hr-drag = Arrastra una figura; su unidad la sigue. O toca una y luego un lugar.
web-hr-tap-where = — arrástrala, toca un lugar o usa las flechas
web-hr-tap-place = Toca un lugar de la mesa o usa las flechas.
web-hr-used = { $used } de { $budget }
web-hr-touches =
    { $count ->
        [one] { $who } toca { $what }
       *[other] { $who } tocan { $what }
    }
web-hr-strike = { $by } obtiene un ataque gratis contra { $at }
web-hr-fall = Una caída de { $height } hiere.
web-hr-sees = Desde ahí ve a { $count } de { $all } enemigos
web-hr-alone = Solo esta figura
web-hr-go = Mover aquí
web-hr-put = Ponerla aquí
web-hr-push = Empujarlo allí
web-hr-push-where = Toca hacia dónde, o usa las flechas: la línea es el recorrido del empujón.
web-hr-cancel = Cancelar
web-hr-can = se puede elegir
web-hr-at = a { $x } de la izquierda y { $y } del borde cercano
web-hr-grabbed = { $who } en la mano, hasta { $budget }. Las flechas la mueven, Intro confirma, Escape la devuelve.
web-hr-there = { $what } a { $distance } { $way }, { $more }
web-hr-way-north = al norte
web-hr-way-north-east = al noreste
web-hr-way-east = al este
web-hr-way-south-east = al sureste
web-hr-way-south = al sur
web-hr-way-south-west = al suroeste
web-hr-way-west = al oeste
web-hr-way-north-west = al noroeste
hr-preview-form = La mesa preguntó algo que no se entiende: { $why }
hr-preview-nobody = { $who } no está ahí.
hr-preview-not-asked = Ahora no hay nada que mover ni que poner.
