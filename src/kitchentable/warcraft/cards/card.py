"""Cards and windows. A card has a name, the window of its play, its targets and its effect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.moments import Named
from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.words import card_word

STARTS, ENDS, ANSWERS = ("WC-780",), ("WC-781",), ("WC-784",)
"""The rules of "at the start of", "at the end of" and "in response to"."""


class Window(Named):
    """A moment at which players may play cards and use abilities of heroes.

    `key` names the window in messages and in standing passes. `timing` are the rules on the words
    with which a card names it, such as "at the start of".
    """

    def __init__(self, key: str, name: str, timing: tuple[str, ...]) -> None:
        super().__init__(name)
        self.key = key
        self.timing = timing


def when(window: Window) -> Message:
    """The time of a window in words."""
    return say(f"wc-when-{window.key}")


def times(windows: Sequence[Window]) -> tuple[Message, ...]:
    """The times of several windows in words; the starts of the three phases are that of any."""
    if tuple(windows) == PHASE_STARTS:
        return (say("wc-when-phase-start"),)
    return tuple(map(when, windows))


TURN_START = Window("turn-start", "a turn begins", STARTS)
TURN_END = Window("turn-end", "everything else in a turn is done", ENDS)
MOVE_START = Window("move-start", "a Move Step begins", STARTS)
INVADED = Window("invaded", "an enemy unit has moved onto workers", ENDS)
MOVE_END = Window("move-end", "movement is finished, no battle is fought yet (WC-792)", ENDS)
MOVE_OVER = Window("move-over", "a Move Step ends, after its battles", ENDS)
ROUND_START = Window("round-start", "a round of a battle begins", STARTS)
RANGED_START = Window("ranged-start", "a ranged phase begins", STARTS)
FLYING_START = Window("flying-start", "a flying phase begins", STARTS)
MELEE_START = Window("melee-start", "a melee phase begins", STARTS)
PHASE_STARTS = (RANGED_START, FLYING_START, MELEE_START)
"""By phase: the window at its start."""
BEFORE_ROLL = Window("before-roll", "before the dice of an attack are rolled", ENDS)
AFTER_ROLL = Window("after-roll", "the dice of an attack are rolled", ENDS)
BEFORE_CASUALTIES = Window(
    "before-casualties", "casualties are counted and none is removed yet", ("WC-783",)
)
BEFORE_REMOVAL = Window("before-removal", "a side is about to remove a casualty", ENDS)
AFTER_REMOVAL = Window("after-removal", "a casualty was removed", ENDS)
BATTLE_END = Window(
    "battle-end",
    "the winner is known, and all that needs no choice has happened (WC-791)",
    (*ENDS, "WC-782"),
)
RESPONSE = Window("response", "a card was played in a battle and has no effect yet", ANSWERS)
POWER_RESPONSE = Window(
    "power-response", "a hero's ability was paid for in a battle and has no effect yet", ANSWERS
)
WOUND_RESPONSE = Window("wound-response", "a casualty on a hero is no wound yet", ANSWERS)
DEATH_RESPONSE = Window("death-response", "a hero has lost all its Life and still lives", ANSWERS)
HARVEST_START = Window("harvest-start", "a Harvest Step begins", STARTS)
SPEND_START = Window("spend-start", "a Spend Step begins; nothing is bought yet", STARTS)
CONSTRUCT = Window("construct", "a building is started, as a part of the Spend Step", ENDS)
ANY_TIME = Window("any-time", "at any time outside of battles", ENDS)

Target = tuple[Any, ...]
"""The target of a card: seats, kinds and spaces by name, as the card needs."""

OWN: Final = ("WC-040",)
"""The rule by which the decks of the Expansion Set hold cards of our own."""

HERE: Final[tuple[Target, ...]] = ((),)
"""A card without a choice of target."""
NOWHERE: Final[tuple[Target, ...]] = ()


class Card:
    """A card. Its class is its code; it has no state of its own."""

    name: ClassVar[str]
    moment: ClassVar[Window]
    own_step: ClassVar[tuple[str, str] | None] = None
    """The rule and the step, for a card that is played only in its player's own step."""

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """The possible targets now; without a target the card cannot be played (WC-417)."""
        return HERE

    def playable(self, game: Warcraft, player: Player) -> bool:
        """Whether the card has a target now."""
        return bool(self.targets(game, player))

    @rule("WC-417")
    def why_not(self, game: Warcraft, player: Player, target: Target) -> Illegal:
        """Why the card cannot be played on a target: there is another one, or none at all.

        A card of the player's own step has none in a step of another player.
        """
        if self.own_step is not None and player.seat != game.seat:
            number, step = self.own_step
            return Illegal(
                number, "wc-own-step", card=card_word(self.name), step=say(f"wc-step-{step}")
            )
        reason = "wc-no-target" if self.playable(game, player) else "wc-no-target-now"
        return Illegal("WC-417", reason, card=card_word(self.name))

    def in_vain(self, game: Warcraft) -> bool:
        """Whether the card would visibly do nothing. No seat is asked for such a card alone."""
        return False

    def put_down(self, game: Warcraft) -> None:
        """Apply what the card does as soon as it is played in a battle, cancelled or not."""

    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        """Apply the card's effect."""
        raise NotImplementedError


CARDS: dict[str, Card] = {}
BY_MOMENT: dict[Window, list[Card]] = {}
MOMENT_OF: dict[str, Window] = {}
"""By the name of a card: the window of its play."""


def card(cls: type[Card]) -> type[Card]:
    """Register a card under its name and its window."""
    made = cls()
    CARDS[made.name] = made
    BY_MOMENT.setdefault(made.moment, []).append(made)
    MOMENT_OF[made.name] = made.moment
    return cls
