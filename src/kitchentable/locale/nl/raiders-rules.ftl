# Home Raiders: what the rules ask, tell and refuse.

## Setup

title-raiders = Home Raiders
hr-raiders-seats = Home Raiders is een spel voor twee, niet voor { $given }.
hr-raiders-two = Noem twee teams en twee Poorten met een komma ertussen, niet ‘{ $given }’.
hr-no-such-table = Er is geen tafel ‘{ $table }’; er zijn { $known }.
hr-no-such-object = Er is geen object ‘{ $object }’ dat een Poort kan zijn.
hr-portal-too-small = ‘{ $object }’ is te klein om een Poort te zijn.
hr-situation-mates = de personages van ‘{ $troop }’ horen bij verschillende stoelen
hr-situation-ability = een kaart van het type { $type } kan ‘{ $ability }’ niet hebben; alleen een van het type { $bearer } kan dat
hr-situation-dice = deze dobbelstenen kunnen niet: getallen onder nul of meer gemerkte dan gewone
hr-situation-stand = { $why } Daarom kan ‘{ $who }’ daar niet staan
hr-situation-wounds = met zoveel wondsymbolen zou ‘{ $who }’ verdwenen zijn
hr-situation-air = er is onder ‘{ $who }’ niets om op die hoogte op te staan
hr-situation-outside = ‘{ $thing }’ staat niet helemaal op de tafel
hr-situation-carried = ‘{ $thing }’ kan niet op ‘{ $other }’ staan
hr-situation-overlap = ‘{ $thing }’ en ‘{ $other }’ staan op dezelfde plek
hr-situation-forms = een object heeft één vorm: box, cylinder of polygon
hr-situation-polygon = een veelhoek heeft een hoogte (height) en minstens drie hoeken nodig en kruist zichzelf niet
hr-no-such-team = Er is geen team ‘{ $team }’; er zijn { $known }.
hr-team-too-dear = Het team ‘{ $team }’ kost { $cost } Sterren; er zijn er hoogstens { $stars } afgesproken.
hr-team-leaders = Het team ‘{ $team }’ heeft meer Aanvoerders ({ $leaders }) dan Eenheden ({ $units }): dat mag niet.
hr-team-factions = Het team ‘{ $team }’ mengt facties: { LIST($factions, by: "and") }.
hr-team-merge = Alleen exemplaren van een Eenheid kunnen worden samengevoegd, niet { $card }.
hr-team-copies = Neem { $card } minstens één keer.
hr-team-no-such-card = Team { $team } noemt een kaart ‘{ $card }’ die er niet is
hr-card-pool = Kaart { $card }, { $trait }: de aantallen dobbelstenen kloppen niet met elkaar
hr-card-range = Kaart { $card } heeft een basisafstand maar geen dobbelstenen voor Schieten
hr-card-force = Kaart { $card } heeft Sterkte { $force }, maar alleen Eenheden hebben meer dan één personage
hr-card-number = Kaart { $card } heeft een getal dat te klein is
hr-card-size = Kaart { $card }: voet en hoogte zijn millimeters, 1 tot 100 en 1 tot 200
hr-card-no-such-ability = Kaart { $card }: er is geen capaciteit ‘{ $ability }’
hr-card-ability-type = Kaart { $card }: { $type } kan de capaciteit ‘{ $ability }’ niet hebben
hr-dice-faces = De dobbelsteen { $die } heeft zijden nodig, elk één van { $known }
hr-roll-setup = Gooi voor de opstelling.
hr-roll-first = Gooi wie het eerst opstelt.
hr-roll-objective = Gooi voor het doel van het spel.
hr-call-face = Kies blanco of Aas.
hr-hint-call = Eén dobbelsteen beslist. Toont hij wat jij kiest, dan kies jij je kant van de tafel en stel je als eerste op; anders doet de andere speler dat.
hr-direct = Directe confrontatie
hr-cunning = Slimme strategie
hr-place-portal = Waar zet je je Poort?
hr-deploy-which = Welke troep stel je nu op?
hr-deploy-where = Waar zet je { NOUN($who, as: "de") } neer?
hr-join-which = Bij welke eenheid sluit { NOUN($who, as: "de") } zich aan?
hr-deploy-near = { LENGTH($missing) } te ver: stel op binnen { LENGTH(6) } van je Poort.
hr-deploy-far = { LENGTH($missing) } te ver: stel op binnen { LENGTH(12) } van je Poort.
hr-deploy-nearest = { LENGTH($missing) } te ver: stel op zo dicht bij je Poort als er plaats is.
hr-scouts-near = { LENGTH($missing) } te dicht bij de vijand.
hr-place-marker = Waar leg je je fiche?
hr-marker-portal = { LENGTH($missing) } te dichtbij: een fiche ligt minstens { LENGTH(15) } van je eigen Poort.
hr-marker-near = { LENGTH($missing) } te dichtbij: fiches liggen minstens { LENGTH(5) } uit elkaar.
hr-marker-covered = Daar staat een object.
hr-marker-height = Een fiche ligt op de tafel zelf, niet boven op iets.
event-hr-setup-rolled = Opstelling: { $setup }.
event-hr-first-rolled = { $who } plaatst de eerste Poort en stelt als eerste op.
event-hr-sworn-enemy = { NOUN($by, as: "De") } maakt { NOUN($enemy, as: "de") } tot gezworen vijand.
event-hr-portal-placed = { $who } plaatst een Poort.
event-hr-portal-placed-beside = { $who } plaatst een Poort naast { NOUN($object, as: "de") }.
event-hr-deployed =
    { NOUN($troop, as: "De") } { NOUN($troop, ask: "number") ->
        [many] betreden
       *[one] betreedt
    } het veld.
