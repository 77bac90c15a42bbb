# Home Raiders.

## Tafels

table-none = { $file } heeft geen [table].
table-decimals = { $file }, { $where }: { $given } heeft meer dan twee decimalen; lengtes zijn hele honderdsten van een inch.
table-too-large = { $file }: een tafel is hoogstens 100 inch breed en diep.
table-no-area = { $file }, { $where }: een omtrek heeft minstens drie hoeken nodig die iets omsluiten.
table-crosses-itself = { $file }, { $where }: de omtrek kruist zichzelf.
table-shape = { $file }, { $where }: een vorm is een van round, box en outline.
table-id-twice = { $file }: twee dingen heten ‘{ $thing }’.
table-no-such-object = { $file }, { $thing }: in de catalogus staat geen voorwerp ‘{ $object }’.
table-on-nothing = { $file }, { $thing }: het staat op ‘{ $on }’, dat er niet eerder op tafel staat.
table-outside = { $file }: ‘{ $thing }’ steekt over de rand van de tafel.
table-cannot-carry = { $file }: op ‘{ $on }’ kan niets staan, dus ook ‘{ $thing }’ niet.
table-overhangs = { $file }: ‘{ $thing }’ steekt over de rand van ‘{ $on }’.
table-overlap = { $file }: ‘{ $thing }’ en ‘{ $other }’ staan op dezelfde plek.
table-random-size = Een willekeurige tafel is 12 tot 100 inch breed en diep, niet { $width } bij { $depth } honderdsten.
table-portal-off-border = { $file }, { $where }: poorten staan op punten van de rand.
table-portal-no-room = { $file }: een poort op { $where } past niet, of een team kan er niet omheen worden opgesteld.
place-unsafe = Daar kan een figuur niet veilig staan: het midden moet ruim op een vlakke bovenkant liggen.
route-no-ground = Onderweg is daar geen grond om op te staan.
route-off-edge = Over een rand komt een figuur er vlak naast neer: die plek ligt te ver weg.
climb-nothing = Hier is geen wand om te beklimmen tot een bovenkant op { $height }" hoogte.
route-border = Dat verlaat de gevechtsruimte.
route-figure = { $figure } staat in de weg.
route-thing = ‘{ $thing }’ staat in de weg.
route-slope = Klimmen gaat recht omhoog: ga eerst naar de wand.
place-out-of-reach = Die plek is buiten bereik.
push-not-movable = ‘{ $thing }’ kan niet worden verplaatst.
push-no-contact = De figuur staat niet naast ‘{ $thing }’ en raakt het niet aan.
push-uneven = ‘{ $thing }’ staat op oneven grond en kan daar niet over worden geduwd.
push-not-away = ‘{ $thing }’ kan alleen van de figuur weg worden geduwd.
