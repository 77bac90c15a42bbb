# Several of a kind, counted in words: two workers.

noun-counted = { $count ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
   *[other] { $count }
} { $plural ->
    [no] copias de { $many }
   *[other] { $many }
}
