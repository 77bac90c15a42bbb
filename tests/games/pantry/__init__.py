"""The Pantry: a small complete game that presses on every part of the kernel.

Mice raid each other's crumbs on a table-cloth. It has hidden cards, dice, a secret
simultaneous choice, a reaction window, places and routes in continuous space, a face-down
jar, interjections, two and three seats. It exists to prove the kernel, and lives here only.
"""

from tests.games.pantry.game import GAME, PANTRY, PantrySetup

__all__ = ["GAME", "PANTRY", "PantrySetup"]
