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

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import UNSET, Struct, structs

from kitchentable.kernel.chance import Scripted
from kitchentable.kernel.events import Event
from kitchentable.kernel.facets import Result
from kitchentable.kernel.files import lines, packs, situation_checks, toml
from kitchentable.kernel.files.expectations import Checks
from kitchentable.kernel.files.reasons import of_decoder
from kitchentable.kernel.files.situation_format import (
    VERSIONS,
    Ending,
    Expected,
    Refused,
    Situation,
    Step,
    Written,
)
from kitchentable.kernel.game import Game
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.mistakes import Mistake, under, unknown_keys
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.questions import CHANCE, PASS, Asked, Question, React
from kitchentable.kernel.state.state import State
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.words import Arg, Message, say

A = TypeVar("A")
S = TypeVar("S", bound=State)

__all__ = [
    "Ending", "Expected", "Judged", "Outcome", "Refused", "Situation", "Step", "judge",
    "judge_steps", "read",
]  # fmt: skip


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
    done: Message | None = None
    """What a seat answered, in words; nothing where it was refused or did something else."""


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
    _, text = toml.load(path)
    return parsed(text, str(path))


def parsed(text: str, file: str) -> Situation:
    """The situation in a text; messages call it `file`.

    >>> parsed('game = "magpies"\\nwhy = "A draw."\\n[[step]]\\nchance = 9', "mine.toml").game
    'magpies'
    """
    data = toml.parse(text, file)
    for mistake in unknown_keys(data, Written):
        raise problem_of(mistake, text, file)
    written = toml.convert(data, Written, text, file)
    if written.version not in VERSIONS:
        line = lines.line_of(text, ("version",))
        raise Problem("situation-version", file=file, line=line, given=written.version)
    if not written.step and written.refused is None and written.state is UNSET:
        raise Problem("toml-whole", file=file, why=say("why-missing", field="step"))
    return Situation(**structs.asdict(written), text=text)


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
    return Judged(situation, game, file).steps()


class Judged(Generic[S]):
    """A situation that is judged: its table, and the warnings about its file.

    >>> from examples.magpies import GAME
    >>> draw = Situation("magpies", why="A draw.", step=[Step(chance=9)])
    >>> Judged(draw, GAME, "draw.toml").warnings
    []
    """

    def __init__(self, situation: Situation, game: Game[S], file: str) -> None:
        self.situation, self.game, self.file = situation, game, file
        self._doubts: list[Mistake] = []
        """Mistakes of which version 1 of the format took no notice."""
        self._note(situation_checks.mistakes(situation, game))
        self._refusal: Illegal | None = None
        """The refusal of the set-up, if one is expected and there is one."""
        self.table = self._set_up()
        self._pass_on(0)

    def steps(self) -> Iterator[Outcome]:
        """Play the steps, one after the other."""
        expected = self.situation.refused
        if expected is not None:
            checks = Checks(self.table, Step(refused=expected), [], self._refusal)
            yield Outcome(0, [], self._refusal, None, checks.proven, checks.unmet)
            return
        for number, step in enumerate(self.situation.step, start=1):
            try:
                outcome = self._judge_step(number, step)
            except Problem:
                raise
            except Exception as defect:  # of the rules, or of a position they cannot bear
                raise self._stuck("situation-stuck", step=number) from defect
            yield outcome

    @property
    def result(self) -> Result | None:
        """How the game has ended, if it has."""
        return self.table.result if self.table is not None else None

    def standing(self) -> list[Question[Any]]:
        """The questions that stand now, one for each seat that is asked."""
        question = self.table.question if self.table is not None else None
        if question is None:
            return []
        return [question.part(seat) for seat in question.seats()]

    def _note(self, mistakes: Iterable[Mistake]) -> None:
        """Raise the first mistake that is an error; keep the others as warnings."""
        text, strict = self.situation.text, self.situation.version > 1
        for each in mistakes:
            if each.impossible and self.situation.impossible:
                continue
            if strict or not each.silent:
                raise problem_of(each, text, self.file)
            self._doubts.append(each)

    @property
    def warnings(self) -> list[Message]:
        """What version 2 of the format would not accept, as far as it was played."""
        text = self.situation.text
        return [_said("situation-warning", each, text, self.file) for each in self._doubts]

    def _stuck(self, id: str, **args: Arg) -> Problem:
        """The reason why the rules cannot go on: the first doubt, or the position as a whole."""
        for each in self._doubts:
            return problem_of(each, self.situation.text, self.file)
        return Problem(id, file=self.file, **args)

    def _set_up(self) -> Table[S] | None:
        """The table; `None` if the set-up is refused, as the file expects."""
        situation, game, file = self.situation, self.game, self.file
        text = situation.text
        agreed = situation_checks.agreed(situation, game)
        setup = toml.convert(agreed, game.setup, text, file, under="$.setup")
        content = game.box.shipped()
        if situation.content:
            content = packs.overlaid(game, situation.content, file, text, under="$.content")
        try:
            start = self._start(setup, content)
            return Table(game, setup, content, chance=Scripted(), start=start)
        except Illegal as illegal:
            if situation.refused is None:
                raise Problem("situation-refused", file=file, why=illegal.message) from None
            self._refusal = illegal
            return None
        except Problem:
            raise
        except msgspec.ValidationError as error:
            raise Problem("situation-setup", file=file, why=of_decoder(str(error))) from None
        except Exception as error:  # a state from which the rules cannot start
            raise self._stuck("situation-no-start") from error

    def _start(self, setup: Any, content: Any) -> S | None:
        """The state that the file describes, if it describes one."""
        given, rules = self.situation.state, self.game.rules
        if given is UNSET:
            return None
        form = rules.position()
        if form is not None:
            toml.convert(given, form, self.situation.text, self.file, under="$.state")
            self._note(under(("state",), rules.misnamed(setup, content, given)))
        start = rules.situate(setup, content, given)
        if form is not None:
            self._note(under(("state",), rules.impossible(start, given)))
        return start

    def _judge_step(self, number: int, step: Step) -> Outcome:
        table = self.table
        assert table is not None, "a set-up that is refused has no steps"
        opening = number == 1 and not any(_doings(step))
        before = 0 if opening else len(table.log)
        refusal: Illegal | None = None
        done = _in_words(table, step)
        try:
            _do(table, step, number, self.file)
        except Illegal as illegal:
            refusal = illegal
        self._pass_on(number)
        self._check_names(table, number, step)
        told = [told.event for told in table.log[before:]]
        checks = Checks(table, step, told, refusal, strict=self.situation.version > 1)
        asked = _asked(table.question)
        return Outcome(number, told, refusal, asked, checks.proven, checks.unmet, done)

    def _pass_on(self, following: int) -> None:
        """Let everybody pass who may react, up to the answer that the following step names."""
        table = self.table
        if table is None or self.situation.passes == "never":
            return
        steps = self.situation.step[following : following + 1]
        while isinstance(table.question, React):
            if steps and _is_named(table, table.question, steps[0]):
                return
            table.answer(table.question.seat, PASS)

    def _check_names(self, table: Table[S], number: int, step: Step) -> None:
        """Check that paths of expected values lead somewhere, and that expected events name things.

        This is known only now: a step can make new troops, and lay new tokens.
        """
        path = ("step", number - 1)
        rules = self.game.rules
        for each in step.state:
            why = rules.astray(table.state, each)
            if why is not None:
                self._note([Mistake((*path, "state", each), why)])
        names = situation_checks.misnamed_values(step, rules.vocabulary(table.state))
        self._note(under(path, names))


