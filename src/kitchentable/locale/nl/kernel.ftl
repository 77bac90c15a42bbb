# Wat de tafel zegt, bij elk spel.

option = { $value }
pass = Passen
yes = Ja
no = Nee
interject = Wil je nu iets doen?
seat-name = Speler { $number }

## Weigeringen van de tafel

not-plain = ‘{ $what }’ kan geen antwoord zijn: een antwoord bestaat uit hele getallen en tekst.
not-understood = Dit antwoord heeft de verkeerde vorm: { $problem }.
number-too-large = Zo’n groot getal kan geen antwoord zijn.
not-an-option = Dat is geen van de mogelijke antwoorden.
yes-or-no = Hierop antwoord je ja of nee.
number-too-small = Een getal onder nul kan hier geen antwoord zijn.
names-nothing = Niets wat hier te kiezen valt, heet zo.
not-asked = Aan deze speler wordt nu niets gevraagd.
wrong-number-of-dice = Je hebt { $wanted ->
    [one] één dobbelsteen
   *[other] { $wanted } dobbelstenen
} gegooid, maar { $given ->
    [0] geen uitslag
    [one] één uitslag
   *[other] { $given } uitslagen
} opgegeven.
no-such-face = De dobbelsteen ‘{ $die }’ heeft geen zijde ‘{ $face }’.
not-to-be-drawn = ‘{ $what }’ zit niet bij wat er getrokken kan worden.
shuffle-incomplete = { $missing ->
    [one] In de volgorde ontbreekt nog één onderdeel.
   *[other] In de volgorde ontbreken nog { $missing } onderdelen.
}
game-over = Het spel is afgelopen.
no-such-seat = Aan deze tafel is geen stoel { $seat }.
interject-later = Dit moet wachten tot de huidige zet is afgerond.
no-standing-pass = Hier kun je niet automatisch blijven passen.
no-such-position = Deze partij heeft geen stap { $position } om naartoe te gaan.
undo-chance = Je kunt dit niet terugnemen: er is sindsdien gedobbeld of iets getrokken.
undo-others = Je kunt dit niet terugnemen: sindsdien heeft een andere speler iets gedaan.
undo-revealed = Je kunt dit niet terugnemen: er is iets zichtbaar geworden dat verborgen was.
undo-nothing = Er valt niets terug te nemen.

## Bestanden

no-such-edition = Er is geen boekje ‘{ $edition }’ van dit spel; er zijn: { $known }.
file-not-read = { $file } kan niet worden gelezen: { $why }.
file-not-written = { $file } kan niet worden geschreven: { $why }.
file-exists = { $file } bestaat al; kies een andere naam.
file-not-ours = { $file } is geen spelbestand van Kitchen Table.
file-format = { $file } heeft bestandsformaat { $given }; deze versie van Kitchen Table leest formaat { $known }.
file-damaged = { $file } is beschadigd of onvolledig: de inhoud klopt niet met de controlesom.
file-too-large = In { $file } zit veel meer dan een spel: het wordt hier niet geopend.
file-content = De spelinhoud in { $file } is niet die waarmee volgens het bestand zelf is gespeeld.
file-rules-newer = { $file } is gespeeld met een nieuwere versie van de regels ({ $given }; hier is het { $known }). Een nieuwere Kitchen Table kan het openen.
file-replay = { $file } kan niet worden nagespeeld: vanaf stap { $position } verloopt het hier anders. { $why }
file-begin = Het spel in { $file } zou zo niet meer kunnen worden opgezet: { $why }
game-differs = Vanaf stap { $entry } verloopt dit spel anders volgens de regels van deze versie. { $why }
differs-go-on = Je kunt vanaf daar verdergaan als nieuw spel; { $file } blijft zoals het is. Geef met --save een nieuw bestand op.
differs-other-file = { $file } bevat het spel zoals het is gespeeld; sla het nieuwe spel onder een andere naam op.
differs-answer = Wat daar is geantwoord, is niet meer mogelijk.
differs-seat = Nu moet { $who } daar antwoorden.
differs-dice = Nu komen daar eerst de dobbelstenen of een trekking.
differs-over = Het spel is daar nu al afgelopen.
differs-goes-on = Het spel is daar nu nog niet afgelopen.
differs-winners = De overwinning gaat nu naar andere spelers.
differs-state = De stelling is daar anders.
differs-unfit = Daar wordt nu iets anders gevraagd.
file-seat-only = { $file } bevat alleen wat één speler mag weten; hiervoor is de hele partij nodig.

toml-not-text = { $file } is geen tekstbestand in UTF-8.
toml-wrong = { $file }, regel { $line }, kolom { $column }: dit is geen correcte TOML.
toml-cut-short = { $file } is geen correcte TOML: het houdt midden in iets op.
toml-monstrous = { $file } heeft te lange getallen of te diepe tabellen om te lezen.
toml-value = { $file }, regel { $line }, { $key }: { $why }.
toml-whole = { $file }: { $why }.
why-not-there = dat bestand is er niet
why-not-allowed = dat is niet toegestaan
why-folder = het is een map
why-full = de schijf is vol
why-name = dat is geen mogelijke bestandsnaam
why-kind = verwacht: { $wanted }, gevonden: { $found }
why-missing = ‘{ $field }’ ontbreekt
why-unknown = hier bestaat geen ‘{ $field }’
why-value = { $value } is geen mogelijke waarde
why-length = verwacht aantal waarden: { $wanted }, gevonden: { $found }
why-most = verwacht: hoogstens { $most }
why-least = verwacht: minstens { $least }
kind-int = een geheel getal
kind-str = een tekst
kind-bool = true of false
kind-array = een lijst
kind-object = een tabel
kind-float = een getal met decimalen
kind-decimal = een getal met decimalen
kind-null = niets
kind-any = { LIST($kinds, by: "or") }

