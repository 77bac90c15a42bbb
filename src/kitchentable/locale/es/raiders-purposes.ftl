# What suggested moves and places of Home Raiders are good for.

hr-purpose = { $what } ({ LENGTH($far) }), { $cover }
hr-purpose-contact = Hasta el contacto con { NOUN($enemy, as: "el") }
hr-purpose-leave = Lejos { NOUN($enemy, as: "del") }
hr-purpose-marker = Hasta el marcador { $number }
hr-purpose-at = Hasta { NOUN($object, as: "el") }
hr-purpose-towards = Hacia { NOUN($about, as: "el") }
hr-purpose-back = Apartándose { NOUN($about, as: "del") }
hr-purpose-aside = Hacia un lado
hr-purpose-beside = junto { NOUN($object, as: "al") }
hr-purpose-from = a { LENGTH($distance) } de tu Portal, { $way }
hr-purpose-open = a plena vista
hr-purpose-cover = a cubierto tras { NOUN($behind, as: "el") }
hr-purpose-partly = en parte a cubierto
hr-purpose-hidden = fuera de la vista
hr-purpose-alone = sin enemigos alrededor
hr-purpose-the-marker = marcador { $number }
    .g = m
hr-purpose-both = { NOUN($first, as: "El") }, { $second }
hr-option-spot = { $where }, a { LENGTH($distance) } de tu Portal
hr-purpose-portal = en contacto con tu Portal, { $way }
