"""The table of Warcraft: pieces, mats, cards and battles, each done where it lies."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from kitchentable import games, players
from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.files import saves
from kitchentable.kernel.table.table import Table
from kitchentable.warcraft.model.state import Warcraft
from tests.browser.visit import TURN, Visit, at_rest, drawn, faults, picture

pytestmark = pytest.mark.browser
ALL = ("strategic", "racial", "creeps", "heroes", "research", "draining")
SIZES = ((360, 640), (390, 844), (768, 1024), (1280, 800), (2560, 1440))
Until = Callable[[Table[Warcraft], str], bool]


def asked(table: Table[Warcraft]) -> str:
    return type(table.look(table.waiting()[0]).question).__name__


def played(
    until: Until, seats: int, options: tuple[str, ...], seed: int, scenario: str = ""
) -> Table[Warcraft]:
    """A game that the bots have played up to a moment."""
    rules = games.game("warcraft")
    setup = rules.setup(seats=seats, options=options, scenario=scenario)
    table: Table[Warcraft] = Table(rules, setup, chance=Seeded(seed))
    seated = [players.player("regular", seat, rules) for seat in range(seats)]
    for _ in range(4000):
        if until(table, asked(table)):
            return table
        seat = table.waiting()[0]
        table.answer(seat, seated[seat].answer(table.look(seat)))
    raise AssertionError("the moment never came")


def turn_of(now: Table[Warcraft]) -> int:
    return now.state.turn


MOMENTS: dict[str, tuple[Until, int, tuple[str, ...], int]] = {
    "moving": (lambda now, topic: topic == "MovePiece" and turn_of(now) == 1, 2, (), 7),
    "spending": (lambda now, topic: topic == "Spend" and turn_of(now) == 3, 2, (), 7),
    "point": (
        lambda now, topic: (
            topic == "Spend" and "victory-point" in now.state.players[now.waiting()[0]].hand
        ),
        2,
        (),
        7,
    ),
    "battle": (lambda now, topic: topic == "ChooseCasualty" and turn_of(now) > 3, 2, (), 7),
    "hero": (lambda now, topic: topic == "ChooseHero", 4, ALL, 7),
    "task": (lambda now, topic: topic == "MovePiece", 4, (), 7),
    "four": (lambda now, topic: topic == "MovePiece" and turn_of(now) == 4, 4, ALL, 7),
}
SCENARIOS = {"task": "dragon-rise"}


@cache
def saved(moment: str) -> tuple[bytes, int]:
    """The file of a game at a moment, and the seat that is asked."""
    table = played(*MOMENTS[moment], SCENARIOS.get(moment, ""))
    return saves.dump(table), table.waiting()[0]


def open_at(visit: Visit, moment: str, page: Page | None = None) -> Page:
    """Sit down at a game at a moment, in the seat that is asked."""
    file, seat = saved(moment)
    request = urllib.request.Request(f"{visit.address}/tables/import", file, method="POST")
    with urllib.request.urlopen(request, timeout=TURN / 1000) as response:
        created: dict[str, Any] = json.load(response)
    page = visit.sit(visit.page() if page is None else page, created, seat)
    page.locator("svg.board").wait_for()
    page.locator("section.question").wait_for()
    at_rest(page)
    return page


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def mine(page: Page, kind: str) -> Locator:
    """The pieces of a kind that can be taken up."""
    return page.locator(f".stack.able[data-kind={kind}]").first


def position(page: Page) -> Locator:
    return page.locator("[data-position]")


def test_the_piece_that_is_grabbed_moves_and_several_go_at_once(visit: Visit) -> None:
    page = open_at(visit, "moving")
    x, y = middle(mine(page, "worker"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y + 12)
    page.mouse.wheel(0, -120)
    expect(page.locator(".hint")).to_contain_text("2 of 3")
    there = middle(page.locator("polygon.to").first)
    page.mouse.move(*there, steps=4)
    picture(page, "warcraft-drag")
    page.mouse.up()
    expect(page.locator(".log li", has_text="moves two workers")).to_have_count(1)
    expect(page.locator(".stack.moved[data-kind=worker]")).to_have_count(1)


def test_where_a_piece_cannot_go_the_board_says_why(visit: Visit) -> None:
    page = open_at(visit, "moving")
    page.mouse.click(*middle(mine(page, "melee")))
    expect(page.locator("polygon.picked")).to_have_count(1)
    asked = position(page).get_attribute("data-position") or ""
    page.mouse.click(*middle(page.locator("polygon.idle").last))
    expect(page.locator("p.no")).to_be_visible()
    expect(position(page)).to_have_attribute("data-position", asked)
    page.keyboard.press("Escape")
    expect(page.locator("p.no")).to_have_count(0)


def test_a_player_has_one_colour_everywhere(visit: Visit) -> None:
    page = open_at(visit, "four")
    colours = page.evaluate(
        """() => [...document.querySelectorAll('.people .badge')]
             .map((each) => getComputedStyle(each).backgroundColor)"""
    )
    assert len(set(colours)) == 4
    _, seat = saved("four")
    own = page.locator(".mat .emblem").evaluate("each => getComputedStyle(each).backgroundColor")
    assert own == colours[seat]
    expect(page.locator(".rival")).to_have_count(3)


def test_purchases_are_made_on_the_mat_and_refusals_say_why(visit: Visit) -> None:
    page = open_at(visit, "spending")
    gold = page.locator(".mat li", has_text="gold").locator("b")
    before = int(gold.inner_text())
    page.locator(".mat .tile").first.get_by_role("button", name="Train").click()
    expect(gold).to_have_text(str(before - 1))
    no = page.locator(".mat .acts button.no").first
    no.click(force=True)  # it is not for sale, and says why
    expect(page.locator(".mat .why")).not_to_be_empty()
    page.get_by_role("button", name="Undo").click()
    expect(gold).to_have_text(str(before))


def test_a_card_that_can_be_played_glows_and_is_played_by_a_click(visit: Visit) -> None:
    page = open_at(visit, "point")
    points = page.locator(".mat li", has_text="Victory points").locator("b")
    before = int(points.inner_text())
    page.locator("button.card.able", has_text="Victory Point").first.click()
    expect(points).to_have_text(str(before + 1))
    other = page.locator("button.card:not(.able)").first
    if other.count() > 0:
        other.click()
        expect(page.get_by_role("dialog").locator(".face.whole")).to_be_visible()


def test_a_battle_is_fought_on_its_stage(visit: Visit) -> None:
    page = open_at(visit, "battle")
    stage = page.locator("section.stage")
    expect(stage.locator(".chances")).to_be_visible()
    expect(stage.locator(".dice svg").first).to_be_visible()
    asked = position(page).get_attribute("data-position") or ""
    stage.locator("button.lose").first.click()
    expect(position(page)).not_to_have_attribute("data-position", asked)
    expect(page.locator(".log li", has_text="loses a").last).to_be_visible()


def test_heroes_are_chosen_by_their_cards(visit: Visit) -> None:
    page = open_at(visit, "hero")
    cards = page.locator("article.hero")
    expect(cards).to_have_count(4)
    expect(cards.first.locator("ol > li")).to_have_count(3)
    asked = position(page).get_attribute("data-position") or ""
    page.locator(".one .button.main").first.click()
    expect(position(page)).not_to_have_attribute("data-position", asked)


def test_pieces_are_moved_by_keyboard_alone(visit: Visit) -> None:
    page = open_at(visit, "moving")
    page.locator("polygon[tabindex='0']").focus()
    page.keyboard.press("n")
    focused = page.locator("polygon:focus")
    expect(focused).to_have_class(re.compile(r"\bfrom\b"))
    name = focused.get_attribute("aria-label") or ""
    assert "Town" in name
    asked = position(page).get_attribute("data-position") or ""
    page.keyboard.press("Enter")
    if page.locator("polygon.picked").count() == 1:
        page.keyboard.press("n")
        page.keyboard.press("Enter")
    if page.locator(".choices").count() > 0:
        page.locator(".choices button").first.press("Enter")
    expect(position(page)).not_to_have_attribute("data-position", asked)


@pytest.mark.parametrize("moment", ["moving", "spending", "battle"])
def test_the_board_keeps_its_place_whatever_is_open(visit: Visit, moment: str) -> None:
    page = open_at(visit, moment)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        box = page.locator("svg.board").bounding_box()
        for name in ("What the signs mean", "The position in words"):
            page.get_by_role("button", name=name).evaluate("each => each.click()")
            drawn(page)
            assert page.locator("svg.board").bounding_box() == box
            page.get_by_role("dialog").get_by_role("button", name="Close").click()
        scrolls = page.evaluate("document.documentElement.scrollWidth")
        assert scrolls <= width, (width, height)


@pytest.mark.parametrize("moment", ["spending", "battle", "hero", "four", "task"])
@pytest.mark.parametrize("dark", [False, True])
def test_screens_of_the_table_are_accessible(visit: Visit, moment: str, dark: bool) -> None:
    scheme = "dark" if dark else "light"
    page = open_at(visit, moment, visit.page(bypass_csp=True, color_scheme=scheme))
    assert faults(page) == []
    picture(page, f"warcraft-{moment}-{scheme}")


def test_a_scenario_begins_with_its_story_and_its_goals_stand_beside_the_board(
    visit: Visit,
) -> None:
    page = open_at(visit, "task")
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="Dragon Rise")).to_be_visible()
    expect(sheet.locator("section")).to_have_count(4)
    expect(sheet).to_contain_text("A dragon sleeps in her lair")
    sheet.get_by_role("button", name="To the table").click()
    goals = page.locator("details.panel .goals > li")
    expect(goals).to_have_count(2)
    goals.first.hover()
    expect(page.locator("polygon.pointed")).to_have_count(2)
    page.reload()
    page.locator("section.question").wait_for()
    expect(goals).to_have_count(2)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_pieces_are_figures_of_their_race(visit: Visit) -> None:
    page = open_at(visit, "four")
    for race in ("human", "orc", "undead", "night-elf"):
        assert page.locator(f"svg.board .stack use[href^='#wc-figure-{race}-']").count() > 0
    used = page.locator("use").evaluate_all("all => all.map(each => each.getAttribute('href'))")
    assert [each for each in set(used) if page.locator(each).count() == 0] == []


def test_a_list_that_folds_away_under_the_pointer_points_at_nothing(visit: Visit) -> None:
    page = visit.page()
    page.goto("/learn/warcraft")
    page.get_by_role("button", name="Begin").first.click()
    page.locator("svg.board").wait_for()
    page.locator("section.question").wait_for()
    at_rest(page)
    expect(page.locator("path.planned")).to_have_count(0)


def test_a_card_that_grows_under_the_pointer_keeps_nothing_from_it(visit: Visit) -> None:
    page = open_at(visit, "moving")
    asked = position(page).get_attribute("data-position") or ""
    page.locator("button.card").last.hover()
    at_rest(page)
    page.locator(".bar .button.main").click()
    expect(position(page)).not_to_have_attribute("data-position", asked)


def test_fighters_of_the_flanks_and_stops_are_shown_before_a_move(visit: Visit) -> None:
    page = open_at(visit, "four")
    threats = page.locator(".rival .emblem").first
    threats.click()
    expect(page.locator("polygon.reached").first).to_be_attached()
    threats.click()
    expect(page.locator("polygon.reached")).to_have_count(0)
    expect(page.locator(".rival em")).to_have_count(1)  # four play in two teams


@pytest.mark.parametrize("size", [(360, 640), (390, 844)])
@pytest.mark.parametrize("moment", ["moving", "four"])
def test_pieces_are_large_enough_for_a_finger(
    visit: Visit, moment: str, size: tuple[int, int]
) -> None:
    page = open_at(visit, moment, visit.page(size, has_touch=True, is_mobile=True))
    stacks = page.locator(".stack.able")
    assert stacks.count() > 0
    for at in range(stacks.count()):
        box = stacks.nth(at).bounding_box()
        assert box is not None
        assert box["height"] >= 28


@pytest.mark.parametrize("size", SIZES)
def test_all_that_can_be_bought_is_seen(visit: Visit, size: tuple[int, int]) -> None:
    page = open_at(visit, "spending", visit.page(size))
    table, purse = page.locator(".war"), page.locator(".mat .head")
    frame, head = table.bounding_box(), purse.bounding_box()
    assert frame is not None
    assert head is not None
    assert head["y"] >= frame["y"]
    buys = page.locator(".mat .acts button")
    assert buys.count() == 10  # three for each type of unit, and a worker
    for at in range(buys.count()):
        box = buys.nth(at).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= frame["y"] + frame["height"]
        assert box["x"] + box["width"] <= frame["x"] + frame["width"]


def test_the_mat_of_the_spend_step_leaves_the_board_free(visit: Visit) -> None:
    page = open_at(visit, "spending")
    mat = page.locator(".mat").bounding_box()
    assert mat is not None
    for space in page.locator("svg.board [data-hex]").all():
        box = space.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= mat["y"]
