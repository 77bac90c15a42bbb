# Warcraft.

title-warcraft = Warcraft: het bordspel. Delf, bouw en vecht om punten.

## Woorden

wc-gold = goud
wc-wood = hout



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
wc-roll = { NOUN($who, as: "De") } { NOUN($who, ask: "number") ->
        [many] gooien
       *[one] gooit
    } { $number ->
        [one] een gevechtsdobbelsteen
       *[other] { $number } gevechtsdobbelstenen
    }
wc-harvest-roll = { $who } gooit de grondstofdobbelsteen voor een arbeider op { $space }

wc-move = Wat verplaats je?
wc-move-one = { NOUN($kind, as: "One") }: { $start } → { $to }
wc-move-done = Klaar met verplaatsen

wc-which-battle = Welk gevecht lever je nu?
wc-battle-at = Het gevecht op { $space }
wc-battle-against = Het gevecht op { $space } tegen { NOUN($race, as: "de") }
wc-join = Doen je eenheden op de flanken mee aan het gevecht op { $space }?
wc-poison = Langzaam Vergif: in welke fase sla je als eerste toe?
wc-in-phase = In { NOUN($kind, as: "de") }
wc-raise = Wek de Doden: hoeveel infanterie-eenheden staan op het slagveld op? (hoogstens { $most })
wc-number = { $number }
wc-remove = Welke eenheid verlies je?
wc-unit = { NOUN($kind, as: "One") } op { $space }
wc-let-partner = Dit slachtoffer aan je teamgenoot overlaten

wc-deploy = Wat voltooi je of zet je in?
wc-deploy-place = { NOUN($kind, as: "Een") } inzetten op { $space }
wc-deploy-finish = { NOUN($kind, as: "De") } voltooien
wc-deploy-outpost = De Buitenpost op { $space } voltooien
wc-deploy-done = Klaar met inzetten

wc-spend = Je hebt { $gold } goud en { $wood } hout. Waar geef je het aan uit?
wc-spend-train = { NOUN($kind, as: "Een") } opleiden ({ $cost })
wc-spend-build = Aan { NOUN($kind, as: "een") } beginnen ({ $cost }, een arbeider in de Stad)
wc-spend-summon = Met Gebouw Oproepen aan { NOUN($kind, as: "een") } beginnen ({ $cost }, geen arbeider)
wc-spend-outpost = Aan een Buitenpost op { $space } beginnen, waar nieuwe stukken kunnen aankomen ({ $cost })
wc-spend-upgrade = Je { $kind } opwaarderen ({ $cost }): { $tile }
wc-spend-victory = Een Overwinningspunt tonen
wc-spend-done = Klaar met aanschaffen
wc-way-train = opleiden
wc-way-construct = bouwen
wc-way-upgrade = opwaarderen

wc-give = { $gold ->
        [0] { $wood } hout
       *[other] { $gold } goud
    } aan { $who } geven

## Kaarten

wc-window-move-start = { $hero ->
    [0] { $who } begint te verplaatsen. Speel je een kaart?
   *[other] { $who } begint te verplaatsen. Speel je een kaart of gebruik je een vaardigheid?
}
wc-window-invaded = De vijand is op een veld met jouw arbeiders gekomen. Speel je een kaart?
wc-window-move-end = { $hero ->
    [1] { $who } heeft verplaatst. Speel je een kaart of gebruik je een vaardigheid vóór de gevechten?
   *[other] { $who } heeft verplaatst. Speel je een kaart vóór de gevechten?
}
wc-window-round-start = { $hero ->
    [1] Er begint een gevechtsronde. Speel je een kaart of gebruik je een vaardigheid?
   *[other] Er begint een gevechtsronde. Speel je een kaart?
}
wc-window-melee-start = { $hero ->
    [1] De infanteriefase begint. Speel je een kaart of gebruik je een vaardigheid?
   *[other] De infanteriefase begint. Speel je een kaart?
}
wc-window-before-roll = Speel je een kaart voordat er gegooid wordt?
wc-window-after-roll = Er is gegooid. Speel je een kaart voordat de slachtoffers worden geteld?
wc-window-before-casualties = { $hero ->
    [1] Speel je een kaart of gebruik je een vaardigheid voordat de slachtoffers worden weggehaald?
   *[other] Speel je een kaart voordat de slachtoffers worden weggehaald?
}
wc-window-before-removal = Speel je een kaart voordat de volgende eenheid wordt weggehaald?
wc-window-after-removal = Er is een eenheid weggehaald. Speel je een kaart?
wc-window-response = Er is een kaart gespeeld. Reageer je met een eigen kaart?
wc-window-harvest-start = Jouw Delffase begint. Speel je een kaart?
wc-until-turn = deze beurt op dit punt
wc-until-game = dit hele spel op dit punt
wc-until-battle-moment = in dit gevecht op dit punt
wc-until-battle = in dit gevecht
wc-play = { $card } spelen
wc-target = { NOUN($kind, as: "de") } { NOUN($seat, ask: "number") ->
        [many] op
       *[one] van { $seat } op
    } { $space }
