# The browser's pages, whatever the game.

web-name = Kitchen Table
web-site = Kitchen Table
web-skip = Skip to the content
web-close = Close
web-cancel = Cancel
web-back = Back
web-to-start = To the start page
web-try-again = Try again
web-games = Games
web-inches = { $amount }″
web-centimetres = { $amount } cm

## Start page

web-welcome = Sit down, the table is laid.
web-welcome-more = Two tabletop games, played completely by their own rules: against the computer, with a friend beside you, or with a friend far away.
web-play-now = Play now
web-set-up = Set up a game
web-rules = Rules
web-table = Table
web-new-game = New game
web-continue = Games in progress
web-replays = Finished games
web-open-file = Open a game file
web-forget = Take “{ $what }” off the list
web-game-raiders = Home Raiders
web-about-raiders = Tiny raiders fight among the mugs, books and boxes of your own home. Two teams, six rounds, about twenty minutes.
web-game-warcraft = Warcraft: The Board Game
web-about-warcraft = Four races gather gold and wood, build, research and fight for victory points. With sixteen heroes and twelve scenarios.
web-no-server = The server does not answer. Check that Kitchen Table is running, then try again; nothing that was played is lost.
web-nowhere = There is nothing here
web-nowhere-more = The address may be incomplete. The start page knows the way.

## Settings

web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-auto = Same as the device
web-theme-light = Day
web-theme-dark = Evening
web-units = Lengths in
web-units-in = inches
web-units-cm = centimetres
web-dice = Show the dice rolling
web-motion = Animations
web-notices = A notification when it is your turn
web-your-name = Your name at the table

## A new game

