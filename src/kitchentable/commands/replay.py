"""`kitchentable replay`: a game again, moment by moment."""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from kitchentable import games
from kitchentable.commands.parser import Parser
from kitchentable.commands.shared import difference_as_data, print_json, words_for
from kitchentable.kernel import story
from kitchentable.kernel.facets import Sheet
from kitchentable.kernel.files import saves, situation_writer
from kitchentable.kernel.game import Game
from kitchentable.kernel.plain import Value
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.questions import CHANCE
from kitchentable.kernel.state.state import State
from kitchentable.kernel.table import replay
from kitchentable.kernel.table.replay import NOBODY, Frame
from kitchentable.locale import Words
from kitchentable.locale.stories import lines_of
from kitchentable.terminal import Drawn, changed

S = TypeVar("S", bound=State)


def add(parser: Parser) -> None:
    parser.option("file", metavar="FILE", say="help-file")
    parser.number("--at", least=0, most=10**9, say="help-at")
    parser.number("--seat", least=1, most=99, say="help-replay-seat")
    parser.option("--situation", action="store_true", say="help-replay-situation")
    parser.option("--details", action="store_true", say="help-replay-details")
    parser.option("--json", action="store_true", say="help-json")


def run(options: argparse.Namespace, words: Words) -> int:
    if options.situation:
        return _write_situation(options)
    game, ours, frames, ending = _film(options, words)
    shown = list(frames)
    if options.at is not None:
        shown = [_frame_at(shown, options.at)]
    if options.json:
        data = [_as_data(frame, ours) for frame in shown]
        if ending is not None:
            data[-1]["differs"] = ending
        print_json(data)
        return 0
    if options.at is None and sys.stdin.isatty() and sys.stdout.isatty():
        _step_through(shown, game, ours)
    elif options.at is not None:
        _print(shown[0], game, ours, unfolded=True, picture=True)
    else:
        _tell(shown, game, ours, unfolded=options.details)
    if ending is not None:
        print(ending["words"])
    return 0


def _write_situation(options: argparse.Namespace) -> int:
    """Write a moment as a situation: the one of `--at`, or the last."""
    saved = saves.read(Path(options.file))
    if isinstance(saved, saves.SeatSaved):
        raise Problem("file-seat-only", file=options.file)
    table = saves.open_game(saved, games.game(saved.played.game), options.file).table
    position = table.position if options.at is None else options.at
    if position > table.position:
        raise Problem("no-such-position", position=position)
    seat = None if options.seat is None else options.seat - 1
    if seat is not None and seat >= table.seats:
        raise Problem("no-such-seat", seat=options.seat)
    print(situation_writer.written(table, position, seat), end="")
    return 0


def _film(
    options: argparse.Namespace, words: Words
) -> tuple[Game[Any], Words, Iterator[Frame[Any]], dict[str, Value] | None]:
    """The game, its words and frames, and the difference at which they end, if there is one."""
    name = options.file
    saved = saves.read(Path(name))
    game = games.game(saved.played.game)
    ours = words_for(game, words, saved.played.names)
    if isinstance(saved, saves.SeatSaved):
        return game, ours, saves.seat_frames(saved, game, name), None
    table, differs = saves.open_game(saved, game, name)
    if options.seat is not None and not 1 <= options.seat <= table.seats:
        raise Problem("no-such-seat", seat=options.seat)
    frames = replay.frames(table, None if options.seat is None else options.seat - 1)
    return game, ours, frames, difference_as_data(differs, table, words)


def _frame_at(frames: list[Frame[S]], position: int) -> Frame[S]:
    """The last frame that is not behind a position."""
    for frame in reversed(frames):
        if 0 <= frame.position <= position:
            return frame
    raise Problem("no-such-position", position=position)


def _as_data(frame: Frame[S], words: Words) -> dict[str, Value]:
    return {
        "position": frame.position,
        "seat": frame.seat,
        "told": [{**msgspec.to_builtins(e), "words": words.say(e.say())} for e in frame.told],
    }


def _tell(frames: list[Frame[S]], game: Game[S], words: Words, unfolded: bool) -> None:
    """The whole story, each line with the moment at which it begins."""
    words.call(game.text.names(frames[-1].view, words.lang))
    print(f"{frames[0].position:>5}  {words('replay-begin')}")
    lines = [story.line_of(frame.position, each) for frame in frames for each in frame.told]
    for entry in story.story(lines):
        if entry.line.level == "round":
            print()
        at = f"{entry.line.position:>5}"
        for line in lines_of(entry, words, unfolded=unfolded):
            print(f"{at}  {line}")
            at = " " * len(at)


def _print(
    frame: Frame[S], game: Game[S], words: Words, *, unfolded: bool, picture: bool = False
) -> None:
    words.call(game.text.names(frame.view, words.lang))
    who = words("dice") if frame.seat == CHANCE else words.name(frame.seat)
    print(f"{frame.position:>5}  {who if frame.seat != NOBODY else words('replay-begin')}")
    for entry in story.story(story.line_of(frame.position, each) for each in frame.told):
        for line in lines_of(entry, words, unfolded=unfolded):
            print(f"       {line}")
    if picture:
        for _, line in _drawn(frame, game, words):
            print(line)


def _drawn(frame: Frame[S], game: Game[S], words: Words) -> Drawn:
    sheet = Sheet(shutil.get_terminal_size().columns, words.lang)
    return [(each.id, words.say(each)) for each in game.text.picture(frame.view, sheet)]


def _step_through(frames: list[Frame[S]], game: Game[S], words: Words) -> None:
    """Enter goes on, `b` goes back, a number jumps, `d` unfolds the details, `q` ends."""
    at, unfolded = 0, False
    shown: Drawn = []
    print(words("replay-keys"))
    while 0 <= at < len(frames):
        _print(frames[at], game, words, unfolded=unfolded)
        drawn = _drawn(frames[at], game, words)
        for line in changed(shown, drawn):
            print(line)
        shown = drawn
        try:
            line = input("> ").strip()
        except EOFError:
            return
        if line == "q":
            return
        if line == "b":
            at = max(0, at - 1)
        elif line == "d":
            unfolded = not unfolded
        elif line.isdigit():
            at = frames.index(_frame_at(frames, int(line)))
        else:
            at += 1
