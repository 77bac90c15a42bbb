"""`kitchentable judge`: what follows from a situation, step by step."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import UNSET

from kitchentable import games
from kitchentable.commands.parser import Parser
from kitchentable.commands.play import writer
from kitchentable.commands.shared import Paper, as_json, in_lines, words_for
from kitchentable.kernel.chance import Physical
from kitchentable.kernel.files.reasons import of_system
from kitchentable.kernel.files.situation_schema import schema
from kitchentable.kernel.files.situations import Judged, Outcome, problem_of, read
from kitchentable.kernel.files.toml import written
from kitchentable.kernel.game import Game
from kitchentable.kernel.mistakes import misnamed
from kitchentable.kernel.plain import Value
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.questions import CHANCE, PASS, Die, Option, Question, Roll
from kitchentable.kernel.state.state import State
from kitchentable.locale import Words
from kitchentable.terminal import Terminal

S = TypeVar("S", bound=State)

MOST_OPTIONS = 20
"""Options of a question that are shown; `--json` has them all."""


def add(parser: Parser) -> None:
    parser.option("files", nargs="*", metavar="FILE", say="help-judge-files")
    parser.option("--json", action="store_true", say="help-json")
    parser.option("--play", action="store_true", say="help-judge-play")
    parser.option("--new", metavar="GAME", say="help-judge-new")
    parser.option("--schema", metavar="GAME", say="help-judge-schema")


def run(options: argparse.Namespace, words: Words) -> int:
    if options.new is not None:
        return _write(first_situation(games.game(options.new)), options.files)
    if options.schema is not None:
        return _write(as_json(schema(games.game(options.schema))), options.files)
    if not options.files or (options.play and len(options.files) > 1):
        raise Problem("judge-one-file" if options.play else "judge-which-file")
    return _play_on(options.files[0], words) if options.play else _judge(options, words)


def first_situation(game: Game[S]) -> str:
    """A situation to begin with, with comments."""
    path = game.home / "text" / "first_situation.toml"
    if not path.exists():
        raise Problem("judge-no-first", game=game.name)
    return path.read_text("utf-8").rstrip("\n")


def _write(text: str, files: list[str]) -> int:
    """Write a text to the file that is named, which must not be there yet, or to the output."""
    if not files:
        Paper()(text)
        return 0
    if len(files) > 1:
        raise Problem("judge-one-file")
    try:
        with Path(files[0]).open("x", encoding="utf-8") as file:
            file.write(text + "\n")
    except FileExistsError:
        raise Problem("file-exists", file=files[0]) from None
    except OSError as error:
        raise Problem("file-not-read", file=files[0], why=of_system(error)) from None
    return 0


def _judged(file: str) -> Judged[Any]:
    """A situation from a file, set up."""
    situation = read(Path(file))
    known = [row.name for row in games.listed()]
    for mistake in misnamed(("game",), situation.game, known):
        raise problem_of(mistake, situation.text, file)
    return Judged(situation, games.game(situation.game), file)


def _play_on(file: str, words: Words) -> int:
    """Play on from the end of a situation at this screen; people roll the dice."""
    judged = _judged(file)
    ours, write = words_for(judged.game, words), writer()
    report = Report(judged, ours, write)
    report.play()
    table = judged.table
    if not report.met or table is None:
        return 1
    write(ours("terminal-start"))
    on = table.fork(Physical(secrets.randbits(63)))
    if not Terminal(on, {}, ours, write, input).play():
        write(ours("goodbye"))
    return 0


def _judge(options: argparse.Namespace, words: Words) -> int:
    code = 0
    shown: list[dict[str, Value]] = []
    paper = Paper()
    for file in options.files:
        judged = _judged(file)
        ours = words_for(judged.game, words)
        report = Report(judged, ours, _nowhere if options.json else paper)
        report.play()
        code |= int(not report.met)
        shown.append(report.as_data())
        for warning in judged.warnings:
            print(ours.say(warning), file=sys.stderr)
    if options.json:
        paper(as_json(shown if len(shown) != 1 else shown[0]))
    return code


def _nowhere(text: str) -> None:
    """Write nothing: JSON is written at the end."""


class Report(Generic[S]):
    """A situation in words, up to the first step that is not as expected."""

    def __init__(self, judged: Judged[S], words: Words, write: Callable[[str], None]) -> None:
        self.judged, self.words, self.write = judged, words, write
        self.outcomes: list[Outcome] = []

    @property
    def met(self) -> bool:
        """Whether everything was as expected so far."""
        return not any(outcome.unmet for outcome in self.outcomes)

    def play(self) -> None:
        """Play the steps and write what happens; the first that fails is the last."""
        situation = self.judged.situation
        self.write(situation.title or self.judged.file)
        self.write(f"  {situation.why}")
        for outcome in self.judged.steps():
            self.outcomes.append(outcome)
            self._step(outcome)
            if outcome.unmet:
                break
        self._standing()
        self.write(self.words("judge-met" if self.met else "judge-unmet"))

    def _step(self, outcome: Outcome) -> None:
        if outcome.number:
            self.write(self.words("judge-step", number=outcome.number) + self._done(outcome))
        for line in in_lines(self.words, outcome.told):
            self.write(f"  {line}")
        if outcome.refused:
            rule = f"  [{outcome.refused.rule}]" if outcome.refused.rule else ""
            self.write(f"  {self.words('judge-refused', why=outcome.refused.message)}{rule}")
        for message in outcome.unmet:
            self.write(f"  ✗ {self.words.say(message)}")
        last = outcome.unmet or outcome.number == len(self.judged.situation.step)
        if outcome.refused and not last:
            self._standing()

    def _done(self, outcome: Outcome) -> str:
        """Who does what in a step; what was refused stands there as in the file."""
        step = self.judged.situation.step[outcome.number - 1]
        if step.seat is None or step.seat == CHANCE:
            return ""
        who = f", {self.words.name(step.seat)}"
        if outcome.done is not None:
            return f"{who}: {self.words.say(outcome.done)}"
        return who if step.answer is UNSET else f"{who}: {written(step.answer)}"

    def _standing(self) -> None:
        """The question that stands in the end, or the result."""
        result = self.judged.result
        if result is not None:
            rules = f"  [{', '.join(result.rules)}]" if result.rules else ""
            self.write(self.words("judge-result", result=result.say) + rules)
            return
        for question in self.judged.standing():
            self._question(question)

    def _question(self, question: Question[Any]) -> None:
        asked = question.asked()
        who = self.words("judge-chance") if asked.seat == CHANCE else self.words.name(asked.seat)
        rules = f"  [{', '.join(asked.rules)}]" if asked.rules else ""
        said = self.words.say(asked.say)
        self.write(self.words("judge-asked", who=who, question=said, topic=asked.topic) + rules)
        if isinstance(question, Roll):
            alike = [(die, len(list(dice))) for die, dice in groupby(question.dice)]
            dice = tuple(f"{number} {die.name} ({_faces(die)})" for die, number in alike)
            self.write(f"    {self.words('judge-roll', dice=dice)}")
            return
        for option in asked.options[:MOST_OPTIONS]:
            self.write(f"    {self._option(option)}")
        if len(asked.options) > MOST_OPTIONS:
            more = len(asked.options) - MOST_OPTIONS
            self.write(f"    {self.words('judge-more', number=more)}")

    def _option(self, option: Option) -> str:
        """An option as an answer of a file would have it, with its words."""
        value = "pass = true" if option.value is PASS else written(option.value)
        words = self.words.say(option.say)
        if option.refused is None:
            return value if words in (value, str(option.value)) else f"{value}  {words}"
        rule = f"  [{option.rule}]" if option.rule else ""
        why = self.words("judge-refused", why=option.refused)
        return f"✗ {value}  {words}. {why}{rule}"

    def as_data(self) -> dict[str, Value]:
        """The same for programs."""
        result = self.judged.result
        return {
            "file": self.judged.file,
            "met": self.met,
            "why": self.judged.situation.why,
            "steps": [_as_data(outcome, self.words) for outcome in self.outcomes],
            "result": result
            and {
                "winners": list(result.winners),
                "rules": list(result.rules),
                "words": self.words.say(result.say),
            },
            "warnings": [self.words.say(each) for each in self.judged.warnings],
        }


def _faces(die: Die) -> str:
    """The faces of a die, as `chance` names them, each once."""
    return " ".join(dict.fromkeys(written(face) for face in die.faces))


def _as_data(outcome: Outcome, words: Words) -> dict[str, Value]:
    refusal = outcome.refused
    return {
        "step": outcome.number,
        "told": [
            {
                **msgspec.to_builtins(event),
                "event": type(event).__name__,
                "words": words.say(event.say()),
            }
            for event in outcome.told
        ],
        "refused": refusal
        and {
            "rule": refusal.rule,
            "message": refusal.message.id,
            "words": words.say(refusal.message),
        },
        "asked": msgspec.to_builtins(outcome.asked),
        "proven": outcome.proven,
        "unmet": [words.say(message) for message in outcome.unmet],
    }
