# Home Raiders: what the rules ask, tell and refuse.

## Setup

title-raiders = Home Raiders
hr-raiders-seats = Home Raiders es un juego para dos, no para { $given }.
hr-raiders-two = Nombra dos equipos y dos Portales separados por una coma, no «{ $given }».
hr-no-such-table = No hay ninguna mesa «{ $table }»; hay { $known }.
hr-no-such-object = No hay ningún objeto «{ $object }» que pueda ser un Portal.
hr-portal-too-small = «{ $object }» es demasiado pequeño para ser un Portal.
hr-situation-mates = los personajes de «{ $troop }» pertenecen a asientos distintos
hr-situation-ability = una carta del tipo { $type } no puede llevar «{ $ability }»; solo una del tipo { $bearer }
hr-situation-dice = estos dados son imposibles: números por debajo de cero o más dados marcados que dados
hr-situation-stand = { $why } Por eso «{ $who }» no puede estar ahí
hr-situation-wounds = con tantos marcadores de Herida «{ $who }» ya se habría desvanecido
hr-situation-air = no hay nada bajo «{ $who }» donde apoyarse a esa altura
hr-situation-outside = «{ $thing }» no está del todo sobre la mesa
hr-situation-carried = «{ $thing }» no puede estar encima de «{ $other }»
hr-situation-overlap = «{ $thing }» y «{ $other }» ocupan el mismo lugar
hr-situation-forms = un objeto tiene una sola forma: box, cylinder o polygon
hr-situation-polygon = un polígono necesita una altura (height) y tres esquinas o más, y no se cruza a sí mismo
hr-no-such-team = No hay ningún equipo «{ $team }»; hay { $known }.
hr-team-too-dear = El equipo «{ $team }» cuesta { $cost } Estrellas; se acordaron { $stars } como máximo.
hr-team-leaders = El equipo «{ $team }» tiene más Líderes ({ $leaders }) que Unidades ({ $units }): no está permitido.
hr-team-factions = El equipo «{ $team }» mezcla facciones: { LIST($factions, by: "and") }.
hr-team-merge = Solo se pueden unir copias de una Unidad, no de { $card }.
hr-team-copies = Elige { $card } al menos una vez.
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
hr-call-face = Elige blanco o éxito.
hr-hint-call = Un dado decide. Si muestra lo que has elegido, escoges tu lado de la mesa y despliegas primero; si no, lo hace el otro jugador.
hr-direct = Enfrentamiento directo
hr-cunning = Estrategia avispada
hr-place-portal = ¿Dónde colocas tu Portal?
hr-deploy-which = ¿Qué tropa despliegas ahora?
hr-deploy-where = ¿Dónde colocas { NOUN($who, as: "al") }?
hr-join-which = ¿A qué unidad se une { NOUN($who, as: "el") }?
hr-deploy-near = Te pasas por { LENGTH($missing) }: despliega a { LENGTH(6) } o menos de tu Portal.
hr-deploy-far = Te pasas por { LENGTH($missing) }: despliega a { LENGTH(12) } o menos de tu Portal.
hr-deploy-nearest = Te pasas por { LENGTH($missing) }: despliega tan cerca de tu Portal como quepa.
hr-scouts-near = Estás { LENGTH($missing) } demasiado cerca del enemigo.
hr-place-marker = ¿Dónde colocas tu marcador?
hr-marker-portal = Faltan { LENGTH($missing) }: un marcador va a { LENGTH(15) } o más de tu propio Portal.
hr-marker-near = Faltan { LENGTH($missing) }: los marcadores van a { LENGTH(5) } o más entre sí.
hr-marker-covered = Ahí hay un objeto.
hr-marker-height = Un marcador va sobre la mesa, no encima de las cosas.
event-hr-setup-rolled = Preparación: { $setup }.
event-hr-first-rolled = { $who } coloca el primer Portal y despliega primero.
event-hr-sworn-enemy = { NOUN($by, as: "El") } jura enemistad { NOUN($enemy, as: "al") }.
event-hr-portal-placed = { $who } coloca un Portal.
event-hr-portal-placed-beside = { $who } coloca un Portal junto { NOUN($object, as: "al") }.
event-hr-deployed =
    { NOUN($troop, as: "El") } { NOUN($troop, ask: "number") ->
        [many] entran
       *[one] entra
    } en juego.
event-hr-objective-rolled = Objetivo: { $objective }.
event-hr-marker-placed = { $who } coloca un marcador.
event-hr-marker-placed-beside = { $who } coloca un marcador junto { NOUN($object, as: "al") }.
event-hr-marker-placed-on = { $who } coloca un marcador sobre { NOUN($object, as: "el") }.
kind-goal-none = sin objetivo
kind-goal-vanish = Desvanece al enemigo
kind-goal-portal = Control del Portal
kind-goal-spot = Enclave estratégico

