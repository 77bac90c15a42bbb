# A game in the terminal.

terminal-start = Type the number of an answer. ? shows what else you can type.
terminal-help =
    number   give that answer
    p1, p2   pass, and not be asked for as long as it says
    u        undo your last answer
    i        what you may do unasked; i 2 does it
    v        show the table again, with its signs explained
    c A1     show the card of a piece, by the sign it has on the map
    o 2      how the chances of answer 2 come about
    d        what happened last, with its dice, reasons and rules
    r { $rule } show a rule
    w        why the bots did what they did
    s FILE   save the game
    q        stop
terminal-no = No: { $why }
hand-over = { $who }, it is your turn. Press Enter when you are alone at the screen.
dice = Dice
type-dice = Type what you rolled, in this order: { $dice }
type-place = Or type a place in inches, such as 2.5 10
type-moves = Or type routes in inches, each piece by its sign, such as A1: 2.5 10 > 3 11; A2: 4 11
type-number = Type a number from 1 to { $most }.
type-route = “{ $given }” should be a piece, a colon, and the places it passes.
type-inches = “{ $given }” is not a length in inches, such as 2.5.
type-what = “{ $given }” is no answer here; type the number of one, or ? for help.
pass-until = pass, and do not ask me again { $what }
undone = Taken back.
saved = Saved in { $file }.
save-where = Say where: s FILE
goodbye = Until next time.
goodbye-saved = Until next time. “kitchentable play --resume { $file }” goes on from here.
sealed-start = These dice can be checked afterwards. Note the commitment: { $commitment }
sealed-end = “kitchentable verify { $file }” checks the dice of this game.
no-odds-here = There are no chances to work out for this answer.
