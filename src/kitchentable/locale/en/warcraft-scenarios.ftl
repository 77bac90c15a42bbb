# Warcraft: scenarios, their format and the first half of them.
web-warcraft-setup-scenario = Scenario
web-warcraft-setup-elements_one_space = All three elements in one space
wc-setting-elements_one_space = Both texts of Battle of the Elements say that three tokens in “the same space” as your units win. We count each where you have a unit; with this setting the three have to be in one and the same space.
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
wc-story-nordrassil = The Undead march on the World Tree, and whoever falls among them gets up again. Three races that never trusted each other have to hold until the ancient magic is ready.
wc-task-nordrassil = The Undead end their turn with a unit at the tree, or take the Outpost of the Night Elves. The allies win when the Night Elf deck runs out. Victory points do not count.
wc-named-token = { $token }
wc-token-melee-sign = the sign of the fallen
wc-token-ranged-sign = the sign of the crypt
wc-token-flying-sign = the sign of the night
wc-token-first-upgrade-sign = the sign of bone
wc-token-second-upgrade-sign = the sign of blood
wc-token-captive-orc = the captive Orc
wc-token-captive-night-elf = the captive Night Elf
wc-token-nordrassil = Nordrassil
wc-token-elf-gate = the gate
wc-kind-necromancer = Necromancer
wc-no-such-scenario = There is no scenario “{ $name }”; there are { $known }.
wc-scenario-seats = “{ $title }” is for { $wanted } players, not { $given }.
wc-scenario-races = The races of “{ $title }” are given; only who plays which can be agreed on.
wc-scenario-option = “{ $title }” leaves no room for this option: { $option }.
wc-scenario-own-board = “{ $title }” is played on a board of its own.
wc-wall = Between { $start } and { $to } stands a wall; only flying units get across.
wc-race-without-town = { $seat } plays the { $race }, without a Town.
wc-cards-taken-out = { $number ->
        [one] One card is taken out of the deck of { $seat }: { $card }.
       *[other] { $number } cards are taken out of the deck of { $seat }: { $card }.
    }
wc-token-laid = In { $space } lies { $token }.
wc-walls-stand = Walls stand between { $edges }.
wc-units-begin = { $seat } begins with { $number } in { $space }: { $kind }.
wc-outposts-begin = { $seat } begins with Outposts in { $spaces }.
wc-tiles-begin = The units of { $seat } are at level { $levels } (melee/ranged/flying).
wc-carry = What does the unit take along from { $start } to { $to }?
wc-carry-nothing = Nothing
wc-carry-along = Take { $tokens } along
wc-carried = { $seat } takes { $token } along from { $start } to { $to }.
wc-left-behind = In { $space } stays { $token }.
wc-idle = The Necromancer of { $seat } in { $space } finds no power there any more.
wc-token-stands = A worker in { $space } cannot harm { $token }.
wc-gone-for-good = The { $kind } in { $space } is gone for good.
wc-brought-home = { $seat } has brought { $token } home.
wc-worthless = { $seat } gets no points for that: this scenario is won without them.
wc-without-mat = { $seat } has neither Town nor mat, nor stockpile, nor buildings.
wc-token-destroyed = In { $space } this is destroyed: { $token }.
wc-never-depletes = These never deplete: { $spaces }.
wc-depleted-from-the-start = Depleted from the start: { $spaces }.
wc-called-forth = { $seat } raises in { $space }: { $kind }.
wc-necromancer-killed = The Necromancer of { $seat } in { $space } is dead.
wc-came-back = { $seat } gets back in { $space }: { $kind }.
wc-step-skipped = { $seat } does not have this step: { $step }.
wc-set-aside = { $seat } sets a card aside; { $left } left in the deck.
wc-call-forth = Raise this in { $space }: { $kind }?
wc-necromancer-there = In { $space } stands the other Necromancer; the two never share a space.
wc-no-stockpile = You have no stockpile, so you cannot play { $card }; you may keep it.
wc-no-mat = You have no mat: you neither train nor build, and pay for nothing.
wc-no-gift-left = No Necromancer of yours is left beside a sign that upgrades units.
wc-gift = Upgrade the { $kind } for nothing: { $tile }
wc-come-back = Where does this come back: { $kind }?
wc-space = { $space }
wc-picture-turn-only = Turn { $turn }, { $step } of { $who }.
wc-picture-neutral = Nobody’s, enemies of all: { $race }: { $what }
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