## Rounds and turns

hr-draw-pearl = Saca una perla del recipiente.
hr-activate-whom = ¿Qué tropa activas?
hr-activated-already =
    { NOUN($troop, as: "El") } ya { NOUN($troop, ask: "number") ->
        [many] se han
       *[one] se ha
    } activado en esta ronda.
hr-activation-bound = Ahora tienes que activar { NOUN($troop, as: "al") }.
hr-pass-not-now = Solo puedes pasar si tienes más perlas que tropas por activar.
hr-pass-advanced = En una partida básica no se puede pasar.
hr-option-troop = { $troop }
hr-until-round = en esta ronda
hr-until-game = en esta partida
hr-option-resign = Abandonar
event-hr-round-began =
    Ronda { $round }. { $pearls ->
        [one] Cada bando tiene 1 perla en el recipiente.
       *[other] Cada bando tiene { $pearls } perlas en el recipiente.
    }
event-hr-pearl-drawn =
    Sale una perla de { $who }. { $left ->
        [0] No quedan más.
        [one] Queda 1.
       *[other] Quedan { $left }.
    }
event-hr-activated = { $who } activa { NOUN($troop, as: "al") }.
event-hr-passed = { $who } pasa.
event-hr-passed-forced = A { $who } no le queda nada que activar.
event-hr-resigned = { $who } abandona.

## Actions

hr-choose-action = Elige una acción.
hr-act-next =
    { NOUN($troop, ask: "number") ->
        [many] { NOUN($troop, as: "El") }: ¿quién actúa ahora?
       *[one] ¿Qué hace { NOUN($troop, as: "el") }?
    }
hr-option-end-turn = Terminar el turno
hr-option-done = Listo
hr-option-action = { $troop }: { $what }
hr-option-action-at = { $troop }: disparar { NOUN($target, as: "al") }
hr-option-deed = { $who }: { $what }
hr-option-deed-at = { $who }: { $what } contra { NOUN($about, as: "el") }
hr-option-character = { $who }
hr-option-yes = Sí
hr-yes-or-pass = Responde que sí, o pasa.
kind-of-hr-move = Movimiento
kind-of-hr-close = Ataque cuerpo a cuerpo
kind-of-hr-ranged = Ataque a distancia
kind-of-hr-spirit = Acción Espiritual
kind-of-hr-generic = Acción Genérica
hr-stand-up-first =
    Primero { NOUN($troop, as: "el") } { NOUN($troop, ask: "number") ->
        [many] tienen
       *[one] tiene
    } que ponerse en pie.
hr-regroup-first =
    Primero { NOUN($troop, as: "el") } { NOUN($troop, ask: "number") ->
        [many] tienen
       *[one] tiene
    } que reagruparse.
hr-close-nobody =
    { NOUN($troop, ask: "number") ->
        [many] Ningún miembro { NOUN($troop, as: "del") } está en contacto de peana con un enemigo.
       *[one] { NOUN($troop, as: "El") } no está en contacto de peana con ningún enemigo.
    }
hr-vanished-already =
    { NOUN($who, as: "El") } se { NOUN($who, ask: "number") ->
        [many] han
       *[one] ha
    } desvanecido.
hr-in-other-unit =
    { NOUN($who, as: "El") } se { NOUN($who, ask: "number") ->
        [many] han
       *[one] ha
    } unido a otra unidad: elige esa.
hr-not-deployed =
    { NOUN($who, as: "El") } aún no { NOUN($who, ask: "number") ->
        [many] están
       *[one] está
    } en la mesa.
hr-not-yours =
    { NOUN($what, as: "El") } no { NOUN($what, ask: "number") ->
        [many] son
       *[one] es
    } de tu bando.
hr-not-an-enemy = Elige a un enemigo, no { NOUN($who, as: "al") }.
hr-not-a-friend = { NOUN($who, as: "El") } y { NOUN($other, as: "el") } no son del mismo bando.
hr-not-itself = Elige a otro personaje que no sea { NOUN($who, as: "el") }.
hr-not-a-character = Elige a un solo personaje, no { NOUN($what, as: "al") }.
hr-not-a-troop = Elige una Unidad entera o un Héroe, no { NOUN($what, as: "al") }.
hr-not-a-unit =
    { NOUN($what, as: "El") } no { NOUN($what, ask: "number") ->
        [many] son
       *[one] es
    } una Unidad.
hr-not-in-contact = { NOUN($who, as: "El") } y { NOUN($other, as: "el") } no están en contacto de peana.
hr-not-within =
    { NOUN($who, as: "El") } { NOUN($who, ask: "number") ->
        [many] están
       *[one] está
    } a más de { LENGTH($far) } { NOUN($other, as: "del") }.
