"""Units that take part in a battle, and sides that hold the battlefield (WC-200 to WC-211)."""

from __future__ import annotations

from collections.abc import Sequence

from kitchentable.kernel.rules import rule
from kitchentable.warcraft.model.battle_state import Battle
from kitchentable.warcraft.model.board import Board, Lines
from kitchentable.warcraft.model.kinds import (
    FIRST_CREEP,
    HERO,
    MASK,
    MOUNTAIN,
    SHIFT,
    UNITS,
    WORKER,
)
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.moments import ABSENT, GRANTED


def battle_of(game: Warcraft) -> Battle:
    """The battle being fought."""
    assert game.battle is not None, "a battle is being fought"
    return game.battle


Part = tuple[int, int, int]
"""Units that take part: their space, their kind, their number."""


# --- stand-ins for `@rule(..., off=...)` -----------------------------------------------------


def in_the_field(game: Warcraft, seat: int, phase: int = -1) -> list[Part]:
    """Without WC-201: the battlefield has no flanks."""
    battle = battle_of(game)
    parts = one_by_one(game, battle, game.players[seat])
    return attacking([each for each in parts if each[0] == battle.space], phase)


def anywhere_at_all(game: Warcraft, seat: int, phase: int = -1) -> list[Part]:
    """Without WC-206: units take part however far away they are."""
    pieces = game.players[seat].pieces.items()
    parts = [(at >> SHIFT, at & MASK, number) for at, number in pieces if at & MASK != WORKER]
    return attacking(parts, phase)


def not_from_mountains(game: Warcraft, seat: int, phase: int = -1) -> list[Part]:
    """Without WC-207 and WC-208: mountains have no flanks and are no flanks."""
    battle, spaces = battle_of(game), game.board.spaces
    parts = one_by_one(game, battle, game.players[seat])
    if spaces[battle.space].kind == MOUNTAIN:
        parts = [each for each in parts if each[0] == battle.space]
    flat = [each for each in parts if each[0] == battle.space or spaces[each[0]].kind != MOUNTAIN]
    return attacking(flat, phase)


def without_heroes(game: Warcraft, seat: int, phase: int = -1) -> list[Part]:
    """Without WC-210: heroes take no part."""
    parts = one_by_one(game, battle_of(game), game.players[seat])
    return attacking([each for each in parts if each[1] != HERO], phase)


# --- units that take part --------------------------------------------------------------------


@rule("WC-201", off=in_the_field)
@rule("WC-206", off=anywhere_at_all)
@rule("WC-207", "WC-208", off=not_from_mountains)
@rule("WC-210", off=without_heroes)
def taking_part(game: Warcraft, seat: int, phase: int = -1) -> list[Part]:
    """A seat's units in the battlefield and its flanks, whatever the ground.

    Workers are among them only when called to arms; devoured units are not. With a `phase`, kinds
    that can never attack in it are left out.
    """
    battle, player = game.battle, game.players[seat]
    assert battle is not None, "a battle is being fought"
    lines = drawn_up(game, battle, player)
    if lines is None:
        return attacking(one_by_one(game, battle, player), phase)
    fighting, pieces = lines.all if phase < 0 else lines.attackers[phase], player.pieces
    here = filter(fighting.__contains__, pieces)
    return [(at >> SHIFT, at & MASK, pieces[at]) for at in here]


def attacking(some: list[Part], phase: int) -> list[Part]:
    """The units among `some` that may attack in a phase; without a phase all of them."""
    return some if phase < 0 else [each for each in some if attacks_in(phase, each[1])]


@rule("WC-422", off=lambda phase, kind: kind > WORKER or kind == phase)
def attacks_in(phase: int, kind: int) -> bool:
    """Whether pieces of a kind may attack in a phase. Units attack in the phase of their type.

    For heroes, creatures and creeps, the card or marker decides; workers attack in melee phases
    when called to arms. So these kinds are never ruled out here.
    """
    return kind >= WORKER or kind == phase


def drawn_up(game: Warcraft, battle: Battle, player: Player) -> Lines | None:
    """The pieces that fight at a battlefield, as sets that are kept with the board.

    `None` if workers are armed, or units are devoured or stay out: then each piece is looked at.
    """
    if player.armed or battle.gone or battle.absent or ABSENT in game.cast.at:
        return None
    return game.board.lines.get(battle.space) or line(game.board, battle.space)


def one_by_one(game: Warcraft, battle: Battle, player: Player) -> list[Part]:
    """The units of a player that take part, where workers are armed or units are absent."""
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
        if ABSENT in game.cast.at:
            number -= ABSENT.value(game, player, space, kind)
        if number:
            found.append((space, kind, number))
    return found


