"""Questions: the one door through which everything enters that the rules do not determine.

A rule asks and goes on with the answer:

    target = yield from ask(Choose(say("attack-whom"), seat=seat, among=targets))
    faces = yield from ask(Roll(say("attack-roll"), dice=pool, rules=("HR-087",)))

A question decides what is legal *before* its answer is sent in; rules never refuse after a
yield. What it offers is computed when someone looks, and only then.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Final, Generic, TypeAlias, TypeVar

from msgspec import Struct, structs

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.state.values import as_type
from kitchentable.kernel.words import Message, say

A = TypeVar("A")
T = TypeVar("T")

CHANCE: Final = -1
"""The seat of dice, bags and shuffles."""

PASS: Final = None
"""The answer of a seat that does not react."""

Face: TypeAlias = int | str
Faces: TypeAlias = tuple[Face, ...]
Point: TypeAlias = tuple[int, ...]
Move: TypeAlias = tuple[int | str, tuple[Point, ...]]
Routes: TypeAlias = tuple[Move, ...]
Pick: TypeAlias = Callable[[int], int]
"""Gives a whole number from 0 up to a size, at random."""


class Option(Struct, frozen=True):
    """One answer as it is shown: its value, its words, and why not if it is refused."""

    value: Any
    say: Message
    rule: str = ""
    refused: Message | None = None


class Asked(Struct, frozen=True, omit_defaults=True):
    """A question as data, for whoever has to answer it: terminal, browser, network."""

    kind: str
    seat: int
    say: Message
    rules: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()
    """All answers of a `Choose` or `React`; suggestions where more is possible."""
    until: dict[str, Message] = {}


class Question(Struct, Generic[A]):
    """What is asked, of whom, and by which rules. The base of all kinds."""

    say: Message
    seat: int = CHANCE
    rules: tuple[str, ...] = ()
    open: bool = False
    """Whether everybody may know the answer. If not, whoever answers does, and nobody else."""

    def accept(self, answer: A) -> A:
        """The answer as it will be recorded; raises `Illegal` with the reason otherwise."""
        raise NotImplementedError

    def read(self, raw: Any) -> A:
        """An answer from decoded data (a journal, the network): its shape, not its legality."""
        raise NotImplementedError

    def suggestions(self) -> Sequence[A]:
        """Legal answers, never none: for `Choose` all of them, else one for each purpose."""
        raise NotImplementedError

    def any(self, pick: Pick) -> A:
        """One legal answer at random: any suggestion, unless the question makes one cheaper.

        Where there is only one, nothing is left to chance: being asked or not is all the same.
        """
        options = self.suggestions()
        return options[pick(len(options)) if len(options) > 1 else 0]

    def decides(self) -> bool:
        """Whether there is more than one legal answer."""
        return len(self.suggestions()) > 1

    def seats(self) -> tuple[int, ...]:
        """Who has to answer."""
        return (self.seat,)

    def part(self, seat: int) -> Question[Any]:
        """What this seat is asked."""
        return self

    def knows(self, seat: int | None) -> bool:
        """Whether the answer itself is known to a seat (`None`: to a spectator).

        Hiding is the default. What others may know of a hidden answer reaches them by the
        state they see and the events they are told.
        """
        return self.open or seat == self.seat

    def describe(self, answer: A) -> Message:
        """An answer in words."""
        return say("option", value=str(answer))

    def outline(self) -> Asked:
        """The question as data, without suggestions where more is possible than can be listed."""
        return self.asked()

    def asked(self) -> Asked:
        """The question as data."""
        options = tuple(Option(value, self.describe(value)) for value in self.suggestions())
        return Asked(type(self).__name__.lower(), self.seat, self.say, self.rules, options)


class Checkpoint(Struct, frozen=True):
    """Yielded by `checkpoint`: from here the state alone is enough to go on."""


CHECKPOINT: Final = Checkpoint()

Asks: TypeAlias = Generator[Question[Any] | Checkpoint, Any, T]
"""A procedure of the rules that asks and in the end returns a `T`."""


def ask(question: Question[A]) -> Asks[A]:
    """Put a question. `yield from ask(...)` keeps the type of the answer."""
    answer: A = yield question
    return answer


def checkpoint() -> Asks[None]:
    """Mark a point where starting again from the state alone goes on in the same way."""
    yield CHECKPOINT


class Choose(Question[A], kw_only=True):
    """One of several answers, all known.

    >>> q = Choose(say("pick"), seat=0, among=(1, 2), refused={3: Illegal("TG-1", "no")})
    >>> q.accept(2)
    2
    >>> q.accept(3)
    Traceback (most recent call last):
    kitchentable.kernel.illegal.Illegal: no() [TG-1]

    `among` and `refused` may be functions, called when someone looks. `refused` names what a
    person might expect to be possible, with the reason why it is not; `why` finds the reason
    for any other answer. `words` gives the message for an option. `of` is the type of the
    answers where it is not int, str or tuple.
    """

    among: Sequence[A] | Callable[[], Sequence[A]]
    refused: Mapping[A, Illegal] | Callable[[], Mapping[A, Illegal]] | None = None
    why: Callable[[A], Illegal | None] | None = None
    words: Callable[[A], Message] | None = None
    of: Any = None
    about: object = None
    """What the game's own previews have to know of it; nobody else looks at it."""
    sample: Callable[[Pick], A] | None = None
    """Makes one answer at random where all cost more; only where there are at least two."""
    made: A | None = None
    """The last answer it made at random: that one is not looked for again."""

    def options(self) -> Sequence[A]:
        """Every legal answer."""
        among = self.among
        if callable(among):
            self.among = among = among()
        return among

    def refusals(self) -> Mapping[A, Illegal]:
        """Answers one might expect, and why they are not possible."""
        if callable(self.refused):
            self.refused = self.refused()
        return self.refused or {}

    def accept(self, answer: A) -> A:
        if answer is not None and answer is self.made:
            return answer
        options = self.options()
        try:
            answer = options[options.index(answer)]
        except ValueError:
            raise self.why_not(answer) from None
        if isinstance(answer, Struct) and not answer.__struct_config__.frozen:
            raise TypeError(f"{type(answer).__name__} can change: answer with what names it")
        return answer

    def why_not(self, answer: A) -> Illegal:
        """The refusal of an answer that is not among the options."""
        for value, refusal in self.refusals().items():
            if value == answer:
                return refusal
        reason = self.why(answer) if self.why is not None else None
        if reason is not None:
            return reason
        rule = self.rules[0] if self.rules else ""
        return Illegal(rule, "not-an-option", answer=str(answer)[:80])

    def read(self, raw: Any) -> A:
        return as_type(raw, self.of)  # type: ignore[no-any-return]

    def suggestions(self) -> Sequence[A]:
        return self.options()

    def any(self, pick: Pick) -> A:
        if self.sample is not None:
            made = self.sample(pick)
        else:
            among = self.among
            if type(among) is not list and callable(among):
                self.among = among = among()
            size = len(among)
            made = among[pick(size) if size > 1 else 0]
        self.made = made
        return made

    def decides(self) -> bool:
        among = self.among
        if type(among) is not list and callable(among):
            return self.sample is not None or len(self.options()) > 1
        return len(among) > 1

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
    """

    choice: Choose[A]
    until: dict[str, Message] = {}

    def accept(self, answer: A | None) -> A | None:
        return PASS if answer is PASS else self.choice.accept(answer)

    def read(self, raw: Any) -> A | None:
        return PASS if raw is PASS else self.choice.read(raw)

    def suggestions(self) -> Sequence[A | None]:
        return (PASS, *self.choice.options())

    def any(self, pick: Pick) -> A | None:
        options = self.choice.options()
        picked = pick(1 + len(options)) if options else 0
        if not picked:
            return PASS
        self.choice.made = made = options[picked - 1]
        return made

    def decides(self) -> bool:
        return len(self.choice.options()) > 0

    def describe(self, answer: A | None) -> Message:
        return say("pass") if answer is PASS else self.choice.describe(answer)

    def asked(self) -> Asked:
        shown = self.choice.asked()
        options = (Option(PASS, say("pass")), *shown.options)
        return structs.replace(shown, kind="react", options=options, until=self.until)


def or_pass(choice: Choose[A], until: dict[str, Message]) -> React[A]:
    """The same choice as a reaction that may be passed up.

    >>> q = or_pass(Choose(say("guard"), seat=1, among=(4, 5)), {"raid-1": say("until-raid")})
    >>> q.suggestions()
    (None, 4, 5)
    """
    return React(choice.say, choice.seat, choice.rules, choice.open, choice=choice, until=until)


def respond(order: Sequence[int], offer: Callable[[int], React[A]]) -> Asks[tuple[int, A] | None]:
    """One chance to respond, in the given order: the first who does, and with what."""
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

    Whether anybody has reacted.

    A reaction is resolved before the next seat is asked, and reopens the window for those
    who passed before; if `resolve` returns false, it closes the window. `order` is asked for
    each time round, because a seat may drop out meanwhile; `seats` is the first of these
    orders, where it is known already.
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
    """Asked of several seats at once; nobody learns an answer before all are in.

    The rules get the answers by seat. `open`: when all are in, everybody may know them.
    """

    parts: tuple[Question[A], ...]

    def seats(self) -> tuple[int, ...]:
        return tuple(part.seat for part in self.parts)

    def part(self, seat: int) -> Question[A]:
        for part in self.parts:
            if part.seat == seat:
                return part
        raise Illegal("", "not-asked")


class Judged(Question[A], Generic[A], kw_only=True):
    """An answer out of more than can be listed: judged by the rules, with suggestions.

    `check` raises `Illegal`; `suggest` gives legal answers, one for each purpose there is;
    `sample` makes a single one at random where that costs less than all of them.
    """

    check: Callable[[A], None]
    suggest: Callable[[], Sequence[A]]
    sample: Callable[[Pick], A] | None = None
    words: Callable[[A], Message] | None = None
    about: object = None
    """What the game's own previews have to know of it; nobody else looks at it."""
    made: A | None = None
    """The last answer it made at random: that one is not judged again."""

    def accept(self, answer: A) -> A:
        if answer is None or answer is not self.made:
            answer = self.read(answer)
            self.check(answer)
        return answer

    def any(self, pick: Pick) -> A:
        self.made = super().any(pick) if self.sample is None else self.sample(pick)
        return self.made

    def decides(self) -> bool:
        """In continuous space no answer stands alone."""
        return True

    def describe(self, answer: A) -> Message:
        return super().describe(answer) if self.words is None else self.words(answer)

    def suggestions(self) -> Sequence[A]:
        return self.suggest()

    def outline(self) -> Asked:
        return Asked(type(self).__name__.lower(), self.seat, self.say, self.rules)


