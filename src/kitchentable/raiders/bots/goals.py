"""Where the objective wants each character, and how urgent that is."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from kitchentable.raiders.bots import aims
from kitchentable.raiders.bots.distance_fields import (
    CLOSELY,
    CORNERS,
    Air,
    Field,
    beside_thing,
    straight,
)
from kitchentable.raiders.bots.eyes import FAR, Eyes
from kitchentable.raiders.geometry import TOUCH, Place
from kitchentable.raiders.geometry.figures import MARKER_RADIUS, Figure, gap_to_thing
from kitchentable.raiders.geometry.shapes import spans
from kitchentable.raiders.model.cards import INCH
from kitchentable.raiders.model.state import Character
from kitchentable.raiders.rules import movement_action
from kitchentable.raiders.tabletop.interface import Going

RATES = (20, 16, 12, 9)
"""Points of an inch towards the goal, by the number of spare actions. Ways count a third longer
than they are, because figures will stand in them."""
CALM = 6
LATE = 2
"""Points of an inch with time enough, and where the goal cannot be reached in time."""
AHEAD = 2
"""For how many moves ahead enemies on the way matter."""
PLACES = 3
"""How many places at the Portal are tried for a way around all figures."""
MISSED = 200
"""How much farther than before a character counts where no way is known."""
FIRST = 100
"""Extra points for the first character at the Portal."""
STRUNG = 3 * INCH
"""How much farther the next member of a unit in file may be."""
APART = 3
"""The distance kept from enemies on a way around them: touching them ends a move."""
PATIENCE = 3
"""The longest detour around friends, in moves; beyond that it is better to wait behind them."""
SPARE = 3
"""For this many moves of a detour, one more is added."""
BARRED = 3
"""Points of an inch towards a goal to which enemies bar every way."""
BESIDE = INCH
"""How close to the way enemies that bar it stand."""
TAKEN = 150
"""The cost of going for a marker that another troop aims at."""


class Goals:
    """Where each own character should be at the end of the game."""

    def __init__(self, eyes: Eyes) -> None:
        self.eyes = eyes
        self.game = eyes.game
        self.aims: dict[str, int] = {}
        """The marker that each troop goes for."""
        self._fields: dict[tuple[str, Place], Field | Air] = {}
        self._places: dict[int, Place | None] = {}
        self._spots: dict[int, list[Place]] = {}
        self._ways: dict[tuple[str, Place], int] = {}
        self._start: dict[tuple[str, Place], int] = {}
        """The first distance of each character."""
        self._mates: tuple[Figure, ...] = ()
        self._foes: tuple[Figure, ...] = ()
        """The figures that ways lead around; friends among them will move on by themselves."""
        self._barred: set[str] = set()
        """The characters to which enemies leave no way in time."""
        self.together = False
        """Whether a unit counts as far as its last member, because some of it would get nowhere."""
        self._portal = next(iter(eyes.objective.portals(self.game, eyes.seat)), "")
        """The Portal that must be touched; "" if there is none."""
        self.hunts = eyes.objective.hunts
        """Whether only enemies count."""
        self.prey: dict[str, Character] = {}
        """The enemy that each troop goes for if only enemies count."""
        self.blind: set[str] = set()
        """The troops that have no target from where they stand."""
        if eyes.objective.markers:
            self.aims = aims.markers(eyes, self.marker_distance)
        if self.hunts and eyes.foes:
            for troop in self.game.alive(eyes.seat):
                self.prey[troop.id] = aims.quarry(eyes, self.game.members(troop.id), self._walk)
        self.rates = {who.id: self._rate(who, self.distance(who)) for who in eyes.mine}
        self._start = dict(self._ways)

    def go_round(self, group: Sequence[Character]) -> None:
        """Measure the ways of a group again, around the figures that stay for now."""
        top, ids = self.eyes.top, {who.id for who in group}
        prey = self.prey.get(group[0].troop)
        self._mates = tuple(
            top.at(who)
            for who in self.eyes.mine
            if who.id not in ids and self.game.troops[who.troop].activated
        )
        foes = [top.at(foe) for foe in self.eyes.foes if foe is not prey]
        self._foes = tuple(structs.replace(foe, radius=foe.radius + APART) for foe in foes)
        self.together = self._strung_out(group)
        self._places.clear()
        self._spots.clear()
        self._start.clear()
        if self._portal:
            self._choose_place(group)
        for key in [key for key in self._fields if key[0] in ids]:
            del self._fields[key]
        self._barred.clear()
        for who in group:
            self.rates[who.id] = self._rate(who, self.distance(who))
        if self.barring(group):
            self.rates |= {who.id: min(self.rates[who.id], BARRED) for who in group}
        self._start = dict(self._ways)

    def closed(self, group: Sequence[Character]) -> bool:
        """Whether an enemy stands on the next part of the way of the first of a group."""
        lead = min(group, key=self.distance)
        way, going = self.way(lead), movement_action.going_of(self.game, lead)
        if self.hunts or way is None or going.flies or going.ghost or not self.distance(lead):
            return False
        if any(who.controls >= 0 for who in group):
            return False
        radius = self.eyes.card(lead).radius
        path = way.path(lead.place, AHEAD * going.budget)
        return any(
            straight(point, foe.place) < radius + self.eyes.card(foe).radius
            for foe in self.eyes.foes
            for point in path
        )

    def barring(self, group: Sequence[Character]) -> list[Character]:
        """The enemies in the only way of the first of a group, once it is close to one of them.

        Empty if there is another way.
        """
        lead = min(group, key=self.distance)
        way = self.way(lead)
        if self.hunts or way is None or lead.id not in self._barred:
            return []
        path = [lead.place, *way.path(lead.place, FAR)]
        radius = self.eyes.card(lead).radius + BESIDE

        def near(foe: Character) -> bool:
            far = radius + self.eyes.card(foe).radius
            return any(straight(point, foe.place) <= far for point in path)

        found = [foe for foe in self.eyes.foes if near(foe)]
        move = movement_action.going_of(self.game, lead).budget
        return found if any(self.eyes.gap(lead, foe) <= move for foe in found) else []

    def round_distance(self, who: Character) -> int:
        """The distance to the goal around all enemies."""
        goal, going = self.goal(who), movement_action.going_of(self.game, who)
        if goal is None or going.flies:
            return self.distance(who)
        top = self.eyes.top
        foes = tuple(top.at(foe) for foe in self.eyes.foes)
        field = self.eyes.memory.fields.round(top, goal, top.at(who), going, foes)
        return field.distance(who.place)

    def _strung_out(self, group: Sequence[Character]) -> bool:
        """Whether the last of a group is so much farther away that something must stand between."""
        ways = [self.distance(who) for who in group]
        return max(ways) - min(ways) > STRUNG * (len(group) - 1)

    def _choose_place(self, group: Sequence[Character]) -> None:
        """Choose the place at the Portal to which a way leads the first of a group around all."""
        lead = min(group, key=lambda who: self.eyes.top.object_distance(who, self._portal))
        top, here = self.eyes.top, lead.place
        figure, going = top.at(lead), movement_action.going_of(self.game, lead)
        spots = sorted(self.standable(figure.radius), key=lambda place: straight(place, here))
        for place in spots[:PLACES]:
            way = self._round(place, figure, going)
            if self._in_time(lead, way.distance(here), going):
                self._places[figure.radius] = place
                return

    def _in_time(self, who: Character, far: int, going: Going) -> bool:
        """Whether there is time for a way, with some to spare if it is long."""
        moves = -(-far // max(1, going.budget))
        return moves + moves // SPARE <= self.eyes.actions_left(who)

    # --- how soon ----------------------------------------------------------------------------

    def _rate(self, who: Character, far: int) -> int:
        """Points of an inch for a character, by the time that is left."""
        if self.hunts:
            if self.eyes.lead > 1 or self.eyes.last:
                return 1
            return (8 + 2 * self.game.round) // (4 if self.eyes.lead > 0 else 1)
        moves = max(1, self.eyes.card(who).movement) * INCH
        left = self.eyes.actions_left(who)
        if left < -(-far * 9 // (10 * moves)) + (self.eyes.objective.markers > 0):
            return LATE
        spare = max(0, left - -(-far * 4 // (3 * moves)) - self.eyes.objective.time)
        return RATES[spare] if spare < len(RATES) else CALM

    # --- how far -----------------------------------------------------------------------------

    def distance(self, who: Character) -> int:
        """The distance on foot from a character to its goal; 0 if it is there."""
        if self._portal:
            return self.portal_distance(who)
        if self.eyes.objective.markers and who.troop in self.aims:
            return self.marker_distance(who, self.aims[who.troop])
        if who.troop in self.prey:
            return self.prey_distance(who)
        return 0

    def walk(self, who: Character) -> int:
        """The whole way of a character to its goal: the one with the shortest stands in front."""
        goal = self.goal(who)
        return 0 if goal is None else self._walk(who, goal)

    def prey_distance(self, who: Character) -> int:
        """The distance to the enemy; shooters that have a target in sight need not come closer."""
        goal = self.goal(who)
        assert goal is not None, "there is an enemy"
        card = self.eyes.card(who)
        shoots = sum(card.shooting.printed.dice) > sum(card.close_combat.printed.dice)
        near = shoots and who.troop not in self.blind
        enough = card.range * INCH * 3 // 4 if near else 2 * card.radius
        return max(0, self._walk(who, goal) - enough)

    def portal_distance(self, who: Character) -> int:
        """The distance to the other side's Portal."""
        radius = self.eyes.card(who).radius
        portal = self.eyes.top.thing(self._portal)
        gap = gap_to_thing(Figure(*who.place, radius, 1), portal)
        if gap <= TOUCH:
            return 0
        goal = self._beside(radius)
        if goal is None:
            return gap
        wide = max(abs(x - portal.x) for x, _ in portal.footprint)
        return max(gap, self._walk(who, goal) - wide)

    def _beside(self, radius: int) -> Place | None:
        """A place at the Portal where a character could stand if no other figure stood there."""
        if radius not in self._places:
            self._places[radius] = next(iter(self.standable(radius)), None)
        return self._places[radius]

    def standable(self, radius: int) -> list[Place]:
        """The places in contact with the other side's Portal, those in front of it first."""
        if radius not in self._spots:
            top = self.eyes.top
            portal = top.thing(self._portal)
            beside = beside_thing(top.field.outline, portal, radius, CORNERS)
            (west, south), (east, north) = spans(top.field.outline)
            middle = (west + east) // 2, (south + north) // 2, 0
            free = [place for place in beside if self._stands(place, radius)]
            self._spots[radius] = sorted(free, key=lambda place: straight(place, middle))
        return self._spots[radius]

    def closely(self, radius: int) -> tuple[Place, ...]:
        """The places in contact with the other side's Portal, side by side."""
        top = self.eyes.top
        return beside_thing(top.field.outline, top.thing(self._portal), radius, CLOSELY)

    def _stands(self, place: Place, radius: int) -> bool:
        ground = self.eyes.top.ground.with_contents(
            self.eyes.top.things, [Figure(*place, radius, 100), *self._mates, *self._foes]
        )
        return ground.is_free(0, place)

    def marker_distance(self, who: Character, marker: int) -> int:
        """The distance to a marker."""
        at = self.game.markers[marker].at
        touching = self.eyes.card(who).radius + MARKER_RADIUS
        return max(0, self._walk(who, at) - touching)

    def _walk(self, who: Character, goal: Place) -> int:
        """The distance to a goal; a place that the lattice misses counts a little worse."""
        found = self._ways[who.id, goal] = self._field(who, goal).distance(who.place)
        start = self._start.get((who.id, goal))
        return found if start is None else min(found, start + MISSED)

    def _field(self, who: Character, goal: Place) -> Field | Air:
        key = who.id, goal
        if key not in self._fields:
            top = self.eyes.top
            going = movement_action.going_of(self.game, who)
            fields, figure = self.eyes.memory.fields, top.at(who)
            self._fields[key] = fields.to(top, goal, figure, going)
            others = self._mates or self._foes
            if others and goal == self.goal(who) and not (going.flies or going.ghost):
                found = self._round(goal, figure, going)
                far = found.distance((figure.x, figure.y, figure.z))
                if self._in_time(who, far, going):
                    self._fields[key] = found
                else:
                    self._barred.add(who.id)
        return self._fields[key]

    def _round(self, goal: Place, figure: Figure, going: Going) -> Field:
        """The way around all figures; instead of a long detour, a character waits for friends."""
        top, fields = self.eyes.top, self.eyes.memory.fields
        here = (figure.x, figure.y, figure.z)
        found = fields.round(top, goal, figure, going, (*self._mates, *self._foes))
        if not self._mates:
            return found
        patient = fields.round(top, goal, figure, going, self._foes)
        longer = found.distance(here) - patient.distance(here)
        return patient if longer > PATIENCE * going.budget else found

    def goal(self, who: Character) -> Place | None:
        """The place a character heads for."""
        if self._portal:
            return self._beside(self.eyes.card(who).radius)
        if self.eyes.objective.markers and who.troop in self.aims:
            return self.game.markers[self.aims[who.troop]].at
        prey = self.prey.get(who.troop)
        return prey.at if prey is not None else None

    def way(self, who: Character) -> Field | Air | None:
        """The distances from the place that a character heads for."""
        goal = self.goal(who)
        return None if goal is None else self._field(who, goal)

    def way_to_marker(self, who: Character, marker: int) -> Field | Air:
        """The distances from a marker."""
        return self._field(who, self.game.markers[marker].at)

    def markers_for(self, troop: str) -> list[int]:
        """The markers worth going for, best first."""
        group = self.game.members(troop)
        return sorted(self._wanted(troop), key=lambda number: -self._for_marker(group, number))

    # --- points ------------------------------------------------------------------------------

    def points(self, group: Sequence[Character]) -> int:
        """The points of the places of a group for the objective, as the copy stands."""
        if self._portal:
            points = [self._portal_points(who) for who in group]
            there = sum(each for each in points if each > 0)
            return there + self._as_one([min(each, 0) for each in points])
        if self.eyes.objective.markers:
            return self._marker_points(group)
        if not self.prey:
            return 0
        return self._as_one(
            [-self.prey_distance(who) * self.rates[who.id] // INCH for who in group]
        )

    def _as_one(self, points: Sequence[int]) -> int:
        """The points of a unit: mostly the last member's if something stands between them."""
        if not self.together:
            return sum(points)
        return (3 * min(points) * len(points) + sum(points)) // 4

    def _portal_points(self, who: Character) -> int:
        far = self.portal_distance(who)
        if far == 0:
            return 25 + 25 * self.game.round + FIRST * (self.eyes.lead <= 0)
        return -far * self.rates[who.id] // INCH

    def _marker_points(self, group: Sequence[Character]) -> int:
        """The points at markers: the nearest member goes there, and one that controls it stays."""
        total = 0
        for who in group:
            if who.controls >= 0 and self._touches(who, who.controls):
                total += 60 + 30 * self.game.round
        for troop in dict.fromkeys(who.troop for who in group):
            total += self._troop_points([who for who in group if who.troop == troop])
        return total

    def _troop_points(self, group: Sequence[Character]) -> int:
        """The points of the best marker for a troop; one that another troop aims at costs extra."""
        if any(who.controls >= 0 and self._touches(who, who.controls) for who in group):
            return 0
        markers = self._wanted(group[0].troop)
        return max((self._for_marker(group, marker) for marker in markers), default=0)

    def _wanted(self, troop: str) -> list[int]:
        """The markers that no other own troop holds; all of them if there are no others."""
        held = [who.controls for who in self.eyes.mine if who.troop != troop]
        markers = range(len(self.game.markers))
        return [marker for marker in markers if marker not in held] or list(markers)

    def _for_marker(self, group: Sequence[Character], marker: int) -> int:
        troop = group[0].troop
        others = [number for id, number in self.aims.items() if id != troop]
        cost = TAKEN * (marker in others)
        if any(self._touches(who, marker) for who in group):
            return 20 + 10 * self.game.round - cost
        ways = sorted((self.marker_distance(who, marker), who.id) for who in group)
        far, first = ways[0]
        rate = self.rates[first]
        return -(2 * far * rate + sum(way for way, _ in ways[1:])) // INCH - cost

    def _touches(self, who: Character, marker: int) -> bool:
        at = self.game.markers[marker].at
        far = self.eyes.card(who).radius + MARKER_RADIUS + TOUCH
        x, y, z = who.place
        return z == at[2] and (x - at[0]) ** 2 + (y - at[1]) ** 2 <= far * far
