no-such-lesson = There is no lesson “{ $name }” in { $game }.
