# Warcraft.

title-warcraft = Warcraft: brettspillet. Høst, bygg og slåss om poeng.

## Ord

wc-gold = gull
wc-wood = tømmer



wc-card-call-to-arms = Til våpen
wc-card-dispel-magic = Opphev magi
wc-card-invisibility = Usynlighet
wc-card-polymorph = Forvandling
wc-card-devour = Sluk
wc-card-ensnare = Kastenett
wc-card-envenomed-spears = Giftspyd
wc-card-pillage = Plyndring
wc-card-faerie-fire = Alveild
wc-card-marksmanship = Skarpskyting
wc-card-moon-glaive = Måneklinge
wc-card-renew = Fornyelse
wc-card-cripple = Lammelse
wc-card-curse = Forbannelse
wc-card-summon-building = Tilkall bygning
wc-card-web = Spindelvev
wc-card-fast = Hurtighet
wc-card-resources = Ressurser
wc-card-town-portal = Byportal
wc-card-victory-point = Seierspoeng

## Spørsmål

wc-deal-race = Det trekkes en rase for { $who }
wc-draw-first = Startspilleren trekkes
wc-draw = { $who } trekker et kort
wc-roll = { NOUN($who, as: "Den") } kaster { $number ->
        [one] en kampterning
       *[other] { $number } kampterninger
    }
wc-harvest-roll = { $who } kaster ressursterningen for en arbeider på { $space }

wc-move = Hva flytter du?
wc-move-one = { NOUN($kind, as: "One") }: { $start } → { $to }
wc-move-done = Avslutt flyttingen

wc-which-battle = Hvilket slag utkjemper du nå?
wc-battle-at = Slaget på { $space }
wc-battle-against = Slaget på { $space } mot { NOUN($race, as: "den") }
wc-join = Skal enhetene dine på flankene være med i slaget på { $space }?
wc-poison = Langsom gift: I hvilken fase slår du til først?
wc-in-phase = I { NOUN($kind, as: "den") }
wc-raise = Vekk de døde: Hvor mange nærkampenheter reiser seg på slagmarken? (høyst { $most })
wc-number = { $number }
wc-remove = Hvilken enhet mister du?
wc-unit = { NOUN($kind, as: "One") } på { $space }
wc-let-partner = La lagkameraten ta dette tapet

wc-deploy = Hva gjør du ferdig eller plasserer ut?
wc-deploy-place = Plasser ut { NOUN($kind, as: "en") } på { $space }
wc-deploy-finish = Gjør ferdig { NOUN($kind, as: "den") }
wc-deploy-outpost = Gjør ferdig utposten på { $space }
wc-deploy-done = Avslutt utplasseringen

wc-spend = Du har { $gold } gull og { $wood } tømmer. Hva bruker du det på?
wc-spend-train = Tren { NOUN($kind, as: "en") } ({ $cost })
wc-spend-build = Begynn på { NOUN($kind, as: "en") } ({ $cost }, en arbeider i byen)
wc-spend-summon = Begynn på { NOUN($kind, as: "en") } med Tilkall bygning ({ $cost }, ingen arbeider)
wc-spend-outpost = Begynn på en utpost på { $space }, der nye brikker kan komme inn ({ $cost })
wc-spend-upgrade = Oppgrader { NOUN($kind, as: "den") } dine ({ $cost }): { $tile }
wc-spend-victory = Vis et Seierspoeng
wc-spend-done = Avslutt innkjøpene
wc-way-train = å trene
wc-way-construct = å bygge
wc-way-upgrade = å oppgradere

wc-give = Gi { $gold ->
        [0] { $wood } tømmer
       *[other] { $gold } gull
    } til { $who }

## Kort

