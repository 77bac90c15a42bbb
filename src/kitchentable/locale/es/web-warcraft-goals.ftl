# Los objetivos de Warcraft en la página.

web-wc-goals = Cómo se gana
web-wc-goals-yours = Tus objetivos
web-wc-goals-of = { $race }
web-wc-goal-met = conseguido
web-wc-goal-show = Mostrar en el tablero
web-wc-goals-begin = A la mesa