event-hr-objective-rolled = Doel van het spel: { $objective }.
event-hr-marker-placed = { $who } legt een fiche neer.
event-hr-marker-placed-beside = { $who } legt een fiche naast { NOUN($object, as: "de") }.
event-hr-marker-placed-on = { $who } legt een fiche op { NOUN($object, as: "de") }.
kind-goal-none = geen doel
kind-goal-vanish = Laat de vijand verdwijnen
kind-goal-portal = Beheers de Poort
kind-goal-spot = Strategische locatie

## Rounds and turns

hr-draw-pearl = Trek een parel uit de zak.
hr-activate-whom = Welke troep activeer je?
hr-activated-already =
    { NOUN($troop, as: "De") } { NOUN($troop, ask: "number") ->
        [many] zijn
       *[one] is
    } deze ronde al geactiveerd.
hr-activation-bound = Je moet nu { NOUN($troop, as: "de") } activeren.
hr-pass-not-now = Je mag alleen passen met meer parels dan troepen die nog aan de beurt komen.
hr-pass-advanced = In een basisspel kun je niet passen.
hr-option-troop = { $troop }
hr-until-round = in deze ronde
hr-until-game = in dit spel
hr-option-resign = Opgeven
event-hr-round-began =
    Ronde { $round }. { $pearls ->
        [one] Elke kant heeft 1 parel in de zak.
       *[other] Elke kant heeft { $pearls } parels in de zak.
    }
event-hr-pearl-drawn =
    Een parel van { $who }. { $left ->
        [0] De zak is leeg.
        [one] Nog 1 parel in de zak.
       *[other] Nog { $left } parels in de zak.
    }
event-hr-activated = { $who } activeert { NOUN($troop, as: "de") }.
event-hr-passed = { $who } past.
event-hr-passed-forced = { $who } heeft niets meer om te activeren.
event-hr-resigned = { NOUN($who, as: "De") } geeft op.

## Actions

hr-choose-action = Kies een actie.
hr-act-next =
    { NOUN($troop, ask: "number") ->
        [many] { NOUN($troop, as: "De") }: wie is nu aan zet?
       *[one] Wat doet { NOUN($troop, as: "de") }?
    }
hr-option-end-turn = Beurt beëindigen
hr-option-done = Klaar
hr-option-action = { $troop }: { $what }
hr-option-action-at = { $troop }: op { NOUN($target, as: "de") } schieten
hr-option-deed = { $who }: { $what }
hr-option-deed-at = { $who }: { $what } op { NOUN($about, as: "de") }
hr-option-character = { $who }
hr-option-yes = Ja
hr-yes-or-pass = Antwoord ja, of pas.
kind-of-hr-move = Beweging
kind-of-hr-close = Hand-tot-handgevecht
kind-of-hr-ranged = Afstandsaanval
kind-of-hr-spirit = Geesteskrachtactie
kind-of-hr-generic = Algemene actie
hr-stand-up-first =
    { NOUN($troop, as: "De") } { NOUN($troop, ask: "number") ->
        [many] moeten
       *[one] moet
    } eerst opstaan.
hr-regroup-first =
    { NOUN($troop, as: "De") } { NOUN($troop, ask: "number") ->
        [many] moeten
       *[one] moet
    } eerst hergroeperen.
hr-close-nobody =
    { NOUN($troop, ask: "number") ->
        [many] Geen lid { NOUN($troop, as: "van") } heeft voetcontact met een vijand.
       *[one] { NOUN($troop, as: "De") } heeft geen voetcontact met een vijand.
    }
hr-vanished-already =
    { NOUN($who, as: "De") } { NOUN($who, ask: "number") ->
        [many] zijn
       *[one] is
    } verdwenen.
hr-in-other-unit =
    { NOUN($who, as: "De") } { NOUN($who, ask: "number") ->
        [many] horen
       *[one] hoort
    } nu bij een andere eenheid: kies die.
hr-not-deployed =
    { NOUN($who, as: "De") } { NOUN($who, ask: "number") ->
        [many] staan
       *[one] staat
    } nog niet op tafel.
hr-not-yours =
    { NOUN($what, as: "De") } { NOUN($what, ask: "number") ->
        [many] zijn
       *[one] is
    } niet van jou.
hr-not-an-enemy = Kies een vijand, niet { NOUN($who, as: "de") }.
hr-not-a-friend = { NOUN($who, as: "De") } en { NOUN($other, as: "de") } staan niet aan dezelfde kant.
hr-not-itself = Kies een ander personage dan { NOUN($who, as: "de") }.
hr-not-a-character = Kies één personage, niet { NOUN($what, as: "de") }.
hr-not-a-troop = Kies een hele Eenheid of een Held, niet { NOUN($what, as: "de") }.
hr-not-a-unit =
    { NOUN($what, as: "De") } { NOUN($what, ask: "number") ->
        [many] zijn
       *[one] is
    } geen Eenheid.