hr-not-acting = No es el turno { NOUN($troop, as: "del") }.
hr-no-actions =
    { NOUN($troop, as: "Al") } no { NOUN($troop, ask: "number") ->
        [many] les
       *[one] le
    } quedan acciones en este turno.
hr-not-a-type = Declara antes uno de los cinco tipos de acción; «{ $what }» no lo es.
hr-five-types = Hay cinco tipos de acción: { $kinds }.
hr-only-shots = Los demás solo pueden disparar: un miembro { NOUN($troop, as: "del") } gastó ambas acciones en disparar.
hr-names-no-target = «{ $kind }» se elige sin objetivo.
hr-ranged-names = Elige una Unidad o un Héroe como objetivo del disparo.
hr-stands-already =
    { NOUN($troop, as: "El") } no { NOUN($troop, ask: "number") ->
        [many] están
       *[one] está
    } cuerpo a tierra.
hr-spirit-in-unit = { NOUN($troop, as: "El") } { NOUN($troop, ask: "number") ->
        [many] solo pueden
       *[one] solo puede
    } usar el Espíritu mientras ataca el resto de la unidad.
hr-spirit-none =
    { NOUN($who, as: "El") } { NOUN($who, ask: "number") ->
        [many] no tienen
       *[one] no tiene
    } habilidades de Espíritu.
hr-spirit-nobody =
    { NOUN($who, as: "El") } { NOUN($who, ask: "number") ->
        [many] no ven
       *[one] no ve
    } a ningún enemigo.
hr-generic-nothing =
    { NOUN($who, as: "El") } { NOUN($who, ask: "number") ->
        [many] no pueden
       *[one] no puede
    } hacer nada ahora con una acción Genérica.
hr-action-first = Declara antes una acción, o termina el turno.
hr-action-not-done =
    { NOUN($troop, as: "El") } { NOUN($troop, ask: "number") ->
        [many] tienen
       *[one] tiene
    } que terminar antes la acción en curso.
hr-act-not-theirs = { NOUN($who, as: "El") } no puede actuar: es el turno { NOUN($troop, as: "del") }.
hr-acted-already =
    { NOUN($who, as: "El") } { NOUN($who, ask: "number") ->
        [many] ya han
       *[one] ya ha
    } actuado en esta acción.
hr-moved-already =
    { NOUN($troop, as: "El") } ya { NOUN($troop, ask: "number") ->
        [many] se han
       *[one] se ha
    } movido en esta acción.
hr-unit-moves-as-one =
    { NOUN($troop, ask: "number") ->
        [many] { NOUN($troop, as: "El") } se mueven a la vez: elige un movimiento para toda la unidad.
       *[one] Elige cómo se mueve { NOUN($troop, as: "el") }.
    }
hr-member-acts =
    { NOUN($troop, ask: "number") ->
        [many] Elige a un miembro { NOUN($troop, as: "del") }: cada uno actúa solo.
       *[one] Elige qué hace { NOUN($troop, as: "el") }.
    }
hr-other-type =
    { NOUN($troop, as: "El") } { NOUN($troop, ask: "number") ->
        [many] han
       *[one] ha
    } declarado «{ $kind }»: solo un Líder puede hacer otra cosa.
hr-not-beside =
    { NOUN($troop, as: "El") } { NOUN($troop, ask: "number") ->
        [many] han
       *[one] ha
    } declarado «{ $kind }»: «{ $what }» no cabe en esa acción.
hr-same-target = Esta unidad solo puede disparar { NOUN($target, as: "al") } en este turno.
hr-marker-untouched = { NOUN($who, as: "El") } no toca el marcador { $marker }.
hr-marker-own = { NOUN($who, as: "El") } ya controla el marcador { $marker }.
hr-ability-none =
    { NOUN($who, as: "El") } { NOUN($who, ask: "number") ->
        [many] no pueden
       *[one] no puede
    } usar { $ability }.
hr-ability-lost =
    { NOUN($who, as: "El") } { NOUN($who, ask: "number") ->
        [many] han
       *[one] ha
    } perdido { $ability } hasta el final de la ronda.
hr-ability-basic = En una partida básica no hay habilidades.
hr-ability-itself = { $ability } no se elige aquí: llega en su momento.
hr-name-the-deed = Di qué habilidad o qué marcador; «{ $what }» no basta.
hr-ability-kind = { $ability } requiere otro tipo de acción: { $kind }.
hr-ability-whom = { $ability } necesita un objetivo.
hr-ability-one = { $ability } no lleva objetivo.
hr-ability-second = { $ability } tiene un solo objetivo.
hr-close-unsought = { NOUN($who, as: "El") } y { NOUN($enemy, as: "el") } solo luchan si una acción los ha puesto en contacto.
hr-attack-owed =
    Ahora { NOUN($troop, as: "el") } { NOUN($troop, ask: "number") ->
        [many] tienen
       *[one] tiene
    } que atacar: elige miembro y objetivo.
