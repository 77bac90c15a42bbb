# Las lecciones de Home Raiders. Un consejo tiene dos líneas: qué hacer y por qué.

lesson-raiders-move = Moverse y cubrirse
lesson-raiders-move-about = Tres fusileros apuntan a Berto. Hay un libro cerca.
lesson-raiders-move-activate =
    Haz clic en Berto para activarlo.
    Ha salido una perla de tu color, así que actúa una de tus tropas. Tiene dos acciones.
lesson-raiders-move-action =
    Elige mover, o arrastra a Berto sin más.
    Moverse es una acción. También podría disparar, pero le contestarían tres.
lesson-raiders-move-go =
    Elige el movimiento de Berto.
    Verás todo lo que puede alcanzar.
lesson-raiders-move-place =
    Arrastra a Berto detrás del libro, hasta el anillo, y pulsa «{ web-hr-go }».
    Líneas verdes: está a plena vista. Líneas de puntos: un objeto lo oculta. Busca hasta que todas sean de puntos.
lesson-raiders-move-seen = Ahí sigue a plena vista de un fusilero. Te queda otra acción: el anillo señala un sitio donde el libro lo oculta. O deshaz el movimiento.
lesson-raiders-move-shot = Buen disparo, pero Berto sigue al descubierto. Usa la otra acción para ponerte detrás del libro.
lesson-raiders-move-hit = A los fusileros les llegó el turno con Berto al descubierto. En una partida de verdad lo habrían alcanzado. Llévalo detrás del libro antes de que acabe el turno.
lesson-raiders-move-end =
    Ahora, «{ hr-option-end-turn }».
    Berto está a salvo. Mira qué hacen los fusileros.
lesson-raiders-move-stay =
    Elige «{ hr-option-done }».
    Aquí está bien oculto: un paso más y vuelven a apuntarle.
lesson-raiders-move-stay-put =
    Elige «{ hr-option-stay }».
    Aquí está bien oculto.
lesson-raiders-move-won = Nadie pudo apuntar a Berto porque pusiste un libro de por medio. Los objetos te ocultan o te cubren, y contra quien está a cubierto se tiran menos dados.

lesson-raiders-shoot = Disparar
lesson-raiders-shoot-about = Tres portabastones, y un capitán a plena vista.
lesson-raiders-shoot-activate =
    Haz clic en un portabastón para activar la unidad.
    Una unidad actúa junta: en una acción pueden disparar los tres.
lesson-raiders-shoot-action =
    Haz clic en el capitán Shefin y elige dispararle.
    Está a plena vista y a menos de { LENGTH(12) }, el alcance base de los portabastones.
lesson-raiders-shoot-fire =
    Haz disparar al primer portabastón.
    Sus dados contra la Defensa del capitán: con más éxitos, el disparo hiere.
lesson-raiders-shoot-again =
    ¡Herido! Dispara con el siguiente.
    Con un segundo marcador de Herida, el capitán se desvanece.
lesson-raiders-shoot-once-more =
    Dispara otra vez al capitán.
    Te queda una acción, y con un solo marcador de Herida no basta.
lesson-raiders-shoot-stay =
    Elige «{ hr-option-done }».
    Desde aquí se ve bastante bien al capitán.
lesson-raiders-shoot-stay-put =
    Elige «{ hr-option-stay }».
    Desde aquí se ve bastante bien al capitán.
lesson-raiders-shoot-moved = Te has movido. Era una de dos acciones; con la otra dispara al capitán, si todavía lo ves.
lesson-raiders-shoot-gone = El turno ha acabado y nadie ha disparado. Si te mueves dos veces, no queda acción para un disparo. Dispara primero: el capitán está a tiro desde el principio.
lesson-raiders-shoot-left = El capitán escapó con una herida. Haz disparar a todos los portabastones antes de terminar la acción.
lesson-raiders-shoot-won = El capitán se ha desvanecido, y le has disparado tú. Antes de cada disparo puedes señalar el blanco y ver la probabilidad exacta.

lesson-raiders-strike = Cuerpo a cuerpo
lesson-raiders-strike-about = Hay un guardia a una carrera. Alcánzalo y golpea.
lesson-raiders-strike-activate =
    Haz clic en un hombre de trapo para activar la unidad.
    Los hombres de trapo no disparan. Corren y golpean.
lesson-raiders-strike-action =
    Elige mover.
    Para golpear hay que tocar al enemigo, peana con peana.
lesson-raiders-strike-go =
    Mueve la unidad entera.
    Sus miembros no pueden separarse, así que corren juntos.
lesson-raiders-strike-charge =
    Arrastra un hombre de trapo hasta el guardia y pulsa «{ web-hr-go }».
    Cerca de un enemigo, el personaje encaja en contacto, y la barra lo dice.
lesson-raiders-strike-short = Nadie toca todavía al guardia. Corre lo que falta con la segunda acción, o deshaz el movimiento.
lesson-raiders-strike-slow = El turno ha acabado y nadie ha llegado hasta el guardia. Está a un movimiento: arrastra un hombre de trapo justo encima de él.
lesson-raiders-strike-strike =
    Elige atacar cuerpo a cuerpo.
    Hay contacto y te queda una acción: golpea antes que el guardia.
lesson-raiders-strike-hit =
    Ataca al guardia.
    Tus dados de Cuerpo a cuerpo contra su Defensa: más éxitos lo hieren.
lesson-raiders-strike-stay =
    Elige «{ hr-option-done }».
    Los hombres de trapo están donde deben.
lesson-raiders-strike-stay-put =
    Elige «{ hr-option-stay }».
    Alejarse de un enemigo le da un ataque gratuito.
