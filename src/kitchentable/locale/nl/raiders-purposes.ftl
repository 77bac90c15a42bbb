# What suggested moves and places of Home Raiders are good for.

hr-purpose = { $what } ({ LENGTH($far) }), { $cover }
hr-purpose-contact = In contact met { NOUN($enemy, as: "de") }
hr-purpose-leave = Weg van { NOUN($enemy, as: "de") }
hr-purpose-marker = Naar fiche { $number }
hr-purpose-at = Naar { NOUN($object, as: "de") }
hr-purpose-towards = In de richting { NOUN($about, as: "van") }
hr-purpose-back = Terugtrekken { NOUN($about, as: "van") }
hr-purpose-aside = Opzij
hr-purpose-beside = naast { NOUN($object, as: "de") }
hr-purpose-from = { LENGTH($distance) } van je Poort, { $way }
hr-purpose-open = vol in zicht
hr-purpose-cover = in dekking achter { NOUN($behind, as: "de") }
hr-purpose-partly = deels in dekking
hr-purpose-hidden = uit het zicht
hr-purpose-alone = zonder vijand in de buurt
hr-purpose-the-marker = fiche { $number }
hr-purpose-both = { NOUN($first, as: "De") }, { $second }
hr-option-spot = { $where }, { LENGTH($distance) } van je Poort
hr-purpose-portal = tegen je Poort, { $way }
