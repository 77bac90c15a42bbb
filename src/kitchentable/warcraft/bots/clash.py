"""A quick estimate of a battle: both sides hit with the average of their dice.

Whole numbers only: a unit is 1000. `odds` is exact and slower; this estimate is for weighing many
battles that may never be fought.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from kitchentable.warcraft.model.kinds import FLYING, MELEE, PHASES, UNITS
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft

UNIT = 1000
ROUNDS = 12
"""The rounds after which a battle counts as undecided."""

WOUND = 25
"""The worth of a wound that leaves the hero alive."""

EDGE = (0, 8, 10)
"""By kind: the worth of striking early (ranged) and of being out of reach (flying)."""


class Force(NamedTuple):
    """Units that fight together."""

    counts: tuple[int, int, int] = (0, 0, 0)
    power: tuple[int, int, int] = (0, 0, 0)
    """By kind: the sum of their Strengths, with one more for each unit with Area Attack."""
    heal: bool = False
    lust: bool = False
    raised: int = 0
    """The number of melee units that can be raised."""
    poison: int = 0
    """The number of units with Slow Poison, at most one for each phase."""
    spare: int = 0
    """Wounds that heroes can take before their last Life, without losing an attack."""

    def __bool__(self) -> bool:
        return self.counts != (0, 0, 0)


class Clash(NamedTuple):
    """The estimate of a battle: the chance to win in thousandths, and the losses of both sides."""

    chance: int
    loss: int
    gain: int


def worth(strength: int, kind: int) -> int:
    """The worth of a unit by its Strength and kind."""
    return 12 + 10 * strength + EDGE[kind]


class Troops(NamedTuple):
    """What a player's units can do, by kind, from the tiles on top."""

    power: tuple[int, int, int] = (0, 0, 0)
    abilities: tuple[str, str, str] = ("", "", "")
    reserve: int = 0
    worths: tuple[int, int, int] = (0, 0, 0)
    spare: int = 0
    """Wounds that each unit can take before its last Life."""


def troops(view: Warcraft, player: Player) -> Troops:
    """A player's tiles as troops."""
    tiles = [view.tile(player, kind) for kind in UNITS]
    power = [tile.strength + (tile.ability == "area-attack") for tile in tiles]
    return Troops(
        (power[0], power[1], power[2]),
        (tiles[0].ability, tiles[1].ability, tiles[2].ability),
        player.reserve(MELEE),
        (worth(power[0], 0), worth(power[1], 1), worth(power[2], 2)),
    )


def force(units: Iterable[tuple[Troops, int, int]]) -> Force:
    """A force made of units; each entry is their troops, their kind and their number."""
    counts, power = [0, 0, 0], [0, 0, 0]
    heal = lust = False
    raised = poison = spare = 0
    for who, kind, number in units:
        if not number:
            continue
        counts[kind] += number
        power[kind] += number * who.power[kind]
        spare += number * who.spare
        ability = who.abilities[kind]
        if ability:
            heal = heal or ability == "heal"
            lust = lust or ability == "bloodlust"
            poison += number if ability == "slow-poison" else 0
            raised = max(raised, who.reserve) if ability == "raise-dead" else raised
    return Force(
        (counts[0], counts[1], counts[2]),
        (power[0], power[1], power[2]),
        heal,
        lust,
        raised,
        min(poison, len(PHASES)),
        spare,
    )


class _Side:
    """A side in the course of an estimated battle."""

    def __init__(self, troop: Force, other: Force) -> None:
        self.left = [UNIT * number for number in troop.counts]
        self.strength = [
            max(0, UNIT * total // number - UNIT * other.heal) if number else 0
            for total, number in zip(troop.power, troop.counts, strict=True)
        ]
        self.each = [
            worth(total // number, kind) if number else 0
            for kind, (total, number) in enumerate(zip(troop.power, troop.counts, strict=True))
        ]
        self.order = sorted(UNITS, key=lambda kind: self.each[kind])
        self.lust = troop.lust
        self.raised = UNIT * troop.raised
        self.poison = troop.poison
        self.spare = UNIT * troop.spare
        if self.raised and not self.each[MELEE]:
            self.each[MELEE] = worth(2, MELEE)
            self.strength[MELEE] = 2 * UNIT
        self.start = self.value()

    def value(self) -> int:
        """The worth of what is left."""
        units = sum(n * each for n, each in zip(self.left, self.each, strict=True))
        return units + self.spare * WOUND

    def attack(self, kind: int) -> int:
        """The average casualties of a phase, in thousandths; units may be raised."""
        dice = self.left[kind]
        if dice <= 0:
            return 0
        if self.lust:
            dice += min(UNIT, dice)
        if self.raised > 0:
            risen = min(dice // 6, self.raised)
            self.raised -= risen
            self.left[MELEE] += risen
        return dice * self.strength[kind] // (6 * UNIT)

    def suffer(self, casualties: int, kind: int) -> None:
        """Take casualties: wounds first, then the units of least worth; flyers not in melee."""
        taken = min(self.spare, casualties)
        self.spare -= taken
        casualties -= taken
        for each in self.order:
            if casualties <= 0:
                return
            if each == FLYING and kind == MELEE:
                continue
            taken = min(self.left[each], casualties)
            self.left[each] -= taken
            casualties -= taken


@lru_cache(maxsize=20_000)
def clash(attacker: Force, defender: Force) -> Clash:
    """The estimate of a battle between two forces, from the attacker's side."""
    one, two = _Side(attacker, defender), _Side(defender, attacker)
    for _ in range(ROUNDS):
        for kind in PHASES:
            _phase(one, two, kind)
        if sum(one.left) < UNIT // 4 or sum(two.left) < UNIT // 4:
            break
    mine, other = one.value(), two.value()
    return Clash(
        _chance(mine, one.start, other, two.start),
        max(0, one.start - mine) // UNIT,
        max(0, two.start - other) // UNIT,
    )


def _phase(one: _Side, two: _Side, kind: int) -> None:
    first = _first(one, two, kind) - _first(two, one, kind)
    if first > 0:
        two.suffer(one.attack(kind), kind)
        one.suffer(two.attack(kind), kind)
    elif first < 0:
        one.suffer(two.attack(kind), kind)
        two.suffer(one.attack(kind), kind)
    else:
        mine, other = one.attack(kind), two.attack(kind)
        two.suffer(mine, kind)
        one.suffer(other, kind)


def _first(side: _Side, other: _Side, kind: int) -> bool:
    """Whether Slow Poison strikes first in a phase: where the other side has most dice."""
    if not side.poison:
        return False
    busiest = sorted(PHASES, key=lambda each: -other.left[each])
    return kind in busiest[: side.poison]


def _chance(mine: int, start: int, other: int, against: int) -> int:
    """The chance to win, from how much of the better side is left."""
    if mine * max(1, against) >= other * max(1, start):
        return _sure(1000 * (mine - other) // max(1, start))
    return 1000 - _sure(1000 * (other - mine) // max(1, against))


def _sure(left: int) -> int:
    """The chance of a side from the share of itself that it keeps, both in thousandths."""
    at = min(max(left, 0), 999) // 100
    low, high = SURE[at], SURE[at + 1]
    return low + (high - low) * (left - 100 * at) // 100 if left < 1000 else SURE[-1]


SURE = (500, 590, 680, 760, 830, 890, 930, 960, 980, 995, 1000)
"""The chance of the better side, by the tenths of itself that it has left on average."""
