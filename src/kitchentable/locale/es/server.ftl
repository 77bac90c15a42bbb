# El servidor: lo que imprime y por qué rechaza algo.

serve-start = Kitchen Table está en { $address }. Las mesas se guardan en { $folder }. Ctrl+C lo cierra.
serve-address = No se puede escuchar en { $host }, puerto { $port }: { $why }.
store-newer = { $file } lo escribió una versión posterior de Kitchen Table (su formato es el { $given }; esta versión conoce el { $known }). Se ha dejado como estaba.
store-not-opened = { $file } no se puede abrir como almacén de un servidor.

server-garbled = Esto no se ha entendido.
server-too-large = Esto era demasiado grande.
server-too-fast = Demasiado de una vez. Espera un momento.
server-version = El servidor habla otra versión del protocolo. Vuelve a cargar la página o actualiza el programa.
server-not-joined = Di primero quién eres.
server-no-table = No existe esa mesa.
server-wrong-token = Este enlace no es válido, o ya no lo es.
server-not-a-seat = Eso solo puede hacerlo quien ocupa este asiento.
server-not-begun = La partida no ha empezado: aún falta alguien.
server-stale = Entretanto la partida ha seguido adelante.
server-no-position = La partida no ha pasado por ahí.
server-takeback-over = La partida ha terminado y todo está a la vista: ya no se deshace nada.
server-defect = Algo ha fallado dentro de Kitchen Table, y es culpa nuestra. La partida sigue como estaba.
server-origin = Esto venía de una página, o iba a un nombre, que no es de este servidor.
server-rules = Esta partida empezó con reglas distintas de las de esta versión y no puede seguir aquí.
server-store = No se ha podido guardar, así que no ha ocurrido. Inténtalo otra vez.
server-keeper = Eso solo puede hacerlo quien preparó la mesa.
