"""People at the pages: the steps that browser tests share."""

from __future__ import annotations

import json
import re
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect

ROOT = Path(__file__).resolve().parents[2]
SCREENS = ROOT / "build" / "screens"
"""Where pictures of the pages are kept for people to look at."""
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
DESK, PHONE = (1280, 800), (360, 740)
TURN = 180_000
"""Milliseconds after which a test gives up: a bot's turn takes long on a slow machine."""
expect.set_options(timeout=TURN)


class Visit:
    """Browsers at one server, each with cookies of its own."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.address = address
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self.wrong: list[str] = []
        """The errors of the pages."""

    def page(
        self, size: tuple[int, int] = DESK, lang: str = "en", *, calm: bool = True, **more: Any
    ) -> Page:
        """A page in a browser of its own."""
        width, height = size
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            locale=lang,
            reduced_motion="reduce" if calm else "no-preference",
            base_url=self.address,
            **more,
        )
        self._contexts.append(context)
        return self.watch(context.new_page())

    def watch(self, page: Page) -> Page:
        """Note the errors of a page."""
        page.set_default_timeout(TURN)
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("console", self._said)
        page.on("request", lambda request: self._asked(request.url))
        return page

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error" and "ERR_INTERNET_DISCONNECTED" not in message.text:
            self.wrong.append(message.text)

    def _asked(self, url: str) -> None:
        if not url.startswith((self.address, "blob:")):
            self.wrong.append(f"{url} is not ours")

    def table(
        self, game: str, players: list[str], seed: int | None = 7, **wanted: Any
    ) -> dict[str, Any]:
        """Set a table up; its id and tokens."""
        data = json.dumps({"game": game, "players": players, "seed": seed, **wanted}).encode()
        request = urllib.request.Request(f"{self.address}/tables", data, method="POST")
        with urllib.request.urlopen(request, timeout=TURN / 1000) as response:
            created: dict[str, Any] = json.load(response)
        return created

    def sit(self, page: Page, created: dict[str, Any], seat: int = 0) -> Page:
        """Take a seat by its link."""
        token = created["spectator"] if seat < 0 else created["seats"][str(seat)]
        page.goto(f"/t/{created['table']}#{token}")
        return page

    def end(self) -> None:
        for context in self._contexts:
            context.close()
        assert self.wrong == [], self.wrong


def at_rest(page: Page) -> None:
    """Wait until nothing is loaded, drawn or moved any more."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_function("document.getAnimations().every((each) => each.playState !== 'running')")


def drawn(page: Page) -> None:
    """Wait until a page has drawn itself again: one frame measures, the next one is drawn by it."""
    page.evaluate("new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")


def picture(page: Page, name: str) -> None:
    """Keep a picture of a page."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENS / f"{name}.png")


def options(page: Page) -> Any:
    """The answers in the panel; unfolded where the table shows them too."""
    page.locator("section.question").wait_for()
    folded = page.locator("section.question > details:not([open], .refused) > summary")
    if folded.count() > 0:
        folded.first.click()
    return page.locator("button.option")


def pick(page: Page, label: str, name: str, which: int = 0) -> None:
    """Choose one of the things with pictures that a form offers."""
    chosen(page, label, which).click()
    page.get_by_role("dialog").get_by_role("button", name=name).first.click()


def chosen(page: Page, label: str, which: int = 0) -> Locator:
    """What a form has chosen of the things with pictures."""
    return page.get_by_role("button", name=re.compile(f"^{label} ")).nth(which)


def over(page: Page) -> bool:
    """Whether the game is over."""
    return page.locator("[data-over=true]").count() > 0


def ready(page: Page) -> bool:
    """Wait until there is something to answer; false when the game is over."""
    page.locator("section.question, [data-over=true]").first.wait_for()
    return not over(page)


def answer(page: Page, which: int = 0) -> None:
    """Click an answer, and wait until the question it answers is gone."""
    room = page.locator("[data-position]")
    asked = room.get_attribute("data-position") or ""
    options(page).nth(which).click()
    expect(room).not_to_have_attribute("data-position", asked)


def faults(page: Page) -> list[str]:
    """The serious and critical faults axe finds; the page has to bypass the policy."""
    page.add_script_tag(path=AXE)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['id']}: {node['target']} {node['failureSummary'][:300]}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:3]
    ]
