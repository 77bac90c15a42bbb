# The command line.

about = Kitchen Table: two tabletop games, complete, by their rulebooks.
commands = commands
wrong-use = { $problem }. “{ $command } --help” shows how it is used.
defect = Something went wrong inside Kitchen Table, and that is our fault: { $what }. With KITCHENTABLE_DEBUG=1 it says more.

help-help = show this help and stop
help-version = show the version and stop
help-lang = the language: en, es, nl or nb
help-json = answer in JSON, for programs
help-file = a game file (.kt)

help-play = play a game
help-serve = run a server for people at other machines
help-simulate = let bots play many games
help-replay = go through a game again
help-judge = judge a situation: what follows from it, by which rule
help-rules = show the numbered rules and what proves them
help-verify = check the dice of a finished game
help-pack = check a content pack, or write one to fill in

help-game = which game
help-terminal = play in this terminal
help-seats = how many play
help-set = one thing agreed before the game
help-players = who plays, seat by seat: random
help-play-players = who plays, seat by seat: person or random
help-names = what the people are called, seat by seat
help-dice = where the dice come from: seeded (a seed), sealed (can be checked afterwards) or physical (your own dice)
help-seed = the number all chance comes from
help-pack-file = a content pack to play with
help-save = the file to save the game in, after every answer
help-resume = a saved game to go on with
help-games = how many games
help-jobs = how many processes; by default one for each core
help-at = only the moment after this many entries
help-replay-seat = as this seat may see it
help-judge-files = a situation file
help-rules-what = a rule such as HR-089, or a game
help-unproven = only what is not proven yet
help-check = whether book, code and proof fit together
help-commitment = the commitment you noted at the start
help-pack-do = check a pack or write a template
help-pack-what = the pack, or the game for a template
help-pack-output = the file to write
help-host = the address to listen on; 0.0.0.0 for all of this machine
help-port = the port to listen on; 0 for any that is free
help-name = a name by which others reach this machine
help-data = the folder in which tables are kept

set-form = “{ $given }” should be KEY=VALUE.
set-unknown = The setup has no “{ $key }”; it has { $known }.
set-value = This setup is not possible: { $why }.
number-range = { $given } should be a whole number from { $least } to { $most }

simulating = Playing
simulated = { $games ->
    [one] One game in { $seconds } seconds.
   *[other] { $games } games in { $seconds } seconds.
}
simulated-seat = Seat { $number } ({ $kind }): { $wins ->
    [one] one game won
   *[other] { $wins } games won
}
simulated-shared = Shared: { $shared }. Undecided: { $undecided }.
simulated-speed = { $decisions } decisions, { $each } a game, { $speed } a second.

rules-total = { $all } rules: { $proven } proven, { $exempt } exempt.
rules-checked = { $game }: { $all } rules, { $unproven } not proven yet.
rule-proven = proven
rule-unproven = not proven yet
rule-exempt = exempt
rule-exempt-why = exempt: { $why }
rule-advanced = advanced rule
rule-inferred = that it is an advanced rule is inferred
rule-ruling = contains a ruling of ours
rule-ability = ability: { $value }
rule-applies = applies: { $value }
rule-code = code: { $places }
rule-tests = proven by: { $tests }
rule-code-unknown = The code names rule { $number }, which is in no rulebook.
rule-proven-and-exempt = Rule { $number } is both proven and exempt.
rule-proven-no-code = Rule { $number } is proven, but no code bears its number.

judge-step = Step { $number }
judge-refused = Refused: { $why }
judge-met = Everything is as expected.
judge-unmet = Not as expected.

verify-physical = { $file } was played with real dice; there is nothing to compute again.
verify-fine = { $rolls ->
    [one] The one roll was computed again, and it is as it had to be.
   *[other] All { $rolls } rolls were computed again, and they are as they had to be.
}
verify-wrong = The roll at entry { $position } is not what the seed gives.
verify-commitment = The commitment does not match: you noted { $given }, the file’s seed gives { $found }.
verify-sealed = Commitment of the seed: { $commitment }. Compare it with the one shown at the start.
verify-means = If it is the same, nobody changed a roll after the game began, and no seed was chosen to suit, because every seat added something of its own. It does not prove that whoever ran the server never looked at the rolls in advance.
verify-seeded = The game was played from an open seed: this shows that the file is consistent, not that nobody knew the rolls.

pack-fits = “{ $name }” fits { $game }.
pack-written = { $file } is written.
pack-template-head =
    A pack for Kitchen Table with everything the game has now.
    Change what your box says differently, and delete the rest.
    source says where the values come from: printed, inferred (with why) or house.

replay-begin = The beginning
replay-keys = Enter goes on, b goes back, a number jumps there, q ends.

## The parser

argparse-usage = usage:
argparse-positional = arguments
argparse-options = options
argparse-argument = %(argument_name)s: %(message)s
argparse-required = something is missing: %s
argparse-unrecognized = not understood: %s
argparse-choice = %(value)r is not possible (choose from %(choices)s)
argparse-value = %(value)r is not of the kind %(type)s
argparse-one = a value is missing
argparse-at-least-one = at least one value is needed
argparse-at-most-one = at most one value is possible
argparse-not-with = not possible together with %s
argparse-explicit = %r is too much here
argparse-ambiguous = %(option)s could mean %(matches)s
help-odds = the exact chances of an attack or a battle
help-odds-of = what about; for warcraft two armies, such as "2 melee 3, 1 ranged 2" "3 melee 2"; for raiders attack and defence, such as "2 white 1 red, upgrade" "2 white"
