# The team builder of Home Raiders in the browser.

web-hr-teams-more = Elige cartas de un solo pueblo. Las reglas miran por encima del hombro: lo que cuesta, y qué no se permite y por qué.
web-hr-people = Pueblo
web-hr-ready-made = Partir de un equipo hecho:
web-hr-stars =
    { $stars ->
        [one] { $stars } estrella
       *[other] { $stars } estrellas
    }
web-hr-force = Figuras
web-hr-type-unit = Unidades
web-hr-type-leader = Líderes
web-hr-type-hero = Héroes
web-hr-team = El equipo
web-hr-team-name = Nombre del equipo
web-hr-team-unnamed = Un equipo propio
web-hr-team-limit = Estrellas como máximo
web-hr-team-cost = { $cost } de { $stars } estrellas
web-hr-team-fits = Se puede jugar con este equipo.
web-hr-team-empty = Aún no hay ninguna carta elegida.
web-hr-team-add = Añadir
web-hr-team-troops = Tropas
web-hr-team-merged = Copias unidas en cada una
web-hr-fewer = menos
web-hr-more = más
web-hr-team-play = Jugar con él
web-hr-team-save = Guardar
web-hr-team-kept = Guardado
web-hr-team-print = Imprimir las cartas
web-hr-team-export = Guardar como archivo
web-hr-team-import = Abrir un archivo
web-hr-team-saved = Tus equipos
