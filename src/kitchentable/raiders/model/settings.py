"""What the players agree before they begin: tables, teams, level, and which readings they play.

Where the four printed books differ, or a ruling of ours is only one way to read them, there is
a setting: a field of the setup marked with its `Origin`. Its text says what which book says and
what we play. `SETTINGS` is read off the fields.
"""

from __future__ import annotations

import typing
from typing import Annotated, Literal

from msgspec import Meta, Struct

from kitchentable.kernel.game import Setup
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message

ROUNDS = 6

MOST_STARS = 200
"""Stars that can be agreed: the teams of more would not find room on any table."""


class Origin(Struct, frozen=True):
    """The mark of a field of the setup that is a reading: where it comes from."""

    where: str


class RaidersSetup(Setup, frozen=True):
    """The agreement of two players."""

    stars: Annotated[int, Meta(ge=1, le=MOST_STARS)] = 6
    """The most Stars a team may cost (HR-002)."""
    teams: str = "lilliput,gremlins"
    """The names of the two teams, separated by a comma."""
    table: str = "kitchen_table"
    portals: str = "mug,mug"
    """The objects that are the two Portals (HR-147)."""
    level: Literal["advanced", "basic"] = "advanced"
    formation: Annotated[Literal["chain", "strict"], Origin("D-12, A-027")] = "chain"
    slowest: Annotated[bool, Origin("D-16")] = False
    violent_attack: Annotated[Literal["set", "all"], Origin("D-57")] = "set"
    knock_back: Annotated[Literal["also", "instead"], Origin("D-59")] = "also"
    rampage: Annotated[Literal["both", "either"], Origin("D-60")] = "both"
    grapple: Annotated[Literal["next", "round"], Origin("D-61")] = "next"
    point_blank: Annotated[Literal["upgrade", "plain"], Origin("D-65")] = "upgrade"
    charm: Annotated[Literal["any", "friends"], Origin("D-69")] = "any"
    deflect: Annotated[Literal["defended", "more"], Origin("D-70")] = "defended"
    scouts: Annotated[Literal["further", "at-least"], Origin("D-75")] = "further"
    prudent: Annotated[Literal[300, 200], Origin("D-83")] = 300
    engaged_targets: Annotated[bool, Origin("D-24")] = False
    free_attacks: Annotated[bool, Origin("D-31")] = True
    hurts: Annotated[Literal["turn", "at-once"], Origin("D-32")] = "turn"
    passing: Annotated[Literal["waiting", "all"], Origin("D-48")] = "waiting"
    vanished: Annotated[Literal["all", "by-enemy"], Origin("A-112")] = "all"
    early_end: Annotated[bool, Origin("A-026")] = False

    @property
    @rule("HR-001")
    def advanced(self) -> bool:
        """Whether the rules with the gear mark are played (HR-001)."""
        return self.level == "advanced"

    @property
    def team_names(self) -> list[str]:
        """The two teams by name."""
        return [name.strip() for name in self.teams.split(",")]

    @property
    def portal_kinds(self) -> list[str]:
        """What the two Portals are."""
        return [name.strip() for name in self.portals.split(",")]


class Setting(Struct, frozen=True):
    """A reading that can be chosen: its name, its values (default first), where it comes from."""

    name: str
    values: tuple[str | int | bool, ...]
    origin: str

    def say(self) -> Message:
        """What which book says, and what we play."""
        return Message(f"kind-setting-{self.name}")


def _settings() -> tuple[Setting, ...]:
    """The fields of the setup that say where they come from."""
    found, agreed = [], RaidersSetup()
    for name, hint in typing.get_type_hints(RaidersSetup, include_extras=True).items():
        for mark in typing.get_args(hint)[1:]:
            if isinstance(mark, Origin):
                default = getattr(agreed, name)
                values = typing.get_args(typing.get_args(hint)[0]) or (True, False)
                others = [value for value in values if value != default]
                found.append(Setting(name, (default, *others), mark.where))
    return tuple(found)


SETTINGS = _settings()