web-who-plays = Who plays?
web-seats = Number of players
web-who = Who is player { $number }?
web-seat-here = At this screen
web-seat-link = By link
web-bot-random = Computer: any legal move
web-bot-regular = Computer: plays to win
web-bot-rusher = Computer: attacks at once
web-bot-camper = Computer: stays in cover
web-name-of-player = Name
web-drawn = drawn by lot
web-agree = What do you agree on?
web-dice-sealed = The program’s
web-dice-physical = Our own, on the table
web-whose-dice = Dice
web-clock = Clock
web-clock-none = none
web-clock-minutes = { $minutes } minutes
web-clock-more = For each player, with ten seconds more for every answer. When the time is up, the computer plays on.
web-books = Where the printed books differ
web-edition = Play
web-edition-ours = as we do
web-edition-more = A book sets the settings below; each can still be changed.
edition-en = by the English book
edition-es = by the Spanish book
edition-nl = by the Dutch book
edition-nb = by the Norwegian book
web-books-more = Your book may say something different from ours. Here is what each says and what we play; choose what you are used to.
web-we-play = we play this
web-start-game = Start the game
web-raiders-setup-stars = Most Stars for each team
web-raiders-setup-teams = Team
web-raiders-setup-table = Table
web-raiders-setup-portals = Portal
web-raiders-setup-level = Rules
web-raiders-setup-level-advanced = Advanced
web-raiders-setup-level-basic = Basic
web-raiders-setup-formation = Formation of a unit
web-raiders-setup-formation-chain = a chain of links
web-raiders-setup-formation-strict = every pair
web-raiders-setup-formation-neighbour = each near another
web-raiders-setup-slowest = A unit moves like its slowest
web-raiders-setup-violent_attack = Violent attack
web-raiders-setup-violent_attack-set = reroll one set
web-raiders-setup-violent_attack-all = reroll all dice
web-raiders-setup-knock_back = Knock back
web-raiders-setup-knock_back-also = as well as damage
web-raiders-setup-knock_back-instead = instead of damage
web-raiders-setup-rampage = Rampage heals with
web-raiders-setup-rampage-both = both targets hit
web-raiders-setup-rampage-either = one target hit
web-raiders-setup-grapple = Grapple lasts for
web-raiders-setup-grapple-next = the next attack
web-raiders-setup-grapple-round = the round
web-raiders-setup-disrupt = Disrupt affects
web-raiders-setup-disrupt-any = any unit
web-raiders-setup-disrupt-waiting = units that have not acted
web-raiders-setup-point_blank = Point blank
web-raiders-setup-point_blank-upgrade = upgrades dice
web-raiders-setup-point_blank-plain = no upgrade
web-raiders-setup-charm = The charmed attack
web-raiders-setup-charm-any = any character
web-raiders-setup-charm-friends = a friend
web-raiders-setup-charm-may = any character, or nobody
web-raiders-setup-deflect = Deflect needs
web-raiders-setup-deflect-defended = a successful Defence
web-raiders-setup-deflect-more = more Aces
web-raiders-setup-scouts = Scouts are placed
web-raiders-setup-scouts-further = more than { LENGTH(12) } away
web-raiders-setup-scouts-at-least = { LENGTH(12) } away or more
web-raiders-setup-prudent = Prudent strategist
web-raiders-setup-prudent-300 = { LENGTH(3) }
web-raiders-setup-prudent-200 = { LENGTH(2) }
web-raiders-setup-engaged_targets = Engaged characters may be shot at
web-raiders-setup-spent_contact = Close combat only after an action into contact
web-raiders-setup-free_attacks = Free attacks on characters that break away
web-raiders-setup-hurts = Hurts tokens come
web-raiders-setup-hurts-turn = at the end of the turn
web-raiders-setup-hurts-at-once = at once
web-raiders-setup-passing = Passing compares
web-raiders-setup-passing-waiting = troops that wait
web-raiders-setup-passing-all = all troops
web-raiders-setup-shooter_contact = No shooting in base contact with
web-raiders-setup-shooter_contact-enemies = enemies
web-raiders-setup-shooter_contact-anybody = enemies or friends
web-raiders-setup-second_wound = The last Wound token
web-raiders-setup-second_wound-received = is received first
web-raiders-setup-second_wound-vanishes = is not received
web-raiders-setup-challenged = Who may be challenged
web-raiders-setup-challenged-enemies = enemies
web-raiders-setup-challenged-anybody = friends too
web-raiders-setup-markers = Markers lie
web-raiders-setup-markers-at-least = at { LENGTH(15) } and { LENGTH(5) } or more
web-raiders-setup-markers-further = further than that
web-raiders-setup-running_shot = The shot of a Running shot
web-raiders-setup-running_shot-second = is the second action
web-raiders-setup-running_shot-within = costs no action
web-raiders-setup-leader_abilities = A Leader in close combat uses
web-raiders-setup-leader_abilities-own = its own abilities
web-raiders-setup-leader_abilities-unit = its own or its unit’s
web-raiders-setup-unit_sight = Sight is not blocked by
web-raiders-setup-unit_sight-shooter = the shooter’s unit
web-raiders-setup-unit_sight-both = the shooter’s or the target’s unit
web-raiders-setup-charge = Charge lasts until
web-raiders-setup-charge-turn = the end of the turn
web-raiders-setup-charge-lasting = the next attack
web-raiders-setup-reassuring = Reassuring attack applies to
web-raiders-setup-reassuring-close = close combat
web-raiders-setup-reassuring-all = shots too
web-raiders-setup-manipulation = Subtle manipulation moves
web-raiders-setup-manipulation-up-to = up to { LENGTH(3) }
web-raiders-setup-manipulation-whole = { LENGTH(3) }
web-raiders-setup-mirror_image = After the Ace of a Mirror image
web-raiders-setup-mirror_image-goes = the wound goes on
web-raiders-setup-mirror_image-may = the wound may go on
web-raiders-setup-explorer = An Explorer is placed
web-raiders-setup-explorer-further = more than { LENGTH(12) } away
web-raiders-setup-explorer-at-least = { LENGTH(12) } away or more
web-raiders-setup-defensive_stance = Defensive stance leads
web-raiders-setup-defensive_stance-any = in any direction
web-raiders-setup-defensive_stance-away = away from contact
web-raiders-setup-replacement = The Replacement comes from
web-raiders-setup-replacement-other = another unit
web-raiders-setup-replacement-any = any unit
web-raiders-setup-general = A General shares
web-raiders-setup-general-leader = Leader abilities
web-raiders-setup-general-all = all its abilities
web-raiders-setup-redeploy = After Redeploy, wait until
web-raiders-setup-redeploy-round = the next round
web-raiders-setup-redeploy-turn = the next turn
web-raiders-setup-ground_in_own_turn = Going to ground in one’s own turn
web-raiders-setup-roundhouse_reach = Roundhouse attack within Reach
web-raiders-setup-rampage_unwounded = Rampage spares the unwounded its Wound token
web-raiders-setup-flicker_firm = Flicker: no swap with friends that stand firm
web-raiders-setup-phalanx = Phalanx: who touches whom
web-raiders-setup-phalanx-chain = one the next
web-raiders-setup-phalanx-pairs = each every other
web-raiders-setup-sworn_bodyguard = Sworn enemy: upgrade against a Bodyguard too
web-raiders-setup-ground_each_shot = Going to ground before each shot of a unit
web-raiders-setup-bolt_ground = Going to ground before a Lightning bolt leaps on
web-raiders-setup-double_shot_farther = Double shot: a second target beyond base range
web-raiders-setup-leaders_add = Aim and Warrior monk of two Leaders add up
web-raiders-setup-closest_leader = A Leader closest to the shooter
web-raiders-setup-closest_leader-skipped = is skipped
web-raiders-setup-closest_leader-defends = defends
web-raiders-setup-transport = Transport sets down
web-raiders-setup-transport-anywhere = wherever one can stand
web-raiders-setup-transport-table = on the table itself
web-raiders-setup-bodyguard_area = Bodyguard against Shrapnel and for others in a Blast
web-raiders-setup-vanished = Which vanished characters count
web-raiders-setup-vanished-all = all
web-raiders-setup-vanished-by-enemy = those the enemy vanished
web-raiders-setup-early_end = End when one side has nobody left
web-warcraft-setup-races = Race
web-warcraft-setup-target = Points to win (0: as the book says)
web-warcraft-setup-turns = Most turns (0: no limit)
web-warcraft-setup-expansion = With the Expansion Set
web-warcraft-setup-options = Options of the Expansion Set
web-warcraft-setup-options-strategic = Strategic four-player game
web-warcraft-setup-options-racial = Racial abilities
web-warcraft-setup-options-creeps = Creeps
web-warcraft-setup-options-heroes = Heroes
web-warcraft-setup-options-research = Research
web-warcraft-setup-options-draining = Draining of resources
web-warcraft-setup-options-hidden = Hidden resources
web-warcraft-setup-board = Board

