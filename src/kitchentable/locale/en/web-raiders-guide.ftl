# The hints of the guided first game of Home Raiders.

web-hr-guide = A hint
web-hr-guide-pearl = Every troop has a pearl in this bag. One was drawn, and it is yours: your turn.
web-hr-guide-activate = Choose who acts: the Rod-bearers shoot, the Ragmen fight hand to hand. Click a figure, then the button; or press N and Enter.
web-hr-guide-action = Everybody in this troop has two actions. Drag a figure and its unit comes along; or do something else from the list.
web-hr-guide-move = The bright area is all that they can reach, round everything in the way. Drag a figure there, or tap it and then a place. By keys: Enter, then the arrows.
web-hr-guide-cover = Lines go to every enemy: green is in plain sight, amber is partial cover, dotted is hidden. What covers you covers them too. Nothing counts before “Move here”.
web-hr-guide-attack = A red ring: you can attack. Point at it to see the chance and how it comes about. If the attack rolls more Aces than the defence, it wounds.
web-hr-guide-goal = This is their Portal, and what it is all about: after round 6, whoever has more figures touching the other’s Portal wins. Run!
web-hr-guide-end = That is all you need. The table explains the rest as it comes, and every rule number opens its rule. Enjoy the end of the game.
web-hr-guide-next = I see
web-hr-guide-finish = Play on
web-hr-guide-leave = No more hints
