"""A bot's sight of a view: distances, forces in spaces, and enemies that could come."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from kitchentable.warcraft.bots.clash import Force, Troops, force, troops, worth
from kitchentable.warcraft.model.board import Board, Spaces, each_of
from kitchentable.warcraft.model.kinds import (
    FIRST_CREATURE,
    FIRST_CREEP,
    FLYING,
    HERO,
    HIRED,
    IS_UNIT,
    MASK,
    MELEE,
    SHIFT,
    SPEED,
    UNITS,
    WALKS,
    WORKER,
)
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.moments import GOES_FURTHER
from kitchentable.warcraft.powers.effects import FLAMES_STRENGTH
from kitchentable.warcraft.powers.power import known
from kitchentable.warcraft.rules.participants import guards
from kitchentable.warcraft.rules.points import space_points, upgrade_points

FAR = 99


class Map:
    """Distances on a board, computed once."""

    def __init__(self, board: Board) -> None:
        self.board = board
        spaces = range(len(board.spaces))
        self.ground = [_distances(board.ways[MELEE], start) for start in spaces]
        self.air = [_distances(board.ways[FLYING], start) for start in spaces]
        self.zone = [sum(1 << space for space in zone) for zone in board.zones]

    def distance(self, kind: int, start: int, to: int) -> int:
        """The steps of a kind of piece from one space to another."""
        return (self.air if WALKS[kind] == FLYING else self.ground)[start][to]


def map_of(view: Warcraft) -> Map:
    """The distances on a view's board; kept with the content until another board is looked at."""
    found: Map | None = view.notes.get(Map)
    if found is None or found.board is not view.board:
        found = view.notes[Map] = Map(view.board)
    return found


def _distances(ways: tuple[Spaces, ...], start: int) -> list[int]:
    """The steps from a space to each other space; `FAR` if there is no way."""
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


Units = tuple[Troops, int, int]
"""Units of a force: their troops, their type and their number."""

UNSEEN: Units = (Troops((3, 3, 3)), MELEE, 3)
"""The assumption about a creep that lies face down."""

Pieces = Mapping[int, int]
"""Pieces by `space << SHIFT | kind`, as players have them."""


