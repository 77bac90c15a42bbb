"""Abilities of heroes: what one is, when a player may use it, how mana pays for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import ClassVar

from kitchentable.kernel.illegal import Illegal, names_nothing
from kitchentable.kernel.moments import Hook, Named, hooks_of
from kitchentable.kernel.questions import Asks, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.cards.card import CARDS, HERE, Target, Window, times
from kitchentable.warcraft.model.answers import Play
from kitchentable.warcraft.model.hero_events import PowerUsed
from kitchentable.warcraft.model.player import Hero, Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import PayMana
from kitchentable.warcraft.model.words import card_word, hero_word, power_word
from kitchentable.warcraft.rules.participants import hero_fights


class Power:
    """One ability. Its class is its code; it has no state of its own.

    An ability that always works hooks into moments instead of having a window.
    """

    name: ClassVar[str]
    moment: ClassVar[Window | None] = None
    """The window in which it is used; `None` if it always works."""
    moments: ClassVar[tuple[Window, ...]] = ()
    """The windows in which it is used, if there are several."""
    lacks: ClassVar[str] = "WC-711"
    """The rule that a refusal cites when the ability has no target."""

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """The targets it has now; without any it cannot be used."""
        return HERE

    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        """Carry out its effect."""
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
    """The abilities of a hero's levels so far, with their mana. Kept with the content."""
    hero, notes = player.hero, game.notes
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
    hero, notes = player.hero, game.notes
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
    """The unused abilities of a moment that this mana pays for; none if the hero is absent."""
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
    """Whether a hero sleeps, and so uses no ability in this round."""
    battle = game.battle
    if battle is None or not battle.spells:
        return False
    return any(spell.what == "sleep" and spell.seat == player.seat for spell in battle.spells)


@rule("WC-712")
def takes_part(game: Warcraft, player: Player) -> bool:
    """Whether a hero may use abilities: in a battle only from the battlefield or a flank."""
    battle = game.battle
    return battle is None or (battle.side_of(player.seat) >= 0 and hero_fights(game, player))


@rule("WC-709", "WC-710")
def rest(game: Warcraft) -> None:
    """Make abilities usable again, after a battle or after a moment outside of battles."""
    for player in game.players:
        if player.hero is not None and player.hero.used:
            player.hero.used = []


def has_any(game: Warcraft, player: Player, moment: Window) -> bool:
    """Whether a hero has an ability for a moment. Most have none, so this test comes first."""
    hero = player.hero
    if hero is None or hero.dead:
        return False
    levels: list[set[Window]] = game.notes.get(hero.name) or by_level(game, hero.name)
    return moment in levels[hero.level]


def moments(game: Warcraft, hero: Hero) -> set[Window]:
    """The windows for which a hero has an ability."""
    levels: list[set[Window]] = game.notes.get(hero.name) or by_level(game, hero.name)
    return levels[hero.level]


def by_level(game: Warcraft, hero: str) -> list[set[Window]]:
    """By level of a hero, from 0: the windows for which it has an ability. Kept."""
    found: list[set[Window]] = [set()]
    for level in game.content.heroes[hero].levels:
        found.append({*found[-1], *(POWERS[level.ability].moments if level.ability else ())})
    game.notes[hero] = found
    return found


def could_use(game: Warcraft, player: Player, moment: Window) -> bool:
    """Whether a player might use an ability now, judged by public information."""
    if not has_any(game, player, moment):
        return False
    most = game.content.most_mana() * len(player.hand)
    for each in ready(game, player, moment, most):
        if each.targets(game, player):
            return True
    return False


@rule("WC-704", "WC-711")
def uses(game: Warcraft, player: Player, moment: Window) -> list[Play]:
    """All uses of abilities that a player can pay for at this moment."""
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


@rule("WC-704", "WC-709", "WC-712", "WC-724")
def why_not(game: Warcraft, player: Player, moment: Window | None, play: Play) -> Illegal:
    """Why an ability cannot be used now."""
    name = play.name
    if (no := not_learned(game, player, name) or not_its_time(name, moment)) is not None:
        return no
    hero, mana = player.hero, known(game, player)[name]
    each, word = POWERS[name], power_word(name)
    if hero is not None and name in hero.used:
        return Illegal("WC-709", "wc-power-used-up", power=word)
    if not takes_part(game, player):
        return Illegal("WC-712", "wc-power-absent", power=word)
    if asleep(game, player):
        return Illegal("WC-711", "wc-power-asleep", power=word)
    if not each.targets(game, player):
        return Illegal(each.lacks, "wc-power-no-target", power=word)
    have = sum(game.content.mana_of(card) for card in player.hand)
    if mana > have:
        return Illegal("WC-704", "wc-power-mana", power=word, mana=mana, have=have)
    return Illegal(each.lacks, "wc-power-target", power=word)