event-hr-declared-at =
    { NOUN($troop, as: "El") } { NOUN($troop, ask: "number") ->
        [many] abren
       *[one] abre
    } fuego contra { NOUN($target, as: "el") }.
event-hr-ability-used =
    { NOUN($who, as: "El") } { NOUN($who, ask: "number") ->
        [many] usan
       *[one] usa
    } { $ability }.
event-hr-ability-used-on =
    { NOUN($who, as: "El") } { NOUN($who, ask: "number") ->
        [many] usan
       *[one] usa
    } { $ability } con { NOUN($about, as: "el") }.

## Moving

hr-move-where =
    ¿Adónde { NOUN($troop, ask: "number") ->
        [many] se mueven
       *[one] se mueve
    } { NOUN($troop, as: "el") }?
hr-option-stay = Quedarse
hr-option-goes = { LENGTH($far) } { $way }
hr-move-not-theirs = { NOUN($who, as: "El") } no se mueve en esta acción.
hr-move-point = Da un lugar con tres números (x, y y la altura), no con { $given }.
hr-move-too-far = Te pasas por { LENGTH($over) }.
hr-move-locked = En contacto con { NOUN($enemy, as: "el") }, solo puedes alejarte.
hr-move-touches = El camino toca antes { NOUN($enemy, as: "al") }: el contacto termina el movimiento.
hr-move-not-away = Termina el movimiento sin contacto con { NOUN($enemy, as: "el") }.
hr-forced-straight = Un movimiento forzado va recto y nunca hacia arriba.
hr-forced-falls = { NOUN($who, as: "El") } cae en el borde: termina ahí el movimiento.
hr-forced-whole = { NOUN($who, as: "El") } tiene que recorrer toda la distancia posible.
hr-flight-straight = Un vuelo es una sola línea recta a un lugar.
hr-unit-apart =
    { NOUN($troop, as: "El") } { NOUN($troop, ask: "number") ->
        [many] perderían
       *[one] perdería
    } la formación por { LENGTH($missing) }.
hr-unit-not-regrouped =
    { NOUN($troop, as: "El") } { NOUN($troop, ask: "number") ->
        [many] tienen
       *[one] tiene
    } que juntarse más: faltan { LENGTH($missing) }.
hr-strike-leaving = { NOUN($who, as: "El") } se aleja. ¿Quién golpea?
hr-option-strike = Golpear con { NOUN($who, as: "el") }
hr-move-by-force = ¿Adónde mueves { NOUN($who, as: "al") }?
hr-place-near = ¿Dónde colocas { NOUN($who, as: "al") }, junto { NOUN($other, as: "al") }?
hr-place-not-near = Está demasiado lejos { NOUN($other, as: "del") }.
hr-place-on-object = Ese lugar está sobre un objeto, no sobre la mesa misma.
event-hr-moved = { NOUN($who, as: "El") } se mueve { LENGTH($cost) }.
event-hr-moved-beside = { NOUN($who, as: "El") } se mueve { LENGTH($cost) } hasta { NOUN($object, as: "el") }.
event-hr-moved-on = { NOUN($who, as: "El") } se mueve { LENGTH($cost) } y queda sobre { NOUN($object, as: "el") }.
event-hr-put-down = { NOUN($who, as: "El") } aparece en otro lugar.
event-hr-put-down-beside = { NOUN($who, as: "El") } aparece junto { NOUN($object, as: "al") }.
event-hr-put-down-on = { NOUN($who, as: "El") } aparece sobre { NOUN($object, as: "el") }.
event-hr-move-lost = { NOUN($who, as: "El") } ya no puede hacer ese movimiento.
event-hr-fell = { NOUN($who, as: "El") } cae { LENGTH($height) }.
event-hr-broke-away = { NOUN($enemy, as: "El") } golpea { NOUN($who, as: "al") } por alejarse.
event-hr-object-pushed = { NOUN($who, as: "El") } empuja { NOUN($object, as: "el") }.

## Attacks

