"""People and their connections: the door, sessions, limits."""
