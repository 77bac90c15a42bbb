# Warcraft: the Expansion Set, its options and the scenarios.
wc-option-strategic = det strategiske spillet
wc-option-racial = raseevnene
wc-option-creeps = monstre
wc-option-heroes = helter
wc-option-research = trolldomsforskning
wc-option-draining = begrensede ressurser
wc-option-hidden = skjulte ressurser
wc-no-such-option = Det finnes ikke noe alternativ «{ $option }». Velg blant { $known }.
wc-option-needs = For { $option } trenger du også monstrene: Heltene får erfaring av dem.
wc-options-apart = Velg begrensede eller skjulte ressurser: Begge erstatter ressursterningen.
wc-turn-token = Merket på { $space } snus.
wc-token-turned = Merket på { $space } viser { $number }.
wc-stock-laid-out = Det ligger et lager på { $number } på hvert av disse feltene: { LIST($spaces, by: "and") }.
wc-grown = På { $space } vokser det opp { $number } tømmer til.
wc-gather = Skal de tre nærkampenhetene dine på { $space } sanke tømmer som en arbeider?
wc-spend-research = Forsk på { $number ->
        [one] en trylleformel
       *[other] { $number } trylleformler
    } ({ $cost })
wc-researched = { $seat } begynner å forske på { $number ->
        [one] én trylleformel
       *[other] { $number } trylleformler
    }.
wc-research-most = Du kan forske på høyst { $most } trylleformler om gangen.
wc-research-busy = En arbeider står på arbeiderbygningen: Der kan du ikke forske.
wc-too-few-workers = Du trenger { $needed } arbeidere på { $space } som ikke har bygget i dette trinnet.
wc-cooperate-first = Felles bygging kommer først, før du trener, bygger eller oppgraderer.
wc-spend-raise = Bygg { NOUN($kind, as: "en") } med to arbeidere i byen; den blir ferdig med en gang ({ $cost })
wc-spend-raise-outpost = Bygg en utpost på { $space } med to arbeidere der; den blir ferdig med en gang ({ $cost })
wc-give-up = Begge utpostene dine er på brettet. Hvilken gir du opp?
wc-give-up-one = Utposten på { $space }
warcraft-tokens = De skjulte merkene er { $tokens }; minst fire av hvert slag må vise 20, og ingen mindre enn 0.
wc-creep-face-up =
    { NOUN($creep, as: "One") } ({ $dice ->
        [one] én terning
       *[other] { $dice } terninger
    } med styrke { $strength })
wc-creep-face-down = monster med baksiden opp, verdt { $points ->
        [one] ett poeng
       *[other] { $points } poeng
    }
wc-token-face-down = ressursmerke med baksiden opp
wc-creep-given = Monster { $number }
wc-creeps-placed = På { LIST($spaces, by: "and") } ligger det monstre med baksiden opp.
wc-turn-creep = Monsteret på { $space } snus.
wc-creep-turned =
    { NOUN($creep, as: "En") } på { $space }! { NOUN($creep, ask: "g") ->
        [et] Det
       *[other] Den
    } kjemper som { NOUN($kind, as: "en") } (styrke { $strength }, { $dice ->
        [one] én terning
       *[other] { $dice } terninger
    }).
wc-creep-hit = { NOUN($creep, as: "Den") } på { $space } mister en terning og har { $left ->
        [0] ingen
        [one] én
       *[other] { $left }
    } igjen.
