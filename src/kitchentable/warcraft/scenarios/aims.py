"""What several blocks aim at: the last in the game, a way that a token has to go."""

from __future__ import annotations

from kitchentable.kernel.words import say
from kitchentable.warcraft.model.goal import Goal, Part, counted
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft


def left_alone(view: Warcraft, player: Player, number: str) -> list[Goal]:
    """The goal to be the last in the game; none against players without a Town."""
    enemies = [each for each in view.enemies(player) if not each.neutral]
    towns = tuple(each.town for each in enemies if each.town >= 0)
    if not towns:
        return []
    teams = len({each.team for each in enemies})
    id = "wc-goal-team" if teams < len(enemies) else "wc-goal-last" if teams > 1 else "wc-goal-town"
    others = [each for each in view.players if each.team != player.team and not each.neutral]
    fallen = counted(say("wc-goal-fallen"), sum(each.out for each in others), len(others))
    return [Goal(say(id), number, (fallen,) if id == "wc-goal-last" else (), towns)]


def way_to_go(view: Warcraft, here: int, there: int) -> Part:
    """How many spaces lie between something and where it has to be, as the bird flies."""
    number = spaces_between(view.board.near, here, there)
    return Part(say("wc-goal-way", number=number), 0, 0, number == 0)


def spaces_between(near: tuple[tuple[int, ...], ...], here: int, there: int) -> int:
    """The number of steps from one space to another one.

    >>> spaces_between(((1,), (0, 2), (1,)), 0, 2)
    2
    """
    seen, edge, steps = {here}, {here}, 0
    while there not in seen and edge:
        edge = {to for at in edge for to in near[at]} - seen
        seen |= edge
        steps += 1
    return steps
