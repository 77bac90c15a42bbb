"""What a hero's ability is, who may use it when, and how it is paid for with mana."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import ClassVar

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.moments import Hook, Named, hooks_of
from kitchentable.kernel.questions import Asks, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.cards.card import HERE, Target, Window
from kitchentable.warcraft.model.answers import Play
from kitchentable.warcraft.model.hero_events import PowerUsed
from kitchentable.warcraft.model.player import Hero, Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import PayMana
from kitchentable.warcraft.model.words import card_word, power_word
from kitchentable.warcraft.rules.participants import hero_fights


class Power:
    """One ability. Its class is its code; it has no state of its own.

    An ability that always works hooks into moments instead of having a window.
    """

    name: ClassVar[str]
    moment: ClassVar[Window | None] = None
    """When it is used; none: it always works."""
    moments: ClassVar[tuple[Window, ...]] = ()
    """When it is used, where there are several windows."""
    lacks: ClassVar[str] = "WC-711"
    """The rule by which there may be nothing to use it on."""

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """What it can be used on now; nothing: it cannot be used."""
        return HERE

    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        """Its effect, if it is used."""
        raise NotImplementedError


POWERS: dict[str, Power] = {}
MOMENTS: dict[Window, set[str]] = {}
"""The abilities that are used in each window."""
Hooks = tuple[Hook, ...]


def power(cls: type[Power]) -> type[Power]:
    """Enter an ability into the list."""
    if cls.moment is not None:
        cls.moments = (cls.moment,)
    for moment in cls.moments:
        MOMENTS.setdefault(moment, set()).add(cls.name)
    POWERS[cls.name] = cls()
    return cls


@rule("WC-703", "WC-708", "WC-730", "WC-745")
def known(game: Warcraft, player: Player) -> dict[str, int]:
    """The abilities of a hero's levels so far, and what they cost. Kept with the content."""
    hero, notes = player.hero, game.content.notes
    if hero is None or hero.dead:
        return {}
    key = hero.name, hero.level
    found: dict[str, int] | None = notes.get(key)
    if found is None:
        levels = game.content.heroes[hero.name].levels[: hero.level]
        found = notes[key] = {level.ability: level.mana for level in levels if level.ability}
    return found


def always(game: Warcraft, player: Player, moment: Named) -> Hooks:
    """The hooks of the abilities of a player's hero at a moment. Kept with the content."""
    hero, notes = player.hero, game.content.notes
    if hero is None or hero.dead:
        return ()
    key = hero.name, hero.level, moment
    found: Hooks | None = notes.get(key)
    if found is None:
        powers = [POWERS[name] for name in known(game, player)]
        found = notes[key] = tuple(
            hook for each in powers for hook in hooks_of(each).get(moment, ())
        )
    return found


@rule("WC-709", "WC-710", "WC-711", "WC-712")
def ready(game: Warcraft, player: Player, moment: Window, purse: int) -> list[Power]:
    """Abilities for this moment, not used yet, that so much mana pays for: the hero takes part."""
    hero = player.hero
    if hero is None or hero.dead:
        return []
    found = []
    for name, mana in known(game, player).items():
        each = POWERS[name]
        if mana <= purse and moment in each.moments and name not in hero.used:
            found.append(each)
    return found if found and takes_part(game, player) and not asleep(game, player) else []


def asleep(game: Warcraft, player: Player) -> bool:
    """Whether a hero uses nothing in this round, because it sleeps."""
    battle = game.battle
    if battle is None or not battle.spells:
        return False
    return any(spell.what == "sleep" and spell.seat == player.seat for spell in battle.spells)


@rule("WC-712")
def takes_part(game: Warcraft, player: Player) -> bool:
    """In a battle the hero must be in the battlefield or a flank."""
    battle = game.battle
    return battle is None or (battle.side_of(player.seat) >= 0 and hero_fights(game, player))


@rule("WC-709", "WC-710")
def rest(game: Warcraft) -> None:
    """After a battle, and after a moment outside of battles, abilities can be used again."""
    for player in game.players:
        if player.hero is not None and player.hero.used:
            player.hero.used = []


def has_any(game: Warcraft, player: Player, moment: Window) -> bool:
    """Whether a hero has anything for a moment at all: most have not, and this is asked often."""
    hero = player.hero
    if hero is None or hero.dead:
        return False
    levels: list[set[Window]] = game.content.notes.get(hero.name) or by_level(game, hero.name)
    return moment in levels[hero.level]


def moments(game: Warcraft, hero: Hero) -> set[Window]:
    """The moments at which a hero has anything to use."""
    levels: list[set[Window]] = game.content.notes.get(hero.name) or by_level(game, hero.name)
    return levels[hero.level]


def by_level(game: Warcraft, hero: str) -> list[set[Window]]:
    """For each level of a hero, and for none, the moments at which it has anything to use. Kept."""
    found: list[set[Window]] = [set()]
    for level in game.content.heroes[hero].levels:
        found.append({*found[-1], *(POWERS[level.ability].moments if level.ability else ())})
    game.content.notes[hero] = found
    return found


