# Home Raiders: por qué el ordenador hizo lo que hizo.

hr-why-activate = { $troop } es quien más tiene que hacer ahora, o más que temer.
hr-why-stand = { $troop } no puede hacer nada antes de ponerse en pie.
hr-why-close = { $troop } golpea: lo que promete este ataque vale más que cualquier movimiento.
hr-why-ranged = Disparar contra { $target } es lo que más promete.
hr-why-spirit = Un reto de Espíritu es lo que más promete.
hr-why-generic = Cuesta una acción y la vale.
hr-why-regroup = La unidad tiene que reagruparse.
hr-why-wait = Nada de lo posible ahora mejoraría la posición.
hr-why-goal = El objetivo está por ahí, y el tiempo no sobra.
hr-why-contact = Desde ahí se puede golpear enseguida a { $troop }.
hr-why-advance = Más cerca de { $troop } se abren más ataques.
hr-why-sight = Desde allí se tiene a alguien a la vista.
hr-why-place = Ahí es donde mejor se equilibran cobertura, peligro y objetivo.
hr-why-deed = { $who } tiene la mejor probabilidad de los que faltan por actuar.
hr-why-mode = Hecho así, el ataque vale más.
hr-why-free = No cuesta nada, y el blanco es el que más vale.
hr-why-ground = Tirarse al suelo ahorra más que la acción de levantarse.
hr-why-least = Es lo que menos se echará de menos.
hr-why-nothing-lost = No hay nada que perder.
hr-why-fervour = La herida llega demasiado tarde para importar.
hr-why-shove = Ahí el enemigo hace menos daño.
hr-why-join = Esta unidad combate de la manera que mejor sabe dirigir su nuevo compañero.
hr-why-dearest = El más caro de los otros merece un juramento.
hr-why-deploy = Desde aquí el camino al otro lado es el más corto.
hr-why-marker = Tan cerca de nuestro lado y tan lejos del suyo como se permite.
