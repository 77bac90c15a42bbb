"""Lines of sight: open, partial or blocked, the blockers, and the lines (A-056 to A-058)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from kitchentable.raiders.geometry import Sight, kernels, sight_kernel
from kitchentable.raiders.geometry.compiled import PLAIN, ints, listed, plain_module, room
from kitchentable.raiders.geometry.figures import Figure
from kitchentable.raiders.geometry.layout import pack
from kitchentable.raiders.geometry.solids import (
    FIRST,
    HIGH,
    LAST,
    LOW,
    ROW,
    UNIT,
    Solid,
    Solids,
    X,
    Y,
)
from kitchentable.raiders.geometry.svg import Line

LOWEST = 25
"""Things lower than this do not block on their own level (A-056); levels closer than this to
each other count as one."""


class Seen(Struct, frozen=True):
    """How one figure sees another, with the reasons."""

    sight: Sight
    free: int
    """The number of free lines."""
    lines: int
    """The number of all lines."""
    blockers: tuple[int, ...]
    """The solids that stop any of them, as positions in the scene."""


DEEP = -100_000
"""A depth under the table at which nothing stops a line."""

LINES = 32
"""The number of lines between two figures, on one level and across levels."""


class Scene:
    """Everything on a table that can block a line: things first, then figures."""

    def __init__(
        self, things: Sequence[Solid], figures: Sequence[Figure], *, plain: bool = PLAIN
    ) -> None:
        self.things = len(things)
        stands = [(f.x, f.y, f.z, f.radius, f.height, f.unit) for f in figures]
        self.solids: Solids = pack(things, stands, plain)
        self.kernels = plain_module("kernels") if plain else kernels
        self._looking = plain_module("sight_kernel") if plain else sight_kernel
        self._plain = plain
        self._count = len(things) + len(figures)
        self._near = room(self._count, plain)
        self._none = room(0, plain)

    def copy(self) -> Scene:
        """A copy in which figures may be moved."""
        scene = Scene.__new__(Scene)
        scene.__dict__.update(self.__dict__)
        rows, corners = self.solids
        scene.solids = Solids(rows.copy(), corners.copy())
        return scene

    def put(self, number: int, place: tuple[int, int, int]) -> None:
        """Move a figure in this scene itself."""
        self.kernels.shift_figure(self.things + number, *place, *self.solids)

    def regroup(self, units: Sequence[int]) -> None:
        """Put the figures of this scene into other units."""
        for number, unit in enumerate(units):
            self.solids.rows[(self.things + number) * ROW + UNIT] = unit

    def joined(self, looker: int, target: int) -> Scene:
        """The scene in which two figures are of one unit, with all others of their units."""
        scene = self.copy()
        rows = scene.solids.rows
        ours, theirs = ((self.things + each) * ROW + UNIT for each in (looker, target))
        old, new = int(rows[theirs]), int(rows[ours])
        if new < 0:
            rows[ours] = old
        for row in range(self.things * ROW, self._count * ROW, ROW) if old >= 0 <= new else ():
            if rows[row + UNIT] == old:
                rows[row + UNIT] = new
        return scene

    def without(self, solid: int) -> Scene:
        """The scene without one solid, given by its position."""
        scene = Scene.__new__(Scene)
        scene.__dict__.update(self.__dict__)
        rows, corners = self.solids
        scene.solids = Solids(rows.copy(), corners)
        scene.solids.rows[solid * ROW + LOW] = scene.solids.rows[solid * ROW + HIGH] = DEEP
        return scene

    def sights(
        self, looker: int, targets: Sequence[int], lowest: int = LOWEST, past_both: bool = False
    ) -> list[Sight]:
        """How a figure sees each of several others, all by their number among the figures.

        Its own unit hides none of them; `past_both`: nor does theirs.
        """
        if past_both:
            return [self.joined(looker, e).sights(looker, [e], lowest)[0] for e in targets]
        wanted = ints([self.things + target for target in targets], self._plain)
        free = room(len(targets), self._plain)
        self._looking.sights(
            self.things + looker, wanted, lowest, *self.solids, self._near, self._none, free
        )
        return [_judged(count) for count in listed(free)]

    def sight(self, looker: int, target: int, lowest: int = LOWEST) -> Seen:
        """How a figure sees another, and what decided it."""
        wanted = ints([self.things + target], self._plain)
        free, hits = room(1, self._plain), ints([0] * self._count, self._plain)
        self._looking.sights(
            self.things + looker, wanted, lowest, *self.solids, self._near, hits, free
        )
        blockers = tuple(i for i in range(self._count) if hits[i])
        return Seen(_judged(int(free[0])), int(free[0]), LINES, blockers)

    def sight_past_one(self, looker: int, target: int) -> Sight:
        """How a figure sees another if any one solid may be ignored."""
        return self.past_one(looker, target)[0]

    def past_one(self, looker: int, target: int) -> tuple[Sight, int]:
        """How a figure sees another if any one solid may be ignored, and which is; -1: none."""
        wanted = ints([self.things + target], self._plain)
        free, hits = room(1, self._plain), ints([0] * self._count, self._plain)
        self._looking.sights(
            self.things + looker, wanted, LOWEST, *self.solids, self._near, hits, free
        )
        seen, stopped = int(free[0]), {i: hit for i, hit in enumerate(listed(hits)) if hit}
        if seen + sum(stopped.values()) == LINES:  # no line is stopped twice
            most = max(stopped, key=lambda solid: stopped[solid], default=-1)
            return _judged(seen + stopped.get(most, 0)), most
        best, ignored = _judged(seen), -1
        for solid in stopped:
            past = self.without(solid).sights(looker, [target])[0]
            if past is Sight.OPEN or best is Sight.BLOCKED:
                best, ignored = past, solid
        return best, ignored

    def seen_past(self, looker: int, target: int) -> list[int]:
        """The solids without any one of which there is sight."""
        blockers = self.sight(looker, target).blockers
        without = ((i, self.without(i).sights(looker, [target])[0]) for i in blockers)
        return [solid for solid, sight in without if sight is not Sight.BLOCKED]

    def blockers(self, looker: int, target: int, past_one: bool = False) -> tuple[int, ...]:
        """The solids that hide a part of a figure; `past_one`: without the one that is ignored."""
        ignored = self.past_one(looker, target)[1] if past_one else -1
        scene = self.without(ignored) if ignored >= 0 else self
        return scene.sight(looker, target).blockers

    def lines(self, looker: int, target: int, lowest: int = LOWEST) -> list[Line]:
        """The lines that decide how a figure sees another: for pictures and explanations."""
        i, j = self.things + looker, self.things + target
        rows, corners = self.solids
        low, high = int(rows[i * ROW + LOW]), int(rows[i * ROW + HIGH])
        other = int(rows[j * ROW + LOW])
        level = abs(low - other) < lowest
        pairs = ((i, j), (j, i)) if level else ((i, j),)
        found: list[Line] = []
        for a, b in pairs:
            start = (int(rows[a * ROW + X]), int(rows[a * ROW + Y]))
            heights = (min(low, other),) if level else (other, int(rows[b * ROW + HIGH]))
            for z in heights:
                for at in range(rows[b * ROW + FIRST], rows[b * ROW + LAST], 2):
                    end = (int(corners[at]), int(corners[at + 1]))
                    head = z if level else high
                    free = not self._stopped((*start, head), (*end, z), a, b, i, level, lowest)
                    found.append(((*start, head), (*end, z), free))
        return found

    def _stopped(
        self,
        start: tuple[int, int, int],
        end: tuple[int, int, int],
        looker: int,
        target: int,
        shooter: int,
        level: bool,
        lowest: int,
    ) -> bool:
        """Whether anything stops one line."""
        rows, corners = self.solids
        unit = rows[shooter * ROW + UNIT]
        near = []
        for solid in range(self._count):
            row = solid * ROW
            if solid in (looker, target) or (unit >= 0 and rows[row + UNIT] == unit):
                continue
            if level:
                z = start[2]
                counts = rows[row + HIGH] - z >= lowest > rows[row + LOW] - z
                near += [solid] if counts else []
                if counts and self.kernels.is_stopped(*start[:2], *end[:2], rows, row, corners):
                    return True
            elif self.kernels.passes_through(*start, *end, rows, row, corners):
                return True
            else:
                near.append(solid)
        space, wanted = int(not level), ints(near, self._plain)
        args = (rows, corners, wanted, len(near), self._none)
        return bool(self._looking.in_a_seam(*start, *end, space, *args))


def _judged(free: int) -> Sight:
    if free == LINES:
        return Sight.OPEN
    return Sight.PARTIAL if free else Sight.BLOCKED
