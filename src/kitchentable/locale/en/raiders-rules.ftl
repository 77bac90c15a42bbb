# Home Raiders: what the rules ask, tell and refuse.

## Setup

title-raiders = Home Raiders
hr-raiders-seats = Home Raiders is a game for two, not for { $given }.
hr-raiders-two = Name two teams and two Portals, with a comma between them, not “{ $given }”.
hr-no-such-table = There is no table “{ $table }”; there are { $known }.
hr-no-such-object = There is no object “{ $object }” that could be a Portal.
hr-portal-too-small = “{ $object }” is too small to be a Portal.
hr-situation-mates = the characters of “{ $troop }” belong to different seats
hr-situation-ability = a card of the type { $type } cannot bear “{ $ability }”; only one of the type { $bearer } can
hr-situation-dice = these dice cannot be: numbers below zero, or more marked dice than dice
hr-situation-stand = { $why } So “{ $who }” cannot stand there
hr-situation-wounds = with so many Wound tokens “{ $who }” would have vanished
hr-situation-air = there is nothing under “{ $who }” to stand on at that height
hr-situation-outside = “{ $thing }” is not wholly on the table
hr-situation-carried = “{ $thing }” cannot stand on “{ $other }”
hr-situation-overlap = “{ $thing }” and “{ $other }” are in the same place
hr-situation-forms = an object has one form: box, cylinder or polygon
hr-situation-polygon = a polygon needs a height and three corners or more, and does not cross itself
hr-no-such-team = There is no team “{ $team }”; there are { $known }.
hr-team-too-dear = The team “{ $team }” costs { $cost } Stars; at most { $stars } were agreed.
hr-team-leaders = The team “{ $team }” has more Leaders ({ $leaders }) than Units ({ $units }): that is not allowed.
hr-team-factions = The team “{ $team }” mixes factions: { LIST($factions, by: "and") }.
hr-team-merge = Only copies of a Unit can be merged, not { $card }.
hr-team-copies = Take { $card } at least once.
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
hr-hint-call = One die decides. If it shows your call, you choose your side of the table and set up first; if not, the other player does.
hr-direct = Direct confrontation
hr-cunning = Cunning strategy
hr-place-portal = Where do you place your Portal?
hr-deploy-which = Which troop do you deploy next?
hr-deploy-where = Where do you place { NOUN($who, as: "the") }?
hr-join-which = Which unit does { NOUN($who, as: "the") } join?
hr-deploy-near = { LENGTH($missing) } too far: deploy within { LENGTH(6) } of your Portal.
hr-deploy-far = { LENGTH($missing) } too far: deploy within { LENGTH(12) } of your Portal.
hr-deploy-nearest = { LENGTH($missing) } too far: nobody else fits within { LENGTH(12) }, so deploy as close as you can.
hr-scouts-near = { LENGTH($missing) } too close to the enemy.
hr-place-marker = Where do you place your marker?
hr-marker-portal = { LENGTH($missing) } too close: a marker goes at least { LENGTH(15) } from your own Portal.
hr-marker-near = { LENGTH($missing) } too close: markers go at least { LENGTH(5) } apart.
hr-marker-covered = There is an object in that place.
hr-marker-height = A marker goes on the table itself, not on top of things.
event-hr-setup-rolled = Setup: { $setup }.
event-hr-first-rolled = { $who } places the first Portal and deploys first.
event-hr-sworn-enemy = { NOUN($by, as: "The") } names { NOUN($enemy, as: "the") } as sworn enemy.
event-hr-portal-placed = { $who } places a Portal.
event-hr-portal-placed-beside = { $who } places a Portal beside { NOUN($object, as: "the") }.
event-hr-deployed =
    { NOUN($troop, as: "The") } { NOUN($troop, ask: "number") ->
        [many] take
       *[one] takes
    } the field.
event-hr-objective-rolled = Objective: { $objective }.
event-hr-marker-placed = { $who } places a marker.
event-hr-marker-placed-beside = { $who } places a marker beside { NOUN($object, as: "the") }.
event-hr-marker-placed-on = { $who } places a marker on { NOUN($object, as: "the") }.
kind-goal-none = no objective
kind-goal-vanish = Vanish the enemy
kind-goal-portal = Control the Portal
kind-goal-spot = Strategic spot

