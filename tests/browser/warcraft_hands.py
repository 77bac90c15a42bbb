"""A person at the table of Warcraft: what a mouse, a finger or the keys do there."""

from __future__ import annotations

import random
from collections import Counter

from playwright.sync_api import Locator, Page, Position, expect

from tests.browser.visit import drawn, over

MOST_MOVES, MOST_PURCHASES = 3, 3
OFF_BOARD = ("spend", "play-card")
"""Questions that are answered on the mat and with cards."""
SETTINGS = {"pace": "at-once", "dice": False, "motion": False}
CARD_EDGE: Position = {"x": 14, "y": 60}
ON_TOP = """(what) => {
    const box = what.getBoundingClientRect()
    const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    const free = found === what || what.contains(found) || found?.matches('svg.board *, .layer')
    return free
        ? [box.x + box.width / 2, box.y + box.height / 2] : null
}"""
"""The middle of a space or a button, if nothing lies over it."""

STILL = """() => {
    const now = document.querySelector('svg.board').getAttribute('viewBox')
    const still = window.ktSeen === now
    window.ktSeen = now
    return still
}"""
"""Whether the board has not moved since the last frame."""


class Hand:
    """Plays by pointing at things: with a mouse, or with a finger."""

    def __init__(self, page: Page, seed: int, *, touch: bool = False) -> None:
        self.page, self.touch = page, touch
        self.chance = random.Random(seed)
        self.done: Counter[str] = Counter()
        """How often a question was answered, by its topic."""
        self.places: Counter[str] = Counter()
        """Where answers were given: board, mat, stage, card, bar or panel."""
        self.step: Counter[str] = Counter()
        """What was done in this step of the turn."""

    # --- pointing --------------------------------------------------------------------------

    def press(self, what: Locator) -> None:
        if self.touch:
            what.tap()
        else:
            what.click()

    def press_card(self, card: Locator) -> None:
        """Press the edge of a card: the rest may lie under the next one."""
        if self.touch:
            card.tap(position=CARD_EDGE)
        else:
            card.click(position=CARD_EDGE)

    def point(self, at: list[float]) -> None:
        if self.touch:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)

    def reachable(self, selector: str) -> list[list[float]]:
        """The middles of the spaces that can be pointed at; the whole board is shown if none."""
        for _ in range(2):
            self.page.wait_for_function(STILL)
            found = self.page.locator(selector).evaluate_all(f"all => all.map({ON_TOP})")
            if points := [each for each in found if each]:
                return points
            self.press(self.page.get_by_role("button", name="The whole board"))
        return []

    def choose_space(self, selector: str) -> bool:
        """Point at one of these spaces."""
        points = self.reachable(selector)
        if points:
            self.point(self.chance.choice(points))
        return bool(points)

    # --- answering -------------------------------------------------------------------------

    @property
    def position(self) -> str:
        return self.page.locator("[data-position]").get_attribute("data-position") or ""

    def asked(self) -> str:
        return self.page.locator(".war").get_attribute("data-asked") or ""

    def gone(self, before: str) -> None:
        """Wait until the question is answered; choices at the pointer are taken first."""
        room = self.page.locator("[data-position]")
        choices = self.page.locator(".choices")
        answered = self.page.locator(f"[data-position]:not([data-position='{before}'])")
        choices.or_(answered).first.wait_for()
        if choices.count() > 0 and self.position == before:
            self.press(choices.locator("button").first)
        expect(room).not_to_have_attribute("data-position", before)

    def answer(self) -> None:
        """Answer the question that is put, where it lies on the table."""
        drawn(self.page)
        topic, before = self.asked(), self.position
        if self.page.locator("dialog[open]").count() > 0:
            self.page.keyboard.press("Escape")
            return
        playable = self.page.locator("button.card.able, .glow, .bar .button:not(.main)")
        if topic == "play-card" and playable.count() == 0:
            passed = self.page.locator(f".war:not([data-asked='{topic}'])")
            passed.or_(playable).first.wait_for()
            return  # it is passed by itself
        if not topic:
            return  # the question has gone meanwhile
        ended = self.page.locator("section.stage .outcome")
        if ended.count() > 0:  # a battle that is over lies on the board until it is read
            self.press(self.page.locator("section.stage").get_by_role("button", name="Close"))
        self.done[topic] += 1
        if not self.step[topic]:
            self.step = Counter()
        self.step[topic] += 1
        self.places[self.give(topic)] += 1
        self.gone(before)

    def give(self, topic: str) -> str:
        """Give one answer; where it was given."""
        page = self.page
        if topic == "choose-hero":
            self.press(page.locator(".one .button.main").first)
            return "cards"
        if topic == "choose-casualty" and page.locator("button.lose").count() > 0:
            self.press(page.locator("button.lose").first)
            return "stage"
        buys = page.locator(".mat .acts button:not(.no)")
        if topic == "spend" and self.step[topic] <= MOST_PURCHASES and buys.count() > 0:
            self.press(buys.nth(self.chance.randrange(buys.count())))
            return "mat"
        cards = page.locator("button.card.able")
        if topic == "play-card" and cards.count() > 0 and self.chance.random() < 0.5:
            return self.play_card(cards)
        if self.moves(topic):
            return "board"
        return self.by_button(topic)

    def play_card(self, cards: Locator) -> str:
        self.press_card(cards.first)
        drawn(self.page)
        if self.page.locator("polygon.from").count() > 0:
            self.along()
        return "card"

    def moves(self, topic: str) -> bool:
        """Take a piece, or a space, and put it somewhere."""
        if topic in OFF_BOARD or self.step[topic] > MOST_MOVES:
            return False
        return self.page.locator("polygon.from").count() > 0 and self.along()

    def along(self) -> bool:
        """Choose spaces one after the other, as long as the answer wants more of them."""
        before, more = self.position, self.page.locator("polygon.to")
        if not self.choose_space("polygon.from"):
            return False
        for _ in range(4):
            drawn(self.page)
            asks = self.position == before and self.page.locator(".choices").count() == 0
            if not asks or more.count() == 0:
                break
            self.choose_space("polygon.to")
        return True

    def by_button(self, topic: str) -> str:
        """The button that ends a step, or the last answer of the panel."""
        page = self.page
        bar = page.locator(".bar .button")
        panel = page.locator("section.question > details > summary, button.option")
        bar.or_(panel).or_(page.locator("[data-over=true]")).first.wait_for()
        if over(page):
            return "over"
        drawn(page)
        if self.asked() != topic:
            return "page"  # a single answer, which the page gave meanwhile
        if bar.count() > 0:
            main = page.locator(".bar .button.main")
            self.press(main.first if main.count() > 0 else bar.last)
            return "bar"
        folded = page.locator("section.question > details:not([open], .refused) > summary")
        if folded.count() > 0:
            self.press(folded.first)
        shown = page.locator("button.option:visible")
        if shown.count() == 0 or self.asked() != topic:
            return "page"  # it was answered while the list unfolded
        self.press(shown.last)
        return "panel"


class Keys(Hand):
    """Plays by keyboard alone."""

    def press_card(self, card: Locator) -> None:
        self.press(card)

    def press(self, what: Locator) -> None:
        what.focus()
        self.page.keyboard.press("Enter")

    def choose_space(self, selector: str) -> bool:
        """Go to one of these spaces by "next", and choose it."""
        page = self.page
        page.locator("polygon[tabindex='0']").focus()
        for _ in range(self.chance.randrange(1, 4)):
            page.keyboard.press("n")
        able = page.locator(":focus").evaluate("(each, of) => each.matches(of)", selector)
        if able:
            page.keyboard.press("Enter")
        return bool(able)


def play(hand: Hand, most: int = 400) -> int:
    """Play until the game is over; how many answers it took."""
    page = hand.page
    for number in range(most):
        page.locator(".war:not([data-asked='']), [data-over=true]").first.wait_for()
        if over(page):
            return number
        hand.answer()
    raise AssertionError(f"not over after {most} answers: {hand.asked()}")
