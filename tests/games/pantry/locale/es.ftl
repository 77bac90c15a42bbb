# La despensa.

title-pantry = La despensa: ratones, migas y un tarro.

card = { $value }
card-back = ▒
seat = { $who }
place = { $x }, { $y } pulgadas
until-raid = en este asalto
until-game = en esta partida

shuffle-deck = Se barajan las cartas
fill-jar = Se llena el tarro
draw-favourite = Se saca una carta favorita
bid-which = ¿Con qué carta pujas?
bid-all = Todo el mundo puja
roll-tie = Se tira para desempatar
put-paw = ¿En qué lugar del mantel pones la pata?
slide-paw = ¿Hasta dónde deslizas la pata?
rob-whom = ¿A quién robas?
roll-raid = Se tira por el asalto
guard = El asalto va por { $total }. ¿Juegas una carta para defender?
open-jar = ¿Abres el tarro?
act-leave = Dejar la partida
act-give = Dar { $crumbs ->
    [one] una miga
   *[other] { $crumbs } migas
} a { $who }

event-dealt = { $who } recibe tres cartas.
event-favourite = { $who } tiene una carta favorita: { $card }.
event-drew = { $who } coge una carta.
event-drew-open = { $who } coge un { $card }.
event-bid = { $who } puja con un { $card }.
event-leads = { $who } lidera esta noche.
event-paw-put = { $who } pone la pata en { $x }, { $y }.
event-rolled = Tirada: { $faces }.
event-guarded = { $who } defiende con un { $card }: el total baja a { $total }.
event-robbed = { $by } le quita { $taken ->
    [0] nada
   *[other] una miga
} a { $who }.
event-caught = { $by } pilla a { $who }, que paga { $paid ->
    [0] nada
   *[other] una miga
}.
event-jar-opened = { $who } abre el tarro: { $crumbs ->
    [0] una trampa
    [one] una miga
   *[other] { $crumbs } migas
}.
event-kept = { $who } ha conservado su carta favorita, { $card }, y recibe una miga.
event-left = { $who } deja la partida.
event-gave = { $who } da { $crumbs ->
    [one] una miga
   *[other] { $crumbs } migas
} a { $to }.
pantry-won = Gana { $who }, con { $crumbs ->
    [one] una miga
   *[other] { $crumbs } migas
}.

pantry-seats = Juegan dos o tres ratones, no { $given }.
pantry-cards = un mazo necesita al menos nueve cartas; este tiene { $given }
paw-point = Un lugar del mantel tiene dos números, no { $given }.
off-the-cloth = El mantel va de 0 a { $width } pulgadas.
paw-too-near = Eso está a menos de una pulgada de la pata de { $who }.
slide-own-paw = Solo se desliza tu propia pata, y por una sola ruta.
slide-too-far = Te pasas por { $over } pulgadas.
no-crumbs-to-take = { $who } no tiene migas.

picture-night = Noche { $night } de { $of }
picture-mouse = { $who }: { $crumbs ->
    [one] una miga
   *[other] { $crumbs } migas
}, mano { $hand }
picture-jar = El tarro está cerrado.
picture-jar-open = El tarro está abierto: { $crumbs }.
