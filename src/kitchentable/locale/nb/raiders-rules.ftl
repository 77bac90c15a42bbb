# Home Raiders: what the rules ask, tell and refuse.

## Setup

title-raiders = Home Raiders
hr-raiders-seats = Home Raiders er et spill for to, ikke for { $given }.
hr-raiders-two = Nevn to lag og to Portaler med komma mellom, ikke «{ $given }».
hr-no-such-table = Det finnes ikke noe bord «{ $table }»; det finnes { $known }.
hr-no-such-object = Det finnes ikke noe objekt «{ $object }» som kan være en Portal.
hr-portal-too-small = «{ $object }» er for lite til å være en Portal.
hr-situation-mates = karakterene i «{ $troop }» hører til forskjellige plasser
hr-situation-ability = et kort av typen { $type } kan ikke ha «{ $ability }»; bare et av typen { $bearer } kan det
hr-situation-dice = disse terningene er umulige: tall under null eller flere merkede terninger enn terninger
hr-situation-stand = { $why } Derfor kan ikke «{ $who }» stå der
hr-situation-wounds = med så mange skadebrikker ville «{ $who }» ha blitt slått ut
hr-situation-air = det er ingenting under «{ $who }» å stå på i den høyden
hr-situation-outside = «{ $thing }» står ikke helt på bordet
hr-situation-carried = «{ $thing }» kan ikke stå på «{ $other }»
hr-situation-overlap = «{ $thing }» og «{ $other }» står på samme sted
hr-situation-forms = et objekt har én form: box, cylinder eller polygon
hr-situation-polygon = en mangekant trenger en høyde (height) og minst tre hjørner, og krysser ikke seg selv
hr-no-such-team = Det finnes ikke noe lag «{ $team }»; det finnes { $known }.
hr-team-too-dear = Laget «{ $team }» koster { $cost } Stjerner; det ble avtalt høyst { $stars }.
hr-team-leaders = Laget «{ $team }» har flere Ledere ({ $leaders }) enn Tropper ({ $units }): Det er ikke tillatt.
hr-team-factions = Laget «{ $team }» blander raser: { LIST($factions, by: "and") }.
hr-team-merge = Bare kopier av en Tropp kan slås sammen, ikke { $card }.
hr-team-copies = Ta med { $card } minst én gang.
hr-team-no-such-card = Lag { $team } nevner et kort «{ $card }» som ikke finnes
hr-card-pool = Kort { $card }, { $trait }: Terningtallene passer ikke sammen
hr-card-range = Kort { $card } har rekkevidde, men ingen terninger for Skyting
hr-card-force = Kort { $card } har Troppestørrelse { $force }, men bare Tropper har mer enn én karakter
hr-card-number = Kort { $card } har et tall som er for lite
hr-card-size = Kort { $card }: base og høyde er millimeter, 1 til 100 og 1 til 200
hr-card-no-such-ability = Kort { $card }: Det finnes ingen evne «{ $ability }»
hr-card-ability-type = Kort { $card }: { $type } kan ikke ha evnen «{ $ability }»
hr-dice-faces = Terningen { $die } trenger sider, hver av { $known }
hr-roll-setup = Kast for oppsettet.
hr-roll-first = Kast om hvem som setter opp først.
hr-roll-objective = Kast for objektivet.
hr-call-face = Velg blank eller ACE.
hr-hint-call = Én terning avgjør. Kommer valget ditt opp, velger du side av bordet og setter opp først; ellers gjør den andre spilleren det.
hr-direct = Direkte konfrontasjon
hr-cunning = Slu strategi
hr-place-portal = Hvor setter du Portalen din?
hr-deploy-which = Hvilken enhet setter du opp nå?
hr-deploy-where = Hvor setter du { NOUN($who, as: "den") }?
hr-join-which = Hvilken Tropp slutter { NOUN($who, as: "den") } seg til?
hr-deploy-near = { LENGTH($missing) } for langt: Sett opp høyst { LENGTH(6) } fra Portalen din.
hr-deploy-far = { LENGTH($missing) } for langt: Sett opp høyst { LENGTH(12) } fra Portalen din.
hr-deploy-nearest = { LENGTH($missing) } for langt: Sett opp så nær Portalen din som det er plass.
hr-scouts-near = { LENGTH($missing) } for nær fienden.
hr-place-marker = Hvor legger du markøren din?
hr-marker-portal = { LENGTH($missing) } for nær: En markør skal ligge minst { LENGTH(15) } fra din egen Portal.
hr-marker-near = { LENGTH($missing) } for nær: Markører skal ligge minst { LENGTH(5) } fra hverandre.
hr-marker-covered = Der står et objekt.
hr-marker-height = En markør skal ligge på selve bordet, ikke oppå noe.
event-hr-setup-rolled = Oppsett: { $setup }.
event-hr-first-rolled = { $who } plasserer den første Portalen og setter opp først.
event-hr-sworn-enemy = { NOUN($by, as: "Den") } sverger fiendskap mot { NOUN($enemy, as: "den") }.
event-hr-portal-placed = { $who } plasserer en Portal.
event-hr-portal-placed-beside = { $who } plasserer en Portal ved { NOUN($object, as: "den") }.
event-hr-deployed = { NOUN($troop, as: "Den") } inntar bordet.
event-hr-objective-rolled = Objektiv: { $objective }.
event-hr-marker-placed = { $who } legger en markør.
event-hr-marker-placed-beside = { $who } legger en markør ved { NOUN($object, as: "den") }.
event-hr-marker-placed-on = { $who } legger en markør på { NOUN($object, as: "den") }.
kind-goal-none = ikke noe objektiv
kind-goal-vanish = Slå ut fienden
kind-goal-portal = Kontroller Portalen
kind-goal-spot = Strategisk punkt

