# De opdrachtregel.

about = Kitchen Table: twee tafelspellen, compleet en volgens hun spelregels.
commands = opdrachten
wrong-use = { $problem }. Met ‘{ $command } --help’ zie je hoe het werkt.
defect = Er ging binnen Kitchen Table iets mis, en dat is onze fout: { $what }. Met KITCHENTABLE_DEBUG=1 krijg je meer te zien.

help-help = deze hulp tonen en stoppen
help-version = de versie tonen en stoppen
help-lang = de taal: en, es, nl of nb
help-json = antwoorden in JSON, voor programma’s
help-file = een spelbestand (.kt)

help-play = een spel spelen
help-serve = een server starten voor mensen op andere computers
help-simulate = bots veel partijen laten spelen
help-replay = een partij naspelen
help-judge = een situatie beoordelen: wat eruit volgt, en volgens welke regel
help-rules = de genummerde regels tonen, en wat ze bewijst
help-verify = de dobbelstenen van een afgelopen partij controleren
help-pack = een inhoudspakket controleren, of er een maken om in te vullen

help-game = welk spel
help-terminal = in deze terminal spelen en niet in de browser
help-seats = met hoeveel er wordt gespeeld
help-edition = spelen volgens een gedrukt boekje: en, es, nl of nb
help-set = één afspraak van vóór het spel
help-players = wie er spelen, stoel voor stoel: random, of een soort van het spel zelf, zoals regular
help-play-players = wie er spelen, stoel voor stoel: person, random, of een soort van het spel zelf, zoals regular
help-names = hoe de mensen heten, stoel voor stoel
help-dice = waar de worpen vandaan komen: seeded (een startwaarde), sealed (achteraf te controleren) of physical (je eigen dobbelstenen)
help-seed = het getal waar al het toeval uit voortkomt
help-pack-file = een inhoudspakket om mee te spelen
help-save = het bestand waarin de partij na elk antwoord wordt opgeslagen
help-resume = een opgeslagen partij om mee verder te gaan
help-games = hoeveel partijen
help-jobs = hoeveel processen; standaard één per kern
help-at = alleen het moment na zoveel stappen
help-replay-seat = zoals de speler op deze stoel het mag zien
help-replay-situation = dat moment als situatie opschrijven, voor `kitchentable judge` of om als tafel te openen
help-replay-details = elke regel uitvouwen: dobbelstenen, redenen en regels
help-judge-files = een situatiebestand
help-judge-play = vanaf het einde van de situatie verder spelen op dit scherm
help-judge-new = een situatie schrijven om mee te beginnen, naar FILE of naar de uitvoer
help-judge-schema = een JSON Schema voor editors schrijven, naar FILE of naar de uitvoer
help-rules-what = een regel zoals HR-089, of een spel
help-unproven = alleen wat nog niet bewezen is
help-check = of regelboek, code en bewijs bij elkaar passen
help-commitment = het zegel dat je aan het begin hebt genoteerd
help-pack-do = een pakket controleren (check) of een sjabloon maken (template)
help-pack-what = het pakket, of het spel voor een sjabloon
help-pack-output = het bestand dat wordt geschreven
help-host = het adres waarop wordt geluisterd; 0.0.0.0 voor alle adressen van deze computer
help-port = de poort waarop wordt geluisterd; 0 voor een willekeurige vrije poort
help-name = een naam waaronder anderen deze computer bereiken
help-data = de map waarin de tafels worden bewaard
help-database = waar de tafels worden bewaard, als één adres: sqlite:///BESTAND of postgresql://HOST/DATABASE
help-bus = hoe de knooppunten op één PostgreSQL elkaar wekken: redis://HOST, of de database zelf als er niets wordt gezegd

set-form = ‘{ $given }’ moet de vorm KEY=VALUE hebben.
set-unknown = De opstelling kent geen ‘{ $key }’; wel { $known }.
set-value = Deze opstelling kan niet: { $why }.
number-range = { $given } hoort een geheel getal van { $least } tot en met { $most } te zijn

