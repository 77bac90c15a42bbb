# Los sonidos, en los ajustes.

web-sounds = Sonidos
web-sounds-more = Dados, pasos, golpes y de quién es el turno
web-volume = Volumen
web-volume-percent = { $percent } %
