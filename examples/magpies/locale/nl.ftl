# Eksters.
title-magpies = Eksters: veren en dingen die glimmen.
draw-feather = Er wordt een veer getrokken
roll-trinket = Er wordt gegooid wat het kleinood waard is
bid = Het kleinood is { $trinket } waard. Welke veer leg je?
event-won = { $who } legt { $feather } en pakt het kleinood van { $trinket }.
magpies-won = De winnaar is { $who }, met kleinoden ter waarde van { $worth }.
too-many-magpies = Er zijn veren voor drie eksters, niet voor { $given }.
