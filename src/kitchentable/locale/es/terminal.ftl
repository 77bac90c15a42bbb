# Una partida en la terminal.

terminal-start = Escribe el número de una respuesta. Con ? verás qué más puedes escribir.
terminal-help =
    número   dar esa respuesta
    p1, p2   pasar, y que no te vuelvan a preguntar en ese tiempo
    u        deshacer tu última respuesta
    i        qué puedes hacer por tu cuenta; i 2 lo hace
    v        volver a mostrar la mesa, con la explicación de los signos
    c A1     mostrar la carta de una pieza, por su signo en el mapa
    o 2      de dónde salen las probabilidades de la respuesta 2
    d        lo último que pasó, con sus dados, motivos y reglas
    r { $rule } mostrar una regla
    w        por qué los bots hicieron lo que hicieron
    s ARCHIVO guardar la partida
    q        salir
terminal-no = No: { $why }
hand-over = { $who }, te toca. Pulsa Intro cuando estés a solas ante la pantalla.
dice = Dados
type-dice = Escribe lo que has sacado, en este orden: { $dice }
type-place = O escribe un lugar en pulgadas, por ejemplo 2,5 10
type-moves = O escribe recorridos en pulgadas, cada pieza por su signo, como A1: 2,5 10 > 3 11; A2: 4 11
type-number = Escribe un número del 1 al { $most }.
type-route = «{ $given }» debería ser una pieza, dos puntos y los lugares por los que pasa.
type-inches = «{ $given }» no es una longitud en pulgadas, como 2,5.
type-what = «{ $given }» no es una respuesta válida aquí; escribe el número de una, o ? para ver la ayuda.
pass-until = pasar, y no volver a preguntarme { $what }
undone = Deshecho.
saved = Partida guardada en { $file }.
save-where = Di dónde: s ARCHIVO
goodbye = Hasta la próxima.
goodbye-saved = Hasta la próxima. Con «kitchentable play --resume { $file }» puedes seguir desde aquí.
sealed-start = Estos dados se pueden comprobar después. Anota el sello: { $commitment }
sealed-end = Con «kitchentable verify { $file }» puedes comprobar los dados de esta partida.
no-odds-here = Para esta respuesta no hay probabilidades que calcular.
