"""What a hero's ability is, who may use it when, and how it is paid for with mana."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any, ClassVar

from kitchentable.kernel.questions import Asks, Choose, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.battlefield import in_battle, taking_part
from kitchentable.warcraft.cards.card import HERE, Target
from kitchentable.warcraft.events import PowerUsed, card_word
from kitchentable.warcraft.kinds import HERO
from kitchentable.warcraft.state import Player, Warcraft

MOST_MANA = 2
"""The most mana a card can show, as far as everybody knows."""


class Power:
    """One ability. Its class is its code; it has no state of its own."""

    name: ClassVar[str]
    moment: ClassVar[str]
    """When it is used; none: it always works."""

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """What it can be used on now; nothing: it cannot be used."""
        return HERE

    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        """Its effect."""
        raise NotImplementedError


POWERS: dict[str, Power] = {}


def power(cls: type[Power]) -> type[Power]:
    """Enter an ability into the list."""
    POWERS[cls.name] = cls()
    return cls


@rule("WC-703", "WC-730", "WC-745")
def known(game: Warcraft, player: Player) -> dict[str, int]:
    """The abilities of a hero's levels so far, and what they cost."""
    hero = player.hero
    if hero is None or hero.dead:
        return {}
    levels = game.content.heroes[hero.name].levels[: hero.level]
    return {level.ability: level.mana for level in levels if level.ability}


def has(game: Warcraft, player: Player, name: str) -> bool:
    """Whether a player's hero has an ability and is on the board."""
    return player.hero is not None and name in known(game, player)


@rule("WC-709", "WC-710", "WC-711", "WC-712")
def ready(game: Warcraft, player: Player, moment: str) -> dict[Power, int]:
    """Abilities for this moment that were not used yet, with their cost: the hero takes part."""
    hero = player.hero
    if hero is None or hero.dead or not takes_part(game, player):
        return {}
    return {
        POWERS[name]: mana
        for name, mana in known(game, player).items()
        if POWERS[name].moment == moment and name not in hero.used
    }


@rule("WC-712")
def takes_part(game: Warcraft, player: Player) -> bool:
    """In a battle the hero must be in the battlefield or a flank."""
    if game.battle is None:
        return True
    return in_battle(game, player.seat) and any(
        kind == HERO for _, kind, _ in taking_part(game, player.seat)
    )


@rule("WC-709", "WC-710")
def rest(game: Warcraft) -> None:
    """After a battle, and after a moment outside of battles, abilities can be used again."""
    for player in game.players:
        if player.hero is not None:
            player.hero.used = []


def could_use(game: Warcraft, player: Player, moment: str) -> bool:
    """Whether a player might use an ability now, as far as everybody can tell."""
    return any(
        mana <= MOST_MANA * len(player.hand) and bool(each.targets(game, player))
        for each, mana in ready(game, player, moment).items()
    )


@rule("WC-704", "WC-711")
def uses(game: Warcraft, player: Player, moment: str) -> list[tuple[Any, ...]]:
    """Every use of an ability a player can pay for at this moment."""
    purse = sum(game.content.mana_of(card) for card in player.hand)
    return [
        (each.name, *target)
        for each, mana in ready(game, player, moment).items()
        if mana <= purse
        for target in each.targets(game, player)
    ]


@rule("WC-714", "WC-789")
def use(game: Warcraft, player: Player, play: tuple[Any, ...]) -> Asks[None]:
    """The cost is paid first; then the ability may be answered, or takes effect."""
    name, target = play[0], play[1:]
    hero = player.hero
    assert hero is not None, "a hero uses an ability"
    yield from pay_mana(game, player, known(game, player)[name])
    hero.used.append(name)
    rules = ("WC-704", "WC-709", "WC-711", "WC-712")
    game.tell(PowerUsed(seat=player.seat, hero=hero.name, power=name, rules=rules))
    yield from POWERS[name].resolve(game, player, target)


@rule("WC-704", "WC-705", "WC-706", "WC-707", "WC-713")
def pay_mana(game: Warcraft, player: Player, mana: int) -> Asks[None]:
    """Cards are discarded whose mana adds up to the cost; more is lost, and they do nothing."""
    if not mana:
        return
    ways = payments(game, player.hand, mana)
    question: Choose[tuple[str, ...]] = Choose(
        say("wc-pay-mana", mana=mana),
        seat=player.seat,
        among=ways,
        words=payment_words,
        open=True,
        rules=("WC-704", "WC-705", "WC-706", "WC-707", "WC-713"),
    )
    cards = ways[0] if len(ways) == 1 else (yield from ask(question))
    for card in cards:
        player.hand.remove(card)
        player.discard.append(card)


@rule("WC-039", "WC-705", "WC-706")
def payments(game: Warcraft, hand: Sequence[str], mana: int) -> list[tuple[str, ...]]:
    """The ways to pay: sets of cards none of which could be left out."""
    found: dict[tuple[str, ...], None] = {}
    for number in range(1, len(hand) + 1):
        for cards in combinations(sorted(hand), number):
            values = [game.content.mana_of(card) for card in cards]
            if sum(values) >= mana > sum(values) - min(values):
                found[cards] = None
    return list(found)


def payment_words(cards: tuple[str, ...]) -> Message:
    """The cards of a payment in words."""
    counts = Counter(cards)
    return say("wc-discard-cards", cards=tuple(card_word(card) for card in counts.elements()))