## Rounds and turns

hr-draw-pearl = Trekk en perle fra posen.
hr-activate-whom = Hvilken enhet aktiverer du?
hr-activated-already = { NOUN($troop, as: "Den") } er allerede aktivert denne runden.
hr-activation-bound = Du må aktivere { NOUN($troop, as: "den") } nå.
hr-pass-not-now = Du kan bare gi fra deg turen når du har flere perler enn ventende enheter.
hr-pass-advanced = I et grunnspill kan du ikke gi fra deg turen.
hr-option-troop = { $troop }
hr-until-round = i denne runden
hr-until-game = i dette spillet
hr-option-resign = Gi opp
event-hr-round-began =
    Runde { $round }. { $pearls ->
        [one] Hver side har 1 perle i posen.
       *[other] Hver side har { $pearls } perler i posen.
    }
event-hr-pearl-drawn =
    { $left ->
        [0] Det trekkes en perle for { $who }. Posen er tom.
        [one] Det trekkes en perle for { $who }. 1 perle igjen i posen.
       *[other] Det trekkes en perle for { $who }. { $left } perler igjen i posen.
    }
event-hr-activated = { $who } aktiverer { NOUN($troop, as: "den") }.
event-hr-passed = { NOUN($who, as: "Den") } gir fra seg turen.
event-hr-passed-forced = { $who } har ingenting igjen å aktivere.
event-hr-resigned = { NOUN($who, as: "Den") } gir opp.

## Actions

hr-choose-action = Velg en handling.
hr-act-next =
    { NOUN($troop, ask: "number") ->
        [many] { NOUN($troop, as: "Den") }: Hvem er nestemann?
       *[one] Hva gjør { NOUN($troop, as: "den") }?
    }
hr-option-end-turn = Avslutt turen
hr-option-done = Ferdig
hr-option-action = { $troop }: { $what }
hr-option-action-at = { $troop }: skyt på { NOUN($target, as: "den") }
hr-option-deed = { $who }: { $what }
hr-option-deed-at = { $who }: bruk { $what } på { NOUN($about, as: "den") }
hr-option-character = { $who }
hr-option-yes = Ja
hr-yes-or-pass = Svar ja, eller pass.
kind-of-hr-move = Bevegelse
kind-of-hr-close = Nærkamp
kind-of-hr-ranged = Skyting
kind-of-hr-spirit = Spirituell handling
kind-of-hr-generic = Generisk handling
hr-stand-up-first = { NOUN($troop, as: "Den") } må reise seg først.
hr-regroup-first = { NOUN($troop, as: "Den") } må samle seg først.
hr-close-nobody =
    { NOUN($troop, ask: "number") ->
        [many] Ingen av { NOUN($troop, as: "den") } er i basekontakt med en fiende.
       *[one] { NOUN($troop, as: "Den") } er ikke i basekontakt med en fiende.
    }