wc-creep-killed = { NOUN($creep, as: "Den") } på { $space } er drept.
wc-picture-creep = Monster på { $space }: { $creep }
warcraft-marker = { $name } trenger en styrke fra 1 til 6 og minst én terning.
warcraft-marker-type = { $name } har typen «{ $type }»; den må være melee, ranged eller flying.
warcraft-creep = Monsteret { $name } trenger en evne som enheter kan ha, eller ingen, og 1 eller 2 poeng.
warcraft-creature = { $name } er ingen tilkalt skapning av en rase i spillet; det finnes { $known }.
wc-hero-given = Helt { $number }
wc-choose-hero = Hvilken helt velger du? Valget er hemmelig til alle har valgt.
wc-hero-begins = På hvilket felt begynner { NOUN($hero, as: "den") } din?
wc-hero-chosen = Helten til { $seat } er { NOUN($hero, as: "den") } og begynner på { $space }.
wc-hero-wounded = { NOUN($hero, as: "Den") } til { $seat } { $wounds ->
        [one] blir såret
       *[other] blir såret igjen ({ $wounds } sår)
    }.
wc-hero-killed = { NOUN($hero, as: "Den") } til { $seat } faller på { $space }.
wc-creatures-gone = De tilkalte skapningene til { $seat } forsvinner.
wc-learned = { NOUN($hero, as: "Den") } til { $seat } har { $points ->
        [one] ett erfaringspoeng
       *[other] { $points } erfaringspoeng
    }.
wc-level-up = Vil du la helten stige et nivå for to erfaringspoeng?
wc-spend-hero = Tren { NOUN($hero, as: "den") } igjen, på nivå { $level } ({ $cost })
wc-hero-trained = { $seat } trener { NOUN($hero, as: "den") } igjen, på nivå { $level }.
warcraft-hero = Helten { $name } trenger en rase i spillet og typen melee, ranged eller flying.
warcraft-hero-level = Hvert nivå av helten { $name } trenger en styrke fra 1 til 6, liv og mana på minst 0.
wc-hero-rose = { NOUN($hero, as: "Den") } til { $seat } når nivå { $level }.
wc-power-water-elemental = Vannelemental
wc-power-phoenix = Føniks
wc-power-mirror-image = Speilbilde
wc-power-feral-spirit = Villånd
wc-power-serpent-ward = Slangevokter
wc-power-inferno = Inferno
wc-power-force-of-nature = Naturkraft
wc-power-storm-bolt = Stormlyn
wc-power-shadow-strike = Skyggestøt
wc-power-chain-lightning = Kjedelyn
wc-power-death-coil = Dødsspiral
wc-power-holy-light = Hellig lys
wc-power-big-bad-voodoo = Stor voodoo
wc-power-flame-strike = Flammeslag
wc-power-searing-arrows = Brennende piler
wc-power-used = { NOUN($hero, as: "Den") } til { $seat } bruker { $power }.
wc-summoned = { $seat } tilkaller { $number ->
        [one] { NOUN($kind, as: "en") }
       *[other] { $number } { NOUN($kind, as: "many") }
    } på { $space }.
wc-stunned = { NOUN($kind, as: "Den") } { NOUN($seat, ask: "number") ->
        [many] på
       *[one] til { $seat } på
    } { $space } angriper ikke i denne runden.
wc-more-casualties = { NOUN($seats, as: "Den") } får { $number ->
        [one] ett tap
       *[other] { $number } tap
    } til.
