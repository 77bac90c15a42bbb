"""The front door: a game in a few lines, for programs and notebooks.

>>> import kitchentable as kt
>>> game = kt.warcraft.new(races=("orc", "human"), seed=7)
>>> game.question
'Player 2: What do you move?'
>>> game.answer(game.options[1])
>>> game.log()[-1]
'Player 2 moves a melee unit from f4 to e6.'

A `Sitting` puts the kernel's `Table` into words. Its `table` offers the rest.
The names of this module that programs may rely on are listed in `docs/stable.md`.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from msgspec import Struct

from kitchentable import games, players
from kitchentable.kernel.agreement import agreed
from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.events import UNTOLD
from kitchentable.kernel.files import packs as pack_files
from kitchentable.kernel.files import saves
from kitchentable.kernel.game import Game, Setup
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.plain import Plain
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.questions import CHANCE, Option, Question
from kitchentable.kernel.state.state import State
from kitchentable.kernel.table.differences import Difference
from kitchentable.kernel.table.journal import Answer
from kitchentable.kernel.table.look import Player
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.words import Message
from kitchentable.lab.simulate import Report, Series
from kitchentable.lab.simulate import simulate as play_many
from kitchentable.locale import Words

__all__ = ["Possible", "Report", "Sitting", "new", "open", "simulate"]

S = TypeVar("S", bound=State)


class Possible(Struct, frozen=True):
    """A possible answer in words, with the kernel's option behind it.

    >>> import kitchentable as kt
    >>> game = kt.warcraft.new(races=("orc", "human"), seed=7)
    >>> print(game.options[1])
    Melee unit: f4 → e6
    """

    words: str
    option: Option

    def __str__(self) -> str:
        return self.words


class Sitting(Generic[S]):
    """A game being played, in words.

    `seat` stands for the seat that is asked, wherever it is left out. Seats count from 0.

    >>> import kitchentable as kt
    >>> game = kt.raiders.new(seed=7)
    >>> print(game)
    Player 1: Call Blank or Ace.
       1  blank
       2  Ace
    """

    def __init__(
        self,
        table: Table[S],
        words: Words,
        file: Path | None = None,
        differs: Difference | None = None,
    ) -> None:
        self.table = table
        """The kernel's table: everything one can do with a game."""
        self.differs = differs
        """Where the game of a file goes differently by the rules of this version: the entry and
        the reason. This is then a new game, which stands at that entry. `None`: nowhere."""
        self._file = file
        self._words = words

    # --- what is asked -------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.over

    @property
    def seat(self) -> int:
        """The seat that is asked, the first of them if there are several; -1 for real dice."""
        return self._asked(None)[0]

    @property
    def question(self) -> str:
        """The open question in words, with the player who is asked; "" after the end."""
        if self.over:
            return ""
        seat, question = self._asked(None)
        who = self._words("dice") if seat == CHANCE else self._words.name(seat)
        return f"{who}: {self._speak(seat).say(question.outline().say)}"

    @property
    def options(self) -> list[Possible]:
        """The possible answers in words. For places and routes: one for each purpose."""
        return [] if self.over else self.options_of(self.seat)

    def options_of(self, seat: int) -> list[Possible]:
        """The possible answers of one of several seats that are asked at once."""
        _, question = self._asked(seat)
        offered = [each for each in question.asked().options if each.refused is None]
        words = self._speak(seat)
        return [Possible(words.say(each.say), each) for each in offered]

    def answer(self, given: Possible | Plain, seat: int | None = None) -> None:
        """Answer with one of the options, or with the plain value of any answer.

        Raises `Illegal` if the rules do not allow it; then nothing has changed.

        >>> import kitchentable as kt
        >>> game = kt.raiders.new(seed=7)
        >>> game.answer("tails")
        Traceback (most recent call last):
        kitchentable.kernel.illegal.Illegal: hr-call-what() [HR-181]
        >>> game.answer("ace")
        """
        who, question = self._asked(seat)
        value = given.option.value if isinstance(given, Possible) else question.read(given)
        self.table.answer(who, value)

    # --- what is seen --------------------------------------------------------------------

    def view(self, seat: int | None = None) -> S:
        """The state as a seat sees it; `None` for a spectator."""
        return self.table.view(seat)

    def log(self, seat: int | None = None) -> list[str]:
        """The events that a seat was told, a sentence for each; `None` for a spectator."""
        words = self._speak(seat)
        said = [told.event.say() for told in self.table.told(seat)]
        return [words.say(each) for each in said if each != UNTOLD]

    def svg(self, seat: int | None = None) -> str:
        """The board as a seat sees it, as an SVG picture; `None` for a spectator."""
        return drawing(self.table, seat, self._speak(seat))

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows."""
        return self.svg()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won: several if they share the victory."""
        result = self.table.result
        return () if result is None else result.winners

    @property
    def ending(self) -> str:
        """How the game ended, in words; "" while it goes on."""
        result = self.table.result
        return "" if result is None else self.say(result.say)

    def say(self, message: Message) -> str:
        """A message in words, such as that of a refusal.

        >>> import kitchentable as kt
        >>> from kitchentable.kernel.problem import Problem
        >>> game = kt.raiders.new(seed=7)
        >>> try:
        ...     game.undo()
        ... except Problem as problem:
        ...     print(game.say(problem.message))
        This cannot be undone: dice were rolled or something was drawn since.
        """
        return self._speak(None).say(message)

    # --- what one can do -----------------------------------------------------------------

    def undo(self) -> None:
        """Take back the last answer of a player, if no other player learned anything by it."""
        entries = reversed(self.table.entries())
        answered = (each.seat for each in entries if isinstance(each, Answer))
        self.table.undo(next((seat for seat in answered if seat != CHANCE), 0))

    def fork(self) -> Sitting[S]:
        """A second game that stands where this one does; neither disturbs the other."""
        return Sitting(self.table.fork(), self._words, self._file, self.differs)

    def save(self, path: str | Path) -> None:
        """Write the whole game to a `.kt` file; `kitchentable.open` reads it.

        The file of a game that goes differently now is not replaced by the new game.
        """
        if self.differs is not None and self._file is not None and _same(Path(path), self._file):
            raise Problem("differs-other-file", file=str(path))
        saves.write(saves.dump(self.table), Path(path))

    def play_on(
        self,
        *kinds: str,
        seats: Sequence[int] | None = None,
        until: Callable[[Sitting[S]], bool] | None = None,
    ) -> None:
        """Let bots answer, to the end of the game.

        `kinds`: one kind of bot for all seats, or one for each seat; random bots if none is
        named. `seats`: the seats that bots play, all if left out; bots stop when another seat
        is asked. `until`: bots stop as soon as this holds. One game always goes on in one way.

        >>> import kitchentable as kt
        >>> game = kt.warcraft.new(races=("orc", "human"), seed=7)
        >>> game.play_on("random", "regular", until=lambda game: game.view().turn == 3)
        >>> game.play_on("regular", seats=[1])
        >>> game.view().turn, game.seat
        (3, 0)
        """
        bots = self._bots(kinds or ("random",), seats)
        while not self.over and not (until is not None and until(self)):
            seat = next((each for each in self.table.waiting() if each in bots), None)
            if seat is None:
                return
            self.table.answer(seat, bots[seat].answer(self.table.look(seat)))

    def _bots(self, kinds: Sequence[str], seats: Sequence[int] | None) -> dict[int, Player]:
        table = self.table
        each = kinds_for(kinds, table.seats)
        return {
            seat: players.player(each[seat], 1000 * table.position + seat, table.game)
            for seat in (range(table.seats) if seats is None else seats)
        }

    # --- words ---------------------------------------------------------------------------

    def _asked(self, seat: int | None) -> tuple[int, Question[Any]]:
        question = self.table.question
        if question is None:
            raise Illegal("", "game-over")
        who = self.table.waiting()[0] if seat is None else seat
        return who, question.part(who)

    def _speak(self, seat: int | None) -> Words:
        """The words, with everything by the name that a seat knows it by."""
        self._words.call(names(self.table, seat, self._words.lang))
        return self._words

    def __str__(self) -> str:
        if self.over:
            return self.ending
        listed = [f"  {number:>2}  {each}" for number, each in enumerate(self.options, start=1)]
        return "\n".join([self.question, *listed])

    def __repr__(self) -> str:
        return f"<Sitting {self.table.game.name}: {self.question or self.ending}>"


