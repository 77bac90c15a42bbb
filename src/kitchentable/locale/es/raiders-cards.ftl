# Home Raiders: el juego de la casa. Las facciones y cómo juegan; las cartas, cada una con su línea.


hr-faction-new-lilliput = Nueva Liliput
hr-plan-new-lilliput = Pocos, instruidos y relucientes: golpean a una lanza de distancia, cruzan un portal cuando hay apreturas y dejan que las máquinas reciban los golpes.

hr-card-guardsmen = Guardias
hr-flavour-guardsmen = Pulen la lanza por los dos extremos: uno para el enemigo y el otro para la revista.

hr-card-portal-sappers = Zapadores de portales
hr-flavour-portal-sappers = ¿Para qué cavar un túnel si se puede doblar la cocina?

hr-card-fusiliers = Fusileros de cuerda
hr-flavour-fusiliers = Sus fusiles andan ocho días con una vuelta de llave y nunca llegan tarde.

hr-card-cuirassiers = Coraceros de cucharilla
hr-flavour-cuirassiers = Cada coraza fue una cucharilla; en palacio nadie remueve nada sin ellos.

hr-card-shefin = El Capitán Shefin
hr-flavour-shefin = Un caballero nunca es el primero en dar un golpe bajo; del segundo nadie ha dicho nada.

hr-card-ensign = La Alférez Cerda
hr-flavour-ensign = Su estandarte es un cepillo de dientes, su voz un clarín, y en su horario no figura tumbarse.

hr-card-quartermaster = El Intendente Pulcro
hr-flavour-quartermaster = Cada cosa en su sitio, y un oficial de repuesto en el cajón de abajo.

hr-card-inventor = La Inventora de la corte
hr-flavour-inventor = Ha inventado el portal, el portal mejorado y la disculpa por el primer portal.

hr-card-duellist = El Duelista de la cerradura
hr-flavour-duellist = Entra por el ojo de la cerradura y sale por el hueco de la discusión.

hr-card-cruet = El Salero andante
hr-flavour-cruet = Sal en un brazo, pimienta en el otro y cuatro hombres dentro discutiendo por los pedales.


hr-faction-gremlins = Gremlins
hr-plan-gremlins = Poner delante a los Hombres de trapo, quedarse bien detrás y dejar que el rayo cruce la habitación hasta que no quede nada que enchufar.

hr-card-ragmen = Hombres de trapo
hr-flavour-ragmen = Engranajes, tela y una pinza de la ropa; cuando uno revienta, los gremlins se quedan con la pinza.

hr-card-rodbearers = Portabastones
hr-flavour-rodbearers = Primera regla del bastón relámpago: apunta con la otra punta. Aún no hay segunda.

hr-card-socket-jumpers = Saltaenchufes
hr-flavour-socket-jumpers = Entran por el recibidor y salen por el equipo de música, cada vez un poco más tostados.

hr-card-fuse-flingers = Lanzafusibles
hr-flavour-fuse-flingers = Si se va la luz, han acertado. Si no se va, agáchate.

hr-card-patchwork = Centinelas de retales
hr-flavour-patchwork = Hechos de tres butacas y una sola orden: no soltar.

hr-card-tinker = El Chapucero mayor
hr-flavour-tinker = Lo desmonta todo, vuelve a montar casi todo y con lo que sobra apunta.

hr-card-foreman = El Capataz Cortocircuito
hr-flavour-foreman = Conoce el camino más corto a la caja de fusibles, y pasa por en medio de tus planes.

hr-card-filament = La Vieja Madre Filamento
hr-flavour-filament = Se ha fundido dos veces y ha vuelto más brillante; sus alumnos no se quitan las gafas.

hr-card-bertie = Berto Plomos
hr-flavour-bertie = Salir con un estallido es la única manera en que ha salido jamás de algún sitio.

hr-card-kettlewright = La Hervidera
hr-flavour-kettlewright = Toda cuadrilla la acoge encantada, mientras rompa a hervir hacia el otro lado.

hr-card-ohm = La Abuela Ohmio
hr-flavour-ohm = La resistencia, dice ella, viene de familia.


hr-faction-fair-folk = Hadas
hr-plan-fair-folk = Llegar antes a todas partes: volar sobre los muebles, cargar por el flanco, doblegar con magia a quien no doblegan cascos ni flechas, y no quedarse nunca quietas para recibir.

hr-card-fairies = Hadas del prado
hr-flavour-fairies = Puedes intentar espantar a una de un manotazo. Lo harás una sola vez.

hr-card-centaurs = Centauros del alféizar
hr-flavour-centaurs = Galopan de geranio en geranio y tienen la cortina por colina.

