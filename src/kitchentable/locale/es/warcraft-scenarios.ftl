# Warcraft: scenarios, their format and the first half of them.
web-warcraft-setup-scenario = Escenario
web-warcraft-setup-elements_one_space = Los tres elementos en una sola casilla
wc-setting-elements_one_space = La batalla de los elementos pide tres fichas en «la misma casilla» que tus unidades. Normalmente cada una cuenta donde tengas una unidad; con este ajuste, las tres deben estar en una sola casilla.
web-warcraft-setup-lightning_on_creeps = El rayo alcanza también a los monstruos
wc-setting-lightning_on_creeps = En La calavera de las tormentas el rayo alcanza a unidades enemigas y el rival aplica las bajas; un monstruo es enemigo de todos, pero no es de nadie. Normalmente no lo alcanza; con este ajuste pierde un dado por cada baja.
web-warcraft-setup-carry_in_passing = Las fichas también se recogen de paso
wc-setting-carry_in_passing = Una ficha transportada va con su unidad cuando esta se mueve, y eso puede leerse de todo el camino o solo de su comienzo. Normalmente la unidad lleva lo que hay donde empieza su movimiento; con este ajuste, también lo que hay en una casilla por la que pasa.
web-warcraft-setup-teleport_on_mountains = Teletransporte en masa y Traslación a montañas
wc-setting-teleport_on_mountains = Una habilidad puede colocar cualquier unidad en una montaña, pero un héroe no puede moverse a ella. Normalmente Teletransporte en masa y Traslación colocan y pueden acabar en una montaña; sin este ajuste son movimientos y no pueden.
web-warcraft-setup-flanks_stay_out = Los flancos del jugador atacado pueden quedar fuera
wc-setting-flanks_stay_out = En una partida de dos equipos las unidades de flanco de un compañero participan si él quiere, mientras que para los dos jugadores de la batalla no es voluntario. Normalmente los flancos del atacado luchan siempre; con este ajuste también él puede dejarlos fuera.
wc-scenario-none = La partida básica
wc-scenario-titled = { $title }
wc-scenario-about = { $story } { $task }
wc-scenario-began = { $title }. { $about }
wc-scenario-main-2 = La partida básica para dos
wc-scenario-main-3 = La partida básica para tres
wc-scenario-main-4 = La partida básica para dos equipos
wc-story-main-2 = Dos razas han llegado al mismo valle, que es pequeño para las dos.
wc-task-main-2 = Ten 15 puntos de victoria al final de tu turno, o toma la otra ciudad.
wc-story-main-3 = Tres razas en torno a un lago, y ninguna tiene amigos.
wc-task-main-3 = Ten 15 puntos de victoria al final de tu turno, o sé el último en la partida.
wc-story-main-4 = Humanos y elfos de la noche, unidos contra orcos y no muertos.
wc-task-main-4 = Tened 30 puntos de victoria entre los dos al final del turno de uno, o tomad una ciudad del otro equipo.
wc-scenario-elf-gate = La puerta élfica
wc-story-elf-gate = En las montañas hay una puerta que los elfos de la noche guardan desde que hay memoria. Ahora tres ejércitos quieren saber qué hay detrás.
wc-task-elf-gate = Termina tu turno con una unidad en la puerta y menos de tres unidades enemigas alrededor, elfos incluidos; o sé el último en la partida. Los puntos de victoria no cuentan.
wc-scenario-necromancers = La marcha de los nigromantes
wc-story-necromancers = Dos nigromantes han cruzado las colinas con las manos vacías. No necesitan oro ni cuarteles: la tierra que pisan está llena de soldados.
wc-task-necromancers = Los no muertos toman la ciudad humana. Los humanos matan a los dos nigromantes o destruyen los tres signos donde alzan sus unidades. Los puntos de victoria no cuentan.
wc-scenario-captives = Los cautivos
wc-story-captives = Orcos y elfos de la noche tienen, cada cual tras sus muros, a uno de los otros. A ambos les han dicho que la ayuda está en camino.
wc-task-captives = Lleva al cautivo de tu raza a tu ciudad, o toma la otra ciudad. Las unidades rodean los muros o los sobrevuelan. Los puntos de victoria no cuentan.
wc-scenario-nordrassil = Nordrassil, el Árbol del Mundo
wc-story-nordrassil = Los no muertos marchan hacia el Árbol del Mundo, y los que caen se levantan otra vez. Tres razas que nunca se fiaron unas de otras deben resistir hasta que la antigua magia esté lista.
wc-task-nordrassil = Los no muertos terminan su turno con una unidad junto al árbol, o toman el puesto avanzado de los elfos de la noche. Los aliados ganan cuando se acaba el mazo de los elfos de la noche. Los puntos de victoria no cuentan.
wc-named-token = { $token }
wc-no-such-scenario = No existe el escenario «{ $name }». Elige entre { $known }.
wc-scenario-seats = «{ $title }» es para { $wanted } jugadores, no para { $given }.
wc-scenario-races = Las razas de «{ $title }» están fijadas; solo se acuerda quién lleva cada una.
wc-scenario-option = No se puede jugar «{ $title }» con { $option }.
wc-scenario-own-board = «{ $title }» tiene su propio tablero: no elijas otro.
wc-wall = Hay un muro entre { $start } y { $to }; solo lo cruzan las unidades voladoras.
wc-race-without-town = { $seat } lleva { NOUN($race, as: "al") }, sin ciudad.
wc-cards-taken-out = Se { $number ->
        [one] quita una copia
       *[other] quitan { $number } copias
    } de { $card } del mazo de { $seat }.
