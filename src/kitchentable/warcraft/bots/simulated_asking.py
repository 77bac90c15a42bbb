"""The seats a window asks in a simulation: only those that can play something.

At a table a seat is asked even if it holds nothing, to hide its hand. A simulation has no players
to hide it from. All decisions and rolls are those of the game at a table:
`tests/warcraft/test_kept.py` compares the two.
"""

from __future__ import annotations

from collections.abc import Sequence

from kitchentable.warcraft.cards.card import CARDS, MOMENT_OF, Window
from kitchentable.warcraft.cards.public_asking import PUBLIC, in_order
from kitchentable.warcraft.cards.windows import cards
from kitchentable.warcraft.model.asking import Able, Asking
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.powers import power
from kitchentable.warcraft.rules.participants import in_battle

Hands = dict[Window, dict[int, list[str]]]
"""By window: the seats that could use it, each with its cards for it; a hero may need none."""


class SimulatedAsking(Asking):
    """Looks into the hands of one game, and looks again only after a hand has changed."""

    def __init__(self) -> None:
        self._hands: Hands | None = None
        """The hands as they were seen last; `None`: they have changed since."""

    def hands_changed(self) -> None:
        """Forget the hands: a player has other cards, or a hero has other abilities."""
        self._hands = None

    def able(self, game: Warcraft, window: Window, among: Sequence[int] | None = None) -> Able:
        """The seats that can play a card or use an ability, in the order of simultaneous play."""
        hands = self._hands
        if hands is None:
            hands = self._hands = look_into_hands(game)
        if window not in hands:
            return {}
        able: Able = {}
        peace = game.battle is None
        for seat, held in hands[window].items():
            player = game.players[seat]
            if (among is not None and seat not in among) or player.out:
                continue
            if peace or in_battle(game, seat):
                used = power.uses(game, player, window) if player.hero is not None else []
                if used or has_use(game, player, held):
                    able[seat] = cards(game, player, window) + used
        return able if len(able) < 2 else {seat: able[seat] for seat in in_order(game, list(able))}

    def anybody(self, game: Warcraft, window: Window) -> bool:
        """Whether any player holds a card or has an ability for a window."""
        if self._hands is None:
            self._hands = look_into_hands(game)
        return window in self._hands

    def interrupts(self, game: Warcraft, player: Player, window: Window) -> bool:
        """Whether the player's hero or an opponent can use a window in the player's step.

        A player with a card for the window must decide at the same point as at a table, so in that
        case the public answer counts.
        """
        if not self.anybody(game, window):
            return False
        for name in player.hand:
            if MOMENT_OF[name] == window:
                return PUBLIC.interrupts(game, player, window)
        for seat in self.able(game, window):
            if seat == player.seat or game.players[seat].team != player.team:
                return True
        return False


def look_into_hands(game: Warcraft) -> Hands:
    """By window: the seats with a card or an ability for it, and the cards."""
    hands: Hands = {}
    for player in game.players:
        seat = player.seat
        if player.hero is not None:
            for window in power.moments(game, player.hero):
                hands.setdefault(window, {})[seat] = []
        for name in player.hand:
            window = MOMENT_OF[name]
            if window in hands:
                hands[window].setdefault(seat, []).append(name)
            else:
                hands[window] = {seat: [name]}
    return hands


def has_use(game: Warcraft, player: Player, held: Sequence[str]) -> bool:
    """Whether one of a player's cards has a target and is not in vain."""
    for name in held:
        card = CARDS[name]
        if not card.in_vain(game) and card.playable(game, player):
            return True
    return False
