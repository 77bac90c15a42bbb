# Home Raiders: why the computer did what it did.

hr-why-activate = { $troop } has most to do, or most to fear, right now.
hr-why-stand = { $troop } can do nothing else before it is on its feet.
hr-why-close = { $troop } strikes: the odds of these attacks are worth more than any move.
hr-why-ranged = Shots at { $target } promise most.
hr-why-spirit = A contest of wills promises most.
hr-why-generic = This takes an action and is worth it.
hr-why-regroup = The unit has to close up.
hr-why-wait = Nothing that is possible now would make the position better.
hr-why-goal = The objective lies this way, and there is not time for ever.
hr-why-contact = From there { $troop } can be struck at once.
hr-why-advance = Closer to { $troop } more attacks become possible.
hr-why-sight = From there somebody comes into sight.
hr-why-place = There cover, danger and the objective are balanced best.
hr-why-deed = { $who } has the best odds of those still to act.
hr-why-mode = Made in this way the attack is worth most.
hr-why-free = It costs nothing, and the target is the one worth most.
hr-why-ground = Lying down saves more than the action it costs to stand up.
hr-why-least = This is what will be missed least.
hr-why-nothing-lost = There is nothing to lose by it.
hr-why-fervour = The wound comes too late to matter.
hr-why-shove = There the enemy does least harm.
hr-why-join = This unit fights in the way its new companion leads best.
hr-why-dearest = The dearest of the others is worth an oath.
hr-why-deploy = From here the way to the other side is shortest.
hr-why-marker = As near to our side and as far from theirs as is allowed.
