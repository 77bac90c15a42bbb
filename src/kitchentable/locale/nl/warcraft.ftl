# Warcraft.

title-warcraft = Warcraft: het bordspel. Delf, bouw en vecht om punten.

## Woorden

wc-kind-melee = infanterie-eenheid
wc-kind-ranged = artillerie-eenheid
wc-kind-flying = vliegende eenheid
wc-kind-worker = arbeider
wc-building-melee = infanteriegebouw
wc-building-ranged = artilleriegebouw
wc-building-flying = vlieggebouw
wc-building-worker = arbeidersgebouw
wc-phase-ranged = artilleriefase
wc-phase-flying = vliegfase
wc-phase-melee = infanteriefase
wc-type-melee = infanterie-eenheden
wc-type-ranged = artillerie-eenheden
wc-type-flying = vliegende eenheden
wc-gold = goud
wc-wood = hout

wc-space-town = Stad
wc-space-forest = Bos
wc-space-goldmine = Goudmijn
wc-space-mountain = Berg
wc-space-water = Water
wc-space-objective = doelveld
wc-space-clear = open veld
wc-space-outpost = Buitenpost
wc-space-outpost-unfinished = Buitenpost in aanbouw

wc-race-human = Mensen
wc-race-orc = Orks
wc-race-undead = Ondoden
wc-race-night-elf = Nachtelfen

wc-card-call-to-arms = Te Wapen
wc-card-dispel-magic = Magie Verdrijven
wc-card-invisibility = Onzichtbaarheid
wc-card-polymorph = Gedaanteverwisseling
wc-card-devour = Verslinden
wc-card-ensnare = Verstrikken
wc-card-envenomed-spears = Giftige Speren
wc-card-pillage = Plunderen
wc-card-faerie-fire = Elfenvuur
wc-card-marksmanship = Scherpschutter
wc-card-moon-glaive = Maankling
wc-card-renew = Vernieuwen
wc-card-cripple = Verlammen
wc-card-curse = Vloek
wc-card-summon-building = Gebouw Oproepen
wc-card-web = Web
wc-card-fast = Snel
wc-card-resources = Grondstoffen
wc-card-town-portal = Stadspoort
wc-card-victory-point = Overwinningspunt

## Vragen

wc-deal-race = Voor { $who } wordt een ras geloot
wc-draw-first = De startspeler wordt geloot
wc-draw = { $who } trekt een kaart
wc-roll = { $number ->
    [one] { $who } werpt een gevechtsdobbelsteen
   *[other] { $who } werpt { $number } gevechtsdobbelstenen
}
wc-harvest-roll = { $who } werpt de grondstofdobbelsteen voor een arbeider op { $space }

wc-move = Wat verplaats je?
wc-move-one = { $kind }: { $start } → { $to }
wc-move-done = Niets meer: klaar met verplaatsen

wc-which-battle = Welk gevecht komt nu?
wc-battle-at = Het gevecht op { $space }
wc-battle-against = Het gevecht op { $space } tegen de { $race }
wc-join = Doen je eenheden op de flanken mee aan het gevecht op { $space }?
wc-poison = Langzaam Vergif: in welke fase sla je als eerste toe?
wc-raise = Wek de Doden: hoeveel infanterie-eenheden komen op het slagveld? Hoogstens { $most }.
wc-number = { $number }
wc-remove = Welke van je eenheden sneuvelt?
wc-unit = { $kind } op { $space }
wc-let-partner = Deze laat ik aan mijn teamgenoot over

wc-deploy = Wat voltooi je of zet je in?
wc-deploy-place = Een { $kind } inzetten op { $space }
wc-deploy-finish = Het { $kind } voltooien
wc-deploy-outpost = De Buitenpost op { $space } voltooien
wc-deploy-done = Niets meer: de rest blijft zoals het is

wc-spend = Je hebt { $gold } goud en { $wood } hout. Waar geef je het aan uit?
wc-spend-train = Een { $kind } opleiden ({ $cost })
wc-spend-build = Een { $kind } beginnen ({ $cost }, een arbeider in de Stad)
wc-spend-summon = Een { $kind } beginnen met Gebouw Oproepen ({ $cost }, geen arbeider)
wc-spend-outpost = Een Buitenpost beginnen op { $space } ({ $cost }): nieuwe stukken mogen ook daar komen
wc-spend-upgrade = De { $kind } opwaarderen ({ $cost }): { $tile }
wc-spend-victory = Een Overwinningspunt neerleggen
wc-spend-done = Niets meer: de rest bewaren
wc-way-train = opleiden
wc-way-construct = bouwen
wc-way-upgrade = opwaarderen

