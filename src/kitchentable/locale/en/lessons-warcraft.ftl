# The lessons of Warcraft. A hint has two lines: what to do, and why.

lesson-warcraft-fight = Move and fight
lesson-warcraft-fight-about = Two Orc units hold a gold mine. Take it.
lesson-warcraft-fight-melee =
    Drag your melee units from c2 to the mine at c3.
    A move onto enemies begins a battle. Melee units move one space.
lesson-warcraft-fight-ranged =
    Bring the ranged unit along, from c2 to c3.
    Ranged units strike first, before anyone can hit back.
lesson-warcraft-fight-done =
    Choose “{ wc-move-done }”.
    Battles are fought when all your moves are made.
lesson-warcraft-fight-elsewhere = That unit is away from the fight now. Take the move back, or go on with fewer.
lesson-warcraft-fight-nobody = Your move is over and no battle was begun. Drag your units onto the mine at c3, where the Orcs stand, then finish moving.
lesson-warcraft-fight-beaten = The mine stayed with the Orcs: too few went in. Take both melee units and the ranged one.
lesson-warcraft-fight-won = The mine is yours. Ranged, flying, melee: in each phase both sides roll, and a die up to the Strength is a hit. Before a move the page shows your chance.

lesson-warcraft-harvest = Workers and harvest
lesson-warcraft-harvest-about = Gold from a mine, wood from a forest, and a unit for it.
lesson-warcraft-harvest-gold =
    Drag a worker from your Town to the gold mine at b3.
    Each worker in a mine brings gold at harvest.
lesson-warcraft-harvest-wood =
    Drag another worker to the forest at c1.
    Nearly everything costs gold and wood, so you need both.
lesson-warcraft-harvest-done =
    Choose “{ wc-move-done }”.
    When all have moved, the harvest comes by itself.
lesson-warcraft-harvest-empty = The harvest is over and there was no gold in it. Move a worker to the mine at b3 first, and another one to the forest at c1.
lesson-warcraft-harvest-train =
    Train a melee unit: click it on your mat.
    It costs 1 gold and 1 wood, just what you have harvested, and arrives next turn.
lesson-warcraft-harvest-unspent = The turn is over and your stock lies idle. When you are asked to spend, train a unit before you finish.
lesson-warcraft-harvest-won = Harvested, spent, and a unit is on its way. Workers in mines and forests pay for the whole game: guard them.

lesson-warcraft-build = Build and upgrade
lesson-warcraft-build-about = A building opens new units, an upgrade makes them stronger.
lesson-warcraft-build-build =
    Build the ranged building: click it on your mat.
    Each turn you spend in one way: train, build or upgrade. Without its building you cannot train ranged units.
lesson-warcraft-build-trained = You train this turn, so you cannot build in it. Take it back to build.
lesson-warcraft-build-upgraded = You upgrade this turn, so you cannot build in it. Take it back to build.
lesson-warcraft-build-nothing = The turn is over and nothing is being built. In your Spend Step click the ranged building on your mat.
lesson-warcraft-build-finish =
    Choose “{ wc-spend-done }”.
    The worker builds until your next Deploy Step.
lesson-warcraft-build-stay =
    Choose “{ wc-move-done }”.
    Nobody needs to move now. A worker that builds stays at it anyway.
lesson-warcraft-build-ready =
    Finish the ranged building: click it on your mat.
    In the Deploy Step buildings are finished and new pieces arrive.
lesson-warcraft-build-unready = The Deploy Step went by and the building is not finished. Finish it when you are asked to deploy.
lesson-warcraft-build-deployed =
    Choose “{ wc-deploy-done }”.
    The building stands.
lesson-warcraft-build-upgrade =
    Upgrade your melee units: click their tile on your mat.
    All of them get Strength 3, those on the board at once.
lesson-warcraft-build-kept = The turn is over without the upgrade. In your Spend Step click the melee tile on your mat.
lesson-warcraft-build-won = A building and an upgrade: that is how a small army beats a large one. Plan ahead, because each turn has one way of spending.