wc-window-move-start = { $hero ->
    [1] { $who } begynner å flytte. Vil du spille et kort eller bruke en evne?
   *[other] { $who } begynner å flytte. Vil du spille et kort?
}
wc-window-invaded = Fienden har gått inn der arbeiderne dine står. Vil du spille et kort?
wc-window-move-end = { $hero ->
    [1] { $who } har flyttet. Vil du spille et kort eller bruke en evne før slagene?
   *[other] { $who } har flyttet. Vil du spille et kort før slagene?
}
wc-window-round-start = { $hero ->
    [1] En kamprunde begynner. Vil du spille et kort eller bruke en evne?
   *[other] En kamprunde begynner. Vil du spille et kort?
}
wc-window-melee-start = { $hero ->
    [1] Nærkampfasen begynner. Vil du spille et kort eller bruke en evne?
   *[other] Nærkampfasen begynner. Vil du spille et kort?
}
wc-window-before-roll = Vil du spille et kort før terningene kastes?
wc-window-after-roll = Terningene er kastet. Vil du spille et kort før tapene telles?
wc-window-before-casualties = { $hero ->
    [1] Vil du spille et kort eller bruke en evne før tapene fjernes?
   *[other] Vil du spille et kort før tapene fjernes?
}
wc-window-before-removal = Vil du spille et kort før den neste enheten fjernes?
wc-window-after-removal = En enhet er fjernet. Vil du spille et kort?
wc-window-response = Et kort er spilt. Vil du svare med et av dine?
wc-window-harvest-start = Høstetrinnet ditt begynner. Vil du spille et kort?
wc-until-turn = på dette tidspunktet i denne turen
wc-until-game = på dette tidspunktet i resten av partiet
wc-until-battle-moment = på dette tidspunktet i dette slaget
wc-until-battle = i dette slaget
wc-play = Spill { $card }
wc-target = { NOUN($kind, as: "den") } { NOUN($seat, ask: "number") ->
        [many] på
       *[one] til { $seat } på
    } { $space }
wc-target-kind = { NOUN($seat, ask: "number") ->
    [many] { NOUN($kind, as: "den") }
   *[one] { NOUN($kind, as: "de") } til { $seat }
}
wc-target-place = { NOUN($seat, ask: "number") ->
        [many] { NOUN($seat, as: "den") }
       *[one] brikkene til { $seat }
    } på { $space }
wc-play-on = Spill { $card }: { $on }
wc-portal-where = Det er ikke plass til alle enhetene. Hvor skal de?
wc-portal-part = { $number ->
        [one] { NOUN($kind, as: "en") }
       *[other] { $number } { NOUN($kind, as: "many") }
    } på { $space }
wc-portal-spread = { NOUN($parts, as: "Commas") }

## Når svaret er nei

wc-seats = Warcraft er for 2 til 4 spillere, ikke { $given }.
wc-three = Tre spillere trenger brettet i utvidelsen (expansion = true) eller et scenario for tre.
wc-no-such-board = Det finnes ikke noe brett «{ $name }» for så mange spillere. Velg blant { $known }.
wc-board-usual = det vanlige
wc-board-two-lakes = med innsjøer, for to
wc-board-four-lakes = med innsjøer, for fire
wc-no-such-race = Det finnes ingen rase «{ $race }». Velg blant { $known }.
wc-races = Nevn opptil { $wanted } ulike raser; for de andre spillerne trekkes det.
wc-no-such-space = Det finnes ikke noe felt «{ $name }» på dette brettet. Velg blant { $known }.
wc-situation-seats = stillingen har { $players } spillere, oppsettet { $seats } plasser
wc-situation-hex = «{ $space }» og «{ $other }» ligger på samme sekskant
wc-situation-no-battle = dette punktet er midt i et slag, og stillingen har ikke noe slag
wc-situation-no-hero = denne spilleren har ingen levende helt
wc-not-now = Du kan ikke spille { $card } nå.
wc-no-target = Du kan ikke spille { $card } på det.
wc-no-gift-now = Du kan ikke gi bort noe mens tap fjernes.

wc-locked = Byen på { $space } er låst: Ingen brikke slipper ut.
wc-nobody-there = Du har { NOUN($kind, as: "ingen") } på { $space }.
wc-moved-already = { NOUN($kind, ask: "g") ->
        [eneste] { NOUN($kind, as: "Den") }
       *[other] Alle { NOUN($kind, as: "de") }
    } på { $space } er allerede flyttet i dette trinnet.
