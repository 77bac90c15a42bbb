# Warcraft: the Expansion Set, its options and the scenarios.
wc-option-strategic = het strategische spel
wc-option-racial = de rassenvaardigheden
wc-option-creeps = griezels
wc-option-heroes = helden
wc-option-research = toverspreukontwikkeling
wc-option-draining = beperkte grondstoffen
wc-option-hidden = verborgen grondstoffen
wc-no-such-option = Er is geen optie ‘{ $option }’. Kies uit { $known }.
wc-option-needs = Voor { $option } heb je ook de griezels nodig: helden doen daar hun ervaring op.
wc-options-apart = Kies beperkte of verborgen grondstoffen: beide vervangen de grondstofdobbelsteen.
wc-turn-token = Het fiche op { $space } wordt omgedraaid.
wc-token-turned = Het fiche op { $space } toont { $number }.
wc-stock-laid-out = Er ligt een voorraad van { $number } op elk van deze velden: { LIST($spaces, by: "and") }.
wc-grown = Op { $space } groeit { $number } hout bij.
wc-gather = Verzamelen je drie infanterie-eenheden op { $space } hout als een arbeider?
wc-spend-research = { $number ->
        [one] Een toverspreuk
        [2] Twee toverspreuken
       *[other] { $number } toverspreuken
    } ontwikkelen ({ $cost })
wc-researched = { $seat } begint { $number ->
        [one] één toverspreuk
        [2] twee toverspreuken
       *[other] { $number } toverspreuken
    } te ontwikkelen.
wc-research-most = Je kunt hoogstens { $most } toverspreuken tegelijk ontwikkelen.
wc-research-busy = Er staat een arbeider op het arbeidersgebouw: daar kun je niets ontwikkelen.
wc-too-few-workers = Je hebt { $needed } arbeiders op { $space } nodig die deze fase niet gebouwd hebben.
wc-cooperate-first = Bouw gezamenlijk voordat je opleidt, bouwt of opwaardeert.
wc-spend-raise = Gezamenlijk { NOUN($kind, as: "een") } bouwen, meteen klaar ({ $cost }, twee arbeiders in de Stad)
wc-spend-raise-outpost = Gezamenlijk een Buitenpost op { $space } bouwen, meteen klaar ({ $cost }, twee arbeiders daar)
wc-give-up = Je beide Buitenposten staan op het bord. Welke geef je op?
wc-give-up-one = De Buitenpost op { $space }
warcraft-tokens = De verborgen fiches zijn { $tokens }; van elke soort moeten er minstens vier 20 tonen, en geen minder dan 0.
wc-creep-face-up =
    { NOUN($creep, as: "One") } ({ $dice ->
        [one] één dobbelsteen
       *[other] { $dice } dobbelstenen
    } met kracht { $strength })
wc-creep-face-down = gedekte griezel die { $points ->
        [one] één punt
       *[other] { $points } punten
    } waard is
wc-token-face-down = gedekt grondstoffiche
wc-creep-given = Griezel { $number }
wc-creeps-placed = Er liggen gedekte griezels op { LIST($spaces, by: "and") }.
wc-turn-creep = De griezel op { $space } wordt omgedraaid.
wc-creep-turned =
    { NOUN($creep, as: "Een") } op { $space }! { NOUN($creep, ask: "g") ->
        [het] Het
        [v] Zij
       *[other] Hij
    } vecht als { NOUN($kind, as: "een") } (kracht { $strength }, { $dice ->
        [one] één dobbelsteen
       *[other] { $dice } dobbelstenen
    }).
wc-creep-hit = { NOUN($creep, as: "De") } op { $space } verliest een dobbelsteen en houdt er { $left ->
        [0] geen
        [one] één
       *[other] { $left }
    } over.