simulating = Bezig met spelen
simulated = { $games ->
    [one] Eén partij in { $seconds } seconden.
   *[other] { $games } partijen in { $seconds } seconden.
}
simulated-seat = Stoel { $number } ({ $kind })
simulated-shared = Gedeeld: { $shared }. Zonder winnaar: { $undecided }.
simulated-speed = { $decisions } beslissingen, { $each } per partij, { $speed } per seconde.

rules-total = { $all } regels: { $proven } bewezen, { $exempt } vrijgesteld.
rules-checked = { $game }: { $all } regels, { $unproven } nog niet bewezen.
rule-proven = bewezen
rule-unproven = nog niet bewezen
rule-exempt = vrijgesteld
rule-exempt-why = vrijgesteld: { $why }
rule-advanced = geavanceerde regel
rule-inferred = dat dit een geavanceerde regel is, is afgeleid
rule-ruling = bevat een beslissing van onszelf
rule-ability = capaciteit: { $value }
rule-applies = geldt voor: { $value }
rule-code = code: { $places }
rule-tests = bewezen door: { $tests }
rule-code-unknown = De code noemt regel { $number }, maar die staat in geen enkel regelboek.
rule-proven-and-exempt = Regel { $number } is zowel bewezen als vrijgesteld.
rule-proven-no-code = Regel { $number } is bewezen, maar geen enkele code draagt dat nummer.

judge-step = Stap { $number }
judge-refused = Geweigerd: { $why }
judge-asked = Nu gevraagd aan { $who }: { $question } ({ $topic })
judge-chance = het toeval
judge-more = … en nog { $number }
judge-roll = dobbelstenen om te gooien: { $dice }
judge-result = Het spel is afgelopen: { $result }
judge-met = Alles is zoals verwacht.
judge-unmet = Niet zoals verwacht.
judge-one-file = Noem één situatiebestand.
judge-which-file = Noem een situatiebestand, of gebruik --new of --schema.
judge-no-first = { $game } heeft geen situatie om mee te beginnen.

verify-physical = { $file } is met echte dobbelstenen gespeeld; er valt niets na te rekenen.
verify-fine = { $rolls ->
    [one] De enige worp is nagerekend en is zoals hij moest zijn.
   *[other] Alle { $rolls } worpen zijn nagerekend en zijn zoals ze moesten zijn.
}
verify-wrong = De worp in stap { $position } is niet wat de startwaarde oplevert.
verify-part = De rest van het spel kan niet worden gecontroleerd.
verify-commitment = Het zegel klopt niet: jij noteerde { $given }, maar de startwaarde in het bestand geeft { $found }.
verify-sealed = Zegel van de startwaarde: { $commitment }. Vergelijk het met het zegel dat je aan het begin zag.
verify-means = Zijn ze gelijk, dan heeft niemand na het begin van het spel een worp veranderd, en is er ook geen startwaarde uitgezocht die goed uitkwam, want elke speler heeft er iets van zichzelf aan toegevoegd. Het bewijst niet dat degene die de server beheerde nooit vooraf naar de worpen heeft gekeken.
verify-seeded = De partij is met een open startwaarde gespeeld: dit laat zien dat het bestand klopt, niet dat niemand de worpen kende.

pack-fits = ‘{ $name }’ past bij { $game }.
pack-written = { $file } is geschreven.
pack-template-head =
    Een pakket voor Kitchen Table met alles wat het spel nu heeft.
    Verander wat er in jouw doos anders staat, en verwijder de rest.
    source zegt waar de waarden vandaan komen: printed, inferred (met why) of house.

replay-begin = Het begin
replay-keys = Enter gaat verder, b gaat terug, een getal springt daarheen, d toont dobbelstenen en regels, q stopt.

## De parser

