# Las páginas del navegador, sea cual sea el juego.

web-name = Kitchen Table
web-site = Kitchen Table
web-skip = Ir al contenido
web-close = Cerrar
web-cancel = Cancelar
web-back = Volver
web-to-start = A la página de inicio
web-try-again = Intentarlo de nuevo
web-games = Juegos
web-inches = { $amount }″
web-centimetres = { $amount } cm

## Página de inicio

web-welcome = Siéntate, la mesa está puesta.
web-welcome-more = Dos juegos de mesa que se juegan completos, con sus propias reglas: contra el ordenador, con alguien a tu lado o con un amigo que está lejos.
web-play-now = Jugar ya
web-set-up = Preparar una partida
web-rules = Reglas
web-table = Mesa
web-new-game = Partida nueva
web-continue = Partidas en curso
web-replays = Partidas terminadas
web-open-file = Abrir un archivo de partida
web-forget = Quitar «{ $what }» de la lista
web-game-raiders = Home Raiders
web-about-raiders = Diminutos saqueadores luchan entre las tazas, los libros y las cajas de tu propia casa. Dos equipos, seis rondas, unos veinte minutos.
web-game-warcraft = Warcraft: el juego de mesa
web-about-warcraft = Cuatro razas reúnen oro y madera, construyen, investigan y luchan por puntos de victoria. Con dieciséis héroes y doce escenarios.
web-no-server = El servidor no responde. Comprueba que Kitchen Table está en marcha e inténtalo de nuevo; nada de lo jugado se ha perdido.
web-nowhere = Aquí no hay nada
web-nowhere-more = Puede que la dirección esté incompleta. La página de inicio conoce el camino.

## Ajustes

web-settings = Ajustes
web-language = Idioma
web-theme = Tema
web-theme-auto = Igual que el dispositivo
web-theme-light = Día
web-theme-dark = Noche
web-units = Longitudes en
web-units-in = pulgadas
web-units-cm = centímetros
web-dice = Mostrar cómo ruedan los dados
web-motion = Animaciones
web-notices = Un aviso cuando te toque
web-your-name = Tu nombre en la mesa

## Una partida nueva

