# The house map of Home Raiders in the browser.

web-hr-house-more = A game in every room: whoever wins marks the room with their symbol, and whoever has most rooms in the end owns the house.
web-hr-house-new = A new house
web-hr-house-rooms = Rooms
web-hr-house-begin = Begin
web-hr-house-known = Your houses
web-hr-house-others = Other houses
web-hr-house-owned = { $name } owns it
web-hr-house-open = nobody has played here
web-hr-house-drawn = drawn, to be played again
web-hr-house-under-way = a game under way
web-hr-house-play = Play here
web-hr-house-go-on = Play on
web-hr-house-won = { $name } owns the house.
web-hr-house-shared = You share the house.
web-hr-house-count =
    { $count ->
        [one] { $count } room
       *[other] { $count } rooms
    }
