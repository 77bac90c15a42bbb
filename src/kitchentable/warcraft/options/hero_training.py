"""Training: a dead hero is bought again and comes back (WC-739 to WC-748)."""

from __future__ import annotations

import re

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.model.content import Cost
from kitchentable.warcraft.model.hero_events import HeroTrained
from kitchentable.warcraft.model.kinds import HERO
from kitchentable.warcraft.model.player import Hero, Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.words import cost_word, hero_word, kind_word
from kitchentable.warcraft.rules.purchase import Purchase, affordable, cannot_pay, pay, purchase


@purchase
class TrainHero(Purchase):
    """The purchase of a dead hero, at the level it had or a lower one."""

    name = "hero"
    way = "train"

    def within_means(self, game: Warcraft, player: Player) -> bool:
        hero = player.hero
        if hero is None or not hero.dead or hero.training:
            return False
        return affordable(player, price(1))

    @rule("WC-742", "WC-743")
    def offers(self, game: Warcraft, player: Player) -> list[str]:
        hero = player.hero
        assert hero is not None, "a dead hero is trained"
        waits = hero.dead and not hero.training
        return [str(level) for level in range(1, hero.level + 1)] if waits else []

    def named(self, game: Warcraft, player: Player, what: str) -> bool:
        return re.fullmatch("[1-9]", what) is not None

    @rule("WC-740", "WC-743")
    def why_not(self, game: Warcraft, player: Player, what: str) -> Illegal | None:
        hero = player.hero
        assert hero is not None, "a dead hero is trained"
        if (busy := no_second(hero)) is not None:
            return busy
        if what not in self.offers(game, player):
            return Illegal("WC-742", "wc-hero-level", level=hero.level)
        return cannot_pay(player, price(int(what)), "WC-740")

    def words(self, game: Warcraft, player: Player, what: str) -> Message:
        assert player.hero is not None, "a dead hero is trained"
        cost = cost_word(price(int(what)))
        return say("wc-spend-hero", hero=hero_word(player.hero.name), level=int(what), cost=cost)

    @rule("WC-739", "WC-740", "WC-742", "WC-744", "WC-746")
    def buy(self, game: Warcraft, player: Player, what: str) -> Asks[None]:
        hero = player.hero
        assert hero is not None, "a dead hero is trained"
        pay(player, price(int(what)))
        hero.training, hero.level = True, int(what)
        game.asking.hands_changed()
        beside = ("WC-748",) if any(player.training) else ()
        rules = ("WC-739", "WC-740", "WC-742", "WC-743", "WC-744", "WC-746", *beside)
        told = HeroTrained(seat=player.seat, hero=hero.name, level=hero.level, rules=rules)
        game.tell(told)
        yield from ()


@rule("WC-044", "WC-691")
def no_second(hero: Hero) -> Illegal | None:
    """The reason against a second hero: each player has one hero and one hero building."""
    if not hero.dead:
        return Illegal("WC-691", "wc-hero-lives", hero=hero_word(hero.name))
    if hero.training:
        return Illegal("WC-044", "wc-hero-in-training", hero=hero_word(hero.name))
    return None


@rule("WC-726")
def only_summoned(kind: str) -> Illegal:
    """The reason against training creatures: only abilities of heroes bring them."""
    return Illegal("WC-726", "wc-only-summoned", kind=kind_word(kind))


@rule("WC-740", off=(0, 0))
def price(level: int) -> Cost:
    """One gold and one wood for each level."""
    return level, level


@rule("WC-741", "WC-745", "WC-747")
def come_back(player: Player, space: int) -> None:
    """Put the hero into the Town or an Outpost, whatever the stacking, without wounds or points."""
    hero = player.hero
    assert hero is not None, "a hero comes back"
    hero.dead = hero.training = False
    hero.wounds = hero.points = 0
    player.put(space, HERO)
