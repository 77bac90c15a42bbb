"""Reasons why a card or an ability cannot be played; a window shows them beside its options."""

from __future__ import annotations

from kitchentable.kernel.illegal import Illegal, names_nothing
from kitchentable.kernel.rules import rule
from kitchentable.warcraft.cards.card import CARDS, Window, when
from kitchentable.warcraft.model.answers import Play
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.words import card_word
from kitchentable.warcraft.powers import power


def why_not(game: Warcraft, player: Player, moment: Window | None, play: Play) -> Illegal:
    """Why a card or an ability is not played in a window; `None`: outside of all windows."""
    if play.name in power.POWERS:
        return power.why_not(game, player, moment, play)
    if play.name not in CARDS:
        return names_nothing()
    no = not_in_hand(player, play.name) or other_window(play.name, moment)
    return no or CARDS[play.name].why_not(game, player, play.on)


@rule("WC-416")
def not_in_hand(player: Player, name: str) -> Illegal | None:
    """The reason against a card that the player does not hold."""
    if name in player.hand:
        return None
    return Illegal("WC-416", "wc-not-in-hand", card=card_word(name))


@rule("WC-272")
def other_window(name: str, moment: Window | None) -> Illegal | None:
    """The reason against a card whose text names another window."""
    own = CARDS[name].moment
    if own == moment:
        return None
    return Illegal("WC-272", "wc-other-window", card=card_word(name), when=when(own))


def unplayable(
    game: Warcraft, player: Player, moment: Window, found: list[Play]
) -> dict[Play, Illegal]:
    """The cards in hand and the hero's abilities that cannot be used now, each with the reason."""
    names = [*player.hand, *power.known(game, player)]
    possible = {play.name for play in found}
    return {
        Play(name): why_not(game, player, moment, Play(name))
        for name in dict.fromkeys(names)
        if name not in possible
    }
