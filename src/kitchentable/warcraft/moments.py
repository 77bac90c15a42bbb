"""The moments of Warcraft, in the order of a turn.

The Expansion Set and its options (`options/`), the abilities of heroes that always work
(`powers/`) and the blocks of a scenario (`scenarios/`) hook into them. The hooks do not change
during a game, so its cast (`Warcraft.cast`) holds them. A moment without hooks is silent.

Cards, and abilities that players choose to use, have windows instead: `cards/card.py`.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Concatenate, Generic, ParamSpec, TypeVar

from kitchentable.kernel import moments
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.moments import Heard, Named
from kitchentable.kernel.questions import Asks
from kitchentable.kernel.words import Message
from kitchentable.warcraft.model.answers import Act, Step
from kitchentable.warcraft.model.board import Spaces
from kitchentable.warcraft.model.goal import Goal
from kitchentable.warcraft.model.player import Player, Profile
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.rules.purchase import Purchase

P = ParamSpec("P")
V = TypeVar("V")
Rules = tuple[str, ...]
"""Numbers of rules."""
Sources = dict[int, tuple[Profile, int]]
"""By kind of piece: its profile, and its number of dice."""


def is_heard(game: Warcraft, moment: Named) -> bool:
    """Whether the cast of a game has a hook at a moment."""
    return moment in game.cast.at


class Moment(moments.Moment[Warcraft, P, V], Generic[P, V]):
    """A moment at which the cast of a game is asked for a value."""

    def ask(self, game: Warcraft, *about: P.args, **more: P.kwargs) -> Heard[V]:
        """The value of the cast's hooks, with the hooks that gave it and their rules."""
        hooks = game.cast.at.get(self)
        return self.silence if hooks is None else self.heard(hooks, game, *about, **more)

    def of(self, game: Warcraft) -> Callable[Concatenate[Warcraft, P], V] | None:
        """The cast's hooks at this moment as one function; `None` if the moment is silent."""
        return game.cast.says.get(self)

    def value(self, game: Warcraft, *about: P.args, **more: P.kwargs) -> V:
        """The value of the cast's hooks, without the hooks that gave it."""
        says = game.cast.says.get(self)
        return self.neutral if says is None else says(game, *about, **more)


class Notice(moments.Notice[Warcraft, P], Generic[P]):
    """A moment at which the cast of a game is told something."""

    def tell(self, game: Warcraft, *about: P.args, **more: P.kwargs) -> None:
        """Tell the cast's hooks."""
        if (hooks := game.cast.at.get(self)) is not None:
            self.noticed(hooks, game, *about, **more)


class Happening(moments.Happening[Warcraft, P, V], Generic[P, V]):
    """A moment at which the cast of a game may ask players."""

    def happen(self, game: Warcraft, *about: P.args, **more: P.kwargs) -> Asks[V | None]:
        """Run the cast's hooks; return the first value that is not `None`."""
        acts: Callable[Concatenate[Warcraft, P], Asks[V | None]] | None = game.cast.says.get(self)
        return (
            self.happens((), game, *about, **more) if acts is None else acts(game, *about, **more)
        )


def first(one: V, other: V) -> V:
    """The first of two values: folds the values of several hooks into the first one."""
    return one


# --- setting up ---------------------------------------------------------------------------

LAID_OUT = Notice[[]]("the board is laid out; tokens and other things come onto it now")
HOME = Moment[[Player], tuple[int, ...]](
    "the space of a player's Town, if it is not the race's own; -1: no Town", (), first
)
FIRST_CHOSEN = Happening[[], bool]("the first player is chosen: whether a scenario names one")
THINGS_TAKEN = Happening[[Player], bool](
    "a player takes the starting pieces: whether they differ from the main game's"
)
STANDING = Happening[[], None]("all pieces stand where they begin; no card is drawn yet")
AFTER_SETUP = Moment[[], str]("the stage between the setup and the first turn", "", first)

# --- what happens -------------------------------------------------------------------------

SETUP = Notice[[]]("all players have their starting pieces; no card is drawn yet")
MOVE_START = Happening[[], None]("a player's Move Step begins")
PIECE_MOVED = Happening[[Player, int, int, int], None](
    "a piece of a player, of a kind, has gone from one space to another in the Move Step"
)
ENTERED = Happening[[int], None]("a unit has moved to a space where an enemy is")
MOVEMENT_DONE = Notice[[]]("the mover is done with moving; no battle is fought yet")
UNITS_PORTED = Notice[[Player, int, int]](
    "Town Portal has taken a player's units from one space to another"
)
LOST = Notice[[int, int]]("a unit of a seat, of a kind, was lost in a battle")
OWN_HITS = Notice[[Player]]("the dice of a player's own hero have hit")
REMOVED = Happening[[Player, int, int], None](
    "a unit or a hero of a player was killed: in a space, of a kind"
)
MOVE_STEP_OVER = Notice[[]]("a player's Move Step is over; the state still says what has moved")
DEPLOYED = Notice[[Player, int, int]]("a piece has come into play: in a space, of a kind")
HARVEST_START = Happening[[], None]("a player's Harvest Step begins")
HARVESTED = Happening[[Player, int, int], bool](
    "a number of a player's workers harvest a space: whether they do it without the resource die"
)
MORE_HARVEST = Happening[[Player, int], int](
    "the workers of a space have harvested: as how many workers other pieces harvest there"
)
RENEWS = Happening[[int], bool]("a forest is renewed: whether its stock is")
EMPTIED = Notice[[int]]("a space has nothing to harvest from the start")
HARVEST_END = Happening[[], None]("a player has harvested")
OWN_TURN_END = Notice[[]]("a player's turn ends, after the player's Spend Step (WC-555)")
STEP_END = Notice[[str]]("all players have finished a step: move, harvest, deploy or spend")
TURN_END = Notice[[]]("the turn ends, before the first player changes (WC-557)")
ELIMINATED = Notice[[list[Player]]](
    "players were eliminated by the loss of their Towns, all at the same moment"
)
LAST_STANDING = Notice[[Player]]("one player, or one team, is left (WC-193)")
DRAWN = Notice[[Player]]("a player has drawn a card")
SECOND_DRAW = Happening[[Player, str], str | None](
    "a player has drawn a card and more are left: the card to keep, if the player draws another"
)
OUTPOST_BEGINS = Happening[[Player, int], None](
    "a player begins an Outpost in a space, or raises one"
)
SITUATED = Notice[[]]("a situation is laid out; things the setup would have made come now")
AT_ONCE = Notice[[]]("between any two stages of the game")