## Before the game

web-lobby = Waiting for the others
web-lobby-more = The game begins when all players are here. Send each of them their own link: the link is the seat.
web-awaited = not here yet
web-is-here = is here
web-new-link = Make a link
web-link-for = Link for { $who }
web-qr = QR code of the link for { $who }
web-copy = Copy
web-copied = Copied
web-copied-more = The link is in the clipboard.
web-only-here = This address works on this computer only. For friends elsewhere, start the server with “kitchentable serve --host 0.0.0.0” and open it by this computer’s own address.
web-spectators = spectators
web-invite-spectators = Let others watch
web-hand-over = { $who }, it is your turn
web-hand-over-more = Hand over the screen. No one else should look now.
web-i-am = I am { $who }
web-opening = The table is being laid …
web-cannot-open = This table can’t be opened
web-no-seat = This browser has no seat at this table. Open the link that you were sent; the player who set the table up can make a new one.

## At the table

web-title = Kitchen Table
web-title-turn = ● Your turn · Kitchen Table
web-the-table = The table
web-the-board = The board; the position in words is below
web-in-words = The position in words
web-larger = Show the picture larger
web-smaller = Show the whole picture
web-your-turn = Your turn
web-waiting-dice = Roll the dice
web-lost-connection = The connection is lost. It will come back by itself; your planned move is kept.
web-people = At the table
web-this-is-you = (you)
web-away = away
web-chooses = chooses
web-thinks = thinks
web-commit = Confirm
web-suggestions = { $count ->
    [0] Suggestions
    [one] One suggestion
   *[other] { $count } suggestions
}
web-suggestions-more = More is possible than is listed here; these are good ways to go on.
web-all-options = { $count ->
    [one] One option
   *[other] All { $count } options
}
web-find-option = Search the options
web-why-not = { $count ->
    [one] One unavailable option: see why
   *[other] { $count } unavailable options: see why
}
web-rule = Rule { $number }
web-open-rule = Read rule { $number }
web-in-the-book = In the rulebook
web-log = What happened
web-log-empty = Nothing has happened yet.
web-talk = Chat
web-talk-empty = No messages yet.
web-say = Message to all
web-send = Send
web-said-bot = did not answer in time; the table answered instead.
web-said-resign = has resigned.
web-said-flag = has run out of time.
web-mute = Mute { $who }
web-unmute = Unmute { $who }
web-undo = Undo
web-undo-key = Undo (U)
web-more = More
web-takeback = Take back the last move
web-takeback-ask = Ask to take back the last move
web-takeback-wanted = A player would like to take back the last move.
web-takeback-asked = You have agreed to take back the last move; the others have not yet.
web-agree-to = Agree
web-ask-again = Ask me about every reaction again
web-sure = { $what }: are you sure?
web-save-file = Save the game as a file
web-save-moment = Save this moment as a situation
web-saving-moment = The situation is being written …
web-moment-saved = The situation is saved: { $name }
web-open-situation = Open a situation
web-open-situation-drop = or drop the file here
web-begins-middle = This game starts from a situation: { $title }
web-begins-middle-untitled = This game starts from a situation.
web-sealed = The dice of this game are sealed: this is the seal. When the game is over, you can check that nothing was changed.
web-rematch = Play again
web-rematch-asked = Waiting until the others agree to play again
web-rematch-agree = Agree to play again
web-resign = Resign
web-stand-in = Let the computer play until they are back
web-stand-in-asked = Waiting until the others agree
web-stood-in = the computer plays
web-watch-replay = Watch the replay
web-roll-real = Roll the dice, then say what they show.
web-draw-real = Draw without looking, then say what it is.
web-tell = Confirm the roll
web-die-white = white die
web-die-red = red die
web-die-black = black die
web-pass-until = Pass, and do not ask me again { $what }
web-keys = Keys
web-key-answer = one of the first nine answers
web-key-undo = undo
web-key-commit = carry out what is planned
web-key-cancel = cancel what is planned
web-key-replay = one moment back or forward in a replay

