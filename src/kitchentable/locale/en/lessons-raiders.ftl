# The lessons of Home Raiders. A hint has two lines: what to do, and why.

lesson-raiders-move = Move and take cover
lesson-raiders-move-about = Three Fusiliers aim at Bertie. A book is near.
lesson-raiders-move-activate =
    Click Bertie to activate him.
    A pearl of your colour was drawn, so one of your troops acts now. It has two actions.
lesson-raiders-move-action =
    Choose “move”, or just drag Bertie.
    Moving is an action. He could shoot too, but three would shoot back.
lesson-raiders-move-go =
    Choose Bertie’s move.
    Then you see everything he can reach.
lesson-raiders-move-place =
    Drag Bertie behind the book, to the ring, and press “{ web-hr-go }”.
    Green lines: he is in plain sight. Dotted lines: an object hides him. Look until all are dotted.
lesson-raiders-move-seen = There he is still in plain sight of a Fusilier. You have another action: the ring shows a place where the book hides him. Or take the move back.
lesson-raiders-move-shot = A good shot, but Bertie still stands in the open. Use your other action to get behind the book.
lesson-raiders-move-hit = The Fusiliers had their turn while Bertie stood in the open. In a real game they would have hit him. Move him behind the book before the turn ends.
lesson-raiders-move-end =
    Now “{ hr-option-end-turn }”.
    Bertie is safe. See what the Fusiliers make of it.
lesson-raiders-move-stay =
    Choose “{ hr-option-done }”.
    He is well hidden here: one step out and they can aim again.
lesson-raiders-move-stay-put =
    Choose “{ hr-option-stay }”.
    He is well hidden here.
lesson-raiders-move-won = Nobody could aim at Bertie, because you put a book between him and them. Objects hide you or cover you: in cover, a shot has fewer dice.

lesson-raiders-shoot = Shoot
lesson-raiders-shoot-about = Three Rod-bearers, and a Captain in plain sight.
lesson-raiders-shoot-activate =
    Click a Rod-bearer to activate the unit.
    A unit acts together: each of the three may shoot in one action.
lesson-raiders-shoot-action =
    Click Captain Shefin and choose to shoot at him.
    He is in plain sight and within { LENGTH(12) }, the Rod-bearers’ base range.
lesson-raiders-shoot-fire =
    Let the first Rod-bearer shoot.
    His dice against the Captain’s Defence: more Aces, and the shot wounds.
lesson-raiders-shoot-again =
    A wound! Shoot with the next one.
    A second Wound token makes the Captain vanish.
lesson-raiders-shoot-once-more =
    Shoot at the Captain once more.
    You have a second action, and one Wound token is not enough.
lesson-raiders-shoot-stay =
    Choose “{ hr-option-done }”.
    From here you see the Captain well enough.
lesson-raiders-shoot-stay-put =
    Choose “{ hr-option-stay }”.
    From here you see the Captain well enough.
lesson-raiders-shoot-moved = You moved. That was one of two actions; with the other one shoot at the Captain, if you still see him.
lesson-raiders-shoot-gone = The turn is over and nobody has shot. Moving twice leaves no action for a shot: shoot first, the Captain is in range from the start.
lesson-raiders-shoot-left = The Captain got away with one wound. Let every Rod-bearer shoot before you end the action.
lesson-raiders-shoot-won = The Captain has vanished, and you shot him. Before every shot you can point at the target: the page tells the exact chance.

lesson-raiders-strike = Close combat
lesson-raiders-strike-about = A Guardsman is one run away. Reach him, then strike.
lesson-raiders-strike-activate =
    Click a Ragman to activate the unit.
    Ragmen cannot shoot. They run and strike.
lesson-raiders-strike-action =
    Choose “move”.
    To strike you have to touch the enemy, base to base.
lesson-raiders-strike-go =
    Move the whole unit.
    Its members stay within { LENGTH(2) } of each other, so they run together.
lesson-raiders-strike-charge =
    Drag a Ragman onto the Guardsman, then press “{ web-hr-go }”.
    Close to an enemy the character snaps into contact, and the bar says so.
lesson-raiders-strike-short = Nobody touches the Guardsman yet. Use the second action to run the rest of the way, or take the move back.
lesson-raiders-strike-slow = The turn is over before anybody reached the Guardsman. He is within one move: drag a Ragman right onto him.
lesson-raiders-strike-strike =
    Choose to attack in close combat.
    Contact made, one action left: strike before the Guardsman does.
lesson-raiders-strike-hit =
    Attack the Guardsman.
    Your Close combat dice against his Defence: more Aces wound him.
lesson-raiders-strike-stay =
    Choose “{ hr-option-done }”.
    The Ragmen stand where they should.
