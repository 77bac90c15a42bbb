"""Guesses at hidden cards: hands and decks filled at random with cards that are not visible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from kitchentable.kernel.facets import Since
from kitchentable.warcraft.cards import common
from kitchentable.warcraft.cards.card import CARDS
from kitchentable.warcraft.model.answers import Act, Play, Step
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import Answer


def imagine(view: Warcraft, since: Since, rng: Random) -> Warcraft:
    """Fill the hidden hands and decks of a view.

    Cards that players played after the view was taken were in their hands; the others are dealt
    from the cards that are not visible.
    """
    for player in view.players:
        if player.race and (player.deck or player.hand or player.discard):
            _imagine_cards(view, player, since, rng)
    return view


def _imagine_cards(view: Warcraft, player: Player, since: Since, rng: Random) -> None:
    """Fill a player's hand and deck with those of the player's cards that are not visible."""
    unseen = Counter(view.cards(player))
    unseen -= Counter(player.discard)
    unseen -= Counter({common.VICTORY_POINT.name: player.shown})
    unseen -= Counter(card for card in player.hand if card)
    played = [card for who, answer in since if who == player.seat for card in put_down(answer)]
    for at, card in enumerate(player.hand):
        if not card and played and unseen[played[0]] > 0:
            player.hand[at] = played.pop(0)
            unseen[player.hand[at]] -= 1
    cards = list(unseen.elements())
    rng.shuffle(cards)
    player.hand = [card or cards.pop() for card in player.hand]
    player.deck = [card or cards.pop() for card in player.deck]


def put_down(answer: Answer) -> Sequence[str]:
    """The cards that leave a hand by an answer: a played card, or the cards that pay mana."""
    match answer:
        case Play(name=name) | Step(what=name) | Act(name=name):
            return [name] if name in CARDS else []
        case tuple():
            return [card for card in answer if card in CARDS]
    return []
