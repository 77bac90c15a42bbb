# De vormen van zelfstandige naamwoorden in zinnen; locale/nouns.py legt het gebruik uit.
# $g: het; v: een de-woord waar zij bij hoort; enig: er is er maar één van, dus nooit een; proper: eigennaam
# zonder lidwoord; anders de. $number: one, many.

noun-one = { $one }
noun-many = { $many }
noun-elk = { $g ->
    [het] elk { $one }
   *[other] elke { $one }
}
noun-de = { $g ->
    [proper] { $name }
    [het] { $number ->
        [many] de { $name }
       *[one] het { $name }
    }
   *[other] de { $name }
}
noun-de-veel = { $g ->
    [proper] { $many }
   *[other] de { $many }
}
noun-een = { $g ->
    [proper] { $one }
    [enig] de { $one }
   *[other] een { $one }
}
noun-van = { $g ->
    [proper] van { $name }
    [het] { $number ->
        [many] van de { $name }
       *[one] van het { $name }
    }
   *[other] van de { $name }
}
noun-commas = { $name }
