# Warcraft: de zelfstandige naamwoorden, met de vormen die zinnen nodig hebben; locale/nouns.py legt uit hoe.

## Stukken

wc-kind-melee = infanterie-eenheid
    .many = infanterie-eenheden
wc-kind-ranged = artillerie-eenheid
    .many = artillerie-eenheden
wc-kind-flying = vliegende eenheid
    .many = vliegende eenheden
wc-kind-worker = arbeider
    .many = arbeiders
wc-kind-hero = held
    .many = helden
    .g = enig
wc-kind-creep = griezel
    .many = griezels
wc-kind-second-creep = griezel
    .many = griezels
wc-kind-third-creep = griezel
    .many = griezels
wc-kind-fourth-creep = griezel
    .many = griezels
wc-kind-necromancer = Dodenbezweerder
    .many = Dodenbezweerders
wc-kind-orc-melee = Ork-infanteriehuurling
    .many = Ork-infanteriehuurlingen
wc-kind-orc-ranged = Ork-artilleriehuurling
    .many = Ork-artilleriehuurlingen
wc-kind-orc-flying = vliegende Ork-huurling
    .many = vliegende Ork-huurlingen
wc-kind-burrow = hol
    .many = holen
    .g = het
wc-kind-flames = vlammen
    .one = vlam

## Opgeroepen wezens

wc-kind-water-elemental = watergeest
    .many = watergeesten
wc-kind-phoenix = feniks
    .many = feniksen
wc-kind-feral-spirit = woeste geest
    .many = woeste geesten
wc-kind-serpent-ward = slangenbezweerder
    .many = slangenbezweerders
wc-kind-mirror-image = spiegelbeeld
    .many = spiegelbeelden
    .g = het
wc-kind-treant = ent
    .many = enten
wc-kind-vengeance-spirit = wraakgeest
    .many = wraakgeesten
wc-kind-carrion-beetle = aaskever
    .many = aaskevers
wc-kind-zombie = zombie
    .many = zombies
wc-kind-infernal = duivel
    .many = duivels

## Soorten eenheden en fases

wc-type-melee = infanterie-eenheden
    .one = infanterie-eenheid
wc-type-ranged = artillerie-eenheden
    .one = artillerie-eenheid
wc-type-flying = vliegende eenheden
    .one = vliegende eenheid
wc-phase-ranged = artilleriefase
    .many = artilleriefases
wc-phase-flying = vliegfase
    .many = vliegfases
wc-phase-melee = infanteriefase
    .many = infanteriefases
wc-step-move = Verplaatsfase
    .many = Verplaatsfases
wc-step-harvest = Delffase
    .many = Delffases
wc-step-deploy = Inzetfase
    .many = Inzetfases
wc-step-spend = Aanschaffase
    .many = Aanschaffases

## Gebouwen

wc-building-melee = infanteriegebouw
    .many = infanteriegebouwen
    .g = het
wc-building-ranged = artilleriegebouw
    .many = artilleriegebouwen
    .g = het
wc-building-flying = vlieggebouw
    .many = vlieggebouwen
    .g = het
wc-building-worker = arbeidersgebouw
    .many = arbeidersgebouwen
    .g = het
wc-tree = Boom der Eeuwigheid
    .many = Bomen der Eeuwigheid

## Het bord

wc-space-town = Stad
    .many = Steden
wc-space-forest = Bos
    .many = Bossen
    .g = het
wc-space-goldmine = Goudmijn
    .many = Goudmijnen
wc-space-mountain = Berg
    .many = Bergen
wc-space-water = Water
    .many = Wateren
    .g = het
wc-space-objective = doelveld
    .many = doelvelden
    .g = het
wc-space-clear = open veld
    .many = open velden
    .g = het
wc-space-outpost = Buitenpost
    .many = Buitenposten
wc-space-outpost-unfinished = Buitenpost in aanbouw
    .many = Buitenposten in aanbouw

## Partijen

wc-race-human = Mensen
    .one = Mens
wc-race-orc = Orks
    .one = Ork
wc-race-undead = Ondoden
    .one = Ondode
wc-race-night-elf = Nachtelfen
    .one = Nachtelf
wc-neutral = griezels
    .one = griezel

## Griezels

wc-creep-gnoll = gnoll
    .many = gnolls
wc-creep-gnoll-hunter = gnolljager
    .many = gnolljagers
