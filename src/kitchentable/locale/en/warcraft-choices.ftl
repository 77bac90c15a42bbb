# What can be chosen for a game of Warcraft: options and boards.

wc-option-about-strategic = For two teams: the game ends at 20 points instead of 30.
wc-option-about-racial = Each race does what only it can: building together, walking trees, Towns that shoot, wood that the dead gather.
wc-option-about-creeps = Neutral monsters guard places on the board, and a player who defeats them is rewarded.
wc-option-about-heroes = Each player has a hero with abilities who grows stronger by fighting creeps.
wc-option-about-research = Cards are bought instead of being drawn in battles.
wc-option-about-draining = Mines and forests hold a stock that everybody sees, and no die decides the harvest.
wc-option-about-hidden = What a mine or a forest holds is found out by harvesting, and no die decides it.
wc-about-main-game = No special rules: race for victory points with Towns, Outposts and objectives.
wc-board-about-usual = As the book lays it for this number of players.
wc-board-about-two-lakes = Water in the middle: pieces that cannot fly go round it.
wc-board-about-four-lakes = Lakes between four realms, with narrow passages between them.
