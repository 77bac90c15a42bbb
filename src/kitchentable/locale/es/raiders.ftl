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
table-random-size = Una mesa al azar mide de 12 a 100 pulgadas de ancho y de fondo, no { $width } por { $depth } centésimas.
table-portal-off-border = { $file }, { $where }: los portales van en puntos del borde.
table-portal-no-room = { $file }: un portal en { $where } no cabe, o un equipo no tiene sitio para desplegarse a su alrededor.
place-unsafe = Ahí una figura no se sostiene: su centro debe quedar bien dentro de una superficie plana.
route-no-ground = En ese camino no hay suelo en el que apoyarse.
route-off-edge = Por un borde se baja justo a su lado: ese punto queda demasiado lejos.
climb-nothing = Aquí no hay pared por la que trepar hasta una superficie a { $height }" de altura.
route-border = Eso se sale del espacio de combate.
route-figure = { $figure } está en medio.
route-thing = «{ $thing }» está en medio.
route-slope = Se trepa en vertical: ve primero hasta la pared.
place-out-of-reach = Ese lugar queda fuera de alcance.
push-not-movable = «{ $thing }» no se puede mover.
push-no-contact = La figura no está junto a «{ $thing }» tocándolo.
push-uneven = «{ $thing }» está sobre terreno inestable y no se puede empujar por él.
push-not-away = «{ $thing }» solo se puede empujar en dirección contraria a la figura.
