# Hoe een spel verdergaat: wat er wordt gevraagd en wat niet.

web-asks = Vraag het mij ook als er maar één antwoord mogelijk is
