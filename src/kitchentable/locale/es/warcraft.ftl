# Warcraft.

title-warcraft = Warcraft: el juego de mesa. Recolecta, construye y lucha por los puntos.

## Palabras

wc-gold = oro
wc-wood = madera



wc-card-call-to-arms = Llamada a las armas
wc-card-dispel-magic = Disipar magia
wc-card-invisibility = Invisibilidad
wc-card-polymorph = Polimorfia
wc-card-devour = Devorar
wc-card-ensnare = Atrapar
wc-card-envenomed-spears = Lanzas envenenadas
wc-card-pillage = Saqueo
wc-card-faerie-fire = Fuego feérico
wc-card-marksmanship = Puntería
wc-card-moon-glaive = Guja lunar
wc-card-renew = Renovar
wc-card-cripple = Lisiar
wc-card-curse = Maldición
wc-card-summon-building = Invocar edificio
wc-card-web = Telaraña
wc-card-fast = Rapidez
wc-card-resources = Recursos
wc-card-town-portal = Portal de ciudad
wc-card-victory-point = Punto de victoria

## Preguntas

wc-deal-race = Se sortea una raza para { $who }
wc-draw-first = Se sortea quién empieza
wc-draw = { $who } roba una carta
wc-roll = { NOUN($who, as: "El") } { NOUN($who, ask: "number") ->
        [many] tiran
       *[one] tira
    } { $number ->
        [one] un dado de batalla
       *[other] { $number } dados de batalla
    }
wc-harvest-roll = { $who } tira el dado de recursos por un trabajador en { $space }

wc-move = ¿Qué mueves?
wc-move-one = { NOUN($kind, as: "One") }: { $start } → { $to }
wc-move-done = Terminar el movimiento

wc-which-battle = ¿Qué batalla libras ahora?
wc-battle-at = La batalla en { $space }
wc-battle-against = La batalla en { $space } contra { NOUN($race, as: "el") }
wc-join = ¿Se suman tus unidades de los flancos a la batalla en { $space }?
wc-poison = Veneno lento: ¿en qué fase golpeas primero?
wc-in-phase = En { NOUN($kind, as: "el") }
wc-raise = Alzar a los muertos: ¿cuántas unidades cuerpo a cuerpo se alzan en el campo de batalla? (como mucho { $most })
wc-number = { $number }
wc-remove = ¿Qué unidad pierdes?
wc-unit = { NOUN($kind, as: "One") } en { $space }
wc-let-partner = Dejar esta baja a tu compañero

wc-deploy = ¿Qué terminas o despliegas?
wc-deploy-place = Desplegar { NOUN($kind, as: "un") } en { $space }
wc-deploy-finish = Terminar { NOUN($kind, as: "el") }
wc-deploy-outpost = Terminar el puesto avanzado de { $space }
wc-deploy-done = Terminar el despliegue

wc-spend = Tienes { $gold } de oro y { $wood } de madera. ¿En qué lo gastas?
wc-spend-train = Entrenar { NOUN($kind, as: "un") } ({ $cost })
wc-spend-build = Empezar { NOUN($kind, as: "un") } ({ $cost }, un trabajador de la ciudad)
wc-spend-summon = Empezar { NOUN($kind, as: "un") } con Invocar edificio ({ $cost }, sin trabajador)
wc-spend-outpost = Empezar un puesto avanzado en { $space } ({ $cost }), donde pueden llegar piezas nuevas
wc-spend-upgrade = Mejorar tus { $kind } ({ $cost }): { $tile }
wc-spend-victory = Mostrar un Punto de victoria
wc-spend-done = Terminar el gasto
wc-way-train = entrenar
wc-way-construct = construir
wc-way-upgrade = mejorar

wc-give = Dar { $gold ->
        [0] { $wood } de madera
       *[other] { $gold } de oro
    } a { $who }

## Cartas

