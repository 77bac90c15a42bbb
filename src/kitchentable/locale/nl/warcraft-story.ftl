# Warcraft: kopjes van het verhaal, en meer dingen in één regel ervan.

wc-heading-move = Verplaatsfase van { $seat }
wc-heading-harvest = Delffase
wc-heading-deploy = Inzetfase
wc-heading-spend = Aanschaffase
wc-moved-together = { $seat } verplaatst { NOUN($kinds, as: "counted", single: "een") } van { $start } naar { $to }.
wc-deployed-together = { $seat } zet { NOUN($kinds, as: "counted", single: "een") } in op { $space }.
wc-building-finished-together = { $seat } voltooit { NOUN($kinds, as: "counted", single: "een") }.
wc-trained-together = { $seat } leidt { NOUN($kinds, as: "counted", single: "een") } op voor { $wood ->
        [0] { $gold } goud
       *[other] { $gold } goud en { $wood } hout
    }.
wc-building-begun-together = { $seat } begint aan { NOUN($kinds, as: "counted", single: "een") } voor { $wood ->
        [0] { $gold } goud
       *[other] { $gold } goud en { $wood } hout
    }.
wc-cards-drawn = { $seat } trekt { $number ->
        [one] een kaart
       *[other] { $number } kaarten
    }.
wc-cards-drawn-open = { $seat } trekt { NOUN($cards, as: "counted", single: "one") }.
wc-creep-hit-together = { NOUN($creep, as: "De") } op { $space } verliest { $number ->
        [one] één dobbelsteen
       *[other] { $number } dobbelstenen
    }.
