# Home Raiders: what the rules ask, tell and refuse.

## Setup

title-raiders = Home Raiders
hr-raiders-seats = Home Raiders is een spel voor twee, niet voor { $given }.
hr-raiders-two = Er worden twee teams en twee Poorten genoemd, met een komma ertussen; gegeven was “{ $given }”.
hr-no-such-table = Er is geen tafel ‘{ $table }’; er zijn { $known }.
hr-no-such-object = Er is geen object “{ $object }” dat een Poort kan zijn.
hr-no-such-team = Er is geen team “{ $team }”; er zijn { $known }.
hr-team-too-dear = { $team } kost { $cost } Sterren; er zijn er hoogstens { $stars } afgesproken.
hr-team-leaders = { $team } heeft { $leaders } Aanvoerders op { $units } Eenheden; er mogen niet meer Aanvoerders dan Eenheden zijn.
hr-team-factions = { $team } mengt facties: { $factions }.
hr-team-merge = Alleen exemplaren van een Eenheid kunnen worden samengevoegd; { $card } is er geen.
hr-team-copies = { $card } wordt minder dan één keer genomen.
hr-team-no-such-card = Team { $team } noemt een kaart “{ $card }” die er niet is
hr-card-pool = Kaart { $card }, { $trait }: de aantallen dobbelstenen kloppen niet met elkaar
hr-card-range = Kaart { $card } heeft een afstand maar geen dobbelstenen voor Schieten
hr-card-force = Kaart { $card } heeft Sterkte { $force }, maar alleen Eenheden hebben meer dan één personage
hr-card-number = Kaart { $card } heeft een getal dat te klein is
hr-card-size = Kaart { $card }: voet en hoogte zijn millimeters, 1 tot 100 en 1 tot 200
hr-card-no-such-ability = Kaart { $card }: er is geen eigenschap “{ $ability }”
hr-card-ability-type = Kaart { $card }: { $type } kan de eigenschap “{ $ability }” niet hebben
hr-dice-faces = De dobbelsteen { $die } heeft zijden nodig, elk één van { $known }
hr-roll-setup = Gooi voor de opstelling.
hr-roll-first = Gooi wie het eerst opstelt.
hr-roll-objective = Gooi voor het doel van het spel.
hr-call-face = Roep blanco of Aas.
hr-direct = Directe confrontatie
hr-cunning = Slimme strategie
hr-place-portal = Waar komt je Poort?
hr-option-place = op { $x }, { $y }
hr-deploy-which = Welke troep stel je nu op?
hr-deploy-where = Waar staat { $who }?
hr-join-which = Bij welke eenheid sluit { $who } zich aan?
hr-deploy-near = Stel op binnen 6" van je Poort: { $missing }" te ver.
hr-deploy-far = Binnen 6" past niemand meer, maar binnen 12" is er plaats: { $missing }" te ver.
hr-deploy-nearest = Binnen 12" past niemand meer: dan de plaats het dichtst bij je Poort, { $missing }" dichterbij.
hr-scouts-near = Dat is { $missing }" te dicht bij de vijand.
hr-place-marker = Waar komt je fiche?
hr-marker-portal = Een fiche ligt minstens 15" van je eigen Poort: er ontbreekt { $missing }".
hr-marker-near = Fiches liggen minstens 5" uit elkaar: er ontbreekt { $missing }".
hr-marker-covered = Daar ligt een object.
event-hr-setup-rolled = Opstelling: { $setup }.
event-hr-first-rolled = { $who } plaatst de Poort en stelt als eerste op.
event-hr-sworn-enemy = { $by } zweert vijandschap aan { $enemy }.
event-hr-portal-placed = { $who } plaatst een Poort.
event-hr-portal-placed-beside = { $who } plaatst een Poort (naast: { $object }).
event-hr-deployed = { $troop } is opgesteld: { $members }.
event-hr-objective-rolled = Doel van het spel: { $objective }.
event-hr-marker-placed = { $who } legt een fiche.
event-hr-marker-placed-beside = { $who } legt een fiche (naast: { $object }).
event-hr-marker-placed-on = { $who } legt een fiche (op: { $object }).
kind-goal-none = geen doel
kind-goal-vanish = Laat de vijand verdwijnen
kind-goal-portal = Beheers de Poort
kind-goal-spot = Strategische locatie
hr-situation-card = De situatie noemt een kaart “{ $card }” die er niet is.
hr-situation-troop = De situatie noemt een troep “{ $troop }” waar geen figuur bij hoort.
hr-situation-table = De situatie noemt een tafel “{ $table }” die er niet is.

