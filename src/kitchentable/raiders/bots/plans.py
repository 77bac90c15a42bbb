"""What a troop could do with its actions: moves and attacks weighed against each other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain

from msgspec import Struct

from kitchentable.kernel.questions import Routes
from kitchentable.raiders.bots.distance_fields import Air, Way
from kitchentable.raiders.bots.eyes import FAR, Eyes, Pair
from kitchentable.raiders.bots.goals import Goals
from kitchentable.raiders.bots.jams import Jam
from kitchentable.raiders.bots.moves import Walker
from kitchentable.raiders.geometry import TOUCH, Place
from kitchentable.raiders.geometry.figures import MARKER_RADIUS
from kitchentable.raiders.model.cards import INCH
from kitchentable.raiders.model.state import Character, Troop
from kitchentable.raiders.rules import movement_action
from kitchentable.raiders.tabletop.judged_routes import ends_of

THREAT = 400
DANGER = 350
"""The weight of the next turn, the own and the enemy's, in thousandths of this one."""
VIEWS = 24
"""How many places a shooter compares."""
AIDE = 30
"""The points if a friend can move on."""
FALL = 300
"""A longer way down than this may hurt."""


class Move(Struct, frozen=True):
    """A move that was weighed."""

    answer: Routes
    position: int
    """How much the position improves, in points."""
    attack: int
    """Points of the best attack from there."""
    purpose: str
    about: str = ""
    far: int = 0
    gain: int = 0
    """The distance of the whole group from its goals after the move, and how much less it is than
    before."""


