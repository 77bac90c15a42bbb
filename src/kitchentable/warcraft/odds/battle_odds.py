"""The odds of a battle before it begins, from public information and without cards.

Both sides are assumed to lose first what costs them the fewest dice. A hero takes wounds while it
has more than one Life left, since a wounded hero attacks as well as before. Then the weakest units
fall, a creature before a unit of equal strength, in the flanks before the battlefield. A hero dies
only when nothing else is left. But a side keeps a unit in the battlefield as long as it can lose
others, even its hero in a flank. Units are raised whenever possible. Slow Poison strikes first
where the other side has most dice. Abilities of heroes count if they always work; abilities that
cost mana and cards do not.

If units and Life can only become fewer, the chances are computed over all courses of the battle,
in whole numbers with twelve places to spare. If units are raised, wounds heal, teammates fight
together or the battle is very large, it is played many times instead, and the error is stated.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from math import comb, isqrt
from random import Random

from msgspec import Struct

from kitchentable.warcraft.model.battle_state import Battle
from kitchentable.warcraft.model.kinds import FLYING, MELEE, PHASES
from kitchentable.warcraft.odds.armies import (
    LEADER,
    THIRST,
    UNIT,
    Counts,
    Side,
    Volley,
    reduced,
    striking_first,
    volleys,
)
from kitchentable.warcraft.rules.attack import halves

ONE = 10**18
"""The number that stands for certainty."""
MILLION = 1_000_000
GAMES = 2000
"""The number of battles played if the chances are not computed."""
LARGEST = 10_000
"""The number of positions up to which chances are computed."""
LONGEST = 200
"""The rounds after which a played battle counts as one without a winner."""


class Odds(Struct, frozen=True):
    """Chances in millionths and average losses in thousandths of a unit."""

    attacker: int
    nobody: int
    defender: int
    losses: tuple[int, int]
    """Units the attacker and the defender lose on average, times 1000."""
    error: int = 0
    """Twice the standard error of the attacker's chance, in millionths; 0 if it is exact."""


# --- computing all courses ----------------------------------------------------------------

Value = tuple[int, int, int, int, int]
"""The chances that the attacker, nobody and the defender win, and the units that both still
lose; all in ONEs."""

Position = tuple[Counts, Counts]
First = tuple[int, int]
"""By side: the phases in which it strikes first, one bit for each."""


