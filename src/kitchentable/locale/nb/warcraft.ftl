# Warcraft.

title-warcraft = Warcraft: brettspillet. Høst, bygg og slåss om poeng.

## Ord

wc-kind-melee = nærkampenhet
wc-kind-ranged = avstandsenhet
wc-kind-flying = flygende enhet
wc-kind-worker = arbeider
wc-building-melee = nærkampbygning
wc-building-ranged = avstandsbygning
wc-building-flying = flygebygning
wc-building-worker = arbeiderbygning
wc-phase-ranged = avstandsfasen
wc-phase-flying = flygefasen
wc-phase-melee = nærkampfasen
wc-type-melee = nærkampenheter
wc-type-ranged = avstandsenheter
wc-type-flying = flygende enheter
wc-gold = gull
wc-wood = tømmer

wc-space-town = by
wc-space-forest = skog
wc-space-goldmine = gullgruve
wc-space-mountain = fjell
wc-space-water = vann
wc-space-objective = målfelt
wc-space-clear = åpent felt
wc-space-outpost = utpost
wc-space-outpost-unfinished = uferdig utpost

wc-race-human = mennesker
wc-race-orc = orker
wc-race-undead = udøde
wc-race-night-elf = nattalver

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
wc-roll = { $number ->
    [one] { $who } kaster en kampterning
   *[other] { $who } kaster { $number } kampterninger
}
wc-harvest-roll = { $who } kaster ressursterningen for en arbeider på { $space }

wc-move = Hva flytter du?
wc-move-one = { $kind }: { $start } → { $to }
wc-move-done = Ikke mer: ferdig med å flytte

wc-which-battle = Hvilket slag skal utkjempes nå?
wc-battle-at = Slaget på { $space }
wc-battle-against = Slaget på { $space } mot { $race }
wc-join = Skal enhetene dine på flankene være med i slaget på { $space }?
wc-poison = Langsom gift: I hvilken fase slår du til først?
wc-raise = Vekk de døde: Hvor mange nærkampenheter kommer inn på slagmarken? Høyst { $most }.
wc-number = { $number }
wc-remove = Hvilken av enhetene dine går tapt?
wc-unit = { $kind } på { $space }
wc-let-partner = La lagkameraten ta dette tapet

wc-deploy = Hva gjør du ferdig eller plasserer ut?
wc-deploy-place = Plasser ut en { $kind } på { $space }
wc-deploy-finish = Gjør ferdig en { $kind }
wc-deploy-outpost = Gjør ferdig utposten på { $space }
wc-deploy-done = Ikke mer: la resten være som det er

wc-spend = Du har { $gold } gull og { $wood } tømmer. Hva bruker du det på?
wc-spend-train = Tren en { $kind } ({ $cost })
wc-spend-build = Begynn på en { $kind } ({ $cost }, en arbeider i byen)
wc-spend-summon = Begynn på en { $kind } med Tilkall bygning ({ $cost }, ingen arbeider)
wc-spend-outpost = Begynn på en utpost på { $space } ({ $cost }): nye brikker kan også komme dit
wc-spend-upgrade = Oppgrader { $kind } ({ $cost }): { $tile }
wc-spend-victory = Legg fram et Seierspoeng
wc-spend-done = Ikke mer: behold resten
wc-way-train = å trene
wc-way-construct = å bygge
wc-way-upgrade = å oppgradere

wc-give = { $gold ->
    [0] Gi { $who } { $wood } tømmer
   *[other] Gi { $who } { $gold } gull
}

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
wc-until-game = på dette tidspunktet i hele partiet
wc-until-battle-moment = på dette tidspunktet i dette slaget
wc-until-battle = i dette slaget
wc-play = { $card }
wc-play-on = { $card }: { $on }
wc-portal-where = Det er ikke plass til alle enhetene. Hvor skal de?
wc-portal-part = { $number } × { $kind } på { $space }
wc-portal-spread = { $parts }

## Når svaret er nei

