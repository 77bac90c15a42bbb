# Home Raiders: el juego de la casa. Las facciones y cómo juegan; las cartas, cada una con su línea.


hr-faction-new-lilliput = Nueva Liliput
hr-plan-new-lilliput = Pocos, instruidos y relucientes: golpean a una lanza de distancia, cruzan un portal cuando hay apreturas y dejan que las máquinas reciban los golpes.

hr-card-guardsmen = Guardias
    .one = Guardia
    .g = m
hr-flavour-guardsmen = Pulen la lanza por los dos extremos: uno para el enemigo y el otro para la revista.

hr-card-portal-sappers = Zapadores de portales
    .one = Zapador de portales
    .g = m
hr-flavour-portal-sappers = ¿Para qué cavar un túnel si se puede doblar la cocina?

hr-card-fusiliers = Fusileros de cuerda
    .one = Fusilero de cuerda
    .g = m
hr-flavour-fusiliers = Sus fusiles andan ocho días con una vuelta de llave y nunca llegan tarde.

hr-card-cuirassiers = Coraceros de cucharilla
    .one = Coracero de cucharilla
    .g = m
hr-flavour-cuirassiers = Cada coraza fue una cucharilla; en palacio nadie remueve nada sin ellos.

hr-card-shefin = Capitán Shefin
    .g = m
hr-flavour-shefin = Un caballero nunca es el primero en dar un golpe bajo; del segundo nadie ha dicho nada.

hr-card-ensign = Alférez Cerda
    .g = f
hr-flavour-ensign = Su estandarte es un cepillo de dientes, su voz un clarín, y en su horario no figura tumbarse.

hr-card-quartermaster = Intendente Pulcro
    .g = m
hr-flavour-quartermaster = Cada cosa en su sitio, y un oficial de repuesto en el cajón de abajo.

hr-card-inventor = Inventora de la corte
    .g = f
hr-flavour-inventor = Ha inventado el portal, el portal mejorado y la disculpa por el primer portal.

hr-card-duellist = Duelista de la cerradura
    .g = m
hr-flavour-duellist = Entra por el ojo de la cerradura y sale por el hueco de la discusión.

hr-card-cruet = Salero andante
    .g = m
hr-flavour-cruet = Sal en un brazo, pimienta en el otro y cuatro hombres dentro discutiendo por los pedales.


hr-faction-gremlins = Gremlins
    .one = Gremlin
    .g = m
hr-plan-gremlins = Poner delante a los Hombres de trapo, quedarse bien detrás y dejar que el rayo cruce la habitación hasta que no quede nada que enchufar.

hr-card-ragmen = Hombres de trapo
    .one = Hombre de trapo
    .g = m
hr-flavour-ragmen = Engranajes, tela y una pinza de la ropa; cuando uno revienta, los gremlins se quedan con la pinza.

hr-card-rodbearers = Portabastones
    .one = Portabastón
    .g = m
hr-flavour-rodbearers = Primera regla del bastón relámpago: apunta con la otra punta. Aún no hay segunda.

hr-card-socket-jumpers = Saltaenchufes
    .one = Saltaenchufe
    .g = m
hr-flavour-socket-jumpers = Entran por el recibidor y salen por el equipo de música, cada vez un poco más tostados.

hr-card-fuse-flingers = Lanzafusibles
    .one = Lanzafusible
    .g = m
hr-flavour-fuse-flingers = Si se va la luz, han acertado. Si no se va, agáchate.

hr-card-patchwork = Centinelas de retales
    .one = Centinela de retales
    .g = m
hr-flavour-patchwork = Hechos de tres butacas y una sola orden: no soltar.

hr-card-tinker = Chapucero mayor
    .g = m
hr-flavour-tinker = Lo desmonta todo, vuelve a montar casi todo y con lo que sobra apunta.

hr-card-foreman = Capataz Cortocircuito
    .g = m
hr-flavour-foreman = Conoce el camino más corto a la caja de fusibles, y pasa por en medio de tus planes.

hr-card-filament = Vieja Madre Filamento
    .g = f
hr-flavour-filament = Se ha fundido dos veces y ha vuelto más brillante; sus alumnos no se quitan las gafas.

hr-card-bertie = Berto Plomos
hr-flavour-bertie = Salir con un estallido es la única manera en que ha salido jamás de algún sitio.

hr-card-kettlewright = Hervidera
    .g = f
hr-flavour-kettlewright = Toda cuadrilla la acoge encantada, mientras rompa a hervir hacia el otro lado.

hr-card-ohm = Abuela Ohmio
    .g = f
hr-flavour-ohm = La resistencia, dice ella, viene de familia.


hr-faction-fair-folk = Hadas
    .one = Hada
    .g = fa
hr-plan-fair-folk = Llegar antes a todas partes: volar sobre los muebles, cargar por el flanco, doblegar con magia a quien no doblegan cascos ni flechas, y no quedarse nunca quietas para recibir.

hr-card-fairies = Hadas del prado
    .one = Hada del prado
    .g = fa
