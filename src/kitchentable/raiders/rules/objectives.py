"""Objectives and the end of the game (group 30).

An objective is one class: what counts at the end, and what the texts, the suggestions and the bots
ask of it. They ask where a side has to be (`portals`, `markers`), never which objective it is.
"""

from __future__ import annotations

from typing import ClassVar

from kitchentable.kernel.facets import Result
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, Who, say
from kitchentable.raiders.model.events import Judged, MarkerLost
from kitchentable.raiders.model.state import Character, Phase, Raid
from kitchentable.raiders.tabletop import interface


class Objective:
    """What a game is about (HR-185). Before the roll, and without it, enemies count."""

    id: ClassVar[str] = "none"
    rules: ClassVar[tuple[str, ...]] = ("HR-186",)
    aces: ClassVar[int] = -1
    """The roll that chooses it: how many of two white dice show an Ace."""
    markers: ClassVar[int] = 0
    """How many markers each player places for it. To control one costs an action."""
    hunts: ClassVar[bool] = True
    """Whether only enemies count, and no place does."""
    time: ClassVar[int] = 0
    """Actions that a prudent player keeps in reserve for what has to be done at the goal."""

    @rule("HR-187")
    def count(self, game: Raid, seat: int) -> int:
        """What a side has achieved: here the enemy characters that vanished (A-112)."""
        return sum(
            each.vanished and (game.setup.vanished == "all" or each.vanished_by == seat)
            for each in game.characters.values()
            if each.seat != seat
        )

    def tie_break(self, game: Raid) -> tuple[int, int] | None:
        """What decides between sides with equal counts; `None` if nothing does."""
        return None

    def portals(self, game: Raid, seat: int) -> list[str]:
        """The Portals that the characters of a side have to touch at the end."""
        return []


class Vanish(Objective):
    """Vanish the enemy."""

    id = "vanish"
    rules = ("HR-186", "HR-187")
    aces = 0


class Portal(Objective):
    """Get to the Portal of the other side."""

    id = "portal"
    rules = ("HR-186", "HR-188", "HR-146")
    aces = 2
    hunts = False
    time = 3

    @rule("HR-146", "HR-188")
    def count(self, game: Raid, seat: int) -> int:
        """How many characters touch the Portal of the other side."""
        top, portals = interface.of(game), self.portals(game, seat)
        return sum(
            any(top.touches_object(who, portal) for portal in portals) for who in game.here(seat)
        )

    def portals(self, game: Raid, seat: int) -> list[str]:
        return [each.id for each in game.objects if each.portal == 1 - seat]


class Spot(Objective):
    """Hold the strategic spots."""

    id = "spot"
    rules = ("HR-186", "HR-191", "HR-195")
    aces = 1
    markers = 2
    hunts = False
    time = 1

    @rule("HR-191", "HR-195")
    def count(self, game: Raid, seat: int) -> int:
        """How many markers a side controls: both may control the same one (A-114)."""
        return len({who.controls for who in game.here(seat) if who.controls >= 0})

    @rule("HR-192", off=None)
    def tie_break(self, game: Raid) -> tuple[int, int] | None:
        """How far from its own Portal each side's furthest controlled marker is."""
        return furthest(game, 0), furthest(game, 1)


def furthest(game: Raid, seat: int) -> int:
    """How far the furthest marker a side controls is from its own Portal; -1 without one."""
    top = interface.of(game)
    own = [each.id for each in game.objects if each.portal == seat]
    held = [game.markers[who.controls].at for who in game.here(seat) if who.controls >= 0]
    return max((top.marker_distance(at, id) for at in held for id in own), default=-1)


KINDS: list[type[Objective]] = [Objective, *Objective.__subclasses__()]
OBJECTIVES = {kind.id: kind() for kind in KINDS}
"""All objectives of this file by their id, which the state knows them by."""


def of(game: Raid) -> Objective:
    """The objective of a game."""
    return OBJECTIVES[game.objective]


def rolled(aces: int) -> Objective:
    """The objective that a roll with so many Aces chooses."""
    return next(each for each in OBJECTIVES.values() if each.aces == aces)


def score(game: Raid) -> tuple[int, int]:
    """What each side has achieved of the objective so far."""
    objective = of(game)
    return objective.count(game, 0), objective.count(game, 1)


@rule("HR-186")
def judge(game: Raid) -> None:
    """Tell what each side has achieved of the objective."""
    objective = of(game)
    game.tell(Judged(objective=objective.id, counts=score(game), rules=objective.rules))


def result(game: Raid) -> Result | None:
    """The winner of a game that is over; a draw has no winners (A-113, A-115)."""
    if game.phase is not Phase.END:
        return None
    if game.resigned >= 0:
        other = 1 - game.resigned
        return Result((other,), say("hr-won-resigned", who=Who(other)))
    objective, counts = of(game), score(game)
    decided = objective.tie_break(game) if counts[0] == counts[1] else None
    rules = objective.rules
    if decided is not None:
        counts, rules = decided, ("HR-186", "HR-192")
    goal = Message(f"kind-goal-{objective.id}")
    if counts[0] == counts[1]:
        return Result((), say("hr-drawn", objective=goal), rules)
    winner = 0 if counts[0] > counts[1] else 1
    return Result((winner,), say("hr-won", who=Who(winner), objective=goal), rules)


@rule("HR-195")
def lose_marker(game: Raid, who: Character) -> None:
    """End the control of a marker by a character that left it or vanished."""
    if who.controls >= 0:
        game.tell(MarkerLost(who=who.id, marker=who.controls, rules=("HR-195",)))
        who.controls = -1