wc-give = { $gold ->
    [0] Geef { $who } { $wood } hout
   *[other] Geef { $who } { $gold } goud
}

## Kaarten

wc-window-move-start = { $hero ->
    [1] { $who } begint te verplaatsen. Speel je een kaart of gebruik je een vermogen?
   *[other] { $who } begint te verplaatsen. Speel je een kaart?
}
wc-window-invaded = De vijand is op een veld met jouw arbeiders gekomen. Speel je een kaart?
wc-window-move-end = { $hero ->
    [1] { $who } heeft verplaatst. Speel je een kaart of gebruik je een vermogen vóór de gevechten?
   *[other] { $who } heeft verplaatst. Speel je een kaart vóór de gevechten?
}
wc-window-round-start = { $hero ->
    [1] Er begint een gevechtsronde. Speel je een kaart of gebruik je een vermogen?
   *[other] Er begint een gevechtsronde. Speel je een kaart?
}
wc-window-melee-start = { $hero ->
    [1] De infanteriefase begint. Speel je een kaart of gebruik je een vermogen?
   *[other] De infanteriefase begint. Speel je een kaart?
}
wc-window-before-roll = Speel je een kaart voordat er geworpen wordt?
wc-window-after-roll = Er is geworpen. Speel je een kaart voordat de slachtoffers worden geteld?
wc-window-before-casualties = { $hero ->
    [1] Speel je een kaart of gebruik je een vermogen voordat de slachtoffers worden weggehaald?
   *[other] Speel je een kaart voordat de slachtoffers worden weggehaald?
}
wc-window-before-removal = Speel je een kaart voordat de volgende eenheid wordt weggehaald?
wc-window-after-removal = Er is een eenheid weggehaald. Speel je een kaart?
wc-window-response = Er is een kaart gespeeld. Antwoord je met een kaart van jou?
wc-window-harvest-start = Jouw Delffase begint. Speel je een kaart?
wc-until-turn = deze beurt op dit punt
wc-until-game = deze partij op dit punt
wc-until-battle-moment = in dit gevecht op dit punt
wc-until-battle = in dit gevecht
wc-play = { $card }
wc-play-on = { $card }: { $on }
wc-portal-where = Niet alle eenheden passen erbij. Waar gaan ze heen?
wc-portal-part = { $number } × { $kind } op { $space }
wc-portal-spread = { $parts }

## Weigeringen

wc-seats = Warcraft speel je met twee tot vier spelers, niet met { $given }.
wc-three = Met z’n drieën speel je met de uitbreiding, die er een bord voor heeft (expansion = true), of een scenario voor drie.
wc-no-such-board = Er is geen bord ‘{ $name }’ voor zoveel spelers; er zijn { $known }.
wc-board-usual = het gewone
wc-board-two-lakes = met meren, voor twee
wc-board-four-lakes = met meren, voor vier
wc-no-such-race = Er is geen ras ‘{ $race }’; kies uit { $known }.
wc-races = Geen ras wordt twee keer gespeeld. Spelers: { $wanted }; voor wie geen ras heeft, wordt er een geloot.
wc-no-such-space = Op dit bord is geen veld ‘{ $name }’; wel { $known }.
wc-situation-seats = de stelling heeft { $players } spelers, de opstelling { $seats } stoelen
wc-situation-hex = “{ $space }” en “{ $other }” liggen op dezelfde zeshoek
wc-situation-no-battle = dit punt ligt midden in een gevecht en de stelling heeft er geen
wc-situation-no-hero = deze speler heeft geen levende held
wc-not-now = { $card } kun je op dit moment niet spelen.
wc-no-target = Hierop kun je { $card } niet spelen.
wc-no-gift-now = Terwijl er slachtoffers worden weggehaald, wordt er niets gegeven.

