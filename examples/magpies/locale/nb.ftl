# Skjærer.
title-magpies = Skjærer: fjær og ting som glitrer.
draw-feather = En fjær trekkes
roll-trinket = Det kastes om hva smykket er verdt
bid = Smykket er verdt { $trinket }. Hvilken fjær legger du?
event-won = { $who } legger { $feather } og tar smykket som er verdt { $trinket }.
magpies-won = Vinneren er { $who }, med smykker verdt { $worth }.
too-many-magpies = Det er fjær til tre skjærer, ikke til { $given }.
