# Las lecciones de Warcraft. Un consejo tiene dos líneas: qué hacer y por qué.

lesson-warcraft-fight = Mover y combatir
lesson-warcraft-fight-about = Dos unidades orcas ocupan una mina de oro. Tómala.
lesson-warcraft-fight-melee =
    Arrastra tus unidades cuerpo a cuerpo de c2 a la mina de c3.
    Entrar donde hay enemigos empieza una batalla. Estas unidades se mueven una casilla.
lesson-warcraft-fight-ranged =
    Lleva también la unidad a distancia, de c2 a c3.
    Las unidades a distancia atacan primero, antes de que nadie pueda responder.
lesson-warcraft-fight-done =
    Elige «{ wc-move-done }».
    Las batallas se libran cuando has hecho todos tus movimientos.
lesson-warcraft-fight-elsewhere = Esa unidad ya no está en la batalla. Deshaz el movimiento, o sigue con menos.
lesson-warcraft-fight-nobody = Has terminado de mover y no ha habido batalla. Arrastra tus unidades a la mina de c3, donde están los orcos, y termina entonces.
lesson-warcraft-fight-beaten = La mina sigue siendo de los orcos: entraron muy pocos. Lleva las dos unidades cuerpo a cuerpo y la de a distancia.
lesson-warcraft-fight-won = La mina es tuya. A distancia, voladoras, cuerpo a cuerpo: en cada fase tiran los dos bandos, y un dado que no supere la fuerza es un impacto. Antes de mover, la página te dice tu probabilidad.

lesson-warcraft-harvest = Trabajadores y recolección
lesson-warcraft-harvest-about = Oro de una mina, madera de un bosque, y una unidad a cambio.
lesson-warcraft-harvest-gold =
    Arrastra un trabajador de tu ciudad a la mina de oro de b3.
    Cada trabajador en una mina da oro en la recolección.
lesson-warcraft-harvest-wood =
    Arrastra un trabajador al bosque de c1.
    Casi todo cuesta oro y madera: necesitas las dos cosas.
lesson-warcraft-harvest-done =
    Elige «{ wc-move-done }».
    Cuando todos han movido, la recolección llega sola.
lesson-warcraft-harvest-empty = La recolección ha pasado y no ha dado oro. Lleva antes un trabajador a la mina de b3, y otro al bosque de c1.
lesson-warcraft-harvest-train =
    Entrena una unidad cuerpo a cuerpo: haz clic en ella en tu tablero.
    Cuesta 1 de oro y 1 de madera, justo lo que has recolectado, y llega el turno siguiente.
lesson-warcraft-harvest-unspent = El turno ha acabado y no has gastado nada. Cuando te toque gastar, entrena una unidad antes de terminar.
lesson-warcraft-harvest-won = Recolectado, gastado, y una unidad en camino. Los trabajadores en minas y bosques pagan toda la partida: protégelos.

lesson-warcraft-build = Construir y mejorar
lesson-warcraft-build-about = Un edificio da unidades nuevas; una mejora las hace más fuertes.
lesson-warcraft-build-build =
    Construye el edificio a distancia: haz clic en él en tu tablero.
    Cada turno gastas de una sola manera: entrenar, construir o mejorar. Sin su edificio no puedes entrenar unidades a distancia.
lesson-warcraft-build-trained = Este turno entrenas, así que no puedes construir. Deshazlo para construir.
lesson-warcraft-build-upgraded = Este turno mejoras, así que no puedes construir. Deshazlo para construir.
lesson-warcraft-build-nothing = El turno ha acabado y no se construye nada. En tu paso de gasto haz clic en el edificio a distancia de tu tablero.
lesson-warcraft-build-finish =
    Elige «{ wc-spend-done }».
    El trabajador construye hasta tu próximo paso de despliegue.
lesson-warcraft-build-stay =
    Elige «{ wc-move-done }».
    Ahora nadie tiene que moverse. El trabajador que construye se queda de todos modos.
lesson-warcraft-build-ready =
    Termina el edificio a distancia: haz clic en él en tu tablero.
    En el paso de despliegue se terminan edificios y llegan piezas nuevas.
lesson-warcraft-build-unready = El paso de despliegue ha pasado y el edificio no está terminado. Termínalo cuando te pregunten qué despliegas.
lesson-warcraft-build-deployed =
    Elige «{ wc-deploy-done }».
    El edificio está en pie.
lesson-warcraft-build-upgrade =
    Mejora tus unidades cuerpo a cuerpo: haz clic en su loseta de tu tablero.
    Todas pasan a fuerza 3, también las que ya están en juego.
lesson-warcraft-build-kept = El turno ha acabado sin la mejora. En tu paso de gasto haz clic en la loseta cuerpo a cuerpo de tu tablero.
lesson-warcraft-build-won = Un edificio y una mejora: así un ejército pequeño vence a uno grande. Piensa por adelantado, porque cada turno se gasta de una sola manera.

