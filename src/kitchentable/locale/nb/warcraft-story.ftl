# Warcraft: overskrifter i historien, og flere ting i én linje av den.

wc-heading-move = Flyttetrinnet til { $seat }
wc-heading-harvest = Høstetrinn
wc-heading-deploy = Utplasseringstrinn
wc-heading-spend = Innkjøpstrinn
wc-moved-together = { $seat } flytter { NOUN($kinds, as: "counted", single: "en") } fra { $start } til { $to }.
wc-deployed-together = { $seat } plasserer ut { NOUN($kinds, as: "counted", single: "en") } på { $space }.
wc-building-finished-together = { $seat } gjør ferdig { NOUN($kinds, as: "counted", single: "en") }.
wc-trained-together = { $seat } trener { NOUN($kinds, as: "counted", single: "en") } for { $wood ->
        [0] { $gold } gull
       *[other] { $gold } gull og { $wood } tømmer
    }.
wc-building-begun-together = { $seat } begynner på { NOUN($kinds, as: "counted", single: "en") } for { $wood ->
        [0] { $gold } gull
       *[other] { $gold } gull og { $wood } tømmer
    }.
wc-cards-drawn = { $seat } trekker { $number ->
        [one] et kort
       *[other] { $number } kort
    }.
wc-cards-drawn-open = { $seat } trekker { NOUN($cards, as: "counted", single: "one") }.
wc-creep-hit-together = { NOUN($creep, as: "Den") } på { $space } mister { $number ->
        [one] én terning
       *[other] { $number } terninger
    }.
