# What suggested moves and places of Home Raiders are good for.

hr-purpose = { $what }, { $cover }
hr-purpose-contact = hasta el contacto con { $enemy }
hr-purpose-leave = lejos de { $enemy }
hr-purpose-marker = hasta el marcador { $number }
hr-purpose-at = hasta { $object }
hr-purpose-towards = hacia { $about }
hr-purpose-back = apartándose de { $about }
hr-purpose-aside = hacia un lado
hr-purpose-beside = junto a { $object }
hr-purpose-from = a { $distance }" de tu Portal
hr-purpose-place = { $parts } (en { $x }, { $y })
hr-purpose-open = a plena vista
hr-purpose-cover = a cubierto tras { $behind }
hr-purpose-partly = en parte a cubierto
hr-purpose-hidden = fuera de la vista de todos
hr-purpose-alone = sin nadie alrededor
hr-purpose-the-marker = el marcador { $number }
