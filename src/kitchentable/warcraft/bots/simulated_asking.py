"""Whom a window asks in a simulation: only seats that can play something.

Nobody watches a simulated game, so no seat is asked in vain to hide what it holds. All decisions
and rolls are those of the game at a table: `tests/warcraft/test_kept.py` compares the two.
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

Hands = dict[Window, list[Player]]


class SimulatedAsking(Asking):
    """Looks into the hands of one game. It does so again only after a hand has changed."""

    def __init__(self) -> None:
        self._hands: Hands | None = None
        """By window, the players with a card or an ability for it."""

    def hands_changed(self) -> None:
        """A player has other cards, or a hero has other abilities."""
        self._hands = None

    def able(self, game: Warcraft, window: Window, among: Sequence[int] | None = None) -> Able:
        """The seats that can play a card or use an ability, in the order of play."""
        hands = self._hands
        if hands is None:
            hands = self._hands = look_into_hands(game)
        if window not in hands:
            return {}
        able: Able = {}
        peace = game.battle is None
        for player in hands[window]:
            seat = player.seat
            if (among is not None and seat not in among) or player.out:
                continue
            if peace or in_battle(game, seat):
                used = power.uses(game, player, window) if player.hero is not None else []
                if used or has_card(game, player, window):
                    able[seat] = cards(game, player, window) + used
        return able if len(able) < 2 else {seat: able[seat] for seat in in_order(game, list(able))}

    def anybody(self, game: Warcraft, window: Window) -> bool:
        """Whether a player holds a card or has an ability for a window."""
        if self._hands is None:
            self._hands = look_into_hands(game)
        return window in self._hands

    def interrupts(self, game: Warcraft, player: Player, window: Window) -> bool:
        """Whether the player's hero, or an opponent, uses a window of the player's.

        A player with a card for the window decides on it where he would at a table, so then it is
        what everybody can tell that counts.
        """
        if not self.anybody(game, window):
            return False
        if any(MOMENT_OF[name] == window for name in player.hand):
            return PUBLIC.interrupts(game, player, window)
        team = [each.seat for each in game.team(player) if each is not player]
        return any(seat not in team for seat in self.able(game, window))


def look_into_hands(game: Warcraft) -> Hands:
    """The players with a card or an ability, by window."""
    hands: Hands = {}
    for player in game.players:
        if player.hero is not None:
            for window in power.moments(game, player.hero):
                hands.setdefault(window, []).append(player)
        for name in player.hand:
            window = MOMENT_OF[name]
            if window not in hands:
                hands[window] = [player]
            elif hands[window][-1] is not player:
                hands[window].append(player)
    return hands


def has_card(game: Warcraft, player: Player, window: Window) -> bool:
    """Whether a player holds a card for a window that is worth being asked for."""
    for name in player.hand:
        if MOMENT_OF[name] == window:
            card = CARDS[name]
            if not card.in_vain(game) and card.playable(game, player):
                return True
    return False
