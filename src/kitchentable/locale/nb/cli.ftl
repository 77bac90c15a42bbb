# Kommandolinjen.

about = Kitchen Table: to komplette bordspill, etter regelbøkene.
commands = kommandoer
wrong-use = { $problem }. «{ $command } --help» viser hvordan kommandoen brukes.
defect = Noe gikk galt inne i Kitchen Table, og det er vår feil: { $what }. Med KITCHENTABLE_DEBUG=1 får du vite mer.

help-help = vis denne hjelpen og avslutt
help-version = vis versjonen og avslutt
help-lang = språket: en, es, nl eller nb
help-json = svar i JSON, for programmer
help-file = en spillfil (.kt)

help-play = spill et spill
help-serve = start en server for folk ved andre maskiner
help-simulate = la boter spille mange partier
help-replay = gå gjennom et parti på nytt
help-judge = bedøm en situasjon: hva som følger av den, og etter hvilken regel
help-rules = vis de nummererte reglene og hva som beviser dem
help-verify = kontroller terningene i et ferdigspilt parti
help-pack = kontroller en innholdspakke, eller skriv en du kan fylle ut

help-game = hvilket spill
help-terminal = spill i denne terminalen og ikke i nettleseren
help-seats = hvor mange som spiller
help-edition = spille etter en trykt bok: en, es, nl eller nb
help-set = én ting som er avtalt før spillet
help-players = hvem som spiller, plass for plass: random, eller en av spillets egne, for eksempel regular
help-play-players = hvem som spiller, plass for plass: person, random, eller en av spillets egne, for eksempel regular
help-names = hva menneskene heter, plass for plass
help-dice = hvor terningene kommer fra: seeded (et frø), sealed (kan kontrolleres etterpå) eller physical (dine egne terninger)
help-seed = tallet som alle tilfeldigheter kommer fra
help-pack-file = en innholdspakke å spille med
help-save = filen spillet skal lagres i, etter hvert svar
help-resume = et lagret spill du vil fortsette
help-games = hvor mange partier
help-jobs = hvor mange prosesser; ellers én per kjerne
help-at = bare øyeblikket etter så mange oppføringer
help-replay-seat = slik denne plassen får se det
help-replay-situation = skriv det øyeblikket som en situasjon, for `kitchentable judge` eller for å åpne den som bord
help-replay-details = brett ut hver linje: terninger, grunner og regler
help-judge-files = en situasjonsfil
help-judge-play = spille videre på denne skjermen fra slutten av situasjonen
help-judge-new = skrive en situasjon å begynne med, til FILE eller til utdata
help-judge-schema = skrive et JSON Schema for redigeringsprogrammer, til FILE eller til utdata
help-rules-what = en regel, for eksempel HR-089, eller et spill
help-unproven = bare det som ikke er bevist ennå
help-check = om bok, kode og bevis stemmer overens
help-commitment = forseglingskoden du noterte ved start
help-pack-do = kontroller en pakke eller skriv en mal
help-pack-what = pakken, eller spillet malen skal gjelde
help-pack-output = filen som skal skrives
help-host = adressen det lyttes på; 0.0.0.0 for alle adressene til denne maskinen
help-port = porten det lyttes på; 0 for en hvilken som helst ledig port
help-name = et navn som andre når denne maskinen med
help-data = mappen der bordene lagres
help-database = hvor bordene lagres, som én adresse: sqlite:///FIL eller postgresql://VERT/DATABASE
help-bus = hvordan nodene på én PostgreSQL vekker hverandre: redis://VERT, eller databasen selv om ingenting er sagt

set-form = «{ $given }» skal ha formen KEY=VALUE.
set-unknown = Oppsettet har ingen «{ $key }»; det har { $known }.
set-value = Dette oppsettet er ikke mulig: { $why }.
number-range = { $given } skal være et heltall fra { $least } til { $most }

