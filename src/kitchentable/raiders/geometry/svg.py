"""Pictures: a table from above, and a line of sight from above and from the side.

Everyday objects are drawn from `packs/drawings`, with shadows as long as they are high: the
light falls from the upper left. Pictures have y upwards turned into SVG's y downwards, and one
unit is a hundredth of an inch.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from xml.sax.saxutils import escape

from msgspec import Struct

from kitchentable.raiders.geometry.figures import Figure, Thing, ceil_sqrt
from kitchentable.raiders.geometry.shapes import Point, Polygon, contains, side

PACKS = Path(__file__).parent.parent / "packs"

Line = tuple[tuple[int, ...], tuple[int, ...], bool]
"""A line of sight: its start, its end (x, y, z), and whether it is free."""

MARGIN = 120
SHADOW = (30, 34)
"""How far a shadow falls to the right and down, in hundredths of the height."""

WOOD, PLANK, EDGE, GROUND = "#d9b48a", "#cfa679", "#a87f55", "#f4ede2"
INK = "#3b2f26"
SHADES = ("#8a3b2e", "#2e5a8a")
"""The colours of the two teams."""


class Token(Struct, frozen=True):
    """A round piece on the table: whose it is, the sign on it, and its name."""

    at: tuple[int, int]
    radius: int
    seat: int
    sign: str
    name: str = ""


def table(
    outline: Polygon, things: Sequence[Thing], tokens: Sequence[Token] = (), standing: str = ""
) -> str:
    """A table from above with its objects, tokens, and the figures as they are drawn elsewhere."""
    body = _from_above(outline, things) + "".join(_tags(things)) + "".join(map(_token, tokens))
    return _document(_box(outline), body + standing)


def ringed(thing: Thing, seat: int) -> str:
    """A ring round an object in the colour of a team: the object is its Portal."""
    dashes = ' stroke-dasharray="46 22"' if seat else ""
    return (
        f'<polygon points="{_points(thing.footprint)}" fill="none" stroke="{SHADES[seat]}" '
        f'stroke-width="22" stroke-linejoin="round" opacity=".85"{dashes}/>'
    )


def sight(
    outline: Polygon, things: Sequence[Thing], looker: Figure, target: Figure, lines: Sequence[Line]
) -> str:
    """A line of sight from above, and under it from the side.

    Free lines are solid, stopped ones dashed: no meaning depends on colour alone.
    """
    x, y, width, depth = _box(outline)
    drawn_lines = "".join(_line(a[:2], b[:2], free) for a, b, free in lines)
    tokens = [
        _token(Token((each.x, each.y), each.radius, seat, str(seat + 1)))
        for seat, each in enumerate((looker, target))
    ]
    plan = _from_above(outline, things) + drawn_lines + "".join(tokens)
    side_view, height = _from_the_side(things, looker, target, lines, x, y + depth, width)
    return _document((x, y, width, depth + height), plan + side_view)


def _from_above(outline: Polygon, things: Sequence[Thing]) -> str:
    parts = [_surface(outline)]
    copies: Counter[str] = Counter()
    looks = {}
    for thing in things:
        looks[thing.id] = look(thing.kind, copies[thing.kind])
        copies[thing.kind] += 1
    for thing in sorted(things, key=lambda each: each.low):
        parts += [_shadow(thing), drawn(thing, looks[thing.id])]
    return "".join(parts)


def _line(a: tuple[int, ...], b: tuple[int, ...], free: bool) -> str:
    look = 'stroke="#1d7a46" stroke-width="5"'
    if not free:
        look = 'stroke="#b3261e" stroke-width="4" stroke-dasharray="22 16"'
    return f'<path d="M{a[0]},{-a[1]}L{b[0]},{-b[1]}" {look} fill="none"/>'


def _from_the_side(
    things: Sequence[Thing],
    looker: Figure,
    target: Figure,
    lines: Sequence[Line],
    left: int,
    top: int,
    width: int,
) -> tuple[str, int]:
    """What lies between two figures, seen from the side; and how much room that takes."""
    dx, dy = target.x - looker.x, target.y - looker.y
    length = max(1, ceil_sqrt(dx * dx + dy * dy))

    def along(x: int, y: int) -> int:
        return ((x - looker.x) * dx + (y - looker.y) * dy) // length

    near = [each for each in things if between_them(each, looker, target)]
    highest = max([each.high for each in near] + [f.z + f.height for f in (looker, target)])
    margin = 150
    parts = []
    for thing in sorted(near, key=lambda each: -each.high):
        ends = [along(x, y) for x, y in thing.footprint]
        left_end, right_end = max(min(ends), -margin), min(max(ends), length + margin)
        parts.append(_block(left_end, right_end, thing.low, thing.high, "#c9a27a", thing.id))
    for figure, shade in ((looker, "#8a3b2e"), (target, "#2e5a8a")):
        at = along(figure.x, figure.y)
        left_end, right_end = at - figure.radius, at + figure.radius
        top_end = figure.z + figure.height
        parts.append(_block(left_end, right_end, figure.z, top_end, shade, ""))
    parts += [
        _line((along(*a[:2]), a[2]), (along(*b[:2]), b[2]), free)
        for a, b, free in lines
        if len(a) > 2
    ]
    ground = f'<path d="M{-margin},0H{length + margin}" stroke="{EDGE}" stroke-width="14"/>'
    percent = min(250, 100 * (width - 2 * MARGIN) // (length + 2 * margin))
    x = left + MARGIN + margin * percent // 100
    y = top + highest * percent // 100 + MARGIN
    place = f"translate({x} {y}) scale({_inches(percent)})"
    return f'<g transform="{place}">{ground}{"".join(parts)}</g>', y - top + MARGIN


def between_them(thing: Thing, looker: Figure, target: Figure) -> bool:
    """Whether a thing lies under or near the line between two figures."""
    wide = max(looker.radius, target.radius)
    a, b = (looker.x, looker.y), (target.x, target.y)
    if contains(thing.footprint, a) or contains(thing.footprint, b):
        return True
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = max(1, ceil_sqrt(dx * dx + dy * dy))
    offsets = [side(a, b, corner) // length for corner in thing.footprint]
    ways = [((x - a[0]) * dx + (y - a[1]) * dy) // length for x, y in thing.footprint]
    return min(offsets) <= wide and max(offsets) >= -wide and max(ways) > 0 and min(ways) < length


def _block(left: int, right: int, low: int, high: int, shade: str, name: str) -> str:
    title = f"<title>{escape(name)}</title>" if name else ""
    return (
        f'<g>{title}<rect x="{left}" y="{-high}" width="{right - left}" height="{high - low}" '
        f'fill="{shade}" stroke="{INK}" stroke-width="4" opacity=".9"/></g>'
    )


def _box(outline: Polygon) -> tuple[int, int, int, int]:
    """The outline's box with a margin: left, top, width, height."""
    xs, ys = [x for x, _ in outline], [-y for _, y in outline]
    width, depth = max(xs) - min(xs), max(ys) - min(ys)
    return min(xs) - MARGIN, min(ys) - MARGIN, width + 2 * MARGIN, depth + 2 * MARGIN


