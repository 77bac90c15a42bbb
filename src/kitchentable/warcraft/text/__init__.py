"""Warcraft in words: cards, the picture of the terminal, situations."""
