"""What a card is: a name, the moment of its play, its targets and its effect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from kitchentable.kernel.questions import Asks
from kitchentable.warcraft.model.state import Player, Warcraft

TURN_START: Final = "turn-start"
TURN_END: Final = "turn-end"
MOVE_START: Final = "move-start"
INVADED: Final = "invaded"
"""An enemy unit has moved onto workers."""
MOVE_END: Final = "move-end"
"""Movement is finished, the battles are not fought yet: a moment of its own (WC-792)."""
MOVE_OVER: Final = "move-over"
"""The end of a Move Step: its battles are fought."""
ROUND_START: Final = "round-start"
RANGED_START: Final = "ranged-start"
FLYING_START: Final = "flying-start"
MELEE_START: Final = "melee-start"
BEFORE_ROLL: Final = "before-roll"
AFTER_ROLL: Final = "after-roll"
BEFORE_CASUALTIES: Final = "before-casualties"
BEFORE_REMOVAL: Final = "before-removal"
AFTER_REMOVAL: Final = "after-removal"
BATTLE_END: Final = "battle-end"
"""The winner is known, and all that nobody chooses has happened (WC-782, WC-791)."""
RESPONSE: Final = "response"
"""A card was played in a battle and has not taken effect yet."""
POWER_RESPONSE: Final = "power-response"
"""A hero's ability was paid for in a battle and has not taken effect yet."""
WOUND_RESPONSE: Final = "wound-response"
"""A casualty is put on a hero and is no wound yet."""
DEATH_RESPONSE: Final = "death-response"
"""A hero has as many wounds as Life and is not dead yet."""
HARVEST_START: Final = "harvest-start"
SPEND_START: Final = "spend-start"
"""Nothing was bought yet: part of the Spend Step itself."""
CONSTRUCT: Final = "construct"
"""A building is started: part of the Spend Step itself."""
ANY_TIME: Final = "any-time"

Target = tuple[Any, ...]
"""What a card is played on: seats, kinds and spaces by name, as the card needs."""

OWN: Final = ("WC-040",)
"""The rule by which the decks of the Expansion Set hold cards of our own."""

HERE: Final[tuple[Target, ...]] = ((),)
"""A card without a choice of target."""
NOWHERE: Final[tuple[Target, ...]] = ()


class Card:
    """One card. Its class is its code; it has no state of its own."""

    name: ClassVar[str]
    moment: ClassVar[str]

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """What it can be played on now; nothing: it cannot be played (WC-417)."""
        return HERE

    def playable(self, game: Warcraft, player: Player) -> bool:
        """Whether there is anything to play it on."""
        return bool(self.targets(game, player))

    def in_vain(self, game: Warcraft) -> bool:
        """Whether everybody can see that it would do nothing: nobody is asked for it alone."""
        return False

    def put_down(self, game: Warcraft) -> None:
        """What it does as soon as it is played in a battle, answered or not."""

    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        """Its effect."""
        raise NotImplementedError


CARDS: dict[str, Card] = {}
BY_MOMENT: dict[str, list[Card]] = {}
MOMENT_OF: dict[str, str] = {}
"""When each card is played, by its name."""


def card(cls: type[Card]) -> type[Card]:
    """Enter a card into the list."""
    made = cls()
    CARDS[made.name] = made
    BY_MOMENT.setdefault(made.moment, []).append(made)
    MOMENT_OF[made.name] = made.moment
    return cls
