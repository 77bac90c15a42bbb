# Warcraft: scenarios, their format and the first half of them.
web-warcraft-setup-scenario = Scenario
web-warcraft-setup-elements_one_space = Alle drie de elementen op één veld
wc-setting-elements_one_space = Gevecht der Elementen vraagt drie fiches op ‘hetzelfde veld’ als je eenheden. Normaal telt elk fiche waar je een eenheid hebt; met deze instelling moeten ze alle drie op één veld liggen.
web-warcraft-setup-lightning_on_creeps = De bliksem treft ook griezels
wc-setting-lightning_on_creeps = Bij Schedel der Razernij treft de bliksem vijandelijke eenheden, en de tegenstander neemt de verliezen; een griezel is ieders vijand, maar van niemand. Normaal wordt een griezel niet getroffen; met deze instelling verliest hij een dobbelsteen per verlies.
web-warcraft-setup-carry_in_passing = Fiches gaan ook in het voorbijgaan mee
wc-setting-carry_in_passing = Een meegedragen fiche gaat mee als zijn eenheid zich verplaatst; dat kan van de hele weg gelden of alleen van het begin. Normaal neemt een eenheid mee wat ligt waar ze vertrekt; met deze instelling ook wat ligt op één veld waar ze langskomt.
web-warcraft-setup-teleport_on_mountains = Massateleportatie en Flits naar bergen
wc-setting-teleport_on_mountains = Een vaardigheid mag elke eenheid op een berg plaatsen, maar een held mag er niet heen bewegen. Normaal plaatsen Massateleportatie en Flits, dus mogen ze op een berg eindigen; zonder deze instelling zijn het verplaatsingen en mag dat niet.
web-warcraft-setup-flanks_stay_out = Flanken van de aangevallen speler mogen wegblijven
wc-setting-flanks_stay_out = In een spel met twee teams doen de flankeenheden van een teamgenoot mee als die dat wil, maar voor de twee spelers van het gevecht is het geen keuze. Normaal vechten de flanken van de aangevallen speler altijd mee; met deze instelling mag ook die speler ze erbuiten houden.
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
wc-task-elf-gate = Eindig je beurt met een eenheid bij de poort en minder dan drie vijandelijke eenheden eromheen, elfen meegeteld; of blijf als laatste over. Overwinningspunten tellen niet.
wc-scenario-necromancers = De Mars van de Dodenbezweerders
wc-story-necromancers = Twee Dodenbezweerders zijn met lege handen over de heuvels gekomen. Ze hebben goud noch kazernes nodig: de grond waarop ze lopen zit vol soldaten.
wc-task-necromancers = De Ondoden nemen de Stad van de Mensen in. De Mensen doden beide Dodenbezweerders, of vernietigen de drie tekens waarbij die hun eenheden oproepen. Overwinningspunten tellen niet.
wc-scenario-captives = De Gevangenen
wc-story-captives = Orks en Nachtelfen houden elk iemand van de ander achter muren gevangen. Beiden is verteld dat er hulp onderweg is.
wc-task-captives = Breng de gevangene van je ras naar je Stad, of neem de andere Stad in. Eenheden gaan om muren heen of vliegen erover. Overwinningspunten tellen niet.
wc-scenario-nordrassil = Nordrassil, de Wereldboom
wc-story-nordrassil = De Ondoden trekken op naar de Wereldboom, en wie van hen valt, staat weer op. Drie rassen die elkaar nooit vertrouwden moeten standhouden tot de oude magie gereed is.
wc-task-nordrassil = De Ondoden eindigen hun beurt met een eenheid bij de boom, of nemen de Buitenpost van de Nachtelfen in. De bondgenoten winnen als de trekstapel van de Nachtelfen op is. Overwinningspunten tellen niet.
wc-named-token = { $token }
wc-no-such-scenario = Er is geen scenario ‘{ $name }’. Kies uit { $known }.
wc-scenario-seats = ‘{ $title }’ is voor { $wanted } spelers, niet voor { $given }.
wc-scenario-races = De rassen van ‘{ $title }’ liggen vast; je spreekt alleen af wie welk ras speelt.
wc-scenario-option = ‘{ $title }’ speel je niet met { $option }.
wc-scenario-own-board = ‘{ $title }’ heeft een eigen bord: kies er geen.
wc-wall = Er staat een muur tussen { $start } en { $to }; alleen vliegende eenheden komen eroverheen.
wc-race-without-town = { $seat } speelt { NOUN($race, as: "de") }, zonder Stad.
wc-cards-taken-out = Er { $number ->
        [one] gaat één exemplaar
       *[other] gaan { $number } exemplaren
    } van { $card } uit de trekstapel van { $seat }.
