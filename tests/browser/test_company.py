"""Beside the game in the browser: clocks, a stand-in for an absent player, a rematch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visit import Visit, answer, over, picture, ready

pytestmark = pytest.mark.browser
MOST_ANSWERS = 400
INCREMENT = 5
CLOCK = {"total": 600, "increment": INCREMENT, "flag": "bot"}


def seconds(page: Page, seat: int) -> int:
    """What the clock of a seat shows."""
    face = page.locator("time.clock").nth(seat).inner_text()
    minutes, rest = face.split(":")
    return 60 * int(minutes) + int(rest)


def test_clocks_run_for_the_player_who_is_asked(visit: Visit) -> None:
    created = visit.table("pantry", ["person", "person"], seed=3, clock=CLOCK)
    pages = [visit.sit(visit.page(), created, seat) for seat in (0, 1)]
    for page in pages:
        expect(page.locator("time.clock")).to_have_count(2)
    page = pages[0]
    running = page.locator("time.clock.runs")
    running.first.wait_for()
    shown = running.first.inner_text()
    expect(running.first).not_to_have_text(shown)  # it runs, however slow the machine is
    picture(page, "clocks")
    still = page.locator("time.clock:not(.runs)")
    assert all(seconds(page, seat) <= 600 for seat in (0, 1))
    assert still.count() + running.count() == 2
    asked = next(each for each in pages if each.locator("section.question").count())
    seat = pages.index(asked)
    before = seconds(asked, seat)
    answer(asked)
    assert seconds(asked, seat) <= before + INCREMENT


def test_a_rematch_takes_all_players_along(visit: Visit) -> None:
    created = visit.table("raiders", ["person", "person"], seed=3)
    ana, bo = (visit.sit(visit.page(), created, seat) for seat in (0, 1))
    for page in (ana, bo):
        page.locator(".room").wait_for()
    ana.get_by_role("button", name="More").click()
    ana.get_by_role("button", name="Resign").click()
    ana.get_by_role("dialog").get_by_role("button", name="Resign").click()
    for page in (ana, bo):
        page.locator("[data-over=true]").wait_for()
    ana.get_by_role("button", name="Play again").click()
    expect(ana.get_by_role("button", name="Waiting until the others agree")).to_be_disabled()
    bo.get_by_role("button", name="Agree to play again").click()
    for page in (ana, bo):
        page.wait_for_url(lambda url: created["table"] not in url)
        page.locator(".room").wait_for()
    assert ana.url == bo.url
    assert not over(ana)


def test_the_computer_stands_in_for_an_absent_player(visit: Visit) -> None:
    created = visit.table("pantry", ["person", "person"], names=["Ana", "Bo"], seed=3)
    ana, bo = (visit.sit(visit.page(), created, seat) for seat in (0, 1))
    for page in (ana, bo):
        page.locator(".room").wait_for()
    bo.goto("/")
    button = ana.get_by_role("button", name="Let the computer play until they are back")
    button.click()
    expect(ana.get_by_label("At the table")).to_contain_text("the computer plays")
    picture(ana, "stand-in")
    for _ in range(6):  # the computer answers for Bo: Ana is asked again and again
        if not ready(ana):
            break
        answer(ana)
    bo.goto(f"/t/{created['table']}")
    bo.locator(".room").wait_for()
    expect(ana.get_by_label("At the table")).not_to_contain_text("the computer plays")
