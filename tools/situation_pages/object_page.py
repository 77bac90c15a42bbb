"""The catalogue of objects: a sheet of drawings for each group, their sizes, the tables."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from decimal import Decimal

from kitchentable.kernel.files import packs
from kitchentable.raiders.geometry import shapes, svg, tables
from kitchentable.raiders.geometry.shapes import Polygon
from kitchentable.raiders.geometry.tables import Kind, Table
from tools.situation_pages.texts import table

WIDTH, GAP, LABEL = 4000, 120, 110
"""The width of a sheet, the space between drawings, and the height of a label."""


def groups() -> dict[str, list[str]]:
    """The objects by group: the remarks of the catalogue's file are the titles."""
    text = packs.read(svg.PACKS / "objects.toml").text
    found: dict[str, list[str]] = {}
    title = ""
    for remark, id in re.findall(r"^# (.*)$|^\[objects\.(\w+)\]$", text, re.MULTILINE):
        title = remark or title
        if id:
            found.setdefault(title, []).append(id)
    return found


def slug(title: str) -> str:
    """The part of a file's name that stands for a group.

    >>> slug("Books, paper and the desk")
    'books-paper-and-the-desk'
    """
    return "-".join(re.findall(r"[a-z]+", title.lower()))


def sheets() -> dict[str, str]:
    """The sheets of drawings by the names of their files."""
    return {f"objects-{slug(title)}.svg": sheet(ids) for title, ids in groups().items()}


def footprint(id: str) -> Polygon:
    """The footprint of an object about its centre."""
    return tables.footprint(tables.catalogue()[id], id, "objects.toml")


def sheet(ids: Sequence[str]) -> str:
    """Objects from above, all to one scale, each with its id under it; one square is an inch."""
    parts: list[str] = []
    left, top, row = GAP, GAP, 0
    for id in ids:
        (west, south), (east, north) = shapes.spans(footprint(id))
        wide = max(east - west, 34 * len(id))
        if left + wide > WIDTH - GAP and left > GAP:
            left, top, row = GAP, top + row + LABEL + GAP, 0
        parts.append(_entry(id, left + wide // 2 - (east + west) // 2, top + north))
        parts.append(_label(id, left + wide // 2, top + north - south + LABEL * 2 // 3))
        left, row = left + wide + GAP, max(row, north - south)
    height = top + row + LABEL + GAP
    grid = '<pattern id="inch" width="100" height="100" patternUnits="userSpaceOnUse">'
    grid += '<path d="M100 0H0V100" fill="none" stroke="#e4d8c6" stroke-width="2"/></pattern>'
    ground = f'<rect width="{WIDTH}" height="{height}" fill="{svg.GROUND}"/>'
    ground += f'<rect width="{WIDTH}" height="{height}" fill="url(#inch)"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="system-ui, sans-serif">{grid}{ground}{"".join(parts)}</svg>'
    )


def _entry(id: str, x: int, y: int) -> str:
    """A drawing with the outline of its footprint over it."""
    corners = " ".join(f"{a},{-b}" for a, b in footprint(id))
    outline = f'<polygon points="{corners}" fill="none" stroke="{svg.INK}" stroke-width="5"/>'
    return f'<g transform="translate({x} {y})">{svg.drawing(id)}{outline}</g>'


def _label(id: str, x: int, y: int) -> str:
    return f'<text x="{x}" y="{y}" font-size="64" text-anchor="middle" fill="{svg.INK}">{id}</text>'


def inches(length: int) -> str:
    """A length in inches, without zeros at its end.

    >>> inches(320), inches(300)
    ('3.2', '3')
    """
    return f"{Decimal(length) / 100:.2f}".rstrip("0").rstrip(".")


FLAGS: tuple[tuple[str, Callable[[Kind], bool]], ...] = (
    ("can be pushed", lambda kind: kind.movable),
    ("uneven", lambda kind: kind.uneven),
    ("can be stood on", lambda kind: kind.stand),
    ("can be a Portal", lambda kind: kind.volume >= tables.PORTAL_VOLUME),
)


def row(id: str, kind: Kind) -> list[str]:
    """The row of an object in its table."""
    (west, south), (east, north) = shapes.spans(footprint(id))
    size = f"{inches(east - west)} x {inches(north - south)} x {kind.height}"
    form = "round" if kind.shape.round else "box" if kind.shape.box else "outline"
    return [f"`{id}`", kind.names["en"], size, form] + [
        "yes" if holds(kind) else "" for _, holds in FLAGS
    ]


def catalogue() -> str:
    """The objects, group by group."""
    known = tables.catalogue()
    parts = []
    for title, ids in groups().items():
        head = ("id", "name", "width x depth x height", "form", *(flag for flag, _ in FLAGS))
        parts += [
            f"### {title}",
            f"![{title}](pictures/objects-{slug(title)}.svg)",
            table(head, [row(id, known[id]) for id in ids]),
        ]
    return "\n\n".join(parts)


def laid_tables() -> str:
    """The tables that ship with the game, with the ids of everything on them."""
    return "\n\n".join(laid(each) for each in tables.tables().values())


def laid(one: Table) -> str:
    """A table and what stands on it."""
    rows = [
        (
            f"`{thing.id}`",
            f"`{thing.kind}`",
            f"[{inches(thing.x)}, {inches(thing.y)}]",
            str(thing.turn or ""),
            f"`{thing.on}`" if thing.on else "",
            f"{inches(thing.low)} to {inches(thing.high)}",
        )
        for thing in one.things
    ]
    size = f"{inches(one.width)} by {inches(one.depth)} inches"
    return "\n\n".join(
        [
            f"### {one.names['en']}",
            f'`table = "{one.id}"`, {size}. [Its picture](pictures/{one.id}.svg)',
            table(("id", "object", "at", "turn", "on", "from height to height"), rows),
        ]
    )
