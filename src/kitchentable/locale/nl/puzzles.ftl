help-puzzles = de puzzels tonen en controleren of hun oplossingen kloppen
help-puzzles-what = een spel, of het bestand van een puzzel
puzzles-row = { $game }, niveau { $level }: { $title } ({ $name })
puzzles-unsolved = Er is een oplossing die het doel niet bereikt.
puzzles-none = ‘{ $file }’ heeft geen tabel [puzzle].
