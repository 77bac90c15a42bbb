# Warcraft: The Altar of Flame, Skull of Storms, Dragon Rise, Battle of the Elements, Orcs for Sale,
# Gold Rush, The Plague of the Scourge.
wc-scenario-altar-of-flame = El altar de la llama
wc-story-altar-of-flame = En plena frontera ha vuelto a arder un viejo altar. Quien lo sirve, dicen, puede torcer el corazón de sus enemigos.
wc-task-altar-of-flame = Ten tres unidades en el altar al final de un turno, o toma la otra ciudad. Al empezar tu paso de movimiento, una unidad en el altar te deja intentar hacer tuya una unidad enemiga.
wc-scenario-skull-of-storms = La calavera de las tormentas
wc-story-skull-of-storms = En una colina entre ambos bandos se alza un santuario de huesos, y sobre él nunca se abren las nubes. Su rayo cae donde señala su dueño.
wc-task-skull-of-storms = Ten 13 puntos de victoria al final de un turno, o toma la otra ciudad. En tu paso de recolección, las unidades del santuario pueden invocar el rayo.
wc-scenario-dragon-rise = El despertar del dragón
wc-story-dragon-rise = Una dragona duerme en su guarida, lejos de su cría. Si las dos se encuentran despertará, y no olvidará quién las reunió.
wc-task-dragon-rise = Los orcos y los no muertos llevan la cría hasta la dragona. Los humanos y los elfos de la noche matan antes a una de las dos bestias. También gana el bando que tome una ciudad enemiga.
wc-scenario-battle-of-the-elements = La batalla de los elementos
wc-story-battle-of-the-elements = El agua, la tierra, el aire y el fuego están a la vista de todos, guardados por lo que han atraído. Aquí nadie es amigo de nadie.
wc-task-battle-of-the-elements = Ten tres de los cuatro elementos con tus unidades al final de un turno, o que pierda su ciudad quien se sienta a tu izquierda. Las unidades que se quedan con un elemento ganan su poder.
wc-scenario-orcs-for-sale = Se venden orcos
wc-story-orcs-for-sale = Una horda sin jefe acampa en la encrucijada y lucha para quien le pague. Si nadie la vigila, se va tan deprisa como vino.
wc-task-orcs-for-sale = Ten 12 puntos de victoria al final de tu turno, o quédate solo en la partida. En un objetivo de dos puntos puedes contratar mercenarios.
wc-scenario-gold-rush = La fiebre del oro
wc-story-gold-rush = Una sierra parte el valle, y hay oro a ambos lados. Dos pasos la cruzan, y todos saben quién estará en ellos mañana.
wc-task-gold-rush = Ten 12 puntos de victoria al final de tu turno, o toma la otra ciudad.
wc-scenario-plague-of-the-scourge = La peste de la Plaga
wc-story-plague-of-the-scourge = Corre un mal que ningún curandero conoce. Tres mercaderes venden partes del remedio, bien caras, y ninguno vende dos.
wc-task-plague-of-the-scourge = Compra tu carta en las tres tiendas y ten 9 puntos de victoria cuando acabe un paso, o quédate solo en la partida.
wc-token-altar = el altar
wc-token-shrine = el santuario
wc-token-hatchling = la cría de dragón
wc-token-water = Agua
wc-token-earth = Tierra
wc-token-air = Aire
wc-token-fire = Fuego
wc-token-melee-shop = la armería
wc-token-ranged-shop = la flechería
wc-token-flying-shop = la halconería
wc-altar = El altar arde por ti. ¿Qué unidad enemiga intentas hacer tuya?
wc-altar-none = Ninguna
wc-altar-hero = A un héroe no se le puede cambiar de bando.
wc-altar-unit = Solo cambian de bando las unidades cuerpo a cuerpo, a distancia y voladoras; esto es: { $kind }.
wc-taken-over = { $seat } hace suya en { $space } una pieza de { $to_seat }: { $kind }.
wc-not-taken-over = { $seat } no consigue hacer suya en { $space }: { $kind }.
wc-altar-held = { $number ->
        [one] { $seat } tiene una unidad en el altar de { $space }.
       *[other] { $seat } tiene { $number } unidades en el altar de { $space }.
    }