def problem_of(mistake: Mistake, text: str, file: str) -> Problem:
    """A mistake in a file, as the problem that is shown.

    >>> raise problem_of(Mistake(("night",), say("mistake-least", least=1, found=0)), "", "a.toml")
    Traceback (most recent call last):
    kitchentable.kernel.problem.Problem: situation-mistake(file=a.toml, line=1, key=night, ...)
    """
    said = _said("situation-mistake", mistake, text, file)
    return Problem(said.id, **said.args)


def _said(id: str, mistake: Mistake, text: str, file: str) -> Message:
    """A mistake with its file, its line and its key."""
    line = lines.line_of(text, mistake.path)
    return say(id, file=file, line=line, key=shown_path(mistake.path), why=mistake.why)


def shown_path(path: tuple[str | int, ...]) -> str:
    """A path as people read it.

    >>> shown_path(("step", 0, "state", "mice.0"))
    'step[0].state."mice.0"'
    """
    shown = ""
    for part in path:
        if isinstance(part, int):
            shown += f"[{part}]"
        else:
            plain = part.replace("_", "").replace("-", "").isalnum()
            shown += ("." if shown else "") + (part if plain else f'"{part}"')
    return shown


def _is_named(table: Table[S], question: React[Any], step: Step) -> bool:
    """Whether a step names the answer to a reaction: a pass of that seat, or what it may do."""
    if step.seat != question.seat:
        return False
    if step.answer is UNSET:
        return step.pass_ or step.undo
    try:
        question.accept(table.read(question.seat, step.answer))
    except Illegal:
        return step.refused is not None
    return True


def _doings(step: Step) -> list[bool]:
    """Which of the five possible things a step does.

    A step may do nothing but look. If it is the first, it looks at all that was told before it.
    """
    return [step.answer is not UNSET, step.pass_, step.chance is not UNSET,
            step.interject is not UNSET, step.undo]  # fmt: skip


def _in_words(table: Table[S], step: Step) -> Message | None:
    """What the seat of a step answers, in words; `None` if that is no possible answer."""
    seat = step.seat
    if seat is None or seat not in table.waiting() or table.question is None:
        return None
    part = table.question.part(seat)
    try:
        if step.pass_:
            return part.describe(part.accept(PASS))
        if step.answer is not UNSET:
            return part.describe(part.accept(table.read(seat, step.answer)))
    except Illegal:
        pass  # the refusal is told when it is done
    return None


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
