"""Creeps: neutral guards of the objectives (WC-648 to WC-682).

A creep that lies face down is drawn when it is turned up: until then it is no more than one of
those of its points that nobody has seen (WC-649, WC-652).
"""

from __future__ import annotations

from kitchentable.kernel.questions import Asks, Draw, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import say
from kitchentable.warcraft.battlefield import battle_of
from kitchentable.warcraft.board import worth
from kitchentable.warcraft.events import CreepHit, CreepKilled, CreepsPlaced, CreepTurned
from kitchentable.warcraft.kinds import CREEPS, FIRST_CREEP, MASK, NAMES, SHIFT
from kitchentable.warcraft.state import Creep, Player, Warcraft

KINDS_OF_CREEPS = tuple(range(FIRST_CREEP, FIRST_CREEP + len(CREEPS)))


@rule("WC-655", "WC-656")
def neutral_side(game: Warcraft) -> Player:
    """The player nobody plays: an enemy of everybody, who never moves."""
    if not game.players[-1].neutral:
        game.players.append(Player(-1, -1, neutral=True, more=KINDS_OF_CREEPS))
    return game.players[-1]


@rule("WC-041", "WC-648", "WC-653")
def lay_out(game: Warcraft) -> None:
    """One on each objective of one or two points, face down, when the board is built."""
    if not game.played.creeps:
        return
    game.hidden_creeps = list(game.content.creeps)
    for space in guarded(game):
        place(game, space, worth(game.board.spaces[space]))
    names = tuple(game.name(space) for space in guarded(game))
    rules = ("WC-110", "WC-648", "WC-649", "WC-650", "WC-651", "WC-652", "WC-653")
    game.tell(CreepsPlaced(spaces=names, rules=rules))


@rule("WC-651", "WC-654")
def guarded(game: Warcraft) -> list[int]:
    """Objectives of one and two points; those of three or four have no guard."""
    board = game.board
    return [space for space in board.scoring if worth(board.spaces[space]) in (1, 2)]


def place(game: Warcraft, space: int, points: int, name: str = "") -> None:
    """Put a creep into a space, beside others that may be there."""
    side = neutral_side(game)
    kind = next(each for each in KINDS_OF_CREEPS if not side.count(space, each))
    side.put(space, kind)
    game.creeps[space << SHIFT | kind] = Creep(points, name)


def here(game: Warcraft, space: int) -> list[int]:
    """The creeps in a space, by number."""
    return [at for at in game.creeps if at >> SHIFT == space]


@rule("WC-657", "WC-658", "WC-945")
def enter(game: Warcraft, space: int) -> Asks[None]:
    """Whoever enters turns up what lies face down there; it stays face up."""
    for at in here(game, space):
        if not game.creeps[at].name:
            yield from turn_up(game, at)


@rule("WC-042", "WC-649", "WC-650")
def turn_up(game: Warcraft, at: int) -> Asks[None]:
    """One of the creeps of these points that nobody has seen."""
    creep, space = game.creeps[at], game.name(at >> SHIFT)
    known = game.content.creeps
    question = Draw(
        say("wc-turn-creep", space=space),
        items=[name for name in game.hidden_creeps if known[name].points == creep.points],
        open=True,
        of=str,
        rules=("WC-649", "WC-650", "WC-657"),
    )
    creep.name = yield from ask(question)
    game.hidden_creeps.remove(creep.name)
    marker = known[creep.name]
    told = CreepTurned(
        space=space,
        creep=creep.name,
        strength=marker.strength,
        dice=marker.dice,
        kind=marker.type,
        rules=("WC-042", "WC-657", "WC-658"),
    )
    game.tell(told)


# --- in battle ----------------------------------------------------------------------------


@rule("WC-667", "WC-668", "WC-669", "WC-670", "WC-671")
def hit(game: Warcraft, space: int, kind: int) -> None:
    """A casualty takes a die; without dice it is dead."""
    creep = game.creeps[space << SHIFT | kind]
    creep.lost += 1
    left = game.content.creeps[creep.name].dice - creep.lost
    rules = ("WC-667", "WC-668", "WC-669", "WC-670", "WC-671")
    game.tell(CreepHit(creep=creep.name, space=game.name(space), left=left, rules=rules))
    if left == 0:
        kill(game, space, kind)


@rule("WC-670", "WC-676", "WC-681")
def kill(game: Warcraft, space: int, kind: int) -> None:
    """It is gone for good."""
    creep = game.creeps.pop(space << SHIFT | kind)
    game.players[-1].put(space, kind, -1)
    battle_of(game).slain += creep.points
    rules = ("WC-670", "WC-676", "WC-681")
    game.tell(CreepKilled(creep=creep.name, space=game.name(space), rules=rules))


@rule("WC-672")
def recover(game: Warcraft) -> None:
    """A creep that survives has all its dice again, at once."""
    for at in here(game, battle_of(game).space):
        game.creeps[at].lost = 0


def name_of(game: Warcraft, at: int) -> str:
    """What a creep is called; face down it is any."""
    return game.creeps[at].name or NAMES[at & MASK]