hr-vanished-already = { NOUN($who, as: "Den") } er slått ut.
hr-in-other-unit = { NOUN($who, as: "Den") } har sluttet seg til en annen Tropp: Velg den.
hr-not-deployed = { NOUN($who, as: "Den") } står ikke på bordet ennå.
hr-not-yours = { NOUN($what, as: "Den") } er ikke på din side.
hr-not-an-enemy = Velg en fiende, ikke { NOUN($who, as: "den") }.
hr-not-a-friend = { NOUN($who, as: "Den") } og { NOUN($other, as: "den") } er ikke på samme side.
hr-not-itself = Velg en annen karakter enn { NOUN($who, as: "den") }.
hr-not-a-character = Velg én karakter, ikke { NOUN($what, as: "den") }.
hr-not-a-troop = Velg en hel Tropp eller en Helt, ikke { NOUN($what, as: "den") }.
hr-not-a-unit = { NOUN($what, as: "Den") } er ikke en Tropp.
hr-not-in-contact = { NOUN($who, as: "Den") } og { NOUN($other, as: "den") } er ikke i basekontakt.
hr-not-within = { NOUN($who, as: "Den") } er mer enn { LENGTH($far) } fra { NOUN($other, as: "den") }.
hr-not-acting = { NOUN($troop, as: "Den") } står ikke for tur nå.
hr-no-actions = { NOUN($troop, as: "Den") } har ingen handlinger igjen denne turen.
hr-not-a-type = Erklær først en av de fem handlingstypene; «{ $what }» er ikke en av dem.
hr-five-types = Det finnes fem handlingstyper: { $kinds }.
hr-only-shots = De andre kan bare skyte: En av { NOUN($troop, as: "den") } brukte begge handlingene på ett skudd.
hr-names-no-target = Til «{ $kind }» velger du ikke noe mål.
hr-ranged-names = Velg én Tropp eller én Helt å skyte på.
hr-stands-already = { NOUN($troop, as: "Den") } ligger ikke i dekning.
hr-spirit-in-unit =
    { NOUN($troop, ask: "number") ->
        [many] En av { NOUN($troop, as: "den") }
       *[one] { NOUN($troop, as: "Den") }
    } kan bare bruke Vilje mens resten av Troppen angriper.
hr-spirit-none = { NOUN($who, as: "Den") } har ingen Vilje-evne.
hr-spirit-nobody = { NOUN($who, as: "Den") } ser ingen fiende.
hr-generic-nothing = { NOUN($who, as: "Den") } har ingen nytte av en generisk handling nå.
hr-action-first = Erklær en handling først, eller avslutt turen.
hr-action-not-done = { NOUN($troop, as: "Den") } må gjøre ferdig handlingen først.
hr-act-not-theirs =
    { NOUN($troop, ask: "number") ->
        [many] { NOUN($who, as: "Den") } er ikke en av { NOUN($troop, as: "den") }.
       *[one] Det er { NOUN($troop, as: "den") } som handler nå, ikke { NOUN($who, as: "den") }.
    }
hr-acted-already = { NOUN($who, as: "Den") } har allerede gjort noe i denne handlingen.
hr-moved-already = { NOUN($troop, as: "Den") } har allerede flyttet seg i denne handlingen.
hr-unit-moves-as-one =
    { NOUN($troop, ask: "number") ->
        [many] { NOUN($troop, as: "Den") } flytter seg samlet: Velg én bevegelse for hele Troppen.
       *[one] Velg hvordan { NOUN($troop, as: "den") } flytter seg.
    }
hr-member-acts =
    { NOUN($troop, ask: "number") ->
        [many] Velg ett medlem: { NOUN($troop, as: "Den") } handler hver for seg.
       *[one] Velg hva { NOUN($troop, as: "den") } gjør.
    }
hr-other-type = { NOUN($troop, as: "Den") } har erklært «{ $kind }»: Bare en Leder kan gjøre noe annet.
hr-not-beside = { NOUN($troop, as: "Den") } har erklært «{ $kind }»: «{ $what }» går ikke sammen med det.
hr-same-target = Denne Troppen kan bare skyte på { NOUN($target, as: "den") } i denne turen.
hr-marker-untouched = { NOUN($who, as: "Den") } berører ikke markør { $marker }.
hr-marker-own = { NOUN($who, as: "Den") } kontrollerer allerede markør { $marker }.
hr-ability-none = { NOUN($who, as: "Den") } kan ikke bruke { $ability }.
hr-ability-lost = { NOUN($who, as: "Den") } har mistet { $ability } til runden er over.
hr-ability-basic = I et grunnspill finnes det ingen evner.
hr-ability-itself = { $ability } velges ikke her: Den kommer av seg selv.
hr-name-the-deed = Si hvilken evne eller markør; «{ $what }» er ikke nok.
hr-ability-kind = { $ability } krever en annen handlingstype: { $kind }.
hr-ability-whom = { $ability } trenger et mål.
hr-ability-one = { $ability } har ikke noe mål.
hr-ability-second = { $ability } har bare ett mål.
hr-close-unsought = { NOUN($who, as: "Den") } og { NOUN($enemy, as: "den") } kan først kjempe når en handling har ført dem i kontakt.
hr-attack-owed = { NOUN($troop, as: "Den") } må angripe nå: Velg et medlem og et mål.
event-hr-declared-at = { NOUN($troop, as: "Den") } åpner ild mot { NOUN($target, as: "den") }.
event-hr-ability-used = { NOUN($who, as: "Den") } bruker { $ability }.
event-hr-ability-used-on = { NOUN($who, as: "Den") } bruker { $ability } på { NOUN($about, as: "den") }.

