# Warcraft: eigen kaarten voor de stapels van de uitbreiding.
wc-card-prayer = Gebed
wc-card-sanctuary = Toevluchtsoord
wc-card-many-hands = Vele Handen
wc-card-blood-fury = Bloedrazernij
wc-card-charge = Stormaanval
wc-card-demolish = Slopen
wc-card-spoils = Oorlogsbuit
wc-card-exhume = Opgraven
wc-card-plague-cloud = Pestwolk
wc-card-graveyard = Kerkhof
wc-card-ambush = Hinderlaag
wc-card-thorns = Doornen
wc-card-moon-well = Maanbron
wc-text-prayer = Na het gooien: elke echte 1 of 2 van je tegenstanders geeft één slachtoffer minder, samen hoogstens twee.
wc-text-sanctuary = Er is zojuist een infanterie-, artillerie- of vliegende eenheid van jouw kant weggehaald: ze keert terug naar de Stad van haar eigenaar, als daar plaats is en het gevecht niet in of naast die Stad is.
wc-text-many-hands = Begin van jouw Delffase: op één Goudmijn of Bos met twee of meer van jouw arbeiders nemen zij er samen twee meer, zonder te gooien.
wc-text-blood-fury = Vóór het gooien in een infanteriefase: je infanterie-eenheden gooien twee dobbelstenen meer.
wc-text-charge = Begin van een infanteriefase: je slaat daarin als eerste toe.
wc-text-demolish = Na je verplaatsingen, vóór de gevechten: gooi een dobbelsteen voor een vijandelijke Buitenpost naast een veld met twee van jouw eenheden; bij 1 tot 4 wordt hij verwoest.
wc-text-spoils = Einde van een gevecht dat je hebt gewonnen: neem 2 goud of 2 hout.
wc-text-exhume = Er is zojuist een eenheid weggehaald, van welke kant ook: een infanterie-eenheid uit je voorraad staat op het slagveld op.
wc-text-plague-cloud = Na je verplaatsingen, vóór de gevechten: gooi een dobbelsteen voor elke arbeider van één vijand op één veld naast jouw eenheden, behalve wie bouwt; bij 1 tot 3 sterft die arbeider.
wc-text-graveyard = Begin van jouw Delffase: een infanterie-eenheid uit je voorraad staat op in je Stad, als daar plaats is en geen vijandelijke eenheid.
wc-text-ambush = Begin van een ronde: je slaat in de artilleriefase ervan als eerste toe.
wc-text-thorns = Vóór de slachtoffers van een infanteriefase: gooi een dobbelsteen voor elke treffer van je tegenstanders; elke 1 tot 3 is voor hen één slachtoffer meer.
wc-text-moon-well = Begin van jouw Delffase: trek twee kaarten, of neem alle verwondingen van je held weg.
wc-cards = twee kaarten
wc-picture-card-own = { $card }: { $text }
wc-picture-card-told = { $card } [{ $text }]
wc-picture-card-mana = { $card } ({ $mana ->
    [one] 1 mana
   *[other] { $mana } mana
})
wc-more-attacks = { $seat } valt in deze fase aan met { $number ->
        [one] één dobbelsteen
       *[other] { $number } dobbelstenen
    } meer.
wc-outpost-withstood = De Buitenpost van { $seat } op { $space } houdt stand.
wc-rescued = { NOUN($kind, as: "De") } van { $seat } keert terug naar { $space }.
warcraft-deck-race = Er is een trekstapel voor ‘{ $race }’, maar dat is geen ras; er zijn { $known }.
warcraft-mana-card = Er is mana opgegeven voor een onbekende kaart ‘{ $card }’.
warcraft-mana = De kaart { $card } toont 0 tot { $most } mana.
warcraft-words = Er zijn woorden voor ‘{ $key }’, maar niets heet zo; namen beginnen met: { $sorts }.
warcraft-nameless = Er ontbreken namen. Schrijf ze onder [words]: { $keys }.

## Vermogens van helden buiten gevechten

