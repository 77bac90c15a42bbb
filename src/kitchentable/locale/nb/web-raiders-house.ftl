# The house map of Home Raiders in the browser.

web-hr-house-more = Ett spill i hvert rom: Vinneren setter merket sitt der, og den som har flest rom til slutt, vinner huset.
web-hr-house-new = Et nytt hus
web-hr-house-rooms = Rom
web-hr-house-begin = Begynn
web-hr-house-known = Dine hus
web-hr-house-others = Andre hus
web-hr-house-owned = { $name } eier det
web-hr-house-open = ingen har spilt her
web-hr-house-drawn = uavgjort, spilles om igjen
web-hr-house-under-way = et spill er i gang
web-hr-house-play = Spill her
web-hr-house-go-on = Spill videre
web-hr-house-won = { $name } vinner huset.
web-hr-house-shared = Dere deler huset.
web-hr-house-count =
    { $count ->
        [one] { $count } rom
       *[other] { $count } rom
    }
