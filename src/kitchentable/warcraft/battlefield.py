"""Who takes part in the battle being fought, and who holds the battlefield (WC-200 to WC-211)."""

from __future__ import annotations

from collections.abc import Sequence

from kitchentable.kernel.rules import rule
from kitchentable.warcraft.board import Board
from kitchentable.warcraft.kinds import FIRST_CREEP, MASK, SHIFT, WORKER
from kitchentable.warcraft.scenarios import moments
from kitchentable.warcraft.state import Battle, Player, Warcraft


def battle_of(game: Warcraft) -> Battle:
    """The battle being fought."""
    assert game.battle is not None, "a battle is being fought"
    return game.battle


@rule("WC-201", "WC-206", "WC-207", "WC-208", "WC-209")
def taking_part(game: Warcraft, seat: int) -> list[tuple[int, int, int]]:
    """A seat's units in battlefield and flanks, whatever the ground: space, kind, how many.

    A worker (kind 3) is among them only when called to arms; who was devoured is not.
    """
    battle, player = battle_of(game), game.players[seat]
    if player.armed or battle.gone or battle.absent or game.scene is not None:
        return one_by_one(game, battle, player)
    here, pieces = battle.space, player.pieces
    could = game.board.lines.get(here) or line(game.board, here)
    return [(at >> SHIFT, at & MASK, pieces[at]) for at in filter(could.__contains__, pieces)]


def one_by_one(game: Warcraft, battle: Battle, player: Player) -> list[tuple[int, int, int]]:
    """The same where somebody is called to arms, devoured or stays out."""
    seat, pieces, found = player.seat, player.pieces, []
    for at in filter(game.board.standing[battle.space].__contains__, pieces):
        number, space, kind = pieces[at], at >> SHIFT, at & MASK
        if seat in battle.absent and space != battle.space:
            continue
        if kind == WORKER and unarmed(player.armed, space):
            continue
        if kind >= FIRST_CREEP and not guards(battle.space, space):
            continue
        for gone in battle.gone:
            if (gone.seat, gone.kind, gone.space) == (seat, kind, space):
                number -= 1
        if game.scene is not None:
            number -= moments.staying_out(game, player, space, kind)
        if number:
            found.append((space, kind, number))
    return found


def line(board: Board, here: int) -> frozenset[int]:
    """Every piece that fights in a space, `space << SHIFT | kind`, if nobody is called to arms."""
    found = board.lines[here] = frozenset(
        at
        for at in board.standing[here]
        if not (at & MASK == WORKER and unarmed((), at >> SHIFT))
        and not (at & MASK >= FIRST_CREEP and not guards(here, at >> SHIFT))
    )
    return found


@rule("WC-209", "WC-629")
def unarmed(armed: Sequence[int], space: int) -> bool:
    """Whether the workers in a space take no part, and are no casualties."""
    return space not in armed


@rule("WC-211", "WC-659", "WC-934", "WC-946")
def guards(here: int, space: int) -> bool:
    """Whether creeps in a space take part: all of them in the battlefield itself, no others."""
    return space == here


@rule("WC-263", "WC-264", "WC-271", "WC-576", "WC-666")
def in_battle(game: Warcraft, seat: int) -> bool:
    """Whether a seat has a unit in the battle: only then it draws and plays cards."""
    battle = game.battle
    if battle is None or battle.side_of(seat) < 0:
        return False
    return bool(taking_part(game, seat))


def fighting(game: Warcraft) -> list[int]:
    """The seats with units in the battle."""
    return [seat for side in battle_of(game).sides for seat in side if in_battle(game, seat)]


@rule("WC-279", "WC-280", "WC-439", "WC-450")
def has_ability(game: Warcraft, seat: int, ability: str) -> bool:
    """Whether a seat has a unit with an ability in the battle; a sheep counts, one devoured not."""
    player = game.players[seat]
    if not (player.more or game.scene or has_tile(game, player, ability)):
        return False
    for space, kind, _ in taking_part(game, seat):
        if game.profile(player, kind, space).ability == ability:
            return True
        if game.scene is not None and moments.granted(game, player, space, kind, ability):
            return True
    return False


def has_tile(game: Warcraft, player: Player, ability: str) -> bool:
    """Whether one of a player's own tiles shows an ability, wherever his units are."""
    levels = player.levels
    tiles = [tiles[levels[kind]] for kind, tiles in enumerate(game.race(player).tiles)]
    return any(tile.ability == ability for tile in tiles)


@rule("WC-215", "WC-259", "WC-261", "WC-587", "WC-723")
def holding(game: Warcraft) -> list[int]:
    """The sides with units left in the battlefield, be they creatures."""
    battle = battle_of(game)
    return [side for side in (0, 1) if any(holds(game, seat) for seat in battle.sides[side])]


@rule("WC-634")
def holds(game: Warcraft, seat: int) -> bool:
    """Whether a seat has a unit in the battlefield itself; Towns and Outposts are none."""
    here = battle_of(game).space
    return here in [space for space, _, _ in taking_part(game, seat)]


@rule("WC-254", "WC-255", "WC-256", "WC-267", "WC-451")
def decided(game: Warcraft) -> bool:
    """Whether a side has no unit left in the battlefield. Flanks do not keep a battle going."""
    return len(holding(game)) < 2
