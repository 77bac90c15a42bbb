# Warcraft: våre egne kort til kortbunkene i utvidelsen.
wc-card-prayer = Bønn
wc-card-sanctuary = Fristed
wc-card-many-hands = Mange hender
wc-card-blood-fury = Blodraseri
wc-card-charge = Stormangrep
wc-card-demolish = Rasering
wc-card-spoils = Krigsbytte
wc-card-exhume = Oppgraving
wc-card-plague-cloud = Pestsky
wc-card-graveyard = Gravplass
wc-card-ambush = Bakhold
wc-card-thorns = Torner
wc-card-moon-well = Månebrønn
wc-text-prayer = Etter kastet: Hver ekte ener eller toer hos motstanderne gir ett tap mindre, høyst to til sammen.
wc-text-sanctuary = En nærkampenhet, avstandsenhet eller flygende enhet på din side ble nettopp fjernet: Den kommer hjem til eierens by, hvis det er plass og slaget ikke står i eller ved siden av den byen.
wc-text-many-hands = Når høstetrinnet ditt begynner: I én gruve eller skog med to eller flere av arbeiderne dine tar de to mer til sammen, uten kast.
wc-text-blood-fury = Før kastet i en nærkampfase: Nærkampenhetene dine kaster to terninger mer.
wc-text-charge = Når en nærkampfase begynner: Du slår til først i den.
wc-text-demolish = Etter flyttingen din, før slagene: Kast en terning for en fiendtlig utpost ved siden av et felt med to av enhetene dine; på 1 til 4 blir den ødelagt.
wc-text-spoils = Ved slutten av et slag du har vunnet: Ta 2 gull eller 2 tømmer.
wc-text-exhume = En enhet ble nettopp fjernet, uansett side: En nærkampenhet fra reserven din reiser seg på slagmarken.
wc-text-plague-cloud = Etter flyttingen din, før slagene: Kast en terning for hver arbeider til én fiende på ett felt ved siden av enhetene dine, unntatt de som bygger; på 1 til 3 dør arbeideren.
wc-text-graveyard = Når høstetrinnet ditt begynner: En nærkampenhet fra reserven din reiser seg i byen din, hvis det er plass og ingen fiendtlig enhet.
wc-text-ambush = Når en runde begynner: Du slår til først i avstandsfasen.
wc-text-thorns = Før tapene i en nærkampfase: Kast en terning for hvert treff hos motstanderne; hver 1 til 3 er ett tap mer for dem.
wc-text-moon-well = Når høstetrinnet ditt begynner: Trekk to kort, eller ta bort alle sårene til helten din.
wc-cards = to kort
wc-picture-card-own = { $card }: { $text }
wc-picture-card-told = { $card } [{ $text }]
wc-picture-card-mana = { $card } ({ $mana ->
    [one] 1 mana
   *[other] { $mana } mana
})
wc-more-attacks = { $seat } angriper med { $number ->
        [one] én terning
       *[other] { $number } terninger
    } til i denne fasen.
wc-outpost-withstood = Utposten til { $seat } på { $space } står imot.
wc-rescued = { NOUN($kind, as: "Den") } til { $seat } kommer hjem til { $space }.
warcraft-deck-race = Det finnes en kortbunke for «{ $race }», som ikke er noen rase; det finnes { $known }.
warcraft-mana-card = Det er oppgitt mana for et ukjent kort «{ $card }».
warcraft-mana = Kortet { $card } viser fra 0 til { $most } mana.
warcraft-words = Det finnes ord for «{ $key }», men ingenting heter det; navn begynner med: { $sorts }.
warcraft-nameless = Det mangler navn. Skriv dem under [words]: { $keys }.

## Heltenes evner utenom slagene