## Rounds and turns

hr-draw-pearl = Draw a pearl from the bag.
hr-activate-whom = Which troop do you activate?
hr-activated-already =
    { NOUN($troop, as: "The") } { NOUN($troop, ask: "number") ->
        [many] have
       *[one] has
    } already been activated this round.
hr-activation-bound = You must activate { NOUN($troop, as: "the") } now.
hr-pass-not-now = You can pass only while you have more pearls than troops left to activate.
hr-pass-advanced = You can’t pass in a basic game.
hr-option-troop = { $troop }
hr-until-round = in this round
hr-until-game = in this game
hr-option-resign = Resign
event-hr-round-began =
    Round { $round }. { $pearls ->
        [one] Each side has 1 pearl in the bag.
       *[other] Each side has { $pearls } pearls in the bag.
    }
event-hr-pearl-drawn =
    { $who }’s pearl. { $left ->
        [0] The bag is empty.
        [one] 1 pearl is left in the bag.
       *[other] { $left } pearls are left in the bag.
    }
event-hr-activated = { $who } activates { NOUN($troop, as: "the") }.
event-hr-passed = { NOUN($who, as: "The") } passes.
event-hr-passed-forced = { $who } has nothing left to activate.
event-hr-resigned = { NOUN($who, as: "The") } resigns.

## Actions

hr-choose-action = Choose an action.
hr-act-next =
    { NOUN($troop, ask: "number") ->
        [many] { NOUN($troop, as: "The") }: who acts next?
       *[one] What does { NOUN($troop, as: "the") } do?
    }
hr-option-end-turn = End the turn
hr-option-done = Done
hr-option-action = { $troop }: { $what }
hr-option-action-at = { $troop }: shoot at { NOUN($target, as: "the") }
hr-option-deed = { $who }: { $what }
hr-option-deed-at = { $who }: use { $what } on { NOUN($about, as: "the") }
hr-option-character = { $who }
hr-option-yes = Yes
hr-yes-or-pass = Answer yes, or pass.
kind-of-hr-move = Movement
kind-of-hr-close = Close combat attack
kind-of-hr-ranged = Ranged attack
kind-of-hr-spirit = Spirit action
kind-of-hr-generic = Generic action
hr-stand-up-first = { NOUN($troop, as: "The") } must stand up first.
hr-regroup-first = { NOUN($troop, as: "The") } must regroup first.
hr-close-nobody =
    { NOUN($troop, ask: "number") ->
        [many] No member of { NOUN($troop, as: "the") } is in base contact with an enemy.
       *[one] { NOUN($troop, as: "The") } is not in base contact with an enemy.
    }
hr-vanished-already =
    { NOUN($who, as: "The") } { NOUN($who, ask: "number") ->
        [many] have
       *[one] has
    } vanished.
hr-in-other-unit =
    { NOUN($who, as: "The") } { NOUN($who, ask: "number") ->
        [many] have
       *[one] has
    } joined another unit: choose that one.
hr-not-deployed =
    { NOUN($who, as: "The") } { NOUN($who, ask: "number") ->
        [many] are
       *[one] is
    } not on the table yet.
hr-not-yours =
    { NOUN($what, as: "The") } { NOUN($what, ask: "number") ->
        [many] are
       *[one] is
    } not yours.
hr-not-an-enemy = Choose an enemy, not { NOUN($who, as: "the") }.
hr-not-a-friend = { NOUN($who, as: "The") } and { NOUN($other, as: "the") } are not on the same side.
hr-not-itself = Choose a character other than { NOUN($who, as: "the") }.
hr-not-a-character = Choose a single character, not { NOUN($what, as: "the") }.
hr-not-a-troop = Choose a whole Unit or a Hero, not { NOUN($what, as: "the") }.
hr-not-a-unit =
    { NOUN($what, as: "The") } { NOUN($what, ask: "number") ->
        [many] are
       *[one] is
    } not a Unit.
