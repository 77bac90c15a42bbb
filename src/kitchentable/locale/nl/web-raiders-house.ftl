# The house map of Home Raiders in the browser.

web-hr-house-more = In elke kamer een spel: de winnaar zet er zijn teken, en wie aan het eind de meeste kamers heeft, wint het huis.
web-hr-house-new = Een nieuw huis
web-hr-house-rooms = Kamers
web-hr-house-begin = Beginnen
web-hr-house-known = Jouw huizen
web-hr-house-others = Andere huizen
web-hr-house-owned = Van { $name }
web-hr-house-open = hier is nog niet gespeeld
web-hr-house-drawn = gelijkspel, wordt opnieuw gespeeld
web-hr-house-under-way = er wordt gespeeld
web-hr-house-play = Hier spelen
web-hr-house-go-on = Verder spelen
web-hr-house-won = { $name } wint het huis.
web-hr-house-shared = Het huis is van jullie samen.
web-hr-house-count =
    { $count ->
        [one] { $count } kamer
       *[other] { $count } kamers
    }