wc-window-move-start = { $hero ->
    [1] { $who } empieza a mover. ¿Juegas una carta o usas una habilidad?
   *[other] { $who } empieza a mover. ¿Juegas una carta?
}
wc-window-invaded = El enemigo ha entrado donde están tus trabajadores. ¿Juegas una carta?
wc-window-move-end = { $hero ->
    [1] { $who } ha movido. ¿Juegas una carta o usas una habilidad antes de las batallas?
   *[other] { $who } ha movido. ¿Juegas una carta antes de las batallas?
}
wc-window-round-start = { $hero ->
    [1] Empieza una ronda de batalla. ¿Juegas una carta o usas una habilidad?
   *[other] Empieza una ronda de batalla. ¿Juegas una carta?
}
wc-window-melee-start = { $hero ->
    [1] Empieza la fase cuerpo a cuerpo. ¿Juegas una carta o usas una habilidad?
   *[other] Empieza la fase cuerpo a cuerpo. ¿Juegas una carta?
}
wc-window-before-roll = ¿Juegas una carta antes de que se tiren los dados?
wc-window-after-roll = Los dados están tirados. ¿Juegas una carta antes de que se cuenten las bajas?
wc-window-before-casualties = { $hero ->
    [1] ¿Juegas una carta o usas una habilidad antes de que se retiren las bajas?
   *[other] ¿Juegas una carta antes de que se retiren las bajas?
}
wc-window-before-removal = ¿Juegas una carta antes de que se retire la siguiente unidad?
wc-window-after-removal = Se ha retirado una unidad. ¿Juegas una carta?
wc-window-response = Se ha jugado una carta. ¿Respondes con una tuya?
wc-window-harvest-start = Empieza tu paso de recolección. ¿Juegas una carta?
wc-until-turn = en este momento durante este turno
wc-until-game = en este momento durante toda la partida
wc-until-battle-moment = en este momento durante esta batalla
wc-until-battle = en esta batalla
wc-play = Jugar { $card }
wc-target = { NOUN($kind, as: "el") } { NOUN($seat, ask: "number") ->
        [many] de
       *[one] de { $seat } en
    } { $space }
wc-target-kind = { NOUN($seat, ask: "number") ->
    [many] { NOUN($kind, as: "el") }
   *[one] { NOUN($kind, as: "los") } de { $seat }
}
wc-target-place = { NOUN($seat, ask: "number") ->
        [many] { NOUN($seat, as: "el") }
       *[one] las piezas de { $seat }
    } en { $space }
wc-play-on = Jugar { $card }: { $on }
wc-portal-where = No caben todas las unidades. ¿Adónde van?
wc-portal-part = { $number ->
        [one] { NOUN($kind, as: "un") }
       *[other] { $number } { NOUN($kind, as: "many") }
    } en { $space }
wc-portal-spread = { NOUN($parts, as: "Commas") }

## Lo que no se puede

wc-seats = Warcraft es para 2 a 4 jugadores, no para { $given }.
wc-three = Tres jugadores necesitan el tablero de la expansión (expansion = true) o un escenario para tres.
wc-no-such-board = No hay ningún tablero «{ $name }» para tantos jugadores. Elige entre { $known }.
wc-board-usual = el habitual
wc-board-two-lakes = con lagos, para dos
wc-board-four-lakes = con lagos, para cuatro
wc-no-such-race = No existe la raza «{ $race }». Elige entre { $known }.
wc-races = Nombra hasta { $wanted } razas distintas; para los demás jugadores se sortean.
wc-no-such-space = En este tablero no hay ninguna casilla «{ $name }». Elige entre { $known }.
wc-situation-seats = la posición tiene { $players } jugadores y la preparación { $seats } asientos
wc-situation-hex = «{ $space }» y «{ $other }» están en el mismo hexágono
wc-situation-no-battle = este punto está dentro de una batalla y la posición no tiene ninguna
wc-situation-no-hero = este jugador no tiene ningún héroe vivo
wc-not-now = No puedes jugar { $card } ahora.
wc-no-target = No puedes jugar { $card } sobre eso.
wc-no-gift-now = No puedes dar nada mientras se retiran las bajas.

