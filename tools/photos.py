"""Photograph the pages for the documentation: a server of our own, and Chromium.

python tools/photos.py           take all photos
python tools/photos.py NAME      take one, for example start-page

A photo is taken when what it shows stands on the page and its typeface is there.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SIZE = (1280, 800)
QUALITY = 88


def start_page(page: Page) -> None:
    """The first page, with both games."""
    page.goto("/")
    for game in ("Home Raiders", "Warcraft"):
        page.get_by_role("button", name=f"Play now {game}").wait_for()


PHOTOS: dict[str, Callable[[Page], None]] = {"start-page": start_page}


@contextmanager
def serving() -> Iterator[str]:
    """A server without any tables; its address."""
    with tempfile.TemporaryDirectory() as folder:
        program = str(Path(sys.executable).with_name("kitchentable"))
        command = [program, "serve", "--port", "0", "--data", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            found = re.search(r"http://[\w.:]+\d", server.stdout.readline())
            try:
                if found is None:
                    raise RuntimeError("the server did not tell its address")
                yield found[0]
            finally:
                server.terminate()


@contextmanager
def visiting(address: str) -> Iterator[Page]:
    """A page in a Chromium that moves nothing by itself."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        width, height = SIZE
        yield browser.new_page(
            base_url=address,
            viewport={"width": width, "height": height},
            locale="en",
            color_scheme="light",
            reduced_motion="reduce",
        )
        browser.close()


def take(page: Page, name: str, folder: Path = FOLDER) -> Path:
    """Take a photo, when the page is ready for it; its file."""
    PHOTOS[name](page)
    page.evaluate("document.fonts.ready.then(() => true)")
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