wc-power-brilliance = Schranderheid
wc-power-mass-teleport = Massateleportatie
wc-power-wind-walk = Windloop
wc-power-far-sight = Verre Blik
wc-power-endurance-aura = Aura van Volharding
wc-power-unholy-aura = Onheilige Aura
wc-power-dark-ritual = Duister Ritueel
wc-power-death-and-decay = Dood en Verderf
wc-power-entangling-roots = Grijpende Wortels
wc-power-tranquility = Kalmte
wc-power-blink = Flits
wc-power-brilliance-text = Altijd: als je een kaart trekt, trek je er twee en houd je er één; de andere gaat terug in de trekstapel.
wc-power-mass-teleport-text = Begin van jouw Verplaatsfase: de held en alle eenheden bij hem gaan naar je Stad, een Buitenpost of een eenheid van jou, als ze allemaal passen; dat was hun verplaatsing.
wc-power-wind-walk-text = Begin van jouw Verplaatsfase: daarin gaat de held drie velden ver en hoeft hij voor niemand te stoppen.
wc-power-far-sight-text = Begin van jouw Verplaatsfase: draai ergens een gedekte griezel of een gedekt grondstoffiche om.
wc-power-endurance-aura-text = Altijd: de held en de eenheden die jouw Verplaatsfase bij hem beginnen, gaan één veld verder.
wc-power-unholy-aura-text = Altijd: de held gaat drie velden ver.
wc-power-dark-ritual-text = Begin van jouw Aanschaffase: offer een van jouw eenheden op het veld van de held en trek twee kaarten.
wc-power-death-and-decay-text = Einde van jouw Verplaatsfase: vier dobbelstenen voor de stukken van een vijand op een veld hoogstens twee velden verderop; elke 1 of 2 haalt er één weg, maar geen held en niemand die bouwt.
wc-power-entangling-roots-text = Begin van de Verplaatsfase van een tegenstander: zijn stukken op één veld hoogstens drie velden verderop blijven daarin staan.
wc-power-tranquility-text = Einde van een Verplaatsfase: alle verwondingen van de held verdwijnen, en één eenheid die je in deze fase verloor, komt bij hem terug.
wc-power-blink-text = Na je verplaatsingen, vóór de gevechten: de held gaat tot twee velden ver, wie er ook tussen staat.
wc-lose-piece = Welk van je stukken daar verlies je?
wc-keep-card = Welke van de twee kaarten houd je?
wc-teleported = De held van { $seat } en zijn metgezellen verdwijnen van { $start } en verschijnen op { $to }.
wc-strides = De stukken van { $seat } op { $space } komen deze fase verder.
wc-rooted = Wortels houden de stukken van { $seat } op { $space } vast: ze kunnen deze fase niet weg.

## Wat de andere kaarten zeggen

wc-text-fast = Begin van jouw Verplaatsfase: je stukken op één veld komen deze beurt twee velden verder, hoogstens drie in totaal.
wc-text-resources = Begin van jouw Aanschaffase: neem 2 goud of 2 hout.
wc-text-town-portal = Na het verplaatsen, van jou of een tegenstander, vóór de gevechten: al je eenheden van één veld gaan naar je Stad of naar een voltooide Buitenpost van jou.
wc-text-victory-point = Op elk moment buiten een gevecht: leg hem open neer; hij is de rest van het spel een overwinningspunt waard.
wc-text-call-to-arms = Een vijandelijke eenheid komt op een veld met jouw arbeiders: zij vechten als infanterie-eenheden.
wc-text-dispel-magic = Er is in een gevecht een kaart gespeeld: die doet niets.
wc-text-invisibility = Vóór de slachtoffers: één slachtoffer minder voor een speler naar keuze.
wc-text-polymorph = Begin van een ronde: één vijandelijke eenheid valt deze ronde niet aan.
wc-text-devour = Begin van een ronde: een vijandelijke infanterie- of artillerie-eenheid doet niet meer mee; ze komt alleen terug als haar kant wint.
wc-text-ensnare = Begin van een infanteriefase: vijandelijke vliegende eenheden kunnen tot het einde van het gevecht in de infanteriefase verloren gaan.
wc-text-envenomed-spears = Voordat je gooit: je missers in deze fase worden één keer opnieuw gegooid.
wc-text-pillage = Een vijand heeft zojuist een eenheid verloren: neem van de eigenaar wat die eenheid kost.
wc-text-cripple = Begin van de Verplaatsfase van een tegenstander: de vijanden op één veld komen deze beurt één veld minder ver.
wc-text-curse = De vijand heeft gegooid: een dobbelsteen voor elke treffer; elke 3 of minder voorkomt een slachtoffer.
wc-text-summon-building = Je begint een gebouw: er is geen arbeider voor nodig.
wc-text-web = Begin van een infanteriefase: vijandelijke vliegende eenheden kunnen tot het einde van het gevecht in de infanteriefase verloren gaan.
wc-text-faerie-fire = Voordat je gooit: 1 minder op elk van je dobbelstenen in deze fase.
wc-text-marksmanship = Voordat de vijand een eenheid weghaalt die jij hebt geraakt: jij kiest welke.
wc-text-moon-glaive = Je hebt gegooid: één aanval meer voor elke treffer.
wc-text-renew = Begin van jouw Delffase: een uitgeput Bos groeit weer aan.
wc-about-copies = { $number } in de trekstapel { NOUN($race, as: "van") }