hr-flavour-fairies = Puedes intentar espantar a una de un manotazo. Lo harás una sola vez.

hr-card-centaurs = Centauros del alféizar
    .one = Centauro del alféizar
    .g = m
hr-flavour-centaurs = Galopan de geranio en geranio y tienen la cortina por colina.

hr-card-nymphs = Ninfas del platillo
    .one = Ninfa del platillo
    .g = f
hr-flavour-nymphs = Donde han bailado ellas, queda humedad hasta el jueves.

hr-card-archers = Arqueros de vilano
    .one = Arquero de vilano
    .g = m
hr-flavour-archers = Sueltan la flecha, luego la estantería, y disfrutan de los dos vuelos.

hr-card-foxglove = Doña Dedalera
hr-flavour-foxglove = Enseña esgrima, buenos modales y paro cardíaco.

hr-card-moss = Viejo Padre Musgo
    .g = m
hr-flavour-moss = Quédate quieto a su lado el tiempo suficiente y ya eres de la familia.

hr-card-dewfall = Dama Rocío
    .g = f
hr-flavour-dewfall = Lo pide con tanta dulzura que ya le has pegado a tu sargento.

hr-card-dragon-rider = Jinete del dragón helecho
    .g = f
hr-flavour-dragon-rider = El dragón salió del huevo tras el radiador y aún no ha perdonado al invierno.

hr-card-bramble = Zarza el centauro salvaje
hr-flavour-bramble = Nadie lo invitó a entrar; ahí antes había una puerta.

hr-card-witch = Bruja de la regadera
    .g = f
hr-flavour-witch = Lo que hoy le duele a ella, te dolerá a ti a la hora de merendar.


hr-faction-freeloaders = Gorriones
    .one = Gorrión
    .g = m
hr-plan-freeloaders = Salir de todas las rendijas a la vez, echarse muchos sobre el más cercano, largarse con las cucharillas y no hacer nunca dos veces lo mismo.

hr-card-needle-gang = Bandoleros de la aguja
    .one = Bandolero de la aguja
    .g = m
hr-flavour-needle-gang = Una aguja es costura. Cinco agujas son una discusión que has perdido.

hr-card-slingers = Lanzachapas
    .one = Lanzachapas
    .g = m
hr-flavour-slingers = Una chapa es un escudo, un plato, un sombrero y, sobre todo, un disco.

hr-card-sneaks = Rondadores del rodapié
    .one = Rondador del rodapié
    .g = m
hr-flavour-sneaks = Nunca han estado aquí. La galleta tampoco.

hr-card-rabble = Granujas de las migas
    .one = Granuja de las migas
    .g = m
hr-flavour-rabble = Siguen a cualquiera a quien siga una tarta.

hr-card-mayor = Alcalde de Tras-el-Sofá
    .g = m
hr-flavour-mayor = Elegido once veces por las mismas tres monedas.

hr-card-pockets = Tía Bolsillos
    .g = f
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
    .one = Señor del Polvo
    .g = m
hr-plan-lords-of-dust = Avanzar despacio tras los escudos, clavar al enemigo en su sitio a alfilerazos y ser los últimos en pie, como siempre ocurre con el polvo.

hr-card-legionaries = Legionarios del polvo
    .one = Legionario del polvo
    .g = m
hr-flavour-legionaries = Barridos en primavera, de vuelta el martes y marcando el paso.

hr-card-arbalesters = Ballesteros de alfiler
    .one = Ballestero de alfiler
    .g = m
hr-flavour-arbalesters = Nunca fallan a la alfombra, y tú estás encima.

hr-card-lancers = Lanceros de la polilla
    .one = Lancero de la polilla
    .g = m
hr-flavour-lancers = Salen del armario al anochecer y van derechos a la mejor lana.

hr-card-halberdiers = Alabarderos del desván
    .one = Alabardero del desván
    .g = m
hr-flavour-halberdiers = Guardan lo que nadie recuerda de quienes ya lo han olvidado.

hr-card-marshal = Mariscal de la repisa
    .g = f
hr-flavour-marshal = Manda desde entre el reloj y el candelabro, y la obedecen hasta en el sótano.

hr-card-lint = Sargento Pelusa
    .g = m
hr-flavour-lint = Se pega a su tropa, a sus órdenes y a cualquier tejido conocido.

hr-card-cobweb = Canciller Telaraña
    .g = m
hr-flavour-cobweb = Una pregunta suya y ya no recuerdas quién daba las órdenes.

hr-card-grey-duke = Duque Gris
    .g = m
hr-flavour-grey-duke = Se ha posado en esta estantería, y donde se posa, ahí se queda.

hr-card-broom-knight = Caballero de la escoba rota
    .g = m
hr-flavour-broom-knight = La rompió él mismo, y quisiera saber quién la envió.

hr-card-rail-sniper = Tiradora del riel
    .g = f
hr-flavour-rail-sniper = Espera entre los ganchos a que pienses en otra cosa.
