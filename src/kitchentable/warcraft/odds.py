"""The odds of a battle before it is entered: from what everybody sees, without cards.

Both sides are taken to remove their weakest units first, from the flanks before the
battlefield, and to keep a unit in the battlefield as long as others can be removed; the dead
are raised whenever they can be; Slow Poison strikes first where the other side has most dice.

Where units only become fewer, the chances are reckoned out over all courses of the battle, in
whole numbers with twelve places to spare. Where the dead rise, or the battle is very large, it
is played many times instead, and the error is stated.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import comb, isqrt
from random import Random

from msgspec import Struct

from kitchentable.warcraft.kinds import FLYING, KIND_OF, MASK, MELEE, PHASES, SHIFT, WORKER
from kitchentable.warcraft.state import Player, Warcraft

ONE = 10**18
"""Certainty."""
MILLION = 1_000_000
GAMES = 2000
"""Battles played where the chances are not reckoned out."""
LARGEST = 10_000
"""Positions up to which they are."""
LONGEST = 200
"""Rounds after which a battle that is played is taken to have no winner."""


class Group(Struct, frozen=True):
    """Units of one player, type and place: all alike."""

    owner: int
    kind: int
    strength: int
    ability: str = ""
    inside: bool = True
    """In the battlefield, not in a flank."""


Counts = tuple[int, ...]
"""How many units there are of each group."""


class Side(Struct, frozen=True):
    """One side of a battle as it begins."""

    groups: tuple[Group, ...]
    counts: Counts
    reserves: tuple[tuple[int, int], ...] = ()
    """Melee units that each player has left to raise."""

    def able(self, counts: Counts, ability: str, owner: int | None = None) -> int:
        """Units with an ability, of one player or of all."""
        return sum(
            number
            for group, number in zip(self.groups, counts, strict=True)
            if group.ability == ability and owner in (None, group.owner)
        )

    def holds(self, counts: Counts) -> bool:
        """Whether the side has a unit in the battlefield."""
        return any(n and group.inside for group, n in zip(self.groups, counts, strict=True))

    def owners(self) -> list[int]:
        """Its players."""
        return list(dict.fromkeys(group.owner for group in self.groups))


class Odds(Struct, frozen=True):
    """Chances in millionths and average losses in thousandths of a unit."""

    attacker: int
    nobody: int
    defender: int
    losses: tuple[int, int]
    """Units the attacker and the defender lose on average, times 1000."""
    error: int = 0
    """Twice the standard error of the attacker's chance, in millionths; 0: reckoned out."""


# --- who fights ---------------------------------------------------------------------------


def sides(
    view: Warcraft, seat: int, space: int, moves: Iterable[tuple[str, str, str]] = ()
) -> tuple[Side, Side]:
    """Attackers and defenders of a battle in a space if a player made these moves first.

    Teammates' units in the flanks are taken to join. Of several enemy teams the one in the
    space fights.
    """
    index = view.board.index
    mover = view.players[seat]
    pieces = dict(mover.pieces)
    for kind, start, to in moves:
        for name, change in ((start, -1), (to, 1)):
            at = index[name] << SHIFT | KIND_OF[kind]
            pieces[at] = pieces.get(at, 0) + change
    held = [each for each in view.enemies(mover) if each.units(space)]
    against = held[0].team if held else -1
    own = [(each, pieces if each is mover else each.pieces) for each in view.team(mover)]
    other = [(each, each.pieces) for each in view.enemies(mover) if each.team == against]
    return _side(view, space, own), _side(view, space, other)


def _side(view: Warcraft, space: int, players: Sequence[tuple[Player, dict[int, int]]]) -> Side:
    found: dict[Group, int] = {}
    zone = view.board.zones[space]
    for player, pieces in players:
        for at, number in sorted(pieces.items()):
            inside = at >> SHIFT == space
            if number > 0 and at & MASK != WORKER and at >> SHIFT in zone:
                if at in view.creeps and not (inside and view.creeps[at].name):
                    continue
                fights = view.profile(player, at & MASK, at >> SHIFT)
                group = Group(player.seat, fights.type, fights.strength, fights.ability, inside)
                found[group] = found.get(group, 0) + number * fights.dice
        own = [group for group in found if group.owner == player.seat]
        if player.race and any(group.ability == "raise-dead" for group in own):
            tile = view.tile(player, MELEE)
            found.setdefault(Group(player.seat, MELEE, tile.strength, tile.ability), 0)
    reserves = tuple((player.seat, player.reserve(MELEE)) for player, _ in players if player.race)
    return Side(tuple(found), tuple(found.values()), reserves)


# --- rolling and removing -----------------------------------------------------------------


class Volley(Struct, frozen=True):
    """The dice of one player in a phase."""

    owner: int
    dice: int
    strength: int
    ones: int
    """Casualties of a natural 1: with Area Attack one more, against Heal one less."""
    raises: bool