lesson-raiders-strike-idle = Llegaste hasta el guardia, pero la segunda acción no fue un golpe, y ahora le toca a él. Corre con la primera acción y ataca con la segunda.
lesson-raiders-strike-won = Correr, tocar, golpear: un turno, dos acciones, una herida. Piensa también en la vuelta: alejarse del contacto cuesta un ataque gratuito.

lesson-raiders-portal = Portal y objetivo
lesson-raiders-portal-about = El último turno de la partida, y es tuyo.
lesson-raiders-portal-activate =
    Haz clic en un hombre de trapo para activar la unidad.
    Nadie toca aún un Portal. Tal como está, la partida acaba en empate.
lesson-raiders-portal-action =
    Elige mover.
    Tienes dos acciones. Su Portal está a dos movimientos.
lesson-raiders-portal-go =
    Mueve la unidad entera.
    Cuenta cada hombre de trapo que toque su Portal.
lesson-raiders-portal-run =
    Corre hacia el Portal que brilla, más allá del guardia. El último paso tiene que tocarlo.
    Tras la ronda 6 gana el bando con más personajes en el Portal del otro. La barra avisa cuando cuenta.
lesson-raiders-portal-halfway = La mitad del camino. Sigue corriendo hasta que un hombre de trapo toque el Portal.
lesson-raiders-portal-nobody = La partida ha acabado y nadie de los tuyos toca su Portal: ahora solo cuenta eso, ningún combate. Corre hacia él con las dos acciones.
lesson-raiders-portal-won = Has ganado: al final solo cuenta el objetivo. No pierdas de vista tu propio Portal.

lesson-raiders-spirit = Una habilidad Espiritual
lesson-raiders-spirit-about = Uno a uno en los Portales. La bruja puede despistar a un capitán.
lesson-raiders-spirit-activate =
    Haz clic en la Bruja de la regadera para activarla.
    Cada bando toca un Portal. Está demasiado lejos para correr, pero no para pensar.
lesson-raiders-spirit-action =
    Elige usar el Espíritu.
    Los Héroes tienen habilidades propias. Pulsa C sobre un personaje, o tócalo, para leer su carta.
lesson-raiders-spirit-use =
    Usa Manipulación sutil contra el capitán Shefin.
    Los dos tiran Espíritu. Si ella saca más éxitos, lo mueve hasta { LENGTH(3) }.
lesson-raiders-spirit-lead =
    Llévate al capitán lejos de tu Portal, { LENGTH(3) } a la derecha.
    Si no lo toca, no cuenta.
lesson-raiders-spirit-near = El capitán sigue tocando tu Portal. Te queda otra acción: llévatelo más lejos, o deshaz.
lesson-raiders-spirit-elsewhere = Caminar no sirve aquí: el capitán sigue contando. Con la otra acción usa el Espíritu.
lesson-raiders-spirit-even = Se quedó en uno a uno. El capitán tenía que dejar tu Portal: activa a la bruja, elige el Espíritu y llévatelo.
lesson-raiders-spirit-end =
    Ahora, «{ hr-option-end-turn }».
    Uno a cero, y era el último turno.
lesson-raiders-spirit-stay =
    Elige «{ hr-option-done }».
    Vas por delante; no hace falta más.
lesson-raiders-spirit-stay-put =
    Elige «{ hr-option-stay }».
    Vas por delante; no hace falta más.
lesson-raiders-spirit-won = Has ganado sin un solo golpe. Las habilidades deciden partidas: lee las cartas de tus Héroes y Líderes antes de elegir equipo.

lesson-raiders-first-game = Tu primera partida entera
lesson-raiders-first-game-about = Seis rondas en una mesilla de noche, equipos pequeños, reglas básicas. Un consejo aparece cuando ayuda.
lesson-raiders-first-game-call =
    Elige una cara del dado.
    Si sale, decides dónde va tu Portal.
lesson-raiders-first-game-portal =
    Elige un sitio para tu Portal.
    El suyo irá enfrente. Un Portal detrás de objetos se vigila mejor.
lesson-raiders-first-game-deploy =
    Despliega a tus personajes cerca de tu Portal.
    Pon a quienes disparan donde vean lejos, y a quienes golpean donde puedan correr a cubierto.
lesson-raiders-first-game-pearl =
    Ha salido tu perla: elige quién actúa.
    Cada tropa tiene una perla en el recipiente. Empieza por la que corre peligro o tiene un buen blanco.
lesson-raiders-first-game-action =
    Dos acciones: mover, disparar, golpear, en cualquier orden.
    Muévete y dispara después, o dispara y vuelve a cubierto.
lesson-raiders-first-game-shoot =
    Ahora puedes disparar.
    Señala un blanco para ver la probabilidad exacta. Por debajo de un tercio suele convenir más moverse.
lesson-raiders-first-game-strike =
    Tocas a un enemigo: puedes golpear.
    Lo mejor es varios contra uno, porque ataca todo el que está en contacto.
lesson-raiders-first-game-move =
    Mira las líneas mientras arrastras.
    Verde te ve entero; ámbar, a medias; de puntos, nada. Acaba donde tengan que venir ellos.
lesson-raiders-first-game-ground =
    Te disparan. ¿Cuerpo a tierra?
    Es más difícil darte, pero levantarse cuesta una acción. Hazlo si esa tropa ya no iba a actuar en esta ronda.
lesson-raiders-first-game-leave =
    Un enemigo se aleja de ti: haz el ataque gratuito.
    No te cuesta nada.
lesson-raiders-first-game-last =
    Se acerca el final: mira el objetivo.
    Tras la ronda 6 decide solo él. Manda a quienes todavía puedan llegar.
