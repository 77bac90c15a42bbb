"""Answers that are more than one name or number.

Spaces, kinds and cards go by their names. The fields stand in the order of the lists that
journals and situations of the first version hold, and that people may still write by hand:
`["melee", "a", "b"]` is `Step("melee", "a", "b")`.
"""

from __future__ import annotations

from msgspec import Struct


class Step(Struct, frozen=True, omit_defaults=True, cache_hash=True):
    """One step of a mover: a piece goes from a space to another.

    `what` is the kind of piece, or what walks ("tree", "outpost"). Before anything has moved, it
    may be the card Fast, played on `start`. "done": the mover is done.
    """

    what: str
    start: str = ""
    to: str = ""


class Play(Struct, frozen=True, omit_defaults=True):
    """A card that is played, or an ability of a hero that is used, and on what.

    `on` are seats, kinds and spaces, as the card needs them.
    """

    name: str
    on: tuple[int | str, ...] = ()

    @property
    def seat(self) -> int:
        """The seat it is played on; -1: none."""
        return next((each for each in self.on if isinstance(each, int)), -1)

    @property
    def names(self) -> tuple[str, ...]:
        """The kinds and spaces it is played on."""
        return tuple(each for each in self.on if isinstance(each, str))


class BattleAt(Struct, frozen=True):
    """A battle to be fought: its space, and the seat of an enemy."""

    space: str
    enemy: int


class Victim(Struct, frozen=True, omit_defaults=True):
    """A unit that is lost or taken over, by its kind and its space.

    Instead of a kind: "partner" leaves a casualty to the teammate, "none" takes nobody over.
    """

    kind: str
    space: str = ""


class Landing(Struct, frozen=True):
    """Where units of a kind come out of a Town Portal, and how many."""

    space: str
    kind: str
    number: int


class Deployment(Struct, frozen=True, omit_defaults=True):
    """Something that is placed or finished in a Deploy Step.

    "place" a piece of kind `what` in `space`; "finish" a building of type `what`, or one that was
    "summoned"; finish the "outpost" in the space `what`; "done".
    """

    name: str
    what: str = ""
    space: str = ""


class Act(Struct, frozen=True, omit_defaults=True):
    """Something that is bought in a Spend Step.

    "train" a kind, "build" or "summon" a type of building, begin an "outpost" in a space,
    "upgrade" a type, take "resources" of a kind, show a "victory" point, "done"; or the name of a
    purchase that an option or a scenario adds, and what of it.
    """

    name: str
    what: str = ""


class Unasked(Struct, frozen=True, omit_defaults=True):
    """What a player does unasked: "give" gold or wood `to` a teammate, show a "victory" point.

    `card` is for those who would like to give one; the rules refuse it.
    """

    name: str
    to: int = -1
    gold: int = 0
    wood: int = 0
    card: str = ""
