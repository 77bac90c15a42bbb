# De pagina’s in de browser, bij elk spel.

web-name = Kitchen Table
web-site = Kitchen Table
web-skip = Naar de inhoud
web-close = Sluiten
web-cancel = Annuleren
web-back = Terug
web-to-start = Naar de startpagina
web-try-again = Opnieuw proberen
web-games = Spellen
web-inches = { $amount }″
web-centimetres = { $amount } cm

## Startpagina

web-welcome = Schuif aan, de tafel is gedekt.
web-welcome-more = Twee bordspellen, helemaal volgens hun eigen regels gespeeld: tegen de computer, met iemand naast je of met een vriend ver weg.
web-play-now = Nu spelen
web-set-up = Spel klaarzetten
web-rules = Regels
web-table = Tafel
web-new-game = Nieuw spel
web-continue = Lopende spellen
web-replays = Afgelopen spellen
web-open-file = Een spelbestand openen
web-forget = ‘{ $what }’ van de lijst halen
web-game-raiders = Home Raiders
web-about-raiders = Piepkleine rovers vechten tussen de mokken, boeken en dozen van je eigen huis. Twee teams, zes rondes, ongeveer twintig minuten.
web-game-warcraft = Warcraft: het bordspel
web-about-warcraft = Vier rassen delven goud en hakken hout, bouwen, ontwikkelen toverspreuken en vechten om overwinningspunten. Met zestien helden en twaalf scenario’s.
web-no-server = De server antwoordt niet. Controleer of Kitchen Table draait en probeer het opnieuw; niets wat gespeeld is, gaat verloren.
web-nowhere = Hier is niets
web-nowhere-more = Misschien is het adres onvolledig. De startpagina weet de weg.

## Instellingen

web-settings = Instellingen
web-language = Taal
web-theme = Thema
web-theme-auto = Zoals het apparaat
web-theme-light = Dag
web-theme-dark = Avond
web-units = Lengtes in
web-units-in = inches
web-units-cm = centimeters
web-dice = De dobbelstenen laten rollen
web-motion = Animaties
web-notices = Een melding als jij aan de beurt bent
web-your-name = Je naam aan tafel

## Een nieuw spel

