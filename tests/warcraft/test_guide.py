"""The guide for players is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kitchentable.kernel.files import packs
from kitchentable.kernel.problem import Problem
from kitchentable.locale import Words
from kitchentable.warcraft import GAME
from kitchentable.warcraft.cards.card import CARDS
from kitchentable.warcraft.model.content import ABILITIES

GUIDE = (Path(__file__).parent.parent.parent / "docs" / "warcraft.md").read_text("utf-8")
WORDS = Words("en")


def example() -> str:
    """The pack that the guide shows."""
    found = re.search(r"```toml\n(.*?)```", GUIDE, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_pack_of_the_guide_fits(tmp_path: Path) -> None:
    file = tmp_path / "my-box.toml"
    file.write_text(example(), "utf-8")
    elves = packs.check(GAME, packs.read(file)).races["night-elf"]
    assert [tile.strength for tile in elves.ranged] == [2, 3, 4, 5]
    assert elves.costs["worker"] == (2, 0)
    assert elves.costs["melee"] == GAME.box.shipped().races["night-elf"].costs["melee"]
    assert elves.deck["fast"] == 2
    assert elves.deck["resources"] == GAME.box.shipped().races["night-elf"].deck["resources"]


@pytest.mark.parametrize(
    ("written", "instead"),
    [
        ("strength = 5", "strength = 7"),
        ('"slow-poison" }', '"slow poison" }'),
        (", needs = { ranged = 3 }", ""),
        ("fast = 2", "fats = 2"),
    ],
)
def test_its_mistakes_are_refused_in_the_words_of_the_guide(
    tmp_path: Path, written: str, instead: str
) -> None:
    file = tmp_path / "my-box.toml"
    file.write_text(example().replace(written, instead), "utf-8")
    with pytest.raises(Problem) as refused:
        packs.check(GAME, packs.read(file))
    said = WORDS.say(refused.value.message).replace(str(file), "my-box.toml")
    assert said in GUIDE


def test_every_card_and_ability_is_explained() -> None:
    for card in CARDS:
        assert WORDS(f"wc-card-{card}") in GUIDE
    for ability in ABILITIES:
        assert f"`{ability}`" in GUIDE
    for race in GAME.box.shipped().races:
        assert f"`{race}`" in GUIDE


def test_prices_and_the_resource_die_are_those_of_the_packs() -> None:
    content = GAME.box.shipped()
    assert content.building == content.outpost == content.upgrade == (2, 2)
    assert f"Its faces are {', '.join(map(str, content.resource_die))}" in GUIDE
    for name, race in content.races.items():
        worker = (1, 1) if name == "orc" else (1, 0)
        assert race.costs == {"melee": (1, 1), "ranged": (2, 1), "flying": (2, 2), "worker": worker}
