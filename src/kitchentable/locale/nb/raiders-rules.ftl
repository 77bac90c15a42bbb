# Home Raiders: what the rules ask, tell and refuse.

## Setup

title-raiders = Home Raiders
hr-raiders-seats = Home Raiders er et spill for to, ikke for { $given }.
hr-raiders-two = To lag og to Portaler nevnes, med komma mellom; oppgitt ble «{ $given }».
hr-no-such-table = Det finnes ikke noe bord «{ $table }»; det finnes { $known }.
hr-no-such-object = Det finnes ikke noe objekt «{ $object }» som kan være en Portal.
hr-no-such-team = Det finnes ikke noe lag «{ $team }»; det finnes { $known }.
hr-team-too-dear = { $team } koster { $cost } Stjerner; det ble avtalt høyst { $stars }.
hr-team-leaders = { $team } har { $leaders } Ledere på { $units } Tropper; det kan ikke være flere Ledere enn Tropper.
hr-team-factions = { $team } blander raser: { $factions }.
hr-team-merge = Bare kopier av en Tropp kan slås sammen; { $card } er ingen Tropp.
hr-team-copies = { $card } er tatt mindre enn én gang.
hr-team-no-such-card = Lag { $team } nevner et kort «{ $card }» som ikke finnes
hr-card-pool = Kort { $card }, { $trait }: terningtallene passer ikke sammen
hr-card-range = Kort { $card } har rekkevidde, men ingen terninger for Skyting
hr-card-force = Kort { $card } har Troppestørrelse { $force }, men bare Tropper har mer enn ett karakter
hr-card-number = Kort { $card } har et tall som er for lite
hr-card-size = Kort { $card }: base og høyde er millimeter, 1 til 100 og 1 til 200
hr-card-no-such-ability = Kort { $card }: det finnes ingen evne «{ $ability }»
hr-card-ability-type = Kort { $card }: { $type } kan ikke ha evnen «{ $ability }»
hr-dice-faces = Terningen { $die } trenger sider, hver av { $known }
hr-roll-setup = Rull for oppsettet.
hr-roll-first = Rull om hvem som setter opp først.
hr-roll-objective = Rull for objektivet.
hr-call-face = Velg blank eller ACE.
hr-direct = Direkte konfrontasjon
hr-cunning = Slu strategi
hr-place-portal = Hvor skal Portalen din stå?
hr-option-place = ved { $x }, { $y }
hr-deploy-which = Hvilken enhet setter du opp nå?
hr-deploy-where = Hvor står { $who }?
hr-join-which = Hvilken tropp slutter { $who } seg til?
hr-deploy-near = Sett opp innen 6" fra Portalen din: { $missing }" for langt.
hr-deploy-far = Ingen flere får plass innen 6", men innen 12" er det rom: { $missing }" for langt.
hr-deploy-nearest = Ingen flere får plass innen 12": da stedet nærmest Portalen din, { $missing }" nærmere.
hr-scouts-near = Det er { $missing }" for nær fienden.
hr-place-marker = Hvor skal markøren din ligge?
hr-marker-portal = En markør ligger minst 15" fra din egen Portal: det mangler { $missing }".
hr-marker-near = Markører ligger minst 5" fra hverandre: det mangler { $missing }".
hr-marker-covered = Der ligger et objekt.
event-hr-setup-rolled = Oppsett: { $setup }.
event-hr-first-rolled = { $who } plasserer Portalen og setter opp først.
event-hr-sworn-enemy = { $by } sverger fiendskap mot { $enemy }.
event-hr-portal-placed = { $who } plasserer en Portal.
event-hr-portal-placed-beside = { $who } plasserer en Portal (ved: { $object }).
event-hr-deployed = { $troop } er satt opp: { $members }.
event-hr-objective-rolled = Objektiv: { $objective }.
event-hr-marker-placed = { $who } legger en markør.
event-hr-marker-placed-beside = { $who } legger en markør (ved: { $object }).
event-hr-marker-placed-on = { $who } legger en markør (på: { $object }).
kind-goal-none = ikke noe objektiv
kind-goal-vanish = Slå ut fienden
kind-goal-portal = Kontroll portalen
kind-goal-spot = Strategisk punkt
hr-situation-card = Situasjonen nevner et kort «{ $card }» som ikke finnes.
hr-situation-troop = Situasjonen nevner en enhet «{ $troop }» som ingen figur hører til.
hr-situation-table = Situasjonen nevner et bord «{ $table }» som ikke finnes.

