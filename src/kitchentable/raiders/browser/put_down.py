"""Something that is put down: a character, a marker, an object that is pushed."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.questions import Place
from kitchentable.kernel.words import Message
from kitchentable.raiders.browser import lines_of_sight, magnet
from kitchentable.raiders.browser.ask import Ask, OpenQuestion, Spot, refusal, standing_at
from kitchentable.raiders.model.state import Character, Raid
from kitchentable.raiders.model.topics import DeployAt, PlaceMarker, PlaceNear
from kitchentable.raiders.tabletop import geometric


class Standing(Struct, frozen=True):
    """Something that is put down somewhere."""

    answer: tuple[int, ...]
    refused: Message | None = None
    rule: str = ""
    sights: tuple[lines_of_sight.Seen, ...] = ()
    touches: tuple[magnet.Touch, ...] = ()


class AskPut(Ask, frozen=True, tag="place"):
    """Something is put down somewhere, or pushed so far."""

    to: Spot
    exact: bool = False

    def preview(self, view: Raid, question: OpenQuestion) -> Standing:
        if not isinstance(question, Place):
            raise Problem("hr-preview-not-asked")
        return _put(view, question, self)


def _put(view: Raid, question: Place, asked: AskPut) -> Standing:
    """Whether a place would do, and what is seen and touched from there."""
    if not isinstance(question, DeployAt | PlaceNear):
        lies = isinstance(question, PlaceMarker) and len(asked.to) == 2
        answer = (*asked.to, 0) if lies else asked.to  # markers lie flat
        return _refused(answer, refusal(question, answer))
    who = view.characters[question.who]
    for place in _standing_places(view, who, asked):
        why = refusal(question, place)
        if why is None:
            after = geometric.tabletop(view).put(who, place)
            touches = tuple(magnet.touches(view, after, who))
            return Standing(place, sights=lines_of_sight.around(view, after, who), touches=touches)
    return _refused(place, why)


def _refused(answer: tuple[int, ...], why: Illegal | None) -> Standing:
    return Standing(answer, why.message, why.rule) if why else Standing(answer)


def _standing_places(view: Raid, who: Character, asked: AskPut) -> Iterator[tuple[int, int, int]]:
    """Where a figure may be meant to stand: in contact with what is near, then just there."""
    x, y = asked.to[:2]
    top = geometric.tabletop(view).put(who, (x, y, 0))
    number = top.number[who.id]
    if not asked.exact:
        targets = magnet.everything(view, top, who)
        yield from magnet.drawn(top.ground, number, (x, y), targets)
    yield standing_at(top, who.id, asked.to)
