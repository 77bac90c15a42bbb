# Målene i Warcraft på siden.

web-wc-goals = Slik vinner du
web-wc-goals-yours = Målene dine
web-wc-goals-of = { $race }
web-wc-goal-met = nådd
web-wc-goal-show = Vis på brettet
web-wc-goals-begin = Til bordet
