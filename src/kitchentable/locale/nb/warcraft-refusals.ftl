# Why an answer is refused in Warcraft, and when cards are played.

wc-not-in-hand = Du har ikke { $card } på hånden.
wc-other-window = Du spiller { $card } { $when }, ikke nå.
wc-when-turn-start = når en tur begynner
wc-when-turn-end = når en tur slutter
wc-when-move-start = når et flyttetrinn begynner
wc-when-invaded = når en fiendtlig enhet går inn der arbeiderne dine står
wc-when-move-end = etter flyttingen, før slagene
wc-when-move-over = når et flyttetrinn er over, etter slagene
wc-when-round-start = når en kamprunde begynner
wc-when-ranged-start = når en avstandsfase begynner
wc-when-flying-start = når en flygefase begynner
wc-when-melee-start = når en nærkampfase begynner
wc-when-before-roll = i et slag, før terningene kastes
wc-when-after-roll = i et slag, rett etter at terningene er kastet
wc-when-before-casualties = i et slag, før det første tapet fjernes
wc-when-before-removal = i et slag, før et tap fjernes
wc-when-after-removal = i et slag, rett etter at et tap er fjernet
wc-when-battle-end = når et slag er over
wc-when-response = som svar på et kort i et slag
wc-when-power-response = som svar på en helts evne i et slag
wc-when-wound-response = når en helt er i ferd med å bli såret
wc-when-death-response = når en helt er i ferd med å dø
wc-when-harvest-start = når høstetrinnet ditt begynner
wc-when-spend-start = når innkjøpstrinnet ditt begynner
wc-when-construct = når du begynner på en bygning i innkjøpstrinnet ditt
wc-when-any-time = når som helst utenom slag
wc-no-target-now = Det er ingenting å spille { $card } på nå.
wc-own-step = Du spiller { $card } bare i ditt eget { $step }.
wc-enemy-step = Du spiller { $card } bare i en motstanders { $step }.
wc-fast-nobody = Du har ingen brikker på { $space } å spille { $card } på.
wc-fast-late = Du spiller { $card } når flyttetrinnet ditt begynner, før noen brikke flyttes.
wc-resources-late = Du spiller { $card } når innkjøpstrinnet ditt begynner, før du kjøper noe.
wc-not-quiet = Du kan ikke spille { $card } under et slag eller midt i noe annet.
wc-sheep-already = { NOUN($kind, as: "Den") } på { $space } er allerede en sau: Velg en annen enhet.
wc-devour-flying = Sluk tar ikke flygende enheter: Velg en annen.
wc-renew-fresh = Skogen på { $space } er ikke uttømt.
wc-renew-forest = På { $space } er det ingen skog.
wc-portal-nobody = Du har ingen enhet på { $space } til portalen.
wc-portal-goal = Portalen fører bare til byen din eller dine ferdige utposter, ikke til { $space }.
wc-portal-full = Det er ikke plass til alle enhetene på { $space } og ved siden av.
wc-portal-all = Send hver av enhetene dine fra { $space } gjennom portalen én gang.
wc-portal-beside = Enheter uten plass på { $to } må til et nabofelt, ikke til { $space }.
wc-portal-ground = { NOUN($kind, as: "En") } kan ikke stå på { $space }.
wc-portal-fill = Fyll { $space } først; et felt har plass til høyst { $most } enheter.
wc-not-beside = Feltet { $space } ligger ikke ved siden av { $other }.
wc-same-space = Brikkene står allerede på { $space }.
wc-power-no-hero = Du har ingen helt som kan bruke { $power }.
wc-power-dead = { NOUN($hero, as: "Den") } din er død og kan ikke bruke { $power }.
wc-power-unknown = { NOUN($hero, as: "Den") } har ikke evnen { $power }.
wc-power-later = { NOUN($hero, as: "Den") } får { $power } først på et høyere nivå.
wc-power-always = { $power } virker alltid; du trenger ikke bruke den.
wc-power-asleep = Helten din sover denne runden og kan ikke bruke { $power }.
wc-power-target = Du kan ikke bruke { $power } på det.
wc-mana-short = De kortene viser bare { $have } mana; du trenger { $mana }.
wc-mana-idle = Du trenger ikke { $card }: Manaen er allerede betalt.
wc-not-drawn = { $card } er ikke et av de to kortene.
wc-not-mortal = Her kan du ikke miste en helt eller en byggende arbeider: Velg en annen brikke.
wc-none-there = Du har { NOUN($kind, as: "ingen") } der.
wc-none-lost = Du har ikke mistet { NOUN($kind, ask: "g") ->
        [et] noe
       *[other] noen
    } { $kind }.
