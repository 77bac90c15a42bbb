"""Situations: a position, what is done in it, and what must follow, as a file.

    game = "pantry"
    why = "Seven or more takes a crumb: 3 + 4 is just enough."

    [setup]
    seats = 2

    [state]                       # optional; each game documents what it reads here
    night = 1

    [[step]]
    seat = 0
    answer = 1                    # by value, as in the journal

    [[step]]
    chance = [3, 4]               # what is rolled, drawn or shuffled

    [[step]]
    seat = 1
    pass = true
    told = [{ event = "Robbed", rule = "PA-012", seat = 1, by = 0 }]
    state = { "mice.0.crumbs" = 4 }

A step that must be refused says so: `refused = { rule = "PA-009", message = "..." }`. Every
expectation that names a rule and is met is a proof of that rule. Expectations come from the
rules, by hand; `why` gives the reason in a sentence.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType

from kitchentable.kernel.chance import Scripted
from kitchentable.kernel.events import Event
from kitchentable.kernel.files import packs, toml
from kitchentable.kernel.files.reasons import of_decoder
from kitchentable.kernel.game import Game
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.plain import Plain, Value
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.questions import CHANCE, PASS, Asked, Question
from kitchentable.kernel.state.state import State
from kitchentable.kernel.table.table import Frozen, Table
from kitchentable.kernel.words import Message, say

A = TypeVar("A")
S = TypeVar("S", bound=State)


class Refused(Struct, frozen=True, forbid_unknown_fields=True):
    """The refusal a step must meet.

    >>> Refused(rule="HR-068").message
    ''
    """

    rule: str = ""
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
    rule: str = ""
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
    rule: str = ""


class Step(Struct, frozen=True, forbid_unknown_fields=True, rename={"pass_": "pass"}):
    """One thing that is done, and what must follow from it.

    >>> msgspec.convert({"seat": 0, "pass": True}, Step).pass_
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
    not_told: list[dict[str, Plain]] = []
    asked: Expected | None = None
    state: dict[str, Plain] = {}
    result: Ending | None = None


class Situation(Struct, frozen=True, forbid_unknown_fields=True):
    """A situation file.

    >>> Situation("magpies", why="The higher feather wins.", step=[]).setup
    {}
    """

    game: str
    why: str
    step: list[Step]
    title: str = ""
    rules: tuple[str, ...] = ()
    setup: dict[str, Plain] = {}
    content: dict[str, Plain] = {}
    """Laid over the content that ships with the game, as a pack is."""
    state: dict[str, Any] | UnsetType = UNSET


class Outcome(Struct, frozen=True):
    """The outcome of a step, and the expectations that were not met.

    >>> from examples.magpies import GAME
    >>> draw = Situation("magpies", why="The first magpie draws.", step=[Step(chance=9)])
    >>> [(outcome.number, outcome.asked.kind) for outcome in judge(draw, GAME, "draw.toml")]
    [(1, 'draw')]
    """

    number: int
    told: list[Event]
    refused: Illegal | None
    asked: Asked | None
    proven: list[str]
    unmet: list[Message]


def read(path: Path) -> Situation:
    """Read a situation; a `Problem` says what is wrong with the file.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     file = Path(folder) / "mine.toml"
    ...     _ = file.write_text('game = "magpies"\\nwhy = "A draw."\\n[[step]]\\nchance = 9')
    ...     situation = read(file)
    >>> situation.step[0].chance
    9
    """
    data, text = toml.load(path)
    return toml.convert(data, Situation, text, str(path))


def judge(situation: Situation, game: Game[S], file: str) -> list[Outcome]:
    """Play a situation to its end.

    >>> from examples.magpies import GAME
    >>> draws = Situation("magpies", why="The first magpie draws first.", step=[
    ...     Step(asked=Expected(seat=-1, kind="draw")),
    ...     Step(chance=9, state={"magpies.0.hand": [9]}),
    ... ])
    >>> [outcome.unmet for outcome in judge(draws, GAME, "draws.toml")]
    [[], []]
    """
    return list(judge_steps(situation, game, file))


