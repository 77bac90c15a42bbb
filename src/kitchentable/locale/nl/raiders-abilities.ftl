# Home Raiders: the names of the abilities, as the books print them.


kind-ability-push = Duw
kind-ability-climb = Klimmen
kind-ability-ghost = Geest
kind-ability-charge = Aanvallen!
kind-ability-running-shot = Rennend schot
kind-ability-feather-fall = Vederlicht
kind-ability-eager-teleport = Enthousiaste teleportatie
kind-ability-flight = Vliegen
kind-ability-transport = Transport
kind-ability-relocate = Verhuizen

kind-ability-exploit-weakness = Zwakke uitbuiten
kind-ability-roundhouse-attack = Roundhouse aanval
kind-ability-violent-attack = Gewelddadige aanval
kind-ability-reassuring-attack = Geruststellende aanval
kind-ability-knock-back = Terugslag
kind-ability-sucker-punch = Sucker punch
kind-ability-rampage = Rampage
kind-ability-grapple = Vastpakken
kind-ability-reach = Reikwijdte
kind-ability-entangle = Verstrikken

kind-ability-sure-aim = Goed mikken
kind-ability-double-shot = Dubbel schot
kind-ability-blast = Ontploffing
kind-ability-lightning-bolt = Bliksem schicht
kind-ability-parabolic = Parabolisch
kind-ability-bullseye = In de roos
kind-ability-multitask = Multitasking
kind-ability-point-blank = Dichtbij
kind-ability-saturation-fire = Verzadiging
kind-ability-sniper = Scherpschutter

kind-ability-subtle-manipulation = Subtiele manipulatie
kind-ability-distract = Afleiden
kind-ability-mind-trick = Mind trick
kind-ability-transfer = Overdragen
kind-ability-strong-will = Sterke wil
kind-ability-disrupt = Storing
kind-ability-charm = Charme
kind-ability-confuse = Verwarren
kind-ability-stun = Verdoven
kind-ability-brainfreeze = Brain freeze

kind-ability-sharp-reflexes = Snelle reflexen
kind-ability-wall-of-shields = Schildmuur
kind-ability-regeneration = Regeneratie
kind-ability-deflect = Afbuigen
kind-ability-shrapnel = Scherven
kind-ability-resilience = Veerkracht
kind-ability-energy-barrier = Energie schild
kind-ability-flicker = Flikkeren
kind-ability-bodyguard = Lijfwacht
kind-ability-mirror-image = Spiegelbeeld

kind-ability-action-group = Actie groep
kind-ability-scouts = Verkenners
kind-ability-firm-stance = Standvastig
kind-ability-phalanx = Falanx
kind-ability-open-formation = Open formatie
kind-ability-divided-aim = Verdeelde doelen
kind-ability-wardancers = Krijgdsdancers
kind-ability-beating-posse = Slag posse
kind-ability-hikers = Wandelaars
kind-ability-iron-spirits = IJzeren geest

kind-ability-aim = Richten
kind-ability-warrior-monk = Monnik krijger
kind-ability-fast-recovery = Snel herstel
kind-ability-defensive-stance = Verdedigende houding
kind-ability-reckon = Berekenend
kind-ability-dodge = Ontwijken
kind-ability-lead-by-example = Voorbeeld
kind-ability-replacement = Vervanging
kind-ability-general = Generaal
kind-ability-redeploy = Herschikken

kind-ability-precise-attack = Precisie aanval
kind-ability-swan-song = Zwanenlied
kind-ability-explorer = Ontdekker
kind-ability-selfish-fighter = Zelfzuchtig krijger
kind-ability-prudent-strategist = Voorzichtige strateeg
kind-ability-messenger = Boodschapper
kind-ability-sworn-enemy = Gezwoven vijand
kind-ability-champion = Kampioen
kind-ability-fervour = IJver
kind-ability-specialist = Specialist
