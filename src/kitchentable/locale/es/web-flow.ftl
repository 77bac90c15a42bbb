# Cómo sigue una partida: qué se pregunta y qué no.

web-asks = Preguntarme aunque solo haya una respuesta posible
