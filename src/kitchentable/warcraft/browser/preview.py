"""What the page asks beside questions and views: boards, chances, battles, income, reach."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from kitchentable.kernel.problem import Problem
from kitchentable.warcraft.browser.ask import OpenQuestion
from kitchentable.warcraft.browser.battle_stage import AskBattle
from kitchentable.warcraft.browser.chances import AskOdds
from kitchentable.warcraft.browser.enemy_reach import AskReach
from kitchentable.warcraft.browser.goals import AskGoals
from kitchentable.warcraft.browser.income import AskIncome
from kitchentable.warcraft.browser.layout import AskBoard
from kitchentable.warcraft.browser.ways import AskWays
from kitchentable.warcraft.model.state import Warcraft

Asks = AskBoard | AskOdds | AskBattle | AskIncome | AskReach | AskGoals | AskWays
"""Everything a client may ask: each class makes its own answer."""


def preview(view: Warcraft, question: OpenQuestion, ask: Any) -> Struct:
    """The answer to what a client asks; a `Problem` says what is wrong with it."""
    try:
        asked: Asks = msgspec.convert(ask, Asks)
    except msgspec.ValidationError as why:
        raise Problem("wc-preview-form", why=str(why)[:120]) from None
    return asked.preview(view, question)
