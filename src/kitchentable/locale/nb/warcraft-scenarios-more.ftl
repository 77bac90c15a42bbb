# Warcraft: The Altar of Flame, Skull of Storms, Dragon Rise, Battle of the Elements, Orcs for Sale,
# Gold Rush, The Plague of the Scourge.
wc-scenario-altar-of-flame = Flammealteret
wc-story-altar-of-flame = Dypt i grenselandet har et gammelt alter begynt å brenne igjen. Den som tjener det, sies det, kan vende hjertet i fiendene sine.
wc-task-altar-of-flame = Ha tre enheter på alteret når en tur er slutt, eller innta den andre byen. Med en enhet på alteret kan du i starten av flyttetrinnet prøve å overta en fiendtlig enhet.
wc-scenario-skull-of-storms = Stormskallen
wc-story-skull-of-storms = På en høyde mellom linjene står en helligdom av bein, og skyene over den letter aldri. Lynet slår ned der herren dens peker.
wc-task-skull-of-storms = Ha 13 seierspoeng når en tur er slutt, eller innta den andre byen. I høstetrinnet ditt kan enheter ved helligdommen kalle ned lyn.
wc-scenario-dragon-rise = Dragen våkner
wc-story-dragon-rise = En drage sover i hiet sitt, langt fra ungen. Finner de to hverandre, våkner hun, og hun glemmer ikke hvem som førte dem sammen.
wc-task-dragon-rise = Orker og udøde bringer dragungen til dragen. Mennesker og nattalver dreper ett av de to udyrene før det skjer. Den siden som inntar en fiendtlig by, vinner også.
wc-scenario-battle-of-the-elements = Elementenes kamp
wc-story-battle-of-the-elements = Vann, jord, luft og ild ligger åpent i landet, voktet av det de har lokket til seg. Her er ingen noens venn.
wc-task-battle-of-the-elements = Ha tre av de fire elementene hos enhetene dine når en tur er slutt, eller se spilleren til venstre for deg miste byen sin. Enheter som blir hos et element, får kraften dets.
wc-scenario-orcs-for-sale = Orker til salgs
wc-story-orcs-for-sale = En horde uten høvding har slått leir ved veikrysset og kjemper for den som betaler. Passer ingen på den, er den borte like fort som den kom.
wc-task-orcs-for-sale = Ha 12 seierspoeng når turen din er slutt, eller bli den siste i spillet. På et mål til to poeng kan du leie leiesoldater.
wc-scenario-gold-rush = Gullfeber
wc-story-gold-rush = En fjellrygg deler dalen, og det er gull på begge sider. To pass fører over, og alle vet hvem som står der i morgen.
wc-task-gold-rush = Ha 12 seierspoeng når turen din er slutt, eller innta den andre byen.
wc-scenario-plague-of-the-scourge = Svøpens pest
wc-story-plague-of-the-scourge = Det går en sykdom som ingen healer kjenner. Tre kjøpmenn selger deler av kuren, dyrt nok, og ingen av dem selger to.
wc-task-plague-of-the-scourge = Kjøp kortet ditt i alle tre butikkene og ha 9 seierspoeng når et trinn er slutt, eller bli den siste i spillet.
wc-token-altar = alteret
wc-token-shrine = helligdommen
wc-token-hatchling = dragungen
wc-token-water = Vann
wc-token-earth = Jord
wc-token-air = Luft
wc-token-fire = Ild
wc-token-melee-shop = våpensmeden
wc-token-ranged-shop = pilemakeren
wc-token-flying-shop = falkoneren
wc-altar = Alteret brenner for deg. Hvilken fiendtlig enhet prøver du å overta?
wc-altar-none = Ingen
wc-altar-hero = En helt kan ikke overtas.
wc-altar-unit = Bare nærkamp-, avstands- og flygende enheter kan overtas; dette er: { $kind }.
wc-taken-over = { $seat } overtar en { $kind } fra { $to_seat } på { $space }.
wc-not-taken-over = { $seat } greier ikke å overta { $kind } på { $space }.
wc-altar-held = { $number ->
        [one] { $seat } har én enhet på alteret på { $space }.
       *[other] { $seat } har { $number } enheter på alteret på { $space }.
    }