class Place(Judged[Point], kw_only=True):
    """A place in continuous space, in whole hundredths of an inch."""

    def read(self, raw: Any) -> Point:
        return as_type(raw, Point)  # type: ignore[no-any-return]


class Moves(Judged[tuple[Move, ...]], kw_only=True):
    """Routes for one or more pieces, judged together: each a piece and the points it passes."""

    def read(self, raw: Any) -> tuple[Move, ...]:
        return as_type(raw, Routes)  # type: ignore[no-any-return]


class Die(Struct, frozen=True):
    """A die is its faces; a face may stand on several sides."""

    name: str
    faces: tuple[Face, ...]


class Chance(Question[A], Generic[A], kw_only=True):
    """A question to chance. Whichever source answers, the rules cannot tell."""


class Roll(Chance[tuple[Face, ...]], kw_only=True):
    """Dice rolled in the open: one face for each die, in order.

    >>> coin = Die("coin", ("heads", "tails"))
    >>> Roll(say("toss"), dice=(coin, coin)).accept(("heads", "edge"))
    Traceback (most recent call last):
    kitchentable.kernel.illegal.Illegal: no-such-face(die=coin, face=edge)
    """

    dice: tuple[Die, ...]

    def accept(self, answer: tuple[Face, ...]) -> tuple[Face, ...]:
        answer = self.read(answer)
        if len(answer) != len(self.dice):
            raise Illegal("", "wrong-number-of-dice", given=len(answer), wanted=len(self.dice))
        for die, face in zip(self.dice, answer, strict=True):
            if face not in die.faces:
                raise Illegal("", "no-such-face", die=die.name, face=str(face)[:80])
        return answer

    def read(self, raw: Any) -> tuple[Face, ...]:
        return as_type(raw, Faces)  # type: ignore[no-any-return]

    def suggestions(self) -> Sequence[tuple[Face, ...]]:
        return (tuple(die.faces[0] for die in self.dice),)

    def knows(self, seat: int | None) -> bool:
        return True


