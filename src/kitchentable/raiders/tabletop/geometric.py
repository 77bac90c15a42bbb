"""The tabletop that computes its answers with `geometry/`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from kitchentable.kernel.illegal import Illegal, names_nothing
from kitchentable.kernel.questions import Pick, Point, Routes
from kitchentable.raiders.geometry import TOUCH, Place, Sight, figures, portal_room, sight, tables
from kitchentable.raiders.geometry.figures import Figure, Formation, Thing, gap, gap_to_thing
from kitchentable.raiders.geometry.obstacles import Blocked
from kitchentable.raiders.geometry.routes import Ground
from kitchentable.raiders.geometry.sight import Scene
from kitchentable.raiders.model.content import Field
from kitchentable.raiders.model.events import inches
from kitchentable.raiders.model.state import Character, Object, Raid
from kitchentable.raiders.tabletop import judged_routes, places, pushing, refusals, suggestions
from kitchentable.raiders.tabletop.interface import (
    Aim,
    Going,
    JudgedRoute,
    Pushed,
    Tabletop,
)
from kitchentable.raiders.tabletop.judged_routes import as_place


@lru_cache(maxsize=512)
def thing_of(placed: Object, on: Thing | None) -> Thing:
    """The geometry's thing for an object of the state."""
    kind = tables.kind_of(placed.kind)
    at = (*placed.at, placed.turn)
    return tables.thing_of(kind, placed.kind, placed.id, at, on, placed.kind)


@lru_cache(maxsize=64)
def things_of(objects: tuple[Object, ...]) -> tuple[Thing, ...]:
    """All objects; each comes after the object that carries it."""
    found: dict[str, Thing] = {}
    waiting = list(objects)
    while waiting:
        ready = [each for each in waiting if not each.on or each.on in found]
        for each in ready:
            found[each.id] = thing_of(each, found.get(each.on))
        waiting = [each for each in waiting if each.id not in found]
    return tuple(found.values())


NOWHERE: Place = (-10_000, -10_000, 0)
"""Where the geometry keeps characters that are not on the table: far away from all others."""


def tabletop(game: Raid) -> Computed:
    """The tabletop of a game as it stands, measured when first asked for and kept until a move."""
    known = game.arrangement
    if not isinstance(known.tabletop, Computed):
        known.tabletop = _measured(game, known.before)
        known.before = None
    return known.tabletop


def _measured(game: Raid, before: Tabletop | None) -> Computed:
    """A tabletop made from the one before: a move changes only a few of its numbers."""
    if isinstance(before, Computed) and before.is_of(game):
        return before.moved(game)
    return Computed(game)


class JudgedRoutes(NamedTuple):
    """Routes that were judged, and the ground after them."""

    routes: Routes
    goings: Mapping[str, Going]
    found: dict[str, JudgedRoute]
    ground: Ground


