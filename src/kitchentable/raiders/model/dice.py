"""The dice of Home Raiders: three colours, three kinds of faces. The faces are data (A-001)."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence

from msgspec import Struct

from kitchentable.kernel.questions import Asks, Die, Face, Roll, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message

BLANK = "blank"
ACE = "ace"
CRITICAL = "critical"
FACES = (BLANK, ACE, CRITICAL)


class Colour(enum.IntEnum):
    """The colours from weakest to strongest (HR-148, HR-154)."""

    WHITE = 0
    RED = 1
    BLACK = 2


COLOURS = tuple(Colour)
NAMES = ("white", "red", "black")

Dice = tuple[int, int, int]
"""How many white, red and black dice. All dice of one colour are a set (HR-149)."""

NONE: Dice = (0, 0, 0)


class Rolled(Struct, frozen=True):
    """What was rolled: the faces as they fell, in order, and the Aces of each set."""

    dice: Dice
    faces: tuple[str, ...]
    aces: tuple[int, int, int]
    rules: tuple[str, ...] = ()
    """The rules by which dice were rolled again."""

    @property
    def total(self) -> int:
        """All Aces (HR-150)."""
        return sum(self.aces)


NOTHING = Rolled(NONE, (), (0, 0, 0))


@rule("HR-148", off=lambda faces, colour: Die(NAMES[colour], ("blank",)))
def die(faces: Mapping[str, tuple[str, ...]], colour: Colour) -> Die:
    """One die of a colour, with the faces of the content."""
    name = NAMES[colour]
    return Die(name, faces[name])


AGAIN = ("HR-151", "HR-152")
"""By the first rule a die with a Critical Ace is rolled again, by the second the extra roll too."""


@rule("HR-150", "HR-151", "HR-152", off=NOTHING)
def roll(
    faces: Mapping[str, tuple[str, ...]],
    dice: Dice,
    why: Message,
    rules: tuple[str, ...],
    chains: bool = True,
) -> Asks[Rolled]:
    """Roll dice for Aces. A Critical Ace counts and is rolled again, as long as it comes up.

    Without `chains` a Critical Ace is a plain Ace (HR-295).
    """
    colours: list[Colour] = [colour for colour in COLOURS for _ in range(dice[colour])]
    aces = [0, 0, 0]
    fallen: list[str] = []
    extra: tuple[str, ...] = ()
    while colours:
        thrown = tuple(die(faces, colour) for colour in colours)
        old = AGAIN if extra else ()  # the first extra roll was once asked for by both
        result = yield from ask(Roll(why, dice=thrown, rules=extra or rules, stands_for=old))
        fallen += [str(face) for face in result]
        again = _count(colours, result, aces)
        colours = again if chains else []
        if colours:
            extra = AGAIN if extra else AGAIN[:1]
    return Rolled(dice, tuple(fallen), (aces[0], aces[1], aces[2]), extra)


def _count(colours: Sequence[Colour], result: Sequence[Face], aces: list[int]) -> list[Colour]:
    """Add the Aces up by colour; the dice that showed a Critical Ace."""
    again = []
    for colour, face in zip(colours, result, strict=True):
        if face != BLANK:
            aces[colour] += 1
        if face == CRITICAL:
            again.append(colour)
    return again