# --- how a sitting begins ---------------------------------------------------------------------


def new(
    game: Game[S],
    settings: Mapping[str, Plain],
    seed: int | None = None,
    packs: Sequence[str | Path] = (),
    lang: str = "en",
) -> Sitting[S]:
    """Begin a game. The seed fixes the dice; without one they are drawn afresh."""
    setup, content = agreement(game, settings, packs)
    chance = Seeded(secrets.randbits(63) if seed is None else seed)
    return Sitting(Table(game, setup, content, chance=chance), Words(lang, (game.home,)))


def open(path: str | Path, lang: str = "en") -> Sitting[Any]:
    """Open a saved game where it stands.

    A game that was played by earlier rules stands where the rules of this version begin to go
    differently, if they do; `Sitting.differs` says at which entry, and why.
    """
    saved = saves.read(Path(path))
    if not isinstance(saved, saves.Saved):
        raise Problem("file-seat-only", file=str(path))
    game = games.game(saved.played.game)
    table, differs = saves.open_game(saved, game, str(path))
    return Sitting(table, Words(lang, (game.home,), table.names), Path(path), differs)


def _same(one: Path, other: Path) -> bool:
    return one.resolve() == other.resolve()


def simulate(
    game: Game[S],
    settings: Mapping[str, Plain],
    count: int,
    kinds: Sequence[str],
    seed: int = 0,
    jobs: int = 1,
) -> Report:
    """Play many games between bots, and add up how they ended."""
    setup, content = agreement(game, settings, ())
    series = Series(game.name, setup, kinds_for(kinds, setup.seats), content)
    return play_many(series, count, seed=seed, jobs=jobs)


def kinds_for(kinds: Sequence[str], seats: int) -> tuple[str, ...]:
    """A kind of bot for each seat.

    >>> kinds_for(["random"], 2), kinds_for(["random", "regular"], 2)
    (('random', 'random'), ('random', 'regular'))
    """
    each = tuple(kinds) * seats if len(kinds) == 1 else tuple(kinds)
    if len(each) != seats:
        raise Problem("players-for-seats", given=len(each), wanted=seats)
    return each


# --- what is read of a game -------------------------------------------------------------------


def agreement(
    game: Game[S], settings: Mapping[str, Plain], packs: Sequence[str | Path]
) -> tuple[Setup, Any]:
    """The setup of a game, and its content with these packs."""
    content = pack_files.load(game, [Path(each) for each in packs])
    return game.box.with_files(agreed(game.setup, settings), content)


def names(table: Table[S], seat: int | None, lang: str) -> Mapping[str, Message | str]:
    """The names of everything on the table, as a seat sees it."""
    return table.game.text.names(table.view(None if seat == CHANCE else seat), lang)


def drawing(table: Table[S], seat: int | None, words: Words) -> str:
    """The board as a seat sees it."""
    return table.game.browser.drawing(table.view(seat), words.say)