wc-creep-killed = { NOUN($creep, as: "De") } op { $space } is verslagen.
wc-picture-creep = Griezel op { $space }: { $creep }
warcraft-marker = { $name } heeft een kracht van 1 tot 6 en minstens één dobbelsteen nodig.
warcraft-marker-type = { $name } heeft het type ‘{ $type }’; het moet melee, ranged of flying zijn.
warcraft-creep = De griezel { $name } heeft een vaardigheid van eenheden nodig, of geen, en 1 of 2 punten.
warcraft-creature = { $name } is geen opgeroepen wezen van een ras in het spel; er zijn { $known }.
wc-hero-given = Held { $number }
wc-choose-hero = Welke held kies je? Je keuze blijft geheim tot iedereen gekozen heeft.
wc-hero-begins = Op welk veld begint je { $hero }?
wc-hero-chosen = De held van { $seat } is { NOUN($hero, as: "de") } en begint op { $space }.
wc-hero-wounded = { NOUN($hero, as: "De") } van { $seat } { $wounds ->
        [one] raakt gewond
       *[other] raakt gewond en heeft { $wounds } verwondingen
    }.
wc-hero-killed = { NOUN($hero, as: "De") } van { $seat } sneuvelt op { $space }.
wc-creatures-gone = De opgeroepen wezens van { $seat } verdwijnen.
wc-learned = { NOUN($hero, as: "De") } van { $seat } heeft { $points ->
        [one] één ervaringspunt
       *[other] { $points } ervaringspunten
    }.
wc-level-up = Laat je je held voor twee ervaringspunten een niveau stijgen?
wc-spend-hero = { NOUN($hero, as: "De") } opnieuw opleiden, op niveau { $level } ({ $cost })
wc-hero-trained = { $seat } leidt { NOUN($hero, as: "de") } opnieuw op, op niveau { $level }.
warcraft-hero = De held { $name } heeft een ras in het spel nodig en het type melee, ranged of flying.
warcraft-hero-level = Elk niveau van de held { $name } heeft een kracht van 1 tot 6, leven en mana van minstens 0 nodig.
wc-hero-rose = { NOUN($hero, as: "De") } van { $seat } bereikt niveau { $level }.
wc-power-water-elemental = Watergeest
wc-power-phoenix = Feniks
wc-power-mirror-image = Spiegelbeeld
wc-power-feral-spirit = Woeste Geest
wc-power-serpent-ward = Slangenbezweerder
wc-power-inferno = Inferno
wc-power-force-of-nature = Natuurkracht
wc-power-storm-bolt = Stormflits
wc-power-shadow-strike = Schaduwaanval
wc-power-chain-lightning = Kettingbliksem
wc-power-death-coil = Doodsspiraal
wc-power-holy-light = Heilig Licht
wc-power-big-bad-voodoo = Grote Voodoo
wc-power-flame-strike = Vlamslag
wc-power-searing-arrows = Brandende Pijlen
wc-power-used = { NOUN($hero, as: "De") } van { $seat } gebruikt { $power }.
wc-summoned =
    { $seat } roept op { $space } { $number ->
        [one] { NOUN($kind, as: "een") }
        [2] twee { NOUN($kind, as: "many") }
        [3] drie { NOUN($kind, as: "many") }
       *[other] { $number } { NOUN($kind, as: "many") }
    } op.
wc-stunned = { NOUN($kind, as: "De") } { NOUN($seat, ask: "number") ->
        [many] op
       *[one] van { $seat } op
    } { $space } valt deze ronde niet aan.
wc-more-casualties = { NOUN($seats, as: "De") } { NOUN($seats, ask: "number") ->
        [many] krijgen
       *[one] krijgt
    } er { $number ->
        [0] geen slachtoffers
        [one] één slachtoffer
       *[other] { $number } slachtoffers
    } bij.
