# Setting a game up: a sentence for everything that can be chosen.

web-about-seat-here = A person at this screen; several people hand it round.
web-about-seat-link = You get a link to send to a friend, who plays anywhere.
web-about-bot-regular = Weighs every move and plays for the win: the strongest opponent here.
web-about-bot-rusher = Runs at you and fights: easy to foresee, good for learning close combat.
web-about-bot-camper = Stays in cover and shoots: good for learning to advance.
web-about-bot-random = Makes any legal move: for trying things out without being hurried.
web-about-drawn = Drawn when the game begins.
web-about-own = A team that was made in this browser.
web-about-dice-sealed = The program rolls. The dice are sealed before the game and can be checked after it.
web-about-dice-physical = You roll real dice and tell the program what they show.
web-about-clock-none = Everyone takes the time they need.
web-raiders-about-stars = Teams may cost this much: 3 make a quick game, 6 a usual one, 10 a long one.
web-raiders-about-level-advanced = All the rules, with every ability of the cards.
web-raiders-about-level-basic = The rules without the parts that bear a gear: for first games.
web-warcraft-about-target = Fewer points make a shorter game; the book plays to 15, or to 30 for two teams.
web-warcraft-about-turns = After so many turns the side with the most points wins.
web-warcraft-about-expansion = New cards and rules; any option below brings it along.
web-pick = Choose
