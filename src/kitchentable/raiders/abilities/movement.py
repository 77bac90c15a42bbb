"""Movement abilities (group 32)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, partial
from math import isqrt

from msgspec import structs

from kitchentable.kernel.illegal import Illegal, is_legal
from kitchentable.kernel.questions import Asks, Point, Route, Routes, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, say
from kitchentable.raiders.abilities.harm import hurts, used
from kitchentable.raiders.geometry import Place
from kitchentable.raiders.model.attack import CLOSE, Attack
from kitchentable.raiders.model.cards import Trait
from kitchentable.raiders.model.dice import NONE
from kitchentable.raiders.model.events import ObjectPushed, inches
from kitchentable.raiders.model.pool import Change, Kind
from kitchentable.raiders.model.state import Character, Effect, Raid, Troop
from kitchentable.raiders.model.topics import (
    Deed,
    MoveAround,
    PlaceNear,
    PushObject,
    ShootRunning,
)
from kitchentable.raiders.moments import (
    CONTACT_MADE,
    DEEDS,
    GAIT,
    LANDS_SOFTLY,
    OWN_TARGET,
    REFUSED_DEEDS,
    SLIPS_AWAY,
    Ability,
    Group,
    Slip,
    ability,
)
from kitchentable.raiders.rules import (
    action_reasons,
    close_combat_action,
    contact,
    forced,
    movement_action,
    ranged_action,
    reasons,
    shared_questions,
)
from kitchentable.raiders.tabletop import interface
from kitchentable.raiders.tabletop.interface import Going, pushed

STILL = (0, 0)


class Movement(Ability):
    group = Group.MOVEMENT


@ability
class Push(Movement):
    id = "push"
    number = "HR-199"
    kind = "move"

    @DEEDS
    @rule("HR-145", "HR-199")
    def deeds(self, game: Raid, who: Character, kind: str) -> Sequence[Deed]:
        """Objects agreed movable that it touches."""
        if kind != self.kind:
            return []
        return [Deed(who.id, self.id, each) for each in interface.of(game).pushable(who)]

    @REFUSED_DEEDS
    def refused(self, game: Raid, who: Character, kind: str) -> Mapping[Deed, Illegal]:
        """Objects that it touches and that cannot be pushed."""
        top = interface.of(game)
        near = [each.id for each in game.objects if kind == self.kind]
        touched = [Deed(who.id, self.id, each) for each in near if top.touches_object(who, each)]
        return reasons.refusals(game, who, self, touched)

    def check_deed(self, game: Raid, who: Character, deed: Deed) -> None:
        top, thing = interface.of(game), deed.target
        reasons.check_known(game, thing)
        if thing not in [each.id for each in game.objects]:
            raise Illegal("HR-199", "hr-not-an-object", what=thing)
        if not top.is_movable(thing):
            raise Illegal("HR-145", "push-not-movable", thing=thing)
        if thing not in top.pushable(who):
            raise Illegal("HR-199", "hr-object-untouched", who=who.id, object=thing)

    @rule("HR-199", "HR-200")
    def do(self, game: Raid, who: Character, deed: Deed) -> Asks[None]:
        """Push up to half the Movement, over flat ground, with all characters on top (A-052)."""
        most = movement_action.going_of(game, who).budget // 2
        firm = [each for each in game.here() if forced.stands_firm(game, each)]
        left = tuple(each.id for each in contact.enemies_in_contact(game, who))

        def pushed(way: Point) -> interface.Pushed:
            if len(way) != 2:
                raise Illegal("", "hr-push-way")
            if way[0] ** 2 + way[1] ** 2 > most**2:
                given = {"who": who.id, "object": deed.target, "most": inches(most)}
                raise Illegal("HR-199", "hr-push-far", **given)
            far = ceil_sqrt(way[0] ** 2 + way[1] ** 2)
            return interface.of(game).push(who, deed.target, (way[0], way[1]), far, firm)

        def check(way: Point) -> None:
            if tuple(way) != STILL:
                end = pushed(way).characters[who.id]
                routes = (Route(who.id, (end,)),)
                movement_action.check_formation(game, game.troop_of(who), routes)

        @cache
        def ways() -> tuple[Point, ...]:
            return (*(way for way in directions(most) if is_legal(check, way)), STILL)

        question = PushObject(
            say("hr-push", who=who.id, object=deed.target),
            seat=who.seat,
            rules=("HR-199", "HR-200"),
            check=check,
            suggest=ways,
            words=push_words,
            who=who.id,
            object=deed.target,
        )
        way = yield from ask(question)
        if tuple(way) == STILL:
            return
        yield from close_combat_action.break_away(game, who, left)
        if who.at is not None and deed.target in interface.of(game).pushable(who):
            yield from self.carry_out(game, who, deed.target, pushed(way))

    @staticmethod
    def carry_out(game: Raid, who: Character, object: str, done: interface.Pushed) -> Asks[None]:
        """Objects and characters go where the push takes them. Only the pusher spent an action."""
        moved = [game.characters[id] for id in done.characters]
        before = {each.id: contact.enemies_in_contact(game, each) for each in moved}
        game.tell(ObjectPushed(who=who.id, object=object, rules=("HR-145", "HR-199", "HR-200")))
        game.lay(pushed(game.objects, done))
        for id, at in done.characters.items():
            game.stand(game.characters[id], at)
        for id, at in done.characters.items():
            movement_action.place_at(game, game.characters[id], at, done.distance, ("HR-199",))
        for each in moved:
            movement_action.note_unsought(game, each, before[each.id])
        beside = contact.enemies_in_contact(game, who)
        fresh = [each.id for each in beside if each not in before[who.id]]
        if fresh:
            contact.come_about(game, who, fresh, sought=True)
            yield from CONTACT_MADE.happen(game, who, fresh)


def directions(far: int) -> list[Point]:
    """Eight directions, each with a distance."""
    near = far * 7 // 10
    signs = (-1, 0, 1)
    return [
        (x * (near if x and y else far), y * (near if x and y else far))
        for x in signs
        for y in signs
        if x or y
    ]


def ceil_sqrt(square: int) -> int:
    """A square root, rounded up."""
    root = isqrt(square)
    return root if root * root == square else root + 1


@ability
class Climb(Movement):
    id = "climb"

    @GAIT
    @rule("HR-201", off=frozenset())
    def going(self, game: Raid, who: Character) -> frozenset[str]:
        return frozenset({"climbs"})


@ability
class Ghost(Movement):
    id = "ghost"

    @GAIT
    @rule("HR-203", off=frozenset())
    def going(self, game: Raid, who: Character) -> frozenset[str]:
        return frozenset({"ghost", "slips"})

    @SLIPS_AWAY
    @rule("HR-202", off=Slip.NO)
    def slips_away(self, game: Raid, who: Character, enemy: Character) -> Slip:
        return Slip.THROUGH


@ability
class Charge(Movement):
    id = "charge"

    @CONTACT_MADE
    @rule("HR-204")
    def contact_made(self, game: Raid, who: Character, enemies: Sequence[str]) -> Asks[None]:
        if not game.lasting(self.id, who.id):
            used(game, who, self.id, ("HR-204",), enemies[0])
            until = "turn" if game.setup.charge == "turn" else "game"  # D-55
            game.effects.append(Effect(self.id, who.id, who.id, until=until))
        yield from ()

    @rule("HR-204")
    def effect_changes(
        self, game: Raid, effect: Effect, who: Character, trait: Trait, attack: Attack | None
    ) -> Iterable[Change]:
        """Its next Close combat attack (A-075), in the same turn but for the Dutch book (D-55)."""
        if trait is not Trait.CLOSE_COMBAT or attack is None or attack.kind != CLOSE:
            return ()
        return (Change(Kind.UPGRADE, self.id, "HR-204"),)

    def used_up(self, game: Raid) -> bool:
        return True


@ability
class RunningShot(Movement):
    id = "running-shot"
    number = "HR-205"
    kind = "move"
    targets = 0

    @DEEDS
    @rule("HR-205")
    def deeds(self, game: Raid, who: Character, kind: str) -> Sequence[Deed]:
        """It takes the second action too (D-56); whether it can shoot shows where it stops."""
        shoots = game.card_of(who).pool(Trait.SHOOTING).printed.dice != NONE
        able = who.actions > self.cost(game) and shoots
        return [Deed(who.id, self.id)] if kind == self.kind and able else []

    @staticmethod
    def cost(game: Raid) -> int:
        """The actions that the shot costs beside the move."""
        return 1 if game.setup.running_shot == "second" else 0

    @REFUSED_DEEDS
    def refused(self, game: Raid, who: Character, kind: str) -> Mapping[Deed, Illegal]:
        """Itself, where it cannot be done."""
        own = [Deed(who.id, self.id)] if kind == self.kind else []
        return reasons.refusals(game, who, self, own)

    def check_deed(self, game: Raid, who: Character, deed: Deed) -> None:
        if game.card_of(who).pool(Trait.SHOOTING).printed.dice == NONE:
            raise Illegal("HR-100", "hr-shoot-no-dice", who=who.id)
        if who.actions <= self.cost(game):
            raise Illegal("HR-205", "hr-running-two", who=who.id)

    @rule("HR-205", "HR-206")
    def do(self, game: Raid, who: Character, deed: Deed) -> Asks[None]:
        """Up to half the move, a shot, and the rest of the move."""
        troop = game.troop_of(who)
        whole = movement_action.going_of(game, who)
        used(game, who, self.id, ("HR-205",))
        half = structs.replace(whole, budget=whole.budget // 2)
        spent = yield from self.part(game, troop, who, half, ("HR-205",))
        if who.at is not None:
            yield from self.shot(game, who)
        if who.at is not None and contact.enemies_in_contact(game, who) == []:
            rest = structs.replace(whole, budget=whole.budget - spent)
            yield from self.part(game, troop, who, rest, ("HR-206",))

    @staticmethod
    def part(
        game: Raid, troop: Troop, who: Character, going: Going, rules: tuple[str, ...]
    ) -> Asks[int]:
        """A part of the move; what it cost."""
        goings = {who.id: going}
        answer = yield from ask(movement_action.question(game, troop, [who], rules, goings))
        routes = movement_action.moving(answer)
        judged = movement_action.judge(game, routes, goings)
        moved = yield from movement_action.go(game, routes, goings)
        return judged[who.id].cost if who.id in moved else 0

    @rule("HR-043", "HR-205")
    def shot(self, game: Raid, who: Character) -> Asks[None]:
        """The shot, at the target that an earlier one of its unit had in this turn."""
        if ranged_action.cannot_shoot(game, who) is not None:
            return
        troops = ranged_action.target_troops(game, [who])
        if game.turn is not None and game.turn.target and not OWN_TARGET.ask(game, who).value:
            troops = [troop for troop in troops if troop == game.turn.target]
        why = say("hr-running-shot", who=who.id)
        against = reasons.why(partial(RunningShot.check_shot, game, who))
        choice = ShootRunning(why, who.seat, ("HR-205",), among=troops, who=who.id, why=against)
        answer = yield from shared_questions.maybe(game, choice)
        if answer:
            who.actions -= self.cost(game)
            ranged_action.bind_unit(game, who, answer)
            yield from ranged_action.shoot(game, who, answer)

    @staticmethod
    def check_shot(game: Raid, who: Character, id: str) -> None:
        """Raise `Illegal` where the shot on the run cannot go at a troop."""
        action_reasons.check_target_troop(game, who.seat, id)
        action_reasons.check_bound_target(game, [who], id)
        action_reasons.check_shot(game, None, who, id)


@ability
class FeatherFall(Movement):
    id = "feather-fall"

    @LANDS_SOFTLY
    @rule("HR-207")
    def lands_softly(self, game: Raid, who: Character) -> bool:
        return True


@ability
class EagerTeleport(Movement):
    id = "eager-teleport"
    kind = "generic"
    hurts = "HR-209"

    @DEEDS
    @rule("HR-208")
    def deeds(self, game: Raid, who: Character, kind: str) -> Sequence[Deed]:
        """Once a game, beside any character with room around it."""
        if kind != self.kind or game.lasting(self.id, who.id):
            return []
        top = interface.of(game)
        return [
            Deed(who.id, self.id, each.id)
            for each in game.here()
            if each is not who and top.room_near(who, each, 2)
        ]

    def check_deed(self, game: Raid, who: Character, deed: Deed) -> None:
        if game.lasting(self.id, who.id):
            raise Illegal("HR-208", "hr-teleport-once", who=who.id)
        other = reasons.another(game, who, deed.target, "HR-208")
        if not interface.of(game).room_near(who, other, 2):
            raise Illegal("HR-208", "hr-no-room-beside", who=other.id)

    @rule("HR-208", "HR-209")
    def do(self, game: Raid, who: Character, deed: Deed) -> Asks[None]:
        """Not a move: there are no free strikes (A-049)."""
        other = game.characters[deed.target]
        at = yield from place_near(game, who, other, 2, ("HR-208",))
        game.effects.append(Effect(self.id, who.id, who.id, until="game"))
        movement_action.place_at(game, who, at, 0, ("HR-208",))
        beside = [each.id for each in contact.enemies_in_contact(game, who)]
        contact.come_about(game, who, beside, sought=True)
        yield from hurts(game, who, self.id, ("HR-209",))


def push_words(way: Point) -> Message:
    """A push in words, by its direction."""
    from kitchentable.raiders.text import whereabouts  # only people need words

    return whereabouts.pushed(way)


def near_words(other: Character, place: Point) -> Message:
    """A place near a character in words: which side of it."""
    from kitchentable.raiders.text import whereabouts

    return whereabouts.step(other.place, place)


def place_near(
    game: Raid,
    who: Character,
    other: Character,
    within: int,
    rules: tuple[str, ...],
    on_table: bool = False,
) -> Asks[Place]:
    """Ask for a place for a character within a distance of another; `on_table`: on no object."""

    def check(place: Point) -> None:
        at = interface.of(game).check_place(who, place)
        if on_table and at[2]:
            raise Illegal(rules[0], "hr-place-on-object")
        if interface.of(game).distance_at(who, at, other) > within:
            raise Illegal(rules[0], "hr-place-not-near", other=other.id)

    @cache
    def suggest() -> tuple[Point, ...]:
        near = interface.of(game).places_near(who, other, within)
        return tuple(each for each in near if is_legal(check, each))[:8]

    question = PlaceNear(
        say("hr-place-near", who=who.id, other=other.id),
        seat=who.seat,
        rules=rules,
        check=check,
        suggest=suggest,
        words=partial(near_words, other),
        who=who.id,
        other=other.id,
    )
    at = yield from ask(question)
    return (at[0], at[1], at[2])


@ability
class Flight(Movement):
    id = "flight"

    @GAIT
    @rule("HR-210", "HR-211", off=frozenset())
    def going(self, game: Raid, who: Character) -> frozenset[str]:
        return frozenset({"flies", "slips"})


@ability
class Relocate(Movement):
    id = "relocate"
    kind = "move"

    @DEEDS
    @rule("HR-215")
    def deeds(self, game: Raid, who: Character, kind: str) -> Sequence[Deed]:
        """In contact with exactly one enemy."""
        beside = contact.enemies_in_contact(game, who)
        alone = kind == self.kind and len(beside) == 1
        return [Deed(who.id, self.id, beside[0].id)] if alone else []

    @REFUSED_DEEDS
    def refused(self, game: Raid, who: Character, kind: str) -> Mapping[Deed, Illegal]:
        """Round one of several enemies."""
        beside = contact.enemies_in_contact(game, who) if kind == self.kind else []
        deeds = [Deed(who.id, self.id, each.id) for each in beside]
        return reasons.refusals(game, who, self, deeds)

    def check_deed(self, game: Raid, who: Character, deed: Deed) -> None:
        enemy = reasons.enemy(game, who.seat, deed.target, "HR-215")
        count = len(contact.enemies_in_contact(game, who))
        if count != 1:
            raise Illegal("HR-215", "hr-relocate-one", who=who.id, count=count)
        reasons.check_contact(game, who, enemy, "HR-215")

    @rule("HR-215")
    def do(self, game: Raid, who: Character, deed: Deed) -> Asks[None]:
        """Round that enemy, in contact all the way, and still in formation."""
        troop, enemy = game.troop_of(who), game.characters[deed.target]
        goings = {who.id: movement_action.going_of(game, who)}

        def check(answer: Routes) -> None:
            routes = movement_action.moving(answer)
            for route in movement_action.judge(game, routes, goings).values():
                if enemy.id not in route.kept:
                    raise Illegal("HR-215", "hr-relocate-contact", enemy=enemy.id)
            movement_action.check_formation(game, troop, routes)

        @cache
        def suggest() -> tuple[Routes, ...]:
            ways = interface.proposals(game).around(who, enemy, goings[who.id])
            answers = [(Route(who.id, way),) for way in ways]
            return (*(each for each in answers if is_legal(check, each)), ())

        question = MoveAround(
            say("hr-relocate", who=who.id, enemy=enemy.id),
            seat=who.seat,
            rules=("HR-215",),
            check=check,
            suggest=suggest,
            words=partial(movement_action.way_words, game),
            who=who.id,
            enemy=enemy.id,
            goings=goings,
        )
        routes = movement_action.moving((yield from ask(question)))
        for route in movement_action.judge(game, routes, goings).values():
            yield from movement_action.arrive(game, who, route, ("HR-215",))