wc-token-laid = { NOUN($token, as: "De") } bevindt zich op { $space }.
wc-walls-stand = Er staan muren op de randen { LIST($edges, by: "and") }.
wc-units-begin =
    { NOUN($seat, ask: "number") ->
        [many] { $number ->
            [one] { NOUN($kind, as: "Een") } bewaakt
            [2] Twee { NOUN($kind, as: "many") } bewaken
            [3] Drie { NOUN($kind, as: "many") } bewaken
           *[other] { $number } { NOUN($kind, as: "many") } bewaken
        } { $space }.
       *[one] { $seat } begint met { $number ->
            [one] { NOUN($kind, as: "een") }
            [2] twee { NOUN($kind, as: "many") }
            [3] drie { NOUN($kind, as: "many") }
           *[other] { $number } { NOUN($kind, as: "many") }
        } op { $space }.
    }
wc-outposts-begin = { $seat } begint met Buitenposten op { LIST($spaces, by: "and") }.
wc-tiles-begin = De eenheden { NOUN($seat, as: "van") } staan op niveau { $levels } (infanterie/artillerie/vliegend).
wc-carry = Wat neemt de eenheid mee van { $start } naar { $to }?
wc-carry-nothing = Niets
wc-carry-along = { NOUN($tokens, as: "De") } meenemen
wc-carried = { $seat } neemt { NOUN($token, as: "de") } mee van { $start } naar { $to }.
wc-left-behind = { NOUN($token, as: "De") } blijft achter op { $space }.
wc-idle = De Dodenbezweerder van { $seat } op { $space } vindt daar geen kracht meer.
wc-token-stands = Een arbeider op { $space } kan { NOUN($token, as: "de") } niets doen.
wc-gone-for-good = { NOUN($kind, as: "De") } op { $space } is voorgoed weg.
wc-brought-home = { $seat } heeft { NOUN($token, as: "de") } thuisgebracht.
wc-worthless = { $seat } krijgt daar geen punten voor: die tellen niet in dit scenario.
wc-without-mat = { $seat } heeft geen Stad, geen Stadsoverzicht, geen goud of hout en geen gebouwen.
wc-token-destroyed = { NOUN($token, as: "De") } op { $space } wordt vernietigd.
wc-never-depletes = De grondstoffen op { LIST($spaces, by: "and") } raken nooit uitgeput.
wc-depleted-from-the-start = De grondstoffen op { LIST($spaces, by: "and") } zijn vanaf het begin uitgeput.
wc-called-forth = { $seat } roept op { $space } { NOUN($kind, as: "een") } op.
wc-necromancer-killed = De Dodenbezweerder van { $seat } op { $space } is dood.
wc-came-back = { $seat } krijgt { NOUN($kind, as: "een") } terug op { $space }.
wc-step-skipped = { $seat } slaat de { $step } over.
wc-set-aside = { $seat } legt een kaart weg; er { $left ->
        [one] is nog één kaart
       *[other] zijn nog { $left } kaarten
    } in de trekstapel.
wc-call-forth = Roep je op { $space } { NOUN($kind, as: "een") } op?
wc-necromancer-there = Op { $space } staat je andere Dodenbezweerder; ze delen nooit een veld.
wc-no-stockpile = Je hebt geen goud of hout en kunt { $card } dus niet spelen; bewaren mag wel.
wc-no-mat = Je hebt geen Stadsoverzicht: je kunt niet opleiden, bouwen of betalen.
wc-no-gift-left = Je hebt geen Dodenbezweerder meer bij een teken dat eenheden opwaardeert.
wc-gift = Je { $kind } gratis opwaarderen: { $tile }
wc-come-back = Waar komt { NOUN($kind, as: "de") } terug?
wc-space = { $space }
wc-picture-turn-only = Beurt { $turn }, { $step } van { $who }.
wc-picture-neutral = Neutraal, en ieders vijand, zijn { NOUN($race, as: "de") }: { $what }
wc-picture-scenario = Scenario: { $title }
wc-picture-token = { $space }: { $token }
wc-picture-walls = Muren: { $edges }
warcraft-scenario-seats = Het scenario { $scenario } noemt { $seats } spelers; dat moeten er 2, 3 of 4 zijn, met evenveel rassen of geen
warcraft-scenario-board = Het scenario { $scenario } heeft een opstelling of een kaart nodig, niet allebei
warcraft-scenario-wall = In het scenario { $scenario } kan er geen muur staan tussen { $one } en { $other }: ze grenzen niet aan elkaar
warcraft-scenario-block = In het scenario { $scenario } klopt het blok { $block } niet: { $why }
warcraft-scenario-needs = In het scenario { $scenario } spreekt het blok { $block } van { $what }, en dat is daar geen plaats en geen fiche
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
