"""Situations from files: a small board, pieces on it, and a point of the turn.

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

from typing import Any, Literal

import msgspec
from msgspec import Struct, structs

from kitchentable.kernel.problem import Problem
from kitchentable.warcraft.cards.public_asking import PUBLIC
from kitchentable.warcraft.model.battle_state import DRAW, JOIN, PHASE, ROUND
from kitchentable.warcraft.model.board import Board, Space, board, walled
from kitchentable.warcraft.model.content import (
    Content,
    CreepMarker,
    HeroCard,
    HeroLevel,
    Tile,
)
from kitchentable.warcraft.model.edition import Played, agreed_points
from kitchentable.warcraft.model.kinds import (
    CLEAR,
    HERO,
    KIND_OF,
    NAMES,
    PHASES,
    SHIFT,
    TOWN,
    UNITS,
)
from kitchentable.warcraft.model.player import Hero, Outpost, Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.words import GIVEN
from kitchentable.warcraft.moments import SITUATED
from kitchentable.warcraft.options import creeps, heroes
from kitchentable.warcraft.options.catalogue import cast_of
from kitchentable.warcraft.rules import battle
from kitchentable.warcraft.rules.participants import battle_of
from kitchentable.warcraft.scenarios.block import Scene
from kitchentable.warcraft.scenarios.loader import pairs, scene_of, without_cards
from kitchentable.warcraft.scenarios.quest import Quest
from kitchentable.warcraft.text.situation_cards import dealt, deck_of

DEPLETED = {"partly": 1, "completely": 2}


class SpaceGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """A space of the board."""

    at: tuple[int, int]
    kind: str = CLEAR
    points: int = 0
    depleted: str = ""
    stock: int | None = None
    """Gold or wood left in it, if harvests take from stocks."""
    endless: bool = False
    """Whether it never depletes."""


class Stats(Struct, frozen=True, forbid_unknown_fields=True):
    """The Strength and the ability of a unit type, in place of its tiles."""

    strength: int
    ability: str = ""


class OutpostGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """An Outpost."""

    space: str
    finished: bool = True
    alone: bool = False


class CreepGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """A creep: by its name, by the values of its marker, or face down by its points."""

    space: str
    points: int = 1
    name: str = ""
    strength: int = 0
    dice: int = 1
    type: str = "melee"
    ability: str = ""


class LevelGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """A card of a hero: what it is worth at one level, and the ability that comes with it."""

    strength: int = 3
    life: int = 3
    ability: str = ""
    mana: int = 0


class HeroGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """A hero: by its name, or with these values. `units` says where it stands."""

    name: str = ""
    level: int = 1
    wounds: int = 0
    points: int = 0
    dead: bool = False
    training: bool = False
    type: str = "melee"
    strength: int = 3
    life: int = 3
    ability: str = ""
    mana: int = 0
    levels: tuple[LevelGiven, ...] = ()
    """Its cards by level, in place of the four values above; the last one is repeated."""


class BattleGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """A battle that is being fought: `point` says how far it is."""

    space: str
    against: int | None = None
    """The seat of an enemy; without it the first that has units in the space."""
    round: int = 1
    phase: Literal["ranged", "flying", "melee"] = "ranged"


class PlayerGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """A player and his things."""

    race: str
    team: int | None = None
    town: str = ""
    gold: int = 0
    wood: int = 0
    units: dict[str, dict[str, int]] = {}
    moved: dict[str, dict[str, int]] = {}
    """Those of his pieces that have moved in this Move Step, where they are now."""
    outposts: tuple[OutpostGiven, ...] = ()
    buildings: dict[str, int] = {}
    """Finished building tiles by type, besides the melee building on the mat."""
    sites: dict[str, int] = {}
    summoned: dict[str, int] = {}
    training: dict[str, int] = {}
    hired: dict[str, int] = {}
    """Mercenaries who wait on the mat, by type."""
    research: int = 0
    levels: dict[str, int] = {}
    """The number of the tile on top, from 1."""
    stats: dict[str, Stats] = {}
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] | None = None
    """The cards left to draw; without it, all cards of the race that are not elsewhere."""
    discard: tuple[str, ...] = ()
    hero: HeroGiven | None = None
    shown: int = 0
    marked: bool = False
    locked: bool = False
    out: bool = False
    fast: tuple[str, ...] = ()
    crippled: tuple[str, ...] = ()


class NeutralGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """Neutral units, which belong to no player (WC-807)."""

    race: str
    units: dict[str, dict[str, int]]
    levels: dict[str, int] = {}
    stats: dict[str, Stats] = {}


class QuestGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """The state of a scenario's blocks."""

    tokens: dict[str, str] = {}
    """Tokens by name, and the spaces or places they lie in."""
    carried: tuple[str, ...] = ()
    sheltered: dict[str, dict[str, int]] = {}
    """Units that came back from the dead, by space and kind (WC-881)."""
    bought: tuple[tuple[int, str], ...] = ()
    """Cards bought in shops: the seat, and the shop (WC-993)."""
    resting: dict[str, dict[str, int]] = {}
    """Units that came back in this Move Step, by space and kind (WC-883)."""


class StateGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """The fields of `[state]` in a situation."""

    player: tuple[PlayerGiven, ...]
    board: dict[str, SpaceGiven]
    point: str = "move-start"
    seat: int = 0
    first: int = 0
    turn: int = 1
    creeps: tuple[CreepGiven, ...] = ()
    hidden_creeps: tuple[str, ...] = ()
    """Unseen creeps: each creep that lies face down is one of them."""
    mine_tokens: tuple[int, ...] = ()
    cleared: tuple[str, ...] = ()
    """Town spaces whose place the Tree of Eternity has taken."""
    places: dict[str, str] = {}
    """With a scenario: the spaces of this board that are its named places."""
    walls: tuple[tuple[str, str], ...] = ()
    """Pairs of adjacent spaces with a wall between them."""
    quest: QuestGiven = QuestGiven()
    neutral: NeutralGiven | None = None
    battle: BattleGiven | None = None
    battles: int = 0
    """Battles fought before."""
    pending: tuple[str, ...] = ()
    """Spaces in which a battle is due in this Move Step."""
    fought: tuple[str, ...] = ()
    """Spaces in which one was begun before."""
    chosen: str = ""
    """The way to spend that was chosen in this Spend Step."""
    forest_tokens: tuple[int, ...] = ()
    """Hidden resource tokens: each mine or forest without a stock has one of them."""


def situate(
    content: Content,
    target: int,
    limit: int,
    played: Played,
    data: dict[str, Any],
    scenario: str = "",
) -> Warcraft:
    """The state that a situation describes, in the main game or in a scenario."""
    given = msgspec.convert(data, StateGiven)
    where = _board(given)
    scene = _scene(content, played, where, given, scenario) if scenario else None
    if scene is not None:
        content = without_cards(content, scene.scenario)
        target = (target or scene.scenario.target) if scene.scenario.points else 0
    content = _with_heroes(_with_creeps(_with_stats(content, given), given), given)
    players = [
        _player(content, played, where, seat, each) for seat, each in enumerate(given.player)
    ]
    game = Warcraft(
        content=content,
        board=where,
        target=target if scene is not None else agreed_points(target, len(players), played),
        limit=limit,
        players=players,
        played=played,
        notes=content.notes,
        asking=PUBLIC,
        cast=cast_of(played, scene, _present(given)),
        stage=given.point,
        turn=given.turn,
        first=given.first,
        seat=given.seat,
        depleted=[DEPLETED.get(each.depleted, 0) for each in given.board.values()],
        stocks={
            where.index[name]: each.stock
            for name, each in given.board.items()
            if each.stock is not None
        },
        endless=[where.index[name] for name, each in given.board.items() if each.endless],
        scene=scene,
        quest=_quest(where, given) if scene is not None else None,
    )
    _put_on(game, given)
    _go_to(game, given)
    if given.battle is not None:
        _begin_battle(game, given.battle, given.point)
    SITUATED.tell(game)
    return game


