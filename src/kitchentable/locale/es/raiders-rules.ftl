# Home Raiders: what the rules ask, tell and refuse.

## Setup

title-raiders = Home Raiders
hr-raiders-seats = Home Raiders es un juego para dos, no para { $given }.
hr-raiders-two = Se nombran dos equipos y dos Portales, separados por una coma; se dio «{ $given }».
hr-no-such-table = No hay ninguna mesa «{ $table }»; hay { $known }.
hr-no-such-object = No hay ningún objeto «{ $object }» que pueda ser un Portal.
hr-no-such-team = No hay ningún equipo «{ $team }»; hay { $known }.
hr-team-too-dear = { $team } cuesta { $cost } Estrellas; se acordaron { $stars } como máximo.
hr-team-leaders = { $team } tiene { $leaders } Líderes para { $units } Unidades; no puede haber más Líderes que Unidades.
hr-team-factions = { $team } mezcla facciones: { $factions }.
hr-team-merge = Solo se pueden unir copias de una Unidad; { $card } no lo es.
hr-team-copies = { $card } se toma menos de una vez.
hr-team-no-such-card = El equipo { $team } nombra una carta «{ $card }» que no existe
hr-card-pool = Carta { $card }, { $trait }: los números de dados no encajan
hr-card-range = La carta { $card } tiene alcance pero ningún dado de Disparo
hr-card-force = La carta { $card } tiene Fuerza { $force }, pero solo las Unidades tienen más de un personaje
hr-card-number = La carta { $card } tiene un número demasiado pequeño
hr-card-size = Carta { $card }: peana y altura van en milímetros, de 1 a 100 y de 1 a 200
hr-card-no-such-ability = Carta { $card }: no existe la habilidad «{ $ability }»
hr-card-ability-type = Carta { $card }: { $type } no puede tener la habilidad «{ $ability }»
hr-dice-faces = El dado { $die } necesita caras, cada una de { $known }
hr-roll-setup = Tirad para la Preparación.
hr-roll-first = Tirad para ver quién despliega primero.
hr-roll-objective = Tirad para el Objetivo.
hr-call-face = Pide blanco o éxito.
hr-direct = Enfrentamiento directo
hr-cunning = Estrategia avispada
hr-place-portal = ¿Dónde va tu Portal?
hr-option-place = en { $x }, { $y }
hr-deploy-which = ¿Qué tropa despliegas ahora?
hr-deploy-where = ¿Dónde se coloca { $who }?
hr-join-which = ¿A qué unidad se une { $who }?
hr-deploy-near = Despliega a 6" o menos de tu Portal: sobran { $missing }".
hr-deploy-far = No cabe nadie más a 6", pero sí a 12": sobran { $missing }".
hr-deploy-nearest = No cabe nadie más a 12": entonces el lugar más cercano a tu Portal, { $missing }" más cerca.
hr-scouts-near = Está { $missing }" demasiado cerca del enemigo.
hr-place-marker = ¿Dónde va tu marcador?
hr-marker-portal = Un marcador está al menos a 15" de tu propio Portal: faltan { $missing }".
hr-marker-near = Los marcadores están al menos a 5" unos de otros: faltan { $missing }".
hr-marker-covered = Ahí hay un objeto.
event-hr-setup-rolled = Preparación: { $setup }.
event-hr-first-rolled = { $who } coloca el Portal y despliega primero.
event-hr-sworn-enemy = { $by } jura enemistad a { $enemy }.
event-hr-portal-placed = { $who } coloca un Portal.
event-hr-portal-placed-beside = { $who } coloca un Portal (junto a: { $object }).
event-hr-deployed = { $troop } se despliega: { $members }.
event-hr-objective-rolled = Objetivo: { $objective }.
event-hr-marker-placed = { $who } coloca un marcador.
event-hr-marker-placed-beside = { $who } coloca un marcador (junto a: { $object }).
event-hr-marker-placed-on = { $who } coloca un marcador (sobre: { $object }).
kind-goal-none = sin objetivo
kind-goal-vanish = Desvanece al enemigo
kind-goal-portal = Control del Portal
kind-goal-spot = Enclave estratégico
hr-situation-card = La situación nombra una carta «{ $card }» que no existe.
hr-situation-troop = La situación nombra una tropa «{ $troop }» a la que no pertenece ninguna figura.
hr-situation-table = La situación nombra una mesa «{ $table }» que no existe.