wc-seats = To til fire spiller Warcraft, ikke { $given }.
wc-three = Tre spiller med utvidelsen, som har et brett for dem (expansion = true), eller et scenario for tre.
wc-no-such-board = Det finnes ikke noe brett «{ $name }» for så mange spillere; det finnes { $known }.
wc-board-usual = det vanlige
wc-board-two-lakes = med innsjøer, for to
wc-board-four-lakes = med innsjøer, for fire
wc-no-such-race = Det finnes ingen rase «{ $race }»; det finnes { $known }.
wc-races = Ingen rase spilles av to. Spillere: { $wanted }; for den som ikke har noen rase, trekkes det en.
wc-no-such-space = Det finnes ikke noe felt «{ $name }» på dette brettet; det finnes { $known }.
wc-situation-seats = stillingen har { $players } spillere, oppsettet { $seats } plasser
wc-situation-hex = «{ $space }» og «{ $other }» ligger på samme sekskant
wc-situation-no-battle = dette punktet er midt i et slag, og stillingen har ikke noe slag
wc-situation-no-hero = denne spilleren har ingen levende helt
wc-not-now = { $card } kan ikke spilles på dette tidspunktet.
wc-no-target = { $card } kan ikke spilles på dette.
wc-no-gift-now = Ingenting gis bort mens tapene fjernes.

wc-locked = Byen på { $space } er låst: Ingen brikker slipper ut.
wc-nobody-there = Du har ingen { $kind } på { $space }.
wc-moved-already = Hver { $kind } på { $space } har alt flyttet: Det går bare én gang i et trinn.
wc-mountain = På { $space } er det fjell. Dit kommer ikke en { $kind }, bare flygende enheter.
wc-water = På { $space } er det vann. Dit kommer ikke en { $kind }, bare flygende enheter.
wc-no-landing = På { $space } er det vann: der kan ingen bli. Fly over til et felt på den andre siden, eller ikke i det hele tatt.
wc-too-far = { $most ->
    [0] Slik kommer ingen til { $space }: En { $kind } kommer ikke av flekken her.
    [one] Det er for langt til { $space }: En { $kind } kommer ett felt herfra.
   *[other] Det er for langt til { $space }: En { $kind } kommer { $most } felt herfra.
}
wc-stopped = Fienden på { $space } stanser denne brikken: den kan ikke gå videre.
wc-no-escort = Det er fiender på { $space }: En arbeider kan bare gå dit om du alt har en enhet der.
wc-too-many = Det blir for mange på { $space }: Der er det plass til høyst { $most } enheter og { $most } arbeidere fra hver side.
wc-no-room-for-worker = Arbeideren fra denne bygningen får ikke plass i byen din, { $space }, så bygningen må vente.
wc-no-deployment = På { $space } kan ingenting plasseres ut: bare i byen din og ved dine egne ferdige utposter.

wc-one-way = I dette trinnet har du valgt { $chosen }; du kan trene, bygge eller oppgradere, men bare én av delene.
wc-too-dear = { $wood ->
    [0] Dette koster { $gold } gull, og det har du ikke.
   *[other] Dette koster { $gold } gull og { $wood } tømmer, og det har du ikke.
}
wc-no-building = Du har ingen ferdig { $kind }.
wc-buildings-busy = Hver { $kind } du har, er opptatt: Der trenes bare én om gangen.
wc-no-marker = Du har ingen { $kind } igjen i reserven.
wc-no-tile = Du har ingen plate igjen til en { $kind }.
wc-no-worker = Du har ingen ledig arbeider på { $space }.
wc-no-outpost = Du har ingen utposter igjen: Det er bare { $most }.
wc-outposts-here = Begge utpostene dine står på { $space }: Du kan bare gi opp en for å bygge på et annet felt.
wc-last-tile = Dine { $kind } er alt på det høyeste nivået.
wc-upgraded-already = Dine { $kind } er alt oppgradert i dette trinnet; det går bare én gang.
wc-needs = { $number ->
    [one] Denne oppgraderingen krever en ferdig { $building }; du har ingen.
   *[other] Denne oppgraderingen krever { $number } × ferdig { $building }; du har { $have }.
}

## Det som skjer: oppsett og tur

wc-race-taken = { $seat } spiller { $race }, med byen på { $town }.
wc-first-player = { $seat } er startspiller.
wc-turn-began = Tur { $turn } begynner, med { $seat } først.
wc-starting-pieces = { $seat } begynner med { $melee } nærkampenheter, { $workers } arbeidere, { $gold } gull og { $wood } tømmer.
wc-card-drawn = { $seat } trekker et kort.
wc-card-drawn-open = { $seat } trekker et kort: { $card }.
wc-deck-renewed = { $seat } lager en ny kortbunke av kastebunken.
wc-no-card-left = { $seat } har ingen kort igjen å trekke.