wc-target-kind = { NOUN($seat, ask: "number") ->
    [many] { NOUN($kind, as: "de") }
   *[one] { NOUN($kind, as: "de-veel") } van { $seat }
}
wc-target-place = { NOUN($seat, ask: "number") ->
        [many] { NOUN($seat, as: "de") }
       *[one] de stukken van { $seat }
    } op { $space }
wc-play-on = { $card } spelen: { $on }
wc-portal-where = Niet alle eenheden passen. Waar gaan ze heen?
wc-portal-part = { $number ->
        [one] { NOUN($kind, as: "een") }
       *[other] { $number } { NOUN($kind, as: "many") }
    } op { $space }
wc-portal-spread = { NOUN($parts, as: "Commas") }

## Weigeringen

wc-seats = Warcraft is voor 2 tot 4 spelers, niet voor { $given }.
wc-three = Drie spelers hebben het bord van de uitbreiding (expansion = true) of een scenario voor drie nodig.
wc-no-such-board = Er is geen bord ‘{ $name }’ voor zoveel spelers. Kies uit { $known }.
wc-board-usual = het gewone
wc-board-two-lakes = met meren, voor twee
wc-board-four-lakes = met meren, voor vier
wc-no-such-race = Er is geen ras ‘{ $race }’. Kies uit { $known }.
wc-races = Noem hoogstens { $wanted } verschillende rassen; voor de andere spelers wordt geloot.
wc-no-such-space = Op dit bord is geen veld ‘{ $name }’. Kies uit { $known }.
wc-situation-seats = de stelling heeft { $players } spelers, de opstelling { $seats } stoelen
wc-situation-hex = ‘{ $space }’ en ‘{ $other }’ liggen op dezelfde zeshoek
wc-situation-no-battle = dit punt ligt midden in een gevecht en de stelling heeft er geen
wc-situation-no-hero = deze speler heeft geen levende held
wc-not-now = Je kunt { $card } nu niet spelen.
wc-no-target = Je kunt { $card } daar niet op spelen.
wc-no-gift-now = Je kunt niets geven terwijl er slachtoffers worden weggehaald.

wc-locked = De Stad op { $space } is vergrendeld: geen stuk kan eruit.
wc-nobody-there = Je hebt geen { $kind } op { $space }.
wc-moved-already = { NOUN($kind, ask: "g") ->
        [enig] { NOUN($kind, as: "De") } op { $space } is
       *[other] Alle { NOUN($kind, as: "many") } op { $space } zijn
    } deze fase al verplaatst.