wc-locked = La ciudad de { $space } está bloqueada: ninguna pieza puede salir.
wc-nobody-there = No tienes { NOUN($kind, as: "ningun") } en { $space }.
wc-moved-already = { NOUN($kind, ask: "g") ->
        [f] Todas tus { NOUN($kind, as: "many") }
       *[other] Todos tus { NOUN($kind, as: "many") }
    } en { $space } ya se han movido en este paso.
wc-mountain = { NOUN($kind, as: "Un") } no puede entrar en las montañas de { $space }; solo las unidades voladoras.
wc-water = { NOUN($kind, as: "Un") } no puede cruzar el agua de { $space }; solo las unidades voladoras.
wc-no-landing = No puedes posarte en el agua de { $space }: vuela hasta una casilla al otro lado.
wc-too-far = { $most ->
    [0] { NOUN($kind, as: "El") } no puede salir de su casilla, así que no llega a { $space }.
    [one] Demasiado lejos: desde aquí, { NOUN($kind, as: "un") } se mueve una casilla y no llega a { $space }.
   *[other] Demasiado lejos: desde aquí, { NOUN($kind, as: "un") } se mueve { $most } casillas y no llega a { $space }.
}
wc-stopped = Los enemigos de { $space } detienen allí esta pieza.
wc-no-escort = En { $space } hay enemigos: lleva allí una unidad antes que un trabajador.
wc-too-many = No queda sitio en { $space }: caben { $most } unidades y { $most } trabajadores por bando.
wc-no-room-for-worker = Tu ciudad, { $space }, no tiene sitio para el trabajador: haz sitio antes.
wc-no-deployment = No puedes desplegar en { $space }: usa tu ciudad o un puesto avanzado tuyo terminado.

wc-one-way = En este paso ya has elegido { $chosen }: solo puedes gastar de una manera.
wc-too-dear = { $wood ->
    [0] Esto cuesta { $gold } de oro: no te alcanza.
   *[other] Esto cuesta { $gold } de oro y { $wood } de madera: no te alcanza.
}
wc-no-building = No tienes { NOUN($kind, as: "ningun") } terminado.
wc-buildings-busy = Todos tus { NOUN($kind, as: "many") } están ocupados: cada uno entrena una pieza a la vez.
wc-no-marker = No te queda { NOUN($kind, as: "ningun") } en la reserva.
wc-no-tile = No te quedan losetas para { NOUN($kind, as: "un") }.
wc-no-worker = No tienes ningún trabajador libre en { $space }.
wc-no-outpost = No te quedan puestos avanzados: solo hay { $most }.
wc-outposts-here = Tus dos puestos avanzados están en { $space }: renuncia a uno solo por otra casilla.
wc-last-tile = Tus { $kind } ya están en el último nivel.
wc-upgraded-already = Ya has mejorado tus { $kind } en este paso.
wc-needs = { $number ->
    [one] Esta mejora exige { NOUN($building, as: "un") } terminado; no tienes ninguno.
   *[other] Esta mejora exige { $number } { NOUN($building, as: "many") } terminados; { $have ->
        [0] no tienes ninguno
       *[other] tienes { $have }
    }.
}

## Lo que pasa: preparación y turno

wc-race-taken = { $seat } lleva { NOUN($race, as: "al") }, con la ciudad en { $town }.
wc-first-player = Empieza { $seat }.
wc-turn-began = Turno { $turn }: empieza { $seat }.
wc-starting-pieces = { $seat } empieza con { $melee ->
        [one] una unidad cuerpo a cuerpo
       *[other] { $melee } unidades cuerpo a cuerpo
    }, { $workers ->
        [one] un trabajador
       *[other] { $workers } trabajadores
    }, { $gold } de oro y { $wood } de madera.
