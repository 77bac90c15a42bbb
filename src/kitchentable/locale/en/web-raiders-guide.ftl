# The hints of the guided first game of Home Raiders.

web-hr-guide = A hint
web-hr-guide-pearl = Every troop has a pearl in this bag. One was drawn, and it is yours: your turn.
web-hr-guide-activate = Choose who acts: the Rod-bearers shoot, the Ragmen fight in close combat. Click a character, then the button; or press N and Enter.
web-hr-guide-action = Everyone in this troop has two actions. Drag a character and its unit comes along; or choose something else from the list.
web-hr-guide-move = The bright area is everything they can reach, around all obstacles. Drag a character there, or tap it and then a place. With keys: Enter, then the arrows.
web-hr-guide-cover = Lines go to every enemy: green is in plain sight, amber is partial cover, dotted is hidden. What covers you covers them too. Nothing counts before “Move here”.
web-hr-guide-attack = A red ring: you can attack. Point at it to see the chance and how it comes about. If the attack rolls more Aces than the defence, it wounds.
web-hr-guide-goal = This is their Portal, and it is all that counts: after round 6, the side with more characters touching the other’s Portal wins. Run!
web-hr-guide-end = That is all you need. The table explains the rest as it comes, and every rule number opens its rule. Enjoy the rest of the game.
web-hr-guide-next = Got it
web-hr-guide-finish = Play on
web-hr-guide-leave = No more hints
