# Why an answer is refused in Warcraft, and when cards are played.

wc-not-in-hand = No tienes { $card } en la mano.
wc-other-window = { $card } se juega { $when }, no ahora.
wc-when-turn-start = al principio de un turno
wc-when-turn-end = al final de un turno
wc-when-move-start = al principio de un paso de movimiento
wc-when-invaded = cuando una unidad enemiga entra donde están tus trabajadores
wc-when-move-end = después del movimiento, antes de las batallas
wc-when-move-over = al final de un paso de movimiento, tras sus batallas
wc-when-round-start = al principio de una ronda de batalla
wc-when-ranged-start = al principio de una fase a distancia
wc-when-flying-start = al principio de una fase de voladoras
wc-when-melee-start = al principio de una fase cuerpo a cuerpo
wc-when-before-roll = en una batalla, antes de tirar los dados
wc-when-after-roll = en una batalla, justo después de tirar los dados
wc-when-before-casualties = en una batalla, antes de retirar la primera baja
wc-when-before-removal = en una batalla, antes de retirar una baja
wc-when-after-removal = en una batalla, justo después de retirar una baja
wc-when-battle-end = al final de una batalla
wc-when-response = en respuesta a una carta en una batalla
wc-when-power-response = en respuesta a la habilidad de un héroe en batalla
wc-when-wound-response = cuando un héroe está a punto de recibir una herida
wc-when-death-response = cuando un héroe está a punto de morir
wc-when-harvest-start = al principio de tu paso de recolección
wc-when-spend-start = al principio de tu paso de gasto
wc-when-construct = cuando empiezas un edificio en tu paso de gasto
wc-when-any-time = en cualquier momento fuera de las batallas
wc-no-target-now = Ahora no hay nada sobre lo que jugar { $card }.
wc-own-step = { $card } solo se juega en tu propio { $step }.
wc-enemy-step = { $card } solo se juega en el { $step } de un rival.
wc-fast-nobody = No tienes piezas en { $space } para { $card }.
wc-fast-late = { $card } se juega al principio de tu paso de movimiento, antes de mover ninguna pieza.
wc-resources-late = { $card } se juega al principio de tu paso de gasto, antes de comprar nada.
wc-not-quiet = No puedes jugar { $card } durante una batalla ni en medio de otra cosa.
wc-sheep-already = { NOUN($kind, as: "El") } de { $space } ya es una oveja: elige otra unidad.
wc-devour-flying = Devorar no alcanza a las unidades voladoras: elige otra.
wc-renew-fresh = El bosque de { $space } no está agotado.
wc-renew-forest = En { $space } no hay ningún bosque.
wc-portal-nobody = No tienes en { $space } ninguna unidad para el portal.
wc-portal-goal = El portal solo lleva a tu ciudad o a tus puestos avanzados, no a { $space }.
wc-portal-full = No hay sitio para todas las unidades en { $space } y a su lado.
wc-portal-all = Haz cruzar el portal una vez a cada una de tus unidades de { $space }.
wc-portal-beside = Las unidades que no caben en { $to } van a una casilla contigua, no a { $space }.
wc-portal-ground = { NOUN($kind, as: "Un") } no puede estar en { $space }.
wc-portal-fill = Llena primero { $space }; en una casilla caben como mucho { $most } unidades.
wc-not-beside = La casilla { $space } no está junto a { $other }.
wc-same-space = Las piezas ya están en { $space }.
wc-power-no-hero = No tienes ningún héroe que pueda usar { $power }.
wc-power-dead = Tu { $hero } ha muerto y no puede usar { $power }.
wc-power-unknown = { NOUN($hero, as: "El") } no tiene la habilidad { $power }.
wc-power-later = { NOUN($hero, as: "El") } obtiene { $power } en un nivel más alto.
wc-power-always = { $power } siempre está activa; no hace falta usarla.
wc-power-asleep = Tu héroe duerme esta ronda y no puede usar { $power }.
wc-power-target = No puedes usar { $power } sobre eso.
wc-mana-short = { $have ->
    [0] Esas cartas no muestran maná; necesitas { $mana }.
   *[other] Esas cartas solo muestran { $have } de maná; necesitas { $mana }.
}
wc-mana-idle = No necesitas { $card }: el maná ya está pagado.
wc-not-drawn = { $card } no es ninguna de las dos cartas.
wc-not-mortal = Aquí no puedes perder héroes ni trabajadores que construyen: elige otra pieza.
wc-none-there = No tienes { NOUN($kind, as: "ningun") } allí.
wc-none-lost = No has perdido { NOUN($kind, as: "ningun") }.
wc-back-no-room = En la casilla del héroe no cabe { NOUN($kind, as: "un") }, o no te queda en la reserva.
wc-raise-ones = { $ones ->
    [one] Has sacado un solo 1: solo puede alzarse una unidad.
   *[other] Has sacado { $ones } unos: como mucho se alzan { $ones } unidades.
}
wc-raise-reserve = { $reserve ->
    [one] Solo tienes una unidad cuerpo a cuerpo en la reserva.
   *[other] Solo tienes { $reserve } unidades cuerpo a cuerpo en la reserva.
}
wc-phase-chosen = Ya has elegido { NOUN($kind, as: "el") }.
wc-hero-race = { NOUN($hero, as: "El") } pertenece { NOUN($race, as: "al") }: elige un héroe de tu raza.
wc-hero-elsewhere = Tu héroe empieza con tus unidades, y no tienes ninguna en { $space }.
wc-no-outpost-there = En { $space } no tienes ningún puesto avanzado.
wc-no-partner = Ningún compañero en esta batalla puede asumir la baja.
wc-worker-no-casualty = Los trabajadores no luchan y nunca son bajas: elige una unidad.
wc-not-in-battle = En { $space } no lucha { NOUN($kind, as: "ningun") } de este bando.
wc-too-far-from-battle = La casilla { $space } no es el campo de batalla ni un flanco.
wc-stays-out = Las unidades de { $space } no participan en esta batalla.
wc-devoured-already = { NOUN($kind, ask: "g") ->
        [f] Todas las { NOUN($kind, as: "many") }
       *[other] Todos los { NOUN($kind, as: "many") }
    } de { $space } { NOUN($kind, ask: "g") ->
        [f] están devoradas
       *[other] están devorados
    }: elige otra unidad.
