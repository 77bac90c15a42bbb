"""Files that were sent to the server: a game is played again and checked before it is accepted."""

from __future__ import annotations

import msgspec

from kitchentable import games
from kitchentable.kernel.agreement import recorded
from kitchentable.kernel.chance import Physical, Sealed
from kitchentable.kernel.files import puzzles, saves, situation_tables, situations, starts
from kitchentable.kernel.game import Game
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.state.state import State, encode
from kitchentable.kernel.table import journal
from kitchentable.kernel.words import say
from kitchentable.server.protocol.bodies import MOST_NAME, MOST_SEATS
from kitchentable.server.protocol.messages import NUL, Refused
from kitchentable.server.workers.jobs import Unpack, Unpacked

MOST_UNPACKED = 16 << 20
"""Bytes that a file may unpack to: a game of 60,000 entries has less than four million."""
MOST_ENTRIES = 100_000
"""Entries of a game in a file: far more than any game has had."""
FILE = "game.kt"
"""What messages call a file that was sent."""


def unpacked(job: Unpack) -> Unpacked:
    """A game out of a file, played again and checked; raises a `Problem` or `Refused`."""
    if job.situation:
        return laid_out(job)
    saved = saves.unpack(job.data, FILE, MOST_UNPACKED)
    game = games.game(saved.played.game)
    if not isinstance(saved, saves.Saved):
        raise Problem("file-seat-only", file=FILE)
    if saved.situation:
        check_situation(saved, job.foreign)
    elif not job.foreign:
        ours = saves.content_hash(msgspec.to_builtins(game.box.shipped()))
        if saved.played.content_hash != ours:
            raise Refused("foreign")
        check_start(saved, game)
    shares = saved.chance.entropy if isinstance(saved.chance, Sealed) else ()
    if len(saved.journal) > MOST_ENTRIES or len(shares) > MOST_SEATS:
        raise Problem("file-too-large", file=FILE)
    saved, differs = saves.judge(saved, game, FILE)
    if differs is not None and not job.go_on:
        raise Refused("differs", differs.say(), differs.rule)
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
        situation=saved.situation,
        names=tuple(name.replace(NUL, "")[:MOST_NAME] for name in saved.played.names[:MOST_SEATS]),
    )


def laid_out(job: Unpack) -> Unpacked:
    """The table of a situation file, with its steps played."""
    try:
        text = job.data.decode()
    except UnicodeDecodeError:
        raise Problem("toml-not-text", file=starts.FILE) from None
    if NUL in text:
        raise Refused("garbled", say("server-nul"))
    table = situation_tables.opened(text, starts.FILE, games.game, job.foreign)
    if job.solution:
        table = puzzles.solved(situations.parsed(text, starts.FILE), table.game)
    for seat in table.waiting():  # a question that takes too long ends this process, not the server
        table.run.part(seat).asked()
    return Unpacked(
        game=table.game.name,
        rules=table.game.version,
        setup=msgspec.to_builtins(table.setup),
        content=msgspec.msgpack.encode(table.content),
        chance=Physical(),
        journal=journal.encode(table.journal),
        start=b"",
        over=table.over,
        situation=text,
    )


def check_situation(saved: saves.Saved, foreign: bool) -> None:
    """A file may begin with a situation if that can be made again from the text inside it."""
    text = saved.situation
    table = situation_tables.opened(text, starts.FILE, games.game, foreign)
    setup = recorded(table.game.setup, saved.played.setup)
    content = saves.content_hash(msgspec.to_builtins(table.content))
    same = (table.game.name, table.setup) == (saved.played.game, setup)
    if not same or content != saved.played.content_hash or saved.start:
        raise Refused("foreign", say("server-start"))


def check_start(saved: saves.Saved, game: Game[State]) -> None:
    """A stranger's file may begin in the middle only where earlier versions of the game began.

    A state has no judge: one that no play leads to could make the rules work for hours.
    """
    if not saved.start:
        return
    earlier = game.lobby.earlier_start()
    if earlier is not None:
        setup, state = earlier
        if (saved.played.setup, saved.start) == (msgspec.to_builtins(setup), encode(state)):
            return
    raise Refused("foreign", say("server-start"))
