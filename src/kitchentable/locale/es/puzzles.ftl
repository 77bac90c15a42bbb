help-puzzles = mostrar los problemas y comprobar que sus soluciones valen
help-puzzles-what = un juego, o el archivo de un problema
puzzles-row = { $game }, nivel { $level }: { $title } ({ $name })
puzzles-unsolved = Hay una solución que no alcanza su objetivo.
puzzles-none = «{ $file }» no tiene la tabla [puzzle].
