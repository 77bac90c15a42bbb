# Warcraft: scenarios, their format and the first half of them.
web-warcraft-setup-scenario = Scenario
web-warcraft-setup-elements_one_space = All three elements in one space
wc-setting-elements_one_space = Battle of the Elements asks for three tokens in “the same space” as your units. Usually each counts where you have a unit; with this setting all three must lie in one space.
web-warcraft-setup-lightning_on_creeps = Lightning strikes creeps too
wc-setting-lightning_on_creeps = In Skull of Storms lightning strikes enemy units, and the opponent takes the casualties; a creep is everybody’s enemy, but nobody’s own. Usually creeps are not hit; with this setting a creep loses a die for each casualty.
web-warcraft-setup-carry_in_passing = Tokens are taken along in passing too
wc-setting-carry_in_passing = A carried token goes along when its unit moves, which can be read of the way as well as of its beginning. Usually a unit takes along what lies where its move begins; with this setting also what lies in one space that it passes.
web-warcraft-setup-teleport_on_mountains = Mass Teleport and Blink onto mountains
wc-setting-teleport_on_mountains = An ability may place any unit on a mountain, while a hero may not move there. Usually Mass Teleport and Blink place, so they may end on a mountain; without this setting they are moves and may not.
web-warcraft-setup-flanks_stay_out = The attacked player’s flanks may stay out
wc-setting-flanks_stay_out = In a game of two teams a teammate’s flank units take part if the teammate wants, while for the two players of a battle it is not optional. Usually the attacked player’s own flanks always fight; with this setting that player, too, may keep them out.
wc-scenario-none = The main game
wc-scenario-titled = { $title }
wc-scenario-about = { $story } { $task }
wc-scenario-began = { $title }. { $about }
wc-scenario-main-2 = The main game for two
wc-scenario-main-3 = The main game for three
wc-scenario-main-4 = The main game for two teams
wc-story-main-2 = Two races have come to the same valley, and it is too small for both.
wc-task-main-2 = Have 15 victory points at the end of your turn, or take the other Town.
wc-story-main-3 = Three races around one lake, and none of them has a friend.
wc-task-main-3 = Have 15 victory points at the end of your turn, or be the last in the game.
wc-story-main-4 = Humans and Night Elves stand together against Orcs and Undead.
wc-task-main-4 = Have 30 victory points together at the end of a turn of one of you, or take a Town of the other team.
wc-scenario-elf-gate = The Elf Gate
wc-story-elf-gate = In the mountains stands a gate that the Night Elves have guarded longer than anyone remembers. Now three armies want to know what lies behind it.
wc-task-elf-gate = End your turn with a unit at the gate and fewer than three enemy units around it, elves included; or be the last in the game. Victory points do not count.
wc-scenario-necromancers = March of the Necromancers
wc-story-necromancers = Two Necromancers have come over the hills with empty hands. They need no gold and no barracks: the ground they walk on is full of soldiers.
wc-task-necromancers = The Undead take the Human Town. The Humans kill both Necromancers, or destroy the three signs at which they raise their units. Victory points do not count.
wc-scenario-captives = The Captives
wc-story-captives = Orcs and Night Elves hold one of each other’s people behind walls. Both were told that help is on its way.
wc-task-captives = Bring the captive of your race to your Town, or take the other Town. Units go round walls or fly over them. Victory points do not count.
wc-scenario-nordrassil = Nordrassil, the World Tree
wc-story-nordrassil = The Undead march on the World Tree, and their fallen get up again. Three races that never trusted each other have to hold until the ancient magic is ready.
wc-task-nordrassil = The Undead end their turn with a unit at the tree, or take the Outpost of the Night Elves. The allies win when the Night Elf deck runs out. Victory points do not count.
wc-named-token = { $token }
wc-no-such-scenario = There is no scenario “{ $name }”. Choose from { $known }.
wc-scenario-seats = “{ $title }” is for { $wanted } players, not { $given }.
wc-scenario-races = The races of “{ $title }” are fixed; you only agree who plays which.
wc-scenario-option = You can’t play “{ $title }” with { $option }.
wc-scenario-own-board = “{ $title }” has a board of its own: leave the board unset.
wc-wall = A wall stands between { $start } and { $to }; only flying units can cross it.
wc-race-without-town = { $seat } plays { NOUN($race, as: "the") }, without a Town.
wc-cards-taken-out = { $number ->
    [one] One copy of { $card } is
    [2] Two copies of { $card } are
    [3] Three copies of { $card } are
   *[other] { $number } copies of { $card } are
} taken out of { NOUN($seat, as: "of") } deck.
wc-token-laid = { NOUN($token, as: "The") } is at { $space }.
wc-walls-stand = Walls stand on the edges { LIST($edges, by: "and") }.
wc-units-begin = { NOUN($seat, ask: "number") ->
    [many] { $number ->
        [one] { NOUN($kind, as: "A") } guards
        [2] Two { NOUN($kind, as: "many") } guard
        [3] Three { NOUN($kind, as: "many") } guard
       *[other] { $number } { NOUN($kind, as: "many") } guard
    } { $space }.
   *[one] { $seat } starts with { $number ->
        [one] { NOUN($kind, as: "a") }
        [2] two { NOUN($kind, as: "many") }
        [3] three { NOUN($kind, as: "many") }
       *[other] { $number } { NOUN($kind, as: "many") }
    } at { $space }.
}
wc-outposts-begin = { $seat } starts with Outposts at { LIST($spaces, by: "and") }.
wc-tiles-begin = { NOUN($seat, as: "Whose") } units are at level { $levels } (melee/ranged/flying).
wc-carry = What does the unit take along from { $start } to { $to }?
wc-carry-nothing = Nothing
wc-carry-along = Take { NOUN($tokens, as: "the") } along
wc-carried = { $seat } takes { NOUN($token, as: "the") } along from { $start } to { $to }.
wc-left-behind = { NOUN($token, as: "The") } stays behind at { $space }.
wc-idle = { NOUN($seat, as: "Of") } Necromancer at { $space } finds no more power there.
wc-token-stands = A worker at { $space } can’t harm { NOUN($token, as: "the") }.
wc-gone-for-good = { NOUN($kind, as: "The") } at { $space } is gone for good.
wc-brought-home = { $seat } has brought { NOUN($token, as: "the") } home.
wc-worthless = { $seat } gets no points for that: they don’t count in this scenario.
wc-without-mat = { $seat } has no Town, no Town mat, no gold or wood, and no buildings.
wc-token-destroyed = { NOUN($token, as: "The") } at { $space } is destroyed.
wc-never-depletes = The resources at { LIST($spaces, by: "and") } never run out.
wc-depleted-from-the-start = The resources at { LIST($spaces, by: "and") } are depleted from the start.
wc-called-forth = { $seat } raises { NOUN($kind, as: "a") } at { $space }.
wc-necromancer-killed = { NOUN($seat, as: "Of") } Necromancer at { $space } is killed.
wc-came-back = { $seat } gets { NOUN($kind, as: "a") } back at { $space }.
wc-step-skipped = { $seat } has no { $step }.
wc-set-aside = { $seat } sets a card aside; { $left ->
        [one] one card is
       *[other] { $left } cards are
    } left in the deck.
