# Leksjoner: siden som lister dem opp, og lappen som leder gjennom en leksjon.

no-such-lesson = Det finnes ingen leksjon «{ $name }» i { $game }.
lessons-title = Lær { $game }
lessons-about = Fem korte leksjoner, og hver slutter med noe du har fått til selv. Så et første helt spill med tips. Avbryt, gjenta eller hopp over som du vil.
lessons-minutes = { $minutes ->
    [one] Høyst 1 minutt
   *[other] Høyst { $minutes } minutter
}
lessons-begin = Begynn
lessons-repeat = Gjenta
lessons-achieved = Gjort
lessons-step = Trinn { $step } av { $of }
lessons-note = Leksjon: { $lesson }
lessons-arranged = Terningene i denne leksjonen er ordnet, så du får se hva som kan skje. I et spill er de tilfeldige.
lessons-watch = Se på nå: Det er de andres tur.
lessons-won = Klart det!
lessons-lost = Ikke ennå
lessons-retry = Prøv igjen
lessons-next = Neste leksjon
lessons-all = Alle leksjoner
lessons-leave = Forlat leksjonen
lessons-smaller = Brett sammen lappen
lessons-larger = Brett ut lappen
lessons-hint = Et tips
lessons-read = Skjønner
lessons-no-more = Ingen flere tips
lessons-teaches = Lær steg for steg
