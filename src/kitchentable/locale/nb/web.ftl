# Sidene i nettleseren, uansett spill.

web-name = Kitchen Table
web-site = Kitchen Table
web-skip = Til innholdet
web-close = Lukk
web-cancel = Avbryt
web-back = Tilbake
web-to-start = Til startsiden
web-try-again = Prøv igjen
web-games = Spill
web-inches = { $amount }″
web-centimetres = { $amount } cm

## Startside

web-welcome = Sett deg, bordet er dekket.
web-welcome-more = To brettspill som spilles helt etter sine egne regler: mot datamaskinen, med noen ved siden av deg eller med en venn langt borte.
web-play-now = Spill nå
web-set-up = Sett opp et spill
web-rules = Regler
web-table = Bord
web-new-game = Nytt spill
web-continue = Spill i gang
web-replays = Ferdige spill
web-open-file = Åpne en spillfil
web-forget = Ta bort «{ $what }» fra listen
web-game-raiders = Home Raiders
web-about-raiders = Bittesmå røvere slåss mellom koppene, bøkene og eskene hjemme hos deg. To lag, seks runder, rundt tjue minutter.
web-game-warcraft = Warcraft: brettspillet
web-about-warcraft = Fire raser utvinner gull og hugger tømmer, bygger, forsker og kjemper om seierspoeng. Med seksten helter og tolv scenarioer.
web-no-server = Serveren svarer ikke. Se etter at Kitchen Table kjører, og prøv igjen; ingenting av det som er spilt, går tapt.
web-nowhere = Her er det ingenting
web-nowhere-more = Adressen er kanskje ufullstendig. Startsiden kjenner veien.

## Innstillinger

web-settings = Innstillinger
web-language = Språk
web-theme = Tema
web-theme-auto = Som enheten
web-theme-light = Dag
web-theme-dark = Kveld
web-units = Lengder i
web-units-in = tommer
web-units-cm = centimeter
web-dice = Vis at terningene ruller
web-motion = Animasjoner
web-notices = Et varsel når det er din tur
web-your-name = Navnet ditt ved bordet

## Et nytt spill