wc-card-drawn = { $seat } roba una carta.
wc-card-drawn-open = { $seat } roba { $card }.
wc-deck-renewed = { $seat } baraja los descartes y forma un mazo nuevo.
wc-no-card-left = A { $seat } no le quedan cartas que robar.

## Lo que pasa: cartas

wc-card-played = { $seat } juega { $card }.
wc-card-cancelled = { $by } anula { $card } de { $seat }.
wc-hastened = Las piezas de { $seat } en { $space } se mueven este turno dos casillas más, tres como mucho.
wc-slowed = { $seat } frena a los enemigos de { $space }: este turno se mueven una casilla menos.
wc-called-to-arms = { $seat } llama a las armas a { $workers ->
        [one] un trabajador
       *[other] { $workers } trabajadores
    } en { $space }.
wc-ported = { $seat } hace cruzar el portal a { $number ->
        [one] { NOUN($kind, as: "un") }
       *[other] { $number } { NOUN($kind, as: "many") }
    } de { $start } a { $to }.
wc-polymorphed = { NOUN($kind, as: "El") } { NOUN($seat, ask: "number") ->
        [many] de
       *[one] de { $seat } en
    } { $space } se convierte en oveja y no ataca en esta ronda.
wc-devoured = { NOUN($kind, as: "El") } { NOUN($seat, ask: "number") ->
        [many] de
       *[one] de { $seat } en
    } { $space } es { NOUN($kind, ask: "g") ->
        [f] devorada
       *[other] devorado
    } y queda fuera de la batalla.
wc-netted = Las unidades voladoras { NOUN($seats, as: "del") } están atrapadas: hasta el final de la batalla se las alcanza cuerpo a cuerpo.
wc-prevented = { NOUN($seats, as: "El") } { $number ->
        [0] no { NOUN($seats, ask: "number") ->
            [many] evitan
           *[one] evita
        } ninguna baja
        [one] { NOUN($seats, ask: "number") ->
            [many] evitan
           *[one] evita
        } una baja
       *[other] { NOUN($seats, ask: "number") ->
            [many] evitan
           *[one] evita
        } { $number } bajas
    }.
wc-pillaged = { $by } saquea { $gold ->
        [0] { $wood } de madera
       *[other] { $wood ->
            [0] { $gold } de oro
           *[other] { $gold } de oro y { $wood } de madera
        }
    } a { $seat }.
wc-renewed = El bosque de { $space } vuelve a crecer.
wc-took-resources = { $gold ->
    [0] { $seat } toma { $wood } de madera.
   *[other] { $seat } toma { $gold } de oro.
}
wc-victory-point-shown = { $number ->
    [one] { $seat } muestra un Punto de victoria.
   *[other] { $seat } muestra un Punto de victoria; ya lleva { $number }.
}

## Lo que pasa: movimiento

wc-moved = { $seat } mueve { NOUN($kind, as: "un") } de { $start } a { $to }.
wc-workers-destroyed = { $seat } pierde { $number ->
        [one] un trabajador
       *[other] { $number } trabajadores
    } ante los enemigos de { $space }.
wc-outpost-destroyed = El puesto avanzado de { $seat } en { $space } queda destruido.
wc-town-locked = La ciudad de { $seat } está bloqueada: nada puede salir hasta que acabe la batalla.
wc-town-free = La ciudad de { $seat } ya no está bloqueada.
wc-town-marked = La ciudad de { $seat } ha caído una vez; a la segunda, se acabó.
wc-eliminated = { $seat } queda fuera de la partida.

## Lo que pasa: batalla

wc-battle-began = ¡Batalla en { $space }! { NOUN($seats, as: "El") } { NOUN($seats, ask: "number") ->
        [many] atacan
       *[one] ataca
    }, { NOUN($others, as: "el") } { NOUN($others, ask: "number") ->
        [many] se defienden
       *[one] se defiende
    }.
