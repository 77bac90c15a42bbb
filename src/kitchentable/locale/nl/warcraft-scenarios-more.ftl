# Warcraft: The Altar of Flame, Skull of Storms, Dragon Rise, Battle of the Elements, Orcs for Sale,
# Gold Rush, The Plague of the Scourge.
wc-scenario-altar-of-flame = Het Altaar der Vlammen
wc-story-altar-of-flame = Diep in het grensland is een oud altaar weer gaan branden. Wie het dient, zeggen ze, kan het hart van zijn vijanden keren.
wc-task-altar-of-flame = Zorg dat je aan het eind van een beurt drie eenheden op het altaar hebt, of neem de andere Stad in. Met een eenheid op het altaar mag je aan het begin van je Verplaatsfase proberen een vijandelijke eenheid over te nemen.
wc-scenario-skull-of-storms = Schedel der Razernij
wc-story-skull-of-storms = Op een heuvel tussen de linies staat een schrijn van botten, en erboven breekt de lucht nooit open. Zijn bliksem slaat in waar zijn meester wijst.
wc-task-skull-of-storms = Heb aan het eind van een beurt 13 overwinningspunten, of neem de andere Stad in. Eenheden bij de schrijn mogen in je Delffase de bliksem oproepen.
wc-scenario-dragon-rise = Opkomst van de Draak
wc-story-dragon-rise = Een draak slaapt in haar hol, ver van haar jong. Als de twee elkaar vinden, wordt ze wakker, en ze vergeet niet wie hen bij elkaar bracht.
wc-task-dragon-rise = Orks en Ondoden brengen het jong naar de draak. Mensen en Nachtelfen doden vóór die tijd een van de twee beesten. Wie een vijandelijke Stad inneemt, wint ook.
wc-scenario-battle-of-the-elements = Gevecht der Elementen
wc-story-battle-of-the-elements = Water, aarde, lucht en vuur liggen open in het land, bewaakt door wat ze hebben aangetrokken. Niemand is hier iemands vriend.
wc-task-battle-of-the-elements = Heb aan het eind van een beurt drie van de vier elementen bij je eenheden, of zie de speler links van je zijn Stad verliezen. Eenheden die bij een element blijven, krijgen zijn kracht.
wc-scenario-orcs-for-sale = Orks te Koop
wc-story-orcs-for-sale = Een horde zonder hoofdman kampeert op de viersprong en vecht voor wie betaalt. Let niemand op haar, dan is ze even snel weer weg.
wc-task-orcs-for-sale = Heb aan het eind van je beurt 12 overwinningspunten, of blijf als laatste over. Op een doelveld van twee punten mag je huurlingen werven.
wc-scenario-gold-rush = Goudkoorts
wc-story-gold-rush = Een bergrug verdeelt het dal, en aan beide kanten ligt goud. Twee passen leiden eroverheen, en iedereen weet wie daar morgen staat.
wc-task-gold-rush = Heb aan het eind van je beurt 12 overwinningspunten, of neem de andere Stad in.
wc-scenario-plague-of-the-scourge = De Plaag van de Gesel
wc-story-plague-of-the-scourge = Er gaat een ziekte rond die geen genezer kent. Drie kooplieden verkopen delen van het middel, duur genoeg, en niemand verkoopt er twee.
wc-task-plague-of-the-scourge = Koop je kaart in alle drie de winkels en heb 9 overwinningspunten als een fase eindigt, of blijf als laatste over.
wc-altar = Het altaar brandt voor jou. Welke vijandelijke eenheid probeer je over te nemen?
wc-altar-none = Geen
wc-altar-hero = Je kunt geen held overnemen.
wc-altar-unit = Je kunt geen { $kind } overnemen, alleen infanterie-, artillerie- en vliegende eenheden.
wc-taken-over = { $seat } neemt op { $space } { NOUN($kind, as: "de") } van { $to_seat } over.
wc-not-taken-over = Het lukt { $seat } niet { NOUN($kind, as: "de") } op { $space } over te nemen.
wc-altar-held = { $seat } heeft { $number ->
        [one] één eenheid
       *[other] { $number } eenheden
    } op het altaar van { $space }.
