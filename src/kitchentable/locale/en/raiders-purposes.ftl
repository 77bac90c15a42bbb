# What suggested moves and places of Home Raiders are good for.

hr-purpose = { $what }, { $cover }
hr-purpose-contact = into contact with { $enemy }
hr-purpose-leave = away from { $enemy }
hr-purpose-marker = to marker { $number }
hr-purpose-at = to { $object }
hr-purpose-towards = towards { $about }
hr-purpose-back = back from { $about }
hr-purpose-aside = to the side
hr-purpose-beside = beside { $object }
hr-purpose-from = { $distance }" from your Portal
hr-purpose-place = { $parts } (at { $x }, { $y })
hr-purpose-open = in plain sight
hr-purpose-cover = in cover behind { $behind }
hr-purpose-partly = partly hidden
hr-purpose-hidden = out of everybody’s sight
hr-purpose-alone = with nobody around
hr-purpose-the-marker = marker { $number }
