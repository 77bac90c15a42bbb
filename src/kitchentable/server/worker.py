"""The process in which bots think: `python -m kitchentable.server.worker`.

Jobs come in on standard input, answers go out on standard output: each a length of four bytes
and MessagePack. The tables it has seen stay in memory, so a job costs what has happened since.
"""

from __future__ import annotations

import os
import sys
from typing import Any, BinaryIO

import msgspec

from kitchentable import games, players
from kitchentable.kernel import journal
from kitchentable.kernel.chance import Scripted
from kitchentable.kernel.look import Player
from kitchentable.kernel.table import Table
from kitchentable.server.bots import READY, Job, Reply

MOST_TABLES = 64


class Desk:
    """The tables and players this process knows."""

    def __init__(self) -> None:
        self._tables: dict[str, Table[Any]] = {}
        self._players: dict[tuple[str, int], Player] = {}

    def answer(self, job: Job) -> Reply:
        """What the bot answers; a bot that fails is a reply too."""
        try:
            table = self._table(job)
            value = self._player(job, table).answer(table.look(job.seat))
            return Reply(msgspec.to_builtins(value))
        except Exception as problem:
            return Reply(None, f"crashed: {type(problem).__name__}: {problem}")

    def _table(self, job: Job) -> Table[Any]:
        entries = journal.decode(job.journal)
        known = self._tables.pop(job.table, None)
        if known is None or not _follow(known, entries):
            game = games.game(job.game)
            setup = msgspec.convert(job.setup, game.setup)
            content = msgspec.msgpack.decode(job.content, type=game.content)
            # chance has answered already: its answers are in the journal
            known = Table(game, setup, content, chance=Scripted(), journal=entries)
        self._tables[job.table] = known  # the one used last is at the end
        while len(self._tables) > MOST_TABLES:
            gone = next(iter(self._tables))
            del self._tables[gone]
            self._players = {key: p for key, p in self._players.items() if key[0] != gone}
        return known

    def _player(self, job: Job, table: Table[Any]) -> Player:
        key = (job.table, job.seat)
        if key not in self._players:
            self._players[key] = players.player(job.kind, job.seed, table.game)
        return self._players[key]


def _follow(table: Table[Any], entries: list[journal.Entry]) -> bool:
    """Let a table catch up with a longer journal, if only answers came in; whether it did."""
    new = entries[table.position :]
    if table.position > len(entries) or not all(isinstance(e, journal.Answer) for e in new):
        return False
    while table.position < len(entries):
        entry = entries[table.position]
        assert isinstance(entry, journal.Answer), "nothing else came in"
        table.answer(entry.seat, table.read(entry.seat, entry.value), entry.until)
    return True


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answer jobs until there are no more."""
    desk = Desk()
    _send(target, READY)
    while len(head := source.read(4)) == 4:
        job = msgspec.msgpack.decode(source.read(int.from_bytes(head, "big")), type=Job)
        _send(target, msgspec.msgpack.encode(desk.answer(job)))


def _send(target: BinaryIO, data: bytes) -> None:
    target.write(len(data).to_bytes(4, "big") + data)
    target.flush()


def main() -> None:
    os.nice(10)  # people come first
    target = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not come between the answers
    serve(sys.stdin.buffer, target)


if __name__ == "__main__":
    main()
