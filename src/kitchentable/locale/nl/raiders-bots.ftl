# Home Raiders: waarom de computer deed wat hij deed.

hr-why-activate =
    { NOUN($troop, as: "De") } { NOUN($troop, ask: "number") ->
        [many] hebben
       *[one] heeft
    } nu het meest te doen of te vrezen.
hr-why-stand =
    { NOUN($troop, as: "De") } { NOUN($troop, ask: "number") ->
        [many] kunnen
       *[one] kan
    } niets doen voordat iedereen weer overeind staat.
hr-why-close =
    { NOUN($troop, as: "De") } { NOUN($troop, ask: "number") ->
        [many] slaan
       *[one] slaat
    } toe: deze aanvallen leveren meer op dan welke beweging ook.
hr-why-ranged = Schieten op { NOUN($target, as: "de") } levert het meest op.
hr-why-spirit = Een geesteskrachtmeting levert het meest op.
hr-why-generic = Dit is een actie waard.
hr-why-regroup = De eenheid moet zich hergroeperen.
hr-why-wait = Niets wat nu kan, zou de stelling verbeteren.
hr-why-goal = Het doel ligt die kant op, en de tijd dringt.
hr-why-contact = Vanaf daar kunnen we { NOUN($troop, as: "de") } meteen aanvallen.
hr-why-advance = Dichter bij { NOUN($troop, as: "de") } zijn er meer aanvallen mogelijk.
hr-why-sight = Vanaf daar krijgen we iemand in het vizier.
hr-why-place = Daar zijn dekking, gevaar en doel het best in balans.
hr-why-deed = Van wie nog moet handelen heeft niemand betere kansen dan { NOUN($who, as: "de") }.
hr-why-mode = Op deze manier is de aanval het meest waard.
hr-why-free = Het kost niets, en dit doelwit is het meest waard.
hr-why-ground = Dekking zoeken bespaart meer dan de actie die opstaan kost.
hr-why-least = Dit wordt het minst gemist.
hr-why-nothing-lost = Er is niets mee te verliezen.
hr-why-fervour = De wond komt te laat om nog uit te maken.
hr-why-shove = Daar richt de vijand de minste schade aan.
hr-why-join = Deze eenheid vecht op de manier die haar nieuwe metgezel het best kan leiden.
hr-why-dearest = De duurste vijand is een eed waard.
hr-why-deploy = Vanaf hier is de weg naar de overkant het kortst.
hr-why-marker = Zo dicht bij onze kant en zo ver van de hunne als mag.
hr-why-push = Daar hebben wij er meer aan.
hr-why-relocate = Er is een betere plek rond dezelfde vijand, en onderweg geen vrije aanval.
hr-why-aside = Daar staat niemand van ons in de weg.
