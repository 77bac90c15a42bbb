# Warcraft: scenarios, their format and the first half of them.
web-warcraft-setup-scenario = Scenario
web-warcraft-setup-elements_one_space = Alle drie de elementen op één veld
wc-setting-elements_one_space = Beide teksten van Strijd der Elementen laten drie fiches op ‘hetzelfde veld’ als je eenheden winnen. Wij tellen elk fiche waar je een eenheid hebt; met deze instelling moeten de drie op één en hetzelfde veld liggen.
wc-scenario-none = Het gewone spel
wc-scenario-titled = { $title }
wc-scenario-about = { $story } { $task }
wc-scenario-began = { $title }. { $about }
wc-scenario-main-2 = Het gewone spel voor twee
wc-scenario-main-3 = Het gewone spel voor drie
wc-scenario-main-4 = Het gewone spel voor twee teams
wc-story-main-2 = Twee rassen zijn in hetzelfde dal beland, en het is te klein voor beide.
wc-task-main-2 = Heb aan het eind van je beurt 15 overwinningspunten, of neem de andere Stad in.
wc-story-main-3 = Drie rassen rond één meer, en geen ervan heeft een vriend.
wc-task-main-3 = Heb aan het eind van je beurt 15 overwinningspunten, of blijf als laatste over.
wc-story-main-4 = Mensen en Nachtelfen staan samen tegenover Orks en Ondoden.
wc-task-main-4 = Heb samen 30 overwinningspunten aan het eind van de beurt van een van jullie, of neem een Stad van het andere team in.
wc-scenario-elf-gate = De Elfenpoort
wc-story-elf-gate = In de bergen staat een poort die de Nachtelfen al langer bewaken dan iemand zich herinnert. Nu willen drie legers weten wat erachter ligt.
wc-task-elf-gate = Eindig je beurt met een eenheid bij de poort en minder dan drie vijandelijke eenheden eromheen, elven meegeteld; of blijf als laatste over. Overwinningspunten tellen niet.
wc-scenario-necromancers = De mars van de necromanten
wc-story-necromancers = Twee necromanten zijn met lege handen over de heuvels gekomen. Ze hebben goud noch kazernes nodig: de grond waarop ze lopen zit vol soldaten.
wc-task-necromancers = De Ondoden nemen de Stad van de Mensen in. De Mensen doden beide necromanten, of vernietigen de drie tekens waarbij die hun eenheden oproepen. Overwinningspunten tellen niet.
wc-scenario-captives = De gevangenen
wc-story-captives = Orks en Nachtelfen houden elk iemand van de ander achter muren gevangen. Beiden is verteld dat er hulp onderweg is.
wc-task-captives = Breng de gevangene van je ras naar je Stad, of neem de andere Stad in. Eenheden gaan om muren heen of vliegen erover. Overwinningspunten tellen niet.
wc-scenario-nordrassil = Nordrassil, de Wereldboom
wc-story-nordrassil = De Ondoden trekken op naar de Wereldboom, en wie van hen valt, staat weer op. Drie rassen die elkaar nooit vertrouwden moeten standhouden tot de oude magie gereed is.
wc-task-nordrassil = De Ondoden eindigen hun beurt met een eenheid bij de boom, of nemen de Buitenpost van de Nachtelfen in. De bondgenoten winnen als de stapel van de Nachtelfen op is. Overwinningspunten tellen niet.
wc-named-token = { $token }
wc-token-melee-sign = het teken van de gevallenen
wc-token-ranged-sign = het teken van de crypte
wc-token-flying-sign = het teken van de nacht
wc-token-first-upgrade-sign = het teken van het bot
wc-token-second-upgrade-sign = het teken van het bloed
wc-token-captive-orc = de gevangen Ork
wc-token-captive-night-elf = de gevangen Nachtelf
wc-token-nordrassil = Nordrassil
wc-token-elf-gate = de poort
wc-kind-necromancer = necromant
wc-no-such-scenario = Er is geen scenario ‘{ $name }’; er zijn { $known }.
wc-scenario-seats = ‘{ $title }’ is voor { $wanted } spelers, niet voor { $given }.
wc-scenario-races = De rassen van ‘{ $title }’ liggen vast; alleen wie welk ras speelt is af te spreken.
wc-scenario-option = ‘{ $title }’ laat geen ruimte voor deze optie: { $option }.
wc-scenario-own-board = ‘{ $title }’ wordt op een eigen bord gespeeld.
wc-wall = Tussen { $start } en { $to } staat een muur; alleen vliegende eenheden komen eroverheen.
wc-race-without-town = { $seat } speelt de { $race }, zonder Stad.
wc-cards-taken-out = { $number ->
        [one] Er gaat één kaart uit de stapel van { $seat }: { $card }.
       *[other] Er gaan { $number } kaarten uit de stapel van { $seat }: { $card }.
    }
