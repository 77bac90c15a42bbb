# Lessons: the page that lists them, and the note that leads through one.

no-such-lesson = There is no lesson “{ $name }” in { $game }.
lessons-title = Learn { $game }
lessons-about = Five short lessons, each ending in something you have done yourself. Then a first whole game with hints. Leave, repeat or skip them as you like.
lessons-minutes = { $minutes ->
    [one] 1 minute at most
   *[other] { $minutes } minutes at most
}
lessons-begin = Begin
lessons-repeat = Repeat
lessons-achieved = Done
lessons-step = Step { $step } of { $of }
lessons-note = Lesson: { $lesson }
lessons-arranged = The dice of this lesson are arranged so that you see what can happen. In a game they are fair.
lessons-watch = Now watch: it is the others’ turn.
lessons-won = Done!
lessons-lost = Not yet
lessons-retry = Try again
lessons-next = Next lesson
lessons-all = All lessons
lessons-leave = Leave the lesson
lessons-smaller = Fold the note
lessons-larger = Unfold the note
lessons-hint = A hint
lessons-read = Got it
lessons-no-more = No more hints
lessons-teaches = Learn step by step
