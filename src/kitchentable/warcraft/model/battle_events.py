"""The events of a battle: its rounds and phases, attacks, casualties and winners."""

from __future__ import annotations

from kitchentable.kernel.events import UNTOLD
from kitchentable.kernel.state.marks import Public
from kitchentable.kernel.words import Message
from kitchentable.warcraft.model.words import Told, kind_word, phase_word

TYPES = ("melee", "ranged", "flying")


class BattleBegan(Told):
    """A battle has begun."""

    log_level = "turn"
    stands_for = (
        "WC-115", "WC-201", "WC-204", "WC-206", "WC-207", "WC-208", "WC-263", "WC-264", "WC-421",
        "WC-424",
    )  # fmt: skip
    space: Public[str]
    seats: Public[tuple[int, ...]]
    """The attackers."""
    others: Public[tuple[int, ...]]
    """The defenders; -1 is a neutral side, such as creeps."""


class BattleOff(Told):
    """A battle that was due is not fought after all."""

    space: Public[str]


class StayedOut(Told):
    """The units of a player in the flanks stay out of the battle."""

    seat: Public[int]


class RoundBegan(Told):
    """A round of a battle has begun."""

    round: Public[int]
    """The number of the round, from 1."""


class PhaseBegan(Told):
    """A phase of a round has begun."""

    log_level = "stage"
    kind_is = phase_word
    kind: Public[str]


class StrikesFirst(Told):
    """A player's units strike first in a phase."""

    log_level = "detail"
    kind_is = phase_word
    seat: Public[int]
    kind: Public[str]


class Attacked(Told):
    """A player has rolled for all pieces of one kind."""

    log_level = "detail"
    kind_is = phase_word
    stands_for = (
        "WC-210", "WC-219", "WC-220", "WC-228", "WC-230", "WC-236", "WC-279", "WC-280", "WC-297",
        "WC-298", "WC-299", "WC-300", "WC-301", "WC-319", "WC-422", "WC-438", "WC-476", "WC-477",
        "WC-572", "WC-628", "WC-631", "WC-632", "WC-633",
    )  # fmt: skip
    seat: Public[int]
    kind: Public[str]
    """The kind of piece: a unit type, "hero", or the kind of a creature, creep or mercenary."""
    faces: Public[tuple[int, ...]]
    """The faces after all re-rolls, in the order in which they were rolled."""
    hits: Public[int]
    """The number of dice that hit."""
    strength: Public[int]
    """The Strength of the pieces, before cards change the dice."""

    def say(self) -> Message:
        """The attack in words: units by their phase; heroes, creatures and others by their kind."""
        words = super().say()
        if self.kind in TYPES:
            return words
        return Message("wc-attacked-with", {**words.args, "kind": kind_word(self.kind)})


class RolledAgain(Told):
    """Dice were rolled again."""

    log_level = "detail"
    seat: Public[int]
    faces: Public[tuple[int, ...]]
    """The new faces."""

    def say(self) -> Message:
        return super().say() if self.faces else UNTOLD


class ExtraAttacks(Told):
    """Dice of Moon Glaive were rolled."""

    log_level = "detail"
    seat: Public[int]
    faces: Public[tuple[int, ...]]
    hits: Public[int]
    """The number of these dice that hit."""


class Raised(Told):
    """Melee units were raised from the dead."""

    stands_for = ("WC-303", "WC-305", "WC-307", "WC-313", "WC-314")
    seat: Public[int]
    number: Public[int]


class ReturnedToReserve(Told):
    """Raised units went back to the reserve: the space holds no more."""

    log_level = "detail"
    seat: Public[int]
    number: Public[int]


class CasualtiesCounted(Told):
    """The casualties of a side in this half of a phase are known; not told where no die hits."""

    log_level = "detail"
    stands_for = (
        "WC-237", "WC-284", "WC-285", "WC-286", "WC-287", "WC-288", "WC-289", "WC-305", "WC-572",
        "WC-573",
    )  # fmt: skip
    seats: Public[tuple[int, ...]]
    """The side that suffers them."""
    number: Public[int]
    """The casualties that are left after Heal, Curse and the like."""


class Removed(Told):
    """A piece was removed as a casualty."""

    stands_for = ("WC-241", "WC-243", "WC-252")
    seat: Public[int]
    """The owner of the piece."""
    kind: Public[str]
    space: Public[str]


class CasualtiesIgnored(Told):
    """Casualties that no piece can suffer are lost."""

    log_level = "detail"
    seats: Public[tuple[int, ...]]
    """The side that would have suffered them."""
    number: Public[int]


class BattleWon(Told):
    """A battle is over, and a side has won it."""

    stands_for = ("WC-256", "WC-260")
    space: Public[str]
    seats: Public[tuple[int, ...]]
    """The winners: the seats of the winning side with a unit left in the space of the battle. A
    teammate who fought from a flank alone is not among them."""


class NobodyWon(Told):
    """A battle is over, and neither side has a unit left in its space."""

    stands_for = ("WC-256", "WC-260")
    space: Public[str]


class UnitReturned(Told):
    """A devoured unit comes back to its owner."""

    seat: Public[int]
    """The owner of the unit."""
    kind: Public[str]
    space: Public[str]


class MoreCasualties(Told):
    """An effect adds casualties to those of the dice."""

    log_level = "detail"
    seats: Public[tuple[int, ...]]
    """The side that suffers them."""
    number: Public[int]
