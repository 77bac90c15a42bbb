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
"""By piece, `space << SHIFT | kind`: its space as a set; the same for units, nothing for others.

As long as the largest board asks for. Sets are put together from them all the time.
"""
PIECE: list[int] = []
"""By piece: itself, one and the same object, so that a look into a set or a table is short."""
CROWD: list[int] = []
"""By piece: what it counts among for stacking, `space << 1`, workers one higher; -1: nothing."""
UNITS_IN: list[set[int]] = [set()]
"""By space: all units there can be; the last is for no space at all (-1)."""
Hops = tuple[Step, ...]
"""Moves by name."""

SIDES: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six neighbours of a hex, each a sixth of a turn further."""


class Space(Struct, frozen=True):
    """One space: its name, where it is, what it is."""

    name: str
    at: Hex
    kind: str = CLEAR
    points: int = 0
    """What an objective is worth."""
    piece: int = 0


class Stride(NamedTuple):
    """Where a piece gets at its own speed."""

    there: Spaces
    """If nobody is in its way."""
    names: Hops
    minds: Spaces
    """Where it would have to stop for enemies, and could go on without them."""
    detours: dict[Spaces, tuple[Spaces, Hops]]
    """By where of these it has to stop: where it gets, as asked for."""


class Lines(NamedTuple):
    """Pieces, `space << SHIFT | kind`, that could fight in a space."""

    all: frozenset[int]
    field: frozenset[int]
    """In the battlefield itself."""
    heroes: frozenset[int]
    attackers: tuple[frozenset[int], ...]
    """By the type whose phase it is: those who may attack in it, as far as their kind tells."""


class Board(Struct, frozen=True):
    """All spaces, with what is asked of them again and again."""

    spaces: tuple[Space, ...]
    index: dict[str, int]
    near: tuple[tuple[int, ...], ...]
    """The spaces adjacent to each."""
    zones: tuple[tuple[int, ...], ...]
    """Each space and the spaces adjacent to it: a battlefield and its flanks."""
    standing: tuple[frozenset[int], ...]
    """For each space every piece that could stand in its zone, `space << SHIFT | kind`."""
    ways: tuple[tuple[Spaces, ...], ...]
    """By kind of piece: the adjacent spaces it may enter, if only to pass."""
    once: tuple[tuple[Spaces, ...], ...]
    """By kind of piece: where it gets in one step."""
    twice: tuple[tuple[Spaces, ...], ...]
    """By kind of piece: where it gets in two steps, if nothing stops it on the way."""
    water: Spaces
    """Where nothing can be but in passing (WC-068)."""
    rocks: Spaces
    """Mountains and water: where nothing takes root."""
    mines: tuple[int, ...]
    forests: tuple[int, ...]
    harvests: dict[int, int]
    """Where workers may harvest, `space << SHIFT | WORKER`: mines, then forests, by number."""
    towns: tuple[int, ...]
    scoring: tuple[int, ...]
    """Towns and objectives."""
    built: Spaces
    """Towns, as a set."""
    objectives: Spaces
    hops: dict[tuple[int, Spaces], Hops]
    """Moves by name that were asked for before."""
    named: dict[tuple[int, int], Step]
    """Each of them by its piece, `space << SHIFT | kind`, and where it goes."""
    steps: dict[Step, tuple[int, int]]
    """By such a move: the piece as it was and as it is then."""
    strides: dict[int, Stride]
    """By piece, `space << SHIFT | kind`: where it gets."""
    lines: dict[int, Lines]
    """By battlefield: who could fight there, as asked for."""
    walls: tuple[tuple[int, int], ...] = ()
    """Edges with a wall, each by the spaces on both sides."""

    def name(self, space: int) -> str:
        """The name of a space."""
        return self.spaces[space].name

    def enterable(self, kind: int, space: int) -> bool:
        """Whether a kind of piece may be in a space at all, however it gets there."""
        return may_enter(kind, self.spaces[space]) and not is_water(self.spaces[space])

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        from kitchentable.warcraft.browser.svg import board_picture

        return board_picture(self)


@rule("WC-057", "WC-058")
def adjacent(spaces: Sequence[Space]) -> tuple[tuple[int, ...], ...]:
    """For each space, those that share an edge with it; where no piece lies there is none."""
    at = {space.at: number for number, space in enumerate(spaces)}
    return tuple(
        tuple(at[q + dq, r + dr] for dq, dr in SIDES if (q + dq, r + dr) in at)
        for q, r in (space.at for space in spaces)
    )


@rule("WC-063", "WC-067", "WC-143", "WC-144", "WC-145")
def may_enter(kind: int, space: Space) -> bool:
    """Only flying units enter a mountain, or cross water; a hero is none, whatever its type."""
    return space.kind not in (MOUNTAIN, WATER) or WALKS[kind] == FLYING


@rule("WC-068", "WC-149", "WC-150")
def is_water(space: Space) -> bool:
    """Whether nothing can end, stand or be placed in a space."""
    return space.kind == WATER


Walls = tuple[tuple[int, int], ...]
"""Walls, each by the two spaces it stands between."""


@rule("WC-859", "WC-861", "WC-862", "WC-863")
def walled_off(walls: Walls, kind: int, here: int, there: int) -> bool:
    """A wall stops whoever goes on foot, on its own edge and nowhere else."""
    return WALKS[kind] != FLYING and ((here, there) in walls or (there, here) in walls)


def walled(where: Board, walls: Walls) -> Board:
    """A board with walls."""
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
    """The tables of pieces reach as far as this board does."""
    kinds = range(MASK + 1)
    for space in range(len(UNITS_IN) - 1, spaces):
        pieces, here = [space << SHIFT | kind for kind in kinds], 1 << space
        PIECE.extend(pieces)
        SPACE_OF.extend([here] * len(pieces))
        UNIT_AT.extend(here if IS_UNIT[kind] else 0 for kind in kinds)
        CROWD.extend(crowd(space, kind) for kind in kinds)
        UNITS_IN.insert(space, {at for at in pieces if IS_UNIT[at & MASK]})


def crowd(space: int, kind: int) -> int:
    """What a piece counts among for stacking."""
    return space << 1 | (kind == WORKER) if kind == WORKER or STACKS[kind] else -1


def standing(spaces: Sequence[int]) -> frozenset[int]:
    """Every piece that could stand in some spaces, as `space << SHIFT | kind`."""
    return frozenset(PIECE[space << SHIFT | kind] for space in spaces for kind in range(MASK + 1))


def further(ways: Sequence[Spaces], here: int) -> Spaces:
    """Where one gets from a space in at most two steps."""
    found = ways[here]
    for at in each_of(ways[here]):
        found |= ways[at]
    return found & ~(1 << here)


@rule("WC-056", "WC-070", "WC-071", "WC-073", "WC-074")
def side(piece: Piece, magenta: bool) -> tuple[str, ...]:
    """What is on one side of a piece."""
    return piece.magenta if magenta else piece.cyan


@rule("WC-075", "WC-076", "WC-077", "WC-078", "WC-079")
def shown(what: str) -> tuple[str, int]:
    """What a space shows: its kind, and the points of an objective.

    >>> shown("objective 2"), shown("forest")
    (('objective', 2), ('forest', 0))
    """
    kind, _, points = what.partition(" ")
    return kind, int(points or 0)


def bare(content: Content, layout: Layout) -> Board:
    """The board of a layout with nothing on it but Towns: what is left without its rules."""
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
    """Spaces with their names: rows are letters from the top, numbers go from the left ("c4")."""
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
    """The spaces of a set.

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
    """The points an objective shows."""
    return space.points if space.kind == OBJECTIVE else 0