argparse-usage = gebruik:
argparse-positional = argumenten
argparse-options = opties
argparse-argument = %(argument_name)s: %(message)s
argparse-required = er ontbreekt iets: %s
argparse-unrecognized = niet begrepen: %s
argparse-choice = %(value)r kan niet (kies uit %(choices)s)
argparse-value = %(value)r is niet van het type %(type)s
argparse-one = er ontbreekt een waarde
argparse-at-least-one = er is ten minste één waarde nodig
argparse-at-most-one = er is hoogstens één waarde mogelijk
argparse-not-with = kan niet samen met %s
argparse-explicit = %r is hier te veel
argparse-ambiguous = %(option)s kan op meer dan één ding slaan: %(matches)s
help-odds = de precieze kansen van een aanval of een gevecht
help-odds-of = waarvan; voor warcraft twee legers, zoals "2 melee 3, 1 ranged 2" "3 melee 2"; voor raiders aanval en verdediging, zoals "2 white 1 red, upgrade" "2 white", of kaarten: shefin ragmen
simulated-head-player = speler
simulated-head-wins = gewonnen
simulated-head-share = van alle
simulated-draws = gelijkspel
simulated-rate = { $rate } partijen per seconde.
simulated-stopped = Het is onderbroken; dit zijn de partijen die toen al klaar waren.
help-csv = een bestand om te schrijven, met een regel per partij
help-team = een team van Home Raiders nakijken of samenstellen, de kaarten lezen
help-team-do = een team nakijken, er een samenstellen, of kaarten lezen
help-team-what = check: teambestanden of namen van teams; build: kaarten zoals guardsmen+2 (twee exemplaren samengevoegd) ragmen*2 (twee Eenheden) shefin, of niets om gevraagd te worden; cards: kaarten of een factie
help-team-stars = hoeveel Sterren het team hoogstens mag kosten
help-team-name = hoe het team heet
team-check-what = Zeg welk team: een bestand, of de naam van een kant-en-klaar team.
team-head = { $team }: { $cost } van { $stars } Sterren
team-entry = { $name }, Sterren: { $cost }
team-entry-merged = { $name }, { $copies } exemplaren samengevoegd tot één Eenheid, Sterren: { $cost }
team-entry-separate = { $name }, { $times } keer apart, Sterren: { $cost }
team-entry-both = { $name }, { $times } Eenheden van elk { $copies } exemplaren, Sterren: { $cost }
team-fits = Hiermee mag gespeeld worden.
team-unnamed = Mijn team
team-play = Met ‘kitchentable play raiders --terminal --set teams={ $file },gremlins’ speel je ermee.
team-form = ‘{ $given }’ moet een kaart zijn, zoals shefin, guardsmen+2 of ragmen*2.
team-no-cards = Er is geen kaart en geen factie ‘{ $given }’; de facties zijn { $known }.
card-named = { $name }
build-faction = Welke factie?
build-help =
    getal   die kaart nemen
    + 2     nog een exemplaar bij de tweede van je team voegen
    - 2     de tweede weer weglaten
    c 3     kaart 3 lezen
    w       klaar, opschrijven
    ?       de kaarten en deze lijst nog eens
    q       stoppen
build-card = { $name }, { $type }, Sterren: { $stars }, Sterkte: { $force }
build-so-far = Je team tot nu toe, { $cost } van { $stars } Sterren:
build-team = Het team
help-house = de baas in huis in Home Raiders: een spel in elke kamer
help-house-do = een huis beginnen, de plattegrond tonen, of in de volgende kamer spelen
help-house-file = het bestand waarin het huis wordt bewaard
help-house-room = de kamer om in te spelen; anders de volgende
help-house-rooms = de kamers van een nieuw huis: tafels bij naam, of tafelbestanden
help-house-teams = de twee teams: kant-en-klare bij naam, of teambestanden
house-two = Een huis is voor twee: noem twee teams en twee spelers, met een komma ertussen.
house-owned = { $symbol } { $name }
house-under-way = er wordt gespeeld
house-drawn = gelijkspel, nog eens spelen
house-open = nog niet gespeeld
house-count =
    { $symbol } { $name } ({ $team }): { $rooms ->
        [one] één kamer
       *[other] { $rooms } kamers
    }
house-next = Volgende: { $room }
house-won = { $name } is de baas in huis.
house-shared = Ze delen het huis: { $names }.
house-room = De baas in huis: { $room }
house-goodbye = Tot de volgende keer. Met ‘kitchentable house play { $file }’ ga je hier verder.
