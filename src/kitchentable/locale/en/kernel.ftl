# What the table says, whatever the game.

option = { $value }
pass = Pass
yes = Yes
no = No
interject = Do something now?
seat-name = Player { $number }

## Refusals of the table

not-plain = “{ $what }” cannot be an answer: an answer is made of whole numbers and text.
not-understood = This answer has the wrong form: { $problem }.
number-too-large = A number this large cannot be an answer.
not-an-option = That is not one of the possible answers.
yes-or-no = This is answered with yes or no.
number-too-small = A number below zero cannot be an answer here.
names-nothing = Nothing that could be chosen here has that name.
not-asked = This seat is not being asked anything at the moment.
wrong-number-of-dice = You rolled { $wanted ->
    [one] one die
   *[other] { $wanted } dice
}, but gave { $given ->
    [0] no results
    [one] one result
   *[other] { $given } results
}.
no-such-face = The die “{ $die }” has no face “{ $face }”.
not-to-be-drawn = “{ $what }” is not among what can be drawn.
shuffle-incomplete = { $missing ->
    [one] One thing is missing from the order.
   *[other] { $missing } things are missing from the order.
}
game-over = The game is over.
no-such-seat = There is no seat { $seat } at this table.
interject-later = This has to wait until the move in progress is done.
no-standing-pass = You can’t keep passing automatically here.
no-such-position = The game has no position { $position } to go to.
undo-chance = This cannot be undone: dice were rolled or something was drawn since.
undo-others = This cannot be undone: another player has acted since.
undo-revealed = This cannot be undone: it showed something that was hidden.
undo-nothing = There is nothing to undo.

## Files

no-such-edition = There is no “{ $edition }” book of this game; there are: { $known }.
file-not-read = { $file } cannot be read: { $why }.
file-not-written = { $file } cannot be written: { $why }.
file-exists = { $file } is there already; give another name.
file-not-ours = { $file } is not a Kitchen Table game file.
file-format = { $file } has format { $given }; this version of Kitchen Table reads format { $known }.
file-damaged = { $file } is damaged or incomplete: its contents do not match its checksum.
file-too-large = { $file } holds far more than a game: it is not opened here.
file-content = { $file } does not hold the content it says it was played with.
file-rules-newer = { $file } was played by a newer version of the rules ({ $given }; this one has { $known }). A newer Kitchen Table opens it.
file-replay = { $file } cannot be replayed: from entry { $position } on it goes differently here. { $why }
file-begin = The game of { $file } could not be set up like that any more: { $why }
game-differs = From entry { $entry } on this game goes differently by the rules of this version. { $why }
differs-go-on = You can go on from there as a new game; { $file } stays as it is. Name a new file with --save.
differs-other-file = { $file } holds the game as it was played; save the new game under another name.
differs-answer = What was answered there is not possible any more.
differs-seat = It is now { $who } who has to answer there.
differs-dice = The dice or a draw come first there now.
differs-over = The game is over there by now.
differs-goes-on = The game is not over there yet.
differs-winners = The victory goes to other players now.
differs-state = The position is different there now.
differs-unfit = Something else is asked there now.
file-seat-only = { $file } holds only what one seat may know; this needs the whole game.

toml-not-text = { $file } is not a text file in UTF-8.
toml-wrong = { $file }, line { $line }, column { $column }: this is not correct TOML.
toml-cut-short = { $file } is not correct TOML: it ends in the middle of something.
toml-monstrous = { $file } has numbers too long or tables too deep to be read.
toml-value = { $file }, line { $line }, { $key }: { $why }.
toml-whole = { $file }: { $why }.
why-not-there = there is no such file
why-not-allowed = that is not allowed
why-folder = it is a folder
why-full = the disk is full
why-name = that is not a possible file name
why-kind = expected { $wanted }, found { $found }
why-missing = “{ $field }” is missing
why-unknown = there is no “{ $field }” here
why-value = { $value } is not one of the possible values
why-length = expected this many values: { $wanted }, found: { $found }
why-most = expected at most { $most }
why-least = expected at least { $least }
kind-int = a whole number
kind-str = a text
kind-bool = true or false
kind-array = a list
kind-object = a table
kind-float = a number with a decimal point
kind-decimal = a number with a decimal point
kind-null = nothing
kind-any = { LIST($kinds, by: "or") }

