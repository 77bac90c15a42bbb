# Los objetivos de Warcraft en la página.

web-wc-goals-yours = Tus objetivos
web-wc-goal-met = conseguido
web-wc-goals-begin = A la mesa
