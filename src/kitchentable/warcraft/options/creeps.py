"""Creeps: neutral guards of the objectives (WC-648 to WC-682).

A creep that lies face down is drawn when it is turned up. Until then the state says only that it
is one of the unseen creeps with its points (WC-649, WC-652).
"""

from __future__ import annotations

from kitchentable.kernel.questions import Asks, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import say
from kitchentable.warcraft.model.battle_state import Battle
from kitchentable.warcraft.model.board import worth
from kitchentable.warcraft.model.hero_events import CreepHit, CreepKilled, CreepsPlaced, CreepTurned
from kitchentable.warcraft.model.kinds import (
    CREEPS,
    FIRST_CREEP,
    IS_UNIT,
    KIND_OF,
    MASK,
    NAMES,
    SHIFT,
)
from kitchentable.warcraft.model.player import Creep, Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import TurnUpCreep
from kitchentable.warcraft.moments import (
    BATTLE_CITES,
    BATTLE_OVER_CITES,
    DRAW_CITES,
    ENTERED,
    LAID_OUT,
    MOVED_CITES,
    WINDOW_CITES,
    Rules,
)
from kitchentable.warcraft.options.option import option
from kitchentable.warcraft.rules.participants import battle_of

KINDS_OF_CREEPS = tuple(range(FIRST_CREEP, FIRST_CREEP + len(CREEPS)))


def allied_side(game: Warcraft) -> Player:
    """The creeps' player on the first player's side: what is left without WC-655."""
    if not game.players[-1].neutral:
        game.players.append(Player(-1, 0, neutral=True, more=KINDS_OF_CREEPS))
    return game.players[-1]


@rule("WC-655", off=allied_side)
def neutral_side(game: Warcraft) -> Player:
    """The creeps' player, without a person: an enemy of all players, who never moves."""
    if not game.players[-1].neutral:
        game.players.append(Player(-1, -1, neutral=True, more=KINDS_OF_CREEPS))
    return game.players[-1]


@option("creeps")
class Guards:
    """Creeps in their spaces and in battles."""

    @LAID_OUT
    def lay_out(self, game: Warcraft) -> None:
        """Lay out the creeps of the main game, unless a scenario lays out its own."""
        if not elsewhere(game):
            lay_out(game)

    @ENTERED
    def entered(self, game: Warcraft, space: int) -> Asks[None]:
        yield from enter(game, space)

    @MOVED_CITES
    def left(self, game: Warcraft, player: Player, kind: int, start: int, to: int) -> Rules:
        """Pieces may leave the space of a creep."""
        return ("WC-680",) if here(game, start) else ()

    @BATTLE_CITES
    def fought(self, game: Warcraft) -> Rules:
        """Creeps fight in their own space, after the units there, and never from a flank."""
        space = battle_of(game).space
        found = ["WC-211"] if any(here(game, near) for near in game.board.near[space]) else []
        if not here(game, space):
            return tuple(found)
        if against(game, battle_of(game)):
            found += ["WC-655", "WC-659"]
            if len(here(game, space)) > 1 and not beast(game, space):
                found.append("WC-946")
            if space not in game.fought[:-1]:
                return tuple(found)
        return (*found, "WC-270")

    @DRAW_CITES
    def draw(self, game: Warcraft) -> Rules:
        """In a battle against a creep only the attackers draw cards."""
        return ("WC-662", "WC-663") if against(game, battle_of(game)) else ()

    @WINDOW_CITES
    def play(self, game: Warcraft) -> Rules:
        """In a battle against a creep only the attackers play cards."""
        return ("WC-664", "WC-665", "WC-666") if against(game, battle_of(game)) else ()

    @BATTLE_OVER_CITES
    def survive(self, game: Warcraft) -> Rules:
        """A creep that survives gets back the dice it has lost."""
        lost = any(game.creeps[at].lost for at in here(game, battle_of(game).space))
        return ("WC-672",) if lost else ()


@rule("WC-041", "WC-648", "WC-649", "WC-652", "WC-653")
def lay_out(game: Warcraft) -> None:
    """Lay a creep face down on each objective of one or two points."""
    game.hidden_creeps = shuffled(game)
    for space in guarded(game):
        place(game, space, worth(game.board.spaces[space]))
    names = tuple(game.name(space) for space in guarded(game))
    rules = ("WC-110", "WC-648", "WC-649", "WC-650", "WC-651", "WC-652", "WC-653")
    game.tell(CreepsPlaced(spaces=names, rules=(*rules, *in_scenario(game))))


@rule("WC-653")
def elsewhere(game: Warcraft) -> bool:
    """Whether a scenario lays out creeps in its own way, and has no heroes (WC-803)."""
    scene = game.scene
    if scene is None or game.played.heroes:
        return False
    return any(block.own_creeps for block in scene.blocks)


def in_scenario(game: Warcraft) -> tuple[str, ...]:
    """The rule by which a scenario with heroes has the creeps of the main game."""
    return ("WC-803",) if game.scene is not None and game.played.heroes else ()


def shuffled(game: Warcraft) -> list[str]:
    """The creeps that can lie face down: their backs show points."""
    return [name for name, creep in game.content.creeps.items() if creep.points]


@rule("WC-651", "WC-654", "WC-803")
def guarded(game: Warcraft) -> list[int]:
    """The objectives with a creep: those of one and two points."""
    board, safe = game.board, defenceless(game)
    return [
        space
        for space in board.scoring
        if worth(board.spaces[space]) in (1, 2) and space not in safe
    ]