def _go_to(game: Warcraft, given: StateGiven) -> None:
    """Set what a game remembers of the step that is played."""
    where = game.board
    game.cleared = [_space(where, name) for name in given.cleared]
    game.pending = [_space(where, name) for name in given.pending]
    game.fought = [_space(where, name) for name in given.fought]
    game.battles, game.chosen = given.battles, given.chosen


def _put_on(game: Warcraft, given: StateGiven) -> None:
    """Add heroes, tokens, the neutral side and creeps to a game that has players and a board."""
    for player, each in zip(game.players, given.player, strict=True):
        if each.hero is not None:
            player.hero = _hero(each.hero, player.seat)
            player.more = (HERO, *heroes.creatures_of(game, player))
    game.mine_tokens, game.forest_tokens = list(given.mine_tokens), list(given.forest_tokens)
    game.hidden_creeps = list(given.hidden_creeps)
    if given.neutral is not None:
        _neutral(game, given.neutral)
    for number, creep in enumerate(given.creeps):
        name = f"{GIVEN}{number}" if creep.strength else creep.name
        points = game.content.creeps[name].points if name else creep.points
        creeps.place(game, _space(game.board, creep.space), points, name)


BEFORE_ROUND = (JOIN, DRAW, ROUND)
ENTERED = (*BEFORE_ROUND, PHASE)
"""The points of a battle at which a situation may begin."""


def _begin_battle(game: Warcraft, given: BattleGiven, point: str) -> None:
    """Let a battle be fought, with everything before this point behind it."""
    space, own = _space(game.board, given.space), game.player().team
    enemies = [each for each in game.players if each.team != own and each.units(space)]
    enemy = enemies[0] if given.against is None else game.players[given.against]
    battle.begin(game, space, enemy.team)
    fought = battle_of(game)
    fought.round = given.round - (point in BEFORE_ROUND)
    fought.phase = PHASES.index(KIND_OF[given.phase])
    game.stage = point


def _present(given: StateGiven) -> list[str]:
    """The options whose pieces a situation has, even if it does not name them."""
    heroes_given = any(each.hero is not None for each in given.player)
    creeps_given = bool(given.creeps or given.hidden_creeps)
    return [*(["heroes"] if heroes_given else []), *(["creeps"] if creeps_given else [])]


def _board(given: StateGiven) -> Board:
    """The board of a situation, with its walls."""
    where = board(
        Space(name, each.at, each.kind, each.points) for name, each in given.board.items()
    )
    return walled(where, pairs(where, given.walls)) if given.walls else where


def _scene(
    content: Content, played: Played, where: Board, given: StateGiven, scenario: str
) -> Scene:
    """The scenario's rules, with its places on the spaces that the file names."""
    if scenario not in content.scenarios:
        known = ", ".join(content.scenarios)
        raise Problem("wc-no-such-scenario", name=scenario, known=known)
    places = {name: _space(where, at) for name, at in given.places.items()}
    return scene_of(scenario, content, played.expansion, {**where.index, **places})


def _quest(where: Board, given: StateGiven) -> Quest:
    """The state of the scenario's blocks."""
    at = {**{name: name for name in where.index}, **given.places}
    quest = given.quest
    return Quest(
        tokens={token: _space(where, at.get(name, name)) for token, name in quest.tokens.items()},
        carried=list(quest.carried),
        sheltered=_pieces(where, quest.sheltered),
        resting=_pieces(where, quest.resting),
        bought=list(quest.bought),
    )


def _neutral(game: Warcraft, given: NeutralGiven) -> None:
    """Add the neutral units."""
    side = creeps.neutral_side(game)
    side.race = given.race
    side.levels = _levels(given.levels)
    side.pieces.update(_pieces(game.board, given.units))


def _hero(given: HeroGiven, seat: int) -> Hero:
    name = given.name or f"{GIVEN}{seat}"
    return Hero(name, given.level, given.wounds, given.points, given.dead, given.training)


