"""Dragon Rise: a dragon, its young, and two peoples who bring them together.

The beasts are creeps of a neutral side of their own, which spares the team of their friends.
"""

from __future__ import annotations

from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.warcraft.model.kinds import MASK, SHIFT, WORKER
from kitchentable.warcraft.model.player import Creep, Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.moments import (
    AT_ONCE,
    BATTLE_CITES,
    LAST_STANDING,
    PIECE_MOVED,
    SETUP,
    SITUATED,
    TURN_END,
    Rules,
)
from kitchentable.warcraft.options import creeps
from kitchentable.warcraft.scenarios.block import Block, block
from kitchentable.warcraft.scenarios.block_events import BeastFollowed, BeastSpared, BeastsPlaced
from kitchentable.warcraft.scenarios.scenario_setup import quest_of, scene_of
from kitchentable.warcraft.scenarios.shared_blocks import win_side

HATCHLING, DRAGON = "hatchling", "dragon"
KINDS = {HATCHLING: creeps.KINDS_OF_CREEPS[-2], DRAGON: creeps.KINDS_OF_CREEPS[-1]}
"""By name the kind of piece it is: not one that ordinary creeps in the same space have."""
SEAT = -2
"""Where the side of the beasts sits: before the creeps, who are always the last."""


@block
class Beasts(Block, frozen=True):
    """A hatchling, which friends carry as a token, and a dragon, which never moves."""

    name = "beasts"
    own_creeps = True
    dragon: str
    """The dragon's space: whoever brings the hatchling there has won."""
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
        """Both beasts come into play: where they are."""
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
        return fought_by(game)

    @TURN_END
    @rule("WC-936")
    def turn_end(self, game: Warcraft) -> None:
        """The hatchling is with the dragon, and both are alive."""
        if where(game, HATCHLING) == scene_of(game).place(self.dragon) == where(game, DRAGON):
            win_side(game, self.friend(game), "WC-936")

    @AT_ONCE
    @rule("WC-938")
    def at_once(self, game: Warcraft) -> None:
        """A beast is dead: its enemies have won at once."""
        if game.turn and min(where(game, HATCHLING), where(game, DRAGON)) < 0:
            enemy = next(each for each in game.inside() if each.race not in self.friends)
            win_side(game, enemy, "WC-938")

    @LAST_STANDING
    @rule("WC-937", "WC-939")
    def last_standing(self, game: Warcraft, left: Player) -> None:
        """A player's Town was lost, and with him his team: the other one has won."""
        win_side(game, left, "WC-937" if left.race in self.friends else "WC-939")

    def friend(self, game: Warcraft) -> Player:
        """One of those whom the beasts spare."""
        return next(each for each in game.inside() if each.race in self.friends)


@rule("WC-927", "WC-928", "WC-929")
def spared(game: Warcraft, friends: tuple[str, ...]) -> int:
    """The team for which the beasts are no enemies: it neither stops for them nor fights them."""
    return next(each.team for each in game.players if each.race in friends)


def beast_side(game: Warcraft, friends: tuple[str, ...]) -> Player:
    """The side of the beasts: neutral, and no enemy of their friends at all."""
    creeps.neutral_side(game)
    team = spared(game, friends)
    side = Player(SEAT, SEAT, neutral=True, more=creeps.KINDS_OF_CREEPS, spares=team)
    game.players.insert(len(game.players) - 1, side)
    return side


def where(game: Warcraft, name: str) -> int:
    """The space of a beast; -1: it is dead."""
    return next((at >> SHIFT for at in game.creeps if at & MASK == KINDS[name]), -1)


@rule("WC-930", "WC-931")
def follow(game: Warcraft, player: Player) -> None:
    """The hatchling is where its token was carried; nothing else moves a beast."""
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


# --- what friends may do, and what others must ---------------------------------------------


def tell_spared(game: Warcraft, player: Player, kind: int, here: int, there: int) -> None:
    """A friend's piece has come to a beast, or past one, and nothing happens to it."""
    lairs = [where(game, HATCHLING), where(game, DRAGON)]
    if there in lairs:
        tell_one(game, player, there, not_fought(kind))
    elif there not in game.board.near[here]:
        between = [at for at in game.board.near[here] if at in game.board.near[there]]
        if between and all(at in lairs for at in between):
            tell_one(game, player, between[0], not_stopped())


def tell_one(game: Warcraft, player: Player, space: int, rules: tuple[str, ...] | None) -> None:
    """A beast has let somebody be."""
    told = BeastSpared(seat=player.seat, space=game.name(space), rules=rules or ())
    game.tell(told)


def not_stopped() -> tuple[str, ...]:
    """Friends need not stop where a beast is."""
    return ("WC-927",)


def not_fought(kind: int) -> tuple[str, ...]:
    """Friends need not fight it, and their workers are safe with it."""
    return ("WC-929",) if kind == WORKER else ("WC-928",)


def fought_by(game: Warcraft) -> tuple[str, ...]:
    """Units beside a beast are fought first, then the beasts there, in a battle of their own."""
    battle, side = game.battle, game.players[SEAT]
    if battle is None or not side.units(battle.space):
        return ()
    if battle.side_of(SEAT) < 0:
        return ("WC-933",)
    again = ("WC-935",) if battle.space in game.fought[:-1] else ()
    both = ("WC-940",) if side.units(battle.space) > 1 else ()
    return ("WC-934", *again, *both)