web-who-plays = Hvem spiller?
web-seats = Antall spillere
web-who = Hvem er spiller { $number }?
web-seat-here = Ved denne skjermen
web-seat-link = Med lenke
web-bot-random = Datamaskin: gjør et tilfeldig trekk
web-bot-regular = Datamaskin: spiller for å vinne
web-bot-rusher = Datamaskin: angriper med en gang
web-bot-camper = Datamaskin: holder seg i dekning
web-name-of-player = Navn
web-drawn = ved loddtrekning
web-agree = Hva blir dere enige om?
web-dice-sealed = Programmets
web-dice-physical = Våre egne, på bordet
web-whose-dice = Terninger
web-clock = Klokke
web-clock-none = ingen
web-clock-minutes = { $minutes } minutter
web-clock-more = For hver spiller, med ti sekunder ekstra for hvert svar. Når tiden er ute, spiller datamaskinen videre.
web-books = Der de trykte bøkene er ulike
web-edition = Vi spiller
web-edition-ours = slik vi pleier
web-edition-more = En bok stiller inn valgene nedenfor; hvert av dem kan fortsatt endres.
edition-en = etter den engelske boken
edition-es = etter den spanske boken
edition-nl = etter den nederlandske boken
edition-nb = etter den norske boken
web-books-more = Boken din sier kanskje noe annet enn vår. Her står det hva hver av dem sier og hva vi spiller; velg det du er vant til.
web-we-play = slik spiller vi
web-start-game = Begynn spillet
web-raiders-setup-stars = Maks Stjerner per lag
web-raiders-setup-teams = Lag
web-raiders-setup-table = Bord
web-raiders-setup-portals = Portal
web-raiders-setup-level = Regler
web-raiders-setup-level-advanced = Avansert
web-raiders-setup-level-basic = Grunnleggende
web-raiders-setup-formation = Formasjonen til en Tropp
web-raiders-setup-formation-chain = en kjede
web-raiders-setup-formation-strict = hvert par
web-raiders-setup-formation-neighbour = hver nær en annen
web-raiders-setup-slowest = En Tropp går som sin tregeste
web-raiders-setup-violent_attack = Voldelig angrep
web-raiders-setup-violent_attack-set = ett sett om igjen
web-raiders-setup-violent_attack-all = alt om igjen
web-raiders-setup-knock_back = Dytt unna
web-raiders-setup-knock_back-also = i tillegg til skaden
web-raiders-setup-knock_back-instead = i stedet for skaden
web-raiders-setup-rampage = Raserianfall helbreder når
web-raiders-setup-rampage-both = begge målene er truffet
web-raiders-setup-rampage-either = ett av målene er truffet
web-raiders-setup-grapple = Gripe varer
web-raiders-setup-grapple-next = neste angrep
web-raiders-setup-grapple-round = hele runden
web-raiders-setup-disrupt = Forstyrr rammer
web-raiders-setup-disrupt-any = alle Tropper
web-raiders-setup-disrupt-waiting = Tropper som ikke har handlet
web-raiders-setup-point_blank = Nærskudd
web-raiders-setup-point_blank-upgrade = oppgraderer terninger
web-raiders-setup-point_blank-plain = ingen oppgradering
web-raiders-setup-charm = Den sjarmerte angriper
web-raiders-setup-charm-any = hvem som helst
web-raiders-setup-charm-friends = en venn
web-raiders-setup-charm-may = hvem som helst, eller ingen
web-raiders-setup-deflect = Avlede krever
web-raiders-setup-deflect-defended = et vellykket Forsvar
web-raiders-setup-deflect-more = flere ACES
web-raiders-setup-scouts = Speidere settes
web-raiders-setup-scouts-further = lenger unna enn { LENGTH(12) }
web-raiders-setup-scouts-at-least = { LENGTH(12) } eller mer unna
web-raiders-setup-prudent = Forsiktig strategiker
web-raiders-setup-prudent-300 = { LENGTH(3) }
web-raiders-setup-prudent-200 = { LENGTH(2) }
web-raiders-setup-engaged_targets = Det er lov å skyte på dem som er i nærkamp
web-raiders-setup-spent_contact = Nærkamp bare etter en handling for å komme i kontakt
web-raiders-setup-free_attacks = Gratis angrep på den som river seg løs
web-raiders-setup-hurts = Skadebrikken for en evne som gjør vondt, kommer
web-raiders-setup-hurts-turn = ved slutten av turen
web-raiders-setup-hurts-at-once = med en gang
web-raiders-setup-passing = Den som gir fra seg turen, teller
web-raiders-setup-passing-waiting = enhetene som venter
web-raiders-setup-passing-all = alle enheter
web-raiders-setup-shooter_contact = Ingen skyter i basekontakt med
web-raiders-setup-shooter_contact-enemies = fiender
web-raiders-setup-shooter_contact-anybody = fiender eller venner
web-raiders-setup-second_wound = Den siste skadebrikken
web-raiders-setup-second_wound-received = gis først
web-raiders-setup-second_wound-vanishes = gis ikke
web-raiders-setup-challenged = Utfordringer er lov mot
web-raiders-setup-challenged-enemies = fiender
web-raiders-setup-challenged-anybody = venner også
web-raiders-setup-markers = Markører ligger
web-raiders-setup-markers-at-least = { LENGTH(15) } og { LENGTH(5) } unna eller mer
web-raiders-setup-markers-further = lenger unna enn det
web-raiders-setup-running_shot = Skuddet i Løpende skudd
web-raiders-setup-running_shot-second = er den andre handlingen
web-raiders-setup-running_shot-within = koster ingen handling
web-raiders-setup-leader_abilities = En Leder i nærkamp bruker
web-raiders-setup-leader_abilities-own = sine egne evner
web-raiders-setup-leader_abilities-unit = sine egne eller Troppens
web-raiders-setup-unit_sight = Et mål skjules ikke av
web-raiders-setup-unit_sight-shooter = skytterens Tropp
web-raiders-setup-unit_sight-both = skytterens eller målets Tropp
web-raiders-setup-charge = Angrip! varer til
web-raiders-setup-charge-turn = slutten av turen
web-raiders-setup-charge-lasting = neste angrep
web-raiders-setup-reassuring = Trygt angrep gjelder
web-raiders-setup-reassuring-close = nærkamp
web-raiders-setup-reassuring-all = skudd også
web-raiders-setup-manipulation = Subtil manipulasjon flytter
web-raiders-setup-manipulation-up-to = opptil { LENGTH(3) }
web-raiders-setup-manipulation-whole = { LENGTH(3) }
web-raiders-setup-mirror_image = Etter en ACE med Speilbilde
web-raiders-setup-mirror_image-goes = går skaden videre
web-raiders-setup-mirror_image-may = kan skaden gå videre
web-raiders-setup-explorer = En Utforsker settes
web-raiders-setup-explorer-further = lenger unna enn { LENGTH(12) }
web-raiders-setup-explorer-at-least = { LENGTH(12) } eller mer unna
web-raiders-setup-defensive_stance = Forsvarsposisjon fører
web-raiders-setup-defensive_stance-any = i hvilken som helst retning
web-raiders-setup-defensive_stance-away = bort fra kontakt
web-raiders-setup-replacement = Erstatteren kommer fra
web-raiders-setup-replacement-other = en annen Tropp
web-raiders-setup-replacement-any = enhver Tropp
web-raiders-setup-general = En General deler
web-raiders-setup-general-leader = lederevner
web-raiders-setup-general-all = alle sine evner
web-raiders-setup-redeploy = Etter Omplasser venter Lederen til
web-raiders-setup-redeploy-round = neste runde
web-raiders-setup-redeploy-turn = neste tur
web-raiders-setup-ground_in_own_turn = Søke dekning i egen tur
web-raiders-setup-roundhouse_reach = Overdrevent slag innen rekkevidden til Strekke seg
web-raiders-setup-rampage_unwounded = Raserianfall sparer den uskadde for skadebrikken
web-raiders-setup-flicker_firm = Flimring: ikke med venner som har Slå rot
web-raiders-setup-phalanx = Falanks: hvem berører hvem
web-raiders-setup-phalanx-chain = én den neste
web-raiders-setup-phalanx-pairs = hver alle de andre
web-raiders-setup-sworn_bodyguard = Svoren fiende: oppgradering også mot en Livvakt
web-raiders-setup-ground_each_shot = Søke dekning før hvert skudd fra en Tropp
web-raiders-setup-bolt_ground = Søke dekning før et Lyn hopper videre
web-raiders-setup-double_shot_farther = Dobbeltskudd: annet mål utenfor basisrekkevidden
web-raiders-setup-leaders_add = Sikte og Krigsmunk fra to Ledere legges sammen
web-raiders-setup-closest_leader = En Leder som er nærmest
web-raiders-setup-closest_leader-skipped = hoppes over
web-raiders-setup-closest_leader-defends = forsvarer seg
web-raiders-setup-transport = Transport setter ned
web-raiders-setup-transport-anywhere = der man kan stå
web-raiders-setup-transport-table = på selve bordet
web-raiders-setup-bodyguard_area = Livvakt mot Splinter og for andre i en Eksplosjon
web-raiders-setup-vanished = Utslåtte som teller
web-raiders-setup-vanished-all = alle
web-raiders-setup-vanished-by-enemy = bare de som fienden slo ut
web-raiders-setup-early_end = Slutt når én side ikke har noen igjen
web-warcraft-setup-races = Rase
web-warcraft-setup-target = Poeng for å vinne (0: som boken sier)
web-warcraft-setup-turns = Maks antall turer (0: ingen grense)
web-warcraft-setup-expansion = Med utvidelsen
web-warcraft-setup-options = Alternativer i utvidelsen
web-warcraft-setup-options-strategic = Strategisk spill for fire
web-warcraft-setup-options-racial = Raseevner
web-warcraft-setup-options-creeps = Monstre
web-warcraft-setup-options-heroes = Helter
web-warcraft-setup-options-research = Trolldomsforskning
web-warcraft-setup-options-draining = Begrensede ressurser
web-warcraft-setup-options-hidden = Skjulte ressurser
web-warcraft-setup-board = Brett

