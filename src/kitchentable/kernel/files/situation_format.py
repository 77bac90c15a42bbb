"""What stands in a situation file, as types: `situations.py` says what it means."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from kitchentable.kernel.plain import Plain


class AnyRule(Struct, frozen=True, forbid_unknown_fields=True):
    """One of several rules: `rule = { any = ["HR-041", "HR-056"] }`.

    >>> AnyRule(("HR-041", "HR-056")).any[0]
    'HR-041'
    """

    any: tuple[str, ...]


class Refused(Struct, frozen=True, forbid_unknown_fields=True):
    """The refusal a step must meet.

    >>> Refused(rule="HR-068").message
    ''
    """

    rule: str | AnyRule = ""
    message: str = ""


class Expected(Struct, frozen=True, forbid_unknown_fields=True):
    """The question that must stand after a step.

    >>> Expected(seat=1, topic="lay-feather").options is None
    True
    """

    seat: int | None = None
    seats: tuple[int, ...] | None = None
    kind: str = ""
    topic: str = ""
    say: str = ""
    rule: str | AnyRule = ""
    roller: int | str | None = None
    """Who rolls, of a question to the dice: a seat, or a character by name."""
    dice: int | list[str] | None = None
    """How many dice are rolled, or which."""
    options: list[Plain] | None = None
    """All of them, in any order; that one may pass goes without saying."""
    refused: list[Plain] | None = None
    """Values that must be shown as refused."""


class Ending(Struct, frozen=True, forbid_unknown_fields=True):
    """How the game must have ended.

    >>> Ending(winners=(0,)).rule
    ''
    """

    winners: tuple[int, ...]
    rule: str | AnyRule = ""


class Step(Struct, frozen=True, forbid_unknown_fields=True, rename={"pass_": "pass"}):
    """One thing that is done, and what must follow from it.

    >>> from msgspec import convert
    >>> convert({"seat": 0, "pass": True}, Step).pass_
    True
    """

    seat: int | None = None
    answer: Plain | UnsetType = UNSET
    pass_: bool = False
    until: str = ""
    chance: Plain | UnsetType = UNSET
    interject: Plain | UnsetType = UNSET
    undo: bool = False
    refused: Refused | None = None
    told: list[dict[str, Plain]] = []
    """In this order; others may lie between."""
    told_in_any_order: list[dict[str, Plain]] = []
    nothing_else: bool = False
    """Whether nothing may be told but what `told` and `told_in_any_order` name."""
    not_told: list[dict[str, Plain]] = []
    asked: Expected | None = None
    state: dict[str, Plain] = {}
    result: Ending | None = None


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """What makes a situation a puzzle: a goal that one seat can reach, with dice that are known.

    >>> Puzzle(until=[{"event": "RoundEnded"}]).level
    1
    """

    until: list[dict[str, Plain]]
    """Time is up as soon as one of these is told."""
    told: list[dict[str, Plain]] = []
    """What must have been told by then: each of these, in any order."""
    state: dict[str, Plain] = {}
    """What must stand then. Without it the puzzle is solved as soon as all of `told` was told."""
    never: list[dict[str, Plain]] = []
    """What must not be told."""
    seat: int = 0
    """The seat that solves it. The others take their first possibility, and react with it."""
    level: Literal[1, 2, 3] = 1
    dice: dict[str, list[int | str]] = {}
    """How the dice of each roll fall, in order and then from the beginning: by who rolls (a
    character, or a seat), else by the name of the die; `other` is for the rest."""
    solution: list[Step] = []
    """The answers of the seat that solves it."""


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    """What may stand in a situation file.

    >>> from msgspec import convert
    >>> convert({"game": "magpies", "why": "A draw.", "step": []}, Written).version
    1
    """

    game: str
    why: str
    step: list[Step] = []
    refused: Refused | None = None
    """The refusal that the set-up must meet: the game cannot begin like this."""
    version: int = 1
    """The version of the format. In version 2 every name that is not known is an error."""
    impossible: bool = False
    """Whether the position may be one that the rules never reach."""
    passes: Literal["never", "unless named"] = "never"
    """Whether a seat that may react passes by itself, unless the next step names its answer."""
    title: str = ""
    rules: tuple[str, ...] = ()
    setup: dict[str, Plain] = {}
    content: dict[str, Plain] = {}
    """Laid over the content that ships with the game, as a pack is."""
    state: dict[str, Any] | UnsetType = UNSET
    puzzle: Puzzle | None = None
    """A goal to reach from here."""


class Situation(Written, frozen=True):
    """A situation file, with its text: messages name a line.

    >>> Situation("magpies", why="The higher feather wins.", step=[]).setup
    {}
    """

    text: str = ""


VERSIONS = (1, 2)
