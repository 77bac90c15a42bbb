# What suggested moves and places of Home Raiders are good for.

hr-purpose = { $what }, { $cover }
hr-purpose-contact = inntil { $enemy }
hr-purpose-leave = bort fra { $enemy }
hr-purpose-marker = til markør { $number }
hr-purpose-at = helt til { $object }
hr-purpose-towards = mot { $about }
hr-purpose-back = tilbake, vekk fra { $about }
hr-purpose-aside = til siden
hr-purpose-beside = ved siden av { $object }
hr-purpose-from = { $distance }" fra Portalen din
hr-purpose-place = { $parts } (ved { $x }, { $y })
hr-purpose-open = helt synlig
hr-purpose-cover = i dekning bak { $behind }
hr-purpose-partly = delvis i dekning
hr-purpose-hidden = ute av syne for alle
hr-purpose-alone = uten noen i nærheten
hr-purpose-the-marker = markør { $number }