def volleys(side: Side, counts: Counts, kind: int, healed: bool) -> list[Volley]:
    """What each player of a side rolls in a phase."""
    found = []
    for owner in side.owners():
        units = [
            (group, number)
            for group, number in zip(side.groups, counts, strict=True)
            if group.owner == owner and group.kind == kind and number
        ]
        if not units:
            continue
        group = units[0][0]
        dice = sum(number for _, number in units) + bool(side.able(counts, "bloodlust", owner))
        ones = 1 + (group.ability == "area-attack") - healed
        raises = side.able(counts, "raise-dead", owner) > 0
        found.append(Volley(owner, dice, group.strength, ones, raises))
    return found


def next_casualty(side: Side, counts: Counts, kind: int) -> int:
    """The group that loses the next unit, or -1 if none can."""
    inside = sum(n for group, n in zip(side.groups, counts, strict=True) if group.inside)
    best, least = -1, (True, 99, 99, True)
    for at, (group, number) in enumerate(zip(side.groups, counts, strict=True)):
        if not number or (kind == MELEE and group.kind == FLYING):
            continue
        last = group.inside and inside == 1
        rank = (last, group.strength, group.kind, group.inside)
        if best < 0 or rank < least:
            best, least = at, rank
    return best


def reduced(side: Side, counts: Counts, casualties: int, kind: int) -> Counts:
    """A side after it has removed its casualties."""
    for _ in range(casualties):
        at = next_casualty(side, counts, kind)
        if at < 0:
            break
        counts = (*counts[:at], counts[at] - 1, *counts[at + 1 :])
    return counts


def striking_first(side: Side, counts: Counts, other: Side, against: Counts) -> dict[int, int]:
    """By player: the phases in which he strikes first in this round, one bit for each."""
    found = {}
    for owner in side.owners():
        poisoners = side.able(counts, "slow-poison", owner)
        order = sorted(range(len(PHASES)), key=lambda phase: -_dice(other, against, PHASES[phase]))
        found[owner] = sum(1 << phase for phase in order[:poisoners])
    return found


def _dice(side: Side, counts: Counts, kind: int) -> int:
    return sum(n for group, n in zip(side.groups, counts, strict=True) if group.kind == kind)


# --- reckoning out ------------------------------------------------------------------------

Value = tuple[int, int, int, int, int]
"""Attacker, nobody, defender, and units lost by either from here on, all in ONEs."""

Position = tuple[Counts, Counts]
First = tuple[int, int]
"""By side: the phases in which it strikes first, one bit for each."""


