"""Parts of pictures of the board: the table, drawings, numbers, tokens, hexes.

The corners of a hex are 150 from its centre, and half its width is 130 (150 × 1732 / 2000): so
all coordinates are whole numbers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path
from xml.sax.saxutils import escape

from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.model.board import Hex
from kitchentable.warcraft.model.content import Race
from kitchentable.warcraft.model.kinds import (
    CLEAR,
    FOREST,
    GOLDMINE,
    MOUNTAIN,
    OBJECTIVE,
    TOWN,
    WATER,
)
from kitchentable.warcraft.model.words import kind_word

Say = Callable[[Message], str] | None
"""Puts a message into the reader's language; `None` for a picture without words."""

Box = tuple[int, int, int, int]
"""Left, top, width, height."""

PACKS = Path(__file__).parent.parent / "packs"
DRAWINGS, FIGURES = PACKS / "drawings", PACKS / "figures"

HALF, LOW, HIGH = 130, 75, 150
"""Half the width of a hex, and the heights above its centre of its side ends and its tip."""
CORNERS: tuple[Hex, ...] = (
    (HALF, LOW), (0, HIGH), (-HALF, LOW), (-HALF, -LOW), (0, -HIGH), (HALF, -LOW),
)  # fmt: skip
"""The corners of a hex: its side towards `SIDES[n]` goes from corner n - 1 to corner n."""

WOOD, PLANK, INK, CREAM, BANNER = "#d9b48a", "#cfa679", "#3b2f26", "#fffaf0", "#c4603b"
SHADES = {"blue": "#3f6690", "red": "#a33f35", "purple": "#6d4a80", "green": "#3f7350"}
OTHER_SHADE = "#5f5850"
FRAME = "#8a6a48"
GROUNDS = {
    TOWN: "#dccba4", FOREST: "#a9c186", GOLDMINE: "#dfd0a8", MOUNTAIN: "#cbc6b9",
    OBJECTIVE: "#c3cfa6", CLEAR: "#b9cb91", WATER: "#93b8c0",
}  # fmt: skip


def document(box: Box, body: str) -> str:
    """The whole SVG: the table, the picture on it, and the drawings that it uses."""
    x, y, width, depth = box
    planks = "".join(
        f'<path d="M{x},{line}H{x + width}" stroke="{PLANK}" stroke-width="5"/>'
        for line in range(y + 380, y + depth, 380)
    )
    used = dict.fromkeys(re.findall(r'href="#wc-([a-z-]+)"', body))
    drawings = "".join(f'<g id="wc-{name}">{drawing(name)}</g>' for name in used)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {depth}" '
        f'font-family="system-ui, sans-serif" role="img"><defs>{drawings}</defs>'
        f'<rect x="{x}" y="{y}" width="{width}" height="{depth}" rx="24" fill="{WOOD}"/>{planks}'
        f"{body}</svg>"
    )


@cache
def drawing(name: str) -> str:
    """The inner SVG of a drawing's file."""
    if name == "hex":
        return f'<polygon points="{points(CORNERS)}"/>'
    return _inside(DRAWINGS / f"{name}.svg")


def _inside(path: Path) -> str:
    """What stands between the tags of a picture, on one line."""
    inside = re.sub(r"^[\s\S]*?<svg[^>]*>|</svg>\s*$", "", path.read_text("utf-8"))
    return re.sub(r"\s*\n\s*", "", inside)


@cache
def figures() -> dict[str, str]:
    """The pieces as figures: `human-melee` by race and kind, `creep`, which has no race."""
    return {path.stem: _inside(path) for path in sorted(FIGURES.glob("*.svg"))}


@cache
def drawing_names() -> tuple[str, ...]:
    """The names of all drawings."""
    return tuple(sorted(each.stem for each in DRAWINGS.glob("*.svg")))


@cache
def drawn(name: str) -> bool:
    """Whether there is a drawing of this name."""
    return re.fullmatch("[a-z-]+", name) is not None and (DRAWINGS / f"{name}.svg").exists()


def points(corners: Iterable[Hex]) -> str:
    """Corners in the form of SVG."""
    return " ".join(f"{x},{y}" for x, y in corners)


