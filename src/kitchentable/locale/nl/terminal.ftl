# Een spel in de terminal.

terminal-start = Typ het nummer van een antwoord. Met ? zie je wat je nog meer kunt typen.
terminal-help =
    getal    dat antwoord geven
    p1, p2   passen, en in die tijd niet meer gevraagd worden
    u        je laatste antwoord ongedaan maken
    i        wat je ongevraagd mag doen; i 2 doet het
    v        de tafel nog eens tonen, met uitleg van de tekens
    c A1     de kaart van een stuk tonen, met het teken dat het op de plattegrond heeft
    o 2      hoe de kansen van antwoord 2 tot stand komen
    d        wat er het laatst gebeurde, met dobbelstenen, redenen en regels
    r { $rule } een regel tonen
    w        waarom de bots deden wat ze deden
    s BESTAND het spel bewaren
    q        stoppen
terminal-no = Nee: { $why }
hand-over = { $who }, jij bent aan de beurt. Druk op Enter als je alleen achter het scherm zit.
dice = Dobbelstenen
type-dice = Typ wat je hebt gegooid, in deze volgorde: { $dice }
type-place = Of typ een plaats in inches, zoals 2,5 10
type-moves = Of typ routes in inches, elk stuk met zijn teken, zoals A1: 2,5 10 > 3 11; A2: 4 11
type-number = Typ een getal van 1 tot en met { $most }.
type-route = ‘{ $given }’ moet een speelstuk zijn, dan een dubbele punt, en dan de plekken waar het langskomt.
type-inches = ‘{ $given }’ is geen lengte in inches, zoals 2,5.
type-what = ‘{ $given }’ is hier geen antwoord; typ het nummer van een antwoord, of ? voor hulp.
pass-until = passen en het me { $what } niet meer vragen
undone = Teruggenomen.
saved = Opgeslagen in { $file }.
save-where = Zeg erbij waar: s BESTAND
goodbye = Tot de volgende keer.
goodbye-saved = Tot de volgende keer. Met ‘kitchentable play --resume { $file }’ ga je hier verder.
sealed-start = Deze dobbelstenen zijn achteraf te controleren. Noteer het zegel: { $commitment }
sealed-end = Met ‘kitchentable verify { $file }’ controleer je de dobbelstenen van deze partij.
no-odds-here = Voor dit antwoord valt er geen kans uit te rekenen.
