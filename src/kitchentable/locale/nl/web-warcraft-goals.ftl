# De doelen van Warcraft op de pagina.

web-wc-goals = Zo win je
web-wc-goals-yours = Jouw doelen
web-wc-goals-of = { $race }
web-wc-goal-met = gehaald
web-wc-goal-show = Toon op het bord
web-wc-goals-begin = Naar de tafel
