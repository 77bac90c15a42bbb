"""The content of a Warcraft situation: heroes, creeps and unit types that its file describes."""

from __future__ import annotations

from msgspec import structs

from kitchentable.warcraft.model.content import Content, CreepMarker, HeroCard, HeroLevel, Tile
from kitchentable.warcraft.model.kinds import KIND_OF
from kitchentable.warcraft.model.words import GIVEN
from kitchentable.warcraft.text.situation_format import (
    HeroGiven,
    LevelGiven,
    NeutralGiven,
    PlayerGiven,
    StateGiven,
)


def with_pieces(content: Content, given: StateGiven) -> Content:
    """The content with everything that the file describes itself."""
    return _with_heroes(_with_creeps(_with_stats(content, given), given), given)


def _with_heroes(content: Content, given: StateGiven) -> Content:
    """The content with the heroes that the file describes; all their levels are alike."""
    more = {}
    for seat, player in enumerate(given.player):
        hero = player.hero
        if hero is not None and not hero.name:
            more[f"{GIVEN}{seat}"] = HeroCard(player.race, hero.type, _hero_levels(hero))
    return structs.replace(content, heroes={**content.heroes, **more})


def _hero_levels(hero: HeroGiven) -> tuple[HeroLevel, HeroLevel, HeroLevel]:
    """The three cards of a hero that the file describes."""
    alike = LevelGiven(hero.strength, hero.life, hero.ability, hero.mana)
    given = [HeroLevel(*structs.astuple(each)) for each in hero.levels or (alike,)]
    first, second, third = (*given, *[given[-1]] * 3)[:3]
    return first, second, third


def _with_creeps(content: Content, given: StateGiven) -> Content:
    """The content with the creeps that the file describes."""
    more = {
        f"{GIVEN}{number}": CreepMarker(
            each.points, each.strength, each.dice, each.type, each.ability
        )
        for number, each in enumerate(given.creeps)
        if each.strength
    }
    return structs.replace(content, creeps={**content.creeps, **more})


def _with_stats(content: Content, given: StateGiven) -> Content:
    """The content with the unit types that the file describes, on the tile that is on top."""
    races = dict(content.races)
    whose: list[PlayerGiven | NeutralGiven] = [*given.player]
    whose += [given.neutral] if given.neutral is not None else []
    for player in whose:
        race = races[player.race]
        for kind, stats in player.stats.items():
            tiles = list(race.tiles[KIND_OF[kind]])
            level = player.levels.get(kind, 1) - 1
            tiles[level] = Tile(stats.strength, stats.ability, tiles[level].needs)
            race = structs.replace(race, **{kind: tuple(tiles)})
        races[player.race] = race
    return structs.replace(content, races=races)
