"""What the players agree before they begin: tables, teams, level, and which readings they play.

Where the four printed books differ, or a ruling of ours is only one way to read them, there is
a setting: a field of the setup marked with its `Origin`. Its text says what which book says and
what we play. `SETTINGS` is read off the fields.
"""

from __future__ import annotations

import typing
from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from kitchentable.kernel.game import Setup
from kitchentable.kernel.plain import Plain
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message

ROUNDS = 6

MOST_STARS = 200
"""Stars that can be agreed: the teams of more would not find room on any table."""


Value = str | int | bool


class Origin(Struct, frozen=True):
    """The mark of a field of the setup that is a reading: where it comes from.

    What a printed book says is given where it is not our default: by the English, Spanish, Dutch
    and Norwegian one.
    """

    where: str
    en: Value | None = None
    es: Value | None = None
    nl: Value | None = None
    nb: Value | None = None


class RaidersSetup(Setup, frozen=True):
    """The agreement of two players."""

    earlier: ClassVar[Mapping[str, Plain]] = {
        # what was played before there was a setting: it never changes
        "disrupt": "waiting",
        "spent_contact": False,
        "running_shot": "second",
        "markers": "at-least",
        "challenged": "enemies",
        "second_wound": "received",
        "shooter_contact": "enemies",
        "leader_abilities": "own",
        "unit_sight": "shooter",
        "charge": "turn",
        "reassuring": "close",
        "manipulation": "up-to",
        "mirror_image": "goes",
        "explorer": "further",
        "defensive_stance": "any",
        "replacement": "other",
        "general": "leader",
        "redeploy": "round",
        "ground_in_own_turn": True,
        "roundhouse_reach": True,
        "rampage_unwounded": True,
        "flicker_firm": False,
        "phalanx": "chain",
        "sworn_bodyguard": False,
        "ground_each_shot": False,
        "bolt_ground": True,
        "double_shot_farther": False,
        "leaders_add": False,
        "closest_leader": "skipped",
        "transport": "anywhere",
        "bodyguard_area": False,
    }

    stars: Annotated[int, Meta(ge=1, le=MOST_STARS)] = 6
    """The most Stars a team may cost (HR-002)."""
    teams: str = "lilliput,gremlins"
    """The names of the two teams, separated by a comma."""
    table: str = "kitchen_table"
    portals: str = "mug,mug"
    """The objects that are the two Portals (HR-147)."""
    level: Literal["advanced", "basic"] = "advanced"
    formation: Annotated[
        Literal["chain", "strict", "neighbour"], Origin("D-12, A-027", nb="neighbour")
    ] = "chain"
    slowest: Annotated[bool, Origin("D-16", nb=True)] = False
    violent_attack: Annotated[Literal["set", "all"], Origin("D-57", nb="all")] = "set"
    knock_back: Annotated[Literal["also", "instead"], Origin("D-59", nb="instead")] = "also"
    rampage: Annotated[Literal["both", "either"], Origin("D-60", nb="either")] = "both"
    grapple: Annotated[Literal["next", "round"], Origin("D-61", nl="round", nb="round")] = "next"
    point_blank: Annotated[Literal["upgrade", "plain"], Origin("D-65", nb="plain")] = "upgrade"
    disrupt: Annotated[Literal["any", "waiting"], Origin("D-68, A-022", nb="waiting")] = "any"
    charm: Annotated[Literal["any", "friends", "may"], Origin("D-69", nl="may", nb="friends")] = (
        "any"
    )
    deflect: Annotated[Literal["defended", "more"], Origin("D-70", nb="more")] = "defended"
    scouts: Annotated[
        Literal["further", "at-least"], Origin("D-75", es="at-least", nb="at-least")
    ] = "further"
    prudent: Annotated[Literal[300, 200], Origin("D-83", es=200)] = 300
    engaged_targets: Annotated[bool, Origin("D-24", nb=True)] = False
    spent_contact: Annotated[bool, Origin("D-19, A-045", nb=False)] = True
    free_attacks: Annotated[bool, Origin("D-31", nl=False)] = True
    hurts: Annotated[Literal["turn", "at-once"], Origin("D-32", nb="at-once")] = "turn"
    passing: Annotated[Literal["waiting", "all"], Origin("D-48", nb="all")] = "waiting"
    shooter_contact: Annotated[Literal["enemies", "anybody"], Origin("D-30", nl="anybody")] = (
        "enemies"
    )
    second_wound: Annotated[Literal["received", "vanishes"], Origin("D-35", es="vanishes")] = (
        "received"
    )
    challenged: Annotated[
        Literal["enemies", "anybody"], Origin("D-44", es="anybody", nl="anybody")
    ] = "enemies"
    markers: Annotated[Literal["at-least", "further"], Origin("D-53", es="further")] = "at-least"
    running_shot: Annotated[
        Literal["second", "within"], Origin("D-56", nl="within", nb="within")
    ] = "second"
    leader_abilities: Annotated[Literal["own", "unit"], Origin("D-14", nb="unit")] = "own"
    unit_sight: Annotated[Literal["shooter", "both"], Origin("D-38", nl="both")] = "shooter"
    charge: Annotated[Literal["turn", "lasting"], Origin("D-55", nl="lasting")] = "turn"
    reassuring: Annotated[Literal["close", "all"], Origin("D-58", nl="all")] = "close"
    manipulation: Annotated[Literal["up-to", "whole"], Origin("D-67", nb="whole")] = "up-to"
    mirror_image: Annotated[Literal["goes", "may"], Origin("D-73", es="may", nl="may")] = "goes"
    explorer: Annotated[Literal["further", "at-least"], Origin("D-76", nb="at-least")] = "further"
    defensive_stance: Annotated[Literal["any", "away"], Origin("D-78", nb="away")] = "any"
    replacement: Annotated[Literal["other", "any"], Origin("D-79", nb="any")] = "other"
    general: Annotated[Literal["leader", "all"], Origin("D-80", nl="all")] = "leader"
    redeploy: Annotated[Literal["round", "turn"], Origin("D-81", nl="turn")] = "round"
    ground_in_own_turn: Annotated[bool, Origin("HR-115, HR-065")] = True
    roundhouse_reach: Annotated[bool, Origin("HR-217, A-071")] = True
    rampage_unwounded: Annotated[bool, Origin("HR-225, A-082")] = True
    flicker_firm: Annotated[bool, Origin("HR-266, A-093")] = False
    phalanx: Annotated[Literal["chain", "pairs"], Origin("HR-273, A-119")] = "chain"
    sworn_bodyguard: Annotated[bool, Origin("HR-303, A-089")] = False
    ground_each_shot: Annotated[bool, Origin("HR-115, HR-122")] = False
    bolt_ground: Annotated[bool, Origin("HR-115, HR-237")] = True
    double_shot_farther: Annotated[bool, Origin("HR-233, A-068")] = False
    leaders_add: Annotated[bool, Origin("HR-280, A-012")] = False
    closest_leader: Annotated[Literal["skipped", "defends"], Origin("HR-049, A-034")] = "skipped"
    transport: Annotated[Literal["anywhere", "table"], Origin("HR-214")] = "anywhere"
    bodyguard_area: Annotated[bool, Origin("HR-267, A-089")] = False
    vanished: Annotated[Literal["all", "by-enemy"], Origin("A-112")] = "all"
    early_end: Annotated[bool, Origin("A-026")] = False

    @classmethod
    def before(cls, given: Mapping[str, Plain]) -> Mapping[str, Plain]:
        """Before Explorers had a setting of their own, that of Scouts was theirs too."""
        return {**cls.earlier, "explorer": given.get("scouts", cls.earlier["explorer"])}

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
    values: tuple[Value, ...]
    origin: str
    books: dict[str, Value]
    """What a printed book says where that is not our default, by its language."""

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
                given = {lang: getattr(mark, lang) for lang in BOOKS}
                books = {lang: value for lang, value in given.items() if value is not None}
                found.append(Setting(name, (default, *others), mark.where, books))
    return tuple(found)


BOOKS = ("en", "es", "nl", "nb")
"""The languages of the printed books."""

SETTINGS = _settings()

EDITIONS: dict[str, dict[str, Value]] = {
    lang: {each.name: each.books[lang] for each in SETTINGS if lang in each.books} for lang in BOOKS
}
"""How a game by one of the printed books is set up: the settings that are not our default."""