simulating = Spiller
simulated = { $games ->
    [one] Ett parti på { $seconds } sekunder.
   *[other] { $games } partier på { $seconds } sekunder.
}
simulated-seat = Plass { $number } ({ $kind })
simulated-shared = Delt seier: { $shared }. Ikke avgjort: { $undecided }.
simulated-speed = { $decisions } beslutninger, { $each } per parti, { $speed } per sekund.

rules-total = { $all } regler: { $proven } er bevist, { $exempt } er unntatt.
rules-checked = { $game }: { $all } regler, { $unproven } er ikke bevist ennå.
rule-proven = bevist
rule-unproven = ikke bevist ennå
rule-exempt = unntatt
rule-exempt-why = unntatt: { $why }
rule-advanced = avansert regel
rule-inferred = at dette er en avansert regel, er noe vi slutter oss til
rule-ruling = inneholder en avgjørelse vi har tatt
rule-ability = evne: { $value }
rule-applies = gjelder for: { $value }
rule-code = kode: { $places }
rule-tests = bevist av: { $tests }
rule-code-unknown = Koden nevner regel { $number }, som ikke står i noen regelbok.
rule-proven-and-exempt = Regel { $number } er både bevist og unntatt.
rule-proven-no-code = Regel { $number } er bevist, men ingen kode bærer nummeret.

judge-step = Trinn { $number }
judge-refused = Avvist: { $why }
judge-asked = Nå spørres { $who }: { $question } ({ $topic })
judge-chance = tilfellet
judge-more = … og { $number } til
judge-roll = terninger som skal kastes: { $dice }
judge-result = Spillet er slutt: { $result }
judge-met = Alt er som forventet.
judge-unmet = Ikke som forventet.
judge-one-file = Oppgi én situasjonsfil.
judge-which-file = Oppgi en situasjonsfil, eller bruk --new eller --schema.
judge-no-first = { $game } har ingen situasjon å begynne med.

verify-physical = Partiet i { $file } ble spilt med ekte terninger; det er ingenting å regne ut på nytt.
verify-fine = { $rolls ->
    [one] Det ene kastet er regnet ut på nytt, og det er slik det måtte bli.
   *[other] Alle { $rolls } kast er regnet ut på nytt, og de er slik de måtte bli.
}
verify-wrong = Kastet ved oppføring { $position } er ikke det frøet gir.
verify-part = Resten av partiet kan ikke kontrolleres.
verify-commitment = Forseglingskoden stemmer ikke: Du noterte { $given }, men frøet i filen gir { $found }.
verify-sealed = Forseglingskoden til frøet: { $commitment }. Sammenlign den med koden som ble vist ved start.
verify-means = Hvis de er like, har ingen endret et kast etter at partiet begynte, og ingen har kunnet velge et frø som passet, for hver plass la til noe eget. Det beviser ikke at den som drev serveren, aldri så på kastene på forhånd.
verify-seeded = Partiet ble spilt fra et åpent frø: Dette viser at filen henger sammen, ikke at ingen kjente kastene.

pack-fits = «{ $name }» passer til { $game }.
pack-written = { $file } er skrevet.
pack-template-head =
    En pakke for Kitchen Table med alt spillet har nå.
    Endre det som er annerledes i esken din, og slett resten.
    source sier hvor verdiene kommer fra: printed, inferred (med why) eller house.

replay-begin = Begynnelsen
replay-keys = Enter går videre, b går tilbake, et tall hopper dit, d viser terninger og regler, q avslutter.

## Tolkeren