web-who-plays = Wie spelen er?
web-seats = Aantal spelers
web-who = Wie is speler { $number }?
web-seat-here = Aan dit scherm
web-seat-link = Met een link
web-bot-random = Computer: een willekeurige zet
web-bot-regular = Computer: speelt om te winnen
web-bot-rusher = Computer: valt meteen aan
web-bot-camper = Computer: blijft in dekking
web-name-of-player = Naam
web-drawn = door loting
web-agree = Wat spreken jullie af?
web-dice-sealed = Die van het programma
web-dice-physical = Onze eigen, op tafel
web-whose-dice = Dobbelstenen
web-clock = Klok
web-clock-none = geen
web-clock-minutes = { $minutes } minuten
web-clock-more = Voor elke speler, met tien seconden erbij voor elk antwoord. Als de tijd om is, speelt de computer verder.
web-books = Waar de gedrukte boekjes verschillen
web-edition = We spelen
web-edition-ours = zoals wij gewend zijn
web-edition-more = Een boekje stelt de keuzes hieronder in; je kunt ze nog veranderen.
edition-en = volgens het Engelse boekje
edition-es = volgens het Spaanse boekje
edition-nl = volgens het Nederlandse boekje
edition-nb = volgens het Noorse boekje
web-books-more = Misschien staat er in jouw boekje iets anders dan in het onze. Hier staat wat elk boekje zegt en wat wij spelen; kies wat je gewend bent.
web-we-play = zo spelen wij
web-start-game = Het spel beginnen
web-raiders-setup-stars = Maximaal aantal Sterren per team
web-raiders-setup-teams = Team
web-raiders-setup-table = Tafel
web-raiders-setup-portals = Poort
web-raiders-setup-level = Regels
web-raiders-setup-level-advanced = Geavanceerd
web-raiders-setup-level-basic = Basis
web-raiders-setup-formation = Verband van een Eenheid
web-raiders-setup-formation-chain = een keten
web-raiders-setup-formation-strict = elk paar
web-raiders-setup-formation-neighbour = ieder bij een ander
web-raiders-setup-slowest = Een Eenheid beweegt zo ver als haar traagste lid
web-raiders-setup-violent_attack = Gewelddadige aanval
web-raiders-setup-violent_attack-set = één set opnieuw
web-raiders-setup-violent_attack-all = alles opnieuw
web-raiders-setup-knock_back = Terugslag
web-raiders-setup-knock_back-also = naast de schade
web-raiders-setup-knock_back-instead = in plaats van de schade
web-raiders-setup-rampage = Rampage geneest bij
web-raiders-setup-rampage-both = twee geraakte doelwitten
web-raiders-setup-rampage-either = één geraakt doelwit
web-raiders-setup-grapple = Vastpakken duurt
web-raiders-setup-grapple-next = de volgende aanval
web-raiders-setup-grapple-round = de hele ronde
web-raiders-setup-disrupt = Storing bindt
web-raiders-setup-disrupt-any = elke Eenheid
web-raiders-setup-disrupt-waiting = Eenheden die nog niet gehandeld hebben
web-raiders-setup-point_blank = Dichtbij
web-raiders-setup-point_blank-upgrade = versterkt dobbelstenen
web-raiders-setup-point_blank-plain = geen versterking
web-raiders-setup-charm = Charme richt de aanval op
web-raiders-setup-charm-any = wie dan ook
web-raiders-setup-charm-friends = een vriend
web-raiders-setup-charm-may = wie dan ook, of niemand
web-raiders-setup-deflect = Afbuigen vraagt
web-raiders-setup-deflect-defended = een geslaagde Verdediging
web-raiders-setup-deflect-more = meer Azen
web-raiders-setup-scouts = Verkenners staan
web-raiders-setup-scouts-further = verder dan { LENGTH(12) }
web-raiders-setup-scouts-at-least = op { LENGTH(12) } of meer
web-raiders-setup-prudent = Voorzichtige strateeg
web-raiders-setup-prudent-300 = { LENGTH(3) }
web-raiders-setup-prudent-200 = { LENGTH(2) }
web-raiders-setup-engaged_targets = Op personages in gevecht mag geschoten worden
web-raiders-setup-spent_contact = Hand-tot-handgevecht alleen na een actie om in contact te komen
web-raiders-setup-free_attacks = Vrije aanvallen op wie zich losmaakt
web-raiders-setup-hurts = Het wondsymbool van een capaciteit die pijn doet, komt
web-raiders-setup-hurts-turn = aan het eind van de beurt
web-raiders-setup-hurts-at-once = meteen
web-raiders-setup-passing = Wie wil passen, telt
web-raiders-setup-passing-waiting = de troepen die nog wachten
web-raiders-setup-passing-all = alle troepen
web-raiders-setup-shooter_contact = Schieten kan niet in voetcontact met
web-raiders-setup-shooter_contact-enemies = vijanden
web-raiders-setup-shooter_contact-anybody = ook vrienden
web-raiders-setup-second_wound = Het laatste wondsymbool
web-raiders-setup-second_wound-received = krijgt het personage eerst
web-raiders-setup-second_wound-vanishes = krijgt het personage niet
web-raiders-setup-challenged = Een geesteskrachtmeting mag met
web-raiders-setup-challenged-enemies = vijanden
web-raiders-setup-challenged-anybody = ook vrienden
web-raiders-setup-markers = Fiches liggen
web-raiders-setup-markers-at-least = op { LENGTH(15) } en { LENGTH(5) } of meer
web-raiders-setup-markers-further = verder dan dat
web-raiders-setup-running_shot = Het schot van Rennend schot
web-raiders-setup-running_shot-second = is de tweede actie
web-raiders-setup-running_shot-within = kost geen actie
web-raiders-setup-leader_abilities = Een Aanvoerder gebruikt in hand-tot-handgevecht
web-raiders-setup-leader_abilities-own = zijn eigen capaciteiten
web-raiders-setup-leader_abilities-unit = zijn eigen of die van zijn Eenheid
web-raiders-setup-unit_sight = Een doelwit wordt niet verborgen door
web-raiders-setup-unit_sight-shooter = de Eenheid van de schutter
web-raiders-setup-unit_sight-both = die Eenheid en zijn eigen Eenheid
web-raiders-setup-charge = Aanvallen! duurt tot
web-raiders-setup-charge-turn = het eind van de beurt
web-raiders-setup-charge-lasting = de volgende aanval
web-raiders-setup-reassuring = Geruststellende aanval geldt
web-raiders-setup-reassuring-close = hand-tot-handgevecht
web-raiders-setup-reassuring-all = ook bij schieten
web-raiders-setup-manipulation = Subtiele manipulatie verplaatst
web-raiders-setup-manipulation-up-to = tot { LENGTH(3) }
web-raiders-setup-manipulation-whole = { LENGTH(3) }
web-raiders-setup-mirror_image = Na een Aas met Spiegelbeeld
web-raiders-setup-mirror_image-goes = gaat de wond naar een ander
web-raiders-setup-mirror_image-may = mag de wond naar een ander
web-raiders-setup-explorer = Een Ontdekker staat
web-raiders-setup-explorer-further = verder dan { LENGTH(12) }
web-raiders-setup-explorer-at-least = op { LENGTH(12) } of meer
web-raiders-setup-defensive_stance = Verdedigende houding leidt
web-raiders-setup-defensive_stance-any = in elke richting
web-raiders-setup-defensive_stance-away = weg uit het contact
web-raiders-setup-replacement = De Vervanging komt uit
web-raiders-setup-replacement-other = een andere Eenheid
web-raiders-setup-replacement-any = elke Eenheid
web-raiders-setup-general = Een Generaal deelt
web-raiders-setup-general-leader = Aanvoerderscapaciteiten
web-raiders-setup-general-all = al zijn capaciteiten
web-raiders-setup-redeploy = Na Herschikken wacht de Aanvoerder tot
web-raiders-setup-redeploy-round = de volgende ronde
web-raiders-setup-redeploy-turn = de volgende beurt
web-raiders-setup-ground_in_own_turn = Dekking zoeken in de eigen beurt
web-raiders-setup-roundhouse_reach = Roundhouse-aanval binnen Reikwijdte
web-raiders-setup-rampage_unwounded = Rampage bespaart wie niet gewond is het wondsymbool
web-raiders-setup-flicker_firm = Flikkeren: niet met vrienden die Standvastig zijn
web-raiders-setup-phalanx = Falanx: wie raakt wie
web-raiders-setup-phalanx-chain = de een de volgende
web-raiders-setup-phalanx-pairs = ieder alle anderen
web-raiders-setup-sworn_bodyguard = Gezworen vijand: ook versterkt tegen een Lijfwacht
web-raiders-setup-ground_each_shot = Dekking zoeken vóór elk schot van een eenheid
web-raiders-setup-bolt_ground = Dekking zoeken voordat een Bliksemschicht overspringt
web-raiders-setup-double_shot_farther = Dubbel schot: tweede doelwit buiten de basisafstand
web-raiders-setup-leaders_add = Richten en Monnik-krijger van twee Aanvoerders tellen op
web-raiders-setup-closest_leader = Een Aanvoerder die het dichtstbij is
web-raiders-setup-closest_leader-skipped = wordt overgeslagen
web-raiders-setup-closest_leader-defends = verdedigt
web-raiders-setup-transport = Transport zet neer
web-raiders-setup-transport-anywhere = waar men kan staan
web-raiders-setup-transport-table = op de tafel zelf
web-raiders-setup-bodyguard_area = Lijfwacht tegen Scherven en voor anderen in een Ontploffing
web-raiders-setup-vanished = Verdwenen personages die meetellen
web-raiders-setup-vanished-all = allemaal
web-raiders-setup-vanished-by-enemy = alleen die door de vijand
web-raiders-setup-early_end = Stoppen als één kant niemand meer heeft
web-warcraft-setup-races = Ras
web-warcraft-setup-target = Punten om te winnen (0: zoals het boekje zegt)
web-warcraft-setup-turns = Maximaal aantal beurten (0: geen grens)
web-warcraft-setup-expansion = Met de uitbreiding
web-warcraft-setup-options = Opties van de uitbreiding
web-warcraft-setup-options-strategic = Strategisch spel voor vier spelers
web-warcraft-setup-options-racial = Rassenvaardigheden
web-warcraft-setup-options-creeps = Griezels
web-warcraft-setup-options-heroes = Helden
web-warcraft-setup-options-research = Toverspreukontwikkeling
web-warcraft-setup-options-draining = Beperkte Grondstoffen
web-warcraft-setup-options-hidden = Verborgen Grondstoffen
web-warcraft-setup-board = Bord

