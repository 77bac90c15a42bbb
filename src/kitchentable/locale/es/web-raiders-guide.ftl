# The hints of the guided first game of Home Raiders.

web-hr-guide = Un consejo
web-hr-guide-pearl = Cada tropa tiene una perla en este recipiente. Ha salido una tuya: te toca.
web-hr-guide-activate = Elige quién actúa: los Portabastones disparan, los Hombres de trapo pelean cuerpo a cuerpo. Pulsa un personaje y después el botón; o N e Intro.
web-hr-guide-action = Cada personaje de esta tropa tiene dos acciones. Arrastra uno y su unidad lo acompaña; o elige otra cosa de la lista.
web-hr-guide-move = La zona clara es todo lo que alcanzan, rodeando lo que estorba. Arrastra a un personaje hasta allí, o tócalo y luego toca un sitio. Con el teclado: Intro y después las flechas.
web-hr-guide-cover = Hay una línea hacia cada enemigo: verde es a plena vista, ámbar es cobertura parcial, de puntos es oculto. Lo que te cubre también los cubre. Nada cuenta antes de «Mover aquí».
web-hr-guide-attack = Un anillo rojo: puedes atacar. Señálalo para ver la probabilidad y de dónde sale. Si el ataque saca más éxitos que la defensa, hiere.
web-hr-guide-goal = Este es su Portal, y de esto se trata: tras la ronda 6 gana quien tenga más personajes tocando el Portal del otro. ¡Corre!
web-hr-guide-end = No hace falta más. La mesa explica el resto sobre la marcha, y cada número abre su regla. Que disfrutes del final de la partida.
web-hr-guide-next = Entendido
web-hr-guide-finish = Seguir jugando
web-hr-guide-leave = Sin más consejos