hr-not-in-contact = { NOUN($who, as: "The") } and { NOUN($other, as: "the") } are not in base contact.
hr-not-within =
    { NOUN($who, as: "The") } { NOUN($who, ask: "number") ->
        [many] are
       *[one] is
    } more than { LENGTH($far) } from { NOUN($other, as: "the") }.
hr-not-acting = You have activated another troop, not { NOUN($troop, as: "the") }.
hr-no-actions =
    { NOUN($troop, as: "The") } { NOUN($troop, ask: "number") ->
        [many] have
       *[one] has
    } no actions left this turn.
hr-not-a-type = First declare one of the five types of action; { $what } is not one.
hr-five-types = There are five types of action: { $kinds }.
hr-only-shots = { NOUN($troop, as: "The") } can only shoot now: one member spent both actions on a shot.
hr-names-no-target = Choose this action without a target: { $kind }.
hr-ranged-names = Choose one Unit or one Hero to shoot at.
hr-stands-already =
    { NOUN($troop, as: "The") } { NOUN($troop, ask: "number") ->
        [many] are
       *[one] is
    } not on the ground.
hr-spirit-in-unit =
    { NOUN($troop, ask: "number") ->
        [many] One of { NOUN($troop, as: "the") }
       *[one] { NOUN($troop, as: "The") }
    } can use Spirit only while the rest of the unit attacks.
hr-spirit-none = 
    { NOUN($who, as: "The") } { NOUN($who, ask: "number") ->
        [many] have
       *[one] has
    } no Spirit ability to use.
hr-spirit-nobody = 
    { NOUN($who, as: "The") } { NOUN($who, ask: "number") ->
        [many] see
       *[one] sees
    } no enemy.
hr-generic-nothing = 
    { NOUN($who, as: "The") } { NOUN($who, ask: "number") ->
        [many] have
       *[one] has
    } no use for a Generic action now.
hr-action-first = Declare an action first, or end the turn.
hr-action-not-done = { NOUN($troop, as: "The") } must finish the current action first.
hr-act-not-theirs =
    { NOUN($troop, ask: "number") ->
        [many] { NOUN($who, as: "The") } is not one of { NOUN($troop, as: "the") }.
       *[one] { NOUN($troop, as: "The") } acts now, not { NOUN($who, as: "the") }.
    }
hr-acted-already = 
    { NOUN($who, as: "The") } { NOUN($who, ask: "number") ->
        [many] have
       *[one] has
    } already acted in this action.
hr-moved-already =
    { NOUN($troop, as: "The") } { NOUN($troop, ask: "number") ->
        [many] have
       *[one] has
    } already moved in this action.
hr-unit-moves-as-one =
    { NOUN($troop, ask: "number") ->
        [many] { NOUN($troop, as: "The") } move together: choose one move for all of them.
       *[one] Choose how { NOUN($troop, as: "the") } moves.
    }
hr-member-acts =
    { NOUN($troop, ask: "number") ->
        [many] Choose one member of { NOUN($troop, as: "the") }: each acts alone.
       *[one] Choose what { NOUN($troop, as: "the") } does.
    }
hr-other-type =
    { NOUN($troop, as: "The") } { NOUN($troop, ask: "number") ->
        [many] have
       *[one] has
    } declared “{ $kind }”: only a Leader may do something else.
hr-not-beside =
    { NOUN($troop, as: "The") } { NOUN($troop, ask: "number") ->
        [many] have
       *[one] has
    } declared “{ $kind }”, which rules out “{ $what }”.
hr-same-target = This unit may shoot only at { NOUN($target, as: "the") } this turn.
hr-marker-untouched = { NOUN($who, as: "The") } does not touch marker { $marker }.
hr-marker-own = { NOUN($who, as: "The") } already controls marker { $marker }.
hr-ability-none = { NOUN($who, as: "The") } cannot use { $ability }.
hr-ability-lost = 
    { NOUN($who, as: "The") } { NOUN($who, ask: "number") ->
        [many] have
       *[one] has
    } lost { $ability } until the round ends.
