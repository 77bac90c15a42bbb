"""Whom a window asks at a table: seats that could play as far as everybody can tell (WC-665)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kitchentable.kernel.rules import rule
from kitchentable.warcraft.cards.card import BY_MOMENT, Card, Window
from kitchentable.warcraft.model.asking import Able, Asking
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.moments import FROM_FIRST
from kitchentable.warcraft.powers import power
from kitchentable.warcraft.rules.participants import in_battle


class PublicAsking(Asking):
    """Asks every seat that could play something, whatever it holds."""

    def able(self, game: Warcraft, window: Window, among: Sequence[int] | None = None) -> Able:
        """The seats that could play a card or use an ability, in the order of play."""
        peace, found = game.battle is None, []
        for player in concerned(game):
            seat = player.seat
            if (among is not None and seat not in among) or not (peace or in_battle(game, seat)):
                continue
            if could_play(game, player, window):
                found.append(seat)
        return dict.fromkeys(in_order(game, found))

    def anybody(self, game: Warcraft, window: Window) -> bool:
        """Whether the deck or the hero of a player has anything for a window."""
        for player in concerned(game):
            if player.hero is not None and power.has_any(game, player, window):
                return True
            if player.hand and prospects(game, player, window)[0]:
                return True
        return False

    def interrupts(self, game: Warcraft, player: Player, window: Window) -> bool:
        """Whether the player's hero, or an opponent, could use a window of the player's."""
        if player.hero is not None and power.could_use(game, player, window):
            return True
        return any(could_play(game, enemy, window) for enemy in game.enemies(player))


PUBLIC = PublicAsking()


@rule("WC-665")
def could_play(game: Warcraft, player: Player, window: Window) -> bool:
    """Whether a player might hold a card for a window, as far as everybody can tell.

    He has cards in hand, not all copies of every such card lie in his discard pile, and there
    is something to play one on. The cards he truly holds are not looked at, so being asked, or
    not being asked, tells the others nothing.
    """
    if player.out:
        return False
    cards, power_too = prospects(game, player, window)
    if power_too and power.could_use(game, player, window):
        return True
    if cards and player.hand:
        discard = player.discard
        for card, copies in cards:
            left = copies > discard.count(card.name)
            if left and not card.in_vain(game) and card.playable(game, player):
                return True
    return False


Prospects = tuple[Sequence[tuple[Card, int]], bool]
"""Cards with their copies, and whether there is an ability."""


def prospects(game: Warcraft, player: Player, window: Window) -> Prospects:
    """What a player's deck and hero have for a window: mostly nothing. Kept with the content."""
    hero, notes = player.hero, game.content.notes
    if hero is None or hero.dead:
        key: tuple[Any, ...] = player.race, game.played.expansion, window
    else:
        key = player.race, game.played.expansion, window, hero.name, hero.level
    found: Prospects | None = notes.get(key)
    if found is None:
        deck = {} if player.neutral else game.deck(player)
        found = notes[key] = copies(deck, window), power.has_any(game, player, window)
    return found


def copies(deck: dict[str, int], window: Window) -> list[tuple[Card, int]]:
    """The cards of a deck for a window, and how many there are of each."""
    cards = BY_MOMENT.get(window, ())
    return [(card, deck[card.name]) for card in cards if deck.get(card.name)]


@rule("WC-664", "WC-818")
def concerned(game: Warcraft) -> list[Player]:
    """All players; in a battle its two sides. A player who only rolls for creeps plays no cards."""
    battle, players = game.battle, game.players
    if battle is None:
        return players
    attackers, defenders = battle.sides
    return list(map(players.__getitem__, attackers + defenders))


def in_order(game: Warcraft, seats: list[int]) -> list[int]:
    """Seats in the order of simultaneous play."""
    return seats if len(seats) < 2 else [seat for seat in simultaneous(game) if seat in seats]


@rule("WC-275", "WC-786", "WC-787", "WC-788")
def simultaneous(game: Warcraft) -> list[int]:
    """The order of simultaneous play: from the seat whose step it is, clockwise.

    With the Expansion Set it goes from the first player. Each may decline after seeing what an
    earlier one has played.
    """
    return game.order(game.first if FROM_FIRST.value(game) else game.seat)