def defenceless(game: Warcraft) -> list[int]:
    """Spaces where a scenario puts pieces without a unit: a creep would kill them unfought."""
    scene = game.scene
    return [
        scene.place(place)
        for start in (scene.scenario.start.values() if scene is not None else ())
        for place, kinds in (start.units or {}).items()
        if scene is not None and not any(IS_UNIT[KIND_OF[kind]] for kind in kinds)
    ]


def place(game: Warcraft, space: int, points: int, name: str = "") -> None:
    """Put a creep into a space, beside any others there."""
    side = neutral_side(game)
    kind = next(each for each in KINDS_OF_CREEPS if not side.count(space, each))
    side.put(space, kind)
    game.creeps[space << SHIFT | kind] = Creep(points, name)


def here(game: Warcraft, space: int) -> list[int]:
    """The creeps in a space, by number."""
    creeps, first, found = game.creeps, space << SHIFT | FIRST_CREEP, []
    for at in range(first, first + len(KINDS_OF_CREEPS) if creeps else first):
        if at in creeps:
            found.append(at)
    return found


def beast(game: Warcraft, space: int) -> bool:
    """Whether a creep in a space is a beast of Dragon Rise, which is worth no points."""
    return any(not game.creeps[at].points for at in here(game, space))


@rule("WC-657", "WC-658", "WC-945")
def enter(game: Warcraft, space: int, because: tuple[str, ...] = ()) -> Asks[None]:
    """Turn up all creeps in a space that a unit has entered; they stay face up."""
    for at in here(game, space):
        if not game.creeps[at].name:
            yield from turn_up(game, at, because)


def first_creep(game: Warcraft, at: int, because: tuple[str, ...] = ()) -> Asks[None]:
    """What is left without chance: the first creep that nobody has seen."""
    yield from ()
    game.creeps[at].name = game.hidden_creeps.pop(0)


@rule("WC-042", off=first_creep)
@rule("WC-649", "WC-650")
def turn_up(game: Warcraft, at: int, because: tuple[str, ...] = ()) -> Asks[None]:
    """Draw the creep among the unseen ones with its points, and turn it up."""
    creep, space = game.creeps[at], game.name(at >> SHIFT)
    known = game.content.creeps
    question = TurnUpCreep(
        say("wc-turn-creep", space=space),
        items=[name for name in game.hidden_creeps if known[name].points == creep.points],
        open=True,
        of=str,
        rules=("WC-649", "WC-650", "WC-657", *because),
    )
    creep.name = yield from ask(question)
    game.hidden_creeps.remove(creep.name)
    several = len(here(game, at >> SHIFT)) > 1 and not beast(game, at >> SHIFT)
    marker = known[creep.name]
    told = CreepTurned(
        space=space,
        creep=creep.name,
        strength=marker.strength,
        dice=marker.dice,
        kind=marker.type,
        rules=("WC-042", "WC-657", "WC-658", *(("WC-945",) if several else ())),
    )
    game.tell(told)


# --- in battle ----------------------------------------------------------------------------


def against(game: Warcraft, battle: Battle) -> bool:
    """Whether the defenders of a battle are creeps."""
    for seat in battle.sides[1]:
        if game.players[seat].neutral:
            return bool(here(game, battle.space))
    return False


ABILITIES = {
    "": (),
    "bloodlust": ("WC-315", "WC-316", "WC-317"),
    "raise-dead": ("WC-315", "WC-318"),
}
"""The rules by which a creep's ability works."""


def ability_rules(ability: str) -> tuple[str, ...]:
    """The rules by which a creep's ability works, as if the marker were a unit."""
    return ABILITIES.get(ability, ("WC-315", "WC-316"))


@rule("WC-667", "WC-668", "WC-669", "WC-670", "WC-671")
def hit(game: Warcraft, space: int, kind: int) -> None:
    """Take a die from a creep; without dice it is dead."""
    creep = game.creeps[space << SHIFT | kind]
    creep.lost += 1
    left = game.content.creeps[creep.name].dice - creep.lost
    if game.told is not None:
        rules = ("WC-667", "WC-668", "WC-669", "WC-670", "WC-671")
        game.tell(CreepHit(creep=creep.name, space=game.name(space), left=left, rules=rules))
    if left == 0:
        kill(game, space, kind)


@rule("WC-670", "WC-676", "WC-681", "WC-948")
def kill(game: Warcraft, space: int, kind: int) -> None:
    """Remove a dead creep from the game. Killed outside of battles it gives no experience."""
    creep = game.creeps.pop(space << SHIFT | kind)
    owner = next(side for side in game.players if side.neutral and side.count(space, kind))
    owner.put(space, kind, -1)
    several = False
    if game.battle is not None:
        several = bool(creep.points and (game.battle.slain or here(game, space)))
        game.battle.slain += creep.points
    rules = ("WC-670", "WC-676", "WC-681", "WC-471", *(("WC-948",) if several else ()))
    game.tell(CreepKilled(creep=creep.name, space=game.name(space), rules=rules))


@rule("WC-672")
def recover(game: Warcraft) -> None:
    """Give the creeps that survive all their dice back."""
    for at in here(game, battle_of(game).space):
        game.creeps[at].lost = 0


def name_of(game: Warcraft, at: int) -> str:
    """The name of a creep; face down, of its kind of piece."""
    return game.creeps[at].name or NAMES[at & MASK]
