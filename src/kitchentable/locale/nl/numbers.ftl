# Several of a kind, counted in words: two workers.

noun-counted = { $count ->
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
    [11] elf
    [12] twaalf
   *[other] { $count }
} { $plural ->
    [no] exemplaren van { $many }
   *[other] { $many }
}
