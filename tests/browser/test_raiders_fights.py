"""Moves and fights on the table of Home Raiders, as one sees them."""

from __future__ import annotations

import re
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from kitchentable.raiders.model.state import Raid
from tests.browser.test_table_close_up import pixel, raid, sit, view
from tests.browser.visit import DESK, Visit, faults, picture

pytestmark = pytest.mark.browser

SMALL = (360, 640)
ROD = "Rod-bearers 1"
SHOT: dict[str, tuple[int, int]] = {
    ROD: (2470, 520), "Rod-bearers 2": (2470, 630), "Guardsmen 1": (2080, 480)
}  # fmt: skip
"""Two shooters, one of whom sees only a part of the enemy."""
NAMED = re.compile(r"Which troop do you activate\?")


def middle(page: Page, who: str) -> tuple[float, float]:
    box = page.locator(f'[data-who="{who}"] .base').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, who: str, to: tuple[float, float]) -> None:
    """Drag a figure to a pixel and let go; wait until the plan is judged."""
    page.mouse.move(*middle(page, who))
    page.mouse.down()
    page.mouse.move(*to, steps=6)
    page.mouse.up()
    expect(page.locator(".raid")).to_have_attribute("data-plan", re.compile("legal|refused"))


def shot() -> Raid:
    """Two Rod-bearers before a Guardsman."""
    return raid(SHOT)


def test_one_drag_activates_declares_and_moves_and_one_undo_takes_it_back(visit: Visit) -> None:
    page = visit.page()
    sit(visit, page, shot())
    asked = page.get_by_role("heading", name=NAMED)
    asked.wait_for()
    before = middle(page, ROD)
    position = page.locator("[data-position]")
    stood = position.get_attribute("data-position") or ""
    drag(page, ROD, pixel(page, 2600, 430))
    expect(page.locator(".raid")).to_have_attribute("data-plan", "legal")
    page.keyboard.press("Enter")
    expect(page.locator(".routes path")).to_have_count(0)
    expect(position).not_to_have_attribute("data-position", stood)
    page.get_by_role("button", name="Undo").click()
    asked.wait_for()
    assert middle(page, ROD) == pytest.approx(before, abs=1)


def test_dropped_on_an_enemy_a_figure_comes_up_to_it(visit: Visit) -> None:
    page = visit.page()
    near: dict[str, tuple[int, int]] = {ROD: (1100, 500), "Guardsmen 1": (1400, 500)}
    sit(visit, page, raid(near))
    page.get_by_role("heading", name=NAMED).wait_for()
    drag(page, ROD, pixel(page, 1420, 510))
    expect(page.locator(".raid")).to_have_attribute("data-plan", "legal")
    expect(page.locator(".bar .touch").first).to_contain_text("touches")
    expect(page.locator(".bar")).to_contain_text("In cover from")
    picture(page, "raiders-charge")


COVERED = """() => {
  const boxes = (found) => [...document.querySelectorAll(found)].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect()
    return { x: x + 2, y: y + 2, width: width - 4, height: height - 4 }
  })
  const over = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width &&
    a.y < b.y + b.height && b.y < a.y + a.height
  const figures = boxes('[data-drawn] use[href^="#hr-figure-"]')
  return boxes('[data-tag], [data-height]').filter(
    (label) => figures.some((figure) => over(label, figure))).length
}"""
"""How many labels lie over a drawing."""


