"""Drawing experience cards."""

from __future__ import annotations

from kitchentable.kernel.questions import Asks, Draw, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Who, say
from kitchentable.warcraft.events import CardDrawn, DeckRenewed, NoCardLeft
from kitchentable.warcraft.state import Player, Warcraft


@rule("WC-034", "WC-217")
def draw_card(game: Warcraft, player: Player, rules: tuple[str, ...]) -> Asks[None]:
    """A player draws a card, if there is one; a hand may be of any size."""
    if not player.deck:
        renew_deck(game, player)
    if not player.deck:
        game.tell(NoCardLeft(seat=player.seat, rules=("WC-217",)))
        return
    question = Draw(
        say("wc-draw", who=Who(player.seat)),
        items=player.deck,
        to=(player.seat,),
        of=str,
        rules=rules,
    )
    card = yield from ask(question)
    player.deck.remove(card)
    player.hand.append(card)
    game.tell(CardDrawn(seat=player.seat, card=card, rules=("WC-032", "WC-034", *rules)))


@rule("WC-216")
def renew_deck(game: Warcraft, player: Player) -> None:
    """The discard pile becomes the deck."""
    if player.discard:
        player.deck, player.discard = player.discard, []
        game.tell(DeckRenewed(seat=player.seat, rules=("WC-216",)))
