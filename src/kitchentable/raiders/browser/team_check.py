"""What people make ready before a game, for a page: a team, judged as `kitchentable team` does."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from kitchentable.kernel.files.reasons import of_decoder
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.words import Message
from kitchentable.raiders.model import team, team_file
from kitchentable.raiders.model.content import Entry, shipped
from kitchentable.raiders.model.settings import MOST_STARS, RaidersSetup
from kitchentable.raiders.model.team_file import Written

FILE = "team.toml"
"""What messages call a file that was sent."""
MOST = 99


class AskTeam(Struct, frozen=True, forbid_unknown_fields=True, tag="team", tag_field="what"):
    """Whether a team may be played."""

    name: Annotated[str, Meta(max_length=60)]
    entries: Annotated[tuple[Entry, ...], Meta(max_length=MOST)]
    stars: Annotated[int, Meta(ge=1, le=MOST_STARS)] = RaidersSetup().stars


class AskFile(Struct, frozen=True, forbid_unknown_fields=True, tag="team-file", tag_field="what"):
    """Whether the team in a file may be played; the text of the file."""

    text: Annotated[str, Meta(max_length=20_000)]


class Wrong(Struct, frozen=True):
    """What is wrong with a team, and by which rule."""

    say: Message
    rule: str


class CheckedTeam(Struct, frozen=True):
    """A team, what it costs, what is wrong with it, and the text of its file."""

    name: str
    stars: int
    entries: tuple[Entry, ...]
    cost: int
    fits: bool
    problems: tuple[Wrong, ...]
    text: str


def prepare(ask: Any) -> CheckedTeam:
    """What there is to say about a team."""
    try:
        asked = msgspec.convert(ask, AskTeam | AskFile)
    except msgspec.ValidationError as error:
        raise Problem("set-value", why=of_decoder(str(error))) from None
    if isinstance(asked, AskFile):
        return judged(team_file.parse(asked.text, FILE))
    return judged(Written("raiders", asked.name, asked.entries, asked.stars))


def judged(written: Written) -> CheckedTeam:
    """A team as the rules judge it; an empty one breaks none and cannot be played."""
    cards = shipped().cards
    team_file.check_cards(written, cards)
    found = team.problems(written.team, cards, written.stars)
    return CheckedTeam(
        *(written.name, written.stars, written.entries),
        cost=team.cost_of(written.team, cards),
        fits=bool(written.entries) and bool(written.name.strip()) and not found,
        problems=tuple(Wrong(each.message, each.rule) for each in found),
        text=team_file.as_text(written),
    )
