# The hints of the guided first game of Home Raiders.

web-hr-guide = Tip
web-hr-guide-pearl = Elke troep heeft een parel in deze zak. Er is er een getrokken, en die is van jou: jouw beurt.
web-hr-guide-activate = Kies wie iets doet: de Stafdragers schieten, de Voddenmannen vechten hand tot hand. Klik op een personage en dan op de knop; of druk op N en Enter.
web-hr-guide-action = Iedereen in deze troep heeft twee acties. Versleep een personage en de eenheid gaat mee; of kies iets anders uit de lijst.
web-hr-guide-move = Het lichte vlak is alles waar ze kunnen komen, om wat in de weg staat heen. Sleep een personage daarheen, of tik erop en dan op een plek. Met toetsen: Enter, dan de pijltjes.
web-hr-guide-cover = Er lopen lijnen naar elke vijand: groen is vol in zicht, oranje is gedeeltelijke dekking, gestippeld is verborgen. Wat jou dekt, dekt hen ook. Niets telt vóór ‘Hierheen’.
web-hr-guide-attack = Een rode ring: je kunt aanvallen. Wijs ernaar en zie de kans en waar die vandaan komt. Gooit de aanval meer Azen dan de verdediging, dan is het raak.
web-hr-guide-goal = Dit is hun Poort, en daar gaat het om: na ronde 6 wint wie de meeste personages tegen de Poort van de ander heeft staan. Rennen!
web-hr-guide-end = Meer heb je niet nodig. De tafel legt de rest onderweg uit, en elk nummer opent zijn regel. Veel plezier met het einde van het spel.
web-hr-guide-next = Duidelijk
web-hr-guide-finish = Verder spelen
web-hr-guide-leave = Geen tips meer