## Det som skjer: kort

wc-card-played = { $seat } spiller { $card }.
wc-card-cancelled = { $by } opphever { $card } fra { $seat }: Kortet har ingen virkning.
wc-hastened = Brikkene til { $seat } på { $space } kommer lenger denne turen: 2 felt mer, høyst 3.
wc-slowed = { $seat } lammer fiendene på { $space }: 1 felt mindre denne turen.
wc-called-to-arms = { $workers ->
    [one] { $seat } kaller en arbeider på { $space } til våpen.
   *[other] { $seat } kaller { $workers } arbeidere på { $space } til våpen.
}
wc-ported = { $seat } går gjennom byportalen fra { $start } til { $to }: { $number } × { $kind }.
wc-polymorphed = En { $kind } fra { $seat } på { $space } er blitt en sau og angriper ikke i denne runden.
wc-devoured = En { $kind } fra { $seat } på { $space } er slukt og ute av slaget til det er over.
wc-netted = De flygende enhetene til { $seats } er fanget: Resten av slaget kan nærkampen nå dem.
wc-prevented = { $number ->
    [0] Ingen tap på siden til { $seats } blir forhindret.
    [one] Ett tap på siden til { $seats } blir forhindret.
   *[other] { $number } tap på siden til { $seats } blir forhindret.
}
wc-pillaged = { $by } plyndrer { $seat } for { $gold } gull og { $wood } tømmer.
wc-renewed = Skogen på { $space } har vokst opp igjen.
wc-took-resources = { $gold ->
    [0] { $seat } tar { $wood } tømmer.
   *[other] { $seat } tar { $gold } gull.
}
wc-victory-point-shown = { $number ->
    [one] { $seat } legger fram et Seierspoeng.
   *[other] { $seat } legger fram et Seierspoeng; det er nå { $number }.
}

## Det som skjer: flytting

wc-moved = { $seat } flytter en { $kind } fra { $start } til { $to }.
wc-move-step-over = Flyttetrinnet til { $seat } er over.
wc-workers-destroyed = { $number ->
    [one] { $seat } mister en arbeider blant fiendene på { $space }.
   *[other] { $seat } mister { $number } arbeidere blant fiendene på { $space }.
}
wc-outpost-destroyed = Utposten til { $seat } på { $space } er ødelagt.
wc-town-locked = Byen til { $seat } er låst: Ingen slipper ut før slaget er over.
wc-town-free = Byen til { $seat } er ikke lenger låst.
wc-town-marked = Byen til { $seat } er inntatt for første gang; andre gangen er det slutt.
wc-eliminated = { $seat } er ute av spillet.

## Det som skjer: slag

wc-battle-began = Slag på { $space }! Angrep: { $seats }. Forsvar: { $others }.
wc-battle-off = Det blir ikke noe slag på { $space } likevel.
wc-stayed-out = { $seat } holder seg utenfor dette slaget.
wc-round-began = Kamprunde { $round } begynner.
wc-phase-began = Nå begynner { $kind }.
wc-strikes-first = { $seat } slår til først i { $kind }.
wc-attacked = { $hits ->
    [0] { $seat } kaster { $faces } i { $kind } (styrke { $strength }): ingen treff.
    [one] { $seat } kaster { $faces } i { $kind } (styrke { $strength }): ett treff.
   *[other] { $seat } kaster { $faces } i { $kind } (styrke { $strength }): { $hits } treff.
}
wc-rolled-again = { $seat } kaster bommene om igjen: { $faces }.
wc-extra-attacks = { $hits ->
    [0] { $seat } kaster { $faces } i ekstra angrep: ingen treff.
    [one] { $seat } kaster { $faces } i ekstra angrep: ett treff.
   *[other] { $seat } kaster { $faces } i ekstra angrep: { $hits } treff.
}
wc-raised = { $number ->
    [one] { $seat } vekker en nærkampenhet fra de døde.
   *[other] { $seat } vekker { $number } nærkampenheter fra de døde.
}
wc-returned-to-reserve = { $number ->
    [one] Én vekket enhet for mye: { $seat } tar den tilbake.
   *[other] { $number } vekkede enheter for mye: { $seat } tar dem tilbake.
}
wc-casualties-counted = { $number ->
    [0] Ingen tap på siden til { $seats }.
    [one] Ett tap på siden til { $seats }.
   *[other] { $number } tap på siden til { $seats }.
}
wc-removed = { $seat } mister en { $kind } på { $space }.
wc-casualties-ignored = { $number ->
    [one] Ingen på siden til { $seats } kan ta det siste tapet: Det faller bort.
   *[other] Ingen på siden til { $seats } kan ta de siste { $number } tapene: De faller bort.
}
wc-battle-won = Slaget på { $space } er vunnet av { $seats }.
wc-nobody-won = Ingen vinner slaget på { $space }.
wc-unit-returned = { $seat } får tilbake en slukt { $kind } på { $space }.

