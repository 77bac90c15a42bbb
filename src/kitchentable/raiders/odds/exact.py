"""Exact chances of rolls and attacks.

A chance is a whole number out of `ONE`. Critical Aces can chain without end, so a distribution
is cut where less than one part in `ONE` is left; what was cut, and what rounding down lost, is
stated as `lost` and is far below 10^-12:

    >>> white = ("blank", "blank", "blank", "ace", "ace", "critical")
    >>> chances = aces({"white": white}, (1, 0, 0))
    >>> chances[0] * 2 == ONE, lost(chances) < ONE // 10**12
    (True, True)

The same functions serve the command line, the bots and the browser.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import accumulate

from msgspec import Struct

from kitchentable.raiders.model.dice import ACE, CRITICAL, NAMES, Dice

ONE = 10**18
"""Certainty."""

Chances = tuple[int, ...]
"""The chance of each number of Aces, from none."""


def aces(faces: Mapping[str, tuple[str, ...]], dice: Dice, chains: bool = True) -> Chances:
    """The chances of how many Aces a pool shows."""
    known = tuple(faces.get(name, ()) for name in NAMES)
    return _pool(known, dice, chains)


@lru_cache(maxsize=4096)
def _pool(faces: tuple[tuple[str, ...], ...], dice: Dice, chains: bool) -> Chances:
    """The chances of a pool from those of a pool with a die less, which are kept."""
    for colour, number in enumerate(dice):
        if number:
            white, red, black = (count - (at == colour) for at, count in enumerate(dice))
            return both(_pool(faces, (white, red, black), chains), die(faces[colour], chains))
    return (ONE,)


def forget() -> None:
    """Forget the chances of all pools, for measurements."""
    _pool.cache_clear()
    die.cache_clear()


@lru_cache(maxsize=64)
def die(faces: tuple[str, ...], chains: bool = True) -> Chances:
    """The chances of one die: a Critical Ace is an Ace and rolls again (HR-151, HR-152)."""
    sides, plain, critical = len(faces), faces.count(ACE), faces.count(CRITICAL)
    blank = sides - plain - critical
    if not chains:
        return _trimmed([ONE * blank // sides, ONE * (plain + critical) // sides])
    found = [ONE * blank // sides]
    before, scale = 1, sides
    while before * ONE // scale:
        # some Critical Aces, then a plain Ace; or one Critical Ace more, then a blank
        found.append(before * ONE * (plain * sides + critical * blank) // (scale * sides))
        before, scale = before * critical, scale * sides
    return _trimmed(found)


def both(one: Chances, other: Chances) -> Chances:
    """The chances of the sum of two rolls."""
    found = [0] * (len(one) + len(other) - 1)
    for a, chance in enumerate(one):
        if chance:
            for b, beside in enumerate(other, start=a):
                found[b] += chance * beside
    return _trimmed([value // ONE for value in found])


def _trimmed(found: list[int]) -> Chances:
    while len(found) > 1 and not found[-1]:
        found.pop()
    return tuple(found)


def lost(chances: Sequence[int]) -> int:
    """An upper bound of the error of any chance, from rounding and cutting off."""
    return ONE - sum(chances)


def boosted(chances: Chances, boost: int, least: int = 0) -> Chances:
    """Chances with a Boost, which needs an Ace (HR-158, HR-159), and a least result (HR-219)."""
    found = [0] * (len(chances) + boost + least)
    for number, chance in enumerate(chances):
        found[max(least, number + boost if number else 0)] += chance
    return _trimmed(found)


class Attack(Struct, frozen=True):
    """The chances of an attack."""

    attack: Chances
    defence: Chances
    hit: int
    """More Aces for the attacker (HR-089, HR-097)."""
    vanish: int
    """The target is vanished by it (HR-161)."""
    bound: int
    """An upper bound of the error of each of these."""


def attack(attacker: Chances, defender: Chances, last: bool = False, saved: int = 0) -> Attack:
    """The chances of one roll against another.

    `last`: one token more vanishes the target. `saved`: the chance, after a hit, that the token
    goes again at once (Regeneration).

    >>> even = (ONE // 2, ONE // 2)
    >>> attack(even, even).hit * 4 == ONE
    True
    """
    fewer = (0, *accumulate(defender))
    most = fewer[-1]
    hit = 0
    for number, chance in enumerate(attacker):
        hit += chance * (fewer[number] if number < len(fewer) else most)
    hit = hit // ONE * (ONE - saved) // ONE
    bound = lost(attacker) + lost(defender) + 2
    return Attack(attacker, defender, hit, hit if last else 0, bound)