## Voor het spel

web-lobby = Wachten op de anderen
web-lobby-more = Het spel begint als iedereen er is. Stuur ieder een eigen link: met die link neem je die plaats in.
web-awaited = nog niet hier
web-is-here = is er
web-new-link = Link maken
web-link-for = Link voor { $who }
web-qr = QR-code van de link voor { $who }
web-copy = Kopiëren
web-copied = Gekopieerd
web-copied-more = De link staat op het klembord.
web-only-here = Dit adres werkt alleen op deze computer. Start voor vrienden elders de server met ‘kitchentable serve --host 0.0.0.0’ en open die met het eigen adres van deze computer.
web-spectators = toeschouwers
web-invite-spectators = Anderen laten meekijken
web-hand-over = { $who }, jij bent aan de beurt
web-hand-over-more = Geef het scherm door. Niemand anders mag nu kijken.
web-i-am = Ik ben { $who }
web-opening = De tafel wordt gedekt …
web-cannot-open = Deze tafel kan niet worden geopend
web-no-seat = Deze browser heeft geen plaats aan deze tafel. Open de link die je gekregen hebt; wie de tafel heeft klaargezet, kan een nieuwe maken.

## Aan tafel

web-title = Kitchen Table
web-title-turn = ● Jouw beurt · Kitchen Table
web-the-table = De tafel
web-the-board = Het bord; de stelling in woorden staat eronder
web-in-words = De stelling in woorden
web-larger = De afbeelding groter tonen
web-smaller = De hele afbeelding tonen
web-your-turn = Jouw beurt
web-waiting-dice = De dobbelstenen moeten gegooid worden
web-lost-connection = De verbinding is verbroken. Er wordt vanzelf opnieuw verbonden; je geplande zet blijft bewaard.
web-people = Aan tafel
web-this-is-you = (jij)
web-away = weg
web-chooses = kiest
web-thinks = denkt na
web-commit = Bevestigen
web-suggestions = { $count ->
    [0] Voorstellen
    [one] Eén voorstel
   *[other] { $count } voorstellen
}
web-suggestions-more = Er kan meer dan hier staat; dit zijn goede manieren om verder te gaan.
web-all-options =
    { $count ->
        [one] Eén mogelijkheid
        [2] Beide mogelijkheden
       *[other] Alle { $count } mogelijkheden
    }