wc-use = Bruk { $power }
wc-use-on = Bruk { $power } på { NOUN($on, as: "den") }
wc-pay-mana = Hvilke kort kaster du for { $mana } mana?
wc-discard-cards = Legg { NOUN($cards, as: "counted", single: "one") } i kastebunken
warcraft-power-unknown = Helten { $name } har en ukjent evne «{ $ability }».
wc-tree-planted = { $seat } har Evighetens tre på { $space }.
wc-walk-tree = Evighetens tre: { $start } → { $to }
wc-walk-outpost = Utpost: { $start } → { $to }
wc-walked-tree = { $seat } lar Evighetens tre gå fra { $start } til { $to }.
wc-walked-outpost = En av utpostene til { $seat } går fra { $start } til { $to }.
wc-no-root = Ingenting kan slå rot på { $space }.
wc-taken = På { $space } er det allerede en by eller en utpost.
wc-among-enemies = På { $space } er det fiendtlige enheter eller arbeidere.
wc-held-fast = Fiendtlige enheter på { $space } holder det der.
wc-window-turn-start = En tur begynner. Vil du bruke en evne?
wc-window-turn-end = Turen er over. Vil du bruke en evne?
wc-window-move-over = { $who } har flyttet og kjempet. Vil du bruke en evne?
wc-window-ranged-start = Avstandsfasen begynner. Vil du bruke en evne?
wc-window-flying-start = Flygefasen begynner. Vil du bruke en evne?
wc-window-battle-end = Slaget er over. Vil du bruke et kort eller en evne?
wc-window-spend-start = Innkjøpstrinnet ditt begynner. Vil du bruke et kort eller en evne?
wc-window-power-response = En fiendtlig helt bruker en evne. Vil du svare?
wc-window-wound-response = Helten din er i ferd med å bli såret. Vil du svare?
wc-window-death-response = Helten din er i ferd med å dø. Vil du svare?
wc-power-countered = { $by } stanser { $power } fra { $seat }: Evnen har ingen virkning.
wc-power-thunder-clap = Tordenklapp
wc-power-avatar = Avatar
wc-power-divine-shield = Guddommelig skjold
wc-power-resurrection = Oppstandelse
wc-power-banish = Forvis
wc-power-bladestorm = Klingestorm
wc-power-war-stomp = Krigstramp
wc-power-reincarnation = Reinkarnasjon
wc-power-healing-wave = Helbredende bølge
wc-power-animate-dead = Besjel de døde
wc-power-frost-nova = Frostnova
wc-power-vampiric-aura = Vampyraura
wc-power-sleep = Søvn
wc-power-carrion-beetles = Åtselbiller
wc-power-impale = Spidd
wc-power-locust-swarm = Gresshoppesverm
wc-power-mana-burn = Manabrann
wc-power-immolation = Flammekledning
wc-power-metamorphosis = Metamorfose
wc-power-trueshot-aura = Treffsikker aura
wc-power-starfall = Stjernefall
wc-power-spirit-of-vengeance = Hevnånd
wc-power-water-elemental-text = Ved starten av en kamprunde kommer en vannelemental til helten for dette slaget.
wc-power-phoenix-text = Ved starten av en kamprunde kommer en føniks til helten og blir.
wc-power-mirror-image-text = Ved starten av en kamprunde kommer to speilbilder til helten for dette slaget.
wc-power-feral-spirit-text = Ved starten av en kamprunde kommer to villånder til helten for dette slaget.
wc-power-serpent-ward-text = Ved starten av en kamprunde kommer to slangevoktere til helten for dette slaget.
wc-power-inferno-text = Ved starten av en kamprunde kommer en helvetesdemon til helten for dette slaget, og fienden får ett tap med det samme.
wc-power-force-of-nature-text = Ved starten av en kamprunde kommer to trevoktere til helten for dette slaget, hvis det er en skog på slagmarken eller ved siden av den.
wc-power-storm-bolt-text = Ved starten av en kamprunde: Én fiendtlig enhet angriper ikke i denne runden.
wc-power-shadow-strike-text = Ved starten av en kamprunde: ett tap på en fiendtlig enhet du velger.
wc-power-chain-lightning-text = Før tapene: Kast tre terninger, hver 1 til 3 er et tap til for fienden.
wc-power-death-coil-text = Før tapene: ett tap til for fienden, eller ett sår mindre for helten.
wc-power-holy-light-text = Før tapene: ett tap mindre for din side.
wc-power-big-bad-voodoo-text = Før tapene: Din side får ingen denne gangen.
wc-power-flame-strike-text = På slutten av flyttetrinnet ditt: Kast en terning; på 1 går en fiendtlig enhet ved siden av helten tapt.
wc-power-searing-arrows-text = Ved starten av en avstandsfase: to terninger til for helten.
wc-power-thunder-clap-text = Ved starten av en nærkampfase: Alle fiendens terninger teller én høyere i den.
wc-power-avatar-text = Ved starten av en kamprunde: Helten kaster to terninger til og får ingen sår i denne runden.
wc-power-divine-shield-text = Svar på et tap på helten: Det skjer ikke.
wc-power-resurrection-text = På slutten av et slag du vant: Opptil to enheter du mistet i det, kommer tilbake til helten.
wc-power-banish-text = Ved starten av en kamprunde: Én fiendtlig enhet verken angriper eller kan fjernes i denne runden.
wc-power-bladestorm-text = Ved starten av en nærkampfase: tre terninger til for helten.
wc-power-war-stomp-text = Ved starten av en kamprunde: Fienden kaster bare halvparten av nærkampterningene sine i denne runden, rundet opp.
wc-power-reincarnation-text = Svar på heltens død: Den blir der den er, uten sår.
wc-power-healing-wave-text = På slutten av et slag: Helten blir kvitt alle sårene sine.
wc-power-animate-dead-text = På slutten av et slag du vant: To zombier kommer til helten og blir.
wc-power-frost-nova-text = Ved starten av en fase: Én type fiendtlige enheter angriper med −1 i styrke i den.
wc-power-vampiric-aura-text = Alltid: I en fase der heltens egne terninger treffer, mister den ett sår.
wc-power-sleep-text = Ved starten av en kamprunde: En fiendtlig helt eller et monster verken angriper eller bruker evner i denne runden.
wc-power-carrion-beetles-text = På slutten av et slag der en fiendtlig enhet falt: En åtselbille kommer til helten og blir.
wc-power-impale-text = Ved starten av en nærkampfase: Også fiendens flygere kan fjernes i den.
wc-power-locust-swarm-text = Før tapene: En terning for hver fiende på slagmarken; hver 1 eller 2 er et tap til og tar et sår av helten.
wc-power-mana-burn-text = Svar på en evne til en fiendtlig helt i samme slag: Den har ingen virkning.
wc-power-immolation-text = Alltid: når helten angriper i nærkamp, én terning til med styrke 2.
wc-power-metamorphosis-text = Ved starten av en kamprunde: Helten har styrke 6 og to liv til i dette slaget.
wc-power-trueshot-aura-text = Alltid: Avstandsenhetene dine i et slag med helten har +1 i styrke.
wc-power-starfall-text = Ved starten av en kamprunde: Kast fire terninger, hver 1 eller 2 er et tap for fienden med det samme.
wc-power-spirit-of-vengeance-text = Ved starten av en kamprunde: En hevnånd kommer til helten for hver enhet du har mistet i dette slaget.
wc-hero-way-archmage = Hold deg bak en mur av enheter, trekk kortene du trenger, og dukk opp med en hær der ingen venter den.
wc-hero-way-mountain-king = Gå først inn der det koker: Lam den sterkeste, tramp, og stå der slagene faller.
wc-hero-way-paladin = Gå med mange enheter: Han holder dem i live i slaget og henter noen tilbake etterpå.
wc-hero-way-blood-mage = Hold deg ved siden av fienden uten å røre ham og brenn ham tur for tur; til slutt er det føniksen som slåss.
wc-hero-way-blademaster = Slå til alene og dypt bak linjene; speilbildene tar slagene som var ment for ham.
wc-hero-way-far-seer = Vit hva som ligger der før du går, send ulvene foran, og spar kort til lynet.
wc-hero-way-tauren-chieftain = Led hæren og stå først i hvert slag: Den som dreper ham, må gjøre det to ganger.
wc-hero-way-shadow-hunter = Slåss ofte, helbred etterpå, og spar tre mana til øyeblikket som avgjør alt.
wc-hero-way-death-knight = Ri fra slag til slag: Hver seier gir ham nye tjenere.
wc-hero-way-lich = Stå i andre rekke, gjør enheter du kan unnvære til kort, og frys det som slår hardest.
wc-hero-way-dreadlord = Oppsøk fiendens helter og monstre: Få dem til å sove, drikk blodet deres, og kall på helvetesdemonen til resten.
wc-hero-way-crypt-lord = Lev av små slag til billene står rundt ham; da er ingen mur av flygere og ingen flokk trygg.
wc-hero-way-demon-hunter = Jakt på helter: Hold et kort klart til motsvaret, og skift form i slaget som teller.
wc-hero-way-keeper-of-the-grove = Slåss nær trær, hold fienden der han står, og helbred når trinnet er over.
wc-hero-way-priestess-of-the-moon = Ta med skyttere, skyt før noen kommer nær, og la stjernene falle på den største hæren.
wc-hero-way-warden = Ta ut den ene enheten som betyr noe, trekk deg unna, og la fienden betale for hver enhet du mister.
wc-harm = ett tap til for fienden
wc-mend = ett sår mindre
wc-hero-healed = { NOUN($hero, as: "Den") } til { $seat } blir helbredet og har { $wounds ->
        [0] ingen sår
        [one] ett sår igjen
       *[other] { $wounds } sår igjen
    }.