wc-mountain = { NOUN($kind, as: "Een") } kan de Berg op { $space } niet op; dat kunnen alleen vliegende eenheden.
wc-water = { NOUN($kind, as: "Een") } kan het Water op { $space } niet over; dat kunnen alleen vliegende eenheden.
wc-no-landing = Je kunt niet landen op het Water van { $space }: vlieg door naar een veld erachter.
wc-too-far = { $most ->
    [0] { NOUN($kind, as: "De") } kan hier niet weg en komt dus niet op { $space }.
    [one] Te ver: { NOUN($kind, as: "een") } komt hiervandaan één veld ver, niet tot { $space }.
   *[other] Te ver: { NOUN($kind, as: "een") } komt hiervandaan { $most } velden ver, niet tot { $space }.
}
wc-stopped = De vijanden op { $space } houden dit stuk daar tegen.
wc-no-escort = Op { $space } staan vijanden: breng er eerst een eenheid heen, dan pas een arbeider.
wc-too-many = Op { $space } is geen plaats meer: per partij passen er { $most } eenheden en { $most } arbeiders.
wc-no-room-for-worker = Je Stad, { $space }, heeft geen plaats voor de bouwer: maak eerst plaats.
wc-no-deployment = Je kunt niet inzetten op { $space }: gebruik je Stad of een voltooide Buitenpost van jou.

wc-one-way = Je hebt deze fase al voor { $chosen } gekozen: aanschaffen mag maar op één manier.
wc-too-dear = { $wood ->
    [0] Dit kost { $gold } goud: dat heb je niet.
   *[other] Dit kost { $gold } goud en { $wood } hout: dat heb je niet.
}
wc-no-building = Je hebt geen voltooid { $kind }.
wc-buildings-busy = Al je { NOUN($kind, as: "many") } zijn bezet: elk leidt één stuk tegelijk op.
wc-no-marker = Je hebt geen { $kind } meer in je voorraad.
wc-no-tile = Je hebt geen tegel meer voor { NOUN($kind, as: "een") }.
wc-no-worker = Je hebt geen vrije arbeider op { $space }.
wc-no-outpost = Je hebt geen Buitenpost meer: er zijn er maar { $most }.
wc-outposts-here = Je beide Buitenposten staan op { $space }: geef er alleen een op voor een ander veld.
wc-last-tile = Je { $kind } zijn al op het hoogste niveau.
wc-upgraded-already = Je hebt je { $kind } deze fase al opgewaardeerd.
wc-needs = { $number ->
    [one] Hiervoor is een voltooid { $building } nodig; je hebt er geen.
   *[other] Hiervoor zijn { $number } voltooide { NOUN($building, as: "many") } nodig; je hebt er { $have ->
        [0] geen
       *[other] { $have }
    }.
}

## Wat er gebeurt: opstelling en beurt

wc-race-taken = { $seat } speelt { NOUN($race, as: "de") }, met de Stad op { $town }.
wc-first-player = { $seat } begint.
wc-turn-began = Beurt { $turn }: { $seat } begint.
wc-starting-pieces = { $seat } begint met { $melee ->
        [one] één infanterie-eenheid
       *[other] { $melee } infanterie-eenheden
    }, { $workers ->
        [one] één arbeider
       *[other] { $workers } arbeiders
    }, { $gold } goud en { $wood } hout.
wc-card-drawn = { $seat } trekt een kaart.
wc-card-drawn-open = { $seat } trekt { $card }.
wc-deck-renewed = { $seat } schudt de aflegstapel tot een nieuwe trekstapel.
wc-no-card-left = { $seat } heeft geen kaarten meer om te trekken.

## Wat er gebeurt: kaarten

wc-card-played = { $seat } speelt { $card }.
wc-card-cancelled = { $by } verijdelt { $card } van { $seat }.
wc-hastened = De stukken van { $seat } op { $space } gaan deze beurt twee velden verder, hoogstens drie in totaal.
wc-slowed = { $seat } verlamt de vijanden op { $space }: ze gaan deze beurt één veld minder ver.
wc-called-to-arms = { $workers ->
    [one] { $seat } roept een arbeider op { $space } te wapen.
   *[other] { $seat } roept { $workers } arbeiders op { $space } te wapen.
}
wc-ported =
    { $seat } gaat met { $number ->
        [one] { NOUN($kind, as: "een") }
       *[other] { $number } { NOUN($kind, as: "many") }
    } door de Stadspoort van { $start } naar { $to }.
wc-polymorphed = { NOUN($kind, as: "De") } { NOUN($seat, ask: "number") ->
        [many] op
       *[one] van { $seat } op
    } { $space } verandert in een schaap en valt deze ronde niet aan.
