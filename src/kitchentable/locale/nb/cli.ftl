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
help-serve = start en tjener for folk ved andre maskiner
help-simulate = la roboter spille mange partier
help-replay = gå gjennom et parti på nytt
help-judge = bedøm en situasjon: hva som følger av den, og etter hvilken regel
help-rules = vis de nummererte reglene og hva som beviser dem
help-verify = kontroller terningene i et ferdigspilt parti
help-pack = kontroller en innholdspakke, eller skriv en du kan fylle ut

help-game = hvilket spill
help-terminal = spill i denne terminalen
help-seats = hvor mange som spiller
help-set = én ting som er avtalt før spillet
help-players = hvem som spiller, plass for plass: random
help-play-players = hvem som spiller, plass for plass: person eller random
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
help-judge-files = en situasjonsfil
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
help-data = mappen der bordene oppbevares

set-form = «{ $given }» skal ha formen KEY=VALUE.
set-unknown = Oppsettet har ingen «{ $key }»; det har { $known }.
set-value = Dette oppsettet er ikke mulig: { $why }.
number-range = { $given } skal være et heltall fra { $least } til { $most }

simulating = Spiller
simulated = { $games ->
    [one] Ett parti på { $seconds } sekunder.
   *[other] { $games } partier på { $seconds } sekunder.
}
simulated-seat = Plass { $number } ({ $kind }): { $wins ->
    [one] ett parti vunnet
   *[other] { $wins } partier vunnet
}
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
judge-met = Alt er som ventet.
judge-unmet = Ikke som ventet.

verify-physical = Partiet i { $file } ble spilt med ekte terninger; det er ingenting å regne ut på nytt.
verify-fine = { $rolls ->
    [one] Det ene kastet er regnet ut på nytt, og det er slik det måtte bli.
   *[other] Alle { $rolls } kast er regnet ut på nytt, og de er slik de måtte bli.
}
verify-wrong = Kastet ved oppføring { $position } er ikke det frøet gir.
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
replay-keys = Enter går videre, b går tilbake, et tall hopper dit, q avslutter.

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
help-odds-of = av hva; for warcraft to hærer, som "2 melee 3, 1 ranged 2" "3 melee 2"; for raiders angrep og forsvar, som "2 white 1 red, upgrade" "2 white"
