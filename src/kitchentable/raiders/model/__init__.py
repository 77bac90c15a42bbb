"""What a game of Home Raiders is made of: state, cards, dice, teams, events, settings."""
