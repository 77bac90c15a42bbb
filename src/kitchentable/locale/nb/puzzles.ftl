help-puzzles = vis oppgavene og kontroller at løsningene holder
help-puzzles-what = et spill, eller filen til en oppgave
puzzles-row = { $game }, nivå { $level }: { $title } ({ $name })
puzzles-unsolved = En løsning når ikke målet.
puzzles-none = «{ $file }» har ingen tabell [puzzle].
