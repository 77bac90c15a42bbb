no-such-lesson = No hay ninguna lección «{ $name }» en { $game }.
