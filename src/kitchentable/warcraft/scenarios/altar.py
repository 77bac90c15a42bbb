"""The Altar of Flame: a player with a unit there may take over an enemy unit."""

from __future__ import annotations

from kitchentable.kernel.illegal import Illegal, names_nothing
from kitchentable.kernel.questions import Asks, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.model.answers import Victim
from kitchentable.warcraft.model.kinds import (
    HERO,
    KIND_OF,
    MASK,
    NAMES,
    SHIFT,
    STACK,
    UNITS,
    WORKER,
)
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import TakeOver
from kitchentable.warcraft.model.words import kind_word
from kitchentable.warcraft.moments import MOVE_START, TURN_END
from kitchentable.warcraft.rules.dice import roll_battle_dice
from kitchentable.warcraft.scenarios.block import Block, block
from kitchentable.warcraft.scenarios.block_events import AltarHeld, NotTakenOver, TakenOver
from kitchentable.warcraft.scenarios.scenario_setup import scene_of

NONE = Victim("none")


@block
class Altar(Block, frozen=True):
    """A space where a player may try, once in his Move Step, to take over an enemy unit."""

    name = "altar"
    space: str

    def needs(self) -> tuple[str, ...]:
        return (self.space,)

    @MOVE_START
    def move_start(self, game: Warcraft) -> Asks[None]:
        player = game.player()
        if serves(player, scene_of(game).place(self.space)):
            yield from call(game, player)

    @TURN_END
    def turn_end(self, game: Warcraft) -> None:
        """Tell which players hold the altar, before the winner is found."""
        space = scene_of(game).place(self.space)
        for player in game.inside():
            number = counted(player, space)
            if number:
                rules = ("WC-910", *(("WC-911",) if player.count(space, HERO) else ()))
                told = AltarHeld(
                    seat=player.seat, number=number, space=game.name(space), rules=rules
                )
                game.tell(told)


@rule("WC-911")
def counted(player: Player, space: int) -> int:
    """The number of a player's units on the altar, his hero included."""
    return player.units(space)


@rule("WC-900", "WC-901")
def serves(player: Player, altar: int) -> bool:
    """Whether a player has a unit on the altar."""
    return player.units(altar) > 0


def call(game: Warcraft, player: Player) -> Asks[None]:
    """Let the player make one attempt, or none; he chooses the target before the roll."""
    targets = [each for each in thinkable(game, player) if why_not(game, player, each) is None]
    if not targets:
        return
    question = TakeOver(
        say("wc-altar"),
        seat=player.seat,
        among=[*targets, NONE],
        why=lambda target: why_not(game, player, target),
        words=target_words,
        open=True,
        rules=("WC-900", "WC-901", "WC-902", "WC-903", "WC-904"),
    )
    chosen = yield from ask(question)
    if chosen != NONE:
        yield from attempt(game, player, chosen)


@rule("WC-902")
def thinkable(game: Warcraft, player: Player) -> list[Victim]:
    """Every kind of enemy piece in every space, at any distance."""
    found = [at for enemy in game.enemies(player) for at in sorted(enemy.pieces)]
    return [Victim(NAMES[at & MASK], game.name(at >> SHIFT)) for at in found]


def why_not(game: Warcraft, player: Player, target: Victim) -> Illegal | None:
    """Why a piece cannot be taken over; `None` if it can."""
    kind, space = KIND_OF.get(target.kind), game.board.index.get(target.space)
    if kind is None or space is None:
        return names_nothing()
    return (
        no_enemy_there(game, player, kind, space)
        or heroes_resist(kind)
        or only_ordinary_units(kind)
        or nobody_to_send(player, kind)
        or no_room(game, player, kind, space)
    )


def owner(game: Warcraft, player: Player, kind: int, space: int) -> Player | None:
    """The enemy who has such a piece in the space."""
    return next((each for each in game.enemies(player) if each.count(space, kind)), None)


@rule("WC-900")
def no_enemy_there(game: Warcraft, player: Player, kind: int, space: int) -> Illegal | None:
    """The reason against a space without such a piece of an enemy."""
    if owner(game, player, kind, space) is not None:
        return None
    return Illegal("WC-900", "wc-altar-nobody", kind=kind_word(NAMES[kind]), space=game.name(space))


@rule("WC-902")
def heroes_resist(kind: int) -> Illegal | None:
    """The reason against heroes: they cannot be taken over."""
    return Illegal("WC-902", "wc-altar-hero") if kind == HERO else None


def workers_too(kind: int) -> Illegal | None:
    """What is left without WC-909: workers can be taken over; the others resist as heroes do."""
    return None if kind in UNITS or kind == WORKER else Illegal("WC-902", "wc-altar-hero")


@rule("WC-909", off=workers_too)
def only_ordinary_units(kind: int) -> Illegal | None:
    """The reason against workers, creeps and summoned creatures."""
    if kind in UNITS:
        return None
    return Illegal("WC-909", "wc-altar-unit", kind=kind_word(NAMES[kind]))


@rule("WC-903")
def nobody_to_send(player: Player, kind: int) -> Illegal | None:
    """The reason against a type of which the player has no unit in reserve."""
    if player.reserve(kind) > 0:
        return None
    return Illegal("WC-903", "wc-no-marker", kind=kind_word(NAMES[kind]))


@rule("WC-151", "WC-158")
def no_room(game: Warcraft, player: Player, kind: int, space: int) -> Illegal | None:
    """The reason against a full locked Town, which no unit could leave to keep the limit."""
    if not game.locked(space) or game.stacked(player, space, kind) < STACK:
        return None
    return Illegal("WC-158", "wc-too-many", space=game.name(space), most=STACK)


def target_words(target: Victim) -> Message:
    """A target in words."""
    if target == NONE:
        return say("wc-altar-none")
    return say("wc-unit", kind=kind_word(target.kind), space=target.space)


def attempt(game: Warcraft, player: Player, target: Victim) -> Asks[None]:
    """Roll one die for the chosen unit, and take it over on a success."""
    kind, space = KIND_OF[target.kind], game.board.index[target.space]
    (face,) = yield from roll_battle_dice(player.seat, 1, ("WC-904",))
    enemy = owner(game, player, kind, space)
    assert enemy is not None, "there it stands"
    if succeeds(face):
        go_home(enemy, kind, space)
        take_place(player, kind, space)
        tell_taken(game, player, enemy, target)
    else:
        name, where = target.kind, target.space
        game.tell(NotTakenOver(seat=player.seat, kind=name, space=where, rules=("WC-904",)))


@rule("WC-904")
def succeeds(face: int) -> bool:
    """Whether an attempt succeeds: on a 1 or a 2."""
    return face <= 2


@rule("WC-905", "WC-906")
def go_home(enemy: Player, kind: int, space: int) -> None:
    """Move the unit to its owner's reserves. It is not a casualty."""
    enemy.put(space, kind, -1)


@rule("WC-905", "WC-907", "WC-908")
def take_place(player: Player, kind: int, space: int) -> None:
    """Put a unit of the player's in its place; it may still move in this Move Step."""
    player.put(space, kind)


def tell_taken(game: Warcraft, player: Player, enemy: Player, target: Victim) -> None:
    """Tell what was taken over. If enemies stay in the space, a battle may follow."""
    among = game.enemy_units(player, game.board.index[target.space])
    told = TakenOver(
        seat=player.seat,
        to_seat=enemy.seat,
        kind=target.kind,
        space=target.space,
        rules=("WC-904", "WC-905", "WC-906", "WC-907", *(("WC-908",) if among else ())),
    )
    game.tell(told)
