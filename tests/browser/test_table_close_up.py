"""The table of Home Raiders close up: targets in close combat, a push, markers, two fingers."""

from __future__ import annotations

import json
import re
import urllib.parse
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.files import saves
from kitchentable.kernel.table.table import Table
from kitchentable.raiders.game import GAME
from kitchentable.raiders.model.settings import RaidersSetup
from kitchentable.raiders.model.state import Marker, Object, Phase, Raid, Turn
from tests.browser.visit import PHONE, TURN, Visit, picture

pytestmark = pytest.mark.browser
SETUP = RaidersSetup(stars=10, teams="gremlins-10,lilliput-3", table="bedside_table")
FAR = (2900, 2400)
WIDTH = "document.querySelector('svg.pieces').viewBox.baseVal.width"
"""How much of the table the page shows."""
SCORE = ".hud .score > [aria-hidden]"


def raid(places: dict[str, tuple[int, int]]) -> Raid:
    """The first player's turn to activate; characters without a place here have vanished."""
    state = GAME.rules.begin(SETUP, GAME.box.shipped())
    for number, at in enumerate(((2830, 370), (150, 2440))):
        state.objects.append(Object(f"portal-{number + 1}", "mug", at, portal=number))
    for who in state.characters.values():
        who.troop = who.troop or next(t.id for t in state.troops.values() if t.seat == who.seat)
        place = places.get(who.id)
        who.at, who.vanished = ((*place, 0), False) if place else (None, True)
    for troop in state.troops.values():
        troop.deployed = True
    state.attached, state.turn_order = [0, 1], [0, 1]
    state.round, state.bag, state.objective = 2, [1, 1], "spot"
    state.turn, state.phase = Turn(0), Phase.ACTIVATE
    return state


def sit(visit: Visit, page: Page, state: Raid) -> dict[str, Any]:
    """A table that begins with a position: as a file that is taken in."""
    data = saves.dump(Table(GAME, SETUP, GAME.box.shipped(), chance=Seeded(5), start=state))
    query = urllib.parse.urlencode({"players": "person,random"})
    request = urllib.request.Request(f"{visit.address}/tables/import?{query}", data, method="POST")
    with urllib.request.urlopen(request, timeout=TURN / 1000) as response:
        created: dict[str, Any] = json.load(response)
    visit.sit(page, created)
    return created


def click(page: Page, who: str) -> None:
    page.locator(f'[data-who="{who}"] .base').click()


def pixel(page: Page, x: int, y: int) -> tuple[float, float]:
    """Where a place of the table is on the screen."""
    left, top, wide, _ = view(page)
    box = page.locator("svg.pieces").bounding_box()
    assert box is not None
    scale = box["width"] / wide
    return box["x"] + (x - left) * scale, box["y"] + (-y - top) * scale


def test_a_target_in_close_combat_shows_its_chance_and_is_attacked(visit: Visit) -> None:
    page = visit.page()
    touching = {"Guardsmen 1": (700, 599), "Guardsmen 2": (799, 500)}
    sit(visit, page, raid({"Granny Ohm": (700, 500), **touching, "Guardsmen 3": (640, 690)}))
    click(page, "Granny Ohm")
    page.locator(".menu .button").first.click()
    page.locator("button.option", has_text="attack in close combat").click()
    target = page.locator('[data-who="Guardsmen 1"]')
    expect(target).to_have_attribute("aria-label", re.compile("can be chosen$"))
    near = page.locator('[data-who="Guardsmen 3"]')
    expect(near).not_to_have_attribute("aria-label", re.compile("can be chosen$"))
    target.locator(".base").click()
    menu = page.locator(".menu")
    expect(menu).to_contain_text("%")
    picture(page, "close-combat")
    menu.get_by_role("button", name="attack").first.click()
    page.locator(".log li", has_text="Granny Ohm attacks:").first.wait_for(state="attached")


def test_an_object_is_pushed_on_the_table(visit: Visit) -> None:
    page = visit.page()
    sit(visit, page, raid({"Patchwork Sentries 1": (1782, 1418), "Guardsmen 1": FAR}))
    click(page, "Patchwork Sentries 1")
    page.locator(".menu .button").first.click()
    page.locator("button.option", has_text="move").click()
    page.locator("button.option", has_text="Push").wait_for()
    page.mouse.click(*pixel(page, 1578, 1578))
    menu = page.locator(".menu")
    expect(menu).to_contain_text("Push")
    picture(page, "push-what")
    menu.locator(".button").first.click()
    page.locator(".raid[data-plan=ready]").wait_for()
    page.mouse.click(*pixel(page, 1632, 1418))
    page.locator(".raid[data-plan=legal], .raid[data-plan=refused]").wait_for()
    picture(page, "push-where")
    page.get_by_role("button", name="Push it there").click()
    page.locator(".log li", has_text="pushes").first.wait_for(state="attached")
    picture(page, "push-done")


def test_a_marker_is_controlled_and_the_score_shows_it(visit: Visit) -> None:
    """The count comes from the server: to the seat, to a spectator, and in a replay."""
    page, other = visit.page(), visit.page()
    state = raid({"Granny Ohm": (700, 500), "Guardsmen 1": FAR})
    state.markers = [Marker(0, (700, 560, 0)), Marker(1, (2500, 1900, 0))]
    created = sit(visit, page, state)
    visit.sit(other, created, seat=-1)
    for each in (page, other):
        expect(each.locator(".hud .name")).to_have_text("Strategic spot")
        expect(each.locator(SCORE)).to_have_text(["0", "0"])
    click(page, "Granny Ohm")
    page.locator(".menu .button").first.click()
    expect(page.locator("svg.pieces .marker")).to_have_count(2)
    picture(page, "markers")
    page.locator("button.option", has_text="Generic action").click()
    page.locator("button.option", has_text="control marker").click()
    for each in (page, other):
        expect(each.locator(SCORE)).to_have_text(["1", "0"])
    page.goto(f"/replay/{created['table']}")
    expect(page.locator(SCORE)).to_have_text(["0", "0"])
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(SCORE)).to_have_text(["1", "0"])


def view(page: Page) -> list[float]:
    box = page.locator("svg.pieces").get_attribute("viewBox") or ""
    return [float(each) for each in box.split()]


def test_two_fingers_zoom(visit: Visit) -> None:
    page = visit.page(PHONE, has_touch=True)
    state = raid({"Granny Ohm": (700, 500), "Guardsmen 1": (1200, 400)})
    sit(visit, page, state)
    page.locator("[data-who]").first.wait_for()
    frame = page.locator(".raid").bounding_box()
    assert frame is not None
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
    touch = page.context.new_cdp_session(page)

    def fingers(kind: str, apart: float) -> None:
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        shown = [] if kind == "touchEnd" else points
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": shown})

    page.get_by_role("button", name="The whole table").click()
    before = view(page)
    fingers("touchStart", 30)
    for apart in (40, 55, 70, 90):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)
    page.wait_for_function(f"{WIDTH} < {before[2] * 0.6}")  # three times as far apart is closer
    closer = view(page)
    fingers("touchStart", 90)
    for apart in (70, 50, 30):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)
    page.wait_for_function(f"{WIDTH} > {closer[2] * 1.5}")
    picture(page, "phone-pinched")