def use(name: str, at: Hex = (0, 0), percent: int = 100, look: str = "") -> str:
    """A drawing at a place, in another size."""
    scale = "" if percent == 100 else f" scale({percent // 100}.{percent % 100:02})"
    return f'<use href="#wc-{name}" transform="translate({at[0]} {at[1]}){scale}"{look}/>'


def titled(put: Say, words: Sequence[Message | str], inside: str) -> str:
    """A drawing with a title, for screen readers and for pointing at it."""
    if put is None:
        return inside
    text = " ".join(each if isinstance(each, str) else put(each) for each in words)
    return f"<g><title>{escape(text)}</title>{inside}</g>"


def text(what: int | str, at: Hex, size: int, fill: str = INK, anchor: str = "middle") -> str:
    """A number or a name at a place."""
    return (
        f'<text x="{at[0]}" y="{at[1]}" font-size="{size}" font-weight="700" '
        f'text-anchor="{anchor}" fill="{fill}">{escape(str(what))}</text>'
    )


def disc(at: Hex, radius: int, fill: str, rim: str, look: str = "") -> str:
    """A round piece of wood or cardboard, with its shadow."""
    x, y = at
    return (
        f'<circle cx="{x + 4}" cy="{y + 5}" r="{radius}" fill="{INK}" opacity=".28"/>'
        f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" stroke="{rim}" '
        f'stroke-width="{radius // 9 + 1}"{look}/>'
    )


def shade(race: Race) -> str:
    """The shade that stands for a race's colour."""
    return SHADES.get(race.colour, OTHER_SHADE)


def token(name: str, at: Hex, radius: int, fill: str, finished: bool = True) -> str:
    """A piece with the drawing of its kind; under construction its rim is broken."""
    percent = radius * 100 // 44
    if finished:
        return disc(at, radius, fill, CREAM) + use(name, at, percent, f' fill="{CREAM}"')
    dashes = f' stroke-dasharray="{radius // 3} {radius // 4}"'
    return disc(at, radius, CREAM, fill, dashes) + use(name, at, percent, f' fill="{fill}"')


def piece_word(name: str, finished: bool = True) -> Message:
    """A token in words."""
    if name != "outpost":
        return kind_word(name)
    return say("wc-space-outpost") if finished else say("wc-space-outpost-unfinished")


def count(number: int, at: Hex, radius: int) -> str:
    """The number of pieces, on a small disc at the edge of a token."""
    size = radius * 52 // 100
    return (
        f'<circle cx="{at[0]}" cy="{at[1]}" r="{size}" fill="{CREAM}" stroke="{INK}" '
        f'stroke-width="3"/>' + text(number, (at[0], at[1] + size * 64 // 100), size * 7 // 4)
    )


def letter(race: Race, at: Hex, radius: int) -> str:
    """The letter of a race on a square tag in its shade."""
    x, y = at
    return (
        f'<rect x="{x - radius}" y="{y - radius}" width="{2 * radius}" height="{2 * radius}" '
        f'rx="{radius // 3}" fill="{CREAM}" stroke="{shade(race)}" stroke-width="4"/>'
        + text(race.letter, (x, y + radius * 62 // 100), radius * 7 // 4, shade(race))
    )


def emblem(name: str, race: Race, at: Hex, radius: int) -> str:
    """A race's emblem on a disc, or its letter if there is no drawing."""
    back = disc(at, radius, shade(race), CREAM)
    if drawn(name):
        return back + use(name, at, radius * 100 // 46, f' fill="{CREAM}"')
    return back + text(race.letter, (at[0], at[1] + radius * 36 // 100), radius, CREAM)


def sheet(box: Box) -> str:
    """A sheet of paper on the table."""
    x, y, width, height = box
    shape = f'width="{width}" height="{height}" rx="18"'
    return (
        f'<rect x="{x + 10}" y="{y + 12}" {shape} fill="{INK}" opacity=".2"/>'
        f'<rect x="{x}" y="{y}" {shape} fill="{CREAM}"/>'
    )
