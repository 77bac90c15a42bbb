# The hints of the guided first game of Home Raiders.

web-hr-guide = Tips
web-hr-guide-pearl = Hver enhet har en perle i denne posen. En er trukket, og den er din: Det er din tur.
web-hr-guide-activate = Velg hvem som handler: Stavbærerne skyter, Filledukkene slåss i nærkamp. Klikk på en karakter og så på knappen; eller trykk N og Enter.
web-hr-guide-action = Alle i denne enheten har to handlinger. Dra en karakter, så følger Troppen med; eller velg noe annet fra lista.
web-hr-guide-move = Det lyse området er alt de kan nå, rundt det som er i veien. Dra en karakter dit, eller trykk på den og så på et sted. Med taster: Enter, så piltastene.
web-hr-guide-cover = Det går streker til hver fiende: Grønn er helt synlig, gul er delvis dekning, prikket er skjult. Det som dekker deg, dekker dem også. Ingenting gjelder før «Flytt hit».
web-hr-guide-attack = En rød ring: Du kan angripe. Pek på den og se sjansen og hvordan den blir til. Får angrepet flere ACES enn forsvaret, gir det skade.
web-hr-guide-goal = Dette er Portalen deres, og det er den det handler om: Etter runde 6 vinner den som har flest karakterer inntil den andres Portal. Løp!
web-hr-guide-end = Mer trenger du ikke. Bordet forklarer resten underveis, og hvert nummer åpner regelen sin. Kos deg med slutten av spillet.
web-hr-guide-next = Skjønner
web-hr-guide-finish = Spill videre
web-hr-guide-leave = Ingen flere tips
