# Hva man kan vinne med i Warcraft, og hvor langt det har kommet.

wc-goal-points = Seierspoeng
wc-goal-points-own = Ha { $target } seierspoeng når turen din er slutt
wc-goal-points-turn = Ha { $target } seierspoeng når en tur er slutt
wc-goal-points-step = Ha { $target } seierspoeng når et trinn er slutt
wc-goal-town = Innta den andre byen
wc-goal-last = Bli den siste i spillet
wc-goal-team = Innta en by fra det andre laget
wc-goal-fallen = Motstandere ute av spillet
wc-goal-units = Enhetene dine der
wc-goal-units-on = { $number ->
    [one] Ha én enhet på { $space } når en tur er slutt
   *[other] Ha { $number } enheter på { $space } når en tur er slutt
}
wc-goal-gate = { $number ->
    [one] Avslutt turen din med en enhet på { $space } og ingen fiendtlig enhet rundt den
   *[other] Avslutt turen din med en enhet på { $space } og færre enn { $number } fiendtlige enheter rundt den
}
wc-goal-around = Fiendtlige enheter rundt: { $number }
wc-goal-rescue = Bring { NOUN($token, as: "den") } til byen din
wc-goal-way = { $number ->
    [0] Målet er nådd.
    [one] Ett felt igjen
   *[other] { $number } felt igjen
}
wc-goal-necromancers = Drep alle åndemanerne
wc-goal-necromancers-left = Åndemanere igjen: { $number }
wc-goal-signs = Ødelegg tegnene der enheter blir vekket
wc-goal-signs-gone = Ødelagte tegn
wc-goal-hold = Avslutt turen din med en enhet på { $space }
wc-goal-home = Innta { $space }, hjemmet { NOUN($race, as: "til") }
wc-goal-deck = Kortbunken { NOUN($race, as: "til") } blir tom
wc-goal-cards-left = Kort igjen: { $number }
wc-goal-hatchling = Bring drageungen til dragen
wc-goal-beast = Drep drageungen eller dragen
wc-goal-dice-left = { $creep }: { $number ->
    [one] én terning igjen
   *[other] { $number } terninger igjen
}
wc-goal-elements = { $number ->
    [one] Ha ett element hos enhetene dine når en tur er slutt
   *[other] Ha { $number } elementer hos enhetene dine når en tur er slutt
}
wc-goal-elements-together = { $number ->
    [one] Ha ett element hos enhetene dine på ett felt når en tur er slutt
   *[other] Ha { $number } elementer hos enhetene dine på ett felt når en tur er slutt
}
wc-goal-elements-held = Elementer hos enhetene dine
wc-goal-neighbour = { $seat }, til venstre for deg, mister byen sin
wc-goal-cures = Kjøp kortet ditt i alle tre butikkene og ha { $target } seierspoeng når et trinn er slutt
wc-goal-cures-bought = Kortene dine fra butikkene