class Reckoner:
    """Goes through all courses of a battle in which units only become fewer."""

    def __init__(self, attacker: Side, defender: Side) -> None:
        self.sides = attacker, defender
        self._rounds: dict[Position, Value] = {}
        self._phases: dict[tuple[Position, int, First], Value] = {}

    def round(self, now: Position) -> Value:
        """What comes of a position at the start of a round.

        If nothing happens in all three phases the round begins again: that share is divided
        out.
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
        """Who strikes first in which phases, by side."""
        one, two = self.sides
        mine = striking_first(one, now[0], two, now[1])
        other = striking_first(two, now[1], one, now[0])
        return _all(mine.values()), _all(other.values())

    def phase(self, now: Position, phase: int, first: First) -> Value:
        """What comes of a position at the start of a phase."""
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
        """The value of all courses of a phase that change something; the share of the others."""
        total: Value = (0, 0, 0, 0, 0)
        still = 0
        for then, share in self.outcomes(now, phase, first).items():
            if then == now:
                still += share
                continue
            value = self.ended(then) or self.phase(then, phase + 1, first)
            lost = [ONE * (sum(was) - sum(left)) for was, left in zip(now, then, strict=True)]
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
        """What a phase can lead to, with its chance."""
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
        """Those who strike roll together; then both sides remove what they owe."""
        lost = [self._casualties(now, at, kind) if who[at] else {0: ONE} for at in (0, 1)]
        found: dict[Position, int] = {}
        for mine, share in lost[0].items():
            against = reduced(self.sides[1], now[1], mine, kind)
            for other, part in lost[1].items():
                then = reduced(self.sides[0], now[0], other, kind), against
                found[then] = found.get(then, 0) + share * part // ONE
        return found

    def _casualties(self, now: Position, at: int, kind: int) -> dict[int, int]:
        """How many casualties a side inflicts in a phase, with their chances."""
        healed = self.sides[1 - at].able(now[1 - at], "heal") > 0
        found = {0: ONE}
        for volley in volleys(self.sides[at], now[at], kind, healed):
            found = _both(found, inflicted(volley))
        return found


def inflicted(volley: Volley) -> dict[int, int]:
    """The chances of each number of casualties of a volley."""
    found: dict[int, int] = {}
    dice, more, misses = volley.dice, volley.strength - 1, 6 - volley.strength
    for ones in range(dice + 1):
        for hits in range(dice - ones + 1):
            ways = comb(dice, ones) * comb(dice - ones, hits)
            ways *= more**hits * misses ** (dice - ones - hits)
            number = ones * volley.ones + hits
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


# --- playing it ---------------------------------------------------------------------------


def played(attacker: Side, defender: Side, roll: Callable[[], int]) -> tuple[Counts, Counts]:
    """One battle with these dice; what is left of both sides."""
    both = [attacker, defender]
    left = [attacker.counts, defender.counts]
    reserve = dict((*attacker.reserves, *defender.reserves))
    for _ in range(LONGEST):
        first = [striking_first(both[at], left[at], both[1 - at], left[1 - at]) for at in (0, 1)]
        for phase, kind in enumerate(PHASES):
            for who in _halves(first, phase):
                _strike(both, left, reserve, kind, who, roll)
            if not all(side.holds(counts) for side, counts in zip(both, left, strict=True)):
                return left[0], left[1]
    return left[0], left[1]


def _halves(first: Sequence[dict[int, int]], phase: int) -> list[list[int]]:
    """The players who roll together: all, or those with Slow Poison before the others."""
    everybody = [*first[0], *first[1]]
    early = [[owner for owner, mask in each.items() if mask >> phase & 1] for each in first]
    if bool(early[0]) == bool(early[1]):
        return [everybody]
    quick = early[0] or early[1]
    return [quick, [owner for owner in everybody if owner not in quick]]


def _strike(
    both: Sequence[Side],
    left: list[Counts],
    reserve: dict[int, int],
    kind: int,
    who: Sequence[int],
    roll: Callable[[], int],
) -> None:
    """Those who strike roll, the dead rise, both sides remove what they owe."""
    owed = [0, 0]
    for at in (0, 1):
        healed = both[1 - at].able(left[1 - at], "heal") > 0
        for volley in volleys(both[at], left[at], kind, healed):
            if volley.owner not in who:
                continue
            faces = [roll() for _ in range(volley.dice)]
            ones = faces.count(1)
            hits = sum(face <= volley.strength for face in faces)
            owed[1 - at] += hits - ones + ones * volley.ones
            risen = min(ones, reserve.get(volley.owner, 0)) if volley.raises else 0
            if risen:
                reserve[volley.owner] -= risen
                left[at] = _raised(both[at], left[at], volley.owner, risen)
    for at in (0, 1):
        before = left[at]
        left[at] = reduced(both[at], before, owed[at], kind)
        _back(both[at], before, left[at], reserve)


def _raised(side: Side, counts: Counts, owner: int, risen: int) -> Counts:
    """The battlefield's melee units of a player become more."""
    at = next(
        number
        for number, group in enumerate(side.groups)
        if (group.owner, group.kind, group.inside) == (owner, MELEE, True)
    )
    return (*counts[:at], counts[at] + risen, *counts[at + 1 :])


def _back(side: Side, before: Counts, after: Counts, reserve: dict[int, int]) -> None:
    """Melee units that were removed can be raised again."""
    for group, was, now in zip(side.groups, before, after, strict=True):
        if group.kind == MELEE and was > now and group.owner in reserve:
            reserve[group.owner] += was - now


# --- the odds -----------------------------------------------------------------------------


def odds(attacker: Side, defender: Side, seed: int = 0, games: int = GAMES) -> Odds:
    """The odds of a battle; the seed is for battles that are played."""
    if reckonable(attacker, defender):
        value = Reckoner(attacker, defender).round((attacker.counts, defender.counts))
        chances = [_rounded(each, MILLION) for each in value[:3]]
        losses = [_rounded(each, 1000) for each in value[3:]]
        return Odds(chances[0], chances[1], chances[2], (losses[0], losses[1]))
    return simulated(attacker, defender, Random(seed), games)


def reckonable(attacker: Side, defender: Side) -> bool:
    """Whether all courses can be gone through: the dead do not rise, and it is not too large."""
    positions = 1
    for side in (attacker, defender):
        if side.able(side.counts, "raise-dead") or len(side.owners()) > 1:
            return False
        flyers = _dice(side, side.counts, FLYING)
        positions *= (sum(side.counts) - flyers + 1) * (flyers + 1)
    return positions <= LARGEST


def simulated(attacker: Side, defender: Side, rng: Random, games: int) -> Odds:
    """The odds by playing."""
    wins, lost = [0, 0, 0], [0, 0]
    for _ in range(games):
        left = played(attacker, defender, lambda: 1 + int(rng.random() * 6))
        mine, other = attacker.holds(left[0]), defender.holds(left[1])
        wins[0 if mine and not other else 2 if other and not mine else 1] += 1
        for at, side in enumerate((attacker, defender)):
            lost[at] += sum(side.counts) - sum(left[at])
    chance = wins[0] * MILLION // games
    error = 2 * isqrt(max(1, chance * (MILLION - chance)) // games)
    losses = (lost[0] * 1000 // games, lost[1] * 1000 // games)
    return Odds(chance, wins[1] * MILLION // games, wins[2] * MILLION // games, losses, error)


def _rounded(value: int, scale: int) -> int:
    return (value * scale + ONE // 2) // ONE
