# What suggested moves and places of Home Raiders are good for.

hr-purpose = { $what } ({ LENGTH($far) }), { $cover }
hr-purpose-contact = I kontakt med { NOUN($enemy, as: "den") }
hr-purpose-leave = Bort fra { NOUN($enemy, as: "den") }
hr-purpose-marker = Til markør { $number }
hr-purpose-at = Bort til { NOUN($object, as: "den") }
hr-purpose-towards = Mot { NOUN($about, as: "den") }
hr-purpose-back = Trekk deg tilbake fra { NOUN($about, as: "den") }
hr-purpose-aside = Til siden
hr-purpose-beside = ved siden av { NOUN($object, as: "den") }
hr-purpose-from = { LENGTH($distance) } fra Portalen din, { $way }
hr-purpose-open = helt synlig
hr-purpose-cover = i dekning bak { NOUN($behind, as: "den") }
hr-purpose-partly = delvis i dekning
hr-purpose-hidden = ute av syne
hr-purpose-alone = uten fiender i nærheten
hr-purpose-the-marker = markør { $number }
hr-purpose-both = { NOUN($first, as: "Den") }, { $second }
hr-option-spot = { $where }, { LENGTH($distance) } fra Portalen din
hr-purpose-portal = helt inntil Portalen din, { $way }
