"""Whole games of Home Raiders: by keyboard alone, and by clicking on the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.visit import Visit, answer, over, picture, ready

pytestmark = pytest.mark.browser
MOST_ANSWERS = 300
SMALL = {"teams": "lilliput-3,gremlins-3", "stars": 3, "table": "bedside_table", "level": "basic"}
WANTED = re.compile("attack|strike", re.IGNORECASE)


def position(page: Page) -> str:
    return page.locator("[data-position]").get_attribute("data-position") or ""


def gone(page: Page, before: str) -> None:
    """Wait until the question that stood at a position is answered."""
    room = page.locator("[data-position]")
    expect(room).not_to_have_attribute("data-position", before)


def plan(page: Page, *states: str) -> str:
    """Wait until the plan on the table stands so, or the question is gone."""
    wanted = ", ".join(f".raid[data-plan={each}]" for each in states)
    page.locator(wanted).wait_for()
    return page.locator(".raid").get_attribute("data-plan") or ""


def kind(page: Page) -> str:
    """What is asked: something to choose, to put down or to move."""
    title = page.locator("section.question h2").inner_text()
    if title.startswith("Where") and title.endswith(" move?") and " you " not in title:
        return "move"
    return "place" if title.startswith("Where do you") and "Portal" not in title else "choose"


# --- by keyboard --------------------------------------------------------------------------------


def to_the_table(page: Page) -> None:
    """Tab until the table, or something on it, has the keys."""
    for _ in range(40):
        if page.evaluate("document.activeElement?.matches('.raid, .raid .piece') ?? false"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the table cannot be reached by Tab")


def nudged(page: Page) -> bool:
    """Move what is in hand with the arrows until it may stand there."""
    for keys in (["ArrowUp"] * 4, ["ArrowRight"] * 4, ["ArrowDown"] * 6, ["ArrowLeft"] * 6):
        for key in keys:
            page.keyboard.press(key)
        if plan(page, "legal", "refused") == "legal":
            return True
    return False


def put_by_keys(page: Page) -> None:
    """Free placement: a place to begin with, from there by arrows; back to it if need be."""
    to_the_table(page)
    plan(page, "ready")
    page.keyboard.press("Enter")
    plan(page, "legal")
    if not nudged(page):
        page.keyboard.press("Escape")
        plan(page, "ready")
        page.keyboard.press("Enter")
        plan(page, "legal")
    page.keyboard.press("Enter")


def stay(page: Page) -> None:
    """Choose the last suggestion by keys: no figure moves."""
    page.keyboard.press("Escape")
    page.locator("section.question summary").first.press("Enter")
    page.get_by_role("button", name="Stay").press("Enter")


def move_by_keys(page: Page) -> None:
    to_the_table(page)
    plan(page, "ready")
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    if nudged(page):
        page.keyboard.press("Enter")
    else:
        stay(page)


def choose_by_keys(page: Page, moves: int) -> int:
    """An attack if there is one, else a move now and then; how many moves there were."""
    said = page.locator("button.option").all_inner_texts()
    attacks = [at for at, text in enumerate(said) if WANTED.search(text)]
    ends = [at for at, text in enumerate(said) if "End the turn" in text]
    pick = attacks[0] if attacks else ends[0] if ends and moves > 3 else 0
    page.keyboard.press(str(pick + 1))
    return moves + (not attacks and not ends)


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit.page()
    visit.sit(page, visit.table("raiders", ["person", "rusher"], setup=SMALL))
    placed = moves = 0
    for _ in range(MOST_ANSWERS):
        if not ready(page):
            break
        before, asked = position(page), kind(page)
        if asked == "place":
            put_by_keys(page)
            placed += 1
        elif asked == "move":
            move_by_keys(page)
            moves += 1
        else:
            moves = choose_by_keys(page, moves)
        gone(page, before)
    assert over(page)
    assert placed >= 4
    assert moves > 0


# --- by clicking on the table --------------------------------------------------------------------


def middle(page: Page, what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def put_by_mouse(page: Page) -> None:
    """Click one of the places that are offered, and once more to mean it."""
    plan(page, "ready")
    page.locator(".offered").first.wait_for(state="attached")
    at = middle(page, page.locator(".offered").first)
    page.mouse.click(*at)
    plan(page, "legal")
    page.mouse.click(*at)


def move_by_mouse(page: Page) -> None:
    """Drag a figure a little way, and confirm."""
    plan(page, "ready")
    x, y = middle(page, page.locator('[data-who][aria-label$="can be chosen"] .base').first)
    for dx, dy in ((14, 0), (-14, 0), (0, 14), (0, -14)):
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + dx, y + dy, steps=4)
        page.mouse.up()
        if plan(page, "legal", "refused") == "legal":
            page.get_by_role("button", name="Move here").click()
            return
        page.keyboard.press("Escape")
        plan(page, "ready")
    stay(page)


def choose_by_mouse(page: Page, moves: int) -> bool:
    """Click a figure that can be chosen, and its action; whether there was one."""
    targets = page.locator('[data-who][aria-label$="can be chosen"]')
    if targets.count() == 0 or (moves > 3 and page.get_by_text("End the turn").count()):
        return False
    enemies = page.locator('[data-who][aria-label*="Player 2"][aria-label$="can be chosen"]')
    who = enemies.first if enemies.count() else targets.first
    page.mouse.click(*middle(page, who.locator(".base")))
    button = page.locator(".menu .button").first
    button.click()
    return True


def test_a_whole_game_by_clicking_on_the_table(visit: Visit) -> None:
    page = visit.page()
    visit.sit(page, visit.table("raiders", ["person", "rusher"], seed=11, setup=SMALL))
    on_table = moves = 0
    for _ in range(MOST_ANSWERS):
        if not ready(page):
            break
        before, asked = position(page), kind(page)
        if asked == "place":
            put_by_mouse(page)
        elif asked == "move":
            move_by_mouse(page)
            moves += 1
        elif not choose_by_mouse(page, moves):
            answer(page, page.locator("button.option").count() - 1)
            continue
        on_table += 1
        gone(page, before)
        if on_table == 12:
            picture(page, "raiders-on-the-table")
    assert over(page)
    assert on_table > 12
