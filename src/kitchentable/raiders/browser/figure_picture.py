"""Figures in a picture that nobody can point at: a drawing on a base, with the sign of its troop.

The pages colour the drawings by their classes (`Drawing.svelte`). Here the colours are written into
the picture, because a picture in a notebook or on another page brings no style sheet along.
"""

from __future__ import annotations

import re
from xml.sax.saxutils import escape

from msgspec import Struct

from kitchentable.raiders.geometry.svg import INK, SHADES
from kitchentable.raiders.model.cards import Type

PAPER, GOLD = "#fffaf0", "#f5c957"
DEEP = ("#6d1f10", "#123c5e")
COLOURS = {
    "ink": "#2f2118",
    "skin": "#f0c9a0",
    "light": "#fff6e2",
    "metal": "#b9bfc4",
    "wood": "#b98248",
    "glow": "#ffd54a",
    "line": "none",
}
EDGE = 9
"""How wide the pale edge of cut paper round a drawing is, in units of the drawing."""
FEET = "translate(-50 -114)"
"""A drawing is 100 wide and 120 high; its feet are at (50, 114)."""
TALLER = 112
"""The height of a Hero's drawing in hundredths of that of the others."""


class Standing(Struct, frozen=True):
    """A character on the table as a picture shows it."""

    at: tuple[int, int]
    radius: int
    seat: int
    sign: str
    name: str
    drawing: str
    """The inside of its drawing, coloured by classes."""
    type: Type
    down: bool = False
    """Whether its troop went to ground: it lies."""


def figure(who: Standing) -> str:
    """A figure on its base, with its sign."""
    x, y = who.at
    parts = (f"<title>{escape(who.name)}</title>", _base(who), _drawing(who), _sign(who))
    return f'<g transform="translate({x} {-y})">{"".join(parts)}</g>'


def _base(who: Standing) -> str:
    rim = PAPER if who.type == Type.UNIT else GOLD
    return (
        f'<circle cx="14" cy="16" r="{who.radius}" fill="{INK}" opacity=".34"/>'
        f'<circle r="{who.radius}" fill="{DEEP[who.seat]}" stroke="{PAPER}" stroke-width="4"/>'
        f'<circle r="{who.radius * 84 // 100}" fill="{SHADES[who.seat]}" stroke="{rim}" '
        f'stroke-width="7"/>'
    )


def _drawing(who: Standing) -> str:
    high = (100 + 2 * who.radius) * (TALLER if who.type == Type.HERO else 100) // 100
    stance = f"rotate(-84) translate(0 {high * 2 // 5})" if who.down else "translate(0 5)"
    size = f"scale({high * 100 // 114 / 100})"
    plain = re.sub(r' stroke-width="[^"]*"', "", who.drawing)
    edge = re.sub(
        'class="([a-z]+)"', lambda found: 'fill="none"' if found[1] == "line" else "", plain
    )
    colours = {**COLOURS, "cloth": SHADES[who.seat], "deep": DEEP[who.seat]}
    inside = re.sub('class="([a-z]+)"', lambda found: f'fill="{colours[found[1]]}"', who.drawing)
    joins = 'stroke-linejoin="round" stroke-linecap="round"'
    return (
        f'<g transform="{stance} {size} {FEET}" {joins}>'
        f'<g fill="{PAPER}" stroke="{PAPER}" stroke-width="{EDGE}">{edge}</g>'
        f'<g stroke="{COLOURS["ink"]}" stroke-width="3">{inside}</g></g>'
    )


def _sign(who: Standing) -> str:
    size = who.radius * 3 // 5
    wide = size * (50 + 58 * len(who.sign)) // 100
    return (
        f'<g transform="translate(0 {who.radius * 86 // 100})"><rect x="{-wide // 2}" '
        f'y="{-size // 2}" width="{wide}" height="{size}" rx="{size // 2}" '
        f'fill="{DEEP[who.seat]}" stroke="{PAPER}" stroke-width="4"/>'
        f'<text y="{size // 3}" font-size="{size}" font-weight="700" text-anchor="middle" '
        f'fill="{PAPER}">{escape(who.sign)}</text></g>'
    )
