"""The pages as people meet them: start, set-up, rules, settings, languages, sizes, access."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, expect

from kitchentable.kernel.company import CHARACTERS
from tests.browser.visit import (
    DESK,
    PHONE,
    Visit,
    answer,
    at_rest,
    chosen,
    faults,
    options,
    pick,
    picture,
    ready,
)

pytestmark = pytest.mark.browser
PAGES = Path(__file__).resolve().parents[2] / "src/kitchentable/pages"
MOST_FIRST_LOAD = 200_000
"""Bytes, compressed, that the start page may need."""


def test_a_newcomer_is_in_a_game_after_one_click(visit: Visit) -> None:
    page = visit.page()
    page.goto("/")
    picture(page, "start")
    page.get_by_role("button", name="Play now Home Raiders").click()
    page.wait_for_url("**/t/*")
    page.locator("section.question").wait_for()
    at_rest(page)
    picture(page, "raiders")
    page.goto("/")
    expect(page.get_by_role("heading", name="Games in progress")).to_be_visible()


def test_the_first_load_is_small(visit: Visit) -> None:
    """What goes over the wire, headers aside: a newcomer has nothing in the cache."""
    page = visit.page()
    finished: list[Request] = []
    page.on("requestfinished", lambda request: finished.append(request))
    page.goto("/", wait_until="networkidle")
    loaded = {each.url: each.sizes()["responseBodySize"] for each in finished}
    assert any(url.endswith(".svg?lang=en") for url in loaded), "the hero's picture is among them"
    assert sum(loaded.values()) <= MOST_FIRST_LOAD, loaded
    print(sum(loaded.values()), "bytes in", len(loaded), "files")


def test_the_policy_forbids_scripts_in_the_page(visit: Visit) -> None:
    response = visit.page().goto("/")
    assert response is not None
    policy = response.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert "<script>" not in (PAGES / "index.html").read_text()


def test_a_game_is_set_up_and_a_friend_comes_by_link(visit: Visit) -> None:
    page = visit.page()
    page.goto("/new/raiders")
    second = page.locator(".seat").nth(1)
    second.get_by_role("radio", name="By link").check()
    pick(page, "Table", "Desk")
    page.get_by_role("radio", name="Basic").check()
    picture(page, "new-game")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("heading", name="Waiting for the others").wait_for()
    picture(page, "lobby")
    link = page.get_by_role("textbox", name="Link for Player 2").input_value()
    friend = visit.page()
    friend.goto(link)
    for each in (page, friend):
        each.locator(".room").wait_for()
    assert "#" not in friend.url, "a token that stays in the address is seen over one's shoulder"


def test_the_two_portals_of_a_form_differ_and_are_those_of_the_game(visit: Visit) -> None:
    page = visit.page()
    page.goto("/new/raiders")
    expect(chosen(page, "Portal", 0)).to_contain_text(re.compile("mug", re.IGNORECASE))
    expect(chosen(page, "Portal", 1)).to_contain_text(re.compile("glass", re.IGNORECASE))
    picture(page, "raiders-form")
    with page.expect_request("**/tables") as asked:
        page.get_by_role("button", name="Start the game").click()
    assert json.loads(asked.value.post_data or "")["setup"]["portals"] == "mug,glass"
    page.locator("section.question").wait_for()


def test_a_race_that_is_chosen_is_played_and_the_other_is_drawn(visit: Visit) -> None:
    page = visit.page()
    page.goto("/new/warcraft")
    pick(page, "Race", "Night Elves")
    with page.expect_request("**/tables") as asked:
        page.get_by_role("button", name="Start the game").click()
    wanted = json.loads(asked.value.post_data or "")
    assert wanted["setup"]["races"] == ["night-elf", ""]
    expect(page.locator(".log")).to_contain_text("Player 1 plays the Night Elves")
    expect(page.locator(".log")).to_contain_text(
        re.compile(f"({'|'.join(CHARACTERS.values())}) plays the")
    )


@pytest.mark.parametrize("lang", ["en", "es", "nl", "nb"])
def test_the_rules_are_found(visit: Visit, lang: str) -> None:
    page = visit.page(lang=lang)
    page.goto("/book/raiders?rule=HR-089")
    page.locator("#HR-089").wait_for()
    page.get_by_role("searchbox").fill("HR-089")
    expect(page.locator("section li")).to_have_count(1)
    picture(page, f"rules-{lang}")


def test_settings_are_kept_and_the_language_changes_at_once(visit: Visit) -> None:
    page = visit.page()
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Nederlands").check()
    page.get_by_role("radio", name="Avond").check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", level=1)).to_have_text("Schuif aan, de tafel is gedekt.")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    picture(page, "start-evening")


def test_an_address_that_leads_nowhere_says_so(visit: Visit) -> None:
    page = visit.page()
    page.goto("/t/none")
    expect(page.get_by_role("alert")).to_contain_text("can’t be opened")
    visit.wrong.clear()  # the browser notes that the table was not found


BARE = re.compile(r"⟦[^⟦⟧]*⟧|English|Español|Nederlands|Norsk|[\s\d.,:″–·●…%§/()+−×-]+")


def bare(page: Page) -> str:
    """Visible text that is in no brackets: it came from no catalogue."""
    text: str = page.evaluate("document.body.innerText")
    text = re.sub(r"\b[A-Z]{1,2}-\d+", "", text)  # rule numbers are the same in every language
    before = ""
    while before != text:
        before, text = text, BARE.sub("", text)
    return text.strip()


def test_every_text_is_from_a_catalogue(visit: Visit) -> None:
    page = visit.page()
    for path in ("/", "/new/raiders", "/new/warcraft", "/first", "/teams", "/house"):
        page.goto(f"{path}?lang=qps", wait_until="networkidle")
        assert bare(page) == "", path
    page.goto("/?lang=qps")
    created = visit.table("pantry", ["person", "random"], names=["⟦Ana⟧", "⟦Bo⟧"])
    visit.sit(page, created)
    for _ in range(6):
        if not ready(page):
            break
        options(page)
        answer(page)
    assert "⟦" in page.locator(".side").inner_text()
    assert bare(page) == ""


@pytest.mark.parametrize("lang", ["en", "es", "nl", "nb"])
def test_access(visit: Visit, lang: str) -> None:
    """axe finds nothing serious: a screen a language in turn, all screens over the four."""
    dark = lang in ("es", "nb")
    page = visit.page(
        PHONE if lang in ("nl", "nb") else DESK,
        lang,
        bypass_csp=True,
        color_scheme="dark" if dark else "light",
    )
    wrong: list[str] = []
    for path in ("/", "/new/raiders", "/book/warcraft", "/first", "/teams", "/house"):
        page.goto(path, wait_until="networkidle")
        wrong += [f"{path}: {each}" for each in faults(page)]
    page.goto("/")
    page.locator("header button").click()
    wrong += [f"settings: {each}" for each in faults(page)]
    for game in ("pantry", "raiders", "warcraft"):
        visit.sit(page, visit.table(game, ["person", "random"]))
        ready(page)
        options(page)
        wrong += [f"{game}: {each}" for each in faults(page)]
    table = page.url.rsplit("/", 1)[1]
    page.goto(f"/replay/{table}")
    page.locator("input[type=range]").wait_for()
    wrong += [f"replay: {each}" for each in faults(page)]
    assert wrong == []


@pytest.mark.parametrize(
    "path", ["/", "/new/raiders", "/new/warcraft", "/book/raiders", "/first", "/house"]
)
def test_nothing_is_wider_than_a_small_phone(visit: Visit, path: str) -> None:
    page = visit.page(PHONE, "nl")
    page.goto(path, wait_until="networkidle")
    picture(page, f"phone{path.replace('/', '-')}")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
