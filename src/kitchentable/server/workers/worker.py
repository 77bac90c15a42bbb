"""The process in which bots think and plans are studied.

Jobs come in on standard input, replies go out on standard output: each a length of four bytes
and MessagePack. The process keeps the tables it has seen, so a job costs only what has happened
since the last one.

`python -m kitchentable.server.workers.worker SECONDS BYTES`: a job that takes more seconds of the
processor ends the process, and a job that wants more memory is refused (0: no limit).
"""

from __future__ import annotations

import os
import signal
import sys
from typing import BinaryIO

import msgspec

from kitchentable import games, players
from kitchentable.kernel.agreement import recorded
from kitchentable.kernel.chance import Scripted
from kitchentable.kernel.files import puzzles, saves, situation_writer, situations, starts
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.state.state import State
from kitchentable.kernel.table import journal
from kitchentable.kernel.table.journal import Entry
from kitchentable.kernel.table.look import Player
from kitchentable.kernel.table.run import Mismatch
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.words import say
from kitchentable.server.process_limits import limit_memory
from kitchentable.server.protocol.messages import Query, Refused, read_command, write
from kitchentable.server.tables import queries
from kitchentable.server.workers.game_files import unpacked
from kitchentable.server.workers.jobs import (
    MOST_TABLES,
    READY,
    DrawPicture,
    DrawPuzzle,
    Export,
    Job,
    Origin,
    Reply,
    Think,
    Unpack,
    WriteSituation,
)

_JOBS = msgspec.msgpack.Decoder(Job | Unpack | DrawPuzzle)


class Unknown(Exception):
    """This process does not know the table of a job well enough to go on with its tail."""


class Desk:
    """The tables and players this process knows."""

    def __init__(self) -> None:
        self._tables: dict[str, Table[State]] = {}
        self._players: dict[tuple[str, int], Player] = {}

    def answer(self, job: Job | Unpack | DrawPuzzle) -> Reply:
        """What comes of a job; a job that fails has a reply too."""
        try:
            if isinstance(job, DrawPuzzle):
                return Reply(data=_puzzle_drawn(job).encode())
            if isinstance(job, Unpack):
                return Reply(data=msgspec.msgpack.encode(unpacked(job)))
            return self._done(job, self._table(job))
        except Unknown:
            return Reply(unknown=True)
        except Problem as no:
            return Reply(refused=no.message, rule=getattr(no, "rule", ""))
        except MemoryError:
            return Reply(refused=say("server-too-large"), code="too-large")
        except Refused as no:
            return Reply(refused=no.say or say(f"server-{no.code}"), rule=no.rule, code=no.code)
        except Exception as problem:
            return Reply(problem=f"crashed: {type(problem).__name__}: {problem}")

    def _done(self, job: Job, table: Table[State]) -> Reply:
        task = job.task
        if isinstance(task, Think):
            value = self._player(job, task, table).answer(table.look(job.seat))
            return Reply(answer=msgspec.to_builtins(value))
        if isinstance(task, Export):
            table.chance = task.chance
            del self._tables[job.table]  # this process has little memory, and files are rare
            return Reply(data=saves.export(table, job.seat))
        if isinstance(task, WriteSituation):
            del self._tables[job.table]
            text = situation_writer.written(table, min(task.position, table.position), job.seat)
            return Reply(data=text.encode())
        if isinstance(task, DrawPicture):
            # Catalogues take a third of the time in which a worker starts; only pictures need them.
            from kitchentable.server.pages import pictures

            view = pictures.past(table, job.seat, task.position)
            drawn = pictures.drawn(table.game, view, task.lang, task.names)
            return Reply(data=msgspec.json.encode(drawn))
        query = read_command(task.query)
        assert isinstance(query, Query), "nothing else is studied"
        return Reply(data=write(queries.studied(table, job.seat, query)))

    def _table(self, job: Job) -> Table[State]:
        """The table of a job as it stood then; raises `Unknown`."""
        entries = journal.decode(job.tail)
        table = self._tables.pop(job.table, None)
        if table is None or not _follow(table, job.since, entries):
            if job.origin is None:
                raise Unknown
            table = _played(job.origin, entries)
        self._tables[job.table] = table  # the table used last is last
        while len(self._tables) > MOST_TABLES:
            gone = next(iter(self._tables))
            del self._tables[gone]
            self._players = {key: p for key, p in self._players.items() if key[0] != gone}
        return table

    def _player(self, job: Job, task: Think, table: Table[State]) -> Player:
        assert job.seat is not None, "bots play"
        key = (job.table, job.seat)
        if key not in self._players:
            self._players[key] = players.player(task.kind, task.seed, table.game)
        return self._players[key]


def _puzzle_drawn(job: DrawPuzzle) -> str:
    """The position of a puzzle as an SVG picture; "" if there is no such puzzle."""
    from kitchentable.server.pages import pictures

    game = games.game(job.game)
    text = puzzles.text_of(game, job.name)
    if not text:
        return ""
    table = puzzles.begun(situations.parsed(text, job.name), game)
    return pictures.drawn(game, table.look(None).view, job.lang, ()).svg


def _follow(table: Table[State], since: int, entries: list[Entry]) -> bool:
    """Let a table catch up with entries that begin at a position; whether it could."""
    known = table.position - since
    if not 0 <= known <= len(entries):
        return False
    try:
        table.follow(entries[known:])
    except Mismatch:
        return False
    return True


def _played(origin: Origin, entries: list[Entry]) -> Table[State]:
    """A table played from its beginning."""
    game = games.game(origin.game)
    setup = recorded(game.setup, origin.setup)
    content = msgspec.msgpack.decode(origin.content, type=game.content)
    start = starts.start(game, setup, content, origin.start, origin.situation)
    # chance has answered already: its answers are in the journal
    table = Table(game, setup, content, chance=Scripted(), journal=entries, start=start)
    table.situation, table.names = origin.situation, origin.names
    return table


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
    """Let the system end this process when it has worked for so many seconds; 0: never."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _send(target: BinaryIO, data: bytes) -> None:
    target.write(len(data).to_bytes(4, "big") + data)
    target.flush()


def main() -> None:
    os.nice(10)  # people come first
    limit_memory(int(sys.argv[2]))
    target = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not come between the replies
    serve(sys.stdin.buffer, target, float(sys.argv[1]))


if __name__ == "__main__":
    main()
