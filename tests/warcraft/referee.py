"""A referee: a second version of the rules of battle, written from their text.

It hears only events: attacks with their dice, the casualties they inflict, the order of removals,
the end of the battle and its winner. It never looks at the state.
"""

from __future__ import annotations

from collections import Counter
from functools import singledispatchmethod
from typing import Any

from kitchentable.kernel.events import Event
from kitchentable.warcraft.model.battle_events import (
    Attacked,
    BattleBegan,
    BattleWon,
    CasualtiesCounted,
    CasualtiesIgnored,
    ExtraAttacks,
    NobodyWon,
    PhaseBegan,
    Raised,
    Removed,
    ReturnedToReserve,
    RoundBegan,
    StayedOut,
    StrikesFirst,
)
from kitchentable.warcraft.model.card_events import (
    CardCancelled,
    CardPlayed,
    Devoured,
    Netted,
    Polymorphed,
    Prevented,
)
from kitchentable.warcraft.model.events import MoveStepOver

Unit = tuple[int, str, str]
"""Seat, kind, space."""

PHASES = ("ranged", "flying", "melee")
FIELD = "field"


class Referee:
    """Follows a battle by its events and fails when a rule is broken."""

    def __init__(self, players: list[dict[str, Any]], flanks: list[str]) -> None:
        self.players = players
        self.flanks = flanks
        self.units: Counter[Unit] = Counter()
        for seat, player in enumerate(players):
            for space, kinds in player["units"].items():
                for kind, number in kinds.items():
                    self.units[seat, kind, space] += number
        self.sides: tuple[tuple[int, ...], ...] = ()
        self.absent: set[int] = set()
        self.over = True
        self.heard: Counter[str] = Counter()

    # --- what it knows ---------------------------------------------------------------------

    def side(self, seat: int) -> int:
        return 0 if seat in self.sides[0] else 1

    def fighting(self, side: int) -> Counter[Unit]:
        """The units of a side that take part: in field or flank, not devoured, not absent."""
        found: Counter[Unit] = Counter()
        for unit, number in self.units.items():
            seat, _, space = unit
            here = space == FIELD or (space in self.flanks and seat not in self.absent)
            if seat in self.sides[side] and here and number > self.gone[unit]:
                found[unit] = number - self.gone[unit]
        return found

    def tile(self, seat: int, kind: str) -> dict[str, Any]:
        found: dict[str, Any] = self.players[seat]["stats"][kind]
        return found

    def has(self, seat: int, ability: str) -> bool:
        units = self.fighting(self.side(seat))
        return any(who == seat and self.tile(who, kind)["ability"] == ability
                   for who, kind, _ in units)  # fmt: skip

    def holding(self) -> list[tuple[int, ...]]:
        """By side: the seats with units left in the field."""
        return [
            tuple(seat for seat in self.sides[side]
                  if any(u[0] == seat and u[2] == FIELD for u in self.fighting(side)))
            for side in (0, 1)
        ]  # fmt: skip

    # --- what it hears -----------------------------------------------------------------------

    @singledispatchmethod
    def hear(self, event: Event) -> None:
        """Ignore an event that does not concern the referee."""

    @hear.register
    def _(self, event: StayedOut) -> None:
        self.absent = (set() if self.sides else self.absent) | {event.seat}
        self.sides = ()

    @hear.register
    def _(self, event: BattleBegan) -> None:
        self.sides = (event.seats, event.others)
        self.gone: Counter[Unit] = Counter()
        self.raised: Counter[int] = Counter()
        self.netted: set[int] = set()
        self.round, self.phase, self.over = 0, "melee", False
        self.owed, self.last = [0, 0], -1
        assert all(self.holding()), "both sides have units in the field"

    @hear.register
    def _(self, event: RoundBegan) -> None:
        assert self.phase == "melee"
        assert event.round == self.round + 1
        self.settled()
        self.round = event.round
        self.first: dict[str, list[int]] = {kind: [] for kind in PHASES}
        self.sheep: Counter[Unit] = Counter()

    @hear.register
    def _(self, event: StrikesFirst) -> None:
        assert self.has(event.seat, "slow-poison")
        self.first[event.kind].append(event.seat)

    @hear.register
    def _(self, event: PhaseBegan) -> None:
        assert event.kind == PHASES[(PHASES.index(self.phase) + 1) % 3]
        self.settled()
        assert all(self.holding()), "a battle that is decided goes on"
        self.phase = event.kind
        self.fire: Counter[int] = Counter()
        self.attacked: list[int] = []
        self.begin_half()

    def begin_half(self) -> None:
        self.rolls: dict[int, list[int]] = {}
        self.hits: Counter[int] = Counter()
        self.cursed = [0, 0]
        self.counted = False
        self.last = -1

    def settled(self) -> None:
        assert self.owed == [0, 0], "casualties are removed before anything else"

    @hear.register
    def _(self, event: CardPlayed) -> None:
        self.heard[event.card] += 1
        if event.card == "faerie-fire":
            self.fire[event.seat] += 1

    @hear.register
    def _(self, event: CardCancelled) -> None:
        if event.card == "faerie-fire":
            self.fire[event.seat] -= 1

    @hear.register
    def _(self, event: Polymorphed) -> None:
        self.sheep[event.seat, event.kind, event.space] += 1

    @hear.register
    def _(self, event: Devoured) -> None:
        assert event.kind != "flying"
        self.gone[event.seat, event.kind, event.space] += 1

    @hear.register
    def _(self, event: Netted) -> None:
        assert self.phase == "melee"
        self.netted.add(self.side(event.seats[0]))

    @hear.register
    def _(self, event: Attacked) -> None:
        assert event.kind == self.phase
        assert event.seat not in self.attacked
        self.in_its_half(event.seat)
        assert len(event.faces) == self.dice(event.seat)
        assert event.strength == self.tile(event.seat, event.kind)["strength"]
        self.attacked.append(event.seat)
        self.note_roll(event.seat, event.faces, event.hits)

    @hear.register
    def _(self, event: ExtraAttacks) -> None:
        assert not self.counted
        self.note_roll(event.seat, event.faces, event.hits)

    def in_its_half(self, seat: int) -> None:
        """Seats that strike first roll before the others, unless both sides have such seats."""
        first = self.first[self.phase]
        split = len({self.side(each) for each in first}) == 1
        if split and any((each in first) != (seat in first) for each in self.rolls):
            assert seat not in first, "who strikes first comes first"
            self.settled()
            self.begin_half()
        assert not self.counted, "an attack after the casualties of its half"

    def dice(self, seat: int) -> int:
        units = sum(
            number - self.sheep[unit]
            for unit, number in self.fighting(self.side(seat)).items()
            if unit[:2] == (seat, self.phase)
        )
        return units + self.has(seat, "bloodlust")

    def note_roll(self, seat: int, faces: tuple[int, ...], hits: int) -> None:
        limit = self.tile(seat, self.phase)["strength"] + self.fire[seat]
        assert hits == sum(face <= limit for face in faces)
        self.rolls[seat] = [*self.rolls.get(seat, []), *faces]
        self.ones = sum(face == 1 for face in faces)

    @hear.register
    def _(self, event: Raised) -> None:
        assert 0 < event.number <= self.ones
        assert self.has(event.seat, "raise-dead")
        self.units[event.seat, "melee", FIELD] += event.number
        self.raised[event.seat] += event.number

    @hear.register
    def _(self, event: Prevented) -> None:
        side = self.side(event.seats[0])
        if self.counted and self.rolls:
            assert event.number == min(1, self.owed[side])
            self.owed[side] -= event.number
        else:
            self.cursed[side] += event.number

    @hear.register
    def _(self, event: CasualtiesCounted) -> None:
        side = self.side(event.seats[0])
        assert event.number == self.inflicted(side)
        self.owed[side] = event.number
        self.counted = True

    def inflicted(self, side: int) -> int:
        heal = any(self.has(seat, "heal") for seat in self.sides[side])
        number = 0
        for seat, faces in self.rolls.items():
            tile = self.tile(seat, self.phase)
            for face in faces if self.side(seat) != side else ():
                one, area = face == 1, tile["ability"] == "area-attack"
                number += (face <= tile["strength"] + self.fire[seat]) + (one and area)
                number -= one and heal
        return max(0, number - self.cursed[side])

    @hear.register
    def _(self, event: Removed) -> None:
        unit = (event.seat, event.kind, event.space)
        if self.over:
            assert self.gone[unit], "only the devoured die when a battle is over"
            self.gone[unit] -= 1
        else:
            self.take(unit, "WC-478" in event.rules)
        self.units[unit] -= 1

    def take(self, unit: Unit, aimed: bool) -> None:
        side = self.side(unit[0])
        assert self.owed[side]
        assert self.fighting(side)[unit]
        assert unit[1] != "flying" or self.phase != "melee" or side in self.netted
        turn = 1 if self.last < 0 else 1 - self.last
        assert side == (turn if self.owed[turn] else 1 - turn), "not his turn to remove"
        self.owed[side] -= 1
        self.last = side
        if self.sheep[unit] and not aimed:
            self.sheep[unit] -= 1

    @hear.register
    def _(self, event: CasualtiesIgnored) -> None:
        side = self.side(event.seats[0])
        left = self.fighting(side)
        assert event.number == self.owed[side]
        safe = self.phase == "melee" and side not in self.netted
        assert all(safe and kind == "flying" for _, kind, _ in left)
        self.owed[side] = 0

    @hear.register
    def _(self, event: BattleWon) -> None:
        self.settled()
        inside = self.holding()
        assert sorted(inside) == sorted([(), event.seats])
        self.over = True
        self.heard["won"] += 1

    @hear.register
    def _(self, event: NobodyWon) -> None:
        self.settled()
        assert self.holding() == [(), ()]
        self.over = True
        self.heard["nobody"] += 1

    def stacked(self, seat: int) -> int:
        """The units of a side that count against the stacking limit of the field."""
        mates = self.sides[self.side(seat)]
        here = {unit: number for unit, number in self.units.items() if unit[2] == FIELD}
        return sum(number for (who, _, _), number in here.items() if who in mates)

    def to_return(self, seat: int) -> int:
        """The raised units of a seat beyond the limit: WC-308 sends back no others."""
        melee = min(self.units[seat, "melee", FIELD], self.raised[seat])
        return max(0, min(self.stacked(seat) - 3, melee))

    @hear.register
    def _(self, event: ReturnedToReserve) -> None:
        assert event.number == self.to_return(event.seat) > 0
        self.units[event.seat, "melee", FIELD] -= event.number
        self.raised[event.seat] -= event.number

    @hear.register
    def _(self, event: MoveStepOver) -> None:
        assert not any(self.to_return(seat) for side in self.sides for seat in side)
