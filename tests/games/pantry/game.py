"""The Pantry as the kernel sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from random import Random
from typing import Annotated, Any

import msgspec

from kitchentable.kernel.facets import (
    SHEET,
    Box,
    BrowserTable,
    Lab,
    Result,
    Rules,
    Sheet,
    Since,
    TextTable,
)
from kitchentable.kernel.game import Game, Setup
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Asks, Choose, Question
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, Who, say
from tests.games.pantry import procedures
from tests.games.pantry.state import EVENTS, Content, Gave, Left, Mouse, Pantry


class PantrySetup(Setup, frozen=True):
    """Two or three mice; `shown` lets the first two see each other's hands."""

    shown: bool = False


class Plan(msgspec.Struct, frozen=True):
    """A preview that a mouse may ask for: how another mouse would fare."""

    seat: Annotated[int, msgspec.Meta(ge=0)]
    endless: bool = False
    """Never answer: what a server does then is the affair of its tests."""


class PantryRules(Rules[Pantry]):
    def begin(self, setup: PantrySetup, content: Content) -> Pantry:
        if setup.seats not in (2, 3):
            raise Illegal("PA-001", "pantry-seats", given=setup.seats)
        mice = [Mouse(seat) for seat in range(setup.seats)]
        return Pantry(content=content, mice=mice, shown=setup.shown)

    def situate(self, setup: PantrySetup, content: Content, data: dict[str, Any]) -> Pantry:
        return msgspec.convert({"told": [], "content": content, **data}, Pantry)

    def play(self, state: Pantry) -> Asks[None]:
        return procedures.play(state)

    @rule("PA-016")
    def result(self, state: Pantry) -> Result | None:
        if state.moment != "end":
            return None
        most = max(mouse.crumbs for mouse in state.inside())
        winners = tuple(mouse.seat for mouse in state.inside() if mouse.crumbs == most)
        names = tuple(Who(seat) for seat in winners)
        ended = "PA-003" if len(state.inside()) > 1 else "PA-017"
        return Result(winners, say("pantry-won", who=names, crumbs=most), ("PA-016", ended))

    def shows(self, state: Pantry, owner: int, viewer: int) -> bool:
        return owner == viewer or (state.shown and owner < 2 and viewer < 2)

    def interjections(self, state: Pantry, seat: int) -> Choose[Any]:
        mouse = state.mice[seat]
        others = [other for other in state.inside() if other is not mouse]
        gifts = [("give", other.seat, n) for other in others for n in range(1, mouse.crumbs + 1)]
        acts = () if mouse.gone else (("leave",), *gifts)
        return Choose(say("interject"), seat=seat, among=acts, words=act_words)

    @rule("PA-014", "PA-015")
    def interject(self, state: Pantry, seat: int, act: Any) -> None:
        mouse = state.mice[seat]
        if act == ("leave",):
            mouse.gone = True
            mouse.crumbs = 0
            state.discard += [*mouse.hand, *([mouse.bid] if mouse.bid else [])]
            mouse.hand, mouse.bid = [], 0
            state.tell(Left(seat=seat, rules=("PA-014",)))
            if seat in (state.leader, state.robbed):
                procedures.next_night(state)
        else:
            _, to, crumbs = act
            mouse.crumbs -= crumbs
            state.mice[to].crumbs += crumbs
            state.tell(Gave(seat=seat, to=to, crumbs=crumbs, rules=("PA-015",)))

    def imagine(self, view: Pantry, seat: int | None, since: Since, rng: Random) -> Pantry:
        if view.moment == "raid":
            for who, card in since:
                if who >= 0 and isinstance(card, int) and -1 in view.mice[who].hand:
                    view.mice[who].hand[view.mice[who].hand.index(-1)] = card
        unseen = Counter(view.content.cards) - Counter(view.discard)
        for mouse in view.mice:
            unseen -= Counter(card for card in (*mouse.hand, mouse.bid) if card > 0)
        cards = list(unseen.elements())
        rng.shuffle(cards)
        for mouse in view.mice:
            mouse.hand = [card if card > 0 else cards.pop() for card in mouse.hand]
            if mouse.favourite < 0:
                mouse.favourite = rng.randint(1, 6) if view.night else 0
        view.deck = [cards.pop() for _ in view.deck]
        if not view.jar_open:
            view.jar = rng.choice(view.content.jar) if view.moment != "deal" else 0
        return view

    def broken(self, state: Pantry) -> Sequence[str]:
        wrong = []
        cards = [*state.deck, *state.discard]
        for mouse in state.mice:
            cards += mouse.hand
            if mouse.bid:
                cards.append(mouse.bid)
            if mouse.crumbs < 0:
                wrong.append(f"seat {mouse.seat} has {mouse.crumbs} crumbs")
        if state.moment != "deal" and sorted(cards) != sorted(state.content.cards):
            wrong.append(f"the cards are {sorted(cards)}")
        return wrong


class PantryBox(Box[Content]):
    def unfit(self, content: Content) -> Sequence[Message]:
        return () if len(content.cards) >= 9 else (say("pantry-cards", given=len(content.cards)),)


class PantryText(TextTable[Pantry]):
    def picture(self, view: Pantry, sheet: Sheet = SHEET) -> Sequence[Message]:
        lines = [say("picture-night", night=view.night, of=view.content.nights)]
        for mouse in view.mice:
            hand = tuple(
                say("card", value=card) if card > 0 else say("card-back") for card in mouse.hand
            )
            lines.append(say("picture-mouse", who=Who(mouse.seat), crumbs=mouse.crumbs, hand=hand))
        jar = say("picture-jar-open", crumbs=view.jar) if view.jar_open else say("picture-jar")
        lines.append(jar)
        return lines


class PantryBrowser(BrowserTable[Pantry]):
    def preview(self, view: Pantry, question: Question[Any] | None, ask: Any) -> object:
        plan = msgspec.convert(ask, Plan)
        while plan.endless:
            pass
        if plan.seat >= len(view.mice):
            raise Illegal("PA-001", "pantry-seats", given=plan.seat)
        options = () if question is None else question.suggestions()
        return {"crumbs": view.mice[plan.seat].crumbs, "options": len(options)}

    def library(self, content: Content) -> object:
        return {"cards": content.cards}


class PantryLab(Lab[Pantry]):
    def summary(self, state: Pantry) -> dict[str, int]:
        return {"crumbs": sum(mouse.crumbs for mouse in state.mice), "nights": state.night - 1}


class PantryGame(Game[Pantry]):
    name = "pantry"
    version = 1
    prefix = "PA"
    state = Pantry
    setup = PantrySetup
    content = Content
    events = EVENTS
    previews = True
    rules = PantryRules()

    box = PantryBox(Content)
    text = PantryText()
    lab = PantryLab()

    @cached_property
    def browser(self) -> PantryBrowser:
        return PantryBrowser(self)


def act_words(act: tuple[Any, ...]) -> Message:
    if act == ("leave",):
        return say("act-leave")
    return say("act-give", who=Who(act[1]), crumbs=act[2])


GAME = PANTRY = PantryGame()