def _with_heroes(content: Content, given: StateGiven) -> Content:
    """The content with the heroes that the file describes; all their levels are alike."""
    more = {}
    for seat, player in enumerate(given.player):
        hero = player.hero
        if hero is not None and not hero.name:
            more[f"{GIVEN}{seat}"] = HeroCard(player.race, hero.type, _hero_levels(hero))
    return structs.replace(content, heroes={**content.heroes, **more})


def _hero_levels(hero: HeroGiven) -> tuple[HeroLevel, HeroLevel, HeroLevel]:
    """The three cards of a hero that the file describes."""
    alike = LevelGiven(hero.strength, hero.life, hero.ability, hero.mana)
    given = [HeroLevel(*structs.astuple(each)) for each in hero.levels or (alike,)]
    first, second, third = (*given, *[given[-1]] * 3)[:3]
    return first, second, third


def _with_creeps(content: Content, given: StateGiven) -> Content:
    """The content with the creeps that the file describes."""
    more = {
        f"{GIVEN}{number}": CreepMarker(
            each.points, each.strength, each.dice, each.type, each.ability
        )
        for number, each in enumerate(given.creeps)
        if each.strength
    }
    return structs.replace(content, creeps={**content.creeps, **more})


def _with_stats(content: Content, given: StateGiven) -> Content:
    """The content with the unit types that the file describes, on the tile that is on top."""
    races = dict(content.races)
    whose: list[PlayerGiven | NeutralGiven] = [*given.player]
    whose += [given.neutral] if given.neutral is not None else []
    for player in whose:
        race = races[player.race]
        for kind, stats in player.stats.items():
            tiles = list(race.tiles[KIND_OF[kind]])
            level = player.levels.get(kind, 1) - 1
            tiles[level] = Tile(stats.strength, stats.ability, tiles[level].needs)
            race = structs.replace(race, **{kind: tuple(tiles)})
        races[player.race] = race
    return structs.replace(content, races=races)


def _player(
    content: Content, played: Played, where: Board, seat: int, given: PlayerGiven
) -> Player:
    pieces = _pieces(where, given.units)
    town = _space(where, given.town) if given.town else _any_town(where, seat)
    hand, deck = dealt(given, deck_of(content, played, given))
    return Player(
        seat,
        seat if given.team is None else given.team,
        given.race,
        town,
        given.gold,
        given.wood,
        pieces,
        moved=_pieces(where, given.moved),
        outposts=[
            Outpost(_space(where, each.space), each.finished, each.alone) for each in given.outposts
        ],
        built=_counts(given.buildings, 1),
        sites=_counts(given.sites),
        summoned=_counts(given.summoned),
        training=[*_counts(given.training), given.training.get("worker", 0)],
        hired=[given.hired.get(NAMES[kind], 0) for kind in UNITS] if given.hired else [],
        research=given.research,
        levels=_levels(given.levels),
        hand=hand,
        deck=deck,
        discard=list(given.discard),
        shown=given.shown,
        marked=given.marked,
        locked=given.locked,
        out=given.out,
        fast=[_space(where, name) for name in given.fast],
        crippled=[_space(where, name) for name in given.crippled],
    )


def _pieces(where: Board, units: dict[str, dict[str, int]]) -> dict[int, int]:
    """Pieces as the state counts them."""
    found: dict[int, int] = {}
    for name, kinds in units.items():
        for kind, number in kinds.items():
            found[_space(where, name) << SHIFT | KIND_OF[kind]] = number
    return found


def _levels(given: dict[str, int]) -> list[int]:
    return [given.get(NAMES[kind], 1) - 1 for kind in UNITS]


def _space(where: Board, name: str) -> int:
    if name not in where.index:
        raise Problem("wc-no-such-space", name=name, known=", ".join(where.index))
    return where.index[name]


def _any_town(where: Board, seat: int) -> int:
    """The Town for a player without a named one: by seat, or -1 if there are too few."""
    towns = [n for n, space in enumerate(where.spaces) if space.kind == TOWN]
    return towns[seat] if seat < len(towns) else -1


def _counts(given: dict[str, int], mat: int = 0) -> list[int]:
    return [given.get("melee", 0) + mat, given.get("ranged", 0), given.get("flying", 0)]
