# The goals of Warcraft on the page.

web-wc-goals = How to win
web-wc-goals-yours = Your goals
web-wc-goals-of = { $race }
web-wc-goal-met = done
web-wc-goal-show = Show on the board
web-wc-goals-begin = To the table