hr-ability-basic = There are no abilities in a basic game.
hr-ability-itself = You can’t choose { $ability } here: it comes up by itself.
hr-name-the-deed = Say which ability or marker; { $what } is not enough.
hr-ability-kind = { $ability } needs another type of action: { $kind }.
hr-ability-whom = { $ability } needs a target.
hr-ability-one = { $ability } takes no target.
hr-ability-second = { $ability } takes only one target.
hr-close-unsought = { NOUN($who, as: "The") } and { NOUN($enemy, as: "the") } can fight only after an action brings them into contact.
hr-attack-owed = { NOUN($troop, as: "The") } must attack now: choose a member and a target.
event-hr-declared-at =
    { NOUN($troop, as: "The") } { NOUN($troop, ask: "number") ->
        [many] open
       *[one] opens
    } fire on { NOUN($target, as: "the") }.
event-hr-ability-used =
    { NOUN($who, as: "The") } { NOUN($who, ask: "number") ->
        [many] use
       *[one] uses
    } { $ability }.
event-hr-ability-used-on =
    { NOUN($who, as: "The") } { NOUN($who, ask: "number") ->
        [many] use
       *[one] uses
    } { $ability } on { NOUN($about, as: "the") }.

## Moving

hr-move-where =
    Where { NOUN($troop, ask: "number") ->
        [many] do
       *[one] does
    } { NOUN($troop, as: "the") } move?
hr-option-stay = Stay put
hr-option-goes = { LENGTH($far) } { $way }
hr-move-not-theirs = { NOUN($who, as: "The") } does not move in this action.
hr-move-point = Give a place as x, y and a height, not { $given } numbers.
hr-move-too-far = That is { LENGTH($over) } too far.
hr-move-locked = In contact with { NOUN($enemy, as: "the") }, you can only break away.
hr-move-touches = The way touches { NOUN($enemy, as: "the") } too early: a move ends on contact.
hr-move-not-away = End the move out of contact with { NOUN($enemy, as: "the") }.
hr-forced-straight = A forced move is straight and never goes up.
hr-forced-falls = { NOUN($who, as: "The") } falls at the edge: end the move there.
hr-forced-whole = { NOUN($who, as: "The") } must go the whole way, as far as possible.
hr-flight-straight = A flight is one straight line to one place.
hr-unit-apart = { NOUN($troop, as: "The") } would be { LENGTH($missing) } out of formation.
hr-unit-not-regrouped = { NOUN($troop, as: "The") } must close up: still { LENGTH($missing) } too far apart.
hr-strike-leaving = { NOUN($who, as: "The") } breaks away. Who strikes?
hr-option-strike = Strike with { NOUN($who, as: "the") }
hr-move-by-force = Where do you move { NOUN($who, as: "the") }?
hr-place-near = Where beside { NOUN($other, as: "the") } do you place { NOUN($who, as: "the") }?
hr-place-not-near = That is too far from { NOUN($other, as: "the") }.
hr-place-on-object = That place is on an object, not on the table itself.
event-hr-moved = { NOUN($who, as: "The") } moves { LENGTH($cost) }.
event-hr-moved-beside = { NOUN($who, as: "The") } moves { LENGTH($cost) } to { NOUN($object, as: "the") }.
event-hr-moved-on = { NOUN($who, as: "The") } moves { LENGTH($cost) } and now stands on { NOUN($object, as: "the") }.
event-hr-put-down = { NOUN($who, as: "The") } now stands elsewhere.
event-hr-put-down-beside = { NOUN($who, as: "The") } now stands beside { NOUN($object, as: "the") }.
event-hr-put-down-on = { NOUN($who, as: "The") } now stands on { NOUN($object, as: "the") }.
event-hr-move-lost = { NOUN($who, as: "The") } can no longer make that move.
event-hr-fell = { NOUN($who, as: "The") } falls { LENGTH($height) }.
event-hr-broke-away = { NOUN($enemy, as: "The") } strikes at { NOUN($who, as: "the") } for breaking away.
event-hr-object-pushed = { NOUN($who, as: "The") } pushes { NOUN($object, as: "the") }.

## Attacks

