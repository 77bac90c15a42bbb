"""Dragon Rise: a dragon, its young, and two peoples who bring them together.

The beasts are creeps of a neutral side of their own, which spares the team of their friends.
"""

from __future__ import annotations

from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import say
from kitchentable.warcraft.model.goal import Goal, Part
from kitchentable.warcraft.model.kinds import MASK, SHIFT, WORKER
from kitchentable.warcraft.model.player import Creep, Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.words import creep_word
from kitchentable.warcraft.moments import (
    AT_ONCE,
    BATTLE_CITES,
    GOALS,
    LAST_STANDING,
    PIECE_MOVED,
    SETUP,
    SITUATED,
    TURN_END,
    Rules,
)
from kitchentable.warcraft.options import creeps
from kitchentable.warcraft.rules.participants import battle_of
from kitchentable.warcraft.scenarios.aims import left_alone, way_to_go
from kitchentable.warcraft.scenarios.block import Block, block
from kitchentable.warcraft.scenarios.block_events import BeastFollowed, BeastSpared, BeastsPlaced
from kitchentable.warcraft.scenarios.scenario_setup import quest_of, scene_of
from kitchentable.warcraft.scenarios.shared_blocks import win_side

HATCHLING, DRAGON = "hatchling", "dragon"
KINDS = {HATCHLING: creeps.KINDS_OF_CREEPS[-2], DRAGON: creeps.KINDS_OF_CREEPS[-1]}
"""The kinds of piece of the beasts, which ordinary creeps in their spaces do not have."""
SEAT = -2
"""The seat of the beasts' side: before the creeps, which are always last."""


@block
class Beasts(Block, frozen=True):
    """A hatchling, which friends carry as a token, and a dragon, which never moves."""

    name = "beasts"
    own_creeps = True
    dragon: str
    """The dragon's space, to which the friends bring the hatchling to win."""
    friends: tuple[str, ...]
    """The races the beasts do not harm."""

    def needs(self) -> tuple[str, ...]:
        return (HATCHLING, self.dragon)

    def people(self) -> tuple[str, ...]:
        return self.friends

    @SETUP
    def setup(self, game: Warcraft) -> None:
        young, old = (game.name(space) for space in self.release(game))
        game.tell(BeastsPlaced(space=young, to=old, rules=("WC-926",)))

    @SITUATED
    def situated(self, game: Warcraft) -> None:
        self.release(game)

    @rule("WC-926", off=lambda self, game: [scene_of(game).place(self.dragon)] * 2)
    def release(self, game: Warcraft) -> list[int]:
        """Put both beasts into play, and return their spaces."""
        spaces = [quest_of(game).tokens[HATCHLING], scene_of(game).place(self.dragon)]
        side = beast_side(game, self.friends)
        for name, space in zip((HATCHLING, DRAGON), spaces, strict=True):
            side.put(space, KINDS[name])
            game.creeps[space << SHIFT | KINDS[name]] = Creep(0, name)
        return spaces

    @PIECE_MOVED
    def moved(self, game: Warcraft, player: Player, kind: int, here: int, there: int) -> Asks[None]:
        follow(game, player)
        if player.race in self.friends and game.told is not None:
            tell_spared(game, player, kind, here, there)
        yield from ()

    @BATTLE_CITES
    def fought(self, game: Warcraft) -> Rules:
        """Units beside a beast are fought first, then the beasts, in a battle of their own."""
        battle, side = battle_of(game), game.players[SEAT]
        if not side.units(battle.space):
            return ()
        if battle.side_of(SEAT) < 0:
            return ("WC-933",)
        again = ("WC-935",) if battle.space in game.fought[:-1] else ()
        both = ("WC-940",) if side.units(battle.space) > 1 else ()
        return ("WC-934", *again, *both)

    @TURN_END
    @rule("WC-936")
    def turn_end(self, game: Warcraft) -> None:
        """Let the friends win if the hatchling is with the dragon and both are alive."""
        if where(game, HATCHLING) == scene_of(game).place(self.dragon) == where(game, DRAGON):
            win_side(game, self.friend(game), "WC-936")

    @AT_ONCE
    @rule("WC-938")
    def at_once(self, game: Warcraft) -> None:
        """Let the enemies of the beasts win as soon as a beast is dead."""
        if game.turn and min(where(game, HATCHLING), where(game, DRAGON)) < 0:
            enemy = next(each for each in game.inside() if each.race not in self.friends)
            win_side(game, enemy, "WC-938")

    @LAST_STANDING
    @rule("WC-937", "WC-939")
    def last_standing(self, game: Warcraft, left: Player) -> None:
        """Let the other team win when a player, and with him his team, has lost his Town."""
        win_side(game, left, "WC-937" if left.race in self.friends else "WC-939")

    @GOALS
    def goals(self, game: Warcraft, player: Player) -> list[Goal]:
        young, old = where(game, HATCHLING), where(game, DRAGON)
        if min(young, old) < 0:
            return []
        if player.race in self.friends:
            found = Goal(
                say("wc-goal-hatchling"), "WC-936", (way_to_go(game, young, old),), (young, old)
            )
            return [found, *left_alone(game, player, "WC-937")]
        parts = tuple(dice_left(game, name) for name in (HATCHLING, DRAGON))
        found = Goal(say("wc-goal-beast"), "WC-938", parts, (young, old))
        return [found, *left_alone(game, player, "WC-939")]

    def friend(self, game: Warcraft) -> Player:
        """A player whom the beasts spare."""
        return next(each for each in game.inside() if each.race in self.friends)