hr-not-in-contact = { NOUN($who, as: "De") } en { NOUN($other, as: "de") } hebben geen voetcontact.
hr-not-within =
    { NOUN($who, as: "De") } { NOUN($who, ask: "number") ->
        [many] staan
       *[one] staat
    } verder dan { LENGTH($far) } { NOUN($other, as: "van") }.
hr-not-acting =
    { NOUN($troop, as: "De") } { NOUN($troop, ask: "number") ->
        [many] zijn
       *[one] is
    } nu niet aan de beurt.
hr-no-actions =
    { NOUN($troop, as: "De") } { NOUN($troop, ask: "number") ->
        [many] hebben
       *[one] heeft
    } deze beurt geen acties meer.
hr-not-a-type = Kondig eerst een van de vijf soorten acties aan; ‘{ $what }’ is er geen.
hr-five-types = Er zijn vijf soorten acties: { $kinds }.
hr-only-shots = De anderen mogen alleen schieten: een lid { NOUN($troop, as: "van") } besteedde beide acties aan een schot.
hr-names-no-target = Bij ‘{ $kind }’ kies je geen doelwit.
hr-ranged-names = Kies één Eenheid of één Held om op te schieten.
hr-stands-already =
    { NOUN($troop, as: "De") } { NOUN($troop, ask: "number") ->
        [many] liggen
       *[one] ligt
    } niet in dekking.
hr-spirit-in-unit = Bij { NOUN($troop, as: "de") } gaat een geesteskrachtactie alleen samen met een aanval van de anderen.
hr-spirit-none =
    { NOUN($who, as: "De") } { NOUN($who, ask: "number") ->
        [many] hebben
       *[one] heeft
    } geen Geesteskrachtcapaciteit.
hr-spirit-nobody =
    { NOUN($who, as: "De") } { NOUN($who, ask: "number") ->
        [many] zien
       *[one] ziet
    } geen vijand.
hr-generic-nothing =
    { NOUN($who, as: "De") } { NOUN($who, ask: "number") ->
        [many] hebben
       *[one] heeft
    } nu niets aan een algemene actie.
hr-action-first = Kondig eerst een actie aan, of beëindig de beurt.
hr-action-not-done =
    { NOUN($troop, as: "De") } { NOUN($troop, ask: "number") ->
        [many] moeten
       *[one] moet
    } eerst de lopende actie afmaken.
hr-act-not-theirs =
    { NOUN($who, as: "De") } kan nu niets doen: { NOUN($troop, as: "de") } { NOUN($troop, ask: "number") ->
        [many] zijn
       *[one] is
    } aan de beurt.
hr-acted-already =
    { NOUN($who, as: "De") } { NOUN($who, ask: "number") ->
        [many] hebben
       *[one] heeft
    } in deze actie al iets gedaan.
hr-moved-already =
    { NOUN($troop, as: "De") } { NOUN($troop, ask: "number") ->
        [many] hebben
       *[one] heeft
    } in deze actie al bewogen.
hr-unit-moves-as-one =
    { NOUN($troop, ask: "number") ->
        [many] { NOUN($troop, as: "De") } bewegen samen: kies één beweging voor de hele eenheid.
       *[one] Kies hoe { NOUN($troop, as: "de") } beweegt.
    }
hr-member-acts =
    { NOUN($troop, ask: "number") ->
        [many] Kies één lid { NOUN($troop, as: "van") }: iedereen handelt apart.
       *[one] Kies wat { NOUN($troop, as: "de") } doet.
    }
hr-other-type =
    { NOUN($troop, as: "De") } { NOUN($troop, ask: "number") ->
        [many] hebben
       *[one] heeft
    } ‘{ $kind }’ aangekondigd: alleen een Aanvoerder mag iets anders.
hr-not-beside =
    { NOUN($troop, as: "De") } { NOUN($troop, ask: "number") ->
        [many] hebben
       *[one] heeft
    } ‘{ $kind }’ aangekondigd: ‘{ $what }’ past daar niet bij.
hr-same-target = Deze eenheid mag deze beurt alleen op { NOUN($target, as: "de") } schieten.
hr-marker-untouched = { NOUN($who, as: "De") } raakt fiche { $marker } niet aan.
hr-marker-own = { NOUN($who, as: "De") } beheerst fiche { $marker } al.
hr-ability-none =
    { NOUN($who, as: "De") } { NOUN($who, ask: "number") ->
        [many] kunnen
       *[one] kan
    } { $ability } niet gebruiken.
hr-ability-lost =
    { NOUN($who, as: "De") } { NOUN($who, ask: "number") ->
        [many] zijn
       *[one] is
    } { $ability } kwijt tot het einde van de ronde.
