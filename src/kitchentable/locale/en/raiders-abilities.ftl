# Home Raiders: the names of the abilities, as the books print them.


kind-ability-push = Push
kind-ability-climb = Climb
kind-ability-ghost = Ghost
kind-ability-charge = Charge
kind-ability-running-shot = Running shot
kind-ability-feather-fall = Feather fall
kind-ability-eager-teleport = Eager teleport
kind-ability-flight = Flight
kind-ability-transport = Transport
kind-ability-relocate = Relocate

kind-ability-exploit-weakness = Exploit weakness
kind-ability-roundhouse-attack = Roundhouse attack
kind-ability-violent-attack = Violent attack
kind-ability-reassuring-attack = Reassuring attack
kind-ability-knock-back = Knock back
kind-ability-sucker-punch = Sucker punch
kind-ability-rampage = Rampage
kind-ability-grapple = Grapple
kind-ability-reach = Reach
kind-ability-entangle = Entangle

kind-ability-sure-aim = Sure aim
kind-ability-double-shot = Double shot
kind-ability-blast = Blast
kind-ability-lightning-bolt = Lightning bolt
kind-ability-parabolic = Parabolic
kind-ability-bullseye = Bullseye
kind-ability-multitask = Multitask
kind-ability-point-blank = Point blank
kind-ability-saturation-fire = Saturation fire
kind-ability-sniper = Sniper

kind-ability-subtle-manipulation = Subtle manipulation
kind-ability-distract = Distract
kind-ability-mind-trick = Mind trick
kind-ability-transfer = Transfer
kind-ability-strong-will = Strong will
kind-ability-disrupt = Disrupt
kind-ability-charm = Charm
kind-ability-confuse = Confuse
kind-ability-stun = Stun
kind-ability-brainfreeze = Brainfreeze

kind-ability-sharp-reflexes = Sharp reflexes
kind-ability-wall-of-shields = Wall of shields
kind-ability-regeneration = Regeneration
kind-ability-deflect = Deflect
kind-ability-shrapnel = Shrapnel
kind-ability-resilience = Resilience
kind-ability-energy-barrier = Energy barrier
kind-ability-flicker = Flicker
kind-ability-bodyguard = Bodyguard
kind-ability-mirror-image = Mirror image

kind-ability-action-group = Action group
kind-ability-scouts = Scouts
kind-ability-firm-stance = Firm stance
kind-ability-phalanx = Phalanx
kind-ability-open-formation = Open formation
kind-ability-divided-aim = Divided aim
kind-ability-wardancers = Wardancers
kind-ability-beating-posse = Beating posse
kind-ability-hikers = Hikers
kind-ability-iron-spirits = Iron spirits

kind-ability-aim = Aim
kind-ability-warrior-monk = Warrior monk
kind-ability-fast-recovery = Fast recovery
kind-ability-defensive-stance = Defensive stance
kind-ability-reckon = Reckon
kind-ability-dodge = Dodge
kind-ability-lead-by-example = Lead by example
kind-ability-replacement = Replacement
kind-ability-general = General
kind-ability-redeploy = Redeploy

kind-ability-precise-attack = Precise attack
kind-ability-swan-song = Swan song
kind-ability-explorer = Explorer
kind-ability-selfish-fighter = Selfish fighter
kind-ability-prudent-strategist = Prudent strategist
kind-ability-messenger = Messenger
kind-ability-sworn-enemy = Sworn enemy
kind-ability-champion = Champion
kind-ability-fervour = Fervour
kind-ability-specialist = Specialist
