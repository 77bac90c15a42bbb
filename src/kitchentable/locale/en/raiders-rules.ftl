# Home Raiders: what the rules ask, tell and refuse.

## Setup

title-raiders = Home Raiders
hr-raiders-seats = Home Raiders is a game for two, not for { $given }.
hr-raiders-two = Two teams and two Portals are named, with a comma between them; given was “{ $given }”.
hr-no-such-table = There is no table “{ $table }”; there are { $known }.
hr-no-such-object = There is no object “{ $object }” that could be a Portal.
hr-no-such-team = There is no team “{ $team }”; there are { $known }.
hr-team-too-dear = { $team } costs { $cost } Stars; at most { $stars } were agreed.
hr-team-leaders = { $team } has { $leaders } Leaders for { $units } Units; there may not be more Leaders than Units.
hr-team-factions = { $team } mixes factions: { $factions }.
hr-team-merge = Only copies of a Unit can be merged; { $card } is none.
hr-team-copies = { $card } is taken less than once.
hr-team-no-such-card = Team { $team } names a card “{ $card }” that is not there
hr-card-pool = Card { $card }, { $trait }: the numbers of dice do not fit together
hr-card-range = Card { $card } has a range but no Shooting dice
hr-card-force = Card { $card } has Force { $force }, but only Units have more than one character
hr-card-number = Card { $card } has a number that is too small
hr-card-size = Card { $card }: base and height are millimetres, 1 to 100 and 1 to 200
hr-card-no-such-ability = Card { $card }: there is no ability “{ $ability }”
hr-card-ability-type = Card { $card }: a { $type } cannot have the ability “{ $ability }”
hr-dice-faces = The { $die } die needs faces, each one of { $known }
hr-roll-setup = Roll for the Setup.
hr-roll-first = Roll for who deploys first.
hr-roll-objective = Roll for the Objective.
hr-call-face = Call Blank or Ace.
hr-direct = Direct confrontation
hr-cunning = Cunning strategy
hr-place-portal = Where does your Portal go?
hr-option-place = at { $x }, { $y }
hr-deploy-which = Which troop do you deploy next?
hr-deploy-where = Where does { $who } stand?
hr-join-which = Which unit does { $who } join?
hr-deploy-near = Deploy within 6" of your Portal: { $missing }" too far.
hr-deploy-far = Nobody more fits within 6", but within 12" there is room: { $missing }" too far.
hr-deploy-nearest = Nobody more fits within 12": then the place nearest to your Portal, { $missing }" nearer.
hr-scouts-near = That is { $missing }" too near to the enemy.
hr-place-marker = Where does your marker go?
hr-marker-portal = A marker lies at least 15" from your own Portal: { $missing }" are missing.
hr-marker-near = Markers lie at least 5" apart: { $missing }" are missing.
hr-marker-covered = An object lies there.
event-hr-setup-rolled = Setup: { $setup }.
event-hr-first-rolled = { $who } places the Portal and deploys first.
event-hr-sworn-enemy = { $by } swears enmity to { $enemy }.
event-hr-portal-placed = { $who } places a Portal.
event-hr-portal-placed-beside = { $who } places a Portal (beside: { $object }).
event-hr-deployed = { $troop } is deployed: { $members }.
event-hr-objective-rolled = Objective: { $objective }.
event-hr-marker-placed = { $who } places a marker.
event-hr-marker-placed-beside = { $who } places a marker (beside: { $object }).
event-hr-marker-placed-on = { $who } places a marker (on: { $object }).
kind-goal-none = no objective
kind-goal-vanish = Vanish the enemy
kind-goal-portal = Control the Portal
kind-goal-spot = Strategic spot
hr-situation-card = The situation names a card “{ $card }” that is not there.
hr-situation-troop = The situation names a troop “{ $troop }” that no figure belongs to.
hr-situation-table = The situation names a table “{ $table }” that is not there.

## Rounds and turns

hr-draw-pearl = A pearl is drawn from the bag.
hr-activate-whom = Which troop do you activate?
hr-activated-already = { $troop } has already been activated this round.
hr-activation-bound = { $troop } must be activated now.
hr-pass-not-now = You may pass only with more pearls than troops that wait.
hr-pass-advanced = Passing is an advanced rule, and this is a basic game.
hr-option-troop = { $troop }
hr-until-round = in this round
hr-until-game = in this game
hr-option-resign = Resign
event-hr-round-began = Round { $round }: pearls in the bag { $pearls }.
event-hr-pearl-drawn = { $who }’s pearl; { $left } left in the bag.
event-hr-activated = { $troop } is activated.
event-hr-passed = { $who } passes.
event-hr-passed-forced = { $who } has nobody left to activate.
event-hr-round-ended = Round { $round } is over.
event-hr-resigned = { $who } resigns.

## Actions

