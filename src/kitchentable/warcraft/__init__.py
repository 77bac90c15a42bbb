"""Warcraft: The Board Game with its Expansion Set."""
