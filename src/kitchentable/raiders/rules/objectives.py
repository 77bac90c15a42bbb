"""Objectives and the end of the game (group 30)."""

from __future__ import annotations

from kitchentable.kernel.game import Result
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, Who, say
from kitchentable.raiders.model.events import Judged
from kitchentable.raiders.model.state import Objective, Phase, Raid
from kitchentable.raiders.tabletop import interface

RULES = {
    Objective.NONE: ("HR-186",),
    Objective.VANISH: ("HR-186", "HR-187"),
    Objective.PORTAL: ("HR-186", "HR-188", "HR-146"),
    Objective.SPOT: ("HR-186", "HR-191", "HR-195"),
}


@rule("HR-186")
def judge(game: Raid) -> None:
    """Say what each side has of the objective."""
    counts = tuple(COUNTS[game.objective](game, seat) or 0 for seat in (0, 1))
    game.tell(Judged(objective=game.objective.value, counts=counts, rules=RULES[game.objective]))


@rule("HR-187")
def vanished(game: Raid, seat: int) -> int:
    """How many characters of the other side vanished, whatever the cause (A-112)."""
    return sum(
        each.vanished and (game.setup.vanished == "all" or each.vanished_by == seat)
        for each in game.characters.values()
        if each.seat != seat
    )


@rule("HR-146", "HR-188")
def at_portal(game: Raid, seat: int) -> int:
    """How many characters touch the Portal of the other side."""
    top = interface.of(game)
    portals = [each.id for each in game.objects if each.portal == 1 - seat]
    return sum(
        any(top.touches_object(who, portal) for portal in portals) for who in game.here(seat)
    )


@rule("HR-191", "HR-195")
def controlled(game: Raid, seat: int) -> int:
    """How many markers a side controls: both may control the same one (A-114)."""
    return len({who.controls for who in game.here(seat) if who.controls >= 0})


def furthest(game: Raid, seat: int) -> int:
    """How far the furthest marker a side controls is from its own Portal; -1 without one."""
    top = interface.of(game)
    own = [each.id for each in game.objects if each.portal == seat]
    held = [game.markers[who.controls].at for who in game.here(seat) if who.controls >= 0]
    return max((top.marker_distance(at, id) for at in held for id in own), default=-1)


COUNTS = {
    Objective.NONE: vanished,
    Objective.VANISH: vanished,
    Objective.PORTAL: at_portal,
    Objective.SPOT: controlled,
}


def result(game: Raid) -> Result | None:
    """Who won; a draw has no winners (A-113, A-115)."""
    if game.phase is not Phase.END:
        return None
    if game.resigned >= 0:
        other = 1 - game.resigned
        return Result((other,), say("hr-won-resigned", who=Who(other)))
    counts = [COUNTS[game.objective](game, seat) or 0 for seat in (0, 1)]
    rules = RULES[game.objective]
    if counts[0] == counts[1] and game.objective is Objective.SPOT:
        counts = tie_break(game) or counts
        rules = ("HR-186", "HR-192")
    goal = Message(f"kind-goal-{game.objective.value}")
    if counts[0] == counts[1]:
        return Result((), say("hr-drawn", objective=goal), rules)
    winner = 0 if counts[0] > counts[1] else 1
    return Result((winner,), say("hr-won", who=Who(winner), objective=goal), rules)


@rule("HR-192")
def tie_break(game: Raid) -> list[int]:
    """Equal on markers: the one controlled furthest from one's own Portal decides."""
    return [furthest(game, seat) for seat in (0, 1)]
