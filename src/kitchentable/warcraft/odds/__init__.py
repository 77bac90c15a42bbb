"""The odds of a battle, from public information."""