## Moving

hr-move-where = Hvor skal { NOUN($troop, as: "den") }?
hr-option-stay = Bli stående
hr-option-goes = { LENGTH($far) } { $way }
hr-move-not-theirs = { NOUN($who, as: "Den") } flytter seg ikke i denne handlingen.
hr-move-point = Oppgi et sted som x, y og en høyde, ikke med { $given } tall.
hr-move-too-far = Det er { LENGTH($over) } for langt.
hr-move-locked = I kontakt med { NOUN($enemy, as: "den") } kan du bare rive deg løs.
hr-move-touches = Veien berører { NOUN($enemy, as: "den") } for tidlig: Kontakt avslutter bevegelsen.
hr-move-not-away = Avslutt bevegelsen uten kontakt med { NOUN($enemy, as: "den") }.
hr-forced-straight = En tvungen bevegelse går rett fram og aldri oppover.
hr-forced-falls = { NOUN($who, as: "Den") } faller ved kanten: Avslutt bevegelsen der.
hr-forced-whole = { NOUN($who, as: "Den") } må flyttes så langt det går.
hr-flight-straight = En flytur er én rett linje til ett sted.
hr-unit-apart = { NOUN($troop, as: "Den") } ville kommet { LENGTH($missing) } ut av formasjon.
hr-unit-not-regrouped = { NOUN($troop, as: "Den") } må stå tettere: fortsatt { LENGTH($missing) } for langt fra hverandre.
hr-strike-leaving = { NOUN($who, as: "Den") } river seg løs. Hvem slår?
hr-option-strike = Slå med { NOUN($who, as: "den") }
hr-move-by-force = Hvor flytter du { NOUN($who, as: "den") }?
hr-place-near = { NOUN($who, as: "Den") } settes ved { NOUN($other, as: "den") }. Hvor?
hr-place-not-near = Det er for langt fra { NOUN($other, as: "den") }.
hr-place-on-object = Den plassen er på et objekt, ikke på selve bordet.
event-hr-moved = { NOUN($who, as: "Den") } går { LENGTH($cost) }.
event-hr-moved-beside = { NOUN($who, as: "Den") } går { LENGTH($cost) } bort til { NOUN($object, as: "den") }.
event-hr-moved-on = { NOUN($who, as: "Den") } går { LENGTH($cost) } og står nå på { NOUN($object, as: "den") }.
event-hr-put-down = { NOUN($who, as: "Den") } står nå et annet sted.
event-hr-put-down-beside = { NOUN($who, as: "Den") } står nå ved { NOUN($object, as: "den") }.
event-hr-put-down-on = { NOUN($who, as: "Den") } står nå på { NOUN($object, as: "den") }.
event-hr-move-lost = { NOUN($who, as: "Den") } kommer ikke videre.
event-hr-fell = { NOUN($who, as: "Den") } faller { LENGTH($height) }.
event-hr-broke-away = { NOUN($enemy, as: "Den") } slår mot { NOUN($who, as: "den") }, som river seg løs.
event-hr-object-pushed = { NOUN($who, as: "Den") } dytter { NOUN($object, as: "den") }.

## Attacks

