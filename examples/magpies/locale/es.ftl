# Urracas.
title-magpies = Urracas: plumas y cosas que brillan.
draw-feather = Se roba una pluma
roll-trinket = Se tira cuánto vale el tesoro
bid = El tesoro vale { $trinket }. ¿Qué pluma pones?
event-won = { $who } pone la { $feather } y se lleva el tesoro que vale { $trinket }.
magpies-won = Gana { $who }, con tesoros por valor de { $worth }.
too-many-magpies = Hay plumas para tres urracas, no para { $given }.
