# De lessen van Home Raiders. Een tip heeft twee regels: wat je kunt doen, en waarom.

lesson-raiders-move = Verplaatsen en dekking
lesson-raiders-move-about = Drie fuseliers mikken op Bertus. Er ligt een boek in de buurt.
lesson-raiders-move-activate =
    Klik op Bertus om hem te activeren.
    Er is een parel van jouw kleur getrokken, dus een van jouw troepen is aan zet. Die heeft twee acties.
lesson-raiders-move-action =
    Kies verplaatsen, of sleep Bertus gewoon.
    Verplaatsen is een actie. Hij kan ook schieten, maar dan schieten er drie terug.
lesson-raiders-move-go =
    Kies de verplaatsing van Bertus.
    Dan zie je alles wat hij kan bereiken.
lesson-raiders-move-place =
    Sleep Bertus achter het boek, naar de ring, en klik op ‘{ web-hr-go }’.
    Groene lijnen: hij staat vol in het zicht. Stippellijnen: een object verbergt hem. Zoek tot alles stippelt.
lesson-raiders-move-seen = Daar staat hij nog vol in het zicht van een fuselier. Je hebt nog een actie: de ring wijst een plek aan waar het boek hem verbergt. Of maak de verplaatsing ongedaan.
lesson-raiders-move-shot = Mooi schot, maar Bertus staat nog in het open veld. Ga met je andere actie achter het boek staan.
lesson-raiders-move-hit = De fuseliers kwamen aan de beurt terwijl Bertus onbeschut stond. In een echt spel hadden ze hem geraakt. Zet hem achter het boek voordat de beurt voorbij is.
lesson-raiders-move-end =
    Nu ‘{ hr-option-end-turn }’.
    Bertus staat veilig. Kijk wat de fuseliers ervan maken.
lesson-raiders-move-stay =
    Kies ‘{ hr-option-done }’.
    Hij staat hier goed verborgen: één stap verder en ze kunnen weer mikken.
lesson-raiders-move-stay-put =
    Kies ‘{ hr-option-stay }’.
    Hij staat hier goed verborgen.
lesson-raiders-move-won = Niemand kon op Bertus mikken, want jij zette een boek tussen hem en hen. Objecten verbergen je of geven dekking, en tegen dekking heeft een schot minder dobbelstenen.

lesson-raiders-shoot = Schieten
lesson-raiders-shoot-about = Drie stafdragers, en een kapitein vol in het zicht.
lesson-raiders-shoot-activate =
    Klik op een stafdrager om de eenheid te activeren.
    Een eenheid handelt samen: in één actie mogen ze alle drie schieten.
lesson-raiders-shoot-action =
    Klik op kapitein Shefin en kies om op hem te schieten.
    Hij staat vol in het zicht en binnen { LENGTH(12) }, de basisafstand van de stafdragers.
lesson-raiders-shoot-fire =
    Laat de eerste stafdrager schieten.
    Zijn dobbelstenen tegen de Verdediging van de kapitein: met meer Azen verwondt het schot.
lesson-raiders-shoot-again =
    Raak! Schiet met de volgende.
    Met een tweede wondsymbool verdwijnt de kapitein.
lesson-raiders-shoot-once-more =
    Schiet nog een keer op de kapitein.
    Je hebt nog een actie, en één wondsymbool is niet genoeg.
lesson-raiders-shoot-stay =
    Kies ‘{ hr-option-done }’.
    Vanaf hier zie je de kapitein goed genoeg.
lesson-raiders-shoot-stay-put =
    Kies ‘{ hr-option-stay }’.
    Vanaf hier zie je de kapitein goed genoeg.
lesson-raiders-shoot-moved = Je hebt je verplaatst. Dat was een van de twee acties; schiet met de andere op de kapitein, als je hem nog ziet.
lesson-raiders-shoot-gone = De beurt is voorbij en niemand heeft geschoten. Wie zich twee keer verplaatst, houdt geen actie over voor een schot. Schiet eerst: de kapitein is vanaf het begin binnen bereik.
lesson-raiders-shoot-left = De kapitein kwam weg met één wond. Laat elke stafdrager schieten voordat je de actie beëindigt.
lesson-raiders-shoot-won = De kapitein is verdwenen, en jij hebt hem geraakt. Voor elk schot kun je het doel aanwijzen: dan zie je de precieze kans.