web-find-option = Zoeken in de mogelijkheden
web-why-not =
    { $count ->
        [one] Eén andere kan niet: waarom?
       *[other] { $count } andere kunnen niet: waarom?
    }
web-rule = Regel { $number }
web-open-rule = Regel { $number } lezen
web-in-the-book = In het regelboek
web-log = Verslag
web-log-empty = Er is nog niets gebeurd.
web-talk = Praten
web-talk-empty = Nog niemand heeft iets gezegd.
web-say = Zeg iets tegen iedereen
web-send = Sturen
web-said-bot = antwoordde niet op tijd; de computer antwoordde in plaats daarvan.
web-said-resign = heeft opgegeven.
web-said-flag = heeft geen tijd meer.
web-mute = { $who } dempen
web-unmute = { $who } niet meer dempen
web-undo = Ongedaan maken
web-undo-key = Ongedaan maken (U)
web-more = Meer
web-takeback = De laatste zet terugnemen
web-takeback-ask = Vragen om de laatste zet terug te nemen
web-takeback-wanted = Iemand wil de laatste zet graag terugnemen.
web-takeback-asked = Jij vindt het goed dat de laatste zet wordt teruggenomen; de anderen nog niet.
web-agree-to = Akkoord
web-ask-again = Vraag me weer naar elke reactie
web-sure = { $what }: weet je het zeker?
web-save-file = Het spel als bestand bewaren
web-save-moment = Dit moment als situatie bewaren
web-saving-moment = De situatie wordt opgeschreven …
web-moment-saved = De situatie is bewaard: { $name }
web-open-situation = Een situatie openen
web-open-situation-drop = of laat het bestand hier los
web-begins-middle = Dit spel begint halverwege, met een situatie: { $title }
web-begins-middle-untitled = Dit spel begint halverwege, met een situatie.
web-sealed = De dobbelstenen van dit spel zijn verzegeld: dit is het zegel. Na afloop kan iedereen nagaan dat er niets veranderd is.
web-rematch = Nog een keer
web-rematch-asked = Wachten tot de anderen nog een keer willen
web-rematch-agree = Akkoord, nog een keer
web-resign = Opgeven
web-stand-in = Zolang de computer laten spelen
web-stand-in-asked = Wachten tot de anderen het goed vinden
web-stood-in = de computer speelt
web-watch-replay = Het spel terugkijken
web-roll-real = Gooi de dobbelstenen en zeg wat ze tonen.
web-draw-real = Trek zonder te kijken en zeg wat het is.
web-tell = Worp bevestigen
web-die-white = witte dobbelsteen
web-die-red = rode dobbelsteen
web-die-black = zwarte dobbelsteen
web-pass-until = Passen en het { $what } niet meer vragen
web-keys = Toetsen
web-key-answer = een van de eerste negen antwoorden
web-key-undo = ongedaan maken
web-key-commit = bevestigen wat gepland is
web-key-cancel = annuleren wat gepland is
web-key-replay = een moment terug of verder in een replay

