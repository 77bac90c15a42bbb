# Warcraft.

title-warcraft = Warcraft: el juego de mesa. Recolecta, construye y lucha por los puntos.

## Palabras

wc-kind-melee = unidad cuerpo a cuerpo
wc-kind-ranged = unidad a distancia
wc-kind-flying = unidad voladora
wc-kind-worker = trabajador
wc-building-melee = edificio de cuerpo a cuerpo
wc-building-ranged = edificio a distancia
wc-building-flying = edificio de voladoras
wc-building-worker = edificio de trabajadores
wc-phase-ranged = fase a distancia
wc-phase-flying = fase de voladoras
wc-phase-melee = fase cuerpo a cuerpo
wc-type-melee = unidades cuerpo a cuerpo
wc-type-ranged = unidades a distancia
wc-type-flying = unidades voladoras
wc-gold = oro
wc-wood = madera

wc-space-town = ciudad
wc-space-forest = bosque
wc-space-goldmine = mina de oro
wc-space-mountain = montañas
wc-space-water = agua
wc-space-objective = objetivo
wc-space-clear = casilla despejada
wc-space-outpost = puesto avanzado
wc-space-outpost-unfinished = puesto sin terminar

wc-race-human = humanos
wc-race-orc = orcos
wc-race-undead = no muertos
wc-race-night-elf = elfos de la noche

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
wc-roll = { $number ->
    [one] { $who } tira un dado de batalla
   *[other] { $who } tira { $number } dados de batalla
}
wc-harvest-roll = { $who } tira el dado de recursos por un trabajador en { $space }

wc-move = ¿Qué mueves?
wc-move-one = { $kind }: { $start } → { $to }
wc-move-done = Nada más: fin del movimiento

wc-which-battle = ¿Qué batalla se libra ahora?
wc-battle-at = La batalla en { $space }
wc-battle-against = La batalla en { $space } contra los { $race }
wc-join = ¿Se suman tus unidades de los flancos a la batalla en { $space }?
wc-poison = Veneno lento: ¿en qué fase golpeas primero?
wc-raise = Alzar a los muertos: ¿cuántas unidades cuerpo a cuerpo entran en el campo de batalla? Como mucho, { $most }.
wc-number = { $number }
wc-remove = ¿Cuál de tus unidades cae?
wc-unit = { $kind } en { $space }
wc-let-partner = Esta baja se la dejo a mi compañero

wc-deploy = ¿Qué terminas o despliegas?
wc-deploy-place = Desplegar en { $space }: { $kind }
wc-deploy-finish = Terminar el { $kind }
wc-deploy-outpost = Terminar el puesto avanzado en { $space }
wc-deploy-done = Nada más: lo demás se queda como está

wc-spend = Tienes { $gold } de oro y { $wood } de madera. ¿En qué lo gastas?
wc-spend-train = Entrenar: { $kind } ({ $cost })
wc-spend-build = Empezar un { $kind } ({ $cost }, un trabajador de la ciudad)
wc-spend-summon = Empezar un { $kind } con Invocar edificio ({ $cost }, sin trabajador)
wc-spend-outpost = Empezar un puesto avanzado en { $space } ({ $cost }): allí también llegan piezas nuevas
wc-spend-upgrade = Mejorar las { $kind } ({ $cost }): { $tile }
wc-spend-victory = Poner un Punto de victoria en la mesa
wc-spend-done = Nada más: guardar el resto
wc-way-train = entrenar
wc-way-construct = construir
wc-way-upgrade = mejorar

wc-give = { $gold ->
    [0] Dar { $wood } de madera a { $who }
   *[other] Dar { $gold } de oro a { $who }
}

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
wc-play = { $card }
wc-play-on = { $card }: { $on }
wc-portal-where = No caben todas las unidades. ¿Adónde van?
wc-portal-part = { $number } × { $kind } en { $space }
wc-portal-spread = { $parts }

## Lo que no se puede

