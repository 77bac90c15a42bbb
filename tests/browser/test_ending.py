"""The end of a game in the browser: the result card, the log, the replay with its marks."""

from __future__ import annotations

import json
import re
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kitchentable import games, players
from kitchentable.kernel import story
from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.company import CHARACTERS
from kitchentable.kernel.files import saves
from kitchentable.kernel.table.table import Table
from tests.browser.visit import PHONE, TURN, Visit, chosen, faults, pick, picture

pytestmark = pytest.mark.browser


def played(visit: Visit) -> tuple[dict[str, Any], Table[Any]]:
    """A finished game of Warcraft between two regular bots, taken in by the server."""
    game = games.game("warcraft")
    table: Table[Any] = Table(game, game.setup(seats=2), chance=Seeded(5))
    table.names = ("Ana", "Bo")
    bots = [players.player("regular", seat, game) for seat in range(2)]
    while not table.over:
        seat = table.waiting()[0]
        table.answer(seat, bots[seat].answer(table.look(seat)))
    request = urllib.request.Request(
        f"{visit.address}/tables/import", saves.dump(table), method="POST"
    )
    with urllib.request.urlopen(request, timeout=TURN / 1000) as response:
        return json.load(response), table


def card(page: Page) -> Any:
    found = page.locator("section.ending")
    found.get_by_role("img").wait_for()
    return found


def test_the_end_says_who_won_and_leads_into_the_replay(visit: Visit) -> None:
    created, table = played(visit)
    winner = table.result.winners[0] if table.result else 0
    page = visit.sit(visit.page(bypass_csp=True), created, winner)
    ending = card(page)
    expect(ending.get_by_role("heading").first).to_have_text("You have won")
    rows = ending.locator("tbody tr")
    expect(rows).to_have_count(2)
    score = games.game("warcraft").browser.score(table.view(None))
    assert rows.locator("td.count").all_inner_texts() == [str(each) for each in score]
    expect(rows.nth(1 - winner)).to_contain_text("melee unit")
    expect(ending.get_by_role("button", name="Play again")).to_be_visible()
    assert faults(page) == []
    picture(page, "ending")
    turn = ending.locator(".turns a").first
    at = int((turn.get_attribute("href") or "").partition("at=")[2])
    turn.click()
    page.wait_for_url("**/replay/**")
    expect(page.get_by_role("slider")).to_have_value(re.compile(r"[1-9]\d*"))
    page.locator(".log .now").first.wait_for()
    assert at > 0
    assert faults(page) == []


ROOM_FOR_ALL = """() => {
  const [ending, people] = ['section.ending', '.sheet.people']
  const box = (found) => document.querySelector(found).getBoundingClientRect()
  return box(ending).bottom <= box(people).top
}"""


def test_the_loser_and_a_spectator_read_the_same_game(visit: Visit) -> None:
    created, table = played(visit)
    winner = table.result.winners[0] if table.result else 0
    loser = visit.sit(visit.page(PHONE, "nb", color_scheme="dark"), created, 1 - winner)
    expect(card(loser).get_by_role("heading").first).to_have_text("Du har tapt")
    assert loser.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert loser.evaluate(ROOM_FOR_ALL), "the card of the end lies over what is below it"
    picture(loser, "phone-ending")
    spectator = visit.sit(visit.page(), created, -1)
    ending = card(spectator)
    expect(ending.get_by_role("heading").first).to_have_text(f"Won by {table.names[winner]}")
    expect(ending.get_by_role("button", name="Play again")).to_have_count(0)


def test_the_log_folds_details_and_opens_all_rules_of_a_line(visit: Visit) -> None:
    created, table = played(visit)
    page = visit.sit(visit.page(bypass_csp=True), created)
    card(page)
    log = page.get_by_role("log")
    rounds = log.get_by_role("heading", level=2)
    expect(rounds.first).to_contain_text(re.compile("Turn|Round"))
    earlier = log.get_by_role("button", name="Show earlier")
    while earlier.count():
        earlier.click()
    told = [story.line_of(each.position, each.event) for each in table.told(0)]
    entries = story.story(told)
    expect(log.locator("li")).to_have_count(sum(1 + len(entry.details) for entry in entries))
    fold = log.get_by_role("button", name=re.compile("detail")).first
    details = log.locator("li", has=page.locator(".fold")).first.locator("ol li").first
    expect(details).to_be_hidden()
    fold.click()
    expect(details).to_be_visible()
    log.get_by_role("button", name=re.compile("^Rules: ")).first.click()
    dialog = page.get_by_role("dialog")
    several = dialog.get_by_role("button", name=re.compile("^Read rule"))
    several.nth(1).click()
    expect(several.nth(1)).to_have_attribute("aria-pressed", "true")
    assert faults(page) == []


def test_a_replay_runs_by_the_space_bar_and_shows_what_a_seat_saw(visit: Visit) -> None:
    created, _ = played(visit)
    page = visit.page(bypass_csp=True)
    page.goto(f"/replay/{created['table']}?at=40#{created['seats']['0']}")
    slider = page.get_by_role("slider")
    slider.wait_for()
    expect(page.locator(".marks .round")).not_to_have_count(0)
    expect(page.locator(".marks .turned")).not_to_have_count(0)
    before = slider.input_value()
    page.get_by_role("combobox", name="Speed").select_option("4")
    slider.focus()
    page.keyboard.press("Space")
    expect(slider).not_to_have_value(before)
    page.keyboard.press("Space")
    run = page.get_by_role("button", name="Play", exact=True)
    expect(run).to_have_attribute("aria-pressed", "false")
    page.get_by_role("combobox", name="Seen by").select_option("Bo")
    page.locator(".log .now").first.wait_for()
    assert faults(page) == []


def test_four_players_have_four_names_and_bots_show_what_they_are(visit: Visit) -> None:
    created = visit.table(
        "warcraft", ["person", "regular", "regular", "random"], setup={"seats": 4}, names=["Ana"]
    )
    page = visit.sit(visit.page(), created)
    people = page.get_by_label("At the table").get_by_role("listitem")
    expect(people).to_have_count(4)
    texts = people.all_inner_texts()
    names = [next(n for n in CHARACTERS.values() if n in text) for text in texts[1:]]
    assert len(set(names)) == 3
    assert all("Computer" in text for text in texts[1:])
    assert "Computer" not in texts[0]


def test_the_last_choices_are_made_again(visit: Visit) -> None:
    page = visit.page()
    page.goto("/new/raiders")
    pick(page, "Table", "Desk")
    page.locator(".seat").nth(1).get_by_role("radio").nth(3).check()
    page.get_by_role("button", name="Start the game").click()
    page.locator(".room").wait_for()
    page.goto("/new/raiders")
    expect(chosen(page, "Table")).to_have_accessible_name(re.compile("^Table Desk "))
    expect(page.locator(".seat").nth(1).get_by_role("radio").nth(3)).to_be_checked()
