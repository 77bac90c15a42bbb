"""Generic actions (group 21): controlling a marker, and what abilities add."""

from __future__ import annotations

from kitchentable.kernel.rules import rule
from kitchentable.raiders.model.events import MarkerControlled
from kitchentable.raiders.model.state import Character, Raid
from kitchentable.raiders.model.topics import Deed
from kitchentable.raiders.moments import DEEDS
from kitchentable.raiders.tabletop import interface


def deeds(game: Raid, who: Character) -> list[Deed]:
    """What a character can do with a Generic action."""
    found = [Deed(who.id, "control", str(marker)) for marker in markers(game, who)]
    return [*found, *DEEDS.ask(game, who, "generic").value]


@rule("HR-139", "HR-193")
def markers(game: Raid, who: Character) -> list[int]:
    """The markers a character touches and does not control yet."""
    if not game.markers:
        return []
    top = interface.of(game)
    return [
        number
        for number in range(len(game.markers))
        if who.controls != number and top.touches_marker(who, number)
    ]


@rule("HR-141", "HR-193", "HR-194")
def control(game: Raid, who: Character, marker: int) -> None:
    """Take control of a marker; no dice, only the action."""
    who.controls = marker
    rules: tuple[str, ...] = ("HR-141", "HR-193")
    if game.action is not None and game.action.kind != "generic":  # while the rest attacks
        rules += ("HR-142", "HR-194")
    game.tell(MarkerControlled(who=who.id, marker=marker, rules=rules))