wc-use = { $power } gebruiken
wc-use-on = { $power } gebruiken op { NOUN($on, as: "de") }
wc-pay-mana = Welke kaarten leg je af voor { $mana } mana?
wc-discard-cards = { NOUN($cards, as: "Counted", single: "one") } afleggen
warcraft-power-unknown = De held { $name } heeft een onbekende vaardigheid ‘{ $ability }’.
wc-tree-planted = De Boom der Eeuwigheid van { $seat } staat op { $space }.
wc-walk-tree = Boom der Eeuwigheid: { $start } → { $to }
wc-walk-outpost = Buitenpost: { $start } → { $to }
wc-walked-tree = De Boom der Eeuwigheid van { $seat } loopt van { $start } naar { $to }.
wc-walked-outpost = Een Buitenpost van { $seat } loopt van { $start } naar { $to }.
wc-no-root = Op { $space } kan niets wortel schieten.
wc-taken = Op { $space } staat al een Stad of een Buitenpost.
wc-among-enemies = Op { $space } staan vijandelijke eenheden of arbeiders.
wc-held-fast = Vijandelijke eenheden op { $space } houden het daar vast.
wc-window-turn-start = Er begint een beurt. Gebruik je een vaardigheid?
wc-window-turn-end = De beurt is voorbij. Gebruik je een vaardigheid?
wc-window-move-over = { $who } heeft verplaatst en gevochten. Gebruik je een vaardigheid?
wc-window-ranged-start = De artilleriefase begint. Gebruik je een vaardigheid?
wc-window-flying-start = De vliegfase begint. Gebruik je een vaardigheid?
wc-window-battle-end = Het gevecht is voorbij. Gebruik je een kaart of een vaardigheid?
wc-window-spend-start = Je Aanschaffase begint. Gebruik je een kaart of een vaardigheid?
wc-window-power-response = Een vijandelijke held gebruikt een vaardigheid. Reageer je?
wc-window-wound-response = Je held dreigt gewond te raken. Reageer je?
wc-window-death-response = Je held dreigt te sterven. Reageer je?
wc-power-countered = { $by } verijdelt { $power } van { $seat }: er gebeurt niets.
wc-power-thunder-clap = Donderslag
wc-power-avatar = Avatar
wc-power-divine-shield = Goddelijk Schild
wc-power-resurrection = Wederopstanding
wc-power-banish = Verbannen
wc-power-bladestorm = Klingenstorm
wc-power-war-stomp = Oorlogsstamp
wc-power-reincarnation = Reïncarnatie
wc-power-healing-wave = Genezende Golf
wc-power-animate-dead = Doden Bezielen
wc-power-frost-nova = Vorstnova
wc-power-vampiric-aura = Vampierenaura
wc-power-sleep = Slaap
wc-power-carrion-beetles = Aaskevers
wc-power-impale = Doorboren
wc-power-locust-swarm = Sprinkhanenzwerm
wc-power-mana-burn = Manabrand
wc-power-immolation = Zelfverbranding
wc-power-metamorphosis = Metamorfose
wc-power-trueshot-aura = Aura van Trefzekerheid
wc-power-starfall = Sterrenregen
wc-power-spirit-of-vengeance = Wraakgeest
wc-power-water-elemental-text = Aan het begin van een ronde komt er voor dit gevecht een watergeest bij de held.
wc-power-phoenix-text = Aan het begin van een ronde komt er een feniks bij de held, en die blijft.
wc-power-mirror-image-text = Aan het begin van een ronde komen er voor dit gevecht twee spiegelbeelden bij de held.
wc-power-feral-spirit-text = Aan het begin van een ronde komen er voor dit gevecht twee woeste geesten bij de held.
wc-power-serpent-ward-text = Aan het begin van een ronde komen er voor dit gevecht twee slangenbezweerders bij de held.
wc-power-inferno-text = Aan het begin van een ronde komt er voor dit gevecht een duivel bij de held, en de vijand heeft meteen één slachtoffer.
wc-power-force-of-nature-text = Aan het begin van een ronde komen er voor dit gevecht twee enten bij de held, als er een Bos op het slagveld of ernaast ligt.
wc-power-storm-bolt-text = Aan het begin van een ronde: één vijandelijke eenheid valt deze ronde niet aan.
wc-power-shadow-strike-text = Aan het begin van een ronde: één slachtoffer bij een vijandelijke eenheid van jouw keuze.
wc-power-chain-lightning-text = Vóór de slachtoffers: gooi drie dobbelstenen, elke 1 tot 3 is een slachtoffer meer voor de vijand.
wc-power-death-coil-text = Vóór de slachtoffers: één slachtoffer meer voor de vijand, of één verwonding minder voor de held.
wc-power-holy-light-text = Vóór de slachtoffers: één slachtoffer minder voor jouw kant.
wc-power-big-bad-voodoo-text = Vóór de slachtoffers: jouw kant heeft er deze keer geen.
wc-power-flame-strike-text = Aan het eind van je Verplaatsfase: gooi een dobbelsteen; bij een 1 is een vijandelijke eenheid naast de held een slachtoffer.
wc-power-searing-arrows-text = Aan het begin van een artilleriefase: twee dobbelstenen meer voor de held.
wc-power-thunder-clap-text = Aan het begin van een infanteriefase: alle vijandelijke dobbelstenen tellen daarin één hoger.
wc-power-avatar-text = Aan het begin van een ronde: de held gooit twee dobbelstenen meer en krijgt deze ronde geen verwondingen.
wc-power-divine-shield-text = Reactie op een slachtoffer bij de held: het telt niet.
wc-power-resurrection-text = Aan het eind van een gevecht dat je won: tot twee eenheden die je daarin verloor, keren terug bij de held.
wc-power-banish-text = Aan het begin van een ronde: één vijandelijke eenheid valt deze ronde niet aan en kan niet worden weggehaald.
wc-power-bladestorm-text = Aan het begin van een infanteriefase: drie dobbelstenen meer voor de held.
wc-power-war-stomp-text = Aan het begin van een ronde: de vijand gooit deze ronde maar de helft van zijn infanteriedobbelstenen, naar boven afgerond.
wc-power-reincarnation-text = Reactie op de dood van de held: hij blijft waar hij is, zonder verwondingen.
wc-power-healing-wave-text = Aan het eind van een gevecht: de held raakt al zijn verwondingen kwijt.
wc-power-animate-dead-text = Aan het eind van een gevecht dat je won: twee zombies komen bij de held en blijven.
wc-power-frost-nova-text = Aan het begin van een fase: één soort vijandelijke eenheden valt daarin aan met −1 kracht.
wc-power-vampiric-aura-text = Altijd: in een fase waarin de eigen dobbelstenen van de held raken, raakt hij één verwonding kwijt.
wc-power-sleep-text = Aan het begin van een ronde: een vijandelijke held of een griezel valt deze ronde niet aan en gebruikt geen vaardigheden.
wc-power-carrion-beetles-text = Aan het eind van een gevecht waarin een vijandelijke eenheid viel: een aaskever komt bij de held en blijft.
wc-power-impale-text = Aan het begin van een infanteriefase: ook vijandelijke vliegers kunnen daarin worden weggehaald.
wc-power-locust-swarm-text = Vóór de slachtoffers: een dobbelsteen voor elke vijand op het slagveld; elke 1 of 2 is een slachtoffer meer en neemt een verwonding van de held weg.
wc-power-mana-burn-text = Reactie op een vaardigheid van een vijandelijke held in hetzelfde gevecht: die heeft geen effect.
wc-power-immolation-text = Altijd: als de held in de infanteriefase aanvalt, één dobbelsteen met kracht 2 meer.
wc-power-metamorphosis-text = Aan het begin van een ronde: de held heeft voor dit gevecht kracht 6 en twee leven meer.
wc-power-trueshot-aura-text = Altijd: je artillerie-eenheden in een gevecht met de held hebben +1 kracht.
wc-power-starfall-text = Aan het begin van een ronde: gooi vier dobbelstenen, elke 1 of 2 is meteen een slachtoffer voor de vijand.
wc-power-spirit-of-vengeance-text = Aan het begin van een ronde: voor elke eenheid die je in dit gevecht verloor, komt er een wraakgeest bij de held.
wc-hero-way-archmage = Blijf achter een muur van eenheden, trek de kaarten die je nodig hebt en duik met een leger op waar niemand het verwacht.
wc-hero-way-mountain-king = Ga voorop in het heetst van de strijd: verdoof de sterkste, stamp, en sta waar de klappen vallen.
wc-hero-way-paladin = Trek op met veel eenheden: hij houdt ze in het gevecht in leven en haalt er daarna een paar terug.
wc-hero-way-blood-mage = Blijf naast de vijand zonder hem te raken en verbrand hem beurt na beurt; op het laatst vecht de feniks.
wc-hero-way-blademaster = Sla in je eentje toe, diep achter de linies; de spiegelbeelden vangen de klappen op die voor hem bedoeld zijn.
wc-hero-way-far-seer = Weet wat er ligt voordat je gaat, stuur de wolven vooruit en bewaar kaarten voor de bliksem.
wc-hero-way-tauren-chieftain = Voer het leger aan en sta in elk gevecht vooraan: wie hem doodt, moet het twee keer doen.
wc-hero-way-shadow-hunter = Vecht vaak, genees daarna, en bewaar drie mana voor het moment dat alles beslist.
wc-hero-way-death-knight = Rijd van gevecht naar gevecht: elke overwinning brengt hem nieuwe dienaren.
wc-hero-way-lich = Blijf in de tweede linie, maak van overtollige eenheden kaarten en bevries wat het hardst toeslaat.
wc-hero-way-dreadlord = Zoek vijandelijke helden en griezels op: breng ze in slaap, drink hun bloed en roep de duivel voor de rest.
wc-hero-way-crypt-lord = Voed je met kleine gevechten tot de kevers hem omringen; dan is geen muur van vliegers en geen menigte meer veilig.
wc-hero-way-demon-hunter = Jaag op helden: houd een kaart achter voor zijn antwoord en verander van gedaante in het gevecht dat telt.
wc-hero-way-keeper-of-the-grove = Vecht bij bomen, houd de vijand vast waar hij staat en genees als de fase voorbij is.
wc-hero-way-priestess-of-the-moon = Neem schutters mee, schiet voordat iemand dichtbij komt en laat de sterren op het grootste leger vallen.
wc-hero-way-warden = Schakel de ene eenheid uit die telt, stap opzij en laat de vijand elk verlies van jou betreuren.
wc-harm = één slachtoffer meer voor de vijand
wc-mend = één verwonding minder
wc-hero-healed = { NOUN($hero, as: "De") } van { $seat } geneest en heeft { $wounds ->
        [0] geen verwondingen meer
        [one] nog één verwonding
       *[other] nog { $wounds } verwondingen
    }.
