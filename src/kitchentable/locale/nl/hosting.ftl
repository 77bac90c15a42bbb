# Een server beheren: het bestand van de opslag, de opdracht van de beheerder en wat onveilig is.

store-held = Een andere server (proces { $process }) gebruikt { $file }. Een bestand heeft één server: sluit de andere af, of geef deze met --data een eigen map.
store-empty = { $file } is leeg. Zet een reservekopie terug met ‘kitchentable admin restore’; of verwijder het bestand en begin opnieuw, als er geen tafel mee verloren gaat.
store-damaged = { $file } is beschadigd of is geen bestand van ons. Het is gelaten zoals het was. Zet een reservekopie terug met ‘kitchentable admin restore’.
server-damaged = Wat er van deze tafel is bewaard, is beschadigd en kan niet worden geopend. De andere tafels hebben er geen last van.
help-proxy = een proxy die wordt geloofd over het adres van een client: zijn adres of netwerk; kan meermaals worden opgegeven
proxy-address = { $given } is niet het adres of het netwerk van een proxy.
proxy-everybody = { $given } is elk adres dat er is: dan kan elke client zich noemen zoals hij wil. Geef het adres van de proxy.
serve-folder-open = Andere gebruikers van deze machine mogen schrijven in { $folder }. Neem ze dat recht af (chmod o-w), of geef met --data een andere map op.
help-keep-days = dagen waarna een tafel die niemand heeft gebruikt, wordt verwijderd; zonder dit gebeurt dat nooit
server-banned = Deze server laat je niet binnen. Alleen de beheerder kan dat veranderen.

help-admin = een server beheren: zijn tafels, uitsluitingen en reservekopieën
help-admin-do = tafels opsommen (list), bekijken (look) of verwijderen (delete); opruimen wat niemand heeft gebruikt (clean); adressen uitsluiten (ban); een reservekopie maken (backup) of terugzetten (restore)
help-admin-what = waarover: tafels, adressen of het bestand van een reservekopie
help-admin-days = bij clean: dagen zonder gebruik; bij ban: hoe lang
help-admin-dry-run = niets veranderen, alleen zeggen wat er zou worden verwijderd
store-not-there = Er zijn geen tafels in { $file }. Geef hun map op met --data.
admin-row = { $id }  { $game }  { $entries } regels  { $notes } notities  laatst gebruikt { $day }
admin-count = { $count ->
    [one] { $count } tafel.
   *[other] { $count } tafels.
}
admin-table = { $id }: { $game }, regels { $rules }
admin-seat = plaats { $seat }: { $kind } { $name }
admin-note = { $kind }, plaats { $seat }: { $text }
admin-no-table = Er is geen tafel { $id }.
admin-needs = Hier ontbreekt { $what }.
admin-address = { $given } is geen adres.
admin-deleted = { $count ->
    [one] { $count } tafel is verwijderd.
   *[other] { $count } tafels zijn verwijderd.
}
admin-would = { $count ->
    [one] { $count } tafel zou worden verwijderd.
   *[other] { $count } tafels zouden worden verwijderd.
}
admin-banned = { $place } wordt geweigerd tot en met { $day }.
admin-banned-forever = { $place } wordt geweigerd.
admin-backed-up = { $file } is een reservekopie van alle tafels en is gecontroleerd.
admin-restored = { $file } bevat nu de tafels van de reservekopie.
admin-old = Wat er eerst stond, is nu { $file }.
admin-postgresql = Een reservekopie van PostgreSQL maak je met pg_dump en zet je terug met pg_restore.
server-talk-full = Aan deze tafel is al zoveel gezegd dat er niets meer bij kan. De partij gaat gewoon door.
help-log = hoe het logboek naar de foutuitvoer wordt geschreven: regels tekst (text) of JSON voor programma’s (json)
