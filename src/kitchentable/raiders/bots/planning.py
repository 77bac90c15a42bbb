"""What a troop could do with its actions: moves and attacks weighed against one another."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec import Struct

from kitchentable.raiders.bots.eyes import FAR, Eyes
from kitchentable.raiders.bots.fields import Air, Way
from kitchentable.raiders.bots.goals import Goals
from kitchentable.raiders.bots.moves import Walker
from kitchentable.raiders.cards import INCH
from kitchentable.raiders.rules import movement
from kitchentable.raiders.rules.movement import Answer
from kitchentable.raiders.space import TOUCH
from kitchentable.raiders.space.figures import MARKER_RADIUS
from kitchentable.raiders.state import Character, Objective, Place, Troop

THREAT = 400
DANGER = 350
"""How much the next turn counts, own and enemy's, in thousandths of what is done now."""
FALL = 300
"""Whoever goes down further than this may get hurt."""


class Move(Struct, frozen=True):
    """A move that was weighed."""

    answer: Answer
    position: int
    """What it changes about the position, in points."""
    attack: int
    """Points of the best attack from there."""
    purpose: str
    about: str = ""


class Planner:
    """The moves of one troop, weighed."""

    def __init__(self, eyes: Eyes, troop: Troop, group: Sequence[Character]) -> None:
        self.eyes = eyes
        self.troop = troop
        self.group = group
        self.goals = Goals(eyes)
        ids = {who.id for who in group}
        self._base = eyes.danger_to(who for who in eyes.mine if who.id not in ids)
        self._touched = {
            who.id: [foe for foe in eyes.foes if eyes.gap(who, foe) <= TOUCH] for who in group
        }
        self._z = {who.id: who.at[2] for who in group if who.at is not None}
        self.here = self._weigh(set())

    # --- weighing ----------------------------------------------------------------------------

    def weigh(self, answer: Answer, purpose: str, about: str = "") -> Move:
        """What a move is worth."""
        ends = {str(who): _place(points[-1]) for who, points in answer if points}
        before = self.eyes.place(ends)
        position, attack = self._weigh(set(ends))
        self.eyes.put_back(before)
        return Move(answer, position - self.here[0], attack, purpose, about)

    def _weigh(self, moved: set[str]) -> tuple[int, int]:
        """The position as it stands in the copy, and the best attack in it."""
        eyes = self.eyes
        worst = dict(self._base)
        threat = strikes = near = lost = 0
        shots: dict[str, int] = {}
        for who in self.group:
            pairs = eyes.pairs(who, eyes.foes)
            strikes += max((pair.strike for pair in pairs), default=0)
            threat += max((pair.threat for pair in pairs), default=0)
            near += min((pair.near for pair in pairs), default=0)
            best: dict[str, int] = {}
            for foe, pair in zip(eyes.foes, pairs, strict=True):
                worst[foe.id] = max(worst.get(foe.id, 0), pair.danger)
                if pair.shot:
                    best[foe.troop] = max(best.get(foe.troop, 0), pair.shot)
            for troop, points in best.items():
                shots[troop] = shots.get(troop, 0) + points
            lost += self._left(who) if who.id in moved else 0
        position = self.goals.points(self.group) - lost - near // (4 * INCH)
        position += (THREAT * threat - self._fear() * sum(worst.values())) // 1000
        return position, max(strikes, max(shots.values(), default=0))

    def _fear(self) -> int:
        """How much danger counts: less for who has to catch up, more for who is ahead."""
        if self.eyes.game.objective is not Objective.VANISH:
            return DANGER
        if self.eyes.lead > 0:
            return DANGER + 150
        return DANGER - 40 * min(6, self.eyes.game.round)

    def _left(self, who: Character) -> int:
        """What free strikes and falls cost somebody who has moved."""
        eyes, lost = self.eyes, 0
        assert who.at is not None, "somebody on the table"
        if self._z[who.id] - who.at[2] > FALL:
            lost += eyes.worth(who) // 2
        going = movement.going_of(eyes.game, who)
        if going.slips and not going.flies:
            return lost
        for foe in self._touched[who.id]:
            if eyes.gap(who, foe) > TOUCH:
                case = "close", False, False, False
                lost += eyes.memory.rough.chance(foe, who, case) * eyes.worth(who) // 1000
        return lost

    # --- thinking of moves -------------------------------------------------------------------

    def moves(self, suggested: Sequence[Answer]) -> list[Move]:
        """Every move that comes to mind, weighed, best first."""
        found: dict[Answer, Move] = {}
        for answer, purpose, about in self._ideas(suggested):
            if answer and answer not in found:
                found[answer] = self.weigh(answer, purpose, about)
        return sorted(found.values(), key=lambda move: -(move.position + move.attack))

    def _ideas(self, suggested: Sequence[Answer]) -> Iterator[tuple[Answer, str, str]]:
        walker = Walker(self.eyes, self.troop, self.group)
        if walker.free:
            yield from self._to_goal(walker)
            yield from self._at_enemies(walker)
        if walker.engaged and self.eyes.last and not self.goals.hunts:
            yield from self._to_goal(Walker(self.eyes, self.troop, self.group, bold=True))
        for answer in suggested:
            yield answer, "place", ""

    def _to_goal(self, walker: Walker) -> Iterator[tuple[Answer, str, str]]:
        """Towards the objective; the last steps exactly to where it counts."""
        goals, game = self.goals, self.eyes.game
        if game.objective is Objective.SPOT:
            if any(who.controls >= 0 for who in self.group):
                return
            for marker in goals.markers_for(self.troop.id)[:2]:
                ways = {who.id: goals.way_to_marker(who, marker) for who in walker.free}
                far = min(goals.marker_distance(who, marker) for who in walker.free)
                yield from self._towards(walker, ways, far, self._on_marker(walker, marker))
        elif game.objective is Objective.PORTAL and goals.goal(walker.free[0]) is not None:
            ways = {who.id: _known(goals.way(who)) for who in walker.free}
            far = min(goals.distance(who) for who in walker.free)
            spots = goals.standable(self.eyes.card(walker.free[0]).radius)
            yield from self._towards(walker, ways, far, spots)

    def _towards(
        self, walker: Walker, ways: Mapping[str, Way], far: int, ends: Sequence[Place]
    ) -> Iterator[tuple[Answer, str, str]]:
        if far <= max(going.budget for going in walker.goings.values()):
            yield walker.occupy(ends, lambda who: ways[who.id]), "goal", ""
        for most in (4, 2):
            yield walker.march(lambda who: ways[who.id], most), "goal", ""

    def _on_marker(self, walker: Walker, marker: int) -> list[Place]:
        """Where one touches a marker."""
        x, y, z = self.eyes.game.markers[marker].at
        far = (self.eyes.card(walker.free[0]).radius + MARKER_RADIUS) * 2 // 3
        signs = (0, -1, 1)
        return [(x + dx * far, y + dy * far, z) for dx in signs for dy in signs]

    def _at_enemies(self, walker: Walker) -> Iterator[tuple[Answer, str, str]]:
        """Into contact with each troop in reach, and towards the nearest."""
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
        if far:
            nearest = min(far, key=lambda id: far[id])
            at = eyes.game.members(nearest)[0].at
            assert at is not None, "somebody on the table"
            way = self._way_to(at, far[nearest] > reach)
            for most in (4, 2):
                yield walker.march(way, most), "advance", nearest

    def _way_to(self, goal: Place, far: bool) -> Callable[[Character], Way]:
        """The way to an enemy: round everything if he is far, else straight."""
        if not far:
            return lambda who: Air(goal)
        eyes = self.eyes

        def way(who: Character) -> Way:
            going = movement.going_of(eyes.game, who)
            return eyes.memory.fields.to(eyes.top, goal, eyes.top.at(who), going)

        return way


def _known(way: Way | None) -> Way:
    assert way is not None, "there is a goal"
    return way


def _place(point: Sequence[int]) -> Place:
    return point[0], point[1], point[2]