# --- what is asked ------------------------------------------------------------------------

FROM_FIRST = Moment[[], bool](
    "whether simultaneous play begins with the first player, not with the mover",
    False,
    first,
)
POINTLESS = Moment[[], bool]("whether nothing gives points in this game", False, first)
POINTS_WIN_BY = Moment[[], str]("the rule by which points win, in place of the book's", "", first)
GOES_FURTHER = Moment[[Player], list[int]](
    "pieces that move one space further in a player's Move Step", [], operator.add
)
WALKERS = Moment[[Player, Spaces], list[Step]](
    "moves of things that are no pieces, if enemies are in some spaces",
    [],
    operator.add,
)
ATTACKS = Moment[[Player, int, Sources], Sources](
    "attacks in a phase without a unit, or different from the unit's tile", {}, operator.or_
)
NO_DRAWS = Moment[[], bool]("whether battles bring no cards", False, first)
GATHERED_IN = Moment[[Player], list[int]](
    "spaces where a player harvests without workers", [], operator.add
)
FACE_DOWN = Moment[[], list[int]]("mines and forests whose token lies face down", [], operator.add)
ON_SALE = Moment[[Player], tuple[Purchase, ...]](
    "things a player can buy besides those of the base game", (), operator.add
)
REBUILDS = Moment[[Player], bool](
    "whether a player may give up an Outpost for one in another space", False, first
)
BUILDS_ALONE = Moment[[Player], bool](
    "whether a player's constructions go on without a worker", False, first
)
HAS_SERVED = Moment[[Player, int, bool], str](
    "the rule by which no worker of a space is free to build", "", first
)

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
    "units that do not count against stacking, by space and kind", {}, operator.or_
)
ABSENT = Moment[[Player, int, int], int](
    "how many units in a space, of a kind, stay out of the present battle", 0, operator.add
)
LEAVES_ALONE = Moment[[int, Player], bool](
    "whether the mover does not fight an enemy who shares a space with the mover", False, first
)
GRANTED = Moment[[Player, int, int, str], int](
    "how many units in a space, of a kind, have an ability besides their tile's", 0, operator.add
)
FORBIDS = Moment[[Player, Act], Illegal | None](
    "why something cannot be bought in the Spend Step", None, first
)
FALLS_ALONE = Moment[[Player], bool](
    "whether a player who loses the Town is eliminated without the team", False, first
)
STAYS_DISCARDED = Moment[[Player], bool](
    "whether a discard pile does not become a deck again", False, first
)
LINES = Moment[[], list[Message]]("lines of text below the board", [], operator.add)
GOALS = Moment[[Player], list[Goal]](
    "what a player can win by in a scenario, and how far it has come", [], operator.add
)

# --- which further rules are cited --------------------------------------------------------

RACE_CITES = Moment[[], Rules]("a race was taken", (), operator.add)
FIRST_CARDS_CITES = Moment[[Player], Rules]("a player draws the first cards", (), operator.add)
TURN_CITES = Moment[[], Rules]("a turn begins", (), operator.add)
MOVED_CITES = Moment[[Player, int, int, int], Rules](
    "a piece of a player, of a kind, goes from one space to another", (), operator.add
)
PORTED_CITES = Moment[[Player, int], Rules](
    "Town Portal takes a player's units from a space", (), operator.add
)
BATTLE_CITES = Moment[[], Rules]("a battle begins", (), operator.add)
DRAW_CITES = Moment[[], Rules]("a card is drawn in a battle", (), operator.add)
WINDOW_CITES = Moment[[], Rules]("cards may be played in a battle", (), operator.add)
ATTACK_CITES = Moment[[Player], Rules]("a player has rolled an attack", (), operator.add)
RAISED_CITES = Moment[[Player], Rules]("Raise Dead has raised units", (), operator.add)
CASUALTY_CITES = Moment[[Player], Rules]("a player chooses a casualty", (), operator.add)
REMOVED_CITES = Moment[[Player], Rules]("a unit of a player was killed", (), operator.add)
BATTLE_OVER_CITES = Moment[[], Rules]("a battle is over", (), operator.add)
MOVE_OVER_CITES = Moment[[], Rules]("a Move Step is over", (), operator.add)
TOWN_CITES = Moment[[Player], Rules]("a player's Town is marked", (), operator.add)
ELIMINATED_CITES = Moment[[], Rules]("a player is eliminated", (), operator.add)
HARVEST_CITES = Moment[[Player, int, int], Rules](
    "a worker harvests in a space what the die shows", (), operator.add
)
