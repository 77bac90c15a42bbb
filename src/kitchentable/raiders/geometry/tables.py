"""Tables that people write by hand: an outline in inches, and the things on it.

`packs/objects.toml` is the catalogue of everyday objects, `packs/tables/*.toml` are tables. A
bad one gets one clear error.
"""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from functools import cache
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from kitchentable.kernel.files import packs, toml
from kitchentable.kernel.problem import Problem
from kitchentable.raiders.geometry import shapes, svg
from kitchentable.raiders.geometry.figures import Thing
from kitchentable.raiders.geometry.portals import Stations, on_border, stand_portal, stations
from kitchentable.raiders.geometry.shapes import Polygon
from kitchentable.raiders.geometry.svg import PACKS

WIDEST = 10_000
"""A table is at most 100 inches wide: beyond that the kernels would leave 64 bits."""

PORTAL = (300, 200)
"""A portal of ordinary size."""

PORTAL_VOLUME = 7_500_000
"""The least volume of a portal: seven and a half cubic inches. A salt shaker has more."""

Inches = int | Decimal
Names = dict[str, str]
"""A name in each language."""


FLAGS = ("movable", "uneven", "stand")
"""What may be said of an object besides its form."""


class Shape(Struct, frozen=True, forbid_unknown_fields=True):
    """A footprint as people write it: one of the three."""

    round: Inches | None = None
    box: tuple[Inches, Inches] | None = None
    outline: list[tuple[Inches, Inches]] | None = None


class Kind(Struct, frozen=True, forbid_unknown_fields=True):
    """An everyday object of the catalogue."""

    names: Names
    shape: Shape
    height: Inches
    movable: bool = False
    uneven: bool = False
    stand: bool = False
    grammar: Names = {}
    """What sentences need to know of its name, by language (`packs/objects.toml` says what)."""

    @property
    def volume(self) -> int:
        """Its volume, in cubes of a hundredth of an inch."""
        area = shapes.doubled_area(footprint(self, "volume", "")) // 2
        return area * hundredths(self.height, "height", "")


class Placed(Struct, frozen=True, forbid_unknown_fields=True):
    """An object on a table, as people write it."""

    object: str
    at: tuple[Inches, Inches]
    turn: int = 0
    id: str = ""
    on: str = ""


