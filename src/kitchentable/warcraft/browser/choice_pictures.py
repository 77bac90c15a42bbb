"""Pictures of what can be chosen for a game of Warcraft: races, options, boards, scenarios."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from kitchentable.kernel.game import Game
from kitchentable.kernel.words import Message
from kitchentable.warcraft.browser.svg import table_picture
from kitchentable.warcraft.browser.svg_parts import (
    CREAM,
    INK,
    OTHER_SHADE,
    SHADES,
    document,
    figures,
    use,
)
from kitchentable.warcraft.model.content import Content
from kitchentable.warcraft.model.settings import WarcraftSetup
from kitchentable.warcraft.model.state import Warcraft

SIGNS: Final = {
    "strategic": ("points", "points"),
    "racial": ("human", "orc", "undead", "night-elf"),
    "creeps": ("creep",),
    "heroes": ("hero",),
    "research": ("gold", "card"),
    "draining": ("gold", "worker", "wood"),
    "hidden": ("lock", "gold"),
}
"""The drawings that stand for an option."""
LIGHT: Final = f' fill="{CREAM}"'
STANDING: Final = ("worker", "melee", "hero", "ranged", "flying")
"""The figures that stand for a race, from left to right."""
FILLS: Final = {
    "ink": INK, "skin": "#dcb892", "light": CREAM, "metal": "#b9bfc4", "wood": "#b98248",
    "glow": "#ffd54a", "line": "none",
}  # fmt: skip
SKINS: Final = {"orc": "#93b062", "undead": "#cfd3c0", "night-elf": "#cbb0da"}
USUAL: Final = 2
"""The players at the board of the book, where a form does not say how many there are."""


def picture(game: Game[Warcraft], field: str, value: str, say: Callable[[Message], str]) -> str:
    """A value that a field of the setup may hold, as SVG; "" for none."""
    content: Content = game.box.shipped()
    if field == "races" and value in content.races and f"{value}-hero" in figures():
        return _people(value, SHADES.get(content.races[value].colour, OTHER_SHADE))
    if field == "options" and value in SIGNS:
        return _row(SIGNS[value], INK)
    if field == "board" and (not value or value in content.layouts):
        seats = content.layouts[value].seats if value else USUAL
        return table_picture(game.rules.begin(WarcraftSetup(seats=seats, board=value), content))
    if field == "scenario" and (not value or value in content.scenarios):
        seats = content.scenarios[value].seats if value else USUAL
        setup = WarcraftSetup(seats=seats, scenario=value)
        return table_picture(game.rules.begin(setup, content))
    return ""


def _row(names: tuple[str, ...], shade: str) -> str:
    """Drawings on coloured discs, side by side."""
    apart = 184 if len(names) < 4 else 142
    radius = apart * 6 // 13
    parts = []
    for at, name in enumerate(names):
        middle = (apart // 2 * (2 * at + 1 - len(names)), 0)
        disc = f'<circle cx="{middle[0]}" r="{radius}" fill="{shade}" stroke="{CREAM}" '
        parts.append(disc + f'stroke-width="8"/>{use(name, middle, 2 * radius, LIGHT)}')
    return document((-300, -170, 600, 340), "".join(parts))


def _people(race: str, shade: str) -> str:
    """The figures of a race side by side, the hero in the middle a little larger."""
    fills = {**FILLS, "cloth": shade, "deep": INK, "skin": SKINS.get(race, FILLS["skin"])}
    parts = []
    for at, kind in enumerate(STANDING):
        inside = re.sub(
            r'class="([a-z]+)"', lambda at: f'fill="{fills[at[1]]}"', figures()[f"{race}-{kind}"]
        )
        size = 16 if kind == "hero" else 13
        left, top = 116 * (at - 2) - 5 * size, 120 - 114 * size // 10
        parts.append(
            f'<g transform="translate({left} {top}) scale({size // 10}.{size % 10})" '
            f'stroke="{INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">'
            f"{inside}</g>"
        )
    return document((-300, -170, 600, 340), "".join(parts))
