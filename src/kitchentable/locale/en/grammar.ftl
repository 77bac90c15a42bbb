# The forms of nouns in English sentences; locale/nouns.py says how they are used.
# $one, $many: singular and plural; $g: "an" before a vowel, "proper" for names without an article,
# "only" where there is only one, so never "a".

noun-one = { $one }
noun-many = { $many }
noun-whose = { $g ->
    [proper] { $name }’s
   *[other] { $number ->
        [many] the { $name }’
       *[one] the { $name }’s
    }
}
noun-the = { $g ->
    [proper] { $name }
   *[other] the { $name }
}
noun-the-one = { $g ->
    [proper] { $one }
   *[other] the { $one }
}
noun-the-many = { $g ->
    [proper] { $many }
   *[other] the { $many }
}
noun-a = { $g ->
    [proper] { $one }
    [an] an { $one }
    [only] the { $one }
   *[other] a { $one }
}
noun-of = { $number ->
    [many] { $name }’
   *[one] { $name }’s
}
noun-commas = { $name }