hr-choose-mode = How does { NOUN($who, as: "the") } attack { NOUN($target, as: "the") }?
hr-mode-plain = Plain attack
hr-who-defends = Several targets are equally close to { NOUN($who, as: "the") }. Who defends?
hr-shoot-past = Shoot past the cover at { NOUN($target, as: "the") }, who is closer to { NOUN($who, as: "the") }?
hr-defend-first = Several characters are equally close to { NOUN($who, as: "the") }. Who defends first?
hr-go-to-ground =
    { NOUN($troop, as: "The") } { NOUN($troop, ask: "number") ->
        [many] come
       *[one] comes
    } under fire. Go to ground?
hr-option-ground = Go to ground
hr-shoot-no-dice = { NOUN($who, as: "The") } has no Shooting dice.
hr-shoot-engaged = { NOUN($who, as: "The") } is in base contact with { NOUN($enemy, as: "the") } and cannot shoot.
hr-shoot-in-contact = While in contact, you can’t shoot at { NOUN($target, as: "the") }.
hr-shoot-at-engaged = { NOUN($target, as: "The") } is in base contact with { NOUN($enemy, as: "the") }: you can’t shoot there.
hr-shoot-leader = You can’t shoot at { NOUN($target, as: "the") } while the Leader’s unit remains.
hr-shoot-unseen = { NOUN($who, as: "The") } can’t see { NOUN($target, as: "the") }.
hr-mind-tricked = { NOUN($who, as: "The") } can’t attack { NOUN($target, as: "the") } this turn.
hr-spirit-immune = { NOUN($target, as: "The") } is immune to Spirit abilities.
hr-spirit-wounded = { NOUN($target, as: "The") } is already wounded: choose an unwounded target.
hr-transfer-unwounded = { NOUN($who, as: "The") } has no wound to transfer.
hr-confuse-leader = Only a Leader can be confused; { NOUN($target, as: "the") } is not one.
hr-stun-nothing = { NOUN($target, as: "The") } has no ability to lose.
hr-transport-apart = { NOUN($who, as: "The") } can’t carry { NOUN($troop, as: "the") }: some of them are over { LENGTH(3) } away.
hr-transport-more = Who else does { NOUN($who, as: "the") } carry?
hr-option-later = Later, after everyone else
hr-roll-trait = Roll { $trait } for { NOUN($who, as: "the") }.
hr-roll-single = Roll one die for { NOUN($who, as: "the") }.
hr-roll-again = Reroll dice for { NOUN($who, as: "the") }.
hr-dice-text = { $white } white, { $red } red, { $black } black
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
kind-source-range = out of base range
kind-source-cover = cover
kind-source-ground = on the ground
event-hr-pool-built = { NOUN($source, as: "The") }: { NOUN($who, as: "the") } rolls { $after } instead of { $before }.
event-hr-dice-rolled =
    { NOUN($who, as: "The") } { $rolls }: { NOUN($faces, as: "commas") } ({ $aces ->
        [0] no Aces
        [one] 1 Ace
       *[other] { $aces } Aces
    }).
event-hr-dice-boosted =
    { NOUN($who, as: "The") } { $rolls }: { NOUN($faces, as: "commas") } ({ $aces ->
        [0] no Aces
        [one] 1 Ace
       *[other] { $aces } Aces
    } with Boost { $boost }).
hr-no-dice = no dice
event-hr-attack-hit =
    { NOUN($by, as: "The") } hits { NOUN($target, as: "the") }, { $aces ->
        [one] 1 Ace
       *[other] { $aces } Aces
    } to { $defence }.
event-hr-attack-defended =
    { NOUN($target, as: "The") } holds off { NOUN($by, as: "the") }, { $defence ->
        [0] no Aces
        [one] 1 Ace
       *[other] { $defence } Aces
    } to { $aces }.
event-hr-burst-hit =
    Shrapnel hits { NOUN($target, as: "the") }, { $aces ->
        [one] 1 Ace
       *[other] { $aces } Aces
    } to { $defence }.
event-hr-burst-defended =
    { NOUN($target, as: "The") } withstands the shrapnel, { $defence ->
        [one] 1 Ace
       *[other] { $defence } Aces
    } to { $aces }.
