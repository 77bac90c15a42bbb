"""The process in which bots think and plans are studied.

Jobs come in on standard input, answers go out on standard output: each a length of four bytes
and MessagePack. The tables it has seen stay in memory, so a job costs what has happened since.
`python -m kitchentable.server.workers.worker SECONDS BYTES`: a job that takes more than so many
seconds of the processor ends the process, and one that wants more memory than so many bytes is
refused (0: no limit).
"""

from __future__ import annotations

import os
import signal
import sys
from typing import Any, BinaryIO

import msgspec

try:
    import resource
except ImportError:  # Windows has no such limits
    resource = None  # type: ignore[assignment]

from kitchentable import games, players
from kitchentable.kernel.chance import Scripted, Sealed
from kitchentable.kernel.files import saves
from kitchentable.kernel.game import Game
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.state.state import decode, encode, statics
from kitchentable.kernel.table import journal
from kitchentable.kernel.table.look import Player
from kitchentable.kernel.table.run import Mismatch
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.words import say
from kitchentable.server.pages import pictures
from kitchentable.server.protocol.bodies import MOST_SEATS
from kitchentable.server.protocol.messages import Query, Refused, read_command, write
from kitchentable.server.tables import seat_news
from kitchentable.server.workers.pool import (
    READY,
    Draw,
    Export,
    Job,
    Reply,
    Think,
    Unpack,
    Unpacked,
)

MOST_TABLES = 64
MOST_UNPACKED = 16 << 20
"""Bytes that a file may unpack to: a game of 60,000 entries has less than four million."""
MOST_ENTRIES = 100_000
"""Entries of a game in a file: far more than anybody has played."""
FILE = "game.kt"
"""What messages call a file that was sent."""

_JOBS = msgspec.msgpack.Decoder(Job | Unpack)


class Desk:
    """The tables and players this process knows."""

    def __init__(self) -> None:
        self._tables: dict[str, Table[Any]] = {}
        self._players: dict[tuple[str, int], Player] = {}

    def answer(self, job: Job | Unpack) -> Reply:
        """What comes of a job; one that fails has a reply too."""
        try:
            if isinstance(job, Unpack):
                return Reply(msgspec.msgpack.encode(unpacked(job)))
            return self._done(job, self._table(job))
        except Problem as no:
            return Reply(refused=no.message, rule=getattr(no, "rule", ""))
        except MemoryError:
            return Reply(refused=say("server-too-large"), code="too-large")
        except Refused as no:
            return Reply(refused=no.say or say(f"server-{no.code}"), code=no.code)
        except Exception as problem:
            return Reply(None, f"crashed: {type(problem).__name__}: {problem}")

    def _done(self, job: Job, table: Table[Any]) -> Reply:
        task = job.task
        if isinstance(task, Think):
            value = self._player(job, task, table).answer(table.look(job.seat))
            return Reply(msgspec.to_builtins(value))
        if isinstance(task, Export):
            table.chance = task.chance
            del self._tables[job.table]  # this process has little memory, and files are rare
            return Reply(saves.export(table, job.seat))
        if isinstance(task, Draw):
            view = pictures.past(table, job.seat, task.position)
            drawn = pictures.drawn(table.game, view, task.lang, task.names)
            return Reply(msgspec.json.encode(drawn))
        query = read_command(task.query)
        assert isinstance(query, Query), "nothing else is studied"
        return Reply(write(seat_news.studied(table, job.seat, query)))

    def _table(self, job: Job) -> Table[Any]:
        entries = journal.decode(job.journal)
        known = self._tables.pop(job.table, None)
        if known is None or not _follow(known, entries):
            game = games.game(job.game)
            setup = msgspec.convert(job.setup, game.setup)
            content = msgspec.msgpack.decode(job.content, type=game.content)
            start = None
            if job.start:
                start = decode(game.state, job.start, **statics(game.begin(setup, content)))
            # chance has answered already: its answers are in the journal
            known = Table(*(game, setup, content), chance=Scripted(), journal=entries, start=start)
        self._tables[job.table] = known  # the one used last is at the end
        while len(self._tables) > MOST_TABLES:
            gone = next(iter(self._tables))
            del self._tables[gone]
            self._players = {key: p for key, p in self._players.items() if key[0] != gone}
        return known

    def _player(self, job: Job, task: Think, table: Table[Any]) -> Player:
        assert job.seat is not None, "bots play"
        key = (job.table, job.seat)
        if key not in self._players:
            self._players[key] = players.player(task.kind, task.seed, table.game)
        return self._players[key]


def unpacked(job: Unpack) -> Unpacked:
    """A game out of a file, played again and checked; raises a `Problem` or `Refused`."""
    saved = saves.unpack(job.data, FILE, MOST_UNPACKED)
    game = games.game(saved.played.game)
    if not isinstance(saved, saves.Saved):
        raise Problem("file-seat-only", file=FILE)
    ours = saves.content_hash(msgspec.to_builtins(game.packs()))
    if saved.played.content_hash != ours and not job.foreign:
        raise Refused("foreign")
    if not job.foreign:
        check_start(saved, game)
    shares = saved.chance.entropy if isinstance(saved.chance, Sealed) else ()
    if len(saved.journal) > MOST_ENTRIES or len(shares) > MOST_SEATS:
        raise Problem("file-too-large", file=FILE)
    saved = saves.judge(saved, game, FILE)
    content = msgspec.convert(saved.played.content, game.content)
    return Unpacked(
        game=game.name,
        rules=game.version,
        setup=saved.played.setup,
        content=msgspec.msgpack.encode(content),
        chance=saved.chance,
        journal=journal.encode(saved.journal),
        start=saved.start,
        over=saved.over,
    )


def check_start(saved: saves.Saved, game: Game[Any]) -> None:
    """A stranger's file may begin in the middle only where the game itself does: in its lesson.

    A state has no judge: one that no play leads to could make the rules work for hours.
    """
    if not saved.start:
        return
    lesson = game.lesson()
    if lesson is not None:
        setup, state = lesson
        if (saved.played.setup, saved.start) == (msgspec.to_builtins(setup), encode(state)):
            return
    raise Refused("foreign", say("server-start"))


def _follow(table: Table[Any], entries: list[journal.Entry]) -> bool:
    """Let a table catch up with a longer journal; whether it could."""
    if table.position > len(entries):
        return False
    try:
        table.follow(entries[table.position :])
    except Mismatch:
        return False
    return True


def serve(source: BinaryIO, target: BinaryIO, seconds: float) -> None:
    """Answer jobs until there are no more; each may take some seconds of the processor."""
    desk = Desk()
    _send(target, READY)
    while len(head := source.read(4)) == 4:
        job = _JOBS.decode(source.read(int.from_bytes(head, "big")))
        _alarm(seconds)
        reply = desk.answer(job)
        _alarm(0)
        _send(target, msgspec.msgpack.encode(reply))


def _alarm(seconds: float) -> None:
    """Let the system end this process when it has worked for so long; 0: not any more."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def confine(memory: int) -> None:
    """Let this process have no more memory than so many bytes, where the system can do that."""
    if memory and resource is not None:
        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))


def _send(target: BinaryIO, data: bytes) -> None:
    target.write(len(data).to_bytes(4, "big") + data)
    target.flush()


def main() -> None:
    os.nice(10)  # people come first
    confine(int(sys.argv[2]))
    target = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not come between the answers
    serve(sys.stdin.buffer, target, float(sys.argv[1]))


if __name__ == "__main__":
    main()
