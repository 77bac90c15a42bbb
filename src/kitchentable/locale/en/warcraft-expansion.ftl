# Warcraft: the Expansion Set, its options and the scenarios.
wc-option-strategic = the strategic game
wc-option-racial = the racial abilities
wc-option-creeps = creeps
wc-option-heroes = heroes
wc-option-research = spell research
wc-option-draining = draining resources
wc-option-hidden = hidden resources
wc-no-such-option = There is no option “{ $option }”. Choose from { $known }.
wc-option-needs = For { $option } you need the creeps too: heroes gain their experience from them.
wc-options-apart = Choose draining or hidden resources: both replace the resource die.
wc-turn-token = The token at { $space } is turned up.
wc-token-turned = The token at { $space } shows { $number }.
wc-stock-laid-out = Each of these spaces has a stock of { $number }: { LIST($spaces, by: "and") }.
wc-grown = { $number } more wood grows at { $space }.
wc-gather = Do your three melee units at { $space } gather wood like a worker?
wc-spend-research = Research { $number ->
        [one] a spell
       *[other] { $number } spells
    } ({ $cost })
wc-researched = { $seat } begins to research { $number ->
        [one] one spell
       *[other] { $number } spells
    }.
wc-research-most = You can research at most { $most } spells at a time.
wc-research-busy = A worker occupies the worker building: you can’t research there.
wc-too-few-workers = You need { $needed } workers at { $space } that have not built this step.
wc-cooperate-first = Cooperative Building comes first, before you train, construct or upgrade.
wc-spend-raise = Build { NOUN($kind, as: "a") } with two workers in the Town, finished at once ({ $cost })
wc-spend-raise-outpost = Build an Outpost with two workers at { $space }, finished at once ({ $cost })
wc-give-up = Both your Outposts are on the board. Which one do you give up?
wc-give-up-one = The Outpost at { $space }
warcraft-tokens = The hidden tokens are { $tokens }; at least four of each kind have to show 20, and none less than 0.
wc-creep-face-up = { NOUN($creep, as: "One") } ({ $dice ->
        [one] one die
       *[other] { $dice } dice
    } of Strength { $strength })
wc-creep-face-down = face-down creep worth { $points ->
        [one] one point
       *[other] { $points } points
    }
wc-token-face-down = face-down resource token
wc-creep-given = Creep { $number }
wc-creeps-placed = Creeps lie face down at { LIST($spaces, by: "and") }.
wc-turn-creep = The creep at { $space } is turned up.
wc-creep-turned = { NOUN($creep, as: "A") } at { $space }! It fights with { NOUN($kind, as: "the") } (Strength { $strength }, { $dice ->
        [one] one die
       *[other] { $dice } dice
    }).
wc-creep-hit = { NOUN($creep, as: "The") } at { $space } loses a die and has { $left ->
        [0] none
        [one] one
       *[other] { $left }
    } left.
wc-creep-killed = { NOUN($creep, as: "The") } at { $space } is killed.
wc-picture-creep = Creep at { $space }: { $creep }
warcraft-marker = { $name } needs a Strength from 1 to 6 and at least one die.
warcraft-marker-type = { $name } has the type “{ $type }”; it has to be melee, ranged or flying.
warcraft-creep = The creep { $name } needs an ability that units can have, or none, and 1 or 2 points.
warcraft-creature = { $name } is not a summoned creature of a race in play; there are { $known }.
wc-hero-given = Hero { $number }
wc-choose-hero = Which hero do you take? Your choice stays secret until all have chosen.
wc-hero-begins = Where does your { $hero } start?
wc-hero-chosen = { NOUN($seat, as: "Of") } hero is { NOUN($hero, as: "the") }, at { $space }.
wc-hero-wounded = { NOUN($seat, as: "Of") } { $hero } { $wounds ->
        [one] is wounded
       *[other] is wounded again ({ $wounds } wounds)
    }.
wc-hero-killed = { NOUN($seat, as: "Of") } { $hero } falls at { $space }.
wc-creatures-gone = { NOUN($seat, as: "Of") } summoned creatures vanish.
wc-learned = { NOUN($seat, as: "Of") } { $hero } has { $points ->
        [one] one experience point
       *[other] { $points } experience points
    }.
