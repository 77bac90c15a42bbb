"""Functions that several commands share."""

from __future__ import annotations

import argparse
import sys
import typing
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from kitchentable import games
from kitchentable.kernel.agreement import agreed
from kitchentable.kernel.events import Event
from kitchentable.kernel.files import packs, saves
from kitchentable.kernel.game import Game, Setup
from kitchentable.kernel.plain import Plain, Value
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.state.state import State
from kitchentable.kernel.table.table import Table
from kitchentable.locale import Words

S = TypeVar("S", bound=State)


def print_json(data: Value) -> None:
    """One JSON document for programs."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n")


def words_for(game: Game[S], words: Words, names: Sequence[str] = ()) -> Words:
    """Words of a language with the game's own catalogue and the players' names."""
    return Words(words.lang, homes=(game.home,), names=names)


def with_rules(words: Words, event: Event) -> str:
    """An event in words, with the rules it follows from."""
    numbers = f"  [{', '.join(event.rules)}]" if event.rules else ""
    return words.say(event.say()) + numbers


def setup_of(game: Game[S], options: argparse.Namespace) -> Setup:
    """A game's setup from --seats and --set."""
    given: dict[str, Plain] = {}
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


def open_saved(path: Path) -> tuple[saves.Saved, Game[Any], Table[Any]]:
    """A whole game from a file."""
    saved = saves.read(path)
    if not isinstance(saved, saves.Saved):
        raise Problem("file-seat-only", file=str(path))
    game = games.game(saved.played.game)
    return saved, game, saves.open_table(saved, game, str(path))
