"""Answers that are more than one name or number.

Spaces, kinds and cards are given by name. Journals and situations of the first version hold lists,
and people may still write them by hand. So the fields keep the order of those lists:
`["melee", "a", "b"]` is `Step("melee", "a", "b")`.
"""

from __future__ import annotations

from msgspec import Struct


class Step(Struct, frozen=True, omit_defaults=True, cache_hash=True):
    """One step of the mover: a piece goes from one space to another."""

    what: str
    """The kind of piece; "tree" or "outpost" for those that walk; "fast" for the card, before any
    piece has moved; "done": the mover is done."""
    start: str = ""
    """The space it comes from, or the space on which Fast is played."""
    to: str = ""
    """The space it goes to."""


class Play(Struct, frozen=True, omit_defaults=True):
    """A card that is played, or a hero's ability that is used, and its target."""

    name: str
    """The card or the ability."""
    on: tuple[int | str, ...] = ()
    """Its target: seats, kinds and spaces, as the card needs them."""

    @property
    def seat(self) -> int:
        """The target's seat; -1: none."""
        return next((each for each in self.on if isinstance(each, int)), -1)

    @property
    def names(self) -> tuple[str, ...]:
        """The kinds and spaces of the target."""
        return tuple(each for each in self.on if isinstance(each, str))


class BattleAt(Struct, frozen=True):
    """A battle to be fought: its space, and the seat of an enemy."""

    space: str
    """The space of the battle."""
    enemy: int
    """The seat of an enemy there."""


class Victim(Struct, frozen=True, omit_defaults=True):
    """A unit that is lost or taken over, by its kind and its space."""

    kind: str
    """Its kind. Instead of a kind, "partner" leaves a casualty to the teammate, and "none" takes no
    unit over."""
    space: str = ""
    """Its space."""


class Landing(Struct, frozen=True):
    """Where units of a kind come out of a Town Portal, and how many."""

    space: str
    """Where they come out."""
    kind: str
    """Their kind."""
    number: int
    """How many."""


class Deployment(Struct, frozen=True, omit_defaults=True):
    """Something that is placed or finished in a Deploy Step."""

    name: str
    """ "place" a piece, "finish" a building, finish one that was "summoned", finish an "outpost";
    "done"."""
    what: str = ""
    """The kind of piece, the type of building, or the space of the Outpost."""
    space: str = ""
    """Where a piece is placed."""


class Act(Struct, frozen=True, omit_defaults=True):
    """Something that is bought in a Spend Step."""

    name: str
    """ "train" a piece, "build" or "summon" a building, begin an "outpost", "upgrade" a type, take
    "resources", show a "victory" point, "done"; or the name of a purchase that an option or a
    scenario adds ("hero", "research", "raise", "raise-outpost", "hire", "remedy")."""
    what: str = ""
    """The kind, the type, the space or the resource; for purchases of options a level or a number.
    """


class Unasked(Struct, frozen=True, omit_defaults=True):
    """An act without a question."""

    name: str
    """ "give" resources to a teammate, or show a "victory" point."""
    to: int = -1
    """The seat of the teammate."""
    gold: int = 0
    """The gold that is given."""
    wood: int = 0
    """The wood that is given."""
    card: str = ""
    """A card that a player tries to give; the rules refuse it."""
