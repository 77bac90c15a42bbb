"""Brilliance and Far Sight reveal to each seat only what it may know."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

import pytest
from msgspec import structs

from kitchentable.warcraft.game import WarcraftSetup
from kitchentable.warcraft.model.content import Content, HeroCard
from tests.laws import Laws
from tests.warcraft.boxes import game_with, narrow


def brilliant(card: HeroCard) -> HeroCard:
    """A hero with Brilliance, Far Sight and Dark Ritual."""
    one, two, three = card.levels
    one = structs.replace(one, ability="brilliance", mana=0)
    two = structs.replace(two, ability="far-sight", mana=0)
    return structs.replace(card, levels=(one, two, structs.replace(three, ability="dark-ritual")))


@cache
def all_brilliant() -> Content:
    """The content in which all heroes are like this."""
    heroes = {name: brilliant(card) for name, card in narrow().heroes.items()}
    return structs.replace(narrow(), heroes=heroes)


@pytest.mark.slow
class TestBrilliance(Laws):
    """The laws hold for games in which players keep one of two cards in secret."""

    game = game_with(all_brilliant)
    setups: ClassVar[tuple[WarcraftSetup, ...]] = (
        WarcraftSetup(seats=2, turns=3, options=("creeps", "heroes", "hidden")),
    )
    games = 1
    most_answers = 20_000