lesson-warcraft-cards = Cards
lesson-warcraft-cards-about = A battle, and one card that turns it.
lesson-warcraft-cards-play =
    Play Polymorph on the Orc unit: click the card in your hand.
    The unit turns into a sheep and does not attack this round. Cards glow when they can be played.
lesson-warcraft-cards-wait =
    Pass.
    No card can be played at this moment.
lesson-warcraft-cards-late = The round goes on without the card, and the Orc strikes. Polymorph must be played at the start of a round.
lesson-warcraft-cards-unplayed = The battle is over and Polymorph is still in your hand. Without it the Orc could hit back and cost you a unit. Play it when the round begins.
lesson-warcraft-cards-beaten = The battle is not won. Try again with the card at the start of the round.
lesson-warcraft-cards-won = A battle won and nobody lost. Each card says when it can be played; you draw one after every battle.

lesson-warcraft-hero = Heroes
lesson-warcraft-hero-about = The Mountain King meets a creep, and learns from it.
lesson-warcraft-hero-hero =
    Drag the Mountain King from c2 to c3.
    A creep guards the mine there. Heroes learn from the creeps they kill.
lesson-warcraft-hero-escort =
    Send the melee units with him.
    More dice, and others who can take a hit. See how the chance grows.
lesson-warcraft-hero-done =
    Choose “{ wc-move-done }”.
    Then the battle begins.
lesson-warcraft-hero-wait =
    Pass.
    There is nothing to use at this moment.
lesson-warcraft-hero-nobody = Your move is over, and the hero met nobody. Move the Mountain King onto the creep at c3.
lesson-warcraft-hero-bolt =
    Use Storm Bolt on the creep.
    It does not attack this round. The ability costs mana: you pay it with a card.
lesson-warcraft-hero-mana =
    Pay with the card Resources.
    Each card is worth the mana it shows, and is discarded for it.
lesson-warcraft-hero-late = The round goes on without Storm Bolt, and the creep strikes. Use it when the next round begins.
lesson-warcraft-hero-unused = The battle is over without Storm Bolt. Try again, and use it when a round begins.
lesson-warcraft-hero-rise =
    Let the hero go up a level.
    He has two experience points. Level 2 brings Strength and a new ability.
lesson-warcraft-hero-low = The hero did not go up, though he may. Two experience points are enough for level 2: say yes.
lesson-warcraft-hero-won = The Mountain King has reached level 2. Lead your hero to creeps early: what he learns there stays for the game.

lesson-warcraft-first-game = Your first whole game
lesson-warcraft-first-game-about = Humans against Orcs, to eight victory points. A hint appears when it helps.
lesson-warcraft-first-game-move =
    Move what you like, then finish moving.
    Every piece may move once a turn; a glowing piece still can.
lesson-warcraft-first-game-workers =
    Send workers to mines and forests now.
    What you do not harvest in the first turns is missing all game.
lesson-warcraft-first-game-stop =
    Look before you move: the page shows the odds of a battle.
    Bring ranged units along and attack from several sides, units beside the battlefield join in.
lesson-warcraft-first-game-points =
    Count victory points.
    Outposts and captured Towns bring them, and eight of them win the game. Click a score to see where it comes from.
lesson-warcraft-first-game-card =
    You may play a card, or pass.
    Cards that fit now glow. Keep strong ones for a battle that matters.
lesson-warcraft-first-game-casualty =
    You choose which unit falls.
    Give up the cheapest one that has already attacked.
lesson-warcraft-first-game-spend =
    Spend in one of three ways: train, build or upgrade.
    What is possible glows on your mat, and everything else says what is missing.
lesson-warcraft-first-game-upgrade =
    You can afford an upgrade.
    It makes all units of that kind stronger at once: the more you have, the more it is worth.
lesson-warcraft-first-game-train =
    You can train units.
    They arrive in the next Deploy Step. More workers first, then soldiers to guard them.
lesson-warcraft-first-game-deploy =
    Place what has arrived.
    New pieces enter at your Town or a finished Outpost: put them where you need them next turn.