hr-card-nymphs = Ninfas del platillo
hr-flavour-nymphs = Donde han bailado ellas, queda humedad hasta el jueves.

hr-card-archers = Arqueros de vilano
hr-flavour-archers = Sueltan la flecha, luego la estantería, y disfrutan de los dos vuelos.

hr-card-foxglove = Doña Dedalera
hr-flavour-foxglove = Enseña esgrima, buenos modales y paro cardíaco.

hr-card-moss = El Viejo Padre Musgo
hr-flavour-moss = Quédate quieto a su lado el tiempo suficiente y ya eres de la familia.

hr-card-dewfall = La Dama Rocío
hr-flavour-dewfall = Lo pide con tanta dulzura que ya le has pegado a tu sargento.

hr-card-dragon-rider = La Jinete del dragón helecho
hr-flavour-dragon-rider = El dragón salió del huevo tras el radiador y aún no ha perdonado al invierno.

hr-card-bramble = Zarza, el centauro salvaje
hr-flavour-bramble = Nadie lo invitó a entrar; ahí antes había una puerta.

hr-card-witch = La Bruja de la regadera
hr-flavour-witch = Lo que hoy le duele a ella, te dolerá a ti a la hora de merendar.


hr-faction-freeloaders = Gorriones
hr-plan-freeloaders = Salir de todas las rendijas a la vez, echarse muchos sobre el más cercano, largarse con las cucharillas y no hacer nunca dos veces lo mismo.

hr-card-needle-gang = La Banda de la aguja
hr-flavour-needle-gang = Una aguja es costura. Cinco agujas son una discusión que has perdido.

hr-card-slingers = Lanzachapas
hr-flavour-slingers = Una chapa es un escudo, un plato, un sombrero y, sobre todo, un disco.

hr-card-sneaks = Rondadores del rodapié
hr-flavour-sneaks = Nunca han estado aquí. La galleta tampoco.

hr-card-rabble = La Chusma de las migas
hr-flavour-rabble = Siguen a cualquiera a quien siga una tarta.

hr-card-mayor = El Alcalde de Tras-el-Sofá
hr-flavour-mayor = Elegido once veces por las mismas tres monedas.

hr-card-pockets = La Tía Bolsillos
hr-flavour-pockets = Lo tiene por alguna parte, cielo. Puede que hasta sea tuyo.

hr-card-knuckles = Nudillos Dedal
hr-flavour-knuckles = Se aficionó a la costura por los guantes.

hr-card-halfpenny = Perra Chica
hr-flavour-halfpenny = Si sale cara, gana; si sale cruz, ahí estaba otro.

hr-card-daisy = Marga la Zurcidora
hr-flavour-daisy = Entre semana zurce calcetines. Hoy no es entre semana.

hr-card-nick = Nico Volando
hr-flavour-nick = Lleva cualquier recado a cualquier sitio, y la mitad de lo que había al lado.


hr-faction-lords-of-dust = Señores del Polvo
hr-plan-lords-of-dust = Avanzar despacio tras los escudos, clavar al enemigo en su sitio a alfilerazos y ser los últimos en pie, como siempre ocurre con el polvo.

hr-card-legionaries = Legionarios del polvo
hr-flavour-legionaries = Barridos en primavera, de vuelta el martes y marcando el paso.

hr-card-arbalesters = Ballesteros de alfiler
hr-flavour-arbalesters = Nunca fallan a la alfombra, y tú estás encima.

hr-card-lancers = Lanceros de la polilla
hr-flavour-lancers = Salen del armario al anochecer y van derechos a la mejor lana.

hr-card-halberdiers = Alabarderos del desván
hr-flavour-halberdiers = Guardan lo que nadie recuerda de quienes ya lo han olvidado.

hr-card-marshal = La Mariscal de la repisa
hr-flavour-marshal = Manda desde entre el reloj y el candelabro, y la obedecen hasta en el sótano.

hr-card-lint = El Sargento Pelusa
hr-flavour-lint = Se pega a su tropa, a sus órdenes y a cualquier tejido conocido.

hr-card-cobweb = El Canciller Telaraña
hr-flavour-cobweb = Una pregunta suya y ya no recuerdas quién daba las órdenes.

hr-card-grey-duke = El Duque Gris
hr-flavour-grey-duke = Se ha posado en esta estantería, y donde se posa, ahí se queda.

hr-card-broom-knight = El Caballero de la escoba rota
hr-flavour-broom-knight = La rompió él mismo, y quisiera saber quién la envió.

hr-card-rail-sniper = La Tiradora del riel
hr-flavour-rail-sniper = Espera entre los ganchos a que pienses en otra cosa.
