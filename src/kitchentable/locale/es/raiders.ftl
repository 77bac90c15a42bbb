# Home Raiders.

## Mesas

table-none = { $file } no tiene ninguna [table].
table-decimals = { $file }, { $where }: { $given } tiene más de dos decimales; las longitudes son centésimas enteras de pulgada.
table-too-large = { $file }: una mesa mide como mucho 100 pulgadas de ancho y de fondo.
table-no-area = { $file }, { $where }: un contorno necesita al menos tres esquinas que encierren algo.
table-crosses-itself = { $file }, { $where }: el contorno se cruza consigo mismo.
table-shape = { $file }, { $where }: una forma es una de estas: round, box u outline.
table-id-twice = { $file }: hay dos cosas llamadas «{ $thing }».
table-no-such-object = { $file }, { $thing }: en el catálogo no hay ningún objeto «{ $object }».
table-on-nothing = { $file }, { $thing }: está sobre «{ $on }», que no está antes en la mesa.
table-outside = { $file }: «{ $thing }» sobresale del borde de la mesa.
table-cannot-carry = { $file }: nada puede estar sobre «{ $on }», así que «{ $thing }» tampoco.
table-overhangs = { $file }: «{ $thing }» sobresale del borde de «{ $on }».
table-overlap = { $file }: «{ $thing }» y «{ $other }» ocupan el mismo sitio.
table-random-size = Una mesa al azar mide de 12 a 100 pulgadas de ancho y de fondo.
table-portal-off-border = { $file }, { $where }: los portales van en puntos del borde.
table-portal-no-room = { $file }: un portal en { $where } no cabe, o un equipo no tiene sitio para desplegarse a su alrededor.
place-unsafe = Es inseguro: el centro de la peana debe quedar bien dentro de una superficie plana.
route-no-ground = Por ahí no hay suelo en el que apoyarse.
route-off-edge = Demasiado lejos: baja justo al lado del borde.
climb-nothing = Aquí no hay nada por lo que trepar hasta { LENGTH($height) }.
route-border = Eso se sale del espacio de combate.
route-figure = { NOUN($figure, as: "El") } está en medio.
route-thing = { NOUN($thing, as: "El") } está en medio.
route-slope = Se trepa en vertical: ve primero hasta la pared.
place-out-of-reach = Ese lugar queda fuera de alcance.
push-not-movable = { NOUN($thing, as: "El") } no se puede mover.
push-no-contact = El personaje debe estar junto { NOUN($thing, as: "al") } y tocarlo.
push-uneven = { NOUN($thing, as: "El") } está sobre terreno inestable: no se puede empujar.
push-not-away = Empuja { NOUN($thing, as: "el") } solo en dirección contraria al personaje.
