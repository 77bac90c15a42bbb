# Lecciones: la página que las enumera y la nota que guía por una de ellas.

no-such-lesson = No hay ninguna lección «{ $name }» en { $game }.
lessons-title = Aprende { $game }
lessons-about = Cinco lecciones cortas; cada una termina con algo que has logrado tú. Después, una primera partida entera con consejos. Déjalas, repítelas o sáltatelas como quieras.
lessons-minutes = { $minutes ->
    [one] 1 minuto como mucho
   *[other] { $minutes } minutos como mucho
}
lessons-begin = Empezar
lessons-repeat = Repetir
lessons-achieved = Hecha
lessons-step = Paso { $step } de { $of }
lessons-note = Lección: { $lesson }
lessons-arranged = Los dados de esta lección están preparados para que veas lo que puede pasar. En una partida son limpios.
lessons-watch = Ahora mira: les toca a los demás.
lessons-won = ¡Conseguido!
lessons-lost = Todavía no
lessons-retry = Intentarlo de nuevo
lessons-next = Lección siguiente
lessons-all = Todas las lecciones
lessons-leave = Dejar la lección
lessons-smaller = Plegar la nota
lessons-larger = Desplegar la nota
lessons-hint = Un consejo
lessons-read = Entendido
lessons-no-more = Sin más consejos
lessons-teaches = Aprender paso a paso