hr-choose-mode = ¿Cómo ataca { NOUN($who, as: "el") } { NOUN($target, as: "al") }?
hr-mode-plain = Ataque normal
hr-who-defends = Varios objetivos están igual de cerca { NOUN($who, as: "del") }. ¿Quién se defiende?
hr-shoot-past = ¿Disparar por encima de la cobertura { NOUN($target, as: "al") }, que está más cerca { NOUN($who, as: "del") }?
hr-defend-first = Varios están igual de cerca { NOUN($who, as: "del") }. ¿Quién se defiende primero?
hr-go-to-ground = Van a disparar { NOUN($troop, as: "al") }. ¿Cuerpo a tierra?
hr-option-ground = Echarse cuerpo a tierra
hr-shoot-no-dice = { NOUN($who, as: "El") } no tiene dados de Disparo.
hr-shoot-engaged = { NOUN($who, as: "El") } está en contacto con { NOUN($enemy, as: "el") } y no puede disparar.
hr-shoot-in-contact = En contacto no puedes disparar { NOUN($target, as: "al") }.
hr-shoot-at-engaged = { NOUN($target, as: "El") } está en contacto con { NOUN($enemy, as: "el") }: no puedes dispararle.
hr-shoot-leader = No puedes disparar { NOUN($target, as: "al") } mientras quede alguien más en su unidad.
hr-shoot-unseen = { NOUN($who, as: "El") } no ve { NOUN($target, as: "al") }.
hr-mind-tricked = { NOUN($who, as: "El") } no puede atacar { NOUN($target, as: "al") } en este turno.
hr-spirit-immune = { NOUN($target, as: "El") } es inmune a las habilidades de Espíritu.
hr-spirit-wounded = { NOUN($target, as: "El") } ya tiene una herida: elige un objetivo sin heridas.
hr-transfer-unwounded = { NOUN($who, as: "El") } no tiene ninguna herida que transferir.
hr-confuse-leader = Solo se puede confundir a un Líder; { NOUN($target, as: "el") } no lo es.
hr-stun-nothing = { NOUN($target, as: "El") } no tiene ninguna habilidad que perder.
hr-transport-apart = { NOUN($who, as: "El") } no puede llevar { NOUN($troop, as: "al") }: algunos miembros están a más de { LENGTH(3) }.
hr-transport-more = ¿A quién más transporta { NOUN($who, as: "el") }?
hr-option-later = Más tarde, después de todos los demás
hr-roll-trait = Tira { $trait } por { NOUN($who, as: "el") }.
hr-roll-single = Tira un dado por { NOUN($who, as: "el") }.
hr-roll-again = Repite dados por { NOUN($who, as: "el") }.
hr-dice-text =
    { $white ->
        [one] 1 blanco
       *[other] { $white } blancos
    }, { $red ->
        [one] 1 rojo
       *[other] { $red } rojos
    }, { $black ->
        [one] 1 negro
       *[other] { $black } negros
    }
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
kind-source-range = fuera del alcance base
kind-source-cover = cobertura
kind-source-ground = cuerpo a tierra
event-hr-pool-built = { NOUN($source, as: "El") }: { NOUN($who, as: "el") } tira { $after } en lugar de { $before }.
event-hr-dice-rolled =
    { NOUN($who, as: "El") } { $rolls }: { NOUN($faces, as: "commas") } ({ $aces ->
        [0] ningún éxito
        [one] 1 éxito
       *[other] { $aces } éxitos
    }).
event-hr-dice-boosted =
    { NOUN($who, as: "El") } { $rolls }: { NOUN($faces, as: "commas") } ({ $aces ->
        [0] ningún éxito
        [one] 1 éxito
       *[other] { $aces } éxitos
    } con Aumento { $boost }).
hr-no-dice = 0 dados
event-hr-attack-hit =
    { NOUN($by, as: "El") } alcanza { NOUN($target, as: "al") } por { $aces ->
        [one] 1 éxito
       *[other] { $aces } éxitos
    } a { $defence }.
event-hr-attack-defended =
    { NOUN($target, as: "El") } resiste { NOUN($by, as: "al") }{ $defence ->
        [0] : nadie saca ningún éxito
        [one] {" "}por 1 éxito a { $aces }
       *[other] {" "}por { $defence } éxitos a { $aces }
    }.
event-hr-burst-hit =
    La metralla alcanza { NOUN($target, as: "al") } por { $aces ->
        [one] 1 éxito
       *[other] { $aces } éxitos
    } a { $defence }.
event-hr-burst-defended =
    { NOUN($target, as: "El") } resiste la metralla por { $defence ->
        [one] 1 éxito
       *[other] { $defence } éxitos
    } a { $aces }.
event-hr-aimed = { NOUN($by, as: "El") } apunta { NOUN($target, as: "al") }, a { LENGTH($distance) } y a plena vista.
event-hr-aimed-partly = { NOUN($by, as: "El") } apunta { NOUN($target, as: "al") }, a { LENGTH($distance) } y en parte a cubierto tras { NOUN($behind, as: "el") }.
event-hr-shot-lost = { NOUN($who, as: "El") } no tiene objetivo y no dispara.
event-hr-wounded =
    { $wounds ->
        [one] { NOUN($who, as: "El") } recibe una herida.
       *[other] { NOUN($who, as: "El") } recibe otra herida ({ $wounds } marcadores de Herida).
    }
