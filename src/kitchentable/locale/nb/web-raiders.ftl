# Home Raiders-bordet i nettleseren.

web-hr-table = Bordet: piltastene går fra figur til figur, Enter tar en, i forteller hva som er rundt
web-hr-tools = Verktøy for bordet
web-hr-ruler = Linjal
web-hr-ruler-from = Linjal fra { $who }: gå til en annen figur og trykk Enter
web-hr-side-view = Det som ligger imellom, sett fra siden
web-hr-closer = Nærmere
web-hr-further = Lenger unna
web-hr-whole = Hele bordet
web-hr-close = Lukk
web-hr-before = Oppstilling
web-hr-round-of = Runde { $round } av 6
web-hr-score = { $who } har { $count }
web-hr-bag = Perler i posen: { $first } og { $second }
web-hr-skip = Hopp over terningene
web-hr-no-dice = ingen terninger
web-hr-aces =
    { $count ->
        [one] { $count } ACE
       *[other] { $count } ACE
    }
web-hr-open = helt synlig
web-hr-partial = delvis dekning
web-hr-blocked = full dekning
web-hr-open-behind = helt synlig, forbi { $behind }
web-hr-partial-behind = delvis dekning bak { $behind }
web-hr-blocked-behind = full dekning bak { $behind }
web-hr-in-range = { $distance }, innenfor rekkevidde ({ $range })
web-hr-out-of-range = { $distance }, utenfor rekkevidde ({ $range })
web-hr-hits = { $by } treffer { $target }
web-hr-vanishes = og den blir Slått Ut
web-hr-any-hit =
    { $count ->
        [one] for at angrepet treffer
       *[other] for at minst ett av { $count } angrep treffer
    }
web-hr-attack = Angrep
web-hr-defence = Forsvar
web-hr-with = Med { $what }:
web-hr-if = Hvis de søker dekning:
web-hr-if-you = Hvis du søker dekning:
web-hr-step = på grunn av { $source }: { $change }
web-hr-boost = med Boost
web-hr-boosted = (Boost: +{ $boost })
web-hr-click = Klikk for mer
web-hr-movement = Bevegelse
web-hr-wounds =
    { $count ->
        [0] uskadd
        [one] { $count } skadebrikke
       *[other] { $count } skadebrikker
    }
web-hr-gone = er Slått Ut
web-hr-down = søker dekning
web-hr-acted = har handlet denne runden
web-hr-up = { $height } over bordet
web-hr-high = { $height } høy
web-hr-higher = { $by } høyere
web-hr-lower = { $by } lavere
web-hr-until-turn = til turen er slutt
web-hr-until-own-turn = til slutten av sin neste tur
web-hr-until-round = til runden er slutt
web-hr-until-game = resten av spillet
web-hr-drag = Dra en figur; troppen følger med. Eller trykk på en og så på et sted.
web-hr-tap-where = — dra den, trykk på et sted eller bruk piltastene
web-hr-tap-place = Trykk på et sted på bordet, eller bruk piltastene.
web-hr-used = { $used } av { $budget }
web-hr-touches =
    { $count ->
        [one] { $who } er i kontakt med { $what }
       *[other] { $who } er i kontakt med { $what }
    }
web-hr-strike = { $by } får et gratis angrep på { $at }
web-hr-fall = Et fall på { $height } sårer.
web-hr-sees = Ser { $count } av { $all } fiender derfra
web-hr-alone = Bare denne figuren
web-hr-go = Flytt hit
web-hr-put = Sett den her
web-hr-push = Skyv det dit
web-hr-push-where = Trykk dit det skal, eller bruk piltastene: streken er veien det skyves.
web-hr-cancel = Avbryt
web-hr-can = kan velges
web-hr-at = { $x } fra venstre, { $y } fra nærmeste kant
web-hr-grabbed = { $who } i hånden, opptil { $budget }. Piltastene flytter, Enter bekrefter, Escape setter tilbake.
web-hr-there = { $what } { $distance } { $way }, { $more }
web-hr-way-north = mot nord
web-hr-way-north-east = mot nordøst
web-hr-way-east = mot øst
web-hr-way-south-east = mot sørøst
web-hr-way-south = mot sør
web-hr-way-south-west = mot sørvest
web-hr-way-west = mot vest
web-hr-way-north-west = mot nordvest
hr-preview-form = Bordet spurte om noe uforståelig: { $why }
hr-preview-nobody = { $who } er ikke der.
hr-preview-not-asked = Nå er det ingenting som skal flyttes eller settes ned.
