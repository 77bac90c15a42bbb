"""The board stands still: long lists scroll in their own panels, in play and in a replay."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, WebSocketRoute, expect

from kitchentable import games, players
from kitchentable.kernel import story
from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.events import UNTOLD
from kitchentable.kernel.files import saves
from kitchentable.kernel.table.table import Table
from tests.browser.visit import TURN, Visit, answer, drawn, options, picture, ready

pytestmark = pytest.mark.browser
SIZES = {
    "wall": (2560, 1440),
    "desk": (1440, 900),
    "laptop": (1024, 700),
    "phone": (390, 844),
    "small phone": (360, 640),
}
BOARD = {"raiders": ".raid", "warcraft": "svg.board"}
ASKED = {"raiders": "Which troop do you deploy next?", "warcraft": "What do you move?"}
"""Questions with a list of answers, early in the game."""
SETUP: dict[str, dict[str, Any]] = {
    "raiders": {"teams": "lilliput-3,gremlins-3", "stars": 3, "table": "bedside_table"},
    "warcraft": {"seats": 2},
}
ENTRIES = 2000

Change = Callable[[dict[str, Any]], None]
Boxes = dict[str, FloatRect]


def altered(page: Page, change: Change) -> Page:
    """Change what the server tells this page."""

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            heard = json.loads(message)
            change(heard)
            socket.send(json.dumps(heard))

        server.on_message(pass_on)

    page.route_web_socket("**/tables/*", between)
    return page


def with_answers(number: int) -> Change:
    """Every list of answers is as long as this."""

    def change(heard: dict[str, Any]) -> None:
        asked = heard.get("state", heard).get("asked")
        if asked and asked.get("options"):
            asked["options"] = (asked["options"] * number)[:number]

    return change


def with_lines(each: int) -> Change:
    """Every line of the log is there several times, each for itself."""

    def change(heard: dict[str, Any]) -> None:
        if heard.get("lines"):
            alone = [{**line, "together": None} for line in heard["lines"]]
            heard["lines"] = [line for line in alone for _ in range(each)]

    return change


def boxes(page: Page, game: str) -> Boxes:
    """The place of the board in windows of all sizes. The page itself never scrolls."""
    found: Boxes = {}
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        box = page.locator(BOARD[game]).bounding_box()
        assert box is not None
        assert box["x"] >= 0, name
        assert box["y"] >= 0, name
        assert box["x"] + box["width"] <= width, name
        assert box["y"] + box["height"] <= height * (0.67 if "phone" in name else 1), name
        assert box["height"] > height * 0.35, name
        scrolls = page.evaluate("document.documentElement.scrollHeight")
        assert scrolls <= height, f"{name}: the page itself is {scrolls} pixels high"
        found[name] = box
    return found


@pytest.mark.parametrize("game", ["raiders", "warcraft"])
def test_long_lists_of_answers_leave_the_board_where_it_is(visit: Visit, game: str) -> None:
    created = visit.table(game, ["person", "random"])
    page = visit.sit(visit.page(), created)
    while ready(page) and page.get_by_role("heading", name=ASKED[game]).count() == 0:
        answer(page)
    page.locator(BOARD[game]).wait_for()
    assert page.locator("button.option").count() < 6
    short = boxes(page, game)
    page = visit.sit(altered(visit.page(), with_answers(40)), created)
    page.locator(BOARD[game]).wait_for()
    expect(options(page)).to_have_count(40)
    assert boxes(page, game) == short
    picture(page, f"still-{game}-answers")
    last = options(page).last
    last.focus()
    expect(last).to_be_in_viewport()


def long_game(visit: Visit, game: str) -> tuple[dict[str, Any], int]:
    """A table with a game of 2,000 entries or, if it ends before, a whole one; lines of its log."""
    rules = games.game(game)
    table: Table[Any] = Table(rules, rules.setup(**SETUP[game]), chance=Seeded(7))
    seated = [players.player("random", seat, rules) for seat in (0, 1)]
    while not table.over and table.position < ENTRIES:
        seat = table.waiting()[0]
        table.answer(seat, seated[seat].answer(table.look(seat)))
    request = urllib.request.Request(
        f"{visit.address}/tables/import", saves.dump(table), method="POST"
    )
    with urllib.request.urlopen(request, timeout=TURN / 1000) as response:
        lines = [story.line_of(each.position, each.event) for each in table.told(0)]
        read = [each for each in lines if each.say != UNTOLD and each.level != "stage"]
        return json.load(response), len(read)


@pytest.mark.parametrize("game", ["raiders", "warcraft"])
def test_a_long_replay_leaves_the_board_where_it_is(visit: Visit, game: str) -> None:
    created, lines = long_game(visit, game)
    page = altered(visit.page(), with_lines(-(-ENTRIES // lines)))
    page.goto(f"/replay/{created['table']}#{created['seats']['0']}")
    page.locator(BOARD[game]).wait_for()
    page.locator(".log li").nth(ENTRIES - 1).wait_for(state="attached")
    long = boxes(page, game)
    slider, now = page.get_by_role("slider"), page.locator(".log .now > :is(.row, .title)").first
    last = int(slider.get_attribute("max") or 0)
    for at in (last // 2, last, last // 3):
        slider.fill(str(at))
        expect(now).to_be_in_viewport(ratio=0.9)
    picture(page, f"still-{game}-replay")
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(now).to_be_in_viewport(ratio=0.9)
    page.locator(".log .moment:visible").last.click()
    expect(slider).to_have_value(str(last))
    page.evaluate("document.querySelectorAll('.log li').forEach((line) => line.remove())")
    assert boxes(page, game) == long
