# La línea de comandos.

about = Kitchen Table: dos juegos de mesa, completos, según sus reglamentos.
commands = comandos
wrong-use = { $problem }. Con «{ $command } --help» verás cómo se usa.
defect = Algo ha fallado dentro de Kitchen Table, y la culpa es nuestra: { $what }. Con KITCHENTABLE_DEBUG=1 verás más detalles.

help-help = mostrar esta ayuda y salir
help-version = mostrar la versión y salir
help-lang = el idioma: en, es, nl o nb
help-json = responder en JSON, para programas
help-file = un archivo de partida (.kt)

help-play = jugar una partida
help-serve = abrir un servidor para jugar desde otros ordenadores
help-simulate = hacer que los bots jueguen muchas partidas
help-replay = repasar una partida
help-judge = juzgar una situación: qué resulta de ella y según qué regla
help-rules = mostrar las reglas numeradas y lo que las demuestra
help-verify = comprobar los dados de una partida terminada
help-pack = comprobar un paquete de contenido o escribir uno para rellenarlo

help-game = qué juego
help-terminal = jugar en esta terminal y no en el navegador
help-seats = cuántos juegan
help-edition = jugar según un libro impreso: en, es, nl o nb
help-set = algo acordado antes de la partida
help-players = quién juega, asiento por asiento: random (al azar) o un tipo propio del juego, como regular
help-play-players = quién juega, asiento por asiento: person (una persona), random (al azar) o un tipo propio del juego, como regular
help-names = cómo se llaman las personas, asiento por asiento
help-dice = de dónde salen los dados: seeded (una semilla), sealed (se pueden comprobar después) o physical (tus propios dados)
help-seed = el número del que sale todo el azar
help-pack-file = un paquete de contenido con el que jugar
help-save = el archivo donde guardar la partida, después de cada respuesta
help-resume = una partida guardada que quieres continuar
help-games = cuántas partidas
help-jobs = cuántos procesos; si no se dice, uno por núcleo
help-at = solo el momento que sigue a este número de entradas
help-replay-seat = tal como puede verla este asiento
help-replay-situation = escribir ese momento como situación, para `kitchentable judge` o para abrirla como mesa
help-replay-details = desplegar cada línea: sus dados, motivos y reglas
help-judge-files = un archivo de situación
help-judge-play = seguir jugando en esta pantalla desde el final de la situación
help-judge-new = escribir una situación para empezar, en FILE o en la salida
help-judge-schema = escribir un JSON Schema para editores, en FILE o en la salida
help-rules-what = una regla, como HR-089, o un juego
help-unproven = solo lo que aún no está demostrado
help-check = si el reglamento, el código y las demostraciones concuerdan
help-commitment = el sello que anotaste al principio
help-pack-do = comprobar un paquete o escribir una plantilla
help-pack-what = el paquete, o el juego si quieres una plantilla
help-pack-output = el archivo que se escribirá
help-host = la dirección en la que escuchar; 0.0.0.0 para todas las de este ordenador
help-port = el puerto en el que escuchar; 0 para uno cualquiera que esté libre
help-name = un nombre con el que otros llegan a este ordenador
help-data = la carpeta donde se guardan las mesas
help-database = dónde se guardan las mesas, en una sola dirección: sqlite:///ARCHIVO o postgresql://SERVIDOR/BASE
help-bus = cómo se despiertan unos a otros los nodos de un mismo PostgreSQL: redis://SERVIDOR; si no se dice nada, por la propia base de datos

set-form = «{ $given }» debería tener la forma KEY=VALUE.
set-unknown = La preparación no tiene «{ $key }»; lo que tiene es { $known }.
set-value = Esta preparación no es posible: { $why }.
number-range = { $given } debería ser un número entero entre { $least } y { $most }

simulating = Jugando
simulated = { $games ->
    [one] Una partida en { $seconds } segundos.
   *[other] { $games } partidas en { $seconds } segundos.
}
simulated-seat = Asiento { $number } ({ $kind })
simulated-shared = Compartidas: { $shared }. Sin decidir: { $undecided }.
simulated-speed = { $decisions } decisiones, { $each } por partida, { $speed } por segundo.

rules-total = Reglas: { $all }; demostradas: { $proven }; exentas: { $exempt }.
rules-checked = { $game }: { $all } reglas, { $unproven } aún sin demostrar.
rule-proven = demostrada
rule-unproven = aún sin demostrar
rule-exempt = exenta
rule-exempt-why = exenta: { $why }
rule-advanced = regla avanzada
rule-inferred = que sea una regla avanzada es una deducción
rule-ruling = contiene una interpretación nuestra
rule-ability = habilidad: { $value }
rule-applies = se aplica: { $value }
rule-code = código: { $places }
rule-tests = demostrada por: { $tests }
rule-code-unknown = El código cita la regla { $number }, que no está en ningún reglamento.
rule-proven-and-exempt = La regla { $number } está demostrada y exenta a la vez.
rule-proven-no-code = La regla { $number } está demostrada, pero ningún código lleva su número.

judge-step = Paso { $number }
judge-refused = Rechazado: { $why }
judge-asked = Pregunta ahora para { $who }: { $question } ({ $topic })
judge-chance = el azar
judge-more = … y { $number } más
judge-roll = dados por tirar: { $dice }
judge-result = La partida ha terminado: { $result }
judge-met = Todo es como se esperaba.
judge-unmet = No es como se esperaba.
judge-one-file = Indica un solo archivo de situación.
judge-which-file = Indica un archivo de situación, o usa --new o --schema.
judge-no-first = { $game } no tiene ninguna situación para empezar.