def judge_steps(situation: Situation, game: Game[Any], file: str) -> Iterator[Outcome]:
    """Play a situation step by step: what a step did is known before the next one is played.

    >>> from examples.magpies import GAME
    >>> draw = Situation("magpies", why="A draw.", step=[Step(chance=9), Step(undo=True)])
    >>> next(judge_steps(draw, GAME, "draw.toml")).number
    1
    """
    table = _set_up(situation, game, file)
    for number, step in enumerate(situation.step, start=1):
        yield _judge_step(table, number, step, file)


def _set_up(situation: Situation, game: Game[S], file: str) -> Table[S]:
    try:
        setup = msgspec.convert(situation.setup, game.setup)
        content = packs.overlaid(game, situation.content, file)
        start = None
        if situation.state is not UNSET:
            start = game.rules.situate(setup, content, situation.state)
        return Table(game, setup, content, chance=Scripted(), start=start)
    except Problem:
        raise
    except msgspec.ValidationError as error:
        raise Problem("situation-setup", file=file, why=of_decoder(str(error))) from None
    except Exception as error:  # a state from which the rules cannot start
        why = say("option", value=f"{type(error).__name__}: {error}")
        raise Problem("situation-setup", file=file, why=why) from None


def _judge_step(table: Table[S], number: int, step: Step, file: str) -> Outcome:
    opening = number == 1 and not any(_doings(step))
    before = 0 if opening else len(table.log)
    refusal: Illegal | None = None
    try:
        _do(table, step, number, file)
    except Illegal as illegal:
        refusal = illegal
    except Frozen as frozen:
        raise Problem("situation-stuck", file=file, step=number, why=str(frozen)) from None
    told = [told.event for told in table.log[before:]]
    checks = _Checks(table, step, told, refusal)
    asked = _asked(table.question)
    return Outcome(number, told, refusal, asked, checks.proven, checks.unmet)


def _doings(step: Step) -> list[bool]:
    """Which of the five possible things a step does.

    A step may do nothing but look. If it is the first, it looks at all that was told before it.
    """
    return [step.answer is not UNSET, step.pass_, step.chance is not UNSET,
            step.interject is not UNSET, step.undo]  # fmt: skip


def _do(table: Table[S], step: Step, number: int, file: str) -> None:
    seat = CHANCE if step.chance is not UNSET else step.seat
    doings = _doings(step)
    if not any(doings):
        return
    if sum(doings) > 1 or seat is None:
        raise Problem("situation-step", file=file, step=number)
    if step.undo:
        table.undo(seat)
    elif step.interject is not UNSET:
        table.interject(seat, table.interjections(seat).read(step.interject))
    elif step.pass_:
        table.answer(seat, PASS, step.until)
    else:
        raw = step.chance if seat == CHANCE else step.answer
        assert raw is not UNSET, "one of the things a step does"
        table.answer(seat, table.read(seat, raw))


def _asked(question: Question[A] | None) -> Asked | None:
    if question is None:
        return None
    return question.part(question.seats()[0]).asked()


