# Why an answer is refused in Warcraft, and when cards are played.

wc-not-in-hand = Je hebt { $card } niet in je hand.
wc-other-window = { $card } speel je { $when }, niet nu.
wc-when-turn-start = aan het begin van een beurt
wc-when-turn-end = aan het eind van een beurt
wc-when-move-start = aan het begin van een Verplaatsfase
wc-when-invaded = als een vijandelijke eenheid bij je arbeiders komt
wc-when-move-end = na het verplaatsen, vóór de gevechten
wc-when-move-over = aan het eind van een Verplaatsfase, na de gevechten
wc-when-round-start = aan het begin van een gevechtsronde
wc-when-ranged-start = aan het begin van een artilleriefase
wc-when-flying-start = aan het begin van een vliegfase
wc-when-melee-start = aan het begin van een infanteriefase
wc-when-before-roll = in een gevecht, voordat er gegooid wordt
wc-when-after-roll = in een gevecht, meteen na het gooien
wc-when-before-casualties = in een gevecht, voordat het eerste slachtoffer wordt weggehaald
wc-when-before-removal = in een gevecht, voordat een slachtoffer wordt weggehaald
wc-when-after-removal = in een gevecht, meteen nadat een slachtoffer is weggehaald
wc-when-battle-end = aan het eind van een gevecht
wc-when-response = als reactie op een kaart in een gevecht
wc-when-power-response = als reactie op een vaardigheid van een held in gevecht
wc-when-wound-response = als een held gewond dreigt te raken
wc-when-death-response = als een held dreigt te sterven
wc-when-harvest-start = aan het begin van jouw Delffase
wc-when-spend-start = aan het begin van jouw Aanschaffase
wc-when-construct = als je in je Aanschaffase aan een gebouw begint
wc-when-any-time = op elk moment buiten gevechten
wc-no-target-now = Er is nu niets waarop je { $card } kunt spelen.
wc-own-step = { $card } speel je alleen in je eigen { $step }.
wc-enemy-step = { $card } speel je alleen in de { $step } van een tegenstander.
wc-fast-nobody = Je hebt op { $space } geen stukken voor { $card }.
wc-fast-late = { $card } speel je aan het begin van je Verplaatsfase, voordat je een stuk verplaatst.
wc-resources-late = { $card } speel je aan het begin van je Aanschaffase, voordat je iets aanschaft.
wc-not-quiet = Je kunt { $card } niet spelen tijdens een gevecht of midden in iets anders.
wc-sheep-already = { NOUN($kind, as: "De") } op { $space } is al een schaap: kies een andere eenheid.
wc-devour-flying = Verslinden pakt geen vliegende eenheden: kies een andere.
wc-renew-fresh = Het Bos op { $space } is niet uitgeput.
wc-renew-forest = Op { $space } is geen Bos.
wc-portal-nobody = Je hebt op { $space } geen eenheid voor de poort.
wc-portal-goal = De poort leidt alleen naar je Stad of je voltooide Buitenposten, niet naar { $space }.
wc-portal-full = Er is geen plaats voor alle eenheden op { $space } en ernaast.
wc-portal-all = Stuur elke eenheid van jou op { $space } één keer door de poort.
wc-portal-beside = Eenheden die niet op { $to } passen, gaan naar een veld ernaast, niet naar { $space }.
wc-portal-ground = { NOUN($kind, as: "Een") } kan niet op { $space } staan.
wc-portal-fill = Vul eerst { $space }; op een veld passen hoogstens { $most } eenheden.
wc-not-beside = Veld { $space } ligt niet naast { $other }.
wc-same-space = De stukken staan al op { $space }.
wc-power-no-hero = Je hebt geen held om { $power } te gebruiken.
wc-power-dead = Je { $hero } is dood en kan { $power } niet gebruiken.
wc-power-unknown = { NOUN($hero, as: "De") } heeft de vaardigheid { $power } niet.
wc-power-later = { NOUN($hero, as: "De") } krijgt { $power } pas op een hoger niveau.
wc-power-always = { $power } werkt altijd; je hoeft het niet te gebruiken.
wc-power-asleep = Je held slaapt deze ronde en kan { $power } niet gebruiken.
wc-power-target = Je kunt { $power } daar niet op gebruiken.
wc-mana-short = { $have ->
    [0] Die kaarten tonen geen mana; je hebt er { $mana } nodig.
   *[other] Die kaarten tonen maar { $have } mana; je hebt er { $mana } nodig.
}
wc-mana-idle = Je hebt { $card } niet nodig: de mana is al betaald.
wc-not-drawn = { $card } is geen van de twee kaarten.
wc-not-mortal = Je kunt hier geen held of bouwende arbeider verliezen: kies een ander stuk.
wc-none-there = Je hebt daar geen { $kind }.
wc-none-lost = Je hebt geen { $kind } verloren.
wc-back-no-room = Bij de held is geen plaats voor { NOUN($kind, as: "een") }, of je voorraad heeft er geen meer.
wc-raise-ones = { $ones ->
    [one] Je gooide één keer een 1: er kan maar één eenheid opstaan.
   *[other] Je gooide { $ones } enen: er kunnen hoogstens { $ones } eenheden opstaan.
}
wc-raise-reserve = { $reserve ->
    [one] Je hebt maar één infanterie-eenheid in je voorraad.
   *[other] Je hebt maar { $reserve } infanterie-eenheden in je voorraad.
}
wc-phase-chosen = Je hebt { NOUN($kind, as: "de") } al gekozen.
wc-hero-race = { NOUN($hero, as: "De") } is een held { NOUN($race, as: "van") }: kies er een van je eigen ras.
wc-hero-elsewhere = Je held begint bij je eenheden, en op { $space } heb je er geen.
wc-no-outpost-there = Op { $space } heb je geen Buitenpost.
wc-no-partner = Geen teamgenoot in dit gevecht kan het slachtoffer leveren.
wc-worker-no-casualty = Arbeiders vechten niet en zijn nooit slachtoffer: kies een eenheid.
wc-not-in-battle = Op { $space } vecht geen { NOUN($kind, as: "one") } van deze partij.
wc-too-far-from-battle = Veld { $space } is niet het slagveld en geen flank.
wc-stays-out = De eenheden op { $space } doen niet mee aan dit gevecht.
wc-devoured-already = { NOUN($kind, as: "Elk") } op { $space } is verslonden: kies een andere eenheid.
wc-flyer-safe = Je kunt in de infanteriefase geen vliegende eenheid verliezen: kies een andere.
wc-kept-safe = De vaardigheid van een held beschermt deze eenheid: kies een andere.
wc-lightning-elsewhere = De bliksem treft alleen { $space }: kies daar een eenheid.
wc-altar-nobody = Je vijanden hebben geen { $kind } op { $space }.
wc-no-battle-yours = Je hebt geen eenheid op { $space }: er is geen gevecht.
wc-no-battle-friend = { NOUN($who, as: "De") } { NOUN($who, ask: "number") ->
        [many] zijn
       *[one] is
    } geen vijand van je.