web-who-plays = ¿Quién juega?
web-seats = Número de jugadores
web-who = ¿Quién es el jugador { $number }?
web-seat-here = En esta pantalla
web-seat-link = Con un enlace
web-bot-random = Ordenador: cualquier jugada legal
web-bot-regular = Ordenador: juega a ganar
web-bot-rusher = Ordenador: ataca enseguida
web-bot-camper = Ordenador: se queda a cubierto
web-name-of-player = Nombre
web-drawn = por sorteo
web-agree = ¿Qué acordáis?
web-dice-sealed = Los del programa
web-dice-physical = Los nuestros, en la mesa
web-whose-dice = Dados
web-clock = Reloj
web-clock-none = ninguno
web-clock-minutes = { $minutes } minutos
web-clock-more = Para cada jugador, con diez segundos más por cada respuesta. Cuando se acaba el tiempo, sigue jugando el ordenador.
web-books = Donde los libros impresos difieren
web-edition = Jugar
web-edition-ours = como nosotros
web-edition-more = Un libro fija los ajustes de abajo; puedes cambiar cada uno.
edition-en = según el libro inglés
edition-es = según el libro español
edition-nl = según el libro neerlandés
edition-nb = según el libro noruego
web-books-more = Tu libro puede decir otra cosa que el nuestro. Aquí está lo que dice cada uno y lo que jugamos; elige aquello a lo que estés acostumbrado.
web-we-play = así jugamos
web-start-game = Empezar la partida
web-raiders-setup-stars = Máximo de Estrellas por equipo
web-raiders-setup-teams = Equipo
web-raiders-setup-table = Mesa
web-raiders-setup-portals = Portal
web-raiders-setup-level = Reglas
web-raiders-setup-level-advanced = Avanzadas
web-raiders-setup-level-basic = Básicas
web-raiders-setup-formation = Formación de una unidad
web-raiders-setup-formation-chain = una cadena de enlaces
web-raiders-setup-formation-strict = cada pareja
web-raiders-setup-formation-neighbour = cada uno cerca de otro
web-raiders-setup-slowest = La unidad se mueve como el más lento
web-raiders-setup-violent_attack = Ataque violento
web-raiders-setup-violent_attack-set = se repite un set
web-raiders-setup-violent_attack-all = se repite todo
web-raiders-setup-knock_back = Derribar
web-raiders-setup-knock_back-also = además del daño
web-raiders-setup-knock_back-instead = en lugar del daño
web-raiders-setup-rampage = Locura cura con
web-raiders-setup-rampage-both = los dos objetivos
web-raiders-setup-rampage-either = un solo objetivo
web-raiders-setup-grapple = Presas dura
web-raiders-setup-grapple-next = el próximo ataque
web-raiders-setup-grapple-round = toda la ronda
web-raiders-setup-disrupt = Disrupción obliga a
web-raiders-setup-disrupt-any = cualquier unidad
web-raiders-setup-disrupt-waiting = unidades que no han actuado
web-raiders-setup-point_blank = Bocajarro
web-raiders-setup-point_blank-upgrade = potencia los dados
web-raiders-setup-point_blank-plain = sin potenciar
web-raiders-setup-charm = El encantado ataca
web-raiders-setup-charm-any = a cualquiera
web-raiders-setup-charm-friends = a un amigo
web-raiders-setup-charm-may = a cualquiera o a nadie
web-raiders-setup-deflect = Desviar exige
web-raiders-setup-deflect-defended = una Defensa lograda
web-raiders-setup-deflect-more = más éxitos
web-raiders-setup-scouts = Los exploradores se colocan
web-raiders-setup-scouts-further = a más de { LENGTH(12) }
web-raiders-setup-scouts-at-least = a { LENGTH(12) } o más
web-raiders-setup-prudent = Estratega prudente
web-raiders-setup-prudent-300 = { LENGTH(3) }
web-raiders-setup-prudent-200 = { LENGTH(2) }
web-raiders-setup-engaged_targets = Se puede disparar a quien está en contacto
web-raiders-setup-spent_contact = Cuerpo a cuerpo solo tras una acción para entrar en contacto
web-raiders-setup-free_attacks = Ataques gratuitos contra quien se aleja
web-raiders-setup-hurts = El marcador de Duele llega
web-raiders-setup-hurts-turn = al final del turno
web-raiders-setup-hurts-at-once = en el acto
web-raiders-setup-passing = Para pasar se comparan
web-raiders-setup-passing-waiting = las tropas que esperan
web-raiders-setup-passing-all = todas las tropas
web-raiders-setup-shooter_contact = Quién impide disparar por contacto
web-raiders-setup-shooter_contact-enemies = enemigos
web-raiders-setup-shooter_contact-anybody = también amigos
web-raiders-setup-second_wound = El último marcador de Herida
web-raiders-setup-second_wound-received = se recibe antes
web-raiders-setup-second_wound-vanishes = no se recibe
web-raiders-setup-challenged = A quién se puede retar
web-raiders-setup-challenged-enemies = enemigos
web-raiders-setup-challenged-anybody = también amigos
web-raiders-setup-markers = Los marcadores están
web-raiders-setup-markers-at-least = a { LENGTH(15) } y { LENGTH(5) } o más
web-raiders-setup-markers-further = a más que eso
web-raiders-setup-running_shot = El disparo de Disparo en movimiento
web-raiders-setup-running_shot-second = es la segunda acción
web-raiders-setup-running_shot-within = no cuesta acción
web-raiders-setup-leader_abilities = Un Líder cuerpo a cuerpo usa
web-raiders-setup-leader_abilities-own = sus habilidades
web-raiders-setup-leader_abilities-unit = las suyas o las de su unidad
web-raiders-setup-unit_sight = No tapa la vista
web-raiders-setup-unit_sight-shooter = la unidad del tirador
web-raiders-setup-unit_sight-both = ninguna de las dos unidades
web-raiders-setup-charge = Carga dura hasta
web-raiders-setup-charge-turn = el final del turno
web-raiders-setup-charge-lasting = el próximo ataque
web-raiders-setup-reassuring = Ataque seguro sirve
web-raiders-setup-reassuring-close = cuerpo a cuerpo
web-raiders-setup-reassuring-all = también al disparar
web-raiders-setup-manipulation = Manipulación sutil mueve
web-raiders-setup-manipulation-up-to = hasta { LENGTH(3) }
web-raiders-setup-manipulation-whole = { LENGTH(3) }
web-raiders-setup-mirror_image = Tras el éxito de Espejo
web-raiders-setup-mirror_image-goes = la herida pasa
web-raiders-setup-mirror_image-may = la herida puede pasar
web-raiders-setup-explorer = El Descubridor se coloca
web-raiders-setup-explorer-further = a más de { LENGTH(12) }
web-raiders-setup-explorer-at-least = a { LENGTH(12) } o más
web-raiders-setup-defensive_stance = Posición defensiva va
web-raiders-setup-defensive_stance-any = en cualquier dirección
web-raiders-setup-defensive_stance-away = fuera del contacto
web-raiders-setup-replacement = El Recambio viene de
web-raiders-setup-replacement-other = otra unidad
web-raiders-setup-replacement-any = cualquier unidad
web-raiders-setup-general = Un General comparte
web-raiders-setup-general-leader = habilidades de Líder
web-raiders-setup-general-all = todas sus habilidades
web-raiders-setup-redeploy = Tras Redespliegue se espera hasta
web-raiders-setup-redeploy-round = la siguiente ronda
web-raiders-setup-redeploy-turn = el siguiente turno
web-raiders-setup-ground_in_own_turn = Cuerpo a tierra en el propio turno
web-raiders-setup-roundhouse_reach = Ataque circular dentro del Alcance
web-raiders-setup-rampage_unwounded = Locura ahorra el marcador a quien no está herido
web-raiders-setup-flicker_firm = Parpadeo: sin cambio con amigos en Posición firme
web-raiders-setup-phalanx = Falange: quién toca a quién
web-raiders-setup-phalanx-chain = uno al siguiente
web-raiders-setup-phalanx-pairs = cada uno a todos
web-raiders-setup-sworn_bodyguard = Enemigo jurado: potenciado también contra un Guardaespaldas
web-raiders-setup-ground_each_shot = Cuerpo a tierra antes de cada disparo de una unidad
web-raiders-setup-bolt_ground = Cuerpo a tierra antes de que salte el Relámpago
web-raiders-setup-double_shot_farther = Disparo doble: segundo objetivo más allá del alcance base
web-raiders-setup-leaders_add = Puntería y Monje guerrero de dos Líderes se suman
web-raiders-setup-closest_leader = Un Líder que es el más cercano
web-raiders-setup-closest_leader-skipped = se salta
web-raiders-setup-closest_leader-defends = defiende
web-raiders-setup-transport = Transporte deja a los suyos
web-raiders-setup-transport-anywhere = donde se pueda estar
web-raiders-setup-transport-table = en la mesa misma
web-raiders-setup-bodyguard_area = Guardaespaldas contra Metralla y por otros en una Explosión
web-raiders-setup-vanished = Desvanecidos que cuentan
web-raiders-setup-vanished-all = todos
web-raiders-setup-vanished-by-enemy = solo los que causa el enemigo
web-raiders-setup-early_end = Acabar cuando un bando se quede sin nadie
web-warcraft-setup-races = Raza
web-warcraft-setup-target = Puntos para ganar (0: lo que dice el libro)
web-warcraft-setup-turns = Máximo de turnos (0: sin límite)
web-warcraft-setup-expansion = Con la expansión
web-warcraft-setup-options = Opciones de la expansión
web-warcraft-setup-options-strategic = Partida estratégica a cuatro
web-warcraft-setup-options-racial = Habilidades raciales
web-warcraft-setup-options-creeps = Monstruos
web-warcraft-setup-options-heroes = Héroes
web-warcraft-setup-options-research = Investigación de hechizos
web-warcraft-setup-options-draining = Recursos limitados
web-warcraft-setup-options-hidden = Recursos ocultos
web-warcraft-setup-board = Tablero

