"""`kitchentable play`: a game at this screen."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path
from typing import Any, TypeVar

from kitchentable import games, players
from kitchentable.commands.parser import Parser
from kitchentable.commands.shared import (
    content_of,
    difference,
    open_saved,
    setup_of,
    words_for,
)
from kitchentable.kernel import company
from kitchentable.kernel.chance import LARGEST_SEED, Physical, Sealed, Seeded, Source
from kitchentable.kernel.company import PERSON
from kitchentable.kernel.game import Game
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.state.state import State
from kitchentable.kernel.table.look import Player
from kitchentable.kernel.table.table import Table
from kitchentable.locale import Words
from kitchentable.terminal import Read, Terminal, Write, whole

S = TypeVar("S", bound=State)


def add(parser: Parser) -> None:
    parser.option("game", nargs="?", metavar="GAME", say="help-game")
    parser.option("--terminal", action="store_true", say="help-terminal")
    parser.number("--seats", least=1, most=99, say="help-seats")
    parser.option("--edition", metavar="LANG", say="help-edition")
    parser.option("--set", action="append", metavar="KEY=VALUE", say="help-set")
    parser.option("--players", metavar="KIND,...", say="help-play-players")
    parser.option("--names", default="", metavar="NAME,...", say="help-names")
    dice = ("seeded", "sealed", "physical")
    parser.option("--dice", choices=dice, default="seeded", metavar="KIND", say="help-dice")
    parser.number("--seed", least=0, most=LARGEST_SEED, say="help-seed")
    parser.option("--pack", action="append", metavar="FILE", say="help-pack-file")
    parser.option("--save", metavar="FILE", say="help-save")
    parser.option("--resume", metavar="FILE", say="help-resume")


OF_THE_TERMINAL = ("seats", "edition", "set", "players", "names", "seed", "pack", "save", "resume")
"""Options that only the game in the terminal has: the page asks for all that by itself."""


def run(options: argparse.Namespace, words: Words) -> int:
    given = [getattr(options, name) for name in OF_THE_TERMINAL]
    wanted = options.terminal or options.dice != "seeded"
    if not wanted and all(each in (None, "") for each in given):
        from kitchentable.commands import at_home

        if options.game is not None:
            games.row(options.game)  # there must be such a game
        if at_home.has_pages():
            return at_home.open_table(options.game, words)
        print(words("play-no-pages"))
    return in_terminal(options, words)


def in_terminal(options: argparse.Namespace, words: Words) -> int:
    """Play in the terminal."""
    write = writer()
    if options.resume is None and options.game is None:
        options.game = _choose(words, write, input)
    table, file = _table(options, words, write)
    kinds = _kinds(options, table.game, table.seats)
    table.names = _names(options, table, kinds)
    ours = words_for(table.game, words, table.names)
    bots = bots_of(table.game, kinds, options.seed or 0)
    write(ours(f"title-{table.game.name}"))
    write(ours("terminal-start"))
    if isinstance(table.chance, Sealed):
        write(ours("sealed-start", commitment=table.chance.commitment))
    if Terminal(table, bots, ours, write, input, file).play():
        if isinstance(table.chance, Sealed) and file is not None:
            write(ours("sealed-end", file=str(file)))
    else:
        write(ours("goodbye" if file is None else "goodbye-saved", file=str(file)))
    return 0


def _table(
    options: argparse.Namespace, words: Words, write: Write
) -> tuple[Table[Any], Path | None]:
    if options.resume is not None:
        return _resumed(Path(options.resume), _new_file(options.save), words, write)
    game = games.game(options.game)
    setup = setup_of(game, options)
    setup, content = game.box.with_files(setup, content_of(game, options))
    game.rules.begin(setup, content)  # refuses a setup that the rules do not allow
    chance = _chance(options, setup.seats)
    return Table(game, setup, content, chance=chance), _new_file(options.save)


def _resumed(
    path: Path, other: Path | None, words: Words, write: Write
) -> tuple[Table[Any], Path | None]:
    """A game from a file. One that goes differently now goes on as a new game in another file."""
    _, table, differs = open_saved(path)
    if differs is not None:
        write(difference(differs, table, words))
        if other is None:
            raise Problem("differs-go-on", file=str(path))
    return table, other or path


def _new_file(name: str | None) -> Path | None:
    """A file to save in; nothing that is there is overwritten."""
    if name is not None and Path(name).exists():
        raise Problem("file-exists", file=name)
    return Path(name) if name else None


def _choose(words: Words, write: Write, read: Read) -> str:
    """Ask which game to play, if none was named and there are several."""
    names = games.choice()
    while len(names) > 1:
        for number, name in enumerate(names, start=1):
            write(f"  {number}  {words(f'title-{name}')}")
        try:
            number = whole(read("> ").strip()) or 0
        except EOFError:
            break
        if 1 <= number <= len(names):
            return names[number - 1]
    return names[0]


def _chance(options: argparse.Namespace, seats: int) -> Source:
    if options.dice == "physical":
        return Physical(secrets.randbits(63))
    if options.dice == "sealed":
        entropy = tuple(secrets.token_hex(16) for _ in range(seats))
        return Sealed(secrets.token_bytes(32), entropy)
    return Seeded(secrets.randbits(63) if options.seed is None else options.seed)


def _kinds(options: argparse.Namespace, game: Game[S], seats: int) -> list[str]:
    kinds = options.players.split(",") if options.players else [PERSON]
    if len(kinds) > seats:
        raise Problem("players-for-seats", given=len(kinds), wanted=seats)
    return kinds + [players.kinds(game)[-1]] * (seats - len(kinds))


def _names(options: argparse.Namespace, table: Table[S], kinds: list[str]) -> tuple[str, ...]:
    """What the players are called: as the options or the file say, and bots by characters."""
    given = [name for name in options.names.split(",") if name] or table.names
    chance = table.chance
    key = chance.commitment if isinstance(chance, Sealed) else str(getattr(chance, "key", 0))
    return company.seated(key, kinds, given)


def bots_of(game: Game[S], kinds: list[str], seed: int) -> dict[int, Player]:
    """The bots in the seats that no person has."""
    return {
        seat: players.player(kind, seed * 1000 + seat, game)
        for seat, kind in enumerate(kinds)
        if kind != PERSON
    }


def writer() -> Write:
    """The function that writes lines to this screen."""
    from rich.console import Console

    console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
    return console.print