wc-seats = A Warcraft juegan de dos a cuatro, no { $given }.
wc-three = Tres juegan con la expansión, que tiene un tablero para ellos (expansion = true), o un escenario para tres.
wc-no-such-board = No hay ningún tablero «{ $name }» para tantos jugadores; hay { $known }.
wc-board-usual = el habitual
wc-board-two-lakes = con lagos, para dos
wc-board-four-lakes = con lagos, para cuatro
wc-no-such-race = No existe la raza «{ $race }»; las hay: { $known }.
wc-races = Ninguna raza se juega dos veces. Jugadores: { $wanted }; a quien no tenga raza se le sortea una.
wc-no-such-space = En este tablero no hay ninguna casilla «{ $name }»; hay { $known }.
wc-situation-seats = la posición tiene { $players } jugadores y la preparación { $seats } asientos
wc-situation-hex = «{ $space }» y «{ $other }» están en el mismo hexágono
wc-situation-no-battle = este punto está dentro de una batalla y la posición no tiene ninguna
wc-situation-no-hero = este jugador no tiene ningún héroe vivo
wc-not-now = { $card } no se puede jugar en este momento.
wc-no-target = { $card } no se puede jugar sobre esto.
wc-no-gift-now = Mientras se retiran las bajas no se da nada.

wc-locked = La ciudad en { $space } está bloqueada: ninguna pieza sale de ella.
wc-nobody-there = En { $space } no tienes: { $kind }.
wc-moved-already = En { $space } ya se ha movido: { $kind }. Cada pieza se mueve una sola vez por paso.
wc-mountain = En { $space } hay montañas, que solo cruzan las unidades voladoras. No puede entrar: { $kind }.
wc-water = En { $space } hay agua, que solo cruzan las unidades voladoras. No puede entrar: { $kind }.
wc-no-landing = En { $space } hay agua: nadie puede quedarse. Se sobrevuela hasta una casilla al otro lado, o no se vuela.
wc-too-far = { $most ->
    [0] No se llega a { $space }. Aquí no puede ni moverse: { $kind }.
    [one] Hasta { $space } es demasiado lejos. Alcance desde aquí: una casilla ({ $kind }).
   *[other] Hasta { $space } es demasiado lejos. Alcance desde aquí: { $most } casillas ({ $kind }).
}
wc-stopped = El enemigo en { $space } detiene a esta pieza: no puede seguir.
wc-no-escort = En { $space } hay enemigos: un trabajador solo entra si ya hay allí una unidad tuya.
wc-too-many = Son demasiados en { $space }: caben como mucho { $most } unidades y { $most } trabajadores de cada bando.
wc-no-room-for-worker = El trabajador de este edificio no cabe en tu ciudad, { $space }; el edificio tiene que esperar.
wc-no-deployment = En { $space } no se despliega nada: solo en tu ciudad y en tus puestos avanzados terminados.

wc-one-way = En este paso has elegido { $chosen }; se puede entrenar, construir o mejorar, pero solo una de las tres cosas.
wc-too-dear = { $wood ->
    [0] Esto cuesta { $gold } de oro, y no te alcanza.
   *[other] Esto cuesta { $gold } de oro y { $wood } de madera, y no te alcanza.
}
wc-no-building = No tienes ningún { $kind } terminado.
wc-buildings-busy = Cada { $kind } tuyo está ocupado: solo entrena de uno en uno.
wc-no-marker = Ya no te queda en la reserva: { $kind }.
wc-no-tile = No te quedan losetas para un { $kind }.
wc-no-worker = En { $space } no hay ningún trabajador tuyo libre.
wc-no-outpost = No te quedan puestos avanzados: solo hay { $most }.
wc-outposts-here = Tus dos puestos avanzados están en { $space }: solo puedes renunciar a uno para construir en otra casilla.
wc-last-tile = Tus { $kind } ya están en el último nivel.
wc-upgraded-already = Tus { $kind } ya se han mejorado en este paso; solo se puede una vez.
wc-needs = { $number ->
    [one] Esta mejora exige un { $building } terminado; no tienes ninguno.
   *[other] Esta mejora exige { $number } × { $building } terminado; tienes { $have }.
}

