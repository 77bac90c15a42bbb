"""What our script costs a frame on the table of Home Raiders: `python -m bench.frames ADDRESS`.

Chromium's own trace tells the time of every piece of script on the main thread. A unit is dragged
among forty figures and forty objects, and dice roll; each frame's pieces are added up. It is the
time the processor spent, so a busy machine does not count. No test asserts it.
"""

from __future__ import annotations

import shutil
import sys
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

SCRIPT = {"FunctionCall", "RunMicrotasks", "TimerFire", "FireAnimationFrame", "EvaluateScript"}
FRAMES = 240
DRAG = """async (frames) => {
  const who = document.querySelector('[data-who="Troop 0 2"] .base')
  const table = document.querySelector('svg.pieces')
  table.setPointerCapture = () => {}
  const box = who.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const point = (kind, px, py, at = table) => at.dispatchEvent(new PointerEvent(kind, {
    bubbles: true, clientX: px, clientY: py, pointerId: 7, pointerType: 'mouse', buttons: 1 }))
  point('pointerdown', x, y, who)
  for (let k = 0; k < frames; k++) {
    await new Promise((next) => requestAnimationFrame(next))
    point('pointermove', x + 60 + 80 * Math.sin(k / 12), y - 60 + 50 * Math.cos(k / 9))
  }
  point('pointerup', x, y)
}"""
ROLL = """async (frames) => {
  window.dispatchEvent(new CustomEvent('bench-roll'))
  for (let k = 0; k < frames; k++) await new Promise((next) => requestAnimationFrame(next))
}"""


def traced(page: Page, session: CDPSession, work: str) -> list[dict[str, Any]]:
    """The events of Chromium's trace while a script of ours runs."""
    found: list[dict[str, Any]] = []
    session.on("Tracing.dataCollected", lambda each: found.extend(each["value"]))
    done: list[bool] = []
    session.on("Tracing.tracingComplete", lambda _: done.append(True))
    categories = "devtools.timeline,disabled-by-default-devtools.timeline"
    session.send("Tracing.start", {"categories": categories})
    page.evaluate(work, FRAMES)
    session.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)
    return found


def frames(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds of script in each frame: pieces that lie in another one are counted once."""
    pieces = [each for each in events if each["name"] in SCRIPT and each["ph"] == "X"]
    threads = [each["tid"] for each in pieces]
    thread = max(set(threads), key=threads.count)
    own = sorted((each for each in pieces if each["tid"] == thread), key=lambda each: each["ts"])
    starts = sorted(
        each["ts"]
        for each in events
        if each["name"] == "FireAnimationFrame" and each["tid"] == thread
    )
    found = [0.0] * len(starts)
    end, frame = 0, -1
    for each in own:
        while frame + 1 < len(starts) and starts[frame + 1] <= each["ts"]:
            frame += 1
        if frame >= 0 and each["ts"] >= end:
            found[frame] += each.get("tdur", each["dur"]) / 1000
            end = each["ts"] + each["dur"]
    return found


def main(address: str) -> None:
    with sync_playwright() as playwright:
        chromium = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.goto(f"{address}/bench/raiders")
        page.locator("[data-who]").first.wait_for()
        session = page.context.new_cdp_session(page)
        page.evaluate(DRAG, 30)
        for name, work in (("dragging", DRAG), ("dice", ROLL)):
            each = sorted(frames(traced(page, session, work)))
            p95 = each[int(len(each) * 0.95)]
            middle, most = each[len(each) // 2], each[-1]
            print(
                f"{name}: {len(each)} frames, p50 {middle:.1f}, p95 {p95:.1f}, most {most:.1f} ms"
            )
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
