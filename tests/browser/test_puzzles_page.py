"""In the browser: the page of puzzles, one solved, one failed, and a solution as a replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visit import DESK, PHONE, Visit, faults, picture

pytestmark = pytest.mark.browser


def do(page: Page, *names: str) -> None:
    for name in names:
        page.get_by_role("button", name=re.compile(name)).first.click()


def test_a_puzzle_is_solved_and_marked(visit: Visit) -> None:
    page = visit.page(DESK, bypass_csp=True)
    page.goto("/")
    page.get_by_role("link", name="Puzzles").click()
    expect(page.locator("li button")).to_have_count(24)
    assert faults(page) == []
    page.get_by_role("button", name="Held fast").click()
    sheet = page.locator("section.puzzle")
    expect(sheet).to_contain_text("Vanish Viktor this turn")
    do(page, "Anna: Generic action", "Anna: use Grapple", "in close combat", "Anna: attack Viktor")
    expect(sheet).to_contain_text("Solved!")
    assert faults(page) == []
    picture(page, "puzzle-solved")
    page.get_by_role("link", name="All puzzles").click()
    held = page.locator("li").filter(has_text="Held fast")
    expect(held).to_contain_text("Solved")
    expect(page.locator("section").first).to_contain_text("1 of 14 solved")


def test_a_puzzle_is_failed_and_its_solution_is_shown(visit: Visit) -> None:
    page = visit.page(PHONE)
    page.goto("/puzzles")
    page.get_by_role("button", name="Held fast").click()
    sheet = page.locator("section.puzzle")
    expect(sheet).to_be_visible()
    do(page, "End the turn")
    expect(sheet).to_contain_text("Not this time.")
    picture(page, "puzzle-failed")
    page.get_by_role("button", name="Show the solution").click()
    page.wait_for_url("**/replay/**")
    expect(page.get_by_text("Anna uses Grapple on Viktor.")).to_be_visible()
