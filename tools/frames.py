"""Measure the script that the drawn tables run in each frame, in Chromium.

python tools/frames.py            drag a piece over the board of Warcraft, and let dice roll

Times are those of the processor in the page's main thread, so other work on the machine does not
count. A frame is what lies between two animation frames; the numbers are milliseconds.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable
from typing import Any

from playwright.sync_api import CDPSession, Page

from tools import photos

SCRIPT = {"FunctionCall", "EvaluateScript", "RunMicrotasks", "FireAnimationFrame", "TimerFire",
          "EventDispatch"}  # fmt: skip
"""Events of a trace that are our own script; those inside each other count once."""
STEPS = 150
SHARE = 95


def moving(page: Page) -> None:
    """A moment at which pieces can be moved."""
    photos.seated(page, "war-regulars-2", 402)
    page.locator(".stack.able").first.wait_for()


def drag(page: Page) -> None:
    """Carry a piece all over the board."""
    box = page.locator(".stack.able").first.bounding_box()
    board = page.locator("svg.board").bounding_box()
    assert box is not None
    assert board is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    width, height = board["width"] / 2, board["height"] / 2
    for step in range(STEPS):
        turn, reach = step / 9, 0.25 + 0.5 * (step % 40) / 40
        page.mouse.move(
            board["x"] + width * (1 + reach * math.cos(turn)),
            board["y"] + height * (1 + reach * math.sin(turn)),
        )
    page.locator("polygon.picked").wait_for()
    page.mouse.up()


def fighting(page: Page) -> None:
    """A moment before the dice of a battle roll."""
    photos.seated(page, "war-regulars-2", 227)
    page.locator("section.stage").wait_for()
    page.locator(".bar .button").first.wait_for()


def dice(page: Page) -> None:
    """Pass, and watch the dice."""
    page.locator(".bar .button").first.click()
    page.locator(".dice svg").first.wait_for()
    for _ in range(STEPS):
        page.evaluate("new Promise((go) => requestAnimationFrame(() => go()))")


MEASURED = {"drag": (moving, drag), "dice": (fighting, dice)}


def frames(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds of script in each frame of a trace."""
    mains = {
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    main = [each for each in events if (each["pid"], each["tid"]) in mains and "ts" in each]
    main.sort(key=lambda each: each["ts"])
    found, spent, until = [], 0.0, 0.0
    for each in main:
        if each["name"] == "Commit":
            found.append(spent)
            spent = 0.0
        if each["name"] in SCRIPT and each.get("ph") == "X" and each["ts"] >= until:
            spent += each.get("tdur", 0) / 1000
            until = each["ts"] + each["dur"]
    return [each for each in [*found, spent] if each > 0]


def traced(page: Page, act: Callable[[Page], None]) -> list[float]:
    """What a page did in each frame while it was used."""
    session: CDPSession = page.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    session.on("Tracing.dataCollected", lambda sent: events.extend(sent["value"]))
    finished: list[bool] = []
    session.on("Tracing.tracingComplete", lambda _: finished.append(True))
    categories = "devtools.timeline,disabled-by-default-devtools.timeline,__metadata"
    session.send("Tracing.start", {"categories": categories, "transferMode": "ReportEvents"})
    act(page)
    session.send("Tracing.end")
    while not finished:
        page.evaluate("0")
    return frames(events)


def main() -> int:
    with photos.serving() as address, photos.visiting(address) as page:
        page.set_default_timeout(photos.PATIENCE)
        page.set_viewport_size({"width": photos.SIZE[0], "height": photos.SIZE[1]})
        page.emulate_media(reduced_motion="no-preference")
        for name, (begin, act) in MEASURED.items():
            begin(page)
            found = sorted(traced(page, act))
            high = found[min(len(found) - 1, len(found) * SHARE // 100)]
            print(f"{name}: {len(found)} frames, p{SHARE} {high:.1f} ms, most {found[-1]:.1f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