lesson-raiders-strike-stay-put =
    Choose “{ hr-option-stay }”.
    Breaking away from an enemy gives him a free attack.
lesson-raiders-strike-idle = You reached the Guardsman, but the second action was not a strike, and now it is his turn. Run with the first action, attack with the second.
lesson-raiders-strike-won = Run, touch, strike: one turn, two actions, one wound. Think of the way back too: breaking away from contact costs a free attack.

lesson-raiders-portal = Portal and objective
lesson-raiders-portal-about = The very last turn of the game, and it is yours.
lesson-raiders-portal-activate =
    Click a Ragman to activate the unit.
    Nobody touches a Portal yet. As it stands, the game is a draw.
lesson-raiders-portal-action =
    Choose “move”.
    You have two actions. Their Portal is two moves away.
lesson-raiders-portal-go =
    Move the whole unit.
    Each Ragman who touches their Portal counts.
lesson-raiders-portal-run =
    Run towards the glowing Portal, past the Guardsman. The last step must touch it.
    After round 6 the side with more characters at the other’s Portal wins. The bar says “touches” when it counts.
lesson-raiders-portal-halfway = Half the way. Now run on, until a Ragman touches the Portal.
lesson-raiders-portal-nobody = The game is over and none of yours touches their Portal: only that counts now, no fight does. Use both actions to run there.
lesson-raiders-portal-won = You have won: at the end only the objective counts. Keep an eye on your own Portal as well.

lesson-raiders-spirit = A Spirit ability
lesson-raiders-spirit-about = One to one at the Portals. The Witch can lead a Captain astray.
lesson-raiders-spirit-activate =
    Click the Watering-can Witch to activate her.
    Each side touches one Portal. She stands too far away to run, but not to think.
lesson-raiders-spirit-action =
    Choose to use Spirit.
    Heroes have abilities of their own. Press C on a character, or tap it, to read its card.
lesson-raiders-spirit-use =
    Use Subtle manipulation on Captain Shefin.
    Both roll Spirit. If she has more Aces, she moves him up to { LENGTH(3) }.
lesson-raiders-spirit-lead =
    Lead the Captain away from your Portal, { LENGTH(3) } to the right.
    If he does not touch it, he does not count.
lesson-raiders-spirit-near = The Captain still touches your Portal. You have another action: lead him further away, or take the move back.
lesson-raiders-spirit-elsewhere = Walking does not help her here: the Captain still counts. With the other action use Spirit.
lesson-raiders-spirit-even = It stayed one to one. The Captain had to leave your Portal: activate the Witch, choose Spirit, and lead him away.
lesson-raiders-spirit-end =
    Now “{ hr-option-end-turn }”.
    One to nothing, and this was the last turn.
lesson-raiders-spirit-stay =
    Choose “{ hr-option-done }”.
    You lead, there is nothing more to do.
lesson-raiders-spirit-stay-put =
    Choose “{ hr-option-stay }”.
    You lead, there is nothing more to do.
lesson-raiders-spirit-won = You won without a blow. Abilities turn games: read the cards of your Heroes and Leaders before you choose a team.

lesson-raiders-first-game = Your first whole game
lesson-raiders-first-game-about = Six rounds on a bedside table, small teams, basic rules. A hint appears when it helps.
lesson-raiders-first-game-call =
    Call one side of the die.
    If it comes up, you choose where your Portal stands.
lesson-raiders-first-game-portal =
    Choose a place for your Portal.
    Theirs will stand opposite. A Portal behind objects is easier to guard.
lesson-raiders-first-game-deploy =
    Place your characters near your Portal.
    Put those who shoot where they see far, and those who strike where they can run under cover.
lesson-raiders-first-game-pearl =
    Your pearl was drawn: choose who acts.
    Each troop has one pearl in the bag. Act first with the troop that is in danger or has a good target.
lesson-raiders-first-game-action =
    Two actions: move, shoot, strike, in any order.
    Move first and shoot then, or shoot and go back into cover.
lesson-raiders-first-game-shoot =
    You can shoot now.
    Point at a target to see the exact chance. Below a third it is often better to move.
lesson-raiders-first-game-strike =
    You touch an enemy: you can strike.
    Several against one is best, because everybody in contact attacks.
lesson-raiders-first-game-move =
    Look at the lines while you drag.
    Green sees you, amber half, dotted not at all. End where they have to come to you.
lesson-raiders-first-game-ground =
    You are shot at. Go to ground?
    It is harder to hit you, but getting up costs an action. Do it if you would not act this round anyway.
lesson-raiders-first-game-leave =
    An enemy breaks away from you: take the free attack.
    It costs you nothing.
lesson-raiders-first-game-last =
    The end is near: look at the objective.
    After round 6 it decides alone. Send those who can still reach it.