hr-ability-basic = In een basisspel zijn er geen capaciteiten.
hr-ability-itself = { $ability } kies je hier niet: die komt vanzelf aan de orde.
hr-name-the-deed = Zeg welke capaciteit of welk fiche; ‘{ $what }’ is niet genoeg.
hr-ability-kind = { $ability } hoort bij een ander soort actie: { $kind }.
hr-ability-whom = { $ability } heeft een doelwit nodig.
hr-ability-one = { $ability } heeft geen doelwit.
hr-ability-second = { $ability } heeft maar één doelwit.
hr-close-unsought = { NOUN($who, as: "De") } en { NOUN($enemy, as: "de") } mogen pas vechten als een actie hen in contact brengt.
hr-attack-owed =
    { NOUN($troop, as: "De") } { NOUN($troop, ask: "number") ->
        [many] moeten
       *[one] moet
    } nu aanvallen: kies een lid en een doelwit.
event-hr-declared-at =
    { NOUN($troop, as: "De") } { NOUN($troop, ask: "number") ->
        [many] openen
       *[one] opent
    } het vuur op { NOUN($target, as: "de") }.
event-hr-ability-used =
    { NOUN($who, as: "De") } { NOUN($who, ask: "number") ->
        [many] gebruiken
       *[one] gebruikt
    } { $ability }.
event-hr-ability-used-on =
    { NOUN($who, as: "De") } { NOUN($who, ask: "number") ->
        [many] gebruiken
       *[one] gebruikt
    } { $ability } op { NOUN($about, as: "de") }.

## Moving

hr-move-where =
    Waar { NOUN($troop, ask: "number") ->
        [many] gaan
       *[one] gaat
    } { NOUN($troop, as: "de") } heen?
hr-option-stay = Blijven staan
hr-option-goes = { LENGTH($far) } { $way }
hr-move-not-theirs = { NOUN($who, as: "De") } beweegt niet in deze actie.
hr-move-point = Geef een plaats op met drie getallen (x, y en de hoogte), niet met { $given }.
hr-move-too-far = Dat is { LENGTH($over) } te ver.
hr-move-locked = In contact met { NOUN($enemy, as: "de") } kun je je alleen losmaken.
hr-move-touches = De weg raakt { NOUN($enemy, as: "de") } te vroeg: contact beëindigt de beweging.
hr-move-not-away = Eindig de beweging buiten contact met { NOUN($enemy, as: "de") }.
hr-forced-straight = Een gedwongen beweging gaat recht en nooit omhoog.
hr-forced-falls = { NOUN($who, as: "De") } valt aan de rand: laat de beweging daar eindigen.
hr-forced-whole = { NOUN($who, as: "De") } moet zo ver mogelijk gaan.
hr-flight-straight = Een vlucht is één rechte lijn naar één plaats.
hr-unit-apart =
    { NOUN($troop, as: "De") } { NOUN($troop, ask: "number") ->
        [many] zouden
       *[one] zou
    } { LENGTH($missing) } uit verband raken.
hr-unit-not-regrouped =
    { NOUN($troop, as: "De") } { NOUN($troop, ask: "number") ->
        [many] moeten
       *[one] moet
    } dichter bijeen: nog { LENGTH($missing) } te ver uiteen.
hr-strike-leaving = { NOUN($who, as: "De") } maakt zich los. Wie slaat toe?
hr-option-strike = Toeslaan met { NOUN($who, as: "de") }
hr-move-by-force = Waar verplaats je { NOUN($who, as: "de") } heen?
hr-place-near = Waar naast { NOUN($other, as: "de") } zet je { NOUN($who, as: "de") } neer?
hr-place-not-near = Dat is te ver { NOUN($other, as: "van") }.
hr-place-on-object = Die plek is op een object, niet op de tafel zelf.
event-hr-moved = { NOUN($who, as: "De") } loopt { LENGTH($cost) }.
event-hr-moved-beside = { NOUN($who, as: "De") } loopt { LENGTH($cost) } naar { NOUN($object, as: "de") }.
event-hr-moved-on = { NOUN($who, as: "De") } loopt { LENGTH($cost) } en staat nu op { NOUN($object, as: "de") }.
event-hr-put-down = { NOUN($who, as: "De") } staat nu ergens anders.
event-hr-put-down-beside = { NOUN($who, as: "De") } staat nu naast { NOUN($object, as: "de") }.
event-hr-put-down-on = { NOUN($who, as: "De") } staat nu op { NOUN($object, as: "de") }.
event-hr-move-lost = { NOUN($who, as: "De") } kan die beweging niet meer maken.
event-hr-fell = { NOUN($who, as: "De") } valt { LENGTH($height) }.
event-hr-broke-away = { NOUN($enemy, as: "De") } slaat naar { NOUN($who, as: "de") }, die zich losmaakt.
event-hr-object-pushed = { NOUN($who, as: "De") } duwt { NOUN($object, as: "de") } weg.

## Attacks

