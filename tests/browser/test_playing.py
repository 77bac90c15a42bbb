"""Games played in the browser: by clicking, by keyboard, at two screens, at one, and replayed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect

from tests.browser.visit import DESK, PHONE, Visit, answer, at_rest, options, over, picture, ready

pytestmark = pytest.mark.browser
MOST_ANSWERS = 400
SMALL = {"teams": "lilliput-3,gremlins-3", "stars": 3, "table": "bedside_table"}


def test_a_whole_game_by_clicking_against_the_computer(visit: Visit) -> None:
    page = visit.page()
    visit.sit(page, visit.table("raiders", ["person", "random"], setup=SMALL))
    for number in range(MOST_ANSWERS):
        if not ready(page):
            break
        if number == 12:
            picture(page, "raiders-playing")
        answer(page)
    assert over(page)
    picture(page, "raiders-over")


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit.page()
    visit.sit(page, visit.table("pantry", ["person", "random"]))
    for _ in range(MOST_ANSWERS):
        if not ready(page):
            break
        asked = page.locator("[data-position]").get_attribute("data-position")
        options(page).first.wait_for()
        page.keyboard.press("1")
        expect(page.locator("[data-position]")).not_to_have_attribute("data-position", asked or "")
    assert over(page)


def middle(what: Locator) -> tuple[float, float]:
    """The middle of an element on the page."""
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_warcraft_is_played_by_clicking_on_its_board(visit: Visit) -> None:
    """A piece goes where it is clicked or dragged; all other answers are below the board."""
    page = visit.page()
    visit.sit(page, visit.table("warcraft", ["person", "regular"]))
    position = page.locator("[data-position]")
    moves = {"clicked": 0, "dragged": 0}
    for _ in range(60):
        assert ready(page)
        if sum(moves.values()) == 4:
            break
        before = position.get_attribute("data-position") or ""
        if page.get_by_role("heading", name="What do you move?").count() == 0:
            answer(page)
            continue
        here, there = page.locator("polygon.from").first, page.locator("polygon.to").last
        start = middle(here)
        here.click()
        expect(page.locator("polygon.picked")).to_have_count(1)
        if moves["clicked"] < 2:
            there.click()
            moves["clicked"] += 1
        else:
            end = middle(there)
            page.keyboard.press("Escape")
            page.mouse.move(*start)
            page.mouse.down()
            page.mouse.move(*end, steps=4)
            page.mouse.up()
            moves["dragged"] += 1
        if page.locator("polygon.picked").count() > 1:
            picture(page, "warcraft-which")
            page.locator(".choices button").first.click()
        expect(position).not_to_have_attribute("data-position", before)
    assert moves == {"clicked": 2, "dragged": 2}
    page.get_by_role("button", name="The position in words").click()
    expect(page.locator(".words")).to_contain_text("victory points win")
    picture(page, "warcraft")


def answer_off_the_net(page: Page) -> None:
    """An answer that is clicked without a connection is sent when the connection is back."""
    room = page.locator("[data-position]")
    asked = room.get_attribute("data-position") or ""
    expect(options(page).first).to_be_visible()  # they come after the question itself
    page.context.set_offline(True)
    expect(page.locator(".lost")).to_be_visible()
    picture(page, "offline")
    options(page).first.click()
    page.context.set_offline(False)
    expect(page.locator(".lost")).to_be_hidden()
    expect(room).not_to_have_attribute("data-position", asked)


def test_two_browsers_one_reloads_and_goes_off_the_net(visit: Visit) -> None:
    created = visit.table("pantry", ["person", "person"], seed=3)
    pages = [visit.sit(visit.page(), created, seat) for seat in (0, 1)]
    answers = 0
    while not all(over(page) for page in pages):
        waits = [page for page in pages if page.locator("section.question").count()]
        if not waits:
            pages[0].wait_for_timeout(20)  # one of the pages is behind
            continue
        if answers == 4:
            pages[1].reload()
            ready(waits[0])
        if answers in (8, 9, 10):
            answer_off_the_net(waits[0])
        else:
            answer(waits[0])
        answers += 1
        assert answers < MOST_ANSWERS
    ends = [page.locator(".turn").inner_text() for page in pages]
    assert ends[0] == ends[1]


def test_people_at_one_screen_hand_it_over(visit: Visit) -> None:
    created = visit.table("pantry", ["person", "person"], names=["Ana", "Bo"], seed=5)
    page = visit.page()
    visit.sit(page, created, 0)
    page.locator(".room").wait_for()
    with page.expect_navigation(wait_until="load"):
        visit.sit(page, created, 1)
    page.wait_for_load_state("networkidle")
    handed, asked = 0, ""
    for _ in range(30):
        button = page.get_by_role("button", name="I am")
        next_one = f"[data-position]:not([data-position='{asked}']) section.question"
        page.locator(f"{next_one}, [data-over=true], button:has-text('I am')").first.wait_for()
        if button.count():
            assert page.locator(".room").count() == 0, "no player may see the cards of the other"
            picture(page, "hand-over")
            button.click()
            handed += 1
        elif over(page) or handed > 3:
            break
        else:
            asked = page.locator("[data-position]").get_attribute("data-position") or ""
            options(page).first.click()
    assert handed > 1


def test_undo_talk_and_reasons(visit: Visit) -> None:
    created = visit.table("pantry", ["person", "person"], seed=3)
    ana, bo = (visit.sit(visit.page(), created, seat) for seat in (0, 1))
    ana.get_by_role("tab", name="Chat").click()
    ana.get_by_label("Message to all").fill("Good evening")
    ana.get_by_role("button", name="Send").click()
    bo.get_by_role("tab", name="Chat").click()
    expect(bo.locator(".said")).to_contain_text("Good evening")
    bo.get_by_role("tab", name="What happened").click()
    rules = bo.get_by_role("button", name=re.compile("^(Rules:|Read rule)")).first
    rules.click()
    expect(bo.get_by_role("dialog")).to_contain_text("Rule PA-")
    bo.keyboard.press("Escape")
    bo.get_by_role("button", name="Undo").click()
    expect(bo.get_by_role("alert")).to_be_visible()


def test_the_game_again_moment_by_moment(visit: Visit) -> None:
    page = visit.page()
    created = visit.table("raiders", ["person", "random"], setup=SMALL)
    visit.sit(page, created)
    for _ in range(5):
        ready(page)
        answer(page)
    page.goto(f"/replay/{created['table']}")
    slider = page.get_by_role("slider")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    assert last > 5
    page.get_by_role("button", name="To the end").click()
    expect(slider).to_have_value(str(last))
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(last - 1))
    page.get_by_role("button", name="Link to this moment").click()
    picture(page, "replay")
    page.reload()
    expect(page.get_by_role("slider")).to_have_value(str(last - 1))
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    assert created["table"] not in page.url
    page.locator(".room").wait_for()


@pytest.mark.parametrize("game", ["raiders", "warcraft"])
def test_a_table_fits_a_phone(visit: Visit, game: str) -> None:
    page = visit.page(PHONE, has_touch=True)
    visit.sit(page, visit.table(game, ["person", "random"]))
    for _ in range(3):
        ready(page)
        answer(page)
    ready(page)
    at_rest(page)
    picture(page, f"phone-{game}")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


NOTE = """
window.heard = []
const look = () => {
  for (const each of document.querySelectorAll('[aria-live], .turn, section.question'))
    if (!window.heard.includes(each.textContent)) window.heard.push(each.textContent)
}
const everything = { subtree: true, childList: true, characterData: true }
new MutationObserver(look).observe(document, everything)
"""
"""Notes everything that a screen reader is told, and what the panel says."""


def test_nothing_is_read_aloud_before_its_words_are_there(visit: Visit) -> None:
    """The words of the game come later than the game itself."""
    page = visit.page()
    page.add_init_script(NOTE)
    held: list[Route] = []
    page.route(re.compile(r"/assets/raiders[^/]*\.js"), lambda route: held.append(route))
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda f: frames.append(str(f))))
    visit.sit(page, visit.table("raiders", ["person", "random"], setup=SMALL))
    while not held or not any('"kind":"state"' in frame for frame in frames):
        page.wait_for_timeout(20)
    page.unroute_all()  # this lets the held requests go on
    assert ready(page)
    heard = page.evaluate("window.heard")
    assert any(page.locator("section.question h2").inner_text() in each for each in heard)
    assert [each for each in heard if re.search(r"\b(hr|kind)-[a-z]", each)] == []


def test_an_answer_on_its_way_leaves_the_turn_as_it_is(visit: Visit) -> None:
    """While an answer is on its way, the panel does not say that others wait for the player."""
    page = visit.page()

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def on_the_way(sent: str | bytes) -> None:
            if '"answer"' not in str(sent):
                server.send(sent)

        socket.on_message(on_the_way)

    page.route_web_socket("**/tables/*", between)
    visit.sit(page, visit.table("pantry", ["person", "random"]))
    options(page).first.click()
    expect(page.locator("section.question")).to_have_count(0)
    expect(page.locator("p.turn")).to_have_text("Your turn")


def test_spectators_see_and_do_nothing(visit: Visit) -> None:
    created = visit.table("pantry", ["person", "random"])
    page = visit.sit(visit.page(DESK), created)
    watcher = visit.sit(visit.page(DESK), created, -1)
    ready(page)
    answer(page)
    watcher.locator(".room").wait_for()
    assert watcher.locator("section.question").count() == 0
    expect(watcher.locator(".log li").first).to_be_visible()


def test_real_dice_are_told(visit: Visit) -> None:
    page = visit.page()
    created = visit.table("raiders", ["person", "random"], seed=None, dice="physical", setup=SMALL)
    visit.sit(page, created)
    told = 0
    for _ in range(12):
        page.locator("section.question, section.dice").first.wait_for()
        if page.locator("section.dice").count() == 0:
            answer(page)
            continue
        room = page.locator("[data-position]")
        before = room.get_attribute("data-position") or ""
        if told == 0:
            picture(page, "real-dice")
        page.locator("section.dice .button").first.click()
        expect(room).not_to_have_attribute("data-position", before)
        told += 1
    assert told > 1
