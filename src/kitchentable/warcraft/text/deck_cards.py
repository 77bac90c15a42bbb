"""The texts of the experience cards."""

from __future__ import annotations

from msgspec import Struct

from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.cards.card import CARDS, MOMENT_OF
from kitchentable.warcraft.model.content import Content
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.words import card_word, race_word


class CardPage(Struct, frozen=True):
    """A card in the library: its name and text, its mana, and its copies by race."""

    name: Message
    text: Message
    mana: int
    when: str
    """The key of the window in which it is played."""
    base: dict[str, int]
    """Copies in the base decks."""
    expansion: dict[str, int]
    """Copies in the decks of the Expansion Set."""


def library(content: Content) -> dict[str, CardPage]:
    """All cards."""
    return {
        name: CardPage(
            card_word(name),
            text_of(name),
            content.mana_of(name),
            MOMENT_OF[name].key,
            copies(content, name, False),
            copies(content, name, True),
        )
        for name in CARDS
    }


def text_of(name: str) -> Message:
    """The window in which a card is played, and its effect, in words."""
    return say(f"wc-text-{name}")


def copies(content: Content, name: str, expansion: bool) -> dict[str, int]:
    """By race: the copies of a card in its deck."""
    found = {race: content.deck_of(race, expansion).get(name, 0) for race in content.races}
    return {race: number for race, number in found.items() if number}


def about(view: Warcraft, what: str) -> list[Message]:
    """The lines about the card of this name, as packs write it or with spaces."""
    name = "-".join(what.lower().split())
    if name not in CARDS:
        return []
    expansion, word = view.played.expansion, card_word(name)
    if expansion:
        word = say("wc-picture-card-mana", card=word, mana=view.content.mana_of(name))
    decks = [
        say("wc-about-copies", race=race_word(race), number=number)
        for race, number in copies(view.content, name, expansion).items()
    ]
    return [say("wc-picture-card-own", card=word, text=text_of(name)), *decks]