## Rounds and turns

hr-draw-pearl = Se saca una perla del recipiente.
hr-activate-whom = ¿Qué tropa activas?
hr-activated-already = { $troop } ya se ha activado en esta ronda.
hr-activation-bound = Ahora hay que activar a { $troop }.
hr-pass-not-now = Solo puedes pasar con más perlas que tropas en espera.
hr-pass-advanced = Pasar el turno es una regla avanzada, y esta es una partida básica.
hr-option-troop = { $troop }
hr-until-round = en esta ronda
hr-until-game = en esta partida
hr-option-resign = Abandonar
event-hr-round-began = Ronda { $round }: perlas en el recipiente { $pearls }.
event-hr-pearl-drawn = Perla de { $who }; quedan { $left }.
event-hr-activated = Se activa { $troop }.
event-hr-passed = { $who } pasa el turno.
event-hr-passed-forced = { $who } no tiene a quién activar.
event-hr-round-ended = Termina la ronda { $round }.
event-hr-resigned = { $who } abandona.

## Actions

hr-choose-action = ¿Qué acción?
hr-act-next = { $troop }: ¿quién hace qué?
hr-option-end-turn = Terminar el turno
hr-option-done = La acción está hecha
hr-option-action = { $troop }: { $kind }
hr-option-action-at = { $troop }: { $kind } contra { $target }
hr-option-deed = { $who }: { $what }
hr-option-deed-at = { $who }: { $what }, { $about }
hr-the-unit = la unidad
hr-option-character = { $who }
hr-option-yes = Sí
kind-of-hr-move = Movimiento
kind-of-hr-close = Ataque cuerpo a cuerpo
kind-of-hr-ranged = Ataque a distancia
kind-of-hr-spirit = Acción Espiritual
kind-of-hr-generic = Acción Genérica
kind-of-hr-stand = Ponerse en pie
kind-of-hr-control = Controlar un marcador
hr-stand-up-first = { $troop } está cuerpo a tierra y primero tiene que ponerse en pie.
hr-regroup-first = { $troop } ha perdido la formación y primero tiene que reagruparse.
hr-close-nobody = Nadie de { $troop } está en contacto de peana con un enemigo.
hr-spirit-not-now = { $troop } no puede hacer ahora una acción Espiritual.
event-hr-declared = { $troop }: { $kind }.
event-hr-declared-at = { $troop }: { $kind } contra { $target }.
event-hr-ability-used = { $who } usa { $ability }.
event-hr-ability-used-on = { $who } usa { $ability }: { $about }.

## Moving

hr-move-where = ¿Adónde va { $troop }?
hr-option-stay = Quedarse
hr-option-goes = { $who } a { $x }, { $y }
hr-option-moves = { $moves }
hr-move-not-theirs = { $who } no puede moverse en esta acción, o se nombró dos veces.
hr-move-point = Un lugar es x, y y una altura, no { $given } números.
hr-move-too-far = Sobran { $over }".
hr-move-locked = En contacto con { $enemy } no se puede mover libremente: solo alejarse.
hr-move-touches = El camino toca a { $enemy } antes del final: el contacto termina el movimiento.
hr-move-not-away = El movimiento tiene que acabar sin contacto con { $enemy }.
hr-flight-straight = Un vuelo es una sola línea recta a un lugar.
hr-unit-apart = { $troop } perdería la formación por { $missing }".
hr-unit-not-regrouped = { $troop } tiene que juntarse: seguiría { $missing }" separada, no menos que antes.
hr-strike-leaving = { $who } se aleja: ¿quién golpea?
hr-option-strike = { $who } golpea
hr-move-by-force = ¿Adónde se mueve a { $who }?
hr-place-near = ¿Dónde, junto a { $other }, se coloca { $who }?
hr-place-not-near = Está demasiado lejos de { $other }.
event-hr-moved = { $who } avanza { $cost }".
event-hr-moved-beside = { $who } avanza { $cost }" (junto a: { $object }).
event-hr-moved-on = { $who } avanza { $cost }" (sobre: { $object }).
event-hr-move-lost = { $who } ya no puede seguir su camino.
event-hr-fell = { $who } cae { $height }".
event-hr-broke-away = { $enemy } golpea a { $who }, que se aleja.
event-hr-object-pushed = { $who } empuja { $object }.

## Attacks

