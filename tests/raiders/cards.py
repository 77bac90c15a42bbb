"""Random cards with any mix of abilities, random teams, random tables: the game for the laws."""

from __future__ import annotations

from functools import cache
from random import Random

from kitchentable.kernel.words import say
from kitchentable.raiders.abilities import ABILITIES, may_bear
from kitchentable.raiders.game import RaidersBox, RaidersGame, RaidersRules
from kitchentable.raiders.geometry.random_tables import random_table
from kitchentable.raiders.model.cards import Card, TraitPool, Type
from kitchentable.raiders.model.content import Content, Entry, Field, Team, as_field, shipped
from kitchentable.raiders.model.state import Raid
from kitchentable.raiders.model.topics import ActUnasked


def random_pool(rng: Random, most: int = 3, least: int = 1) -> TraitPool:
    """Some dice, some of them with a wound mark, sometimes a Boost."""
    names = [rng.choice(("white", "white", "red", "red", "black")) for _ in range(most)]
    names = names[: rng.randint(least, most)]
    counts = {name: names.count(name) for name in ("white", "red", "black")}
    marked = {name: rng.randint(0, count) for name, count in counts.items() if count}
    return TraitPool(**counts, marked=marked, boost=int(rng.random() < 0.2))


def random_card(rng: Random, type: Type, name: str, faction: str, abilities: int = 5) -> Card:
    """A card of a type with any abilities that such a card may show."""
    able = [id for id in sorted(ABILITIES) if may_bear(type, id)]
    shooting = random_pool(rng, least=0)
    dice = shooting.white + shooting.red + shooting.black
    return Card(
        name=name,
        faction=faction,
        type=type,
        cost=1,
        movement=rng.randint(3, 8),
        force=rng.randint(2, 4) if type is Type.UNIT else 1,
        range=rng.choice((4, 8, 12)) if dice else 0,
        close_combat=random_pool(rng),
        shooting=shooting,
        defence=random_pool(rng),
        spirit=random_pool(rng, 2, 0),
        abilities=tuple(rng.sample(able, rng.randint(0, abilities))),
        base=rng.choice((25, 25, 30, 40)),
        height=rng.choice((20, 28, 45)),
    )


def random_team(rng: Random, cards: dict[str, Card], name: str, size: int) -> Team:
    """A legal team of units, at most as many Leaders, and Heroes; its cards go into `cards`."""
    units = max(1, size // 2)
    kinds = [Type.UNIT] * units
    for _ in range(size - units):
        able = [Type.HERO, Type.UNIT]
        able += [Type.LEADER] if kinds.count(Type.LEADER) < kinds.count(Type.UNIT) else []
        kinds.append(rng.choice(able))
    entries = []
    for number, kind in enumerate(kinds):
        key = f"{name}-{number}"
        cards[key] = random_card(rng, kind, f"{name} {kind.value} {number}", name)
        entries.append(Entry(key))
    return Team(name, tuple(entries))


def small_table(seed: int) -> Field:
    """A table small enough that the teams meet."""
    return as_field(random_table(seed, 1800, 1800))


@cache
def random_content(seeds: int = 6, size: int = 4, first: int = 0) -> Content:
    """Content with random teams `a0`, `b0`, `a1`, ... on random tables `t0`, `t1`, ..."""
    cards: dict[str, Card] = {}
    teams: dict[str, Team] = {}
    for seed in range(first, first + seeds):
        rng = Random(seed)
        for side in "ab":
            name = f"{side}{seed}"
            teams[name] = random_team(rng, cards, name, size)
    tables = {f"t{seed}": small_table(seed) for seed in range(first, first + seeds)}
    return Content(shipped().dice, cards, teams, tables)


class NobodyResigns(RaidersRules):
    """The rules without resigning: random players would do nothing else."""

    def interjections(self, state: Raid, seat: int) -> ActUnasked:
        return ActUnasked(say("interject"), seat=seat, among=[])


class RandomRaiders(RaidersGame):
    """Home Raiders with random cards in place of those that ship."""

    rules = NobodyResigns()

    def __init__(self, seeds: int = 6, size: int = 4, first: int = 0) -> None:
        self.box = RaidersBox(lambda: random_content(seeds, size, first))