wc-power-brilliance = Kløkt
wc-power-mass-teleport = Masseteleportering
wc-power-wind-walk = Vindgang
wc-power-far-sight = Klarsyn
wc-power-endurance-aura = Utholdenhetsaura
wc-power-unholy-aura = Vanhellig aura
wc-power-dark-ritual = Mørkt ritual
wc-power-death-and-decay = Død og forråtnelse
wc-power-entangling-roots = Gripende røtter
wc-power-tranquility = Stillhet
wc-power-blink = Glimt
wc-power-brilliance-text = Alltid: Når du trekker et kort, trekker du to og beholder ett; det andre går tilbake i kortbunken.
wc-power-mass-teleport-text = Når flyttetrinnet ditt begynner: Helten og alle enhetene hos den drar til byen din, en utpost eller en enhet du har, hvis alle får plass; det var flyttet deres.
wc-power-wind-walk-text = Når flyttetrinnet ditt begynner: I det går helten tre felt og trenger ikke stanse for noen.
wc-power-far-sight-text = Når flyttetrinnet ditt begynner: Snu et monster eller et ressursmerke som ligger med baksiden opp, hvor som helst.
wc-power-endurance-aura-text = Alltid: Helten og enhetene som begynner flyttetrinnet ditt hos den, går ett felt lenger.
wc-power-unholy-aura-text = Alltid: Helten går tre felt.
wc-power-dark-ritual-text = Når innkjøpstrinnet ditt begynner: Ofre en av enhetene dine på heltens felt og trekk to kort.
wc-power-death-and-decay-text = Ved slutten av flyttetrinnet ditt: Fire terninger mot en fiendes brikker på et felt høyst to felt unna; hver ener eller toer tar én, men ingen helt og ingen som bygger.
wc-power-entangling-roots-text = Når en motstanders flyttetrinn begynner: Brikkene til motstanderen på ett felt høyst tre felt unna kan ikke flyttes i det.
wc-power-tranquility-text = Ved slutten av et flyttetrinn: Alle heltens sår forsvinner, og én enhet du mistet i dette trinnet, kommer tilbake ved siden av den.
wc-power-blink-text = Etter flyttingen din, før slagene: Helten går opptil to felt, uansett hvem som står imellom.
wc-lose-piece = Hvilken av brikkene dine der mister du?
wc-keep-card = Hvilket av de to kortene beholder du?
wc-teleported = Helten til { $seat } og følget forsvinner fra { $start } og dukker opp på { $to }.
wc-strides = Brikkene til { $seat } på { $space } kommer lenger i dette trinnet.
wc-rooted = Røtter holder brikkene til { $seat } på { $space } fast: De kan ikke flytte i dette trinnet.

## Hva de andre kortene sier

wc-text-fast = Når flyttetrinnet ditt begynner: Brikkene dine på ett felt kommer to felt lenger denne turen, høyst tre til sammen.
wc-text-resources = Når innkjøpstrinnet ditt begynner: Ta 2 gull eller 2 tømmer.
wc-text-town-portal = Etter flytting, din eller en motstanders, før slagene: Alle enhetene dine på ett felt drar til byen din eller til en ferdig utpost du har.
wc-text-victory-point = Når som helst utenom et slag: Legg det åpent; det er verdt et seierspoeng resten av partiet.
wc-text-call-to-arms = En fiendtlig enhet går inn der arbeiderne dine står: De kjemper som nærkampenheter.
wc-text-dispel-magic = Et kort ble spilt i et slag: Det gjør ingenting.
wc-text-invisibility = Før tapene: Ett tap mindre for en spiller du velger.
wc-text-polymorph = Når en runde begynner: Én fiendtlig enhet angriper ikke i denne runden.
wc-text-devour = Når en runde begynner: En fiendtlig nærkamp- eller avstandsenhet er ute av slaget; den kommer bare tilbake hvis dens side vinner.
wc-text-ensnare = Når en nærkampfase begynner: Fiendens flygende enheter kan gå tapt i nærkamp til slaget er over.
wc-text-envenomed-spears = Før du kaster: Bommene dine i denne fasen kastes én gang til.
wc-text-pillage = En fiende har nettopp mistet en enhet: Ta det enheten koster, fra eieren.
wc-text-cripple = Når en motstanders flyttetrinn begynner: Fiendene på ett felt kommer ett felt kortere denne turen.
wc-text-curse = Fiendene har kastet: En terning for hvert av treffene deres; hver 3 eller mindre forhindrer et tap.
wc-text-summon-building = Du begynner på en bygning: Den trenger ingen arbeider.
wc-text-web = Når en nærkampfase begynner: Fiendens flygende enheter kan gå tapt i nærkamp til slaget er over.
wc-text-faerie-fire = Før du kaster: 1 mindre på hver av terningene dine i denne fasen.
wc-text-marksmanship = Før fienden fjerner en enhet du har truffet: Du velger hvilken.
wc-text-moon-glaive = Du har kastet: Ett angrep mer for hvert treff.
wc-text-renew = Når høstetrinnet ditt begynner: En uttømt skog vokser opp igjen.
wc-about-copies = { $number } i kortbunken { NOUN($race, as: "til") }
