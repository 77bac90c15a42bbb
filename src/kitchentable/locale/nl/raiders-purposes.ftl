# What suggested moves and places of Home Raiders are good for.

hr-purpose = { $what }, { $cover }
hr-purpose-contact = tot tegen { $enemy }
hr-purpose-leave = weg van { $enemy }
hr-purpose-marker = naar fiche { $number }
hr-purpose-at = tot bij { $object }
hr-purpose-towards = in de richting van { $about }
hr-purpose-back = terug, weg van { $about }
hr-purpose-aside = opzij
hr-purpose-beside = naast { $object }
hr-purpose-from = { $distance }" van je Poort
hr-purpose-place = { $parts } (op { $x }, { $y })
hr-purpose-open = vol in zicht
hr-purpose-cover = in dekking achter { $behind }
hr-purpose-partly = deels in dekking
hr-purpose-hidden = uit ieders zicht
hr-purpose-alone = met niemand in de buurt
hr-purpose-the-marker = fiche { $number }
