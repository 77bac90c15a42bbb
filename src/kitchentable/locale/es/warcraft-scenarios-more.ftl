# Warcraft: The Altar of Flame, Skull of Storms, Dragon Rise, Battle of the Elements, Orcs for Sale,
# Gold Rush, The Plague of the Scourge.
wc-scenario-altar-of-flame = El altar de la llama
wc-story-altar-of-flame = En plena frontera ha vuelto a arder un viejo altar. Quien lo sirve, dicen, puede torcer el corazón de sus enemigos.
wc-task-altar-of-flame = Ten tres unidades en el altar al final de un turno, o toma la otra ciudad. Al empezar tu paso de movimiento, una unidad en el altar te deja intentar hacer tuya una unidad enemiga.
wc-scenario-skull-of-storms = La calavera de las tormentas
wc-story-skull-of-storms = En una colina entre ambos bandos se alza un santuario de huesos, y sobre él nunca se abren las nubes. Su rayo cae donde señala su dueño.
wc-task-skull-of-storms = Ten 13 puntos de victoria al final de un turno, o toma la otra ciudad. En tu paso de recolección, las unidades del santuario pueden invocar el rayo.
wc-scenario-dragon-rise = El alzamiento del dragón
wc-story-dragon-rise = Un dragón duerme en su guarida, lejos de su cría. Si los dos se encuentran despertará, y no olvidará quién los reunió.
wc-task-dragon-rise = Los orcos y los no muertos llevan la cría hasta el dragón. Los humanos y los elfos de la noche matan antes a una de las dos bestias. También gana el bando que tome una ciudad enemiga.
wc-scenario-battle-of-the-elements = La batalla de los elementos
wc-story-battle-of-the-elements = El agua, la tierra, el aire y el fuego están a la vista de todos, guardados por lo que han atraído. Aquí nadie es amigo de nadie.
wc-task-battle-of-the-elements = Ten tres de los cuatro elementos con tus unidades al final de un turno, o que pierda su ciudad quien se sienta a tu izquierda. Las unidades que se quedan con un elemento ganan su poder.
wc-scenario-orcs-for-sale = Se venden orcos
wc-story-orcs-for-sale = Una horda sin jefe acampa en la encrucijada y lucha para quien le pague. Si nadie la vigila, se va tan deprisa como vino.
wc-task-orcs-for-sale = Ten 12 puntos de victoria al final de tu turno, o quédate solo en la partida. En un objetivo de dos puntos puedes contratar mercenarios.
wc-scenario-gold-rush = La fiebre del oro
wc-story-gold-rush = Una sierra parte el valle, y hay oro a ambos lados. Dos pasos la cruzan, y todos saben quién estará en ellos mañana.
wc-task-gold-rush = Ten 12 puntos de victoria al final de tu turno, o toma la otra ciudad.
wc-scenario-plague-of-the-scourge = La peste del Azote
wc-story-plague-of-the-scourge = Corre un mal que ningún curandero conoce. Tres mercaderes venden partes del remedio, bien caras, y ninguno vende dos.
wc-task-plague-of-the-scourge = Compra tu carta en las tres tiendas y ten 9 puntos de victoria cuando acabe un paso, o quédate solo en la partida.
wc-altar = El altar arde por ti. ¿Qué unidad enemiga intentas hacer tuya?
wc-altar-none = Ninguna
wc-altar-hero = No puedes hacer tuyo a un héroe.
wc-altar-unit = No puedes hacer tuyo { NOUN($kind, as: "un") }, solo unidades cuerpo a cuerpo, a distancia y voladoras.
wc-taken-over = { $seat } hace { NOUN($kind, ask: "g") ->
        [f] suya
       *[other] suyo
    } { NOUN($kind, as: "el") } de { $to_seat } en { $space }.
wc-not-taken-over = { $seat } no consigue hacer { NOUN($kind, ask: "g") ->
        [f] suya
       *[other] suyo
    } { NOUN($kind, as: "el") } de { $space }.
