# Lo que dice la mesa, sea cual sea el juego.

option = { $value }
pass = Pasar
yes = Sí
no = No
interject = ¿Hacer algo ahora?
seat-name = Jugador { $number }

## Lo que la mesa rechaza

not-plain = «{ $what }» no puede ser una respuesta: las respuestas se componen de números enteros y texto.
not-understood = Esta respuesta no tiene la forma correcta: { $problem }.
number-too-large = Un número tan grande no puede ser una respuesta.
not-an-option = Esa no es una de las respuestas posibles.
yes-or-no = A esto se responde sí o no.
number-too-small = Un número menor que cero no puede ser una respuesta aquí.
names-nothing = Nada de lo que se puede elegir aquí se llama así.
not-asked = Ahora mismo no hay ninguna pregunta para este asiento.
wrong-number-of-dice = Has lanzado { $wanted ->
    [one] un dado
   *[other] { $wanted } dados
}, pero has dado { $given ->
    [0] cero resultados
    [one] un resultado
   *[other] { $given } resultados
}.
no-such-face = El dado «{ $die }» no tiene ninguna cara «{ $face }».
not-to-be-drawn = «{ $what }» no está entre lo que se puede sacar.
shuffle-incomplete = { $missing ->
    [one] En el orden falta un elemento.
   *[other] En el orden faltan { $missing } elementos.
}
game-over = La partida ha terminado.
no-such-seat = En esta mesa no hay ningún asiento { $seat }.
interject-later = Esto tiene que esperar a que termine la jugada en curso.
no-standing-pass = Aquí no puedes pasar automáticamente.
no-such-position = La partida no tiene ninguna posición { $position } a la que ir.
undo-chance = Esto no se puede deshacer: desde entonces se han tirado dados o se ha sacado algo al azar.
undo-others = Esto no se puede deshacer: desde entonces ha actuado otro jugador.
undo-revealed = Esto no se puede deshacer: ha mostrado algo que estaba oculto.
undo-nothing = No hay nada que deshacer.

## Archivos

no-such-edition = No hay un libro «{ $edition }» de este juego; hay: { $known }.
file-not-read = No se puede leer { $file }: { $why }.
file-not-written = No se puede escribir { $file }: { $why }.
file-exists = { $file } ya existe; elige otro nombre.
file-not-ours = { $file } no es un archivo de partida de Kitchen Table.
file-format = { $file } tiene el formato { $given }; esta versión de Kitchen Table lee el formato { $known }.
file-damaged = { $file } está dañado o incompleto: su contenido no coincide con su suma de comprobación.
file-too-large = { $file } contiene mucho más que una partida: aquí no se abre.
file-content = { $file } no incluye el contenido con el que dice que se jugó.
file-rules-newer = La partida de { $file } se jugó con una versión más reciente de las reglas ({ $given }; aquí, la { $known }). Un Kitchen Table más nuevo puede abrirla.
file-replay = La partida de { $file } no se puede reproducir: a partir de la entrada { $position }, aquí transcurre de otra manera. { $why }
file-begin = La partida de { $file } ya no se podría preparar así: { $why }
game-differs = A partir de la entrada { $entry }, esta partida transcurre de otra manera con las reglas de esta versión. { $why }
differs-go-on = Puedes seguir desde ahí en una partida nueva; { $file } queda como está. Indica otro archivo con --save.
differs-other-file = { $file } contiene la partida tal como se jugó; guarda la nueva con otro nombre.
differs-answer = Lo que se respondió ahí ya no es posible.
differs-seat = Ahora es { $who } quien debe responder ahí.
differs-dice = Ahora ahí vienen antes los dados o un robo.
differs-over = Ahora la partida termina antes de llegar ahí.
differs-goes-on = Ahora la partida no termina ahí todavía.
differs-winners = Ahora la victoria es de otros jugadores.
differs-state = Ahí la posición es otra.
differs-unfit = Ahora se pregunta otra cosa ahí.
file-seat-only = { $file } solo contiene lo que puede saber un asiento; para esto hace falta la partida entera.

toml-not-text = { $file } no es un archivo de texto en UTF-8.
toml-wrong = { $file }, línea { $line }, columna { $column }: esto no es TOML correcto.
toml-cut-short = { $file } no es TOML correcto: termina a la mitad de algo.
toml-monstrous = { $file } tiene números demasiado largos o tablas demasiado profundas para leerse.
toml-value = { $file }, línea { $line }, { $key }: { $why }.
toml-whole = { $file }: { $why }.
why-not-there = no existe ese archivo
why-not-allowed = no está permitido
why-folder = es una carpeta
why-full = el disco está lleno
why-name = no es un nombre de archivo posible
why-kind = se esperaba { $wanted }, pero hay { $found }
why-missing = falta «{ $field }»
why-unknown = aquí no hay ningún «{ $field }»
why-value = { $value } no es uno de los valores posibles
why-length = se esperaban tantos valores: { $wanted }; hay: { $found }
why-most = se esperaba como máximo { $most }
why-least = se esperaba como mínimo { $least }
kind-int = un número entero
kind-str = un texto
kind-bool = true o false
kind-array = una lista
kind-object = una tabla
kind-float = un número con decimales
kind-decimal = un número con decimales
kind-null = nada
kind-any = { LIST($kinds, by: "or") }

