"""The seats a window asks at a table: those that could play as far as others know (WC-665)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kitchentable.kernel.rules import rule
from kitchentable.warcraft.cards.card import BY_MOMENT, MOMENT_OF, Card, Window
from kitchentable.warcraft.model.answers import Play
from kitchentable.warcraft.model.asking import Able, Asking
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.moments import FROM_FIRST
from kitchentable.warcraft.powers import power
from kitchentable.warcraft.rules.participants import in_battle


def in_or_out(
    asking: Asking, game: Warcraft, window: Window, among: Sequence[int] | None = None
) -> Able:
    """Without WC-271: players play cards in battles they have no unit in."""
    found: Able = {}
    for player in game.players:
        if among is not None and player.seat not in among:
            continue
        if game.battle is None or in_battle(game, player.seat):
            if could_play(game, player, window):
                found[player.seat] = None
        elif held := [Play(name) for name in player.hand if MOMENT_OF[name] == window]:
            found[player.seat] = held
    return found


class PublicAsking(Asking):
    """Asks every seat that could play something, whatever cards it really holds."""

    @rule("WC-271", "WC-666", "WC-818", off=in_or_out)
    def able(self, game: Warcraft, window: Window, among: Sequence[int] | None = None) -> Able:
        """The seats that could play a card or use an ability, in the order of simultaneous play."""
        peace, found = game.battle is None, []
        for player in concerned(game):
            seat = player.seat
            if (among is not None and seat not in among) or not (peace or in_battle(game, seat)):
                continue
            if could_play(game, player, window):
                found.append(seat)
        return dict.fromkeys(in_order(game, found))

    def anybody(self, game: Warcraft, window: Window) -> bool:
        """Whether the deck or the hero of any player has something for a window."""
        for player in concerned(game):
            if player.hero is not None and power.has_any(game, player, window):
                return True
            if player.hand and prospects(game, player, window)[0]:
                return True
        return False

    def interrupts(self, game: Warcraft, player: Player, window: Window) -> bool:
        """Whether the player's hero or an opponent could use a window in the player's step."""
        if player.hero is not None and power.could_use(game, player, window):
            return True
        return opponents_could(game, player, window)


PUBLIC = PublicAsking()


def opponents_could(game: Warcraft, player: Player, window: Window) -> bool:
    """Whether an opponent of a player could play something at a window."""
    return any(could_play(game, enemy, window) for enemy in game.enemies(player))


@rule("WC-665")
def could_play(game: Warcraft, player: Player, window: Window) -> bool:
    """Whether a player might hold a card for a window, as far as the other players know.

    The player has cards in hand, a copy of such a card is not in the discard pile, and the card
    has a target. The cards really in hand do not count, so the question reveals nothing to the
    other players.
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
"""Cards with their copies, and whether the hero has an ability."""


def prospects(game: Warcraft, player: Player, window: Window) -> Prospects:
    """The cards of a player's deck, and the hero's ability, for a window. Kept with the content."""
    hero, notes = player.hero, game.notes
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
    """The cards of a deck for a window, each with its number of copies."""
    cards = BY_MOMENT.get(window, ())
    return [(card, deck[card.name]) for card in cards if deck.get(card.name)]


@rule("WC-664")
def concerned(game: Warcraft) -> list[Player]:
    """The players who may play cards: all of them, in a battle only its two sides.

    A player who only rolls for creeps plays no cards in their battle.
    """
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
    """The seats in the order of simultaneous play: clockwise from the seat whose step it is.

    With the Expansion Set the first player begins. Each player knows what earlier players have
    played and may decline.
    """
    return game.order(game.first if FROM_FIRST.value(game) else game.seat)
