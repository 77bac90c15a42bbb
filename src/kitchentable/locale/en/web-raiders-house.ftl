# The house map of Home Raiders in the browser.

web-hr-house-more = One game in every room: the winner marks the room, and the player with most rooms at the end wins the house.
web-hr-house-new = A new house
web-hr-house-rooms = Rooms
web-hr-house-begin = Begin
web-hr-house-known = Your houses
web-hr-house-others = Other houses
web-hr-house-owned = { $name } owns it
web-hr-house-open = not played yet
web-hr-house-drawn = a draw, to be played again
web-hr-house-under-way = a game in progress
web-hr-house-play = Play here
web-hr-house-go-on = Play on
web-hr-house-won = { $name } has won the house.
web-hr-house-shared = You share the house.
web-hr-house-count =
    { $count ->
        [one] { $count } room
       *[other] { $count } rooms
    }
