"""A moment of a game, written as a situation file that a person can go on editing.

The format describes positions at which a game can be begun, not every moment. So the file holds
the latest such position that is not behind the moment, and the answers since as its steps.

While a game with hidden things goes on, a file is made from what one seat may know and from
nothing else: from its view of that position, and from those answers that it knows.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

import kitchentable
from kitchentable.kernel.files import toml_writer
from kitchentable.kernel.files.situation_format import VERSIONS
from kitchentable.kernel.game import Game, Setup
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.plain import Plain, Value
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.questions import CHANCE, PASS, Secret
from kitchentable.kernel.state.state import State, encode
from kitchentable.kernel.state.views import Eyes, hidden_fields, show
from kitchentable.kernel.table.journal import Answer, Entry, Interjection, line
from kitchentable.kernel.table.look import knows
from kitchentable.kernel.table.run import Run, replay
from kitchentable.kernel.table.table import Table

S = TypeVar("S", bound=State)

MOST_KEPT = 500
"""Checkpoints before the moment at which the file may begin."""

TITLE = "TODO: a title for this moment"
WHY = "TODO: say in one sentence what this moment is about."
HEAD = """\
# A moment of a game, saved by Kitchen Table {version}. Change whatever you like, then try it:
#     kitchentable judge FILE
"""
HIDDEN = """\
# Saved while the game was played, with what {who} may know. Cards that {who} has not seen
# are written as "?": they are dealt by lot. Put names in their place if you like.
"""
CUT = """\
# This is as close to the moment as {who} can come: what followed depends on hidden things.
"""


class _Done(Struct, Generic[S], frozen=True):
    """An entry of the journal as a step: what was done, and whether the viewer knows it."""

    seat: int
    value: Value
    unasked: bool
    known: bool

    def step(self) -> dict[str, Value]:
        """What stands in the file."""
        value = _plain(self.value)
        if self.unasked:
            return {"seat": self.seat, "interject": value}
        if self.seat == CHANCE:
            return {"chance": value}
        if self.value is PASS:
            return {"seat": self.seat, "pass": True}
        return {"seat": self.seat, "answer": value}


class _Beginning(Struct, Generic[S], frozen=True):
    """Where a file begins: its `[state]` and the state it describes, and the steps from there."""

    data: dict[str, Plain] | None
    state: S
    steps: Sequence[_Done[S]]


def written(table: Table[S], position: int, seat: int | None) -> str:
    """The moment after the first entries of a table's journal, as the text of a situation file.

    `seat`: whose knowledge goes into it, `None` for a spectator. All of it if the game is over,
    or if it hides nothing.

    >>> from examples import magpies_table
    >>> table = magpies_table(rounds=5)
    >>> print(*written(table, 2, None).splitlines()[-5:], sep="\\n")
    [[step]]
    chance = 9
    <BLANKLINE>
    [[step]]
    chance = 6
    """
    writer = _Writer(table, position, seat)
    began = writer.beginning()
    steps = writer.possible(began)
    text = HEAD.format(version=kitchentable.__version__)
    who = "a spectator" if seat is None else f"seat {seat}"
    if not writer.whole:
        text += HIDDEN.format(who=who)
    if len(steps) < len(began.steps):
        text += CUT.format(who=who)
    data: dict[str, Value] = {
        "version": VERSIONS[-1],
        "game": table.game.name,
        "title": TITLE,
        "why": WHY,
        "setup": agreed(table.game, table.setup),
        "state": began.data,
        "step": [done.step() for done in steps],
    }
    return text + "\n" + toml_writer.written({key: each for key, each in data.items() if each})


def agreed(game: Game[S], setup: Setup) -> dict[str, Plain]:
    """What was agreed, as far as it differs from what is usual.

    >>> from examples.magpies import GAME
    >>> agreed(GAME, Setup(seats=3))
    {'seats': 3}
    """
    usual = msgspec.to_builtins(game.setup())
    return {
        name: value for name, value in msgspec.to_builtins(setup).items() if value != usual[name]
    }


class _Writer(Generic[S]):
    """Finds where the file of a moment begins."""

    def __init__(self, table: Table[S], position: int, seat: int | None) -> None:
        self.table, self.game, self.seat = table, table.game, seat
        self.whole = table.over or not hidden_fields(table.game.state)
        self._done: list[_Done[S]] = []
        self._kept: deque[tuple[int, S]] = deque(maxlen=MOST_KEPT)
        """Checkpoints: how many entries stood before each, and the state there."""
        self._play([table.journal[number] for number in line(table.journal, position)])

    def _eyes(self, state: S) -> Eyes:
        return self.table.eyes(state, self.seat)

    def _play(self, entries: Sequence[Entry]) -> None:
        """Play up to the moment, and note on the way what was done and where one can begin."""
        run: Run[S] = Run(self.game, self.table.beginning())
        self._kept.append((0, run.saved))
        asked, parts = run.question, list[int]()
        for number, entry in enumerate(entries):
            if run.question is not asked:
                asked, parts = run.question, []
            self._note(run, entry)
            parts.append(len(self._done) - 1)
            replay(run, number, entry)
            if isinstance(asked, Secret) and asked.open and run.question is not asked:
                for each in parts:  # all are in: from now on everybody may know
                    self._done[each] = msgspec.structs.replace(self._done[each], known=True)
            if not run.since:
                self._kept.append((len(self._done), run.saved))

    def _note(self, run: Run[S], entry: Entry) -> None:
        if isinstance(entry, Answer):
            question = run.part(entry.seat)
            eyes = self._eyes(run.state)
            known = self.whole or knows(run.question or question, entry.seat, self.seat, eyes)
            done = _Done[S](entry.seat, question.read(entry.value), False, known)
        else:
            assert isinstance(entry, Interjection), "what goes back does not stand"
            done = _Done[S](entry.seat, entry.act, True, True)
        self._done.append(done)

    def beginning(self) -> _Beginning[S]:
        """The latest position before the moment that a file can describe."""
        for number, state in reversed(self._kept):
            steps = self._done[number:]
            view = state if self.whole else show(state, self._eyes(state))
            since = [(each.seat, each.value) for each in steps if each.known]
            data = self.game.rules.described(view, self.game.box.shipped(), since)
            if data is not None and (again := self._same(data, state)) is not None:
                return _Beginning(data, again, steps)
        if self.table.start is not None or self.table.content != self.game.box.shipped():
            raise Problem("situation-unwritten")
        return _Beginning(None, self.table.beginning(), self._done)

    def _same(self, data: dict[str, Plain], state: S) -> S | None:
        """The state that a file with this data begins with, if it is the same to the viewer."""
        again: S = self.game.rules.situate(self.table.setup, self.game.box.shipped(), data)
        eyes = self._eyes(state)
        same = _seen(again, eyes) == _seen(state, eyes)
        return again if same else None

    def possible(self, began: _Beginning[S]) -> list[_Done[S]]:
        """The steps as far as the viewer knows them, and as they can be played from there."""
        if self.whole:
            return [*_with_acts(began.steps)]
        run: Run[S] = Run(self.game, began.state)
        found: list[_Done[S]] = []
        for done in _with_acts(began.steps):
            if not done.known:
                break
            try:
                _play(run, done)
            except Illegal:
                break
            found.append(done)
        return found


def _with_acts(steps: Sequence[_Done[S]]) -> Iterator[_Done[S]]:
    """The steps without those that only take back standing passes: a file has none."""
    return (done for done in steps if not (done.unasked and done.value is None))


def _play(run: Run[S], done: _Done[S]) -> None:
    if done.unasked:
        run.interject(done.seat, run.game.rules.interjections(run.saved, done.seat).accept(
            run.game.rules.interjections(run.saved, done.seat).read(done.value)
        ))  # fmt: skip
    else:
        run.answer(done.seat, run.part(done.seat).accept(done.value))


def _seen(state: S, eyes: Eyes) -> Any:
    """What a viewer sees of a state, as plain data: the order of a mapping does not count."""
    return msgspec.msgpack.decode(encode(show(state, eyes)))


def _plain(value: Value) -> Plain:
    """A value as a file has it: fields that say nothing are left out."""
    data: Plain = msgspec.to_builtins(value)
    return data
