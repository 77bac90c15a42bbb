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