wc-locked = De Stad op { $space } is vergrendeld: geen stuk kan eruit.
wc-nobody-there = Op { $space } heb je geen { $kind }.
wc-moved-already = Op { $space } is elke { $kind } al verplaatst: dat mag één keer per fase.
wc-mountain = Op { $space } ligt een Berg: daar kan een { $kind } niet heen, alleen een vliegende eenheid.
wc-water = Op { $space } ligt Water: daar kan een { $kind } niet overheen, alleen een vliegende eenheid.
wc-no-landing = Op { $space } ligt Water: daar kan niemand blijven. Vlieg eroverheen naar een veld erachter, of helemaal niet.
wc-too-far = { $most ->
    [0] Zo komt niemand op { $space }: een { $kind } kan hier niet van de plaats.
    [one] Het is te ver naar { $space }: een { $kind } komt hiervandaan één veld ver.
   *[other] Het is te ver naar { $space }: een { $kind } komt hiervandaan { $most } velden ver.
}
wc-stopped = De vijand op { $space } houdt dit stuk tegen: het kan niet verder.
wc-no-escort = Op { $space } staat de vijand: een arbeider kan er pas heen als er al een eenheid van jou staat.
wc-too-many = Op { $space } wordt het te vol: van elke partij passen er hoogstens { $most } eenheden en { $most } arbeiders.
wc-no-room-for-worker = De arbeider van dit gebouw past niet meer in je Stad, { $space }; het gebouw moet wachten.
wc-no-deployment = Op { $space } kun je niets inzetten: dat kan alleen in je Stad en bij je eigen voltooide Buitenposten.

wc-one-way = In deze fase heb je al gekozen voor { $chosen }: opleiden, bouwen of opwaarderen, één van de drie.
wc-too-dear = { $wood ->
    [0] Dit kost { $gold } goud, en dat heb je niet.
   *[other] Dit kost { $gold } goud en { $wood } hout, en dat heb je niet.
}
wc-no-building = Je hebt geen voltooid { $kind }.
wc-buildings-busy = Elk { $kind } van jou is bezet: er is er maar één tegelijk in opleiding.
wc-no-marker = Je hebt geen { $kind } meer in je voorraad.
wc-no-tile = Je hebt geen tegel meer voor een { $kind }.
wc-no-worker = Op { $space } staat geen vrije arbeider van jou.
wc-no-outpost = Je hebt geen Buitenpost meer: er zijn er maar { $most }.
wc-outposts-here = Allebei je Buitenposten staan op { $space }: je kunt er alleen een opgeven voor een ander veld.
wc-last-tile = Je { $kind } zijn al op het hoogste niveau.
wc-upgraded-already = Je { $kind } zijn in deze fase al opgewaardeerd; dat mag één keer.
wc-needs = { $number ->
    [one] Hiervoor is een voltooid { $building } nodig; je hebt er geen.
   *[other] Hiervoor is { $number } × een voltooid { $building } nodig; je hebt er { $have }.
}

## Wat er gebeurt: opstelling en beurt

wc-race-taken = { $seat } speelt de { $race }, met de Stad op { $town }.
wc-first-player = { $seat } is de startspeler.
wc-turn-began = Beurt { $turn } begint, met { $seat } als eerste.
wc-starting-pieces = { $seat } begint met { $melee } infanterie-eenheden, { $workers } arbeiders, { $gold } goud en { $wood } hout.
wc-card-drawn = { $seat } trekt een kaart.
wc-card-drawn-open = { $seat } trekt een kaart: { $card }.
wc-deck-renewed = { $seat } maakt van de aflegstapel een nieuwe trekstapel.
wc-no-card-left = { $seat } heeft geen kaart meer om te trekken.

## Wat er gebeurt: kaarten