## Det som skjer: høsting, utplassering, innkjøp

wc-gold-harvested = { $seat } utvinner { $number } gull på { $space }.
wc-wood-harvested = { $seat } hugger { $number } tømmer på { $space }.
wc-partly-depleted = Feltet { $space } er delvis uttømt.
wc-depleted = Feltet { $space } er helt uttømt: Det er ingenting igjen å høste.
wc-deployed = { $seat } plasserer ut en { $kind } på { $space }.
wc-building-finished = { $seat } gjør ferdig en { $kind }.
wc-outpost-finished = { $seat } gjør ferdig utposten på { $space }.
wc-trained = { $wood ->
    [0] { $seat } trener en { $kind } for { $gold } gull.
   *[other] { $seat } trener en { $kind } for { $gold } gull og { $wood } tømmer.
}
wc-building-begun = { $seat } begynner på en { $kind } for { $gold } gull og { $wood } tømmer.
wc-outpost-begun = { $seat } begynner på en utpost på { $space } for { $gold } gull og { $wood } tømmer.
wc-upgraded = { $seat } oppgraderer sine { $kind } til nivå { $level }: { $tile }.
wc-scored = { $points ->
    [one] { $seat } har ett seierspoeng av { $target }.
   *[other] { $seat } har { $points } seierspoeng av { $target }.
}
wc-gave = { $gold ->
    [0] { $seat } gir { $to_seat } { $wood } tømmer.
   *[other] { $seat } gir { $to_seat } { $gold } gull.
}
wc-won = Seieren går til { $who }.
wc-won-limit = Tur { $turn } var den siste. Flest seierspoeng: { $who }.

## Brettet som tekst

wc-line = { $text }
wc-picture-turn = Runde { $turn }, { $step } til { $who }; { $target } seierspoeng gir seier.
wc-picture-legend = T by, ♣ skog, $ gullgruve, ▲ fjell, ≈ vann, · åpent felt, ★ målfelt med sine poeng; ! delvis og !! helt uttømt; m nærkamp, r avstand, f flygende, w arbeidere, ⌂ utpost, (⌂) uferdig utpost.
wc-picture-legend-more = Med utvidelsen: h helt, c tilkalte vesener; ? en creep ingen har sett, 4d3 en med 4 terninger av styrke 3; bak ♣ og $ står det hva som er igjen der, ? hvis ingen vet det.
wc-picture-player = { $who }, { $race } ({ $letter }): poeng { $points }, gull { $gold }, tømmer { $wood }, bygninger m/r/f { $buildings }, kort { $cards }
wc-picture-hand = Hånd: { $cards }
wc-picture-out = { $who }, { $race }: ute av spillet

## Innhold