def line(board: Board, here: int) -> Lines:
    """The pieces that could fight in a space if no worker is armed. Kept with the board."""
    found = [
        at
        for at in board.standing[here]
        if not (at & MASK == WORKER and unarmed((), at >> SHIFT))
        and not (at & MASK >= FIRST_CREEP and not guards(here, at >> SHIFT))
    ]
    lines = board.lines[here] = Lines(
        frozenset(found),
        frozenset(at for at in found if at >> SHIFT == here),
        frozenset(at for at in found if at & MASK == HERO),
        tuple(frozenset(at for at in found if attacks_in(phase, at & MASK)) for phase in UNITS),
    )
    return lines


@rule("WC-209", "WC-629")
@rule("WC-424", off=True)
def unarmed(armed: Sequence[int], space: int) -> bool:
    """Whether the workers in a space take no part and cannot be casualties."""
    return space not in armed


@rule("WC-211", off=True)
def guards(here: int, space: int) -> bool:
    """Whether creeps in a space take part: only those in the battlefield itself do."""
    return space == here


@rule("WC-263", "WC-264")
@rule("WC-576", off=True)
def in_battle(game: Warcraft, seat: int) -> bool:
    """Whether a seat has a unit in the battle. Only such a seat draws and plays cards."""
    battle, player = game.battle, game.players[seat]
    if battle is None or (seat not in battle.sides[0] and seat not in battle.sides[1]):
        return False
    lines = drawn_up(game, battle, player)
    if lines is None:
        return bool(one_by_one(game, battle, player))
    return not lines.all.isdisjoint(player.pieces)


def fighting(game: Warcraft) -> list[int]:
    """The seats with units in the battle."""
    return [seat for side in battle_of(game).sides for seat in side if in_battle(game, seat)]


@rule("WC-279", "WC-280", "WC-439", "WC-450")
def has_ability(game: Warcraft, seat: int, ability: str) -> bool:
    """Whether a seat has a unit with an ability in the battle; sheep count, devoured units not."""
    player = game.players[seat]
    if not may_have(game, player, ability):
        return False
    granted = GRANTED.of(game)
    for space, kind, _ in taking_part(game, seat):
        if game.profile(player, kind, space).ability == ability:
            return True
        if granted is not None and granted(game, player, space, kind, ability):
            return True
    return False


def may_have(game: Warcraft, player: Player, ability: str) -> bool:
    """Whether a player could have a unit with an ability. Heroes and creatures have no tile's."""
    return player.neutral or GRANTED in game.cast.at or ability in game.on_top(player)


@rule("WC-259", "WC-261", "WC-723")
def holding(game: Warcraft) -> list[int]:
    """The sides with units left in the battlefield; creatures count."""
    found = []
    for side, seats in enumerate(battle_of(game).sides):
        for seat in seats:
            if holds(game, seat):
                found.append(side)
                break
    return found


def holds(game: Warcraft, seat: int) -> bool:
    """Whether a seat has a unit in the battlefield itself."""
    return stands(game, battle_of(game), game.players[seat])


@rule("WC-634")
def stands(game: Warcraft, battle: Battle, player: Player) -> bool:
    """Whether a player has a unit in the battlefield itself; Towns and Outposts are no units."""
    lines = drawn_up(game, battle, player)
    if lines is None:
        return battle.space in [space for space, _, _ in one_by_one(game, battle, player)]
    return not lines.field.isdisjoint(player.pieces)


def hero_fights(game: Warcraft, player: Player) -> bool:
    """Whether a player's hero is in the battlefield or a flank."""
    battle = battle_of(game)
    lines = drawn_up(game, battle, player)
    if lines is None:
        return HERO in [kind for _, kind, _ in one_by_one(game, battle, player)]
    return not lines.heroes.isdisjoint(player.pieces)


@rule("WC-254", "WC-255", "WC-256", "WC-267", "WC-451")
def decided(game: Warcraft) -> bool:
    """Whether a side has no unit left in the battlefield. Flanks do not keep a battle going."""
    battle, players = battle_of(game), game.players
    lines = None if battle.gone or battle.absent else game.board.lines.get(battle.space)
    if lines is None or ABSENT in game.cast.at:
        return len(holding(game)) < 2
    for seats in battle.sides:
        for seat in seats:
            player = players[seat]
            if not lines.field.isdisjoint(player.pieces) or (player.armed and holds(game, seat)):
                break
        else:
            return True
    return False