hr-choose-mode = { NOUN($who, as: "Den") } angriper { NOUN($target, as: "den") }. På hvilken måte?
hr-mode-plain = Vanlig angrep
hr-who-defends = Flere mål er like nær { NOUN($who, as: "den") }. Hvem forsvarer seg?
hr-shoot-past = Skyte forbi dekningen på { NOUN($target, as: "den") }, som er nærmere { NOUN($who, as: "den") }?
hr-defend-first = Flere er like nær { NOUN($who, as: "den") }. Hvem forsvarer seg først?
hr-go-to-ground = Det skytes på { NOUN($troop, as: "den") }. Søke dekning?
hr-option-ground = Søk dekning
hr-shoot-no-dice = { NOUN($who, as: "Den") } har ingen terninger for Skyting.
hr-shoot-engaged = { NOUN($who, as: "Den") } er i basekontakt med { NOUN($enemy, as: "den") } og kan ikke skyte.
hr-shoot-in-contact = Den som er i basekontakt, kan ikke skyte på { NOUN($target, as: "den") }.
hr-shoot-at-engaged = { NOUN($target, as: "Den") } er i basekontakt med { NOUN($enemy, as: "den") }: Du kan ikke skyte dit.
hr-shoot-leader = Du kan ikke skyte på { NOUN($target, as: "den") } så lenge det er andre igjen i Lederens Tropp.
hr-shoot-unseen = { NOUN($who, as: "Den") } ser ikke { NOUN($target, as: "den") }.
hr-mind-tricked = { NOUN($who, as: "Den") } kan ikke angripe { NOUN($target, as: "den") } denne turen.
hr-spirit-immune = { NOUN($target, as: "Den") } er immun mot Vilje-evner.
hr-spirit-wounded = { NOUN($target, as: "Den") } er allerede skadet: Velg et mål uten skade.
hr-transfer-unwounded = { NOUN($who, as: "Den") } har ingen skade å overføre.
hr-confuse-leader = Bare en Leder kan forvirres; { NOUN($target, as: "den") } er ikke det.
hr-stun-nothing = { NOUN($target, as: "Den") } har ingen evne å miste.
hr-transport-apart = { NOUN($who, as: "Den") } kan ikke bære { NOUN($troop, as: "den") }: Noen av dem er mer enn { LENGTH(3) } unna.
hr-transport-more = Velg hvem mer { NOUN($who, as: "den") } skal bære.
hr-option-later = Senere, etter alle andre
hr-roll-trait = Kast { $trait } for { NOUN($who, as: "den") }.
hr-roll-single = Kast én terning for { NOUN($who, as: "den") }.
hr-roll-again = Kast terninger på nytt for { NOUN($who, as: "den") }.
hr-dice-text =
    { $white } { $white ->
        [one] hvit
       *[other] hvite
    }, { $red } { $red ->
        [one] rød
       *[other] røde
    }, { $black } { $black ->
        [one] svart
       *[other] svarte
    }
kind-trait-close_combat = Nærkamp
kind-trait-shooting = Skyting
kind-trait-defence = Forsvar
kind-trait-spirit = Vilje
kind-face-blank = blank
kind-face-ace = ACE
kind-face-critical = kritisk ACE
kind-pool-wounded = utelater merkede terninger
kind-pool-discard = legger bort det sterkeste settet
kind-pool-strongest = kaster bare det sterkeste settet
kind-pool-weakest = kaster bare det svakeste settet
kind-pool-downgrade = nedgraderer det sterkeste settet
kind-pool-upgrade = oppgraderer det svakeste settet
kind-source-wounds = skader
kind-source-range = utenfor basisrekkevidden
kind-source-cover = dekning
kind-source-ground = ligger i dekning
event-hr-pool-built = { NOUN($source, as: "Den") }: { NOUN($who, as: "Den") } kaster { $after } i stedet for { $before }.
event-hr-dice-rolled =
    { NOUN($who, as: "Den") } { $rolls }: { NOUN($faces, as: "commas") } ({ $aces ->
        [0] ingen ACES
        [one] 1 ACE
       *[other] { $aces } ACES
    }).
event-hr-dice-boosted =
    { NOUN($who, as: "Den") } { $rolls }: { NOUN($faces, as: "commas") } ({ $aces ->
        [0] ingen ACES
        [one] 1 ACE
       *[other] { $aces } ACES
    } med Boost { $boost }).
hr-no-dice = ingen terninger
event-hr-attack-hit =
    { NOUN($by, as: "Den") } treffer { NOUN($target, as: "den") } med { $aces ->
        [one] 1 ACE
       *[other] { $aces } ACES
    } mot { $defence }.
event-hr-attack-defended =
    { NOUN($target, as: "Den") } står imot { NOUN($by, as: "den") }, { $defence ->
        [0] ingen ACES
        [one] 1 ACE
       *[other] { $defence } ACES
    } mot { $aces }.
event-hr-burst-hit =
    Splintene treffer { NOUN($target, as: "den") } med { $aces ->
        [one] 1 ACE
       *[other] { $aces } ACES
    } mot { $defence }.
event-hr-burst-defended =
    { NOUN($target, as: "Den") } står imot splintene, { $defence ->
        [one] 1 ACE
       *[other] { $defence } ACES
    } mot { $aces }.
event-hr-aimed = { NOUN($by, as: "Den") } sikter på { NOUN($target, as: "den") }, { LENGTH($distance) } unna og helt synlig.
event-hr-aimed-partly = { NOUN($by, as: "Den") } sikter på { NOUN($target, as: "den") }, { LENGTH($distance) } unna og delvis skjult av { NOUN($behind, as: "den") }.
event-hr-shot-lost = { NOUN($who, as: "Den") } finner ikke noe mål og skyter ikke.
event-hr-wounded =
    { $wounds ->
        [one] { NOUN($who, as: "Den") } blir skadet.
       *[other] { NOUN($who, as: "Den") } blir skadet igjen ({ $wounds } skadebrikker).
    }
