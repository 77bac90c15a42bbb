# Warcraft: headings of the story, and several things in one of its lines.

wc-heading-move = { NOUN($seat, as: "Of") } Move Step
wc-heading-harvest = Harvest Step
wc-heading-deploy = Deploy Step
wc-heading-spend = Spend Step
wc-moved-together = { $seat } moves { NOUN($kinds, as: "counted", single: "a") } from { $start } to { $to }.
wc-deployed-together = { $seat } deploys { NOUN($kinds, as: "counted", single: "a") } at { $space }.
wc-building-finished-together = { $seat } finishes { NOUN($kinds, as: "counted", single: "a") }.
wc-trained-together = { $seat } trains { NOUN($kinds, as: "counted", single: "a") } for { $wood ->
        [0] { $gold } gold
       *[other] { $gold } gold and { $wood } wood
    }.
wc-building-begun-together = { $seat } starts { NOUN($kinds, as: "counted", single: "a") } for { $wood ->
        [0] { $gold } gold
       *[other] { $gold } gold and { $wood } wood
    }.
wc-cards-drawn = { $seat } draws { $number ->
        [one] a card
       *[other] { $number } cards
    }.
wc-cards-drawn-open = { $seat } draws { NOUN($cards, as: "counted", single: "one") }.
wc-creep-hit-together = { NOUN($creep, as: "The") } at { $space } loses { $number ->
        [one] one die
       *[other] { $number } dice
    }.
