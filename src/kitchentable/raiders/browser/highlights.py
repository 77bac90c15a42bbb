"""What an open question is about: who may move and how far, or where something may be put."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from kitchentable.kernel.questions import Moves, Place, Question
from kitchentable.raiders.model.state import Phase, Raid
from kitchentable.raiders.rules import contact, deployment, setup


class Zone(Struct, frozen=True):
    """A distance from something that a place has to keep, or to keep within."""

    kind: str
    """ "within" or "beyond"."""
    of: str
    """ "object", "character" or "marker"."""
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


def about(view: Raid, question: Question[Any] | None) -> About:
    """What a question is about; nothing if it is answered from a list."""
    if isinstance(question, Moves) and isinstance(question.about, Mapping):
        return About(budgets={who: going.budget for who, going in question.about.items()})
    if not isinstance(question, Place):
        return About()
    args = question.say.args
    who = str(args.get("who", ""))
    if question.say.id == "hr-push":
        return About(who=who, push=str(args["object"]))
    return About(who=who, zones=tuple(_zones(view, question, who)))


def _zones(view: Raid, question: Place, who: str) -> list[Zone]:
    """The distances that decide where something may be put."""
    own = {each.portal: each.id for each in view.objects}
    if question.say.id == "hr-place-marker":
        apart = [
            Zone("beyond", "marker", str(number), setup.APART)
            for number in range(len(view.markers))
        ]
        return [Zone("beyond", "object", own[question.seat], setup.FROM_PORTAL), *apart]
    if question.say.id != "hr-deploy-where":
        return []
    troop = view.troops[view.characters[who].troop]
    within = contact.within_of(view, troop)
    mates = [Zone("within", "character", each.id, within) for each in view.members(troop.id)]
    if view.phase is Phase.SCOUTS:
        enemies = view.here(1 - question.seat)
        far = [Zone("beyond", "character", each.id, deployment.FAR) for each in enemies]
        return [*far, *mates]
    return [Zone("within", "object", own[question.seat], deployment.NEAR), *mates]