def could_use(game: Warcraft, player: Player, moment: Window) -> bool:
    """Whether a player might use an ability now, as far as everybody can tell."""
    if not has_any(game, player, moment):
        return False
    most = game.content.most_mana() * len(player.hand)
    for each in ready(game, player, moment, most):
        if each.targets(game, player):
            return True
    return False


@rule("WC-704", "WC-711")
def uses(game: Warcraft, player: Player, moment: Window) -> list[Play]:
    """Every use of an ability a player can pay for at this moment."""
    if not has_any(game, player, moment):
        return []
    mana_of, purse = game.content.mana_of, 0
    for card in player.hand:
        purse += mana_of(card)
    found: list[Play] = []
    for each in ready(game, player, moment, purse):
        for target in each.targets(game, player):
            found.append(Play(each.name, target))
    return found


@rule("WC-704", "WC-709", "WC-711", "WC-712", "WC-724")
def why_not(game: Warcraft, player: Player, moment: Window, name: str) -> Illegal | None:
    """Why an ability that a hero has cannot be used now."""
    hero, mana = player.hero, known(game, player).get(name)
    if hero is None or mana is None:
        return None
    each, word = POWERS[name], power_word(name)
    if moment not in each.moments:
        return Illegal("WC-711", "wc-power-not-now", power=word)
    if name in hero.used:
        return Illegal("WC-709", "wc-power-used-up", power=word)
    if not takes_part(game, player):
        return Illegal("WC-712", "wc-power-absent", power=word)
    if not each.targets(game, player):
        return Illegal(each.lacks, "wc-power-no-target", power=word)
    have = sum(game.content.mana_of(card) for card in player.hand)
    if mana > have:
        return Illegal("WC-704", "wc-power-mana", power=word, mana=mana, have=have)
    return Illegal("WC-711", "wc-power-no-target", power=word)


@rule("WC-704", "WC-709", "WC-714")
def pay_for(game: Warcraft, player: Player, name: str, moment: Window | None) -> Asks[None]:
    """An ability is paid for first, whatever comes of it, and counts as used."""
    hero = player.hero
    assert hero is not None, "a hero uses an ability"
    mana = known(game, player)[name]
    cards = (yield from pay_mana(game, player, mana)) if mana else ()
    hero.used.append(name)
    rules = (*USED, *timing(moment), *paid_by(game, cards, mana), *not_dispelled(game))
    game.tell(PowerUsed(seat=player.seat, hero=hero.name, power=name, rules=rules))


USED = ("WC-703", "WC-704", "WC-709", "WC-711", "WC-712")


def not_dispelled(game: Warcraft) -> tuple[str, ...]:
    """In a battle nobody is asked for Dispel Magic: it cancels cards, not abilities."""
    return ("WC-433",) if game.battle is not None else ()


def paid_by(game: Warcraft, cards: tuple[str, ...], mana: int) -> tuple[str, ...]:
    """The rules of a payment: without a star nothing is paid, and more than enough is lost."""
    if not mana:
        return ("WC-708",)
    more = sum(game.content.mana_of(card) for card in cards) > mana
    point = "victory-point" in cards
    return ("WC-705", "WC-707", *(["WC-706"] if more else []), *(["WC-713"] if point else []))


@rule("WC-780", "WC-781", "WC-783", "WC-784")
def timing(moment: Window | None) -> tuple[str, ...]:
    """The rules of the words by which a card names a window."""
    return () if moment is None else moment.timing


@rule("WC-705", "WC-706", "WC-707", "WC-713")
def pay_mana(game: Warcraft, player: Player, mana: int) -> Asks[tuple[str, ...]]:
    """Cards are discarded whose mana adds up to the cost; more is lost, and they do nothing."""
    ways = payments(game, player.hand, mana)
    question = PayMana(
        say("wc-pay-mana", mana=mana),
        seat=player.seat,
        among=ways,
        words=payment_words,
        open=True,
        rules=("WC-704", "WC-705", "WC-706", "WC-707", "WC-713"),
    )
    cards = yield from ask(question)  # even of one way: what is paid with was hidden till then
    for card in cards:
        player.hand.remove(card)
        player.discard.append(card)
    game.asking.hands_changed()
    return cards


@rule("WC-039", "WC-705", "WC-706")
def payments(game: Warcraft, hand: Sequence[str], mana: int) -> list[tuple[str, ...]]:
    """The ways to pay: sets of cards none of which could be left out, and one card more."""
    worth = game.content.mana_of
    found: dict[tuple[str, ...], None] = {}
    for number in range(1, min(mana, len(hand)) + 1):
        for cards in combinations(sorted(hand), number):
            values = [worth(card) for card in cards]
            if sum(values) >= mana > sum(values) - min(values):
                found[cards] = None
    for cards in list(found):
        for card, left in (Counter(hand) - Counter(cards)).items():
            if left and worth(card):
                found[tuple(sorted((*cards, card)))] = None
    return list(found)


def payment_words(cards: tuple[str, ...]) -> Message:
    """The cards of a payment in words."""
    counts = Counter(cards)
    return say("wc-discard-cards", cards=tuple(card_word(card) for card in counts.elements()))
