# Warcraft: the Expansion Set, its options and the scenarios.
wc-option-strategic = la partida estratégica
wc-option-racial = las habilidades raciales
wc-option-creeps = los monstruos
wc-option-heroes = los héroes
wc-option-research = la investigación de hechizos
wc-option-draining = los recursos limitados
wc-option-hidden = los recursos ocultos
wc-no-such-option = No existe la opción «{ $option }». Elige entre { $known }.
wc-option-needs = Para { $option } necesitas también los monstruos: los héroes ganan experiencia con ellos.
wc-options-apart = Elige recursos limitados u ocultos: ambos sustituyen al dado de recursos.
wc-turn-token = Se descubre la ficha de { $space }.
wc-token-turned = La ficha de { $space } muestra { $number }.
wc-stock-laid-out = Cada una de estas casillas tiene una reserva de { $number }: { LIST($spaces, by: "and") }.
wc-grown = En { $space } hay { $number } de madera más.
wc-gather = ¿Recogen madera como un trabajador tus tres unidades cuerpo a cuerpo de { $space }?
wc-spend-research = Investigar { $number ->
        [one] un hechizo
        [2] dos hechizos
       *[other] { $number } hechizos
    } ({ $cost })
wc-researched = { $seat } empieza a investigar { $number ->
        [one] un hechizo
        [2] dos hechizos
       *[other] { $number } hechizos
    }.
wc-research-most = Puedes investigar como mucho { $most } hechizos a la vez.
wc-research-busy = Un trabajador ocupa el edificio de trabajadores: allí no puedes investigar.
wc-too-few-workers = Necesitas { $needed } trabajadores en { $space } que no hayan construido en este paso.
wc-cooperate-first = Construye en conjunto antes de entrenar, construir o mejorar.
wc-spend-raise = Construir en conjunto { NOUN($kind, as: "un") }, terminado al momento ({ $cost }, dos trabajadores en la ciudad)
wc-spend-raise-outpost = Construir en conjunto un puesto avanzado en { $space }, terminado al momento ({ $cost }, dos trabajadores allí)
wc-give-up = Tus dos puestos avanzados están en el tablero. ¿A cuál renuncias?
wc-give-up-one = El puesto avanzado de { $space }
warcraft-tokens = Las fichas ocultas son { $tokens }; al menos cuatro de cada clase deben mostrar 20, y ninguna menos de 0.
wc-creep-face-up = { NOUN($creep, as: "One") } ({ $dice ->
        [one] un dado
       *[other] { $dice } dados
    } de fuerza { $strength })
