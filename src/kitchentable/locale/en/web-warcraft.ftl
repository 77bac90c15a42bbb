# The table of Warcraft in the browser.

web-wc-choose = What you can do
web-wc-legend = What the signs mean
web-wc-hand = Your cards
wc-preview-form = The table asked something that cannot be understood: { $why }
wc-preview-plan = This plan names pieces or spaces that are not there.
web-wc-your-mat = Your mat
web-wc-mat-of = Mat of the { $race }
web-wc-points = Victory points
web-wc-cards = Cards in hand
web-wc-income = To be expected from the next harvest
web-wc-workers = workers
web-wc-strength = Strength { $strength }
web-wc-level = Tile { $level } of { $of }
web-wc-life = Life { $life }
web-wc-reserve = On the board: { $board }; in reserve: { $left }
web-wc-buildings = Buildings: { $built } of { $of }, under construction: { $sites }
web-wc-training = In training: { $number }
web-wc-act-train = Train
web-wc-act-build = Build
web-wc-act-summon = Summon
web-wc-act-upgrade = Upgrade
web-wc-discard = Discarded: { $number }
web-wc-discard-empty = No card has been discarded yet.
web-wc-reach = Show how far their units could move
web-wc-turn-track = The turn
web-wc-turn = Turn { $turn }
web-wc-turn-of = Turn { $turn } of { $limit }
web-wc-set-up = Before the game
web-wc-step-move = Move
web-wc-step-harvest = Harvest
web-wc-step-deploy = Deploy
web-wc-step-spend = Spend
web-wc-task = What it is about
web-wc-card-back = A card
web-wc-card-able = Play { $card }
web-wc-card-read = Read { $card }
web-wc-mana = Mana
web-wc-mana-cost = { $mana } mana
web-wc-hero-line = Level { $level }, Life { $life } of { $of }, experience { $points }
web-wc-hero-dead = Fallen
web-wc-hero-training = Returns next turn
web-wc-stack = { $race }: { $number } × { $kind }{ $moved ->
    [yes] {" "}(has moved)
   *[no] {""}
}
web-wc-worth = worth { $points }
web-wc-locked = locked
web-wc-depleted-1 = partly depleted
web-wc-depleted-2 = completely depleted
web-wc-stock = stock { $number }
web-wc-has = { $race }: { $points } victory points, { $gold } gold, { $wood } wood, { $cards } cards
web-wc-battle-in = Battle at { $space }
web-wc-round = Round { $round }
web-wc-phases = Phases of the round
web-wc-phase-ranged = Ranged
web-wc-phase-flying = Flying
web-wc-phase-melee = Melee
web-wc-faster = Faster
web-wc-fold = Fold away
web-wc-attackers = Attack: { $who }
web-wc-defenders = Defence: { $who }
web-wc-flank = flank { $space }
web-wc-fighter = { $race }: { $number } × { $kind }, Strength { $strength }, at { $space }
web-wc-hits = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
web-wc-why = By which rules
web-wc-will-roll = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, hits on { $strength } or less
web-wc-chances = Attack wins: { $attacker }, defence wins: { $defender }, nobody: { $nobody }; without cards
web-wc-what-happened = What happened
web-wc-many = { $number } of { $of }
web-wc-fewer = One fewer
web-wc-more = One more
web-wc-unknown-creep = A creep that nobody has seen waits here.
web-wc-tools = The view of the board
web-wc-closer = Closer
web-wc-further = Further away
web-wc-whole = The whole board
wc-race-about-human = Balanced and stubborn: their ranged units heal, and their cards undo what others play.
wc-race-about-orc = Strong arms from the first turn: their melee units hit hardest, and Bloodlust adds a die.
wc-race-about-undead = Losses are beginnings: late in the game their fallen rise again in the middle of a battle.
wc-race-about-night-elf = Archers first: the best ranged units of all, and Slow Poison lets them strike before the enemy.
