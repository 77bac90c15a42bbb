# The goals of Warcraft on the page.

web-wc-goals-yours = Your goals
web-wc-goal-met = done
web-wc-goals-begin = To the table
