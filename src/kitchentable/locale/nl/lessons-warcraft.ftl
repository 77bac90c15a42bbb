# De lessen van Warcraft. Een tip heeft twee regels: wat je kunt doen, en waarom.

lesson-warcraft-fight = Verplaatsen en vechten
lesson-warcraft-fight-about = Twee eenheden van de Orks houden een goudmijn bezet. Neem de mijn in.
lesson-warcraft-fight-melee =
    Sleep je infanterie van c2 naar de mijn op c3.
    Verplaats je naar vijanden, dan volgt een gevecht. Infanterie gaat één veld ver.
lesson-warcraft-fight-ranged =
    Neem de artillerie mee, van c2 naar c3.
    Artillerie slaat als eerste toe, voordat iemand iets kan terugdoen.
lesson-warcraft-fight-done =
    Kies ‘{ wc-move-done }’.
    Gevochten wordt er als al je verplaatsingen klaar zijn.
lesson-warcraft-fight-elsewhere = Die eenheid is nu niet bij het gevecht. Maak de verplaatsing ongedaan, of ga met minder verder.
lesson-warcraft-fight-nobody = Je bent klaar met verplaatsen en er kwam geen gevecht. Sleep je eenheden naar de mijn op c3, waar de Orks staan, en rond dan af.
lesson-warcraft-fight-beaten = De mijn bleef van de Orks: er gingen te weinig eenheden heen. Neem beide infanterie-eenheden en de artillerie mee.
lesson-warcraft-fight-won = De mijn is van jou. Artillerie, vliegend, infanterie: in elke fase gooien beide kanten, en een dobbelsteen tot en met de kracht is een treffer. Voor een verplaatsing zie je je kans.

lesson-warcraft-harvest = Arbeiders en delven
lesson-warcraft-harvest-about = Goud uit een mijn, hout uit een bos, en een eenheid ervoor terug.
lesson-warcraft-harvest-gold =
    Sleep een arbeider van je Stad naar de Goudmijn op b3.
    Elke arbeider in een mijn levert bij het delven goud op.
lesson-warcraft-harvest-wood =
    Sleep een arbeider naar het Bos op c1.
    Bijna alles kost goud en hout, dus je hebt beide nodig.
lesson-warcraft-harvest-done =
    Kies ‘{ wc-move-done }’.
    Als iedereen klaar is met verplaatsen, wordt er vanzelf gedolven.
lesson-warcraft-harvest-empty = Er is gedolven, en goud zat er niet bij. Zet eerst een arbeider op de mijn op b3, en nog een in het Bos op c1.
lesson-warcraft-harvest-train =
    Leid een infanterie-eenheid op: klik erop op je Stadsoverzicht.
    Die kost 1 goud en 1 hout, precies wat je hebt gedolven, en komt volgende beurt.
lesson-warcraft-harvest-unspent = De beurt is voorbij en je hebt niets uitgegeven. Leid een eenheid op voordat je klaar bent met aanschaffen.
lesson-warcraft-harvest-won = Gedolven, uitgegeven, en er is een eenheid onderweg. Arbeiders in mijnen en bossen betalen het hele spel: bewaak ze.

lesson-warcraft-build = Bouwen en opwaarderen
lesson-warcraft-build-about = Een gebouw geeft nieuwe eenheden, opwaarderen maakt ze sterker.
lesson-warcraft-build-build =
    Bouw het artilleriegebouw: klik erop op je Stadsoverzicht.
    Per beurt kies je één manier van aanschaffen: opleiden, bouwen of opwaarderen. Zonder gebouw kun je geen artillerie opleiden.
lesson-warcraft-build-trained = Je leidt deze beurt op, dus bouwen kan niet. Maak het ongedaan om te bouwen.
lesson-warcraft-build-upgraded = Je waardeert deze beurt op, dus bouwen kan niet. Maak het ongedaan om te bouwen.
lesson-warcraft-build-nothing = De beurt is voorbij en er wordt niets gebouwd. Klik in de Aanschaffase op het artilleriegebouw op je Stadsoverzicht.
lesson-warcraft-build-finish =
    Kies ‘{ wc-spend-done }’.
    De arbeider bouwt tot je volgende Inzetfase.
lesson-warcraft-build-stay =
    Kies ‘{ wc-move-done }’.
    Niemand hoeft zich nu te verplaatsen. Een arbeider die bouwt, blijft hoe dan ook staan.
lesson-warcraft-build-ready =
    Voltooi het artilleriegebouw: klik erop op je Stadsoverzicht.
    In de Inzetfase komen gebouwen klaar en nieuwe stukken aan.
lesson-warcraft-build-unready = De Inzetfase ging voorbij en het gebouw is niet voltooid. Voltooi het als je wordt gevraagd wat je inzet.
lesson-warcraft-build-deployed =
    Kies ‘{ wc-deploy-done }’.
    Het gebouw staat.
lesson-warcraft-build-upgrade =
    Waardeer je infanterie op: klik op de tegel op je Stadsoverzicht.
    Al die eenheden krijgen kracht 3, die op het speelbord meteen.
lesson-warcraft-build-kept = De beurt is voorbij en er is niets opgewaardeerd. Klik in de Aanschaffase op de infanterietegel op je Stadsoverzicht.
lesson-warcraft-build-won = Een gebouw en een betere tegel: zo wint een klein leger van een groot. Denk vooruit, want per beurt kies je maar één manier van aanschaffen.

