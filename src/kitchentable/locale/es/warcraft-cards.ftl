# Warcraft: cartas propias para los mazos de la expansión.
wc-card-prayer = Plegaria
wc-card-sanctuary = Santuario
wc-card-many-hands = Muchas manos
wc-card-blood-fury = Furia de sangre
wc-card-charge = Carga
wc-card-demolish = Demolición
wc-card-spoils = Botín de guerra
wc-card-exhume = Exhumación
wc-card-plague-cloud = Nube de peste
wc-card-graveyard = Cementerio
wc-card-ambush = Emboscada
wc-card-thorns = Espinas
wc-card-moon-well = Pozo lunar
wc-text-prayer = Tras la tirada: cada 1 o 2 natural de tus rivales causa una baja menos, dos como mucho.
wc-text-sanctuary = Se acaba de retirar una unidad cuerpo a cuerpo, a distancia o voladora de tu bando: vuelve a la ciudad de su dueño, si hay sitio y la batalla no es en esa ciudad ni junto a ella.
wc-text-many-hands = Al empezar tu paso de recolección: en una mina o un bosque con dos o más trabajadores tuyos, toman dos más entre todos, sin tirar.
wc-text-blood-fury = Antes de tirar en una fase cuerpo a cuerpo: tus unidades cuerpo a cuerpo tiran dos dados más.
wc-text-charge = Al empezar una fase cuerpo a cuerpo: en ella golpeas primero.
wc-text-demolish = Después de mover y antes de las batallas: tira un dado por un puesto avanzado enemigo junto a una casilla con dos unidades tuyas; con 1 a 4 queda destruido.
wc-text-spoils = Al final de una batalla que has ganado: toma 2 de oro o 2 de madera.
wc-text-exhume = Se acaba de retirar una unidad, de cualquier bando: una unidad cuerpo a cuerpo de tu reserva se alza en el campo de batalla.
wc-text-plague-cloud = Después de mover y antes de las batallas: tira un dado por cada trabajador de un enemigo en una casilla junto a tus unidades, salvo los que construyen; con 1 a 3 muere.
wc-text-graveyard = Al empezar tu paso de recolección: una unidad cuerpo a cuerpo de tu reserva se alza en tu ciudad, si hay sitio y ninguna unidad enemiga.
wc-text-ambush = Al empezar una ronda: golpeas primero en su fase a distancia.
wc-text-thorns = Antes de las bajas de una fase cuerpo a cuerpo: tira un dado por cada impacto de tus rivales; cada 1 a 3 es una baja más para ellos.
wc-text-moon-well = Al empezar tu paso de recolección: roba dos cartas o quítale a tu héroe todas las heridas.
wc-cards = dos cartas
wc-picture-card-own = { $card }: { $text }
wc-picture-card-told = { $card } [{ $text }]
wc-picture-card-mana = { $card } ({ $mana ->
    [one] 1 de maná
   *[other] { $mana } de maná
})
wc-more-attacks = { $seat } ataca con { $number ->
        [one] un dado más
       *[other] { $number } dados más
    } en esta fase.
wc-outpost-withstood = El puesto avanzado de { $seat } en { $space } resiste el ataque.
wc-rescued = { NOUN($kind, as: "El") } de { $seat } vuelve a casa, a { $space }.
warcraft-deck-race = Hay un mazo para «{ $race }», que no es ninguna raza; existen { $known }.
warcraft-mana-card = Se da maná a una carta desconocida, «{ $card }».
warcraft-mana = La carta { $card } muestra de 0 a { $most } de maná.
warcraft-words = Hay palabras para «{ $key }», pero nada se llama así; los nombres empiezan por: { $sorts }.
warcraft-nameless = Faltan nombres. Escríbelos en [words]: { $keys }.

## Habilidades de los héroes fuera de las batallas

