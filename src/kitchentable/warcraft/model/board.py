"""The board: hex spaces in axial coordinates, built from pieces (WC-056 to WC-058)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from kitchentable.kernel.rules import kept, rule
from kitchentable.warcraft.model.answers import Step
from kitchentable.warcraft.model.content import Content, Layout, Piece, laid_cells
from kitchentable.warcraft.model.kinds import (
    CLEAR,
    FIRST_CREATURE,
    FLYING,
    FOREST,
    GOLDMINE,
    IS_UNIT,
    MASK,
    MOUNTAIN,
    OBJECTIVE,
    SHIFT,
    STACKS,
    TOWN,
    WALKS,
    WATER,
    WORKER,
)

Hex = tuple[int, int]
Spaces = int
"""A set of spaces: one bit for each."""
SPACE_OF: list[Spaces] = []
UNIT_AT: list[Spaces] = []
"""By piece, `space << SHIFT | kind`: its space as a set; in `UNIT_AT` 0 for workers.

The lists reach as far as the largest board so far. Sets of spaces are built from them.
"""
PIECE: list[int] = []
"""By piece: its number as one shared object, which makes lookups in sets and dicts faster."""
CROWD: list[int] = []
"""By piece: its crowd for stacking, `space << 1`, plus 1 for workers; -1: it does not count."""
UNITS_IN: list[set[int]] = [set()]
"""By space: all units there can be; the last entry is for no space (-1)."""
Hops = tuple[Step, ...]
"""Moves by name."""

SIDES: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six neighbours of a hex, in circular order."""


class Space(Struct, frozen=True):
    """One space: its name, its coordinates, its kind."""

    name: str
    at: Hex
    kind: str = CLEAR
    points: int = 0
    """The points of an objective."""
    piece: int = 0


class Stride(NamedTuple):
    """The spaces a piece reaches at its usual speed."""

    there: Spaces
    """The spaces without enemies on the way."""
    names: Hops
    minds: Spaces
    """The spaces on the way in which enemies would stop it."""
    detours: dict[Spaces, tuple[Spaces, Hops]]
    """By the spaces among `minds` with enemies: the spaces and moves that are left."""


class Lines(NamedTuple):
    """Pieces, `space << SHIFT | kind`, that could fight in a space."""

    all: frozenset[int]
    field: frozenset[int]
    """In the battlefield itself."""
    heroes: frozenset[int]
    attackers: tuple[frozenset[int], ...]
    """By the type of a phase: the pieces that may attack in it, judged by their kind alone."""