event-hr-healed =
    { $wounds ->
        [0] { NOUN($who, as: "El") } se cura.
        [one] { NOUN($who, as: "El") } se cura una herida; queda 1.
       *[other] { NOUN($who, as: "El") } se cura una herida; quedan { $wounds }.
    }
event-hr-token-averted = Esta vez { $ability } no duele { NOUN($who, as: "al") }.
event-hr-vanished = { NOUN($who, as: "El") } se desvanece.
event-hr-went-to-ground =
    { NOUN($troop, as: "El") } { NOUN($troop, ask: "number") ->
        [many] se echan
       *[one] se echa
    } cuerpo a tierra.
event-hr-forced-to-ground =
    { NOUN($troop, as: "El") } { NOUN($troop, ask: "number") ->
        [many] tienen
       *[one] tiene
    } que echarse cuerpo a tierra.
event-hr-stood-up =
    { NOUN($troop, as: "El") } { NOUN($troop, ask: "number") ->
        [many] se ponen
       *[one] se pone
    } en pie.
event-hr-challenge-won =
    { NOUN($by, as: "El") } gana el reto contra { NOUN($target, as: "el") } por { $aces ->
        [one] 1 éxito
       *[other] { $aces } éxitos
    } a { $against }.
event-hr-challenge-lost =
    { NOUN($by, as: "El") } no gana el reto contra { NOUN($target, as: "el") }: { $aces ->
        [one] 1 éxito
       *[other] { $aces } éxitos
    } a { $against }.

## Abilities ask

hr-roundhouse = { NOUN($who, as: "El") } vuelve a golpear. Elige un objetivo.
hr-violent-attack =
    El ataque { NOUN($who, as: "del") } es violento. ¿Qué set debe repetir { NOUN($target, as: "el") } ({ $aces ->
        [0] ningún éxito
        [one] 1 éxito
       *[other] { $aces } éxitos
    })?
hr-knock-back-instead = ¿Derribar { NOUN($target, as: "al") } con { NOUN($who, as: "el") } en vez de herir?
hr-double-shot =
    { NOUN($who, as: "El") } tiene { $aces ->
        [one] 1 éxito
       *[other] { $aces } éxitos
    }. ¿Repartirlos entre dos objetivos?
hr-double-shot-not = Todos al primer objetivo
hr-double-shot-to =
    { $aces ->
        [one] 1 éxito
       *[other] { $aces } éxitos
    } { NOUN($who, as: "al") }
hr-lightning = El relámpago { NOUN($who, as: "del") } salta. Elige un objetivo.
hr-charm = ¿A quién debe atacar { NOUN($target, as: "el") }, bajo el encanto { NOUN($who, as: "del") }?
hr-stun = { NOUN($who, as: "El") } aturde { NOUN($target, as: "al") }. ¿Qué habilidad pierde?
hr-deflect = { NOUN($who, as: "El") } desvía el disparo. Elige un objetivo.
hr-energy-barrier =
    { $aces ->
        [0] Ningún éxito
        [one] 1 éxito
       *[other] { $aces } éxitos
    } contra { NOUN($who, as: "el") }. ¿Obligar a repetir la tirada?
hr-energy-barrier-which = ¿Qué tirada cuenta contra { NOUN($who, as: "el") }?
hr-option-aces =
    { $aces ->
        [0] Ningún éxito
        [one] 1 éxito
       *[other] { $aces } éxitos
    }
hr-flicker = { NOUN($who, as: "El") } parpadea. ¿Con quién cambia de sitio?
hr-bodyguard = ¿Recibir el ataque con { NOUN($who, as: "el") } en lugar { NOUN($target, as: "del") }?
hr-mirror-image = ¿Intentar pasar a otro la herida { NOUN($who, as: "del") }?
hr-pass-wound = ¿Quién recibe la herida { NOUN($who, as: "del") }?
hr-action-group =
    { NOUN($troop, as: "El") } { NOUN($troop, ask: "number") ->
        [many] se dividen
       *[one] se divide
    }. ¿Quién se separa?
