"""The texts of the heroes' cards, with advice on how to play each."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.model.content import Content, HeroCard, HeroLevel
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.words import hero_word, power_word, race_word, type_word
from kitchentable.warcraft.powers.power import known


class HeroPage(Struct, frozen=True):
    """A hero in the library: its name, its cards, their texts, and advice."""

    name: Message
    card: HeroCard
    lines: Sequence[Message]


def library(content: Content) -> dict[str, HeroPage]:
    """All heroes."""
    return {
        name: HeroPage(hero_word(name), card, lines(content, name))
        for name, card in content.heroes.items()
    }


@rule("WC-045", "WC-046", "WC-690", "WC-708")
def lines(content: Content, name: str) -> list[Message]:
    """A hero: race and type, its three cards, and a sentence on how to play it."""
    card = content.heroes[name]
    kind = type_word(card.type)
    head = say("wc-about-hero", hero=hero_word(name), race=race_word(card.race), kind=kind)
    found = [head, *(level_words(at, each) for at, each in enumerate(card.levels, start=1))]
    return [*found, say(f"wc-hero-way-{name}")] if card.told else found


def level_words(at: int, level: HeroLevel) -> Message:
    """One card: level, Strength, Life, and its ability with the mana it costs."""
    values = say("wc-about-level", level=at, strength=level.strength, life=level.life)
    if not level.ability:
        return values
    text = say(f"wc-power-{level.ability}-text")
    return say(
        "wc-about-power", level=values, power=power_word(level.ability), mana=level.mana, text=text
    )


def about(view: Warcraft, what: str) -> list[Message]:
    """The lines about the hero of this name, as packs write it or with spaces."""
    name = "-".join(what.lower().split())
    return lines(view.content, name) if name in view.content.heroes else []


def advice(view: Warcraft, name: str) -> Message | None:
    """Advice on how to play a hero, if there is any."""
    card = view.content.heroes.get(name)
    return say(f"wc-hero-way-{name}") if card is not None and card.told else None


def state_of(view: Warcraft, player: Player) -> list[Message]:
    """The lines about a player's hero: level, wounds, experience, abilities, or its death."""
    hero = player.hero
    if hero is None:
        return []
    if hero.dead:
        return [say("wc-picture-hero-dead", hero=hero_word(hero.name), level=hero.level)]
    level = view.hero_level(player)
    alive = say(
        "wc-picture-hero",
        hero=hero_word(hero.name),
        level=hero.level,
        strength=level.strength,
        wounds=hero.wounds,
        life=level.life,
        points=hero.points,
    )
    powers = tuple(
        say("wc-picture-power", power=power_word(name), mana=mana)
        for name, mana in known(view, player).items()
    )
    return [alive, say("wc-picture-powers", powers=powers)] if powers else [alive]