class Board(Struct, frozen=True):
    """All spaces, with tables for what the rules look up again and again."""

    spaces: tuple[Space, ...]
    index: dict[str, int]
    near: tuple[tuple[int, ...], ...]
    """The spaces adjacent to each."""
    zones: tuple[tuple[int, ...], ...]
    """Each space and the spaces adjacent to it: a battlefield and its flanks."""
    standing: tuple[frozenset[int], ...]
    """For each space every piece that could stand in its zone, `space << SHIFT | kind`."""
    ways: tuple[tuple[Spaces, ...], ...]
    """By kind of piece and space: the adjacent spaces it may enter, also those only to pass."""
    once: tuple[tuple[Spaces, ...], ...]
    """By kind of piece and space: the spaces it reaches in one step."""
    twice: tuple[tuple[Spaces, ...], ...]
    """By kind of piece and space: the spaces it reaches in two steps if nothing stops it."""
    water: Spaces
    """The water spaces: pieces may only pass (WC-068)."""
    rocks: Spaces
    """Mountains and water, which walking trees and Outposts cannot enter."""
    mines: tuple[int, ...]
    forests: tuple[int, ...]
    harvests: dict[int, int]
    """By worker that may harvest, `space << SHIFT | WORKER`: its rank, mines before forests."""
    towns: tuple[int, ...]
    scoring: tuple[int, ...]
    """Towns and objectives."""
    built: Spaces
    """Towns, as a set."""
    objectives: Spaces
    hops: dict[tuple[int, Spaces], Hops]
    """By piece and spaces: its moves by name, as far as they were needed."""
    named: dict[int, dict[int, Step]]
    """By piece, `space << SHIFT | kind`, and space: the move by name."""
    steps: dict[Step, tuple[int, int]]
    """By move: the piece before and after it."""
    strides: dict[int, Stride]
    """By piece, `space << SHIFT | kind`: the spaces it reaches, as far as they were needed."""
    lines: dict[int, Lines]
    """By battlefield: the pieces that could fight there, as far as they were needed."""
    walls: tuple[tuple[int, int], ...] = ()
    """Walls, each by the two spaces it stands between."""

    def name(self, space: int) -> str:
        """The name of a space."""
        return self.spaces[space].name

    def enterable(self, kind: int, space: int) -> bool:
        """Whether a kind of piece may stand in a space, however it gets there."""
        return may_enter(kind, self.spaces[space]) and not is_water(self.spaces[space])

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows."""
        from kitchentable.warcraft.browser.svg import board_picture

        return board_picture(self)


def over_holes(spaces: Sequence[Space]) -> tuple[tuple[int, ...], ...]:
    """Without WC-057 and WC-058: spaces are adjacent across a corner or a hole, too."""
    return tuple(
        tuple(
            number for number, other in enumerate(spaces) if 0 < distance(space.at, other.at) <= 2
        )
        for space in spaces
    )


def distance(one: Hex, other: Hex) -> int:
    """The number of steps between two hexes.

    >>> distance((0, 0), (1, -1)), distance((0, 0), (1, 1))
    (1, 2)
    """
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


@rule("WC-057", "WC-058", "WC-891", off=over_holes)
def adjacent(spaces: Sequence[Space]) -> tuple[tuple[int, ...], ...]:
    """By space: the spaces that share an edge with it. Holes in the board are no spaces."""
    at = {space.at: number for number, space in enumerate(spaces)}
    return tuple(
        tuple(at[q + dq, r + dr] for dq, dr in SIDES if (q + dq, r + dr) in at)
        for q, r in (space.at for space in spaces)
    )


@rule("WC-063", "WC-067", "WC-143", "WC-144", "WC-145")
def may_enter(kind: int, space: Space) -> bool:
    """Whether a kind may enter a space. Only flying units enter mountains and water.

    A hero is no flying unit, whatever its type.
    """
    return space.kind not in (MOUNTAIN, WATER) or WALKS[kind] == FLYING


@rule("WC-068", "WC-149", "WC-150")
def is_water(space: Space) -> bool:
    """Whether a space is water: no piece can end its move there or be placed there."""
    return space.kind == WATER


Walls = tuple[tuple[int, int], ...]
"""Walls, each by the two spaces it stands between."""


@rule("WC-859", "WC-861", "WC-862", "WC-863")
def walled_off(walls: Walls, kind: int, here: int, there: int) -> bool:
    """Whether a wall stands between two spaces for a kind; flying units pass it."""
    return WALKS[kind] != FLYING and ((here, there) in walls or (there, here) in walls)


def walled(where: Board, walls: Walls) -> Board:
    """A copy of a board with walls."""
    return _walled(where.spaces, walls)


@kept(16)
def _walled(spaces: tuple[Space, ...], walls: Walls) -> Board:
    return board(spaces, walls)


def board(spaces: Iterable[Space], walls: Walls = ()) -> Board:
    """A board of these spaces."""
    spaces = tuple(spaces)
    near = adjacent(spaces)
    ways = tuple(
        tuple(
            sum(
                1 << to
                for to in beside
                if may_enter(kind, spaces[to]) and not walled_off(walls, kind, here, to)
            )
            for here, beside in enumerate(near)
        )
        for kind in WALKS[:FIRST_CREATURE]
    )
    numbers = range(len(spaces))
    make_room(len(spaces))
    zones = tuple((number, *near[number]) for number in numbers)
    water = sum(1 << number for number in numbers if is_water(spaces[number]))
    once = tuple(tuple(there & ~water for there in each) for each in ways)
    twice = tuple(tuple(further(each, here) & ~water for here in numbers) for each in ways)
    mines = tuple(n for n in numbers if spaces[n].kind == GOLDMINE)
    forests = tuple(n for n in numbers if spaces[n].kind == FOREST)
    towns = tuple(n for n in numbers if spaces[n].kind == TOWN)
    scoring = tuple(n for n in numbers if spaces[n].kind in (TOWN, OBJECTIVE))
    return Board(
        spaces,
        {space.name: number for number, space in enumerate(spaces)},
        near,
        zones,
        tuple(standing(zone) for zone in zones),
        ways,
        once,
        twice,
        water,
        sum(1 << number for number in numbers if spaces[number].kind in (MOUNTAIN, WATER)),
        mines,
        forests,
        {PIECE[n << SHIFT | WORKER]: rank for rank, n in enumerate((*mines, *forests))},
        towns,
        scoring,
        sum(1 << n for n in towns),
        sum(1 << n for n in scoring if n not in towns),
        {},
        {},
        {},
        {},
        {},
        walls,
    )


def make_room(spaces: int) -> None:
    """Extend the lists of pieces to this number of spaces."""
    kinds = range(MASK + 1)
    for space in range(len(UNITS_IN) - 1, spaces):
        pieces, here = [space << SHIFT | kind for kind in kinds], 1 << space
        PIECE.extend(pieces)
        SPACE_OF.extend([here] * len(pieces))
        UNIT_AT.extend(here if IS_UNIT[kind] else 0 for kind in kinds)
        CROWD.extend(crowd(space, kind) for kind in kinds)
        UNITS_IN.insert(space, {at for at in pieces if IS_UNIT[at & MASK]})


def crowd(space: int, kind: int) -> int:
    """The crowd a piece belongs to for stacking (`CROWD`)."""
    return space << 1 | (kind == WORKER) if kind == WORKER or STACKS[kind] else -1


def standing(spaces: Sequence[int]) -> frozenset[int]:
    """Every piece that could stand in some spaces, as `space << SHIFT | kind`."""
    return frozenset(PIECE[space << SHIFT | kind] for space in spaces for kind in range(MASK + 1))


def further(ways: Sequence[Spaces], here: int) -> Spaces:
    """The spaces that are at most two steps from a space, without the space itself."""
    found = ways[here]
    for at in each_of(ways[here]):
        found |= ways[at]
    return found & ~(1 << here)


@rule("WC-056", "WC-070", "WC-073", "WC-074")
@rule("WC-071", off=lambda piece, magenta: piece.cyan)
def side(piece: Piece, magenta: bool) -> tuple[str, ...]:
    """The contents of the spaces on one side of a board piece."""
    return piece.magenta if magenta else piece.cyan


@rule("WC-075", "WC-076", "WC-077", "WC-078", "WC-079")
def shown(what: str) -> tuple[str, int]:
    """The kind of a space, and the points of an objective, from its description.

    >>> shown("objective 2"), shown("forest")
    (('objective', 2), ('forest', 0))
    """
    kind, _, points = what.partition(" ")
    return kind, int(points or 0)


def bare(content: Content, layout: Layout) -> Board:
    """The board of a layout with nothing on it but Towns: `laid_out` without its rules."""
    full = _laid_out(layout, tuple(content.pieces[str(laid.piece)] for laid in layout.pieces))
    spaces = [each if each.kind == TOWN else Space(each.name, each.at) for each in full.spaces]
    return board(spaces)


@rule("WC-069", "WC-080", "WC-081", "WC-097", "WC-105", off=bare)
def laid_out(content: Content, layout: Layout) -> Board:
    """The board of a layout: its pieces put together, its spaces named row by row."""
    return _laid_out(layout, tuple(content.pieces[str(laid.piece)] for laid in layout.pieces))


@kept(16)
def _laid_out(layout: Layout, pieces: tuple[Piece, ...]) -> Board:
    found: list[tuple[Hex, str, int, int]] = []
    for laid, piece in zip(layout.pieces, pieces, strict=True):
        contents = side(piece, laid.magenta)
        for cell, what in zip(laid_cells(piece, laid), contents, strict=True):
            found.append((cell, *shown(what), laid.piece))
    return board(named(found))


def named(found: list[tuple[Hex, str, int, int]]) -> list[Space]:
    """Spaces with names like "c4": letters for rows from the top, numbers from the left."""
    rows = sorted({at[1] for at, *_ in found})
    spaces = []
    for letter, row in zip("abcdefghijklmnopqrstuvwxyz", rows, strict=False):
        cells = sorted(each for each in found if each[0][1] == row)
        spaces += [
            Space(f"{letter}{number}", at, kind, points, piece)
            for number, (at, kind, points, piece) in enumerate(cells, start=1)
        ]
    return spaces


@lru_cache(maxsize=4096)
def each_of(spaces: Spaces) -> tuple[int, ...]:
    """The spaces of a set, in ascending order.

    >>> each_of(0b10110)
    (1, 2, 4)
    """
    found = []
    while spaces:
        low = spaces & -spaces
        found.append(low.bit_length() - 1)
        spaces ^= low
    return tuple(found)


@rule("WC-064", "WC-065")
def worth(space: Space) -> int:
    """The points of an objective; 0 for other spaces."""
    return space.points if space.kind == OBJECTIVE else 0
