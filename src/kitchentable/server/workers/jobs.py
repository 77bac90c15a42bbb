"""What the server asks of its workers, and what they reply.

A worker keeps the tables it has seen, so a job carries only the tail of the journal that the
worker does not know yet. A worker that does not know the table says so and gets all of it.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from kitchentable.kernel.chance import Kept
from kitchentable.kernel.plain import Plain
from kitchentable.kernel.table import journal
from kitchentable.kernel.table.journal import Entry
from kitchentable.kernel.words import Message
from kitchentable.server.protocol.messages import RefusalCode

READY = b"ready"
"""A worker says this when it has loaded."""
MOST_TABLES = 64
"""How many tables a worker keeps: those it was asked about last."""


class Think(Struct, frozen=True, tag="think"):
    """A bot's turn: the kind of bot, and the seed of its chance."""

    kind: str
    seed: int


class Study(Struct, frozen=True, tag="study"):
    """A query that takes a while: its frame."""

    query: bytes


class Export(Struct, frozen=True, tag="export"):
    """The game as a file, with its dice: the file holds them when the game is over."""

    chance: Kept


class WriteSituation(Struct, frozen=True, tag="situation"):
    """A moment of the game as a situation file."""

    position: int


class DrawPicture(Struct, frozen=True, tag="draw"):
    """A picture of an earlier position, for people with these names."""

    position: int
    lang: str
    names: tuple[str, ...]


Task = Think | Study | Export | WriteSituation | DrawPicture


class Origin(Struct, frozen=True):
    """How a table began. With all entries of its journal this is the whole game."""

    game: str
    setup: dict[str, Plain]
    content: bytes
    start: bytes = b""
    """The state the table began with, if that was not the game's own beginning."""
    situation: str = ""
    """The text of the situation that the table began with."""
    names: tuple[str, ...] = ()
    """What the players are called, by seat."""


class Job(Struct, frozen=True, tag="job"):
    """Work on a table, as it is sent to a worker."""

    table: str
    seat: int | None
    """Whose eyes the work is done with; `None`: a spectator's."""
    task: Task
    since: int
    """The position that the worker has to know: the tail begins there."""
    tail: bytes
    """The entries of the journal from there on."""
    origin: Origin | None = None
    """Sent with the whole journal."""


class TableJob(Struct, frozen=True):
    """Work on a table as it stood at a position; becomes a `Job` when a worker is free.

    The first entries of a journal never change, so the journal need not be copied.

    >>> from kitchentable.kernel.table.journal import Answer
    >>> entries = [Answer(0, 1), Answer(1, 2), Answer(0, 3)]
    >>> job = TableJob("t1", Origin("pantry", {}, b""), entries, 3, 0, Study(b"{}"))
    >>> job.after(2).tail == journal.encode([Answer(0, 3)]), job.after(2).origin
    (True, None)
    >>> job.whole().since, job.whole().origin.game
    (0, 'pantry')
    """

    table: str
    origin: Origin
    journal: Sequence[Entry]
    position: int
    seat: int | None
    task: Task

    def after(self, since: int) -> Job:
        """The job for a worker that knows the table up to a position."""
        return self._job(since, None)

    def whole(self) -> Job:
        """The job for a worker that does not know the table."""
        return self._job(0, self.origin)

    def _job(self, since: int, origin: Origin | None) -> Job:
        tail = journal.encode(self.journal[since : self.position])
        return Job(self.table, self.seat, self.task, since, tail, origin)


class Unpack(Struct, frozen=True, tag="unpack"):
    """A file that was sent to the server: can a table be made of it?"""

    data: bytes
    foreign: bool = False
    """Whether content that is not ours is accepted."""
    go_on: bool = False
    """Whether a game that goes differently by the rules of this version goes on from there."""
    situation: bool = False
    """Whether it is a situation file."""
    solution: bool = False
    """Whether it is a puzzle whose solution is to be played."""


class DrawPuzzle(Struct, frozen=True, tag="draw-puzzle"):
    """The position of a puzzle, drawn."""

    game: str
    name: str
    lang: str


class Unpacked(Struct, frozen=True):
    """A game out of a file."""

    game: str
    rules: int
    setup: dict[str, Plain]
    content: bytes
    chance: Kept
    journal: bytes
    start: bytes
    over: bool
    situation: str = ""
    names: tuple[str, ...] = ()


class Reply(Struct, frozen=True, omit_defaults=True):
    """What came of a job."""

    answer: Plain = None
    """A bot's answer."""
    data: bytes = b""
    """A frame, a file or a picture."""
    problem: str = ""
    """The worker failed: a defect of the program."""
    refused: Message | None = None
    """The game or the server refused: in words."""
    rule: str = ""
    code: RefusalCode = "illegal"
    unknown: bool = False
    """The worker does not know the table: it needs the whole journal."""