wc-devoured = { NOUN($kind, as: "De") } { NOUN($seat, ask: "number") ->
        [many] op
       *[one] van { $seat } op
    } { $space } wordt verslonden en doet niet meer mee aan het gevecht.
wc-netted = De vliegende eenheden { NOUN($seats, as: "van") } zijn verstrikt: tot het einde van het gevecht kan infanterie ze raken.
wc-prevented = { NOUN($seats, as: "De") } { NOUN($seats, ask: "number") ->
        [many] voorkomen
       *[one] voorkomt
    } { $number ->
        [0] geen slachtoffers
        [one] één slachtoffer
       *[other] { $number } slachtoffers
    }.
wc-pillaged = { $by } plundert { $gold ->
        [0] { $wood } hout
       *[other] { $wood ->
            [0] { $gold } goud
           *[other] { $gold } goud en { $wood } hout
        }
    } bij { $seat }.
wc-renewed = Het Bos op { $space } groeit weer aan.
wc-took-resources = { $gold ->
    [0] { $seat } neemt { $wood } hout.
   *[other] { $seat } neemt { $gold } goud.
}
wc-victory-point-shown = { $number ->
    [one] { $seat } toont een Overwinningspunt.
   *[other] { $seat } toont een Overwinningspunt; dat zijn er nu { $number }.
}

## Wat er gebeurt: verplaatsen

wc-moved = { $seat } verplaatst { NOUN($kind, as: "een") } van { $start } naar { $to }.
wc-workers-destroyed =
    De vijanden op { $space } doden { $number ->
        [one] een arbeider
       *[other] { $number } arbeiders
    } van { $seat }.
wc-outpost-destroyed = De Buitenpost van { $seat } op { $space } wordt verwoest.
wc-town-locked = De Stad van { $seat } is vergrendeld: tot het gevecht voorbij is, kan er niets uit.
wc-town-free = De Stad van { $seat } is niet meer vergrendeld.
wc-town-marked = De Stad van { $seat } is één keer ingenomen; de tweede keer is het afgelopen.
wc-eliminated = { $seat } ligt uit het spel.

## Wat er gebeurt: gevecht

wc-battle-began =
    Gevecht op { $space }! { NOUN($seats, as: "De") } { NOUN($seats, ask: "number") ->
        [many] vallen
       *[one] valt
    } aan, { NOUN($others, as: "de") } { NOUN($others, ask: "number") ->
        [many] verdedigen
       *[one] verdedigt
    } zich.
wc-battle-off = Op { $space } komt het toch niet tot een gevecht.
wc-stayed-out = { $seat } houdt de eenheden op de flanken buiten dit gevecht.
wc-round-began = Gevechtsronde { $round }.
wc-phase-began = { NOUN($kind, as: "De") } begint.
wc-strikes-first = { NOUN($seat, as: "De") } { NOUN($seat, ask: "number") ->
        [many] slaan
       *[one] slaat
    } als eerste toe in { NOUN($kind, as: "de") }.
wc-attacked = { NOUN($seat, as: "De") } { NOUN($seat, ask: "number") ->
        [many] gooien
       *[one] gooit
    } { $faces } in { NOUN($kind, as: "de") } (kracht { $strength }): { $hits ->
        [0] geen treffer
        [one] één treffer
       *[other] { $hits } treffers
    }.
wc-rolled-again = { NOUN($seat, as: "De") } { NOUN($seat, ask: "number") ->
        [many] gooien
       *[one] gooit
    } de missers opnieuw: { $faces }.
wc-extra-attacks = { NOUN($seat, as: "De") } { NOUN($seat, ask: "number") ->
        [many] gooien
       *[one] gooit
    } { $faces } in extra aanvallen: { $hits ->
        [0] geen treffer
        [one] één treffer
       *[other] { $hits } treffers
    }.
wc-raised = { $seat } wekt { $number ->
        [one] een infanterie-eenheid
       *[other] { $number } infanterie-eenheden
    } uit de dood.
