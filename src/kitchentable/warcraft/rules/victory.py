"""The result of a game: the winners, and the rules by which they have won."""

from __future__ import annotations

from kitchentable.kernel.facets import Result
from kitchentable.kernel.words import Who, say
from kitchentable.warcraft.model.state import Warcraft

WON = {
    "WC-193": ("WC-559", "WC-560"),
    "WC-550": ("WC-554", "WC-556", "WC-558"),
    "WC-551": ("WC-554", "WC-556", "WC-558", "WC-586"),
    "WC-552": ("WC-554", "WC-556", "WC-558"),
    "WC-850": ("WC-852",),
    "WC-851": ("WC-852",),
    "WC-894": ("WC-895",),
    "WC-896": ("WC-897",),
    **dict.fromkeys(("WC-910", "WC-923", "WC-936", "WC-959"), ("WC-557",)),
}
"""By the rule that ended a game: further rules that the result follows."""


def result(state: Warcraft) -> Result | None:
    """The winners and the reason; `None` while the game goes on."""
    if state.stage != "over":
        return None
    winners = tuple(state.winners)
    names = tuple(Who(seat) for seat in winners)
    if state.ended == "resigned":
        return Result(winners, say("wc-won-resigned", who=names))
    if state.ended == "limit":
        return Result(winners, say("wc-won-limit", who=names, turn=state.turn))
    return Result(winners, say("wc-won", who=names), won_by(state))


def won_by(state: Warcraft) -> tuple[str, ...]:
    """The rules by which a game was won, with the rule for 20 points if teams agreed on them."""
    rules = (state.ended, *WON.get(state.ended, ()))
    if state.ended != "WC-552" or state.target != 20:
        return rules
    return (*rules, "WC-593" if state.played.strategic else "WC-553")
