"""Puzzles: situations with a goal. One seat solves it, the dice are known, the others are simple.

A puzzle is a situation file with a table `[puzzle]`. Everything in it is determined but the answers
of the seat that solves it: so its solution can be stored, and played again to check it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from msgspec import UNSET, Struct

from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.files import situations
from kitchentable.kernel.files.expectations import meets
from kitchentable.kernel.files.situation_format import Puzzle, Situation, Step
from kitchentable.kernel.game import Game
from kitchentable.kernel.plain import Value
from kitchentable.kernel.questions import CHANCE, PASS, Chance, Question, Roll
from kitchentable.kernel.state.state import State, statics
from kitchentable.kernel.table.look import Look
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.words import Who

A = TypeVar("A")
S = TypeVar("S", bound=State)

FOLDER = Path("rulebook/puzzles")
OTHER = "other"
MOST = 400
"""No puzzle takes so many answers: who has not solved it by then does not solve it."""


class Verdict(Enum):
    """How a puzzle stands.

    >>> [each.value for each in Verdict]
    ['open', 'solved', 'failed']
    """

    OPEN = "open"
    SOLVED = "solved"
    FAILED = "failed"


class KnownDice(Struct, frozen=True):
    """Dice that fall as a puzzle says. What else is left to chance comes in its first order.

    >>> from kitchentable.kernel.questions import Die
    >>> from kitchentable.kernel.words import say
    >>> d6 = Die("d6", (1, 2, 3, 4, 5, 6))
    >>> roll = Roll(say("roll", who=Who(1)), dice=(d6, d6, d6))
    >>> KnownDice({"1": [2, 5]}).answer(roll, 0)
    (2, 5, 2)
    """

    falls: dict[str, list[int | str]]

    def answer(self, question: Chance[A], count: int) -> Any:
        if not isinstance(question, Roll):
            return question.suggestions()[0]
        faces: Any = self._fallen(question)
        return question.accept(faces) if faces else Seeded(0).answer(question, count)

    def _fallen(self, question: Roll) -> tuple[int | str, ...]:
        """The faces of a roll; none if nothing is known of one of its dice."""
        who = question.say.args.get("who")
        name = str(who.seat) if isinstance(who, Who) else str(who)
        fallen: list[int | str] = []
        for number, die in enumerate(question.dice):
            faces = self.falls.get(name) or self.falls.get(die.name) or self.falls.get(OTHER)
            if not faces:
                return ()
            face = faces[number % len(faces)]
            fallen.append(face if face in die.faces else die.faces[0])
        return tuple(fallen)


class First:
    """A player who takes the first possibility, and reacts whenever that is possible.

    >>> from examples import magpies_table
    >>> First().answer(magpies_table().look(0))
    9
    """

    def answer(self, look: Look[Any]) -> Value:
        assert look.question is not None, "a player is asked"
        answer: Value = first_of(look.question)
        return answer


def first_of(question: Question[A]) -> A:
    """The first suggestion; passing only if there is nothing else.

    >>> from kitchentable.kernel.questions import Choose, or_pass
    >>> from kitchentable.kernel.words import say
    >>> first_of(or_pass(Choose(say("guard"), seat=1, among=(4, 5)), {}))
    4
    """
    found = question.suggestions()
    return next((each for each in found if each is not PASS), found[0])


def puzzle_of(text: str) -> Puzzle | None:
    """The puzzle in the text of a situation, if there is one.

    >>> text = 'game = "magpies"\\nwhy = "x"\\n[state]\\n[puzzle]\\nuntil = []'
    >>> puzzle_of(text).level
    1
    """
    return situations.parsed(text, "").puzzle if "[puzzle]" in text else None


def dice_of(text: str) -> KnownDice | None:
    """The dice of the puzzle in a situation's text; `None` if it is none.

    >>> dice_of("") is None
    True
    """
    puzzle = puzzle_of(text) if text else None
    return None if puzzle is None else KnownDice(puzzle.dice)


def verdict(table: Table[S], puzzle: Puzzle) -> Verdict:
    """How a puzzle stands at a table that began with it.

    >>> from examples import magpies_table
    >>> verdict(magpies_table(), Puzzle(until=[])).value
    'open'
    """
    missing = list(puzzle.told)
    for logged in table.log:
        event = logged.event
        if any(meets(event, each) for each in puzzle.never):
            return Verdict.FAILED
        missing = [each for each in missing if not meets(event, each)]
        if not missing and not puzzle.state:
            return Verdict.SOLVED
        if any(meets(event, each) for each in puzzle.until):
            at = table.game.rules.at
            stand = all(at(table.state, path) == value for path, value in puzzle.state.items())
            return Verdict.SOLVED if stand and not missing else Verdict.FAILED
    return Verdict.FAILED if table.over else Verdict.OPEN


def all_of(game: Game[Any]) -> Iterator[tuple[str, Situation]]:
    """The puzzles of a game by name, the easy ones first.

    >>> from examples.magpies import GAME
    >>> list(all_of(GAME))
    []
    """
    found = []
    for path in sorted((game.home / FOLDER).glob("*.toml")):
        situation = situations.read(path)
        if situation.puzzle is not None:
            found.append((situation.puzzle.level, path.stem, situation))
    for _, name, situation in sorted(found, key=lambda each: each[:2]):
        yield name, situation


def path_of(game: Game[Any], name: str) -> Path | None:
    """The file of a puzzle; `None` if the game has none of that name.

    >>> from examples.magpies import GAME
    >>> path_of(GAME, "shiny") is None
    True
    """
    folder = game.home / FOLDER
    return next((path for path in folder.glob("*.toml") if path.stem == name), None)


def text_of(game: Game[Any], name: str) -> str:
    """The text of a puzzle; "" if the game has none of that name.

    >>> from examples.magpies import GAME
    >>> text_of(GAME, "shiny")
    ''
    """
    path = path_of(game, name)
    return "" if path is None else path.read_text("utf-8")


@cache
def named(game: Game[Any]) -> dict[str, str]:
    """The names of a game's puzzles by the text of their files.

    >>> from examples.magpies import GAME
    >>> named(GAME)
    {}
    """
    return {situation.text: name for name, situation in all_of(game)}


def begun(situation: Situation, game: Game[S], file: str = "puzzle") -> Table[S]:
    """The table of a puzzle, at its beginning. A `Problem` says what is wrong with the file.

    >>> from examples.magpies import GAME
    >>> shiny = Situation("magpies", "x", [], puzzle=Puzzle(until=[]))
    >>> begun(shiny, GAME).waiting()
    (0, 1)
    """
    assert situation.puzzle is not None, "a puzzle"
    laid = situations.Judged(situation, game, file).table
    assert laid is not None, "no puzzle is refused"
    dice = KnownDice(situation.puzzle.dice)
    content = laid.content
    if laid.start is not None:  # cards of the file belong to the content
        content = statics(laid.start).get("content", content)
    table = Table(game, laid.setup, content, chance=dice, start=laid.start)
    table.situation = situation.text
    return table


def played(
    situation: Situation, game: Game[S], solver: Callable[[Table[S]], bool], file: str = "puzzle"
) -> Table[S]:
    """A puzzle played until it is decided, or until the solver has no answer any more.

    `solver` answers for the seat that solves it; it says whether it did.

    >>> from examples.magpies import GAME
    >>> shiny = Situation("magpies", "x", [], puzzle=Puzzle(until=[]))
    >>> played(shiny, GAME, lambda table: False).waiting()
    (0, 1)
    """
    puzzle, table = situation.puzzle, begun(situation, game, file)
    assert puzzle is not None, "a puzzle"
    for _ in range(MOST):
        waiting = [seat for seat in table.waiting() if seat != CHANCE]
        if not waiting or verdict(table, puzzle) is not Verdict.OPEN:
            break
        if puzzle.seat in waiting:
            if not solver(table):
                break
        else:
            table.answer(waiting[0], first_of(table.run.part(waiting[0])))
    return table


def by_steps(steps: Sequence[Step], seat: int) -> Callable[[Table[Any]], bool]:
    """A solver that gives stored answers.

    >>> from examples import magpies_table
    >>> by_steps([], 0)(magpies_table())
    False
    """
    left = list(steps)

    def answer(table: Table[Any]) -> bool:
        if not left:
            return False
        step = left.pop(0)
        if step.interject is not UNSET:
            table.interject(seat, table.interjections(seat).read(step.interject))
        elif step.answer is UNSET:
            table.answer(seat, PASS)
        else:
            table.answer(seat, table.read(seat, step.answer))
        return True

    return answer


def solved(situation: Situation, game: Game[S], file: str = "puzzle") -> Table[S]:
    """A puzzle played by its stored solution.

    >>> from examples.magpies import GAME
    >>> shiny = Situation("magpies", "x", [], puzzle=Puzzle(until=[]))
    >>> solved(shiny, GAME).over
    False
    """
    assert situation.puzzle is not None, "a puzzle"
    seat = situation.puzzle.seat
    return played(situation, game, by_steps(situation.puzzle.solution, seat), file)