event-hr-aimed = { NOUN($by, as: "The") } aims at { NOUN($target, as: "the") }, { LENGTH($distance) } away and in plain sight.
event-hr-aimed-partly = { NOUN($by, as: "The") } aims at { NOUN($target, as: "the") }, { LENGTH($distance) } away and partly hidden by { NOUN($behind, as: "the") }.
event-hr-shot-lost = { NOUN($who, as: "The") } finds no target and does not shoot.
event-hr-wounded =
    { $wounds ->
        [one] { NOUN($who, as: "The") } is wounded.
       *[other] { NOUN($who, as: "The") } is wounded again ({ $wounds } Wound tokens).
    }
event-hr-healed =
    { $wounds ->
        [0] { NOUN($who, as: "The") } is healed.
        [one] { NOUN($who, as: "The") } heals a wound; 1 is left.
       *[other] { NOUN($who, as: "The") } heals a wound; { $wounds } are left.
    }
event-hr-token-averted = { $ability } does not hurt { NOUN($who, as: "the") } this time.
event-hr-vanished = { NOUN($who, as: "The") } vanishes.
event-hr-went-to-ground =
    { NOUN($troop, as: "The") } { NOUN($troop, ask: "number") ->
        [many] go
       *[one] goes
    } to ground.
event-hr-forced-to-ground =
    { NOUN($troop, as: "The") } { NOUN($troop, ask: "number") ->
        [many] are
       *[one] is
    } forced to go to ground.
event-hr-stood-up =
    { NOUN($troop, as: "The") } { NOUN($troop, ask: "number") ->
        [many] stand
       *[one] stands
    } up.
event-hr-challenge-won =
    { NOUN($by, as: "The") } wins the challenge against { NOUN($target, as: "the") }, { $aces ->
        [one] 1 Ace
       *[other] { $aces } Aces
    } to { $against }.
event-hr-challenge-lost =
    { NOUN($by, as: "The") } loses the challenge against { NOUN($target, as: "the") }, { $aces ->
        [0] no Aces
        [one] 1 Ace
       *[other] { $aces } Aces
    } to { $against }.

## Abilities ask

hr-roundhouse = { NOUN($who, as: "The") } strikes again. Choose a target.
hr-violent-attack =
    { NOUN($who, as: "The") }’s attack is violent. { NOUN($target, as: "The") } has { $aces ->
        [0] no Aces
        [one] 1 Ace
       *[other] { $aces } Aces
    }. Which set must be rerolled?
hr-knock-back-instead = { NOUN($who, as: "The") } hits. Knock { NOUN($target, as: "the") } back instead of wounding?
hr-double-shot =
    { NOUN($who, as: "The") } rolled { $aces ->
        [one] 1 Ace
       *[other] { $aces } Aces
    }. Split them between two targets?
hr-double-shot-not = All at the first target
hr-double-shot-to = 
    { $aces ->
        [one] 1 Ace
       *[other] { $aces } Aces
    } at { NOUN($who, as: "the") }
hr-lightning = { NOUN($who, as: "The") }’s lightning leaps on. Choose a target.
hr-charm = Who must { NOUN($target, as: "the") } attack, charmed by { NOUN($who, as: "the") }?
hr-stun = { NOUN($who, as: "The") } stuns { NOUN($target, as: "the") }. Which ability is lost?
hr-deflect = { NOUN($who, as: "The") } deflects the shot. Choose a target.
hr-energy-barrier = 
    { $aces ->
        [0] No Aces
        [one] 1 Ace
       *[other] { $aces } Aces
    } against { NOUN($who, as: "the") }. Make the attacker reroll?
hr-energy-barrier-which = Which roll counts against { NOUN($who, as: "the") }?
hr-option-aces =
    { $aces ->
        [0] No Aces
        [one] 1 Ace
       *[other] { $aces } Aces
    }
