# Home Raiders: where the books differ, and what we play.

kind-setting-formation = The English, Spanish and Dutch books say that a unit keeps within 3" of one another, the Norwegian one that each keeps within 3" of another. We play that these links join the whole unit (chain); strict asks every pair.
kind-setting-slowest = The Norwegian book lets a unit move only as far as its slowest model; the others do not have that. We play that each uses its own Movement.
kind-setting-engaged_targets = The Norwegian book does not forbid shooting at characters in base contact with an enemy of theirs; the others do. We play that it is forbidden.
kind-setting-free_attacks = The Dutch book lacks the paragraph on the free attack against whoever breaks away, though its abilities presuppose it. We play with it.
kind-setting-spent_contact = The English, Spanish and Dutch books let enemies fight only if one of them spent an action to come into contact; the Norwegian one does not ask for that. We play that it is needed.
kind-setting-hurts = The Norwegian book gives the token of an ability marked Hurts at once; the others at the end of the turn. We play the end of the turn.
kind-setting-passing = The Norwegian book compares the pearls with all troops in play before one may pass; the others with those that wait. We play those that wait.
kind-setting-violent_attack = The Norwegian book has the whole Defence rolled again; the others one set. We play one set.
kind-setting-knock_back = The Norwegian book lets Knock back take the place of the damage; the others add it. We play that it is added.
kind-setting-rampage = The Norwegian book lets Rampage heal with one target hit; the others need both. We play both.
kind-setting-grapple = The Norwegian book holds for all Close combat attacks of the round; the others for the next one. We play the next one.
kind-setting-disrupt = The Norwegian book gives Disrupt no effect on a unit that has acted in this round; the others bind the opponent’s next turn all the same, if it comes in the next round. We play the others (any); waiting is the Norwegian reading.
kind-setting-point_blank = The Norwegian book has no upgrade for Point blank; the others do. We play with the upgrade.
kind-setting-charm = The Norwegian book makes the charmed attack a friend; the English and Spanish ones anybody in contact. We play anybody.
kind-setting-deflect = The Norwegian book asks for more Aces than the attacker before Deflect works; the others for a successful Defence. We play a successful Defence.
kind-setting-scouts = The Spanish and Norwegian books place Scouts at 12" or more; the English one further than 12". We play further.
kind-setting-prudent = The Spanish book gives the Prudent strategist 2"; the others 3". We play 3".
kind-setting-shooter_contact = The Dutch book lets nobody shoot who is in base contact with other characters, friends too; the others name enemies. We play enemies.
kind-setting-second_wound = By the Spanish book a character vanishes instead of receiving its last Wound token, so that nothing can take that token away; by the others it receives the token first. We play that it is received.
kind-setting-challenged = The English and Norwegian books let only enemies be challenged; the Spanish and Dutch ones do not say so. We play enemies.
kind-setting-markers = The Spanish book puts markers further than 15" from the own Portal and further than 5" from one another; the others at that distance or more. We play that distance or more.
kind-setting-running_shot = By the English and Spanish books the shot of a Running shot is the second action; the Dutch and Norwegian ones put it inside the move and name no cost. We play the second action.
kind-setting-vanished = No book says whether characters that vanished by their own doing count. We play that all count; by-enemy leaves those out.
kind-setting-early_end = No book ends the game before round 6. We play on to the end; with this setting it ends when one side has nobody left.

hr-offer-team = { $faction }, { $stars } Stars
