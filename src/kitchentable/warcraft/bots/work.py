"""Moves of workers: to safe mines and forests, and home to build."""

from __future__ import annotations

from collections.abc import Sequence

from kitchentable.warcraft.bots.army import Hop
from kitchentable.warcraft.bots.clash import clash
from kitchentable.warcraft.bots.sight import FAR, Pieces, Sight
from kitchentable.warcraft.model.board import Spaces, each_of
from kitchentable.warcraft.model.kinds import GOLDMINE, MASK, SHIFT, STACK, WORKER
from kitchentable.warcraft.options.stocks import is_empty
from kitchentable.warcraft.rules.harvest import COMPLETELY
from kitchentable.warcraft.rules.reach import Ground

RISK = 400
"""The chance of an enemy, in thousandths, from which on workers stay away."""


class Shifts:
    """Gives the workers of one Move Step their spaces."""

    def __init__(self, sight: Sight, ground: Ground, pieces: Pieces, builders: int) -> None:
        self.sight = sight
        self.ground = ground
        self.pieces = pieces
        self.builders = builders
        self.crowd: dict[int, int] = {}
        for mate in sight.mates:
            for at, number in mate.pieces.items():
                if at & MASK == WORKER:
                    self.crowd[at >> SHIFT] = number
        view = sight.view
        self.fields = [
            space
            for space in (*view.board.mines, *view.board.forests)
            if gives(sight, space) and self.safe(space)
        ]
        self.stock = {GOLDMINE: sight.me.gold, "": sight.me.wood}

    def safe(self, space: int) -> bool:
        """Whether no enemy is in a space, and none can come and win there."""
        sight = self.sight
        if sight.hostile >> space & 1:
            return False
        coming = sight.threat(space)
        if not coming:
            return True
        defence = sight.own_in(sight.map.zone[space], self.pieces)
        return bool(defence) and clash(coming, defence).chance < RISK

    def hops(self) -> list[Hop]:
        """A move for each worker that is of more use elsewhere."""
        free = self._free()
        found: list[Hop] = []
        home = self.sight.home
        for start, _ in sorted(free, key=lambda each: self.sight.map.ground[home][each[0]]):
            reach = self.ground.reach(start << SHIFT | WORKER) | 1 << start
            if self.builders and reach >> home & 1 and self.crowd.get(home, 0) < STACK:
                to = home
                self.builders -= 1
            else:
                to = self._field(start, reach)
            self.crowd[to] = self.crowd.get(to, 0) + 1
            found.append((WORKER, start, to))
        return found

    def _free(self) -> list[tuple[int, int]]:
        """The workers that may move and do not build; the others keep their places."""
        me = self.sight.me
        can = {space for space, kind, _ in self.ground.moves() if kind == WORKER}
        free: list[tuple[int, int]] = []
        for at, number in me.pieces.items():
            if at & MASK == WORKER:
                space = at >> SHIFT
                movable = number - me.moved.get(at, 0) - me.builders(space) if space in can else 0
                free += [(space, n) for n in range(movable)]
                self.crowd[space] = self.crowd.get(space, 0) + number - max(0, movable)
        return free

    def _field(self, start: int, reach: Spaces) -> int:
        """The best field for a worker, or the step towards it."""
        best, most = start, -FAR
        for field in self.fields:
            if self.crowd.get(field, 0) >= STACK:
                continue
            value = self._value(start, reach, field)
            if value > most:
                best, most = field, value
        if most == -FAR:
            return self._refuge(start, reach)
        board = self.sight.view.board
        kind = GOLDMINE if board.spaces[best].kind == GOLDMINE else ""
        if reach >> best & 1:
            self.stock[kind] += 2
            return best
        steps = self.sight.map.ground[best]
        spaces = [space for space in each_of(reach) if self._room(space) and self.safe(space)]
        return min(spaces, key=lambda space: steps[space], default=start)

    def _value(self, start: int, reach: Spaces, field: int) -> int:
        """The worth of a field for a worker: more if it is near and gives the scarcer resource."""
        steps = self.sight.map.ground[start][field]
        gold = self.sight.view.board.spaces[field].kind == GOLDMINE
        lack = self.stock[""] - self.stock[GOLDMINE]
        value = 40 + (lack if gold else -lack) * 2
        value -= 3 * self.sight.map.ground[self.sight.home][field]
        return value - (0 if reach >> field & 1 else 20 * ((steps + 1) // 2))

    def _refuge(self, start: int, reach: Spaces) -> int:
        """A safe space on the way home, for a worker without a field."""
        home = self.sight.map.ground[self.sight.home]
        spaces = [space for space in each_of(reach) if self._room(space) and self.safe(space)]
        return min(spaces, key=lambda space: home[space], default=start)

    def _room(self, space: int) -> bool:
        return self.crowd.get(space, 0) < STACK


def fields_left(sight: Sight) -> int:
    """The room for workers in all mines and forests near home that still pay."""
    view, home = sight.view, sight.map.ground[sight.home]
    fields: Sequence[int] = (*view.board.mines, *view.board.forests)
    return STACK * sum(gives(sight, each) and home[each] <= 4 for each in fields)


def gives(sight: Sight, space: int) -> bool:
    """Whether a mine or forest still pays."""
    view = sight.view
    return view.depleted[space] != COMPLETELY and not is_empty(view, space)
