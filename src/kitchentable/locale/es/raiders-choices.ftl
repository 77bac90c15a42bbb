# Lo que se puede elegir para una incursión: pueblos y objetos para los portales.

hr-about-new-lilliput = Un pequeño ejército con buenos oficiales: sólido cuerpo a cuerpo, y aún mejor con un Líder cerca.
hr-about-gremlins = Electricidad y pararrayos: son los que más y más lejos disparan, detrás de Hombres de trapo que están para caer.
hr-about-fair-folk = Hadas, centauros, ninfas y un jinete de dragón: los más rápidos, y los más fuertes en Espíritu.
hr-about-freeloaders = Agujas de coser y chapas: los más personajes por Estrella, y nadie sabe qué harán después.
hr-about-lords-of-dust = Bien equipados y organizados: lentos, con la mejor Defensa.
hr-portal-about-stand = { LENGTH($height) } de alto; los personajes pueden ponerse encima.
hr-portal-about-plain = { LENGTH($height) } de alto; ningún personaje puede ponerse encima.
hr-option-set-white = El set blanco
hr-option-set-red = El set rojo
hr-option-set-black = El set negro
hr-option-set-all = Todos los dados
