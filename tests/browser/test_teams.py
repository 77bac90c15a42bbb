"""The team builder: judged as one goes, kept, exported, printed and played with."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kitchentable.raiders.model import team_file
from tests.browser.visit import PHONE, Visit, chosen, faults, picture, ready

pytestmark = pytest.mark.browser


def add(page: Page, *cards: str) -> None:
    """Add cards, each once the one before it is counted."""
    page.wait_for_load_state("networkidle")
    counted = page.get_by_label("The team").get_by_role("status")
    for card in cards:
        before = counted.inner_text()
        page.get_by_role("button", name=f"Add {card}").click()
        expect(counted).not_to_have_text(before, use_inner_text=True)


def test_a_team_is_made_kept_and_played_with(visit: Visit, tmp_path: Path) -> None:
    page = visit.page(bypass_csp=True)
    page.goto("/teams")
    add(page, "Ragmen", "Ragmen", "Chief Tinker")
    team = page.get_by_label("The team")
    expect(team.get_by_role("status")).to_contain_text("3 of 6 Stars")
    expect(team.get_by_role("status")).to_contain_text("ready to play")
    page.get_by_label("Name of the team").fill("The cupboard watch")
    picture(page, "teams")
    assert faults(page) == []
    with page.expect_download() as download:
        team.get_by_role("button", name="Save as a file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == "the-cupboard-watch.toml"
    written = team_file.read(file)
    taken = [(each.card, each.separate) for each in written.entries]
    assert taken == [("ragmen", 2), ("tinker", 1)]
    team.get_by_role("button", name="Play with this team").click()
    page.locator(".seat").first.wait_for()
    ours = re.compile(r"^Team The cupboard watch \(yours\), 3 Stars")
    expect(chosen(page, "Team")).to_have_accessible_name(ours)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    assert ready(page)
    page.goto("/teams")
    page.get_by_role("button", name=re.compile("^The cupboard watch")).click()
    expect(page.get_by_label("Name of the team")).to_have_value("The cupboard watch")
    page.get_by_role("button", name="Take “The cupboard watch” off the list").click()
    expect(page.get_by_role("heading", name="Your teams")).to_have_count(0)


def test_what_is_not_allowed_says_why(visit: Visit, tmp_path: Path) -> None:
    page = visit.page()
    page.goto("/teams")
    add(page, "Chief Tinker", "Foreman Shortcut")
    status = page.get_by_label("The team").get_by_role("status")
    expect(status).to_contain_text("more Leaders (2) than Units (0)")
    expect(status.get_by_role("link", name="HR-004")).to_be_visible()
    expect(page.get_by_role("button", name="Play with this team")).to_be_disabled()
    add(page, "Ragmen", "Rod-bearers")
    more = page.get_by_role("group", name="Copies merged into each")
    more.nth(1).get_by_role("button", name="more").click()
    expect(status).to_contain_text("7 of 6 Stars")
    expect(status.get_by_role("link", name="HR-003")).to_be_visible()
    page.get_by_label("Maximum Stars").fill("10")
    page.get_by_label("Maximum Stars").press("Enter")
    expect(status).to_contain_text("ready to play")
    wrong = tmp_path / "wrong.toml"
    wrong.write_text('[team]\ngame = "raiders"\nname = "x"\nentries = [{ card = "nobody" }]\n')
    page.locator("input[type=file]").set_input_files(wrong)
    expect(page.get_by_role("alert")).to_contain_text("nobody")
    visit.wrong.clear()  # the browser notes that the server refused


def test_the_cards_print_and_nothing_else(visit: Visit) -> None:
    page = visit.page(color_scheme="dark")
    page.goto("/teams")
    page.get_by_role("button", name="10 Stars").click()
    expect(page.get_by_label("The team").get_by_role("status")).to_contain_text("10 of")
    page.emulate_media(media="print")
    expect(page.get_by_role("button")).to_have_count(0)
    cards = page.locator(".print .face")
    boxes = [cards.nth(at).bounding_box() for at in range(cards.count())]
    assert len(boxes) == 6
    for box, card in zip(boxes, range(len(boxes)), strict=True):
        assert box is not None
        assert abs(box["width"] / box["height"] - 62 / 88) < 0.02, "the size of a playing card"
        inside = cards.nth(card).evaluate("each => each.scrollHeight - each.clientHeight")
        assert inside <= 0, "nothing hangs over the edge"
    picture(page, "teams-print")


def test_teams_fit_a_phone(visit: Visit) -> None:
    page = visit.page(PHONE, "nb", bypass_csp=True, color_scheme="dark")
    page.goto("/teams", wait_until="networkidle")
    page.locator(".grid button").first.click()
    picture(page, "phone-teams")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert faults(page) == []