## Rounds and turns

hr-draw-pearl = Er wordt een parel uit de zak getrokken.
hr-activate-whom = Welke troep activeer je?
hr-activated-already = { $troop } is deze ronde al geactiveerd.
hr-activation-bound = { $troop } moet nu worden geactiveerd.
hr-pass-not-now = Je mag alleen overslaan met meer parels dan wachtende troepen.
hr-pass-advanced = De beurt overslaan is een gevorderde regel, en dit is een basisspel.
hr-option-troop = { $troop }
hr-until-round = in deze ronde
hr-until-game = in dit spel
hr-option-resign = Opgeven
event-hr-round-began = Ronde { $round }: parels in de zak { $pearls }.
event-hr-pearl-drawn = Parel van { $who }; nog { $left } in de zak.
event-hr-activated = { $troop } wordt geactiveerd.
event-hr-passed = { $who } slaat de beurt over.
event-hr-passed-forced = { $who } heeft niemand meer om te activeren.
event-hr-round-ended = Ronde { $round } is voorbij.
event-hr-resigned = { $who } geeft op.

## Actions

hr-choose-action = Welke actie?
hr-act-next = { $troop }: wie doet wat?
hr-option-end-turn = Beurt beëindigen
hr-option-done = De actie is klaar
hr-option-action = { $troop }: { $kind }
hr-option-action-at = { $troop }: { $kind } tegen { $target }
hr-option-deed = { $who }: { $what }
hr-option-deed-at = { $who }: { $what }, { $about }
hr-the-unit = de eenheid
hr-option-character = { $who }
hr-option-yes = Ja
kind-of-hr-move = Beweging
kind-of-hr-close = Hand tot hand gevecht
kind-of-hr-ranged = Afstandsaanval
kind-of-hr-spirit = Geesteskracht actie
kind-of-hr-generic = Algemene actie
kind-of-hr-stand = Opstaan
kind-of-hr-control = Een fiche beheersen
hr-stand-up-first = { $troop } heeft dekking gezocht en moet eerst opstaan.
hr-regroup-first = { $troop } is uit verband en moet eerst hergroeperen.
hr-close-nobody = Niemand van { $troop } heeft voetcontact met een vijand.
hr-spirit-not-now = { $troop } kan nu geen geesteskracht actie doen.
event-hr-declared = { $troop }: { $kind }.
event-hr-declared-at = { $troop }: { $kind } tegen { $target }.
event-hr-ability-used = { $who } gebruikt { $ability }.
event-hr-ability-used-on = { $who } gebruikt { $ability }: { $about }.

## Moving

