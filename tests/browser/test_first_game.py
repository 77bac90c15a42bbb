"""Lessons in the browser: by mouse and by keyboard, on a desk and a phone, left and repeated; then
the hints of the first whole game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visit import PHONE, Visit, answer, at_rest, faults, options, picture

pytestmark = pytest.mark.browser


def begin(page: Page, game: str, lesson: str) -> None:
    """Begin a lesson from the list of its game."""
    page.goto(f"/learn/{game}")
    row = page.locator("ol > li").filter(has=page.get_by_role("heading", name=lesson))
    row.get_by_role("button").click()
    page.wait_for_url("**/t/*")


def hint(page: Page, name: str) -> None:
    """Wait for a hint of the lesson."""
    page.locator(f"[data-hint={name}]").wait_for()


def ringed(page: Page) -> int:
    """How many things the hint points at."""
    page.locator(".ring").first.wait_for(state="attached")
    return page.locator(".ring").count()


def choose(page: Page, text: str) -> None:
    """Click an answer in the panel by its words."""
    options(page).filter(has_text=text).first.click()


def drag(page: Page, start: str, to: str) -> None:
    """Drag a piece from a space to another one."""
    at_rest(page)
    boxes = [page.locator(f'[data-hex="{each}"]').bounding_box() for each in (start, to)]
    middles = [(b["x"] + b["width"] / 2, b["y"] + b["height"] * 0.62) for b in boxes if b]
    page.mouse.move(*middles[0])
    page.mouse.down()
    page.mouse.move(*middles[1], steps=10)
    page.mouse.up()


def test_a_lesson_of_home_raiders_is_won_by_its_hints(visit: Visit) -> None:
    page = visit.page(bypass_csp=True)
    page.goto("/")
    page.get_by_role("link", name="Play your first game").click()
    expect(page.get_by_role("heading", name="Learn Home Raiders")).to_be_visible()
    assert faults(page) == []
    picture(page, "lessons-raiders")
    page.get_by_role("button", name="Begin").first.click()
    hint(page, "action")  # Bertie is activated by himself: he is the only one
    assert ringed(page) == 1  # the answer that moves him
    assert faults(page) == []
    choose(page, "move")  # and he moves: there is nothing else to do in this action
    hint(page, "place")
    page.locator(".raid .bar").wait_for()
    page.locator('[data-who="Blown-fuse Bertie"]').focus()
    page.keyboard.press("Enter")
    for _ in range(10):
        page.keyboard.press("ArrowUp")
    page.locator(".routes path").first.wait_for(state="attached")
    picture(page, "lesson-raiders-place")
    page.get_by_role("button", name="Move here").first.click()
    hint(page, "end")
    choose(page, "End the turn")
    page.locator("[data-stands=won]").wait_for()
    expect(page.locator(".coach")).to_contain_text("you put a book between him and them")
    picture(page, "lesson-raiders-won")
    page.get_by_role("button", name="Next lesson").click()
    expect(page.get_by_label("Lesson: Shoot")).to_be_visible()
    page.reload()
    hint(page, "action")
    page.get_by_role("link", name="Leave the lesson").click()
    expect(page.locator("li.done")).to_have_count(1)


def test_a_careless_learner_is_told_why_and_tries_again(visit: Visit) -> None:
    """The first answer each time, on a phone in the evening, in Norwegian."""
    page = visit.page(PHONE, "nb", color_scheme="dark")
    begin(page, "raiders", "Portal og mål")
    hint(page, "action")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    picture(page, "lesson-raiders-phone")
    while page.locator("[data-stands=lost]").count() == 0:
        answer(page)
        page.locator("[data-stands=lost], .coach[data-hint]:not([data-hint=''])").first.wait_for()
    expect(page.locator(".coach")).to_contain_text("ingen av dine berører Portalen")
    picture(page, "lesson-raiders-lost")
    before = page.url
    page.get_by_role("button", name="Prøv igjen").click()
    page.wait_for_url(lambda url: "/t/" in url and url != before)
    hint(page, "action")


def test_a_lesson_of_warcraft_is_won_by_its_hints(visit: Visit) -> None:
    page = visit.page(bypass_csp=True)
    begin(page, "warcraft", "Workers and harvest")
    hint(page, "gold")
    assert ringed(page) == 2  # from the Town to the mine
    assert faults(page) == []
    drag(page, "b2", "b3")
    hint(page, "wood")
    drag(page, "b2", "c1")
    hint(page, "done")
    picture(page, "lesson-warcraft-done")
    page.get_by_role("button", name="Finish moving").first.click()
    hint(page, "train")
    picture(page, "lesson-warcraft-train")
    choose(page, "Train a melee unit")
    page.locator("[data-stands=won]").wait_for()
    picture(page, "lesson-warcraft-won")
    page.get_by_role("link", name="All lessons").click()
    expect(page.locator("li.done")).to_have_count(1)


def test_the_hints_of_the_first_whole_game_are_read_and_left(visit: Visit) -> None:
    page = visit.page()
    begin(page, "warcraft", "Your first whole game")
    hint(page, "move")
    picture(page, "first-whole-game")
    page.get_by_role("button", name="Got it").click()
    hint(page, "workers")
    page.get_by_role("button", name="No more hints").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.reload()
    page.locator("section.question").wait_for()
    expect(page.locator(".coach")).to_have_count(0)