wc-mountain = { NOUN($kind, as: "En") } kan ikke gå inn i fjellene på { $space }; det kan bare flygende enheter.
wc-water = { NOUN($kind, as: "En") } kan ikke krysse vannet på { $space }; det kan bare flygende enheter.
wc-no-landing = Du kan ikke lande på vannet på { $space }: Fly videre til et felt bak det.
wc-too-far = { $most ->
    [0] { NOUN($kind, as: "Den") } kommer ikke av flekken her og når ikke { $space }.
    [one] Det er for langt til { $space }: { NOUN($kind, as: "En") } kan gå ett felt herfra.
   *[other] Det er for langt til { $space }: { NOUN($kind, as: "En") } kan gå { $most } felt herfra.
}
wc-stopped = Fiendene på { $space } stanser denne brikken der.
wc-no-escort = Det er fiender på { $space }: Få en enhet dit før en arbeider.
wc-too-many = Det er fullt på { $space }: Hver side kan ha { $most } enheter og { $most } arbeidere der.
wc-no-room-for-worker = Byen din, { $space }, har ikke plass til byggeren: Lag plass først.
wc-no-deployment = Du kan ikke plassere ut på { $space }: Bruk byen din eller en ferdig utpost.

wc-one-way = Du har valgt { $chosen } i dette trinnet: Du kan bare kjøpe inn på én måte.
wc-too-dear = { $wood ->
    [0] Dette koster { $gold } gull: Det har du ikke.
   *[other] Dette koster { $gold } gull og { $wood } tømmer: Det har du ikke.
}
wc-no-building = Du har ingen ferdig { $kind }.
wc-buildings-busy = Alle { NOUN($kind, as: "de") } dine er opptatt: Hver av dem trener én brikke om gangen.
wc-no-marker = Du har { NOUN($kind, as: "ingen") } igjen i reserven.
wc-no-tile = Du har ingen plate igjen til { NOUN($kind, as: "en") }.
wc-no-worker = Du har ingen ledig arbeider på { $space }.
wc-no-outpost = Du har ingen utpost igjen: Det finnes bare { $most }.
wc-outposts-here = Begge utpostene dine står på { $space }: Gi bare opp en for et annet felt.
wc-last-tile = { NOUN($kind, as: "Den") } dine er allerede på det høyeste nivået.
wc-upgraded-already = Du har allerede oppgradert { NOUN($kind, as: "den") } dine i dette trinnet.
wc-needs = { $number ->
    [one] Denne oppgraderingen krever en ferdig { $building }; du har ingen.
   *[other] Denne oppgraderingen krever { $number } ferdige { NOUN($building, as: "many") }; du har { $have ->
        [0] ingen
       *[other] { $have }
    }.
}

## Det som skjer: oppsett og tur

wc-race-taken = { $seat } spiller { NOUN($race, as: "den") }, med byen på { $town }.
wc-first-player = { $seat } begynner.
wc-turn-began = Tur { $turn }: { $seat } begynner.
wc-starting-pieces = { $seat } begynner med { $melee ->
        [one] én nærkampenhet
       *[other] { $melee } nærkampenheter
    }, { $workers ->
        [one] én arbeider
       *[other] { $workers } arbeidere
    }, { $gold } gull og { $wood } tømmer.
wc-card-drawn = { $seat } trekker et kort.
wc-card-drawn-open = { $seat } trekker { $card }.
wc-deck-renewed = { $seat } stokker kastebunken til en ny kortbunke.
wc-no-card-left = { $seat } har ingen kort igjen å trekke.

## Det som skjer: kort

wc-card-played = { $seat } spiller { $card }.
wc-card-cancelled = { $by } opphever { $card } fra { $seat }.
wc-hastened = Brikkene til { $seat } på { $space } går to felt lenger denne turen, høyst tre til sammen.
wc-slowed = { $seat } lammer fiendene på { $space }: De går ett felt kortere denne turen.
wc-called-to-arms = { $workers ->
    [one] { $seat } kaller en arbeider på { $space } til våpen.
   *[other] { $seat } kaller { $workers } arbeidere på { $space } til våpen.
}
wc-ported =
    { $seat } tar { $number ->
        [one] { NOUN($kind, as: "en") }
       *[other] { $number } { NOUN($kind, as: "many") }
    } gjennom byportalen fra { $start } til { $to }.