hr-choose-mode = { NOUN($who, as: "De") } valt { NOUN($target, as: "de") } aan. Op welke manier?
hr-mode-plain = Gewone aanval
hr-who-defends = Meerdere doelwitten zijn even dicht bij { NOUN($who, as: "de") }. Wie verdedigt zich?
hr-shoot-past = { NOUN($target, as: "De") } staat dichter bij { NOUN($who, as: "de") }. Langs de dekking schieten?
hr-defend-first = Meerdere personages zijn even dicht bij { NOUN($who, as: "de") }. Wie verdedigt zich eerst?
hr-go-to-ground = Er wordt op { NOUN($troop, as: "de") } geschoten. Dekking zoeken?
hr-option-ground = Dekking zoeken
hr-shoot-no-dice = { NOUN($who, as: "De") } heeft geen dobbelstenen voor Schieten.
hr-shoot-engaged = { NOUN($who, as: "De") } heeft voetcontact met { NOUN($enemy, as: "de") } en kan niet schieten.
hr-shoot-in-contact = In contact kun je niet op { NOUN($target, as: "de") } schieten.
hr-shoot-at-engaged = { NOUN($target, as: "De") } heeft voetcontact met { NOUN($enemy, as: "de") }: daar kun je niet op schieten.
hr-shoot-leader = Je kunt niet op { NOUN($target, as: "de") } schieten zolang er nog anderen in die eenheid zijn.
hr-shoot-unseen = { NOUN($who, as: "De") } ziet { NOUN($target, as: "de") } niet.
hr-mind-tricked = { NOUN($who, as: "De") } kan { NOUN($target, as: "de") } deze beurt niet aanvallen.
hr-spirit-immune = { NOUN($target, as: "De") } is immuun voor Geesteskrachtcapaciteiten.
hr-spirit-wounded = { NOUN($target, as: "De") } is al gewond: kies een doelwit zonder wond.
hr-transfer-unwounded = { NOUN($who, as: "De") } heeft geen wond om over te dragen.
hr-confuse-leader = Alleen een Aanvoerder kan worden verward; { NOUN($target, as: "de") } is er geen.
hr-stun-nothing = { NOUN($target, as: "De") } heeft geen capaciteit te verliezen.
hr-transport-apart = { NOUN($who, as: "De") } kan { NOUN($troop, as: "de") } niet dragen: sommigen staan verder dan { LENGTH(3) }.
hr-transport-more = Wie draagt { NOUN($who, as: "de") } nog meer?
hr-option-later = Later, na alle anderen
hr-roll-trait = Gooi { $trait } voor { NOUN($who, as: "de") }.
hr-roll-single = Gooi één dobbelsteen voor { NOUN($who, as: "de") }.
hr-roll-again = Gooi opnieuw voor { NOUN($who, as: "de") }.
hr-dice-text = { $white } witte, { $red } rode, { $black } zwarte
kind-trait-close_combat = Hand-tot-handgevecht
kind-trait-shooting = Schieten
kind-trait-defence = Verdediging
kind-trait-spirit = Geesteskracht
kind-face-blank = blanco
kind-face-ace = Aas
kind-face-critical = kritieke Aas
kind-pool-wounded = laat gemerkte dobbelstenen weg
kind-pool-discard = legt de sterkste set weg
kind-pool-strongest = gooit alleen de sterkste set
kind-pool-weakest = gooit alleen de zwakste set
kind-pool-downgrade = verzwakt de sterkste set
kind-pool-upgrade = versterkt de zwakste set
kind-source-wounds = wonden
kind-source-range = buiten de basisafstand
kind-source-cover = dekking
kind-source-ground = dekking gezocht
event-hr-pool-built = { NOUN($source, as: "De") }: { NOUN($who, as: "de") } gooit { $after } in plaats van { $before }.
event-hr-dice-rolled =
    { NOUN($who, as: "De") } { $rolls }: { NOUN($faces, as: "commas") } ({ $aces ->
        [0] geen Azen
        [one] 1 Aas
       *[other] { $aces } Azen
    }).
event-hr-dice-boosted =
    { NOUN($who, as: "De") } { $rolls }: { NOUN($faces, as: "commas") } ({ $aces ->
        [0] geen Azen
        [one] 1 Aas
       *[other] { $aces } Azen
    } met Versterking { $boost }).
hr-no-dice = 0 dobbelstenen
event-hr-attack-hit =
    { NOUN($by, as: "De") } raakt { NOUN($target, as: "de") } met { $aces ->
        [one] 1 Aas
       *[other] { $aces } Azen
    } tegen { $defence }.
event-hr-attack-defended =
    { NOUN($target, as: "De") } weert { NOUN($by, as: "de") } af{ $defence ->
        [0] : niemand gooit een Aas
        [one] , 1 Aas tegen { $aces }
       *[other] , { $defence } Azen tegen { $aces }
    }.
event-hr-burst-hit =
    De scherven raken { NOUN($target, as: "de") } met { $aces ->
        [one] 1 Aas
       *[other] { $aces } Azen
    } tegen { $defence }.
event-hr-burst-defended =
    { NOUN($target, as: "De") } weert de scherven af, { $defence ->
        [one] 1 Aas
       *[other] { $defence } Azen
    } tegen { $aces }.
event-hr-aimed = { NOUN($by, as: "De") } mikt op { NOUN($target, as: "de") }, { LENGTH($distance) } verderop en vol in zicht.
event-hr-aimed-partly = { NOUN($by, as: "De") } mikt op { NOUN($target, as: "de") }, { LENGTH($distance) } verderop en deels verborgen achter { NOUN($behind, as: "de") }.
event-hr-shot-lost = { NOUN($who, as: "De") } vindt geen doelwit en schiet niet.
event-hr-wounded =
    { $wounds ->
        [one] { NOUN($who, as: "De") } raakt gewond.
       *[other] { NOUN($who, as: "De") } raakt opnieuw gewond ({ $wounds } wondsymbolen).
    }