## Antes de la partida

web-lobby = Esperando a los demás
web-lobby-more = La partida empieza cuando estén todos. Envía a cada uno su enlace: con él ocupa su asiento.
web-awaited = aún no ha llegado
web-is-here = está aquí
web-new-link = Crear un enlace
web-link-for = Enlace para { $who }
web-qr = Código QR del enlace para { $who }
web-copy = Copiar
web-copied = Copiado
web-copied-more = El enlace está en el portapapeles.
web-only-here = Esta dirección solo sirve en este ordenador. Para amigos en otra parte, inicia el servidor con «kitchentable serve --host 0.0.0.0» y ábrelo con la dirección propia de este ordenador.
web-spectators = los espectadores
web-invite-spectators = Dejar que otros miren
web-hand-over = { $who }, te toca
web-hand-over-more = Pasa el dispositivo. Ahora no debe mirar nadie más.
web-i-am = Soy { $who }
web-opening = Se está preparando la mesa…
web-cannot-open = No se puede abrir esta mesa
web-no-seat = Este navegador no tiene asiento en esta mesa. Abre el enlace que te enviaron; quien preparó la mesa puede crear otro.

## En la mesa

web-title = Kitchen Table
web-title-turn = ● Te toca · Kitchen Table
web-the-table = La mesa
web-the-board = El tablero; la posición en palabras está debajo
web-in-words = La posición en palabras
web-larger = Ver la imagen más grande
web-smaller = Ver la imagen entera
web-your-turn = Te toca
web-waiting-dice = Tirad los dados
web-lost-connection = Se ha perdido la conexión. Se restablece por sí sola; la jugada que tenías pensada se conserva.
web-people = En la mesa
web-this-is-you = (tú)
web-away = ausente
web-chooses = elige
web-thinks = piensa
web-commit = Confirmar
web-suggestions = { $count ->
    [0] Sugerencias
    [one] Una sugerencia
   *[other] { $count } sugerencias
}
web-suggestions-more = Hay más posibilidades de las que figuran aquí; estas son buenas maneras de seguir.
web-all-options = { $count ->
    [one] Una opción
   *[other] Las { $count } opciones
}
web-find-option = Buscar entre las opciones
web-why-not = { $count ->
    [one] Una opción no disponible: ver por qué
   *[other] { $count } opciones no disponibles: ver por qué
}
web-rule = Regla { $number }
web-open-rule = Leer la regla { $number }
web-in-the-book = En el reglamento
web-log = Registro
web-log-empty = Todavía no ha pasado nada.
web-talk = Chat
web-talk-empty = Aún no hay mensajes.
web-say = Mensaje para todos
web-send = Enviar
web-said-bot = no respondió a tiempo; la mesa respondió en su lugar.
web-said-resign = se ha rendido.
web-said-flag = se ha quedado sin tiempo.
web-mute = Silenciar a { $who }
web-unmute = Dejar de silenciar a { $who }
web-undo = Deshacer
web-undo-key = Deshacer (U)
web-more = Más
web-takeback = Deshacer la última jugada
web-takeback-ask = Pedir que se deshaga la última jugada
web-takeback-wanted = Un jugador quiere deshacer la última jugada.
web-takeback-asked = Has aceptado deshacer la última jugada; los demás aún no.
web-agree-to = De acuerdo
web-ask-again = Volver a preguntarme por cada reacción
web-sure = { $what }: ¿seguro?
web-save-file = Guardar la partida en un archivo
web-save-moment = Guardar este momento como situación
web-saving-moment = Se está escribiendo la situación…
web-moment-saved = La situación está guardada: { $name }
web-open-situation = Abrir una situación
web-open-situation-drop = o suelta el archivo aquí
web-begins-middle = Esta partida empieza desde una situación: { $title }
web-begins-middle-untitled = Esta partida empieza desde una situación.
web-sealed = Los dados de esta partida están sellados: este es el sello. Cuando termine la partida, cualquiera puede comprobar que nada se cambió.
web-rematch = Jugar otra vez
web-rematch-asked = Esperando a que los demás acepten jugar otra vez
web-rematch-agree = Aceptar jugar otra vez
web-resign = Rendirse
web-stand-in = Que juegue el ordenador hasta que vuelva
web-stand-in-asked = Esperando a que los demás acepten
web-stood-in = juega el ordenador
web-watch-replay = Ver la repetición
web-roll-real = Tirad los dados y decid qué muestran.
web-draw-real = Sacad sin mirar y decid qué ha salido.
web-tell = Confirmar la tirada
web-die-white = dado blanco
web-die-red = dado rojo
web-die-black = dado negro
web-pass-until = Pasar, y no volver a preguntarme { $what }
web-keys = Teclas
web-key-answer = una de las nueve primeras respuestas
web-key-undo = deshacer
web-key-commit = hacer lo planeado
web-key-cancel = cancelar lo planeado
web-key-replay = un momento atrás o adelante en la repetición

