# Warcraft: the nouns, with the forms that sentences need; locale/nouns.py says how.

## Pieces

wc-kind-melee = melee unit
    .many = melee units
wc-kind-ranged = ranged unit
    .many = ranged units
wc-kind-flying = flying unit
    .many = flying units
wc-kind-worker = worker
    .many = workers
wc-kind-hero = hero
    .many = heroes
    .g = only
wc-kind-creep = creep
    .many = creeps
wc-kind-second-creep = creep
    .many = creeps
wc-kind-third-creep = creep
    .many = creeps
wc-kind-fourth-creep = creep
    .many = creeps
wc-kind-necromancer = Necromancer
    .many = Necromancers
wc-kind-orc-melee = Orc melee mercenary
    .many = Orc melee mercenaries
    .g = an
wc-kind-orc-ranged = Orc ranged mercenary
    .many = Orc ranged mercenaries
    .g = an
wc-kind-orc-flying = Orc flying mercenary
    .many = Orc flying mercenaries
    .g = an
wc-kind-burrow = burrow
    .many = burrows
wc-kind-flames = flames
    .one = flame

## Summoned creatures

wc-kind-water-elemental = water elemental
    .many = water elementals
wc-kind-phoenix = phoenix
    .many = phoenixes
wc-kind-feral-spirit = feral spirit
    .many = feral spirits
wc-kind-serpent-ward = serpent ward
    .many = serpent wards
wc-kind-mirror-image = mirror image
    .many = mirror images
wc-kind-treant = treant
    .many = treants
wc-kind-vengeance-spirit = vengeance spirit
    .many = vengeance spirits
wc-kind-carrion-beetle = carrion beetle
    .many = carrion beetles
wc-kind-zombie = zombie
    .many = zombies
wc-kind-infernal = infernal
    .many = infernals
    .g = an

## Unit types, phases and steps

wc-type-melee = melee units
    .one = melee unit
wc-type-ranged = ranged units
    .one = ranged unit
wc-type-flying = flying units
    .one = flying unit
wc-phase-ranged = ranged phase
    .many = ranged phases
wc-phase-flying = flying phase
    .many = flying phases
wc-phase-melee = melee phase
    .many = melee phases
wc-step-move = Move Step
    .many = Move Steps
wc-step-harvest = Harvest Step
    .many = Harvest Steps
wc-step-deploy = Deploy Step
    .many = Deploy Steps
wc-step-spend = Spend Step
    .many = Spend Steps

## Buildings

wc-building-melee = melee building
    .many = melee buildings
wc-building-ranged = ranged building
    .many = ranged buildings
wc-building-flying = flying building
    .many = flying buildings
wc-building-worker = worker building
    .many = worker buildings
wc-tree = Tree of Eternity
    .many = Trees of Eternity

## The board

wc-space-town = Town
    .many = Towns
wc-space-forest = Forest
    .many = Forests
wc-space-goldmine = Goldmine
    .many = Goldmines
wc-space-mountain = mountains
    .one = mountain
wc-space-water = water
    .many = waters
wc-space-objective = objective
    .many = objectives
    .g = an
wc-space-clear = clear space
    .many = clear spaces
wc-space-outpost = Outpost
    .many = Outposts
    .g = an
wc-space-outpost-unfinished = unfinished Outpost
    .many = unfinished Outposts
    .g = an

## Sides

wc-race-human = Humans
    .one = Human
wc-race-orc = Orcs
    .one = Orc
    .g = an
wc-race-undead = Undead
    .one = Undead
    .g = an
wc-race-night-elf = Night Elves
    .one = Night Elf
wc-neutral = creeps
    .one = creep

## Creeps

wc-creep-gnoll = Gnoll
    .many = Gnolls
wc-creep-gnoll-hunter = Gnoll Hunter
    .many = Gnoll Hunters
wc-creep-kobold = Kobold
    .many = Kobolds
wc-creep-kobold-tunneler = Kobold Tunneler
    .many = Kobold Tunnelers