hr-choose-action = Which action?
hr-act-next = { $troop }: who does what?
hr-option-end-turn = End the turn
hr-option-done = The action is done
hr-option-action = { $troop }: { $kind }
hr-option-action-at = { $troop }: { $kind } against { $target }
hr-option-deed = { $who }: { $what }
hr-option-deed-at = { $who }: { $what }, { $about }
hr-the-unit = the unit
hr-option-character = { $who }
hr-option-yes = Yes
kind-of-hr-move = Movement
kind-of-hr-close = Close combat attack
kind-of-hr-ranged = Ranged attack
kind-of-hr-spirit = Spirit action
kind-of-hr-generic = Generic action
kind-of-hr-stand = Stand up
kind-of-hr-control = Control a marker
hr-stand-up-first = { $troop } lies on the ground and has to stand up first.
hr-regroup-first = { $troop } is out of formation and has to regroup first.
hr-close-nobody = Nobody of { $troop } is in base contact with an enemy.
hr-spirit-not-now = { $troop } cannot perform a Spirit action now.
event-hr-declared = { $troop }: { $kind }.
event-hr-declared-at = { $troop }: { $kind } against { $target }.
event-hr-ability-used = { $who } uses { $ability }.
event-hr-ability-used-on = { $who } uses { $ability }: { $about }.

## Moving

hr-move-where = Where does { $troop } go?
hr-option-stay = Stay
hr-option-goes = { $who } to { $x }, { $y }
hr-option-moves = { $moves }
hr-move-not-theirs = { $who } cannot move in this action, or was named twice.
hr-move-point = A place is x, y and a height, not { $given } numbers.
hr-move-too-far = That is { $over }" too far.
hr-move-locked = In contact with { $enemy } one cannot move freely: only away.
hr-move-touches = The way touches { $enemy } before its end: contact ends the move.
hr-move-not-away = The move has to end out of contact with { $enemy }.
hr-flight-straight = A flight is one straight line to one place.
hr-unit-apart = { $troop } would be out of formation by { $missing }".
hr-unit-not-regrouped = { $troop } has to close up: it would still be { $missing }" apart, no less than before.
hr-strike-leaving = { $who } breaks away: who strikes?
hr-option-strike = { $who } strikes
hr-move-by-force = Where is { $who } moved?
hr-place-near = Where beside { $other } does { $who } go?
hr-place-not-near = That is too far from { $other }.
event-hr-moved = { $who } goes { $cost }".
event-hr-moved-beside = { $who } goes { $cost }" (beside: { $object }).
event-hr-moved-on = { $who } goes { $cost }" (on: { $object }).
event-hr-move-lost = { $who } cannot go its way any more.
event-hr-fell = { $who } falls { $height }".
event-hr-broke-away = { $enemy } strikes at { $who }, who breaks away.
event-hr-object-pushed = { $who } pushes { $object }.

## Attacks

hr-choose-mode = How does { $who } attack { $target }?
hr-mode-plain = Nothing more
hr-who-defends = { $who } shoots at equally close characters: who defends?
hr-go-to-ground = { $troop } is about to be shot at. Go to ground?
hr-option-ground = Go to ground
hr-shoot-no-dice = { $who } has no Shooting dice.
hr-shoot-engaged = { $who } is in base contact with { $enemy } and cannot shoot.
hr-shoot-in-contact = Being in contact, it cannot shoot at { $target }.
hr-shoot-at-engaged = { $target } is in base contact with { $enemy } and cannot be shot at.
hr-shoot-leader = { $target } is a Leader and its unit is still there.
hr-shoot-unseen = { $who } does not see { $target }.
hr-mind-tricked = { $who } cannot attack { $target } in this turn.
hr-spirit-immune = { $target } can never be the target of Spirit abilities.
hr-spirit-wounded = { $target } is wounded already: this works only on somebody who is not.
hr-transfer-unwounded = { $who } is not wounded and has nothing to hand over.
hr-confuse-leader = Only a Leader can be confused, and { $target } is none.
hr-stun-nothing = { $target } has no ability to lose.
hr-transport-apart = { $troop } is carried as a whole or not at all, and not everybody of it is within 3" of { $who }.
hr-transport-more = Whom else does { $who } carry?
hr-option-later = later, after everybody else
hr-roll-trait = { $who } rolls { $trait }.
hr-roll-single = { $who } rolls one die.
hr-roll-again = { $who } rolls dice again.
hr-dice-text = { $white } white, { $red } red, { $black } black
hr-nobody = Nobody
kind-trait-close_combat = Close combat
kind-trait-shooting = Shooting
kind-trait-defence = Defence
kind-trait-spirit = Spirit
kind-face-blank = blank
kind-face-ace = Ace
kind-face-critical = Critical Ace
kind-pool-wounded = leaves out marked dice
kind-pool-discard = discards the strongest set
kind-pool-strongest = rolls only the strongest set
kind-pool-weakest = rolls only the weakest set
kind-pool-downgrade = downgrades the strongest set
kind-pool-upgrade = upgrades the weakest set
kind-source-wounds = wounds
kind-source-range = range
kind-source-cover = cover
kind-source-ground = on the ground
event-hr-pool-built = { $who } { $change }, because of { $source }: { $before } → { $after }.
event-hr-dice-rolled = { $who }, { $trait }: { $faces }. Aces: { $aces }.
event-hr-dice-boosted = { $who }, { $trait }: { $faces }. Aces: { $aces }, Boost { $boost } included.
hr-no-dice = no dice
event-hr-attack-hit = { $by } hits { $target }: { $aces } to { $defence }.
event-hr-attack-defended = { $target } defends against { $by }: { $aces } to { $defence }.
event-hr-aimed = { $by } aims at { $target }, { $distance }" away, in plain sight.
event-hr-aimed-partly = { $by } aims at { $target }, { $distance }" away, partly hidden by { $behind }.
event-hr-shot-lost = { $who } has nobody left to shoot at.
event-hr-wounded = { $who } gets a Wound token (now { $wounds }).
event-hr-healed = { $who } is healed (now { $wounds }).
event-hr-vanished = { $who } vanishes.
event-hr-went-to-ground = { $troop } goes to ground.
event-hr-forced-to-ground = { $troop } is forced to ground.
event-hr-stood-up = { $troop } stands up.
event-hr-challenge-won = { $by } wins the challenge against { $target }: { $aces } to { $against }.
event-hr-challenge-lost = { $by } does not win the challenge against { $target }: { $aces } to { $against }.

