"""Own troops in each other's way: which one holds up another, and where it would not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

from kitchentable.raiders.bots.distance_fields import Way, straight
from kitchentable.raiders.bots.eyes import Eyes
from kitchentable.raiders.bots.goals import Goals
from kitchentable.raiders.geometry import Place
from kitchentable.raiders.model.state import Character
from kitchentable.raiders.rules import movement_action

MOVES = 2
"""For how many moves ahead the ways of friends matter."""
SPARE = 5
"""How far beyond touching a character is out of the way."""


class Path(Struct, frozen=True):
    """The next steps of an own character, and the width of its base."""

    points: tuple[Place, ...]
    radius: int

    def gap(self, place: Place) -> int:
        """The distance of a place from the steps."""
        return min(straight(point, place) for point in self.points)


def path_of(eyes: Eyes, goals: Goals, who: Character, moves: int) -> Path | None:
    """The way of a character in its next moves; None if it flies or has nowhere to go."""
    way, at = goals.way(who), who.at
    if way is None or at is None:
        return None
    points = way.path(at, moves * movement_action.going_of(eyes.game, who).budget)
    return Path((at, *points), eyes.card(who).radius) if points else None


def held_up(eyes: Eyes, goals: Goals, members: Sequence[Character]) -> int:
    """How many members have a friend in front of them that has still to act this round."""
    waiting = [
        each
        for each in eyes.mine
        if each.troop != members[0].troop and not eyes.game.troops[each.troop].activated
    ]
    if not waiting:
        return 0
    paths = [path_of(eyes, goals, who, 1) for who in members]
    return sum(path is not None and any(_in_it(eyes, each, path) for each in waiting)
               for path in paths)  # fmt: skip


def _in_it(eyes: Eyes, who: Character, path: Path) -> bool:
    """Whether a character stands in a way."""
    at = who.at
    return at is not None and path.gap(at) < path.radius + eyes.card(who).radius


class Jam:
    """The ways of friends that lead through a group and through no other friend."""

    def __init__(self, eyes: Eyes, goals: Goals, group: Sequence[Character]) -> None:
        self.eyes = eyes
        self.group = group
        ids = {who.id for who in group}
        friends = [who for who in eyes.mine if who.id not in ids]
        self.paths: list[Path] = []
        for friend in friends:
            path = path_of(eyes, goals, friend, MOVES)
            if path is not None and self._bars(group, path):
                others = [who for who in friends if who.troop != friend.troop]
                if not self._bars(others, path):
                    self.paths.append(path)

    def _bars(self, group: Iterable[Character], path: Path) -> bool:
        """Whether a member of a group stands in a way."""
        return any(_in_it(self.eyes, who, path) for who in group)

    def barring(self) -> list[Character]:
        """The members of the group that stand in a friend's way."""
        return [who for who in self.group if any(self._bars([who], path) for path in self.paths)]

    def freed(self) -> int:
        """How many friends can move on as the copy stands."""
        return sum(not self._bars(self.group, path) for path in self.paths)

    def wish(self, who: Character, way: Way) -> Callable[[Place], int]:
        """The wish to be out of all these ways, and not too far back."""
        wide = self.eyes.card(who).radius + SPARE

        def wish(place: Place) -> int:
            inside = sum(max(0, path.radius + wide - path.gap(place)) for path in self.paths)
            return 8 * inside + way.distance(place)

        return wish