wc-creep-harpy = Harpy
    .many = Harpies
wc-creep-harpy-scout = Harpy Scout
    .many = Harpy Scouts
wc-creep-bandit = Bandit
    .many = Bandits
wc-creep-poacher = Poacher
    .many = Poachers
wc-creep-wolf = Wolf
    .many = Wolves
wc-creep-spider = Spider
    .many = Spiders
wc-creep-troll = Troll
    .many = Trolls
wc-creep-troll-healer = Troll Healer
    .many = Troll Healers
wc-creep-ogre = Ogre
    .many = Ogres
    .g = an
wc-creep-satyr = Satyr
    .many = Satyrs
wc-creep-boar = Wild Boar
    .many = Wild Boars
wc-creep-bear = Bear
    .many = Bears
wc-creep-ogre-lord = Ogre Lord
    .many = Ogre Lords
    .g = an
wc-creep-golem = Stone Golem
    .many = Stone Golems
wc-creep-hydra = Hydra
    .many = Hydras
wc-creep-troll-chief = Troll Chief
    .many = Troll Chiefs
wc-creep-drake = Drake
    .many = Drakes
wc-creep-harpy-queen = Harpy Queen
    .many = Harpy Queens
wc-creep-spider-queen = Spider Queen
    .many = Spider Queens
wc-creep-warlock = Warlock
    .many = Warlocks
wc-creep-hatchling = Hatchling
    .many = Hatchlings
wc-creep-dragon = Dragon
    .many = Dragons

## Heroes

wc-hero-archmage = Archmage
    .many = Archmages
    .g = an
wc-hero-mountain-king = Mountain King
    .many = Mountain Kings
wc-hero-paladin = Paladin
    .many = Paladins
wc-hero-blood-mage = Blood Mage
    .many = Blood Mages
wc-hero-blademaster = Blademaster
    .many = Blademasters
wc-hero-far-seer = Far Seer
    .many = Far Seers
wc-hero-tauren-chieftain = Tauren Chieftain
    .many = Tauren Chieftains
wc-hero-shadow-hunter = Shadow Hunter
    .many = Shadow Hunters
wc-hero-death-knight = Death Knight
    .many = Death Knights
wc-hero-lich = Lich
    .many = Liches
wc-hero-dreadlord = Dreadlord
    .many = Dreadlords
wc-hero-crypt-lord = Crypt Lord
    .many = Crypt Lords
wc-hero-demon-hunter = Demon Hunter
    .many = Demon Hunters
wc-hero-keeper-of-the-grove = Keeper of the Grove
    .many = Keepers of the Grove
wc-hero-priestess-of-the-moon = Priestess of the Moon
    .many = Priestesses of the Moon
wc-hero-warden = Warden
    .many = Wardens

## Tokens of scenarios

wc-token-melee-sign = sign of the fallen
    .many = signs of the fallen
wc-token-ranged-sign = sign of the crypt
    .many = signs of the crypt
wc-token-flying-sign = sign of the night
    .many = signs of the night
wc-token-first-upgrade-sign = sign of bone
    .many = signs of bone
wc-token-second-upgrade-sign = sign of blood
    .many = signs of blood
wc-token-captive-orc = captive Orc
    .many = captive Orcs
wc-token-captive-night-elf = captive Night Elf
    .many = captive Night Elves
wc-token-nordrassil = Nordrassil
wc-token-elf-gate = gate
    .many = gates
wc-token-altar = altar
    .many = altars
    .g = an
wc-token-shrine = shrine
    .many = shrines
wc-token-hatchling = hatchling
    .many = hatchlings
wc-token-water = Water
wc-token-earth = Earth
wc-token-air = Air
wc-token-fire = Fire
wc-token-melee-shop = weaponsmith
    .many = weaponsmiths
wc-token-ranged-shop = fletcher
    .many = fletchers
wc-token-flying-shop = falconer
    .many = falconers
