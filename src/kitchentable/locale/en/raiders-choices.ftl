# What can be chosen for a raid: peoples and objects for Portals.

hr-about-new-lilliput = A small army with good officers: solid in close combat, and better still with a Leader at hand.
hr-about-gremlins = Electricity and lightning rods: they shoot most and furthest, behind Ragmen who are there to be lost.
hr-about-fair-folk = Fairies, centaurs, nymphs and a dragon rider: the fastest of all, and the strongest in Spirit.
hr-about-freeloaders = Sewing needles and bottle tops: the most characters for a Star, and nobody knows what they do next.
hr-about-lords-of-dust = Well equipped and organised: slow, with the best Defence.
hr-portal-about-stand = { LENGTH($height) } high; characters can stand on it.
hr-portal-about-plain = { LENGTH($height) } high; no character can stand on it.
hr-option-set-white = The white set
hr-option-set-red = The red set
hr-option-set-black = The black set
hr-option-set-all = All the dice
