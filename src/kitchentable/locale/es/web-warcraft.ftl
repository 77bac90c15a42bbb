# La mesa de Warcraft en el navegador.

web-wc-choose = Lo que puedes hacer
web-wc-other = Otra cosa
web-wc-have = Lo que tienen los jugadores
web-wc-legend = Qué significan los signos
web-wc-hand = Tus cartas
wc-preview-form = La mesa ha preguntado algo que no se entiende: { $why }
wc-preview-plan = Este plan nombra piezas o espacios que no existen.
