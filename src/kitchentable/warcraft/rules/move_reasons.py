"""Reasons why a piece may not move (WC-121 to WC-167)."""

from __future__ import annotations

from kitchentable.kernel.illegal import Illegal, names_nothing
from kitchentable.kernel.rules import rule
from kitchentable.warcraft.cards import card_reasons
from kitchentable.warcraft.cards.card import CARDS, MOVE_START
from kitchentable.warcraft.cards.public_asking import opponents_could
from kitchentable.warcraft.model.answers import Play, Step
from kitchentable.warcraft.model.board import Board, each_of, is_water, walled_off
from kitchentable.warcraft.model.kinds import (
    FIRST_CREATURE,
    FLYING,
    HERO,
    HIRED,
    KIND_OF,
    NAMES,
    SHIFT,
    STACK,
    WALKS,
    WORKER,
)
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.words import card_word, kind_word
from kitchentable.warcraft.moments import NO_ENTRY
from kitchentable.warcraft.options import ancients, creeps
from kitchentable.warcraft.rules.reach import Ground, closed, reach, speed

WALKING = (ancients.TREE, ancients.OUTPOST)

MOVES_BY = (
    "WC-124", "WC-125", "WC-126", "WC-127", "WC-128", "WC-124", "WC-125", "WC-126", "WC-127",
)  # fmt: skip


@rule("WC-158", "WC-159", "WC-563", "WC-564")
def too_many(ground: Ground, space: int, workers: bool) -> Illegal:
    """The refusal by the stacking limit of a space, which teammates share."""
    game, player = ground.game, ground.player
    number = "WC-159" if workers else "WC-158"
    if workers and player.builders(space):
        number = "WC-166"
    if any(each is not player and each.present(space) for each in game.team(player)):
        number = "WC-564" if workers else "WC-563"
    if not workers and player.hired and hired_among(player, space):
        number = "WC-975"
    return Illegal(number, "wc-too-many", space=game.name(space), most=STACK)


@rule("WC-975")
def hired_among(player: Player, space: int) -> bool:
    """Whether a player has mercenaries in a space."""
    return any(player.count(space, kind) for kind in HIRED)


def why_not(ground: Ground, chosen: Step) -> Illegal:
    """Why a piece may not go from one space to another, or a card cannot be played before it."""
    game, player = ground.game, ground.player
    if chosen.what in CARDS:
        return no_card(game, player, chosen)
    if chosen.what in WALKING:
        return ancients.why_not(game, player, chosen)
    index = game.board.index
    here, there = index.get(chosen.start, -1), index.get(chosen.to, -1)
    if chosen.what not in KIND_OF or here < 0 or there < 0:
        return names_nothing()
    kind = KIND_OF[chosen.what]
    no = stays(game, player, kind, here) or same_space(game, here, there)
    if no is not None:
        return no
    if not game.board.enterable(kind, there):
        return no_ground(game, kind, there)
    return unreachable(ground, kind, here, there)


@rule("WC-121", "WC-151", "WC-720")
def stays(game: Warcraft, player: Player, kind: int, here: int) -> Illegal | None:
    """Why no piece of a kind may leave a space; `None` if one may."""
    word, name = kind_word(NAMES[kind]), game.name(here)
    if not player.count(here, kind):
        return Illegal("WC-121", "wc-nobody-there", kind=word, space=name)
    if game.locked(here):
        return Illegal("WC-151", "wc-locked", space=name)
    if player.moved.get(here << SHIFT | kind, 0) >= player.count(here, kind):
        return Illegal("WC-121", "wc-moved-already", kind=word, space=name)
    if kind >= FIRST_CREATURE:
        return Illegal("WC-720", "wc-with-hero", kind=word)
    return None


@rule("WC-122")
def same_space(game: Warcraft, here: int, there: int) -> Illegal | None:
    """The refusal of a move that ends where it begins."""
    return Illegal("WC-122", "wc-same-space", space=game.name(there)) if here == there else None


@rule("WC-514")
def no_card(game: Warcraft, player: Player, chosen: Step) -> Illegal:
    """Why a card cannot be played now: Fast comes before any move, others at another time."""
    if chosen.what != "fast" or "fast" not in player.hand:
        return card_reasons.why_not(game, player, None, Play(chosen.what, (chosen.start,)))
    if player.moved or opponents_could(game, player, MOVE_START):
        return Illegal("WC-514", "wc-fast-late", card=card_word("fast"))
    return CARDS["fast"].why_not(game, player, (chosen.start,))


@rule("WC-067", "WC-068", "WC-143", "WC-144", "WC-145")
def no_ground(game: Warcraft, kind: int, there: int) -> Illegal:
    """The refusal by mountains and water: only flying units pass, and none may end on water."""
    word, name = kind_word(NAMES[kind]), game.name(there)
    if is_water(game.board.spaces[there]):
        if WALKS[kind] == FLYING:
            return Illegal("WC-068", "wc-no-landing", space=name)
        number = {WORKER: "WC-143", HERO: "WC-145"}.get(kind, "WC-067")
        return Illegal(number, "wc-water", kind=word, space=name)
    number = {WORKER: "WC-143", HERO: "WC-145"}.get(kind, "WC-144")
    return Illegal(number, "wc-mountain", kind=word, space=name)


