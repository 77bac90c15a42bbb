"""In the browser: a moment is saved as a situation, opened as a table, and played on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.visit import Visit, at_rest, options, picture

pytestmark = pytest.mark.browser
GONE_ON = """(before) => {
    const table = document.querySelector('[data-position]')
    return table === null || table.dataset.position !== before
}"""
"""Whether the game has gone on; or the screen is handed to the player who is asked next."""


@pytest.mark.parametrize("name", ["raiders", "warcraft"])
def test_a_moment_is_saved_opened_and_played_on(visit: Visit, name: str, tmp_path: Path) -> None:
    page = visit.sit(visit.page(), visit.table(name, ["person", "random"]))
    options(page).first.wait_for()
    page.get_by_role("button", name="More", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save this moment as a situation").click()
    expect(page.get_by_role("status").filter(has_text=".toml")).to_be_visible()
    picture(page, f"situation-saved-{name}")
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert re.fullmatch(rf"{name}-\d+\.toml", file.name)

    page.goto("/")
    page.get_by_label("Open a situation").locator("input").set_input_files(file)
    sheet = page.get_by_role("button", name="I am Player")
    page.get_by_role("note").or_(sheet).first.wait_for()
    if sheet.count():  # a game with secrets waits for the player whose turn it is
        sheet.click()
    expect(page.get_by_role("note")).to_contain_text("starts from a situation")
    options(page).first.wait_for()
    at_rest(page)
    picture(page, f"situation-opened-{name}")
    before = page.locator("[data-position]").get_attribute("data-position")
    options(page).first.click()
    page.wait_for_function(GONE_ON, arg=before)


def test_a_bad_file_is_answered_with_a_sentence(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('version = 2\ngame = "raiders"\nwhy = "x"\n[state]\nruond = 3\n')
    page = visit.page()
    page.goto("/")
    page.get_by_label("Open a situation").locator("input").set_input_files(file)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("line 5")
    expect(alert).to_contain_text("round")
    picture(page, "situation-refused")
    visit.wrong.clear()  # the browser notes the refusal of the request
