"""The table of Home Raiders: figures dragged by mouse, moved by keys, and measured."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.visit import PHONE, Visit, answer, faults, picture, ready

pytestmark = pytest.mark.browser
SMALL = {"teams": "lilliput-3,gremlins-3", "stars": 3, "table": "bedside_table"}
FIGURES = 40
FRAMES = 60

DRAG = """async (frames) => {
  const changed = { all: 0, standing: 0 }
  const watcher = new MutationObserver((changes) => {
    changed.all += changes.length
    changed.standing += changes.filter(({ target }) => target.closest('[data-who]')).length
  })
  const who = document.querySelector('[data-who="Troop 0 2"] .base')
  const table = document.querySelector('svg.pieces')
  table.setPointerCapture = () => {}
  const box = who.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const point = (kind, px, py, at = table) => at.dispatchEvent(new PointerEvent(kind, {
    bubbles: true, clientX: px, clientY: py, pointerId: 7, pointerType: 'mouse', buttons: 1 }))
  point('pointerdown', x, y, who)
  await new Promise((next) => requestAnimationFrame(next))
  watcher.observe(document, { subtree: true, childList: true, attributes: true })
  const start = performance.now()
  for (let k = 0; k < frames; k++) {
    const turn = k / 12
    point('pointermove', x + 60 + 80 * Math.sin(turn), y - 60 + 50 * Math.cos(turn * 1.3))
    await new Promise((next) => requestAnimationFrame(next))
  }
  const took = performance.now() - start
  watcher.disconnect()
  point('pointerup', x, y)
  return { ...changed, rate: 1000 * frames / took }
}"""
"""Drags a unit for some frames; how many elements changed, and the frames a second."""


def test_dragging_a_unit_redraws_the_unit_and_not_the_table(visit: Visit) -> None:
    """So dragging is smooth among forty figures and forty objects. The rate is only printed: it
    depends on the machine."""
    page = visit.page(calm=False)
    page.goto("/bench/raiders")
    expect(page.locator("[data-who]")).to_have_count(FIGURES)
    page.evaluate(DRAG, 20)
    found = page.evaluate(DRAG, FRAMES)
    print(f"{found['rate']:.1f} frames a second while dragging, {found['all']} elements changed")
    assert found["standing"] == 0, "figures that stand are not drawn again"
    assert 0 < found["all"] <= FIGURES * FRAMES, "fewer elements a frame than there are figures"
    picture(page, "raiders-bench")


STANDING = """() => [...document.querySelectorAll('[data-drawn]')].map((each) => {
  const base = document.querySelector(`[data-who="${each.dataset.drawn}"] .base`)
  const drawing = each.querySelector('use[href^="#hr-figure-"]')
  return {
    who: each.dataset.drawn,
    high: drawing?.getBoundingClientRect().height ?? 0,
    known: drawing !== null && document.querySelector(drawing.getAttribute('href')) !== null,
    middle: Number(base.getAttribute('cy')),
  }
})"""
"""The drawings in the order in which they are drawn, and where their bases are."""
DRAWN_AT = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-drawn]')?.dataset.drawn"


def test_figures_stand_as_drawings_on_their_bases(visit: Visit) -> None:
    """Each at least 36 pixels high; what stands further away is drawn first. A press on a drawing
    means its figure."""
    page = visit.page()
    page.goto("/bench/raiders")
    expect(page.locator("[data-who]")).to_have_count(FIGURES)
    found = page.evaluate(STANDING)
    assert len(found) == FIGURES
    assert all(each["known"] and each["high"] >= 36 for each in found), found
    middles = [each["middle"] for each in found]
    assert middles == sorted(middles), "from the far edge of the table to the near one"
    box = page.locator(f'[data-drawn="{found[-1]["who"]}"] use').first.bounding_box()
    assert box is not None
    above = [[box["x"] + box["width"] / 2, box["y"] + box["height"] * k / 8] for k in range(1, 5)]
    assert found[-1]["who"] in [page.evaluate(DRAWN_AT, point) for point in above]


def until(page: Page, heading: str) -> None:
    """Answer from the panel until a question with this heading comes."""
    asked = page.get_by_role("heading", name=heading)
    for _ in range(60):
        assert ready(page)
        if asked.count() > 0:
            return
        answer(page)
    raise AssertionError(f"{heading} was never asked")


def mine(page: Page) -> tuple[float, float]:
    """Where a figure is that can be moved now."""
    box = page.locator('[data-who][aria-label$="can be chosen"] .base').first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page) -> None:
    """Drag a figure some way towards the middle of the table, and let go."""
    x, y = mine(page)
    frame = page.locator(".raid").bounding_box()
    assert frame is not None
    aside = 26 if x < frame["x"] + frame["width"] / 2 else -26
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + aside / 2, y + 4, steps=4)
    page.mouse.move(x + aside, y + 8, steps=4)
    page.locator(".routes path").first.wait_for(state="attached")
    page.mouse.up()


def test_a_unit_is_dragged_and_stands_there(visit: Visit) -> None:
    """Dragging plans the move, and only confirming it counts; keys can do all of it too."""
    page = visit.page()
    visit.sit(page, visit.table("raiders", ["person", "random"], setup=SMALL))
    until(page, "Choose an action.")
    drag(page)
    expect(page.locator(".raid .bar .number")).to_contain_text("of")
    picture(page, "raiders-planned")
    page.keyboard.press("Escape")
    expect(page.locator(".routes path")).to_have_count(0)
    page.locator('[data-who][tabindex="0"]').focus()
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    for _ in range(4):
        page.keyboard.press("ArrowUp")
    page.locator(".routes path").first.wait_for(state="attached")
    expect(page.locator("[aria-live]", has_text=re.compile(r"of \d+″")).first).to_be_attached()
    before = page.locator("[data-position]").get_attribute("data-position")
    page.keyboard.press("Enter")
    expect(page.locator("[data-position]")).not_to_have_attribute("data-position", before or "")


def settled(page: Page, place: Locator) -> str:
    """The text of an element after the last preview has come."""
    page.locator(".raid[data-plan=legal], .raid[data-plan=refused]").wait_for()
    return place.inner_text()


def test_a_reload_keeps_the_planned_move(visit: Visit) -> None:
    page = visit.page(PHONE)
    visit.sit(page, visit.table("raiders", ["person", "random"], seed=5, setup=SMALL))
    until(page, "Choose an action.")
    drag(page)
    said = settled(page, page.locator(".raid .bar .number"))
    page.reload()
    expect(page.locator(".raid .bar .number")).to_have_text(said)


def test_the_ruler_shows_what_lies_between(visit: Visit) -> None:
    page = visit.page(bypass_csp=True)
    visit.sit(page, visit.table("raiders", ["person", "random"], setup=SMALL))
    until(page, "Choose an action.")
    page.locator('[data-who][tabindex="0"]').focus()
    page.keyboard.press("c")
    page.locator("section.card").wait_for()
    page.keyboard.press("r")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.locator("section.side svg").wait_for()
    picture(page, "raiders-ruler")
    assert faults(page) == []
