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
help-terminal = jugar en esta terminal
help-seats = cuántos juegan
help-set = algo acordado antes de la partida
help-players = quién juega, asiento por asiento: random (al azar)
help-play-players = quién juega, asiento por asiento: person (una persona) o random (al azar)
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
help-judge-files = un archivo de situación
help-rules-what = una regla, como HR-089, o un juego
help-unproven = solo lo que aún no está demostrado
help-check = si el reglamento, el código y las demostraciones concuerdan
help-commitment = el compromiso que anotaste al principio
help-pack-do = comprobar un paquete o escribir una plantilla
help-pack-what = el paquete, o el juego si quieres una plantilla
help-pack-output = el archivo que se escribirá
help-host = la dirección en la que escuchar; 0.0.0.0 para todas las de este ordenador
help-port = el puerto en el que escuchar; 0 para uno cualquiera que esté libre
help-name = un nombre con el que otros llegan a este ordenador
help-data = la carpeta donde se guardan las mesas

set-form = «{ $given }» debería tener la forma KEY=VALUE.
set-unknown = La preparación no tiene «{ $key }»; lo que tiene es { $known }.
set-value = Esta preparación no es posible: { $why }.
number-range = { $given } debería ser un número entero entre { $least } y { $most }

simulating = Jugando
simulated = { $games ->
    [one] Una partida en { $seconds } segundos.
   *[other] { $games } partidas en { $seconds } segundos.
}
simulated-seat = Asiento { $number } ({ $kind }): { $wins ->
    [one] una partida ganada
   *[other] { $wins } partidas ganadas
}
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
judge-met = Todo es como se esperaba.
judge-unmet = No es como se esperaba.

verify-physical = La partida de { $file } se jugó con dados de verdad; no hay nada que volver a calcular.
verify-fine = { $rolls ->
    [one] La única tirada se ha vuelto a calcular, y es la que tenía que ser.
   *[other] Las { $rolls } tiradas se han vuelto a calcular, y son las que tenían que ser.
}
verify-wrong = La tirada de la entrada { $position } no es la que da la semilla.
verify-commitment = El compromiso no coincide: anotaste { $given }, y la semilla del archivo da { $found }.
verify-sealed = Compromiso de la semilla: { $commitment }. Compáralo con el que se mostró al principio.
verify-means = Si es el mismo, nadie cambió ninguna tirada una vez empezada la partida ni se eligió una semilla a conveniencia, porque cada asiento aportó algo propio. No demuestra que quien llevaba el servidor no mirase las tiradas de antemano.
verify-seeded = La partida se jugó con una semilla abierta: esto demuestra que el archivo es coherente, pero no garantiza que nadie conociera las tiradas.

pack-fits = «{ $name }» encaja con { $game }.
pack-written = Se ha escrito { $file }.
pack-template-head =
    Un paquete para Kitchen Table con todo lo que el juego tiene ahora.
    Cambia lo que en tu caja sea distinto y borra el resto.
    source dice de dónde salen los valores: printed (impreso), inferred (deducido, con why) o house (de la casa).

replay-begin = El principio
replay-keys = Intro avanza, b retrocede, un número salta hasta ahí, q termina.

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
help-odds-of = de qué; para warcraft, dos ejércitos, como "2 melee 3, 1 ranged 2" "3 melee 2"; para raiders, ataque y defensa, como "2 white 1 red, upgrade" "2 white"
