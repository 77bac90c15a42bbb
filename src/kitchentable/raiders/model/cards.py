"""Character cards: the thirteen fields of the printed card as data (HR-027 to HR-039)."""

from __future__ import annotations

import enum
from collections.abc import Iterator

from msgspec import Struct

from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, say
from kitchentable.raiders.model.dice import NAMES, NONE, Dice
from kitchentable.raiders.model.pool import Printed

INCH = 100


class Type(enum.StrEnum):
    """What kind of troop a card is: exactly one of these."""

    UNIT = "Unit"
    LEADER = "Leader"
    HERO = "Hero"


class Trait(enum.StrEnum):
    """The traits that are rolled."""

    CLOSE_COMBAT = "close_combat"
    SHOOTING = "shooting"
    DEFENCE = "defence"
    SPIRIT = "spirit"


class TraitPool(Struct, frozen=True, forbid_unknown_fields=True):
    """A trait as it is written: dice by colour, those with a wound mark among them, its Boost."""

    white: int = 0
    """White dice, with the marked ones."""
    red: int = 0
    """Red dice, with the marked ones."""
    black: int = 0
    """Black dice, with the marked ones."""
    marked: dict[str, int] = {}
    """How many of the dice of each colour bear a wound mark."""
    boost: int = 0
    """Aces that are added to every roll."""

    @property
    def printed(self) -> Printed:
        """The pool as it is rolled."""
        marked: Dice = (
            self.marked.get("white", 0), self.marked.get("red", 0), self.marked.get("black", 0),
        )  # fmt: skip
        return Printed((self.white, self.red, self.black), marked)


NO_POOL = TraitPool()


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A character card. Movement and range are inches, base and height millimetres."""

    name: str
    """Its name, as it is shown."""
    faction: str
    """Its faction."""
    type: Type
    """What kind of troop it is."""
    cost: int
    """In Stars (HR-030)."""
    movement: int
    """In inches."""
    force: int = 1
    """How many characters one purchase brings (HR-029)."""
    range: int = 0
    """The base range of its Shooting (HR-033)."""
    close_combat: TraitPool = NO_POOL
    """Dice of Close combat."""
    shooting: TraitPool = NO_POOL
    """Dice of Shooting; none: it cannot shoot."""
    defence: TraitPool = NO_POOL
    """Dice of Defence."""
    spirit: TraitPool = NO_POOL
    """Dice of Spirit."""
    abilities: tuple[str, ...] = ()
    """Its abilities, by their ids."""
    base: int = 25
    """The diameter of its base in millimetres."""
    height: int = 28
    """Its height in millimetres."""
    exact_radius: int = 0
    """The radius of its base in hundredths of an inch, where millimetres are too coarse."""

    @rule("HR-037", off=lambda self, trait: TraitPool())
    def pool(self, trait: Trait) -> TraitPool:
        """What the card shows for a trait."""
        pool: TraitPool = getattr(self, trait.value)
        return pool

    @property
    def radius(self) -> int:
        """The radius of its base in hundredths of an inch."""
        return self.exact_radius or max(1, self.base * 500 // 254)

    @property
    def tall(self) -> int:
        """Its height in hundredths of an inch."""
        return max(1, self.height * 1000 // 254)


def unfit(id: str, card: Card) -> Iterator[Message]:
    """What is missing on a card, or impossible about it."""
    yield from _missing(id, card)
    yield from _unfit_numbers(id, card)
    for trait in Trait:
        if not fits(card.pool(trait)):
            yield say("hr-card-pool", card=id, trait=trait.value)
    if card.shooting.printed.dice == NONE and card.range:
        yield say("hr-card-range", card=id)


def fits(pool: TraitPool) -> bool:
    """Whether a trait can be: no more marked dice than dice, no number below zero."""
    dice, marked = pool.printed.dice, pool.printed.marked
    wrong = any(few < 0 or few > all for few, all in zip(marked, dice, strict=True))
    unknown = any(name not in NAMES for name in pool.marked)
    return not wrong and not unknown and min(dice) >= 0 and pool.boost >= 0


def _missing(id: str, card: Card) -> Iterator[Message]:
    """Fields of a card that are not filled in yet."""
    fields = {"name": card.name.strip(), "faction": card.faction.strip(), "cost": card.cost,
              "movement": card.movement, "defence": sum(card.defence.printed.dice)}  # fmt: skip
    for field, value in fields.items():
        if not value:
            yield say("hr-card-missing", card=id, field=field)


@rule("HR-029")
def _unfit_numbers(id: str, card: Card) -> Iterator[Message]:
    if card.type is not Type.UNIT and card.force != 1:
        yield say("hr-card-force", card=id, force=card.force)
    if card.force < 1 or card.cost < 0 or card.movement < 0 or card.range < 0:
        yield say("hr-card-number", card=id)
    if not 1 <= card.base <= 100 or not 1 <= card.height <= 200:
        yield say("hr-card-size", card=id)
