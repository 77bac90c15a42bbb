# Warcraft: scenarios, their format and the first half of them.
web-warcraft-setup-scenario = Scenario
web-warcraft-setup-elements_one_space = Alle tre elementene på ett felt
wc-setting-elements_one_space = Elementenes kamp krever tre merker på «samme felt» som enhetene dine. Vanligvis teller hvert merke der du har en enhet; med denne innstillingen må alle tre ligge på ett felt.
web-warcraft-setup-lightning_on_creeps = Lynet rammer også monstre
wc-setting-lightning_on_creeps = I Stormenes hodeskalle rammer lynet fiendtlige enheter, og motstanderen tar tapene; et monster er alles fiende, men ingen eier det. Vanligvis rammes det ikke; med denne innstillingen mister det en terning for hvert tap.
web-warcraft-setup-carry_in_passing = Merker tas også med i forbifarten
wc-setting-carry_in_passing = Et merke som bæres, er med når enheten flytter, og det kan gjelde hele veien eller bare begynnelsen. Vanligvis tar en enhet med det som ligger der flyttet begynner; med denne innstillingen også det som ligger på ett felt den passerer.
web-warcraft-setup-teleport_on_mountains = Masseteleportering og Glimt til fjell
wc-setting-teleport_on_mountains = En evne kan plassere enhver enhet på et fjell, men en helt kan ikke flytte dit. Vanligvis plasserer Masseteleportering og Glimt, så de kan ende på et fjell; uten denne innstillingen er de flytt og kan det ikke.
web-warcraft-setup-flanks_stay_out = Flankene til den angrepne spilleren kan stå over
wc-setting-flanks_stay_out = I et spill med to lag deltar flankeenhetene til en lagkamerat hvis lagkameraten vil, men for de to spillerne i slaget er det ikke frivillig. Vanligvis kjemper flankene til den angrepne spilleren alltid; med denne innstillingen kan også den spilleren holde dem utenfor.
wc-scenario-none = Hovedspillet
wc-scenario-titled = { $title }
wc-scenario-about = { $story } { $task }
wc-scenario-began = { $title }. { $about }
wc-scenario-main-2 = Hovedspillet for to
wc-scenario-main-3 = Hovedspillet for tre
wc-scenario-main-4 = Hovedspillet for to lag
wc-story-main-2 = To raser har kommet til samme dal, og den er for liten for begge.
wc-task-main-2 = Ha 15 seierspoeng når din tur er slutt, eller innta den andre byen.
wc-story-main-3 = Tre raser rundt én innsjø, og ingen av dem har en venn.
wc-task-main-3 = Ha 15 seierspoeng når din tur er slutt, eller vær den siste i spillet.
wc-story-main-4 = Mennesker og nattalver står sammen mot orker og udøde.
wc-task-main-4 = Ha 30 seierspoeng til sammen når turen til en av dere er slutt, eller innta en by fra det andre laget.
wc-scenario-elf-gate = Alveporten
wc-story-elf-gate = I fjellene står en port som nattalvene har voktet lenger enn noen husker. Nå vil tre hærer vite hva som ligger bak den.
wc-task-elf-gate = Avslutt turen din med en enhet ved porten og færre enn tre fiendtlige enheter rundt den, alvene medregnet; eller vær den siste i spillet. Seierspoeng teller ikke.
wc-scenario-necromancers = Åndemanernes marsj
wc-story-necromancers = To åndemanere har kommet over åsene med tomme hender. De trenger verken gull eller brakker: Jorden de går på, er full av soldater.
wc-task-necromancers = De udøde inntar menneskenes by. Menneskene dreper begge åndemanerne, eller ødelegger de tre tegnene der de vekker enhetene sine. Seierspoeng teller ikke.
wc-scenario-captives = Fangene
wc-story-captives = Orker og nattalver holder hver sin fange fra den andre bak murer. Begge har fått høre at hjelpen er på vei.
wc-task-captives = Bring fangen av din rase til byen din, eller innta den andre byen. Enheter går rundt murer eller flyr over dem. Seierspoeng teller ikke.
wc-scenario-nordrassil = Nordrassil, verdenstreet
wc-story-nordrassil = De udøde marsjerer mot verdenstreet, og den av dem som faller, reiser seg igjen. Tre raser som aldri har stolt på hverandre, må holde stand til den gamle magien er klar.
wc-task-nordrassil = De udøde avslutter turen sin med en enhet ved treet, eller inntar nattalvenes utpost. De allierte vinner når kortbunken til nattalvene er tom. Seierspoeng teller ikke.
wc-named-token = { $token }
wc-no-such-scenario = Det finnes ikke noe scenario «{ $name }». Velg blant { $known }.
wc-scenario-seats = «{ $title }» er for { $wanted } spillere, ikke { $given }.
wc-scenario-races = Rasene i «{ $title }» er gitt; dere avtaler bare hvem som spiller hvilken.
wc-scenario-option = «{ $title }» kan ikke spilles med { $option }.
wc-scenario-own-board = «{ $title }» har sitt eget brett: Ikke velg et annet.
wc-wall = Det står en mur mellom { $start } og { $to }; bare flygende enheter kommer over.
wc-race-without-town = { $seat } spiller { NOUN($race, as: "den") }, uten by.
wc-cards-taken-out = { $number ->
    [one] Ett eksemplar
    [2] To eksemplarer
    [3] Tre eksemplarer
   *[other] { $number } eksemplarer
} av { $card } tas ut av kortbunken til { $seat }.
wc-token-laid = { NOUN($token, as: "Den") } er på { $space }.
wc-walls-stand = Det står murer på kantene { LIST($edges, by: "and") }.
wc-units-begin =
    { NOUN($seat, ask: "number") ->
        [many] { $number ->
            [one] { NOUN($kind, as: "En") }
            [2] To { NOUN($kind, as: "many") }
            [3] Tre { NOUN($kind, as: "many") }
           *[other] { $number } { NOUN($kind, as: "many") }
        } vokter { $space }.
       *[one] { $seat } begynner med { $number ->
            [one] { NOUN($kind, as: "en") }
            [2] to { NOUN($kind, as: "many") }
            [3] tre { NOUN($kind, as: "many") }
           *[other] { $number } { NOUN($kind, as: "many") }
        } på { $space }.
    }