## Lo que pasa: preparación y turno

wc-race-taken = { $seat } lleva a los { $race }, con la ciudad en { $town }.
wc-first-player = Empieza { $seat }.
wc-turn-began = Comienza el turno { $turn }, con { $seat } en primer lugar.
wc-starting-pieces = { $seat } empieza con { $melee } unidades cuerpo a cuerpo, { $workers } trabajadores, { $gold } de oro y { $wood } de madera.
wc-card-drawn = { $seat } roba una carta.
wc-card-drawn-open = { $seat } roba una carta: { $card }.
wc-deck-renewed = { $seat } hace un mazo nuevo con la pila de descartes.
wc-no-card-left = A { $seat } no le quedan cartas que robar.

## Lo que pasa: cartas

wc-card-played = { $seat } juega { $card }.
wc-card-cancelled = { $by } anula { $card } de { $seat }: no tiene efecto.
wc-hastened = Las piezas de { $seat } en { $space } llegan más lejos este turno: 2 casillas más, 3 como mucho.
wc-slowed = { $seat } frena a los enemigos en { $space }: 1 casilla menos este turno.
wc-called-to-arms = { $workers ->
    [one] { $seat } llama a las armas a un trabajador en { $space }.
   *[other] { $seat } llama a las armas a { $workers } trabajadores en { $space }.
}
wc-ported = { $seat } cruza el portal de { $start } a { $to }: { $number } × { $kind }.
wc-polymorphed = Es una oveja y no ataca en esta ronda: { $kind } de { $seat } en { $space }.
wc-devoured = Una { $kind } de { $seat } en { $space } ha sido devorada y queda fuera de la batalla hasta que termine.
wc-netted = Las unidades voladoras de { $seats } están atrapadas: el resto de la batalla se las puede alcanzar cuerpo a cuerpo.
wc-prevented = { $number ->
    [0] No se evita ninguna baja en el bando de { $seats }.
    [one] Se evita una baja en el bando de { $seats }.
   *[other] Se evitan { $number } bajas en el bando de { $seats }.
}
wc-pillaged = { $by } saquea a { $seat }: { $gold } de oro y { $wood } de madera.
wc-renewed = El bosque de { $space } ha vuelto a crecer.
wc-took-resources = { $gold ->
    [0] { $seat } toma { $wood } de madera.
   *[other] { $seat } toma { $gold } de oro.
}
wc-victory-point-shown = { $number ->
    [one] { $seat } pone un Punto de victoria en la mesa.
   *[other] { $seat } pone un Punto de victoria en la mesa; ya son { $number }.
}

## Lo que pasa: movimiento

wc-moved = { $seat } mueve de { $start } a { $to }: { $kind }.
wc-move-step-over = Termina el paso de movimiento de { $seat }.
wc-workers-destroyed = { $number ->
    [one] { $seat } pierde un trabajador entre los enemigos en { $space }.
   *[other] { $seat } pierde { $number } trabajadores entre los enemigos en { $space }.
}
wc-outpost-destroyed = El puesto avanzado de { $seat } en { $space } queda destruido.
wc-town-locked = La ciudad de { $seat } está bloqueada: nadie sale de ella hasta que acabe la batalla.
wc-town-free = La ciudad de { $seat } ya no está bloqueada.
wc-town-marked = La ciudad de { $seat } ha sido capturada por primera vez; a la segunda, se acabó.
wc-eliminated = { $seat } queda fuera de la partida.

## Lo que pasa: batalla