wc-altar-held = { $seat } tiene { $number ->
        [one] una unidad
       *[other] { $number } unidades
    } en el altar de { $space }.
wc-lightning = El santuario te da { $number ->
        [one] un dado de rayo
       *[other] { $number } dados de rayo
    }. ¿En qué casilla cae el rayo?
wc-lightning-at = Lanzar el rayo sobre { $space }
wc-lightning-none = No lanzar ningún rayo
wc-lightning-town = El rayo no puede caer en una ciudad.
wc-lightning-nobody = Tu rival no tiene unidades en { $space }.
wc-lightning-struck = { $seat } hace caer el rayo en { $space } y saca { $faces }: { $number ->
        [0] ninguna baja
        [one] una baja
       *[other] { $number } bajas
    }.
wc-beasts-placed = La cría está en { $space }; el dragón, en { $to }.
wc-beast-followed = La cría sigue a { $seat } de { $start } a { $to }.
wc-beast-spared = La bestia de { $space } deja en paz a { $seat }.
wc-elements-guarded = Junto a cada elemento hay dos monstruos boca abajo: { LIST($spaces, by: "and") }.
wc-element-serves = Las unidades de { $seat } que se han quedado en { $space } tienen { $ability } hasta el final del turno.
wc-elements-held = { $seat } { $number ->
        [0] no tiene ningún elemento
        [one] tiene un elemento
       *[other] tiene { $number } elementos
    }.
wc-neighbour-fell = { $to_seat }, a la izquierda de { $seat }, ha caído.
wc-mercenaries-ready = Se pueden contratar mercenarios orcos con todas las mejoras: { $melee } cuerpo a cuerpo, { $ranged } a distancia y { $flying } voladores.
wc-hired = { $seat } contrata { NOUN($kind, as: "un") } por { $gold } de oro.
wc-bribed = { $seat } soborna en { $space } { NOUN($kind, as: "al") } de { $to_seat } por { $gold } de oro.
wc-disbanded = { $number ->
        [one] { NOUN($kind, as: "El") } { NOUN($seat, as: "del") } se marcha
        [2] Dos { NOUN($kind, as: "many") } { NOUN($seat, as: "del") } se marchan
        [3] Tres { NOUN($kind, as: "many") } { NOUN($seat, as: "del") } se marchan
       *[other] { $number } { NOUN($kind, as: "many") } { NOUN($seat, as: "del") } se marchan
    } de { $space }: allí no hay ninguna unidad propia.
wc-spend-hire = Contratar { NOUN($kind, as: "un") } ({ $cost })
wc-spend-bribe = Sobornar { NOUN($kind, as: "al") } de { $space } ({ $cost })
wc-way-hire = contratar
wc-no-market = Para contratar necesitas una unidad o un trabajador en un objetivo de { $points } puntos.
wc-no-mercenary = No queda { NOUN($kind, as: "ningun") }, ni en la reserva ni en el tablero.
wc-only-bribes = No queda { NOUN($kind, as: "ningun") } en la reserva: soborna a uno.
wc-shops-stocked = Las tiendas de { LIST($spaces, by: "and") } tienen una carta de Punto de victoria para cada jugador.
wc-card-bought = { $seat } compra una carta de Punto de victoria en la tienda de { $space } y tiene { $number ->
        [one] una de tres
        [2] dos de tres
       *[other] las tres
    }.
wc-spend-remedy = Comprar tu carta de Punto de victoria en { NOUN($token, as: "el") } ({ $cost })
wc-remedy-sold = Ya has comprado tu carta en { NOUN($token, as: "el") }.
wc-remedy-far = Necesitas una unidad en { $space } para comprar en { NOUN($token, as: "el") }.
wc-cured = { $seat } acaba el paso con las tres cartas y { $points } puntos de victoria.
wc-picture-mercenaries = Mercenarios por contratar: { $melee } cuerpo a cuerpo, { $ranged } a distancia, { $flying } voladores. En el tablero son M, R y F detrás de la letra del jugador al que sirven.
wc-picture-remedies = { $who } ha comprado en { NOUN($tokens, as: "el") }
