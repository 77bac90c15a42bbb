"""Situations from files: the state that `[state]` describes (`situation_format.py`)."""

from __future__ import annotations

from typing import Any

import msgspec

from kitchentable.kernel.problem import Problem
from kitchentable.warcraft.cards.public_asking import PUBLIC
from kitchentable.warcraft.model.battle_state import DRAW, JOIN, PHASE, ROUND
from kitchentable.warcraft.model.board import Board, Space, board, walled
from kitchentable.warcraft.model.content import Content
from kitchentable.warcraft.model.edition import Played, agreed_points
from kitchentable.warcraft.model.kinds import (
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
from kitchentable.warcraft.text.situation_content import with_pieces
from kitchentable.warcraft.text.situation_format import (
    DEPLETED,
    BattleGiven,
    HeroGiven,
    NeutralGiven,
    PlayerGiven,
    StateGiven,
)


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
    else:
        target = agreed_points(target, len(given.player), played)
    game = _game(with_pieces(content, given), where, played, scene, given, (target, limit))
    _put_on(game, given)
    _go_to(game, given)
    if given.battle is not None:
        _begin_battle(game, given.battle, given.point)
    SITUATED.tell(game)
    return game


def _game(
    content: Content,
    where: Board,
    played: Played,
    scene: Scene | None,
    given: StateGiven,
    goal: tuple[int, int],
) -> Warcraft:
    """The state with its board and its players; the goal is in points, and in turns."""
    return Warcraft(
        content=content,
        board=where,
        target=goal[0],
        limit=goal[1],
        players=[
            _player(content, played, where, seat, each) for seat, each in enumerate(given.player)
        ],
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