wc-creep-kobold = kobold
    .many = kobolds
wc-creep-kobold-tunneler = koboldgraver
    .many = koboldgravers
wc-creep-harpy = harpij
    .many = harpijen
    .g = v
wc-creep-harpy-scout = harpijverkenner
    .many = harpijverkenners
wc-creep-bandit = bandiet
    .many = bandieten
wc-creep-poacher = stroper
    .many = stropers
wc-creep-wolf = wolf
    .many = wolven
wc-creep-spider = spin
    .many = spinnen
wc-creep-troll = trol
    .many = trollen
wc-creep-troll-healer = trollengenezer
    .many = trollengenezers
wc-creep-ogre = oger
    .many = ogers
wc-creep-satyr = sater
    .many = saters
wc-creep-boar = everzwijn
    .many = everzwijnen
    .g = het
wc-creep-bear = beer
    .many = beren
wc-creep-ogre-lord = ogerheer
    .many = ogerheren
wc-creep-golem = steengolem
    .many = steengolems
wc-creep-hydra = hydra
    .many = hydra’s
wc-creep-troll-chief = trollenhoofdman
    .many = trollenhoofdmannen
wc-creep-drake = jonge draak
    .many = jonge draken
wc-creep-harpy-queen = harpijkoningin
    .many = harpijkoninginnen
    .g = v
wc-creep-spider-queen = spinnenkoningin
    .many = spinnenkoninginnen
    .g = v
wc-creep-warlock = tovenaar
    .many = tovenaars
wc-creep-hatchling = drakenjong
    .many = drakenjongen
    .g = het
wc-creep-dragon = draak
    .many = draken

## Helden

wc-hero-archmage = Aartsmagiër
    .many = Aartsmagiërs
wc-hero-mountain-king = Bergkoning
    .many = Bergkoningen
wc-hero-paladin = Paladijn
    .many = Paladijnen
wc-hero-blood-mage = Bloedmagiër
    .many = Bloedmagiërs
wc-hero-blademaster = Zwaardmeester
    .many = Zwaardmeesters
wc-hero-far-seer = Verziener
    .many = Verzieners
wc-hero-tauren-chieftain = Taurenhoofdman
    .many = Taurenhoofdmannen
wc-hero-shadow-hunter = Schaduwjager
    .many = Schaduwjagers
wc-hero-death-knight = Doodsridder
    .many = Doodsridders
wc-hero-lich = Lich
    .many = Liches
wc-hero-dreadlord = Schrikheer
    .many = Schrikheren
wc-hero-crypt-lord = Cryptheer
    .many = Cryptheren
wc-hero-demon-hunter = Demonenjager
    .many = Demonenjagers
wc-hero-keeper-of-the-grove = Woudhoeder
    .many = Woudhoeders
wc-hero-priestess-of-the-moon = Maanpriesteres
    .many = Maanpriesteressen
wc-hero-warden = Bewaakster
    .many = Bewaaksters

## Fiches van de scenario’s

wc-token-melee-sign = teken van de gevallenen
    .many = tekens van de gevallenen
    .g = het
wc-token-ranged-sign = teken van de crypte
    .many = tekens van de crypte
    .g = het
wc-token-flying-sign = teken van de nacht
    .many = tekens van de nacht
    .g = het
wc-token-first-upgrade-sign = teken van het bot
    .many = tekens van het bot
    .g = het
wc-token-second-upgrade-sign = teken van het bloed
    .many = tekens van het bloed
    .g = het
wc-token-captive-orc = gevangen Ork
    .many = gevangen Orks
wc-token-captive-night-elf = gevangen Nachtelf
    .many = gevangen Nachtelfen
wc-token-nordrassil = Nordrassil
wc-token-elf-gate = poort
    .many = poorten
wc-token-altar = altaar
    .many = altaren
    .g = het
wc-token-shrine = schrijn
    .many = schrijnen
wc-token-hatchling = drakenjong
    .many = drakenjongen
    .g = het
wc-token-water = Water
    .g = het
wc-token-earth = Aarde
    .g = de
wc-token-air = Lucht
    .g = de
wc-token-fire = Vuur
    .g = het
wc-token-melee-shop = wapensmid
    .many = wapensmeden
wc-token-ranged-shop = pijlenmaker
    .many = pijlenmakers
wc-token-flying-shop = valkenier
    .many = valkeniers