wc-battle-off = Al final no hay batalla en { $space }.
wc-stayed-out = { $seat } deja fuera de esta batalla a las unidades de los flancos.
wc-round-began = Ronda de batalla { $round }.
wc-phase-began = Empieza { NOUN($kind, as: "el") }.
wc-strikes-first = { NOUN($seat, as: "El") } { NOUN($seat, ask: "number") ->
        [many] golpean
       *[one] golpea
    } primero en { NOUN($kind, as: "el") }.
wc-attacked = { NOUN($seat, as: "El") } { NOUN($seat, ask: "number") ->
        [many] sacan
       *[one] saca
    } { $faces } en { NOUN($kind, as: "el") } (fuerza { $strength }): { $hits ->
        [0] ningún impacto
        [one] un impacto
       *[other] { $hits } impactos
    }.
wc-rolled-again = { NOUN($seat, as: "El") } { NOUN($seat, ask: "number") ->
        [many] vuelven
       *[one] vuelve
    } a tirar los fallos: { $faces }.
wc-extra-attacks = { NOUN($seat, as: "El") } { NOUN($seat, ask: "number") ->
        [many] sacan
       *[one] saca
    } { $faces } en ataques adicionales: { $hits ->
        [0] ningún impacto
        [one] un impacto
       *[other] { $hits } impactos
    }.
wc-raised = { $seat } alza de entre los muertos { $number ->
        [one] una unidad cuerpo a cuerpo
       *[other] { $number } unidades cuerpo a cuerpo
    }.
wc-returned-to-reserve = No hay sitio para { $number ->
        [one] una unidad alzada
       *[other] { $number } unidades alzadas
    }: { $number ->
        [one] vuelve
       *[other] vuelven
    } a la reserva de { $seat }.
wc-casualties-counted = { NOUN($seats, as: "El") } { $number ->
        [0] no { NOUN($seats, ask: "number") ->
            [many] sufren
           *[one] sufre
        } bajas
        [one] { NOUN($seats, ask: "number") ->
            [many] sufren
           *[one] sufre
        } una baja
       *[other] { NOUN($seats, ask: "number") ->
            [many] sufren
           *[one] sufre
        } { $number } bajas
    }.
wc-removed = { NOUN($seat, as: "El") } { NOUN($seat, ask: "number") ->
        [many] pierden
       *[one] pierde
    } { NOUN($kind, as: "un") } en { $space }.
wc-casualties-ignored = { NOUN($seats, as: "Al") } no { NOUN($seats, ask: "number") ->
        [many] les
       *[one] le
    } quedan unidades para { $number ->
        [one] la última baja: no cuenta
       *[other] las últimas { $number } bajas: no cuentan
    }.
wc-battle-won = { NOUN($seats, as: "El") } { NOUN($seats, ask: "number") ->
        [many] ganan
       *[one] gana
    } la batalla en { $space }.
wc-nobody-won = Nadie gana la batalla en { $space }.
wc-unit-returned = { NOUN($seat, as: "El") } { NOUN($seat, ask: "number") ->
        [many] recuperan
       *[one] recupera
    } en { $space } { NOUN($kind, as: "el") } { NOUN($kind, ask: "g") ->
        [f] devorada
       *[other] devorado
    }.

## Lo que pasa: recolección, despliegue, gasto

wc-gold-harvested = { $seat } extrae { $number } de oro en { $space }.
wc-wood-harvested = { $seat } tala { $number } de madera en { $space }.
wc-partly-depleted = Los recursos de { $space } están agotados en parte.
wc-depleted = Los recursos de { $space } están totalmente agotados.
wc-deployed = { $seat } despliega { NOUN($kind, as: "un") } en { $space }.
wc-building-finished = { $seat } termina { NOUN($kind, as: "un") }.
wc-outpost-finished = { $seat } termina el puesto avanzado de { $space }.
wc-trained = { $seat } entrena { NOUN($kind, as: "un") } por { $wood ->
        [0] { $gold } de oro
       *[other] { $gold } de oro y { $wood } de madera
    }.
