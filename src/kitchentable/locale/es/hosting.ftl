# Mantener un servidor: el archivo del almacén, la orden del administrador y lo que no es seguro.

store-held = Otro servidor (proceso { $process }) está usando { $file }. Cada archivo tiene un solo servidor: cierra el otro o dale a este una carpeta propia con --data.
store-empty = { $file } está vacío. Recupera una copia con «kitchentable admin restore»; o, si con él no se pierde ninguna mesa, borra el archivo y vuelve a empezar.
store-damaged = { $file } está dañado o no es un archivo nuestro. Se ha dejado como estaba. Recupera una copia con «kitchentable admin restore».
server-damaged = Lo que se guardó de esta mesa está dañado y no se puede abrir. A las demás mesas no les afecta.
help-proxy = un proxy cuya palabra sobre la dirección de un cliente se cree: su dirección o su red; se puede indicar varias veces
proxy-address = { $given } no es la dirección ni la red de un proxy.
proxy-everybody = { $given } son todas las direcciones que hay: cada cliente podría decir ser quien quisiera. Indica la dirección del proxy.
serve-folder-open = Otros usuarios de esta máquina pueden escribir en { $folder }. Quítales ese permiso (chmod o-w) o indica otra carpeta con --data.
help-keep-days = días tras los cuales se borra una mesa que nadie ha usado; sin esto no se borra ninguna
server-banned = Este servidor no te deja entrar. Solo puede cambiarlo quien lo mantiene.

help-admin = mantener un servidor: sus mesas, expulsiones y copias de seguridad
help-admin-do = listar (list), ver (look) o borrar (delete) mesas; limpiar lo que nadie ha usado (clean); cerrar la puerta a direcciones (ban); hacer una copia (backup) o recuperarla (restore)
help-admin-what = de qué: mesas, direcciones o el archivo de una copia
help-admin-days = con clean, días sin uso; con ban, durante cuánto tiempo
help-admin-dry-run = no cambiar nada; solo decir qué se borraría
store-not-there = No hay mesas en { $file }. Indica su carpeta con --data.
admin-row = { $id }  { $game }  { $entries } anotaciones  { $notes } notas  último uso { $day }
admin-count = { $count ->
    [one] { $count } mesa.
   *[other] { $count } mesas.
}
admin-table = { $id }: { $game }, reglas { $rules }
admin-seat = asiento { $seat }: { $kind } { $name }
admin-note = { $kind }, asiento { $seat }: { $text }
admin-no-table = No existe la mesa { $id }.
admin-needs = Aquí falta { $what }.
admin-address = { $given } no es una dirección.
admin-deleted = { $count ->
    [one] Se ha borrado { $count } mesa.
   *[other] Se han borrado { $count } mesas.
}
admin-would = { $count ->
    [one] Se borraría { $count } mesa.
   *[other] Se borrarían { $count } mesas.
}
admin-banned = { $place } no puede entrar hasta que acabe el { $day }.
admin-banned-forever = { $place } no puede entrar.
admin-backed-up = { $file } es una copia de todas las mesas y se ha comprobado.
admin-restored = { $file } contiene ahora las mesas de la copia.
admin-old = Lo que había antes está en { $file }.
admin-postgresql = La copia de un PostgreSQL se hace con pg_dump y se recupera con pg_restore.
server-talk-full = En esta mesa se ha hablado tanto que ya no cabe más. La partida sigue igual.
help-log = cómo se escribe el registro en la salida de errores: líneas de texto (text) o de JSON para programas (json)
