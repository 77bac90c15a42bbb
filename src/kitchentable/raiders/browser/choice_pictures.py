"""Pictures of what can be chosen for a raid: tables, teams, objects for Portals."""

from __future__ import annotations

import re
from typing import Final

from kitchentable.raiders.browser.library import figures
from kitchentable.raiders.geometry import svg, tables
from kitchentable.raiders.model.content import Content, Team

WIDE, HIGH, APART, MARGIN = 100, 120, 64, 14
"""The size of a figure's drawing, how far apart figures stand, and the room around them."""

INK: Final = "#33241a"
LOOK: Final = {
    "ink": INK,
    "skin": "#f0c9a0",
    "light": "#fff6e2",
    "metal": "#b9bfc4",
    "wood": "#b98248",
    "glow": "#ffd54a",
    "line": "none",
}
"""The fill of each class of a drawing."""
CLOTH: Final = {
    "New Lilliput": ("#c4472c", "#7d2514"),
    "Gremlins": ("#d99a22", "#8a5606"),
    "Fair folk": ("#5f9e47", "#2f5e22"),
    "Freeloaders": ("#3c8dbb", "#1d5374"),
    "Lords of Dust": ("#8077ab", "#474068"),
}
"""What each people wears."""
PLAIN: Final = ("#8d6f54", "#5a452f")


def picture(content: Content, field: str, value: str) -> str:
    """A value that a field of the setup may hold, as SVG; "" for none."""
    if field == "table" and value in tables.tables():
        return tables.tables()[value].svg()
    if field == "portals" and value in tables.catalogue():
        return _object(value)
    if field == "teams" and value in content.teams:
        return team(content.teams[value], content)
    return ""


def _object(name: str) -> str:
    """An object from above, as it lies on the wood."""
    thing = tables.thing_of(tables.catalogue()[name], name, name, (0, 0, 0), None, name)
    xs, ys = [x for x, _ in thing.footprint], [y for _, y in thing.footprint]
    half = max(max(xs) - min(xs), max(ys) - min(ys)) * 5 // 8
    wood = (
        (-3 * half, -2 * half),
        (3 * half, -2 * half),
        (3 * half, 2 * half),
        (-3 * half, 2 * half),
    )
    near = f'viewBox="{-2 * half} {-half - half // 4} {4 * half} {5 * half // 2}"'
    return re.sub('viewBox="[^"]*"', near, svg.table(wood, (thing,)), count=1)


def team(each: Team, content: Content) -> str:
    """The cards of a team, as figures in a row; the first stand in front."""
    cards = [entry.card for entry in each.entries for _ in range(entry.separate)]
    drawn = [_figure(card, content) for card in cards if card in figures()]
    width = APART * max(0, len(drawn) - 1) + WIDE + 2 * MARGIN
    row = "".join(
        f'<g transform="translate({MARGIN + APART * at} {MARGIN})">{drawn[at]}</g>'
        for at in reversed(range(len(drawn)))
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {HIGH + 2 * MARGIN}" '
        f'stroke="{INK}" stroke-linejoin="round" stroke-linecap="round" stroke-width="3">'
        f"{row}</svg>"
    )


def _figure(card: str, content: Content) -> str:
    """A card's drawing in the colours of its people."""
    cloth, deep = CLOTH.get(content.cards[card].faction, PLAIN)
    fills = {**LOOK, "cloth": cloth, "deep": deep}
    return re.sub(r'class="([a-z]+)"', lambda found: f'fill="{fills[found[1]]}"', figures()[card])
