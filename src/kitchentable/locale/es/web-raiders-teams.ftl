# The team builder of Home Raiders in the browser.

web-hr-teams-more = Elige cartas de una sola facción. Las reglas te avisan sobre la marcha: cuánto cuesta, qué no se permite y por qué.
web-hr-people = Facción
web-hr-ready-made = Empezar con un equipo hecho:
web-hr-stars =
    { $stars ->
        [one] { $stars } Estrella
       *[other] { $stars } Estrellas
    }
web-hr-force = Fuerza
web-hr-type-unit = Unidades
web-hr-type-leader = Líderes
web-hr-type-hero = Héroes
web-hr-team = El equipo
web-hr-team-name = Nombre del equipo
web-hr-team-unnamed = Mi propio equipo
web-hr-team-limit = Máximo de Estrellas
web-hr-team-cost = { $cost } de { $stars } Estrellas
web-hr-team-fits = Este equipo está listo para jugar.
web-hr-team-empty = Aún no has elegido cartas.
web-hr-team-add = Añadir
web-hr-team-troops = Tropas
web-hr-team-merged = Copias unidas en cada una
web-hr-fewer = menos
web-hr-more = más
web-hr-team-play = Jugar con este equipo
web-hr-team-save = Guardar
web-hr-team-kept = Guardado
web-hr-team-print = Imprimir las cartas
web-hr-team-export = Guardar como archivo
web-hr-team-import = Abrir un archivo
web-hr-team-saved = Tus equipos