wc-card-played = { $seat } speelt { $card }.
wc-card-cancelled = { $by } heft { $card } van { $seat } op: de kaart heeft geen effect.
wc-hastened = De stukken van { $seat } op { $space } komen deze beurt verder: 2 velden meer, hoogstens 3.
wc-slowed = { $seat } verlamt de vijand op { $space }: deze beurt 1 veld minder ver.
wc-called-to-arms = { $workers ->
    [one] { $seat } roept een arbeider op { $space } te wapen.
   *[other] { $seat } roept { $workers } arbeiders op { $space } te wapen.
}
wc-ported = { $seat } gaat met { $number } × { $kind } door de Stadspoort van { $start } naar { $to }.
wc-polymorphed = Een { $kind } van { $seat } op { $space } is een schaap en valt deze ronde niet aan.
wc-devoured = Een { $kind } van { $seat } op { $space } is verslonden en doet tot het einde van het gevecht niet mee.
wc-netted = De vliegende eenheden van { $seats } zijn verstrikt: de rest van dit gevecht kan infanterie ze raken.
wc-prevented = { $number ->
    [0] Aan de kant van { $seats } wordt geen slachtoffer voorkomen.
    [one] Aan de kant van { $seats } wordt één slachtoffer voorkomen.
   *[other] Aan de kant van { $seats } worden { $number } slachtoffers voorkomen.
}
wc-pillaged = { $by } plundert { $gold } goud en { $wood } hout van { $seat }.
wc-renewed = Het Bos op { $space } is weer aangegroeid.
wc-took-resources = { $gold ->
    [0] { $seat } neemt { $wood } hout.
   *[other] { $seat } neemt { $gold } goud.
}
wc-victory-point-shown = { $number ->
    [one] { $seat } legt een Overwinningspunt neer.
   *[other] { $seat } legt een Overwinningspunt neer; dat zijn er nu { $number }.
}

## Wat er gebeurt: verplaatsen

wc-moved = { $seat } verplaatst een { $kind } van { $start } naar { $to }.
wc-move-step-over = De Verplaatsfase van { $seat } is voorbij.
wc-workers-destroyed = { $number ->
    [one] { $seat } verliest een arbeider tussen de vijanden op { $space }.
   *[other] { $seat } verliest { $number } arbeiders tussen de vijanden op { $space }.
}
wc-outpost-destroyed = De Buitenpost van { $seat } op { $space } is verwoest.
wc-town-locked = De Stad van { $seat } is vergrendeld: tot het gevecht voorbij is, kan niemand eruit.
wc-town-free = De Stad van { $seat } is niet meer vergrendeld.
wc-town-marked = De Stad van { $seat } is voor de eerste keer ingenomen; de tweede keer is het afgelopen.
wc-eliminated = { $seat } ligt uit het spel.

## Wat er gebeurt: gevecht

wc-battle-began = Gevecht op { $space }! Aanval: { $seats }. Verdediging: { $others }.
wc-battle-off = Op { $space } komt het toch niet tot een gevecht.
wc-stayed-out = { $seat } doet niet mee aan dit gevecht.
wc-round-began = Gevechtsronde { $round } begint.
wc-phase-began = Nu begint de { $kind }.
wc-strikes-first = { $seat } slaat in de { $kind } als eerste toe.
wc-attacked = { $hits ->
    [0] { $seat } werpt { $faces } in de { $kind } (kracht { $strength }): geen treffer.
    [one] { $seat } werpt { $faces } in de { $kind } (kracht { $strength }): één treffer.
   *[other] { $seat } werpt { $faces } in de { $kind } (kracht { $strength }): { $hits } treffers.
}
wc-rolled-again = { $seat } werpt de missers opnieuw: { $faces }.
wc-extra-attacks = { $hits ->
    [0] { $seat } werpt { $faces } bij de extra aanvallen: geen treffer.
    [one] { $seat } werpt { $faces } bij de extra aanvallen: één treffer.
   *[other] { $seat } werpt { $faces } bij de extra aanvallen: { $hits } treffers.
}
wc-raised = { $number ->
    [one] { $seat } wekt een infanterie-eenheid uit de dood.
   *[other] { $seat } wekt { $number } infanterie-eenheden uit de dood.
}
wc-returned-to-reserve = { $number ->
    [one] Eén gewekte eenheid te veel: { $seat } neemt haar terug.
   *[other] { $number } gewekte eenheden te veel: { $seat } neemt ze terug.
}
wc-casualties-counted = { $number ->
    [0] Geen slachtoffers aan de kant van { $seats }.
    [one] Eén slachtoffer aan de kant van { $seats }.
   *[other] { $number } slachtoffers aan de kant van { $seats }.
}
wc-removed = { $seat } verliest een { $kind } op { $space }.
wc-casualties-ignored = { $number ->
    [one] Aan de kant van { $seats } kan niemand het laatste slachtoffer zijn: het vervalt.
   *[other] Aan de kant van { $seats } kan niemand meer slachtoffer zijn: de laatste { $number } vervallen.
}
wc-battle-won = Het gevecht op { $space } is gewonnen door { $seats }.
wc-nobody-won = Niemand wint het gevecht op { $space }.
wc-unit-returned = { $seat } krijgt op { $space } een verslonden { $kind } terug.

