# Warcraft: scenarios, their format and the first half of them.
web-warcraft-setup-scenario = Escenario
web-warcraft-setup-elements_one_space = Los tres elementos en una sola casilla
wc-setting-elements_one_space = Los dos textos de La batalla de los elementos dicen que ganan tres fichas en «la misma casilla» que tus unidades. Contamos cada una donde tengas una unidad; con este ajuste las tres tienen que estar en una misma casilla.
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
wc-scenario-nordrassil = Nordrassil, el árbol del mundo
wc-story-nordrassil = Los no muertos marchan hacia el árbol del mundo, y los que caen se levantan otra vez. Tres razas que nunca se fiaron unas de otras deben resistir hasta que la antigua magia esté lista.
wc-task-nordrassil = Los no muertos terminan su turno con una unidad junto al árbol, o toman el puesto de los elfos de la noche. Los aliados ganan cuando se acaba el mazo de los elfos. Los puntos de victoria no cuentan.
wc-named-token = { $token }
wc-token-melee-sign = el signo de los caídos
wc-token-ranged-sign = el signo de la cripta
wc-token-flying-sign = el signo de la noche
wc-token-first-upgrade-sign = el signo del hueso
wc-token-second-upgrade-sign = el signo de la sangre
wc-token-captive-orc = el orco cautivo
wc-token-captive-night-elf = la elfa de la noche cautiva
wc-token-nordrassil = Nordrassil
wc-token-elf-gate = la puerta
wc-kind-necromancer = nigromante
wc-no-such-scenario = No existe el escenario «{ $name }»; existen { $known }.
wc-scenario-seats = «{ $title }» es para { $wanted } jugadores, no { $given }.
wc-scenario-races = Las razas de «{ $title }» están dadas; solo se acuerda quién lleva cada una.
wc-scenario-option = «{ $title }» no deja lugar para esta opción: { $option }.
wc-scenario-own-board = «{ $title }» se juega en su propio tablero.
wc-wall = Entre { $start } y { $to } hay un muro; solo lo cruzan las unidades voladoras.
wc-race-without-town = { $seat } lleva a los { $race }, sin ciudad.
wc-cards-taken-out = { $number ->
        [one] Se quita una carta del mazo de { $seat }: { $card }.
       *[other] Se quitan { $number } cartas del mazo de { $seat }: { $card }.
    }
wc-token-laid = En { $space } está { $token }.
wc-walls-stand = Hay muros entre { $edges }.
wc-units-begin = { $seat } empieza con { $number } en { $space }: { $kind }.
wc-outposts-begin = { $seat } empieza con puestos avanzados en { $spaces }.
wc-tiles-begin = Las unidades de { $seat } están en el nivel { $levels } (cuerpo a cuerpo/a distancia/voladoras).
wc-carry = ¿Qué se lleva la unidad de { $start } a { $to }?
wc-carry-nothing = Nada
wc-carry-along = Llevarse { $tokens }
wc-carried = { $seat } se lleva { $token } de { $start } a { $to }.
wc-left-behind = En { $space } se queda { $token }.
wc-idle = El nigromante de { $seat } en { $space } ya no halla allí poder alguno.
wc-token-stands = En { $space }, un trabajador no puede dañar { $token }.
wc-gone-for-good = Se pierde para siempre en { $space }: { $kind }.
wc-brought-home = { $seat } ha traído a casa { $token }.
wc-worthless = { $seat } no recibe puntos por eso: este escenario se gana sin ellos.
wc-without-mat = { $seat } no tiene ciudad ni tablero, ni reservas, ni edificios.
wc-token-destroyed = En { $space } queda destruido: { $token }.
wc-never-depletes = Nunca se agotan: { $spaces }.
wc-depleted-from-the-start = Agotadas desde el principio: { $spaces }.
wc-called-forth = { $seat } alza en { $space }: { $kind }.
wc-necromancer-killed = Ha muerto el nigromante de { $seat } en { $space }.
wc-came-back = { $seat } recupera en { $space }: { $kind }.
wc-step-skipped = { $seat } no tiene este paso: { $step }.
wc-set-aside = { $seat } aparta una carta; quedan { $left } en el mazo.
wc-call-forth = ¿Alzar en { $space }: { $kind }?
wc-necromancer-there = En { $space } está el otro nigromante; nunca comparten casilla.
wc-no-stockpile = No tienes reservas, así que no puedes jugar { $card }; puedes guardarla.
wc-no-mat = No tienes tablero: ni entrenas, ni construyes, ni pagas nada.
wc-no-gift-left = No te queda ningún nigromante junto a un signo que mejore unidades.
wc-gift = Mejorar gratis las { $kind }: { $tile }
wc-come-back = ¿Dónde vuelve: { $kind }?
wc-space = { $space }
wc-picture-turn-only = Turno { $turn }, { $step } de { $who }.
wc-picture-neutral = De nadie, enemigos de todos: { $race }: { $what }
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
