"""Examples of the documentation: a game in 100 lines, a bot in 30."""