hr-move-where = Waar gaat { $troop } heen?
hr-option-stay = Blijven staan
hr-option-goes = { $who } naar { $x }, { $y }
hr-option-moves = { $moves }
hr-move-not-theirs = { $who } kan in deze actie niet bewegen, of is twee keer genoemd.
hr-move-point = Een plaats is x, y en een hoogte, geen { $given } getallen.
hr-move-too-far = Dat is { $over }" te ver.
hr-move-locked = In contact met { $enemy } kan men niet vrij bewegen: alleen weg.
hr-move-touches = De weg raakt { $enemy } vóór het einde: contact beëindigt de beweging.
hr-move-not-away = De beweging moet buiten contact met { $enemy } eindigen.
hr-flight-straight = Een vlucht is één rechte lijn naar één plaats.
hr-unit-apart = { $troop } zou { $missing }" uit verband zijn.
hr-unit-not-regrouped = { $troop } moet aansluiten: het zou nog { $missing }" uiteen staan, niet minder dan eerst.
hr-strike-leaving = { $who } maakt zich los: wie slaat?
hr-option-strike = { $who } slaat
hr-move-by-force = Waar wordt { $who } heen verplaatst?
hr-place-near = Waar bij { $other } komt { $who }?
hr-place-not-near = Dat is te ver van { $other }.
event-hr-moved = { $who } gaat { $cost }".
event-hr-moved-beside = { $who } gaat { $cost }" (naast: { $object }).
event-hr-moved-on = { $who } gaat { $cost }" (op: { $object }).
event-hr-move-lost = { $who } kan zijn weg niet meer gaan.
event-hr-fell = { $who } valt { $height }".
event-hr-broke-away = { $enemy } slaat naar { $who }, die zich losmaakt.
event-hr-object-pushed = { $who } duwt { $object }.

## Attacks

hr-choose-mode = Hoe valt { $who } { $target } aan?
hr-mode-plain = Verder niets
hr-who-defends = { $who } schiet op even nabije personages: wie verdedigt?
hr-go-to-ground = Er wordt op { $troop } geschoten. Dekking zoeken?
hr-option-ground = Dekking zoeken
hr-shoot-no-dice = { $who } heeft geen dobbelstenen voor Schieten.
hr-shoot-engaged = { $who } heeft voetcontact met { $enemy } en kan niet schieten.
hr-shoot-in-contact = In contact kan het niet op { $target } schieten.
hr-shoot-at-engaged = { $target } heeft voetcontact met { $enemy } en kan niet beschoten worden.
hr-shoot-leader = { $target } is een Aanvoerder en zijn eenheid is er nog.
hr-shoot-unseen = { $who } ziet { $target } niet.
hr-mind-tricked = { $who } kan { $target } deze beurt niet aanvallen.
hr-spirit-immune = { $target } kan nooit doelwit zijn van Geesteskracht-capaciteiten.
hr-spirit-wounded = { $target } is al gewond: dit werkt alleen bij wie dat niet is.
hr-transfer-unwounded = { $who } is niet gewond en heeft niets over te dragen.
hr-confuse-leader = Alleen een Aanvoerder kan worden verward, en { $target } is er geen.
hr-stun-nothing = { $target } heeft geen capaciteit te verliezen.
hr-transport-apart = { $troop } wordt helemaal meegenomen of niet, en niet iedereen staat binnen 3" van { $who }.
hr-transport-more = Wie neemt { $who } nog meer mee?
hr-option-later = later, na alle anderen
hr-roll-trait = { $who } gooit { $trait }.
hr-roll-single = { $who } gooit één dobbelsteen.
hr-roll-again = { $who } gooit dobbelstenen opnieuw.
hr-dice-text = { $white } wit, { $red } rood, { $black } zwart
hr-nobody = Niemand
kind-trait-close_combat = Hand tot hand gevecht
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
kind-source-range = afstand
kind-source-cover = dekking
kind-source-ground = dekking zoeken
event-hr-pool-built = { $who } { $change }, door { $source }: { $before } → { $after }.
event-hr-dice-rolled = { $who }, { $trait }: { $faces }. Azen: { $aces }.
event-hr-dice-boosted = { $who }, { $trait }: { $faces }. Azen: { $aces }, met Versterking { $boost }.
hr-no-dice = geen dobbelstenen
event-hr-attack-hit = { $by } raakt { $target }: { $aces } tegen { $defence }.
event-hr-attack-defended = { $target } verdedigt zich tegen { $by }: { $aces } tegen { $defence }.
event-hr-aimed = { $by } mikt op { $target }, { $distance }" verderop, vol in zicht.
event-hr-aimed-partly = { $by } mikt op { $target }, { $distance }" verderop, deels verborgen door { $behind }.
event-hr-shot-lost = { $who } heeft niemand meer om op te schieten.
event-hr-wounded = { $who } krijgt een wondsymbool (nu { $wounds }).
event-hr-healed = { $who } geneest (nu { $wounds }).
event-hr-vanished = { $who } verdwijnt.
event-hr-went-to-ground = { $troop } zoekt dekking.
event-hr-forced-to-ground = { $troop } wordt gedwongen dekking te zoeken.
event-hr-stood-up = { $troop } staat op.
event-hr-challenge-won = { $by } wint de geesteskrachtmeting tegen { $target }: { $aces } tegen { $against }.
event-hr-challenge-lost = { $by } wint de geesteskrachtmeting tegen { $target } niet: { $aces } tegen { $against }.