argparse-usage = bruk:
argparse-positional = argumenter
argparse-options = valg
argparse-argument = %(argument_name)s: %(message)s
argparse-required = noe mangler: %s
argparse-unrecognized = ikke forstått: %s
argparse-choice = %(value)r er ikke mulig (velg mellom %(choices)s)
argparse-value = %(value)r er ikke av typen %(type)s
argparse-one = det mangler en verdi
argparse-at-least-one = minst én verdi trengs
argparse-at-most-one = høyst én verdi er mulig
argparse-not-with = ikke mulig sammen med %s
argparse-explicit = %r er for mye her
argparse-ambiguous = %(option)s kan bety %(matches)s
help-odds = de nøyaktige sjansene i et angrep eller et slag
help-odds-of = av hva; for warcraft to hærer, som "2 melee 3, 1 ranged 2" "3 melee 2"; for raiders angrep og forsvar, som "2 white 1 red, upgrade" "2 white", eller kort: shefin ragmen
simulated-head-player = spiller
simulated-head-wins = vunnet
simulated-head-share = av alle
simulated-draws = uavgjort
simulated-rate = { $rate } partier per sekund.
simulated-stopped = Det ble avbrutt; dette er partiene som var ferdige da.
help-csv = en fil å skrive, med en linje for hvert parti
help-team = kontroller eller sett sammen et lag i Home Raiders, les kortene
help-team-do = kontroller et lag, sett sammen et, eller les kort
help-team-what = check: lagfiler eller navn på lag; build: kort som guardsmen+2 (to eksemplarer slått sammen) ragmen*2 (to Tropper) shefin, eller ingenting for å bli spurt; cards: kort eller en rase
help-team-stars = hvor mange Stjerner laget kan koste på det meste
help-team-name = hva laget heter
team-check-what = Si hvilket lag: en fil, eller navnet på et ferdig lag.
team-head = { $team }: { $cost } av { $stars } Stjerner
team-entry = { $name }, Stjerner: { $cost }
team-entry-merged = { $name }, { $copies } eksemplarer slått sammen til én Tropp, Stjerner: { $cost }
team-entry-separate = { $name }, { $times } ganger hver for seg, Stjerner: { $cost }
team-entry-both = { $name }, { $times } Tropper med { $copies } eksemplarer hver, Stjerner: { $cost }
team-fits = Det kan spilles med.
team-unnamed = Laget mitt
team-play = Med «kitchentable play raiders --terminal --set teams={ $file },gremlins» spiller du med det.
team-form = «{ $given }» skal være et kort, som shefin, guardsmen+2 eller ragmen*2.
team-no-cards = Det finnes ikke noe kort og ingen rase «{ $given }»; rasene er { $known }.
card-named = { $name }
build-faction = Hvilken rase?
build-help =
    tall    ta det kortet
    + 2     slå sammen et eksemplar til med nummer to på laget
    - 2     ta ut nummer to igjen
    c 3     les kort 3
    w       ferdig, skriv det ned
    ?       kortene og denne listen igjen
    q       slutt
build-card = { $name }, { $type }, Stjerner: { $stars }, Troppestørrelse: { $force }
build-so-far = Laget ditt så langt, { $cost } av { $stars } Stjerner:
build-team = Laget
help-house = vinn huset i Home Raiders: ett spill i hvert rom
help-house-do = begynn et hus, vis plantegningen, eller spill i neste rom
help-house-file = filen huset er lagret i
help-house-room = rommet å spille i; ellers det neste
help-house-rooms = rommene i et nytt hus: bord ved navn, eller bordfiler
help-house-teams = de to lagene: ferdige ved navn, eller lagfiler
house-two = Et hus er for to: Nevn to lag og to spillere, med komma mellom.
house-owned = { $symbol } { $name }
house-under-way = et spill er i gang
house-drawn = uavgjort, spilles igjen
house-open = ikke spilt ennå
house-count =
    { $symbol } { $name } ({ $team }): { $rooms ->
        [one] ett rom
       *[other] { $rooms } rom
    }
house-next = Neste: { $room }
house-won = { $name } eier huset.
house-shared = De deler huset: { $names }.
house-room = Å vinne huset: { $room }
house-goodbye = Til neste gang. «kitchentable house play { $file }» fortsetter herfra.