wc-polymorphed = { NOUN($kind, as: "Den") } { NOUN($seat, ask: "number") ->
        [many] på
       *[one] til { $seat } på
    } { $space } blir til en sau og angriper ikke i denne runden.
wc-devoured = { NOUN($kind, as: "Den") } { NOUN($seat, ask: "number") ->
        [many] på
       *[one] til { $seat } på
    } { $space } blir slukt og er ute av slaget.
wc-netted = De flygende enhetene { NOUN($seats, as: "til") } er fanget: Nærkampenheter kan treffe dem resten av slaget.
wc-prevented = { NOUN($seats, as: "Den") } slipper { $number ->
        [0] ingen tap
        [one] ett tap
       *[other] { $number } tap
    }.
wc-pillaged = { $by } plyndrer { $seat } for { $gold ->
        [0] { $wood } tømmer
       *[other] { $wood ->
            [0] { $gold } gull
           *[other] { $gold } gull og { $wood } tømmer
        }
    }.
wc-renewed = Skogen på { $space } vokser opp igjen.
wc-took-resources = { $gold ->
    [0] { $seat } tar { $wood } tømmer.
   *[other] { $seat } tar { $gold } gull.
}
wc-victory-point-shown = { $number ->
    [one] { $seat } viser et Seierspoeng.
   *[other] { $seat } viser et Seierspoeng; nå er det { $number }.
}

## Det som skjer: flytting

wc-moved = { $seat } flytter { NOUN($kind, as: "en") } fra { $start } til { $to }.
wc-workers-destroyed =
    { $seat } mister { $number ->
        [one] en arbeider
       *[other] { $number } arbeidere
    } på { $space }.
wc-outpost-destroyed = Utposten til { $seat } på { $space } blir ødelagt.
wc-town-locked = Byen til { $seat } er låst: Ingenting slipper ut før slaget er over.
wc-town-free = Byen til { $seat } er ikke lenger låst.
wc-town-marked = Byen til { $seat } er inntatt én gang; andre gangen er det slutt.
wc-eliminated = { $seat } er ute av spillet.

## Det som skjer: slag

wc-battle-began = Slag på { $space }! { NOUN($seats, as: "Den") } angriper, { NOUN($others, as: "den") } forsvarer seg.
wc-battle-off = Det blir ikke noe slag på { $space } likevel.
wc-stayed-out = { $seat } holder enhetene på flankene utenfor dette slaget.
wc-round-began = Kamprunde { $round }.
wc-phase-began = { NOUN($kind, as: "Den") } begynner.
wc-strikes-first = { NOUN($seat, as: "Den") } slår til først i { NOUN($kind, as: "den") }.
wc-attacked = { NOUN($seat, as: "Den") } kaster { $faces } i { NOUN($kind, as: "den") } (styrke { $strength }): { $hits ->
        [0] ingen treff
        [one] ett treff
       *[other] { $hits } treff
    }.
wc-rolled-again = { NOUN($seat, as: "Den") } kaster bommene om igjen: { $faces }.
wc-extra-attacks = { NOUN($seat, as: "Den") } kaster { $faces } i ekstra angrep: { $hits ->
        [0] ingen treff
        [one] ett treff
       *[other] { $hits } treff
    }.
wc-raised = { $seat } vekker { $number ->
        [one] en nærkampenhet
       *[other] { $number } nærkampenheter
    } fra de døde.
wc-returned-to-reserve = Det er ikke plass til { $number ->
    [one] én vekket enhet: Den går
   *[other] { $number } vekkede enheter: De går
} tilbake til reserven til { $seat }.
wc-casualties-counted = { NOUN($seats, as: "Den") } får { $number ->
        [0] ingen tap
        [one] ett tap
       *[other] { $number } tap
    }.
wc-removed = { NOUN($seat, as: "Den") } mister { NOUN($kind, as: "en") } på { $space }.
wc-casualties-ignored = { NOUN($seats, as: "Den") } har ingen enhet igjen til { $number ->
        [one] det siste tapet: Det faller bort
       *[other] de { $number } siste tapene: De faller bort
    }.