wc-level-up = Raise your hero one level for two experience points?
wc-spend-hero = Train your { $hero } again, at level { $level } ({ $cost })
wc-hero-trained = { $seat } trains { NOUN($hero, as: "the") } again, at level { $level }.
warcraft-hero = The hero { $name } needs a race in play and the type melee, ranged or flying.
warcraft-hero-level = Every level of the hero { $name } needs a Strength from 1 to 6, Life, and mana of 0 or more.
wc-hero-rose = { NOUN($seat, as: "Of") } { $hero } reaches level { $level }.
wc-power-water-elemental = Water Elemental
wc-power-phoenix = Phoenix
wc-power-mirror-image = Mirror Image
wc-power-feral-spirit = Feral Spirit
wc-power-serpent-ward = Serpent Ward
wc-power-inferno = Inferno
wc-power-force-of-nature = Force of Nature
wc-power-storm-bolt = Storm Bolt
wc-power-shadow-strike = Shadow Strike
wc-power-chain-lightning = Chain Lightning
wc-power-death-coil = Death Coil
wc-power-holy-light = Holy Light
wc-power-big-bad-voodoo = Big Bad Voodoo
wc-power-flame-strike = Flame Strike
wc-power-searing-arrows = Searing Arrows
wc-power-used = { NOUN($seat, as: "Of") } { $hero } uses { $power }.
wc-summoned = { $seat } summons { $number ->
        [one] { NOUN($kind, as: "a") }
       *[other] { $number } { NOUN($kind, as: "many") }
    } at { $space }.
wc-stunned = { NOUN($seat, ask: "number") ->
        [many] { NOUN($kind, as: "The") }
       *[one] { NOUN($seat, as: "Whose") } { $kind }
    } at { $space } does not attack this round.
wc-more-casualties = { NOUN($seats, as: "The") } { NOUN($seats, ask: "number") ->
        [many] take
       *[one] takes
    } { $number ->
        [one] one more casualty
       *[other] { $number } more casualties
    }.
