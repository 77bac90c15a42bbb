"""The odds of a battle, from what everybody sees."""