class WrittenPortals(Struct, frozen=True, forbid_unknown_fields=True):
    """Where portals go, as people write it: two points of the border each."""

    sides: tuple[tuple[Inches, Inches], tuple[Inches, Inches]] | None = None
    corners: tuple[tuple[Inches, Inches], tuple[Inches, Inches]] | None = None


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as people write it."""

    names: Names
    outline: list[tuple[Inches, Inches]]
    thing: list[Placed] = []
    about: Names = {}
    portals: WrittenPortals = WrittenPortals()


class Table(Struct, frozen=True):
    """A table to play on."""

    id: str
    names: Names
    about: Names
    outline: Polygon
    things: tuple[Thing, ...]
    named: Stations | None = None
    """The places of the portals in its file."""

    @property
    def portals(self) -> Stations:
        """The places of portals: at opposite sides, or in opposite corners."""
        return self.named or stations(self.outline)

    @property
    def width(self) -> int:
        """Its size from west to east."""
        xs = [x for x, _ in self.outline]
        return max(xs) - min(xs)

    def svg(self) -> str:
        """The table from above, as a picture."""
        return svg.table(self.outline, self.things)

    def _repr_svg_(self) -> str:
        return self.svg()

    @property
    def depth(self) -> int:
        """Its size from south to north."""
        ys = [y for _, y in self.outline]
        return max(ys) - min(ys)


def hundredths(value: Inches, where: str, file: str) -> int:
    """Inches in whole hundredths; more than two decimals are refused."""
    scaled = Decimal(value) * 100
    if scaled != int(scaled):
        raise Problem("table-decimals", file=file, where=where, given=str(value))
    return int(scaled)


@cache
def catalogue() -> dict[str, Kind]:
    """The everyday objects."""
    pack = packs.read(PACKS / "objects.toml")
    return toml.convert(
        pack.data["objects"], dict[str, Kind], pack.text, pack.file, under="$.objects"
    )


@cache
def kind_of(name: str) -> Kind:
    """An object by its name: of the catalogue, or a shape of any size with its measures.

    >>> kind_of("box 150 300 200 stand").height
    Decimal('1.5')
    >>> kind_of("cylinder 500 300 stand").shape.round
    Decimal('3')
    """
    found = catalogue().get(name)
    if found is not None:
        return found
    form, height, *rest = name.split()
    sizes = [Decimal(each) / 100 for each in rest if each not in FLAGS]
    if form == "box":
        shape = Shape(box=(sizes[0], sizes[1]))
    elif form == "cylinder":
        shape = Shape(round=sizes[0])
    else:
        shape = Shape(outline=list(zip(sizes[::2], sizes[1::2], strict=True)))
    flags = {flag: flag in rest for flag in FLAGS}
    said = packs.read(PACKS / "objects.toml").data["shapes"][form]
    return Kind(said["names"], shape, Decimal(height) / 100, **flags, grammar=said["grammar"])


@cache
def tables() -> dict[str, Table]:
    """The tables that ship with the game, unjudged: the tests judge them."""
    return {path.stem: read(path, judge=False) for path in shipped()}


def shipped() -> list[Path]:
    """The files of the tables that ship with the game."""
    return sorted((PACKS / "tables").glob("*.toml"))


def read(path: Path, judge: bool = True) -> Table:
    """A table from a file; a `Problem` says what is wrong with it."""
    pack = packs.read(path)
    if "table" not in pack.data:
        raise Problem("table-none", file=pack.file)
    written = toml.convert(pack.data["table"], Written, pack.text, pack.file, under="$.table")
    return build(path.stem, written, catalogue(), pack.file, judge)


def build(
    id: str, written: Written, kinds: Mapping[str, Kind], file: str, judge: bool = True
) -> Table:
    """The table that a file describes; `judge` checks the place of everything."""
    outline = _outline(written.outline, "outline", file)
    (west, south), (east, north) = shapes.spans(outline)
    if max(east - west, north - south) > WIDEST:
        raise Problem("table-too-large", file=file)
    things: dict[str, Thing] = {}
    for number, placed in enumerate(written.thing, start=1):
        thing = _thing(placed, number, kinds, things, file)
        if judge:
            _check_place(thing, outline, things, file)
        things[thing.id] = thing
    named = _portals(written.portals, outline, file)
    table = Table(id, written.names, written.about, outline, tuple(things.values()), named)
    if judge:
        _check_portals(table, file)
    return table


def _portals(written: WrittenPortals, outline: Polygon, file: str) -> Stations:
    """The places of portals, from the file or from the outline."""
    found = stations(outline)
    for name in ("sides", "corners"):
        given = getattr(written, name)
        if given is None:
            continue
        a, b = ((hundredths(x, name, file), hundredths(y, name, file)) for x, y in given)
        if not (on_border(outline, a) and on_border(outline, b)):
            raise Problem("table-portal-off-border", file=file, where=f"portals.{name}")
        found = replace(found, **{name: (a, b)})
    return found


def _check_portals(table: Table, file: str) -> None:
    """Check that a portal of ordinary size has its place, and a team room around it."""
    from kitchentable.raiders.geometry import portal_room  # the geometry is loaded when needed

    shape = shapes.box(*PORTAL)
    for x, y in (*table.portals.sides, *table.portals.corners):
        place = stand_portal(table.outline, table.things, shape, (x, y))
        if place is None or not portal_room.has_room(table.outline, table.things, shape, place):
            at = f"{Decimal(x) / 100}, {Decimal(y) / 100}"
            raise Problem("table-portal-no-room", file=file, where=at)


def _outline(corners: list[tuple[Inches, Inches]], where: str, file: str) -> Polygon:
    polygon = tuple((hundredths(x, where, file), hundredths(y, where, file)) for x, y in corners)
    if len(polygon) < 3:
        raise Problem("table-no-area", file=file, where=where)
    if shapes.crosses_itself(polygon):
        raise Problem("table-crosses-itself", file=file, where=where)
    return shapes.counter_clockwise(polygon)


def footprint(kind: Kind, name: str, file: str) -> Polygon:
    """The footprint of an object about the origin."""
    shape = kind.shape
    given = [each for each in (shape.round, shape.box, shape.outline) if each is not None]
    if len(given) != 1:
        raise Problem("table-shape", file=file, where=name)
    if shape.round is not None:
        return shapes.disc(hundredths(shape.round, name, file))
    if shape.box is not None:
        width, depth = (hundredths(side, name, file) for side in shape.box)
        return shapes.box(width, depth)
    return _outline(shape.outline or [], name, file)


def _thing(
    placed: Placed, number: int, kinds: Mapping[str, Kind], things: Mapping[str, Thing], file: str
) -> Thing:
    id = placed.id or f"{placed.object}-{number}"
    if id in things:
        raise Problem("table-id-twice", file=file, thing=id)
    if placed.object not in kinds:
        raise Problem("table-no-such-object", file=file, thing=id, object=placed.object)
    if placed.on and placed.on not in things:
        raise Problem("table-on-nothing", file=file, thing=id, on=placed.on)
    x, y = (hundredths(part, id, file) for part in placed.at)
    on = things[placed.on] if placed.on else None
    return thing_of(kinds[placed.object], placed.object, id, (x, y, placed.turn), on, file)


def thing_of(
    kind: Kind, name: str, id: str, at: tuple[int, int, int], on: Thing | None, file: str
) -> Thing:
    """An object at a place (x, y and how it is turned), on the table or on another thing."""
    x, y, turn = at
    low = on.high if on else 0
    return Thing(
        id,
        name,
        shapes.moved(shapes.turned(footprint(kind, name, file), turn), x, y),
        low,
        low + hundredths(kind.height, name, file),
        kind.movable,
        kind.uneven,
        kind.stand,
        on.id if on else "",
        x,
        y,
        turn,
    )


def _check_place(thing: Thing, outline: Polygon, things: Mapping[str, Thing], file: str) -> None:
    """Check that a thing is on the table, on its support, and overlaps no other thing."""
    if not shapes.within(thing.footprint, outline):
        raise Problem("table-outside", file=file, thing=thing.id)
    if thing.on:
        below = things[thing.on]
        if not below.stand:
            raise Problem("table-cannot-carry", file=file, thing=thing.id, on=below.id)
        if not shapes.within(thing.footprint, below.footprint):
            raise Problem("table-overhangs", file=file, thing=thing.id, on=below.id)
    for other in things.values():
        apart = thing.low >= other.high or other.low >= thing.high
        if not apart and shapes.overlap(thing.footprint, other.footprint):
            raise Problem("table-overlap", file=file, thing=thing.id, other=other.id)
