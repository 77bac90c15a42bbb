# Hva som kan velges til et slag: folk og gjenstander til portaler.

hr-about-new-lilliput = En liten hær med gode offiserer: solid i nærkamp, og enda bedre med en leder i nærheten.
hr-about-gremlins = Elektrisitet og lynavledere: De skyter mest og lengst, bak Filledukker som kan ofres.
hr-about-fair-folk = Feer, kentaurer, nymfer og en dragerytter: raskest av alle, og sterkest i ånd.
hr-about-freeloaders = Synåler og flaskekorker: flest karakterer for hver stjerne, og ingen vet hva de finner på.
hr-about-lords-of-dust = Godt utstyrt og organisert: trege, med det beste forsvaret.
hr-portal-about-stand = { LENGTH($height) } høy; figurer kan stå oppå.
hr-portal-about-plain = { LENGTH($height) } høy; ingen figur kan stå oppå.