wc-banished = { NOUN($kind, as: "De") } { NOUN($seat, ask: "number") ->
        [many] op
       *[one] van { $seat } op
    } { $space } valt deze ronde niet aan en kan niet worden weggehaald.
wc-restored = { $seat } krijgt { NOUN($kind, as: "een") } terug op { $space }.
wc-bring-back = Welke eenheid keert terug?
wc-about-hero = { $hero } ({ $race }; vecht als { NOUN($kind, as: "een") })
wc-about-level = Niveau { $level }: kracht { $strength }, leven { $life }
wc-about-power = { $level }. { $power } ({ $mana ->
        [0] kost niets
       *[other] kost { $mana } mana
    }): { $text }
wc-picture-hero =  held: { $hero }, niveau { $level }, kracht { $strength }, verwondingen { $wounds } van { $life }, ervaring { $points }
wc-picture-hero-dead =   held: { $hero }, dood; kan weer worden opgeleid tot niveau { $level }
wc-picture-power = { $power } ({ $mana ->
        [0] kost niets
       *[other] kost { $mana } mana
    })
wc-picture-powers =  vaardigheden: { $powers }
wc-hero-line = { $hero }, niveau { $level }, { $wounds ->
        [0] geen verwondingen
        [one] één verwonding
       *[other] { $wounds } verwondingen
    }