## Abilities ask

hr-roundhouse = { $who } strikes on: at whom?
hr-violent-attack = { $target } rolled { $aces } Aces. Which set has to be rolled again for { $who }?
hr-knock-back-instead = Does { $who } knock { $target } back instead of wounding?
hr-double-shot = { $who } has { $aces } Aces: split them?
hr-double-shot-not = All at the first target
hr-double-shot-to = { $aces } of them at { $who }
hr-lightning = The bolt of { $who } leaps on: at whom?
hr-charm = Whom does { $target } attack for { $who }?
hr-stun = Which ability does { $target } lose to { $who }?
hr-deflect = { $who } deflects the shot: at whom?
hr-energy-barrier = { $who } faces { $aces } Aces. Make the attacker roll again?
hr-energy-barrier-which = Which roll counts against { $who }?
hr-option-aces = { $aces } Aces
hr-flicker = { $who } flickers: swap places with whom?
hr-bodyguard = Does { $who } take the place of { $target }?
hr-mirror-image = Does { $who } try to pass the wound on?
hr-pass-wound = Who gets the wound of { $who }?
hr-action-group = { $troop } divides: who goes?
hr-fast-recovery = Does { $troop } stand up for free?
hr-replacement = Who replaces { $who }?
hr-redeploy-join = Which unit does { $who } join now?
hr-swan-song = The last attack of { $who }: against whom?
hr-messenger = To which unit does { $who } bring the orders of { $leader }?
hr-sworn-enemy = Who is the sworn enemy of { $who }?
hr-fervour = Does { $who } take a third action, which hurts?
hr-running-shot = { $who } shoots on the run: at whom?
hr-relocate = Where round { $enemy } does { $who } go?
hr-relocate-contact = Contact with { $enemy } has to hold all the way.
hr-push = Which way does { $who } push { $object }?
hr-push-far = An object is pushed at most { $most }" and given as two numbers.

## The end

event-hr-marker-controlled = { $who } controls marker { $marker }.
event-hr-judged = { $objective }: { $first } to { $second }.
hr-won = { $who } wins: { $objective }.
hr-won-resigned = { $who } wins, the other side having resigned.
hr-drawn = A draw: { $objective }.

## Win the house

hr-campaign-room = There is no room “{ $room }” on the map.
hr-campaign-played = “{ $room }” has been won already.
hr-campaign-team = There is no team { $team } in this campaign.
hr-team-none = { $file } has no [team].
hr-team-other = { $file }: a team file has [team] and nothing else; “{ $key }” does not belong there.
hr-team-empty = { $file }: a team has a name and at least one card.
hr-team-unknown = { $team } names a card “{ $card }” that is not there; there are { $known }.
hr-house-none = { $file } has no [house].
hr-house-rooms = A house has rooms, each of them once.
hr-card-missing = Card { $card }: “{ $field }” is still missing
hr-pack-our-dice = The faces of these dice are still ours: { $dice }.
hr-template-head =
    Your own box of Home Raiders for Kitchen Table. Fill in what your cards and dice show;
    delete what you do not need. It lies over the house set: both can be played.
    “kitchentable pack check FILE” says what is missing or impossible,
    “kitchentable play raiders --terminal --pack FILE --set teams=mine,gremlins” plays with it.
hr-template-dice = The faces of your dice: blank, ace or critical.
hr-template-card =
    Cards. The name in brackets is yours to choose (letters, digits, hyphens); copy a block for
    every card. cost is in Stars, movement and range in inches, base and height in millimetres;
    force is how many characters a Unit has. A trait counts its dice by colour; marked says how many
    of them bear a wound mark; boost is the number behind the plus.
hr-template-abilities = The abilities to name under “abilities”, with the types of card that may have them:
hr-template-team = A team of your cards. copies = 2 merges two copies of a Unit into one, separate = 2 takes it twice.
