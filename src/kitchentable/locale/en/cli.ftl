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
help-terminal = play in this terminal and not in the browser
help-seats = how many play
help-edition = play by a printed book: en, es, nl or nb
help-set = one thing agreed before the game
help-players = who plays, seat by seat: random, or a kind of the game’s own, such as regular
help-play-players = who plays, seat by seat: person, random, or a kind of the game’s own, such as regular
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
help-replay-situation = write that moment as a situation file, for `kitchentable judge` or to open it as a table
help-replay-details = unfold every line: its dice, reasons and rules
help-judge-files = a situation file
help-judge-play = go on from the end of the situation at this screen
help-judge-new = write a situation to begin with, to FILE or to the output
help-judge-schema = write a JSON Schema for editors, to FILE or to the output
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
help-database = where tables are kept, as one address: sqlite:///FILE or postgresql://HOST/DATABASE
help-bus = how the nodes on one PostgreSQL wake each other: redis://HOST, or the database itself if nothing is said

set-form = “{ $given }” should be KEY=VALUE.
set-unknown = The setup has no “{ $key }”; it has { $known }.
set-value = This setup is not possible: { $why }.
number-range = { $given } should be a whole number from { $least } to { $most }

simulating = Playing
simulated = { $games ->
    [one] One game in { $seconds } seconds.
   *[other] { $games } games in { $seconds } seconds.
}
simulated-seat = Seat { $number } ({ $kind })
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
judge-asked = Asked now: { $who }: { $question } ({ $topic })
judge-chance = chance
judge-more = … and { $number } more
judge-roll = dice to roll: { $dice }
judge-result = The game is over: { $result }
judge-met = Everything is as expected.
judge-unmet = Not as expected.
judge-one-file = Name one situation file.
judge-which-file = Name a situation file, or use --new or --schema.
judge-no-first = { $game } has no situation to begin with.

verify-physical = { $file } was played with real dice; there is nothing to compute again.
verify-fine = { $rolls ->
    [one] The one roll was computed again, and it is as it had to be.
   *[other] All { $rolls } rolls were computed again, and they are as they had to be.
}
verify-wrong = The roll at entry { $position } is not what the seed gives.
verify-part = The rest of the game cannot be checked.
verify-commitment = The commitment does not match: you noted { $given }, the file’s seed gives { $found }.
verify-sealed = Commitment of the seed: { $commitment }. Compare it with the one shown at the start.
verify-means = If it is the same, nobody changed a roll after the game began, and no seed was chosen to suit, because every seat added something of its own. It does not prove that the person who ran the server never looked at the rolls in advance.
verify-seeded = The game was played from an open seed: this shows that the file is consistent, not that nobody knew the rolls.

pack-fits = “{ $name }” fits { $game }.
pack-written = { $file } is written.
pack-template-head =
    A pack for Kitchen Table with everything the game has now.
    Change what your box says differently, and delete the rest.
    source says where the values come from: printed, inferred (with why) or house.

replay-begin = The beginning
replay-keys = Enter goes on, b goes back, a number jumps there, d shows dice and rules, q ends.

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
help-odds-of = what about; for warcraft two armies, such as "2 melee 3, 1 ranged 2" "3 melee 2"; for raiders attack and defence, such as "2 white 1 red, upgrade" "2 white", or cards: shefin ragmen
simulated-head-player = player
simulated-head-wins = won
simulated-head-share = of all
simulated-draws = draws
simulated-rate = { $rate } games a second.
simulated-stopped = It was interrupted; these are the games that were over by then.
help-csv = a file to write, with a line for each game
help-team = check or build a team of Home Raiders, read its cards
help-team-do = check a team, build one, or read cards
help-team-what = check: team files or names of teams; build: cards such as guardsmen+2 (two copies merged) ragmen*2 (two units) shefin, or nothing to be asked; cards: cards or a faction
help-team-stars = the most Stars the team may cost
help-team-name = what the team is called
team-check-what = Say which team: a file, or the name of a ready-made one.
team-head = { $team }: { $cost } of { $stars } Stars
team-entry = { $name }, Stars { $cost }
team-entry-merged = { $name }, { $copies } copies merged into one unit, Stars { $cost }
team-entry-separate = { $name }, { $times } times on their own, Stars { $cost }
team-entry-both = { $name }, { $times } units of { $copies } copies each, Stars { $cost }
team-fits = It may be played.
team-unnamed = My team
team-play = “kitchentable play raiders --terminal --set teams={ $file },gremlins” plays with it.
team-form = “{ $given }” should be a card such as shefin, guardsmen+2 or ragmen*2.
team-no-cards = There is no card and no faction “{ $given }”; factions are { $known }.
card-named = { $name }
build-faction = Which faction?
build-help =
    number  take that card
    + 2     merge another copy into the second of your team
    - 2     leave the second out again
    c 3     read card 3
    w       done, write it down
    ?       the cards and this list again
    q       stop
build-card = { $name }, { $type }, Stars { $stars }, Force { $force }
build-so-far = Your team so far, { $cost } of { $stars } Stars:
build-team = The team
help-house = win the house in Home Raiders: a game in each room
help-house-do = begin a house, show its plan, or play in its next room
help-house-file = the file the house is kept in
help-house-room = the room to play in; by default the next one
help-house-rooms = the rooms of a new house: tables by name, or table files
help-house-teams = the two teams: ready-made ones by name, or team files
house-two = A house is for two: two teams and two players are named, with a comma between them.
house-owned = { $symbol } { $name }
house-under-way = a game under way
house-drawn = drawn, to be played again
house-open = not played yet
house-count =
    { $symbol } { $name } ({ $team }): { $rooms ->
        [one] one room
       *[other] { $rooms } rooms
    }
house-next = Next: { $room }
house-won = { $name } owns the house.
house-shared = They share the house: { $names }.
house-room = Win the house: { $room }
house-goodbye = Until next time. “kitchentable house play { $file }” goes on from here.
