"""Experience cards as data: the four decks, and the abilities of the races."""

from __future__ import annotations

from collections import Counter

import pytest

from kitchentable.warcraft import GAME
from kitchentable.warcraft.model.content import Race, has_power
from tests.proof import note

COMMON = {"fast", "resources", "town-portal", "victory-point"}
OWN = {
    "human": {"call-to-arms", "dispel-magic", "invisibility", "polymorph"},
    "orc": {"devour", "ensnare", "envenomed-spears", "pillage"},
    "night-elf": {"faerie-fire", "marksmanship", "moon-glaive", "renew"},
    "undead": {"cripple", "curse", "summon-building", "web"},
}
TWICE = {
    "human": "call-to-arms",
    "orc": "pillage",
    "night-elf": "renew",
    "undead": "summon-building",
}
POWERS = {
    "human": "heal",
    "orc": "bloodlust",
    "night-elf": "slow-poison",
    "undead": "raise-dead",
}


def race_of(name: str) -> Race:
    return GAME.box.shipped().races[name]


@pytest.mark.parametrize("race", OWN)
def test_a_deck_holds_the_names_of_its_race_and_the_common_ones(race: str) -> None:
    assert set(race_of(race).cards()) == OWN[race] | COMMON
    note("WC-410")


@pytest.mark.parametrize("race", OWN)
def test_three_victory_points_in_each_deck(race: str) -> None:
    assert Counter(race_of(race).cards())["victory-point"] == 3
    note("WC-411")


@pytest.mark.parametrize("race", OWN)
def test_two_copies_of_the_card_the_faq_counts(race: str) -> None:
    assert Counter(race_of(race).cards())[TWICE[race]] == 2
    note("WC-412")


@pytest.mark.parametrize("race", OWN)
def test_sixteen_copies_of_the_other_six_names(race: str) -> None:
    left = Counter(race_of(race).cards())
    del left["victory-point"], left[TWICE[race]]
    assert (len(left), left.total()) == (6, 16)
    note("WC-413")


@pytest.mark.parametrize("race", POWERS)
def test_the_power_of_a_race_is_on_its_tiles_and_on_no_other_races(race: str) -> None:
    own = race_of(race)
    assert own.power == POWERS[race]
    assert has_power(own) is True
    shown = {tile.ability for tiles in own.tiles for tile in tiles}
    assert shown <= {"", own.power, "area-attack"}
    note("WC-283")