## Rounds and turns

hr-draw-pearl = En perle trekkes fra posen.
hr-activate-whom = Hvilken enhet aktiverer du?
hr-activated-already = { $troop } er allerede aktivert denne runden.
hr-activation-bound = { $troop } må aktiveres nå.
hr-pass-not-now = Du kan bare gi fra deg turen med flere perler enn ventende enheter.
hr-pass-advanced = Å gi fra seg turen er en avansert regel, og dette er et grunnspill.
hr-option-troop = { $troop }
hr-until-round = i denne runden
hr-until-game = i dette spillet
hr-option-resign = Gi opp
event-hr-round-began = Runde { $round }: perler i posen { $pearls }.
event-hr-pearl-drawn = Perlen til { $who }; { $left } igjen i posen.
event-hr-activated = { $troop } aktiveres.
event-hr-passed = { $who } gir fra seg turen.
event-hr-passed-forced = { $who } har ingen igjen å aktivere.
event-hr-round-ended = Runde { $round } er over.
event-hr-resigned = { $who } gir opp.

## Actions

hr-choose-action = Hvilken handling?
hr-act-next = { $troop }: hvem gjør hva?
hr-option-end-turn = Avslutt turen
hr-option-done = Handlingen er ferdig
hr-option-action = { $troop }: { $kind }
hr-option-action-at = { $troop }: { $kind } mot { $target }
hr-option-deed = { $who }: { $what }
hr-option-deed-at = { $who }: { $what }, { $about }
hr-the-unit = troppen
hr-option-character = { $who }
hr-option-yes = Ja
kind-of-hr-move = Bevegelse
kind-of-hr-close = Nærkamp
kind-of-hr-ranged = Skyting
kind-of-hr-spirit = Spirituell handling
kind-of-hr-generic = Generisk handling
kind-of-hr-stand = Reise seg
kind-of-hr-control = Kontrollere en markør
hr-stand-up-first = { $troop } har søkt dekning og må først reise seg.
hr-regroup-first = { $troop } er ute av formasjon og må først samle seg.
hr-close-nobody = Ingen i { $troop } er i basekontakt med en fiende.
hr-spirit-not-now = { $troop } kan ikke gjøre en spirituell handling nå.
event-hr-declared = { $troop }: { $kind }.
event-hr-declared-at = { $troop }: { $kind } mot { $target }.
event-hr-ability-used = { $who } bruker { $ability }.
event-hr-ability-used-on = { $who } bruker { $ability }: { $about }.

## Moving

hr-move-where = Hvor går { $troop }?
hr-option-stay = Bli stående
hr-option-goes = { $who } til { $x }, { $y }
hr-option-moves = { $moves }
hr-move-not-theirs = { $who } kan ikke flytte seg i denne handlingen, eller ble nevnt to ganger.
hr-move-point = Et sted er x, y og en høyde, ikke { $given } tall.
hr-move-too-far = Det er { $over }" for langt.
hr-move-locked = I kontakt med { $enemy } kan man ikke gå fritt: bare vekk.
hr-move-touches = Veien berører { $enemy } før den er slutt: kontakt avslutter bevegelsen.
hr-move-not-away = Bevegelsen må ende uten kontakt med { $enemy }.
hr-flight-straight = En flytur er én rett linje til ett sted.
hr-unit-apart = { $troop } ville vært { $missing }" ute av formasjon.
hr-unit-not-regrouped = { $troop } må samle seg: den ville fortsatt vært { $missing }" spredt, ikke mindre enn før.
hr-strike-leaving = { $who } river seg løs: hvem slår?
hr-option-strike = { $who } slår
hr-move-by-force = Hvor flyttes { $who }?
hr-place-near = Hvor ved { $other } settes { $who }?
hr-place-not-near = Det er for langt fra { $other }.
event-hr-moved = { $who } går { $cost }".
event-hr-moved-beside = { $who } går { $cost }" (ved: { $object }).
event-hr-moved-on = { $who } går { $cost }" (på: { $object }).
event-hr-move-lost = { $who } kan ikke lenger gå sin vei.
event-hr-fell = { $who } faller { $height }".
event-hr-broke-away = { $enemy } slår mot { $who }, som river seg løs.
event-hr-object-pushed = { $who } dytter { $object }.

