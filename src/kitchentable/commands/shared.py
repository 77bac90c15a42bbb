"""Functions that several commands share."""

from __future__ import annotations

import argparse
import os
import sys
import typing
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from kitchentable import games
from kitchentable.kernel.agreement import agreed
from kitchentable.kernel.events import UNTOLD, Event
from kitchentable.kernel.files import packs, saves
from kitchentable.kernel.game import Game, Setup
from kitchentable.kernel.plain import Plain, Value
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.state.state import State
from kitchentable.kernel.table.differences import Difference
from kitchentable.kernel.table.table import Table
from kitchentable.locale import Words

S = TypeVar("S", bound=State)


def print_json(data: Value) -> None:
    """One JSON document for programs."""
    sys.stdout.write(as_json(data) + "\n")


def as_json(data: Value, indent: int = 2) -> str:
    """Data as JSON; with an indent of -1 on one line."""
    return msgspec.json.format(msgspec.json.encode(data), indent=indent).decode()


class Paper:
    """Writes lines to the output. A reader that closes it early (`| head`) stops nothing else."""

    def __init__(self) -> None:
        self._closed = False

    def __call__(self, text: str) -> None:
        if self._closed:
            return
        try:
            print(text, flush=True)
        except BrokenPipeError:
            self._closed = True
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def words_for(game: Game[S], words: Words, names: Sequence[str] = ()) -> Words:
    """Words of a language with the game's own catalogue and the players' names."""
    return Words(words.lang, homes=(game.home,), names=names, units=words.units)


def in_lines(words: Words, events: Iterable[Event]) -> list[str]:
    """Events in words, each with the rules it follows from."""
    return [with_rules(words, each) for each in events if each.say() != UNTOLD]


def with_rules(words: Words, event: Event) -> str:
    """An event in words, with the rules it follows from."""
    numbers = f"  [{', '.join(event.rules)}]" if event.rules else ""
    return words.say(event.say()) + numbers


def setup_of(game: Game[S], options: argparse.Namespace) -> Setup:
    """A game's setup from --edition, --seats and --set; the last of these decides."""
    given: dict[str, Plain] = {}
    if options.edition is not None:
        editions = game.lobby.editions()
        if options.edition not in editions:
            known = ", ".join(editions) or "-"
            raise Problem("no-such-edition", edition=options.edition, known=known)
        given.update(editions[options.edition])
    if options.seats is not None:
        given["seats"] = options.seats
    for each in options.set or ():
        key, equals, value = each.partition("=")
        if not equals:
            raise Problem("set-form", given=each)
        given[key] = _several(game, key, value)
    setup: Setup = agreed(game.setup, given, typed=True)
    return setup


def _several(game: Game[S], key: str, value: str) -> str | list[str]:
    """A value as it was typed; several are separated by commas, a seat's may be left empty."""
    if typing.get_origin(typing.get_type_hints(game.setup).get(key)) is tuple:
        typed = [each.strip() for each in value.split(",")]
        return [each for each in typed if each or key in game.lobby.by_seat]
    return value


def content_of(game: Game[S], options: argparse.Namespace) -> Any:
    """A game's content with the packs from --pack."""
    return packs.load(game, [Path(path) for path in options.pack or ()])


def open_saved(path: Path) -> tuple[saves.Saved, Table[Any], Difference | None]:
    """A whole game from a file; and where it goes differently now, if it does."""
    saved = saves.read(path)
    if not isinstance(saved, saves.Saved):
        raise Problem("file-seat-only", file=str(path))
    game = games.game(saved.played.game)
    opened = saves.open_game(saved, game, str(path))
    return saved, opened.table, opened.differs


def difference(differs: Difference, table: Table[S], words: Words) -> str:
    """Where a game goes differently now, and why, in words with the rule."""
    ours = words_for(table.game, words)
    ours.call(table.game.text.names(table.view(None), words.lang))
    return ours.say(differs.say()) + (f"  [{differs.rule}]" if differs.rule else "")


def difference_as_data(
    differs: Difference | None, table: Table[S], words: Words
) -> dict[str, Value] | None:
    """The same for programs: the entry, the rule, and the sentence."""
    if differs is None:
        return None
    said = difference(differs, table, words)
    return {"entry": differs.position, "rule": differs.rule, "words": said}
