"""Kitchen Table: two tabletop games, complete, by their rulebooks."""

__version__ = "0.1.0"