def test_labels_lie_beside_figures_and_heights_come_when_they_are_asked_for(visit: Visit) -> None:
    page = visit.page()
    melee = {f"Ragmen {k}": (1200 + 110 * (k % 3), 500 + 110 * (k // 3)) for k in range(1, 7)}
    foes = {f"Guardsmen {k}": (1650, 420 + 115 * k) for k in range(1, 4)}
    sit(visit, page, raid({**melee, **foes}))
    page.get_by_role("heading", name=NAMED).wait_for()
    expect(page.locator("[data-height]")).to_have_count(0)
    drag(page, "Ragmen 5", pixel(page, 1480, 610))
    expect(page.locator("[data-tag]")).to_have_count(3)
    assert page.evaluate(COVERED) == 0
    picture(page, "raiders-labels")


SIGNS = """() => {
  const signs = [...document.querySelectorAll('.pieces [data-sign]')]
  const figures = [...document.querySelectorAll('.pieces [data-drawn]')]
  const boxes = signs.map((each) => each.querySelector('rect').getBoundingClientRect())
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.x, b.x) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y) > 1
  return {
    read: signs.map((each) => each.querySelector('text').textContent).sort(),
    hidden: signs.filter((sign) => figures.some((figure) =>
      sign.compareDocumentPosition(figure) & Node.DOCUMENT_POSITION_FOLLOWING)).length,
    shared: boxes.filter((a, k) => boxes.some((b, at) => at < k && over(a, b))).length,
  }
}"""
"""The signs of the figures, those that a figure is drawn over, and those that cover another."""


@pytest.mark.parametrize("size", [DESK, SMALL])
def test_every_sign_of_a_tight_formation_can_be_read(visit: Visit, size: tuple[int, int]) -> None:
    """Two ranks whose bases touch, and an enemy at their edge."""
    page = visit.page(size)
    rank = {f"Ragmen {k}": (1200 + 98 * (k % 3), 500 + 98 * (k // 3)) for k in range(1, 7)}
    foes = {f"Guardsmen {k}": (1500, 420 + 98 * k) for k in range(1, 4)}
    sit(visit, page, raid({**rank, **foes}))
    page.get_by_role("heading", name=NAMED).wait_for()
    expect(page.locator("[data-sign]")).to_have_count(len(rank) + len(foes))
    found = page.evaluate(SIGNS)
    assert found["read"] == ["A1", "A2", "A3", "A4", "A5", "A6", "N1", "N2", "N3"]
    assert (found["hidden"], found["shared"]) == (0, 0)
    picture(page, f"raiders-signs-{size[0]}")


FROM_THE_SIDE = """() => {
  const eye = document.querySelector('.side .eye').getBoundingClientRect()
  return [...document.querySelectorAll('.side [data-end]')].map((end) => {
    const drawing = end.querySelector('use[href^="#hr-figure-"]')
    const { y, height } = drawing.getBoundingClientRect()
    return {
      who: end.dataset.end,
      known: document.querySelector(drawing.getAttribute('href')) !== null,
      eyes: (eye.y + eye.height / 2 - y) / height,
    }
  })
}"""
"""The figures in the view from the side, and how far down each its eye line is (0: its top)."""


@pytest.mark.parametrize("light", ["light", "dark"])
def test_the_view_from_the_side_shows_the_figures_and_their_eye_line(
    visit: Visit, light: Literal["light", "dark"]
) -> None:
    page = visit.page(color_scheme=light)
    sit(visit, page, shot())
    page.get_by_role("heading", name=NAMED).wait_for()
    page.get_by_role("button", name="Ruler").click()
    page.mouse.move(*middle(page, ROD))
    page.mouse.down()
    page.mouse.move(*middle(page, "Guardsmen 1"), steps=4)
    page.mouse.up()
    page.locator('.side [data-end="Guardsmen 1"]').wait_for()
    found = page.evaluate(FROM_THE_SIDE)
    assert [(each["who"], each["known"]) for each in found] == [
        (ROD, True), ("Guardsmen 1", True)
    ]  # fmt: skip
    assert all(0.05 < each["eyes"] < 0.5 for each in found), "from head to head"
    picture(page, f"raiders-side-{light}")


APART = """([by, target]) => {
  const tray = document.querySelector('.tray').getBoundingClientRect()
  return [by, target].map((who) => {
    const { x, y, width, height } =
      document.querySelector(`[data-who="${who}"] .base`).getBoundingClientRect()
    return x + width < tray.x || x > tray.right || y + height < tray.y || y > tray.bottom
  })
}"""
"""Whether the tray of dice leaves shooter and target free."""


def shoot(page: Page) -> None:
    page.locator("button.option", has_text="Rod-bearers").first.click()
    page.locator("button.option", has_text="shoot at the Guardsmen").first.click()
    page.get_by_role("heading", name=re.compile("who acts next")).wait_for()


def test_a_shot_is_seen_before_it_is_made_and_when_it_strikes(visit: Visit) -> None:
    page = visit.page(calm=False)
    sit(visit, page, shot())
    shoot(page)
    option = page.locator("button.option", has_text="shoot at the Guardsmen").first
    option.hover()
    aim = page.locator(f'[data-aim="{ROD} Guardsmen 1"]')
    expect(aim).to_have_class(re.compile(r"ranged (open|partial)"))
    expect(page.locator(".chance text")).to_contain_text("%")
    option.click()
    plain = page.locator("button.option", has_text="Plain attack")
    page.locator(".tray").or_(plain).first.wait_for()
    if plain.count() > 0:
        plain.click()
    page.locator(".tray").wait_for()
    assert page.evaluate(APART, [ROD, "Guardsmen 1"]) == [True, True]
    page.locator("[data-blow]").wait_for()
    picture(page, "raiders-shot")


def test_all_shoot_until_nobody_is_left_to(visit: Visit) -> None:
    """One click for both; a way to attack is still asked for, and Stop would end it."""
    page = visit.page()
    sit(visit, page, shot())
    page.get_by_role("heading", name=NAMED).wait_for()
    before = view(page)
    shoot(page)
    together = page.get_by_role("button", name="All shoot at the Guardsmen")
    together.focus()
    assert view(page) == before, "the table stays where it is when a button comes"
    page.keyboard.press("Enter")
    stop = page.get_by_role("button", name="Stop")
    plain = page.locator("button.option", has_text="Plain attack")
    for _ in range(2):
        plain.first.click()  # waits until the way of this shot is asked for
        expect(plain).to_have_count(0)
    expect(stop).to_have_count(0)
    expect(together).to_have_count(0)
    expect(page.get_by_text(re.compile("Rod-bearer C2 aims at")).first).to_be_attached()


@pytest.mark.parametrize("way", ["mouse", "touch", "keys"])
def test_both_teams_are_at_hand(visit: Visit, way: str) -> None:
    more: dict[str, Any] = {"has_touch": True} if way == "touch" else {}
    page = visit.page(bypass_csp=True, **more)
    sit(visit, page, shot())
    row = page.locator('[data-roster="Guardsmen"]')
    expect(row).to_have_accessible_name(re.compile(r"1 of 3 on the table"))
    card = page.get_by_role("region", name=re.compile("Guardsman"))
    if way == "mouse":
        row.hover()
    elif way == "touch":
        row.tap()
    else:
        page.locator("[data-roster]").first.focus()
        while page.locator('[data-roster="Guardsmen"]:focus').count() == 0:
            page.keyboard.press("Tab")
    expect(card).to_be_visible()
    assert faults(page) == []


def test_everything_is_set_up_with_one_click(visit: Visit) -> None:
    page = visit.page()
    small = {"teams": "lilliput-3,gremlins-3", "stars": 3, "table": "desk"}
    visit.sit(page, visit.table("raiders", ["person", "random"], setup=small))
    page.get_by_role("button", name="Set up for me").click()
    page.locator(".hud .round").wait_for()
    expect(page.locator("[data-portal]")).to_have_count(2)
    expect(page.get_by_role("button", name="Set up for me")).to_have_count(0)
