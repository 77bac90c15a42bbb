"""What abilities are worth that take somebody elsewhere: teleports, rides, splits, leave-taking."""

from __future__ import annotations

from collections.abc import Sequence

from kitchentable.raiders.bots.distance_fields import straight
from kitchentable.raiders.bots.eyes import Eyes
from kitchentable.raiders.bots.goals import Goals
from kitchentable.raiders.geometry import Place
from kitchentable.raiders.model.cards import INCH
from kitchentable.raiders.model.state import Character

TRIES = 2
"""Beside how many others a place is looked for."""
THERE = 250
"""What it is worth to come to the objective in time who would not otherwise."""
EACH = 6
"""What an inch is worth to who is carried."""
APART = 60
"""What it is worth to split up for a marker."""
LATE = 5
"""The round from which on somebody goes there alone."""


class Feats:
    """The worth of abilities that take somebody of ours elsewhere."""

    def __init__(self, eyes: Eyes) -> None:
        self.eyes = eyes
        self.game = eyes.game
        self._goals: Goals | None = None
        self._leaps: dict[str, dict[str, int]] = {}

    @property
    def goals(self) -> Goals:
        """Where everybody should be; found out when it is needed."""
        if self._goals is None:
            self._goals = Goals(self.eyes)
        return self._goals

    # --- Eager teleport ----------------------------------------------------------------------

    def leap(self, who: Character, other: str) -> int:
        """Points of a teleport to somebody: only the best few count."""
        if who.id not in self._leaps:
            self._leaps[who.id] = self._best_leaps(who)
        return self._leaps[who.id].get(other, 0)

    def _best_leaps(self, who: Character) -> dict[str, int]:
        """Late in the game, to where the objective can be reached with what is left of it."""
        if self.game.round < LATE or self.goals.hunts or not self._behind(who):
            return {}
        goal = self.goals.goal(who)
        others = [each for each in self.game.here() if each is not who and each.at is not None]
        if goal is None or (len(self.game.members(who.troop)) > 1 and not self.eyes.last):
            return {}
        near = sorted(others, key=lambda each: straight(each.place, goal))[:TRIES]
        return {each.id: self._leap(who, each) for each in near}

    def _behind(self, who: Character) -> bool:
        """Whether somebody would not get to the objective in time on foot."""
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
        """How far the goal is from a place."""
        with self.eyes.tried({who.id: spot}):
            return self.goals.distance(who)

    # --- Transport ---------------------------------------------------------------------------

    def ride(self, who: Character, troop: str) -> int:
        """Points of carrying a troop along: those who are slower, on the way to the objective."""
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
        """Points of two units instead of one: for a marker that nobody goes for yet."""
        if not self.eyes.objective.markers or self.game.round > 4:
            return 0
        if len(self.game.members(who.troop)) < 2:
            return 0
        return APART if self.free_markers(who) else 0

    def free_markers(self, who: Character) -> list[int]:
        """The markers that no troop goes for and somebody could still take."""
        taken = set(self.goals.aims.values())
        moves = self.eyes.card(who).movement * INCH * (self.eyes.actions_left(who) - 2)
        return [
            number
            for number in range(len(self.game.markers))
            if number not in taken and self.goals.marker_distance(who, number) < moves * 3 // 4
        ]

    # --- Running shot ------------------------------------------------------------------------

    def peep(self, who: Character) -> int:
        """Points of half a move, a shot and half a move back: for who sees nobody from here."""
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