class Reckoner:
    """Goes through all courses of a battle in which units only become fewer."""

    def __init__(self, attacker: Side, defender: Side) -> None:
        self.sides = attacker, defender
        self._rounds: dict[Position, Value] = {}
        self._phases: dict[tuple[Position, int, First], Value] = {}
        self._left: dict[tuple[int, Counts, int, int], Counts] = {}

    def round(self, now: Position) -> Value:
        """The value of a position at the start of a round.

        If nothing happens in all three phases, the round begins again: the sum is divided by
        the share of the other courses.
        """
        found = self._rounds.get(now)
        if found is None:
            first = self.first(now)
            total: Value = (0, 0, 0, 0, 0)
            stays = ONE
            for phase in range(len(PHASES)):
                moved, still = self.leave(now, phase, first)
                total = _add(total, moved, stays)
                stays = stays * still // ONE
            found = (0, ONE, 0, 0, 0)
            if stays < ONE:
                a, n, d, la, ld = (each * ONE // (ONE - stays) for each in total)
                found = (a, n, d, la, ld)
            self._rounds[now] = found
        return found

    def first(self, now: Position) -> First:
        """By side: the phases in which it strikes first."""
        one, two = self.sides
        mine = striking_first(one, now[0], two, now[1])
        other = striking_first(two, now[1], one, now[0])
        return _all(mine.values()), _all(other.values())

    def phase(self, now: Position, phase: int, first: First) -> Value:
        """The value of a position at the start of a phase."""
        if phase == len(PHASES):
            return self.round(now)
        key = (now, phase, first)
        found = self._phases.get(key)
        if found is None:
            moved, still = self.leave(now, phase, first)
            found = _add(moved, self.phase(now, phase + 1, first), still)
            self._phases[key] = found
        return found

    def leave(self, now: Position, phase: int, first: First) -> tuple[Value, int]:
        """The value of all courses of a phase that change something, and the share of the rest."""
        total: Value = (0, 0, 0, 0, 0)
        still = 0
        for then, share in self.outcomes(now, phase, first).items():
            if then == now:
                still += share
                continue
            value = self.ended(then) or self.phase(then, phase + 1, first)
            lost = [
                ONE * (side.units(was) - side.units(left))
                for side, was, left in zip(self.sides, now, then, strict=True)
            ]
            a, n, d, la, ld = value
            total = _add(total, (a, n, d, la + lost[0], ld + lost[1]), share)
        return total, still

    def ended(self, now: Position) -> Value | None:
        """The value of a position in which the battle is over."""
        mine, other = (side.holds(each) for side, each in zip(self.sides, now, strict=True))
        if mine and other:
            return None
        return (ONE * mine, ONE * (not mine and not other), ONE * other, 0, 0)

    def outcomes(self, now: Position, phase: int, first: First) -> dict[Position, int]:
        """The positions after a phase, with their chances."""
        kind = PHASES[phase]
        one, two = (mask >> phase & 1 for mask in first)
        if one == two:
            return self._volley(now, kind, (True, True))
        found: dict[Position, int] = {}
        for then, share in self._volley(now, kind, (bool(one), bool(two))).items():
            for last, part in self._volley(then, kind, (bool(two), bool(one))).items():
                found[last] = found.get(last, 0) + share * part // ONE
        return found

    def _volley(self, now: Position, kind: int, who: tuple[bool, bool]) -> dict[Position, int]:
        """The positions after the sides that strike have rolled and casualties are removed."""
        lost = [self._casualties(now, at, kind) if who[at] else {0: ONE} for at in (0, 1)]
        found: dict[Position, int] = {}
        for mine, share in lost[0].items():
            against = self._reduced(1, now[1], mine, kind)
            for other, part in lost[1].items():
                then = self._reduced(0, now[0], other, kind), against
                found[then] = found.get(then, 0) + share * part // ONE
        return found

    def _reduced(self, at: int, counts: Counts, casualties: int, kind: int) -> Counts:
        """A side after its casualties. Kept casualty by casualty, since it is asked very often."""
        if not casualties:
            return counts
        key = (at, counts, casualties, kind)
        found = self._left.get(key)
        if found is None:
            before = self._reduced(at, counts, casualties - 1, kind)
            found = self._left[key] = reduced(self.sides[at], before, 1, kind)
        return found

    def _casualties(self, now: Position, at: int, kind: int) -> dict[int, int]:
        """The numbers of casualties a side inflicts in a phase, with their chances."""
        healed = self.sides[1 - at].able(now[1 - at], "heal") > 0
        found = {0: ONE}
        for volley in volleys(self.sides[at], now[at], kind, healed):
            found = _both(found, inflicted(volley.dice, volley.strength, volley.ones))
        return found


@lru_cache(maxsize=1000)
def inflicted(dice: int, strength: int, each: int) -> dict[int, int]:
    """The numbers of casualties of some dice, with their chances; a natural 1 inflicts `each`."""
    found: dict[int, int] = {}
    more, misses = strength - 1, 6 - strength
    for ones in range(dice + 1):
        for hits in range(dice - ones + 1):
            ways = comb(dice, ones) * comb(dice - ones, hits)
            ways *= more**hits * misses ** (dice - ones - hits)
            number = ones * each + hits
            found[number] = found.get(number, 0) + ways
    return {number: ways * ONE // 6**dice for number, ways in found.items() if ways}


def _both(one: dict[int, int], two: dict[int, int]) -> dict[int, int]:
    found: dict[int, int] = {}
    for a, share in one.items():
        for b, part in two.items():
            found[a + b] = found.get(a + b, 0) + share * part // ONE
    return found


def _add(total: Value, value: Value, share: int) -> Value:
    a, n, d, la, ld = (t + v * share // ONE for t, v in zip(total, value, strict=True))
    return a, n, d, la, ld


def _all(masks: Iterable[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


# --- playing battles ----------------------------------------------------------------------


class Rehearsal:
    """Plays a battle many times. What follows from a position is found once and kept."""

    def __init__(self, attacker: Side, defender: Side, roll: Callable[[], int]) -> None:
        self.sides = attacker, defender
        self.roll = roll
        self._volleys: dict[tuple[int, Position, int], list[Volley]] = {}
        self._halves: dict[Position, list[list[list[int]]]] = {}
        self._left: dict[tuple[int, Counts, int], Counts] = {}

    def play(self, now: Position | None = None, phase: int = 0) -> tuple[Counts, Counts]:
        """Play one battle, and return what is left of both sides.

        It begins with its first round, or in the middle: `now` is what is left of the sides at
        the start of a phase.
        """
        one, two = self.sides
        now = (one.counts, two.counts) if now is None else now
        reserve = dict((*one.reserves, *two.reserves))
        for round in range(LONGEST):
            begun = phase if round == 0 else 0
            for kind, together in list(zip(PHASES, self.halves(now), strict=True))[begun:]:
                for who in together:
                    now = self.strike(now, reserve, kind, who)
                if not (one.holds(now[0]) and two.holds(now[1])):
                    return now
        return now

    def halves(self, now: Position) -> list[list[list[int]]]:
        """By phase of a round: the players who roll together, in one or two halves."""
        found = self._halves.get(now)
        if found is None:
            (one, two), (mine, other) = self.sides, now
            early = striking_first(one, mine, two, other) | striking_first(two, other, one, mine)
            battle = Battle(0, [one.owners(), two.owners()])
            battle.first = [
                [owner for owner, mask in early.items() if mask >> phase & 1]
                for phase in range(len(PHASES))
            ]
            found = self._halves[now] = []
            for battle.phase in range(len(PHASES)):
                found.append(halves(battle))
        return found

    def strike(
        self, now: Position, reserve: dict[int, int], kind: int, who: Sequence[int]
    ) -> Position:
        """The position after some players have rolled, units are raised and casualties removed."""
        owed = [0, 0]
        left = list(now)
        for at, side in enumerate(self.sides):
            for volley in self.volleys(at, now, kind):
                if volley.owner not in who:
                    continue
                faces = [self.roll() for _ in range(volley.dice)]
                ones = faces.count(1)
                hits = sum(face <= volley.strength for face in faces)
                owed[1 - at] += hits - ones + ones * volley.ones
                if hits and volley.thirst:
                    left[at] = _healed(side, left[at], volley.owner)
                if ones and reserve.get(volley.owner):
                    left[at] = _raised(side, left[at], reserve, volley.owner, ones)
        for at, side in enumerate(self.sides):
            before = left[at]
            for _ in range(owed[at]):
                left[at] = self.lose(at, left[at], kind)
            if owed[at] and reserve:
                _back(side, before, left[at], reserve)
        return left[0], left[1]

    def volleys(self, at: int, now: Position, kind: int) -> list[Volley]:
        """What a side rolls in a phase."""
        found = self._volleys.get((at, now, kind))
        if found is None:
            healed = self.sides[1 - at].able(now[1 - at], "heal") > 0
            found = self._volleys[at, now, kind] = volleys(self.sides[at], now[at], kind, healed)
        return found

    def lose(self, at: int, counts: Counts, kind: int) -> Counts:
        """A side after one casualty."""
        found = self._left.get((at, counts, kind))
        if found is None:
            found = self._left[at, counts, kind] = reduced(self.sides[at], counts, 1, kind)
        return found


def _healed(side: Side, counts: Counts, owner: int) -> Counts:
    """A player's hero loses a wound, if it has one."""
    return tuple(
        min(number + 1, group.life) if (group.owner, group.form) == (owner, LEADER) else number
        for group, number in zip(side.groups, counts, strict=True)
    )


def _raised(side: Side, counts: Counts, reserve: dict[int, int], owner: int, ones: int) -> Counts:
    """Raise melee units of a player in the battlefield, one for each natural 1."""
    if not side.able(counts, "raise-dead", owner):
        return counts
    risen = min(ones, reserve[owner])
    reserve[owner] -= risen
    at = next(
        number
        for number, group in enumerate(side.groups)
        if (group.owner, group.kind, group.inside, group.form) == (owner, MELEE, True, UNIT)
    )
    return (*counts[:at], counts[at] + risen, *counts[at + 1 :])


def _back(side: Side, before: Counts, after: Counts, reserve: dict[int, int]) -> None:
    """Add removed melee units to those that can be raised again."""
    for group, was, now in zip(side.groups, before, after, strict=True):
        ordinary = (group.kind, group.form) == (MELEE, UNIT)
        if ordinary and was > now and group.owner in reserve:
            reserve[group.owner] += was - now


# --- the odds -----------------------------------------------------------------------------


def odds(attacker: Side, defender: Side, seed: int = 0, games: int = GAMES) -> Odds:
    """The odds of a battle; the seed is for battles that have to be played."""
    if reckonable(attacker, defender):
        return in_odds(Reckoner(attacker, defender).round((attacker.counts, defender.counts)))
    return simulated(attacker, defender, Random(seed), games)


def in_odds(value: Value) -> Odds:
    """The value of a position as odds."""
    chances = [_rounded(each, MILLION) for each in value[:3]]
    losses = [_rounded(each, 1000) for each in value[3:]]
    return Odds(chances[0], chances[1], chances[2], (losses[0], losses[1]))


def reckonable(attacker: Side, defender: Side) -> bool:
    """Whether all courses can be computed: no unit comes back, and the battle is not too large."""
    positions = 1
    for side in (attacker, defender):
        if len(side.owners()) > 1 or side.works(side.counts, THIRST):
            return False
        if any(side.able(side.counts, "raise-dead", owner) for owner, _ in side.reserves):
            return False
        flyers = sum(
            number
            for group, number in zip(side.groups, side.counts, strict=True)
            if group.kind == FLYING
        )
        positions *= (sum(side.counts) - flyers + 1) * (flyers + 1)
    return positions <= LARGEST


def simulated(
    attacker: Side,
    defender: Side,
    rng: Random,
    games: int,
    now: Position | None = None,
    phase: int = 0,
) -> Odds:
    """The odds from playing the battle a number of times, from its start or from `now` on."""
    start = (attacker.counts, defender.counts) if now is None else now
    wins, lost = [0, 0, 0], [0, 0]
    rehearsal = Rehearsal(attacker, defender, lambda: 1 + int(rng.random() * 6))
    for _ in range(games):
        left = rehearsal.play(start, phase)
        mine, other = attacker.holds(left[0]), defender.holds(left[1])
        wins[0 if mine and not other else 2 if other and not mine else 1] += 1
        for at, side in enumerate((attacker, defender)):
            lost[at] += side.units(start[at]) - side.units(left[at])
    chance = wins[0] * MILLION // games
    error = 2 * isqrt(max(1, chance * (MILLION - chance)) // games)
    losses = (lost[0] * 1000 // games, lost[1] * 1000 // games)
    return Odds(chance, wins[1] * MILLION // games, wins[2] * MILLION // games, losses, error)


def _rounded(value: int, scale: int) -> int:
    return (value * scale + ONE // 2) // ONE
