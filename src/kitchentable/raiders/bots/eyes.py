"""A bot's reading of its view: threats, distances, and what is at stake."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import product
from math import isqrt

from msgspec import Struct

from kitchentable.kernel.state.copies import copy
from kitchentable.kernel.table.look import Look
from kitchentable.raiders.bots.distance_fields import Fields
from kitchentable.raiders.bots.estimates import SURE, Rough, price, wound_worth
from kitchentable.raiders.geometry import TOUCH, Place, Sight
from kitchentable.raiders.model.attack import CLOSE, RANGED
from kitchentable.raiders.model.cards import INCH, Card, Trait
from kitchentable.raiders.model.content import Content
from kitchentable.raiders.model.dice import NONE
from kitchentable.raiders.model.settings import ROUNDS
from kitchentable.raiders.model.state import Character, Raid
from kitchentable.raiders.rules import objectives
from kitchentable.raiders.tabletop import geometric

REACH = 2 * INCH
FAR = 10**6
GUARD = 4
BARS = 20
"""The extra points of a Wound token on an enemy before the Portal, and on one who bars the only way
to the objective; more in each round."""
AIMED = 500
"""How much the shots count that friends could no longer take, in thousandths."""
LATE = {ROUNDS - 1: 2, ROUNDS: 1}
"""How many quarters of their price characters count in the last rounds if only the objective
decides and it is being lost."""


class Memory:
    """What a bot computes once: nothing in it depends on the course of the game."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.rough = Rough(content)
        self.fields = Fields()


class Pair(Struct, frozen=True):
    """What an own character and an enemy could do to each other."""

    strike: int
    """Points of one Close combat attack now; 0 if none is possible."""
    shot: int
    threat: int
    """Points in the next turn, after a move."""
    danger: int
    near: int
    pin: int = 0
    """Points that Saturation fire adds to one shot now, once for a whole unit."""


