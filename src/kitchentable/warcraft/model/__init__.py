"""What a game of Warcraft is made of: state, board, kinds, events, content, edition."""
