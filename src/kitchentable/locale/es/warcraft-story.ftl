# Warcraft: títulos de la historia, y varias cosas en una de sus líneas.

wc-heading-move = Paso de movimiento de { $seat }
wc-heading-harvest = Paso de recolección
wc-heading-deploy = Paso de despliegue
wc-heading-spend = Paso de gasto
wc-moved-together = { $seat } mueve { NOUN($kinds, as: "counted", single: "un") } de { $start } a { $to }.
wc-deployed-together = { $seat } despliega { NOUN($kinds, as: "counted", single: "un") } en { $space }.
wc-building-finished-together = { $seat } termina { NOUN($kinds, as: "counted", single: "un") }.
wc-trained-together = { $seat } entrena { NOUN($kinds, as: "counted", single: "un") } por { $wood ->
        [0] { $gold } de oro
       *[other] { $gold } de oro y { $wood } de madera
    }.
wc-building-begun-together = { $seat } empieza { NOUN($kinds, as: "counted", single: "un") } por { $wood ->
        [0] { $gold } de oro
       *[other] { $gold } de oro y { $wood } de madera
    }.
wc-cards-drawn = { $seat } roba { $number ->
        [one] una carta
       *[other] { $number } cartas
    }.
wc-cards-drawn-open = { $seat } roba { NOUN($cards, as: "counted", single: "one") }.
wc-creep-hit-together = { NOUN($creep, as: "El") } de { $space } pierde { $number ->
        [one] un dado
       *[other] { $number } dados
    }.
