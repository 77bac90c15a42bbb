"""The story of a game: what was told, as people read it.

Headings for rounds and turns; one line for each action, which unfolds into its dice and reasons;
equal actions that follow one another in one line. The terminal, `kitchentable replay` and text to
copy read a story from here; the pages make it in the same way (`web/src/shell/log.ts`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from kitchentable.kernel.events import UNTOLD, Event, LogLevel
from kitchentable.kernel.words import Arg, Message

ADDED = ("number", "gold", "wood")
"""The arguments that are added up where lines are told together."""


class Line(Struct, frozen=True):
    """One thing that was told: where in the journal, how it stands in the story, and its words.

    >>> Line(12, "action", UNTOLD).level
    'action'
    """

    position: int
    level: LogLevel
    say: Message
    rules: tuple[str, ...] = ()
    under: Message | None = None
    """The heading that it stands under, where that is no line of its own."""
    together: Message | None = None
    """What is said of it and of others like it in one line (`joined`)."""


class Entry(Struct):
    """A heading, or an action with its details.

    >>> from kitchentable.kernel.words import say
    >>> Entry(Line(1, "round", say("event-hr-round-began", round=1, pearls=3))).heading
    True
    """

    line: Line
    details: list[Line] = []
    lines: list[Line] = []
    """The lines that are told together here, the first of them included; empty if there is one."""
    say: Message = UNTOLD

    def __post_init__(self) -> None:
        self.say = self.line.say if self.say == UNTOLD else self.say

    @property
    def heading(self) -> bool:
        return self.line.level in ("round", "turn")


def line_of(position: int, event: Event) -> Line:
    """An event as a line of the story.

    >>> from kitchentable.raiders.model.events import StoodUp
    >>> line_of(12, StoodUp(troop="Guardsmen")).say.id
    'event-hr-stood-up'
    """
    return Line(
        position, event.log_level, event.say(), event.rules, event.under(), event.together()
    )


def story(lines: Iterable[Line], heading: Message | None = None) -> list[Entry]:
    """The story of these lines; `heading` is the one that they go on under (`last_heading`).

    >>> from kitchentable.kernel.words import say
    >>> dice, hit = Line(1, "reason", say("dice")), Line(1, "action", say("hit"))
    >>> [(entry.say.id, len(entry.details)) for entry in story([dice, hit])]
    [('hit', 1)]
    """
    entries: list[Entry] = []
    reasons: list[Line] = []
    stage: Line | None = None
    closed = False
    for line in lines:
        if line.say == UNTOLD:
            closed = closed or line.level == "action"  # a new action, though nobody reads of it
            continue
        if line.level in ("round", "turn"):
            entries += map(Entry, reasons)
            reasons, stage, heading = [], None, None
            entries.append(Entry(line))
            continue
        if line.level == "stage":
            stage = line
            continue
        if stage is not None:
            entries.append(Entry(stage))
            stage = None
        if line.level == "reason":
            reasons.append(line)
        elif line.level == "detail" and entries and not entries[-1].heading and not reasons:
            entries[-1].details.append(line)
        else:
            if line.under is not None and line.under != heading:
                heading = line.under
                entries.append(Entry(Line(line.position, "turn", heading)))
            _tell(entries, line, reasons, closed)
            reasons, closed = [], False
    return [*entries, *map(Entry, reasons)]


def last_heading(lines: Iterable[Line], heading: Message | None = None) -> Message | None:
    """The heading at the end of these lines that no event told of, if they stand under one.

    >>> from kitchentable.kernel.words import say
    >>> step, battle = say("step"), Line(2, "turn", say("battle"))
    >>> last_heading([Line(1, "action", say("move"), under=step)]) == step
    True
    >>> last_heading([battle], step) is None
    True
    """
    for line in lines:
        if line.say != UNTOLD and line.level in ("round", "turn"):
            heading = None
        elif line.say != UNTOLD and line.under is not None:
            heading = line.under
    return heading


def _tell(entries: list[Entry], line: Line, reasons: list[Line], closed: bool) -> None:
    """Add an action: to the entry before it if the two are told together, else as its own."""
    last = entries[-1] if entries and not closed else None
    if last is not None and last.line.together is not None and line.together is not None:
        before = last.say if last.lines else last.line.together
        both = joined(before, line.together)
        if both is not None:
            each = [*(last.lines or [last.line]), line]
            entries[-1] = Entry(last.line, [*_unfolded(last), *reasons, *_own(line)], each, both)
            return
    entries.append(Entry(line, list(reasons)))


def _unfolded(entry: Entry) -> Sequence[Line]:
    """The details of an entry to which another line is added: its own words become one."""
    return entry.details if entry.lines else [*_own(entry.line), *entry.details]


def _own(line: Line) -> Sequence[Line]:
    """A line as a detail of those it is told together with: each of several that have names."""
    assert line.together is not None
    lists = [value for value in line.together.args.values() if isinstance(value, tuple)]
    return [line] if any(isinstance(each, str) for value in lists for each in value) else []


def joined(first: Message, second: Message) -> Message | None:
    """Two messages as one: lists follow one another, numbers are added up, the rest is the same.

    >>> from kitchentable.kernel.words import say
    >>> joined(say("moves", who=("Ann",), to="mug"), say("moves", who=("Bo",), to="mug")).args
    {'who': ('Ann', 'Bo'), 'to': 'mug'}
    >>> joined(say("draws", who="Ann", number=2), say("draws", who="Ann", number=1)).args["number"]
    3
    >>> joined(say("draws", who="Ann", number=2), say("draws", who="Bo", number=1)) is None
    True
    """
    if first.id != second.id or first.args.keys() != second.args.keys():
        return None
    args: dict[str, Arg] = {}
    for key, one in first.args.items():
        other = second.args[key]
        if isinstance(one, tuple) and isinstance(other, tuple):
            args[key] = (*one, *other)
        elif key in ADDED and isinstance(one, int) and isinstance(other, int):
            args[key] = one + other
        elif one == other:
            args[key] = one
        else:
            return None
    return Message(first.id, args)