event-hr-healed =
    { $wounds ->
        [0] { NOUN($who, as: "De") } geneest.
        [one] { NOUN($who, as: "De") } geneest van een wond; er blijft er 1 over.
       *[other] { NOUN($who, as: "De") } geneest van een wond; er blijven er { $wounds } over.
    }
event-hr-token-averted = { $ability } doet { NOUN($who, as: "de") } deze keer geen pijn.
event-hr-vanished = { NOUN($who, as: "De") } verdwijnt.
event-hr-went-to-ground =
    { NOUN($troop, as: "De") } { NOUN($troop, ask: "number") ->
        [many] zoeken
       *[one] zoekt
    } dekking.
event-hr-forced-to-ground =
    { NOUN($troop, as: "De") } { NOUN($troop, ask: "number") ->
        [many] moeten
       *[one] moet
    } dekking zoeken.
event-hr-stood-up =
    { NOUN($troop, as: "De") } { NOUN($troop, ask: "number") ->
        [many] staan
       *[one] staat
    } op.
event-hr-challenge-won =
    { NOUN($by, as: "De") } wint de geesteskrachtmeting met { NOUN($target, as: "de") }, { $aces ->
        [one] 1 Aas
       *[other] { $aces } Azen
    } tegen { $against }.
event-hr-challenge-lost =
    { NOUN($by, as: "De") } wint de geesteskrachtmeting met { NOUN($target, as: "de") } niet: { $aces ->
        [one] 1 Aas
       *[other] { $aces } Azen
    } tegen { $against }.

## Abilities ask

hr-roundhouse = { NOUN($who, as: "De") } haalt nog eens uit. Kies een doelwit.
hr-violent-attack =
    De aanval { NOUN($who, as: "van") } is gewelddadig. Welke set gooit { NOUN($target, as: "de") } opnieuw ({ $aces ->
        [0] geen Azen
        [one] 1 Aas
       *[other] { $aces } Azen
    })?
hr-knock-back-instead = Laat je { NOUN($who, as: "de") } { NOUN($target, as: "de") } wegslaan in plaats van verwonden?
hr-double-shot =
    { NOUN($who, as: "De") } heeft { $aces ->
        [one] 1 Aas
       *[other] { $aces } Azen
    }. Over twee doelwitten verdelen?
hr-double-shot-not = Allemaal op het eerste doelwit
hr-double-shot-to =
    { $aces ->
        [one] 1 Aas
       *[other] { $aces } Azen
    } op { NOUN($who, as: "de") }
hr-lightning = De bliksem { NOUN($who, as: "van") } springt over. Kies een doelwit.
hr-charm = { NOUN($target, as: "De") } is in de ban { NOUN($who, as: "van") }. Kies wie de aanval treft.
hr-stun = { NOUN($who, as: "De") } verdooft { NOUN($target, as: "de") }. Welke capaciteit gaat verloren?
hr-deflect = { NOUN($who, as: "De") } buigt het schot af. Kies een doelwit.
hr-energy-barrier =
    { $aces ->
        [0] Geen Azen
        [one] 1 Aas
       *[other] { $aces } Azen
    } tegen { NOUN($who, as: "de") }. De aanvaller opnieuw laten gooien?
hr-energy-barrier-which = Welke worp telt tegen { NOUN($who, as: "de") }?
hr-option-aces =
    { $aces ->
        [0] Geen Azen
        [one] 1 Aas
       *[other] { $aces } Azen
    }
hr-flicker = { NOUN($who, as: "De") } flikkert. Met wie van plaats wisselen?
hr-bodyguard = Vangt { NOUN($who, as: "de") } de aanval op { NOUN($target, as: "de") } op?
hr-mirror-image = De wond { NOUN($who, as: "van") } proberen door te geven?
hr-pass-wound = Wie krijgt de wond { NOUN($who, as: "van") }?
hr-action-group =
    { NOUN($troop, as: "De") } { NOUN($troop, ask: "number") ->
        [many] splitsen
       *[one] splitst
    } zich. Wie splitst zich af?
