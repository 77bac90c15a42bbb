"""Mistakes in a situation that show before it is played: names of events, rules, topics, seats."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path as File
from typing import Any

import msgspec

from kitchentable.kernel.events import Event
from kitchentable.kernel.files.expectations import COUNTS, named_rules
from kitchentable.kernel.files.reasons import of_decoder
from kitchentable.kernel.files.situation_format import AnyRule, Expected, Situation, Step
from kitchentable.kernel.game import Game
from kitchentable.kernel.mistakes import (
    Mistake,
    Path,
    enormous,
    misnamed,
    outside,
    under,
    unknown_keys,
)
from kitchentable.kernel.plain import Plain
from kitchentable.kernel.questions import CHANCE, Question
from kitchentable.kernel.questions.question import topic_name
from kitchentable.kernel.state import fields
from kitchentable.kernel.words import say


def mistakes(situation: Situation, game: Game[Any]) -> Iterator[Mistake]:
    """The mistakes of a file, but for those in its position.

    >>> from examples.magpies import GAME
    >>> step = Step(not_told=[{"event": "Drwan"}])
    >>> [each.path for each in mistakes(Situation("magpies", "why", [step]), GAME)]
    [('step', 0, 'not_told', 0, 'event')]
    """
    yield from unknown_keys(situation.setup, game.setup, ("setup",))
    if situation.content:
        yield from unknown_keys(situation.content, game.content, ("content",))
    for name in ("setup", "content", "state"):
        yield from enormous(getattr(situation, name) or {}, (name,))
    form = game.rules.position() or game.state
    if situation.state is not msgspec.UNSET:
        yield from unknown_keys(situation.state, form, ("state",))
    seats = agreed(situation, game).get("seats", game.setup().seats)
    checks = _StepChecks(game, seats if isinstance(seats, int) else max(game.sizes))
    if situation.refused is not None:
        if situation.step:
            yield Mistake(("step",), say("mistake-refused-steps"), silent=False)
        yield from checks.rule(("refused", "rule"), situation.refused.rule)
    for number, rule in enumerate(situation.rules):
        yield from checks.rule(("rules", number), rule)
    for number, step in enumerate(situation.step):
        yield from under(("step", number), checks.of(step))
    if situation.puzzle is not None:
        goal = situation.puzzle
        for name in ("until", "told", "never"):
            looked = Step(told=getattr(goal, name))
            for each in checks.of(looked):
                yield from under(("puzzle", name), [Mistake(each.path[1:], each.why)])


def agreed(situation: Situation, game: Game[Any]) -> dict[str, Plain]:
    """The setup of a situation; the seats that it does not name are those of the position.

    >>> from examples.magpies import GAME
    >>> agreed(Situation("magpies", "why", [], setup={"seats": 3}), GAME)
    {'seats': 3}
    """
    given = situation.state
    seats = None if given is msgspec.UNSET else game.rules.seats_in(given)
    return situation.setup if seats is None else {"seats": seats, **situation.setup}


class _StepChecks:
    """Checks the names in a step of one game."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.events = {each.__name__: each for each in game.events}
        self.game = game
        self.seats = seats

    def of(self, step: Step) -> Iterator[Mistake]:
        if step.seat is not None:
            yield from self._seat(("seat",), step.seat, 0)
        for number, wanted in enumerate(step.told):
            yield from under(("told", number), self._event(wanted))
        for number, wanted in enumerate(step.told_in_any_order):
            yield from under(("told_in_any_order", number), self._event(wanted))
        for number, wanted in enumerate(step.not_told):
            yield from under(("not_told", number), self._event(wanted))
        if step.refused is not None:
            yield from self.rule(("refused", "rule"), step.refused.rule)
        if step.asked is not None:
            yield from under(("asked",), self._asked(step.asked))
        if step.result is not None:
            yield from self.rule(("result", "rule"), step.result.rule)
            for number, seat in enumerate(step.result.winners):
                yield from self._seat(("result", "winners", number), seat, 0)

    def _seat(self, path: Path, seat: int, least: int) -> Iterator[Mistake]:
        for each in outside(path, seat, least, self.seats - 1):
            yield Mistake(each.path, each.why)

    def rule(self, path: Path, wanted: Plain | AnyRule) -> Iterator[Mistake]:
        known = rule_numbers(self.game.home)
        try:
            rules = named_rules(wanted)
        except msgspec.ValidationError as error:
            why = of_decoder(str(error).partition(" - at `")[0])
            yield Mistake(path, why, silent=False)
            return
        for number in rules if known else ():
            yield from misnamed(path, number, known)

    def _event(self, wanted: dict[str, Plain]) -> Iterator[Mistake]:
        """The mistakes of an event that is expected, or must not be told."""
        if not self.events:
            return
        name = wanted.get("event", "")
        if name:
            yield from misnamed(("event",), str(name), self.events)
        kind = self.events.get(str(name))
        for key, value in wanted.items():
            if key == "rule":
                yield from self.rule(("rule",), value)
            elif key in COUNTS:
                if not isinstance(value, int) or value < 0:
                    yield Mistake((key,), say("mistake-least", least=0, found=str(value)), False)
            elif key != "event" and kind is not None:
                yield from _field(kind, key, value)
            elif key != "event" and not name:
                known = {field for each in self.events.values() for field in _fields(each)}
                yield from misnamed((key,), key, known)

    def _asked(self, wanted: Expected) -> Iterator[Mistake]:
        for number, seat in enumerate(wanted.seats or ()):
            yield from self._seat(("seats", number), seat, CHANCE)
        if wanted.seat is not None:
            yield from self._seat(("seat",), wanted.seat, CHANCE)
        topics, kinds = known_questions(type(self.game).__module__.rpartition(".")[0])
        if wanted.topic:
            yield from misnamed(("topic",), wanted.topic, topics)
        if wanted.kind:
            yield from misnamed(("kind",), wanted.kind, kinds)
        yield from self.rule(("rule",), wanted.rule)


