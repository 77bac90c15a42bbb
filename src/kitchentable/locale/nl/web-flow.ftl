# Hoe een spel verdergaat: wat er wordt gevraagd en wat niet.

web-asks = Vraag het mij ook als er maar één antwoord mogelijk is
web-key-marks = het vorige of volgende hoogtepunt in een replay
web-pace-step = Stap voor stap
web-step-on = Volgende stap
