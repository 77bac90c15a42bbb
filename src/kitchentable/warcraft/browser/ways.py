"""How a piece would go, for the page: its ways, and the spaces in which it must stop."""

from __future__ import annotations

from msgspec import Struct

from kitchentable.kernel.problem import Problem
from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.browser.ask import Ask, OpenQuestion
from kitchentable.warcraft.model.board import each_of
from kitchentable.warcraft.model.kinds import KIND_OF, SHIFT
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.rules.reach import ESCORTED, Ground, closed, speed
from kitchentable.warcraft.scenarios import scenes


class Stop(Struct, frozen=True):
    """A space that a piece could enter but not pass, and why."""

    space: str
    say: Message
    rule: str


class Ways(Struct, frozen=True):
    """How a piece would go."""

    start: str
    kind: str
    paths: tuple[tuple[str, ...], ...] = ()
    """To each space in reach that is not adjacent: the spaces of a way, with both ends."""
    stops: tuple[Stop, ...] = ()


class AskWays(Ask, frozen=True, tag="ways"):
    """The ways of a piece of the seat that is asked."""

    kind: str
    start: str

    def preview(self, view: Warcraft, question: OpenQuestion) -> Ways:
        here, kind = view.board.index.get(self.start), KIND_OF.get(self.kind)
        if question is None or question.seat < 0 or here is None or kind is None:
            raise Problem("wc-preview-plan")
        player = view.players[question.seat]
        ground = Ground(view, player)
        came, last = spread(ground, kind, here)
        return Ways(
            self.start,
            self.kind,
            tuple(way(view, came, to) for to in last),
            tuple(
                stop(view, player, at)
                for at in came
                if at != here and at not in last and ground.hindered >> at & 1
            ),
        )


def spread(ground: Ground, kind: int, here: int) -> tuple[dict[int, int], list[int]]:
    """By space in reach, the space before it; and the spaces that need more than one step."""
    board, player = ground.game.board, ground.player
    unstopped = here << SHIFT | kind in player.unstopped
    hindered = 0 if unstopped else ground.hindered
    barred = closed(ground, kind) if kind in ESCORTED else 0
    barred |= scenes.shut(ground.game, player, kind, here) if ground.closing else 0
    came, edge, last = {here: here}, [here], []
    for step in range(speed(player, kind, here)):
        passed = [at for at in edge if at == here or not hindered >> at & 1]
        edge = []
        for at in passed:
            for to in each_of(board.ways[kind][at] & ~barred):
                if to not in came:
                    came[to] = at
                    edge.append(to)
        last += edge if step else []
    return came, [to for to in last if not board.water >> to & 1]


def way(view: Warcraft, came: dict[int, int], to: int) -> tuple[str, ...]:
    """The spaces from the start to a space."""
    found = [to]
    while came[found[-1]] != found[-1]:
        found.append(came[found[-1]])
    return tuple(view.name(at) for at in reversed(found))


def stop(view: Warcraft, player: Player, space: int) -> Stop:
    """Why a piece must stop in a space."""
    enemies = [each for each in view.enemies(player) if each.present(space)]
    if any(each.neutral and each.units(space) for each in enemies):
        id, number = "wc-stop-creep", "WC-133"
    elif any(each.units(space) for each in enemies):
        id, number = "wc-stop-unit", "WC-130"
    elif any(each.workers(space) for each in enemies):
        id, number = "wc-stop-worker", "WC-131"
    else:
        id, number = "wc-stop-outpost", "WC-132"
    return Stop(view.name(space), say(id, space=view.name(space)), number)
