"""The Skull of Storms: a player with units at the shrine may strike a space with lightning."""

from __future__ import annotations

from collections.abc import Sequence

from kitchentable.kernel.illegal import Illegal, names_nothing
from kitchentable.kernel.questions import Asks, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.model.answers import Victim
from kitchentable.warcraft.model.kinds import (
    FIRST_CREEP,
    HERO,
    IS_UNIT,
    KIND_OF,
    MASK,
    NAMES,
    SHIFT,
    WORKER,
)
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import CallLightning, ChooseCasualty
from kitchentable.warcraft.model.words import kind_word
from kitchentable.warcraft.moments import HARVEST_END, HARVEST_START
from kitchentable.warcraft.options import creeps, heroes
from kitchentable.warcraft.rules.dice import roll_battle_dice
from kitchentable.warcraft.rules.kill import killed
from kitchentable.warcraft.scenarios.block import Block, block
from kitchentable.warcraft.scenarios.block_events import LightningStruck
from kitchentable.warcraft.scenarios.scenario_setup import quest_of, scene_of

NOWHERE = ""
"""The answer for no lightning now."""


@block
class Lightning(Block, frozen=True):
    """A space whose holder may strike an enemy's space once in his Harvest Step."""

    name = "lightning"
    space: str
    creeps: bool = False
    """Whether creeps are struck, too."""

    def needs(self) -> tuple[str, ...]:
        return (self.space,)

    @HARVEST_START
    def harvest_start(self, game: Warcraft) -> Asks[None]:
        quest_of(game).struck = False
        yield from self.offer(game)

    @HARVEST_END
    @rule("WC-916")
    def harvest_end(self, game: Warcraft) -> Asks[None]:
        """Offer lightning after harvesting, if it was not called before."""
        if not quest_of(game).struck:
            yield from self.offer(game)

    def offer(self, game: Warcraft) -> Asks[None]:
        """Offer lightning to a player with units at the shrine."""
        player, shrine = game.player(), scene_of(game).place(self.space)
        if not may_call(player, shrine):
            return
        dice, sides = bolts(game, player, shrine), exposed(game, player, self.creeps)
        target = yield from choose_target(game, player, dice, sides)
        if target != NOWHERE:
            quest_of(game).struck = True
            yield from strike(game, player, game.board.index[target], dice, sides)


@rule("WC-915")
def may_call(player: Player, shrine: int) -> bool:
    """Whether a player has a unit at the shrine."""
    return player.units(shrine) > 0


@rule("WC-918")
def bolts(game: Warcraft, player: Player, shrine: int) -> int:
    """The dice of the lightning: one for every full three points of Strength at the shrine."""
    strength = sum(
        number * game.profile(player, at & MASK, shrine).strength
        for at, number in player.pieces.items()
        if at >> SHIFT == shrine and IS_UNIT[at & MASK]
    )
    return strength // 3


@rule("WC-655", "WC-922")
def exposed(game: Warcraft, player: Player, creeps: bool) -> list[Player]:
    """The sides that lightning can hit: opponents and, if agreed, creeps, which are enemies too."""
    return [each for each in game.enemies(player) if creeps or not each.neutral]


def choose_target(game: Warcraft, player: Player, dice: int, sides: Sequence[Player]) -> Asks[str]:
    """Ask for a space with enemy units, at any distance; none if there are no dice."""
    spaces = [game.name(each) for each in range(len(game.board.spaces))]
    targets = [each for each in spaces if why_not(game, sides, each) is None]
    if not targets or not dice:
        return NOWHERE
    question = CallLightning(
        say("wc-lightning", number=dice),
        seat=player.seat,
        among=[*targets, NOWHERE],
        why=lambda space: why_not(game, sides, space),
        words=target_words,
        open=True,
        rules=("WC-915", "WC-916", "WC-917", "WC-918"),
    )
    return (yield from ask(question))


def target_words(space: str) -> Message:
    """A target in words."""
    return say("wc-lightning-at", space=space) if space else say("wc-lightning-none")