wc-battle-began = ¡Batalla en { $space }! Al ataque: { $seats }. A la defensa: { $others }.
wc-battle-off = Al final no hay batalla en { $space }.
wc-stayed-out = { $seat } no participa en esta batalla.
wc-round-began = Comienza la ronda de batalla { $round }.
wc-phase-began = Empieza la { $kind }.
wc-strikes-first = { $seat } golpea primero en la { $kind }.
wc-attacked = { $hits ->
    [0] { $seat } saca { $faces } en la { $kind } (fuerza { $strength }): ningún impacto.
    [one] { $seat } saca { $faces } en la { $kind } (fuerza { $strength }): un impacto.
   *[other] { $seat } saca { $faces } en la { $kind } (fuerza { $strength }): { $hits } impactos.
}
wc-rolled-again = { $seat } vuelve a tirar los fallos: { $faces }.
wc-extra-attacks = { $hits ->
    [0] { $seat } saca { $faces } en los ataques adicionales: ningún impacto.
    [one] { $seat } saca { $faces } en los ataques adicionales: un impacto.
   *[other] { $seat } saca { $faces } en los ataques adicionales: { $hits } impactos.
}
wc-raised = { $number ->
    [one] { $seat } alza de entre los muertos una unidad cuerpo a cuerpo.
   *[other] { $seat } alza de entre los muertos { $number } unidades cuerpo a cuerpo.
}
wc-returned-to-reserve = { $number ->
    [one] Sobra una unidad alzada: { $seat } la devuelve a la reserva.
   *[other] Sobran { $number } unidades alzadas: { $seat } las devuelve a la reserva.
}
wc-casualties-counted = { $number ->
    [0] Ninguna baja en el bando de { $seats }.
    [one] Una baja en el bando de { $seats }.
   *[other] { $number } bajas en el bando de { $seats }.
}
wc-removed = { $seat } pierde en { $space }: { $kind }.
wc-casualties-ignored = { $number ->
    [one] En el bando de { $seats } nadie puede ser la última baja: no cuenta.
   *[other] En el bando de { $seats } nadie puede ser ya una baja: las últimas { $number } no cuentan.
}
wc-battle-won = Victoria en la batalla de { $space } para { $seats }.
wc-nobody-won = Nadie gana la batalla en { $space }.
wc-unit-returned = { $seat } recupera en { $space } la { $kind } devorada.

## Lo que pasa: recolección, despliegue, gasto

wc-gold-harvested = { $seat } extrae { $number } de oro en { $space }.
wc-wood-harvested = { $seat } tala { $number } de madera en { $space }.
wc-partly-depleted = La casilla { $space } está parcialmente agotada.
wc-depleted = La casilla { $space } está agotada del todo: ya no hay nada que recolectar.
wc-deployed = { $seat } despliega en { $space }: { $kind }.
wc-building-finished = { $seat } termina un { $kind }.
wc-outpost-finished = { $seat } termina el puesto avanzado en { $space }.
wc-trained = { $wood ->
    [0] { $seat } entrena por { $gold } de oro: { $kind }.
   *[other] { $seat } entrena por { $gold } de oro y { $wood } de madera: { $kind }.
}
wc-building-begun = { $seat } empieza un { $kind } por { $gold } de oro y { $wood } de madera.
wc-outpost-begun = { $seat } empieza un puesto avanzado en { $space } por { $gold } de oro y { $wood } de madera.
wc-upgraded = { $seat } mejora las { $kind } al nivel { $level }: { $tile }.
wc-scored = { $points ->
    [one] { $seat } tiene un punto de victoria de { $target }.
   *[other] { $seat } tiene { $points } puntos de victoria de { $target }.
}
wc-gave = { $gold ->
    [0] { $seat } da { $wood } de madera a { $to_seat }.
   *[other] { $seat } da { $gold } de oro a { $to_seat }.
}
wc-won = La victoria es para { $who }.
wc-won-limit = El turno { $turn } era el último. Quien más puntos de victoria tiene: { $who }.

## El tablero como texto

