no-such-lesson = Det finnes ingen leksjon «{ $name }» i { $game }.