hr-choose-mode = ¿Cómo ataca { $who } a { $target }?
hr-mode-plain = Nada más
hr-who-defends = { $who } dispara a personajes igual de cercanos: ¿quién defiende?
hr-go-to-ground = Van a disparar a { $troop }. ¿Cuerpo a tierra?
hr-option-ground = Cuerpo a tierra
hr-shoot-no-dice = { $who } no tiene dados de Disparo.
hr-shoot-engaged = { $who } está en contacto de peana con { $enemy } y no puede disparar.
hr-shoot-in-contact = Estando en contacto, no puede disparar a { $target }.
hr-shoot-at-engaged = { $target } está en contacto de peana con { $enemy } y no se le puede disparar.
hr-shoot-leader = { $target } es un Líder y su unidad sigue ahí.
hr-shoot-unseen = { $who } no ve a { $target }.
hr-mind-tricked = { $who } no puede atacar a { $target } en este turno.
hr-spirit-immune = { $target } no puede ser nunca objetivo de habilidades de Espíritu.
hr-spirit-wounded = { $target } ya está herido: esto solo funciona con quien no lo está.
hr-transfer-unwounded = { $who } no está herido y no tiene nada que transferir.
hr-confuse-leader = Solo se puede confundir a un Líder, y { $target } no lo es.
hr-stun-nothing = { $target } no tiene ninguna habilidad que perder.
hr-transport-apart = { $troop } se transporta entera o no se transporta, y no todos están a 3" o menos de { $who }.
hr-transport-more = ¿A quién más transporta { $who }?
hr-option-later = más tarde, después de todos los demás
hr-roll-trait = { $who } tira { $trait }.
hr-roll-single = { $who } tira un dado.
hr-roll-again = { $who } repite dados.
hr-dice-text = { $white } blancos, { $red } rojos, { $black } negros
hr-nobody = Nadie
kind-trait-close_combat = Cuerpo a cuerpo
kind-trait-shooting = Disparo
kind-trait-defence = Defensa
kind-trait-spirit = Espíritu
kind-face-blank = blanco
kind-face-ace = éxito
kind-face-critical = éxito crítico
kind-pool-wounded = deja fuera dados marcados
kind-pool-discard = descarta el set más fuerte
kind-pool-strongest = tira solo el set más fuerte
kind-pool-weakest = tira solo el set más débil
kind-pool-downgrade = rebaja el set más fuerte
kind-pool-upgrade = potencia el set más débil
kind-source-wounds = heridas
kind-source-range = alcance
kind-source-cover = cobertura
kind-source-ground = cuerpo a tierra
event-hr-pool-built = { $who } { $change }, por { $source }: { $before } → { $after }.
event-hr-dice-rolled = { $who }, { $trait }: { $faces }. Éxitos: { $aces }.
event-hr-dice-boosted = { $who }, { $trait }: { $faces }. Éxitos: { $aces }, con Aumento { $boost }.
hr-no-dice = ningún dado
event-hr-attack-hit = { $by } alcanza a { $target }: { $aces } a { $defence }.
event-hr-attack-defended = { $target } se defiende de { $by }: { $aces } a { $defence }.
event-hr-aimed = { $by } apunta a { $target }, a { $distance }", a plena vista.
event-hr-aimed-partly = { $by } apunta a { $target }, a { $distance }", en parte tras { $behind }.
event-hr-shot-lost = { $who } no tiene ya a quién disparar.
event-hr-wounded = { $who } recibe un marcador de Herida (ahora { $wounds }).
event-hr-healed = { $who } se cura (ahora { $wounds }).
event-hr-vanished = { $who } se desvanece.
event-hr-went-to-ground = { $troop } se echa cuerpo a tierra.
event-hr-forced-to-ground = { $troop } se ve obligada a echarse cuerpo a tierra.
event-hr-stood-up = { $troop } se pone en pie.
event-hr-challenge-won = { $by } gana el reto contra { $target }: { $aces } a { $against }.
event-hr-challenge-lost = { $by } no gana el reto contra { $target }: { $aces } a { $against }.

## Abilities ask

