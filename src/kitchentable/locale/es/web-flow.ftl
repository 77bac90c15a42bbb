# Cómo sigue una partida: qué se pregunta y qué no.

web-asks = Preguntarme aunque solo haya una respuesta posible
web-key-marks = el momento clave anterior o siguiente en una repetición
web-pace-step = Paso a paso
web-step-on = Siguiente paso