wc-flyer-safe = No puedes perder una unidad voladora en la fase cuerpo a cuerpo: elige otra.
wc-kept-safe = La habilidad de un héroe protege a esta unidad: elige otra.
wc-lightning-elsewhere = El rayo solo cae en { $space }: elige allí una unidad.
wc-altar-nobody = Tus enemigos no tienen { NOUN($kind, as: "ningun") } en { $space }.
wc-no-battle-yours = No tienes ninguna unidad en { $space }: no hay batalla.
wc-no-battle-friend = { NOUN($who, as: "El") } no { NOUN($who, ask: "number") ->
        [many] luchan
       *[one] lucha
    } contra ti.
wc-no-battle-theirs = { NOUN($who, as: "El") } no { NOUN($who, ask: "number") ->
        [many] tienen
       *[one] tiene
    } unidades en { $space }: no hay batalla.
wc-creep-later = En { $space } lucha primero contra el jugador enemigo y después contra el monstruo.
wc-battle-other = La batalla de { $space } es contra otro jugador de ese bando.
wc-carried-already = Ya has llevado { NOUN($token, as: "el") } en este paso.
wc-token-elsewhere = { NOUN($token, as: "El") } no está en { $space }.
wc-one-token = Una unidad solo puede llevar una ficha.
wc-token-once = No puedes llevar dos veces la misma ficha.
wc-back-farther = Hay un lugar más cercano al que volver que { $space }.
wc-back-no-home = Las unidades solo vuelven a tu ciudad o tus puestos avanzados, no a { $space }.
wc-no-card-gift = No puedes regalar cartas.
wc-gift-mate = Solo puedes dar algo a un compañero de equipo.
wc-gift-stock = Solo puedes dar { $gold } de oro y { $wood } de madera.
wc-gift-one = Da oro o madera, de 1 a { $most }; para ambos, da dos veces.
wc-no-resigning = Solo puedes rendirte cuando quedan dos bandos.
wc-not-begun = La partida todavía no ha empezado.
wc-with-hero = Las criaturas invocadas solo se mueven con su héroe.
wc-behind-mountain = Las montañas de { $at } cierran el paso a esta pieza.
wc-behind-water = El agua de { $at } cierra el paso a esta pieza.
wc-no-walking = Solo el Árbol y los puestos avanzados de los elfos de la noche pueden andar.
wc-no-tree-there = Tu Árbol no está en { $space }.
wc-walks-finished = El puesto avanzado de { $space } no está terminado y no puede caminar.
wc-walked-already = Ya ha caminado en este paso.
wc-one-step = Solo camina una casilla, y { $space } no está al lado.
wc-none-waiting = No tienes { NOUN($kind, as: "ningun") } a la espera de despliegue.
wc-no-site = No tienes { NOUN($kind, as: "ningun") } en construcción.
wc-no-outpost-site = En { $space } no tienes ningún puesto avanzado en construcción.
wc-not-trained = No puedes entrenar { NOUN($kind, as: "un") }.
wc-no-such-building = No hay ningún edificio para { NOUN($kind, as: "un") }.
wc-summon-outpost = { $card } empieza un edificio en tu ciudad, no un puesto avanzado.
wc-outpost-ground = No puedes construir un puesto avanzado en { $space }: es una casilla de { $ground }.
wc-no-upgrades = Solo puedes mejorar unidades cuerpo a cuerpo, a distancia y voladoras.
wc-when-phase-start = al principio de una fase