class _Checks(Generic[S]):
    """Compares what happened with what was expected."""

    def __init__(
        self, table: Table[S], step: Step, told: Sequence[Event], refusal: Illegal | None
    ) -> None:
        self.proven: list[str] = []
        self.unmet: list[Message] = []
        self._refusal(step.refused, refusal)
        self._told(step.told, told)
        for unwanted in step.not_told:
            if any(_fits(event, unwanted, event.rules) for event in told):
                self._miss("unmet-told-anyway", _text(unwanted))
        if step.asked is not None:
            self._question(step.asked, table.question)
        for path, wanted in step.state.items():
            self._compare(path, wanted, table.game.rules.at(table.state, path))
        if step.result is not None:
            self._result(step.result, table)

    def _miss(self, id: str, wanted: str, found: str = "") -> None:
        self.unmet.append(say(id, wanted=wanted, found=found))

    def _compare(self, what: str, wanted: Value, found: Value) -> None:
        if _plain(found) != _plain(wanted):
            self._miss("unmet-value", f"{what} = {_text(wanted)}", _text(found))

    def _prove(self, rule: str) -> None:
        if rule:
            self.proven.append(rule)

    def _refusal(self, wanted: Refused | None, found: Illegal | None) -> None:
        if wanted is None:
            if found is not None:
                self._miss("unmet-refused", "-", str(found))
            return
        fits = found is not None and (
            wanted.rule in ("", found.rule) and wanted.message in ("", found.message.id)
        )
        if fits:
            self._prove(wanted.rule)
        else:
            self._miss("unmet-refusal", f"{wanted.message} [{wanted.rule}]", str(found or "-"))

    def _told(self, wanted: Sequence[dict[str, Plain]], told: Sequence[Event]) -> None:
        """Each expected event must have been told, in this order; others may lie between."""
        at = 0
        for each in wanted:
            found = next((n for n in range(at, len(told)) if _meets(told[n], each)), None)
            if found is None:
                heard = ", ".join(type(event).__name__ for event in told) or "-"
                self._miss("unmet-told", _text(each), heard)
            else:
                at = found + 1
                for rule in _rules(each):
                    if rule in told[found].rules:
                        self._prove(rule)

    def _question(self, wanted: Expected, question: Question[A] | None) -> None:
        if question is None:
            self._miss("unmet-asked", _text(msgspec.to_builtins(wanted)), "-")
            return
        before = len(self.unmet)
        asked = wanted.seat is None or wanted.seat in question.seats()
        part = question if wanted.seat is None or not asked else question.part(wanted.seat)
        if wanted.seats is not None:
            self._compare("seats", list(wanted.seats), list(question.seats()))
        if not asked:
            self._compare("seat", wanted.seat, list(question.seats()))
        if wanted.kind:
            self._compare("kind", wanted.kind, question.kind)
        if wanted.topic:
            self._compare("topic", wanted.topic, part.topic)
        if wanted.say:
            self._compare("say", wanted.say, part.say.id)
        own = {*part.rules, *part.stands_for, *question.rules, *question.stands_for}
        if wanted.rule and wanted.rule not in own:
            self._compare("rule", wanted.rule, list(part.rules))
        if wanted.options is not None:
            self._options(wanted.options, part, refused=False)
        if wanted.refused is not None:
            self._options(wanted.refused, part, refused=True)
        if len(self.unmet) == before:
            self._prove(wanted.rule)

    def _options(self, wanted: list[Plain], part: Question[Any], *, refused: bool) -> None:
        shown = part.asked().options
        found = [
            option.value
            for option in shown
            if (option.refused is not None) == refused and option.value is not PASS
        ]
        answers = [_as_answer(part, raw) for raw in wanted]
        self._compare("options", sorted(answers, key=_text), sorted(found, key=_text))

    def _result(self, wanted: Ending, table: Table[S]) -> None:
        result = table.result
        found = list(result.winners) if result else []
        if result is None or found != list(wanted.winners):
            self._miss("unmet-value", f"winners = {list(wanted.winners)}", str(found))
        elif wanted.rule in result.rules:
            self._prove(wanted.rule)
        elif wanted.rule:
            self._compare("rule", wanted.rule, list(result.rules))


def _meets(event: Event, wanted: dict[str, Plain]) -> bool:
    """Whether an event is the expected one; its kind may stand for rules it no longer cites."""
    return _fits(event, wanted, (*event.rules, *event.stands_for))


def _fits(event: Event, wanted: dict[str, Plain], rules: Sequence[str]) -> bool:
    """Whether an event is of the kind, and has the values and among these rules those named."""
    for key, value in wanted.items():
        if key == "event":
            fits = type(event).__name__ == value
        elif key == "rule":
            fits = set(_rules(wanted)) <= set(rules)
        else:
            known = key in event.__struct_fields__
            fits = known and _plain(getattr(event, key)) == _plain(value)
        if not fits:
            return False
    return True


def _rules(wanted: dict[str, Plain]) -> list[str]:
    """The rules an expected event has to cite: one, or several in a list."""
    rule = wanted.get("rule", [])
    return msgspec.convert([rule] if isinstance(rule, str) else rule, list[str])


def _plain(value: Value) -> Plain:
    plain: Plain = msgspec.json.decode(msgspec.json.encode(value))
    return plain


def _as_answer(question: Question[Value], raw: Plain) -> Value:
    """An answer as the question reads it; what the question cannot read, as the file has it."""
    try:
        return question.read(raw)
    except Illegal:
        return raw


def _text(value: Value) -> str:
    return msgspec.json.encode(value).decode()
