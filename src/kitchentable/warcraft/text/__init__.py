"""Warcraft as text: cards, the board in the terminal, situations."""
