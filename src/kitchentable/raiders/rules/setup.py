"""The start sequence (groups 27 to 30): Setup roll, Portals, who deploys first, the Objective."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Asks, Pick, Point, Roll, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, say
from kitchentable.raiders.model.dice import BLANK, Colour, die
from kitchentable.raiders.model.events import inches
from kitchentable.raiders.model.setup_events import (
    FirstRolled,
    MarkerPlaced,
    ObjectiveRolled,
    PortalPlaced,
    SetupRolled,
)
from kitchentable.raiders.model.state import Marker, Object, Phase, Raid
from kitchentable.raiders.model.topics import CallFace, PlaceMarker, PlacePortal
from kitchentable.raiders.moments import BEFORE_SETUP
from kitchentable.raiders.rules import objectives
from kitchentable.raiders.tabletop import interface
from kitchentable.raiders.text.landmarks import landmark

FROM_PORTAL = 1500
APART = 500


def before_setup(game: Raid) -> Asks[None]:
    """What abilities settle before the Setup roll."""
    for who in game.characters.values():
        yield from BEFORE_SETUP.happen(game, who)
    game.phase = Phase.SETUP


def white(game: Raid, count: int, why: str, rules: tuple[str, ...]) -> Asks[list[bool]]:
    """Roll white dice; for each, whether it shows an Ace, a Critical Ace included."""
    one = die(game.content.dice, Colour.WHITE)
    faces = yield from ask(Roll(Message(why), dice=(one,) * count, rules=rules))
    return [face != BLANK for face in faces]


def no_setup_roll(game: Raid) -> Asks[None]:
    """What is left without the Setup roll: the Portals stand on opposite sides."""
    yield from ()
    game.phase = Phase.CALL


@rule("HR-177", "HR-178", "HR-179", "HR-180", off=no_setup_roll)
def setup_roll(game: Raid) -> Asks[None]:
    """Roll a white die: a blank puts the Portals on opposite sides, an Ace in opposite corners."""
    [ace] = yield from white(game, 1, "hr-roll-setup", ("HR-178",))
    game.corners = ace
    rules = ("HR-177", "HR-178", "HR-180" if ace else "HR-179")
    game.tell(SetupRolled(face="ace" if ace else BLANK, corners=ace, rules=rules))
    game.phase = Phase.CALL


def first_by_seat(game: Raid) -> Asks[None]:
    """What is left without the call: the first player is first."""
    yield from ()
    game.turn_order = [game.first]
    game.phase = Phase.PORTAL


@rule("HR-181", off=first_by_seat)
def call(game: Raid) -> Asks[None]:
    """The first player calls Blank or Ace. The player whose call comes up deploys first."""
    question = CallFace(
        say("hr-call-face"),
        seat=0,
        rules=("HR-181",),
        among=(BLANK, "ace"),
        why=lambda face: Illegal("HR-181", "hr-call-what"),
    )
    called = yield from ask(question)
    [ace] = yield from white(game, 1, "hr-roll-first", ("HR-181",))
    game.first = 0 if (called == "ace") == ace else 1
    face = "ace" if ace else BLANK
    game.tell(FirstRolled(face=face, seat=game.first, rules=("HR-181",)))
    game.turn_order = [game.first]
    game.phase = Phase.PORTAL


def portal_by_seat(game: Raid) -> Asks[None]:
    """What is left without the rules on Portals: each stands on its player's side."""
    yield from ()
    seat = game.turn_order[-1]
    kind = game.setup.portal_kinds[seat]
    x, y, turn = interface.of(game).portal_place(kind, False, seat)
    game.lay([*game.objects, Object(f"portal-{seat + 1}", kind, (x, y), turn, portal=seat)])
    game.phase = Phase.DEPLOY


@rule("HR-147", "HR-176", "HR-179", "HR-180", "HR-181", off=portal_by_seat)
def place_portal(game: Raid) -> Asks[None]:
    """Place a Portal: the first player chooses a side or corner, the other has the opposite."""
    seat = game.turn_order[-1]
    kind = game.setup.portal_kinds[seat]
    placed = [each for each in game.objects if each.portal == game.first]
    rule_ = "HR-180" if game.corners else "HR-179"

    def place(which: int) -> tuple[int, int, int]:
        return interface.of(game).portal_place(kind, game.corners, which)

    if placed:
        at = place(1 - game.portal_place)
    else:
        question = PlacePortal(
            say("hr-place-portal"),
            seat=seat,
            rules=("HR-181", rule_),
            among=(0, 1),
            place=place,
            words=lambda which: portal_words(game, place(which)),
            why=lambda which: Illegal(rule_, "hr-portal-two"),
        )
        game.portal_place = yield from ask(question)
        at = place(game.portal_place)
    portal = Object(f"portal-{seat + 1}", kind, (at[0], at[1]), at[2], portal=seat)
    game.lay([*game.objects, portal])
    here = at[0], at[1], 0
    near = landmark(game, here, but=portal.id)
    game.tell(PortalPlaced(seat=seat, at=here, near=near, rules=("HR-147", "HR-176", rule_)))
    game.phase = Phase.DEPLOY