## Terugkijken

web-replay = Replay
web-moment = Moment { $at } van { $of }
web-first = Naar het begin
web-previous = Terug
web-next = Verder
web-last = Naar het einde
web-run = Afspelen
web-pause = Pauze
web-scrubber = Moment van het spel
web-link-to-moment = Link naar dit moment
web-play-on = Vanaf hier verder spelen
web-to-table = Naar de tafel

## Regels

web-rules-of = Regels van { $game }
web-rules-more = In onze eigen woorden, genummerd zoals het programma ze gebruikt: het verslag noemt de regel achter alles wat er gebeurt.
web-search = Zoeken in de regels
web-rules-found = { $count ->
    [one] Eén regel
   *[other] { $count } regels
}

## The guided first game

web-lesson = Je eerste spel

## Teams and houses

web-teams = Teams
web-own-team = { $name } (van jou), { $stars } Sterren
web-house = De baas in huis
web-to-house = Naar het huis

## De figuren die spelen waar geen mens zit

bot-marta = Brengt taart mee en houdt het recept voor zichzelf.
bot-piet = Zat al aan deze tafel voordat hij werd geschuurd.
bot-solveig = Neuriet als een plan lukt.
bot-joaquin = Praat tegen zijn dobbelstenen. Ze luisteren niet.
bot-nell = Schrijft elk spel op in een groen boekje.
bot-bram = Geeft tussen de beurten door de planten water.
bot-ingeborg = Breit; de naalden vallen stil als het menens wordt.
bot-tomas = Zegt elke keer ‘nog één potje’.
bot-wilma = Vergeeft alles en vergeet niets.
bot-oskar = Zet zijn stukken op een rij, van klein naar groot.
bot-rosa = Lacht het hardst als ze verliest.
bot-edvard = Leest spelregels voor zijn plezier.

## Het verslag, het einde van een spel, herhalingen

web-open-rules = Regels: { $numbers }
web-log-earlier = Eerdere regels tonen ({ $count })
web-log-details =
    { $count ->
        [one] Eén detail
       *[other] { $count } details
    }
web-log-copy = Als tekst kopiëren
web-game-over = Het spel is afgelopen
web-ended-won = Je hebt gewonnen
web-ended-lost = Je hebt verloren
web-ended-drawn = Gelijkspel
web-ended-winners = Gewonnen door { $who }
web-score = Stand
web-lost = Verloren
web-lost-nothing = geen
web-lost-several = { $number } × { $what }
web-score-graph = De stand in de loop van het spel
web-turning-points = Keerpunten
web-moment-number = Moment { $at }
web-share = Link kopiëren om het te bekijken
hr-lost = { $who }
web-speed = Snelheid
web-turned = Keerpunt: { $score }
web-eyes = Gezien door
web-eyes-all = Iedereen, niets verborgen
web-hero-begin = Je eerste spel spelen
web-turn-of = { NOUN($who, ask: "number") ->
    [many] { LIST($who, by: "and") } zijn
   *[one] { $who } is
} aan de beurt
web-at-once = Alles tegelijk tonen
web-again = Nog eens tonen wat de anderen deden
web-pace = Zetten van de andere spelers
web-pace-slow = Langzaam
web-pace-steady = Rustig
web-pace-at-once = Alles tegelijk