## Abilities ask

hr-roundhouse = { $who } slaat door: naar wie?
hr-violent-attack = { $target } gooide { $aces } Azen. Welke set moet voor { $who } opnieuw?
hr-knock-back-instead = Slaat { $who } { $target } terug in plaats van te verwonden?
hr-double-shot = { $who } heeft { $aces } Azen: verdelen?
hr-double-shot-not = Alle op het eerste doel
hr-double-shot-to = { $aces } daarvan op { $who }
hr-lightning = De bliksem van { $who } springt over: naar wie?
hr-charm = Wie valt { $target } aan voor { $who }?
hr-stun = Welke eigenschap verliest { $target } door { $who }?
hr-deflect = { $who } buigt het schot af: naar wie?
hr-energy-barrier = { $who } staat tegenover { $aces } Azen. De aanvaller opnieuw laten gooien?
hr-energy-barrier-which = Welke worp telt tegen { $who }?
hr-option-aces = { $aces } Azen
hr-flicker = { $who } flikkert: met wie van plaats wisselen?
hr-bodyguard = Neemt { $who } de plaats van { $target } in?
hr-mirror-image = Probeert { $who } de wond door te geven?
hr-pass-wound = Wie krijgt de wond van { $who }?
hr-action-group = { $troop } splitst zich: wie gaat mee?
hr-fast-recovery = Staat { $troop } gratis op?
hr-replacement = Wie vervangt { $who }?
hr-redeploy-join = Bij welke eenheid sluit { $who } zich nu aan?
hr-swan-song = De laatste aanval van { $who }: tegen wie?
hr-messenger = Naar welke eenheid brengt { $who } de bevelen van { $leader }?
hr-sworn-enemy = Wie is de gezworen vijand van { $who }?
hr-fervour = Neemt { $who } een derde actie, die pijn doet?
hr-running-shot = { $who } schiet in het rennen: op wie?
hr-relocate = Waar om { $enemy } heen gaat { $who }?
hr-relocate-contact = Het contact met { $enemy } moet de hele weg blijven.
hr-push = Welke kant duwt { $who } { $object } op?
hr-push-far = Een object wordt hoogstens { $most }" geduwd en met twee getallen gegeven.

## The end

event-hr-marker-controlled = { $who } beheerst fiche { $marker }.
event-hr-judged = { $objective }: { $first } tegen { $second }.
hr-won = { $who } wint: { $objective }.
hr-won-resigned = { $who } wint, want de andere kant heeft opgegeven.
hr-drawn = Gelijkspel: { $objective }.

## Win the house

hr-campaign-room = Er is geen kamer “{ $room }” op de kaart.
hr-campaign-played = “{ $room }” is al gewonnen.
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
    elke kaart. cost is in sterren, movement en range in inches, base en height in millimeters;
    force is hoeveel personages een Eenheid heeft. Een eigenschap telt haar dobbelstenen per kleur;
    marked zegt hoeveel er een wondteken dragen; boost is het getal achter de plus.
hr-template-abilities = De vaardigheden om onder ‘abilities’ te noemen, met de soorten kaarten die ze mogen hebben:
hr-template-team = Een team van je kaarten. copies = 2 voegt twee exemplaren van een Eenheid samen, separate = 2 neemt haar twee keer.
