"""What would come of something a player plans, for a table in a browser.

A client asks with a plain object; `what` names the class of the ask:

    {"what": "reach", "who": "Guardsmen 1"}                     everywhere it can get to
    {"what": "move", "who": "Guardsmen 1", "to": [1200, 800]}   its unit follows; or `alone`
    {"what": "place", "to": [300, 1300]}                        of what is put down
    {"what": "sight", "start": "Guardsmen 1", "end": [100, 90]} a ruler, and a view from the side
    {"what": "attack", "kind": "ranged", "by": "Rifle 1", "at": "Ragmen 2"}
    {"what": "volley", "kind": "ranged", "by": "Rifles", "at": "Ragmen"}
    {"what": "around", "who": "Guardsmen 1"}                    what is near, and how it is seen
    {"what": "reaction"}                                        the attacks that are reacted to
    {"what": "asked"}                                           who may move, how far; where to put

What comes back has the shape of an answer wherever a question is open: a client sends the
`answer` of a planned move as it is. Everything is computed from what the seat sees.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from kitchentable.kernel.problem import Problem
from kitchentable.raiders.browser.ask import OpenQuestion
from kitchentable.raiders.browser.attack_chances import AskAttack, AskReaction, AskVolley
from kitchentable.raiders.browser.highlights import AskAbout
from kitchentable.raiders.browser.lines_of_sight import AskAround, AskSight
from kitchentable.raiders.browser.planned_move import AskMove
from kitchentable.raiders.browser.put_down import AskPut
from kitchentable.raiders.browser.reach_outline import AskReach
from kitchentable.raiders.model.state import Raid

Asks = (
    AskReach | AskMove | AskPut | AskSight | AskAttack | AskVolley | AskAround | AskReaction
    | AskAbout
)  # fmt: skip
"""Everything a client may ask: each class makes its own answer."""


def preview(view: Raid, question: OpenQuestion, ask: Any) -> Struct:
    """The answer to what a client asks; a `Problem` says what is wrong with it."""
    try:
        asked: Asks = msgspec.convert(ask, Asks)
    except msgspec.ValidationError as why:
        raise Problem("hr-preview-form", why=str(why)[:120]) from None
    return asked.preview(view, question)