## Før spillet

web-lobby = Venter på de andre
web-lobby-more = Spillet begynner når alle er her. Send hver av dem sin egen lenke: Den som har lenken, har plassen.
web-awaited = ikke her ennå
web-is-here = er her
web-new-link = Lag en lenke
web-link-for = Lenke til { $who }
web-qr = QR-kode for lenken til { $who }
web-copy = Kopier
web-copied = Kopiert
web-copied-more = Lenken ligger på utklippstavlen.
web-only-here = Denne adressen virker bare på denne maskinen. For venner andre steder: Start serveren med «kitchentable serve --host 0.0.0.0», og åpne den med maskinens egen adresse.
web-spectators = tilskuere
web-invite-spectators = La andre se på
web-hand-over = { $who }, det er din tur
web-hand-over-more = Gi skjermen videre. Ingen andre bør se nå.
web-i-am = Jeg er { $who }
web-opening = Bordet dekkes …
web-cannot-open = Bordet kan ikke åpnes
web-no-seat = Denne nettleseren har ingen plass ved dette bordet. Åpne lenken du fikk; den som satte opp bordet, kan lage en ny.

## Ved bordet

web-title = Kitchen Table
web-title-turn = ● Din tur · Kitchen Table
web-the-table = Bordet
web-the-board = Brettet; stillingen i ord står under
web-in-words = Stillingen i ord
web-larger = Vis bildet større
web-smaller = Vis hele bildet
web-your-turn = Din tur
web-waiting-dice = Terningene skal kastes
web-lost-connection = Forbindelsen er brutt. Den gjenopprettes av seg selv; trekket du har planlagt, er tatt vare på.
web-people = Ved bordet
web-this-is-you = (deg)
web-away = borte
web-chooses = velger
web-thinks = tenker
web-commit = Bekreft
web-suggestions = { $count ->
    [0] Forslag
    [one] Ett forslag
   *[other] { $count } forslag
}
web-suggestions-more = Mer er mulig enn det som står her; dette er gode måter å gå videre på.
web-all-options =
    { $count ->
        [one] Én mulighet
        [2] Begge mulighetene
       *[other] Alle { $count } mulighetene
    }
