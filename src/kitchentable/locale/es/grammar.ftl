# Las formas de los sustantivos en las frases; locale/nouns.py explica su uso.
# $g: m, f; fa: femenino con a tónica (el hada, las hadas); proper: nombre propio, sin artículo. $number: one, many.

noun-one = { $one }
noun-many = { $many }
noun-ningun = { $g ->
    [proper] { $one }
    [f] ninguna { $one }
   *[other] ningún { $one }
}
noun-el = { $g ->
    [proper] { $name }
    [fa] { $number ->
        [many] las { $name }
       *[one] el { $name }
    }
    [f] { $number ->
        [many] las { $name }
       *[one] la { $name }
    }
   *[other] { $number ->
        [many] los { $name }
       *[one] el { $name }
    }
}
noun-al = { $g ->
    [proper] a { $name }
    [fa] { $number ->
        [many] a las { $name }
       *[one] al { $name }
    }
    [f] { $number ->
        [many] a las { $name }
       *[one] a la { $name }
    }
   *[other] { $number ->
        [many] a los { $name }
       *[one] al { $name }
    }
}
noun-del = { $g ->
    [proper] de { $name }
    [fa] { $number ->
        [many] de las { $name }
       *[one] del { $name }
    }
    [f] { $number ->
        [many] de las { $name }
       *[one] de la { $name }
    }
   *[other] { $number ->
        [many] de los { $name }
       *[one] del { $name }
    }
}
noun-los = { $g ->
    [proper] { $many }
    [fa] las { $many }
    [f] las { $many }
   *[other] los { $many }
}
noun-un = { $g ->
    [proper] { $one }
    [fa] un { $one }
    [f] una { $one }
   *[other] un { $one }
}
noun-commas = { $name }