wc-back-no-room = Hos helten er det ikke plass til { NOUN($kind, as: "en") }, eller du har ingen igjen i reserven.
wc-raise-ones = { $ones ->
    [one] Du kastet bare én ener: Bare én enhet kan reise seg.
   *[other] Du kastet { $ones } enere: Høyst { $ones } enheter kan reise seg.
}
wc-raise-reserve = { $reserve ->
    [one] Du har bare én nærkampenhet i reserven.
   *[other] Du har bare { $reserve } nærkampenheter i reserven.
}
wc-phase-chosen = Du har allerede valgt { NOUN($kind, as: "den") }.
wc-hero-race = { NOUN($hero, as: "Den") } hører { NOUN($race, as: "til") }: Velg en helt av din egen rase.
wc-hero-elsewhere = Helten din begynner hos enhetene dine, og på { $space } har du ingen.
wc-no-outpost-there = På { $space } har du ingen utpost.
wc-no-partner = Ingen lagkamerat i dette slaget kan ta tapet.
wc-worker-no-casualty = Arbeidere kjemper ikke og regnes aldri som tap: Velg en enhet.
wc-not-in-battle = Denne siden har { NOUN($kind, ask: "g") ->
        [et] ikke noe
       *[other] ingen
    } { $kind } som kjemper på { $space }.
wc-too-far-from-battle = Feltet { $space } er verken slagmarken eller en flanke.
wc-stays-out = Enhetene på { $space } holder seg utenfor dette slaget.
wc-devoured-already = { NOUN($kind, as: "Hver") } på { $space } er slukt: Velg en annen enhet.
wc-flyer-safe = Du kan ikke miste en flygende enhet i nærkampfasen: Velg en annen.
wc-kept-safe = En helts evne beskytter denne enheten: Velg en annen.
wc-lightning-elsewhere = Lynet treffer bare { $space }: Velg en enhet der.
wc-altar-nobody = Fiendene dine har { NOUN($kind, as: "ingen") } på { $space }.
wc-no-battle-yours = Du har ingen enhet på { $space }: Det blir ikke noe slag.
wc-no-battle-friend = { NOUN($who, as: "Den") } er ikke fienden din.
wc-no-battle-theirs = { NOUN($who, as: "Den") } har ingen enhet på { $space }: Det blir ikke noe slag.
wc-creep-later = På { $space } kjemper du først mot den fiendtlige spilleren, så mot monsteret.
wc-battle-other = Slaget på { $space } er mot en annen spiller på den siden.
wc-carried-already = { NOUN($token, as: "Den") } er allerede flyttet i dette trinnet.
wc-token-elsewhere = { NOUN($token, as: "Den") } er ikke på { $space }.
wc-one-token = En enhet kan bare bære ett merke.
wc-token-once = Du kan ikke bære samme merke to ganger.
wc-back-farther = Det finnes et nærmere sted å komme tilbake til enn { $space }.
wc-back-no-home = Enheter kommer bare tilbake til byen din eller en utpost du har, ikke til { $space }.
wc-no-card-gift = Du kan ikke gi bort kort.
wc-gift-mate = Du kan bare gi noe til en lagkamerat.
wc-gift-stock = Du har bare { $gold } gull og { $wood } tømmer å gi.
wc-gift-one = Gi gull eller tømmer, fra 1 til { $most }; gi to ganger for begge deler.
wc-no-resigning = Du kan bare gi opp når to sider er igjen.
wc-not-begun = Spillet har ikke begynt ennå.
wc-with-hero = Tilkalte skapninger går bare sammen med helten sin.
wc-behind-mountain = Fjellene på { $at } sperrer veien for denne brikken.
wc-behind-water = Vannet på { $at } sperrer veien for denne brikken.
wc-no-walking = Bare treet og utpostene til nattalvene kan gå, med raseevnen.
wc-no-tree-there = Treet ditt står ikke på { $space }.
wc-walks-finished = Utposten på { $space } er ikke ferdig og kan ikke gå.
wc-walked-already = Denne brikken har allerede gått i dette trinnet.
wc-one-step = Denne brikken går ett felt, og { $space } ligger ikke ved siden av.
wc-none-waiting = Du har { NOUN($kind, as: "ingen") } som venter på utplassering.
wc-no-site = Du har ingen { $kind } under bygging.
wc-no-outpost-site = På { $space } har du ingen utpost under bygging.
wc-not-trained = Du kan ikke trene { NOUN($kind, as: "en") }.
wc-no-such-building = Det finnes ingen bygning for { NOUN($kind, as: "en") }.
wc-summon-outpost = { $card } begynner på en bygning i byen din, ikke en utpost.
wc-outpost-ground = Du kan ikke bygge en utpost på { NOUN($ground, as: "den") } på { $space }.
wc-no-upgrades = Du kan bare oppgradere nærkamp-, avstands- og flygende enheter.
wc-when-phase-start = når en fase begynner
