# Det bordet sier, uansett spill.

option = { $value }
pass = Pass
yes = Ja
no = Nei
interject = Vil du gjøre noe nå?
seat-name = Spiller { $number }

## Når bordet sier nei

not-plain = «{ $what }» kan ikke være et svar: Et svar består av hele tall og tekst.
not-understood = Svaret har feil form: { $problem }.
number-too-large = Et så stort tall kan ikke være et svar.
not-an-option = Det er ikke et av de mulige svarene.
yes-or-no = Dette besvares med ja eller nei.
number-too-small = Et tall under null kan ikke være et svar her.
names-nothing = Ingenting som kan velges her, heter det.
not-asked = Denne plassen blir ikke spurt om noe akkurat nå.
wrong-number-of-dice = Du kastet { $wanted ->
    [one] én terning
   *[other] { $wanted } terninger
}, men oppga { $given ->
    [0] ingen resultater
    [one] ett resultat
   *[other] { $given } resultater
}.
no-such-face = Terningen «{ $die }» har ingen side «{ $face }».
not-to-be-drawn = «{ $what }» er ikke blant det som kan trekkes.
shuffle-incomplete = { $missing ->
    [one] Det mangler én ting i rekkefølgen.
   *[other] Det mangler { $missing } ting i rekkefølgen.
}
game-over = Spillet er over.
no-such-seat = Det finnes ingen plass { $seat } ved dette bordet.
interject-later = Dette må vente til trekket som pågår, er ferdig.
no-standing-pass = Her kan du ikke melde pass automatisk.
no-such-position = Spillet har ingen posisjon { $position } å gå til.
undo-chance = Dette kan ikke angres: Siden da er det kastet terninger eller trukket noe.
undo-others = Dette kan ikke angres: En annen spiller har handlet siden.
undo-revealed = Dette kan ikke angres: Det viste fram noe som var skjult.
undo-nothing = Det er ingenting å angre.

## Filer

no-such-edition = Det finnes ingen bok «{ $edition }» til dette spillet; det finnes: { $known }.
file-not-read = { $file } kan ikke leses: { $why }.
file-not-written = { $file } kan ikke skrives: { $why }.
file-exists = { $file } finnes allerede; velg et annet navn.
file-not-ours = { $file } er ikke en spillfil fra Kitchen Table.
file-format = { $file } har format { $given }; denne versjonen av Kitchen Table leser format { $known }.
file-damaged = { $file } er skadet eller ufullstendig: Innholdet stemmer ikke med kontrollsummen.
file-too-large = { $file } inneholder langt mer enn et spill: Filen åpnes ikke her.
file-content = { $file } har ikke det innholdet som filen sier at partiet ble spilt med.
file-rules-newer = Partiet i { $file } ble spilt etter en nyere versjon av reglene ({ $given }; her er det { $known }). Det kan åpnes med en nyere Kitchen Table.
file-replay = { $file } kan ikke spilles om igjen: Fra og med oppføring { $position } går det annerledes her. { $why }
file-begin = Partiet i { $file } kunne ikke settes opp slik lenger: { $why }
game-differs = Fra og med oppføring { $entry } går dette partiet annerledes etter reglene i denne versjonen. { $why }
differs-go-on = Du kan gå videre derfra som et nytt parti; { $file } forblir som den er. Oppgi en ny fil med --save.
differs-other-file = { $file } inneholder partiet slik det ble spilt; lagre det nye partiet under et annet navn.
differs-answer = Det som ble svart der, er ikke mulig lenger.
differs-seat = Nå er det { $who } som må svare der.
differs-dice = Nå kommer terninger eller en trekning først der.
differs-over = Partiet er over der nå.
differs-goes-on = Partiet er ikke over der ennå.
differs-winners = Nå går seieren til andre spillere.
differs-state = Stillingen er en annen der.
differs-unfit = Der blir det spurt om noe annet nå.
file-seat-only = { $file } inneholder bare det én plass har lov til å vite; her trengs hele partiet.

toml-not-text = { $file } er ikke en tekstfil i UTF-8.
toml-wrong = { $file }, linje { $line }, kolonne { $column }: Dette er ikke riktig TOML.
toml-cut-short = { $file } er ikke riktig TOML: Den slutter midt i noe.
toml-monstrous = { $file } har for lange tall eller for dype tabeller til å kunne leses.
toml-value = { $file }, linje { $line }, { $key }: { $why }.
toml-whole = { $file }: { $why }.
why-not-there = det finnes ingen slik fil
why-not-allowed = det er ikke tillatt
why-folder = det er en mappe
why-full = disken er full
why-name = det er ikke et mulig filnavn
why-kind = forventet { $wanted }, fant { $found }
why-missing = «{ $field }» mangler
why-unknown = her finnes ikke «{ $field }»
why-value = { $value } er ikke en mulig verdi
why-length = forventet antall verdier: { $wanted }, fant: { $found }
why-most = forventet høyst { $most }
why-least = forventet minst { $least }
kind-int = et heltall
kind-str = en tekst
kind-bool = true eller false
kind-array = en liste
kind-object = en tabell
kind-float = et tall med desimaler
kind-decimal = et tall med desimaler
kind-null = ingenting
kind-any = { LIST($kinds, by: "or") }