## Attacks

hr-choose-mode = Hvordan angriper { $who } { $target }?
hr-mode-plain = Ikke noe mer
hr-who-defends = { $who } skyter på like nære karakterer: hvem forsvarer seg?
hr-go-to-ground = { $troop } blir skutt på. Søke dekning?
hr-option-ground = Søk dekning
hr-shoot-no-dice = { $who } har ingen terninger for Skyting.
hr-shoot-engaged = { $who } er i basekontakt med { $enemy } og kan ikke skyte.
hr-shoot-in-contact = I kontakt kan den ikke skyte på { $target }.
hr-shoot-at-engaged = { $target } er i basekontakt med { $enemy } og kan ikke skytes på.
hr-shoot-leader = { $target } er en Leder, og troppen er der fortsatt.
hr-shoot-unseen = { $who } ser ikke { $target }.
hr-mind-tricked = { $who } kan ikke angripe { $target } denne turen.
hr-spirit-immune = { $target } kan aldri være mål for Vilje-evner.
hr-spirit-wounded = { $target } er allerede skadet: dette virker bare på en som ikke er det.
hr-transfer-unwounded = { $who } er ikke skadet og har ingenting å overføre.
hr-confuse-leader = Bare en Leder kan forvirres, og { $target } er ingen.
hr-stun-nothing = { $target } har ingen evne å miste.
hr-transport-apart = { $troop } bæres samlet eller ikke i det hele tatt, og ikke alle er innenfor 3" av { $who }.
hr-transport-more = Hvem flere bærer { $who }?
hr-option-later = senere, etter alle andre
hr-roll-trait = { $who } ruller { $trait }.
hr-roll-single = { $who } ruller én terning.
hr-roll-again = { $who } ruller terninger på nytt.
hr-dice-text = { $white } hvite, { $red } røde, { $black } svarte
hr-nobody = Ingen
kind-trait-close_combat = Nærkamp
kind-trait-shooting = Skyting
kind-trait-defence = Forsvar
kind-trait-spirit = Vilje
kind-face-blank = blank
kind-face-ace = ACE
kind-face-critical = Kritisk ACE
kind-pool-wounded = utelater merkede terninger
kind-pool-discard = legger bort det sterkeste settet
kind-pool-strongest = ruller bare det sterkeste settet
kind-pool-weakest = ruller bare det svakeste settet
kind-pool-downgrade = nedgraderer det sterkeste settet
kind-pool-upgrade = oppgraderer det svakeste settet
kind-source-wounds = skader
kind-source-range = rekkevidde
kind-source-cover = skjul
kind-source-ground = søk dekning
event-hr-pool-built = { $who } { $change }, på grunn av { $source }: { $before } → { $after }.
event-hr-dice-rolled = { $who }, { $trait }: { $faces }. ACES: { $aces }.
event-hr-dice-boosted = { $who }, { $trait }: { $faces }. ACES: { $aces }, Boost { $boost } medregnet.
hr-no-dice = ingen terninger
event-hr-attack-hit = { $by } treffer { $target }: { $aces } mot { $defence }.
event-hr-attack-defended = { $target } forsvarer seg mot { $by }: { $aces } mot { $defence }.
event-hr-aimed = { $by } sikter på { $target }, { $distance }" unna, i fullt syn.
event-hr-aimed-partly = { $by } sikter på { $target }, { $distance }" unna, delvis skjult av { $behind }.
event-hr-shot-lost = { $who } har ingen igjen å skyte på.
event-hr-wounded = { $who } får en skadebrikke (nå { $wounds }).
event-hr-healed = { $who } blir helbredet (nå { $wounds }).
event-hr-vanished = { $who } er Slått Ut.
event-hr-went-to-ground = { $troop } søker dekning.
event-hr-forced-to-ground = { $troop } tvinges til å søke dekning.
event-hr-stood-up = { $troop } reiser seg.
event-hr-challenge-won = { $by } vinner utfordringen mot { $target }: { $aces } mot { $against }.
event-hr-challenge-lost = { $by } vinner ikke utfordringen mot { $target }: { $aces } mot { $against }.

## Abilities ask

