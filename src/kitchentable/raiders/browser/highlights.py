"""What an open question is about: who may move and how far, or where something may be put."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from kitchentable.raiders.browser.ask import Ask, OpenQuestion
from kitchentable.raiders.model.state import Phase, Raid
from kitchentable.raiders.model.topics import (
    DeployAt,
    OpenMoves,
    PlaceMarker,
    PlaceNear,
    PushObject,
)
from kitchentable.raiders.rules import contact, deployment, setup


class Zone(Struct, frozen=True):
    """A distance from something that a place has to keep, or to keep within."""

    kind: Literal["within", "beyond"]
    of: Literal["object", "character", "marker"]
    id: str
    """Which one; the number of a marker."""
    distance: int


class About(Struct, frozen=True):
    """What a table has to know of a question to let people answer it on the table."""

    budgets: dict[str, int] = {}
    """Who may move, and how far."""
    who: str = ""
    """Who is put down; "" for a marker."""
    push: str = ""
    """The object that is pushed: the answer is a way, not a place."""
    zones: tuple[Zone, ...] = ()


class AskAbout(Ask, frozen=True, tag="asked"):
    """What the open question is about."""

    def preview(self, view: Raid, question: OpenQuestion) -> About:
        return about(view, question)


def about(view: Raid, question: OpenQuestion) -> About:
    """What a question is about; nothing if it is answered from a list."""
    match question:
        case OpenMoves():
            return About(budgets={who: going.budget for who, going in question.goings.items()})
        case PushObject():
            return About(who=question.who, push=question.object)
        case PlaceMarker():
            return About(zones=tuple(_of_marker(view, question.seat)))
        case DeployAt():
            return About(who=question.who, zones=tuple(_of_deployment(view, question)))
        case PlaceNear():
            return About(who=question.who)
    return About()


def _own_portal(view: Raid, seat: int) -> str:
    return next(each.id for each in view.objects if each.portal == seat)


def _of_marker(view: Raid, seat: int) -> Iterator[Zone]:
    """The distances that decide where a marker may lie."""
    from_portal, apart = setup.distances(view)
    yield Zone("beyond", "object", _own_portal(view, seat), from_portal)
    for number in range(len(view.markers)):
        yield Zone("beyond", "marker", str(number), apart)


def _of_deployment(view: Raid, question: DeployAt) -> Iterator[Zone]:
    """The distances that decide where a character may be put down."""
    if view.phase is Phase.SCOUTS:
        for enemy in view.here(1 - question.seat):
            yield Zone("beyond", "character", enemy.id, deployment.FAR)
    else:
        yield Zone("within", "object", _own_portal(view, question.seat), deployment.NEAR)
    troop = view.troops[view.characters[question.who].troop]
    within = contact.within_of(view, troop)
    for mate in view.members(troop.id):
        yield Zone("within", "character", mate.id, within)