pack-no-head = { $file } heeft geen tabel [pack] waarin staat wat het is.
pack-inferred-why = { $file }: bij ‘{ $key }’ staat inferred, maar niet waarom.
pack-source-nowhere = { $file } noemt de bron van ‘{ $key }’, maar dat staat niet in het pakket.
pack-other-game = { $file } is een pakket voor ‘{ $given }’, niet voor ‘{ $wanted }’.
pack-unknown-key = { $file }, regel { $line }: de inhoud van dit spel kent geen ‘{ $key }’; wel { $known }.
pack-unfit = { $file }: { $why }.

situation-setup = { $file }: de opstelling of de spelstand past niet bij het spel: { $why }.
situation-step = { $file }, stap { $step }: een stap doet één ding (answer, pass, chance, interject of undo) en vermeldt voor welke stoel.
situation-stuck = { $file }, stap { $step }: de regels kunnen vanuit deze stelling niet verder.
situation-refused = { $file }: zo kan het spel niet beginnen: { $why }
situation-no-start = { $file }: de regels kunnen niet vanuit deze stelling beginnen.
situation-mistake = { $file }, regel { $line }, { $key }: { $why }.
situation-warning = { $file }, regel { $line }, { $key }: { $why }. (Een waarschuwing: in versie 2 van het formaat is dit een fout.)
situation-version = { $file }, regel { $line }: versie { $given } van het formaat is onbekend; er zijn 1 en 2.
situation-unwritten = Dit moment kan niet als situatie worden opgeschreven: het spel wordt met eigen inhoud gespeeld.
situation-table-size = { $file }: een situatie die een tafel wordt, heeft hoogstens { $most } KiB.
situation-table-impossible = { $file }: er staat ‘impossible = true’. Zo’n stelling kan beoordeeld worden, maar niemand kan ervandaan verder spelen.
situation-table-refused = { $file }: er wordt verwacht dat het spel niet kan beginnen, dus er valt niets te spelen.
situation-table-content = { $file }: de inhoud van het spel wordt veranderd, en dat neemt deze server niet aan.
situation-table-step = { $file }, regel { $line }, { $key }: dit kan hier niet: { $why }
file-situation-hidden = Een spel dat met een situatie begon, wordt pas als bestand bewaard als het afgelopen is.
mistake-near = ‘{ $name }’ bestaat hier niet; bedoelde je ‘{ $near }’? Bekend: { $known }
mistake-unknown = ‘{ $name }’ bestaat hier niet. Bekend: { $known }
mistake-range = verwacht: { $least } tot en met { $most }; gevonden: { $found }
mistake-least = verwacht: minstens { $least }; gevonden: { $found }
mistake-twice = ‘{ $name }’ staat er twee keer
mistake-decimals = verwacht: hoogstens twee decimalen; gevonden: { $found }
mistake-value = ‘{ $name }’ heeft nooit deze waarde: { $why }
mistake-refused-steps = een opstelling die geweigerd moet worden, heeft geen stappen

unmet-value = verwacht: { $wanted }; gevonden: { $found }
unmet-told = verwachte melding: { $wanted }; gehoord: { $found }
unmet-told-anyway = toch gemeld, en dat hoorde niet: { $wanted } ({ $found })
unmet-told-differs = verwachte melding: { $wanted }; gemeld werd echter { $found }
unmet-told-besides = gemeld buiten wat verwacht werd: { $found }
unmet-times = zo vaak verwacht: { $wanted }; zo vaak gemeld: { $found }
unmet-options = verwachte opties: { $wanted }; niet aangeboden: { $missing }; bovendien aangeboden: { $more }
unmet-refused = werd geweigerd: { $found }
unmet-refusal = verwachte weigering: { $wanted }; gevonden: { $found }
unmet-asked = verwachte vraag: { $wanted }; gevonden: { $found }

## Spellen, regels, spelers, talen

no-such-game = Er is geen spel ‘{ $name }’; kies uit { $known }.
game-module = In de module ‘{ $module }’, genoemd in KITCHENTABLE_GAMES, zit geen spel.
no-such-rule = Er is geen regel { $number }.
no-such-player = Er is geen speler van de soort ‘{ $name }’; kies uit { $known }.
players-for-seats = Genoemde spelers: { $given }; stoelen aan tafel: { $wanted }.
no-such-language = Er is geen taal ‘{ $lang }’; kies uit { $known }.
pack-no-name = { $file }: het pakket heeft geen naam; geef het er een achter ‘name =’.
no-odds = Voor { $name } zijn er geen kansen te geven.
no-preview = Voor { $name } is er geen voorvertoning.

# The reason of a player that tried its plans in imagined games
search-why = In { $worlds } bedachte partijen vanaf hier won dit { $chance } %.