wc-no-battle-theirs = { NOUN($who, as: "De") } { NOUN($who, ask: "number") ->
        [many] hebben
       *[one] heeft
    } geen eenheid op { $space }: er is geen gevecht.
wc-creep-later = Vecht op { $space } eerst tegen de vijandelijke speler en dan tegen de griezel.
wc-battle-other = Het gevecht op { $space } is tegen een andere speler van die partij.
wc-carried-already = { NOUN($token, as: "De") } is deze fase al meegenomen.
wc-token-elsewhere = { NOUN($token, as: "De") } is niet op { $space }.
wc-one-token = Een eenheid kan maar één fiche meenemen.
wc-token-once = Je kunt hetzelfde fiche niet twee keer meenemen.
wc-back-farther = Er is een dichterbij gelegen plaats dan { $space } om terug te keren.
wc-back-no-home = Eenheden keren alleen terug naar je Stad of een Buitenpost van jou, niet naar { $space }.
wc-no-card-gift = Je kunt geen kaarten weggeven.
wc-gift-mate = Je kunt alleen een teamgenoot iets geven.
wc-gift-stock = Je hebt maar { $gold } goud en { $wood } hout om te geven.
wc-gift-one = Geef goud of hout, van 1 tot { $most }; geef voor allebei twee keer.
wc-no-resigning = Je kunt alleen opgeven als er nog twee partijen zijn.
wc-not-begun = Het spel is nog niet begonnen.
wc-with-hero = Opgeroepen wezens gaan alleen met hun held mee.
wc-behind-mountain = De Berg op { $at } verspert dit stuk de weg.
wc-behind-water = Het Water op { $at } verspert dit stuk de weg.
wc-no-walking = Alleen de Boom en de Buitenposten van de Nachtelfen lopen, met hun rassenvaardigheid.
wc-no-tree-there = Je Boom staat niet op { $space }.
wc-walks-finished = De Buitenpost op { $space } is niet voltooid en kan niet lopen.
wc-walked-already = Het heeft deze fase al gelopen.
wc-one-step = Het loopt één veld ver, en { $space } ligt er niet naast.
wc-none-waiting = Je hebt geen { $kind } die op inzet wacht.
wc-no-site = Je hebt geen { $kind } in aanbouw.
wc-no-outpost-site = Op { $space } heb je geen Buitenpost in aanbouw.
wc-not-trained = Je kunt geen { $kind } opleiden.
wc-no-such-building = Er is geen gebouw voor { NOUN($kind, as: "een") }.
wc-summon-outpost = { $card } begint een gebouw in je Stad, geen Buitenpost.
wc-outpost-ground = Je kunt geen Buitenpost bouwen op { NOUN($ground, as: "de") } van { $space }.
wc-no-upgrades = Je kunt alleen infanterie-, artillerie- en vliegende eenheden opwaarderen.
wc-when-phase-start = aan het begin van een fase