wc-lightning = { $number ->
        [one] De schrijn geeft je één bliksemdobbelsteen. Waar slaat de bliksem in?
       *[other] De schrijn geeft je { $number } bliksemdobbelstenen. Waar slaat de bliksem in?
    }
wc-lightning-at = Tref { $space }
wc-lightning-none = Geen bliksem oproepen
wc-lightning-town = In een Stad kan de bliksem niet inslaan.
wc-lightning-nobody = Je tegenstander heeft geen eenheden op { $space }.
wc-lightning-struck = { $seat } roept de bliksem op over { $space } en gooit { $faces }: { $number ->
        [0] geen slachtoffers
        [one] één slachtoffer
       *[other] { $number } slachtoffers
    }.
wc-beasts-placed = Het drakenjong is op { $space }, de draak op { $to }.
wc-beast-followed = Het drakenjong volgt { $seat } van { $start } naar { $to }.
wc-beast-spared = Het beest op { $space } laat { $seat } met rust.
wc-elements-guarded = Bij elk element liggen twee gedekte griezels: { LIST($spaces, by: "and") }.
wc-element-serves = De eenheden van { $seat } die op { $space } zijn gebleven, hebben tot het eind van de beurt { $ability }.
wc-elements-held = { $seat } heeft { $number ->
        [0] geen elementen
        [one] één element
       *[other] { $number } elementen
    }.
wc-neighbour-fell = { $to_seat }, links van { $seat }, is gevallen.
wc-mercenaries-ready = Er zijn volledig opgewaardeerde Ork-huurlingen te huur: { $melee } voor de infanterie, { $ranged } voor de artillerie en { $flying } vliegende.
wc-hired = { $seat } huurt { NOUN($kind, as: "een") } voor { $gold } goud.
wc-bribed = { $seat } koopt op { $space } { NOUN($kind, as: "de") } van { $to_seat } om voor { $gold } goud.
wc-disbanded = { $number ->
        [one] { NOUN($kind, as: "De") } { NOUN($seat, as: "van") } vertrekt
        [2] Twee { NOUN($kind, as: "many") } { NOUN($seat, as: "van") } vertrekken
        [3] Drie { NOUN($kind, as: "many") } { NOUN($seat, as: "van") } vertrekken
       *[other] { $number } { NOUN($kind, as: "many") } { NOUN($seat, as: "van") } vertrekken
    } van { $space }: daar staat geen eigen eenheid.
wc-spend-hire = { NOUN($kind, as: "Een") } huren ({ $cost })
wc-spend-bribe = { NOUN($kind, as: "De") } op { $space } omkopen ({ $cost })
wc-way-hire = huren
wc-no-market = Om te huren heb je een eenheid of arbeider op een doelveld van { $points } punten nodig.
wc-no-mercenary = Er is geen { $kind } meer, niet in de voorraad en niet op het bord.
wc-only-bribes = Er is geen { $kind } meer in de voorraad: koop er een om.
wc-shops-stocked = De winkels op { LIST($spaces, by: "and") } hebben voor iedere speler een kaart Overwinningspunt.
wc-card-bought = { $seat } koopt een kaart Overwinningspunt in de winkel op { $space } en heeft { $number ->
        [one] er één van de drie
        [2] er twee van de drie
       *[other] ze nu alle drie
    }.
wc-spend-remedy = Je kaart Overwinningspunt kopen bij { NOUN($token, as: "de") } ({ $cost })
wc-remedy-sold = Je hebt je kaart bij { NOUN($token, as: "de") } al gekocht.
wc-remedy-far = Je hebt een eenheid op { $space } nodig om bij { NOUN($token, as: "de") } te kopen.
wc-cured = { $seat } eindigt de fase met alle drie de kaarten en { $points } overwinningspunten.
wc-picture-mercenaries = Huurlingen te huur: { $melee } infanterie, { $ranged } artillerie, { $flying } vliegend. Op het bord staan ze als M, R en F achter de letter van de speler die ze dienen.
wc-picture-remedies = { $who } heeft gekocht bij { NOUN($tokens, as: "de") }