wc-banished = { NOUN($kind, as: "Den") } { NOUN($seat, ask: "number") ->
        [many] på
       *[one] til { $seat } på
    } { $space } verken angriper eller kan fjernes i denne runden.
wc-restored = { $seat } får tilbake { NOUN($kind, as: "en") } på { $space }.
wc-bring-back = Hvilken enhet kommer tilbake?
wc-about-hero = { $hero } ({ $race }; kjemper som { NOUN($kind, as: "en") })
wc-about-level = Nivå { $level }: styrke { $strength }, liv { $life }
wc-about-power = { $level }. { $power } ({ $mana ->
        [0] koster ingenting
       *[other] koster { $mana } mana
    }): { $text }
wc-picture-hero =   helt: { $hero }, nivå { $level }, styrke { $strength }, sår { $wounds } av { $life }, erfaring { $points }
wc-picture-hero-dead =   helt: { $hero }, død; kan trenes igjen til og med nivå { $level }
wc-picture-power = { $power } ({ $mana ->
        [0] koster ingenting
       *[other] koster { $mana } mana
    })
wc-picture-powers =   evner: { $powers }
wc-hero-line = { $hero }, nivå { $level }, { $wounds ->
    [0] ingen sår
    [one] ett sår
   *[other] { $wounds } sår
}
wc-nothing-learned = { NOUN($hero, as: "Den") } til { $seat } lærer ingenting av det.
wc-hero-lives = { NOUN($hero, as: "Den") } din lever: Du kan bare ha én helt.
wc-hero-in-training = { NOUN($hero, as: "Den") } din er allerede under opplæring, og det finnes bare én heltebygning.
wc-hero-level = Helten din kommer tilbake på nivå { $level } eller lavere.
wc-only-summoned = { NOUN($kind, as: "En") } tilkalles av en helt; du kan ikke trene { NOUN($kind, ask: "g") ->
        [et] det
       *[other] den
    }.
wc-power-not-now = Du bruker { $power } { LIST($when, by: "or") }, ikke nå.
wc-power-used-up = Du har allerede brukt { $power }.
wc-power-absent = Helten din må være med for å bruke { $power }.
wc-power-no-target = { $power } ville ikke ha noen virkning her.
wc-power-mana = { $power } koster { $mana } mana, og kortene dine viser bare { $have }.
wc-use-for = Bruk { $power }: { $on }
wc-attacked-with = { NOUN($seat, ask: "number") ->
        [many] { NOUN($seat, as: "Den") } kaster { $faces }
       *[one] { $seat } kaster { $faces } for { NOUN($kind, as: "den") }
    } (styrke { $strength }): { $hits ->
        [0] ingen treff
        [one] ett treff
       *[other] { $hits } treff
    }.