def why_not(game: Warcraft, sides: Sequence[Player], name: str) -> Illegal | None:
    """Why lightning cannot strike a space; `None` if it can."""
    space = game.board.index.get(name)
    if space is None:
        return names_nothing()
    return towns_are_safe(game, space) or nobody_to_hit(game, sides, space)


@rule("WC-917")
def towns_are_safe(game: Warcraft, space: int) -> Illegal | None:
    """The reason against Towns: lightning does not strike them."""
    return Illegal("WC-917", "wc-lightning-town") if game.is_town(space) else None


@rule("WC-922")
def nobody_to_hit(game: Warcraft, sides: Sequence[Player], space: int) -> Illegal | None:
    """The reason against a space without units that lightning can hit."""
    if any(each.units(space) for each in sides):
        return None
    return Illegal("WC-922", "wc-lightning-nobody", space=game.name(space))


def strike(
    game: Warcraft, player: Player, space: int, dice: int, sides: Sequence[Player]
) -> Asks[None]:
    """Roll for the lightning and remove the casualties. It is no battle: no cards are played."""
    faces = yield from roll_battle_dice(player.seat, dice, ("WC-918",))
    number = casualties(faces)
    told = LightningStruck(
        seat=player.seat,
        space=game.name(space),
        faces=tuple(faces),
        number=number,
        rules=("WC-915", "WC-917", "WC-918", "WC-919", "WC-921"),
    )
    game.tell(told)
    for enemy in sides:
        yield from suffer(game, enemy, space, number)


@rule("WC-919", "WC-921")
def casualties(faces: list[int]) -> int:
    """The casualties of the dice: each 1 or 2 is one, whatever abilities there are."""
    return sum(face <= 2 for face in faces)


@rule("WC-920")
def suffer(game: Warcraft, enemy: Player, space: int, number: int) -> Asks[None]:
    """Let the opponent remove units of the space; he chooses, and flyers count too."""
    for _ in range(number):
        kinds = hit(enemy, space)
        if not kinds:
            return
        alone = len(kinds) == 1 or enemy.neutral
        kind = kinds[0] if alone else (yield from choose_loss(game, enemy, space, kinds))
        yield from lose(game, enemy, space, kind)


@rule("WC-921")
def hit(enemy: Player, space: int) -> list[int]:
    """The kinds of units in the space, without workers."""
    at = sorted(at for at in enemy.pieces if at >> SHIFT == space)
    return [each & MASK for each in at if IS_UNIT[each & MASK]]


def choose_loss(game: Warcraft, enemy: Player, space: int, kinds: list[int]) -> Asks[int]:
    """Ask which unit is lost."""
    name = game.name(space)
    question = ChooseCasualty(
        say("wc-remove"),
        seat=enemy.seat,
        among=[Victim(NAMES[kind], name) for kind in kinds],
        why=lambda unit: not_struck(game, enemy, space, unit),
        words=lambda unit: say("wc-unit", kind=kind_word(unit.kind), space=unit.space),
        open=True,
        rules=("WC-919", "WC-920"),
    )
    return KIND_OF[(yield from ask(question)).kind]


@rule("WC-920", "WC-921")
def not_struck(game: Warcraft, enemy: Player, space: int, unit: Victim) -> Illegal:
    """The reason against a loss: a worker, or a unit that is not in the space that was struck."""
    if unit.kind not in KIND_OF or unit.space not in game.board.index:
        return names_nothing()
    kind, word = KIND_OF[unit.kind], kind_word(unit.kind)
    if kind == WORKER and enemy.workers(space):
        return Illegal("WC-921", "wc-worker-no-casualty")
    if unit.space != game.name(space):
        return Illegal("WC-920", "wc-lightning-elsewhere", space=game.name(space))
    return Illegal("WC-920", "wc-nobody-there", kind=word, space=unit.space)


def lose(game: Warcraft, enemy: Player, space: int, kind: int) -> Asks[None]:
    """Remove a unit; a creep loses a die, a hero is wounded and may die."""
    if kind >= FIRST_CREEP:
        yield from creeps.enter(game, space)
        creeps.hit(game, space, kind)
        return
    if kind == HERO and not heroes.wound(game, enemy):
        return
    yield from killed(game, enemy, space, kind, ("WC-919", "WC-920", "WC-921"))
