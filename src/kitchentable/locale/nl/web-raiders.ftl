# De tafel van Home Raiders in de browser.

web-hr-table = De tafel: pijltjes gaan van personage naar personage, Enter pakt er een, i vertelt wat eromheen staat
web-hr-tools = Gereedschap van de tafel
web-hr-ruler = Liniaal
web-hr-ruler-from = Liniaal vanaf { NOUN($who, as: "de") }: ga naar een ander personage en druk op Enter
web-hr-side-view = Wat ertussen ligt, van opzij gezien
web-hr-closer = Dichterbij
web-hr-further = Verder weg
web-hr-whole = De hele tafel
web-hr-close = Sluiten
web-hr-before = Opstellen
web-hr-round-of = Ronde { $round } van 6
web-hr-score = { $who }: { $count }
web-hr-bag = Parels in de zak: { $first } en { $second }
web-hr-skip = Dobbelstenen overslaan
web-hr-no-dice = geen dobbelstenen
web-hr-aces =
    { $count ->
        [one] { $count } Aas
       *[other] { $count } Azen
    }
web-hr-open = vol in zicht
web-hr-partial = gedeeltelijke dekking
web-hr-blocked = volledige dekking
web-hr-open-behind = vol in zicht, langs { NOUN($behind, as: "de") }
web-hr-partial-behind = gedeeltelijke dekking achter { NOUN($behind, as: "de") }
web-hr-blocked-behind = volledige dekking achter { NOUN($behind, as: "de") }
web-hr-in-range = { $distance }, binnen de basisafstand ({ $range })
web-hr-out-of-range = { $distance }, buiten de basisafstand ({ $range })
web-hr-hits = { NOUN($by, as: "De") } raakt { NOUN($target, as: "de") }
web-hr-vanishes = en het doelwit verdwijnt
web-hr-any-hit =
    { $count ->
        [one] dat de aanval raakt
       *[other] dat minstens een van { $count } aanvallen raakt
    }
web-hr-attack = Aanval
web-hr-defence = Verdediging
web-hr-with = Met { NOUN($what, as: "de") }:
web-hr-if = Als zij dekking zoeken:
web-hr-if-you = Als je dekking zoekt:
web-hr-step = { NOUN($source, as: "De") }: { $change }
web-hr-boost = met de Versterking
web-hr-boosted = (Versterking +{ $boost })
web-hr-click = Klik voor meer
web-hr-movement = Beweging
web-hr-wounds =
    { $count ->
        [0] ongedeerd
        [one] { $count } wondsymbool
       *[other] { $count } wondsymbolen
    }
web-hr-gone = is verdwenen
web-hr-down = ligt in dekking
web-hr-acted = is deze ronde al geweest
web-hr-up = { $height } boven de tafel
web-hr-high = { $height } hoog
web-hr-higher = { NOUN($by, as: "De") } hoger
web-hr-lower = { NOUN($by, as: "De") } lager
web-hr-until-turn = tot het einde van de beurt
web-hr-until-own-turn = tot het einde van de volgende eigen beurt
web-hr-until-round = tot het einde van de ronde
web-hr-until-game = voor de rest van het spel
web-hr-drag = Sleep een personage; de eenheid gaat mee. Of tik er een aan en dan een plek.
web-hr-tap-where = — sleep, tik een plek aan of gebruik de pijltjes
web-hr-tap-place = Tik een plek op tafel aan of gebruik de pijltjes.
web-hr-used = { $used } van { $budget }
web-hr-touches =
    { $count ->
        [one] { NOUN($who, as: "De") } raakt { NOUN($what, as: "de") } aan
       *[other] { NOUN($who, as: "De") } raken { NOUN($what, as: "de") } aan
    }
web-hr-fall = Een val van { $height } verwondt.
web-hr-sees = Ziet vanaf daar { $count } van { $all } vijanden
web-hr-alone = Alleen dit personage
web-hr-go = Hierheen
web-hr-put = Hier neerzetten
web-hr-push = Daarheen duwen
web-hr-push-where = Tik waar je het heen duwt, of gebruik de pijltjes: de lijn is de weg.
web-hr-cancel = Annuleren
web-hr-can = kan gekozen worden
web-hr-at = op { $x } van links, { $y } van de voorrand
web-hr-grabbed = { NOUN($who, as: "De") } in de hand, tot { $budget }. Pijltjes verplaatsen, Enter bevestigt, Escape zet terug.
web-hr-there = { NOUN($what, as: "De") } op { $distance } { $way }, { $more }
web-hr-way-north = naar het noorden
web-hr-way-north-east = naar het noordoosten
web-hr-way-east = naar het oosten
web-hr-way-south-east = naar het zuidoosten
web-hr-way-south = naar het zuiden
web-hr-way-south-west = naar het zuidwesten
web-hr-way-west = naar het westen
web-hr-way-north-west = naar het noordwesten
hr-preview-form = De pagina vroeg iets wat de regels niet begrijpen: { $why }
hr-preview-nobody = { NOUN($who, as: "De") } staat niet op tafel.
hr-preview-not-asked = Er hoeft nu niets verplaatst of neergezet te worden.