class Sight:
    """A bot's sight of a view."""

    def __init__(self, view: Warcraft, seat: int, board: Map) -> None:
        self.view = view
        self.map = board
        self.me = view.players[seat]
        self.home = next(iter((*self.me.deploys_in(), *self.me.spaces())), 0)
        """The bot's Town; without one, an Outpost or a space with its pieces."""
        self.mates = [each for each in view.team(self.me) if each is not self.me]
        self.enemies = view.enemies(self.me)
        self.rivals = [each for each in self.enemies if not each.neutral]
        """The enemies without neutral sides."""
        self.troops = [troops(view, each) if each.race else Troops() for each in view.players]
        self.hostile = 0
        """The set of spaces with enemy units."""
        for enemy in self.enemies:
            self.hostile |= enemy.unit_spaces()
        self._markers: dict[tuple[int, int], list[Units]] = {}
        self._defenders: dict[int, Force] = {}
        self._threats: dict[tuple[int, Spaces], Force] = {}
        self._reaches = [each for enemy in self.rivals for each in self._coming(enemy)]

    # --- forces --------------------------------------------------------------------------

    def force_in(self, spaces: Spaces, pieces: Pieces, who: Player) -> Force:
        """The force of a player's units in some spaces."""
        return force(self.units_in(spaces, pieces, who))

    def own_in(self, spaces: Spaces, pieces: Pieces) -> Force:
        """The force of the bot's side: these pieces of its own, and its teammates' there."""
        if not self.mates:
            return self.force_in(spaces, pieces, self.me)
        return force([*self.units_in(spaces, pieces, self.me), *self._of(spaces, self.mates)])

    def enemy_in(self, spaces: Spaces) -> Force:
        """The force of all enemies in some spaces."""
        return force(self._of(spaces, self.enemies))

    def defenders(self, space: int) -> Force:
        """The force that defends a space: the teams with units in it.

        Other teams do not help them from the flanks, and neither do creeps.
        """
        found = self._defenders.get(space)
        if found is None:
            teams = [each.team for each in self.enemies if each.unit_spaces() >> space & 1]
            units = [
                unit
                for each in self.enemies
                if each.team in teams
                for unit in self.units_in(self.map.zone[space], _standing(each, space), each)
            ]
            found = self._defenders[space] = force(units)
        return found

    def _of(self, spaces: Spaces, players: Iterable[Player]) -> list[Units]:
        return [unit for each in players for unit in self.units_in(spaces, each.pieces, each)]

    def units_in(self, spaces: Spaces, pieces: Pieces, who: Player) -> list[Units]:
        """The units of a player in some spaces, for `force`."""
        own = self.troops[who.seat]
        found = []
        for at, number in pieces.items():
            kind = at & MASK
            if kind < WORKER and spaces >> (at >> SHIFT) & 1:
                found.append((own, kind, number))
            elif kind > WORKER and IS_UNIT[kind] and spaces >> (at >> SHIFT) & 1:
                found += self.marker(who, at, number)
        return found

    def marker(self, who: Player, at: int, number: int) -> list[Units]:
        """A hero, creatures, a creep or mercenaries as ordinary units.

        A creep counts as a unit for each of its dice. The others are lost whole, a hero when it
        has no Life left.
        """
        kind = at & MASK
        key = who.seat, at if kind >= FIRST_CREEP else kind
        found = self._markers.get(key)
        if found is None:
            found = self._markers[key] = self._marker(who, at)
        return found if number == 1 else [(able, type_, n * number) for able, type_, n in found]

    def _marker(self, who: Player, at: int) -> list[Units]:
        kind = at & MASK
        if at in self.view.creeps and not self.view.creeps[at].name:
            return [UNSEEN]
        fights = self.view.profile(who, kind, at >> SHIFT)
        power = fights.strength + (fights.ability == "area-attack")
        alike = Troops((power,) * 3, (fights.ability,) * 3)
        if kind >= FIRST_CREEP:
            one, more = (alike, fights.type, 1), Troops((power,) * 3)
            return [one, (more, fights.type, fights.dice - 1)]  # the ability counts once
        if kind >= FIRST_CREATURE:
            return [(Troops((power * fights.dice,) * 3), fights.type, 1)]
        if kind == HERO and who.hero is not None:
            flames = FLAMES_STRENGTH if "immolation" in known(self.view, who) else 0
            life = self.view.hero_level(who).life - who.hero.wounds
            alike = Troops((power + flames,) * 3, spare=max(0, life - 1))
        return [(alike, fights.type, 1)]

    def worth_of(self, kind: int) -> int:
        """The worth of a kind of the bot's own units, mercenaries included."""
        if kind < WORKER:
            return self.troops[self.me.seat].worths[kind]
        fights = self.view.profile(self.me, kind, -1)
        return worth(fights.strength, fights.type)

    def army(self, player: Player) -> Force:
        """The force of all units of a player, including those in training."""
        own = self.troops[player.seat]
        trained = [(own, kind, player.training[kind]) for kind in UNITS]
        for kind, number in zip(HIRED, player.hired, strict=False):
            trained += self.marker(player, kind, number) if number else []
        return force([*self.units_in(-1, player.pieces, player), *trained])

    # --- dangers -------------------------------------------------------------------------

    def threat(self, space: int, without: Spaces = 0) -> Force:
        """The force that enemies could bring to a battle in a space in their next Move Step.

        It is empty if none of them can enter the space. Units in `without` do not count.
        """
        key = (space, without)
        found = self._threats.get(key)
        if found is None:
            found = self._threats[key] = self._threat(space, without)
        return found

    def _threat(self, space: int, without: Spaces) -> Force:
        zone, bit = self.map.zone[space], 1 << space
        coming = [each for each in self._reaches if not without >> each[0] & 1]
        if not any(reach & bit for _, reach, _ in coming):
            return Force()
        return force(unit for _, reach, units in coming if reach & zone for unit in units)

    def _coming(self, enemy: Player) -> list[tuple[int, Spaces, list[Units]]]:
        """The units of an enemy: their space, the spaces they can reach, and the units.

        Creatures go with their hero.
        """
        board = self.view.board
        hasty = GOES_FURTHER.value(self.view, enemy)
        found = []
        for at, number in enemy.pieces.items():
            space, kind = at >> SHIFT, at & MASK
            if kind < WORKER:
                units = [(self.troops[enemy.seat], kind, number)]
            elif IS_UNIT[kind]:
                units = self.marker(enemy, at, number)
            else:
                continue
            if kind >= FIRST_CREATURE:
                if not enemy.count(space, HERO):
                    continue
                kind = HERO
            steps = SPEED[kind] + (space << SHIFT | kind in hasty)
            found.append((space, _nearby(board, space, kind, steps), units))
        return found

    # --- points --------------------------------------------------------------------------

    def points(self, pieces: Pieces) -> int:
        """The points of the bot's side with its pieces like this and its cards shown."""
        held = {at >> SHIFT for at in pieces if at & MASK != WORKER}
        total = 0
        for each in (self.me, *self.mates):
            total += each.shown + upgrade_points(self.view, each)
            total += each.hand.count("victory-point")
        for space in self.view.board.scoring:
            if space in held or any(mate.units(space) for mate in self.mates):
                total += space_points(self.view, space)
        return total

    def moves_after(self) -> list[Player]:
        """The enemies who still move in this turn, after the present mover."""
        order = self.view.order(self.view.first)
        left = order[order.index(self.view.seat) + 1 :] if self.view.seat in order else []
        return [each for each in self.enemies if each.seat in left]


def _standing(enemy: Player, space: int) -> Pieces:
    """The pieces of an enemy that can fight in a space; creeps only in their own space."""
    if not enemy.neutral:
        return enemy.pieces
    return {
        at: number
        for at, number in enemy.pieces.items()
        if at & MASK < FIRST_CREEP or guards(space, at >> SHIFT)
    }


def _nearby(board: Board, space: int, kind: int, steps: int) -> Spaces:
    """The spaces a piece could reach in one move if nothing were in its way."""
    found = 1 << space
    for _ in range(steps):
        for at in each_of(found):
            found |= board.ways[kind][at]
    return found & ~board.water