pack-no-head = { $file } no tiene una tabla [pack] que diga qué es.
pack-inferred-why = { $file }: «{ $key }» está marcado como inferred, pero no dice por qué.
pack-source-nowhere = { $file } indica la procedencia de «{ $key }», que no está en el paquete.
pack-other-game = { $file } es un paquete para «{ $given }», no para «{ $wanted }».
pack-unknown-key = { $file }, línea { $line }: en el contenido de este juego no existe «{ $key }»; lo que hay es { $known }.
pack-unfit = { $file }: { $why }.

situation-setup = { $file }: la preparación o el estado no encajan con el juego: { $why }.
situation-step = { $file }, paso { $step }: cada paso hace una sola cosa (answer, pass, chance, interject o undo) e indica qué asiento la hace.
situation-stuck = { $file }, paso { $step }: las reglas no pueden continuar desde esta posición.
situation-refused = { $file }: la partida no puede empezar así: { $why }
situation-no-start = { $file }: las reglas no pueden empezar desde esta posición.
situation-mistake = { $file }, línea { $line }, { $key }: { $why }.
situation-warning = { $file }, línea { $line }, { $key }: { $why }. (Es un aviso: en la versión 2 del formato es un error.)
situation-version = { $file }, línea { $line }: no se conoce la versión { $given } del formato; existen la 1 y la 2.
situation-unwritten = Este momento no se puede escribir como situación: la partida usa contenido propio.
situation-table-size = { $file }: una situación que se convierte en mesa tiene como mucho { $most } KiB.
situation-table-impossible = { $file }: dice «impossible = true». Una posición así se puede juzgar, pero nadie puede seguir jugando desde ella.
situation-table-refused = { $file }: espera que la partida no pueda empezar, así que no hay nada que jugar.
situation-table-content = { $file }: cambia el contenido del juego, y este servidor no lo acepta.
situation-table-step = { $file }, línea { $line }, { $key }: aquí no se puede hacer esto: { $why }
file-situation-hidden = Una partida que empezó con una situación se guarda en un archivo cuando ha terminado.
mistake-near = aquí no existe «{ $name }»; ¿querías decir «{ $near }»? Se conocen: { $known }
mistake-unknown = aquí no existe «{ $name }». Se conocen: { $known }
mistake-range = se esperaba de { $least } a { $most } y se ha encontrado { $found }
mistake-least = se esperaba al menos { $least } y se ha encontrado { $found }
mistake-twice = «{ $name }» aparece dos veces
mistake-decimals = se esperaban dos decimales como máximo y se ha encontrado { $found }
mistake-value = «{ $name }» nunca tiene este valor: { $why }
mistake-refused-steps = una preparación que debe rechazarse no tiene pasos

unmet-value = se esperaba { $wanted } y se ha encontrado { $found }
unmet-told = se esperaba el anuncio { $wanted } y se ha oído { $found }
unmet-told-anyway = se ha anunciado { $wanted }, y no debía ocurrir: { $found }
unmet-told-differs = se esperaba el anuncio { $wanted }, pero se ha anunciado con { $found }
unmet-told-besides = se ha anunciado además de lo esperado: { $found }
unmet-times = se esperaba el anuncio tantas veces: { $wanted }; veces anunciado: { $found }
unmet-options = se esperaban las opciones { $wanted }; no se ofrecen: { $missing }; se ofrecen además: { $more }
unmet-refused = se ha rechazado: { $found }
unmet-refusal = se esperaba el rechazo { $wanted } y se ha encontrado { $found }
unmet-asked = se esperaba la pregunta { $wanted } y se ha encontrado { $found }

## Juegos, reglas, jugadores, idiomas

no-such-game = No hay ningún juego «{ $name }»; disponibles: { $known }.
game-module = El módulo «{ $module }», indicado en KITCHENTABLE_GAMES, no contiene ningún juego.
no-such-rule = No hay ninguna regla { $number }.
no-such-player = No hay jugadores del tipo «{ $name }»; disponibles: { $known }.
players-for-seats = Jugadores nombrados: { $given }; asientos en la mesa: { $wanted }.
no-such-language = No hay ningún idioma «{ $lang }»; disponibles: { $known }.
pack-no-name = { $file }: el paquete no tiene nombre; ponle uno detrás de «name =».
no-odds = Para { $name } no hay probabilidades que dar.
no-preview = Para { $name } no hay vistas previas.

# The reason of a player that tried its plans in imagined games
search-why = En { $worlds } partidas imaginadas desde aquí, esto ganó el { $chance } %.
