# Home Raiders: where the books differ, and what we play.

kind-setting-formation = Los libros inglés, español y neerlandés dicen que la unidad se mantiene a 3" entre sí; el noruego, que cada uno está a 3" de otro. Jugamos que esos enlaces unan a toda la unidad (chain); strict lo pide de cada pareja.
kind-setting-slowest = El libro noruego deja mover a una unidad solo lo que su miniatura más lenta; los demás no lo dicen. Jugamos que cada uno usa su propio Movimiento.
kind-setting-engaged_targets = El libro noruego no prohíbe disparar a personajes en contacto con un enemigo suyo; los demás sí. Jugamos que está prohibido.
kind-setting-free_attacks = Al libro neerlandés le falta el párrafo del ataque gratuito contra quien se aleja, aunque sus habilidades lo suponen. Jugamos con él.
kind-setting-spent_contact = Los libros inglés, español y neerlandés solo dejan luchar a dos enemigos si uno de ellos gastó una acción para entrar en contacto; el noruego no lo pide. Jugamos que hace falta.
kind-setting-hurts = El libro noruego da en el acto el marcador de una habilidad que Duele; los demás, al final del turno. Jugamos al final del turno.
kind-setting-passing = El libro noruego compara las perlas con todas las tropas en juego antes de pasar; los demás, con las que esperan. Jugamos con las que esperan.
kind-setting-violent_attack = El libro noruego hace repetir toda la Defensa; los demás, un set. Jugamos un set.
kind-setting-knock_back = El libro noruego hace que Derribar sustituya al daño; los demás lo añaden. Jugamos que se añade.
kind-setting-rampage = El libro noruego deja que Locura cure con un objetivo alcanzado; los demás piden los dos. Jugamos los dos.
kind-setting-grapple = El libro noruego vale para todos los ataques cuerpo a cuerpo de la ronda; los demás, para el siguiente. Jugamos el siguiente.
kind-setting-disrupt = En el libro noruego Disrupción no hace nada a una unidad que ya actuó en esta ronda; en los demás obliga igualmente al siguiente turno del rival, si llega en la ronda siguiente. Jugamos los demás (any); waiting es la lectura noruega.
kind-setting-point_blank = El libro noruego no potencia Bocajarro; los demás sí. Jugamos potenciando.
kind-setting-charm = El libro noruego hace que el encantado ataque a un amigo; el inglés y el español, a cualquiera en contacto. Jugamos cualquiera.
kind-setting-deflect = El libro noruego pide más éxitos que el atacante para Desviar; los demás, una Defensa con éxito. Jugamos una Defensa con éxito.
kind-setting-scouts = Los libros español y noruego colocan a los Exploradores a 12" o más; el inglés, a más de 12". Jugamos a más.
kind-setting-prudent = El libro español da al Estratega prudente 2"; los demás, 3". Jugamos 3".
kind-setting-shooter_contact = El libro neerlandés no deja disparar a quien está en contacto con otros personajes, también amigos; los demás nombran a los enemigos. Jugamos con enemigos.
kind-setting-second_wound = Según el libro español, un personaje se desvanece en vez de recibir su último marcador de Herida, así que nada puede quitarlo; según los demás, primero lo recibe. Jugamos que lo recibe.
kind-setting-challenged = Los libros inglés y noruego solo permiten retar a enemigos; el español y el neerlandés no lo dicen. Jugamos con enemigos.
kind-setting-markers = El libro español pone los marcadores a más de 15" del propio Portal y a más de 5" entre sí; los demás, a esa distancia o más. Jugamos a esa distancia o más.
kind-setting-running_shot = Según los libros inglés y español, el disparo de Disparo en movimiento es la segunda acción; el neerlandés y el noruego lo ponen dentro del movimiento sin nombrar coste. Jugamos la segunda acción.
kind-setting-vanished = Ningún libro dice si cuentan los personajes que se desvanecen por su propia causa. Jugamos que cuentan todos; by-enemy los deja fuera.
kind-setting-early_end = Ningún libro termina la partida antes de la ronda 6. Jugamos hasta el final; con este ajuste termina cuando un bando se queda sin nadie.

hr-offer-team = { $faction }, { $stars } estrellas
