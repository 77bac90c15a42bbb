# Warcraft: The Altar of Flame, Skull of Storms, Dragon Rise, Battle of the Elements, Orcs for Sale,
# Gold Rush, The Plague of the Scourge.
wc-scenario-altar-of-flame = Het Vlammenaltaar
wc-story-altar-of-flame = Diep in het grensland is een oud altaar weer gaan branden. Wie het dient, zeggen ze, kan het hart van zijn vijanden keren.
wc-task-altar-of-flame = Zorg dat je aan het eind van een beurt drie eenheden op het altaar hebt, of neem de andere Stad in. Met een eenheid op het altaar mag je aan het begin van je Verplaatsingsfase proberen een vijandelijke eenheid over te nemen.
wc-scenario-skull-of-storms = De Schedel der Stormen
wc-story-skull-of-storms = Op een heuvel tussen de linies staat een schrijn van botten, en erboven breekt de lucht nooit open. Zijn bliksem slaat in waar zijn meester wijst.
wc-task-skull-of-storms = Heb aan het eind van een beurt 13 overwinningspunten, of neem de andere Stad in. Eenheden bij de schrijn mogen in je Oogstfase de bliksem oproepen.
wc-scenario-dragon-rise = De Draak Ontwaakt
wc-story-dragon-rise = Een draak slaapt in haar hol, ver van haar jong. Als de twee elkaar vinden, wordt ze wakker, en ze vergeet niet wie hen bij elkaar bracht.
wc-task-dragon-rise = Orks en Ondoden brengen het jong naar de draak. Mensen en Nachtelfen doden vóór die tijd een van de twee beesten. Wie een vijandelijke Stad inneemt, wint ook.
wc-scenario-battle-of-the-elements = Strijd der Elementen
wc-story-battle-of-the-elements = Water, aarde, lucht en vuur liggen open in het land, bewaakt door wat ze hebben aangetrokken. Niemand is hier iemands vriend.
wc-task-battle-of-the-elements = Heb aan het eind van een beurt drie van de vier elementen bij je eenheden, of zie de speler links van je zijn Stad verliezen. Eenheden die bij een element blijven, krijgen zijn kracht.
wc-scenario-orcs-for-sale = Orks te Koop
wc-story-orcs-for-sale = Een horde zonder hoofdman kampeert op de viersprong en vecht voor wie betaalt. Let niemand op haar, dan is ze even snel weer weg.
wc-task-orcs-for-sale = Heb aan het eind van je beurt 12 overwinningspunten, of blijf als laatste over. Op een doel van twee punten mag je huurlingen werven.
wc-scenario-gold-rush = Goudkoorts
wc-story-gold-rush = Een bergrug verdeelt het dal, en aan beide kanten ligt goud. Twee passen leiden eroverheen, en iedereen weet wie daar morgen staat.
wc-task-gold-rush = Heb aan het eind van je beurt 12 overwinningspunten, of neem de andere Stad in.
wc-scenario-plague-of-the-scourge = De Plaag van de Gesel
wc-story-plague-of-the-scourge = Er gaat een ziekte rond die geen genezer kent. Drie kooplieden verkopen delen van het middel, duur genoeg, en niemand verkoopt er twee.
wc-task-plague-of-the-scourge = Koop je kaart in alle drie de winkels en heb 9 overwinningspunten als een fase eindigt, of blijf als laatste over.
wc-token-altar = het altaar
wc-token-shrine = de schrijn
wc-token-hatchling = het drakenjong
wc-token-water = Water
wc-token-earth = Aarde
wc-token-air = Lucht
wc-token-fire = Vuur
wc-token-melee-shop = de wapensmid
wc-token-ranged-shop = de pijlenmaker
wc-token-flying-shop = de valkenier
wc-altar = Het altaar brandt voor jou. Welke vijandelijke eenheid probeer je over te nemen?
wc-altar-none = Geen
wc-altar-hero = Een held kan niet worden overgenomen.
wc-altar-unit = Alleen infanterie-, artillerie- en vliegende eenheden kunnen worden overgenomen; dit is: { $kind }.
wc-taken-over = { $seat } neemt op { $space } een { $kind } van { $to_seat } over.
wc-not-taken-over = Het lukt { $seat } niet de { $kind } op { $space } over te nemen.
wc-altar-held = { $number ->
        [one] { $seat } heeft één eenheid op het altaar op { $space }.
       *[other] { $seat } heeft { $number } eenheden op het altaar op { $space }.
    }
