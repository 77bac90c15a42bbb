# Warcraft: The Altar of Flame, Skull of Storms, Dragon Rise, Battle of the Elements, Orcs for Sale,
# Gold Rush, The Plague of the Scourge.
wc-scenario-altar-of-flame = Flammealteret
wc-story-altar-of-flame = Dypt i grenselandet har et gammelt alter begynt å brenne igjen. Den som tjener det, sies det, kan vende hjertet i fiendene sine.
wc-task-altar-of-flame = Ha tre enheter på alteret når en tur er slutt, eller innta den andre byen. Med en enhet på alteret kan du i starten av flyttetrinnet prøve å overta en fiendtlig enhet.
wc-scenario-skull-of-storms = Stormenes hodeskalle
wc-story-skull-of-storms = På en høyde mellom linjene står en helligdom av bein, og skyene over den letter aldri. Lynet slår ned der herren dens peker.
wc-task-skull-of-storms = Ha 13 seierspoeng når en tur er slutt, eller innta den andre byen. I høstetrinnet ditt kan enheter ved helligdommen kalle ned lyn.
wc-scenario-dragon-rise = Dragen våkner
wc-story-dragon-rise = En drage sover i hiet sitt, langt fra ungen. Finner de to hverandre, våkner hun, og hun glemmer ikke hvem som førte dem sammen.
wc-task-dragon-rise = Orker og udøde bringer drageungen til dragen. Mennesker og nattalver dreper ett av de to udyrene før det skjer. Den siden som inntar en fiendtlig by, vinner også.
wc-scenario-battle-of-the-elements = Elementenes kamp
wc-story-battle-of-the-elements = Vann, jord, luft og ild ligger åpent i landet, voktet av det de har lokket til seg. Her er ingen noens venn.
wc-task-battle-of-the-elements = Ha tre av de fire elementene hos enhetene dine når en tur er slutt, eller se spilleren til venstre for deg miste byen sin. Enheter som blir hos et element, får kraften dets.
wc-scenario-orcs-for-sale = Orker til salgs
wc-story-orcs-for-sale = En horde uten høvding har slått leir ved veikrysset og kjemper for den som betaler. Passer ingen på den, er den borte like fort som den kom.
wc-task-orcs-for-sale = Ha 12 seierspoeng når turen din er slutt, eller bli den siste i spillet. På et målfelt til to poeng kan du leie leiesoldater.
wc-scenario-gold-rush = Gullfeber
wc-story-gold-rush = En fjellrygg deler dalen, og det er gull på begge sider. To pass fører over, og alle vet hvem som står der i morgen.
wc-task-gold-rush = Ha 12 seierspoeng når turen din er slutt, eller innta den andre byen.
wc-scenario-plague-of-the-scourge = Svøpens pest
wc-story-plague-of-the-scourge = Det går en sykdom som ingen lege kjenner. Tre kjøpmenn selger deler av kuren, dyrt nok, og ingen av dem selger to.
wc-task-plague-of-the-scourge = Kjøp kortet ditt i alle tre butikkene og ha 9 seierspoeng når et trinn er slutt, eller bli den siste i spillet.
wc-altar = Alteret brenner for deg. Hvilken fiendtlig enhet prøver du å overta?
wc-altar-none = Ingen
wc-altar-hero = Du kan ikke overta en helt.
wc-altar-unit = Du kan ikke overta { NOUN($kind, as: "en") }, bare nærkamp-, avstands- og flygende enheter.
wc-taken-over = { $seat } overtar { NOUN($kind, as: "den") } til { $to_seat } på { $space }.
wc-not-taken-over = { $seat } klarer ikke å overta { NOUN($kind, as: "den") } på { $space }.
wc-altar-held = { $seat } har { $number ->
        [one] én enhet
       *[other] { $number } enheter
    } på alteret på { $space }.
wc-lightning = { $number ->
        [one] Helligdommen gir deg én lynterning. Hvor slår lynet ned?
       *[other] Helligdommen gir deg { $number } lynterninger. Hvor slår lynet ned?
    }
wc-lightning-at = Slå ned på { $space }
wc-lightning-none = Ikke kall ned lyn
wc-lightning-town = Lynet kan ikke slå ned i en by.
wc-lightning-nobody = Motstanderen din har ingen enheter på { $space }.
wc-lightning-struck = { $seat } kaller lynet ned over { $space } og kaster { $faces }: { $number ->
        [0] ingen tap
        [one] ett tap
       *[other] { $number } tap
    }.
wc-beasts-placed = Drageungen er på { $space }, dragen på { $to }.
wc-beast-followed = Drageungen følger { $seat } fra { $start } til { $to }.
wc-beast-spared = Udyret på { $space } lar { $seat } være i fred.
wc-elements-guarded = To monstre ligger med baksiden opp ved hvert element: { LIST($spaces, by: "and") }.
wc-element-serves = Enhetene til { $seat } som ble igjen på { $space }, har { $ability } til turen er slutt.
wc-elements-held = { $seat } har { $number ->
        [0] ingen elementer
        [one] ett element
       *[other] { $number } elementer
    }.
wc-neighbour-fell = { $to_seat }, til venstre for { $seat }, har falt.
wc-mercenaries-ready = Fullt oppgraderte orkiske leiesoldater er til leie: { $melee } nærkamp, { $ranged } avstand og { $flying } flygende.
wc-hired = { $seat } leier { NOUN($kind, as: "en") } for { $gold } gull.
wc-bribed = { $seat } bestikker { NOUN($kind, as: "den") } til { $to_seat } på { $space } for { $gold } gull.
wc-disbanded = { $number ->
        [one] { NOUN($kind, as: "Den") } { NOUN($seat, as: "til") } drar
       *[other] { $number } { NOUN($kind, as: "many") } { NOUN($seat, as: "til") } drar
    } fra { $space }: Der er det ingen vanlig enhet.
wc-spend-hire = Lei { NOUN($kind, as: "en") } ({ $cost })
wc-spend-bribe = Bestikk { NOUN($kind, as: "den") } på { $space } ({ $cost })
wc-way-hire = å leie
wc-no-market = For å leie trenger du en enhet eller en arbeider på et målfelt til { $points } poeng.
wc-no-mercenary = Det er ingen { $kind } igjen, verken i reserven eller på brettet.
wc-only-bribes = Det er ingen { $kind } igjen i reserven: Bestikk en.
wc-shops-stocked = Butikkene på { LIST($spaces, by: "and") } har et Seierspoeng-kort til hver spiller.
wc-card-bought = { $seat } kjøper et Seierspoeng-kort i butikken på { $space } og har { $number ->
        [one] ett
       *[other] { $number }
    } av tre.
wc-spend-remedy = Kjøp Seierspoeng-kortet ditt hos { NOUN($token, as: "den") } ({ $cost })
wc-remedy-sold = Du har allerede kjøpt kortet ditt hos { NOUN($token, as: "den") }.
wc-remedy-far = Du trenger en enhet på { $space } for å kjøpe hos { NOUN($token, as: "den") }.
wc-cured = { $seat } avslutter trinnet med alle tre kortene og { $points } seierspoeng.
wc-picture-mercenaries = Leiesoldater til leie: { $melee } nærkamp, { $ranged } avstand, { $flying } flygende. På brettet er de M, R og F bak bokstaven til spilleren de tjener.
wc-picture-remedies = { $who } har kjøpt hos { NOUN($tokens, as: "den") }
