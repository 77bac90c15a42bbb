"""A position of Warcraft as the `[state]` of a situation, as a person would write it.

It is written from a view. A card that its viewer has not seen is `UNSEEN` in the file.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from kitchentable.kernel.facets import Since
from kitchentable.warcraft.model.battle_state import POINTS, Battle
from kitchentable.warcraft.model.content import Content
from kitchentable.warcraft.model.kinds import MASK, NAMES, PHASES, SHIFT, UNITS
from kitchentable.warcraft.model.player import Creep, Hero, Player, mat
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.rules.hidden_cards import put_down
from kitchentable.warcraft.scenarios.loader import without_cards
from kitchentable.warcraft.scenarios.quest import Quest
from kitchentable.warcraft.text.situation import ENTERED
from kitchentable.warcraft.text.situation_cards import UNSEEN, deck_of
from kitchentable.warcraft.text.situation_format import (
    DEPLETED,
    BattleGiven,
    CreepGiven,
    HeroGiven,
    NeutralGiven,
    PlayerGiven,
    QuestGiven,
    SpaceGiven,
    StateGiven,
)

Data = dict[str, Any]


def described(game: Warcraft, shipped: Content, since: Since) -> Data | None:
    """The `[state]` of a game; `None` where a file cannot begin, or with content of one's own."""
    if game.ended or any(not (each.race or each.neutral) for each in game.players):
        return None
    if game.battle is not None and game.stage not in ENTERED:
        return None
    if game.battle is None and game.stage in POINTS:
        return None
    ours = shipped if game.scene is None else without_cards(shipped, game.scene.scenario)
    if not _ships(game.content, ours):
        return None
    whole: Data = {
        "point": game.stage,
        "seat": game.seat,
        "first": game.first,
        "turn": game.turn,
        "battles": game.battles - (game.battle is not None),
        "pending": [game.name(space) for space in game.pending],
        "fought": [game.name(space) for space in _fought(game)],
        "chosen": game.chosen,
        "mine_tokens": game.mine_tokens,
        "forest_tokens": game.forest_tokens,
        "hidden_creeps": game.hidden_creeps,
        "cleared": [game.name(space) for space in game.cleared],
        "walls": [[game.name(space) for space in wall] for wall in game.board.walls],
        "places": _places(game),
        "quest": _quest(game, game.quest) if game.quest is not None else {},
        "battle": _battle(game, game.battle) if game.battle is not None else {},
        "board": _board(game),
        "player": [_player(game, each, since) for each in game.players if not each.neutral],
        "neutral": _neutral(game),
        "creeps": [_creep(game, at, each) for at, each in game.creeps.items() if each.points],
    }
    return _unless_default(whole, StateGiven)


def _fought(game: Warcraft) -> list[int]:
    """The spaces of battles that were begun before the one that is fought now."""
    return game.fought if game.battle is None else game.fought[:-1]


def _ships(content: Content, shipped: Content) -> bool:
    """Whether all that a file cannot bring along ships with the game."""
    return all(
        getattr(content, name) == getattr(shipped, name) for name in ("races", "heroes", "creeps")
    )


def _places(game: Warcraft) -> dict[str, str]:
    """The named places of a scenario that are not called as their spaces are."""
    if game.scene is None:
        return {}
    return {name: game.name(space) for name, space in game.scene.places.items()
            if game.name(space) != name}  # fmt: skip


def _board(game: Warcraft) -> Data:
    """The spaces of the board, each on a line of its own."""
    said = {value: name for name, value in DEPLETED.items()}
    found = {}
    for number, space in enumerate(game.board.spaces):
        whole = {
            "at": [*space.at],
            "kind": space.kind,
            "points": space.points,
            "depleted": said.get(game.depleted[number], ""),
            "stock": game.stocks.get(number),
            "endless": number in game.endless,
        }
        found[space.name] = _unless_default(whole, SpaceGiven)
    return found