hr-fast-recovery = { NOUN($troop, as: "De") } gratis laten opstaan?
hr-replacement = Wie vervangt { NOUN($who, as: "de") }?
hr-redeploy-join = Bij welke eenheid sluit { NOUN($who, as: "de") } zich nu aan?
hr-swan-song = De laatste aanval { NOUN($who, as: "van") }. Kies een doelwit.
hr-messenger = Welke eenheid krijgt van { NOUN($who, as: "de") } de bevelen { NOUN($leader, as: "van") }?
hr-sworn-enemy = Wie is de gezworen vijand { NOUN($who, as: "van") }?
hr-fight-as-unit = Vechten met de capaciteiten voor hand-tot-handgevecht { NOUN($troop, as: "van") } in plaats van die { NOUN($who, as: "van") }?
hr-fervour = Een derde actie met { NOUN($who, as: "de") }? Dat doet pijn.
hr-running-shot = { NOUN($who, as: "De") } schiet in het rennen. Kies een doelwit.
hr-relocate = Waar rond { NOUN($enemy, as: "de") } zet je { NOUN($who, as: "de") } neer?
hr-relocate-contact = Blijf de hele weg in contact met { NOUN($enemy, as: "de") }.
hr-relocate-one = { NOUN($who, as: "De") } moet precies één vijand aanraken om te verhuizen, niet { $count }.
hr-running-two = { NOUN($who, as: "De") } heeft een tweede actie nodig voor Rennend schot.
hr-rampage-two = { NOUN($who, as: "De") } moet twee vijanden aanraken, niet { $count ->
        [0] nul
        [one] één
       *[other] { $count }
    }.
hr-rampage-listed = Deze twee vijanden staan andersom in de lijst.
hr-teleport-once = { NOUN($who, as: "De") } heeft dit spel al één keer geteleporteerd.
hr-no-room-beside = Er is geen plaats naast { NOUN($who, as: "de") }.
hr-not-wounded = { NOUN($who, as: "De") } is niet gewond.
hr-not-led = { NOUN($leader, as: "De") } voert { NOUN($who, as: "de") } niet aan.
hr-divide-two =
    { NOUN($troop, as: "De") } { NOUN($troop, ask: "number") ->
        [many] hebben
       *[one] heeft
    } maar één personage: splitsen kan niet.
hr-divide-whole =
    { NOUN($troop, as: "De") } { NOUN($troop, ask: "number") ->
        [many] moeten
       *[one] moet
    } zich splitsen voordat een lid iets anders doet.
hr-divide-first = Splits { NOUN($troop, as: "de") } door { NOUN($who, as: "de") } te kiezen.
hr-redeploy-moves = { NOUN($who, as: "De") } kan de eenheid alleen verlaten terwijl die beweegt.
hr-not-an-object = Kies een object, niet { NOUN($what, as: "de") }.
hr-object-untouched = { NOUN($who, as: "De") } raakt { NOUN($object, as: "de") } niet aan.
hr-struck-already = { NOUN($who, as: "De") } heeft { NOUN($target, as: "de") } deze beurt al aangevallen.
hr-not-left = { NOUN($mover, as: "De") } maakt zich niet los { NOUN($who, as: "van") }.
hr-struck-leaving = { NOUN($who, as: "De") } heeft al naar { NOUN($mover, as: "de") } geslagen.
hr-slips-away = { NOUN($mover, as: "De") } glipt weg { NOUN($who, as: "van") }.
hr-mode-chosen = { $ability } is al gekozen voor deze aanval.
hr-mode-needed = Zonder { $ability } is { NOUN($target, as: "de") } niet te zien.
hr-mode-not-now = { $ability } past niet bij deze aanval.
hr-mode-both = { $ability } kost beide acties, en die heeft { NOUN($who, as: "de") } niet.
hr-last-attack = Kies een laatste aanval { NOUN($who, as: "van") }, hand tot hand of op afstand.
hr-not-closest = { NOUN($who, as: "De") } is niet het dichtstbijzijnde doelwit in zicht.
hr-defends-later = { NOUN($who, as: "De") } verdedigt zich nu niet.
hr-not-the-target = { NOUN($who, as: "De") } is niet het doelwit van dit schot.
hr-roll-one-of = Kies een van de twee worpen.
hr-set-not-rolled = Van die set is niet gegooid.
hr-all-rolled = Gooi de hele Verdediging opnieuw, niet één set.
hr-one-set = Gooi één set opnieuw, niet de hele Verdediging.
hr-split-share = Geef elk doelwit minstens een van de { $aces } Azen.
hr-split-farther = { NOUN($target, as: "De") } is buiten de basisafstand, en het eerste doelwit niet.
hr-first-target = { NOUN($who, as: "De") } is al het eerste doelwit.
hr-stands-firm = Anderen kunnen { NOUN($who, as: "de") } niet verplaatsen.
hr-swap-no-room = { NOUN($who, as: "De") } en { NOUN($other, as: "de") } passen niet op elkaars plaats.
hr-not-a-leader = { NOUN($who, as: "De") } is geen Aanvoerder.
hr-own-unit = { NOUN($who, as: "De") } zit al in die eenheid.
hr-no-place-left = { NOUN($who, as: "De") } past daar niet.
hr-reached-already = De capaciteiten { NOUN($leader, as: "van") } bereiken { NOUN($troop, as: "de") } al.
hr-carried-already =
    { NOUN($troop, as: "De") } { NOUN($troop, ask: "number") ->
        [many] worden
       *[one] wordt
    } al gedragen.
hr-divided-already = { NOUN($who, as: "De") } heeft de eenheid al verlaten.
hr-not-leader-or-hero = { NOUN($who, as: "De") } is geen Aanvoerder en geen Held.
hr-waits = Bij { NOUN($troop, as: "de") } sloot een Aanvoerder aan die al gehandeld heeft: wacht op de volgende ronde.
hr-deployed-already =
    { NOUN($troop, as: "De") } { NOUN($troop, ask: "number") ->
        [many] staan
       *[one] staat
    } al op tafel.
