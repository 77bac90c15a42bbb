"""What the rules ask of the space: the one interface between them.

The rules pass places and routes through and never look into them. `geometric.py` answers from
`geometry/`. Another tabletop could put the same questions to people at a real table: because a run
can be started again from its checkpoint with what is known by then, a method may be plain even
where its answer has to be asked for.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct, structs

from kitchentable.kernel.questions import Pick, Point
from kitchentable.raiders.geometry import Place, Sight
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
    """Moved by somebody else: nothing costs double (A-051)."""


class Route(Struct, frozen=True):
    """A route that was judged: what it costs, and whom it touches where."""

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
    """What a suggested move is good for."""

    CONTACT = "contact"
    ADVANCE = "advance"
    GOAL = "goal"
    COVER = "cover"
    REGROUP = "regroup"
    LEAVE = "leave"


class Aim(Struct, frozen=True):
    """What a suggested move should do: a purpose, and whom or which object it is about."""

    purpose: Purpose
    about: str = ""
    marker: int = -1


Routes = Sequence[tuple[str, Sequence[Point]]]
"""Characters and their routes, in the order in which they go."""


class Tabletop(Protocol):
    """The space as the rules know it. Distances are hundredths of an inch, rounded up."""

    # --- measuring ---------------------------------------------------------------------------

    def distance(self, a: Character, b: Character) -> int:
        """From base edge to base edge."""
        ...

    def touching(self, a: Character, b: Character) -> bool:
        """Whether two bases are in contact."""
        ...

    def object_distance_at(self, who: Character, place: Place, object: str) -> int:
        """The distance from an object to one who stood, or would stand, at a place."""
        ...

    def distance_at(self, who: Character, place: Place, other: Character) -> int:
        """The distance from somebody to one who stood, or would stand, at a place."""
        ...

    def linked(self, members: Sequence[Character]) -> bool:
        """Whether base contact joins all of them (A-119)."""
        ...

    def touched(self, a: Character) -> list[str]:
        """Everybody whose base is in contact with a character's."""
        ...

    def object_distance(self, a: Character, object: str) -> int:
        """From a base to an object."""
        ...

    def touches_object(self, a: Character, object: str) -> bool:
        """Whether a base is in contact with an object."""
        ...

    def touches_marker(self, a: Character, marker: int) -> bool:
        """Whether a base touches a marker."""
        ...

    def marker_distance(self, place: Place, object: str) -> int:
        """From a marker at a place to an object."""
        ...

    # --- sight -------------------------------------------------------------------------------

    def sights(self, looker: Character, others: Sequence[Character]) -> list[Sight]:
        """How one character sees each of several others."""
        ...

    def sight_past_one(self, looker: Character, other: Character) -> Sight:
        """The same if any one character or object that blocks may be ignored (HR-238)."""
        ...

    def hidden_by(self, looker: Character, other: Character) -> list[str]:
        """The characters and objects that hide a part of somebody."""
        ...

    def on_one_level(self, a: Character, b: Character) -> bool:
        """Whether two characters stand at the same height, as sight sees it."""
        ...

    # --- formation ---------------------------------------------------------------------------

    def in_formation(self, members: Sequence[Character], within: int, strict: bool) -> bool:
        """Whether characters keep together."""
        ...

    def keeps_together(self, troop: str, within: int, strict: bool) -> bool:
        """Whether those of a troop who are on the table keep together."""
        ...

    def would_join(
        self, who: Character, place: Place, others: Sequence[Character], within: int, strict: bool
    ) -> bool:
        """Whether somebody at a place would keep together with others."""
        ...

    def straggling(self, members: Sequence[Character], within: int, strict: bool) -> int:
        """By how much they do not (A-029)."""
        ...

    # --- moving ------------------------------------------------------------------------------

    def judge(self, routes: Routes, goings: Mapping[str, Going]) -> dict[str, Route]:
        """Judge routes one after the other; `Illegal` says what stood in the way of whom."""
        ...

    def after(self, routes: Routes) -> Tabletop:
        """The tabletop when routes are gone."""
        ...

    # --- standing ----------------------------------------------------------------------------

    def check_place(self, who: Character, place: Point) -> Place:
        """Whether a character may stand at a place; `Illegal` says why not."""
        ...

    def put(self, who: Character, place: Place) -> Tabletop:
        """The tabletop with a character put somewhere."""
        ...

    def fit(self, places: Mapping[str, Place]) -> bool:
        """Whether characters could all stand at these places at the same time."""
        ...

    def places_near(self, who: Character, centre: Character, within: int) -> list[Place]:
        """Places where a character could stand within a distance of another."""
        ...

    def room_near(self, who: Character, centre: Character, within: int) -> bool:
        """Whether there is any such place."""
        ...

    def places_at(self, who: Character, object: str, within: int) -> list[Place]:
        """Some places where a character could stand within a distance of an object."""
        ...

    def room_at(
        self,
        who: Character,
        object: str,
        within: int | None,
        mates: Sequence[Character],
        formation: tuple[int, bool],
    ) -> Place | None:
        """The nearest place within a distance of an object, in formation with those who stand
        there, found by the search of A-107 (`within=None`: on the whole table); none if there
        is none."""
        ...

    def places_anywhere(self, who: Character) -> list[Place]:
        """Some places all over the table where a character could stand."""
        ...

    def marker_places(self, own: str) -> list[Place]:
        """Some places for a marker, those far from an object first."""
        ...

    def check_marker(self, place: Point) -> Place:
        """Whether a marker may lie at a place; `Illegal` says why not."""
        ...

    def apart(self, a: Place, b: Place) -> int:
        """The distance between two markers."""
        ...

    # --- portals -----------------------------------------------------------------------------

    def portal_place(self, kind: str, corners: bool, which: int) -> tuple[int, int, int]:
        """One of the two opposite places of a Portal, with its turn (A-109)."""
        ...

    # --- pushing -----------------------------------------------------------------------------

    def pushable(self, who: Character) -> list[str]:
        """The movable objects a character touches."""
        ...

    def push(
        self,
        who: Character,
        object: str,
        direction: tuple[int, int],
        distance: int,
        firm: Sequence[Character],
    ) -> Pushed:
        """Push an object as far as it goes in a direction (A-052)."""
        ...