hr-roundhouse = { $who } slår videre: mot hvem?
hr-violent-attack = { $target } rullet { $aces } ACES. Hvilket sett må rulles på nytt for { $who }?
hr-knock-back-instead = Dytter { $who } { $target } i stedet for å skade?
hr-double-shot = { $who } har { $aces } ACES: fordele dem?
hr-double-shot-not = Alle på det første målet
hr-double-shot-to = { $aces } av dem på { $who }
hr-lightning = Lynet fra { $who } slår videre: mot hvem?
hr-charm = Hvem angriper { $target } for { $who }?
hr-stun = Hvilken evne mister { $target } på grunn av { $who }?
hr-deflect = { $who } avleder skuddet: mot hvem?
hr-energy-barrier = { $who } står mot { $aces } ACES. La angriperen rulle på nytt?
hr-energy-barrier-which = Hvilket rull gjelder mot { $who }?
hr-option-aces = { $aces } ACES
hr-flicker = { $who } flimrer: bytte plass med hvem?
hr-bodyguard = Tar { $who } plassen til { $target }?
hr-mirror-image = Prøver { $who } å gi skaden videre?
hr-pass-wound = Hvem får skaden til { $who }?
hr-action-group = { $troop } deler seg: hvem går?
hr-fast-recovery = Reiser { $troop } seg gratis?
hr-replacement = Hvem erstatter { $who }?
hr-redeploy-join = Hvilken tropp slutter { $who } seg til nå?
hr-swan-song = Det siste angrepet til { $who }: mot hvem?
hr-messenger = Til hvilken tropp bringer { $who } ordrene fra { $leader }?
hr-sworn-enemy = Hvem er den svorne fienden til { $who }?
hr-fervour = Tar { $who } en tredje handling, som gjør vondt?
hr-running-shot = { $who } skyter i løpet: på hvem?
hr-relocate = Hvor rundt { $enemy } går { $who }?
hr-relocate-contact = Kontakten med { $enemy } må holde hele veien.
hr-push = Hvilken vei dytter { $who } { $object }?
hr-push-far = Et objekt dyttes høyst { $most }" og oppgis med to tall.

## The end

event-hr-marker-controlled = { $who } kontrollerer markør { $marker }.
event-hr-judged = { $objective }: { $first } mot { $second }.
hr-won = { $who } vinner: { $objective }.
hr-won-resigned = { $who } vinner, fordi den andre siden ga opp.
hr-drawn = Uavgjort: { $objective }.

## Win the house

hr-campaign-room = Det finnes ikke noe rom «{ $room }» på kartet.
hr-campaign-played = «{ $room }» er allerede vunnet.
hr-campaign-team = Det finnes ikke noe lag { $team } i denne kampanjen.
hr-team-none = { $file } har ingen [team].
hr-team-other = { $file }: en lagfil har [team] og ikke noe annet; «{ $key }» hører ikke hjemme der.
hr-team-empty = { $file }: et lag har et navn og minst ett kort.
hr-team-unknown = { $team } nevner et kort «{ $card }» som ikke finnes; det finnes { $known }.
hr-house-none = { $file } har ingen [house].
hr-house-rooms = Et hus har rom, hvert av dem én gang.
hr-card-missing = Kort { $card }: «{ $field }» mangler fortsatt
hr-pack-our-dice = Sidene på disse terningene er fortsatt våre: { $dice }.
hr-template-head =
    Din egen eske med Home Raiders for Kitchen Table. Fyll inn det kortene og terningene dine viser;
    stryk det du ikke trenger. Den legges over husets sett: begge kan spilles med.
    «kitchentable pack check FILE» sier hva som mangler eller er umulig,
    «kitchentable play raiders --terminal --pack FILE --set teams=mine,gremlins» spiller med den.
hr-template-dice = Sidene på terningene dine: blank (blank), ace (ACE) eller critical (kritisk ACE).
hr-template-card =
    Kort. Navnet i klammene velger du selv (bokstaver, sifre, bindestreker); kopier en blokk for
    hvert kort. cost er i stjerner, movement og range i tommer, base og height i millimeter;
    force er hvor mange karakterer en Tropp har. En egenskap teller terningene sine etter farge;
    marked sier hvor mange som har skademerke; boost er tallet etter plusstegnet.
hr-template-abilities = Egenskapene å nevne under «abilities», med korttypene som kan ha dem:
hr-template-team = Et lag av kortene dine. copies = 2 slår sammen to eksemplarer av en Tropp, separate = 2 tar den to ganger.
