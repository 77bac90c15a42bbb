# What suggested moves and places of Home Raiders are good for.

hr-purpose = { $what } ({ LENGTH($far) }), { $cover }
hr-purpose-contact = Into contact with { NOUN($enemy, as: "the") }
hr-purpose-leave = Away from { NOUN($enemy, as: "the") }
hr-purpose-marker = To marker { $number }
hr-purpose-at = To { NOUN($object, as: "the") }
hr-purpose-towards = Towards { NOUN($about, as: "the") }
hr-purpose-back = Back from { NOUN($about, as: "the") }
hr-purpose-aside = To the side
hr-purpose-beside = beside { NOUN($object, as: "the") }
hr-purpose-from = { LENGTH($distance) } from your Portal, { $way }
hr-purpose-open = in plain sight
hr-purpose-cover = in cover behind { NOUN($behind, as: "the") }
hr-purpose-partly = partly hidden
hr-purpose-hidden = out of sight
hr-purpose-alone = with no enemy around
hr-purpose-the-marker = marker { $number }
hr-purpose-both = { NOUN($first, as: "The") }, { $second }
hr-option-spot = { $where }, { LENGTH($distance) } from your Portal
hr-purpose-portal = touching your Portal, { $way }
