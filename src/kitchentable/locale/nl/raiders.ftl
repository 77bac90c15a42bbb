# Home Raiders.

## Tafels

table-none = { $file } heeft geen [table].
table-decimals = { $file }, { $where }: { $given } heeft meer dan twee decimalen; lengtes zijn hele honderdsten van een inch.
table-too-large = { $file }: een tafel is hoogstens 100 inch breed en diep.
table-no-area = { $file }, { $where }: een omtrek heeft minstens drie hoeken nodig die iets omsluiten.
table-crosses-itself = { $file }, { $where }: de omtrek kruist zichzelf.
table-shape = { $file }, { $where }: een vorm is een van round, box en outline.
table-id-twice = { $file }: twee dingen heten ‘{ $thing }’.
table-no-such-object = { $file }, { $thing }: in de catalogus staat geen object ‘{ $object }’.
table-on-nothing = { $file }, { $thing }: het staat op ‘{ $on }’, dat er niet eerder op tafel staat.
table-outside = { $file }: ‘{ $thing }’ steekt over de rand van de tafel.
table-cannot-carry = { $file }: op ‘{ $on }’ kan niets staan, dus ook ‘{ $thing }’ niet.
table-overhangs = { $file }: ‘{ $thing }’ steekt over de rand van ‘{ $on }’.
table-overlap = { $file }: ‘{ $thing }’ en ‘{ $other }’ staan op dezelfde plek.
table-random-size = Een willekeurige tafel is 12 tot 100 inch breed en diep.
table-portal-off-border = { $file }, { $where }: Poorten staan op punten van de rand.
table-portal-no-room = { $file }: een Poort op { $where } past niet, of een team kan er niet omheen worden opgesteld.
place-unsafe = Te wankel: het midden van de voet moet ruim op een vlakke bovenkant staan.
route-no-ground = Daar is geen grond om op te staan.
route-off-edge = Te ver weg: stap vlak naast de rand naar beneden.
climb-nothing = Hier is niets om tot { LENGTH($height) } te beklimmen.
route-border = Dat ligt buiten de gevechtsruimte.
route-figure = { NOUN($figure, as: "De") } staat in de weg.
route-thing = { NOUN($thing, as: "De") } staat in de weg.
route-slope = Klimmen gaat recht omhoog: ga eerst naar de wand.
place-out-of-reach = Die plek is buiten bereik.
push-not-movable = { NOUN($thing, as: "De") } is niet te verplaatsen.
push-no-contact = Het personage moet naast { NOUN($thing, as: "de") } staan en contact maken.
push-uneven = { NOUN($thing, as: "De") } staat op oneffen grond en kan niet worden geduwd.
push-not-away = Duw { NOUN($thing, as: "de") } alleen van het personage weg.
