"""The points of abilities that take a character elsewhere: teleports, rides, splits."""

from __future__ import annotations

from collections.abc import Sequence

from kitchentable.raiders.bots.distance_fields import straight
from kitchentable.raiders.bots.eyes import Eyes
from kitchentable.raiders.bots.goals import Goals
from kitchentable.raiders.geometry import Place
from kitchentable.raiders.model.cards import INCH
from kitchentable.raiders.model.state import Character

TRIES = 2
"""How many characters a place is searched for beside."""
THERE = 250
"""The points of reaching the objective in time only by this ability."""
EACH = 6
"""The points of an inch for a carried troop."""
APART = 60
"""The points of splitting a unit for a marker."""
LATE = 5
"""The round from which a character goes there alone."""


class Feats:
    """The points of abilities that take an own character elsewhere."""

    def __init__(self, eyes: Eyes) -> None:
        self.eyes = eyes
        self.game = eyes.game
        self._goals: Goals | None = None
        self._leaps: dict[str, dict[str, int]] = {}

    @property
    def goals(self) -> Goals:
        """The goals of all characters, computed when they are needed."""
        if self._goals is None:
            self._goals = Goals(self.eyes)
        return self._goals

    # --- Eager teleport ----------------------------------------------------------------------

    def leap(self, who: Character, other: str) -> int:
        """Points of a teleport beside a character: only the best few count."""
        if who.id not in self._leaps:
            self._leaps[who.id] = self._best_leaps(who)
        return self._leaps[who.id].get(other, 0)

    def _best_leaps(self, who: Character) -> dict[str, int]:
        """The points of a teleport beside each of some characters, late in the game."""
        if self.game.round < LATE or self.goals.hunts or not self._behind(who):
            return {}
        goal = self.goals.goal(who)
        others = [each for each in self.game.here() if each is not who and each.at is not None]
        if goal is None or (len(self.game.members(who.troop)) > 1 and not self.eyes.last):
            return {}
        near = sorted(others, key=lambda each: straight(each.place, goal))[:TRIES]
        return {each.id: self._leap(who, each) for each in near}

    def _behind(self, who: Character) -> bool:
        """Whether a character would not reach the objective in time on foot."""
        moves = self.eyes.card(who).movement * INCH * self.eyes.actions_left(who)
        return self.goals.distance(who) > 0 and self.goals.round_distance(who) > moves

    def _leap(self, who: Character, other: Character) -> int:
        spots = self.eyes.top.places_near(who, other, 2)
        left = self.eyes.actions_left(who) - 1 - (self.eyes.objective.markers > 0)
        if not spots:
            return 0
        far = min(self._far_from(who, spot) for spot in spots)
        if far > self.eyes.card(who).movement * INCH * left * 3 // 4:
            return 0
        cost = 0 if self.eyes.last and not who.wounds else self.eyes.worth(who)
        return THERE * (2 if self.eyes.lead <= 0 else 1) // 2 - cost

    def _far_from(self, who: Character, spot: Place) -> int:
        """The distance of the goal from a place."""
        with self.eyes.tried({who.id: spot}):
            return self.goals.distance(who)

    # --- Transport ---------------------------------------------------------------------------

    def ride(self, who: Character, troop: str) -> int:
        """Points of carrying a slower troop along on the way to the objective."""
        members = [each for each in self.game.members(troop) if each is not who]
        if self.goals.hunts or not members or self._engaged(members):
            return 0
        here = self.goals.distance(who)
        if here <= 2 * INCH:
            return 0
        budget = self.eyes.card(who).movement * INCH
        gains = [min(self.goals.distance(each), budget) for each in members]
        slower = sum(budget > self.eyes.card(each).movement * INCH for each in members)
        return EACH * sum(gains) * slower // (len(members) * INCH)

    def _engaged(self, members: Sequence[Character]) -> bool:
        return any(self.eyes.gap(who, foe) <= INCH for who in members for foe in self.eyes.foes)

    # --- Action group, Redeploy --------------------------------------------------------------

    def split(self, who: Character) -> int:
        """Points of splitting a unit for a marker that no troop goes for yet."""
        if not self.eyes.objective.markers or self.game.round > 4:
            return 0
        if len(self.game.members(who.troop)) < 2:
            return 0
        return APART if self.free_markers(who) else 0

    def free_markers(self, who: Character) -> list[int]:
        """The markers that no troop goes for and a character could still take."""
        taken = set(self.goals.aims.values())
        moves = self.eyes.card(who).movement * INCH * (self.eyes.actions_left(who) - 2)
        return [
            number
            for number in range(len(self.game.markers))
            if number not in taken and self.goals.marker_distance(who, number) < moves * 3 // 4
        ]

    # --- Running shot ------------------------------------------------------------------------

    def peep(self, who: Character) -> int:
        """Points of half a move, a shot and half a move back, if no target is in sight now."""
        eyes = self.eyes
        if self._engaged([who]) or any(pair.shot for pair in eyes.pairs(who, eyes.foes)):
            return 0
        x, y, z = who.place
        far = eyes.card(who).movement * INCH // 2
        shots = [0]
        for dx, dy in ((far, 0), (-far, 0), (0, far), (0, -far)):
            with eyes.tried({who.id: (x + dx, y + dy, z)}):
                shots += [pair.shot for pair in eyes.pairs(who, eyes.foes)]
        return max(shots)