lesson-raiders-strike = Hand-tot-handgevecht
lesson-raiders-strike-about = Een wachter staat één sprint verderop. Ga erheen en sla toe.
lesson-raiders-strike-activate =
    Klik op een voddenman om de eenheid te activeren.
    Voddenmannen kunnen niet schieten. Ze rennen en slaan.
lesson-raiders-strike-action =
    Kies verplaatsen.
    Om toe te slaan moet je de vijand aanraken, voet tegen voet.
lesson-raiders-strike-go =
    Verplaats de hele eenheid.
    De leden moeten bij elkaar blijven, dus ze rennen samen.
lesson-raiders-strike-charge =
    Sleep een voddenman op de wachter en klik op ‘{ web-hr-go }’.
    Dicht bij een vijand springt het personage in contact, en de balk zegt het erbij.
lesson-raiders-strike-short = Nog niemand raakt de wachter aan. Ren met de tweede actie de rest van de weg, of maak de verplaatsing ongedaan.
lesson-raiders-strike-slow = De beurt is voorbij en niemand is bij de wachter gekomen. Hij staat binnen één verplaatsing: sleep een voddenman boven op hem.
lesson-raiders-strike-strike =
    Kies voor een hand-tot-handaanval.
    Er is contact en je hebt één actie over: sla toe voordat de wachter het doet.
lesson-raiders-strike-hit =
    Val de wachter aan.
    Jouw dobbelstenen tegen zijn Verdediging: meer Azen verwonden hem.
lesson-raiders-strike-stay =
    Kies ‘{ hr-option-done }’.
    De voddenmannen staan waar ze moeten staan.
lesson-raiders-strike-stay-put =
    Kies ‘{ hr-option-stay }’.
    Wie zich van een vijand losmaakt, geeft hem een vrije aanval.
lesson-raiders-strike-idle = Je kwam bij de wachter, maar de tweede actie was geen aanval, en nu is hij aan de beurt. Ren met de eerste actie, val aan met de tweede.
lesson-raiders-strike-won = Rennen, aanraken, slaan: één beurt, twee acties, één wond. Denk ook aan de terugweg: je losmaken kost een vrije aanval.

lesson-raiders-portal = Poort en doel
lesson-raiders-portal-about = De allerlaatste beurt van het spel, en die is van jou.
lesson-raiders-portal-activate =
    Klik op een voddenman om de eenheid te activeren.
    Nog niemand raakt een Poort aan. Zoals het nu staat, wordt het gelijkspel.
lesson-raiders-portal-action =
    Kies verplaatsen.
    Je hebt twee acties. Hun Poort is twee verplaatsingen ver.
lesson-raiders-portal-go =
    Verplaats de hele eenheid.
    Elke voddenman die hun Poort aanraakt, telt mee.
lesson-raiders-portal-run =
    Ren langs de wachter naar de gloeiende Poort. Aan het eind moet je die aanraken.
    Na ronde 6 wint de kant met de meeste personages bij de Poort van de ander. De balk zegt wanneer het telt.
lesson-raiders-portal-halfway = Halverwege. Ren door tot een voddenman de Poort aanraakt.
lesson-raiders-portal-nobody = Het spel is voorbij en niemand van jou raakt hun Poort aan. Alleen dat telt nu, een gevecht niet. Ren er met beide acties heen.
lesson-raiders-portal-won = Je hebt gewonnen: aan het eind telt alleen het doel. Houd ook je eigen Poort in het oog.

lesson-raiders-spirit = Geesteskracht
lesson-raiders-spirit-about = Eén tegen één bij de Poorten. De heks kan een kapitein weglokken.
lesson-raiders-spirit-activate =
    Klik op de Gieterheks om haar te activeren.
    Beide kanten raken één Poort aan. Zij staat te ver weg om te rennen, maar niet om te denken.
