"""The moments of Warcraft at which a scenario has a say, in the order of a turn.

The blocks of a scenario hook into them (`scenarios/`). Which blocks a game has does not change, so
a scene knows the hooks of each moment; without a scenario a moment is silent.
"""

from __future__ import annotations

import operator
from typing import Generic, ParamSpec, TypeVar

from kitchentable.kernel import moments
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.moments import Heard, Hook, Named
from kitchentable.kernel.questions import Asks
from kitchentable.kernel.words import Message
from kitchentable.warcraft.model.state import Player, Warcraft

P = ParamSpec("P")
V = TypeVar("V")
Spaces = int


def hooks(game: Warcraft, moment: Named) -> tuple[Hook, ...]:
    """The hooks of a game at a moment."""
    return game.scene.at.get(moment, ()) if game.scene is not None else ()


class Moment(moments.Moment[Warcraft, P, V], Generic[P, V]):
    """A moment at which the scenario is asked for a value."""

    def ask(self, game: Warcraft, *about: P.args, **more: P.kwargs) -> Heard[V]:
        """What the scenario says now."""
        heard = hooks(game, self)
        return self.heard(heard, game, *about, **more) if heard else self.silence


class Notice(moments.Notice[Warcraft, P], Generic[P]):
    """A moment of which the scenario takes notice."""

    def tell(self, game: Warcraft, *about: P.args, **more: P.kwargs) -> None:
        """Let the scenario know."""
        self.noticed(hooks(game, self), game, *about, **more)


class Happening(moments.Happening[Warcraft, P, V], Generic[P, V]):
    """A moment at which the scenario may ask somebody."""

    def happen(self, game: Warcraft, *about: P.args, **more: P.kwargs) -> Asks[V | None]:
        """What the scenario does now."""
        return (yield from self.happens(hooks(game, self), game, *about, **more))


def first(one: V, other: V) -> V:
    """The first voice counts."""
    return one


# --- what happens -------------------------------------------------------------------------

SETUP = Notice[[]]("all have taken their things; the first cards are not drawn yet")
MOVE_START = Happening[[], None]("a player's Move Step begins")
PIECE_MOVED = Happening[[Player, int, int, int], None](
    "a piece of a player, of a kind, has gone from one space to another in the Move Step"
)
MOVEMENT_DONE = Notice[[]]("the mover has moved all he wanted; nobody has fought yet")
UNITS_PORTED = Notice[[Player, int, int]](
    "Town Portal has taken a player's units from one space to another"
)
REMOVED = Happening[[Player, int, int], None](
    "a unit or a hero of a player was killed: in a space, of a kind"
)
MOVE_STEP_OVER = Notice[[]]("a player's Move Step is over; what has moved in it is still known")
DEPLOYED = Notice[[Player, int, int]]("a piece has come into play: in a space, of a kind")
HARVEST_START = Happening[[], None]("a player's Harvest Step begins")
HARVEST_END = Happening[[], None]("a player has harvested")
OWN_TURN_END = Notice[[]]("a player's turn ends, at his place in the Spend Step (WC-555)")
STEP_END = Notice[[str]]("all have finished a step: move, harvest, deploy or spend")
TURN_END = Notice[[]]("the turn ends, before the first player changes (WC-557)")
ELIMINATED = Notice[[list[Player]]](
    "players were eliminated by the loss of their Towns, all at the same moment"
)
LAST_STANDING = Notice[[Player]]("one player, or one team, is left (WC-193)")
DRAWN = Notice[[Player]]("a player has drawn a card")
SITUATED = Notice[[]]("a situation is laid out: what the setup would have made")
AT_ONCE = Notice[[]]("between any two stages of the game")

# --- what is asked ------------------------------------------------------------------------

SKIPS = Moment[[Player, str], str](
    "the rule by which a player does not have a step: harvest, deploy or spend", "", first
)
CLOSED = Moment[[Player, int, int], Spaces](
    "spaces that a piece of a kind, in a space, may not enter", 0, operator.or_
)
NO_ENTRY = Moment[[Player, int, int], Illegal | None](
    "why a space is closed to a piece of a kind", None, first
)
UNCOUNTED = Moment[[Player], dict[int, int]](
    "units that do not count against stacking, as pieces are", {}, operator.or_
)
ABSENT = Moment[[Player, int, int], int](
    "how many units in a space, of a kind, stay out of the battle at hand", 0, operator.add
)
LEAVES_ALONE = Moment[[int, Player], bool](
    "whether the mover does not fight an enemy who stands where his own units are", False, first
)
GRANTED = Moment[[Player, int, int, str], int](
    "how many units in a space, of a kind, have an ability besides their tile's", 0, operator.add
)
FORBIDS = Moment[[Player, tuple[str, ...]], Illegal | None](
    "why something cannot be bought in the Spend Step", None, first
)
FALLS_ALONE = Moment[[Player], bool](
    "whether a player who loses his Town does not take his team with him", False, first
)
STAYS_DISCARDED = Moment[[Player], bool](
    "whether a discard pile does not become a deck again", False, first
)
CITES = Moment[[Player, str, int], tuple[str, ...]](
    "rules to cite in what is told of a player, in a space: moved, battle, attacked and so on",
    (),
    operator.add,
)
LINES = Moment[[], list[Message]]("what is worth saying below the board", [], operator.add)