def unreachable(ground: Ground, kind: int, here: int, there: int) -> Illegal:
    """Why a piece that may move cannot reach a space."""
    game, player, name = ground.game, ground.player, ground.game.name(there)
    if (no := barrier(game, player, kind, here, there)) is not None:
        return no
    if closed(ground, kind) >> there & 1:
        return no_escort(game, player, there)
    if reach(ground, kind, here) >> there & 1:
        over = ground.over
        if over is not None and over[0] != here:
            return too_many(ground, *over)
        return too_many(ground, there, kind == WORKER)
    free = Ground(game, player)
    free.hindered = 0
    if reach(free, kind, here) >> there & 1:
        return stopped(ground, kind, here, there)
    spaces = speed(player, kind, here)
    if (no := no_way_round(game, player, kind, here, there, spaces)) is not None:
        return no
    number = "WC-497" if here in player.crippled else MOVES_BY[kind]
    word = kind_word(NAMES[kind])
    return Illegal(number, "wc-too-far", kind=word, space=name, most=spaces)


def no_way_round(
    game: Warcraft, player: Player, kind: int, here: int, there: int, most: int
) -> Illegal | None:
    """The refusal of a space that is near enough, but behind mountains, water or a wall."""
    out, back = distances(game.board, here), distances(game.board, there)
    if WALKS[kind] == FLYING or out.get(there, most + 1) > most:
        return None
    between = [at for at in out if 0 < out[at] + back.get(at, most) <= most and at != there]
    for at in between:
        if not game.board.enterable(kind, at):
            return behind(game, kind, at, there)
    for one, other in game.board.walls:
        if one in (*between, here) or other in (*between, here):
            return wall(game, kind, one, other)
    shut = (NO_ENTRY.value(game, player, kind, at) for at in between)
    return next((no for no in shut if no is not None), None)


def distances(board: Board, here: int) -> dict[int, int]:
    """By space: how many steps away it is, whatever the ground."""
    found, edge = {here: 0}, [here]
    for at in edge:
        for to in board.near[at]:
            if to not in found:
                found[to] = found[at] + 1
                edge.append(to)
    return found


@rule("WC-067", "WC-143", "WC-144", "WC-145")
def behind(game: Warcraft, kind: int, at: int, there: int) -> Illegal:
    """The refusal by mountains or water that the piece would have to cross."""
    word, names = kind_word(NAMES[kind]), {"space": game.name(there), "at": game.name(at)}
    water = is_water(game.board.spaces[at])
    number = {WORKER: "WC-143", HERO: "WC-145"}.get(kind, "WC-067" if water else "WC-144")
    return Illegal(number, "wc-behind-water" if water else "wc-behind-mountain", kind=word, **names)


@rule("WC-859", "WC-863")
def wall(game: Warcraft, kind: int, here: int, there: int) -> Illegal:
    """The refusal by a wall between two spaces."""
    number = "WC-863" if kind == WORKER else "WC-859"
    return Illegal(number, "wc-wall", start=game.name(here), to=game.name(there))


def barrier(game: Warcraft, player: Player, kind: int, here: int, there: int) -> Illegal | None:
    """The refusal by a wall, or by a space that a scenario closes; `None` if there is neither."""
    if walled_off(game.board.walls, kind, here, there):
        return wall(game, kind, here, there)
    return NO_ENTRY.value(game, player, kind, there)


@rule("WC-139", "WC-141", "WC-142")
def no_escort(game: Warcraft, player: Player, space: int) -> Illegal:
    """The refusal of a space with enemies to a worker without an escort, even in passing."""
    mate = any(each.units(space) for each in game.team(player))
    number = "WC-142" if mate else "WC-141" if creeps.here(game, space) else "WC-139"
    return Illegal(number, "wc-no-escort", space=game.name(space))


@rule("WC-133", "WC-134", "WC-135", "WC-136")
def stopped(ground: Ground, kind: int, here: int, there: int) -> Illegal:
    """The refusal by enemies in a space that the piece would have to pass."""
    game, player = ground.game, ground.player
    passed, ways = reach(ground, kind, here), game.board.ways[kind]
    for at in (here, *each_of(passed & ~ground.hindered)):
        passed |= ways[at]  # also spaces that are closed to a worker: it never reaches them
    hindered = passed & ground.hindered
    beside = [space for space in each_of(hindered) if space in game.board.near[there]]
    spaces = beside or list(each_of(hindered))
    enemies = game.enemies(player)
    units = [space for space in spaces if any(each.units(space) for each in enemies)]
    workers = [space for space in spaces if any(each.workers(space) for each in enemies)]
    number = "WC-130" if units else "WC-131" if workers else "WC-132"
    where = (*units, *workers, *spaces)[0]
    if closed(ground, kind) >> where & 1:
        return no_escort(game, player, where)
    if kind == WORKER:
        number = "WC-136"
    elif kind == HERO:
        number = "WC-135"
    elif creeps.here(game, where):
        number = "WC-932" if creeps.beast(game, where) else "WC-133"
    elif here in player.fast:
        number = "WC-134"
    return Illegal(number, "wc-stopped", space=game.name(where))