pack-no-head = { $file } mangler tabellen [pack], som sier hva slags pakke det er.
pack-inferred-why = { $file }: «{ $key }» er merket som inferred, men det står ikke hvorfor.
pack-source-nowhere = { $file } oppgir kilden til «{ $key }», som ikke finnes i pakken.
pack-other-game = { $file } er en pakke for «{ $given }», ikke for «{ $wanted }».
pack-unknown-key = { $file }, linje { $line }: Det finnes ingen «{ $key }» i innholdet til dette spillet; det har { $known }.
pack-unfit = { $file }: { $why }.

situation-setup = { $file }: Oppsettet eller tilstanden passer ikke til spillet: { $why }.
situation-step = { $file }, trinn { $step }: Et trinn gjør én ting (answer, pass, chance, interject eller undo) og sier hvilken plass som gjør det.
situation-stuck = { $file }, trinn { $step }: Reglene kan ikke gå videre fra denne stillingen.
situation-refused = { $file }: Spillet kan ikke begynne slik: { $why }
situation-no-start = { $file }: Reglene kan ikke begynne fra denne stillingen.
situation-mistake = { $file }, linje { $line }, { $key }: { $why }.
situation-warning = { $file }, linje { $line }, { $key }: { $why }. (En advarsel: I versjon 2 av formatet er dette en feil.)
situation-version = { $file }, linje { $line }: Versjon { $given } av formatet er ukjent; det finnes 1 og 2.
situation-unwritten = Dette øyeblikket kan ikke skrives som en situasjon: Partiet spilles med eget innhold.
situation-table-size = { $file }: En situasjon som blir til et bord, har høyst { $most } KiB.
situation-table-impossible = { $file }: Der står «impossible = true». En slik stilling kan bedømmes, men ingen kan spille videre fra den.
situation-table-refused = { $file }: Den forventer at spillet ikke kan begynne, så det er ingenting å spille.
situation-table-content = { $file }: Den endrer innholdet i spillet, og det tar denne serveren ikke imot.
situation-table-step = { $file }, linje { $line }, { $key }: Dette går ikke her: { $why }
file-situation-hidden = Et parti som begynte med en situasjon, lagres som fil når det er over.
mistake-near = «{ $name }» finnes ikke her; mente du «{ $near }»? Kjente navn: { $known }
mistake-unknown = «{ $name }» finnes ikke her. Kjente navn: { $known }
mistake-range = forventet { $least } til { $most }, fant { $found }
mistake-least = forventet minst { $least }, fant { $found }
mistake-twice = «{ $name }» står der to ganger
mistake-decimals = forventet høyst to desimaler, fant { $found }
mistake-value = «{ $name }» har aldri denne verdien: { $why }
mistake-refused-steps = et oppsett som skal avvises, har ingen trinn

unmet-value = forventet { $wanted }, fant { $found }
unmet-told = forventet å få høre { $wanted }, hørte { $found }
unmet-told-anyway = fikk høre { $wanted }, noe som ikke skulle skje: { $found }
unmet-told-differs = forventet å få høre { $wanted }, men det ble fortalt med { $found }
unmet-told-besides = ble fortalt i tillegg til det forventede: { $found }
unmet-times = forventet så mange ganger: { $wanted }; fortalt så mange ganger: { $found }
unmet-options = forventet valgene { $wanted }; ikke tilbudt: { $missing }; tilbudt i tillegg: { $more }
unmet-refused = ble avvist: { $found }
unmet-refusal = forventet avvisningen { $wanted }, fant { $found }
unmet-asked = forventet spørsmålet { $wanted }, fant { $found }

## Spill, regler, spillere, språk

no-such-game = Det finnes ikke noe spill «{ $name }»; disse finnes: { $known }.
game-module = Modulen «{ $module }», som er nevnt i KITCHENTABLE_GAMES, inneholder ikke noe spill.
no-such-rule = Det finnes ingen regel { $number }.
no-such-player = Det finnes ingen spiller av typen «{ $name }»; disse finnes: { $known }.
players-for-seats = Oppgitte spillere: { $given }; plasser ved bordet: { $wanted }.
no-such-language = Språket «{ $lang }» finnes ikke her; disse finnes: { $known }.
pack-no-name = { $file }: Pakken har ikke noe navn; gi den et bak «name =».
no-odds = For { $name } er det ingen sjanser å oppgi.
no-preview = For { $name } finnes det ingen forhåndsvisning.

# The reason of a player that tried its plans in imagined games
search-why = I { $worlds } tenkte partier herfra vant dette { $chance } %.