lesson-raiders-spirit-action =
    Kies om Geesteskracht te gebruiken.
    Helden hebben eigen capaciteiten. Druk op C bij een personage, of tik erop, om de kaart te lezen.
lesson-raiders-spirit-use =
    Gebruik Subtiele manipulatie op kapitein Shefin.
    Beiden gooien voor Geesteskracht. Heeft zij meer Azen, dan verplaatst ze hem tot { LENGTH(3) }.
lesson-raiders-spirit-lead =
    Leid de kapitein van je Poort weg, { LENGTH(3) } naar rechts.
    Raakt hij de Poort niet aan, dan telt hij niet mee.
lesson-raiders-spirit-near = De kapitein raakt je Poort nog aan. Je hebt nog een actie: leid hem verder weg, of maak het ongedaan.
lesson-raiders-spirit-elsewhere = Lopen helpt haar hier niet: de kapitein telt nog mee. Gebruik met de andere actie Geesteskracht.
lesson-raiders-spirit-even = Het bleef één tegen één. De kapitein moest van je Poort weg: activeer de heks, kies Geesteskracht en leid hem weg.
lesson-raiders-spirit-end =
    Nu ‘{ hr-option-end-turn }’.
    Eén tegen nul, en dit was de laatste beurt.
lesson-raiders-spirit-stay =
    Kies ‘{ hr-option-done }’.
    Je staat voor, meer hoeft niet.
lesson-raiders-spirit-stay-put =
    Kies ‘{ hr-option-stay }’.
    Je staat voor, meer hoeft niet.
lesson-raiders-spirit-won = Gewonnen zonder een klap. Capaciteiten beslissen spellen: lees de kaarten van Helden en Aanvoerders voordat je een team kiest.

lesson-raiders-first-game = Je eerste hele spel
lesson-raiders-first-game-about = Zes rondes op een nachtkastje, kleine teams, basisregels. Een tip verschijnt wanneer die helpt.
lesson-raiders-first-game-call =
    Kies een kant van de dobbelsteen.
    Komt die boven, dan kies jij waar je Poort staat.
lesson-raiders-first-game-portal =
    Kies een plek voor je Poort.
    Die van hen komt ertegenover. Een Poort achter objecten is makkelijker te bewaken.
lesson-raiders-first-game-deploy =
    Stel je personages op bij je Poort.
    Zet schutters waar ze ver zien, en vechters waar ze in dekking kunnen rennen.
lesson-raiders-first-game-pearl =
    Jouw parel is getrokken: kies wie er handelt.
    Elke troep heeft één parel in de zak. Begin met de troep die gevaar loopt of een goed doel heeft.
lesson-raiders-first-game-action =
    Twee acties: verplaatsen, schieten, slaan, in elke volgorde.
    Verplaats eerst en schiet dan, of schiet en ga terug in dekking.
lesson-raiders-first-game-shoot =
    Je kunt nu schieten.
    Wijs een doel aan om de precieze kans te zien. Onder een derde is verplaatsen vaak beter.
lesson-raiders-first-game-strike =
    Je raakt een vijand aan: je kunt toeslaan.
    Met meer tegen één is het best, want iedereen in contact valt aan.
lesson-raiders-first-game-move =
    Let op de lijnen terwijl je sleept.
    Groen ziet je helemaal, geel half, stippels helemaal niet. Eindig waar zij naar jou toe moeten komen.
lesson-raiders-first-game-ground =
    Er wordt op je geschoten. Dekking zoeken?
    Je bent dan moeilijker te raken, maar opstaan kost een actie. Doe het als die troep deze ronde toch niets meer zou doen.
lesson-raiders-first-game-leave =
    Een vijand maakt zich van je los: neem de vrije aanval.
    Het kost je niets.
lesson-raiders-first-game-last =
    Het einde nadert: kijk naar het doel.
    Na ronde 6 beslist alleen dat. Stuur wie er nog bij kan komen.