wc-returned-to-reserve = Er is geen plaats voor { $number ->
    [one] één gewekte eenheid: die gaat
   *[other] { $number } gewekte eenheden: die gaan
} terug naar de voorraad van { $seat }.
wc-casualties-counted = { NOUN($seats, as: "De") } { NOUN($seats, ask: "number") ->
        [many] hebben
       *[one] heeft
    } { $number ->
        [0] geen slachtoffers
        [one] één slachtoffer
       *[other] { $number } slachtoffers
    }.
wc-removed = { NOUN($seat, as: "De") } { NOUN($seat, ask: "number") ->
        [many] verliezen
       *[one] verliest
    } { NOUN($kind, as: "een") } op { $space }.
wc-casualties-ignored = { NOUN($seats, as: "De") } { NOUN($seats, ask: "number") ->
        [many] hebben
       *[one] heeft
    } geen eenheid meer voor { $number ->
        [one] het laatste slachtoffer: dat vervalt
       *[other] de laatste { $number } slachtoffers: die vervallen
    }.
wc-battle-won = { NOUN($seats, as: "De") } { NOUN($seats, ask: "number") ->
        [many] winnen
       *[one] wint
    } het gevecht op { $space }.
wc-nobody-won = Niemand wint het gevecht op { $space }.
wc-unit-returned = { NOUN($seat, as: "De") } { NOUN($seat, ask: "number") ->
        [many] krijgen
       *[one] krijgt
    } op { $space } { NOUN($kind, as: "de") } terug die verslonden was.

## Wat er gebeurt: delven, inzetten, aanschaffen

wc-gold-harvested = { $seat } delft { $number } goud op { $space }.
wc-wood-harvested = { $seat } hakt { $number } hout op { $space }.
wc-partly-depleted = De grondstoffen op { $space } zijn gedeeltelijk uitgeput.
wc-depleted = De grondstoffen op { $space } zijn volledig uitgeput.
wc-deployed = { $seat } zet { NOUN($kind, as: "een") } in op { $space }.
wc-building-finished = { $seat } voltooit { NOUN($kind, as: "een") }.
wc-outpost-finished = { $seat } voltooit de Buitenpost op { $space }.
wc-trained = { $seat } leidt { NOUN($kind, as: "een") } op voor { $wood ->
        [0] { $gold } goud
       *[other] { $gold } goud en { $wood } hout
    }.
wc-building-begun = { $seat } begint aan { NOUN($kind, as: "een") } voor { $wood ->
        [0] { $gold } goud
       *[other] { $gold } goud en { $wood } hout
    }.
wc-outpost-begun = { $seat } begint aan een Buitenpost op { $space } voor { $gold } goud en { $wood } hout.
wc-upgraded = { $seat } waardeert { NOUN($kind, as: "de") } op naar niveau { $level }: { $tile }.
wc-scored = { $seat } heeft { $points ->
        [one] één
       *[other] { $points }
    } { $target ->
        [0] { $points ->
            [one] overwinningspunt
           *[other] overwinningspunten
        }.
       *[other] van de { $target } benodigde overwinningspunten.
    }
wc-gave = { $seat } geeft { $gold ->
        [0] { $wood } hout
       *[other] { $gold } goud
    } aan { $to_seat }.
wc-won = { NOUN($who, as: "De") } { NOUN($who, ask: "number") ->
        [many] winnen
       *[one] wint
    } het spel.
wc-won-limit = Beurt { $turn } was de laatste: { NOUN($who, as: "de") } { NOUN($who, ask: "number") ->
        [many] winnen
       *[one] wint
    } met de meeste overwinningspunten.

## Het bord als tekst