hr-fast-recovery = ¿Poner en pie gratis { NOUN($troop, as: "al") }?
hr-replacement = ¿Quién reemplaza { NOUN($who, as: "al") }?
hr-redeploy-join = ¿A qué unidad se une ahora { NOUN($who, as: "el") }?
hr-swan-song = El último ataque { NOUN($who, as: "del") }. Elige un objetivo.
hr-messenger = ¿A qué unidad lleva { NOUN($who, as: "el") } las órdenes { NOUN($leader, as: "del") }?
hr-sworn-enemy = ¿Quién es el enemigo jurado { NOUN($who, as: "del") }?
hr-fight-as-unit = ¿Luchar con las habilidades cuerpo a cuerpo { NOUN($troop, as: "del") } y no las { NOUN($who, as: "del") }?
hr-fervour = ¿Hacer una tercera acción con { NOUN($who, as: "el") }? Duele.
hr-running-shot = { NOUN($who, as: "El") } dispara en movimiento. Elige un objetivo.
hr-relocate = ¿Adónde mueves { NOUN($who, as: "al") } alrededor { NOUN($enemy, as: "del") }?
hr-relocate-contact = Mantén el contacto con { NOUN($enemy, as: "el") } todo el camino.
hr-relocate-one = { NOUN($who, as: "El") } solo puede recolocarse si toca a un único enemigo, no a { $count }.
hr-running-two = { NOUN($who, as: "El") } necesita una segunda acción para el disparo en movimiento.
hr-rampage-two = { NOUN($who, as: "El") } necesita tocar a dos enemigos, no a { $count ->
        [0] ninguno
        [one] uno solo
       *[other] { $count }
    }.
hr-rampage-listed = Estos dos enemigos figuran en el orden inverso.
hr-teleport-once = { NOUN($who, as: "El") } ya se ha teletransportado una vez en esta partida.
hr-no-room-beside = No hay sitio junto { NOUN($who, as: "al") }.
hr-not-wounded = { NOUN($who, as: "El") } no tiene heridas.
hr-not-led = { NOUN($leader, as: "El") } no lidera { NOUN($who, as: "al") }.
hr-divide-two =
    { NOUN($troop, as: "El") } { NOUN($troop, ask: "number") ->
        [many] tienen un solo personaje y no pueden
       *[one] tiene un solo personaje y no puede
    } dividirse.
hr-divide-whole =
    { NOUN($troop, as: "El") } { NOUN($troop, ask: "number") ->
        [many] deben
       *[one] debe
    } dividirse antes de que nadie haga otra cosa.
hr-divide-first = Divide { NOUN($troop, as: "al") } eligiendo { NOUN($who, as: "al") }.
hr-redeploy-moves = { NOUN($who, as: "El") } solo deja su unidad mientras esta se mueve.
hr-not-an-object = Elige un objeto, no { NOUN($what, as: "el") }.
hr-object-untouched = { NOUN($who, as: "El") } no toca { NOUN($object, as: "el") }.
hr-struck-already = { NOUN($who, as: "El") } ya ha atacado { NOUN($target, as: "al") } en este turno.
hr-not-left = { NOUN($mover, as: "El") } no se aleja { NOUN($who, as: "del") }.
hr-struck-leaving = { NOUN($who, as: "El") } ya ha golpeado { NOUN($mover, as: "al") }.
hr-slips-away = { NOUN($mover, as: "El") } se escabulle { NOUN($who, as: "del") }.
hr-mode-chosen = Ya has elegido { $ability } para este ataque.
hr-mode-needed = Sin { $ability } no se ve { NOUN($target, as: "al") }.
hr-mode-not-now = { $ability } no vale para este ataque.
hr-mode-both = { $ability } gasta las dos acciones, y { NOUN($who, as: "el") } no las tiene para este disparo.
hr-last-attack = Elige un último ataque { NOUN($who, as: "del") }, cuerpo a cuerpo o a distancia.
hr-not-closest = { NOUN($who, as: "El") } no es el objetivo más cercano a la vista.
hr-defends-later = { NOUN($who, as: "El") } no se defiende ahora.
hr-not-the-target = { NOUN($who, as: "El") } no es el objetivo de este disparo.
hr-roll-one-of = Elige una de las dos tiradas.
hr-set-not-rolled = No se tiraron dados de ese set.
hr-all-rolled = Repite toda la Defensa, no un solo set.
hr-one-set = Repite un set, no toda la Defensa.
hr-split-share = Da a cada objetivo al menos uno de los { $aces } éxitos.
hr-split-farther = { NOUN($target, as: "El") } está más allá del alcance base, y el primer objetivo no.
hr-first-target = { NOUN($who, as: "El") } ya es el primer objetivo.
hr-stands-firm = Nadie puede mover { NOUN($who, as: "al") }.
hr-swap-no-room = { NOUN($who, as: "El") } y { NOUN($other, as: "el") } no caben cada uno en el sitio del otro.
hr-not-a-leader = { NOUN($who, as: "El") } no tiene rango de Líder.
hr-own-unit = { NOUN($who, as: "El") } ya está en esa unidad.
hr-no-place-left = { NOUN($who, as: "El") } no cabe ahí.
hr-reached-already = Las habilidades { NOUN($leader, as: "del") } ya alcanzan { NOUN($troop, as: "al") }.
hr-carried-already =
    { NOUN($troop, as: "El") } ya { NOUN($troop, ask: "number") ->
        [many] van
       *[one] va
    } a cuestas.
