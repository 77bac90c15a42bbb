# Preparar una partida: una frase para todo lo que se puede elegir.

web-about-seat-here = Una persona ante esta pantalla; si son varias, se la pasan.
web-about-seat-link = Recibes un enlace para un amigo, que juega desde cualquier sitio.
web-about-bot-regular = Sopesa cada jugada y juega para ganar: el rival más fuerte de aquí.
web-about-bot-rusher = Corre hacia ti y lucha: previsible, bueno para aprender el cuerpo a cuerpo.
web-about-bot-camper = Se queda a cubierto y dispara: bueno para aprender a avanzar.
web-about-bot-random = Hace cualquier jugada legal: para probar cosas sin prisa.
web-about-drawn = Se sortea al empezar la partida.
web-about-own = Un equipo hecho en este navegador.
web-about-dice-sealed = Tira el programa. Los dados se sellan antes de la partida y se pueden comprobar después.
web-about-dice-physical = Tiráis dados de verdad y decís al programa qué ha salido.
web-about-clock-none = Cada uno se toma el tiempo que necesita.
web-raiders-about-stars = Los equipos pueden costar hasta esto: 3 es una partida rápida, 6 la habitual, 10 una larga.
web-raiders-about-level-advanced = Todas las reglas, con todas las habilidades de las cartas.
web-raiders-about-level-basic = Las reglas sin las partes que llevan un engranaje: para las primeras partidas.
web-warcraft-about-target = Menos puntos, partida más corta; el libro juega a 15, o a 30 con dos equipos.
web-warcraft-about-turns = Tras tantos turnos gana el bando con más puntos.
web-warcraft-about-expansion = Cartas y reglas nuevas; cualquier opción de abajo la incluye.
web-pick = Elegir