wc-token-laid = { NOUN($token, as: "El") } está en { $space }.
wc-walls-stand = Hay muros en los bordes { LIST($edges, by: "and") }.
wc-units-begin = { NOUN($seat, ask: "number") ->
    [many] { $number ->
        [one] { NOUN($kind, as: "Un") } guarda
        [2] Dos { NOUN($kind, as: "many") } guardan
        [3] Tres { NOUN($kind, as: "many") } guardan
       *[other] { $number } { NOUN($kind, as: "many") } guardan
    } { $space }.
   *[one] { $seat } empieza con { $number ->
        [one] { NOUN($kind, as: "un") }
        [2] dos { NOUN($kind, as: "many") }
        [3] tres { NOUN($kind, as: "many") }
       *[other] { $number } { NOUN($kind, as: "many") }
    } en { $space }.
}
wc-outposts-begin = { $seat } empieza con puestos avanzados en { LIST($spaces, by: "and") }.
wc-tiles-begin = Las unidades { NOUN($seat, as: "del") } están en el nivel { $levels } (cuerpo a cuerpo/a distancia/voladoras).
wc-carry = ¿Con qué carga la unidad de { $start } a { $to }?
wc-carry-nothing = Con nada
wc-carry-along = Cargar con { NOUN($tokens, as: "el") }
wc-carried = { $seat } carga con { NOUN($token, as: "el") } de { $start } a { $to }.
wc-left-behind = { NOUN($token, as: "El") } se queda en { $space }.
wc-idle = El nigromante de { $seat } en { $space } ya no halla poder allí.
wc-token-stands = Un trabajador en { $space } no puede dañar { NOUN($token, as: "el") }.
wc-gone-for-good = { NOUN($kind, as: "El") } de { $space } se pierde para siempre.
wc-brought-home = { $seat } ha traído a casa { NOUN($token, as: "al") }.
wc-worthless = { $seat } no recibe puntos por eso: en este escenario no cuentan.
wc-without-mat = { $seat } no tiene ciudad ni tablero de ciudad, ni oro ni madera, ni edificios.
wc-token-destroyed = { NOUN($token, as: "El") } de { $space } queda { NOUN($token, ask: "g") ->
        [f] destruida
       *[other] destruido
    }.
wc-never-depletes = Los recursos de { LIST($spaces, by: "and") } no se agotan nunca.
wc-depleted-from-the-start = Los recursos de { LIST($spaces, by: "and") } están agotados desde el principio.
wc-called-forth = { $seat } alza { NOUN($kind, as: "un") } en { $space }.
wc-necromancer-killed = Muere el nigromante de { $seat } en { $space }.
wc-came-back = { $seat } recupera { NOUN($kind, as: "un") } en { $space }.
wc-step-skipped = { $seat } no tiene { $step }.
wc-set-aside = { $seat } aparta una carta; { $left ->
        [one] queda una
       *[other] quedan { $left }
    } en el mazo.
wc-call-forth = ¿Alzas { NOUN($kind, as: "un") } en { $space }?
wc-necromancer-there = En { $space } está tu otro nigromante; nunca comparten casilla.
wc-no-stockpile = No tienes oro ni madera, así que no puedes jugar { $card }; puedes guardarla.
wc-no-mat = No tienes tablero de ciudad: no puedes entrenar, construir ni pagar.
wc-no-gift-left = No te queda ningún nigromante junto a un signo que mejore unidades.
wc-gift = Mejorar gratis tus { $kind }: { $tile }
wc-come-back = ¿Dónde vuelve { NOUN($kind, as: "el") }?
wc-space = { $space }
wc-picture-turn-only = Turno { $turn }, { $step } de { $who }.
wc-picture-neutral = Neutrales y enemigos de todos, { NOUN($race, as: "el") }: { $what }
wc-picture-scenario = Escenario: { $title }
wc-picture-token = { $space }: { $token }
wc-picture-walls = Muros: { $edges }
warcraft-scenario-seats = El escenario { $scenario } dice { $seats } jugadores; deben ser 2, 3 o 4, con otras tantas razas o ninguna
warcraft-scenario-board = El escenario { $scenario } necesita un trazado o un mapa, no ambos
warcraft-scenario-wall = En el escenario { $scenario } no puede haber un muro entre { $one } y { $other }: no son contiguas
warcraft-scenario-block = En el escenario { $scenario } el bloque { $block } no encaja: { $why }
warcraft-scenario-needs = En el escenario { $scenario } el bloque { $block } habla de { $what }, que allí no es lugar ni ficha
warcraft-scenario-unknown = { $what ->
        [race] En el escenario { $scenario } no existe este nombre de raza: «{ $given }»; existen { $known }
        [option] En el escenario { $scenario } no existe este nombre de opción: «{ $given }»; existen { $known }
        [card] En el escenario { $scenario } no existe este nombre de carta: «{ $given }»; existen { $known }
        [layout] En el escenario { $scenario } no existe este nombre de trazado: «{ $given }»; existen { $known }
        [sign] En el escenario { $scenario } no existe este nombre de signo de mapa: «{ $given }»; existen { $known }
        [space] En el escenario { $scenario } no existe este nombre de casilla: «{ $given }»; existen { $known }
        [place] En el escenario { $scenario } no existe este nombre de lugar: «{ $given }»; existen { $known }
        [kind] En el escenario { $scenario } no existe este nombre de tipo de pieza: «{ $given }»; existen { $known }
       *[block] En el escenario { $scenario } no existe este nombre de bloque: «{ $given }»; existen { $known }
    }