hr-flicker = { NOUN($who, as: "The") } flickers. Which character swaps places?
hr-bodyguard = Take the attack with { NOUN($who, as: "the") } instead of { NOUN($target, as: "the") }?
hr-mirror-image = Try to pass on { NOUN($who, as: "the") }’s wound?
hr-pass-wound = Who takes { NOUN($who, as: "the") }’s wound?
hr-action-group =
    { NOUN($troop, as: "The") } { NOUN($troop, ask: "number") ->
        [many] divide
       *[one] divides
    }. Who splits off?
hr-fast-recovery = Stand { NOUN($troop, as: "the") } up for free?
hr-replacement = Who replaces { NOUN($who, as: "the") }?
hr-redeploy-join = Which unit does { NOUN($who, as: "the") } join now?
hr-swan-song = { NOUN($who, as: "The") }’s last attack. Choose a target.
hr-messenger = Which unit gets { NOUN($leader, as: "the") }’s orders from { NOUN($who, as: "the") }?
hr-sworn-enemy = Who is { NOUN($who, as: "the") }’s sworn enemy?
hr-fight-as-unit = Fight with the Close combat abilities of { NOUN($troop, as: "the") } instead of { NOUN($who, as: "the") }’s own?
hr-fervour = Take a third action with { NOUN($who, as: "the") }? It Hurts.
hr-running-shot = { NOUN($who, as: "The") } shoots on the run. Choose a target.
hr-relocate = Where around { NOUN($enemy, as: "the") } do you move { NOUN($who, as: "the") }?
hr-relocate-contact = Stay in contact with { NOUN($enemy, as: "the") } all the way.
hr-relocate-one = { NOUN($who, as: "The") } must touch exactly one enemy to relocate, not { $count }.
hr-running-two = { NOUN($who, as: "The") } needs a second action for the running shot.
hr-rampage-two = { NOUN($who, as: "The") } must touch two enemies to rampage, not { $count ->
        [0] none
        [one] just one
       *[other] { $count }
    }.
hr-rampage-listed = These two enemies are listed the other way round.
hr-teleport-once = { NOUN($who, as: "The") } has already teleported once this game.
hr-no-room-beside = There is no room beside { NOUN($who, as: "the") }.
hr-not-wounded = { NOUN($who, as: "The") } is not wounded.
hr-not-led = { NOUN($leader, as: "The") } does not lead { NOUN($who, as: "the") }.
hr-divide-two =
    { NOUN($troop, as: "The") } { NOUN($troop, ask: "number") ->
        [many] have
       *[one] has
    } only one character and cannot divide.
hr-divide-whole = { NOUN($troop, as: "The") } must divide before any member does something else.
hr-divide-first = Divide { NOUN($troop, as: "the") } by choosing { NOUN($who, as: "the") }.
hr-redeploy-moves = { NOUN($who, as: "The") } can leave the unit only while it moves.
hr-not-an-object = Choose an object, not { NOUN($what, as: "the") }.
hr-object-untouched = { NOUN($who, as: "The") } does not touch { NOUN($object, as: "the") }.
hr-struck-already = { NOUN($who, as: "The") } has already attacked { NOUN($target, as: "the") } this turn.
hr-not-left = { NOUN($mover, as: "The") } does not break away from { NOUN($who, as: "the") }.
hr-struck-leaving = { NOUN($who, as: "The") } has already struck at { NOUN($mover, as: "the") }.
hr-slips-away = { NOUN($mover, as: "The") } slips away from { NOUN($who, as: "the") }.
hr-mode-chosen = { $ability } is already chosen for this attack.
hr-mode-needed = Without { $ability } you can’t see { NOUN($target, as: "the") }.
hr-mode-not-now = { $ability } does not go with this attack.
hr-mode-both = { $ability } takes both actions, and { NOUN($who, as: "the") } no longer has both.
hr-last-attack = Choose one last attack for { NOUN($who, as: "the") }, in close combat or at range.
hr-not-closest = { NOUN($who, as: "The") } is not the closest in sight.
hr-defends-later = { NOUN($who, as: "The") } does not defend next.
hr-not-the-target = { NOUN($who, as: "The") } is not the target of this shot.
hr-roll-one-of = Choose one of the two rolls.
hr-set-not-rolled = No dice of that set were rolled.
hr-all-rolled = Reroll the whole Defence, not a single set.
hr-one-set = Reroll one set, not the whole Defence.
hr-split-share = Give each of the two targets at least one of the { $aces } Aces.
hr-split-farther = { NOUN($target, as: "The") } is beyond the base range, and the first target is not.
hr-first-target = { NOUN($who, as: "The") } is already the first target.
hr-stands-firm = Others can’t move { NOUN($who, as: "the") }.
hr-swap-no-room = { NOUN($who, as: "The") } and { NOUN($other, as: "the") } do not fit in each other’s places.
hr-not-a-leader = { NOUN($who, as: "The") } is not a Leader.
hr-own-unit = { NOUN($who, as: "The") } is already in that unit.
hr-no-place-left = { NOUN($who, as: "The") } does not fit there.
hr-reached-already = { NOUN($leader, as: "The") }’s abilities already reach { NOUN($troop, as: "the") }.
hr-carried-already =
    { NOUN($troop, as: "The") } { NOUN($troop, ask: "number") ->
        [many] are
       *[one] is
    } already being carried.
