# Hva som kan velges til et spill Warcraft: valg og brett.

wc-option-about-strategic = For to lag: Spillet slutter ved 20 poeng i stedet for 30.
wc-option-about-racial = Hver rase kan noe de andre ikke kan: bygge sammen, la trær gå, la byer skyte, la de døde sanke tømmer.
wc-option-about-creeps = Nøytrale monstre vokter steder på brettet, og den som slår dem, får en belønning.
wc-option-about-heroes = Hver spiller har en helt med evner. Helten blir sterkere av å slåss mot monstre.
wc-option-about-research = Kort kjøpes i stedet for å trekkes i slag.
wc-option-about-draining = Gruver og skoger har et lager som alle ser, og ingen terning avgjør høsten.
wc-option-about-hidden = Hva en gruve eller skog inneholder, viser seg først ved høsting, og ingen terning avgjør det.
wc-about-main-game = Ingen særregler: et kappløp om seierspoeng med byer, utposter og målfelt.
wc-board-about-usual = Slik boken legger det for dette antallet spillere.
wc-board-about-two-lakes = Vann i midten: Den som ikke har flygere, går rundt.
wc-board-about-four-lakes = Innsjøer mellom fire riker, med smale passasjer mellom dem.
