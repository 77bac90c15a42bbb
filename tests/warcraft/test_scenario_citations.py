"""Events cite the rules of the scenario that is played, never those of another one."""

from __future__ import annotations

from pathlib import Path

import pytest

from kitchentable.kernel.files.situations import judge, read
from kitchentable.kernel.rulebook import Rulebook
from kitchentable.warcraft.game import GAME

FOLDER = Path(__file__).parents[1] / "situations" / "warcraft" / "scenarios"
NAMES = {
    "elf-gate": "Elf Gate",
    "necromancers": "Necromancers",
    "captives": "Captives",
    "nordrassil": "Nordrassil",
    "altar-of-flame": "Altar of Flame",
    "skull-of-storms": "Skull of Storms",
    "dragon-rise": "Dragon Rise",
    "battle-of-the-elements": "Elements",
    "orcs-for-sale": "Orcs for Sale",
    "gold-rush": "Gold Rush",
    "plague-of-the-scourge": "Plague",
}
"""The scenarios, and their names in the index of the rules."""
RULES = Rulebook(GAME.home).rules


@pytest.mark.parametrize("scenario", NAMES)
def test_no_event_cites_another_scenario(scenario: str) -> None:
    others = {name for name in NAMES.values() if name != NAMES[scenario]}
    told = 0
    for path in sorted((FOLDER / scenario).glob("*.toml")):
        situation = read(path)
        if situation.setup.get("scenario") != scenario:
            continue  # the situation brings a scenario of its own
        for outcome in judge(situation, GAME, str(path)):
            for event in outcome.told:
                told += 1
                foreign = [rule for rule in event.rules if RULES[rule].facts["applies"] in others]
                assert not foreign, f"{path.name}: {type(event).__name__} cites {foreign}"
    assert told