wc-use = Use { $power }
wc-use-on = Use { $power } on { NOUN($on, as: "the") }
wc-pay-mana = Which cards do you discard for { $mana } mana?
wc-discard-cards = Discard { NOUN($cards, as: "counted", single: "one") }
warcraft-power-unknown = The hero { $name } has an unknown ability “{ $ability }”.
wc-tree-planted = { NOUN($seat, as: "Of") } Tree of Eternity stands at { $space }.
wc-walk-tree = Tree of Eternity: { $start } → { $to }
wc-walk-outpost = Outpost: { $start } → { $to }
wc-walked-tree = { NOUN($seat, as: "Of") } Tree of Eternity walks from { $start } to { $to }.
wc-walked-outpost = One of { NOUN($seat, as: "of") } Outposts walks from { $start } to { $to }.
wc-no-root = Nothing can take root at { $space }.
wc-taken = There is already a Town or an Outpost at { $space }.
wc-among-enemies = There are enemy units or workers at { $space }.
wc-held-fast = Enemy units at { $space } hold it there.
wc-window-turn-start = A turn begins. Use an ability?
wc-window-turn-end = The turn is over. Use an ability?
wc-window-move-over = { $who } has moved and fought. Use an ability?
wc-window-ranged-start = The ranged phase begins. Use an ability?
wc-window-flying-start = The flying phase begins. Use an ability?
wc-window-battle-end = The battle is over. Use a card or an ability?
wc-window-spend-start = Your Spend Step begins. Use a card or an ability?
wc-window-power-response = An enemy hero uses an ability. Respond?
wc-window-wound-response = Your hero is about to be wounded. Respond?
wc-window-death-response = Your hero is about to die. Respond?
wc-power-countered = { $by } counters { NOUN($seat, as: "of") } { $power }: it has no effect.
wc-power-thunder-clap = Thunder Clap
wc-power-avatar = Avatar
wc-power-divine-shield = Divine Shield
wc-power-resurrection = Resurrection
wc-power-banish = Banish
wc-power-bladestorm = Bladestorm
wc-power-war-stomp = War Stomp
wc-power-reincarnation = Reincarnation
wc-power-healing-wave = Healing Wave
wc-power-animate-dead = Animate Dead
wc-power-frost-nova = Frost Nova
wc-power-vampiric-aura = Vampiric Aura
wc-power-sleep = Sleep
wc-power-carrion-beetles = Carrion Beetles
wc-power-impale = Impale
wc-power-locust-swarm = Locust Swarm
wc-power-mana-burn = Mana Burn
wc-power-immolation = Immolation
wc-power-metamorphosis = Metamorphosis
wc-power-trueshot-aura = Trueshot Aura
wc-power-starfall = Starfall
wc-power-spirit-of-vengeance = Spirit of Vengeance
wc-power-water-elemental-text = At the start of a round a Water Elemental joins the hero for this battle.
wc-power-phoenix-text = At the start of a round a Phoenix comes to the hero and stays.
wc-power-mirror-image-text = At the start of a round two Mirror Images join the hero for this battle.
wc-power-feral-spirit-text = At the start of a round two Feral Spirits join the hero for this battle.
wc-power-serpent-ward-text = At the start of a round two Serpent Wards join the hero for this battle.
wc-power-inferno-text = At the start of a round an Infernal joins the hero for this battle, and the enemy takes one casualty at once.
wc-power-force-of-nature-text = At the start of a round two Treants join the hero for this battle, if there is a Forest in the battlefield or beside it.
wc-power-storm-bolt-text = At the start of a round: one enemy unit does not attack in this round.
wc-power-shadow-strike-text = At the start of a round: one casualty on an enemy unit of your choice.
wc-power-chain-lightning-text = Before casualties: roll three dice, each 1 to 3 is one more casualty for the enemy.
wc-power-death-coil-text = Before casualties: one more casualty for the enemy, or one wound fewer for the hero.
wc-power-holy-light-text = Before casualties: one casualty less for your side.
wc-power-big-bad-voodoo-text = Before casualties: your side has none this time.
wc-power-flame-strike-text = At the end of your Move Step: roll a die; on a 1 an enemy unit beside the hero is a casualty.
wc-power-searing-arrows-text = At the start of a ranged phase: two dice more for the hero.
wc-power-thunder-clap-text = At the start of a melee phase: all enemy dice count one higher in it.
wc-power-avatar-text = At the start of a round: the hero rolls two dice more and takes no wounds in this round.
wc-power-divine-shield-text = Response to a casualty on the hero: it does not happen.
wc-power-resurrection-text = At the end of a battle that you won: up to two units you lost in it return to the hero.
wc-power-banish-text = At the start of a round: one enemy unit neither attacks nor can be removed in this round.
wc-power-bladestorm-text = At the start of a melee phase: three dice more for the hero.
wc-power-war-stomp-text = At the start of a round: the enemy rolls only half of their melee dice in this round, rounded up.
wc-power-reincarnation-text = Response to the hero’s death: it stays where it is, without wounds.
wc-power-healing-wave-text = At the end of a battle: the hero loses all its wounds.
wc-power-animate-dead-text = At the end of a battle that you won: two Zombies come to the hero and stay.
wc-power-frost-nova-text = At the start of a phase: one kind of enemy unit attacks at -1 Strength in it.
wc-power-vampiric-aura-text = Always: in a phase in which the hero’s own dice hit, it loses one wound.
wc-power-sleep-text = At the start of a round: an enemy hero or creep neither attacks nor uses abilities in this round.
wc-power-carrion-beetles-text = At the end of a battle in which an enemy unit fell: a Carrion Beetle comes to the hero and stays.
wc-power-impale-text = At the start of a melee phase: enemy flyers can be removed in it too.
wc-power-locust-swarm-text = Before casualties: a die for each enemy in the battlefield; each 1 or 2 is one more casualty and takes a wound off the hero.
wc-power-mana-burn-text = Response to an ability of an enemy hero in the same battle: it has no effect.
wc-power-immolation-text = Always: when the hero attacks in melee, one die of Strength 2 more.
wc-power-metamorphosis-text = At the start of a round: the hero has Strength 6 and two Life more for this battle.
wc-power-trueshot-aura-text = Always: your ranged units in a battle with the hero have +1 Strength.
wc-power-starfall-text = At the start of a round: roll four dice, each 1 or 2 is a casualty for the enemy at once.
wc-power-spirit-of-vengeance-text = At the start of a round: a Vengeance Spirit joins the hero for each unit you lost in this battle.
wc-hero-way-archmage = Keep behind a wall of units, draw the cards you need, and appear with an army where nobody expects it.
wc-hero-way-mountain-king = Go first into the thick of it: stun the strongest, stamp, and stand where the blows fall.
wc-hero-way-paladin = March with many units: he keeps them alive in the battle and brings some back after it.
wc-hero-way-blood-mage = Stay beside the enemy without touching him and burn him turn by turn; at the end the Phoenix does the fighting.
wc-hero-way-blademaster = Strike alone and deep behind the lines; images take the blows that are meant for him.
wc-hero-way-far-seer = Know what lies there before you go, send the wolves ahead, and keep cards for the lightning.
wc-hero-way-tauren-chieftain = Lead the army and be first in every battle: your enemies have to kill him twice.
wc-hero-way-shadow-hunter = Fight often, heal afterwards, and save three mana for the moment that decides everything.
wc-hero-way-death-knight = Ride from battle to battle: every victory brings him new servants.
wc-hero-way-lich = Stand in the second row, turn spare units into cards, and freeze whatever hits hardest.
wc-hero-way-dreadlord = Seek enemy heroes and creeps: put them to sleep, drink their blood, and call the Infernal for the rest.
wc-hero-way-crypt-lord = Feed on small battles until beetles surround him; then no wall of flyers and no crowd is safe.
wc-hero-way-demon-hunter = Hunt heroes: keep a card for their answer, and change form in the battle that counts.
wc-hero-way-keeper-of-the-grove = Fight near trees, hold the enemy where he stands, and heal when the step is over.
wc-hero-way-priestess-of-the-moon = Bring archers, shoot before the enemy comes near, and let the stars fall on the largest army.
wc-hero-way-warden = Pick off the one unit that matters, step away, and make the enemy pay for every unit you lose.
wc-harm = one more casualty for the enemy
wc-mend = one wound less
wc-hero-healed = { NOUN($seat, as: "Of") } { $hero } is healed and has { $wounds ->
        [0] no wounds
        [one] one wound left
       *[other] { $wounds } wounds left
    }.
