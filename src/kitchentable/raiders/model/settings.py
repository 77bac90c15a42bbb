"""What the players agree before they begin: tables, teams, level, and which readings they play.

Where the four printed books differ, or a ruling of ours is only one way to read them, there is
a setting. `SETTINGS` lists them: each has a name, its values with the default first, and where
it comes from; its text says what which book says and what we play.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from kitchentable.kernel.game import Setup
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message

ROUNDS = 6

MOST_STARS = 200
"""Stars that can be agreed: the teams of more would not find room on any table."""


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
    formation: Literal["chain", "strict"] = "chain"
    slowest: bool = False
    violent_attack: Literal["set", "all"] = "set"
    knock_back: Literal["also", "instead"] = "also"
    rampage: Literal["both", "either"] = "both"
    grapple: Literal["next", "round"] = "next"
    point_blank: Literal["upgrade", "plain"] = "upgrade"
    charm: Literal["any", "friends"] = "any"
    deflect: Literal["defended", "more"] = "defended"
    scouts: Literal["further", "at-least"] = "further"
    prudent: Literal[300, 200] = 300
    engaged_targets: bool = False
    free_attacks: bool = True
    hurts: Literal["turn", "at-once"] = "turn"
    passing: Literal["waiting", "all"] = "waiting"
    vanished: Literal["all", "by-enemy"] = "all"
    early_end: bool = False

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


SETTINGS = (
    Setting("formation", ("chain", "strict"), "D-12, A-027"),
    Setting("slowest", (False, True), "D-16"),
    Setting("engaged_targets", (False, True), "D-24"),
    Setting("free_attacks", (True, False), "D-31"),
    Setting("hurts", ("turn", "at-once"), "D-32"),
    Setting("passing", ("waiting", "all"), "D-48"),
    Setting("violent_attack", ("set", "all"), "D-57"),
    Setting("knock_back", ("also", "instead"), "D-59"),
    Setting("rampage", ("both", "either"), "D-60"),
    Setting("grapple", ("next", "round"), "D-61"),
    Setting("point_blank", ("upgrade", "plain"), "D-65"),
    Setting("charm", ("any", "friends"), "D-69"),
    Setting("deflect", ("defended", "more"), "D-70"),
    Setting("scouts", ("further", "at-least"), "D-75"),
    Setting("prudent", (300, 200), "D-83"),
    Setting("vanished", ("all", "by-enemy"), "A-112"),
    Setting("early_end", (False, True), "A-026"),
)
