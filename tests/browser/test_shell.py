"""The shell of every game: sounds, single answers, set-up with pictures, replays by hand."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_ending import played
from tests.browser.test_still_board import altered
from tests.browser.visit import (
    DESK,
    PHONE,
    Visit,
    answer,
    chosen,
    faults,
    options,
    over,
    picture,
    ready,
)

pytestmark = pytest.mark.browser

VOICES = """
window.voices = 0
for (const Voice of [OscillatorNode, AudioBufferSourceNode]) {
  const start = Voice.prototype.start
  Voice.prototype.start = function (...given) { window.voices++; return start.apply(this, given) }
}
"""
"""Counts the voices of sounds that begin."""
HIDDEN = "Object.defineProperty(document, 'hidden', { get: () => true })"


def settings(page: Page, **kept: Any) -> None:
    """What the reader of this browser has chosen."""
    page.add_init_script(f"localStorage.setItem('kt:settings', '{json.dumps(kept)}')")


def test_sounds_are_loaded_and_heard_when_they_are_switched_on(visit: Visit) -> None:
    page = visit.page(PHONE, bypass_csp=True)
    page.add_init_script(VOICES)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    visit.sit(page, visit.table("raiders", ["person", "random"]))
    assert ready(page)
    answer(page)
    assert page.evaluate("voices") == 0
    assert not [url for url in asked if "synth" in url]
    page.locator("header button").click()
    page.get_by_role("switch", name="Sounds").press("Space")
    page.wait_for_function("voices > 0")
    assert [url for url in asked if "synth" in url]
    volume = page.get_by_role("slider", name="Volume")
    before = page.evaluate("voices")
    volume.fill("30")
    page.wait_for_function(f"voices > {before}")
    assert faults(page) == []
    page.keyboard.press("Escape")
    before = page.evaluate("voices")
    while page.evaluate("voices") == before:  # some answers, such as a choice of sides, are silent
        assert ready(page), "the game ended in silence"
        answer(page)
    page.reload()
    page.locator("header button").click()
    expect(page.get_by_role("switch", name="Sounds")).to_be_checked()
    expect(page.get_by_role("slider", name="Volume")).to_have_value("30")


def test_a_hidden_window_is_silent_until_the_turn_comes(visit: Visit) -> None:
    page = visit.page()
    page.add_init_script(VOICES)
    settings(page, sound=True)
    created = visit.table("raiders", ["person", "person"])
    ana, bo = visit.sit(page, created), visit.sit(visit.page(), created, 1)
    ana.locator(".room").wait_for()
    bo.locator(".room").wait_for()
    for _ in range(4):  # the setting up of the two goes to and fro
        turn = ana if ana.locator("section.question").count() else bo
        ready(turn)
        answer(turn)
    ana.evaluate(HIDDEN)
    ana.evaluate("window.voices = 0")
    heard = 0
    for _ in range(4):
        if bo.locator("section.question").count() == 0:
            break
        answer(bo)
        heard = ana.evaluate("voices")
        if ana.locator("section.question").count() == 0:
            assert heard == 0


def only_the_first(heard: dict[str, Any]) -> None:
    """Every choice has a single answer."""
    asked = heard.get("state", heard).get("asked")
    if asked and asked["kind"] == "choose" and asked.get("options"):
        asked["options"] = asked["options"][:1]


def test_a_single_answer_is_given_unless_one_wants_to_be_asked(visit: Visit) -> None:
    deploy = "Which troop do you deploy next?"
    page = visit.page()
    settings(page, asks=True)
    visit.sit(altered(page, only_the_first), visit.table("raiders", ["person", "random"]))
    while ready(page) and page.get_by_role("heading", name=deploy).count() == 0:
        answer(page)
    expect(options(page)).to_have_count(1)
    page.locator("header button").click()
    page.get_by_role("switch", name="Ask me even").press("Space")
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name=deploy)).to_have_count(0)
    assert ready(page)


def test_everything_that_can_be_chosen_is_seen_and_picked_by_keys(visit: Visit) -> None:
    page = visit.page(PHONE, "nb", bypass_csp=True, color_scheme="dark")
    page.goto("/new/raiders", wait_until="networkidle")
    seen = "(each) => each.complete && each.naturalWidth > 0"
    page.evaluate("document.querySelectorAll('img').forEach((each) => (each.loading = 'eager'))")
    page.wait_for_function(f"[...document.querySelectorAll('.page img')].every({seen})")
    assert page.locator(".page img").count() == 5
    chosen(page, "Bord").focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", pressed=True)).to_have_count(1)
    assert faults(page) == []
    picture(page, "phone-pick")
    last = dialog.locator("li button").last
    name = last.locator(".name").inner_text()
    last.focus()
    page.keyboard.press("Enter")
    expect(chosen(page, "Bord")).to_have_accessible_name(re.compile(f"^Bord {name}"))
    expect(chosen(page, "Bord")).to_be_focused()
    assert faults(page) == []


def test_a_scenario_brings_its_players_along(visit: Visit) -> None:
    page = visit.page()
    page.goto("/new/warcraft", wait_until="networkidle")
    chosen(page, "Scenario").click()
    page.get_by_role("dialog").get_by_role("button", name="The Elf Gate").click()
    expect(page.locator(".seat")).to_have_count(3)
    with page.expect_request(lambda request: request.method == "POST") as asked:
        page.get_by_role("button", name="Start the game").click()
    assert json.loads(asked.value.post_data or "")["setup"]["seats"] == 3
    page.locator(".room").wait_for()


def swipe(page: Page, way: int) -> None:
    """A finger goes over the panel of a replay: to the left with -1."""
    page.locator(".scrubber .top").evaluate(
        """(panel, way) => {
          const at = (type, x) => panel.dispatchEvent(new PointerEvent(type,
            { bubbles: true, pointerType: 'touch', pointerId: 7, clientX: x, clientY: 100 }))
          at('pointerdown', 200)
          at('pointerup', 200 + 90 * way)
        }""",
        way,
    )


def test_a_replay_goes_by_keys_and_fingers_to_every_moment(visit: Visit) -> None:
    created, _ = played(visit)
    page = visit.page(PHONE, bypass_csp=True)
    page.goto(f"/replay/{created['table']}?at=40#{created['seats']['0']}")
    slider = page.get_by_role("slider")
    page.locator(".log .now").first.wait_for()
    at = int(slider.input_value())
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value(str(at + 1))
    swipe(page, 1)
    expect(slider).to_have_value(str(at))
    swipe(page, -1)
    expect(slider).to_have_value(str(at + 1))
    for kind in ("round", "loss", "place"):
        expect(page.locator(f".marks .{kind}")).not_to_have_count(0)
    page.locator(".marks .loss").last.dispatch_event("click")
    expect(page.locator(".log .now").first).to_be_in_viewport()
    there = int(slider.input_value())
    page.keyboard.press(",")
    expect(slider).not_to_have_value(str(there))
    assert int(slider.input_value()) < there
    page.keyboard.press(".")
    expect(slider).to_have_value(str(there))
    assert faults(page) == []
    picture(page, "phone-replay-marks")


def test_the_others_steps_come_one_by_one_when_they_are_called_for(visit: Visit) -> None:
    page = visit.page(DESK, calm=False)
    settings(page, pace="step", asks=True)
    visit.sit(page, visit.table("warcraft", ["person", "random"], seed=3))
    on = page.get_by_role("button", name="Next step")
    while on.count() == 0 and not over(page):
        page.locator("section.question, div.turn button, [data-over=true]").first.wait_for()
        if page.locator("section.question").count():
            answer(page, options(page).count() - 1)
    room = page.locator("[data-position]")
    before = room.get_attribute("data-position") or ""
    lines = page.locator(".log li").count()
    page.evaluate("new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
    assert room.get_attribute("data-position") == before
    on.click()
    expect(room).not_to_have_attribute("data-position", before)
    assert page.locator(".log li").count() >= lines
    page.get_by_role("button", name="Skip ahead").click()
    assert ready(page)