hr-deploy-all = Je moet nu een troep opstellen.
hr-just-left = { NOUN($who, as: "De") } heeft { NOUN($troop, as: "de") } net verlaten.
hr-call-what = Kies blanco of Aas.
hr-portal-two = Kies een van de twee plaatsen voor de Poort.
hr-ability-not-on-card = { $ability } staat niet op de kaart { NOUN($who, as: "van") }.
hr-move-twice = { NOUN($who, as: "De") } komt twee keer voor in deze beweging.
hr-push = Welke kant duwt { NOUN($who, as: "de") } { NOUN($object, as: "de") } op?
hr-push-far = { NOUN($who, as: "De") } kan { NOUN($object, as: "de") } hoogstens { LENGTH($most) } duwen, de helft van de Beweging.
hr-push-way = Geef een duw als richting en afstand.

## The end

event-hr-marker-controlled = { NOUN($who, as: "De") } beheerst fiche { $marker }.
event-hr-marker-lost = { NOUN($who, as: "De") } beheerst fiche { $marker } niet meer.
event-hr-judged = { $objective }: { $first } tegen { $second }.
hr-won = { NOUN($who, as: "De") } wint ({ $objective }).
hr-won-resigned = { $who } wint: de andere kant geeft op.
hr-drawn = Gelijkspel ({ $objective }).

## Win the house

hr-campaign-room = Er is geen kamer ‘{ $room }’ op de kaart.
hr-campaign-played = ‘{ $room }’ is al gewonnen.
hr-campaign-team = Er is geen team { $team } in deze campagne.
hr-team-none = { $file } heeft geen [team].
hr-team-other = { $file }: een teambestand heeft [team] en verder niets; ‘{ $key }’ hoort daar niet.
hr-team-empty = { $file }: een team heeft een naam en minstens één kaart.
hr-team-unknown = { $team } noemt een kaart ‘{ $card }’ die er niet is; er zijn { $known }.
hr-house-none = { $file } heeft geen [house].
hr-house-rooms = Een huis heeft kamers, elk één keer.
hr-card-missing = Kaart { $card }: ‘{ $field }’ ontbreekt nog
hr-pack-our-dice = De vlakken van deze dobbelstenen zijn nog de onze: { $dice }.
hr-template-head =
    Je eigen doos van Home Raiders voor Kitchen Table. Vul in wat je kaarten en dobbelstenen tonen;
    haal weg wat je niet nodig hebt. Het ligt over de huisset heen: met allebei kun je spelen.
    ‘kitchentable pack check FILE’ zegt wat er ontbreekt of niet kan,
    met ‘kitchentable play raiders --terminal --pack FILE --set teams=mine,gremlins’ speel je ermee.
hr-template-dice = De vlakken van je dobbelstenen: blank (leeg), ace (aas) of critical (kritieke aas).
hr-template-card =
    Kaarten. De naam tussen haken kies je zelf (letters, cijfers, streepjes); kopieer een blok voor
    elke kaart. cost is in Sterren, movement en range in inches, base en height in millimeters;
    force is hoeveel personages een Eenheid heeft. Bij een eigenschap staan de dobbelstenen per kleur;
    marked zegt hoeveel er een wondteken dragen; boost is het getal achter de plus.
hr-template-abilities = De capaciteiten om onder ‘abilities’ te noemen, met de soorten kaarten die ze mogen hebben:
hr-template-team = Een team van je kaarten. copies = 2 voegt twee exemplaren van een Eenheid samen, separate = 2 neemt er twee los van elkaar.
event-hr-round-began-unlike =
    Ronde { $round }. In de zak: { $first ->
        [0] geen parels
        [one] 1 parel
       *[other] { $first } parels
    } van { $who } en { $second ->
        [0] geen
        [one] 1
       *[other] { $second }
    } van { $other }.
hr-option-strikes = { $who }: { NOUN($target, as: "de") } aanvallen
hr-option-shoots = { $who }: op { NOUN($target, as: "de") } schieten
hr-option-control = { $who }: fiche { $marker } beheersen
kind-do-hr-move = bewegen
kind-do-hr-close = hand-tot-handgevecht aangaan
kind-do-hr-ranged = schieten
kind-do-hr-spirit = geesteskracht gebruiken
kind-do-hr-generic = algemene actie
kind-do-hr-stand = opstaan
kind-do-hr-control = een fiche beheersen
event-hr-declared-close =
    { NOUN($troop, as: "De") } { NOUN($troop, ask: "number") ->
        [many] gaan
       *[one] gaat
    } het hand-tot-handgevecht aan.
event-hr-declared-ranged =
    { NOUN($troop, as: "De") } { NOUN($troop, ask: "number") ->
        [many] openen
       *[one] opent
    } het vuur.
kind-rolls-close_combat = valt aan
kind-rolls-shooting = schiet
kind-rolls-defence = verdedigt zich
kind-rolls-spirit = gooit Geesteskracht
kind-of-hr-control = Een fiche beheersen
event-hr-pool-kept = { NOUN($source, as: "De") }: { NOUN($who, as: "de") } gooit nog steeds { $after }.
