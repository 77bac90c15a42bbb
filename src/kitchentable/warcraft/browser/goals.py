"""What each player can win by, for the page: the goals of the game or of its scenario."""

from __future__ import annotations

from msgspec import Struct

from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.browser.ask import Ask, OpenQuestion
from kitchentable.warcraft.model.goal import Goal, Part, counted
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.moments import GOALS, LAST_STANDING, POINTLESS, is_heard
from kitchentable.warcraft.rules.points import side_points, won_by
from kitchentable.warcraft.scenarios.aims import left_alone


class GoalPage(Struct, frozen=True):
    """A way to win."""

    say: Message
    rule: str
    parts: tuple[Part, ...]
    spaces: tuple[str, ...]


class SeatGoals(Struct, frozen=True):
    """The ways in which a player can win."""

    seat: int
    goals: tuple[GoalPage, ...]


class Goals(Struct, frozen=True):
    """The ways in which each player in the game can win."""

    seats: tuple[SeatGoals, ...]


class AskGoals(Ask, frozen=True, tag="goals"):
    """What each player can win by, and how far it has come."""

    def preview(self, view: Warcraft, question: OpenQuestion) -> Goals:
        return Goals(tuple(SeatGoals(each.seat, pages(view, each)) for each in view.inside()))


def pages(view: Warcraft, player: Player) -> tuple[GoalPage, ...]:
    """The goals of a player; nobody has any before all races are chosen."""
    if not all(each.race for each in view.inside()):
        return ()
    return tuple(
        GoalPage(each.say, each.rule, each.parts, tuple(view.name(at) for at in each.spaces))
        for each in (*points(view, player), *GOALS.value(view, player), *last(view, player))
    )


def points(view: Warcraft, player: Player) -> list[Goal]:
    """The points that win at the end of one's own turn, where points win."""
    if view.target <= 0 or POINTLESS.value(view):
        return []
    part = counted(say("wc-goal-points"), side_points(view, player), view.target)
    number = "WC-552" if len(view.team(player)) > 1 else won_by(view)
    return [Goal(say("wc-goal-points-own", target=view.target), number, (part,))]


def last(view: Warcraft, player: Player) -> list[Goal]:
    """The last in the game wins, in the main game; scenarios have goals of their own."""
    if view.scene is not None and (is_heard(view, LAST_STANDING) or is_heard(view, GOALS)):
        return []
    return left_alone(view, player, "WC-193")