wc-token-laid = Op { $space } ligt { $token }.
wc-walls-stand = Er staan muren tussen { $edges }.
wc-units-begin = { $seat } begint met { $number } op { $space }: { $kind }.
wc-outposts-begin = { $seat } begint met Buitenposten op { $spaces }.
wc-tiles-begin = De eenheden van { $seat } staan op niveau { $levels } (infanterie/artillerie/vliegend).
wc-carry = Wat neemt de eenheid mee van { $start } naar { $to }?
wc-carry-nothing = Niets
wc-carry-along = { $tokens } meenemen
wc-carried = { $seat } neemt { $token } mee van { $start } naar { $to }.
wc-left-behind = Op { $space } blijft { $token } achter.
wc-idle = De necromant van { $seat } op { $space } vindt daar geen kracht meer.
wc-token-stands = Op { $space } kan een arbeider { $token } niets doen.
wc-gone-for-good = De { $kind } op { $space } is voorgoed weg.
wc-brought-home = { $seat } heeft { $token } thuisgebracht.
wc-worthless = { $seat } krijgt daar geen punten voor: dit scenario win je zonder.
wc-without-mat = { $seat } heeft geen Stad, geen spelersbord, geen voorraad en geen gebouwen.
wc-token-destroyed = Op { $space } is vernietigd: { $token }.
wc-never-depletes = Deze raken nooit uitgeput: { $spaces }.
wc-depleted-from-the-start = Van het begin af uitgeput: { $spaces }.
wc-called-forth = { $seat } roept op { $space } op: { $kind }.
wc-necromancer-killed = De necromant van { $seat } op { $space } is dood.
wc-came-back = { $seat } krijgt op { $space } terug: { $kind }.
wc-step-skipped = { $seat } slaat deze fase over: { $step }.
wc-set-aside = { $seat } legt een kaart weg; nog { $left } in de stapel.
wc-call-forth = Op { $space } oproepen: { $kind }?
wc-necromancer-there = Op { $space } staat de andere necromant; ze delen nooit een veld.
wc-no-stockpile = Je hebt geen voorraad en kunt { $card } dus niet spelen; bewaren mag wel.
wc-no-mat = Je hebt geen spelersbord: je traint niet, bouwt niet en betaalt niets.
wc-no-gift-left = Er staat geen necromant van jou meer bij een teken dat eenheden opwaardeert.
wc-gift = De { $kind } gratis opwaarderen: { $tile }
wc-come-back = Waar komt deze terug: { $kind }?
wc-space = { $space }
wc-picture-turn-only = Beurt { $turn }, { $step } van { $who }.
wc-picture-neutral = Van niemand, vijand van iedereen: { $race }: { $what }
wc-picture-scenario = Scenario: { $title }
wc-picture-token = { $space }: { $token }
wc-picture-walls = Muren: { $edges }
warcraft-scenario-seats = Het scenario { $scenario } noemt { $seats } spelers; dat moeten er 2, 3 of 4 zijn, met evenveel rassen of geen
warcraft-scenario-board = Het scenario { $scenario } heeft een opstelling of een kaart nodig, niet allebei
warcraft-scenario-wall = In het scenario { $scenario } kan er geen muur staan tussen { $one } en { $other }: ze grenzen niet aan elkaar
warcraft-scenario-block = In het scenario { $scenario } klopt het blok { $block } niet: { $why }
warcraft-scenario-needs = In het scenario { $scenario } spreekt het blok { $block } van { $what }, dat daar geen plaats of fiche is
warcraft-scenario-unknown = { $what ->
        [race] In het scenario { $scenario } bestaat dit niet als ras: ‘{ $given }’; er zijn { $known }
        [option] In het scenario { $scenario } bestaat dit niet als optie: ‘{ $given }’; er zijn { $known }
        [card] In het scenario { $scenario } bestaat dit niet als kaart: ‘{ $given }’; er zijn { $known }
        [layout] In het scenario { $scenario } bestaat dit niet als opstelling: ‘{ $given }’; er zijn { $known }
        [sign] In het scenario { $scenario } bestaat dit niet als kaartteken: ‘{ $given }’; er zijn { $known }
        [space] In het scenario { $scenario } bestaat dit niet als veld: ‘{ $given }’; er zijn { $known }
        [place] In het scenario { $scenario } bestaat dit niet als plaats: ‘{ $given }’; er zijn { $known }
        [kind] In het scenario { $scenario } bestaat dit niet als soort stuk: ‘{ $given }’; er zijn { $known }
       *[block] In het scenario { $scenario } bestaat dit niet als blok: ‘{ $given }’; er zijn { $known }
    }
