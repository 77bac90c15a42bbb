"""A game being played: its journal, the rules at work, looks, undo, fork and replay."""