wc-building-begun = { $seat } empieza { NOUN($kind, as: "un") } por { $wood ->
        [0] { $gold } de oro
       *[other] { $gold } de oro y { $wood } de madera
    }.
wc-outpost-begun = { $seat } empieza un puesto avanzado en { $space } por { $gold } de oro y { $wood } de madera.
wc-upgraded = { $seat } mejora { NOUN($kind, as: "el") } al nivel { $level }: { $tile }.
wc-scored = { $seat } tiene { $target ->
        [0] { $points ->
            [one] un punto de victoria
           *[other] { $points } puntos de victoria
        }.
       *[other] { $points ->
            [one] uno
           *[other] { $points }
        } de los { $target } puntos de victoria necesarios.
    }
wc-gave = { $seat } da { $gold ->
        [0] { $wood } de madera
       *[other] { $gold } de oro
    } a { $to_seat }.
wc-won = { NOUN($who, as: "El") } { NOUN($who, ask: "number") ->
        [many] ganan
       *[one] gana
    } la partida.
wc-won-limit = El turno { $turn } era el último: { NOUN($who, as: "el") } { NOUN($who, ask: "number") ->
        [many] ganan
       *[one] gana
    } con más puntos de victoria.

## El tablero como texto

wc-line = { $text }
wc-picture-turn = Turno { $turn }, { $step } de { $who }; se gana con { $target } puntos de victoria.
wc-picture-legend = T ciudad, ♣ bosque, $ mina de oro, ▲ montañas, ≈ agua, · despejada, ★ objetivo con sus puntos; ! agotada en parte y !! del todo; m cuerpo a cuerpo, r a distancia, f voladoras, w trabajadores, ⌂ puesto avanzado, (⌂) puesto sin terminar.
wc-picture-legend-more = Con la expansión: h héroe, c criaturas invocadas; ? un monstruo boca abajo, 4d3 uno con 4 dados de fuerza 3; detrás de ♣ y $, lo que queda allí, ? para una ficha boca abajo.
wc-picture-player = { $who }, { $race } ({ $letter }): puntos { $points }, oro { $gold }, madera { $wood }, edificios c/d/v { $buildings }, cartas { $cards }
wc-picture-hand = Mano: { $cards }
wc-picture-out = { $who }, { $race }: fuera de la partida

## Contenido

