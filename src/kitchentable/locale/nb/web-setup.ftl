# Å sette opp et spill: en setning til alt som kan velges.

web-about-seat-here = En person ved denne skjermen; er dere flere, sender dere den videre.
web-about-seat-link = Du får en lenke til en venn, som kan spille hvor som helst.
web-about-bot-regular = Veier hvert trekk og spiller for å vinne: den sterkeste motstanderen her.
web-about-bot-rusher = Løper rett mot deg og slåss: lett å forutse, fin å lære nærkamp av.
web-about-bot-camper = Blir i dekning og skyter: fin å lære å rykke fram av.
web-about-bot-random = Gjør et hvilket som helst lovlig trekk: til å prøve ut ting i ro og mak.
web-about-drawn = Trekkes når spillet begynner.
web-about-own = Et lag som er laget i denne nettleseren.
web-about-dice-sealed = Programmet kaster. Terningene forsegles før spillet og kan kontrolleres etterpå.
web-about-dice-physical = Dere kaster ekte terninger og forteller programmet hva de viser.
web-about-clock-none = Alle tar den tiden de trenger.
web-raiders-about-stars = Så mye kan lagene koste: 3 gir et raskt spill, 6 et vanlig, 10 et langt.
web-raiders-about-level-advanced = Alle reglene, med alle evnene på kortene.
web-raiders-about-level-basic = Reglene uten delene med tannhjul: for de første spillene.
web-warcraft-about-target = Færre poeng gir et kortere spill; boken spiller til 15, eller til 30 med to lag.
web-warcraft-about-turns = Etter så mange turer vinner siden med flest poeng.
web-warcraft-about-expansion = Nye kort og regler; alle alternativene nedenfor tar med utvidelsen.
web-pick = Velg
