"""Warcraft: The Board Game."""

from kitchentable.warcraft.game import GAME

__all__ = ["GAME"]
