# Home Raiders: the names of the abilities, as the books print them.


kind-ability-push = Dytt
kind-ability-climb = Klatrer
kind-ability-ghost = Spøkelse
kind-ability-charge = Angrip!
kind-ability-running-shot = Løpende skudd
kind-ability-feather-fall = Akrobat
kind-ability-eager-teleport = Teleportering
kind-ability-flight = Fly
kind-ability-transport = Transport
kind-ability-relocate = Omplassere

kind-ability-exploit-weakness = Utnytt svakhet
kind-ability-roundhouse-attack = Overdrevent slag
kind-ability-violent-attack = Voldelig angrep
kind-ability-reassuring-attack = Presist angrep
kind-ability-knock-back = Dytt
kind-ability-sucker-punch = Bakholdsangrep
kind-ability-rampage = Raserianfall
kind-ability-grapple = Gripe
kind-ability-reach = Strekke seg
kind-ability-entangle = Hvor skal du?

kind-ability-sure-aim = Stødig sikte
kind-ability-double-shot = Dobbeltskudd
kind-ability-blast = Eksplisjon
kind-ability-lightning-bolt = Lyn
kind-ability-parabolic = Parabolisk
kind-ability-bullseye = Fulltreffet
kind-ability-multitask = Multitasking
kind-ability-point-blank = Nærskudd
kind-ability-saturation-fire = Metningsskudd
kind-ability-sniper = Snikskytter

kind-ability-subtle-manipulation = Subtil manipulasjon
kind-ability-distract = Distraher
kind-ability-mind-trick = Tanketriks
kind-ability-transfer = Overføre
kind-ability-strong-will = Sterk vilje
kind-ability-disrupt = Forstyr
kind-ability-charm = Sjarmen
kind-ability-confuse = Forvirr
kind-ability-stun = Sjokker
kind-ability-brainfreeze = Hjernefrysning

kind-ability-sharp-reflexes = Raske reflekser
kind-ability-wall-of-shields = Vegg av skjold
kind-ability-regeneration = Regenerasjon
kind-ability-deflect = Avlede
kind-ability-shrapnel = Splinter
kind-ability-resilience = Utholdende
kind-ability-energy-barrier = Energibarriere
kind-ability-flicker = Flimrer
kind-ability-bodyguard = Livvakt
kind-ability-mirror-image = Speilbilde

kind-ability-action-group = Splitt opp
kind-ability-scouts = Speider
kind-ability-firm-stance = Slå rot
kind-ability-phalanx = Falanks
kind-ability-open-formation = Åpen formasjon
kind-ability-divided-aim = Splittet sikte
kind-ability-wardancers = Krigsdansere
kind-ability-beating-posse = Omringe
kind-ability-hikers = Haikere
kind-ability-iron-spirits = Jernvilje

kind-ability-aim = Sikte
kind-ability-warrior-monk = Krigsmunk
kind-ability-fast-recovery = Hopp opp
kind-ability-defensive-stance = Forsvarsposisjon
kind-ability-reckon = Recon
kind-ability-dodge = Unnvik
kind-ability-lead-by-example = Led med eksempel
kind-ability-replacement = Erstatter
kind-ability-general = General
kind-ability-redeploy = Omplasser

kind-ability-precise-attack = Persist angrep
kind-ability-swan-song = Svanesang
kind-ability-explorer = Utforsker
kind-ability-selfish-fighter = Egoistisk kriger
kind-ability-prudent-strategist = Forsiktig strategiker
kind-ability-messenger = Budbringer
kind-ability-sworn-enemy = Svoren fiende
kind-ability-champion = Champion
kind-ability-fervour = Gi jernet
kind-ability-specialist = Spesialist