wc-banished = { NOUN($seat, ask: "number") ->
        [many] { NOUN($kind, as: "The") }
       *[one] { NOUN($seat, as: "Whose") } { $kind }
    } at { $space } neither attacks nor can be removed this round.
wc-restored = { $seat } gets { NOUN($kind, as: "a") } back at { $space }.
wc-bring-back = Which unit returns?
wc-about-hero = { $hero } ({ $race }; fights with { NOUN($kind, as: "the") })
wc-about-level = Level { $level }: Strength { $strength }, Life { $life }
wc-about-power = { $level }. { $power } ({ $mana ->
        [0] costs nothing
       *[other] costs { $mana } mana
    }): { $text }
wc-picture-hero =  hero: { $hero }, level { $level }, Strength { $strength }, wounds { $wounds } of { $life }, experience { $points }
wc-picture-hero-dead =   hero: { $hero }, dead; may be trained again up to level { $level }
wc-picture-power = { $power } ({ $mana ->
        [0] costs nothing
       *[other] costs { $mana } mana
    })
wc-picture-powers =   abilities: { $powers }
wc-hero-line = { $hero }, level { $level }, { $wounds ->
    [0] no wounds
    [one] one wound
   *[other] { $wounds } wounds
}
wc-nothing-learned = { NOUN($seat, as: "Of") } { $hero } learns nothing from that.
wc-hero-lives = Your { $hero } is alive: you can have only one hero.
wc-hero-in-training = Your { $hero } is already in training, and there is only one hero building.
wc-hero-level = Your hero comes back at level { $level }, or lower.
wc-only-summoned = { NOUN($kind, as: "A") } is summoned by a hero; you can’t train it.
wc-power-not-now = You use { $power } { LIST($when, by: "or") }, not now.
wc-power-used-up = You have already used { $power }.
wc-power-absent = Your hero must take part to use { $power }.
wc-power-no-target = { $power } would have no effect here.
wc-power-mana = { $power } costs { $mana } mana, and your cards show only { $have }.
wc-use-for = Use { $power }: { $on }
wc-attacked-with = { NOUN($seat, ask: "number") ->
        [many] { NOUN($seat, as: "The") } roll { $faces }
       *[one] { $seat } rolls { $faces } for { NOUN($kind, as: "the") }
    } (Strength { $strength }): { $hits ->
        [0] no hits
        [one] one hit
       *[other] { $hits } hits
    }.
