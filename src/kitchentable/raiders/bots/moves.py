"""The moves of a group that a bot considers: towards the goal, into contact, into range."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from heapq import nsmallest
from itertools import islice

from kitchentable.kernel.questions import Route, Routes
from kitchentable.raiders.bots.distance_fields import Way, straight
from kitchentable.raiders.bots.eyes import Eyes
from kitchentable.raiders.geometry import TOUCH, Place
from kitchentable.raiders.geometry.compiled import listed
from kitchentable.raiders.geometry.figures import Figure, gap, in_formation
from kitchentable.raiders.geometry.raster_kernel import half_of
from kitchentable.raiders.geometry.routes import Ground, Reach
from kitchentable.raiders.geometry.shapes import ring
from kitchentable.raiders.model.cards import INCH
from kitchentable.raiders.model.state import Character, Troop
from kitchentable.raiders.rules import contact, movement_action
from kitchentable.raiders.tabletop.judged_routes import gait_of
from kitchentable.raiders.tabletop.suggestions import straightened

STEP = 60
FINE = 25
FEW = 40
"""With so few places of the lattice in reach, the ways are narrow: a finer one finds more."""
TRIES = 5
FEWER = 8
"""Into how many parts a known way is cut if all of it is too far."""
SKY = 3000
"""Higher than anything on a table."""
LEG = 130
"""The longest straight stretch from a place of the lattice to the end."""

Wish = Callable[[Place], int]
"""How bad a place is for a character: less is better."""
Fits = Callable[[Place], bool]
"""Whether a place is in formation with the others."""
Proposer = Callable[[Character, Ground, Fits], Iterator[list[Place]]]
"""The ways that a character could go, best first."""


class Walker:
    """A group that moves one after the other, each on the ground that the others left."""

    def __init__(
        self, eyes: Eyes, troop: Troop, group: Sequence[Character], bold: bool = False
    ) -> None:
        self.eyes = eyes
        self.top = eyes.top
        self.group = group
        self.goings = movement_action.goings_of(eyes.game, group)
        self.within = contact.within_of(eyes.game, troop)
        moving = {who.id for who in group}
        self.mates = [who for who in eyes.game.members(troop.id) if who.id not in moving]
        self.engaged = [who for who in group if not bold and self._engaged(who)]
        """The members in contact, which stay unless the group is bold."""
        self.free = [who for who in group if who not in self.engaged]
        if not self.free:  # all are in contact: the only move is to leave it
            self.free, self.engaged = list(group), []
        self._reaches: list[tuple[Ground, int, Reach, dict[Place, int]]] = []
        self._files: dict[tuple[str, int, int, bool], Routes] = {}

    def _engaged(self, who: Character) -> bool:
        return any(self.eyes.gap(who, foe) <= TOUCH for foe in self.eyes.foes)

    # --- whole groups ------------------------------------------------------------------------

    def march(self, way: Callable[[Character], Way], most: int = 4, leads: int = 0) -> Routes:
        """One member leads to its wish, the others follow it and keep together.

        The lead goes no farther than the others can follow, at most `most` quarters of its move.
        The nearest follows first, or the last, which may stand in the way of others. If they cannot
        follow at all, the last close up first. `leads` numbers the lead by the length of its way.
        """
        ways = {who.id: way(who) for who in self.free}
        order = sorted(self.free, key=lambda who: ways[who.id].distance(who.place))
        lead = order[leads]
        order = sorted(order, key=lambda who: (who is not lead, straight(who.place, lead.place)))
        tries = [(part, False) for part in range(most, 0, -1)]
        if len(order) > 2:
            tries.insert(1, (most, True))
        for part, back in tries:
            key = lead.id, id(ways[lead.id]), part, back
            if key not in self._files:
                file = [lead, *order[:0:-1]] if back else order
                self._files[key] = self._go(self._in_file(lead, ways, part), file)
            if self._files[key]:
                return self._files[key]
        after = {who.id: _to(lead.place) for who in order[1:]} | {lead.id: ways[lead.id].distance}
        return self._close_up(after, ways, order[::-1])

    def _in_file(self, lead: Character, ways: Mapping[str, Way], part: int) -> Proposer:
        """The lead moves towards its wish, the others towards where the lead is by then."""

        def step(who: Character, ground: Ground, fits: Fits) -> Iterator[list[Place]]:
            way = ways[who.id]
            if who is lead:
                return self._towards(who, ground, way.distance, fits, part, way)
            ahead = self._figure(lead, ground)
            return self._towards(who, ground, _to((ahead.x, ahead.y, ahead.z)), fits, way=way)

        return step

    def assault(self, targets: Sequence[Character]) -> Routes:
        """Bring as many as possible into contact with one of several enemies, the rest close by."""
        near = min(targets, key=lambda foe: min(self.eyes.gap(who, foe) for who in self.group))
        at = near.place

        def step(who: Character, ground: Ground, fits: Fits) -> Iterator[list[Place]]:
            yield from self._into_contact(who, ground, targets)
            yield from self._towards(who, ground, _to(at), fits)

        return self._go(step, sorted(self.free, key=lambda who: straight(who.place, at)))

    def occupy(
        self,
        places: Callable[[Character], Sequence[Place]],
        way: Callable[[Character], Way],
        back: bool = False,
    ) -> Routes:
        """Bring as many as possible exactly to one of their places, the rest as near as possible.

        `back`: the last goes first, and no other farther than it can follow.
        """

        def step(who: Character, ground: Ground, fits: Fits) -> Iterator[list[Place]]:
            figure = self._figure(who, ground)
            here = (figure.x, figure.y, figure.z)
            budget = self.goings[who.id].budget
            number = self.top.number[who.id]
            near = sorted((straight(here, place), place) for place in places(who))
            free = (at for far, at in near if far <= budget and ground.is_free(number, at))
            for place in islice(free, TRIES):
                yield from self._exactly(who, ground, place)
            yield from self._towards(who, ground, way(who).distance, fits, way=way(who))

        order = sorted(self.free, key=lambda who: way(who).distance(who.place), reverse=back)
        return self._go(step, order)

    def aside(self, movers: Sequence[Character], wish: Callable[[Character], Wish]) -> Routes:
        """Move some members to where they wish to be, the others only as far as necessary."""

        def step(who: Character, ground: Ground, fits: Fits) -> Iterator[list[Place]]:
            if who in movers or not fits(who.place):
                yield from self._towards(who, ground, wish(who), fits)

        stay = [who for who in self.free if who not in movers]
        return self._go(step, [*stay, *(who for who in self.free if who in movers)])

    def _go(self, step: Proposer, order: Sequence[Character]) -> Routes:
        """Move one after the other; empty if they would not keep together."""
        ground = self.top.ground
        placed = [self.top.at(who) for who in (*self.mates, *self.engaged)]
        moves: list[Route] = []
        for who in order:
            figure = self._figure(who, ground)

            def fits(at: Place) -> bool:
                end = Figure(*at, figure.radius, figure.height)  # noqa: B023
                return not placed or any(gap(end, other) <= self.within for other in placed)

            for route in step(who, ground, fits):
                if fits(route[-1]) and self._legal(who, ground, route):
                    moves.append(Route(who.id, tuple(route)))
                    ground = ground.with_figure_at(self.top.number[who.id], route[-1])
                    figure = self._figure(who, ground)
                    break
            placed.append(figure)
        return tuple(moves) if in_formation(placed, self.within) else ()

    def _close_up(
        self, wishes: Mapping[str, Wish], ways: Mapping[str, Way], order: Sequence[Character]
    ) -> Routes:
        """Move one after the other, each into formation with the others as they stand by then."""
        ground = self.top.ground
        mates = [self.top.number[who.id] for who in (*self.mates, *self.engaged, *self.free)]
        moves: list[Route] = []
        for who in order:
            number, wish = self.top.number[who.id], wishes[who.id]
            others = [ground.figures[n] for n in mates if n != number]
            me, now = ground.figures[number], wish(who.place)

            def fits(at: Place) -> bool:
                there = Figure(*at, me.radius, me.height)  # noqa: B023
                return in_formation([*others, there], self.within)  # noqa: B023

            for route in self._towards(who, ground, wish, fits, way=ways[who.id]):
                if wish(route[-1]) >= now:
                    break
                if self._legal(who, ground, route):
                    moves.append(Route(who.id, tuple(route)))
                    ground = ground.with_figure_at(number, route[-1])
                    break
        return tuple(moves)

    def views(self, who: Character, count: int) -> list[Place]:
        """Some of the places in a character's reach, spread over all of it."""
        if self.goings[who.id].flies:
            air = list(self._in_flight(who, self.goings[who.id].budget))
            return air[:: max(1, len(air) // count)]
        places = sorted(self._reach(who, self.top.ground)[1])
        return places[:: max(1, len(places) // count)]

    def _reach(self, who: Character, ground: Ground) -> tuple[Reach, dict[Place, int]]:
        """The reach of a character, on a lattice that is fine enough for its surroundings."""
        number, going = self.top.number[who.id], self.goings[who.id]
        budget, gait = going.budget, gait_of(going)
        for known, key, reach, found in self._reaches:
            if known is ground and key == number:
                return reach, found
        reach = ground.reach(number, budget, gait, STEP)
        found = _places(reach)
        if len(found) < FEW and budget >= 4 * STEP:
            reach = ground.reach(number, budget, gait, FINE)
            found = _places(reach)
        self._reaches.append((ground, number, reach, found))
        return reach, found

    # --- one of them -------------------------------------------------------------------------

    def _figure(self, who: Character, ground: Ground) -> Figure:
        return ground.figures[self.top.number[who.id]]

    def _legal(self, who: Character, ground: Ground, route: Sequence[Place]) -> bool:
        going = self.goings[who.id]
        judged = self.top.try_one(ground, self.top.number[who.id], route, going)
        return judged is not None and (going.slips or not judged.passed)

    def _towards(
        self,
        who: Character,
        ground: Ground,
        wish: Wish,
        fits: Fits,
        part: int = 4,
        way: Way | None = None,
    ) -> Iterator[list[Place]]:
        """Ways to the best places in reach, with `part` quarters of a move.

        `way` knows narrow passages that the lattice around a character may miss.
        """
        going = self.goings[who.id]
        budget = going.budget * part // 4
        if going.flies:
            air = sorted(self._in_flight(who, budget), key=wish)
            yield from ([place] for place in filter(fits, air))
            return
        number = self.top.number[who.id]
        reach, found = self._reach(who, ground)
        known = self._known(who, ground, way, budget, fits) if way is not None else []
        best = min((wish(route[-1]) for route in known), default=None)
        near = [place for place, cost in found.items() if cost <= budget]
        for place in islice(filter(fits, sorted(near, key=wish)), TRIES):
            if best is not None and best <= wish(place):
                yield from known
                best = None
            route = straightened(ground.route(number, reach, place))
            if route:
                yield route
        if best is not None:
            yield from known

    def _known(
        self, who: Character, ground: Ground, way: Way, budget: int, fits: Fits
    ) -> list[list[Place]]:
        """The longest part of a known way that a character can afford."""
        figure = self._figure(who, ground)
        path = way.path((figure.x, figure.y, figure.z), budget)
        for count in range(len(path), 0, -max(1, len(path) // FEWER)):
            if fits(path[count - 1]):
                route = straightened(path[:count])
                cost = ground.cost(self.top.number[who.id], route, gait_of(self.goings[who.id]))
                if cost is not None and cost <= budget:
                    return [route]
        return []

    def _in_flight(self, who: Character, budget: int) -> Iterator[Place]:
        """Places all around a flyer, on the ground or on tops."""
        figure, number = self.top.at(who), self.top.number[who.id]
        for far in range(budget - 2, 0, -INCH):
            for x, y in ring(far, 16):
                at = figure.x + x, figure.y + y
                yield *at, self.top.ground.below(number, (*at, SKY))

    def _into_contact(
        self, who: Character, ground: Ground, targets: Sequence[Character]
    ) -> Iterator[list[Place]]:
        """Ways that end in contact with one of several enemies."""
        figure, budget = self._figure(who, ground), self.goings[who.id].budget
        here = (figure.x, figure.y, figure.z)
        ends: list[Place] = []
        for foe in targets:
            other = self.top.at(foe)
            far = figure.radius + other.radius + 1
            if straight(here, (other.x, other.y, other.z)) <= budget + far:
                ends += [(other.x + x, other.y + y, other.z) for x, y in ring(far, 12)]
        for end in nsmallest(TRIES, ends, key=lambda at: straight(here, at)):
            yield from self._exactly(who, ground, end)

    def _exactly(self, who: Character, ground: Ground, end: Place) -> Iterator[list[Place]]:
        """Ways that end exactly at a place: straight, or over the lattice and then straight."""
        going, number = self.goings[who.id], self.top.number[who.id]
        if self._legal(who, ground, [end]):
            yield [end]
            return
        if going.flies:
            return
        reach, found = self._reach(who, ground)
        near = [
            (cost + straight(at, end), at)
            for at, cost in found.items()
            if at[2] == end[2] and abs(at[0] - end[0]) + abs(at[1] - end[1]) <= LEG
        ]
        for _, at in nsmallest(2, near):
            yield [*straightened(ground.route(number, reach, at)), end]


def _places(reach: Reach) -> dict[Place, int]:
    """Every place in reach and its cost; faster than `Reach.places`."""
    step, figure = reach.step, reach.figure
    half, budget = half_of(reach.budget, step), reach.budget
    across = 2 * half + 1
    layer = across * across
    west, south = figure.x - half * step, figure.y - half * step
    if isinstance(reach.cost, list):
        nodes = [node for node, cost in enumerate(reach.cost) if cost <= budget]
        costs, levels = [reach.cost[n] for n in nodes], [reach.levels[n] for n in nodes]
    else:
        few = (reach.cost <= budget).nonzero()[0]
        nodes, costs, levels = listed(few), listed(reach.cost[few]), listed(reach.levels[few])
    found: dict[Place, int] = {}
    for node, cost, level in zip(nodes, costs, levels, strict=True):
        j, i = divmod(node % layer, across)
        found[west + i * step, south + j * step, level] = cost
    return found


def _to(goal: Place) -> Wish:
    """The wish to be near a place, and on its level."""
    return lambda place: straight(place, goal) + 3 * abs(place[2] - goal[2])