event-hr-healed =
    { $wounds ->
        [0] { NOUN($who, as: "Den") } blir helbredet.
        [one] { NOUN($who, as: "Den") } blir helbredet for en skade; 1 igjen.
       *[other] { NOUN($who, as: "Den") } blir helbredet for en skade; { $wounds } igjen.
    }
event-hr-token-averted = { $ability } gjør ikke vondt for { NOUN($who, as: "den") } denne gangen.
event-hr-vanished = { NOUN($who, as: "Den") } blir slått ut.
event-hr-went-to-ground = { NOUN($troop, as: "Den") } søker dekning.
event-hr-forced-to-ground = { NOUN($troop, as: "Den") } blir tvunget til å søke dekning.
event-hr-stood-up = { NOUN($troop, as: "Den") } reiser seg.
event-hr-challenge-won =
    { NOUN($by, as: "Den") } vinner utfordringen mot { NOUN($target, as: "den") }, { $aces ->
        [one] 1 ACE
       *[other] { $aces } ACES
    } mot { $against }.
event-hr-challenge-lost =
    { NOUN($by, as: "Den") } taper utfordringen mot { NOUN($target, as: "den") }, { $aces ->
        [0] ingen ACES
        [one] 1 ACE
       *[other] { $aces } ACES
    } mot { $against }.

## Abilities ask

hr-roundhouse = { NOUN($who, as: "Den") } slår igjen. Velg et mål.
hr-violent-attack =
    Angrepet { NOUN($who, as: "til") } er voldelig. { NOUN($target, as: "Den") } har { $aces ->
        [0] ingen ACES
        [one] 1 ACE
       *[other] { $aces } ACES
    }. Hvilket sett må kastes på nytt?
hr-knock-back-instead = { NOUN($who, as: "Den") } treffer. Dytte { NOUN($target, as: "den") } unna i stedet for å skade?
hr-double-shot =
    { NOUN($who, as: "Den") } har { $aces ->
        [one] 1 ACE
       *[other] { $aces } ACES
    }. Fordele dem på to mål?
hr-double-shot-not = Alle på det første målet
hr-double-shot-to =
    { $aces ->
        [one] 1 ACE
       *[other] { $aces } ACES
    } på { NOUN($who, as: "den") }
hr-lightning = Lynet { NOUN($who, as: "til") } slår videre. Velg et mål.
hr-charm = { NOUN($target, as: "Den") } er sjarmert av { NOUN($who, as: "den") }. Velg hvem angrepet rammer.
hr-stun = { NOUN($who, as: "Den") } sjokkerer { NOUN($target, as: "den") }. Hvilken evne går tapt?
hr-deflect = { NOUN($who, as: "Den") } avleder skuddet. Velg et mål.
hr-energy-barrier =
    { $aces ->
        [one] 1 ACE
       *[other] { $aces } ACES
    } mot { NOUN($who, as: "den") }. La angriperen kaste på nytt?
hr-energy-barrier-which = Hvilket kast gjelder mot { NOUN($who, as: "den") }?
hr-option-aces =
    { $aces ->
        [0] Ingen ACES
        [one] 1 ACE
       *[other] { $aces } ACES
    }
hr-flicker = { NOUN($who, as: "Den") } flimrer. Bytte plass med hvem?
hr-bodyguard = Ta angrepet med { NOUN($who, as: "den") } i stedet for { NOUN($target, as: "den") }?
hr-mirror-image = { NOUN($who, as: "Den") } blir skadet. Prøve å gi skaden videre?
hr-pass-wound = Hvem får skaden { NOUN($who, as: "til") }?
hr-action-group = { NOUN($troop, as: "Den") } deler seg. Hvem går for seg selv?
hr-fast-recovery = La { NOUN($troop, as: "den") } reise seg gratis?
hr-replacement = Hvem erstatter { NOUN($who, as: "den") }?
hr-redeploy-join = Hvilken Tropp slutter { NOUN($who, as: "den") } seg til nå?
hr-swan-song = Det siste angrepet { NOUN($who, as: "til") }. Velg et mål.
hr-messenger = Hvilken Tropp får ordrene { NOUN($leader, as: "til") } av { NOUN($who, as: "den") }?
hr-sworn-enemy = Hvem er den svorne fienden { NOUN($who, as: "til") }?
hr-fight-as-unit = Kjempe med nærkampevnene { NOUN($troop, as: "til") } i stedet for evnene { NOUN($who, as: "til") }?
hr-fervour = Vil du utføre en tredje handling med { NOUN($who, as: "den") }? Det gjør vondt.
hr-running-shot = { NOUN($who, as: "Den") } skyter i fart. Velg et mål.
hr-relocate = Hvor rundt { NOUN($enemy, as: "den") } flytter du { NOUN($who, as: "den") }?
hr-relocate-contact = Hold kontakten med { NOUN($enemy, as: "den") } hele veien.
hr-relocate-one = { NOUN($who, as: "Den") } må berøre nøyaktig én fiende for å flytte seg rundt den, ikke { $count }.
hr-running-two = { NOUN($who, as: "Den") } trenger en handling til for det løpende skuddet.
hr-rampage-two = { NOUN($who, as: "Den") } må berøre to fiender, ikke { $count ->
        [0] ingen
        [one] bare én
       *[other] { $count }
    }.
