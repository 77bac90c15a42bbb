# The house map of Home Raiders in the browser.

web-hr-house-more = Una partida en cada habitación: quien gana la marca con su símbolo, y quien tenga más al final gana la casa.
web-hr-house-new = Una casa nueva
web-hr-house-rooms = Habitaciones
web-hr-house-begin = Empezar
web-hr-house-known = Tus casas
web-hr-house-others = Otras casas
web-hr-house-owned = Es de { $name }
web-hr-house-open = aquí aún no ha jugado nadie
web-hr-house-drawn = empate, se juega otra vez
web-hr-house-under-way = partida en curso
web-hr-house-play = Jugar aquí
web-hr-house-go-on = Seguir jugando
web-hr-house-won = { $name } gana la casa.
web-hr-house-shared = La casa es de los dos.
web-hr-house-count =
    { $count ->
        [one] { $count } habitación
       *[other] { $count } habitaciones
    }