wc-battle-won = { NOUN($seats, as: "Den") } vinner slaget på { $space }.
wc-nobody-won = Ingen vinner slaget på { $space }.
wc-unit-returned = { NOUN($seat, as: "Den") } får tilbake { NOUN($kind, as: "den") } som ble slukt på { $space }.

## Det som skjer: høsting, utplassering, innkjøp

wc-gold-harvested = { $seat } utvinner { $number } gull på { $space }.
wc-wood-harvested = { $seat } hugger { $number } tømmer på { $space }.
wc-partly-depleted = Ressursene på { $space } er delvis uttømt.
wc-depleted = Ressursene på { $space } er helt uttømt.
wc-deployed = { $seat } plasserer ut { NOUN($kind, as: "en") } på { $space }.
wc-building-finished = { $seat } gjør ferdig { NOUN($kind, as: "en") }.
wc-outpost-finished = { $seat } gjør ferdig utposten på { $space }.
wc-trained = { $seat } trener { NOUN($kind, as: "en") } for { $wood ->
        [0] { $gold } gull
       *[other] { $gold } gull og { $wood } tømmer
    }.
wc-building-begun = { $seat } begynner på { NOUN($kind, as: "en") } for { $wood ->
        [0] { $gold } gull
       *[other] { $gold } gull og { $wood } tømmer
    }.
wc-outpost-begun = { $seat } begynner på en utpost på { $space } for { $gold } gull og { $wood } tømmer.
wc-upgraded = { $seat } oppgraderer { NOUN($kind, as: "den") } til nivå { $level }: { $tile }.
wc-scored = { $seat } har { $points ->
        [one] ett
       *[other] { $points }
    } { $target ->
        [0] seierspoeng.
       *[other] av de { $target } seierspoengene som trengs.
    }
wc-gave = { $seat } gir { $gold ->
        [0] { $wood } tømmer
       *[other] { $gold } gull
    } til { $to_seat }.
wc-won = { NOUN($who, as: "Den") } vinner spillet.
wc-won-limit = Tur { $turn } var den siste: { NOUN($who, as: "Den") } vinner med flest seierspoeng.

## Brettet som tekst

wc-line = { $text }
wc-picture-turn = Tur { $turn }, { NOUN($step, as: "den") } til { $who }; { $target } seierspoeng gir seier.
wc-picture-legend = T by, ♣ skog, $ gullgruve, ▲ fjell, ≈ vann, · åpent felt, ★ målfelt med sine poeng; ! delvis og !! helt uttømt; m nærkamp, r avstand, f flygende, w arbeidere, ⌂ utpost, (⌂) uferdig utpost.
wc-picture-legend-more = Med utvidelsen: h helt, c tilkalte skapninger; ? et monster med baksiden opp, 4d3 et med 4 terninger av styrke 3; bak ♣ og $ står det hva som er igjen der, ? for et merke med baksiden opp.
wc-picture-player = { $who }, { $race } ({ $letter }): poeng { $points }, gull { $gold }, tømmer { $wood }, bygninger m/r/f { $buildings }, kort { $cards }
wc-picture-hand = Hånd: { $cards }
wc-picture-out = { $who }, { $race }: ute av spillet

## Innhold

