"""Opponents for Warcraft. They see a view and a question, never the state."""