wc-creep-face-down = monstruo boca abajo que vale { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
wc-token-face-down = ficha de recursos boca abajo
wc-creep-given = Monstruo { $number }
wc-creeps-placed = Hay monstruos boca abajo en { LIST($spaces, by: "and") }.
wc-turn-creep = Se descubre el monstruo de { $space }.
wc-creep-turned = ¡{ NOUN($creep, as: "Un") } en { $space }! Lucha con { NOUN($kind, as: "el") } (fuerza { $strength }, { $dice ->
        [one] un dado
       *[other] { $dice } dados
    }).
wc-creep-hit = { NOUN($creep, as: "El") } de { $space } pierde un dado y { $left ->
        [0] no le queda ninguno
        [one] le queda uno
       *[other] le quedan { $left }
    }.
wc-creep-killed = { NOUN($creep, as: "El") } de { $space } muere.
wc-picture-creep = Monstruo en { $space }: { $creep }
warcraft-marker = { $name } necesita una fuerza de 1 a 6 y al menos un dado.
warcraft-marker-type = { $name } tiene el tipo «{ $type }»; tiene que ser melee, ranged o flying.
warcraft-creep = El monstruo { $name } necesita una habilidad propia de unidades, o ninguna, y 1 o 2 puntos.
warcraft-creature = { $name } no es una criatura invocada de una raza en juego; existen { $known }.
wc-hero-given = Héroe { $number }
wc-choose-hero = ¿Qué héroe eliges? Tu elección es secreta hasta que todos hayan elegido.
wc-hero-begins = ¿En qué casilla empieza tu { $hero }?
wc-hero-chosen = El héroe de { $seat } es { NOUN($hero, as: "el") }, en { $space }.
wc-hero-wounded = { NOUN($hero, as: "El") } de { $seat } { $wounds ->
        [one] recibe una herida
       *[other] recibe una herida y tiene { $wounds }
    }.
wc-hero-killed = { NOUN($hero, as: "El") } de { $seat } cae en { $space }.
wc-creatures-gone = Las criaturas invocadas de { $seat } se desvanecen.
wc-learned = { NOUN($hero, as: "El") } de { $seat } tiene { $points ->
        [one] un punto de experiencia
       *[other] { $points } puntos de experiencia
    }.
wc-level-up = ¿Subes un nivel a tu héroe por dos puntos de experiencia?
wc-spend-hero = Entrenar de nuevo { NOUN($hero, as: "al") }, en el nivel { $level } ({ $cost })
wc-hero-trained = { $seat } entrena de nuevo { NOUN($hero, as: "al") }, en el nivel { $level }.
warcraft-hero = El héroe { $name } necesita una raza en juego y el tipo melee, ranged o flying.
warcraft-hero-level = Cada nivel del héroe { $name } necesita una fuerza de 1 a 6, vida y maná de 0 o más.
wc-hero-rose = { NOUN($hero, as: "El") } de { $seat } alcanza el nivel { $level }.
wc-power-water-elemental = Elemental de agua
wc-power-phoenix = Fénix
wc-power-mirror-image = Reflejo
wc-power-feral-spirit = Espíritu feral
wc-power-serpent-ward = Guarda serpiente
wc-power-inferno = Infierno
wc-power-force-of-nature = Fuerza de la naturaleza
wc-power-storm-bolt = Rayo de tormenta
wc-power-shadow-strike = Golpe sombrío
wc-power-chain-lightning = Cadena de relámpagos
wc-power-death-coil = Espiral mortal
wc-power-holy-light = Luz sagrada
wc-power-big-bad-voodoo = Gran vudú
wc-power-flame-strike = Golpe de llamas
wc-power-searing-arrows = Flechas abrasadoras
wc-power-used = { NOUN($hero, as: "El") } de { $seat } usa { $power }.
wc-summoned = { $seat } invoca { $number ->
        [one] { NOUN($kind, as: "un") }
        [2] dos { NOUN($kind, as: "many") }
        [3] tres { NOUN($kind, as: "many") }
       *[other] { $number } { NOUN($kind, as: "many") }
    } en { $space }.
wc-stunned = { NOUN($kind, as: "El") } { NOUN($seat, ask: "number") ->
        [many] de
       *[one] de { $seat } en
    } { $space } no ataca en esta ronda.
wc-more-casualties = { NOUN($seats, as: "El") } { $number ->
        [0] no { NOUN($seats, ask: "number") ->
            [many] sufren
           *[one] sufre
        } más bajas
        [one] { NOUN($seats, ask: "number") ->
            [many] sufren
           *[one] sufre
        } una baja más
       *[other] { NOUN($seats, ask: "number") ->
            [many] sufren
           *[one] sufre
        } { $number } bajas más
    }.
wc-use = Usar { $power }
wc-use-on = Usar { $power } sobre { NOUN($on, as: "el") }
wc-pay-mana = ¿Qué cartas descartas por { $mana } de maná?
wc-discard-cards = Descartar { NOUN($cards, as: "counted", single: "one") }
warcraft-power-unknown = El héroe { $name } tiene una habilidad desconocida, «{ $ability }».
wc-tree-planted = El Árbol de la Eternidad de { $seat } está en { $space }.
wc-walk-tree = Árbol de la Eternidad: { $start } → { $to }
wc-walk-outpost = Puesto avanzado: { $start } → { $to }
wc-walked-tree = El Árbol de la Eternidad de { $seat } camina de { $start } a { $to }.
wc-walked-outpost = Un puesto avanzado de { $seat } camina de { $start } a { $to }.
wc-no-root = Nada puede echar raíces en { $space }.
wc-taken = En { $space } ya hay una ciudad o un puesto avanzado.
wc-among-enemies = En { $space } hay unidades o trabajadores enemigos.
wc-held-fast = Las unidades enemigas de { $space } lo retienen allí.
wc-window-turn-start = Empieza un turno. ¿Usas una habilidad?
wc-window-turn-end = El turno ha terminado. ¿Usas una habilidad?
wc-window-move-over = { $who } ha movido y combatido. ¿Usas una habilidad?
wc-window-ranged-start = Empieza la fase a distancia. ¿Usas una habilidad?
wc-window-flying-start = Empieza la fase de voladoras. ¿Usas una habilidad?
wc-window-battle-end = La batalla ha terminado. ¿Usas una carta o una habilidad?
wc-window-spend-start = Empieza tu paso de gasto. ¿Usas una carta o una habilidad?
wc-window-power-response = Un héroe enemigo usa una habilidad. ¿Respondes?
wc-window-wound-response = Tu héroe está a punto de recibir una herida. ¿Respondes?
wc-window-death-response = Tu héroe está a punto de morir. ¿Respondes?
wc-power-countered = { $by } contrarresta { $power } de { $seat }: no tiene efecto.
wc-power-thunder-clap = Trueno
wc-power-avatar = Avatar
wc-power-divine-shield = Escudo divino
wc-power-resurrection = Resurrección
wc-power-banish = Desterrar
wc-power-bladestorm = Tormenta de hojas
wc-power-war-stomp = Pisotón de guerra
wc-power-reincarnation = Reencarnación
wc-power-healing-wave = Ola curativa
wc-power-animate-dead = Animar a los muertos
wc-power-frost-nova = Nova de escarcha
wc-power-vampiric-aura = Aura vampírica
wc-power-sleep = Dormir
wc-power-carrion-beetles = Escarabajos carroñeros
wc-power-impale = Empalar
wc-power-locust-swarm = Enjambre de langostas
wc-power-mana-burn = Quemar maná
wc-power-immolation = Inmolación
wc-power-metamorphosis = Metamorfosis
wc-power-trueshot-aura = Aura de disparo certero
wc-power-starfall = Lluvia de estrellas
wc-power-spirit-of-vengeance = Espíritu de venganza
wc-power-water-elemental-text = Al comienzo de una ronda de batalla un elemental de agua se une al héroe durante esta batalla.
wc-power-phoenix-text = Al comienzo de una ronda de batalla un fénix acude junto al héroe y se queda.
wc-power-mirror-image-text = Al comienzo de una ronda de batalla dos reflejos se unen al héroe durante esta batalla.
wc-power-feral-spirit-text = Al comienzo de una ronda de batalla dos espíritus ferales se unen al héroe durante esta batalla.
wc-power-serpent-ward-text = Al comienzo de una ronda de batalla dos guardas serpiente se unen al héroe durante esta batalla.
wc-power-inferno-text = Al comienzo de una ronda de batalla un infernal se une al héroe durante esta batalla y el enemigo sufre una baja en el acto.
wc-power-force-of-nature-text = Al comienzo de una ronda de batalla dos ents se unen al héroe durante esta batalla, si hay un bosque en el campo de batalla o junto a él.
wc-power-storm-bolt-text = Al comienzo de una ronda de batalla: una unidad enemiga no ataca en esta ronda.
wc-power-shadow-strike-text = Al comienzo de una ronda de batalla: una baja en una unidad enemiga que tú eliges.
wc-power-chain-lightning-text = Antes de las bajas: tira tres dados; cada 1 a 3 es una baja más para el enemigo.
wc-power-death-coil-text = Antes de las bajas: una baja más para el enemigo, o una herida menos para el héroe.
wc-power-holy-light-text = Antes de las bajas: una baja menos para tu bando.
wc-power-big-bad-voodoo-text = Antes de las bajas: esta vez tu bando no sufre ninguna.
wc-power-flame-strike-text = Al final de tu paso de movimiento: tira un dado; con un 1, una unidad enemiga junto al héroe es una baja.
wc-power-searing-arrows-text = Al comienzo de una fase a distancia: dos dados más para el héroe.
wc-power-thunder-clap-text = Al comienzo de una fase cuerpo a cuerpo: en ella todos los dados enemigos cuentan uno más.
wc-power-avatar-text = Al comienzo de una ronda de batalla: el héroe tira dos dados más y no recibe heridas en esta ronda.
wc-power-divine-shield-text = Respuesta a una baja en el héroe: no ocurre.
wc-power-resurrection-text = Al final de una batalla que has ganado: hasta dos unidades que perdiste en ella vuelven junto al héroe.
wc-power-banish-text = Al comienzo de una ronda de batalla: una unidad enemiga ni ataca ni puede ser retirada en esta ronda.
wc-power-bladestorm-text = Al comienzo de una fase cuerpo a cuerpo: tres dados más para el héroe.
wc-power-war-stomp-text = Al comienzo de una ronda de batalla: el enemigo tira solo la mitad de sus dados cuerpo a cuerpo en esta ronda, redondeando hacia arriba.
wc-power-reincarnation-text = Respuesta a la muerte del héroe: se queda donde está, sin heridas.
wc-power-healing-wave-text = Al final de una batalla: el héroe pierde todas sus heridas.
wc-power-animate-dead-text = Al final de una batalla que has ganado: dos zombis acuden junto al héroe y se quedan.
wc-power-frost-nova-text = Al comienzo de una fase: una clase de unidades enemigas ataca en ella con -1 de fuerza.
wc-power-vampiric-aura-text = Siempre: en una fase en la que aciertan los dados del propio héroe, este pierde una herida.
wc-power-sleep-text = Al comienzo de una ronda de batalla: un héroe enemigo o un monstruo ni ataca ni usa habilidades en esta ronda.
wc-power-carrion-beetles-text = Al final de una batalla en la que cayó una unidad enemiga: un escarabajo carroñero acude junto al héroe y se queda.
wc-power-impale-text = Al comienzo de una fase cuerpo a cuerpo: en ella también se pueden retirar voladoras enemigas.
wc-power-locust-swarm-text = Antes de las bajas: un dado por cada enemigo en el campo de batalla; cada 1 o 2 es una baja más y quita una herida al héroe.
wc-power-mana-burn-text = Respuesta a una habilidad de un héroe enemigo en la misma batalla: no tiene efecto.
wc-power-immolation-text = Siempre: cuando el héroe ataca cuerpo a cuerpo, un dado más de fuerza 2.
wc-power-metamorphosis-text = Al comienzo de una ronda de batalla: el héroe tiene fuerza 6 y dos de vida más durante esta batalla.
wc-power-trueshot-aura-text = Siempre: tus unidades a distancia en una batalla con el héroe tienen +1 de fuerza.
wc-power-starfall-text = Al comienzo de una ronda de batalla: tira cuatro dados; cada 1 o 2 es una baja para el enemigo en el acto.
wc-power-spirit-of-vengeance-text = Al comienzo de una ronda de batalla: un espíritu de venganza se une al héroe por cada unidad que has perdido en esta batalla.
wc-hero-way-archmage = Quédate tras un muro de unidades, roba las cartas que necesitas y aparece con un ejército donde nadie lo espera.
wc-hero-way-mountain-king = Métete el primero en lo más reñido: aturde al más fuerte, golpea el suelo y aguanta donde caen los golpes.
wc-hero-way-paladin = Marcha con muchas unidades: las mantiene vivas en la batalla y devuelve algunas después.
wc-hero-way-blood-mage = Quédate junto al enemigo sin tocarlo y quémalo turno tras turno; al final es el fénix quien pelea.
wc-hero-way-blademaster = Golpea solo y muy detrás de las líneas; los reflejos reciben los golpes destinados a él.
wc-hero-way-far-seer = Entérate de lo que hay antes de ir, manda a los lobos por delante y guarda cartas para el rayo.
wc-hero-way-tauren-chieftain = Dirige el ejército y sé el primero en cada batalla: quien lo mate tendrá que hacerlo dos veces.
wc-hero-way-shadow-hunter = Pelea a menudo, cúrate después y guarda tres de maná para el momento decisivo.
wc-hero-way-death-knight = Cabalga de batalla en batalla: cada victoria le trae nuevos siervos.
wc-hero-way-lich = Quédate en segunda fila, convierte las unidades que te sobran en cartas y congela lo que más duele.
wc-hero-way-dreadlord = Busca héroes enemigos y monstruos: duérmelos, bebe su sangre y llama al infernal para el resto.
wc-hero-way-crypt-lord = Aliméntate de batallas pequeñas hasta que lo rodeen los escarabajos; después no hay muro de voladoras ni multitud que valga.
wc-hero-way-demon-hunter = Caza héroes: guarda una carta para su respuesta y cambia de forma en la batalla que importa.
wc-hero-way-keeper-of-the-grove = Pelea cerca de los árboles, sujeta al enemigo donde está y cura cuando acaba el paso.
wc-hero-way-priestess-of-the-moon = Trae arqueros, dispara antes de que nadie se acerque y haz caer las estrellas sobre el ejército más grande.
wc-hero-way-warden = Elimina la unidad que importa, apártate y haz que el enemigo lamente cada una de tus bajas.
wc-harm = una baja más para el enemigo
wc-mend = una herida menos
wc-hero-healed = { NOUN($hero, as: "El") } de { $seat } se cura y { $wounds ->
        [0] no tiene heridas
        [one] le queda una herida
       *[other] le quedan { $wounds } heridas
    }.
wc-banished = { NOUN($kind, as: "El") } { NOUN($seat, ask: "number") ->
        [many] de
       *[one] de { $seat } en
    } { $space } ni ataca ni puede ser { NOUN($kind, ask: "g") ->
        [f] retirada
       *[other] retirado
    } en esta ronda.
wc-restored = { $seat } recupera { NOUN($kind, as: "un") } en { $space }.
wc-bring-back = ¿Qué unidad vuelve?
wc-about-hero = { $hero } ({ $race }; lucha con { NOUN($kind, as: "el") })
wc-about-level = Nivel { $level }: fuerza { $strength }, vida { $life }
wc-about-power = { $level }. { $power } ({ $mana ->
        [0] no cuesta nada
       *[other] cuesta { $mana } de maná
    }): { $text }
wc-picture-hero =  héroe: { $hero }, nivel { $level }, fuerza { $strength }, heridas { $wounds } de { $life }, experiencia { $points }
wc-picture-hero-dead =   héroe muerto: { $hero }; se puede volver a entrenar hasta el nivel { $level }
wc-picture-power = { $power } ({ $mana ->
        [0] no cuesta nada
       *[other] cuesta { $mana } de maná
    })
wc-picture-powers =   habilidades: { $powers }
wc-hero-line = { $hero }, nivel { $level }, { $wounds ->
    [0] sin heridas
    [one] una herida
   *[other] { $wounds } heridas
}
wc-nothing-learned = { NOUN($hero, as: "El") } de { $seat } no aprende nada de eso.
wc-hero-lives = Tu { $hero } está con vida: solo puedes tener un héroe.
wc-hero-in-training = Tu { $hero } ya está en entrenamiento, y solo hay un edificio de héroe.
wc-hero-level = Tu héroe vuelve con el nivel { $level }, o con uno inferior.
wc-only-summoned = Un héroe invoca { NOUN($kind, as: "al") }; no se puede entrenar.
wc-power-not-now = { $power } se usa { LIST($when, by: "or") }, no ahora.
wc-power-used-up = Ya has usado { $power }.
wc-power-absent = Tu héroe tiene que participar para usar { $power }.
wc-power-no-target = { $power } no tendría efecto aquí.
wc-power-mana = { $have ->
    [0] { $power } cuesta { $mana } de maná, y tus cartas no muestran nada.
   *[other] { $power } cuesta { $mana } de maná, y tus cartas solo muestran { $have }.
}
wc-use-for = Usar { $power }: { $on }
wc-attacked-with = { NOUN($seat, ask: "number") ->
        [many] { NOUN($seat, as: "El") } sacan { $faces }
       *[one] { $seat } saca { $faces } por { NOUN($kind, as: "el") }
    } (fuerza { $strength }): { $hits ->
        [0] ningún impacto
        [one] un impacto
       *[other] { $hits } impactos
    }.