class Proposals(Protocol):
    """What a program needs in order to answer without a person: proposals that the rules judge.

    A tabletop that asks people has none of it: they see where they could go.
    """

    def suggest(
        self,
        members: Sequence[Character],
        goings: Mapping[str, Going],
        aims: Sequence[Aim],
        rough: bool = False,
    ) -> list[Routes]:
        """Moves of a group, at most one for each aim; proposals that the rules still judge.

        `rough`: whatever is found fastest."""
        ...

    def directions(self, who: Character, going: Going) -> list[tuple[Point, ...]]:
        """Straight ways in all directions, over edges too: proposals."""
        ...

    def some_direction(self, who: Character, going: Going, pick: Pick) -> tuple[Point, ...]:
        """One of them at random; none for staying."""
        ...

    def around(self, who: Character, other: Character, going: Going) -> list[tuple[Point, ...]]:
        """Ways round somebody that never break the contact: proposals."""
        ...

    def some_place(
        self,
        who: Character,
        object: str,
        within: int,
        mates: Sequence[Character],
        link: int,
        pick: Pick,
    ) -> Place | None:
        """A place at random within a distance of an object ("": anywhere), and near one of
        those who stand there already; none if luck fails."""
        ...

    def some_marker_place(self, own: str, far: int, apart: int, pick: Pick) -> Place | None:
        """A place at random for a marker, so far from an object and from other markers; none if
        luck fails."""
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
    """What could be done on the tabletop of a game as it stands."""
    return _computed()(game)


@cache
def _computed() -> Callable[[Raid], Computed]:
    """The geometry, loaded when it is first needed."""
    from kitchentable.raiders.tabletop import geometric

    return geometric.tabletop
