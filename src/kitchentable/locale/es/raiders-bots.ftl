# Home Raiders: por qué el ordenador hizo lo que hizo.

hr-why-activate =
    { NOUN($troop, as: "El") } { NOUN($troop, ask: "number") ->
        [many] son quienes más tienen
       *[one] es quien más tiene
    } que hacer ahora, o que temer.
hr-why-stand =
    { NOUN($troop, as: "El") } no { NOUN($troop, ask: "number") ->
        [many] pueden
       *[one] puede
    } hacer nada antes de ponerse en pie.
hr-why-close =
    { NOUN($troop, as: "El") } { NOUN($troop, ask: "number") ->
        [many] golpean
       *[one] golpea
    }: estos ataques prometen más que cualquier movimiento.
hr-why-ranged = Disparar { NOUN($target, as: "al") } es lo que más promete.
hr-why-spirit = Un reto es lo que más promete.
hr-why-generic = Cuesta una acción y la vale.
hr-why-regroup = La unidad tiene que reagruparse.
hr-why-wait = Nada de lo posible ahora mejoraría la posición.
hr-why-goal = El objetivo está por ahí, y el tiempo no sobra.
hr-why-contact = Desde ahí podemos golpear enseguida { NOUN($troop, as: "al") }.
hr-why-advance = Más cerca { NOUN($troop, as: "del") } se abren más ataques.
hr-why-sight = Desde ahí tenemos a un enemigo a la vista.
hr-why-place = Ahí es donde mejor se equilibran cobertura, peligro y objetivo.
hr-why-deed = De quienes aún no han actuado, nadie tiene más posibilidades que { NOUN($who, as: "el") }.
hr-why-mode = Hecho así, el ataque vale más.
hr-why-free = No cuesta nada, y el blanco es el que más vale.
hr-why-ground = Echarse cuerpo a tierra ahorra más que la acción de ponerse en pie.
hr-why-least = Es lo que menos se echará de menos.
hr-why-nothing-lost = No hay nada que perder.
hr-why-fervour = La herida llega demasiado tarde para importar.
hr-why-shove = Ahí el enemigo hace menos daño.
hr-why-join = Esta unidad combate de la manera que mejor sabe dirigir su nuevo compañero.
hr-why-dearest = El enemigo más caro merece un juramento.
hr-why-deploy = Desde aquí el camino al otro lado es el más corto.
hr-why-marker = Tan cerca de nuestro lado y tan lejos del suyo como se permite.
hr-why-push = Allí nos conviene más.
hr-why-relocate = Hay un sitio mejor alrededor del mismo enemigo, y sin ataque gratuito por el camino.
hr-why-aside = Ahí no estorba a los suyos.
