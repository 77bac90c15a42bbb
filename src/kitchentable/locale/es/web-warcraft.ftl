# La mesa de Warcraft en el navegador.

web-wc-choose = Lo que puedes hacer
web-wc-legend = Qué significan los signos
web-wc-hand = Tus cartas
wc-preview-form = La mesa ha preguntado algo que no se entiende: { $why }
wc-preview-plan = Este plan nombra piezas o casillas que no existen.
web-wc-your-mat = Tu tablero
web-wc-mat-of = Tablero: { $race }
web-wc-points = Puntos de victoria
web-wc-cards = Cartas en la mano
web-wc-income = Lo que cabe esperar de la próxima recolección
web-wc-workers = trabajadores
web-wc-strength = Fuerza { $strength }
web-wc-level = Loseta { $level } de { $of }
web-wc-life = Vida { $life }
web-wc-reserve = En el tablero: { $board }; en reserva: { $left }
web-wc-buildings = Edificios: { $built } de { $of }, en construcción: { $sites }
web-wc-training = En entrenamiento: { $number }
web-wc-act-train = Entrenar
web-wc-act-build = Construir
web-wc-act-summon = Invocar
web-wc-act-upgrade = Mejorar
web-wc-discard = Descartes: { $number }
web-wc-discard-empty = Aún no se ha descartado ninguna carta.
web-wc-reach = Mostrar hasta dónde podrían mover sus unidades
web-wc-turn-track = El turno
web-wc-turn = Turno { $turn }
web-wc-turn-of = Turno { $turn } de { $limit }
web-wc-set-up = Antes de la partida
web-wc-step-move = Mover
web-wc-step-harvest = Recolectar
web-wc-step-deploy = Desplegar
web-wc-step-spend = Gastar
web-wc-task = De qué se trata
web-wc-card-back = Una carta
web-wc-card-able = Jugar { $card }
web-wc-card-read = Leer { $card }
web-wc-mana = Maná
web-wc-mana-cost = { $mana } de maná
web-wc-hero-line = Nivel { $level }, vida { $life } de { $of }, experiencia { $points }
web-wc-hero-dead = Caído
web-wc-hero-training = Vuelve el próximo turno
web-wc-stack = { $race }: { $number } × { $kind }{ $moved ->
    [yes] {" "}(ya ha movido)
   *[no] {""}
}
web-wc-worth = vale { $points }
web-wc-locked = cerrada
web-wc-depleted-1 = agotada en parte
web-wc-depleted-2 = totalmente agotada
web-wc-stock = reserva { $number }
web-wc-has = { $race }: { $points } puntos de victoria, { $gold } de oro, { $wood } de madera, { $cards } cartas
web-wc-battle-in = Batalla en { $space }
web-wc-round = Ronda { $round }
web-wc-phases = Fases de la ronda
web-wc-phase-ranged = A distancia
web-wc-phase-flying = Voladoras
web-wc-phase-melee = Cuerpo a cuerpo
web-wc-faster = Más rápido
web-wc-fold = Plegar
web-wc-attackers = Ataque: { $who }
web-wc-defenders = Defensa: { $who }
web-wc-flank = flanco { $space }
web-wc-fighter = { $race }: { $number } × { $kind }, fuerza { $strength }, en { $space }
web-wc-hits = { $hits ->
    [one] 1 impacto
   *[other] { $hits } impactos
}
web-wc-why = Según qué reglas
web-wc-will-roll = { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}, acierta con { $strength } o menos
web-wc-chances = Gana el ataque: { $attacker }, gana la defensa: { $defender }, nadie: { $nobody }; sin cartas
web-wc-what-happened = Qué ha pasado
web-wc-many = { $number } de { $of }
web-wc-fewer = Una menos
web-wc-more = Una más
web-wc-unknown-creep = Aquí espera un monstruo que nadie ha visto.
web-wc-tools = La vista del tablero
web-wc-closer = Acercar
web-wc-further = Alejar
web-wc-whole = Todo el tablero
wc-race-about-human = Equilibrados y tercos: sus unidades a distancia curan y sus cartas anulan las ajenas.
wc-race-about-orc = Brazos fuertes desde el primer turno: su cuerpo a cuerpo pega más que nadie y el Ansia de sangre añade un dado.
wc-race-about-undead = Perder es empezar: avanzada la partida, sus caídos se levantan en plena batalla.
wc-race-about-night-elf = Primero los arqueros: las mejores unidades a distancia, y el Veneno lento les deja golpear antes que el enemigo.