## Wat er gebeurt: delven, inzetten, aanschaffen

wc-gold-harvested = { $seat } delft { $number } goud op { $space }.
wc-wood-harvested = { $seat } hakt { $number } hout op { $space }.
wc-partly-depleted = Veld { $space } is gedeeltelijk uitgeput.
wc-depleted = Veld { $space } is volledig uitgeput: er valt niets meer te halen.
wc-deployed = { $seat } zet een { $kind } in op { $space }.
wc-building-finished = { $seat } voltooit een { $kind }.
wc-outpost-finished = { $seat } voltooit de Buitenpost op { $space }.
wc-trained = { $wood ->
    [0] { $seat } leidt voor { $gold } goud een { $kind } op.
   *[other] { $seat } leidt voor { $gold } goud en { $wood } hout een { $kind } op.
}
wc-building-begun = { $seat } begint voor { $gold } goud en { $wood } hout een { $kind }.
wc-outpost-begun = { $seat } begint voor { $gold } goud en { $wood } hout een Buitenpost op { $space }.
wc-upgraded = { $seat } waardeert de { $kind } op naar niveau { $level }: { $tile }.
wc-scored = { $points ->
    [one] { $seat } heeft één overwinningspunt van de { $target }.
   *[other] { $seat } heeft { $points } overwinningspunten van de { $target }.
}
wc-gave = { $gold ->
    [0] { $seat } geeft { $to_seat } { $wood } hout.
   *[other] { $seat } geeft { $to_seat } { $gold } goud.
}
wc-won = De overwinning gaat naar { $who }.
wc-won-limit = Beurt { $turn } was de laatste. De meeste overwinningspunten: { $who }.

## Het bord als tekst

wc-line = { $text }
wc-picture-turn = Beurt { $turn }, { $step } van { $who }; { $target } overwinningspunten is winst.
wc-picture-legend = T Stad, ♣ Bos, $ Goudmijn, ▲ Berg, ≈ Water, · open veld, ★ doelveld met zijn punten; ! gedeeltelijk en !! volledig uitgeput; m infanterie, r artillerie, f vliegend, w arbeiders, ⌂ Buitenpost, (⌂) Buitenpost in aanbouw.
wc-picture-legend-more = Met de uitbreiding: h held, c opgeroepen wezens; ? een creep die nog niemand heeft gezien, 4d3 een met 4 dobbelstenen van kracht 3; achter ♣ en $ staat wat daar over is, ? als niemand dat weet.
wc-picture-player = { $who }, { $race } ({ $letter }): punten { $points }, goud { $gold }, hout { $wood }, gebouwen m/r/f { $buildings }, kaarten { $cards }
wc-picture-hand = Hand: { $cards }
wc-picture-out = { $who }, { $race }: uit het spel

## Inhoud

