# De doelen van Warcraft op de pagina.

web-wc-goals-yours = Jouw doelen
web-wc-goal-met = gehaald
web-wc-goals-begin = Naar de tafel
