# De server: wat hij afdrukt, en waarom hij iets weigert.

serve-start = Kitchen Table staat op { $address }. De tafels worden bewaard in { $folder }. Ctrl+C sluit af.
serve-address = Er kan niet worden geluisterd op { $host }, poort { $port }: { $why }.
store-newer = { $file } is geschreven door een latere versie van Kitchen Table (formaat { $given }; deze versie kent { $known }). Het is gelaten zoals het was.
store-not-opened = { $file } kan niet worden geopend als opslag van een server.

server-garbled = Dit is niet begrepen.
server-too-large = Dit was te groot.
server-too-fast = Dit was te veel tegelijk. Wacht even.
server-version = De server spreekt een andere versie van het protocol. Laad de pagina opnieuw of werk het programma bij.
server-not-joined = Zeg eerst wie je bent.
server-no-table = Die tafel bestaat niet.
server-wrong-token = Deze link is niet geldig, of niet meer.
server-not-a-seat = Dat kan alleen wie op deze plaats zit.
server-not-begun = De partij is nog niet begonnen: nog niet iedereen is er.
server-stale = De partij is intussen verdergegaan.
server-no-position = Daar is de partij niet geweest.
server-takeback-over = De partij is afgelopen en alles ligt open: er wordt niets meer teruggenomen.
server-defect = Er ging iets mis in Kitchen Table, en dat is onze schuld. De partij staat er nog net zo voor.
server-origin = Dit kwam van een pagina, of was voor een naam, die niet bij deze server hoort.
server-rules = Deze partij is met andere regels begonnen dan deze versie heeft en kan hier niet verder.
server-store = Het kon niet worden opgeslagen, dus is het niet gebeurd. Probeer het nog eens.
server-keeper = Dat kan alleen wie de tafel heeft klaargezet.