lesson-warcraft-cards = Cartas
lesson-warcraft-cards-about = Una batalla, y una carta que la decide.
lesson-warcraft-cards-play =
    Juega Polimorfia contra la unidad orca: haz clic en la carta de tu mano.
    La unidad se vuelve una oveja y no ataca en esta ronda. Las cartas brillan cuando se pueden jugar.
lesson-warcraft-cards-wait =
    Pasa.
    En este momento no se puede jugar ninguna carta.
lesson-warcraft-cards-late = La ronda sigue sin la carta, y el orco golpea. Polimorfia se juega al empezar una ronda.
lesson-warcraft-cards-unplayed = La batalla ha acabado y Polimorfia sigue en tu mano. Sin ella, el orco pudo responder y costarte una unidad. Juégala cuando empiece la ronda.
lesson-warcraft-cards-beaten = La batalla no está ganada. Inténtalo de nuevo, con la carta al empezar la ronda.
lesson-warcraft-cards-won = Una batalla ganada y nadie perdido. Cada carta dice cuándo se juega; tras cada batalla robas una.

lesson-warcraft-hero = Héroes
lesson-warcraft-hero-about = El Rey de la montaña se topa con un monstruo, y aprende de él.
lesson-warcraft-hero-hero =
    Arrastra al Rey de la montaña de c2 a c3.
    Un monstruo guarda allí la mina. Los héroes aprenden de los monstruos que vencen.
lesson-warcraft-hero-escort =
    Manda con él las unidades cuerpo a cuerpo.
    Más dados, y otros que pueden encajar un golpe. Mira cómo sube la probabilidad.
lesson-warcraft-hero-done =
    Elige «{ wc-move-done }».
    Entonces empieza la batalla.
lesson-warcraft-hero-wait =
    Pasa.
    En este momento no hay nada que usar.
lesson-warcraft-hero-nobody = Has terminado de mover y el héroe no se ha topado con nadie. Lleva al Rey de la montaña hasta el monstruo de c3.
lesson-warcraft-hero-bolt =
    Usa Rayo de tormenta contra el monstruo.
    Así no ataca en esta ronda. La habilidad cuesta maná: la pagas con una carta.
lesson-warcraft-hero-mana =
    Paga con la carta Recursos.
    Cada carta vale el maná que muestra, y se descarta por él.
lesson-warcraft-hero-late = La ronda sigue sin Rayo de tormenta, y el monstruo golpea. Úsalo cuando empiece la ronda siguiente.
lesson-warcraft-hero-unused = La batalla ha acabado sin Rayo de tormenta. Inténtalo de nuevo y úsalo al empezar una ronda.
lesson-warcraft-hero-rise =
    Haz subir de nivel al héroe.
    Tiene dos puntos de experiencia. El nivel 2 da fuerza y una habilidad nueva.
lesson-warcraft-hero-low = El héroe no ha subido, aunque podía. Dos puntos de experiencia bastan para el nivel 2: di que sí.
lesson-warcraft-hero-won = El Rey de la montaña ha llegado al nivel 2. Lleva pronto a tu héroe hasta los monstruos: lo que aprende le dura toda la partida.

lesson-warcraft-first-game = Tu primera partida entera
lesson-warcraft-first-game-about = Humanos contra orcos, a ocho puntos de victoria. Un consejo aparece cuando ayuda.
lesson-warcraft-first-game-move =
    Mueve lo que quieras y termina después.
    Cada pieza puede moverse una vez por turno.
lesson-warcraft-first-game-workers =
    Manda ya trabajadores a minas y bosques.
    Lo que no recolectas en los primeros turnos te falta toda la partida.
lesson-warcraft-first-game-stop =
    Mira antes de mover: la página muestra las probabilidades de la batalla.
    Lleva unidades a distancia y ataca desde varios lados: las unidades de al lado se suman.
lesson-warcraft-first-game-points =
    Cuenta los puntos de victoria.
    Los dan los puestos avanzados y las ciudades tomadas, y con ocho se gana.
lesson-warcraft-first-game-card =
    Puedes jugar una carta, o pasar.
    Las que se pueden jugar brillan. Guarda las fuertes para una batalla que importe.
lesson-warcraft-first-game-casualty =
    Tú eliges qué unidad cae.
    Entrega la más barata que ya haya atacado.
lesson-warcraft-first-game-spend =
    Gasta de una de tres maneras: entrenar, construir o mejorar.
    Lo posible brilla en tu tablero; lo demás dice qué le falta.
lesson-warcraft-first-game-upgrade =
    Puedes pagar una mejora.
    Hace más fuertes al momento a todas las unidades de ese tipo: cuantas más tengas, más vale.
lesson-warcraft-first-game-train =
    Puedes entrenar unidades.
    Llegan en el próximo paso de despliegue. Primero más trabajadores; después, soldados que los protejan.
lesson-warcraft-first-game-deploy =
    Coloca lo que ha llegado.
    Las piezas nuevas entran en tu ciudad o en un puesto avanzado terminado: ponlas donde las necesites el turno siguiente.