wc-line = { $text }
wc-picture-turn = Turno { $turn }, { $step } de { $who }; se gana con { $target } puntos de victoria.
wc-picture-legend = T ciudad, ♣ bosque, $ mina de oro, ▲ montañas, ≈ agua, · despejada, ★ objetivo con sus puntos; ! agotada en parte y !! del todo; m cuerpo a cuerpo, r a distancia, f voladoras, w trabajadores, ⌂ puesto avanzado, (⌂) puesto sin terminar.
wc-picture-legend-more = Con la expansión: h héroe, c criaturas invocadas; ? una criatura neutral que nadie ha visto, 4d3 una con 4 dados de fuerza 3; detrás de ♣ y $, lo que queda allí, ? si nadie lo sabe.
wc-picture-player = { $who }, { $race } ({ $letter }): puntos { $points }, oro { $gold }, madera { $wood }, edificios m/r/f { $buildings }, cartas { $cards }
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
wc-seating = Humanos y elfos de la noche forman un equipo, orcos y no muertos el otro, y los equipos se sientan alternados.
wc-cost = { $gold } de oro, { $wood } de madera
wc-tile = fuerza { $strength }
wc-tile-ability = fuerza { $strength }, { $ability }
wc-tile-last = { $tile }, y un punto de victoria
wc-ability-area-attack = Ataque de área
wc-ability-heal = Sanación
wc-ability-slow-poison = Veneno lento
wc-ability-bloodlust = Ansia de sangre
wc-ability-raise-dead = Alzar a los muertos
wc-play-spare = { $card }: una baja menos para { $who }
wc-worker-busy = Ya hay un trabajador en entrenamiento: el tablero entrena de uno en uno.
wc-step-move = paso de movimiento
wc-step-harvest = paso de recolección
wc-step-deploy = paso de despliegue
wc-step-spend = paso de gasto
wc-picture-coming =   por llegar: { $what }
wc-picture-some = { $number } × { $what }
wc-picture-tiles =   unidades: { $what }
wc-picture-tile = { $kind }: { $tile }
wc-picture-card = { $card } [{ $rule }]
wc-picture-battle = Batalla en { $space }, ronda { $round }:
wc-picture-attacks =   { $who } ataca con { $what }
wc-picture-defends =   { $who } defiende con { $what }
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
wc-odds = { $where }: tú { $mine } %, ellos { $theirs } %; de media pierdes { $lost } unidades y ellos { $taken }
wc-odds-about = { $line } (simulado, ± { $error } %)
wc-odds-entering = { $kind } hacia { $space }, sin cartas
wc-odds-battle = Esta batalla, sin cartas
wc-odds-form = «{ $given }» no son dos ejércitos; escribe cada uno como en "2 melee 3, 1 ranged 2 heal, 1 melee 4 hero 3": número, melee, ranged o flying, fuerza de 1 a 6; después, si lo es, hero con la vida que le queda, o creature o creep con los dados de cada uno; por último una habilidad y flank si está allí.
wc-tenths = { $whole },{ $part }

wc-why-attack = La probabilidad de ganar la batalla en { $space } es del { $mine } %; la de perderla, del { $theirs } %, sin cartas.
wc-why-hunt = Lo que está boca abajo en { $space } debería poder vencerse.
wc-why-march = El ejército avanza hacia { $space }.
wc-why-work = Hacia { $space } hay algo que recolectar.
wc-why-stay = Lo demás está donde debe estar.
wc-why-train = Ahora lo que más vale es tener más piezas.
wc-why-build = Más edificios compensarán el gasto.
wc-why-summon = Un edificio sin trabajador ahorra una cosecha.
wc-why-outpost = Las unidades nuevas no deberían tener que ir tan lejos.
wc-why-upgrade = Ahora lo que más vale es tener mejores unidades.
wc-why-victory = El punto hace falta ahora.
wc-why-save = Nada más vale lo que cuesta.
wc-why-card = Aquí es donde más ayuda la carta.
wc-why-power = La habilidad del héroe es lo que más ayuda aquí.
wc-why-keep = La carta se guarda para un momento mejor.
wc-why-remove = Esta unidad es la que menos se echará en falta.
wc-gave-up = { $seat } se rinde.
wc-resign = Rendirse: gana el otro bando
wc-won-resigned = Gana { $who }: el otro bando se ha rendido.