class Eyes:
    """A view as a bot reads it. Its game is a copy, on which moves may be tried."""

    def __init__(self, view: Raid, seat: int, memory: Memory) -> None:
        self.game = copy(view)
        self.seat = seat
        self.memory = memory
        self.last = view.round >= ROUNDS
        self.objective = objectives.of(view)
        self.mine = self.game.here(seat)
        self.foes = self.game.here(1 - seat)
        self.lead = self._lead()
        self.head = self._head()
        """The extra points when a character vanishes."""
        self._shooters = {who.id: self._can_shoot(who) for who in (*self.mine, *self.foes)}
        self._worth = {who.id: self._worth_of(who) for who in (*self.mine, *self.foes)}
        self._lobs = self._able("parabolic")
        self._pins = self._able("saturation-fire")
        self._melee = view.setup.advanced and not view.setup.engaged_targets
        """Whether characters in contact with an enemy may not be shot at (HR-099)."""
        self._touched = self._contacts() if self._melee else {}
        self._led = {who.id for who in (*self.mine, *self.foes) if self._is_led(who)}

    @property
    def top(self) -> geometric.Computed:
        """The tabletop of the copy."""
        return geometric.tabletop(self.game)

    def card(self, who: Character) -> Card:
        """A character's card."""
        return self.game.card_of(who)

    def shoots(self, who: Character) -> bool:
        """Whether a character can shoot at all."""
        return self._shooters[who.id]

    def _can_shoot(self, who: Character) -> bool:
        return self.card(who).pool(Trait.SHOOTING).printed.dice != NONE

    def _able(self, ability: str) -> set[str]:
        """The characters that have an ability."""
        if not self.game.setup.advanced:
            return set()
        everybody = (*self.mine, *self.foes)
        return {who.id for who in everybody if ability in self.card(who).abilities}

    def _contacts(self) -> dict[str, set[str]]:
        """The enemies in contact with each character."""
        found: dict[str, set[str]] = {}
        for who, foe in product(self.mine, self.foes):
            if self.gap(who, foe) <= TOUCH:
                found.setdefault(who.id, set()).add(foe.id)
                found.setdefault(foe.id, set()).add(who.id)
        return found

    def screened(self, target: Character, who: Character) -> bool:
        """Whether its unit or a melee protects a target from the shots of a character."""
        touched = self._touched.get(target.id)
        return target.id in self._led or bool(touched and touched - {who.id})

    def _is_led(self, who: Character) -> bool:
        """Whether a character leads a unit, which protects it from shots (HR-049)."""
        return self.game.is_leader(who) and len(self.game.members(who.troop)) > 1

    # --- what is at stake --------------------------------------------------------------------

    def _lead(self) -> int:
        """By how much the objective is being won."""
        count = self.objective.count
        return count(self.game, self.seat) - count(self.game, 1 - self.seat)

    def _head(self) -> int:
        if self.objective.hunts:
            return 70 + 10 * self.game.round
        return 25

    def _worth_of(self, who: Character) -> int:
        """Points of a Wound token on a character; more if it would decide the objective."""
        worth = wound_worth(self.game, who, self.head) * self._quarters() // 4
        if who.controls >= 0 or self._at_goal(who):
            last = who.wounds + 1 >= 2
            worth += (30 + 20 * self.game.round) * (2 if last else 1) // 2
        elif who.seat != self.seat and self._guards(who):
            worth += GUARD * self.game.round
        return worth

    def _quarters(self) -> int:
        if self.lead > 0 or self.objective.hunts:
            return 4
        return LATE.get(self.game.round, 4)

    def bar(self, foes: Iterable[Character]) -> None:
        """Note the enemies that stand in the only way to the objective."""
        for foe in foes:
            self._worth[foe.id] += BARS * self.game.round

    def _guards(self, foe: Character) -> bool:
        """Whether an enemy stands between the bot's side and the Portal it wants to reach."""
        far = self.top.object_distance
        return not self.last and any(
            far(foe, portal) < min((far(who, portal) for who in self.mine), default=0)
            for portal in self.objective.portals(self.game, self.seat)
        )

    def _at_goal(self, who: Character) -> bool:
        portals = self.objective.portals(self.game, who.seat) if who.at is not None else ()
        return any(self.top.touches_object(who, portal) for portal in portals)

    def worth(self, who: Character) -> int:
        """Points of one Wound token on a character."""
        return self._worth[who.id]

    # --- time --------------------------------------------------------------------------------

    def actions_left(self, who: Character) -> int:
        """The actions a character has until the end of the game, this turn included."""
        troop = self.game.troops[who.troop]
        rounds = max(0, ROUNDS - self.game.round)
        now = who.actions if troop.activated else 2
        return 2 * rounds + now - (1 if troop.down else 0)

    def weight(self, enemy: Character) -> int:
        """The weight of an enemy in thousandths: less if it does not act again this round."""
        activated = self.game.troops[enemy.troop].activated
        if activated:
            return 0 if self.last else 500
        return 900 if not self.game.troops[enemy.troop].down else 500

    # --- pairs -------------------------------------------------------------------------------

    def pairs(self, who: Character, foes: Sequence[Character]) -> list[Pair]:
        """The pairs of an own character and each of several enemies, as the copy stands."""
        if not foes:
            return []
        sights = self.top.sights(who, foes)
        gaps = [self.gap(who, foe) for foe in foes]
        engaged = any(gap <= TOUCH for gap in gaps)
        return [
            self._pair(who, foe, gap, sight, engaged)
            for foe, gap, sight in zip(foes, gaps, sights, strict=True)
        ]

    def gap(self, a: Character, b: Character) -> int:
        """The distance between two bases, computed fast."""
        (x, y, z), (east, north, up) = a.place, b.place
        dx, dy, dz = x - east, y - north, z - up
        flat = isqrt(dx * dx + dy * dy) - self.card(a).radius - self.card(b).radius
        return max(0, flat) if not dz else isqrt(max(0, flat) ** 2 + dz * dz)

    def _pair(self, who: Character, foe: Character, gap: int, sight: Sight, engaged: bool) -> Pair:
        aims = not engaged and not self.screened(foe, who)
        strike, shot, threat = self._harm(who, foe, gap, sight, engaged, aims)
        free = gap > TOUCH and not (engaged and self._melee) and who.id not in self._led
        back, fire, danger = self._harm(foe, who, gap, sight, gap <= TOUCH, free)
        if gap <= TOUCH:
            danger = 2 * back
        elif fire:
            danger = max(danger, 2 * fire)
        pin = self._pin(who, foe, gap, shot, sight) if aims and who.id in self._pins else 0
        return Pair(strike, shot, threat, danger * self.weight(foe) // SURE, gap, pin)

    def _pin(self, who: Character, foe: Character, gap: int, shot: int, sight: Sight) -> int:
        """The points of a shot that mainly sends the target's unit to ground."""
        if sight is Sight.BLOCKED:
            return 0
        case = RANGED, sight is Sight.PARTIAL, gap > self.card(who).range * INCH, True
        chance = self.memory.rough.chance(who, foe, case, "saturation-fire")
        return max(0, chance * self._worth[foe.id] // SURE + self.grounded(foe) - shot)

    def grounded(self, foe: Character) -> int:
        """The points that a character's unit loses if it has to stand up first."""
        troop = self.game.troop_of(foe)
        if troop.down or (self.last and troop.activated):
            return 0
        whole = sum(price(self.game, who) for who in self.game.members(troop.id))
        return whole // (12 if troop.activated else 8)

    def _harm(
        self, who: Character, foe: Character, gap: int, sight: Sight, engaged: bool, free: bool
    ) -> tuple[int, int, int]:
        """Points of a strike now, of a shot now, and of the next turn; `free`: it may shoot."""
        card, rough = self.card(who), self.memory.rough
        down = self.game.troops[foe.troop].down
        worth = self._worth[foe.id]
        reach = REACH if "reach" in card.abilities and sight is not Sight.BLOCKED else TOUCH
        strike = shot = threat = 0
        far = reach + (0 if engaged else card.movement * INCH)
        if gap <= far:
            points = rough.chance(who, foe, (CLOSE, False, False, False)) * worth // SURE
            strike = points if gap <= reach else 0
            threat = 2 * points if gap <= reach else points
        if self._shooters[who.id] and free:
            beyond, mode = gap > card.range * INCH, ""
            if sight is Sight.BLOCKED and who.id in self._lobs:
                sight, mode = self.top.sight_past_one(who, foe), "parabolic"
            if sight is not Sight.BLOCKED:
                cover = sight is Sight.PARTIAL
                case = RANGED, cover, beyond, down
                shot = rough.chance(who, foe, case, mode) * worth // SURE
                threat = max(threat, 2 * shot)
            elif gap <= (card.range + card.movement) * INCH:
                case = RANGED, True, False, down
                threat = max(threat, rough.chance(who, foe, case) * worth // SURE // 2)
        return strike, shot, threat

    # --- positions ---------------------------------------------------------------------------

    @contextmanager
    def tried(self, ends: Mapping[str, Place]) -> Iterator[None]:
        """Put characters at other places on the copy until the block ends."""
        game, known = self.game, self.game.arrangement
        before = {id: game.characters[id].at for id in ends}
        for id, at in ends.items():
            game.stand(game.characters[id], at)
        yield
        for id, old in before.items():
            game.stand(game.characters[id], old)
        game.arrangement = known

    def beside(self, others: Iterable[Character]) -> tuple[dict[str, int], dict[str, int]]:
        """The most that each enemy could do to characters that stay, and their shots at it."""
        worst: dict[str, int] = {}
        aimed: dict[str, int] = {}
        for who in others:
            for foe, pair in zip(self.foes, self.pairs(who, self.foes), strict=True):
                worst[foe.id] = max(worst.get(foe.id, 0), pair.danger)
                aimed[foe.id] = aimed.get(foe.id, 0) + pair.shot * AIMED // SURE
        return worst, aimed


class Onlooker:
    """A bot that reads its looks with one memory."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._memory: Memory | None = None

    def eyes(self, look: Look[Raid]) -> Eyes:
        """The bot's reading of its view."""
        if self._memory is None or self._memory.content is not look.view.content:
            self._memory = Memory(look.view.content)
        assert look.seat is not None, "a player has a seat"
        return Eyes(look.view, look.seat, self._memory)
