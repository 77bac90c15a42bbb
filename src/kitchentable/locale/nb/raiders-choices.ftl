# Hva som kan velges til et slag: raser og objekter til portaler.

hr-about-new-lilliput = En liten hær med gode offiserer: solid i nærkamp, og enda bedre med en Leder i nærheten.
hr-about-gremlins = Elektrisitet og lynavledere: De skyter mest og lengst, bak Filledukker som kan ofres.
hr-about-fair-folk = Alver, kentaurer, nymfer og en dragerytter: raskest av alle, og sterkest i Vilje.
hr-about-freeloaders = Synåler og bruskorker: flest karakterer for hver Stjerne, og ingen vet hva de finner på.
hr-about-lords-of-dust = Godt utstyrt og organisert: trege, med det beste forsvaret.
hr-portal-about-stand = { LENGTH($height) } høyt; karakterer kan stå oppå.
hr-portal-about-plain = { LENGTH($height) } høyt; ingen kan stå oppå.
hr-option-set-white = Det hvite settet
hr-option-set-red = Det røde settet
hr-option-set-black = Det svarte settet
hr-option-set-all = Alle terningene