@rule("WC-927", "WC-928", "WC-929")
def spared(game: Warcraft, friends: tuple[str, ...]) -> int:
    """The team whose members neither stop for the beasts nor fight them."""
    return next(each.team for each in game.players if each.race in friends)


def beast_side(game: Warcraft, friends: tuple[str, ...]) -> Player:
    """The neutral side of the beasts, which is no enemy of their friends."""
    creeps.neutral_side(game)
    team = spared(game, friends)
    side = Player(SEAT, SEAT, neutral=True, more=creeps.KINDS_OF_CREEPS, spares=team)
    game.players.insert(len(game.players) - 1, side)
    return side


def where(game: Warcraft, name: str) -> int:
    """The space of a beast, or -1 if it is dead."""
    return next((at >> SHIFT for at in game.creeps if at & MASK == KINDS[name]), -1)


def dice_left(game: Warcraft, name: str) -> Part:
    """The dice that a beast still has."""
    beast = game.creeps[where(game, name) << SHIFT | KINDS[name]]
    number = game.content.creeps[name].dice - beast.lost
    return Part(say("wc-goal-dice-left", creep=creep_word(name), number=number), 0, 0, False)


@rule("WC-930", "WC-931")
def follow(game: Warcraft, player: Player) -> None:
    """Move the hatchling to where its token was carried; nothing else moves a beast."""
    here, there = where(game, HATCHLING), quest_of(game).tokens[HATCHLING]
    if here == there or here < 0:
        return
    kind, side = KINDS[HATCHLING], game.players[SEAT]
    side.put(here, kind, -1)
    side.put(there, kind)
    game.creeps[there << SHIFT | kind] = game.creeps.pop(here << SHIFT | kind)
    told = BeastFollowed(
        seat=player.seat,
        start=game.name(here),
        to=game.name(there),
        rules=("WC-930", "WC-931"),
    )
    game.tell(told)


# --- what friends may do -------------------------------------------------------------------


def tell_spared(game: Warcraft, player: Player, kind: int, here: int, there: int) -> None:
    """Tell that a friend's piece came to a beast, or passed one, and was spared."""
    lairs = [where(game, HATCHLING), where(game, DRAGON)]
    if there in lairs:
        tell_one(game, player, there, "WC-929" if kind == WORKER else "WC-928")
    elif there not in game.board.near[here]:
        between = [at for at in game.board.near[here] if at in game.board.near[there]]
        if between and all(at in lairs for at in between):
            tell_one(game, player, between[0], "WC-927")


def tell_one(game: Warcraft, player: Player, space: int, number: str) -> None:
    """Tell that a beast has spared a friend's piece, and by which rule."""
    game.tell(BeastSpared(seat=player.seat, space=game.name(space), rules=(number,)))
