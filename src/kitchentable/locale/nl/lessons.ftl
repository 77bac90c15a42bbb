no-such-lesson = Er is geen les ‘{ $name }’ in { $game }.
