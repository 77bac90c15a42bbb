"""The rules of Warcraft, a file for each step and each part of a battle."""