hr-rampage-listed = Disse to fiendene står i motsatt rekkefølge på listen.
hr-teleport-once = { NOUN($who, as: "Den") } har allerede teleportert én gang i dette spillet.
hr-no-room-beside = Det er ikke plass ved siden av { NOUN($who, as: "den") }.
hr-not-wounded = { NOUN($who, as: "Den") } er ikke skadet.
hr-not-led = { NOUN($leader, as: "Den") } leder ikke { NOUN($who, as: "den") }.
hr-divide-two = { NOUN($troop, as: "Den") } har bare én karakter og kan ikke deles.
hr-divide-whole = { NOUN($troop, as: "Den") } må dele seg før noen gjør noe annet.
hr-divide-first = Del { NOUN($troop, as: "den") } ved å velge { NOUN($who, as: "den") }.
hr-redeploy-moves = { NOUN($who, as: "Den") } kan bare forlate Troppen mens den flytter seg.
hr-not-an-object = Velg et objekt, ikke { NOUN($what, as: "den") }.
hr-object-untouched = { NOUN($who, as: "Den") } berører ikke { NOUN($object, as: "den") }.
hr-struck-already = { NOUN($who, as: "Den") } har allerede angrepet { NOUN($target, as: "den") } denne turen.
hr-not-left = { NOUN($mover, as: "Den") } river seg ikke løs fra { NOUN($who, as: "den") }.
hr-struck-leaving = { NOUN($who, as: "Den") } har allerede slått mot { NOUN($mover, as: "den") }.
hr-slips-away = { NOUN($mover, as: "Den") } smetter unna { NOUN($who, as: "den") }.
hr-mode-chosen = { $ability } er allerede valgt for dette angrepet.
hr-mode-needed = Uten { $ability } kan du ikke se { NOUN($target, as: "den") }.
hr-mode-not-now = { $ability } passer ikke til dette angrepet.
hr-mode-both = { $ability } koster begge handlingene, og dem har ikke { NOUN($who, as: "den") }.
hr-last-attack = Velg ett siste angrep for { NOUN($who, as: "den") }, i nærkamp eller på avstand.
hr-not-closest = { NOUN($who, as: "Den") } er ikke nærmest i syne.
hr-defends-later = { NOUN($who, as: "Den") } forsvarer seg ikke nå.
hr-not-the-target = { NOUN($who, as: "Den") } er ikke målet for dette skuddet.
hr-roll-one-of = Velg ett av de to kastene.
hr-set-not-rolled = Ingen terninger av det settet ble kastet.
hr-all-rolled = Kast hele Forsvaret på nytt, ikke ett sett.
hr-one-set = Kast ett sett på nytt, ikke hele Forsvaret.
hr-split-share = Gi hvert av de to målene minst én av de { $aces } ACES.
hr-split-farther = { NOUN($target, as: "Den") } er utenfor basisrekkevidden, og det er ikke det første målet.
hr-first-target = { NOUN($who, as: "Den") } er allerede det første målet.
hr-stands-firm = Andre kan ikke flytte { NOUN($who, as: "den") }.
hr-swap-no-room = { NOUN($who, as: "Den") } og { NOUN($other, as: "den") } får ikke plass på hverandres sted.
hr-not-a-leader = { NOUN($who, as: "Den") } er ikke en Leder.
hr-own-unit = { NOUN($who, as: "Den") } er allerede i den Troppen.
hr-no-place-left = { NOUN($who, as: "Den") } får ikke plass der.
hr-reached-already = Evnene { NOUN($leader, as: "til") } når { NOUN($troop, as: "den") } allerede.
hr-carried-already = { NOUN($troop, as: "Den") } blir allerede båret.
hr-divided-already = { NOUN($who, as: "Den") } har allerede forlatt Troppen.
hr-not-leader-or-hero = { NOUN($who, as: "Den") } er verken Leder eller Helt.
hr-waits = En Leder som har handlet, sluttet seg til { NOUN($troop, as: "den") }: Vent til neste runde.
hr-deployed-already = { NOUN($troop, as: "Den") } står allerede på bordet.
hr-deploy-all = Du må sette opp en enhet nå.
hr-just-left = { NOUN($who, as: "Den") } har nettopp forlatt { NOUN($troop, as: "den") }.
hr-call-what = Velg blank eller ACE.
hr-portal-two = Velg ett av de to stedene for Portalen.
hr-ability-not-on-card = { $ability } står ikke på kortet { NOUN($who, as: "til") }.
hr-move-twice = { NOUN($who, as: "Den") } står to ganger i denne bevegelsen.
hr-push = { NOUN($who, as: "Den") } dytter { NOUN($object, as: "den") }. Hvilken vei?
hr-push-far = { NOUN($who, as: "Den") } kan dytte { NOUN($object, as: "den") } høyst { LENGTH($most) }, halve Bevegelsen.
hr-push-way = Oppgi et dytt som retning og avstand.