web-find-option = Søk i mulighetene
web-why-not =
    { $count ->
        [one] Én til er ikke mulig: Hvorfor ikke?
       *[other] { $count } til er ikke mulige: Hvorfor ikke?
    }
web-rule = Regel { $number }
web-open-rule = Les regel { $number }
web-in-the-book = I regelboken
web-log = Logg
web-log-empty = Ingenting har skjedd ennå.
web-talk = Prat
web-talk-empty = Ingen har sagt noe ennå.
web-say = Si noe til alle
web-send = Send
web-said-bot = svarte ikke i tide; datamaskinen svarte i stedet.
web-said-resign = har gitt opp.
web-said-flag = har ikke mer tid.
web-mute = Demp { $who }
web-unmute = Opphev dempingen av { $who }
web-undo = Angre
web-undo-key = Angre (U)
web-more = Mer
web-takeback = Ta tilbake siste trekk
web-takeback-ask = Be om å ta tilbake siste trekk
web-takeback-wanted = Noen vil gjerne ta tilbake siste trekk.
web-takeback-asked = Du er enig i at siste trekk tas tilbake; de andre er det ikke ennå.
web-agree-to = Godta
web-ask-again = Spør meg om alle reaksjoner igjen
web-sure = { $what }: Er du sikker?
web-save-file = Lagre spillet som fil
web-save-moment = Lagre dette øyeblikket som situasjon
web-saving-moment = Situasjonen skrives …
web-moment-saved = Situasjonen er lagret: { $name }
web-open-situation = Åpne en situasjon
web-open-situation-drop = eller slipp filen her
web-begins-middle = Dette partiet begynner midtveis, med en situasjon: { $title }
web-begins-middle-untitled = Dette partiet begynner midtveis, med en situasjon.
web-sealed = Terningene i dette spillet er forseglet: Dette er seglet. Når spillet er over, kan alle kontrollere at ingenting ble endret.
web-rematch = Spill igjen
web-rematch-asked = Venter til de andre vil spille igjen
web-rematch-agree = Ja, spill igjen
web-resign = Gi opp
web-stand-in = La datamaskinen spille så lenge
web-stand-in-asked = Venter til de andre er enige
web-stood-in = datamaskinen spiller
web-watch-replay = Se reprisen
web-roll-real = Kast terningene, og si hva de viser.
web-draw-real = Trekk uten å se, og si hva det er.
web-tell = Bekreft kastet
web-die-white = hvit terning
web-die-red = rød terning
web-die-black = svart terning
web-pass-until = Meld pass, og ikke spør meg igjen { $what }
web-keys = Taster
web-key-answer = et av de ni første svarene
web-key-undo = angre
web-key-commit = bekreft det som er planlagt
web-key-cancel = avbryt det som er planlagt
web-key-replay = ett øyeblikk tilbake eller fram i en reprise

