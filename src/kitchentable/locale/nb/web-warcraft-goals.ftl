# Målene i Warcraft på siden.

web-wc-goals-yours = Målene dine
web-wc-goal-met = nådd
web-wc-goals-begin = Til bordet