warcraft-die = ressursterningen har seks sider fra 0 til 3, ikke { $faces }
warcraft-piece-sides = brettdel { $piece } har { $spaces } felt, men ikke like mange innhold på hver side
warcraft-strength = { $race }, { $kind }, nivå { $level }: styrken går fra 1 til 6, ikke { $strength }
warcraft-ability = { $race }, { $kind }, nivå { $level }: det finnes ingen evne «{ $ability }»
warcraft-needs = { $race }, { $kind }, nivå { $level }: alle plater unntatt den siste trenger bygninger for å oppgraderes, og den siste trenger ingen
warcraft-building = { $race }, { $kind }, nivå { $level }: det finnes ingen bygning «{ $building }»; det finnes melee, ranged og flying
warcraft-cost = { $race }: her mangler prisen: { $kind }
warcraft-card = { $race }: det finnes ikke noe kort «{ $card }»
warcraft-power = Ingen plate for { $race } har rasens egen evne, { $power }
wc-seating = Mennesker og nattalver er det ene laget, orker og udøde det andre, og lagene sitter annenhver.
wc-cost = { $gold } gull, { $wood } tømmer
wc-tile = styrke { $strength }
wc-tile-ability = styrke { $strength }, { $ability }
wc-tile-last = { $tile }, og et seierspoeng
wc-ability-area-attack = Områdeangrep
wc-ability-heal = Helbredelse
wc-ability-slow-poison = Langsom gift
wc-ability-bloodlust = Blodtørst
wc-ability-raise-dead = Vekk de døde
wc-play-spare = { $card }: ett tap mindre for { $who }
wc-worker-busy = En arbeider er allerede under opplæring: bybrettet trener én om gangen.
wc-step-move = flyttetrinnet
wc-step-harvest = høstetrinnet
wc-step-deploy = utplasseringstrinnet
wc-step-spend = innkjøpstrinnet
wc-picture-coming =   på vei: { $what }
wc-picture-some = { $number } × { $what }
wc-picture-tiles =   enheter: { $what }
wc-picture-tile = { $kind }: { $tile }
wc-picture-card = { $card } [{ $rule }]
wc-picture-battle = Slag på { $space }, runde { $round }:
wc-picture-attacks =   { $who } angriper med { $what }
wc-picture-defends =   { $who } forsvarer seg med { $what }
warcraft-no-piece = Oppsettet { $layout } bruker brettdel { $piece }, som ikke finnes; det finnes { $known }
warcraft-layout-towns = Oppsettet { $layout } er for { $seats } spillere og har { $towns ->
    [0] ingen by
    [one] én by
   *[other] { $towns } byer
}: hver spiller trenger en
warcraft-overlap = I oppsettet { $layout } ligger brettdel { $piece } oppå en annen
warcraft-space = Brettdel { $piece } viser «{ $what }»; et felt er town, forest, goldmine, mountain, water, clear eller objective med poengene sine
warcraft-cost-kind = { $race } har en pris for «{ $kind }»; det finnes priser for melee, ranged, flying og worker
warcraft-negative = { $race }: { $what } kan ikke være mindre enn 0
wc-odds = { $where }: du { $mine } %, de { $theirs } %; i snitt mister du { $lost } enheter og de { $taken }
wc-odds-about = { $line } (simulert, ± { $error } %)
wc-odds-entering = { $kind } til { $space }, uten kort
wc-odds-battle = Dette slaget, uten kort
wc-odds-form = «{ $given }» er ikke to hærer; skriv hver som i "2 melee 3, 1 ranged 2 heal, 1 melee 4 hero 3": antall, melee, ranged eller flying, styrke 1 til 6; så hero med livet den har igjen, eller creature eller creep med terningene til hver, hvis det er en slik; så en evne, og flank hvis den står der.
wc-tenths = { $whole },{ $part }

wc-why-attack = Sjansen for å vinne slaget i { $space } er { $mine } %, for å tape det { $theirs } %, uten kort.
wc-why-hunt = Det som ligger skjult i { $space }, bør kunne slås.
wc-why-march = Hæren er på vei mot { $space }.
wc-why-work = Mot { $space } er det noe å høste.
wc-why-stay = Resten står der det skal stå.
wc-why-train = Flere brikker er mest verdt nå.
wc-why-build = Flere bygninger vil lønne seg.
wc-why-summon = En bygning uten arbeider sparer en innhøsting.
wc-why-outpost = Nye enheter bør ikke ha så lang vei.
wc-why-upgrade = Bedre enheter er mest verdt nå.
wc-why-victory = Poenget trengs nå.
wc-why-save = Ingenting annet er verdt prisen.
wc-why-card = Kortet hjelper mest her.
wc-why-power = Heltens evne hjelper mest her.
wc-why-keep = Kortet spares til et bedre øyeblikk.
wc-why-remove = Denne enheten savnes minst.
wc-gave-up = { $seat } gir opp.
wc-resign = Gi opp: den andre siden vinner
wc-won-resigned = { $who } vinner: den andre siden har gitt opp.