## Gjensyn

web-replay = Reprise
web-moment = Øyeblikk { $at } av { $of }
web-first = Til begynnelsen
web-previous = Tilbake
web-next = Fram
web-last = Til slutten
web-run = Spill av
web-pause = Pause
web-scrubber = Øyeblikk i spillet
web-link-to-moment = Lenke til dette øyeblikket
web-play-on = Spill videre herfra
web-to-table = Til bordet

## Regler

web-rules-of = Reglene for { $game }
web-rules-more = Med våre egne ord, nummerert slik programmet bruker dem: Loggen nevner regelen bak alt som skjer.
web-search = Søk i reglene
web-rules-found = { $count ->
    [one] Én regel
   *[other] { $count } regler
}

## The guided first game

web-lesson = Ditt første spill

## Teams and houses

web-teams = Lag
web-own-team = { $name } (ditt), { $stars } Stjerner
web-house = Vinn huset
web-to-house = Til huset

## Figurene som spiller der ingen sitter

bot-marta = Tar med kake og holder oppskriften for seg selv.
bot-piet = Har sittet ved dette bordet siden før det ble pusset.
bot-solveig = Nynner når en plan faller på plass.
bot-joaquin = Snakker til terningene sine. De hører ikke etter.
bot-nell = Skriver ned hvert spill i en liten grønn bok.
bot-bram = Vanner plantene mellom to turer.
bot-ingeborg = Strikker; pinnene stopper når det blir alvor.
bot-tomas = Sier «bare ett til» hver gang.
bot-wilma = Tilgir alt og glemmer ingenting.
bot-oskar = Stiller brikkene sine opp etter høyde.
bot-rosa = Ler høyest når hun taper.
bot-edvard = Leser regelbøker for moro skyld.

## Loggen, slutten på et spill, opptak

web-open-rules = Regler: { $numbers }
web-log-earlier = Vis tidligere ({ $count })
web-log-details = { $count ->
    [one] Én detalj
   *[other] { $count } detaljer
}
web-log-copy = Kopier som tekst
web-game-over = Spillet er over
web-ended-won = Du har vunnet
web-ended-lost = Du har tapt
web-ended-drawn = Uavgjort
web-ended-winners = Vunnet av { $who }
web-score = Poengstilling
web-lost = Tap
web-lost-nothing = ingen
web-lost-several = { $number } × { $what }
web-score-graph = Poengstillingen gjennom spillet
web-turning-points = Vendepunkter
web-moment-number = Øyeblikk { $at }
web-share = Kopier en lenke for å se det
hr-lost = { $who }
web-speed = Fart
web-turned = Vendepunkt: { $score }
web-eyes = Sett av
web-eyes-all = Alle, ingenting skjult
web-hero-begin = Spill ditt første spill
web-turn-of = Nå spiller { LIST($who, by: "and") }
web-at-once = Vis alt på en gang
web-again = Vis igjen hva de andre gjorde
web-pace = Trekkene til de andre spillerne
web-pace-slow = Sakte
web-pace-steady = Rolig
web-pace-at-once = Alt på en gang
