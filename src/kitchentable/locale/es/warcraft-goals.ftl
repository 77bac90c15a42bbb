# Con qué se gana en Warcraft, y cuánto falta.

wc-goal-points = Puntos de victoria
wc-goal-points-own = Ten { $target } puntos de victoria al final de tu turno
wc-goal-points-turn = Ten { $target } puntos de victoria al final de un turno
wc-goal-points-step = Ten { $target } puntos de victoria cuando acabe un paso
wc-goal-town = Toma la otra ciudad
wc-goal-last = Sé el último en la partida
wc-goal-team = Toma una ciudad del otro equipo
wc-goal-fallen = Rivales fuera de la partida
wc-goal-units = Tus unidades allí
wc-goal-units-on = { $number ->
    [one] Ten una unidad en { $space } al final de un turno
   *[other] Ten { $number } unidades en { $space } al final de un turno
}
wc-goal-gate = { $number ->
    [one] Termina tu turno con una unidad en { $space } y ninguna unidad enemiga alrededor
   *[other] Termina tu turno con una unidad en { $space } y menos de { $number } unidades enemigas alrededor
}
wc-goal-around = Unidades enemigas alrededor: { $number }
wc-goal-rescue = Lleva { NOUN($token, as: "al") } a tu ciudad
wc-goal-way = { $number ->
    [0] Ya está allí
    [one] Falta una casilla
   *[other] Faltan { $number } casillas
}
wc-goal-necromancers = Mata a todos los nigromantes
wc-goal-necromancers-left = Nigromantes que quedan: { $number }
wc-goal-signs = Destruye los signos donde se alzan unidades
wc-goal-signs-gone = Signos destruidos
wc-goal-hold = Termina tu turno con una unidad en { $space }
wc-goal-home = Toma { $space }, el hogar { NOUN($race, as: "del") }
wc-goal-deck = Se acaba el mazo { NOUN($race, as: "del") }
wc-goal-cards-left = Cartas que quedan: { $number }
wc-goal-hatchling = Lleva la cría hasta el dragón
wc-goal-beast = Mata a la cría o al dragón
wc-goal-dice-left = { $creep }: { $number ->
    [one] queda un dado
   *[other] quedan { $number } dados
}
wc-goal-elements = { $number ->
    [one] Ten un elemento con tus unidades al final de un turno
   *[other] Ten { $number } elementos con tus unidades al final de un turno
}
wc-goal-elements-together = { $number ->
    [one] Ten un elemento con tus unidades en una misma casilla al final de un turno
   *[other] Ten { $number } elementos con tus unidades en una misma casilla al final de un turno
}
wc-goal-elements-held = Elementos con tus unidades
wc-goal-neighbour = { $seat }, a tu izquierda, pierde su ciudad
wc-goal-cures = Compra tu carta en las tres tiendas y ten { $target } puntos de victoria cuando acabe un paso
wc-goal-cures-bought = Tus cartas de las tiendas