warcraft-die = ressursterningen har seks sider fra 0 til 3, ikke { $faces }
warcraft-piece-sides = brettdel { $piece } har { $spaces } felt, men ikke like mange innhold på hver side
warcraft-strength = { $race }, { $kind }, nivå { $level }: Styrken går fra 1 til 6, ikke { $strength }
warcraft-ability = { $race }, { $kind }, nivå { $level }: Det finnes ingen evne «{ $ability }»
warcraft-needs = { $race }, { $kind }, nivå { $level }: Alle plater unntatt den siste trenger bygninger for å oppgraderes, og den siste trenger ingen
warcraft-building = { $race }, { $kind }, nivå { $level }: Det finnes ingen bygning «{ $building }»; det finnes melee, ranged og flying
warcraft-cost = { $race }: Her mangler prisen: { $kind }
warcraft-card = { $race }: Det finnes ikke noe kort «{ $card }»
warcraft-power = Ingen plate for { $race } har rasens egen evne, { $power }
wc-seating = Mennesker og nattalver er det ene laget, orker og udøde det andre; lagene sitter annenhver.
wc-cost = { $wood ->
    [0] { $gold } gull
   *[other] { $gold ->
        [0] { $wood } tømmer
       *[other] { $gold } gull, { $wood } tømmer
    }
}
wc-tile = styrke { $strength }
wc-tile-ability = styrke { $strength }, { $ability }
wc-tile-last = { $tile }, pluss et seierspoeng
wc-ability-area-attack = Områdeangrep
wc-ability-heal = Helbredelse
wc-ability-slow-poison = Langsom gift
wc-ability-bloodlust = Blodtørst
wc-ability-raise-dead = Vekk de døde
wc-play-spare = Spill { $card }: ett tap mindre for { NOUN($who, as: "den") }
wc-worker-busy = En arbeider er allerede under opplæring: Du trener én om gangen.
wc-picture-coming =   på vei: { $what }
wc-picture-some = { $number ->
    [one] { NOUN($what, as: "en") }
   *[other] { $number } { NOUN($what, as: "many") }
}
wc-picture-tiles =   enheter: { $what }
wc-picture-tile = { $kind }: { $tile }
wc-picture-card = { $card } [{ $rule }]
wc-picture-battle = Slag på { $space }, kamprunde { $round }:
wc-picture-attacks = { $who } angriper med { NOUN($what, as: "en") }
wc-picture-defends = { $who } forsvarer seg med { NOUN($what, as: "en") }
warcraft-no-piece = Oppsettet { $layout } bruker brettdel { $piece }, som ikke finnes; det finnes { $known }
warcraft-layout-towns = Oppsettet { $layout } er for { $seats } spillere og har { $towns ->
    [0] ingen by
    [one] én by
   *[other] { $towns } byer
}: Hver spiller trenger en
warcraft-overlap = I oppsettet { $layout } ligger brettdel { $piece } oppå en annen
warcraft-space = Brettdel { $piece } viser «{ $what }»; et felt er town, forest, goldmine, mountain, water, clear eller objective med poengene sine
warcraft-cost-kind = { $race } har en pris for «{ $kind }»; det finnes priser for melee, ranged, flying og worker
warcraft-negative = { $race }: { $what } kan ikke være mindre enn 0
wc-odds = { $where }: Du vinner { $mine } %, de vinner { $theirs } %; i snitt mister du { $lost } enheter og de { $taken }.
wc-odds-about = Simulert (± { $error } %): { $line }
wc-odds-entering = { NOUN($kind, as: "One") } → { $space }, uten kort
wc-odds-battle = Dette slaget, uten kort
wc-odds-form = «{ $given }» er ikke to hærer. Skriv hver som «2 melee 3, 1 ranged 2 heal, 1 melee 4 hero 3»: antall, melee, ranged eller flying, styrke 1 til 6; så hero med livet den har igjen, eller creature eller creep med terningene til hver; så en evne, og flank hvis den står der.
wc-tenths = { $whole },{ $part }

wc-why-attack = Uten kort vinnes slaget på { $space } i { $mine } % av tilfellene og tapes i { $theirs } %.
wc-why-hunt = Monsteret på { $space } ligger med baksiden opp, men bør kunne slås.
wc-why-march = Hæren er på vei mot { $space }.
wc-why-work = Ved { $space } er det noe å høste.
wc-why-stay = Resten står der det skal stå.
wc-why-train = Flere brikker er mest verdt nå.
wc-why-build = Flere bygninger vil lønne seg.
wc-why-summon = En bygning uten arbeider sparer en høsting.
wc-why-outpost = Nye enheter bør ikke ha så lang vei.
wc-why-upgrade = Bedre enheter er mest verdt nå.
wc-why-victory = Poenget trengs nå.
wc-why-save = Ingenting annet er verdt prisen.
wc-why-card = Kortet hjelper mest her.
wc-why-power = Heltens evne hjelper mest her.
wc-why-keep = Kortet spares til et bedre øyeblikk.
wc-why-remove = Denne enheten savnes minst.
wc-gave-up = { $seat } gir opp.
wc-resign = Gi opp: Den andre siden vinner
wc-won-resigned = { NOUN($who, as: "Den") } vinner: Den andre siden har gitt opp.
