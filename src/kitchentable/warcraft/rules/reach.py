"""Where pieces may go: speeds, stops, workers, mountains, stacking (WC-121 to WC-167).

A set of spaces is a whole number here, one bit for each space (`1 << space`), so that what is
asked for every piece at every move costs little.
"""

from __future__ import annotations

from kitchentable.kernel.rules import rule
from kitchentable.warcraft.board import Spaces, each_of
from kitchentable.warcraft.kinds import SPEED, STACK, WORKER
from kitchentable.warcraft.state import Player, Warcraft


class Ground:
    """What hinders a player's pieces: enemies, missing escorts, full spaces.

    Enemies stand still while a player moves, so a ground lasts for his Move Step; `moved` keeps
    it up to date.
    """

    def __init__(self, game: Warcraft, player: Player) -> None:
        self.game = game
        self.player = player
        self.hindered = stops(game, player)
        self.escorted = player.unit_spaces()
        self.crowds = crowds(game, player)
        self.full = [sum(1 << at for at, n in crowd.items() if n >= STACK) for crowd in self.crowds]
        self.over = overfull(self.crowds)
        self._reach: dict[int, Spaces] = {}

    def moved(self, kind: int, here: int, there: int) -> None:
        """A piece has gone from one space to another."""
        worker = kind == WORKER
        crowd = self.crowds[worker]
        crowd[here] -= 1
        crowd[there] = crowd.get(there, 0) + 1
        touched = 1 << here | 1 << there
        if crowd[here] >= STACK - 1 or crowd[there] >= STACK:
            full = sum(1 << at for at in (here, there) if crowd[at] >= STACK)
            self.full[worker] = self.full[worker] & ~touched | full
            self.over = overfull(self.crowds)
        if not worker and touched & self.hindered:
            self.escorted = self.player.unit_spaces()
            self._reach = {}

    def reach(self, kind: int, here: int) -> Spaces:
        """Where a piece could get to, whether there is room or not."""
        at = 4 * here + kind
        found = self._reach.get(at)
        if found is None:
            found = self._reach[at] = reach(self, kind, here)
        return found

    def moves(self) -> list[tuple[int, int, Spaces]]:
        """Every piece that may move: its space, its kind, and where it may go."""
        found = []
        for here, kind in movable(self.game, self.player):
            there = self.reach(kind, here)
            full = there & self.full[kind == WORKER]
            if full:
                there &= ~full | makes_way(self, kind, here, full)
            found.append((here, kind, there))
        return found


@rule("WC-121", "WC-151", "WC-152")
def movable(game: Warcraft, player: Player) -> list[tuple[int, int]]:
    """Spaces and kinds of pieces that have not moved in this step and may leave."""
    moved = player.moved
    found = [
        (at >> 2, at & 3)
        for at, number in sorted(player.pieces.items())
        if number > moved.get(at, 0)
    ]
    locked = [each.town for each in game.players if each.locked]
    return [each for each in found if each[0] not in locked] if locked else found


@rule("WC-130", "WC-131", "WC-132", "WC-137")
def stops(game: Warcraft, player: Player) -> Spaces:
    """Spaces where enemy units, workers or Outposts are: who enters must stop."""
    found = 0
    for enemy in game.enemies(player):
        for at in enemy.pieces:
            found |= 1 << (at >> 2)
        for post in enemy.outposts:
            found |= 1 << post.space
    return found


@rule("WC-122", "WC-138", "WC-162", "WC-518")
def reach(ground: Ground, kind: int, here: int) -> Spaces:
    """Spaces a piece can get to, space by space, stopping where it must."""
    left = speed(ground.player, kind, here)
    if not left:
        return 0
    ways = ground.game.board.ways[kind]
    barred = closed(ground, kind)
    found = ways[here] & ~barred
    while left > 1:
        left -= 1
        for at in each_of(found & ~ground.hindered):
            found |= ways[at] & ~barred
    return found & ~(1 << here)


@rule("WC-139", "WC-140", "WC-142")
def closed(ground: Ground, kind: int) -> Spaces:
    """A worker goes among enemies only where a unit of his own player already is."""
    return ground.hindered & ~ground.escorted if kind == WORKER else 0


@rule("WC-124", "WC-125", "WC-126", "WC-127", "WC-129")
def speed(player: Player, kind: int, here: int) -> int:
    """Spaces a piece may move: its own speed, then Fast, then Cripple."""
    spaces = SPEED[kind]
    if here in player.fast:
        spaces = hastened(spaces)
    if here in player.crippled:
        spaces = slowed(spaces, player.crippled.count(here))
    return spaces


@rule("WC-515", "WC-516")
def hastened(spaces: int) -> int:
    """Two further, three at most."""
    return min(3, spaces + 2)


@rule("WC-497", "WC-498")
def slowed(spaces: int, cards: int) -> int:
    """One less for each card, not below nothing."""
    return max(0, spaces - cards)


# --- stacking -----------------------------------------------------------------------------


@rule("WC-160", "WC-161", "WC-563", "WC-564")
def crowds(game: Warcraft, player: Player) -> tuple[dict[int, int], dict[int, int]]:
    """By space the side's units, and its workers: apart, a teammate's too, enemies' not."""
    found: tuple[dict[int, int], dict[int, int]] = ({}, {})
    for each in game.team(player):
        for at, number in each.pieces.items():
            crowd = found[at & 3 == WORKER]
            crowd[at >> 2] = crowd.get(at >> 2, 0) + number
    return found


@rule("WC-158", "WC-159")
def overfull(crowds: tuple[dict[int, int], dict[int, int]]) -> tuple[int, bool] | None:
    """A space with more of the side's units, or workers, than may end there."""
    for workers in (False, True):
        for space, number in crowds[workers].items():
            if number > STACK:
                return space, workers
    return None


@rule("WC-162", "WC-163")
def makes_way(ground: Ground, kind: int, here: int, full: Spaces) -> Spaces:
    """Full spaces that may be entered: those where somebody can go on to a space with room.

    The limit counts when movement is finished, so two stacks may change places; but one never
    ends in a corner: whoever is to make way must be able to.
    """
    room = ~ground.full[kind == WORKER] | 1 << here
    found = 0
    for space, other in movable(ground.game, ground.player):
        alike = full >> space & 1 and (other == WORKER) == (kind == WORKER)
        if alike and ground.reach(other, space) & room:
            found |= 1 << space
    return found