lesson-warcraft-cards = Kaarten
lesson-warcraft-cards-about = Een gevecht, en één kaart die het beslist.
lesson-warcraft-cards-play =
    Speel Gedaanteverwisseling op de Ork: klik op de kaart in je hand.
    De eenheid wordt een schaap en valt deze ronde niet aan. Kaarten lichten op als je ze kunt spelen.
lesson-warcraft-cards-wait =
    Pas.
    Op dit moment kun je geen kaart spelen.
lesson-warcraft-cards-late = De ronde gaat door zonder de kaart, en de Ork slaat toe. Gedaanteverwisseling speel je aan het begin van een ronde.
lesson-warcraft-cards-unplayed = Het gevecht is voorbij en je hebt Gedaanteverwisseling nog in je hand. Zonder de kaart kon de Ork terugslaan en je een eenheid kosten. Speel hem als de ronde begint.
lesson-warcraft-cards-beaten = Het gevecht is niet gewonnen. Probeer het opnieuw, met de kaart aan het begin van de ronde.
lesson-warcraft-cards-won = Een gevecht gewonnen en niemand verloren. Elke kaart zegt wanneer je hem kunt spelen; na elk gevecht trek je er een.

lesson-warcraft-hero = Helden
lesson-warcraft-hero-about = De Bergkoning ontmoet een griezel, en leert ervan.
lesson-warcraft-hero-hero =
    Sleep de Bergkoning van c2 naar c3.
    Een griezel bewaakt daar de mijn. Helden leren van de griezels die ze verslaan.
lesson-warcraft-hero-escort =
    Stuur de infanterie met hem mee.
    Meer dobbelstenen, en anderen die een treffer kunnen opvangen. Kijk hoe de kans stijgt.
lesson-warcraft-hero-done =
    Kies ‘{ wc-move-done }’.
    Dan begint het gevecht.
lesson-warcraft-hero-wait =
    Pas.
    Op dit moment valt er niets te gebruiken.
lesson-warcraft-hero-nobody = Je bent klaar met verplaatsen en de held kwam niemand tegen. Zet de Bergkoning bij de griezel op c3.
lesson-warcraft-hero-bolt =
    Gebruik Stormflits op de griezel.
    Die valt deze ronde niet aan. Het kost mana: je betaalt met een kaart.
lesson-warcraft-hero-mana =
    Betaal met de kaart Grondstoffen.
    Elke kaart is de mana waard die erop staat, en gaat daarvoor weg.
lesson-warcraft-hero-late = De ronde gaat door zonder Stormflits, en de griezel slaat toe. Gebruik hem als de volgende ronde begint.
lesson-warcraft-hero-unused = Het gevecht is voorbij zonder Stormflits. Probeer het opnieuw en gebruik hem als een ronde begint.
lesson-warcraft-hero-rise =
    Laat de held een niveau stijgen.
    Hij heeft twee ervaringspunten. Niveau 2 geeft kracht en een nieuwe vaardigheid.
lesson-warcraft-hero-low = De held steeg niet, al mocht het. Twee ervaringspunten zijn genoeg voor niveau 2: zeg ja.
lesson-warcraft-hero-won = De Bergkoning is niveau 2. Breng je held vroeg naar griezels: wat hij daar leert, houdt hij het hele spel.

lesson-warcraft-first-game = Je eerste hele spel
lesson-warcraft-first-game-about = Mensen tegen Orks, tot acht overwinningspunten. Een tip verschijnt wanneer die helpt.
lesson-warcraft-first-game-move =
    Verplaats wat je wilt en rond dan af.
    Elk stuk mag zich één keer per beurt verplaatsen.
lesson-warcraft-first-game-workers =
    Stuur nu arbeiders naar mijnen en bossen.
    Wat je de eerste beurten niet delft, mis je het hele spel.
lesson-warcraft-first-game-stop =
    Kijk voor je verplaatst: de pagina toont de kansen van een gevecht.
    Neem artillerie mee en val van meer kanten aan. Eenheden naast het slagveld doen mee.
lesson-warcraft-first-game-points =
    Tel de overwinningspunten.
    Buitenposten en veroverde Steden leveren ze op, en met acht win je het spel.
lesson-warcraft-first-game-card =
    Je mag een kaart spelen, of passen.
    Kaarten die nu kunnen, lichten op. Bewaar de sterke voor een gevecht dat ertoe doet.
lesson-warcraft-first-game-casualty =
    Jij kiest welke eenheid sneuvelt.
    Geef de goedkoopste op die al heeft aangevallen.
lesson-warcraft-first-game-spend =
    Geef uit op een van drie manieren: opleiden, bouwen of opwaarderen.
    Wat kan, licht op je Stadsoverzicht op. Bij al het andere staat wat er ontbreekt.
lesson-warcraft-first-game-upgrade =
    Je kunt nu opwaarderen.
    Dat maakt alle eenheden van die soort meteen sterker: hoe meer je er hebt, hoe meer het waard is.
lesson-warcraft-first-game-train =
    Je kunt eenheden opleiden.
    Ze komen in de volgende Inzetfase. Eerst meer arbeiders, dan soldaten die ze bewaken.
lesson-warcraft-first-game-deploy =
    Zet in wat is aangekomen.
    Nieuwe stukken komen in je Stad of bij een voltooide Buitenpost: zet ze waar je ze volgende beurt nodig hebt.
