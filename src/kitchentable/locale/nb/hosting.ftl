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

help-admin = drive en server: bord, utestengelser og sikkerhetskopier
help-admin-do = liste opp (list), se på (look) eller slette (delete) bord; rydde bort det ingen har brukt (clean); stenge adresser ute (ban); lage en sikkerhetskopi (backup) eller legge den tilbake (restore)
help-admin-what = hva det gjelder: bord, adresser eller filen med en sikkerhetskopi
help-admin-days = for clean: dager uten bruk; for ban: hvor lenge
help-admin-dry-run = endre ingenting, bare si hva som ville blitt slettet
store-not-there = Det er ingen bord i { $file }. Oppgi mappen deres med --data.
admin-row = { $id }  { $game }  { $entries } oppføringer  { $notes } notater  sist brukt { $day }
admin-count = { $count ->
    [one] { $count } bord.
   *[other] { $count } bord.
}
admin-table = { $id }: { $game }, regler { $rules }
admin-seat = plass { $seat }: { $kind } { $name }
admin-note = { $kind }, plass { $seat }: { $text }
admin-no-table = Det finnes ikke noe bord { $id }.
admin-needs = Her mangler { $what }.
admin-address = { $given } er ikke en adresse.
admin-deleted = { $count ->
    [one] { $count } bord ble slettet.
   *[other] { $count } bord ble slettet.
}
admin-would = { $count ->
    [one] { $count } bord ville blitt slettet.
   *[other] { $count } bord ville blitt slettet.
}
admin-banned = { $place } slippes ikke inn til og med { $day }.
admin-banned-forever = { $place } slippes ikke inn.
admin-backed-up = { $file } er en sikkerhetskopi av alle bord, og er kontrollert.
admin-restored = { $file } inneholder nå bordene fra sikkerhetskopien.
admin-old = Det som var der før, ligger i { $file }.
admin-postgresql = En sikkerhetskopi av PostgreSQL lages med pg_dump og legges tilbake med pg_restore.
server-talk-full = Det er sagt så mye ved dette bordet at det ikke er plass til mer. Partiet fortsetter som før.
help-log = hvordan loggen skrives til standard feil: linjer med tekst (text) eller JSON for programmer (json)
