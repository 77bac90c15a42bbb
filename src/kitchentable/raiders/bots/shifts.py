"""The points of Push and Relocate: Movement actions that do not move the unit."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Point, Route, Routes
from kitchentable.raiders.abilities.movement import STILL, ceil_sqrt, directions
from kitchentable.raiders.bots.eyes import Eyes
from kitchentable.raiders.bots.plans import Planner
from kitchentable.raiders.model.state import Character, Raid
from kitchentable.raiders.rules import forced, movement_action
from kitchentable.raiders.tabletop.interface import Pushed, pushed

SHIFTS = ("push", "relocate")
LEAD = 50
EACH = 25
"""The worth of a point of the objective, and how much more in each round."""


class Shifts:
    """The points of pushes, and of places around an enemy in contact."""

    def __init__(self, eyes: Eyes) -> None:
        self.eyes = eyes
        self.game = eyes.game
        self._here: int | None = None

    # --- Push --------------------------------------------------------------------------------

    def push(self, who: Character, object: str) -> int:
        """Points of the best way to push an object."""
        far = movement_action.going_of(self.game, who).budget // 2
        return max((self.pushed(who, object, way) for way in directions(far)), default=0)

    def pushed(self, who: Character, object: str, way: Point) -> int:
        """Points of pushing an object in a direction: for the whole side, and the objective."""
        if tuple(way) == STILL:
            return 0
        done = self._tried(who, object, way)
        if done is None or not done.distance:
            return 0
        if self._here is None:
            self._here = self._standing(self.game)
        return self._tried_on_copy(done) - self._here

    def _tried(self, who: Character, object: str, way: Point) -> Pushed | None:
        """What a push would move; None if it is not possible."""
        firm = [each for each in self.game.here() if forced.stands_firm(self.game, each)]
        far = ceil_sqrt(way[0] ** 2 + way[1] ** 2)
        try:
            done = self.eyes.top.push(who, object, (way[0], way[1]), far, firm)
            routes = (Route(who.id, (done.characters[who.id],)),)
            movement_action.check_formation(self.game, self.game.troop_of(who), routes)
        except Illegal:
            return None
        return done

    def _tried_on_copy(self, done: Pushed) -> int:
        """The points of the position after a push, tried on the copy."""
        objects = self.game.objects
        with self.eyes.tried(done.characters):
            self.game.lay(pushed(objects, done))
            points = self._standing(self.game)
            self.game.lay(objects)
        return points

    def _standing(self, game: Raid) -> int:
        """The points of the position: the places of the own side, and the objective."""
        eyes = Eyes(game, self.eyes.seat, self.eyes.memory)
        troop = game.troop_of(eyes.mine[0])
        lead = eyes.lead * (LEAD + EACH * game.round)
        return Planner(eyes, troop, eyes.mine).here[0] + lead

    # --- Relocate ----------------------------------------------------------------------------

    def relocate(self, who: Character, enemy: str) -> int:
        """Points of the best place around an enemy, still in contact with it."""
        ways = self._round(who, self.game.characters[enemy])
        return max(map(self.relocated(who), ways), default=0)

    def relocated(self, who: Character) -> Callable[[Routes], int]:
        """A function that gives the points of a route around an enemy."""
        planner = Planner(self.eyes, self.game.troop_of(who), [who])

        def points(answer: Routes) -> int:
            if not answer:
                return 0
            move = planner.weigh(answer, "relocate")
            return move.position + move.attack - planner.here[1]

        return points

    def _round(self, who: Character, enemy: Character) -> Iterator[Routes]:
        """The legal ways around an enemy."""
        goings = {who.id: movement_action.going_of(self.game, who)}
        for way in self.eyes.top.around(who, enemy, goings[who.id]):
            routes = (Route(who.id, way),)
            try:
                judged = movement_action.judge(self.game, routes, goings) or {}
                movement_action.check_formation(self.game, self.game.troop_of(who), routes)
            except Illegal:
                continue
            if all(enemy.id in route.kept for route in judged.values()):
                yield routes