## Repetición

web-replay = Repetición
web-moment = Momento { $at } de { $of }
web-first = Al principio
web-previous = Atrás
web-next = Adelante
web-last = Al final
web-run = Reproducir
web-pause = Pausa
web-scrubber = Momento de la partida
web-link-to-moment = Enlace a este momento
web-play-on = Seguir jugando desde aquí
web-to-table = A la mesa

## Reglas

web-rules-of = Reglas de { $game }
web-rules-more = Con nuestras propias palabras y numeradas como las usa el programa: el registro nombra la regla que hay detrás de todo lo que ocurre.
web-search = Buscar en las reglas
web-rules-found = { $count ->
    [one] Una regla
   *[other] { $count } reglas
}

## The guided first game

web-lesson = Tu primera partida

## Teams and houses

web-teams = Equipos
web-own-team = { $name } (tuyo), { $stars } Estrellas
web-house = Gana la casa
web-to-house = A la casa

## Los personajes que juegan donde no se sienta nadie

bot-marta = Trae la tarta y se guarda la receta.
bot-piet = Se sienta a esta mesa desde antes de que la lijaran.
bot-solveig = Tararea cuando le sale un plan.
bot-joaquin = Habla con sus dados. No le hacen caso.
bot-nell = Apunta todas las partidas en un cuadernito verde.
bot-bram = Riega las plantas entre turno y turno.
bot-ingeborg = Hace punto; las agujas se paran cuando la cosa se pone seria.
bot-tomas = Siempre dice «la última y nos vamos».
bot-wilma = Lo perdona todo y no olvida nada.
bot-oskar = Ordena sus piezas por altura.
bot-rosa = Cuando pierde es quien más se ríe.
bot-edvard = Lee reglamentos por gusto.