class Computed:
    """The tabletop of a state, measured by the geometry.

    Each character has a number, on the table or not, so that the numbers stay the same all game.
    """

    def __init__(self, game: Raid) -> None:
        characters = list(game.characters.values())
        self.places = [each.at for each in characters]
        self.troops = [each.troop for each in characters]
        self.content = game.content
        self.objects = list(game.objects)
        self.markers = list(game.markers)
        self.field: Field = game.content.tables[game.table]
        self.things = things_of(tuple(game.objects))
        self.number = {each.id: number for number, each in enumerate(characters)}
        self.seats = [each.seat for each in characters]
        self.names = [each.id for each in characters]
        self.past_both = game.setup.unit_sight == "both"  # the target's unit too (D-38)
        self.units: dict[str, int] = {}
        """Troops by number, for the geometry; more may come."""
        self._cards = [self.content.cards[each.card] for each in characters]
        self._forget()

    @cached_property
    def ground(self) -> Ground:
        """The ground with the places as they were when this tabletop was made.

        It is laid out when first asked for: not before the Portals stand.
        """
        solid = [
            Figure(*(at or NOWHERE), card.radius, card.tall, self._unit(troop))
            for at, card, troop in zip(self.places, self._cards, self.troops, strict=True)
        ]
        return Ground(self.field.outline, self.things, solid)

    def _forget(self) -> None:
        """Forget the measurements, which hold only until a character moves."""
        self.contacts: dict[str, list[str]] | None = None
        """The contacts of each character, once they were asked for."""
        self.seen: dict[tuple[int, int], Sight] = {}
        """The sights that were asked for, by looker and target."""
        self.seen_past_one: dict[tuple[int, int], Sight] = {}
        """The sights past one blocker that were asked for."""
        self.together: dict[tuple[str, int, Formation], bool] = {}
        """The answers of `keeps_together` so far."""
        self.judged: JudgedRoutes | None = None
        """The routes that were judged last: a move is judged before it is made."""

    def is_of(self, game: Raid) -> bool:
        """Whether this tabletop differs from the game only in places, troops and markers."""
        return (
            self.objects == game.objects
            and self.content is game.content
            and self.names == list(game.characters)
        )

    def _unit(self, troop: str) -> int:
        return self.units.setdefault(troop, len(self.units)) if troop else -1

    def moved(self, game: Raid) -> Computed:
        """The tabletop with characters at other places or in other troops."""
        places = [each.at for each in game.characters.values()]
        troops = [each.troop for each in game.characters.values()]
        if places == self.places and troops == self.troops and self.markers == game.markers:
            return self
        pairs = enumerate(zip(self.places, places, strict=True))
        changed = [number for number, (old, new) in pairs if old != new]
        twin = self._copy(self._gone(changed, places))
        twin.places, twin.troops, twin.markers = places, troops, list(game.markers)
        if self.troops != troops:
            twin.ground = twin.ground.regrouped([self._unit(troop) for troop in troops])
        if self.contacts is not None:
            twin._move_contacts(self.contacts, changed)
        return twin

    def _gone(self, changed: Sequence[int], places: Sequence[Place | None]) -> Ground:
        """The ground after some figures moved: often the one on which the move was judged."""
        known = self.judged
        ends = {self.number[who]: route.end for who, route in known.found.items()} if known else {}
        if known and ends == {number: places[number] for number in changed}:
            return known.ground
        ground = self.ground.copy()
        for number in changed:
            ground.put(number, places[number] or NOWHERE)
        return ground

    def at(self, who: Character) -> Figure:
        """The geometry's figure for a character on the table."""
        figure = self.ground.figures[self.number[who.id]]
        assert figure.x != NOWHERE[0], f"{who.id} is on the table"
        return figure

    def thing(self, object_id: str) -> Thing:
        """The geometry's thing for an object."""
        return next(thing for thing in self.things if thing.id == object_id)

    def _copy(self, ground: Ground) -> Computed:
        twin = Computed.__new__(Computed)
        twin.__dict__.update(self.__dict__)
        twin.ground = ground
        twin._forget()
        return twin

    # --- measuring ---------------------------------------------------------------------------

    def distance(self, a: Character, b: Character) -> int:
        return gap(self.at(a), self.at(b))

    def touching(self, a: Character, b: Character) -> bool:
        return gap(self.at(a), self.at(b)) <= TOUCH

    def object_distance_at(self, who: Character, place: Place, object_id: str) -> int:
        card = self.content.cards[who.card]
        return gap_to_thing(Figure(*place, card.radius, card.tall), self.thing(object_id))

    def distance_at(self, who: Character, place: Place, other: Character) -> int:
        card = self.content.cards[who.card]
        return gap(Figure(*place, card.radius, card.tall), self.at(other))

    def linked(self, members: Sequence[Character]) -> bool:
        return figures.in_formation([self.at(each) for each in members], TOUCH)

    def touched(self, a: Character) -> list[str]:
        if self.contacts is None:
            self.contacts = {name: self._touching(number) for number, name in enumerate(self.names)}
        return self.contacts[a.id]

    def _touching(self, number: int) -> list[str]:
        """The characters in contact with a figure."""
        me = self.ground.figures[number]
        if me.x == NOWHERE[0]:
            return []
        x, y, far = me.x, me.y, me.radius + TOUCH
        return [
            name
            for name, other in zip(self.names, self.ground.figures, strict=True)
            if abs(other.x - x) <= far + other.radius
            and abs(other.y - y) <= far + other.radius
            and other is not me
            and gap(me, other) <= TOUCH
        ]

    def _move_contacts(self, known: dict[str, list[str]], moved: Sequence[int]) -> None:
        """Derive the contacts from those before some figures moved."""
        self.contacts = contacts = dict(known)
        for number in moved:
            name = self.names[number]
            now = self._touching(number)
            for other in dict.fromkeys((*contacts[name], *now)):
                contacts[other] = [
                    each
                    for each in self.names
                    if (other in now if each == name else each in contacts[other])
                ]
            contacts[name] = now

    def object_distance(self, a: Character, object_id: str) -> int:
        return gap_to_thing(self.at(a), self.thing(object_id))

    def touches_object(self, a: Character, object_id: str) -> bool:
        return self.object_distance(a, object_id) <= TOUCH

    def touches_marker(self, a: Character, marker: int) -> bool:
        return gap(self.at(a), figures.Marker(*self.markers[marker].at)) <= TOUCH

    def marker_distance(self, place: Place, object_id: str) -> int:
        return gap_to_thing(figures.Marker(*place), self.thing(object_id))

    # --- sight -------------------------------------------------------------------------------

    def sights(self, looker: Character, others: Sequence[Character]) -> list[Sight]:
        me, seen = self.number[looker.id], self.seen
        numbers = [self.number[other.id] for other in others]
        if asked := [each for each in numbers if (me, each) not in seen]:
            found = self.ground.scene.sights(me, asked, past_both=self.past_both)
            seen |= {(me, each): sight for each, sight in zip(asked, found, strict=True)}
        return [seen[me, each] for each in numbers]

    def scene(self, looker: int, other: int) -> Scene:
        """What may be in the way when a character looks at another."""
        return self.ground.scene.joined(looker, other) if self.past_both else self.ground.scene

    def sight_past_one(self, looker: Character, other: Character) -> Sight:
        pair = self.number[looker.id], self.number[other.id]
        if pair not in self.seen_past_one:
            self.seen_past_one[pair] = self.scene(*pair).sight_past_one(*pair)
        return self.seen_past_one[pair]

    def shoved(self, who: Character, direction: tuple[int, int], distance: int) -> Place:
        return self.ground.forced(self.number[who.id], direction, distance).place

    def seen_past(self, looker: Character, other: Character) -> list[str]:
        pair = self.number[looker.id], self.number[other.id]
        return self._solids(self.scene(*pair).seen_past(*pair))

    def hidden_by(self, looker: Character, other: Character, past_one: bool = False) -> list[str]:
        pair = self.number[looker.id], self.number[other.id]
        return self._solids(self.scene(*pair).blockers(*pair, past_one))

    def _solids(self, numbers: Iterable[int]) -> list[str]:
        """The objects and characters with the numbers that sight has for them."""
        names = [*(thing.id for thing in self.things), *self.names]
        return [names[number] for number in numbers]

    def on_one_level(self, a: Character, b: Character) -> bool:
        return abs(self.at(a).z - self.at(b).z) < sight.LOWEST

    # --- formation ---------------------------------------------------------------------------

    def in_formation(self, members: Sequence[Character], within: int, how: Formation) -> bool:
        return figures.in_formation([self.at(each) for each in members], within, how)

    def keeps_together(self, troop: str, within: int, how: Formation) -> bool:
        key = (troop, within, how)
        if key not in self.together:
            there = zip(self.troops, self.ground.figures, strict=True)
            unit = [each for of, each in there if of == troop and each.x != NOWHERE[0]]
            self.together[key] = figures.in_formation(unit, within, how)
        return self.together[key]

    def would_join(
        self, who: Character, at: Place, others: Sequence[Character], within: int, how: Formation
    ) -> bool:
        card = self.content.cards[who.card]
        unit = [*(self.at(each) for each in others), Figure(*at, card.radius, card.tall)]
        return figures.in_formation(unit, within, how)

    def straggling(self, members: Sequence[Character], within: int, how: Formation) -> int:
        return figures.straggling([self.at(each) for each in members], within, how)

    # --- moving ------------------------------------------------------------------------------

    def judge(self, routes: Routes, goings: Mapping[str, Going]) -> dict[str, JudgedRoute]:
        known = self.judged
        if known is not None and known.routes == routes and known.goings == goings:
            return known.found
        ground = self.ground.copy()
        found: dict[str, JudgedRoute] = {}
        for route in routes:
            who = route.piece
            if who not in self.number:
                raise names_nothing()
            if who not in goings:
                raise Illegal("HR-041", "hr-move-not-theirs", who=who)
            if who in found:
                raise Illegal("HR-066", "hr-move-twice", who=who)
            if not route.points:
                continue
            number = self.number[who]
            found[who] = self.judge_one(ground, number, route.points, goings[who])
            ground.put(number, found[who].end)
        self.remember(routes, goings, found, ground)
        return found

    def remember(
        self,
        routes: Routes,
        goings: Mapping[str, Going],
        found: dict[str, JudgedRoute],
        ground: Ground,
    ) -> None:
        """Keep the judgement of a proposed move, so that it is not judged again."""
        self.judged = JudgedRoutes(routes, goings, found, ground)

    def refusal(self, why: Blocked, flies: bool = False) -> Illegal:
        """The rule that forbids what is blocked."""
        return refusals.refusal(why.obstacle, self.names, flies)

    def judge_one(
        self, ground: Ground, number: int, points: Sequence[Point], going: Going
    ) -> JudgedRoute:
        """Judge the route of one figure on a ground; raises `Illegal`."""
        places = [as_place(point) for point in points]
        try:
            legs = judged_routes.legs_of(ground, number, places, going)
        except Blocked as why:
            raise self.refusal(why, going.flies) from None
        cost = sum(leg.cost for leg in legs)
        if cost > going.budget:
            raise Illegal("HR-067", "hr-move-too-far", over=inches(cost - going.budget))
        return judged_routes.judged(self, ground, number, places, going, legs)

    def try_one(
        self, ground: Ground, number: int, places: Sequence[Place], going: Going
    ) -> JudgedRoute | None:
        """Judge a proposed route, of which many fail: None instead of a reason."""
        gait = judged_routes.gait_of(going)
        legs = None if going.flies and len(places) > 1 else ground.legs(number, places, gait)
        if legs is None or sum(leg.cost for leg in legs) > going.budget:
            return None
        return judged_routes.judged(self, ground, number, places, going, legs)

    def straight(
        self, ground: Ground, number: int, places: Sequence[Place], going: Going
    ) -> Iterator[tuple[Place, JudgedRoute]]:
        """The places that a figure may go straight to, found one by one, with the routes."""
        gait = judged_routes.gait_of(going)
        for place, leg in ground.straight(number, places, gait, going.budget):
            yield place, judged_routes.judged(self, ground, number, (place,), going, [leg])

    def after(self, routes: Routes) -> Computed:
        if self.judged is not None and self.judged.routes == routes:
            return self._copy(self.judged.ground)
        ground = self.ground.copy()
        for who, end in judged_routes.ends_of(routes).items():
            ground.put(self.number[who], end)
        return self._copy(ground)

    def suggest(
        self,
        members: Sequence[Character],
        goings: Mapping[str, Going],
        aims: Sequence[Aim],
        rough: bool = False,
    ) -> list[Routes]:
        return suggestions.suggest(self, members, goings, aims, rough)

    def directions(self, who: Character, going: Going) -> list[tuple[Point, ...]]:
        return suggestions.directions(self, who, going)

    def some_direction(self, who: Character, going: Going, pick: Pick) -> tuple[Point, ...]:
        return suggestions.some_direction(self, who, going, pick)

    def around(self, who: Character, other: Character, going: Going) -> list[tuple[Point, ...]]:
        return suggestions.around(self, who, other)

    # --- standing ----------------------------------------------------------------------------

    def check_place(self, who: Character, place: Point) -> Place:
        at = as_place(place)
        try:
            self.ground.check_place(self.number[who.id], at)
        except Blocked as why:
            raise self.refusal(why) from None
        return at

    def put(self, who: Character, place: Place) -> Computed:
        return self._copy(self.ground.with_figure_at(self.number[who.id], place))

    def fit(self, places: Mapping[str, Place]) -> bool:
        ground = self.ground.copy()
        for who, place in places.items():
            ground.put(self.number[who], place)
        return all(ground.is_free(self.number[who], place) for who, place in places.items())

    def places_near(self, who: Character, centre: Character, within: int) -> list[Place]:
        return list(places.near_character(self, who, centre, within))

    def room_near(self, who: Character, centre: Character, within: int) -> bool:
        return next(places.near_character(self, who, centre, within), None) is not None

    def places_at(self, who: Character, object_id: str, within: int) -> list[Place]:
        return places.at_object(self, who, object_id, within)

    def some_place(
        self,
        who: Character,
        object_id: str,
        within: int,
        mates: Sequence[Character],
        link: int,
        pick: Pick,
    ) -> Place | None:
        return places.somewhere(self, who, object_id, within, mates, link, pick)

    def room_at(
        self,
        who: Character,
        object_id: str,
        within: int | None,
        mates: Sequence[Character],
        formation: tuple[int, Formation],
    ) -> Place | None:
        card = self.content.cards[who.card]
        return portal_room.room_to_deploy(
            self.ground,
            self.thing(object_id),
            card.radius,
            card.tall,
            within,
            [self.at(mate) for mate in mates],
            portal_room.Formation(formation[0], formation[1] == "strict"),
        )

    def places_anywhere(self, who: Character) -> list[Place]:
        return places.anywhere(self, who)

    def marker_places(self, own: str) -> list[Place]:
        return places.for_marker(self, own)

    def some_marker_place(self, own: str, far: int, apart: int, pick: Pick) -> Place | None:
        return places.some_marker(self, own, far, apart, pick)

    def check_marker(self, place: Point) -> Place:
        return places.check_marker(self, as_place(place))

    def apart(self, a: Place, b: Place) -> int:
        return gap(figures.Marker(*a), figures.Marker(*b))

    def portal_place(self, kind: str, corners: bool, which: int) -> tuple[int, int, int]:
        return places.for_portal(self, kind, corners, which)

    # --- pushing -----------------------------------------------------------------------------

    def is_movable(self, object_id: str) -> bool:
        return self.thing(object_id).movable

    def pushable(self, who: Character) -> list[str]:
        return pushing.pushable(self, who)

    def push(
        self,
        who: Character,
        object_id: str,
        direction: tuple[int, int],
        distance: int,
        firm: Sequence[Character],
    ) -> Pushed:
        return pushing.push(self, who, object_id, direction, distance, firm)
