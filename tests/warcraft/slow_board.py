"""What stands where in Warcraft, looked up slowly and one piece at a time, for the readings."""

from __future__ import annotations

from kitchentable.warcraft.model.board import Space
from kitchentable.warcraft.model.kinds import MASK, NAMES, SHIFT
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft

Piece = tuple[str, str, int]
"""A kind of piece, the name of its space, the number of pieces."""


def pieces(game: Warcraft, player: Player) -> list[Piece]:
    """The pieces of a player by kind and space."""
    return [(NAMES[at & MASK], name(game, at >> SHIFT), n) for at, n in player.pieces.items()]


def has(game: Warcraft, player: Player, kind: str, space: str) -> int:
    """How many pieces of a kind a player has in a space."""
    return sum(n for what, where, n in pieces(game, player) if (what, where) == (kind, space))


def units(game: Warcraft, player: Player, space: str) -> int:
    """How many units a player has in a space. Workers and Necromancers are none."""
    found = [piece for piece in pieces(game, player) if piece[1] == space]
    return sum(n for what, _, n in found if what not in ("worker", "necromancer"))


def name(game: Warcraft, number: int) -> str:
    """The name of the space of a number."""
    return game.board.spaces[number].name


def number(game: Warcraft, space: str) -> int:
    """The number of the space of a name."""
    return [each.name for each in game.board.spaces].index(space)


def at(game: Warcraft, space: object) -> Space | None:
    """The space of a name; `None` if none has it."""
    return next((each for each in game.board.spaces if each.name == space), None)


def ground(game: Warcraft, space: str) -> str:
    """The kind of a space."""
    return game.board.spaces[number(game, space)].kind


def beside(game: Warcraft, space: str) -> list[str]:
    """The spaces next to one."""
    return [name(game, near) for near in game.board.near[number(game, space)]]


def steps(game: Warcraft, start: str, to: str) -> int:
    """The distance of two spaces over spaces that exist, by widening circles."""
    edge, seen, far = {start}, set[str](), 0
    while to not in edge:
        seen |= edge
        edge = {near for each in edge for near in beside(game, each)} - seen
        far += 1
        if not edge:
            return 99
    return far


def town(game: Warcraft, player: Player) -> str:
    """The space of a player's Town; "" without one."""
    return name(game, player.town) if player.town >= 0 else ""


def outposts(game: Warcraft, player: Player) -> list[tuple[str, bool]]:
    """The spaces of a player's Outposts, and whether each is finished."""
    return [(name(game, post.space), post.finished) for post in player.outposts]


def enemies(game: Warcraft, player: Player) -> list[Player]:
    """The players of other sides, creeps included, unless they spare this player's side."""
    return [each for each in game.players if each.team != player.team and not each.out]


def enemies_in(game: Warcraft, player: Player, space: str) -> list[Player]:
    """The enemies with a piece or an Outpost in a space."""
    return [
        each
        for each in enemies(game, player)
        if any(where == space for _, where, _ in pieces(game, each))
        or any(where == space for where, _ in outposts(game, each))
    ]


def builders(game: Warcraft, player: Player, space: str) -> int:
    """How many workers build an Outpost in a space."""
    sites = [post for post in player.outposts if not post.finished and not post.alone]
    return sum(name(game, post.space) == space for post in sites)


def idle(game: Warcraft, player: Player, space: str) -> int:
    """How many workers in a space build nothing."""
    return has(game, player, "worker", space) - builders(game, player, space)


def fighting(game: Warcraft, player: Player) -> list[Piece]:
    """The units of a player in the battlefield and beside it (WC-201, WC-206, WC-450, WC-566)."""
    battle = game.battle
    assert battle is not None
    field = name(game, battle.space)
    near = [] if player.seat in battle.absent else beside(game, field)
    found = []
    for kind, space, n in pieces(game, player):
        armed = number(game, space) in player.armed
        unit = armed if kind == "worker" else kind != "necromancer"
        devoured = sum(
            (each.seat, NAMES[each.kind], name(game, each.space)) == (player.seat, kind, space)
            for each in battle.gone
        )
        if unit and n > devoured and space in (field, *near):
            found.append((kind, space, n - devoured))
    return found


def opposing(game: Warcraft, player: Player) -> list[Player]:
    """The players on the other side of the battle."""
    assert game.battle is not None
    ours = next(side for side in game.battle.sides if player.seat in side)
    return [game.players[seat] for side in game.battle.sides if side != ours for seat in side]
