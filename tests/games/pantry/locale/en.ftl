# The Pantry.

title-pantry = The Pantry: mice, crumbs, and a jar.

card = { $value }
card-back = ▒
seat = { $who }
place = { $x }, { $y } inches
until-raid = in this raid
until-game = in this game

shuffle-deck = The cards are shuffled
fill-jar = The jar is filled
draw-favourite = A favourite card is drawn
bid-which = Which card do you bid?
bid-all = Everybody bids
roll-tie = A tie is rolled off
put-paw = Where on the cloth do you put your paw?
slide-paw = Where do you slide your paw?
rob-whom = Whom do you rob?
roll-raid = The raid is rolled
guard = The raid stands at { $total }. Do you play a card to guard?
open-jar = Do you open the jar?
act-leave = Leave the game
act-give = Give { $who } { $crumbs ->
    [one] one crumb
   *[other] { $crumbs } crumbs
}

event-dealt = { $who } is dealt three cards.
event-favourite = { $who } has a favourite card: { $card }.
event-drew = { $who } draws a card.
event-drew-open = { $who } draws a { $card }.
event-bid = { $who } bids { $card }.
event-leads = { $who } leads this night.
event-paw-put = { $who } puts a paw at { $x }, { $y }.
event-rolled = Rolled: { $faces }.
event-guarded = { $who } guards with a { $card }: { $total } left.
event-robbed = { $who } loses { $taken ->
    [0] nothing
   *[other] a crumb
} to { $by }.
event-caught = { $who } is caught by { $by } and pays { $paid ->
    [0] nothing
   *[other] a crumb
}.
event-jar-opened = { $who } opens the jar: { $crumbs ->
    [0] a trap
    [one] one crumb
   *[other] { $crumbs } crumbs
}.
event-kept = { $who } kept the favourite card { $card } and gets a crumb.
event-left = { $who } leaves the game.
event-gave = { $who } gives { $to } { $crumbs ->
    [one] one crumb
   *[other] { $crumbs } crumbs
}.
pantry-won = The winner is { $who }, with { $crumbs ->
    [one] one crumb
   *[other] { $crumbs } crumbs
}.

pantry-seats = Two or three mice play, not { $given }.
pantry-cards = a deck needs nine cards at least, this one has { $given }
paw-point = A place on the cloth has two numbers, not { $given }.
off-the-cloth = The cloth goes from 0 to { $width } inches.
paw-too-near = That is within an inch of the paw of { $who }.
slide-own-paw = Only your own paw slides, along one route.
slide-too-far = That is { $over } inches too far.
no-crumbs-to-take = { $who } has no crumbs.

picture-night = Night { $night } of { $of }
picture-mouse = { $who }: { $crumbs ->
    [one] one crumb
   *[other] { $crumbs } crumbs
}, hand { $hand }
picture-jar = The jar is closed.
picture-jar-open = The jar is open: { $crumbs }.