wc-lightning = { $number ->
        [one] Helligdommen gir deg én lynterning. Hvor slår lynet ned?
       *[other] Helligdommen gir deg { $number } lynterninger. Hvor slår lynet ned?
    }
wc-lightning-at = Slå ned på { $space }
wc-lightning-none = Ikke noe lyn nå
wc-lightning-town = Lynet kan ikke slå ned i en by.
wc-lightning-nobody = Motstanderen din har ingen enheter på { $space }.
wc-lightning-struck = { $seat } kaller lynet ned over { $space }: { $faces }. Tap: { $number }.
wc-creep-hatchling = Dragunge
wc-creep-dragon = Drage
wc-beasts-placed = Dragungen er på { $space }, dragen på { $to }.
wc-beast-followed = Dragungen følger { $seat } fra { $start } til { $to }.
wc-beast-spared = Udyret på { $space } lar { $seat } være i fred.
wc-elements-guarded = To creeper ligger med baksiden opp ved hvert element: { $spaces }.
wc-element-serves = Enhetene til { $seat } som ble på { $space }, har { $ability } til turen er slutt.
wc-elements-held = Elementer hos { $seat }: { $number }.
wc-neighbour-fell = Spilleren til venstre for { $seat } har falt: { $to_seat }.
wc-kind-orc-melee = orkisk leiesoldat (nærkamp)
wc-kind-orc-ranged = orkisk leiesoldat (avstand)
wc-kind-orc-flying = orkisk leiesoldat (flygende)
wc-mercenaries-ready = Orkiske leiesoldater til salgs, fullt oppgradert: { $melee } nærkamp, { $ranged } avstand, { $flying } flygende.
wc-hired = { $seat } leier en { $kind } for { $gold } gull.
wc-bribed = { $seat } bestikker en { $kind } fra { $to_seat } på { $space } for { $gold } gull.
wc-disbanded = { $number ->
        [one] En { $kind } hos { $seat } på { $space } drar: Ingen vanlig enhet er hos ham.
       *[other] { $number } leiesoldater hos { $seat } på { $space } drar ({ $kind }): Ingen vanlig enhet er hos dem.
    }
wc-spend-hire = Lei en { $kind } ({ $cost })
wc-spend-bribe = Bestikk en { $kind } på { $space } ({ $cost })
wc-way-hire = å leie
wc-no-market = Leiesoldater leies på et mål til { $points } poeng; der har du verken en enhet eller en arbeider.
wc-no-mercenary = Det er ingen igjen av dette slaget, verken i reserven eller på brettet: { $kind }.
wc-only-bribes = Det er ingen igjen i reserven; du må bestikke en som alt tjener noen: { $kind }.
wc-shops-stocked = I hver butikk ligger et Seierspoeng-kort til hver spiller: { $spaces }.
wc-card-bought = { $seat } kjøper et Seierspoeng-kort i butikken på { $space }; hittil: { $number }.
wc-spend-remedy = Kjøp Seierspoeng-kortet ditt hos { $token } ({ $cost })
wc-remedy-sold = Du har alt kjøpt kortet ditt hos { $token }; det finnes ikke flere.
wc-remedy-far = For å kjøpe hos { $token } trenger du en enhet på { $space }.
wc-cured = Når trinnet er slutt, har { $seat } alle tre kortene og { $points } seierspoeng.
wc-picture-mercenaries = Leiesoldater til salgs: { $melee } nærkamp, { $ranged } avstand, { $flying } flygende. På brettet er de M, R og F bak bokstaven til den de tjener.
wc-picture-remedies = { $who } har kjøpt hos: { $tokens }