wc-power-brilliance = Brillantez
wc-power-mass-teleport = Teletransporte en masa
wc-power-wind-walk = Paso del viento
wc-power-far-sight = Vista lejana
wc-power-endurance-aura = Aura de resistencia
wc-power-unholy-aura = Aura profana
wc-power-dark-ritual = Ritual oscuro
wc-power-death-and-decay = Muerte y putrefacción
wc-power-entangling-roots = Raíces enredaderas
wc-power-tranquility = Tranquilidad
wc-power-blink = Traslación
wc-power-brilliance-text = Siempre: cuando robas una carta, robas dos y te quedas una; la otra vuelve al mazo.
wc-power-mass-teleport-text = Al empezar tu paso de movimiento: el héroe y todas las unidades que están con él van a tu ciudad, a un puesto avanzado o a una unidad tuya, si caben todos; ese ha sido su movimiento.
wc-power-wind-walk-text = Al empezar tu paso de movimiento: en él, el héroe se mueve tres casillas y no tiene que detenerse por nadie.
wc-power-far-sight-text = Al empezar tu paso de movimiento: descubre un monstruo o una ficha de recursos que esté boca abajo, donde sea.
wc-power-endurance-aura-text = Siempre: el héroe y las unidades que empiezan tu paso de movimiento con él se mueven una casilla más.
wc-power-unholy-aura-text = Siempre: el héroe se mueve tres casillas.
wc-power-dark-ritual-text = Al empezar tu paso de gasto: entrega una unidad tuya de la casilla del héroe y roba dos cartas.
wc-power-death-and-decay-text = Al final de tu paso de movimiento: cuatro dados por las piezas de un enemigo en una casilla a dos como mucho; cada 1 o 2 se lleva una, pero ni héroes ni a quien construye.
wc-power-entangling-roots-text = Al empezar el paso de movimiento de un rival: sus piezas en una casilla a tres como mucho no se mueven en él.
wc-power-tranquility-text = Al final de un paso de movimiento: el héroe pierde todas sus heridas y una unidad que perdiste en este paso vuelve a su lado.
wc-power-blink-text = Después de mover y antes de las batallas: el héroe avanza hasta dos casillas, haya quien haya en medio.
wc-lose-piece = ¿Cuál de tus piezas de allí pierdes?
wc-keep-card = ¿Con cuál de las dos cartas te quedas?
wc-teleported = El héroe de { $seat } y sus acompañantes desaparecen de { $start } y aparecen en { $to }.
wc-strides = Las piezas de { $seat } en { $space } llegan más lejos en este paso.
wc-rooted = Las raíces sujetan las piezas de { $seat } en { $space }: no pueden moverse en este paso.

## Lo que dicen las demás cartas

wc-text-fast = Al empezar tu paso de movimiento: tus piezas de una casilla se mueven este turno dos casillas más, tres como mucho.
wc-text-resources = Al empezar tu paso de gasto: toma 2 de oro o 2 de madera.
wc-text-town-portal = Después de mover, tú o un rival, y antes de las batallas: todas tus unidades de una casilla van a tu ciudad o a un puesto avanzado tuyo terminado.
wc-text-victory-point = En cualquier momento fuera de una batalla: ponla boca arriba; vale un punto de victoria el resto de la partida.
wc-text-call-to-arms = Una unidad enemiga entra donde están tus trabajadores: luchan como unidades cuerpo a cuerpo.
wc-text-dispel-magic = Se ha jugado una carta en una batalla: no hace nada.
wc-text-invisibility = Antes de las bajas: una baja menos para el jugador que elijas.
wc-text-polymorph = Al empezar una ronda: una unidad enemiga no ataca en esta ronda.
wc-text-devour = Al empezar una ronda: una unidad enemiga cuerpo a cuerpo o a distancia queda fuera de la batalla; solo vuelve si gana su bando.
wc-text-ensnare = Al empezar una fase cuerpo a cuerpo: las voladoras enemigas pueden ser bajas cuerpo a cuerpo hasta que acabe la batalla.
wc-text-envenomed-spears = Antes de tirar: tus fallos de esta fase se vuelven a tirar una vez.
wc-text-pillage = Un enemigo acaba de perder una unidad: quítale a su dueño lo que esa unidad cuesta.
wc-text-cripple = Al empezar el paso de movimiento de un rival: los enemigos de una casilla se mueven este turno una casilla menos.
wc-text-curse = Los enemigos han tirado: un dado por cada impacto suyo; cada 3 o menos evita una baja.
wc-text-summon-building = Empiezas un edificio: no necesita trabajador.
wc-text-web = Al empezar una fase cuerpo a cuerpo: las voladoras enemigas pueden ser bajas cuerpo a cuerpo hasta que acabe la batalla.
wc-text-faerie-fire = Antes de tirar: 1 menos en cada uno de tus dados en esta fase.
wc-text-marksmanship = Antes de que el enemigo retire una unidad que has alcanzado: tú eliges cuál.
wc-text-moon-glaive = Has tirado: un ataque más por cada impacto.
wc-text-renew = Al empezar tu paso de recolección: un bosque agotado vuelve a crecer.
wc-about-copies = { $number } en el mazo { NOUN($race, as: "del") }
