# La mesa de Warcraft en el navegador.

web-wc-choose = Lo que puedes hacer
web-wc-other = Otra cosa
web-wc-have = Lo que tienen los jugadores
web-wc-legend = Qué significan los signos
web-wc-hand = Tus cartas
