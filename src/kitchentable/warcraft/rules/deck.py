"""Drawing experience cards."""

from __future__ import annotations

from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import kept, rule
from kitchentable.kernel.words import Message, Who, say
from kitchentable.warcraft.model.card_events import CardDrawn, DeckRenewed, NoCardLeft
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import DrawCard
from kitchentable.warcraft.moments import DRAWN, SECOND_DRAW, STAYS_DISCARDED, is_heard


@rule("WC-034", "WC-217")
def draw_card(game: Warcraft, player: Player, rules: tuple[str, ...]) -> Asks[None]:
    """A player draws a card, if there is one; a hand may be of any size."""
    if not player.deck and not STAYS_DISCARDED.value(game, player):
        renew_deck(game, player)
    if not player.deck:
        game.tell(NoCardLeft(seat=player.seat, rules=("WC-217",)))
        return
    question = DrawCard(
        draw_words(player.seat),
        items=player.deck,
        to=(player.seat,),
        of=str,
        rules=rules,
    )
    card: str = yield question
    player.deck.remove(card)
    player.hand.append(card)
    game.asking.hands_changed()
    if player.deck and is_heard(game, SECOND_DRAW):
        better = yield from SECOND_DRAW.happen(game, player, card)
        if better is not None:
            card, rules = better, (*rules, "WC-785")
    if game.told is not None:
        game.tell(CardDrawn(seat=player.seat, card=card, rules=("WC-032", "WC-034", *rules)))
    DRAWN.tell(game, player)


@kept(8)
def draw_words(seat: int) -> Message:
    """The question of a draw: who draws."""
    return say("wc-draw", who=Who(seat))


@rule("WC-663", "WC-823")
def without_cards(seat: int) -> bool:
    """Whether nobody draws for a seat: nobody does for creeps, nor for those who roll for them."""
    return seat < 0


@rule("WC-216")
def renew_deck(game: Warcraft, player: Player) -> None:
    """The discard pile becomes the deck."""
    if player.discard:
        player.deck, player.discard = player.discard, []
        game.tell(DeckRenewed(seat=player.seat, rules=("WC-216",)))