def misnamed_values(
    step: Step, vocabulary: Mapping[str, Collection[str | int]]
) -> Iterator[Mistake]:
    """The values of events in a step that name nothing in the game.

    >>> step = Step(not_told=[{"event": "Robbed", "seat": 7}])
    >>> [each.path for each in misnamed_values(step, {"seat": (0, 1)})]
    [('not_told', 0, 'seat')]
    """
    for key in ("told", "told_in_any_order", "not_told"):
        events: list[dict[str, Plain]] = getattr(step, key)
        for number, wanted in enumerate(events):
            for name in wanted.keys() & vocabulary.keys():
                yield from _unnamed((key, number, name), wanted[name], vocabulary[name])


def _unnamed(path: Path, value: Plain, known: Collection[str | int]) -> Iterator[Mistake]:
    if isinstance(value, Sequence) and not isinstance(value, str | bytes):
        for number, each in enumerate(value):
            yield from _unnamed((*path, number), each, known)
    elif value not in known:
        yield from misnamed(path, str(value), [str(each) for each in known])


def _fields(kind: type[Event]) -> list[str]:
    """The fields of an event that a file may name."""
    return [name for name in kind.__struct_fields__ if name != "rules"]


def _field(kind: type[Event], name: str, value: Plain) -> Iterator[Mistake]:
    """The mistakes of a field: the event does not have it, or never with such a value."""
    if name not in _fields(kind):
        yield from misnamed((name,), name, _fields(kind))
        return
    try:
        msgspec.convert(value, fields.fields(kind)[name][0])
    except msgspec.ValidationError as error:
        why = of_decoder(str(error).partition(" - at `")[0])
        yield Mistake((name,), say("mistake-value", name=name, why=why))


@cache
def rule_numbers(home: File) -> frozenset[str]:
    """The numbers of a game's rules; none for a game without a rulebook.

    >>> from kitchentable.warcraft.game import GAME
    >>> "WC-538" in rule_numbers(GAME.home)
    True
    """
    index = home / "rulebook" / "index.toml"
    if not index.exists():
        return frozenset()
    return frozenset(tomllib.loads(index.read_text("utf-8"))["rules"])


def known_questions(package: str) -> tuple[set[str], set[str]]:
    """The topics of a game, and the kinds of question there are.

    >>> topics, kinds = known_questions("kitchentable.warcraft")
    >>> "choose" in kinds
    True
    """
    topics: set[str] = set()
    kinds: set[str] = set()
    for each in _below(Question):
        own = each.__module__.startswith((package, "kitchentable.kernel"))
        topics |= {topic_name(each)} if own else set()
        kinds |= {each.kind} if "kind" in vars(each) else set()
    return topics, kinds


def _below(cls: type[Question[Any]]) -> Iterator[type[Question[Any]]]:
    for each in cls.__subclasses__():
        yield each
        yield from _below(each)