warcraft-die = el dado de recursos tiene seis caras de 0 a 3, no { $faces }
warcraft-piece-sides = la sección { $piece } tiene { $spaces } casillas, pero no el mismo número de contenidos en cada cara
warcraft-strength = { $race }, { $kind }, nivel { $level }: la fuerza va de 1 a 6, no { $strength }
warcraft-ability = { $race }, { $kind }, nivel { $level }: no existe la habilidad «{ $ability }»
warcraft-needs = { $race }, { $kind }, nivel { $level }: toda loseta menos la última necesita edificios para mejorarse, y la última ninguno
warcraft-building = { $race }, { $kind }, nivel { $level }: no existe el edificio «{ $building }»; hay melee, ranged y flying
warcraft-cost = { $race }: falta lo que cuesta esto: { $kind }
warcraft-card = { $race }: no existe la carta «{ $card }»
warcraft-power = Ninguna loseta de { $race } tiene su habilidad propia, { $power }
wc-seating = Humanos y elfos de la noche forman un equipo, orcos y no muertos el otro; los equipos se sientan alternados.
wc-cost = { $wood ->
    [0] { $gold } de oro
   *[other] { $gold ->
        [0] { $wood } de madera
       *[other] { $gold } de oro, { $wood } de madera
    }
}
wc-tile = fuerza { $strength }
wc-tile-ability = fuerza { $strength }, { $ability }
wc-tile-last = { $tile } y un punto de victoria
wc-ability-area-attack = Ataque de área
wc-ability-heal = Sanación
wc-ability-slow-poison = Veneno lento
wc-ability-bloodlust = Ansia de sangre
wc-ability-raise-dead = Alzar a los muertos
wc-play-spare = Jugar { $card }: una baja menos para { NOUN($who, as: "el") }
wc-worker-busy = Ya hay un trabajador en entrenamiento: se entrena uno a la vez.
wc-picture-coming =   por llegar: { $what }
wc-picture-some = { $number ->
    [one] { NOUN($what, as: "un") }
   *[other] { $number } { NOUN($what, as: "many") }
}
wc-picture-tiles =   unidades: { $what }
wc-picture-tile = { $kind } ({ $tile })
wc-picture-card = { $card } [{ $rule }]
wc-picture-battle = Batalla en { $space }, ronda { $round }:
wc-picture-attacks =   { $who } ataca con { NOUN($what, as: "un") }
wc-picture-defends =   { $who } se defiende con { NOUN($what, as: "un") }
warcraft-no-piece = El trazado { $layout } usa la sección { $piece }, que no existe; existen { $known }
warcraft-layout-towns = El trazado { $layout } es para { $seats } jugadores y tiene { $towns ->
    [0] cero ciudades
    [one] una ciudad
   *[other] { $towns } ciudades
}: cada jugador necesita una
warcraft-overlap = En el trazado { $layout } la sección { $piece } está encima de otra
warcraft-space = La sección { $piece } muestra «{ $what }»; una casilla es town, forest, goldmine, mountain, water, clear u objective con sus puntos
warcraft-cost-kind = { $race } tiene un coste para «{ $kind }»; hay costes para melee, ranged, flying y worker
warcraft-negative = { $race }: { $what } no puede ser menor que 0
wc-odds = { $where }: ganas tú el { $mine } % de las veces, ellos el { $theirs } %. Unidades perdidas de media: tú { $lost }, ellos { $taken }.
wc-odds-about = Simulado (± { $error } %). { $line }
wc-odds-entering = { NOUN($kind, as: "One") } hacia { $space }, sin cartas
wc-odds-battle = Esta batalla, sin cartas
wc-odds-form = «{ $given }» no son dos ejércitos. Escribe cada uno como «2 melee 3, 1 ranged 2 heal, 1 melee 4 hero 3»: número, melee, ranged o flying, fuerza de 1 a 6; después hero con la vida que le queda, o creature o creep con los dados de cada uno; por último una habilidad, y flank si está allí.
wc-tenths = { $part ->
    [0] { $whole }
   *[other] { $whole },{ $part }
}

wc-why-attack = Sin cartas, la batalla en { $space } se gana el { $mine } % de las veces y se pierde el { $theirs } %.
wc-why-hunt = El monstruo boca abajo de { $space } parece fácil de vencer.
wc-why-march = El ejército avanza hacia { $space }.
wc-why-work = Hacia { $space } hay algo que recolectar.
wc-why-stay = Lo demás está donde debe estar.
wc-why-train = Ahora lo que más vale es tener más piezas.
wc-why-build = Más edificios compensarán el gasto.
wc-why-summon = Un edificio sin trabajador ahorra una recolección.
wc-why-outpost = Así las unidades nuevas no tendrán que ir tan lejos.
wc-why-upgrade = Ahora lo que más vale es tener mejores unidades.
wc-why-victory = El punto hace falta ahora.
wc-why-save = Ninguna otra cosa vale lo que cuesta.
wc-why-card = Aquí es donde más ayuda la carta.
wc-why-power = La habilidad del héroe es lo que más ayuda aquí.
wc-why-keep = La carta se guarda para un momento mejor.
wc-why-remove = Esta unidad es la que menos se echará en falta.
wc-gave-up = { $seat } se rinde.
wc-resign = Rendirse: gana el otro bando
wc-won-resigned = { NOUN($who, ask: "number") ->
        [many] Ganan
       *[one] Gana
    } { NOUN($who, as: "el") }: el otro bando se ha rendido.