hr-divided-already = { NOUN($who, as: "The") } has already left the unit.
hr-not-leader-or-hero = { NOUN($who, as: "The") } is neither Leader nor Hero.
hr-waits = A Leader that has acted joined { NOUN($troop, as: "the") }: wait for the next round.
hr-deployed-already =
    { NOUN($troop, as: "The") } { NOUN($troop, ask: "number") ->
        [many] are
       *[one] is
    } already on the table.
hr-deploy-all = You must deploy a troop now.
hr-just-left = { NOUN($who, as: "The") } has just left { NOUN($troop, as: "the") }.
hr-call-what = Call Blank or Ace.
hr-portal-two = Choose one of the two places for the Portal.
hr-ability-not-on-card = { $ability } is not on { NOUN($who, as: "the") }’s card.
hr-move-twice = { NOUN($who, as: "The") } appears twice in this move.
hr-push = Which way does { NOUN($who, as: "the") } push { NOUN($object, as: "the") }?
hr-push-far = { NOUN($who, as: "The") } can push { NOUN($object, as: "the") } at most { LENGTH($most) }, half of the Movement.
hr-push-way = Give a push as a direction and a distance.

## The end

event-hr-marker-controlled = { NOUN($who, as: "The") } controls marker { $marker }.
event-hr-marker-lost = { NOUN($who, as: "The") } no longer controls marker { $marker }.
event-hr-judged = { $objective }: { $first } to { $second }.
hr-won = { NOUN($who, as: "The") } wins ({ $objective }).
hr-won-resigned = { $who } wins: the other side resigns.
hr-drawn = A draw ({ $objective }).

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
event-hr-round-began-unlike =
    Round { $round }. In the bag: { $first ->
        [0] no pearls
        [one] 1 pearl
       *[other] { $first } pearls
    } for { $who }, { $second ->
        [0] none
        [one] 1
       *[other] { $second }
    } for { $other }.
hr-option-strikes = { $who }: attack { NOUN($target, as: "the") }
hr-option-shoots = { $who }: shoot at { NOUN($target, as: "the") }
hr-option-control = { $who }: control marker { $marker }
kind-do-hr-move = move
kind-do-hr-close = attack in close combat
kind-do-hr-ranged = shoot
kind-do-hr-spirit = use Spirit
kind-do-hr-generic = Generic action
kind-do-hr-stand = stand up
kind-do-hr-control = control a marker
event-hr-declared-close =
    { NOUN($troop, as: "The") } { NOUN($troop, ask: "number") ->
        [many] attack
       *[one] attacks
    } in close combat.
event-hr-declared-ranged =
    { NOUN($troop, as: "The") } { NOUN($troop, ask: "number") ->
        [many] open
       *[one] opens
    } fire.
kind-rolls-close_combat = attacks
kind-rolls-shooting = shoots
kind-rolls-defence = defends
kind-rolls-spirit = rolls Spirit
kind-of-hr-control = Control a marker
event-hr-pool-kept = { NOUN($source, as: "The") }: { NOUN($who, as: "the") } still rolls { $after }.
