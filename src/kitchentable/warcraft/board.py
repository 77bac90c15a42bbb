"""The board: hex spaces in axial coordinates, built from pieces (WC-056 to WC-058)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from msgspec import Struct

from kitchentable.kernel.rules import kept, rule
from kitchentable.warcraft.content import Content, Layout, Piece, laid_cells
from kitchentable.warcraft.kinds import (
    CLEAR,
    FLYING,
    FOREST,
    GOLDMINE,
    MELEE,
    MOUNTAIN,
    OBJECTIVE,
    TOWN,
)

Hex = tuple[int, int]
Spaces = int
"""A set of spaces: one bit for each."""
Hops = tuple[tuple[str, ...], ...]
"""Moves by name: the kind of piece, from where, to where."""

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


class Board(Struct, frozen=True):
    """All spaces, with what is asked of them again and again."""

    spaces: tuple[Space, ...]
    index: dict[str, int]
    near: tuple[tuple[int, ...], ...]
    """The spaces adjacent to each."""
    zones: tuple[tuple[int, ...], ...]
    """Each space and the spaces adjacent to it: a battlefield and its flanks."""
    ways: tuple[tuple[Spaces, ...], ...]
    """By kind of piece: the adjacent spaces it may enter."""
    twice: tuple[tuple[Spaces, ...], ...]
    """By kind of piece: where it gets in two steps, if nothing stops it on the way."""
    mines: tuple[int, ...]
    forests: tuple[int, ...]
    towns: tuple[int, ...]
    scoring: tuple[int, ...]
    """Towns and objectives."""
    hops: dict[tuple[int, Spaces], Hops]
    """Moves by name that were asked for before."""

    def name(self, space: int) -> str:
        """The name of a space."""
        return self.spaces[space].name

    def enterable(self, kind: int, space: int) -> bool:
        """Whether a kind of piece may be in a space at all (WC-063)."""
        return may_enter(kind, self.spaces[space])

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        from kitchentable.warcraft.svg import board_picture

        return board_picture(self)


@rule("WC-057", "WC-058")
def adjacent(spaces: Sequence[Space]) -> tuple[tuple[int, ...], ...]:
    """For each space, those that share an edge with it; where no piece lies there is none."""
    at = {space.at: number for number, space in enumerate(spaces)}
    return tuple(
        tuple(at[q + dq, r + dr] for dq, dr in SIDES if (q + dq, r + dr) in at)
        for q, r in (space.at for space in spaces)
    )


@rule("WC-063", "WC-143", "WC-144")
def may_enter(kind: int, space: Space) -> bool:
    """Only flying units enter a mountain."""
    return space.kind != MOUNTAIN or kind == FLYING


def board(spaces: Iterable[Space]) -> Board:
    """A board of these spaces."""
    spaces = tuple(spaces)
    near = adjacent(spaces)
    ways = tuple(
        tuple(sum(1 << to for to in beside if may_enter(kind, spaces[to])) for beside in near)
        for kind in (*range(4), MELEE)
    )
    twice = tuple(tuple(further(each, here) for here in range(len(spaces))) for each in ways)
    numbers = range(len(spaces))
    return Board(
        spaces,
        {space.name: number for number, space in enumerate(spaces)},
        near,
        tuple((number, *near[number]) for number in numbers),
        ways,
        twice,
        tuple(n for n in numbers if spaces[n].kind == GOLDMINE),
        tuple(n for n in numbers if spaces[n].kind == FOREST),
        tuple(n for n in numbers if spaces[n].kind == TOWN),
        tuple(n for n in numbers if spaces[n].kind in (TOWN, OBJECTIVE)),
        {},
    )


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


@rule("WC-069", "WC-080", "WC-081", "WC-097", "WC-105")
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
    return board(_named(found))


def _named(found: list[tuple[Hex, str, int, int]]) -> list[Space]:
    """Rows are letters from the top, spaces in a row numbers from the left: "c4"."""
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
