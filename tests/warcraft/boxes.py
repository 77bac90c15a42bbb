"""Warcraft with other content: small boards, unusual heroes. The rules are unchanged."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from msgspec import structs

from kitchentable.warcraft.game import WarcraftBox, WarcraftGame
from kitchentable.warcraft.model.content import Content, Laid, Layout
from kitchentable.warcraft.model.packs import shipped

ORC_AND_UNDEAD = (Laid(3, (0, 0)), Laid(12, (2, -1), turn=3))
HUMAN = Laid(10, (-1, 1), turn=1)
NIGHT_ELF_AND_HUMAN = (Laid(2, (-1, 0), turn=2), HUMAN)


def game_with(content: Callable[[], Content]) -> WarcraftGame:
    """The game with this content in its box."""
    game = WarcraftGame()
    game.box = WarcraftBox(content)
    return game


@cache
def narrow() -> Content:
    """The content with boards of town pieces only, so that battles come soon."""
    two = Layout(2, ORC_AND_UNDEAD)
    four = Layout(4, (*ORC_AND_UNDEAD, *NIGHT_ELF_AND_HUMAN))
    three = Layout(3, (*ORC_AND_UNDEAD, HUMAN))
    layouts = {**shipped().layouts, "two": two, "three": three, "four": four}
    return structs.replace(shipped(), layouts=layouts)
