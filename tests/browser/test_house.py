"""Win the house in the browser: a plan of rooms, a game in one of them, its result on the map."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from kitchentable.kernel.company import CHARACTERS
from tests.browser.visit import PHONE, Visit, faults, over, picture, ready

pytestmark = pytest.mark.browser
CHARACTER = f"({'|'.join(CHARACTERS.values())})"
"""The name of a bot."""


def resign(page: Page) -> None:
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.locator("[data-over=true]").wait_for()


def test_a_house_is_played_for_room_by_room(visit: Visit) -> None:
    page = visit.page(bypass_csp=True)
    page.goto("/")
    page.get_by_role("link", name="Win the house").click()
    page.get_by_role("textbox", name="Name").first.fill("Ana")
    for room in ("Coffee table", "Desk", "Children's floor"):
        page.get_by_role("checkbox", name=room).uncheck()
    assert faults(page) == []
    picture(page, "house-new")
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="Play here Kitchen table").click()
    page.wait_for_url("**/t/*")
    assert ready(page)
    page.goto("/house")
    page.get_by_role("link", name=re.compile(f"^Ana – {CHARACTER}")).click()
    kitchen = page.locator("[data-room=kitchen_table]")
    expect(kitchen).to_contain_text("a game in progress")
    kitchen.get_by_role("button", name="Play on").click()
    assert ready(page)
    resign(page)
    assert over(page)
    page.get_by_role("link", name="To the house").click()
    expect(kitchen).to_have_attribute("data-state", "won")
    expect(kitchen).to_contain_text(re.compile(f"{CHARACTER} owns it"))
    expect(page.locator(".sides li").nth(1)).to_contain_text("1 room")
    picture(page, "house")
    assert faults(page) == []
    page.get_by_role("button", name="Play here Workbench").click()
    assert ready(page)
    resign(page)
    page.get_by_role("link", name="To the house").click()
    won = re.compile(f"{CHARACTER} has won the house.")
    expect(page.get_by_role("status")).to_contain_text(won)
    phone = visit.page(PHONE, "nb", bypass_csp=True, color_scheme="dark")
    phone.goto(page.url)
    phone.locator("[data-room]").first.wait_for()
    picture(phone, "phone-house-plan")
    assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert faults(phone) == []