hr-roundhouse = { $who } sigue golpeando: ¿a quién?
hr-violent-attack = { $target } sacó { $aces } éxitos. ¿Qué set debe repetirse por { $who }?
hr-knock-back-instead = ¿{ $who } derriba a { $target } en vez de herir?
hr-double-shot = { $who } tiene { $aces } éxitos: ¿los reparte?
hr-double-shot-not = Todos al primer objetivo
hr-double-shot-to = { $aces } de ellos a { $who }
hr-lightning = El rayo de { $who } salta: ¿a quién?
hr-charm = ¿A quién ataca { $target } por { $who }?
hr-stun = ¿Qué habilidad pierde { $target } por { $who }?
hr-deflect = { $who } desvía el disparo: ¿a quién?
hr-energy-barrier = { $who } se enfrenta a { $aces } éxitos. ¿Obligar a repetir la tirada?
hr-energy-barrier-which = ¿Qué tirada cuenta contra { $who }?
hr-option-aces = { $aces } éxitos
hr-flicker = { $who } parpadea: ¿con quién cambia el sitio?
hr-bodyguard = ¿{ $who } ocupa el lugar de { $target }?
hr-mirror-image = ¿{ $who } intenta pasar la herida?
hr-pass-wound = ¿Quién recibe la herida de { $who }?
hr-action-group = { $troop } se divide: ¿quién se va?
hr-fast-recovery = ¿{ $troop } se pone en pie gratis?
hr-replacement = ¿Quién reemplaza a { $who }?
hr-redeploy-join = ¿A qué unidad se une ahora { $who }?
hr-swan-song = El último ataque de { $who }: ¿contra quién?
hr-messenger = ¿A qué unidad lleva { $who } las órdenes de { $leader }?
hr-sworn-enemy = ¿Quién es el enemigo jurado de { $who }?
hr-fervour = ¿{ $who } hace una tercera acción, que duele?
hr-running-shot = { $who } dispara en movimiento: ¿a quién?
hr-relocate = ¿Adónde va { $who } alrededor de { $enemy }?
hr-relocate-contact = El contacto con { $enemy } debe mantenerse todo el camino.
hr-push = ¿Hacia dónde empuja { $who } { $object }?
hr-push-far = Un objeto se empuja como mucho { $most }" y se da con dos números.

## The end

event-hr-marker-controlled = { $who } controla el marcador { $marker }.
event-hr-judged = { $objective }: { $first } a { $second }.
hr-won = Gana { $who }: { $objective }.
hr-won-resigned = Gana { $who }, porque el otro bando ha abandonado.
hr-drawn = Empate: { $objective }.

## Win the house

hr-campaign-room = No hay ninguna habitación «{ $room }» en el mapa.
hr-campaign-played = «{ $room }» ya se ha ganado.
hr-campaign-team = No hay ningún equipo { $team } en esta campaña.
hr-team-none = { $file } no tiene [team].
hr-team-other = { $file }: un archivo de equipo tiene [team] y nada más; «{ $key }» sobra.
hr-team-empty = { $file }: un equipo tiene un nombre y al menos una carta.
hr-team-unknown = { $team } nombra una carta «{ $card }» que no existe; hay { $known }.
hr-house-none = { $file } no tiene [house].
hr-house-rooms = Una casa tiene habitaciones, cada una una sola vez.
hr-card-missing = Carta { $card }: aún falta «{ $field }»
hr-pack-our-dice = Las caras de estos dados siguen siendo las nuestras: { $dice }.
hr-template-head =
    Tu propia caja de Home Raiders para Kitchen Table. Rellena lo que muestran tus cartas y dados;
    borra lo que no necesites. Se pone sobre el conjunto de la casa: se puede jugar con ambos.
    «kitchentable pack check FILE» dice qué falta o qué es imposible,
    «kitchentable play raiders --terminal --pack FILE --set teams=mine,gremlins» juega con ello.
hr-template-dice = Las caras de tus dados: blank (blanco), ace (éxito) o critical (éxito crítico).
hr-template-card =
    Cartas. El nombre entre corchetes lo eliges tú (letras, cifras, guiones); copia un bloque por
    cada carta. cost va en Estrellas, movement y range en pulgadas, base y height en milímetros;
    force es cuántos personajes tiene una Unidad. Un rasgo cuenta sus dados por color; marked dice
    cuántos llevan marca de herida; boost es el número tras el signo más.
hr-template-abilities = Las habilidades que se nombran en «abilities», con los tipos de carta que pueden tenerlas:
hr-template-team = Un equipo con tus cartas. copies = 2 une dos copias de una Unidad, separate = 2 la toma dos veces.
