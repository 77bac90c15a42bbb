"""Lessons: short games that teach a game, and hints in the first whole one."""
