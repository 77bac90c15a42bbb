# Et spill i terminalen.

terminal-start = Skriv nummeret på et svar. ? viser hva annet du kan skrive.
terminal-help =
    tall     gi det svaret
    p1, p2   meld pass, og ikke bli spurt så lenge det står
    u        angre det siste svaret ditt
    i        hva du kan gjøre uoppfordret; i 2 gjør det
    v        vis bordet igjen, med tegnene forklart
    c A1     vis kortet til en brikke, etter tegnet den har på kartet
    o 2      hvordan sjansene for svar 2 blir til
    d        det som skjedde sist, med terninger, grunner og regler
    r { $rule } vis en regel
    w        hvorfor botene gjorde det de gjorde
    s FIL    lagre spillet
    q        slutt
terminal-no = Nei: { $why }
hand-over = { $who }, det er din tur. Trykk Enter når du er alene ved skjermen.
dice = Terninger
type-dice = Skriv hva du kastet, i denne rekkefølgen: { $dice }
type-place = Eller skriv et punkt i tommer, for eksempel 2,5 10
type-moves = Eller skriv ruter i tommer, hver brikke med tegnet sitt, for eksempel A1: 2,5 10 > 3 11; A2: 4 11
type-number = Skriv et tall fra 1 til { $most }.
type-route = «{ $given }» skal være en brikke, et kolon og punktene den går innom.
type-inches = «{ $given }» er ikke en lengde i tommer, som 2,5.
type-what = «{ $given }» er ikke noe svar her; skriv nummeret på et svar, eller ? for å få hjelp.
pass-until = meld pass, og ikke spør meg igjen { $what }
undone = Angret.
saved = Lagret i { $file }.
save-where = Si hvor: s FILE
goodbye = På gjensyn.
goodbye-saved = På gjensyn. «kitchentable play --resume { $file }» fortsetter herfra.
sealed-start = Disse terningene kan kontrolleres etterpå. Noter forseglingskoden: { $commitment }
sealed-end = «kitchentable verify { $file }» kontrollerer terningene i dette partiet.
no-odds-here = Det er ingen sjanser å regne ut for dette svaret.
