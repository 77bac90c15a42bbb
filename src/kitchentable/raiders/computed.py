"""The tabletop computed: every question of the rules answered from the geometry in `space/`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Point
from kitchentable.raiders import placing, suggesting
from kitchentable.raiders.content import Field
from kitchentable.raiders.events import inches
from kitchentable.raiders.space import TOUCH, deploying, figures, sight, tables
from kitchentable.raiders.space.figures import Figure, Thing, gap, gap_to_thing
from kitchentable.raiders.space.routes import Gait, Ground, Leg, Way
from kitchentable.raiders.space.shapes import distance2
from kitchentable.raiders.space.units import Formation
from kitchentable.raiders.state import Character, Object, Place, Raid
from kitchentable.raiders.tabletop import Aim, Going, Pushed, Route, Routes, Sight

_SIGHTS = {
    sight.Sight.OPEN: Sight.OPEN,
    sight.Sight.PARTIAL: Sight.PARTIAL,
    sight.Sight.BLOCKED: Sight.BLOCKED,
}


@lru_cache(maxsize=512)
def thing_of(object: Object, on: Thing | None) -> Thing:
    """An object of the state as the space knows it."""
    kind = tables.catalogue()[object.kind]
    at = (*object.at, object.turn)
    return tables.thing_of(kind, object.kind, object.id, at, on, object.kind)


@lru_cache(maxsize=64)
def things_of(objects: tuple[Object, ...]) -> tuple[Thing, ...]:
    """All objects, in an order in which what carries comes before what it carries."""
    found: dict[str, Thing] = {}
    waiting = list(objects)
    while waiting:
        ready = [each for each in waiting if not each.on or each.on in found]
        for each in ready:
            found[each.id] = thing_of(each, found.get(each.on))
        waiting = [each for each in waiting if each.id not in found]
    return tuple(found.values())


_RECENT: list[Computed] = []
"""Tabletops made lately: a move changes one figure of hundreds of numbers."""


def tabletop(game: Raid) -> Computed:
    """The tabletop of a game as it stands."""
    here = [each for each in game.characters.values() if each.at is not None]
    key = [(each.id, each.at, each.troop) for each in here]
    for known in _RECENT:
        if (
            known.key == key
            and known.objects == game.objects
            and known.content is game.content
            and known.markers == game.markers
        ):
            return known
    made = Computed(game, here, key)
    _RECENT.insert(0, made)
    del _RECENT[6:]
    return made


class Computed:
    """The state of a table, measured by the space."""

    def __init__(
        self, game: Raid, here: list[Character], key: list[tuple[str, Place | None, str]]
    ) -> None:
        self.key = key
        self.content = game.content
        self.objects = list(game.objects)
        self.markers = list(game.markers)
        self.field: Field = game.content.tables[game.table]
        self.things = things_of(tuple(game.objects))
        self.number = {each.id: number for number, each in enumerate(here)}
        self.seats = [each.seat for each in here]
        self.names = [each.id for each in here]
        units = {troop: number for number, troop in enumerate(game.troops)}
        solid = [_figure(game, each, units[each.troop]) for each in here]
        self.ground = _ground(self.field, self.things, solid)
        self.contacts: dict[str, list[str]] = {}
        """Who touches whom, as far as it was asked."""
        self.guests: dict[str, Computed] = {}
        """The same with somebody on it who is not on the table yet."""

    def at(self, who: Character) -> Figure:
        """A character as the space knows it."""
        return self.ground.figures[self.number[who.id]]

    def thing(self, object: str) -> Thing:
        """An object as the space knows it."""
        return next(thing for thing in self.things if thing.id == object)

    def _copy(self, ground: Ground) -> Computed:
        twin = Computed.__new__(Computed)
        twin.__dict__.update(self.__dict__)
        twin.ground = ground
        twin.guests, twin.contacts = {}, {}
        return twin

    # --- measuring ---------------------------------------------------------------------------

    def distance(self, a: Character, b: Character) -> int:
        return gap(self.at(a), self.at(b))

    def touching(self, a: Character, b: Character) -> bool:
        return gap(self.at(a), self.at(b)) <= TOUCH

    def distance_at(self, who: Character, place: Place, other: Character) -> int:
        card = self.content.cards[who.card]
        return gap(Figure(*place, card.radius, card.tall), self.at(other))

    def linked(self, members: Sequence[Character]) -> bool:
        return figures.in_formation([self.at(each) for each in members], TOUCH)

    def touched(self, a: Character) -> list[str]:
        if a.id not in self.contacts:
            me = self.at(a)
            self.contacts[a.id] = [
                name
                for name, other in zip(self.names, self.ground.figures, strict=True)
                if abs(other.x - me.x) <= me.radius + other.radius + TOUCH
                and abs(other.y - me.y) <= me.radius + other.radius + TOUCH
                and other is not me
                and gap(me, other) <= TOUCH
            ]
        return self.contacts[a.id]

    def object_distance(self, a: Character, object: str) -> int:
        return gap_to_thing(self.at(a), self.thing(object))

    def touches_object(self, a: Character, object: str) -> bool:
        return self.object_distance(a, object) <= TOUCH

    def touches_marker(self, a: Character, marker: int) -> bool:
        return gap(self.at(a), figures.Marker(*self.markers[marker].at)) <= TOUCH

    def marker_distance(self, marker: int, object: str) -> int:
        return gap_to_thing(figures.Marker(*self.markers[marker].at), self.thing(object))

    # --- sight -------------------------------------------------------------------------------

    def sights(self, looker: Character, others: Sequence[Character]) -> list[Sight]:
        if not others:
            return []
        numbers = [self.number[other.id] for other in others]
        return [_SIGHTS[each] for each in self.ground.scene.sights(self.number[looker.id], numbers)]

    def sight_past_one(self, looker: Character, other: Character) -> Sight:
        a, b = self.number[looker.id], self.number[other.id]
        seen = self.ground.scene.sight(a, b)
        best = _SIGHTS[seen.sight]
        for blocker in seen.blockers:
            best = max(best, self._without(blocker, a, b))
        return best

    def _without(self, blocker: int, a: int, b: int) -> Sight:
        """How a sees b when one thing or figure is not there."""
        things = list(self.things)
        solid = list(enumerate(self.ground.figures))
        if blocker < len(things):
            del things[blocker]
        else:
            del solid[blocker - len(things)]
        scene = sight.Scene([each.solid() for each in things], [each for _, each in solid])
        numbers = [number for number, _ in solid]
        return _SIGHTS[scene.sight(numbers.index(a), numbers.index(b)).sight]

    def hidden_by(self, looker: Character, other: Character) -> list[str]:
        seen = self.ground.scene.sight(self.number[looker.id], self.number[other.id])
        names = [*(thing.id for thing in self.things), *self.names]
        return [names[blocker] for blocker in seen.blockers]

    def on_one_level(self, a: Character, b: Character) -> bool:
        return abs(self.at(a).z - self.at(b).z) < sight.LOWEST

    # --- formation ---------------------------------------------------------------------------

    def in_formation(self, members: Sequence[Character], within: int, strict: bool) -> bool:
        return figures.in_formation([self.at(each) for each in members], within, strict)

    def straggling(self, members: Sequence[Character], within: int) -> int:
        return figures.straggling([self.at(each) for each in members], within)

    # --- moving ------------------------------------------------------------------------------

    def judge(self, routes: Routes, goings: Mapping[str, Going]) -> dict[str, Route]:
        ground = self.ground
        found: dict[str, Route] = {}
        for who, points in routes:
            if who not in goings or who in found:
                raise Illegal("HR-041", "hr-move-not-theirs", who=str(who)[:80])
            if not points:
                continue
            number = self.number[who]
            try:
                found[who] = self.judge_one(ground, number, points, goings[who])
            except Illegal as why:
                raise self._named(why) from None
            ground = ground.with_figure_at(number, found[who].end)
        return found

    def _named(self, why: Illegal) -> Illegal:
        """The same refusal with the name of the figure that is in the way."""
        number = why.message.args.get("figure")
        if not isinstance(number, int):
            return why
        return Illegal(why.rule, why.message.id, figure=self.names[number])

    def judge_one(
        self, ground: Ground, number: int, points: Sequence[Point], going: Going
    ) -> Route:
        """Judge the route of one figure on a ground."""
        places = [_place(point) for point in points]
        legs = _fly(ground, number, places) if going.flies else _walk(ground, number, places, going)
        cost = sum(leg.cost for leg in legs)
        if cost > going.budget:
            raise Illegal("HR-067", "hr-move-too-far", over=inches(cost - going.budget))
        touched = self._contacts(ground, number, places, going)
        dear = {leg.way for leg in legs if leg.cost > leg.length}
        fall = max(leg.fall for leg in legs)
        return Route(
            cost, fall, places[-1], *touched, climbed=Way.CLIMB in dear, uneven=Way.LEVEL in dear
        )

    def _contacts(
        self, ground: Ground, number: int, places: Sequence[Place], going: Going
    ) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
        """Enemies in contact at the start, all the way, on the way, at the end."""
        me = ground.figures[number]
        way = [(me.x, me.y, me.z), *places]
        start, kept, passed, met = [], [], [], []
        for other, seat in enumerate(self.seats):
            if seat == self.seats[number] or not _near_way(way, me, ground.figures[other]):
                continue
            enemy, name = ground.figures[other], self.names[other]
            touches = [_touches_at(place, me.radius, enemy) for place in way]
            if touches[0]:
                start.append(name)
                if all(touches):
                    kept.append(name)
            if touches[-1]:
                met.append(name)
            near = not going.flies and _touches_between(way, touches, me.radius, enemy)
            if near and _stops_on_the_way(ground, number, places, going, other):
                passed.append(name)
        return tuple(start), tuple(kept), tuple(passed), tuple(met)

    def after(self, routes: Routes) -> Computed:
        ground = self.ground
        for who, points in routes:
            if points:
                ground = ground.with_figure_at(self.number[who], _place(points[-1]))
        return self._copy(ground)

    def suggest(
        self, members: Sequence[Character], goings: Mapping[str, Going], aims: Sequence[Aim]
    ) -> list[Routes]:
        return suggesting.suggest(self, members, goings, aims)

    def directions(self, who: Character, going: Going) -> list[tuple[Point, ...]]:
        return suggesting.directions(self, who, going)

    def around(self, who: Character, other: Character, going: Going) -> list[tuple[Point, ...]]:
        return suggesting.around(self, who, other)

    # --- standing ----------------------------------------------------------------------------

    def check_place(self, who: Character, place: Point) -> Place:
        at = _place(place)
        twin = self if who.id in self.number else self.put(who, (0, 0, 0))
        twin.ground.check_place(twin.number[who.id], at)
        return at

    def put(self, who: Character, place: Place) -> Computed:
        if who.id in self.number:
            return self._copy(self.ground.with_figure_at(self.number[who.id], place))
        if who.id not in self.guests:
            self.guests[who.id] = self._with_guest(who, place)
        return self.guests[who.id].put(who, place)

    def _with_guest(self, who: Character, place: Place) -> Computed:
        """The tabletop with one more figure on it."""
        card = self.content.cards[who.card]
        guest = Figure(*place, card.radius, card.tall, -1)
        twin = self._copy(Ground(self.field.outline, self.things, [*self.ground.figures, guest]))
        twin.number = {**self.number, who.id: len(self.names)}
        twin.names = [*self.names, who.id]
        twin.seats = [*self.seats, who.seat]
        return twin

    def fit(self, places: Mapping[str, Place]) -> bool:
        ground = self.ground
        for who, place in places.items():
            ground = ground.with_figure_at(self.number[who], place)
        try:
            for who, place in places.items():
                ground.check_place(self.number[who], place)
        except Illegal:
            return False
        return True

    def places_near(self, who: Character, centre: Character, within: int) -> list[Place]:
        return placing.near_character(self, who, centre, within)

    def places_at(self, who: Character, object: str, within: int) -> list[Place]:
        return placing.at_object(self, who, object, within)

    def room_at(
        self,
        who: Character,
        object: str,
        within: int | None,
        mates: Sequence[Character],
        formation: tuple[int, bool],
    ) -> Place | None:
        card = self.content.cards[who.card]
        return deploying.room_to_deploy(
            self.ground,
            self.thing(object),
            card.radius,
            card.tall,
            within,
            [self.at(mate) for mate in mates],
            Formation(*formation),
        )

    def places_anywhere(self, who: Character) -> list[Place]:
        return placing.anywhere(self, who)

    def marker_places(self, own: str) -> list[Place]:
        return placing.for_marker(self, own)

    def check_marker(self, place: Point) -> Place:
        at = _place(place)
        if at[2] != 0 or not placing.marker_inside(self.field.outline, at):
            raise Illegal("HR-172", "route-border")
        if not placing.marker_free(self.things, at):
            raise Illegal("HR-189", "hr-marker-covered")
        return at

    def apart(self, a: Place, b: Place) -> int:
        return gap(figures.Marker(*a), figures.Marker(*b))

    def portal_places(self, kind: str, corners: bool) -> list[tuple[int, int, int]]:
        return placing.for_portal(self, kind, corners)

    # --- pushing -----------------------------------------------------------------------------

    def pushable(self, who: Character) -> list[str]:
        me = self.at(who)
        return [
            thing.id
            for thing in self.things
            if thing.movable and thing.low <= me.z < thing.high and gap_to_thing(me, thing) <= TOUCH
        ]

    def push(
        self,
        who: Character,
        object: str,
        direction: tuple[int, int],
        distance: int,
        firm: Sequence[Character],
    ) -> Pushed:
        unmoved = [self.number[each.id] for each in firm]
        done = self.ground.push(self.number[who.id], object, direction, distance, unmoved)
        moved = {id: done.ground.thing(id) for id in done.things}
        places = {self.names[n]: done.ground.figures[n] for n in done.figures}
        return Pushed(
            done.distance,
            {id: (thing.x, thing.y) for id, thing in moved.items()},
            {id: (f.x, f.y, f.z) for id, f in places.items()},
        )


def _figure(game: Raid, who: Character, unit: int) -> Figure:
    card = game.content.cards[who.card]
    assert who.at is not None, "somebody on the table"
    return Figure(*who.at, card.radius, card.tall, unit)


def _ground(field: Field, things: Sequence[Thing], solid: Sequence[Figure]) -> Ground:
    """A ground, patched out of one made lately where only a few figures differ."""
    for known in _RECENT:
        old = known.ground.figures
        if known.things is not things or known.field is not field or len(old) != len(solid):
            continue
        moved = [n for n, (a, b) in enumerate(zip(old, solid, strict=True)) if a != b]
        same = all(
            (old[n].radius, old[n].height, old[n].unit)
            == (solid[n].radius, solid[n].height, solid[n].unit)
            for n in moved
        )
        if same and len(moved) <= 4:
            ground = known.ground
            for n in moved:
                ground = ground.with_figure_at(n, (solid[n].x, solid[n].y, solid[n].z))
            return ground
    return Ground(field.outline, things, solid)


def _place(point: Point) -> Place:
    if len(point) != 3:
        raise Illegal("HR-066", "hr-move-point", given=len(point))
    return (point[0], point[1], point[2])


def _gait(going: Going) -> Gait:
    return Gait(going.climbs, going.hikes, going.ghost, going.forced)


def _walk(ground: Ground, number: int, places: Sequence[Place], going: Going) -> list[Leg]:
    return ground.walk(number, places, _gait(going))


def _stops_on_the_way(
    ground: Ground, number: int, places: Sequence[Place], going: Going, other: int
) -> bool:
    """Whether a base could stop where it touches somebody before its way ends (A-044)."""
    met = ground.contacts(number, places, _gait(going), [other])
    ends = _touches_at(places[-1], ground.figures[number].radius, ground.figures[other])
    return any(each.leg < len(places) - 1 or not ends for each in met)


def _fly(ground: Ground, number: int, places: Sequence[Place]) -> list[Leg]:
    """One straight line through the air to a place where it can stand (HR-210, A-054)."""
    if len(places) != 1:
        raise Illegal("HR-210", "hr-flight-straight")
    try:
        return ground.walk(number, places, Gait(flies=True))
    except Illegal as why:
        if why.rule == "HR-070":
            raise
        raise Illegal("HR-211", why.message.id, **why.message.args) from None


def _near_way(way: Sequence[Place], me: Figure, other: Figure) -> bool:
    far = me.radius + other.radius + TOUCH
    xs, ys = [place[0] for place in way], [place[1] for place in way]
    return min(xs) - far <= other.x <= max(xs) + far and min(ys) - far <= other.y <= max(ys) + far


def _touches_at(place: Place, radius: int, other: Figure) -> bool:
    """Whether a base at a place would touch a figure's."""
    return gap(Figure(*place, radius, 1), other) <= TOUCH


def _touches_between(
    way: Sequence[Place], touches: Sequence[bool], radius: int, other: Figure
) -> bool:
    """Whether a way touches a figure before its end, having not touched it before.

    Straight away from contact, or into it with the last leg, is not passing by.
    """
    far2 = (radius + other.radius + TOUCH) ** 2
    last = len(way) - 2
    for leg, (a, b) in enumerate(pairwise(way)):
        if touches[leg] and leg == 0:
            continue
        if (leg == last and touches[-1]) or not _same_level(a, b, other):
            continue
        if touches[leg] and not touches[leg - 1]:
            return True
        top, bottom = distance2((other.x, other.y), (a[0], a[1]), (b[0], b[1]))
        if top <= far2 * bottom and not (touches[leg] and all(touches[: leg + 1])):
            return True
    return False


def _same_level(a: Place, b: Place, other: Figure) -> bool:
    return min(a[2], b[2]) - TOUCH <= other.z <= max(a[2], b[2]) + TOUCH
