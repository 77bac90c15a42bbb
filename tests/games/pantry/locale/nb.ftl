# Spiskammeret.

title-pantry = Spiskammeret: mus, smuler og en krukke.

card = { $value }
card-back = ▒
seat = { $who }
place = { $x }, { $y } tommer
until-raid = i dette raidet
until-game = i dette spillet

shuffle-deck = Kortene stokkes
fill-jar = Krukken fylles
draw-favourite = Det trekkes et favorittkort
bid-which = Hvilket kort byr du med?
bid-all = Alle byr
roll-tie = Det er likt, og det kastes om ledelsen
put-paw = Hvor på duken setter du poten?
slide-paw = Hvor skyver du poten hen?
rob-whom = Hvem plyndrer du?
roll-raid = Det kastes for raidet
guard = Raidet står på { $total }. Vil du spille et kort som vern?
open-jar = Vil du åpne krukken?
act-leave = Forlat spillet
act-give = Gi { $who } { $crumbs ->
    [one] én smule
   *[other] { $crumbs } smuler
}

event-dealt = { $who } får utdelt tre kort.
event-favourite = { $who } har et favorittkort: { $card }.
event-drew = { $who } trekker et kort.
event-drew-open = { $who } trekker en { $card }-er.
event-bid = { $who } byr { $card }.
event-leads = { $who } leder denne natten.
event-paw-put = { $who } setter poten på { $x }, { $y }.
event-rolled = Kastet: { $faces }.
event-guarded = { $who } verner med en { $card }-er: { $total } igjen.
event-robbed = { $who } mister { $taken ->
    [0] ingenting
   *[other] en smule
} til { $by }.
event-caught = { $who } blir tatt av { $by } og betaler { $paid ->
    [0] ingenting
   *[other] en smule
}.
event-jar-opened = { $who } åpner krukken: { $crumbs ->
    [0] en felle
    [one] én smule
   *[other] { $crumbs } smuler
}.
event-kept = { $who } har fortsatt favorittkortet { $card } og får en smule.
event-left = { $who } forlater spillet.
event-gave = { $who } gir { $to } { $crumbs ->
    [one] én smule
   *[other] { $crumbs } smuler
}.
pantry-won = Seieren går til { $who }, med { $crumbs ->
    [one] én smule
   *[other] { $crumbs } smuler
}.

pantry-seats = To eller tre mus spiller, ikke { $given }.
pantry-cards = en stokk trenger minst ni kort; denne har { $given }
paw-point = Et punkt på duken har to tall, ikke { $given }.
off-the-cloth = Duken går fra 0 til { $width } tommer.
paw-too-near = Det er mindre enn en tomme fra poten til { $who }.
slide-own-paw = Bare din egen pote skyves, og bare langs én vei.
slide-too-far = Det er { $over } tommer for langt.
no-crumbs-to-take = { $who } har ingen smuler.

picture-night = Natt { $night } av { $of }
picture-mouse = { $who }: { $crumbs ->
    [one] én smule
   *[other] { $crumbs } smuler
}, hånd { $hand }
picture-jar = Krukken er lukket.
picture-jar-open = Krukken er åpen: { $crumbs }.