pack-no-head = { $file } has no [pack] table that says what it is.
pack-inferred-why = { $file }: “{ $key }” is marked as inferred but does not say why.
pack-source-nowhere = { $file } names the source of “{ $key }”, which is not in the pack.
pack-other-game = { $file } is a pack for “{ $given }”, not for “{ $wanted }”.
pack-unknown-key = { $file }, line { $line }: there is no “{ $key }” in this game’s content; it has { $known }.
pack-unfit = { $file }: { $why }.

situation-setup = { $file }: the setup or state does not fit the game: { $why }.
situation-step = { $file }, step { $step }: a step does one thing (answer, pass, chance, interject or undo), and says which seat does it.
situation-stuck = { $file }, step { $step }: the rules cannot go on from this position.
situation-refused = { $file }: the game cannot begin like this: { $why }
situation-no-start = { $file }: the rules cannot begin from this position.
situation-mistake = { $file }, line { $line }, { $key }: { $why }.
situation-warning = { $file }, line { $line }, { $key }: { $why }. (A warning: in version 2 of the format this is an error.)
situation-version = { $file }, line { $line }: version { $given } of the format is not known; there are 1 and 2.
situation-unwritten = This moment cannot be written as a situation: the game is played with content of its own.
situation-table-size = { $file }: a situation that becomes a table has at most { $most } KiB.
situation-table-impossible = { $file }: it says “impossible = true”. Such a position can be judged, but nobody can play on from it.
situation-table-refused = { $file }: it expects that the game cannot begin, so there is nothing to play.
situation-table-content = { $file }: it changes the content of the game, which this server does not take.
situation-table-step = { $file }, line { $line }, { $key }: this cannot be done here: { $why }
file-situation-hidden = A game that began with a situation is saved as a file when it is over.
mistake-near = there is no “{ $name }” here; did you mean “{ $near }”? Known: { $known }
mistake-unknown = there is no “{ $name }” here. Known: { $known }
mistake-range = expected { $least } to { $most }, found { $found }
mistake-least = expected at least { $least }, found { $found }
mistake-twice = “{ $name }” is there twice
mistake-decimals = expected at most two decimals, found { $found }
mistake-value = “{ $name }” never has this value: { $why }
mistake-refused-steps = a set-up that must be refused has no steps

unmet-value = expected { $wanted }, found { $found }
unmet-told = expected to be told { $wanted }, heard { $found }
unmet-told-anyway = was told { $wanted }, which was not to happen: { $found }
unmet-told-differs = expected to be told { $wanted }, but it was told with { $found }
unmet-told-besides = was told besides what was expected: { $found }
unmet-times = expected to be told this many times: { $wanted }; was told: { $found }
unmet-options = expected options { $wanted }; not offered: { $missing }; offered besides: { $more }
unmet-refused = was refused: { $found }
unmet-refusal = expected the refusal { $wanted }, found { $found }
unmet-asked = expected the question { $wanted }, found { $found }

## Games, rules, players, languages

no-such-game = There is no game “{ $name }”; there are { $known }.
game-module = The module “{ $module }” named in KITCHENTABLE_GAMES has no game in it.
no-such-rule = There is no rule { $number }.
no-such-player = There is no player of the kind “{ $name }”; there are { $known }.
players-for-seats = Players named: { $given }; seats at the table: { $wanted }.
no-such-language = There is no language “{ $lang }”; there are { $known }.
pack-no-name = { $file }: the pack has no name; give it one behind “name =”.
no-odds = There are no odds to tell for { $name }.
no-preview = There are no previews for { $name }.

# The reason of a player that tried its plans in imagined games
search-why = In { $worlds } imagined games from here, this won { $chance }%.
