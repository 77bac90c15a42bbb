"""`kitchentable house`: win the house, one game in each room."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Iterator
from pathlib import Path

import msgspec

from kitchentable.commands.parser import Parser
from kitchentable.commands.play import bots_of, writer
from kitchentable.commands.shared import difference, open_saved, print_json, words_for
from kitchentable.kernel.chance import LARGEST_SEED, Seeded
from kitchentable.kernel.files import saves
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.table.table import Table
from kitchentable.locale import Words
from kitchentable.raiders.campaign import record as campaign
from kitchentable.raiders.campaign.record import House
from kitchentable.raiders.game import GAME
from kitchentable.raiders.geometry import tables
from kitchentable.raiders.model.content import Content
from kitchentable.raiders.model.settings import RaidersSetup
from kitchentable.raiders.model.state import Raid
from kitchentable.terminal import Terminal

DEEDS = ("new", "show", "play")
SYMBOLS = ("▲", "●")
ROOMS = "kitchen_table,coffee_table,desk,childrens_floor,workbench"
WIDTH = 32
"""How wide a room is drawn."""


def add(parser: Parser) -> None:
    parser.option("do", choices=DEEDS, metavar="|".join(DEEDS), say="help-house-do")
    parser.option("file", metavar="FILE", say="help-house-file")
    parser.option("room", nargs="?", metavar="ROOM", say="help-house-room")
    parser.option("--rooms", default=ROOMS, metavar="ROOM,...", say="help-house-rooms")
    parser.option("--names", default="", metavar="NAME,...", say="help-names")
    parser.option(
        "--teams", default="lilliput,gremlins", metavar="TEAM,...", say="help-house-teams"
    )
    parser.option("--players", default="person,person", metavar="KIND,...", say="help-play-players")
    parser.number("--stars", least=1, most=1000, default=6, say="help-team-stars")
    parser.number("--seed", least=0, most=LARGEST_SEED, say="help-seed")
    parser.option("--json", action="store_true", say="help-json")


def run(options: argparse.Namespace, words: Words) -> int:
    ours = words_for(GAME, words)
    path = Path(options.file)
    return {"new": _new, "show": _show, "play": _play}[options.do](options, path, ours)


def _new(options: argparse.Namespace, path: Path, words: Words) -> int:
    """Write a house in which no room is won yet."""
    if path.exists():
        raise Problem("file-exists", file=str(path))
    named = [name for name in options.names.split(",") if name]
    names = (*named, *(words.name(seat) for seat in range(len(named), 2)))[:2]
    given = {
        "game": "raiders",
        "names": names,
        "teams": options.teams.split(","),
        "rooms": options.rooms.split(","),
        "players": options.players.split(","),
        "stars": options.stars,
    }
    try:
        house = msgspec.convert(given, House)
    except msgspec.ValidationError:
        raise Problem("house-two") from None
    campaign.check_house(house)
    for room in house.rooms:
        _begin(house, room)
    bots_of(GAME, list(house.players), 0)
    saves.write(campaign.house_text(house).encode(), path)
    print(words("pack-written", file=str(path)))
    return _show(options, path, words)


def _begin(house: House, room: str) -> tuple[RaidersSetup, Content]:
    """The setup and the content of a game in a room; a `Problem` if the rules do not allow it."""
    agreed = RaidersSetup(stars=house.stars, teams=",".join(house.teams), table=room)
    setup, content = GAME.box.with_files(agreed, GAME.box.shipped())
    GAME.rules.begin(setup, content)
    return setup, content


# --- show -----------------------------------------------------------------------------------------


def _show(options: argparse.Namespace, path: Path, words: Words) -> int:
    house = campaign.read_house(path)
    if options.json:
        record = house.campaign
        owners = record.owners() if record.finished else ()
        print_json({**msgspec.to_builtins(house), "marks": record.marks, "owners": owners})
        return 0
    for line in plan(house, words):
        print(line)
    return 0


def plan(house: House, words: Words) -> Iterator[str]:
    """The house as a small plan: a box for each room, with the symbol of its owner."""
    columns = 2 if len(house.rooms) < 5 else 3
    edge = "+" + ("-" * WIDTH + "+") * columns
    for start in range(0, len(house.rooms), columns):
        row = [*house.rooms[start : start + columns]]
        row += [""] * (columns - len(row))
        yield edge
        for line in (
            [room_name(room, words) for room in row],
            [_state(house, r, words) for r in row],
        ):
            yield "|" + "|".join(f" {text[: WIDTH - 2]:<{WIDTH - 1}}" for text in line) + "|"
    yield edge
    yield from _score(house, words)


def room_name(room: str, words: Words) -> str:
    """The name of a room: our tables in four languages, others by their file."""
    known = tables.tables().get(room)
    if known is None:
        return Path(room).stem
    return known.names.get(words.lang, known.names["en"])


def _state(house: House, room: str, words: Words) -> str:
    if not room:
        return ""
    owner = house.campaign.marks.get(room)
    if owner is not None:
        return words("house-owned", symbol=SYMBOLS[owner], name=house.names[owner])
    if house.under_way(room):
        return words("house-under-way")
    drawn = any(each.room == room and each.state == "drawn" for each in house.games)
    return words("house-drawn") if drawn else words("house-open")


def _score(house: House, words: Words) -> Iterator[str]:
    record = house.campaign
    counts = [list(record.marks.values()).count(side) for side in (0, 1)]
    for side in (0, 1):
        yield words("house-count", symbol=SYMBOLS[side], name=house.names[side],
                    team=house.teams[side], rooms=counts[side])  # fmt: skip
    if not record.finished:
        yield words("house-next", room=room_name(house.next_room(), words))
        return
    owners = record.owners()
    if len(owners) == 1:
        yield words("house-won", name=owners[0]) + "  [HR-198]"
    else:
        yield words("house-shared", names=owners) + "  [HR-198]"


# --- play -----------------------------------------------------------------------------------------


def _play(options: argparse.Namespace, path: Path, words: Words) -> int:
    """Play on in a room; the house notes how it ends."""
    house = campaign.read_house(path)
    if house.campaign.finished and not options.room:
        for line in _score(house, words):
            print(line)
        return 0
    room = options.room or house.next_room()
    going_on = house.under_way(room)
    if going_on is None:
        file = _new_file(path, room, house)
        house = house.begun(room, file.name)
        table = _fresh(house, room, options.seed)
        saves.write(saves.dump(table), file)
        saves.write(campaign.house_text(house).encode(), path)
    else:
        file = path.parent / going_on.file
        _, table, differs = open_saved(file)
        if differs is not None:  # a new game goes on from there; the file stays as it is
            print(difference(differs, table, words))
            file = _new_file(path, room, house)
            house = house.goes_on(room, file.name)
            saves.write(saves.dump(table), file)
            saves.write(campaign.house_text(house).encode(), path)
    return _sit_down(house, room, table, path, file, words)


def _new_file(path: Path, room: str, house: House) -> Path:
    """The file for the next game in a room, beside the house and named after it."""
    times = sum(each.room == room for each in house.games) + 1
    file = path.parent / f"{path.stem}-{Path(room).stem}-{times}.kt"
    if file.exists():
        raise Problem("file-exists", file=str(file))
    return file


def _fresh(house: House, room: str, seed: int | None) -> Table[Raid]:
    setup, content = _begin(house, room)
    chance = Seeded(secrets.randbits(63) if seed is None else seed)
    return Table(GAME, setup, content, chance=chance)


def _sit_down(
    house: House, room: str, table: Table[Raid], path: Path, file: Path, words: Words
) -> int:
    game, write = table.game, writer()
    ours = words_for(game, words, list(house.names))
    bots = bots_of(game, list(house.players), len(house.games))
    write(ours("house-room", room=room_name(room, words)))
    write(ours("terminal-start"))
    if not Terminal(table, bots, ours, write, input, file).play():
        write(ours("house-goodbye", file=str(path)))
        return 0
    result = table.result
    house = house.ended(room, result.winners if result else ())
    saves.write(campaign.house_text(house).encode(), path)
    write("")
    for line in plan(house, words):
        write(line)
    return 0