wc-lightning = { $number ->
        [one] De schrijn geeft je één bliksemdobbelsteen. Waar slaat de bliksem in?
       *[other] De schrijn geeft je { $number } bliksemdobbelstenen. Waar slaat de bliksem in?
    }
wc-lightning-at = Tref { $space }
wc-lightning-none = Nu geen bliksem
wc-lightning-town = In een Stad kan de bliksem niet inslaan.
wc-lightning-nobody = Op { $space } staan geen eenheden van je tegenstander.
wc-lightning-struck = { $seat } roept de bliksem op over { $space }: { $faces }. Verliezen: { $number }.
wc-creep-hatchling = Drakenjong
wc-creep-dragon = Draak
wc-beasts-placed = Het drakenjong is op { $space }, de draak op { $to }.
wc-beast-followed = Het drakenjong gaat met { $seat } mee van { $start } naar { $to }.
wc-beast-spared = Het beest op { $space } laat { $seat } met rust.
wc-elements-guarded = Bij elk element liggen twee creeps met de achterkant boven: { $spaces }.
wc-element-serves = De eenheden van { $seat } die op { $space } zijn gebleven, hebben tot het eind van de beurt { $ability }.
wc-elements-held = Elementen bij { $seat }: { $number }.
wc-neighbour-fell = De speler links van { $seat } is gevallen: { $to_seat }.
wc-kind-orc-melee = Ork-huurling (infanterie)
wc-kind-orc-ranged = Ork-huurling (artillerie)
wc-kind-orc-flying = Ork-huurling (vliegend)
wc-mercenaries-ready = Ork-huurlingen te koop, volledig opgewaardeerd: { $melee } infanterie, { $ranged } artillerie, { $flying } vliegend.
wc-hired = { $seat } huurt voor { $gold } goud een { $kind }.
wc-bribed = { $seat } koopt op { $space } voor { $gold } goud een { $kind } van { $to_seat } om.
wc-disbanded = { $number ->
        [one] De { $kind } van { $seat } op { $space } vertrekt: er is geen gewone eenheid bij hem.
       *[other] { $number } huurlingen van { $seat } op { $space } vertrekken ({ $kind }): er is geen gewone eenheid bij hen.
    }
wc-spend-hire = Een { $kind } huren ({ $cost })
wc-spend-bribe = De { $kind } op { $space } omkopen ({ $cost })
wc-way-hire = huren
wc-no-market = Huurlingen werf je op een doel van { $points } punten; daar heb je geen eenheid en geen arbeider.
wc-no-mercenary = Van deze soort is er niemand meer, niet in de voorraad en niet op het bord: { $kind }.
wc-only-bribes = In de voorraad is er geen meer; je moet er een omkopen die al iemand dient: { $kind }.
wc-shops-stocked = In elke winkel ligt voor iedere speler een kaart Overwinningspunt: { $spaces }.
wc-card-bought = { $seat } koopt een kaart Overwinningspunt in de winkel op { $space }; tot nu toe: { $number }.
wc-spend-remedy = Je kaart Overwinningspunt kopen bij { $token } ({ $cost })
wc-remedy-sold = Je hebt je kaart bij { $token } al gekocht; een tweede is er niet.
wc-remedy-far = Om bij { $token } te kopen heb je een eenheid op { $space } nodig.
wc-cured = Aan het eind van de fase heeft { $seat } alle drie de kaarten en { $points } overwinningspunten.
wc-picture-mercenaries = Huurlingen te koop: { $melee } infanterie, { $ranged } artillerie, { $flying } vliegend. Op het bord staan ze als M, R en F achter de letter van wie ze dienen.
wc-picture-remedies = { $who } heeft gekocht bij: { $tokens }