@rule("WC-696", "WC-703", "WC-745")
def not_learned(game: Warcraft, player: Player, name: str) -> Illegal | None:
    """The reason against an ability that the player's hero does not have."""
    hero, word = player.hero, power_word(name)
    if hero is None:
        return Illegal("WC-703", "wc-power-no-hero", power=word)
    if hero.dead:
        return Illegal("WC-696", "wc-power-dead", power=word, hero=hero_word(hero.name))
    if name in known(game, player):
        return None
    later = any(each.ability == name for each in game.content.heroes[hero.name].levels)
    reason = "wc-power-later" if later else "wc-power-unknown"
    number = "WC-745" if later else "WC-703"
    return Illegal(number, reason, power=word, hero=hero_word(hero.name))


@rule("WC-711", "WC-785")
def not_its_time(name: str, moment: Window | None) -> Illegal | None:
    """The reason against an ability at another time than its text names."""
    moments, word = POWERS[name].moments, power_word(name)
    if not moments:
        return Illegal("WC-785", "wc-power-always", power=word)
    if moment in moments:
        return None
    return Illegal("WC-711", "wc-power-not-now", power=word, when=times(moments))


@rule("WC-704", "WC-709", "WC-714")
def pay_for(game: Warcraft, player: Player, name: str, moment: Window | None) -> Asks[None]:
    """Pay for an ability and count it as used, before its effect and even if it has none."""
    hero = player.hero
    assert hero is not None, "a hero uses an ability"
    mana = known(game, player)[name]
    paid = (yield from pay_mana(game, player, mana)) if mana else ("WC-708",)
    hero.used.append(name)
    undispelled = ("WC-433",) if game.battle is not None else ()  # Dispel Magic cancels cards only
    rules = (*USED, *timing(moment), *paid, *undispelled)
    game.tell(PowerUsed(seat=player.seat, hero=hero.name, power=name, rules=rules))


USED = ("WC-703", "WC-704", "WC-709", "WC-711", "WC-712")


@rule("WC-780", "WC-781", "WC-783", "WC-784")
def timing(moment: Window | None) -> tuple[str, ...]:
    """The rules of the words by which a card names a window."""
    return () if moment is None else moment.timing


@rule("WC-705", "WC-706", "WC-707", "WC-713")
def pay_mana(game: Warcraft, player: Player, mana: int) -> Asks[tuple[str, ...]]:
    """Discard cards whose mana pays the cost, and return the rules of the payment.

    Mana beyond the cost is lost, and the cards have no effect.
    """
    ways = payments(game, player.hand, mana)
    question = PayMana(
        say("wc-pay-mana", mana=mana),
        seat=player.seat,
        among=ways,
        pays=lambda cards: pays(game, player, cards, mana),
        why=lambda cards: does_not_pay(game, player, mana, cards),
        words=payment_words,
        open=True,
        rules=("WC-704", "WC-705", "WC-706", "WC-707", "WC-713"),
    )
    # Asked even if there is only one way: the cards were hidden until now.
    cards = yield from ask(question)
    for card in cards:
        player.hand.remove(card)
        player.discard.append(card)
    game.asking.hands_changed()
    more = sum(game.content.mana_of(card) for card in cards) > mana
    point = "victory-point" in cards
    return ("WC-705", "WC-707", *(["WC-706"] if more else []), *(["WC-713"] if point else []))


@rule("WC-704", "WC-705")
def does_not_pay(game: Warcraft, player: Player, mana: int, cards: tuple[str, ...]) -> Illegal:
    """The reason against a payment: a card is not in hand, or all together show too little."""
    worth = game.content.mana_of
    for card in Counter(cards) - Counter(player.hand):
        if card not in CARDS:
            return names_nothing()
        return Illegal("WC-705", "wc-not-in-hand", card=card_word(card))
    if (have := sum(worth(card) for card in cards)) < mana:
        return Illegal("WC-704", "wc-mana-short", mana=mana, have=have)
    idle = next((card for card in cards if not worth(card)), cards[-1])
    return Illegal("WC-705", "wc-mana-idle", card=card_word(idle))


@rule("WC-039", "WC-705", "WC-706")
def payments(game: Warcraft, hand: Sequence[str], mana: int) -> list[tuple[str, ...]]:
    """The ways to pay that are listed: the smallest sets that suffice, each also with one more."""
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


@rule("WC-705", "WC-706")
def pays(game: Warcraft, player: Player, cards: Sequence[str], mana: int) -> bool:
    """Whether cards in a player's hand pay for an ability. They may pay far more than it costs."""
    worth = [game.content.mana_of(card) for card in cards]
    return not Counter(cards) - Counter(player.hand) and all(worth) and sum(worth) >= mana


def payment_words(cards: tuple[str, ...]) -> Message:
    """The cards of a payment in words."""
    counts = Counter(cards)
    return say("wc-discard-cards", cards=tuple(card_word(card) for card in counts.elements()))
