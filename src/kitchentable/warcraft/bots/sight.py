"""What a bot makes of a view: who is where, how far, how strong, and who could come."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from kitchentable.warcraft.board import Board, Spaces, each_of
from kitchentable.warcraft.bots.clash import Force, Troops, force, troops, worth
from kitchentable.warcraft.kinds import (
    FLYING,
    HERO,
    IS_UNIT,
    MASK,
    MELEE,
    SHIFT,
    SPEED,
    UNITS,
    WALKS,
    WORKER,
)
from kitchentable.warcraft.rules.points import card_points, space_points, upgrade_points
from kitchentable.warcraft.state import Player, Warcraft

FAR = 99


class Map:
    """Distances on a board; made once."""

    def __init__(self, board: Board) -> None:
        self.board = board
        spaces = range(len(board.spaces))
        self.ground = [_distances(board.ways[MELEE], start) for start in spaces]
        self.air = [_distances(board.ways[FLYING], start) for start in spaces]
        self.zone = [sum(1 << space for space in zone) for zone in board.zones]

    def distance(self, kind: int, start: int, to: int) -> int:
        """Steps of a kind of piece from one space to another."""
        return (self.air if WALKS[kind] == FLYING else self.ground)[start][to]


def _distances(ways: tuple[Spaces, ...], start: int) -> list[int]:
    """Steps from a space to every other. Where the ways do not lead stays far."""
    found = [FAR] * len(ways)
    found[start] = 0
    edge = [start]
    while edge:
        here = edge.pop(0)
        for there in each_of(ways[here]):
            if found[there] == FAR:
                found[there] = found[here] + 1
                edge.append(there)
    return found


UNSEEN = Troops((3, 3, 3))
UNSEEN_DICE = 3
"""What a creep that lies face down is taken for."""

Pieces = Mapping[int, int]
"""Pieces by `space << SHIFT | kind`, as players have them."""


class Sight:
    """A view in a bot's eyes."""

    def __init__(self, view: Warcraft, seat: int, board: Map) -> None:
        self.view = view
        self.map = board
        self.me = view.players[seat]
        self.home = max(0, self.me.town)
        """The own Town; boards of situations may have none."""
        self.mates = [each for each in view.team(self.me) if each is not self.me]
        self.enemies = view.enemies(self.me)
        self.rivals = [each for each in self.enemies if not each.neutral]
        """The enemies somebody plays."""
        self.troops = [troops(view, each) if each.race else Troops() for each in view.players]
        self.hostile = 0
        """Spaces with enemy units."""
        for enemy in self.enemies:
            self.hostile |= enemy.unit_spaces()
        self._threats: dict[tuple[int, Spaces], Force] = {}
        self._reaches = [
            (space, kind, number, enemy.seat, _nearby(view.board, space, kind))
            for enemy in self.enemies
            for at, number in enemy.pieces.items()
            for space, kind in ((at >> SHIFT, at & MASK),)
            if kind in UNITS and not enemy.neutral
        ]

    # --- forces --------------------------------------------------------------------------

    def force_in(self, spaces: Spaces, pieces: Pieces, who: Player) -> Force:
        """The force of a player's units in some spaces."""
        return force(self.units_in(spaces, pieces, who))

    def own_in(self, spaces: Spaces, pieces: Pieces) -> Force:
        """The force of the own side: these pieces, and what a teammate has there."""
        if not self.mates:
            return self.force_in(spaces, pieces, self.me)
        return force([*self.units_in(spaces, pieces, self.me), *self._of(spaces, self.mates)])

    def enemy_in(self, spaces: Spaces) -> Force:
        """The force of all enemies in some spaces."""
        return force(self._of(spaces, self.enemies))

    def _of(self, spaces: Spaces, players: Iterable[Player]) -> list[tuple[Troops, int, int]]:
        return [unit for each in players for unit in self.units_in(spaces, each.pieces, each)]

    def units_in(
        self, spaces: Spaces, pieces: Pieces, who: Player
    ) -> list[tuple[Troops, int, int]]:
        """The units of a player in some spaces, as a force is made of them."""
        own = self.troops[who.seat]
        found = []
        for at, number in pieces.items():
            kind = at & MASK
            if kind < WORKER and spaces >> (at >> SHIFT) & 1:
                found.append((own, kind, number))
            elif kind > WORKER and IS_UNIT[kind] and spaces >> (at >> SHIFT) & 1:
                found += self.marker(who, at, number)
        return found

    def marker(self, who: Player, at: int, number: int) -> list[tuple[Troops, int, int]]:
        """Heroes, creatures and creeps: as many ordinary units as they have dice.

        What a hero can suffer beyond its die goes as units that do not strike.
        """
        if at in self.view.creeps and not self.view.creeps[at].name:
            return [(UNSEEN, MELEE, UNSEEN_DICE)]
        fights = self.view.profile(who, at & MASK, at >> SHIFT)
        alike = Troops((fights.strength,) * 3, (fights.ability,) * 3)
        found = [(alike, fights.type, number * fights.dice)]
        if at & MASK == HERO and who.hero is not None:
            life = self.view.hero_level(who).life - who.hero.wounds
            found.append((Troops(), fights.type, max(0, life - fights.dice)))
        return found

    def worth_of(self, kind: int) -> int:
        """What a unit of one's own is worth, a hired one among them."""
        if kind < WORKER:
            return self.troops[self.me.seat].worths[kind]
        fights = self.view.profile(self.me, kind, -1)
        return worth(fights.strength, fights.type)

    def army(self, player: Player) -> Force:
        """All units of a player, those in training too."""
        own = self.troops[player.seat]
        trained = [(own, kind, player.training[kind]) for kind in UNITS]
        return force([*self.units_in(-1, player.pieces, player), *trained])

    # --- dangers -------------------------------------------------------------------------

    def threat(self, space: int, without: Spaces = 0) -> Force:
        """What enemies could bring to a battle in a space in their next Move Step.

        Nothing if none of them gets into the space itself. Those in `without` do not count.
        """
        key = (space, without)
        found = self._threats.get(key)
        if found is None:
            found = self._threats[key] = self._threat(space, without)
        return found

    def _threat(self, space: int, without: Spaces) -> Force:
        zone, bit = self.map.zone[space], 1 << space
        coming = [each for each in self._reaches if not without >> each[0] & 1]
        if not any(each[4] & bit for each in coming):
            return Force()
        return force(
            (self.troops[seat], kind, number)
            for _, kind, number, seat, reach in coming
            if reach & zone
        )

    # --- points --------------------------------------------------------------------------

    def points(self, pieces: Pieces) -> int:
        """The points of the own side if the pieces stood like this, cards in hand shown."""
        held = {at >> SHIFT for at in pieces if at & MASK != WORKER}
        total = 0
        for each in (self.me, *self.mates):
            total += card_points(each) + upgrade_points(self.view, each)
            total += each.hand.count("victory-point")
        for space in self.view.board.scoring:
            if space in held or any(mate.units(space) for mate in self.mates):
                total += space_points(self.view, space)
        return total

    def moves_after(self) -> list[Player]:
        """Enemies who still move in this turn after the player whose step it is."""
        order = self.view.order(self.view.first)
        left = order[order.index(self.view.seat) + 1 :] if self.view.seat in order else []
        return [each for each in self.enemies if each.seat in left]


def _nearby(board: Board, space: int, kind: int) -> Spaces:
    """Where a piece could be after a move, if nothing stood in its way."""
    found = 1 << space
    for _ in range(SPEED[kind]):
        for at in each_of(found):
            found |= board.ways[kind][at]
    return found
