# De tafel van Warcraft in de browser.

web-wc-choose = Wat je kunt doen
web-wc-legend = Wat de tekens betekenen
web-wc-hand = Je kaarten
wc-preview-form = De tafel vroeg iets onbegrijpelijks: { $why }
wc-preview-plan = Dit plan noemt stukken of velden die er niet zijn.
web-wc-your-mat = Jouw Stadsoverzicht
web-wc-mat-of = Stadsoverzicht van de { $race }
web-wc-points = Overwinningspunten
web-wc-cards = Kaarten in de hand
web-wc-income = Verwachte opbrengst van de volgende Delffase
web-wc-workers = arbeiders
web-wc-strength = Kracht { $strength }
web-wc-level = Tegel { $level } van { $of }
web-wc-life = Leven { $life }
web-wc-reserve = Op het bord: { $board }; in de voorraad: { $left }
web-wc-buildings = Gebouwen: { $built } van { $of }, in aanbouw: { $sites }
web-wc-training = In opleiding: { $number }
web-wc-act-train = Opleiden
web-wc-act-build = Bouwen
web-wc-act-summon = Oproepen
web-wc-act-upgrade = Opwaarderen
web-wc-discard = Afgelegd: { $number }
web-wc-discard-empty = Er is nog geen kaart afgelegd.
web-wc-reach = Tonen hoe ver hun eenheden kunnen komen
web-wc-turn-track = De beurt
web-wc-turn = Beurt { $turn }
web-wc-turn-of = Beurt { $turn } van { $limit }
web-wc-set-up = Voor het spel
web-wc-step-move = Verplaatsen
web-wc-step-harvest = Delven
web-wc-step-deploy = Inzetten
web-wc-step-spend = Aanschaffen
web-wc-task = Waar het om gaat
web-wc-card-back = Een kaart
web-wc-card-able = { $card } spelen
web-wc-card-read = { $card } lezen
web-wc-mana = Mana
web-wc-mana-cost = { $mana } mana
web-wc-hero-line = Niveau { $level }, leven { $life } van { $of }, ervaring { $points }
web-wc-hero-dead = Gevallen
web-wc-hero-training = Komt volgende beurt terug
web-wc-stack =
    { $race }: { $number } × { $kind }{ $moved ->
        [yes] {" "}(al verplaatst)
       *[no] {""}
    }
web-wc-worth = waard { $points }
web-wc-locked = vergrendeld
web-wc-depleted-1 = gedeeltelijk uitgeput
web-wc-depleted-2 = volledig uitgeput
web-wc-stock = voorraad { $number }
web-wc-has = { $race }: { $points } overwinningspunten, { $gold } goud, { $wood } hout, { $cards } kaarten
web-wc-battle-in = Gevecht op { $space }
web-wc-round = Ronde { $round }
web-wc-phases = Fases van de ronde
web-wc-phase-ranged = Artillerie
web-wc-phase-flying = Vliegend
web-wc-phase-melee = Infanterie
web-wc-faster = Sneller
web-wc-fold = Inklappen
web-wc-attackers = Aanval: { $who }
web-wc-defenders = Verdediging: { $who }
web-wc-flank = flank { $space }
web-wc-fighter = { $race }: { $number } × { $kind }, kracht { $strength }, op { $space }
web-wc-hits = { $hits ->
    [one] 1 treffer
   *[other] { $hits } treffers
}
web-wc-why = Volgens welke regels
web-wc-will-roll =
    { $dice ->
        [one] 1 dobbelsteen: raak
       *[other] { $dice } dobbelstenen: raak
    } bij { $strength } of minder
web-wc-chances = Aanval wint: { $attacker }, verdediging wint: { $defender }, niemand: { $nobody }; zonder kaarten
web-wc-what-happened = Wat er gebeurde
web-wc-many = { $number } van { $of }
web-wc-fewer = Eén minder
web-wc-more = Eén meer
web-wc-unknown-creep = Hier wacht een griezel die niemand heeft gezien.
web-wc-tools = Het zicht op het bord
web-wc-closer = Dichterbij
web-wc-further = Verder weg
web-wc-whole = Het hele bord
wc-race-about-human = Evenwichtig en taai: hun artillerie geneest, en hun kaarten maken die van anderen ongedaan.
wc-race-about-orc = Sterke armen vanaf de eerste beurt: hun infanterie slaat het hardst, en Moordlust geeft een dobbelsteen extra.
wc-race-about-undead = Verlies is een begin: later in het spel staan hun gevallenen midden in het gevecht weer op.
wc-race-about-night-elf = Eerst de boogschutters: de beste artillerie van allemaal, en met Langzaam Vergif slaan ze toe vóór de vijand.
