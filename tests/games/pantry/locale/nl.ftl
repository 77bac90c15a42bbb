# De Voorraadkast.

title-pantry = De Voorraadkast: muizen, kruimels en een pot.

card = { $value }
card-back = ▒
seat = { $who }
place = { $x }, { $y } inch
until-raid = in deze rooftocht
until-game = in deze partij

shuffle-deck = De kaarten worden geschud
fill-jar = De pot wordt gevuld
draw-favourite = Er wordt een lievelingskaart getrokken
bid-which = Welke kaart bied je?
bid-all = Iedereen biedt
roll-tie = Om de gelijke stand wordt gedobbeld
put-paw = Waar op het kleed zet je je poot?
slide-paw = Waar schuif je je poot naartoe?
rob-whom = Wie beroof je?
roll-raid = Voor de rooftocht wordt gedobbeld
guard = De rooftocht staat op { $total }. Speel je een kaart als verdediging?
open-jar = Open je de pot?
act-leave = Verlaat het spel
act-give = Geef { $who } { $crumbs ->
    [one] één kruimel
   *[other] { $crumbs } kruimels
}

event-dealt = { $who } krijgt drie kaarten.
event-favourite = { $who } heeft een lievelingskaart: { $card }.
event-drew = { $who } trekt een kaart.
event-drew-open = { $who } trekt een { $card }.
event-bid = { $who } biedt { $card }.
event-leads = { $who } is deze nacht de aanvoerder.
event-paw-put = { $who } zet een poot op { $x }, { $y }.
event-rolled = Gegooid: { $faces }.
event-guarded = { $who } verdedigt met een { $card }: nog { $total } over.
event-robbed = { $who } raakt { $taken ->
    [0] niets
   *[other] een kruimel
} kwijt aan { $by }.
event-caught = { $who } wordt betrapt door { $by } en betaalt { $paid ->
    [0] niets
   *[other] een kruimel
}.
event-jar-opened = { $who } opent de pot: { $crumbs ->
    [0] een val
    [one] één kruimel
   *[other] { $crumbs } kruimels
}.
event-kept = { $who } heeft de lievelingskaart { $card } bewaard en krijgt een kruimel.
event-left = { $who } verlaat het spel.
event-gave = { $who } geeft { $to } { $crumbs ->
    [one] één kruimel
   *[other] { $crumbs } kruimels
}.
pantry-won = De winst gaat naar { $who }, met { $crumbs ->
    [one] één kruimel
   *[other] { $crumbs } kruimels
}.

pantry-seats = Er spelen twee of drie muizen, niet { $given }.
pantry-cards = een stapel heeft minstens negen kaarten nodig; deze heeft er { $given }
paw-point = Een plek op het kleed heeft twee getallen, niet { $given }.
off-the-cloth = Het tafelkleed loopt van 0 tot { $width } inch.
paw-too-near = Dat is minder dan een inch van de poot van { $who }.
slide-own-paw = Je schuift alleen je eigen poot, langs één route.
slide-too-far = Dat is { $over } inch te ver.
no-crumbs-to-take = { $who } heeft geen kruimels.

picture-night = Nacht { $night } van { $of }
picture-mouse = { $who }: { $crumbs ->
    [one] één kruimel
   *[other] { $crumbs } kruimels
}, hand { $hand }
picture-jar = De pot is dicht.
picture-jar-open = De pot is open: { $crumbs }.