wc-outposts-begin = { $seat } begynner med utposter på { LIST($spaces, by: "and") }.
wc-tiles-begin = Enhetene { NOUN($seat, as: "til") } er på nivå { $levels } (nærkamp/avstand/flygende).
wc-carry = Hva tar enheten med seg fra { $start } til { $to }?
wc-carry-nothing = Ingenting
wc-carry-along = Ta med { NOUN($tokens, as: "den") }
wc-carried = { $seat } tar med { NOUN($token, as: "den") } fra { $start } til { $to }.
wc-left-behind = { NOUN($token, as: "Den") } blir igjen på { $space }.
wc-idle = Åndemaneren til { $seat } på { $space } finner ingen kraft der lenger.
wc-token-stands = En arbeider på { $space } kan ikke skade { NOUN($token, as: "den") }.
wc-gone-for-good = { NOUN($kind, as: "Den") } på { $space } er borte for godt.
wc-brought-home = { $seat } har brakt { NOUN($token, as: "den") } hjem.
wc-worthless = { $seat } får ingen poeng for det: De teller ikke i dette scenarioet.
wc-without-mat = { $seat } har verken by, bybrett, gull, tømmer eller bygninger.
wc-token-destroyed = { NOUN($token, as: "Den") } på { $space } blir ødelagt.
wc-never-depletes = Ressursene på { LIST($spaces, by: "and") } tømmes aldri.
wc-depleted-from-the-start = Ressursene på { LIST($spaces, by: "and") } er uttømt fra begynnelsen av.
wc-called-forth = { $seat } vekker { NOUN($kind, as: "en") } på { $space }.
wc-necromancer-killed = Åndemaneren til { $seat } på { $space } er død.
wc-came-back = { $seat } får tilbake { NOUN($kind, as: "en") } på { $space }.
wc-step-skipped = { $seat } har ikke noe { $step }.
wc-set-aside = { $seat } legger et kort til side; det er { $left ->
        [one] ett kort
       *[other] { $left } kort
    } igjen i kortbunken.
wc-call-forth = Vil du vekke { NOUN($kind, as: "en") } på { $space }?
wc-necromancer-there = På { $space } står den andre åndemaneren din; de to deler aldri et felt.
wc-no-stockpile = Du har verken gull eller tømmer og kan ikke spille { $card }; du kan beholde det.
wc-no-mat = Du har ikke noe bybrett: Du kan ikke trene, bygge eller betale.
wc-no-gift-left = Du har ingen åndemaner igjen ved et tegn som oppgraderer enheter.
wc-gift = Oppgrader { NOUN($kind, as: "den") } dine gratis: { $tile }
wc-come-back = Hvor kommer { NOUN($kind, as: "den") } tilbake?
wc-space = { $space }
wc-picture-turn-only = Tur { $turn }, { NOUN($step, as: "den") } til { $who }.
wc-picture-neutral = Nøytrale, fiender av alle: { $race }: { $what }
wc-picture-scenario = Scenario: { $title }
wc-picture-token = { $space }: { $token }
wc-picture-walls = Murer: { $edges }
warcraft-scenario-seats = Scenarioet { $scenario } sier { $seats } spillere; det må være 2, 3 eller 4, med like mange raser eller ingen
warcraft-scenario-board = Scenarioet { $scenario } trenger enten et oppsett eller et kart, ikke begge
warcraft-scenario-wall = I scenarioet { $scenario } kan det ikke stå en mur mellom { $one } og { $other }: De er ikke naboer
warcraft-scenario-block = I scenarioet { $scenario } passer ikke blokken { $block }: { $why }
warcraft-scenario-needs = I scenarioet { $scenario } nevner blokken { $block } { $what }, som verken er et sted eller et merke der
warcraft-scenario-unknown = { $what ->
        [race] I scenarioet { $scenario } finnes ikke dette som rase: «{ $given }»; det finnes { $known }
        [option] I scenarioet { $scenario } finnes ikke dette som valg: «{ $given }»; det finnes { $known }
        [card] I scenarioet { $scenario } finnes ikke dette som kort: «{ $given }»; det finnes { $known }
        [layout] I scenarioet { $scenario } finnes ikke dette som oppsett: «{ $given }»; det finnes { $known }
        [sign] I scenarioet { $scenario } finnes ikke dette som karttegn: «{ $given }»; det finnes { $known }
        [space] I scenarioet { $scenario } finnes ikke dette som felt: «{ $given }»; det finnes { $known }
        [place] I scenarioet { $scenario } finnes ikke dette som sted: «{ $given }»; det finnes { $known }
        [kind] I scenarioet { $scenario } finnes ikke dette som slags brikke: «{ $given }»; det finnes { $known }
       *[block] I scenarioet { $scenario } finnes ikke dette som blokk: «{ $given }»; det finnes { $known }
    }
