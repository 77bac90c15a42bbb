# Home Raiders: why the computer did what it did.

hr-why-activate =
    { NOUN($troop, as: "The") } { NOUN($troop, ask: "number") ->
        [many] have
       *[one] has
    } most to do, or most to fear, right now.
hr-why-stand = { NOUN($troop, as: "The") } can do nothing before standing up.
hr-why-close =
    { NOUN($troop, as: "The") } { NOUN($troop, ask: "number") ->
        [many] strike
       *[one] strikes
    }: these attacks promise more than any move.
hr-why-ranged = Shooting at { NOUN($target, as: "the") } promises most.
hr-why-spirit = A challenge promises most.
hr-why-generic = This is worth an action.
hr-why-regroup = The unit has to regroup.
hr-why-wait = Nothing possible now would improve the position.
hr-why-goal = The objective lies this way, and time is short.
hr-why-contact = From there we can strike { NOUN($troop, as: "the") } at once.
hr-why-advance = Closer to { NOUN($troop, as: "the") }, more attacks become possible.
hr-why-sight = From there we get an enemy in sight.
hr-why-place = Cover, danger and the objective are best balanced there.
hr-why-deed = { NOUN($who, as: "The") } has the best odds of those still to act.
hr-why-mode = The attack is worth most this way.
hr-why-free = It costs nothing, and the target is the most valuable.
hr-why-ground = Going to ground saves more than the action it takes to stand up.
hr-why-least = This will be missed least.
hr-why-nothing-lost = There is nothing to lose.
hr-why-fervour = The wound comes too late to matter.
hr-why-shove = There the enemy does least harm.
hr-why-join = This unit fights in the way its new companion leads best.
hr-why-dearest = The most expensive enemy is worth an oath.
hr-why-deploy = The way to the other side is shortest from here.
hr-why-marker = As close to our side and as far from theirs as allowed.
hr-why-push = It serves us better there.
hr-why-relocate = A better place beside the same enemy, without a free attack.
hr-why-aside = Out of our own side’s way.
