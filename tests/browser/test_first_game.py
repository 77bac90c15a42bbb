"""The guided first game: hints at the moment they help, left at any time, played to its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visit import PHONE, Visit, answer, faults, over, picture, ready

pytestmark = pytest.mark.browser
MOST_ANSWERS = 60
"""Three minutes are sixty answers of three seconds."""


def begin(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Play your first game").click()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/t/*")


def hint(page: Page, name: str) -> None:
    """Wait for a hint and keep a picture of it."""
    page.locator(f"[data-hint={name}]").wait_for()
    picture(page, f"first-{name}")


def tap(page: Page, who: str) -> None:
    """Click a figure on the table, then the one thing to do with it."""
    page.locator(f'[data-who="{who}"] .base').click()
    page.locator(".menu .button").first.click()


def move(page: Page, who: str, keys: str, times: int) -> None:
    """Move a unit by keys, as the hints say."""
    page.locator(".raid .bar").wait_for()
    page.locator(f'[data-who="{who}"]').focus()
    page.keyboard.press("Enter")
    for _ in range(times):
        page.keyboard.press(keys)
    page.locator(".routes path").first.wait_for(state="attached")


def test_the_guided_game_is_played_with_its_hints(visit: Visit) -> None:
    page = visit.page(bypass_csp=True)
    begin(page)
    hint(page, "pearl")
    assert faults(page) == []
    page.get_by_role("button", name="I see").click()
    hint(page, "activate")
    tap(page, "Rod-bearers 1")
    hint(page, "action")
    answer(page)  # Movement
    answer(page)  # the whole unit
    hint(page, "move")
    move(page, "Rod-bearers 1", "ArrowLeft", 4)
    hint(page, "cover")
    expect(page.get_by_label("A hint")).to_contain_text("Nothing counts before")
    page.get_by_role("button", name="Move here").click()
    hint(page, "attack")
    page.get_by_role("button", name="I see").click()
    expect(page.locator("[data-hint]")).to_have_count(0)
    for _ in range(MOST_ANSWERS):
        if not ready(page):
            break
        if page.locator("[data-hint=goal]").count():
            picture(page, "first-goal")
            page.get_by_role("button", name="I see").click()
        if page.locator("[data-hint=end]").count():
            page.get_by_role("button", name="Play on").click()
        answer(page)
    assert over(page)
    page.reload()
    page.locator(".room").wait_for()
    expect(page.locator("[data-hint]")).to_have_count(0)


def test_the_hints_are_left_and_the_game_goes_on(visit: Visit) -> None:
    page = visit.page(PHONE)
    begin(page)
    hint(page, "pearl")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    page.get_by_role("button", name="No more hints").click()
    expect(page.locator("[data-hint]")).to_have_count(0)
    assert ready(page)
    answer(page)
    assert ready(page)
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.goto("/")
    expect(page.get_by_role("heading", name="Games in progress")).to_be_visible()


def test_the_plan_says_what_a_figure_touches(visit: Visit) -> None:
    """A hair short of the mug is at the mug: the figure is set into contact and the bar says so."""
    page = visit.page()
    begin(page)
    page.get_by_role("button", name="I see").click()
    tap(page, "Rod-bearers 1")
    answer(page)  # Movement
    answer(page)  # the whole unit
    move(page, "Rod-bearers 1", "ArrowRight", 8)
    expect(page.locator(".raid .bar .touch")).to_contain_text("touch mug, Portal 1")
    picture(page, "first-touches")