wc-call-forth = Raise { NOUN($kind, as: "a") } at { $space }?
wc-necromancer-there = Your other Necromancer is at { $space }; the two never share a space.
wc-no-stockpile = You have no gold or wood, so you can’t play { $card }; you may keep it.
wc-no-mat = You have no Town mat: you can’t train, build or pay.
wc-no-gift-left = You have no Necromancer left beside a sign that upgrades units.
wc-gift = Upgrade your { $kind } for free: { $tile }
wc-come-back = Where does { NOUN($kind, as: "the") } come back?
wc-space = { $space }
wc-picture-turn-only = Turn { $turn }, { NOUN($who, as: "of") } { $step }.
wc-picture-neutral = Neutral, enemies of all: { $race }: { $what }
wc-picture-scenario = Scenario: { $title }
wc-picture-token = { $space }: { $token }
wc-picture-walls = Walls: { $edges }
warcraft-scenario-seats = The scenario { $scenario } says { $seats } players; it must be 2, 3 or 4, with as many races or none
warcraft-scenario-board = The scenario { $scenario } needs either a layout or a map, not both
warcraft-scenario-wall = In the scenario { $scenario } there can be no wall between { $one } and { $other }: they are not adjacent
warcraft-scenario-block = In the scenario { $scenario } the block { $block } does not fit: { $why }
warcraft-scenario-needs = In the scenario { $scenario } the block { $block } speaks of { $what }, which is neither a place nor a token there
warcraft-scenario-unknown = { $what ->
        [race] In the scenario { $scenario } there is no race “{ $given }”; there are { $known }
        [option] In the scenario { $scenario } there is no option “{ $given }”; there are { $known }
        [card] In the scenario { $scenario } there is no card “{ $given }”; there are { $known }
        [layout] In the scenario { $scenario } there is no layout “{ $given }”; there are { $known }
        [sign] In the scenario { $scenario } there is no sign of a map “{ $given }”; there are { $known }
        [space] In the scenario { $scenario } there is no space “{ $given }”; there are { $known }
        [place] In the scenario { $scenario } there is no place “{ $given }”; there are { $known }
        [kind] In the scenario { $scenario } there is no kind of piece “{ $given }”; there are { $known }
       *[block] In the scenario { $scenario } there is no block “{ $given }”; there are { $known }
    }