wc-nothing-learned = { NOUN($hero, as: "De") } van { $seat } leert daar niets van.
wc-hero-lives = Je { $hero } leeft nog: je kunt maar één held hebben.
wc-hero-in-training = Je { $hero } is al in opleiding, en er is maar één heldengebouw.
wc-hero-level = Je held komt terug op niveau { $level }, of lager.
wc-only-summoned = { NOUN($kind, as: "Een") } wordt door een held opgeroepen; opleiden kan niet.
wc-power-not-now = { $power } gebruik je { LIST($when, by: "or") }, niet nu.
wc-power-used-up = Je hebt { $power } al gebruikt.
wc-power-absent = Je held moet meedoen om { $power } te gebruiken.
wc-power-no-target = { $power } zou hier geen effect hebben.
wc-power-mana = { $have ->
    [0] { $power } kost { $mana } mana, en je kaarten tonen er geen.
   *[other] { $power } kost { $mana } mana, en je kaarten tonen er maar { $have }.
}
wc-use-for = { $power } gebruiken: { $on }
wc-attacked-with = { NOUN($seat, ask: "number") ->
        [many] { NOUN($seat, as: "De") } gooien { $faces }
       *[one] { $seat } gooit { $faces } voor { NOUN($kind, as: "de") }
    } (kracht { $strength }): { $hits ->
        [0] geen treffer
        [one] één treffer
       *[other] { $hits } treffers
    }.
