# Lo que se puede elegir para una partida de Warcraft: opciones y tableros.

wc-option-about-strategic = Para dos equipos: la partida acaba con 20 puntos en vez de 30.
wc-option-about-racial = Cada raza hace lo que solo ella puede: construir en común, árboles que andan, ciudades que disparan, madera que recogen los muertos.
wc-option-about-creeps = Monstruos neutrales guardan lugares del tablero, y quien los vence recibe una recompensa.
wc-option-about-heroes = Cada jugador tiene un héroe con habilidades que se hace más fuerte al luchar contra monstruos.
wc-option-about-research = Las cartas se compran en vez de robarse en las batallas.
wc-option-about-draining = Las minas y los bosques tienen reservas que todos ven, y ningún dado decide la recolección.
wc-option-about-hidden = Lo que guarda una mina o un bosque se descubre al recolectar, y no lo decide ningún dado.
wc-about-main-game = Sin reglas especiales: una carrera por puntos de victoria con ciudades, puestos y objetivos.
wc-board-about-usual = Como lo monta el libro para este número de jugadores.
wc-board-about-two-lakes = Agua en el centro: quien no tiene unidades voladoras la rodea.
wc-board-about-four-lakes = Lagos entre cuatro reinos, con pasos estrechos entre ellos.