wc-lightning = { $number ->
        [one] El santuario te da un dado de rayo. ¿Qué espacio fulminas?
       *[other] El santuario te da { $number } dados de rayo. ¿Qué espacio fulminas?
    }
wc-lightning-at = Fulminar { $space }
wc-lightning-none = Ningún rayo por ahora
wc-lightning-town = El rayo no puede caer en una ciudad.
wc-lightning-nobody = En { $space } no hay unidades de tu rival.
wc-lightning-struck = { $seat } hace caer el rayo en { $space }: { $faces }. Bajas: { $number }.
wc-creep-hatchling = Cría de dragón
wc-creep-dragon = Dragona
wc-beasts-placed = La cría está en { $space }; la dragona, en { $to }.
wc-beast-followed = La cría va con { $seat } de { $start } a { $to }.
wc-beast-spared = La bestia de { $space } deja en paz a { $seat }.
wc-elements-guarded = Dos criaturas neutrales boca abajo guardan cada elemento: { $spaces }.
wc-element-serves = Las unidades de { $seat } que se han quedado en { $space } tienen { $ability } hasta el final del turno.
wc-elements-held = Elementos en poder de { $seat }: { $number }.
wc-neighbour-fell = Ha caído quien se sienta a la izquierda de { $seat }: { $to_seat }.
wc-kind-orc-melee = mercenario orco cuerpo a cuerpo
wc-kind-orc-ranged = mercenario orco a distancia
wc-kind-orc-flying = mercenario orco volador
wc-mercenaries-ready = Mercenarios orcos en venta, con todas las mejoras: { $melee } cuerpo a cuerpo, { $ranged } a distancia, { $flying } voladores.
wc-hired = { $seat } contrata por { $gold } de oro: { $kind }.
wc-bribed = { $seat } soborna por { $gold } de oro en { $space } a un { $kind } de { $to_seat }.
wc-disbanded = { $number ->
        [one] El { $kind } de { $seat } en { $space } se marcha: no hay con él ninguna unidad regular.
       *[other] { $number } mercenarios de { $seat } en { $space } se marchan ({ $kind }): no hay con ellos ninguna unidad regular.
    }
wc-spend-hire = Contratar: { $kind } ({ $cost })
wc-spend-bribe = Sobornar en { $space }: { $kind } ({ $cost })
wc-way-hire = contratar
wc-no-market = Los mercenarios se contratan en un objetivo de { $points } puntos; no tienes ni una unidad ni un trabajador en ninguno.
wc-no-mercenary = Ya no queda ninguno, ni en la reserva ni en el tablero: { $kind }.
wc-only-bribes = No queda ninguno en la reserva; hay que sobornar a uno que ya sirve a alguien: { $kind }.
wc-shops-stocked = En cada tienda hay una carta de Punto de victoria para cada jugador: { $spaces }.
wc-card-bought = { $seat } compra una carta de Punto de victoria en la tienda de { $space }; lleva { $number }.
wc-spend-remedy = Comprar tu carta de Punto de victoria en { $token } ({ $cost })
wc-remedy-sold = Ya has comprado tu carta en { $token }; no hay otra.
wc-remedy-far = Para comprar en { $token } necesitas una unidad en { $space }.
wc-cured = Al acabar el paso, { $seat } tiene las tres cartas y { $points } puntos de victoria.
wc-picture-mercenaries = Mercenarios en venta: { $melee } cuerpo a cuerpo, { $ranged } a distancia, { $flying } voladores. En el tablero son M, R y F detrás de la letra de aquel a quien sirven.
wc-picture-remedies = { $who } ha comprado en: { $tokens }
