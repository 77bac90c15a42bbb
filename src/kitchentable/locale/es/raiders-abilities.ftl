# Home Raiders: the names of the abilities, as the books print them.


kind-ability-push = Empujar
kind-ability-climb = Trepar
kind-ability-ghost = Fantasma
kind-ability-charge = Carga
kind-ability-running-shot = Disparo en movimiento
kind-ability-feather-fall = Caída de pluma
kind-ability-eager-teleport = Teleportación
kind-ability-flight = Vuelo
kind-ability-transport = Transporte
kind-ability-relocate = Recolocarse

kind-ability-exploit-weakness = Desventaja
kind-ability-roundhouse-attack = Ataque circular
kind-ability-violent-attack = Ataque violento
kind-ability-reassuring-attack = Ataque seguro
kind-ability-knock-back = Derribar
kind-ability-sucker-punch = Golpe bajo
kind-ability-rampage = Locura
kind-ability-grapple = Presas
kind-ability-reach = Alcance
kind-ability-entangle = Trabar

kind-ability-sure-aim = Apuntar
kind-ability-double-shot = Disparo doble
kind-ability-blast = Explosión
kind-ability-lightning-bolt = Relámpago
kind-ability-parabolic = Parábola
kind-ability-bullseye = Diana
kind-ability-multitask = Multitarea
kind-ability-point-blank = Bocajarro
kind-ability-saturation-fire = Fuego de saturación
kind-ability-sniper = Francotirador

kind-ability-subtle-manipulation = Manipulación sutil
kind-ability-distract = Distraer
kind-ability-mind-trick = Truco mental
kind-ability-transfer = Transferir
kind-ability-strong-will = Voluntad
kind-ability-disrupt = Disrupción
kind-ability-charm = Encantar
kind-ability-confuse = Confundir
kind-ability-stun = Aturdir
kind-ability-brainfreeze = Hielo mental

kind-ability-sharp-reflexes = Reflejos agudos
kind-ability-wall-of-shields = Muro de escudos
kind-ability-regeneration = Regeneración
kind-ability-deflect = Desviar
kind-ability-shrapnel = Metralleta
kind-ability-resilience = Resistencia
kind-ability-energy-barrier = Barrera de energía
kind-ability-flicker = Parpadeo
kind-ability-bodyguard = Guardaespaldas
kind-ability-mirror-image = Espejo

kind-ability-action-group = Grupo de acción
kind-ability-scouts = Exploradores
kind-ability-firm-stance = Posición firme
kind-ability-phalanx = Falange
kind-ability-open-formation = Formación abierta
kind-ability-divided-aim = Dividir disparos
kind-ability-wardancers = Bailes de guerra
kind-ability-beating-posse = Justicieros
kind-ability-hikers = Excursionistas
kind-ability-iron-spirits = Espíritu indomable

kind-ability-aim = Puntería
kind-ability-warrior-monk = Monje guerrero
kind-ability-fast-recovery = Recuperación rápida
kind-ability-defensive-stance = Posición defensiva
kind-ability-reckon = Reconocimiento
kind-ability-dodge = Esquiva
kind-ability-lead-by-example = Líder con el ejemplo
kind-ability-replacement = Recambio
kind-ability-general = General
kind-ability-redeploy = Re-despliegue

kind-ability-precise-attack = Ataque preciso
kind-ability-swan-song = Canto del cisne
kind-ability-explorer = Descubridor
kind-ability-selfish-fighter = Luchador egoísta
kind-ability-prudent-strategist = Estratega prudente
kind-ability-messenger = Mensajero
kind-ability-sworn-enemy = Enemigo jurado
kind-ability-champion = Campeón
kind-ability-fervour = Fervor
kind-ability-specialist = Especialista