hr-divided-already = { NOUN($who, as: "El") } ya ha dejado la unidad.
hr-not-leader-or-hero = { NOUN($who, as: "El") } no es ni Líder ni Héroe.
hr-waits = Se unió { NOUN($troop, as: "al") } un Líder que ya actuó: espera a la ronda siguiente.
hr-deployed-already =
    { NOUN($troop, as: "El") } ya { NOUN($troop, ask: "number") ->
        [many] están
       *[one] está
    } en la mesa.
hr-deploy-all = Ahora tienes que desplegar una tropa.
hr-just-left = { NOUN($who, as: "El") } acaba de dejar { NOUN($troop, as: "al") }.
hr-call-what = Elige blanco o éxito.
hr-portal-two = Elige uno de los dos lugares para el Portal.
hr-ability-not-on-card = { $ability } no está en la carta { NOUN($who, as: "del") }.
hr-move-twice = { NOUN($who, as: "El") } aparece dos veces en este movimiento.
hr-push = ¿Hacia dónde empuja { NOUN($who, as: "el") } { NOUN($object, as: "el") }?
hr-push-far = { NOUN($who, as: "El") } puede empujar { NOUN($object, as: "el") } { LENGTH($most) } como mucho, la mitad de su Movimiento.
hr-push-way = Da el empujón como dirección y distancia.

## The end

event-hr-marker-controlled = { NOUN($who, as: "El") } controla el marcador { $marker }.
event-hr-marker-lost = { NOUN($who, as: "El") } ya no controla el marcador { $marker }.
event-hr-judged = { $objective }: { $first } a { $second }.
hr-won = Gana { $who } ({ $objective }).
hr-won-resigned = Gana { $who }: el otro bando abandona.
hr-drawn = Empate ({ $objective }).

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
    borra lo que no necesites. Se pone sobre el juego de cartas de la casa: se puede jugar con ambos.
    «kitchentable pack check FILE» dice qué falta o qué es imposible,
    «kitchentable play raiders --terminal --pack FILE --set teams=mine,gremlins» juega con ello.
hr-template-dice = Las caras de tus dados: blank (blanco), ace (éxito) o critical (éxito crítico).
hr-template-card =
    Cartas. El nombre entre corchetes lo eliges tú (letras, cifras, guiones); copia un bloque por
    cada carta. cost va en Estrellas, movement y range en pulgadas, base y height en milímetros;
    force es cuántos personajes tiene una Unidad. Un atributo cuenta sus dados por color; marked dice
    cuántos llevan marca de herida; boost es el número tras el signo más.
hr-template-abilities = Las habilidades que se nombran en «abilities», con los tipos de carta que pueden tenerlas:
hr-template-team = Un equipo con tus cartas. copies = 2 une dos copias de una Unidad, separate = 2 la toma dos veces.
event-hr-round-began-unlike =
    Ronda { $round }. En el recipiente hay { $first ->
        [0] ninguna perla
        [one] 1 perla
       *[other] { $first } perlas
    } de { $who } y { $second ->
        [0] ninguna
        [one] 1
       *[other] { $second }
    } de { $other }.
hr-option-strikes = { $who }: atacar { NOUN($target, as: "al") }
hr-option-shoots = { $who }: disparar { NOUN($target, as: "al") }
hr-option-control = { $who }: controlar el marcador { $marker }
kind-do-hr-move = mover
kind-do-hr-close = atacar cuerpo a cuerpo
kind-do-hr-ranged = disparar
kind-do-hr-spirit = usar el Espíritu
kind-do-hr-generic = acción Genérica
kind-do-hr-stand = ponerse en pie
kind-do-hr-control = controlar un marcador
event-hr-declared-close =
    { NOUN($troop, as: "El") } { NOUN($troop, ask: "number") ->
        [many] atacan
       *[one] ataca
    } cuerpo a cuerpo.
event-hr-declared-ranged =
    { NOUN($troop, as: "El") } { NOUN($troop, ask: "number") ->
        [many] abren
       *[one] abre
    } fuego.
kind-rolls-close_combat = ataca
kind-rolls-shooting = dispara
kind-rolls-defence = se defiende
kind-rolls-spirit = tira Espíritu
kind-of-hr-control = Controlar un marcador
event-hr-pool-kept = { NOUN($source, as: "El") }: { NOUN($who, as: "el") } sigue tirando { $after }.
