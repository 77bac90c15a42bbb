"""Drawing experience cards."""

from __future__ import annotations

from kitchentable.kernel.questions import Asks, ask
from kitchentable.kernel.rules import kept, rule
from kitchentable.kernel.words import Message, Who, say
from kitchentable.warcraft.model.events import CardDrawn, DeckRenewed, NoCardLeft, card_word
from kitchentable.warcraft.model.state import Player, Warcraft
from kitchentable.warcraft.model.topics import DrawCard, KeepCard
from kitchentable.warcraft.moments import DRAWN, STAYS_DISCARDED
from kitchentable.warcraft.powers import power


@rule("WC-034", "WC-217")
def draw_card(game: Warcraft, player: Player, rules: tuple[str, ...]) -> Asks[None]:
    """A player draws a card, if there is one; a hand may be of any size."""
    if not player.deck and not STAYS_DISCARDED.ask(game, player).value:
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
    game.hands_changed()
    if player.hero is not None and player.deck and power.has(game, player, "brilliance"):
        card = yield from keep_better(game, player, card)
        rules = (*rules, "WC-785")
    if game.told is not None:
        game.tell(CardDrawn(seat=player.seat, card=card, rules=("WC-032", "WC-034", *rules)))
    if game.scene is not None:
        DRAWN.tell(game, player)


@kept(8)
def draw_words(seat: int) -> Message:
    """The question of a draw: who draws."""
    return say("wc-draw", who=Who(seat))


@rule("WC-785")
def keep_better(game: Warcraft, player: Player, first: str) -> Asks[str]:
    """Brilliance: a second card is drawn, one of both is kept, the other goes back."""
    draw = DrawCard(
        draw_words(player.seat),
        items=player.deck,
        to=(player.seat,),
        of=str,
        rules=("WC-785",),
    )
    second = yield from ask(draw)
    player.deck.remove(second)
    player.hand.append(second)
    question = KeepCard(
        say("wc-keep-card"),
        seat=player.seat,
        among=list(dict.fromkeys([first, second])),
        words=card_word,
        rules=("WC-785",),
    )
    better = yield from ask(question)
    other = second if better == first else first
    player.hand.remove(other)
    player.deck.append(other)
    game.hands_changed()
    return better


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
