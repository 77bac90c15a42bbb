# Å drive en server: lagerfilen, administratorens kommando og det som ikke er trygt.

store-held = En annen server (prosess { $process }) bruker { $file }. En fil har én server: Avslutt den andre, eller gi denne en egen mappe med --data.
store-empty = { $file } er tom. Legg tilbake en sikkerhetskopi med «kitchentable admin restore», eller slett filen og start på nytt hvis ingen bord går tapt med den.
store-damaged = { $file } er skadet eller er ikke en av våre filer. Den er latt urørt. Legg tilbake en sikkerhetskopi med «kitchentable admin restore».
server-damaged = Det som ble lagret av dette bordet, er skadet og kan ikke åpnes. De andre bordene er ikke berørt.
help-proxy = en mellomtjener som blir trodd om en klients adresse: adressen eller nettverket; kan oppgis flere ganger
proxy-address = { $given } er ikke adressen eller nettverket til en mellomtjener.
proxy-everybody = { $given } er alle adresser som finnes: Da kunne hver klient kalle seg hva den ville. Oppgi adressen til mellomtjeneren.
serve-folder-open = Andre brukere på denne maskinen kan skrive i { $folder }. Ta den retten fra dem (chmod o-w), eller oppgi en annen mappe med --data.
help-keep-days = dager før et bord som ingen har brukt, blir slettet; uten dette slettes ingen
server-banned = Denne serveren slipper deg ikke inn. Bare den som driver den, kan endre på det.
