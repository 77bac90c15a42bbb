# Tjeneren: det den skriver ut, og hvorfor den avviser noe.

serve-start = Kitchen Table er på { $address }. Bordene oppbevares i { $folder }. Ctrl+C avslutter.
serve-address = Det går ikke an å lytte på { $host }, port { $port }: { $why }.
store-newer = { $file } er skrevet av en senere versjon av Kitchen Table (formatet er { $given }, denne versjonen kjenner { $known }). Den er latt i fred.
store-not-opened = { $file } kan ikke åpnes som lager for en tjener.

server-garbled = Dette ble ikke forstått.
server-too-large = Dette var for stort.
server-too-fast = Dette var for mye på en gang. Vent litt.
server-version = Tjeneren snakker en annen versjon av protokollen. Last siden på nytt, eller oppdater programmet.
server-not-joined = Si først hvem du er.
server-no-table = Det bordet finnes ikke.
server-wrong-token = Denne lenken er ikke gyldig, eller ikke lenger.
server-not-a-seat = Det kan bare den som har denne plassen.
server-not-begun = Partiet har ikke begynt: ikke alle er kommet ennå.
server-stale = Partiet har gått videre i mellomtiden.
server-no-position = Der har partiet ikke vært.
server-takeback-over = Partiet er over og alt ligger åpent: nå tas ingenting tilbake.
server-defect = Noe gikk galt inne i Kitchen Table, og det er vår feil. Partiet står som før.
server-origin = Dette kom fra en side, eller gjaldt et navn, som ikke hører til denne tjeneren.
server-rules = Dette partiet ble begynt med andre regler enn denne versjonen har, og kan ikke fortsette her.
server-store = Det kunne ikke skrives ned, så det har ikke skjedd. Prøv igjen.
server-keeper = Det kan bare den som stelte i stand bordet.
