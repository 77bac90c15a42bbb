# Magpies.
title-magpies = Magpies: feathers, and things that shine.
draw-feather = A feather is drawn
roll-trinket = What the trinket is worth is rolled
bid = The trinket is worth { $trinket }. Which feather do you lay?
event-won = { $who } lays { $feather } and takes the trinket worth { $trinket }.
magpies-won = The winner is { $who }, with trinkets worth { $worth }.
too-many-magpies = There are feathers for three magpies, not for { $given }.
