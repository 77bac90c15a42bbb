"""Building blocks of scenarios: special rules and ways to win, hooked into named moments.

A block is a frozen Struct: its fields are its parameters, given in the scenario's file; its
methods are what it does. Each method is a moment of the game; a block overrides those at which
it has something to do, and nobody asks the others. A moment that has to ask somebody is a
procedure (`Asks`), any other a plain function.

What a block has to remember is in the game's state, never in the block.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeVar

from msgspec import Struct

from kitchentable.warcraft.scenarios.format import Scenario

if TYPE_CHECKING:
    from kitchentable.kernel.illegal import Illegal
    from kitchentable.kernel.questions import Asks
    from kitchentable.kernel.words import Message
    from kitchentable.warcraft.board import Spaces
    from kitchentable.warcraft.state import Player, Warcraft

    Happens = Asks[None] | None


class Block(Struct, frozen=True, forbid_unknown_fields=True):
    """One building block. Its class is its code, its fields come from the file."""

    name: ClassVar[str]
    own_creeps: ClassVar[bool] = False
    """Whether it lays out creeps itself: then the usual ones come with heroes only."""

    # --- when something happens ----------------------------------------------------------

    def setup(self, game: Warcraft) -> Happens:
        """Everybody has taken his things; the first cards are not drawn yet."""

    def move_start(self, game: Warcraft) -> Happens:
        """A player's Move Step begins."""

    def moved(self, game: Warcraft, player: Player, kind: int, here: int, there: int) -> Happens:
        """A piece has gone from one space to another in the Move Step."""

    def movement_done(self, game: Warcraft) -> Happens:
        """The mover has moved all he wanted; nobody has fought yet."""

    def battle_over(self, game: Warcraft) -> Happens:
        """A battle was fought to its end."""

    def ported(self, game: Warcraft, player: Player, here: int, there: int) -> None:
        """Town Portal has taken a player's units from one space to another."""

    def removed(self, game: Warcraft, player: Player, space: int, kind: int) -> Happens:
        """A unit or a hero was killed, in a battle or outside of one."""

    def move_over(self, game: Warcraft) -> None:
        """A player's Move Step is over; what has moved in it is still known."""

    def deployed(self, game: Warcraft, player: Player, space: int, kind: int) -> None:
        """A piece has come into play."""

    def harvest_start(self, game: Warcraft) -> Happens:
        """A player's Harvest Step begins."""

    def harvest_end(self, game: Warcraft) -> Happens:
        """A player has harvested."""

    def spend_start(self, game: Warcraft) -> Happens:
        """A player's Spend Step begins."""

    def own_turn_end(self, game: Warcraft) -> Happens:
        """A player's turn ends, at his place in the Spend Step (WC-555)."""

    def step_end(self, game: Warcraft, step: str) -> Happens:
        """Everybody has finished a step: "move", "harvest", "deploy" or "spend"."""

    def turn_end(self, game: Warcraft) -> Happens:
        """The turn ends, before the first player changes (WC-557)."""

    def eliminated(self, game: Warcraft, lost: list[Player]) -> None:
        """Players were eliminated by the loss of their Towns, all at the same moment."""

    def last_standing(self, game: Warcraft, left: Player) -> None:
        """One player, or one team, is left. Whoever it is wins, by the block or by WC-193."""

    def drawn(self, game: Warcraft, player: Player) -> None:
        """A player has drawn a card."""

    def situated(self, game: Warcraft) -> None:
        """A situation is laid out: what the setup would have made and its file does not say."""

    def at_once(self, game: Warcraft) -> None:
        """Between any two stages of the game."""

    # --- what is asked of it -------------------------------------------------------------

    def skips(self, game: Warcraft, player: Player, step: str) -> str:
        """The rule by which a player does not have a step: "harvest", "deploy" or "spend"."""
        return ""

    def closed(self, game: Warcraft, player: Player, kind: int, here: int) -> Spaces:
        """Spaces that a piece may not enter."""
        return 0

    def no_entry(self, game: Warcraft, player: Player, kind: int, there: int) -> Illegal | None:
        """Why a space is closed to a piece, if it is so by this block."""
        return None

    def uncounted(self, game: Warcraft, player: Player) -> dict[int, int]:
        """Units of a player that do not count against stacking, as pieces are."""
        return {}

    def absent(self, game: Warcraft, player: Player, space: int, kind: int) -> int:
        """How many of a player's units in a space stay out of the battle at hand."""
        return 0

    def leaves_alone(self, game: Warcraft, space: int, enemy: Player) -> bool:
        """Whether the mover does not fight an enemy who stands where his own units are."""
        return False

    def granted(self, game: Warcraft, player: Player, space: int, kind: int, ability: str) -> int:
        """How many units of a kind in a space have an ability in addition to their tile's."""
        return 0

    def forbids(self, game: Warcraft, player: Player, act: tuple[str, ...]) -> Illegal | None:
        """Why something cannot be bought in the Spend Step."""
        return None

    def falls_alone(self, game: Warcraft, player: Player) -> bool:
        """Whether a player who loses his Town does not take his team with him."""
        return False

    def renews(self, game: Warcraft, player: Player) -> bool:
        """Whether a player's discard pile becomes his deck when that is empty."""
        return True

    def cites(self, game: Warcraft, player: Player, event: str, space: int) -> tuple[str, ...]:
        """Rules to cite in what is told of a player: "moved", "battle", "attacked" and so on."""
        return ()

    def lines(self, view: Warcraft) -> list[Message]:
        """What is worth saying of it below the board."""
        return []

    # --- what is wrong with it -----------------------------------------------------------

    def people(self) -> tuple[str, ...]:
        """Races that it speaks of: they must be among the players."""
        return ()

    def needs(self) -> tuple[str, ...]:
        """Places and tokens that it speaks of: a scenario must have them."""
        return ()


BLOCKS: dict[str, type[Block]] = {}


B = TypeVar("B", bound=Block)


def block(cls: type[B]) -> type[B]:
    """Enter a block into the list."""
    BLOCKS[cls.name] = cls
    return cls


MOMENTS = tuple(
    name
    for name, what in vars(Block).items()
    if callable(what) and not name.startswith("_") and name not in ("needs", "people")
)
"""Everything a block may override."""


class Scene(Struct, frozen=True):
    """A scenario as it is played: its blocks, by the moments at which they come in."""

    name: str
    scenario: Scenario
    places: dict[str, int]
    """Spaces by the names the rules know them by."""
    blocks: tuple[Block, ...]
    at: dict[str, tuple[Block, ...]]
    """By moment: the blocks with something to do."""
    removed: dict[str, dict[str, int]] = {}
    """By race: cards taken out of its deck, and how many."""

    def place(self, name: str) -> int:
        """A space by the name the rules know it by; -1 where it is not on the board."""
        return self.places.get(name, -1)


Blocks = tuple[Block, ...]


def scene(
    name: str,
    scenario: Scenario,
    places: dict[str, int],
    blocks: Blocks,
    removed: dict[str, dict[str, int]],
) -> Scene:
    """A scene of these blocks."""
    at = {
        moment: tuple(
            each for each in blocks if getattr(type(each), moment) is not getattr(Block, moment)
        )
        for moment in MOMENTS
    }
    return Scene(name, scenario, places, blocks, at, removed)
