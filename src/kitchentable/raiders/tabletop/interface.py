"""What the rules ask about the table (`Tabletop`), and what programs need to propose answers
(`Proposals`).

The rules pass places and routes on and never look into them. `geometric.py` answers with
`geometry/`. Another tabletop could ask people at a real table instead. Its methods could be plain
functions too: a run can start again from its checkpoint once an answer is known.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct, structs

from kitchentable.kernel.questions import Pick, Point, Routes
from kitchentable.raiders.geometry import Place, Sight
from kitchentable.raiders.geometry.figures import Formation
from kitchentable.raiders.model.state import Character, Object, Raid

if TYPE_CHECKING:
    from kitchentable.raiders.tabletop.geometric import Computed


class Going(Struct, frozen=True):
    """How a character moves: how far, and what its abilities change about it."""

    budget: int
    climbs: bool = False
    """Climbing costs no more than level ground (HR-201)."""
    hikes: bool = False
    """Uneven ground and low climbs cost nothing more (HR-278)."""
    ghost: bool = False
    """It passes through characters (HR-203)."""
    flies: bool = False
    """It goes through the air (HR-210)."""
    slips: bool = False
    """Touching an enemy does not end its move (A-044)."""
    forced: bool = False
    """Another player moves it: nothing costs double (A-051)."""


class JudgedRoute(Struct, frozen=True):
    """A route that was judged: its cost, and the enemies it touches."""

    cost: int
    fall: int
    """The longest fall on it."""
    end: Place
    start: tuple[str, ...]
    """Enemies in contact before the first step."""
    kept: tuple[str, ...]
    """Those of them that it touches all the way."""
    passed: tuple[str, ...]
    """Enemies it touches on the way, before its end."""
    met: tuple[str, ...]
    """Enemies in contact at its end."""
    climbed: bool = False
    """Whether it climbs at double cost."""
    uneven: bool = False
    """Whether it goes over uneven ground at double cost."""


class Pushed(Struct, frozen=True):
    """What a push moves: how far, which objects and which characters, and where to."""

    distance: int
    objects: dict[str, tuple[int, int]]
    characters: dict[str, Place]


class Purpose(enum.StrEnum):
    """The purpose of a suggested move."""

    CONTACT = "contact"
    ADVANCE = "advance"
    GOAL = "goal"
    COVER = "cover"
    REGROUP = "regroup"
    LEAVE = "leave"


class Aim(Struct, frozen=True):
    """What a suggested move should achieve: a purpose, and the character or object it is about."""

    purpose: Purpose
    about: str = ""
    marker: int = -1


class Tabletop(Protocol):
    """The table as the rules know it. Distances are hundredths of an inch, rounded up."""

    # --- measuring ---------------------------------------------------------------------------

    def distance(self, a: Character, b: Character) -> int:
        """The distance between two characters, from base edge to base edge."""
        ...

    def touching(self, a: Character, b: Character) -> bool:
        """Whether two bases are in contact."""
        ...

    def object_distance_at(self, who: Character, place: Place, object_id: str) -> int:
        """The distance from an object to a character if it stood at a place."""
        ...

    def distance_at(self, who: Character, place: Place, other: Character) -> int:
        """The distance from another character to a character if it stood at a place."""
        ...

    def linked(self, members: Sequence[Character]) -> bool:
        """Whether base contact joins all members (A-119)."""
        ...

    def touched(self, a: Character) -> list[str]:
        """The characters in base contact with a character."""
        ...

    def object_distance(self, a: Character, object_id: str) -> int:
        """The distance from a character to an object."""
        ...

    def touches_object(self, a: Character, object_id: str) -> bool:
        """Whether a base is in contact with an object."""
        ...

    def touches_marker(self, a: Character, marker: int) -> bool:
        """Whether a base touches a marker."""
        ...

    def marker_distance(self, place: Place, object_id: str) -> int:
        """The distance from a marker at a place to an object."""
        ...

    # --- sight -------------------------------------------------------------------------------

    def sights(self, looker: Character, others: Sequence[Character]) -> list[Sight]:
        """How one character sees each of several others."""
        ...

    def sight_past_one(self, looker: Character, other: Character) -> Sight:
        """How one character sees another past one blocking character or object (HR-238)."""
        ...

    def shoved(self, who: Character, direction: tuple[int, int], distance: int) -> Place:
        """Where a character ends that is moved straight by force, as far as it goes (A-051)."""
        ...

    def seen_past(self, looker: Character, other: Character) -> list[str]:
        """The objects and characters past any one of which a character sees another."""
        ...

    def hidden_by(self, looker: Character, other: Character, past_one: bool = False) -> list[str]:
        """The characters and objects that hide a part of a character.

        `past_one`: without the one that a shot over it ignores (HR-238).
        """
        ...

    def on_one_level(self, a: Character, b: Character) -> bool:
        """Whether two characters stand at the same height, as sight sees it."""
        ...

    # --- formation ---------------------------------------------------------------------------

    def in_formation(self, members: Sequence[Character], within: int, how: Formation) -> bool:
        """Whether characters are in formation."""
        ...

    def keeps_together(self, troop: str, within: int, how: Formation) -> bool:
        """Whether the members of a troop that are on the table are in formation."""
        ...

    def would_join(
        self, who: Character, at: Place, others: Sequence[Character], within: int, how: Formation
    ) -> bool:
        """Whether a character at a place would be in formation with others."""
        ...

    def straggling(self, members: Sequence[Character], within: int, how: Formation) -> int:
        """By how much characters are out of formation (A-029)."""
        ...

    # --- moving ------------------------------------------------------------------------------

    def judge(self, routes: Routes, goings: Mapping[str, Going]) -> dict[str, JudgedRoute]:
        """Judge routes one after the other; raises `Illegal` with what is in the way."""
        ...

    def after(self, routes: Routes) -> Tabletop:
        """The tabletop after characters moved along routes."""
        ...

    # --- standing ----------------------------------------------------------------------------

    def check_place(self, who: Character, place: Point) -> Place:
        """The place, if a character may stand there; raises `Illegal` with the reason otherwise."""
        ...

    def put(self, who: Character, place: Place) -> Tabletop:
        """The tabletop with a character at another place."""
        ...

    def fit(self, places: Mapping[str, Place]) -> bool:
        """Whether characters could all stand at these places at the same time."""
        ...

    def places_near(self, who: Character, centre: Character, within: int) -> list[Place]:
        """Places where a character could stand within a distance of another."""
        ...

    def room_near(self, who: Character, centre: Character, within: int) -> bool:
        """Whether a character could stand anywhere within a distance of another."""
        ...

    def room_at(
        self,
        who: Character,
        object_id: str,
        within: int | None,
        mates: Sequence[Character],
        formation: tuple[int, Formation],
    ) -> Place | None:
        """The nearest free place within a distance of an object and in formation with mates.

        It is found by the search of A-107; `within=None` searches the whole table."""
        ...

    def places_anywhere(self, who: Character) -> list[Place]:
        """Places all over the table where a character could stand."""
        ...

    def marker_places(self, own: str) -> list[Place]:
        """Places for a marker, those far from an object first."""
        ...

    def check_marker(self, place: Point) -> Place:
        """The place, if a marker may lie there; raises `Illegal` with the reason otherwise."""
        ...

    def apart(self, a: Place, b: Place) -> int:
        """The distance between two markers."""
        ...

    # --- portals -----------------------------------------------------------------------------

    def portal_place(self, kind: str, corners: bool, which: int) -> tuple[int, int, int]:
        """One of the two opposite places of a Portal, with its turn (A-109)."""
        ...

    # --- pushing -----------------------------------------------------------------------------

    def is_movable(self, object_id: str) -> bool:
        """Whether an object was agreed to be movable (HR-145)."""
        ...

    def pushable(self, who: Character) -> list[str]:
        """The movable objects a character touches."""
        ...

    def push(
        self,
        who: Character,
        object_id: str,
        direction: tuple[int, int],
        distance: int,
        firm: Sequence[Character],
    ) -> Pushed:
        """Push an object as far as it goes in a direction (A-052)."""
        ...


class Proposals(Protocol):
    """What a program needs to answer for a player: proposals, which the rules still judge.

    A tabletop that asks people needs none of this: they see where they could go.
    """

    def suggest(
        self,
        members: Sequence[Character],
        goings: Mapping[str, Going],
        aims: Sequence[Aim],
        rough: bool = False,
    ) -> list[Routes]:
        """Moves of a group, at most one for each aim; `rough` ones are found faster."""
        ...

    def directions(self, who: Character, going: Going) -> list[tuple[Point, ...]]:
        """Straight ways in all directions, over edges too."""
        ...

    def some_direction(self, who: Character, going: Going, pick: Pick) -> tuple[Point, ...]:
        """A straight way in a random direction; empty for staying."""
        ...

    def around(self, who: Character, other: Character, going: Going) -> list[tuple[Point, ...]]:
        """Ways around another character that never break contact with it."""
        ...

    def places_at(self, who: Character, object_id: str, within: int) -> list[Place]:
        """Some places where a character could stand within a distance of an object."""
        ...

    def some_place(
        self,
        who: Character,
        object_id: str,
        within: int,
        mates: Sequence[Character],
        link: int,
        pick: Pick,
    ) -> Place | None:
        """A random place within a distance of an object ("": anywhere) and near a mate.

        None if none of a few tries succeeds."""
        ...

    def some_marker_place(self, own: str, far: int, apart: int, pick: Pick) -> Place | None:
        """A random place for a marker, far enough from an object and from other markers.

        None if none of a few tries succeeds."""
        ...


def pushed(objects: Sequence[Object], done: Pushed) -> list[Object]:
    """The objects of a table where a push has taken them."""
    places = done.objects
    return [
        structs.replace(each, at=places[each.id]) if each.id in places else each for each in objects
    ]


def of(game: Raid) -> Tabletop:
    """The tabletop of a game as it stands."""
    return _computed()(game)


def proposals(game: Raid) -> Proposals:
    """The proposals for a game as it stands."""
    return _computed()(game)


@cache
def _computed() -> Callable[[Raid], Computed]:
    """Load the geometry when it is first needed."""
    from kitchentable.raiders.tabletop import geometric

    return geometric.tabletop
