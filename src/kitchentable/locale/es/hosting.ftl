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
