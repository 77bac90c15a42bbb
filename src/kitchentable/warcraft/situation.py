"""Situations: any small board, anything on it, any point of the turn, from a file.

[state]
point = "battles"            # where the turn stands; see docs/situations-warcraft.md
seat = 0                     # whose step it is

[state.board]                # spaces by name: where they are, what they are
a = { at = [0, 0] }
b = { at = [1, 0], kind = "forest" }

[[state.player]]
race = "orc"
units = { a = { melee = 2 }, b = { worker = 1 } }
stats = { melee = { strength = 3, ability = "bloodlust" } }
hand = ["devour"]
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from msgspec import Struct, structs

from kitchentable.kernel.problem import Problem
from kitchentable.warcraft.board import Board, Space, board
from kitchentable.warcraft.content import Content, Tile
from kitchentable.warcraft.kinds import CLEAR, KIND_OF, TOWN, UNITS
from kitchentable.warcraft.state import Outpost, Player, Warcraft

DEPLETED = {"partly": 1, "completely": 2}


class SpaceGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """A space of the board."""

    at: tuple[int, int]
    kind: str = CLEAR
    points: int = 0
    depleted: str = ""


class Stats(Struct, frozen=True, forbid_unknown_fields=True):
    """What a unit type can do, in place of its tiles."""

    strength: int
    ability: str = ""


class OutpostGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """An Outpost."""

    space: str
    finished: bool = True


class PlayerGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """A player and what he has."""

    race: str
    team: int | None = None
    town: str = ""
    gold: int = 0
    wood: int = 0
    units: dict[str, dict[str, int]] = {}
    outposts: tuple[OutpostGiven, ...] = ()
    buildings: dict[str, int] = {}
    """Finished building tiles by type; the melee building on the mat is there anyway."""
    sites: dict[str, int] = {}
    summoned: dict[str, int] = {}
    training: dict[str, int] = {}
    levels: dict[str, int] = {}
    """Which tile is on top, from 1."""
    stats: dict[str, Stats] = {}
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] | None = None
    """What is left to draw; without it, all of the race's cards that are not elsewhere."""
    discard: tuple[str, ...] = ()
    shown: int = 0
    marked: bool = False
    locked: bool = False
    out: bool = False
    fast: tuple[str, ...] = ()
    crippled: tuple[str, ...] = ()


class StateGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """What `[state]` of a situation may hold."""

    player: tuple[PlayerGiven, ...]
    board: dict[str, SpaceGiven]
    point: str = "move-start"
    seat: int = 0
    first: int = 0
    turn: int = 1


def situate(content: Content, target: int, limit: int, data: dict[str, Any]) -> Warcraft:
    """The state a situation describes."""
    given = msgspec.convert(data, StateGiven)
    where = board(
        Space(name, each.at, each.kind, each.points) for name, each in given.board.items()
    )
    content = _with_stats(content, given)
    players = [_player(content, where, seat, each) for seat, each in enumerate(given.player)]
    return Warcraft(
        content=content,
        board=where,
        target=target or (30 if len(players) == 4 else 15),
        limit=limit,
        players=players,
        stage=given.point,
        turn=given.turn,
        first=given.first,
        seat=given.seat,
        depleted=[DEPLETED.get(each.depleted, 0) for each in given.board.values()],
    )


def _with_stats(content: Content, given: StateGiven) -> Content:
    """The content with unit types as the file says, from the level on that is on top."""
    races = dict(content.races)
    for player in given.player:
        race = races[player.race]
        for kind, stats in player.stats.items():
            tiles = list(race.tiles[KIND_OF[kind]])
            level = player.levels.get(kind, 1) - 1
            tiles[level] = Tile(stats.strength, stats.ability, tiles[level].needs)
            race = structs.replace(race, **{kind: tuple(tiles)})
        races[player.race] = race
    return structs.replace(content, races=races)


def _player(content: Content, where: Board, seat: int, given: PlayerGiven) -> Player:
    pieces: dict[int, int] = {}
    for name, units in given.units.items():
        for kind, number in units.items():
            pieces[4 * _space(where, name) + KIND_OF[kind]] = number
    town = _space(where, given.town) if given.town else _any_town(where, seat)
    return Player(
        seat,
        seat if given.team is None else given.team,
        given.race,
        town,
        given.gold,
        given.wood,
        pieces,
        outposts=[Outpost(_space(where, each.space), each.finished) for each in given.outposts],
        built=_counts(given.buildings, 1),
        sites=_counts(given.sites),
        summoned=_counts(given.summoned),
        training=[*_counts(given.training), given.training.get("worker", 0)],
        levels=[given.levels.get(kind, 1) - 1 for kind in KIND_OF if KIND_OF[kind] in UNITS],
        hand=list(given.hand),
        deck=_deck(content, given),
        discard=list(given.discard),
        shown=given.shown,
        marked=given.marked,
        locked=given.locked,
        out=given.out,
        fast=[_space(where, name) for name in given.fast],
        crippled=[_space(where, name) for name in given.crippled],
    )


def _space(where: Board, name: str) -> int:
    if name not in where.index:
        raise Problem("wc-no-such-space", name=name, known=", ".join(where.index))
    return where.index[name]


def _any_town(where: Board, seat: int) -> int:
    """The Town that is nobody's by name: by seat, or a space where nothing is deployed."""
    towns = [n for n, space in enumerate(where.spaces) if space.kind == TOWN]
    return towns[seat] if seat < len(towns) else -1


def _counts(given: dict[str, int], mat: int = 0) -> list[int]:
    return [given.get("melee", 0) + mat, given.get("ranged", 0), given.get("flying", 0)]


def _deck(content: Content, given: PlayerGiven) -> list[str]:
    if given.deck is not None:
        return list(given.deck)
    left = Counter(content.races[given.race].cards())
    left -= Counter([*given.hand, *given.discard, *["victory-point"] * given.shown])
    return list(left.elements())
