"""What can be bought in a Spend Step beyond training, constructing and upgrading.

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
    """Something to buy: its class is its code, it has no state of its own."""

    name: ClassVar[str]
    """The name of its acts: `Act("research", "1")`."""
    way: ClassVar[str] = ""
    """Which of the ways to spend it belongs to; none: it goes with any of them."""

    def within_means(self, game: Warcraft, player: Player) -> bool:
        """Whether a player has the means for any of it: what decides most often."""
        return True

    def offers(self, game: Warcraft, player: Player) -> list[str]:
        """What a player might think of buying."""
        raise NotImplementedError

    def why_not(self, game: Warcraft, player: Player, what: str) -> Illegal | None:
        """Why it cannot be bought now; `None` if it can."""
        raise NotImplementedError

    def possible(self, game: Warcraft, player: Player) -> list[str]:
        """What of it can be bought now by somebody who has the means for any."""
        found = self.offers(game, player)
        return [what for what in found if self.why_not(game, player, what) is None]

    def words(self, game: Warcraft, player: Player, what: str) -> Message:
        """It in words, with its price."""
        raise NotImplementedError

    def buy(self, game: Warcraft, player: Player, what: str) -> Asks[None]:
        """What happens when it is bought."""
        raise NotImplementedError


PURCHASES: dict[str, Purchase] = {}
"""All of them by name; which are on sale, the game's cast says."""


def purchase(cls: type[Purchase]) -> type[Purchase]:
    """Enter a purchase into the list."""
    PURCHASES[cls.name] = cls()
    return cls


@rule("WC-360")
def pay(player: Player, cost: Cost) -> None:
    """Gold and wood go to the supply."""
    player.gold -= cost[0]
    player.wood -= cost[1]


def affordable(player: Player, cost: Cost) -> bool:
    """Whether a player has so much gold and wood."""
    return player.gold >= cost[0] and player.wood >= cost[1]


@rule("WC-360")
def cannot_pay(player: Player, cost: Cost, number: str) -> Illegal | None:
    """Costs are paid in full from one's own stock."""
    if player.gold >= cost[0] and player.wood >= cost[1]:
        return None
    return Illegal(number, "wc-too-dear", gold=cost[0], wood=cost[1])