## Replay

web-replay = Replay
web-moment = Moment { $at } of { $of }
web-first = To the beginning
web-previous = Back
web-next = Forward
web-last = To the end
web-run = Play
web-pause = Pause
web-scrubber = Moment of the game
web-link-to-moment = Link to this moment
web-play-on = Play on from here
web-to-table = To the table

## Rules

web-rules-of = Rules of { $game }
web-rules-more = In our own words, numbered as the program uses them: the log names the rule behind everything that happens.
web-search = Search the rules
web-rules-found = { $count ->
    [one] One rule
   *[other] { $count } rules
}

## The guided first game

web-lesson = Your first game

## Teams and houses

web-teams = Teams
web-own-team = { $name } (yours), { $stars } Stars
web-house = Win the house
web-to-house = To the house

## The characters who play where no person sits

bot-marta = Brings the cake and keeps the recipe to herself.
bot-piet = Has sat at this table since before it was sanded.
bot-solveig = Hums when a plan comes together.
bot-joaquin = Talks to his dice. They do not listen.
bot-nell = Writes every game down in a little green book.
bot-bram = Waters the plants between two turns.
bot-ingeborg = Knits; the needles stop when it gets serious.
bot-tomas = Says “one last game” every time.
bot-wilma = Forgives everything and forgets nothing.
bot-oskar = Lines up his pieces by height.
bot-rosa = Laughs loudest when she loses.
bot-edvard = Reads rulebooks for pleasure.

## The log, the end of a game, replays

web-open-rules = Rules: { $numbers }
web-log-earlier = Show earlier ({ $count })
web-log-details = { $count ->
    [one] One detail
   *[other] { $count } details
}
web-log-copy = Copy as text
web-game-over = The game is over
web-ended-won = You have won
web-ended-lost = You have lost
web-ended-drawn = A draw
web-ended-winners = Won by { $who }
web-score = Score
web-lost = Losses
web-lost-nothing = none
web-lost-several = { $number } × { $what }
web-score-graph = The score over the course of the game
web-turning-points = Turning points
web-moment-number = Moment { $at }
web-share = Copy a link to watch it
hr-lost = { $who }
web-speed = Speed
web-turned = Turning point: { $score }
web-eyes = Seen by
web-eyes-all = All players, nothing hidden
web-hero-begin = Play your first game
web-turn-of = { LIST($who, by: "and") } to play
web-at-once = Skip ahead
web-again = Show the others’ moves again
web-pace = Other players’ moves
web-pace-slow = Slowly
web-pace-steady = Steadily
web-pace-at-once = All at once