warcraft-die = de grondstofdobbelsteen heeft zes zijden van 0 tot en met 3, niet { $faces }
warcraft-piece-sides = bordtegel { $piece } heeft { $spaces } velden, maar niet op elke zijde evenveel inhoud
warcraft-strength = { $race }, { $kind }, niveau { $level }: kracht gaat van 1 tot en met 6, niet { $strength }
warcraft-ability = { $race }, { $kind }, niveau { $level }: er is geen vaardigheid ‘{ $ability }’
warcraft-needs = { $race }, { $kind }, niveau { $level }: elke tegel behalve de laatste heeft gebouwen nodig om op te waarderen, de laatste niet
warcraft-building = { $race }, { $kind }, niveau { $level }: er is geen gebouw ‘{ $building }’; wel melee, ranged en flying
warcraft-cost = { $race }: hiervan ontbreekt de prijs: { $kind }
warcraft-card = { $race }: er is geen kaart ‘{ $card }’
warcraft-power = Geen tegel van { $race } heeft de eigen vaardigheid { $power }
wc-seating = Mensen en Nachtelfen vormen het ene team, Orks en Ondoden het andere, en de teams zitten om en om.
wc-cost = { $gold } goud, { $wood } hout
wc-tile = kracht { $strength }
wc-tile-ability = kracht { $strength }, { $ability }
wc-tile-last = { $tile }, en een overwinningspunt
wc-ability-area-attack = Gebiedsaanval
wc-ability-heal = Genezing
wc-ability-slow-poison = Langzaam Vergif
wc-ability-bloodlust = Moordlust
wc-ability-raise-dead = Wek de Doden
wc-play-spare = { $card }: één slachtoffer minder voor { $who }
wc-worker-busy = Er is al een arbeider in opleiding: het Stadsoverzicht leidt er één tegelijk op.
wc-step-move = Verplaatsfase
wc-step-harvest = Delffase
wc-step-deploy = Inzetfase
wc-step-spend = Aanschaffase
wc-picture-coming =   op komst: { $what }
wc-picture-some = { $number } × { $what }
wc-picture-tiles =   eenheden: { $what }
wc-picture-tile = { $kind }: { $tile }
wc-picture-card = { $card } [{ $rule }]
wc-picture-battle = Gevecht op { $space }, ronde { $round }:
wc-picture-attacks =   { $who } valt aan met { $what }
wc-picture-defends =   { $who } verdedigt met { $what }
warcraft-no-piece = De opstelling { $layout } gebruikt tegel { $piece }, die er niet is; er zijn { $known }
warcraft-layout-towns = De opstelling { $layout } is voor { $seats } spelers en heeft { $towns ->
    [0] geen Stad
    [one] één Stad
   *[other] { $towns } Steden
}: elke speler heeft er een nodig
warcraft-overlap = In de opstelling { $layout } ligt tegel { $piece } op een andere
warcraft-space = Tegel { $piece } toont ‘{ $what }’; een veld is town, forest, goldmine, mountain, water, clear, of objective met zijn punten
warcraft-cost-kind = { $race } heeft een prijs voor ‘{ $kind }’; er zijn prijzen voor melee, ranged, flying en worker
warcraft-negative = { $race }: { $what } kan niet minder dan 0 zijn
wc-odds = { $where }: jij { $mine } %, zij { $theirs } %; gemiddeld verlies je { $lost } eenheden en zij { $taken }
wc-odds-about = { $line } (gesimuleerd, ± { $error } %)
wc-odds-entering = { $kind } naar { $space }, zonder kaarten
wc-odds-battle = Dit gevecht, zonder kaarten
wc-odds-form = ‘{ $given }’ zijn geen twee legers; schrijf elk als in "2 melee 3, 1 ranged 2 heal, 1 melee 4 hero 3": aantal, melee, ranged of flying, kracht 1 tot 6; dan hero met het leven dat hij nog heeft, of creature of creep met de dobbelstenen van elk, als het er een is; dan een vaardigheid, en flank als het daar staat.
wc-tenths = { $whole },{ $part }

wc-why-attack = De kans om het gevecht in { $space } te winnen is { $mine } %, om het te verliezen { $theirs } %, zonder kaarten.
wc-why-hunt = Wat er gedekt ligt in { $space }, moet te verslaan zijn.
wc-why-march = Het leger trekt naar { $space }.
wc-why-work = Richting { $space } valt er iets te oogsten.
wc-why-stay = De rest staat waar het moet staan.
wc-why-train = Meer stukken zijn nu het meest waard.
wc-why-build = Meer gebouwen betalen zich terug.
wc-why-summon = Een gebouw zonder arbeider spaart een oogst uit.
wc-why-outpost = Nieuwe eenheden moeten niet zo ver hoeven lopen.
wc-why-upgrade = Betere eenheden zijn nu het meest waard.
wc-why-victory = Het punt is nu nodig.
wc-why-save = Niets anders is zijn prijs waard.
wc-why-card = De kaart helpt hier het meest.
wc-why-power = De vaardigheid van de held helpt hier het meest.
wc-why-keep = De kaart wordt bewaard voor een beter moment.
wc-why-remove = Deze eenheid wordt het minst gemist.
wc-gave-up = { $seat } geeft op.
wc-resign = Opgeven: de andere kant wint
wc-won-resigned = { $who } wint: de andere kant heeft opgegeven.
