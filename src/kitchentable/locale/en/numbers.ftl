# Several of a kind, counted in words: two workers.

noun-counted = { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $count }
} { $plural ->
    [no] copies of { $many }
   *[other] { $many }
}
