# The hints of the guided first game of Home Raiders.

web-hr-guide = En lapp
web-hr-guide-pearl = Hver tropp har en perle i denne posen. En er trukket, og den er din: det er din tur.
web-hr-guide-activate = Velg hvem som handler: Stavbærerne skyter, Filledukkene slåss på nært hold. Klikk på en figur og så på knappen; eller trykk N og Enter.
web-hr-guide-action = Alle i denne troppen har to handlinger. Dra en figur, så følger enheten med; eller velg noe annet fra lista.
web-hr-guide-move = Det lyse området er alt de kan nå, rundt det som er i veien. Dra en figur dit, eller trykk på den og så på et sted. Med taster: Enter, så piltastene.
web-hr-guide-cover = Det går streker til hver fiende: grønn er helt synlig, gul er delvis dekning, prikket er skjult. Det som dekker deg, dekker dem også. Ingenting gjelder før «Flytt hit».
web-hr-guide-attack = En rød ring: du kan angripe. Pek på den og se sjansen og hvordan den blir til. Slår angrepet flere ACE enn forsvaret, blir det sår.
web-hr-guide-goal = Dette er portalen deres, og det er den det handler om: etter runde 6 vinner den som har flest figurer inntil den andres portal. Løp!
web-hr-guide-end = Mer trenger du ikke. Bordet forklarer resten underveis, og hvert nummer åpner regelen sin. Kos deg med slutten av spillet.
web-hr-guide-next = Skjønner
web-hr-guide-finish = Spill videre
web-hr-guide-leave = Ingen flere lapper