def portal_words(game: Raid, place: Point) -> Message:
    """A place for a Portal in words."""
    from kitchentable.raiders.text import whereabouts  # only people need words

    return whereabouts.spot(game.content.tables[game.table].outline, place)


def marker_words(game: Raid, portal: str, place: Point) -> Message:
    """A place for a marker in words."""
    from kitchentable.raiders.text import whereabouts

    return whereabouts.marker(game, place, portal)


# --- the objective ----------------------------------------------------------------------------


def straight_to_the_round(game: Raid) -> Asks[None]:
    """What is left without an objective, or without its markers: the first round begins."""
    yield from ()
    game.phase = Phase.ROUND


@rule("HR-182", "HR-184", "HR-185", off=straight_to_the_round)
def objective_roll(game: Raid) -> Asks[None]:
    """Roll two white dice for the objective of both players."""
    aces = yield from white(game, 2, "hr-roll-objective", ("HR-182", "HR-184"))
    objective = objectives.rolled(sum(aces))
    game.objective = objective.id
    rules = ("HR-182", "HR-184", "HR-185")
    game.tell(ObjectiveRolled(objective=objective.id, rules=rules))
    game.phase = Phase.MARKERS if objective.markers else Phase.ROUND


@rule("HR-189", "HR-190", off=straight_to_the_round)
def place_marker(game: Raid) -> Asks[None]:
    """Place one of two markers for each player, in turn, the first deployer first (A-111)."""
    seat = (game.first + len(game.markers)) % 2
    portal = next(each.id for each in game.objects if each.portal == seat)

    @cache
    def places() -> list[tuple[int, int, int]]:
        return marker_suggestions(game, portal)

    @cache
    def furthest() -> int:
        return max(marker_gap(game, place, portal) for place in places())

    def check(place: Point) -> None:
        check_marker(game, place, portal, furthest)

    def sample(pick: Pick) -> Point:
        place = interface.proposals(game).some_marker_place(portal, *distances(game), pick)
        return place or places()[pick(len(places()))]

    question = PlaceMarker(
        say("hr-place-marker"),
        seat=seat,
        rules=("HR-189", "HR-190"),
        check=check,
        suggest=lambda: places()[:6],
        sample=sample,
        words=partial(marker_words, game, portal),
    )
    at = yield from ask(question)
    here = at[0], at[1], at[2]
    game.mark(Marker(seat, here))
    near = landmark(game, here)
    game.tell(MarkerPlaced(seat=seat, at=here, near=near, rules=("HR-189", "HR-190")))
    if len(game.markers) == 2 * objectives.of(game).markers:
        game.phase = Phase.ROUND


def marker_suggestions(game: Raid, portal: str) -> list[tuple[int, int, int]]:
    """Places that are far enough from the Portal and from the markers there are."""
    top = interface.of(game)
    free = [
        place
        for place in top.marker_places(portal)
        if all(top.apart(place, marker.at) >= APART for marker in game.markers)
    ]
    least, _ = distances(game)
    enough = [place for place in free if marker_gap(game, place, portal) >= least]
    spread = enough[:: max(1, len(enough) // 6)]
    return spread or (free or top.marker_places(portal))[:1]  # as far as possible


@rule("HR-190")
def distances(game: Raid) -> tuple[int, int]:
    """The least distance of a marker from the own Portal, and from other markers (D-53)."""
    more = 1 if game.setup.markers == "further" else 0
    return FROM_PORTAL + more, APART + more


def marker_gap(game: Raid, place: Point, portal: str) -> int:
    """The distance from a marker at a place to a Portal."""
    return interface.of(game).marker_distance((place[0], place[1], place[2]), portal)


@rule("HR-172", "HR-190")
def check_marker(game: Raid, place: Point, portal: str, furthest: Callable[[], int]) -> None:
    """Raise `Illegal` within 15" of the own Portal, if there is room (A-111), or 5" of a marker."""
    top = interface.of(game)
    at = top.check_marker(place)
    gap = marker_gap(game, at, portal)
    from_portal, apart = distances(game)
    if gap < from_portal and gap < furthest():
        raise Illegal("HR-190", "hr-marker-portal", missing=inches(from_portal - gap))
    for marker in game.markers:
        far = top.apart(at, marker.at)
        if far < apart:
            raise Illegal("HR-190", "hr-marker-near", missing=inches(apart - far))