verify-physical = La partida de { $file } se jugó con dados de verdad; no hay nada que volver a calcular.
verify-fine = { $rolls ->
    [one] La única tirada se ha vuelto a calcular, y es la que tenía que ser.
   *[other] Las { $rolls } tiradas se han vuelto a calcular, y son las que tenían que ser.
}
verify-wrong = La tirada de la entrada { $position } no es la que da la semilla.
verify-part = El resto de la partida no se puede comprobar.
verify-commitment = El sello no coincide: anotaste { $given }, y la semilla del archivo da { $found }.
verify-sealed = Sello de la semilla: { $commitment }. Compáralo con el que se mostró al principio.
verify-means = Si es el mismo, nadie cambió ninguna tirada una vez empezada la partida ni se eligió una semilla a conveniencia, porque cada asiento aportó algo propio. No demuestra que quien llevaba el servidor no mirase las tiradas de antemano.
verify-seeded = La partida se jugó con una semilla abierta: esto demuestra que el archivo es coherente, pero no garantiza que nadie conociera las tiradas.

pack-fits = «{ $name }» encaja con { $game }.
pack-written = Se ha escrito { $file }.
pack-template-head =
    Un paquete para Kitchen Table con todo lo que el juego tiene ahora.
    Cambia lo que en tu caja sea distinto y borra el resto.
    source dice de dónde salen los valores: printed (impreso), inferred (deducido, con why) o house (de la casa).

replay-begin = El principio
replay-keys = Intro avanza, b retrocede, un número salta hasta ahí, d muestra dados y reglas, q termina.

## El analizador

argparse-usage = uso:
argparse-positional = argumentos
argparse-options = opciones
argparse-argument = %(argument_name)s: %(message)s
argparse-required = falta algo: %s
argparse-unrecognized = no se entiende: %s
argparse-choice = %(value)r no es posible (elige entre %(choices)s)
argparse-value = %(value)r no es del tipo %(type)s
argparse-one = falta un valor
argparse-at-least-one = hace falta al menos un valor
argparse-at-most-one = se admite un valor como máximo
argparse-not-with = no es posible junto con %s
argparse-explicit = %r sobra aquí
argparse-ambiguous = %(option)s podría significar %(matches)s
help-odds = las probabilidades exactas de un ataque o una batalla
help-odds-of = de qué; para warcraft, dos ejércitos, como "2 melee 3, 1 ranged 2" "3 melee 2"; para raiders, ataque y defensa, como "2 white 1 red, upgrade" "2 white", o cartas: shefin ragmen
simulated-head-player = jugador
simulated-head-wins = ganadas
simulated-head-share = del total
simulated-draws = empates
simulated-rate = { $rate } partidas por segundo.
simulated-stopped = Se interrumpió; estas son las partidas que ya habían terminado.
help-csv = un archivo que escribir, con una línea por partida
help-team = comprobar o formar un equipo de Home Raiders, leer sus cartas
help-team-do = comprobar un equipo, formar uno o leer cartas
help-team-what = check: archivos o nombres de equipos; build: cartas como guardsmen+2 (dos copias unidas) ragmen*2 (dos unidades) shefin, o nada para que se te pregunte; cards: cartas o una facción
help-team-stars = cuántas Estrellas puede costar el equipo como máximo
help-team-name = cómo se llama el equipo
team-check-what = Di qué equipo: un archivo o el nombre de uno ya hecho.
team-head = { $team }: { $cost } de { $stars } Estrellas
team-entry = { $name }, Estrellas { $cost }
team-entry-merged = { $name }, { $copies } copias unidas en una unidad, Estrellas { $cost }
team-entry-separate = { $name }, { $times } veces por separado, Estrellas { $cost }
team-entry-both = { $name }, { $times } unidades de { $copies } copias cada una, Estrellas { $cost }
team-fits = Se puede jugar con él.
team-unnamed = Mi equipo
team-play = «kitchentable play raiders --terminal --set teams={ $file },gremlins» juega con él.
team-form = «{ $given }» debería ser una carta como shefin, guardsmen+2 o ragmen*2.
team-no-cards = No hay ninguna carta ni facción «{ $given }»; las facciones son { $known }.
card-named = { $name }
build-faction = ¿Qué facción?
build-help =
    número  tomar esa carta
    + 2     unir otra copia a la segunda de tu equipo
    - 2     volver a quitar la segunda
    c 3     leer la carta 3
    w       listo, escribirlo
    ?       ver otra vez las cartas y esta lista
    q       salir
build-card = { $name }, { $type }, Estrellas { $stars }, Fuerza { $force }
build-so-far = Tu equipo hasta ahora, { $cost } de { $stars } Estrellas:
build-team = El equipo
help-house = ganar la casa en Home Raiders: una partida en cada habitación
help-house-do = empezar una casa, mostrar su plano o jugar en la siguiente habitación
help-house-file = el archivo en que se guarda la casa
help-house-room = la habitación en que jugar; si no se dice nada, la siguiente
help-house-rooms = las habitaciones de una casa nueva: mesas por su nombre o archivos de mesas
help-house-teams = los dos equipos: ya hechos, por su nombre, o archivos de equipo
house-two = Una casa es para dos: se nombran dos equipos y dos jugadores, separados por una coma.
house-owned = { $symbol } { $name }
house-under-way = una partida en curso
house-drawn = empate, hay que repetir
house-open = aún sin jugar
house-count =
    { $symbol } { $name } ({ $team }): { $rooms ->
        [one] una habitación
       *[other] { $rooms } habitaciones
    }
house-next = Siguiente: { $room }
house-won = { $name } es dueño de la casa.
house-shared = Comparten la casa: { $names }.
house-room = Ganar la casa: { $room }
house-goodbye = Hasta la próxima. «kitchentable house play { $file }» sigue desde aquí.