## El registro, el final de una partida, las repeticiones

web-open-rules = Reglas: { $numbers }
web-log-earlier = Mostrar lo anterior ({ $count })
web-log-details = { $count ->
    [one] Un detalle
   *[other] { $count } detalles
}
web-log-copy = Copiar como texto
web-game-over = La partida ha terminado
web-ended-won = Has ganado
web-ended-lost = Has perdido
web-ended-drawn = Empate
web-ended-winners = Gana: { $who }
web-score = Puntos
web-lost = Bajas
web-lost-nothing = ninguna
web-lost-several = { $number } × { $what }
web-score-graph = El marcador a lo largo de la partida
web-turning-points = Momentos decisivos
web-moment-number = Momento { $at }
web-share = Copiar un enlace para verla
hr-lost = { $who }
web-speed = Velocidad
web-turned = Momento decisivo: { $score }
web-eyes = Visto por
web-eyes-all = Todos, sin nada oculto
web-hero-begin = Jugar tu primera partida
web-turn-of = { NOUN($who, ask: "number") ->
    [many] Juegan { LIST($who, by: "and") }
   *[one] Juega { $who }
}
web-at-once = Saltar
web-again = Ver otra vez lo que hicieron los demás
web-pace = Jugadas de los demás
web-pace-slow = Despacio
web-pace-steady = A ritmo normal
web-pace-at-once = Todo de una vez
