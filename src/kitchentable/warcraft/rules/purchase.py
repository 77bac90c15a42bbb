"""Purchases in a Spend Step besides training, constructing and upgrading.

Each option and scenario that adds something to buy has a `Purchase`, and puts it on sale.
"""

from __future__ import annotations

from typing import ClassVar

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message
from kitchentable.warcraft.model.content import Cost
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft


class Purchase:
    """Something to buy. Its class is its code; it has no state of its own."""

    name: ClassVar[str]
    """The name of its acts: `Act("research", "1")`."""
    way: ClassVar[str] = ""
    """The way to spend it belongs to; "": it goes with any of them."""

    def within_means(self, game: Warcraft, player: Player) -> bool:
        """Whether a player can pay for any of it. Asked first, because it decides most often."""
        return True

    def offers(self, game: Warcraft, player: Player) -> list[str]:
        """The things a player might try to buy, by name."""
        raise NotImplementedError

    def named(self, game: Warcraft, player: Player, what: str) -> bool:
        """Whether `what` is the name of something of this sort, for sale now or not."""
        return what in self.offers(game, player)

    def why_not(self, game: Warcraft, player: Player, what: str) -> Illegal | None:
        """Why `what` cannot be bought now; `None` if it can."""
        raise NotImplementedError

    def possible(self, game: Warcraft, player: Player) -> list[str]:
        """The things that a player who can pay may buy now."""
        found = self.offers(game, player)
        return [what for what in found if self.why_not(game, player, what) is None]

    def words(self, game: Warcraft, player: Player, what: str) -> Message:
        """`what` in words, with its price."""
        raise NotImplementedError

    def buy(self, game: Warcraft, player: Player, what: str) -> Asks[None]:
        """Buy `what`."""
        raise NotImplementedError


PURCHASES: dict[str, Purchase] = {}
"""All purchases by name. The moment `ON_SALE` says which of them a game has."""


def purchase(cls: type[Purchase]) -> type[Purchase]:
    """Register a purchase under its name."""
    PURCHASES[cls.name] = cls()
    return cls


@rule("WC-360")
def pay(player: Player, cost: Cost) -> None:
    """Pay a cost in gold and wood to the supply."""
    player.gold -= cost[0]
    player.wood -= cost[1]


def affordable(player: Player, cost: Cost) -> bool:
    """Whether a player has the gold and wood of a cost."""
    return player.gold >= cost[0] and player.wood >= cost[1]


@rule("WC-360")
def cannot_pay(player: Player, cost: Cost, number: str) -> Illegal | None:
    """Why a player cannot pay a cost in full from the player's own stock; `None` if possible."""
    if player.gold >= cost[0] and player.wood >= cost[1]:
        return None
    return Illegal(number, "wc-too-dear", gold=cost[0], wood=cost[1])
