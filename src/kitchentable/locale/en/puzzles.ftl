help-puzzles = list the puzzles and check that their solutions hold
help-puzzles-what = a game, or the file of a puzzle
puzzles-row = { $game }, level { $level }: { $title } ({ $name })
puzzles-unsolved = A solution does not reach its goal.
puzzles-none = “{ $file }” has no table [puzzle].