class Planner:
    """The moves of one troop, weighed."""

    def __init__(self, eyes: Eyes, troop: Troop, group: Sequence[Character]) -> None:
        self.eyes = eyes
        self.troop = troop
        self.group = group
        self.goals = Goals(eyes)
        self.jam: Jam | None = None
        """The ways of friends that a group, itself held up, blocks."""
        ids = {who.id for who in group}
        self._base, self._aimed = eyes.beside(who for who in eyes.mine if who.id not in ids)
        self._touched = {
            who.id: [foe for foe in eyes.foes if eyes.gap(who, foe) <= TOUCH] for who in group
        }
        self._z = {who.id: who.at[2] for who in group if who.at is not None}
        self.here = self._weigh(set())
        if self.goals.hunts and not self.here[1]:
            self.goals.blind.add(troop.id)
            self.here = self._weigh(set())
        self.far = self._far()

    # --- weighing ----------------------------------------------------------------------------

    def weigh(self, answer: Routes, purpose: str, about: str = "") -> Move:
        """Weigh a move; a character that relocates stays in contact, all others leave it."""
        ends = ends_of(answer)
        with self.eyes.tried(ends):
            position, attack = self._weigh(set(ends) if purpose != "relocate" else set())
            far = self._far()
            position += AIDE * self.jam.freed() if self.jam else 0
        return Move(answer, position - self.here[0], attack, purpose, about, far, self.far - far)

    def _weigh(self, moved: set[str]) -> tuple[int, int]:
        """The points of the position in the copy, and of the best attack in it."""
        eyes = self.eyes
        worst = dict(self._base)
        threat = strikes = near = lost = 0
        shots: dict[str, int] = {}
        pins: dict[str, int] = {}
        for who in self.group:
            pairs = eyes.pairs(who, eyes.foes)
            strikes += max((pair.strike for pair in pairs), default=0)
            threat += max((pair.threat for pair in pairs), default=0)
            near += min((pair.near for pair in pairs), default=0)
            best: dict[str, int] = {}
            for foe, pair in zip(eyes.foes, pairs, strict=True):
                worst[foe.id] = max(worst.get(foe.id, 0), pair.danger)
                if pair.shot or pair.pin:
                    best[foe.troop] = max(best.get(foe.troop, 0), pair.shot)
                    pins[foe.troop] = max(pins.get(foe.troop, 0), pair.pin)
            for troop, points in best.items():
                shots[troop] = shots.get(troop, 0) + points
            if who.id in moved:
                lost += self._left(who) + self._hides(pairs)
        position = self.goals.points(self.group) - lost - near // (4 * INCH)
        hope = 0 if eyes.last else THREAT
        position += (hope * threat - self._fear() * sum(worst.values())) // 1000
        fire = max((points + pins[troop] for troop, points in shots.items()), default=0)
        return position, max(strikes, fire)

    def _fear(self) -> int:
        """The weight of danger: less for the side that has to catch up, more for the one ahead."""
        if not self.eyes.objective.hunts:
            return DANGER
        if self.eyes.lead > 0:
            return DANGER + 150
        return DANGER - 40 * min(6, self.eyes.game.round)

    def _left(self, who: Character) -> int:
        """The cost of free strikes and falls of a character that moved."""
        eyes, lost = self.eyes, 0
        if self._z[who.id] - who.place[2] > FALL:
            lost += eyes.worth(who) // 2
        going = movement_action.going_of(eyes.game, who)
        if going.slips and not going.flies:
            return lost
        touched = self._touched[who.id]
        for foe in [foe for foe in touched if eyes.gap(who, foe) > TOUCH] or touched[:1]:
            case = "close", False, False, False
            lost += eyes.memory.rough.chance(foe, who, case) * eyes.worth(who) // 1000
        return lost

    def _hides(self, pairs: Sequence[Pair]) -> int:
        """The cost of the shots that friends lose at enemies whom a character touches."""
        near = zip(self.eyes.foes, pairs, strict=True)
        return sum(self._aimed.get(foe.id, 0) for foe, pair in near if pair.near <= TOUCH)

    # --- thinking of moves -------------------------------------------------------------------

    def moves(self, suggested: Sequence[Routes]) -> list[Move]:
        """Every move considered, weighed, best first.

        If none of them helps the group, or an enemy stands on its way, ways around all other
        figures are added.
        """
        found = self._weighed(self._ideas(suggested))
        if self._held_up(found.values()) or self.goals.closed(self.group):
            found = self._round_others(found.values())
        return sorted(found.values(), key=lambda move: -(move.position + move.attack))

    def _round_others(self, known: Iterable[Move]) -> dict[Routes, Move]:
        """Moves of a group that is held up by enemies, which it has to fight, or by friends."""
        self.goals.go_round(self.group)
        barring = self.goals.barring(self.group)
        self.eyes.bar(barring)
        self.here, self.far = self._weigh(set()), self._far()
        self.jam = None if barring else Jam(self.eyes, self.goals, self.group)
        walker = Walker(self.eyes, self.troop, self.group)
        again = ((move.answer, move.purpose, move.about) for move in known)
        new = (self._to_goal(walker), self._others_first(walker), self._aside(walker))
        return self._weighed(chain(*new, again))

    def _aside(self, walker: Walker) -> Iterator[tuple[Routes, str, str]]:
        """Moves out of the way of friends."""
        jam = self.jam
        if jam is not None and jam.paths and walker.free:
            ways = {who.id: self.goals.way(who) or Air(who.place) for who in walker.free}
            yield walker.aside(jam.barring(), lambda who: jam.wish(who, ways[who.id])), "aside", ""

    def _others_first(self, walker: Walker) -> Iterator[tuple[Routes, str, str]]:
        """Moves behind another lead than the first, which the others may wedge in.

        A unit with something between its members goes the way of its last one.
        """
        count = len(walker.free)
        ways = {who.id: self.goals.way(who) or Air(who.place) for who in walker.free}
        for leads in range(1, count) if self.goals.together else range(1, min(3, count)):
            yield walker.march(lambda who: ways[who.id], leads=leads), "goal", ""

    def _weighed(self, ideas: Iterable[tuple[Routes, str, str]]) -> dict[Routes, Move]:
        found: dict[Routes, Move] = {}
        for answer, purpose, about in ideas:
            if answer not in found and self._goes_anywhere(answer):
                found[answer] = self.weigh(answer, purpose, about)
        return found

    def _goes_anywhere(self, answer: Routes) -> bool:
        """Whether any member ends at another place."""
        characters = self.eyes.game.characters
        return any(characters[id].at != at for id, at in ends_of(answer).items())

    def _held_up(self, moves: Iterable[Move]) -> bool:
        """Whether the group is far from its goals and no move brings it nearer."""
        if self.goals.hunts and self.eyes.lead > 0:
            return False
        if any(who.controls >= 0 for who in self.group):
            return False
        goings = movement_action.goings_of(self.eyes.game, self.group)
        most = sum(going.budget for going in goings.values())
        if self.far * 3 < most:
            return False
        return max((move.gain for move in moves), default=0) * 3 < most

    def _far(self) -> int:
        """The distance of the whole group from its goals."""
        return sum(self.goals.distance(who) for who in self.group)

    def _ideas(self, suggested: Sequence[Routes]) -> Iterator[tuple[Routes, str, str]]:
        walker = Walker(self.eyes, self.troop, self.group)
        if walker.free:
            yield from self._to_goal(walker)
            yield from self._at_enemies(walker)
            yield from self._into_sight(walker)
        if walker.engaged and not self.goals.hunts:
            yield from self._to_goal(Walker(self.eyes, self.troop, self.group, bold=True))
        for answer in suggested:
            yield answer, "place", ""

    def _to_goal(self, walker: Walker) -> Iterator[tuple[Routes, str, str]]:
        """Moves towards the objective, with the last steps exactly to where it counts."""
        goals, objective = self.goals, self.eyes.objective
        if objective.markers:
            if any(who.controls >= 0 for who in self.group):
                return
            for marker in goals.markers_for(self.troop.id)[:2]:
                ways = {who.id: goals.way_to_marker(who, marker) for who in walker.free}
                far = min(goals.marker_distance(who, marker) for who in walker.free)
                yield from self._towards(walker, ways, far, partial(self._on_marker, marker))
        elif not goals.hunts and goals.goal(walker.free[0]) is not None:
            ways = {who.id: _known(goals.way(who)) for who in walker.free}
            far = min(goals.distance(who) for who in walker.free)
            sizes = {self.eyes.card(who).radius for who in walker.free}
            spots = {radius: goals.closely(radius) for radius in sizes}
            ends = {who.id: spots[self.eyes.card(who).radius] for who in walker.free}
            yield from self._towards(walker, ways, far, lambda who: ends[who.id])
        elif self.troop.id in goals.prey:
            prey = goals.prey[self.troop.id]
            ways = {who.id: _known(goals.way(who)) for who in walker.free}
            for most in (4, 2):
                yield walker.march(lambda who: ways[who.id], most), "advance", prey.troop

    def _towards(
        self,
        walker: Walker,
        ways: Mapping[str, Way],
        far: int,
        ends: Callable[[Character], Sequence[Place]],
    ) -> Iterator[tuple[Routes, str, str]]:
        if far <= max(going.budget for going in walker.goings.values()):
            for back in (False, True) if len(walker.free) > 1 else (False,):
                yield walker.occupy(ends, lambda who: ways[who.id], back), "goal", ""
        yield walker.march(lambda who: ways[who.id]), "goal", ""

    def _on_marker(self, marker: int, who: Character) -> list[Place]:
        """Places where a character touches a marker."""
        x, y, z = self.eyes.game.markers[marker].at
        far = (self.eyes.card(who).radius + MARKER_RADIUS) * 2 // 3
        signs = (0, -1, 1)
        return [(x + dx * far, y + dy * far, z) for dx in signs for dy in signs]

    def _at_enemies(self, walker: Walker) -> Iterator[tuple[Routes, str, str]]:
        """Moves into contact with each troop in reach, and towards the nearest."""
        eyes = self.eyes
        far: dict[str, int] = {}
        for foe in eyes.foes:
            gap = min(eyes.gap(who, foe) for who in walker.free)
            far[foe.troop] = min(far.get(foe.troop, FAR), gap)
        reach = max(going.budget for going in walker.goings.values())
        for troop in sorted(far, key=lambda id: far[id])[:3]:
            members = eyes.game.members(troop)
            if far[troop] <= reach:
                yield walker.assault(members), "contact", troop
        nearest = min(far, key=lambda id: far[id], default="")
        if nearest and far[nearest] <= 3 * reach and not self.goals.hunts:
            at = eyes.game.members(nearest)[0].place
            way = self._way_to(at, far[nearest] > reach)
            yield walker.march(way), "advance", nearest

    def _into_sight(self, walker: Walker) -> Iterator[tuple[Routes, str, str]]:
        """Moves to where the best shooter sees a target, if it sees none from here."""
        eyes = self.eyes
        shooters = [who for who in walker.free if eyes.shoots(who)]
        if not shooters or self.here[1] or not eyes.foes:
            return
        lead = min(shooters, key=lambda who: min(eyes.gap(who, foe) for foe in eyes.foes))
        reach = (eyes.card(lead).range + eyes.card(lead).movement) * INCH
        if min(eyes.gap(lead, foe) for foe in eyes.foes) > reach:
            return
        seen = {place: self._shot_from(lead, place) for place in walker.views(lead, VIEWS)}
        best = max(seen, key=lambda place: seen[place], default=None)
        if best is not None and seen[best] > 0:
            yield walker.occupy(lambda who: [best], lambda who: Air(best)), "sight", ""

    def _shot_from(self, who: Character, place: Place) -> int:
        """The points of the best shot from a place, less some of the danger there."""
        with self.eyes.tried({who.id: place}):
            pairs = self.eyes.pairs(who, self.eyes.foes)
        shot = max(pair.shot + pair.pin for pair in pairs)
        return shot and 1 + max(0, 2 * shot - max(pair.danger for pair in pairs) // 2)

    def _way_to(self, goal: Place, far: bool) -> Callable[[Character], Way]:
        """The way to an enemy: around everything if it is far, else straight."""
        if not far:
            return lambda who: Air(goal)
        eyes = self.eyes

        def way(who: Character) -> Way:
            going = movement_action.going_of(eyes.game, who)
            return eyes.memory.fields.to(eyes.top, goal, eyes.top.at(who), going)

        return way


def _known(way: Way | None) -> Way:
    assert way is not None, "there is a goal"
    return way