def _document(box: tuple[int, int, int, int], body: str) -> str:
    x, y, width, depth = box
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {depth}" '
        f'font-family="system-ui, sans-serif">'
        f'<rect x="{x}" y="{y}" width="{width}" height="{depth}" fill="{GROUND}"/>{body}</svg>'
    )


def _points(polygon: Iterable[Point]) -> str:
    return " ".join(f"{x},{-y}" for x, y in polygon)


def _surface(outline: Polygon) -> str:
    """Wood, with the lines of its planks."""
    ys = [y for _, y in outline]
    xs = [x for x, _ in outline]
    lines = "".join(
        f'<path d="M{min(xs)},{-y}H{max(xs)}" stroke="{PLANK}" stroke-width="5"/>'
        for y in range(min(ys) + 400, max(ys), 400)
    )
    shape = _points(outline)
    return (
        f'<polygon points="{shape}" transform="translate(24 30)" fill="{INK}" opacity=".18"/>'
        f'<clipPath id="surface"><polygon points="{shape}"/></clipPath>'
        f'<g clip-path="url(#surface)"><polygon points="{shape}" fill="{WOOD}"/>{lines}</g>'
        f'<polygon points="{shape}" fill="none" stroke="{EDGE}" stroke-width="22" '
        f'stroke-linejoin="round"/>'
    )


def hull(points: Iterable[Point]) -> Polygon:
    """The convex hull of some points, counter-clockwise.

    >>> hull([(0, 0), (4, 0), (4, 4), (0, 4), (2, 2)])
    ((0, 0), (4, 0), (4, 4), (0, 4))
    """
    ordered = sorted(set(points))

    def half(these: Iterable[Point]) -> list[Point]:
        found: list[Point] = []
        for point in these:
            while len(found) > 1 and side(found[-2], found[-1], point) <= 0:
                found.pop()
            found.append(point)
        return found[:-1]

    return tuple(half(ordered) + half(reversed(ordered)))


