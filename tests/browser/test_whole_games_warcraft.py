"""Whole games of Warcraft, played on the table by mouse, by touch and by keyboard."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.visit import Visit, picture
from tests.browser.warcraft_hands import SETTINGS, Hand, Keys, play

pytestmark = pytest.mark.browser
PHONE = (390, 844)
ALL = ["strategic", "racial", "creeps", "heroes", "research", "draining"]
SCENARIOS = {
    "main-2": 2, "main-3": 3, "main-4": 4, "elf-gate": 3, "necromancers": 2, "captives": 2,
    "nordrassil": 4, "altar-of-flame": 2, "skull-of-storms": 2, "dragon-rise": 4,
    "battle-of-the-elements": 4, "orcs-for-sale": 3, "gold-rush": 2, "plague-of-the-scourge": 3,
}  # fmt: skip


def seated(visit: Visit, page: Page, players: int = 2, **setup: Any) -> Page:
    """Sit down with bots, at their quickest."""
    page.add_init_script(f"localStorage['kt:settings'] ??= '{json.dumps(SETTINGS)}'")
    seats = ["person", *["regular"] * (players - 1)]
    return visit.sit(page, visit.table("warcraft", seats, setup={"seats": players, **setup}))


def hand(visit: Visit, how: str) -> tuple[Page, type[Hand], dict[str, Any]]:
    if how == "touch":
        return visit.page(PHONE, has_touch=True, is_mobile=True), Hand, {"touch": True}
    return visit.page(), Keys if how == "keys" else Hand, {}


@pytest.mark.parametrize("how", ["mouse", "touch", "keys"])
def test_a_short_game_for_two(visit: Visit, how: str) -> None:
    page, kind, more = hand(visit, how)
    player = kind(seated(visit, page, turns=2), 3, **more)
    play(player)
    assert player.places["board"] > 2
    assert player.places["panel"] == 0
    picture(page, f"warcraft-over-{how}")


@pytest.mark.long
@pytest.mark.parametrize("how", ["mouse", "touch", "keys"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_game_with_all_options_and_heroes(visit: Visit, how: str, players: int) -> None:
    page, kind, more = hand(visit, how)
    page = seated(visit, page, players, turns=6, expansion=True, options=ALL)
    player = kind(page, players, **more)
    play(player, 900)
    assert player.done["choose-hero"] == 1
    assert player.places["mat"] > 0
    assert player.places["board"] > 5
    picture(page, f"warcraft-all-options-{players}-{how}")


@pytest.mark.long
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("how", ["mouse", "touch", "keys"])
def test_a_scenario_to_its_end(visit: Visit, scenario: str, how: str) -> None:
    page, kind, more = hand(visit, how)
    page = seated(visit, page, SCENARIOS[scenario], turns=5, scenario=scenario)
    player = kind(page, 5, **more)
    play(player, 700)
    assert player.places["board"] > 3
    picture(page, f"warcraft-{scenario}-{how}")
