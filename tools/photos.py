"""Photograph the pages for the documentation: a server of our own, and Chromium.

python tools/photos.py           take all photos
python tools/photos.py NAME      take one, for example start-page

A photo is taken when what it shows stands on the page, and its typeface and its pictures are
there. Games in play are stored games of the tests, opened at a position where there is something
to see: the same photo comes out every time.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "pictures"
GAMES = ROOT / "tests" / "saves" / "1"
SIZE = (1280, 800)
QUALITY = 80
PATIENCE = 60_000
"""Milliseconds a slow machine may take for one step."""


def start_page(page: Page) -> None:
    """The first page, with both games. The photo is high enough for all of it."""
    page.set_viewport_size({"width": SIZE[0], "height": 1160})
    page.goto("/")
    for game in ("Home Raiders", "Warcraft"):
        page.get_by_role("button", name=f"Play now {game}").wait_for()


def first_game(page: Page) -> None:
    """The first lesson: Bertie is about to move behind a book, and the note explains the lines."""
    page.goto("/learn/raiders")
    page.get_by_role("button", name="Begin").first.click()
    page.locator("[data-hint=action]").wait_for()
    page.locator("button.option").first.click()
    page.locator("[data-hint=place]").wait_for()
    plan(page, "Blown-fuse Bertie", "ArrowUp", 4)


def raiders(page: Page) -> None:
    """Home Raiders in play: where a unit can get to, and what it would see from a planned place."""
    seated(page, "raid-regulars", 104)
    plan(page, "Guardsmen 1", "Shift+ArrowLeft", 4)


def warcraft(page: Page) -> None:
    """Warcraft with heroes and creeps: a piece is picked, and the spaces it can go to light up."""
    seated(page, "war-regulars-2", 402)
    page.get_by_role("heading", name="What do you move?").wait_for()
    page.locator("polygon.from[data-hex=c4]").click()
    page.locator("polygon.to").first.wait_for()


def warcraft_battle(page: Page) -> None:
    """A battle of Warcraft on its stage: both armies with their flanks, and the chances."""
    seated(page, "war-regulars-2", 228)
    page.locator("section.stage .chances").wait_for()


def warcraft_scenario(page: Page) -> None:
    """A scenario of Warcraft: its story, its board, and the goals of each player."""
    created = posted(
        page,
        "/tables",
        data={
            "game": "warcraft",
            "players": ["person", "regular", "regular", "regular"],
            "seed": 7,
            "setup": {"seats": 4, "scenario": "dragon-rise"},
        },
    )
    page.goto(f"/t/{created['table']}#{created['seats']['0']}")
    page.locator("dialog .goals").first.wait_for()


def house(page: Page) -> None:
    """Win the house: five rooms, one of them won. The photo is high enough for all of them."""
    page.set_viewport_size({"width": SIZE[0], "height": 1080})
    page.goto("/house")
    page.get_by_role("textbox", name="Name").first.fill("Ana")
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="Play here Kitchen table").click()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.get_by_role("link", name="To the house").click()
    page.locator("[data-room=kitchen_table][data-state=won]").wait_for()


PHOTOS: dict[str, Callable[[Page], None]] = {
    "start-page": start_page,
    "first-game": first_game,
    "raiders-browser": raiders,
    "warcraft-browser": warcraft,
    "warcraft-battle": warcraft_battle,
    "warcraft-scenario": warcraft_scenario,
    "house-map": house,
}


def seated(page: Page, stored: str, position: int) -> None:
    """Play on from a position of a stored game, in the first seat; bots have the others."""
    file = (GAMES / f"{stored}.kt").read_bytes()
    opened = posted(page, "/tables/import", data=file)
    token = {"Authorization": f"Bearer {opened['spectator']}"}
    branch = {"position": position, "players": ["person", "regular"]}
    created = posted(page, f"/tables/{opened['table']}/branch", data=branch, headers=token)
    page.goto(f"/t/{created['table']}#{created['seats']['0']}")
    page.locator("[data-position]").wait_for()


def posted(page: Page, address: str, **sent: Any) -> dict[str, Any]:
    """What the server answers to a request."""
    response = page.request.post(address, timeout=PATIENCE, **sent)
    if not response.ok:
        raise RuntimeError(f"{address}: {response.status} {response.text()}")
    answered: dict[str, Any] = json.loads(response.body())
    return answered


def plan(page: Page, figure: str, key: str, times: int) -> None:
    """Plan a move by keys, without confirming it."""
    page.locator(".raid .bar").wait_for()
    page.locator(f'[data-who="{figure}"]').focus()
    page.keyboard.press("Enter")
    for _ in range(times):
        page.keyboard.press(key)
    page.locator(".raid[data-plan=legal]").wait_for()


@contextmanager
def serving() -> Iterator[str]:
    """A server at home, which takes in stored games, without any tables; its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tests.browser.serve", folder]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                yield f"http://127.0.0.1:{int(server.stdout.readline())}"
            finally:
                server.terminate()


@contextmanager
def visiting(address: str) -> Iterator[Page]:
    """A page in a Chromium that moves nothing by itself."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        yield browser.new_page(
            base_url=address,
            locale="en",
            color_scheme="light",
            reduced_motion="reduce",
        )
        browser.close()


PICTURES = """Promise.all(
  [...document.images]
    .filter((each) => each.loading !== 'lazy' || each.getBoundingClientRect().top < innerHeight)
    .map((each) => each.decode()),
).then(() => true)"""
"""Wait until the pictures that the photo can show are loaded and decoded."""


def take(page: Page, name: str, folder: Path = FOLDER) -> Path:
    """Take a photo, when the page is ready for it; its file."""
    page.set_default_timeout(PATIENCE)
    page.set_viewport_size({"width": SIZE[0], "height": SIZE[1]})
    PHOTOS[name](page)
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate(PICTURES)
    path = folder / f"{name}.jpg"
    page.screenshot(path=path, type="jpeg", quality=QUALITY)
    return path


def main(arguments: Sequence[str]) -> int:
    unknown = [each for each in arguments if each not in PHOTOS]
    if unknown:
        print(f"no such photo: {', '.join(unknown)}; there are {', '.join(PHOTOS)}")
        return 2
    with serving() as address, visiting(address) as page:
        for name in arguments or PHOTOS:
            print(take(page, name).relative_to(FOLDER.parent.parent))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