def _shadow(thing: Thing) -> str:
    """The shadow of a thing, as long as the thing is high."""
    height = thing.high - thing.low
    dx, dy = height * SHADOW[0] // 100, height * SHADOW[1] // 100
    shade = hull([*thing.footprint, *((x + dx, y - dy) for x, y in thing.footprint)])
    return (
        f'<polygon points="{_points(shade)}" fill="{INK}" opacity=".2" clip-path="url(#surface)"/>'
    )


@cache
def drawing(kind: str) -> str:
    """The contents of a drawing's file; "" if there is none."""
    path = PACKS / "drawings" / f"{kind}.svg"
    return inside(path) if path.exists() else ""


@cache
def other_drawings(kind: str) -> tuple[str, ...]:
    """How further objects of a kind on one table look: another cover, another colour."""
    return tuple(inside(path) for path in sorted((PACKS / "drawings").glob(f"{kind}.*.svg")))


def inside(path: Path) -> str:
    """What stands between the first and the last tag of a picture."""
    return re.sub(r"^[\s\S]*?<svg[^>]*>\s*|\s*</svg>\s*$", "", path.read_text("utf-8"))


def look(kind: str, number: int) -> str:
    """How an object looks before which so many of its kind are on the table."""
    looks = (drawing(kind), *other_drawings(kind))
    return looks[number % len(looks)]


def drawn(thing: Thing, inside: str) -> str:
    """A thing at its place; without a drawing, its footprint."""
    title = f"<title>{escape(thing.id)}</title>"
    if not inside:
        return (
            f'<g>{title}<polygon points="{_points(thing.footprint)}" fill="#c9c1b4" '
            f'stroke="{INK}" stroke-width="4"/></g>'
        )
    place = f"translate({thing.x} {-thing.y}) rotate({-thing.turn})"
    return f'<g transform="{place}">{title}{inside}</g>'


def _inches(length: int) -> str:
    return f"{length // 100}.{length % 100:02}".rstrip("0").rstrip(".")


def _tags(things: Sequence[Thing]) -> list[str]:
    """Tags with the height of each top on which figures can stand."""
    taken: list[Point] = []
    found = []
    for thing in things:
        if thing.stand and thing.high - thing.low >= 25:
            place = _free_corner(thing, things, taken)
            taken.append(place)
            found.append(_tag(f"{_inches(thing.high)}″", place))
    return found


def _tag(text: str, place: Point) -> str:
    width = 24 * len(text) + 26
    return (
        f'<g transform="translate({place[0]} {-place[1]})"><rect x="{-width // 2}" y="-30" '
        f'width="{width}" height="60" rx="30" fill="#fffaf0" stroke="{INK}" stroke-width="4" '
        f'opacity=".92"/><text y="15" font-size="42" text-anchor="middle" '
        f'fill="{INK}">{text}</text></g>'
    )


def _free_corner(thing: Thing, things: Sequence[Thing], taken: Sequence[Point]) -> Point:
    """A free place for a tag near a corner of a thing; else its centre."""
    above = [each.footprint for each in things if each.low >= thing.high and each is not thing]
    for parts in (5, 4, 3):
        for x, y in thing.footprint:
            place = (
                (thing.x + (parts - 1) * x) // parts,
                (thing.y + (parts - 1) * y) // parts,
            )
            covered = any(contains(footprint, place) for footprint in above)
            near = any(abs(place[0] - x) < 150 and abs(place[1] - y) < 70 for x, y in taken)
            if not covered and not near and contains(thing.footprint, place):
                return place
    return thing.x, thing.y


def _token(token: Token) -> str:
    """The pieces of the two teams differ by colour and by the letters on them."""
    x, y = token.at
    title = f"<title>{escape(token.name)}</title>" if token.name else ""
    size = token.radius if len(token.sign) == 1 else 4 * token.radius // 5
    return (
        f'<g transform="translate({x} {-y})">{title}<circle r="{token.radius}" '
        f'fill="{SHADES[token.seat]}" stroke="#fffaf0" stroke-width="6"/>'
        f'<text y="{token.radius // 3}" font-size="{size}" text-anchor="middle" '
        f'fill="#fffaf0">{escape(token.sign)}</text></g>'
    )
