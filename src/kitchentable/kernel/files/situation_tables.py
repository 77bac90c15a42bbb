"""A situation file opened as a table, on which people play on.

The table begins with the state that the file describes, and the steps of the file are played. What
they expect does not matter here. A file that a stranger sent must be of version 2 in all it says:
the names are known, the position can be, and it is no larger than games are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from decimal import Decimal
from typing import Any, TypeVar

from msgspec import UNSET, structs

from kitchentable.kernel.files import lines, situation_writer, situations
from kitchentable.kernel.files.situation_format import VERSIONS, Situation
from kitchentable.kernel.game import Game
from kitchentable.kernel.mistakes import Mistake, Path, outside
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.state.state import State, statics
from kitchentable.kernel.table.table import Table

S = TypeVar("S", bound=State)

MOST_BYTES = 64 * 1024
"""Bytes of a situation that is to become a table; a moment of a long game has 10,000."""
LARGEST = 1_000
"""The largest number in a position."""
MOST_ROWS = 200
"""The longest list, and the largest table: of figures, of spaces, of cards."""
TITLE = 80
"""How much of its title a table bears."""


def opened(text: str, file: str, find: Callable[[str], Game[Any]], foreign: bool) -> Table[Any]:
    """The table of a situation, with its steps played; a `Problem` if there cannot be one.

    `find` gives a game by its name; `foreign`: the file may change the content of the game.

    >>> from examples.magpies import GAME
    >>> draw = 'version = 2\\ngame = "magpies"\\nwhy = "A draw."\\n[[step]]\\nchance = 9'
    >>> opened(draw, "draw.toml", lambda name: GAME, foreign=False).position
    1
    """
    if len(text.encode()) > MOST_BYTES:
        raise Problem("situation-table-size", file=file, most=MOST_BYTES // 1024)
    try:
        situation = situations.parsed(text, file)
        _check(situation, file, foreign)
    except RecursionError:
        raise Problem("toml-monstrous", file=file) from None
    game = find(situation.game)
    judged = situations.Judged(structs.replace(situation, version=VERSIONS[-1]), game, file)
    for outcome in judged.steps():
        step = situation.step[outcome.number - 1]
        if outcome.refused is not None and step.refused is None:
            line = lines.line_of(text, ("step", outcome.number - 1))
            why = outcome.refused.message
            raise Problem("situation-table-step", file=file, line=line, key="step", why=why)
    table = judged.table
    assert table is not None, "no refusal was expected"
    if table.seats not in game.sizes:
        raise Problem("players-for-seats", given=table.seats, wanted=max(game.sizes))
    found: Table[Any] = table
    found.situation = text
    if found.start is not None:  # cards and tables of the file belong to the content from now on
        found.content = statics(found.start).get("content", found.content)
    return found


def _check(situation: Situation, file: str, foreign: bool) -> None:
    """Refuse what may be judged, but not played on by strangers at a server."""
    if situation.impossible:
        raise Problem("situation-table-impossible", file=file)
    if situation.refused is not None:
        raise Problem("situation-table-refused", file=file)
    if situation.content and not foreign:
        raise Problem("situation-table-content", file=file)
    if situation.state is not UNSET:
        for mistake in _excess(("state",), situation.state):
            raise situations.problem_of(mistake, situation.text, file)


def _excess(path: Path, data: object) -> Iterator[Mistake]:
    """Numbers and lists of a position that no game has."""
    if isinstance(data, dict | list):
        yield from outside(path, len(data), 0, MOST_ROWS)
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from _excess((*path, key), value)
    elif isinstance(data, int):
        yield from outside(path, data, -LARGEST, LARGEST)
    elif isinstance(data, Decimal):  # also infinity, and what is no number at all
        within = data.is_finite() and abs(data) <= LARGEST
        yield from outside(path, 0 if within else LARGEST + 1, -LARGEST, LARGEST)


def title(text: str) -> str:
    """The title of a situation, as far as a table bears it; "" while it has none of its own.

    >>> title('game = "magpies"\\nwhy = "A draw."\\ntitle = "One draw"\\n[state]\\n')
    'One draw'
    """
    found = situations.parsed(text, "").title
    return "" if found == situation_writer.TITLE else found[:TITLE]