## The end

event-hr-marker-controlled = { NOUN($who, as: "Den") } kontrollerer markør { $marker }.
event-hr-marker-lost = { NOUN($who, as: "Den") } kontrollerer ikke lenger markør { $marker }.
event-hr-judged = { $objective }: { $first } mot { $second }.
hr-won = { NOUN($who, as: "Den") } vinner ({ $objective }).
hr-won-resigned = { $who } vinner: Den andre siden gir opp.
hr-drawn = Uavgjort ({ $objective }).

## Win the house

hr-campaign-room = Det finnes ikke noe rom «{ $room }» på kartet.
hr-campaign-played = «{ $room }» er allerede vunnet.
hr-campaign-team = Det finnes ikke noe lag { $team } i denne kampanjen.
hr-team-none = { $file } har ingen [team].
hr-team-other = { $file }: En lagfil har [team] og ikke noe annet; «{ $key }» hører ikke hjemme der.
hr-team-empty = { $file }: Et lag har et navn og minst ett kort.
hr-team-unknown = { $team } nevner et kort «{ $card }» som ikke finnes; det finnes { $known }.
hr-house-none = { $file } har ingen [house].
hr-house-rooms = Et hus har rom, hvert av dem én gang.
hr-card-missing = Kort { $card }: «{ $field }» mangler fortsatt
hr-pack-our-dice = Sidene på disse terningene er fortsatt våre: { $dice }.
hr-template-head =
    Din egen eske med Home Raiders for Kitchen Table. Fyll inn det kortene og terningene dine viser;
    stryk det du ikke trenger. Den legges over husets sett: Begge kan spilles med.
    «kitchentable pack check FILE» sier hva som mangler eller er umulig,
    «kitchentable play raiders --terminal --pack FILE --set teams=mine,gremlins» spiller med den.
hr-template-dice = Sidene på terningene dine: blank (blank), ace (ACE) eller critical (kritisk ACE).
hr-template-card =
    Kort. Navnet i klammene velger du selv (bokstaver, sifre, bindestreker); kopier en blokk for
    hvert kort. cost er i Stjerner, movement og range i tommer, base og height i millimeter;
    force er hvor mange karakterer en Tropp har. Ved en egenskap står terningene etter farge;
    marked sier hvor mange som har skademerke; boost er tallet etter plusstegnet.
hr-template-abilities = Evnene å nevne under «abilities», med korttypene som kan ha dem:
hr-template-team = Et lag av kortene dine. copies = 2 slår sammen to eksemplarer av en Tropp, separate = 2 tar den to ganger.
event-hr-round-began-unlike =
    Runde { $round }. I posen: { $first ->
        [0] ingen perler
        [one] 1 perle
       *[other] { $first } perler
    } for { $who } og { $second ->
        [0] ingen
        [one] 1
       *[other] { $second }
    } for { $other }.
hr-option-strikes = { $who }: angrip { NOUN($target, as: "den") }
hr-option-shoots = { $who }: skyt på { NOUN($target, as: "den") }
hr-option-control = { $who }: kontroller markør { $marker }
kind-do-hr-move = flytt
kind-do-hr-close = angrip i nærkamp
kind-do-hr-ranged = skyt
kind-do-hr-spirit = bruk Vilje
kind-do-hr-generic = generisk handling
kind-do-hr-stand = opp på beina
kind-do-hr-control = kontroller en markør
event-hr-declared-close = { NOUN($troop, as: "Den") } angriper i nærkamp.
event-hr-declared-ranged = { NOUN($troop, as: "Den") } åpner ild.
kind-rolls-close_combat = angriper
kind-rolls-shooting = skyter
kind-rolls-defence = forsvarer seg
kind-rolls-spirit = kaster Vilje
kind-of-hr-control = Kontrollere en markør
event-hr-pool-kept = { NOUN($source, as: "Den") }: { NOUN($who, as: "Den") } kaster fortsatt { $after }.