def _player(game: Warcraft, player: Player, since: Since) -> Data:
    own = player.team != player.seat
    hired = {NAMES[kind]: number for kind, number in zip(UNITS, player.hired, strict=False)}
    whole = {
        "race": player.race,
        "team": player.team if own else None,
        "town": game.name(player.town) if player.town >= 0 else "",
        "gold": player.gold,
        "wood": player.wood,
        "units": pieces(game, player.pieces),
        "moved": pieces(game, player.moved),
        "outposts": [_outpost(game, player, number) for number in range(len(player.outposts))],
        "buildings": _counts([n - m for n, m in zip(player.built, mat(), strict=True)]),
        "sites": _counts(player.sites),
        "summoned": _counts(player.summoned),
        "training": _counts(player.training),
        "hired": hired,
        "research": player.research,
        "levels": {NAMES[kind]: n + 1 for kind, n in zip(UNITS, player.levels, strict=True) if n},
        "hero": _hero(player.hero) if player.hero is not None else {},
        "hand": _hand(game, player, since),
        "deck": _deck(game, player),
        "discard": player.discard,
        "shown": player.shown,
        "marked": player.marked,
        "locked": player.locked,
        "out": player.out,
        "fast": [game.name(space) for space in player.fast],
        "crippled": [game.name(space) for space in player.crippled],
    }
    found = _unless_default(whole, PlayerGiven)
    if whole["deck"] == []:
        found["deck"] = []
    return found


def _hand(game: Warcraft, player: Player, since: Since) -> list[str]:
    """The hand as far as it was seen. Cards that were played since were in it."""
    unseen = Counter(game.cards(player))
    unseen -= Counter([*player.hand, *player.discard])
    played = [card for who, answer in since if who == player.seat for card in put_down(answer)]
    hand = []
    for card in player.hand:
        if not card and played and unseen[played[0]] > 0:
            card = played.pop(0)
            unseen[card] -= 1
        hand.append(card or UNSEEN)
    return hand


def _deck(game: Warcraft, player: Player) -> list[str] | None:
    """The cards left to draw, where a file has to name them: usually it follows which."""
    if not all(player.deck):
        return None
    given = PlayerGiven(
        player.race, hand=tuple(player.hand), discard=tuple(player.discard), shown=player.shown
    )
    usual = deck_of(game.content, game.played, given)
    return None if Counter(usual) == Counter(player.deck) else sorted(player.deck)


def _outpost(game: Warcraft, player: Player, number: int) -> Data:
    post = player.outposts[number]
    found: Data = {"space": game.name(post.space)}
    if not post.finished:
        found["finished"] = False
    if post.alone:
        found["alone"] = True
    return found


def _hero(hero: Hero) -> Data:
    names = ("name", "level", "wounds", "points", "dead", "training")
    return _unless_default({name: getattr(hero, name) for name in names}, HeroGiven)


def _neutral(game: Warcraft) -> Data | None:
    """The units that fight for nobody, without creeps."""
    for player in game.players:
        if player.neutral and player.race:
            whole = {"race": player.race, "units": pieces(game, player.pieces),
                     "levels": _counts(player.levels)}  # fmt: skip
            return _unless_default(whole, NeutralGiven)
    return None


def _creep(game: Warcraft, at: int, creep: Creep) -> Data:
    whole: Data = {"space": game.name(at >> SHIFT), "name": creep.name, "points": creep.points}
    if creep.name:
        del whole["points"]
    return _unless_default(whole, CreepGiven)


def _quest(game: Warcraft, quest: Quest) -> Data:
    whole = {
        "tokens": {token: game.name(space) for token, space in quest.tokens.items()},
        "carried": quest.carried,
        "sheltered": pieces(game, quest.sheltered),
        "resting": pieces(game, quest.resting),
        "bought": [[*each] for each in quest.bought],
    }
    return _unless_default(whole, QuestGiven)


def _battle(game: Warcraft, battle: Battle) -> Data:
    begins = game.stage != ENTERED[-1]
    whole = {
        "space": game.name(battle.space),
        "against": next((seat for seat in battle.sides[1] if seat >= 0), None),
        "round": battle.round + begins,
        "phase": NAMES[PHASES[battle.phase]] if battle.phase < len(PHASES) else "ranged",
    }
    return _unless_default(whole, BattleGiven)


def pieces(game: Warcraft, counted: Mapping[int, int]) -> dict[str, dict[str, int]]:
    """Pieces by the names of their spaces and kinds."""
    found: dict[str, dict[str, int]] = {}
    for at, number in counted.items():
        found.setdefault(game.name(at >> SHIFT), {})[NAMES[at & MASK]] = number
    return found


def _counts(numbers: Sequence[int]) -> dict[str, int]:
    return {NAMES[kind]: number for kind, number in enumerate(numbers) if number}


def _unless_default(data: Data, form: type[Struct]) -> Data:
    """Data without what the form takes for granted."""
    usual = {each.name: each.default for each in msgspec.structs.fields(form)}
    found = {}
    for key, value in data.items():
        nothing = value is None or (isinstance(value, list | dict) and not value)
        if not nothing and value != usual.get(key):
            found[key] = value
    return found
