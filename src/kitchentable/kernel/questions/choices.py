"""Choices: one of several answers, all known; alone, as a reaction, or of several seats at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct, field, structs

from kitchentable.kernel.illegal import Illegal, Unexplained
from kitchentable.kernel.plain import Value
from kitchentable.kernel.questions.question import PASS, Asked, Asks, Option, Question, ask
from kitchentable.kernel.state.values import as_type
from kitchentable.kernel.words import Message, say

A = TypeVar("A")


class Choose(Question[A], kw_only=True):
    """One of several answers, all known.

    >>> q = Choose(say("pick"), seat=0, among=(1, 2), refused={3: Illegal("TG-1", "no")})
    >>> q.accept(2)
    2
    >>> q.accept(3)
    Traceback (most recent call last):
    kitchentable.kernel.illegal.Illegal: no() [TG-1]

    `among` and `refused` may be functions, called when they are first read. `refused` names what
    a person might expect to be possible, with the reason why it is not: these answers are shown
    beside the options. `why` finds the reason against any other answer when it is tried; a topic
    whose reasons need nothing but the question overrides `reason` instead. `words` gives the
    message for an option. `answers` is the type of the answers, which a topic names.
    """

    kind: ClassVar[str] = "choose"
    answers: ClassVar[Any] = None
    """The type of the answers; `None`: any plain value."""

    among: Sequence[A] | Callable[[], Sequence[A]]
    refused: Mapping[A, Illegal] | Callable[[], Mapping[A, Illegal]] | None = None
    why: Callable[[A], Illegal | None] | None = None
    words: Callable[[A], Message] | None = None

    def suggestions(self) -> Sequence[A]:
        """Every legal answer."""
        among = self.among
        if callable(among):
            self.among = among = among()
        return among

    options = suggestions

    def refusals(self) -> Mapping[A, Illegal]:
        """Answers that a person might expect, and why they are not possible."""
        if callable(self.refused):
            self.refused = self.refused()
        return self.refused or {}

    def accept(self, answer: A) -> A:
        options = self.options()
        if answer not in options:
            answer = self.read(answer)
        if answer not in options:
            raise self.why_not(answer)
        answer = options[options.index(answer)]
        if isinstance(answer, Struct) and not answer.__struct_config__.frozen:
            raise TypeError(f"{type(answer).__name__} can change: answer with what names it")
        return answer

    def why_not(self, answer: A) -> Illegal:
        """The refusal of an answer that is not among the options."""
        for value, refusal in self.refusals().items():
            if value == answer:
                return refusal
        return self.reason(answer) or Unexplained()

    def reason(self, answer: A) -> Illegal | None:
        """Why an answer that is not listed is refused; `None` if the question cannot say."""
        return None if self.why is None else self.why(answer)

    def explains(self) -> bool:
        """Whether the question has a way to say why an answer that is not listed is refused."""
        return self.why is not None or type(self).reason is not Choose.reason

    def read(self, raw: Value | A) -> A:
        answer: A = as_type(raw, self.answers)
        return answer

    def decides(self) -> bool:
        return (self.sample is not None and callable(self.among)) or len(self.options()) > 1

    def describe(self, answer: A) -> Message:
        return super().describe(answer) if self.words is None else self.words(answer)

    def asked(self) -> Asked:
        refused = tuple(
            Option(value, self.describe(value), refusal.rule, refusal.message)
            for value, refusal in self.refusals().items()
        )
        shown = super().asked()
        return structs.replace(shown, options=shown.options + refused)


class React(Question[A | None], Generic[A], kw_only=True):
    """A chance to react, or to `PASS`. `or_pass` makes one out of a `Choose`.

    `until` names what goes on around it ("battle-12", "turn-3"), each with its words. A seat
    that passes may say which of these it does not want to be asked about again: as long as
    a later `React` carries the same name, the table passes for it at once. Every seat that
    could react as far as public information tells is asked, whatever it holds, so the pause
    tells nothing.

    >>> guard = or_pass(Choose(say("guard"), seat=1, among=(4, 5)), {"raid-1": say("until-raid")})
    >>> guard.accept(PASS) is PASS, guard.accept(5), guard.kind
    (True, 5, 'react')
    """

    kind: ClassVar[str] = "react"

    choice: Choose[A]
    """What there is to choose from if the seat reacts; its class is the topic."""
    until: dict[str, Message] = field(default_factory=dict)

    @property
    def matter(self) -> Question[Any]:
        return self.choice

    def accept(self, answer: A | None) -> A | None:
        return PASS if answer is PASS else self.choice.accept(answer)

    def read(self, raw: Value | A) -> A | None:
        return PASS if raw is PASS else self.choice.read(raw)

    def suggestions(self) -> Sequence[A | None]:
        return (PASS, *self.choice.options())

    def decides(self) -> bool:
        return len(self.choice.options()) > 0

    def describe(self, answer: A | None) -> Message:
        return say("pass") if answer is PASS else self.choice.describe(answer)

    def asked(self) -> Asked:
        shown = self.choice.asked()
        options = (Option(PASS, say("pass")), *shown.options)
        return structs.replace(shown, kind="react", options=options, until=self.until)


def or_pass(choice: Choose[A], until: dict[str, Message]) -> React[A]:
    """Turn a choice into a reaction that a seat may pass up.

    >>> q = or_pass(Choose(say("guard"), seat=1, among=(4, 5)), {"raid-1": say("until-raid")})
    >>> q.suggestions()
    (None, 4, 5)
    """
    return React(
        choice.say,
        choice.seat,
        choice.rules,
        choice.open,
        choice.stands_for,
        choice=choice,
        until=until,
    )


def may_stand(question: Question[A], value: A | None, until: str) -> bool:
    """Whether an answer is a pass that can be kept up while something goes on.

    >>> question = or_pass(Choose(say("guard"), among=(4,)), until={"raid-1": say("until-raid")})
    >>> may_stand(question, PASS, "raid-1"), may_stand(question, 4, "raid-1")
    (True, False)
    """
    return isinstance(question, React) and value is PASS and until in question.until


def respond(order: Sequence[int], offer: Callable[[int], React[A]]) -> Asks[tuple[int, A] | None]:
    """One chance to respond, in the given order: the first who does, and with what.

    >>> def offer(seat):
    ...     return or_pass(Choose(say("guard"), seat=seat, among=(4, 5)), {})
    >>> asking = respond((0, 1), offer)
    >>> next(asking).seat, asking.send(PASS).seat
    (0, 1)
    >>> try:
    ...     asking.send(5)
    ... except StopIteration as end:
    ...     print(end.value)
    (1, 5)
    """
    for seat in order:
        answer = yield from ask(offer(seat))
        if answer is not PASS:
            return seat, answer
    return None


def window(
    order: Callable[[], Sequence[int]],
    offer: Callable[[int], React[A]],
    resolve: Callable[[int, A], Asks[bool | None]],
    seats: Sequence[int] | None = None,
) -> Asks[bool]:
    """A reaction window: one reaction each in order, again until all in a row have passed.

    Return whether any seat has reacted.

    A reaction is resolved before the next seat is asked, and reopens the window for those
    who passed before; if `resolve` returns false, it closes the window. `order` is asked for
    each time round, because a seat may drop out meanwhile; `seats` is the first of these
    orders, where it is known already.

    >>> def offer(seat):
    ...     return or_pass(Choose(say("guard"), seat=seat, among=(4, 5)), {})
    >>> def resolve(seat, card):
    ...     yield from ()
    >>> asking = window(lambda: (0, 1), offer, resolve)
    >>> next(asking).seat, asking.send(4).seat, asking.send(PASS).seat
    (0, 1, 0)
    >>> try:
    ...     asking.send(PASS)
    ... except StopIteration as end:
    ...     print(end.value)
    True
    """
    seats = order() if seats is None else seats
    at = passed = 0
    reacted = False
    while passed < len(seats):
        seat = seats[at % len(seats)]
        answer: A | None = yield offer(seat)
        if answer is PASS:
            passed += 1
            at += 1
            continue
        reacted = True
        if (yield from resolve(seat, answer)) is False:
            break
        passed = 0
        seats = order()
        at = seats.index(seat) + 1 if seat in seats else at
    return reacted


class Secret(Question[dict[int, A]], Generic[A], kw_only=True):
    """Asked of several seats at once; no seat learns an answer before all are in.

    The rules get the answers by seat. `open`: when all are in, everybody may know them.

    >>> bids = tuple(Choose(say("bid"), seat=seat, among=(1, 2, 3)) for seat in (0, 1))
    >>> secret = Secret(say("bid"), parts=bids, open=True)
    >>> secret.seats(), secret.part(1).accept(3)
    ((0, 1), 3)
    """

    kind: ClassVar[str] = "secret"

    parts: tuple[Question[A], ...]

    def seats(self) -> tuple[int, ...]:
        return tuple(part.seat for part in self.parts)

    def part(self, seat: int) -> Question[A]:
        for part in self.parts:
            if part.seat == seat:
                return part
        raise Illegal("", "not-asked")
