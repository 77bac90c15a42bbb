"""The events of a battle: its rounds and phases, attacks, casualties and winners."""

from __future__ import annotations

from kitchentable.kernel.state.marks import Public
from kitchentable.kernel.words import Message
from kitchentable.warcraft.model.words import Told, kind_word, phase_word

TYPES = ("melee", "ranged", "flying")


class BattleBegan(Told):
    stands_for = (
        "WC-115", "WC-201", "WC-204", "WC-206", "WC-207", "WC-208", "WC-263", "WC-264", "WC-421",
        "WC-424",
    )  # fmt: skip
    space: Public[str]
    seats: Public[tuple[int, ...]]
    others: Public[tuple[int, ...]]


class BattleOff(Told):
    space: Public[str]


class StayedOut(Told):
    seat: Public[int]


class RoundBegan(Told):
    round: Public[int]


class PhaseBegan(Told):
    kind_is = phase_word
    kind: Public[str]


class StrikesFirst(Told):
    kind_is = phase_word
    seat: Public[int]
    kind: Public[str]


class Attacked(Told):
    kind_is = phase_word
    stands_for = (
        "WC-210", "WC-219", "WC-220", "WC-228", "WC-230", "WC-236", "WC-279", "WC-280", "WC-297",
        "WC-298", "WC-299", "WC-300", "WC-301", "WC-319", "WC-422", "WC-438", "WC-476", "WC-477",
        "WC-572",
    )  # fmt: skip
    seat: Public[int]
    kind: Public[str]
    faces: Public[tuple[int, ...]]
    hits: Public[int]
    strength: Public[int]

    def say(self) -> Message:
        """The attack in words: units by their phase; heroes, creatures and others by their kind."""
        words = super().say()
        if self.kind in TYPES:
            return words
        return Message("wc-attacked-with", {**words.args, "kind": kind_word(self.kind)})


class RolledAgain(Told):
    seat: Public[int]
    faces: Public[tuple[int, ...]]


class ExtraAttacks(Told):
    seat: Public[int]
    faces: Public[tuple[int, ...]]
    hits: Public[int]


class Raised(Told):
    seat: Public[int]
    number: Public[int]


class ReturnedToReserve(Told):
    seat: Public[int]
    number: Public[int]


class CasualtiesCounted(Told):
    stands_for = (
        "WC-237", "WC-284", "WC-285", "WC-286", "WC-287", "WC-288", "WC-289", "WC-305", "WC-572",
        "WC-573",
    )  # fmt: skip
    seats: Public[tuple[int, ...]]
    number: Public[int]


class Removed(Told):
    seat: Public[int]
    kind: Public[str]
    space: Public[str]


class CasualtiesIgnored(Told):
    seats: Public[tuple[int, ...]]
    number: Public[int]


class BattleWon(Told):
    stands_for = ("WC-256", "WC-260")
    space: Public[str]
    seats: Public[tuple[int, ...]]


class NobodyWon(Told):
    stands_for = ("WC-256", "WC-260")
    space: Public[str]


class UnitReturned(Told):
    seat: Public[int]
    kind: Public[str]
    space: Public[str]


class MoreCasualties(Told):
    seats: Public[tuple[int, ...]]
    number: Public[int]
