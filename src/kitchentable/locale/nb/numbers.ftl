# Several of a kind, counted in words: two workers.

noun-counted = { $count ->
    [2] to
    [3] tre
    [4] fire
    [5] fem
    [6] seks
    [7] sju
    [8] åtte
    [9] ni
    [10] ti
    [11] elleve
    [12] tolv
   *[other] { $count }
} { $plural ->
    [no] eksemplarer av { $many }
   *[other] { $many }
}
