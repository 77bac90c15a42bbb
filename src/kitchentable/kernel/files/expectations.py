"""Expectations of a situation: what happened in a step is compared with what must follow."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from kitchentable.kernel.events import Event
from kitchentable.kernel.files import toml
from kitchentable.kernel.files.situation_format import AnyRule, Ending, Expected, Refused, Step
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.plain import Plain, Value
from kitchentable.kernel.questions import PASS, Question, Roll
from kitchentable.kernel.state.state import State
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.words import Message, Who, say

A = TypeVar("A")
S = TypeVar("S", bound=State)


class Checks(Generic[S]):
    """Compares what happened with what was expected.

    >>> from examples import magpies_table
    >>> table = magpies_table(rounds=1)
    >>> Checks(table, Step(state={"magpies.0.laid": [9]}), [], None).unmet
    []
    """

    def __init__(
        self,
        table: Table[S] | None,
        step: Step,
        told: Sequence[Event],
        refusal: Illegal | None,
        *,
        strict: bool = False,
    ) -> None:
        self._strict = strict
        self.proven: list[str] = []
        self.unmet: list[Message] = []
        self._refusal(step.refused, refusal)
        self._told(step, told)
        for unwanted in step.not_told:
            for event in told:
                if _fits(event, unwanted, event.rules):
                    self._miss("unmet-told-anyway", _text(unwanted), event_text(event))
        if table is not None:
            self._standing(table, step)

    def _standing(self, table: Table[S], step: Step) -> None:
        """What stands after the step: a question, values of the state, the result."""
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

    def _prove_of(self, wanted: str | AnyRule, cited: Collection[str]) -> None:
        """Note a rule that was named alone, or those of several that were cited."""
        if isinstance(wanted, str):
            self._prove(wanted)
        else:
            self.proven += [rule for rule in wanted.any if rule in cited]

    def _refusal(self, wanted: Refused | None, found: Illegal | None) -> None:
        if wanted is None:
            if found is not None:
                self._miss("unmet-refused", "-", _refused(found))
            return
        fits = found is not None and (
            cites(wanted.rule, (found.rule,)) and wanted.message in ("", found.message.id)
        )
        if found is not None and self._strict and not found.rule:
            fits = fits and wanted.message != ""  # no rule forbids what cannot be understood
        if fits:
            self._prove_of(wanted.rule, (found.rule,) if found else ())
        else:
            rules = " / ".join(named_rules(wanted.rule))
            self._miss("unmet-refusal", f"{wanted.message} [{rules}]", _refused(found))

    def _told(self, step: Step, told: Sequence[Event]) -> None:
        """Each expected event must have been told: some in order, others in any order."""
        used: set[int] = set()
        at = 0
        for each in step.told:
            found = [n for n, event in enumerate(told) if meets(event, each)]
            if "times" in each or "at_least" in each:
                self._counted(each, [told[n] for n in found])
                used |= set(found)
                at = max([at, *(n + 1 for n in found)])
                continue
            behind = next((n for n in found if n >= at), None)
            if behind is None:
                self._untold(each, told[at:])
            else:
                at = behind + 1
                used.add(behind)
                self._cited(each, told[behind])
        used |= self._any_order(step.told_in_any_order, told, used)
        if step.nothing_else:
            for number, event in enumerate(told):
                if number not in used:
                    self._miss("unmet-told-besides", "-", event_text(event))

    def _counted(self, wanted: dict[str, Plain], found: Sequence[Event]) -> None:
        """An event that must be told so many times."""
        number, least = wanted.get("times"), wanted.get("at_least", 0)
        wrong = len(found) != number if number is not None else len(found) < as_number(least)
        if wrong:
            self._miss("unmet-times", _text(wanted), str(len(found)))
        for event in found:
            self._cited(wanted, event)

    def _any_order(
        self, wanted: Sequence[dict[str, Plain]], told: Sequence[Event], used: set[int]
    ) -> set[int]:
        """Find a different event for each that is expected in any order; return those found."""
        taken: dict[int, int] = {}

        def place(which: int, tried: set[int]) -> bool:
            for number, event in enumerate(told):
                if number in used or number in tried or not meets(event, wanted[which]):
                    continue
                tried.add(number)
                if number not in taken or place(taken[number], tried):
                    taken[number] = which
                    return True
            return False

        for which, each in enumerate(wanted):
            if not place(which, set()):
                self._untold(each, [told[n] for n in range(len(told)) if n not in used])
        for number, which in taken.items():
            self._cited(wanted[which], told[number])
        return set(taken)

    def _cited(self, wanted: dict[str, Plain], event: Event) -> None:
        """Note the rules that an expected event has proven."""
        for rule in named_rules(wanted.get("rule", "")):
            if rule in event.rules:
                self._prove(rule)

    def _untold(self, wanted: dict[str, Plain], told: Sequence[Event]) -> None:
        """An event that was not told: what differs in the nearest of its kind, or what was told."""
        same = [event for event in told if type(event).__name__ == wanted.get("event")]
        if not same:
            heard = ", ".join(type(event).__name__ for event in told) or "-"
            self._miss("unmet-told", _text(wanted), heard)
            return
        nearest = min((differing(event, wanted) for event in same), key=len)
        self._miss("unmet-told-differs", _text(wanted), ", ".join(nearest))

    def _question(self, wanted: Expected, question: Question[A] | None) -> None:
        if question is None:
            self._miss("unmet-asked", _text(wanted), "-")
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
        if not cites(wanted.rule, own):
            self._compare("rule", named_rules(wanted.rule), list(part.rules))
        self._roll(wanted, part)
        if wanted.options is not None:
            self._options(wanted.options, part, refused=False)
        if wanted.refused is not None:
            self._options(wanted.refused, part, refused=True)
        if len(self.unmet) == before:
            self._prove_of(wanted.rule, own)

    def _roll(self, wanted: Expected, part: Question[Any]) -> None:
        """Who rolls which dice."""
        if wanted.roller is not None:
            who = part.say.args.get("who")
            self._compare("roller", wanted.roller, who.seat if isinstance(who, Who) else str(who))
        if wanted.dice is not None:
            dice = [die.name for die in part.dice] if isinstance(part, Roll) else []
            given = wanted.dice
            self._compare("dice", given, len(dice) if isinstance(given, int) else dice)

    def _options(self, wanted: list[Plain], part: Question[Any], *, refused: bool) -> None:
        shown = part.asked().options
        found = [
            option.value
            for option in shown
            if (option.refused is not None) == refused and option.value is not PASS
        ]
        answers = sorted(_text(_as_answer(part, raw)) for raw in wanted)
        offered = sorted(_text(value) for value in found)
        if answers != offered:
            missing = [each for each in answers if each not in offered] or ["-"]
            more = [each for each in offered if each not in answers] or ["-"]
            self.unmet.append(
                say(
                    "unmet-options",
                    wanted=", ".join(answers) or "-",
                    missing=", ".join(missing),
                    more=", ".join(more),
                )
            )

    def _result(self, wanted: Ending, table: Table[S]) -> None:
        result = table.result
        found = list(result.winners) if result else []
        if result is None or found != list(wanted.winners):
            self._miss("unmet-value", f"winners = {list(wanted.winners)}", str(found))
        elif cites(wanted.rule, result.rules):
            self._prove_of(wanted.rule, result.rules)
        else:
            self._compare("rule", named_rules(wanted.rule), list(result.rules))


def _refused(found: Illegal | None) -> str:
    """A refusal as a file would have it: its message and its rule."""
    return "-" if found is None else f"{found.message.id} [{found.rule}]"


def meets(event: Event, wanted: dict[str, Plain]) -> bool:
    """Whether an event is the expected one; its kind may stand for rules it no longer cites.

    >>> from kitchentable.warcraft.model.card_events import CardDrawn
    >>> meets(CardDrawn(seat=1, card="fast"), {"event": "CardDrawn", "seat": 1})
    True
    """
    return _fits(event, wanted, (*event.rules, *event.stands_for))


def differing(event: Event, wanted: dict[str, Plain]) -> list[str]:
    """The values of an event that are not as expected.

    >>> from kitchentable.warcraft.model.card_events import CardDrawn
    >>> differing(CardDrawn(seat=1, card="ensnare"), {"event": "CardDrawn", "card": "fast"})
    ['card = "ensnare"']
    """
    found: list[str] = []
    if not cites(wanted.get("rule", ""), {*event.rules, *event.stands_for}):
        found.append(f"rule = {_text(list(event.rules))}")
    for key, value in wanted.items():
        if key not in ("event", "rule", *COUNTS) and not _fits(event, {key: value}, event.rules):
            there = _text(getattr(event, key)) if key in event.__struct_fields__ else "-"
            found.append(f"{key} = {there}")
    return found


def event_text(event: Event) -> str:
    """An event with its values, as a file would have it.

    >>> from kitchentable.warcraft.model.card_events import CardDrawn
    >>> event_text(CardDrawn(seat=1, card="ensnare"))
    'CardDrawn (seat = 1, card = "ensnare", rules = [])'
    """
    values = [f"{name} = {_text(getattr(event, name))}" for name in event.__struct_fields__]
    return f"{type(event).__name__} ({', '.join(values)})"


def _fits(event: Event, wanted: dict[str, Plain], rules: Sequence[str]) -> bool:
    """Whether an event is of the kind, and has the values and among these rules those named."""
    for key, value in wanted.items():
        if key == "event":
            fits = type(event).__name__ == value
        elif key == "rule":
            fits = cites(value, rules)
        elif key in COUNTS:
            fits = True
        else:
            known = key in event.__struct_fields__
            fits = known and _plain(getattr(event, key)) == _plain(value)
        if not fits:
            return False
    return True


COUNTS = ("times", "at_least")
"""Keys of an expected event that say how often it must be told."""


def named_rules(wanted: Plain | AnyRule) -> list[str]:
    """All rules that an expectation names: one, several in a list, or one of several.

    >>> named_rules("HR-041"), named_rules({"any": ["HR-041", "HR-056"]})
    (['HR-041'], ['HR-041', 'HR-056'])
    """
    if isinstance(wanted, AnyRule):
        return list(wanted.any)
    if isinstance(wanted, Mapping):
        return list(msgspec.convert(wanted, AnyRule).any)
    if isinstance(wanted, str):
        return [wanted] if wanted else []
    return msgspec.convert(wanted, list[str])


def cites(wanted: Plain | AnyRule, rules: Collection[str]) -> bool:
    """Whether rules are as expected: all that are named, or one of several.

    >>> cites({"any": ["HR-041", "HR-056"]}, ["HR-056"]), cites(["HR-041", "HR-056"], ["HR-056"])
    (True, False)
    """
    names = named_rules(wanted)
    if isinstance(wanted, AnyRule | Mapping):
        return any(name in rules for name in names)
    return set(names) <= set(rules)


def as_number(value: Plain) -> int:
    """A whole number of a file.

    >>> as_number(2)
    2
    """
    return msgspec.convert(value, int)


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
    return toml.written(value)
