"""The photos of the documentation show pages, and no page that is still empty."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route

from tests.browser.visit import Visit
from tools import photos

pytestmark = pytest.mark.browser
PHOTOS = sorted(photos.FOLDER.glob("*.jpg"))
LEAST = 0.4
"""The share of a photo's squares in which there must be something to see."""
SEEN = """async (source) => {
  const image = new Image()
  image.src = source
  await image.decode()
  const [across, down, side] = [16, 10, 24]
  const canvas = document.createElement('canvas')
  canvas.width = across * side
  canvas.height = down * side
  const pen = canvas.getContext('2d')
  pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  let seen = 0
  for (let square = 0; square < across * down; square++) {
    const [x, y] = [square % across, Math.floor(square / across)]
    const { data } = pen.getImageData(x * side, y * side, side, side)
    const light = Array.from({ length: side * side }, (_, at) => data[at * 4 + 1])
    light.sort((one, other) => one - other)
    if (light.at(-9) - light.at(8) > 32) seen++
  }
  return seen / (across * down)
}"""
"""The share of squares with light and dark in them: wood and paper alone have little of both."""

SLOW = """
const quick = window.fetch
window.fetch = async (...asked) => {
  await new Promise((go) => setTimeout(go, 400))
  return quick(...asked)
}"""
"""A server that lets every page wait: a photo taken too early shows nothing."""


def seen(browser: Browser, photo: Path) -> float:
    """How much there is to see in a photo."""
    with browser.new_context() as context:
        source = f"data:image/jpeg;base64,{base64.b64encode(photo.read_bytes()).decode()}"
        share: float = context.new_page().evaluate(SEEN, source)
        return share


@pytest.mark.parametrize("photo", PHOTOS, ids=lambda photo: photo.stem)
def test_a_photo_shows_something(browser: Browser, photo: Path) -> None:
    assert seen(browser, photo) >= LEAST


@pytest.mark.parametrize("name", photos.PHOTOS)
def test_a_photo_is_taken_when_the_page_is_there(
    visit: Visit, browser: Browser, name: str, tmp_path: Path
) -> None:
    page = visit.page(photos.SIZE)
    page.add_init_script(SLOW)
    assert seen(browser, photos.take(page, name, tmp_path)) >= LEAST


COMPLETE = "[...document.images].map((each) => each.complete && each.naturalWidth > 0)"


def test_a_photo_waits_for_the_pictures_of_the_page(
    visit: Visit, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """They come last here: when everything else stands on the page."""
    page = visit.page(photos.SIZE)

    def late(route: Route) -> None:
        page.get_by_role("button", name="Play now").last.wait_for()
        route.continue_()

    page.route("**/games/**/*.svg*", late)
    found: list[bool] = []
    shoot = page.screenshot

    def screenshot(**how: Any) -> bytes:
        found.extend(page.evaluate(COMPLETE))
        return shoot(**how)

    monkeypatch.setattr(page, "screenshot", screenshot)
    photos.take(page, "start-page", tmp_path)
    assert found
    assert all(found)
