# Formene av substantiv i setninger; locale/nouns.py forklarer bruken.
# $g: et, ei; proper: egennavn uten artikkel; eneste: det finnes bare én, så aldri en; ellers en. $def, $defs: bestemt form i entall og flertall.

noun-one = { $one }
noun-many = { $many }
noun-ingen = { $g ->
    [et] ikke noe { $one }
   *[other] ingen { $one }
}
noun-hver = { $g ->
    [et] hvert { $one }
   *[other] hver { $one }
}
noun-den = { $number ->
    [many] { $defs }
   *[one] { $def }
}
noun-de = { $defs }
noun-en = { $g ->
    [proper] { $one }
    [eneste] { $def }
    [et] et { $one }
    [ei] ei { $one }
   *[other] en { $one }
}
noun-til = { $number ->
    [many] til { $defs }
   *[one] til { $def }
}
noun-commas = { $name }
