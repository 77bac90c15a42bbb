# Home Raiders-bordet i nettleseren.

web-hr-table = Bordet: piltastene går fra karakter til karakter, Enter tar en, i forteller hva som er rundt
web-hr-tools = Verktøy for bordet
web-hr-ruler = Linjal
web-hr-ruler-from = Linjal fra { NOUN($who, as: "den") }: Gå til en annen karakter og trykk Enter
web-hr-side-view = Det som ligger imellom, sett fra siden
web-hr-closer = Nærmere
web-hr-further = Lenger unna
web-hr-whole = Hele bordet
web-hr-close = Lukk
web-hr-before = Oppsett
web-hr-round-of = Runde { $round } av 6
web-hr-score = { $who }: { $count }
web-hr-bag = Perler i posen: { $first } og { $second }
web-hr-skip = Hopp over terningene
web-hr-no-dice = ingen terninger
web-hr-aces =
    { $count ->
        [one] { $count } ACE
       *[other] { $count } ACES
    }
web-hr-open = helt synlig
web-hr-partial = delvis dekning
web-hr-blocked = full dekning
web-hr-open-behind = helt synlig, forbi { NOUN($behind, as: "den") }
web-hr-partial-behind = delvis dekning bak { NOUN($behind, as: "den") }
web-hr-blocked-behind = full dekning bak { NOUN($behind, as: "den") }
web-hr-in-range = { $distance }, innenfor basisrekkevidden ({ $range })
web-hr-out-of-range = { $distance }, utenfor basisrekkevidden ({ $range })
web-hr-hits = { NOUN($by, as: "Den") } treffer { NOUN($target, as: "den") }
web-hr-vanishes = og målet blir slått ut
web-hr-any-hit =
    { $count ->
        [one] for at angrepet treffer
       *[other] for at minst ett av { $count } angrep treffer
    }
web-hr-attack = Angrep
web-hr-defence = Forsvar
web-hr-with = Med { NOUN($what, as: "den") }:
web-hr-if = Hvis de søker dekning:
web-hr-if-you = Hvis du søker dekning:
web-hr-step = { NOUN($source, as: "Den") }: { $change }
web-hr-boost = med Boost
web-hr-boosted = (Boost +{ $boost })
web-hr-click = Klikk for mer
web-hr-movement = Bevegelse
web-hr-wounds =
    { $count ->
        [0] uskadd
        [one] { $count } skadebrikke
       *[other] { $count } skadebrikker
    }
web-hr-gone = er slått ut
web-hr-down = ligger i dekning
web-hr-acted = har handlet denne runden
web-hr-up = { $height } over bordet
web-hr-high = { $height } høy
web-hr-higher = { NOUN($by, as: "Den") } høyere
web-hr-lower = { NOUN($by, as: "Den") } lavere
web-hr-until-turn = til turen er slutt
web-hr-until-own-turn = til slutten av sin neste tur
web-hr-until-round = til runden er slutt
web-hr-until-game = resten av spillet
web-hr-drag = Dra en karakter; Troppen følger med. Eller trykk på en og så på et sted.
web-hr-tap-where = — dra den, trykk på et sted eller bruk piltastene
web-hr-tap-place = Trykk på et sted på bordet, eller bruk piltastene.
web-hr-used = { $used } av { $budget }
web-hr-touches =
    { $count ->
        [one] { NOUN($who, as: "Den") } er i kontakt med { NOUN($what, as: "den") }
       *[other] { NOUN($who, as: "Den") } er i kontakt med { NOUN($what, as: "den") }
    }
web-hr-fall = Et fall på { $height } skader.
web-hr-sees = Ser { $count } av { $all } fiender derfra
web-hr-alone = Bare denne karakteren
web-hr-go = Flytt hit
web-hr-put = Sett den her
web-hr-push = Dytt det dit
web-hr-push-where = Trykk dit du vil dytte det, eller bruk piltastene: Streken viser veien.
web-hr-cancel = Avbryt
web-hr-can = kan velges
web-hr-at = { $x } fra venstre, { $y } fra nærmeste kant
web-hr-grabbed = { NOUN($who, as: "Den") } i hånden, opptil { $budget }. Piltastene flytter, Enter bekrefter, Escape setter tilbake.
web-hr-there = { NOUN($what, as: "Den") } { $distance } { $way }, { $more }
web-hr-way-north = mot nord
web-hr-way-north-east = mot nordøst
web-hr-way-east = mot øst
web-hr-way-south-east = mot sørøst
web-hr-way-south = mot sør
web-hr-way-south-west = mot sørvest
web-hr-way-west = mot vest
web-hr-way-north-west = mot nordvest
hr-preview-form = Siden spurte om noe reglene ikke forstår: { $why }
hr-preview-nobody = { NOUN($who, as: "Den") } står ikke på bordet.
hr-preview-not-asked = Nå er det ingenting som skal flyttes eller settes ned.