wc-line = { $text }
wc-picture-turn = Beurt { $turn }, { $step } van { $who }; wie { $target } overwinningspunten heeft, wint.
wc-picture-legend = T Stad, ♣ Bos, $ Goudmijn, ▲ Berg, ≈ Water, · open veld, ★ doelveld met zijn punten; ! gedeeltelijk en !! volledig uitgeput; m infanterie, r artillerie, f vliegend, w arbeiders, ⌂ Buitenpost, (⌂) Buitenpost in aanbouw.
wc-picture-legend-more = Met de uitbreiding: h held, c opgeroepen wezens; ? een gedekte griezel, 4d3 een met 4 dobbelstenen van kracht 3; achter ♣ en $ staat wat daar over is, ? bij een gedekt fiche.
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
wc-seating = Mensen en Nachtelfen vormen het ene team, Orks en Ondoden het andere; de teams zitten om en om.
wc-cost = { $wood ->
    [0] { $gold } goud
   *[other] { $gold ->
        [0] { $wood } hout
       *[other] { $gold } goud, { $wood } hout
    }
}
wc-tile = kracht { $strength }
wc-tile-ability = kracht { $strength }, { $ability }
wc-tile-last = { $tile } en een overwinningspunt
wc-ability-area-attack = Gebiedsaanval
wc-ability-heal = Genezing
wc-ability-slow-poison = Langzaam Vergif
wc-ability-bloodlust = Moordlust
wc-ability-raise-dead = Wek de Doden
wc-play-spare = { $card } spelen: één slachtoffer minder voor { NOUN($who, as: "de") }
wc-worker-busy = Er is al een arbeider in opleiding: je leidt er één tegelijk op.
wc-picture-coming =   op komst: { $what }
wc-picture-some = { $number ->
    [one] { NOUN($what, as: "een") }
   *[other] { $number } { NOUN($what, as: "many") }
}
wc-picture-tiles =   eenheden: { $what }
wc-picture-tile = { $kind } ({ $tile })
wc-picture-card = { $card } [{ $rule }]
wc-picture-battle = Gevecht op { $space }, ronde { $round }:
wc-picture-attacks = { $who } valt aan met { NOUN($what, as: "een") }
wc-picture-defends = { $who } verdedigt zich met { NOUN($what, as: "een") }
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
wc-odds = { $where }: jouw winstkans is { $mine }%, die van hen { $theirs }%. Gemiddeld verlies aan eenheden: jij { $lost }, zij { $taken }.
wc-odds-about = Gesimuleerd (± { $error }%). { $line }
wc-odds-entering = { NOUN($kind, as: "One") } naar { $space }, zonder kaarten
wc-odds-battle = Dit gevecht, zonder kaarten
wc-odds-form = ‘{ $given }’ zijn geen twee legers. Schrijf elk als ‘2 melee 3, 1 ranged 2 heal, 1 melee 4 hero 3’: aantal, melee, ranged of flying, kracht 1 tot 6; dan hero met het leven dat hij nog heeft, of creature of creep met de dobbelstenen van elk; dan een vaardigheid, en flank als het daar staat.
wc-tenths = { $part ->
    [0] { $whole }
   *[other] { $whole },{ $part }
}

wc-why-attack = Zonder kaarten wordt het gevecht op { $space } in { $mine }% van de gevallen gewonnen en in { $theirs }% verloren.
wc-why-hunt = De gedekte griezel op { $space } moet te verslaan zijn.
wc-why-march = Het leger trekt naar { $space }.
wc-why-work = Richting { $space } valt er iets te delven.
wc-why-stay = De rest staat waar die staan moet.
wc-why-train = Meer stukken zijn nu het meest waard.
wc-why-build = Meer gebouwen betalen zich terug.
wc-why-summon = Een gebouw zonder arbeider spaart een delfbeurt uit.
wc-why-outpost = Nieuwe eenheden hoeven dan minder ver te lopen.
wc-why-upgrade = Betere eenheden zijn nu het meest waard.
wc-why-victory = Het punt is nu nodig.
wc-why-save = Niets anders is zijn prijs waard.
wc-why-card = De kaart helpt hier het meest.
wc-why-power = De vaardigheid van de held helpt hier het meest.
wc-why-keep = De kaart wordt bewaard voor een beter moment.
wc-why-remove = Deze eenheid wordt het minst gemist.
wc-gave-up = { $seat } geeft op.
wc-resign = Opgeven: de andere partij wint
wc-won-resigned = { NOUN($who, as: "De") } { NOUN($who, ask: "number") ->
        [many] winnen
       *[one] wint
    }: de andere partij heeft opgegeven.