class Draw(Chance[A], Generic[A], kw_only=True):
    """One thing drawn blind out of several: a pearl from the bag, a card from a deck.

    `to` are the seats that see what was drawn, `open` means everybody does. A deck kept as
    "what is left in it" and drawn from works with real cards too; `Shuffle` is for an order
    that is fixed before anything is drawn.
    """

    items: Sequence[A]
    to: tuple[int, ...] = ()
    of: Any = None
    words: Callable[[A], Message] | None = None
    """What the things are called, for those who draw with their own hands."""

    def describe(self, answer: A) -> Message:
        return super().describe(answer) if self.words is None else self.words(answer)

    @property
    def blind(self) -> bool:
        """Whether nobody may know what was drawn."""
        return not self.open and not self.to

    def accept(self, answer: A) -> A:
        try:
            return self.items[self.items.index(answer)]
        except ValueError:
            raise Illegal("", "not-to-be-drawn", what=str(answer)[:80]) from None

    def read(self, raw: Any) -> A:
        return as_type(raw, self.of)  # type: ignore[no-any-return]

    def suggestions(self) -> Sequence[A]:
        different: list[A] = []
        for item in self.items:
            if item not in different:
                different.append(item)
        return different

    def knows(self, seat: int | None) -> bool:
        return self.open or seat in self.to


class Shuffle(Chance[tuple[A, ...]], Generic[A], kw_only=True):
    """Several things in an order that nobody knows."""

    items: Sequence[A]
    of: Any = None

    def accept(self, answer: tuple[A, ...]) -> tuple[A, ...]:
        left = list(self.items)
        order: list[A] = []
        for item in self.read(answer):
            if item not in left:
                raise Illegal("", "not-to-be-drawn", what=str(item)[:80])
            order.append(left.pop(left.index(item)))
        if left:
            raise Illegal("", "shuffle-incomplete", missing=len(left))
        return tuple(order)

    def read(self, raw: Any) -> tuple[A, ...]:
        return tuple(as_type(item, self.of) for item in as_type(raw, tuple[Any, ...]))

    def suggestions(self) -> Sequence[tuple[A, ...]]:
        return (tuple(self.items),)

    def knows(self, seat: int | None) -> bool:
        return False
