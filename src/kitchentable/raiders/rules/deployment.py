"""Deployment (group 28): Leaders join units, everybody is put down near the Portal."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Asks, Choose, Pick, Place, Point, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, say
from kitchentable.raiders import tabletop
from kitchentable.raiders.cards import INCH, Type
from kitchentable.raiders.events import Deployed, inches
from kitchentable.raiders.moments import bearing
from kitchentable.raiders.rules import contact, movement
from kitchentable.raiders.rules.asking import Once
from kitchentable.raiders.state import Action, Character, Effect, Phase, Raid, Troop

NEAR = 6 * INCH
FAR = 12 * INCH


def deploy(game: Raid) -> Asks[None]:
    """One troop of whoever is deploying; then the other player, then those who come late."""
    seat = game.turn_order[-1]
    if seat not in game.attached:
        yield from attach(game, seat)
        game.attached.append(seat)
        return
    troop = yield from next_troop(game, seat)
    if troop is not None:
        yield from put_down(game, troop, near_portal(game, seat), ("HR-174",))
    elif len(game.turn_order) == 1:
        game.turn_order.append(1 - seat)
        game.phase = Phase.PORTAL
    else:
        game.phase = Phase.SCOUTS


def next_troop(game: Raid, seat: int) -> Asks[Troop | None]:
    """The next troop to put down; who may come late can be kept back (HR-270, HR-297)."""
    waiting = undeployed(game, seat)
    late = [late_rule(game, each) for each in waiting]
    if not waiting:
        return None
    numbers = tuple(dict.fromkeys(late)) if all(late) else ()
    return (yield from which(game, seat, waiting, numbers))


def undeployed(game: Raid, seat: int) -> list[Troop]:
    """The troops of a seat that are still to be put down."""
    return [each for each in game.troops.values() if each.seat == seat and not each.deployed]


def which(
    game: Raid, seat: int, waiting: list[Troop], late: tuple[str, ...] = ()
) -> Asks[Troop | None]:
    """Which troop is put down next; none if all that wait may come late, by these rules."""
    answer = yield from ask(
        Choose(
            say("hr-deploy-which"),
            seat=seat,
            among=(*(each.id for each in waiting), *(("",) if late else ())),
            words=lambda id: say("hr-option-troop", troop=id) if id else say("hr-option-later"),
            open=True,
            rules=("HR-174", "HR-176", *late),
        )
    )
    return game.troops[answer] if answer else None


# --- joining units ----------------------------------------------------------------------------


@rule("HR-046", "HR-307")
def attach(game: Raid, seat: int) -> Asks[None]:
    """Every Leader joins a unit; whoever may be deployed inside one is asked too."""
    units = [
        each.id
        for each in game.troops.values()
        if each.seat == seat and game.content.cards[each.card].type is Type.UNIT
    ]
    for who in [each for each in game.characters.values() if each.seat == seat]:
        if game.is_leader(who) and who.troop == "":
            who.join((yield from join(game, who, units, "HR-046")))
        elif units and joins(game, who):
            unit = yield from join(game, who, [*units, who.troop], "HR-307")
            if unit != who.troop:
                del game.troops[who.troop]
                who.join(unit)


def joins(game: Raid, who: Character) -> bool:
    """Whether a character may be deployed inside a unit though it need not."""
    return any(borne.ability.joins_unit(game, who) for borne in bearing(game, who, "joins_unit"))


def join(game: Raid, who: Character, units: list[str], rule_: str) -> Asks[str]:
    """Which unit a character is deployed with."""
    return (
        yield from ask(
            Choose(
                say("hr-join-which", who=who.id),
                seat=who.seat,
                among=tuple(units),
                words=lambda id: say("hr-option-troop", troop=id),
                open=True,
                rules=(rule_,),
            )
        )
    )


# --- putting down -----------------------------------------------------------------------------

At = tuple[int, int, int]


class Where(NamedTuple):
    """Where somebody may be put down."""

    check: Callable[[Character, Point], None]
    suggest: Callable[[Character], list[At]]
    some: Callable[[Character, Pick], At | None]
    """Such a place at random, free to stand at; none if luck fails."""


def put_down(game: Raid, troop: Troop, where: Where, rules: tuple[str, ...]) -> Asks[None]:
    """Put a troop down, one character after the other, in formation."""
    troop.deployed = True
    waiting = [who for who in game.characters.values() if who.troop == troop.id]
    for who in waiting:
        who.stand((yield from put_one(game, troop, who, where, rules)))
    ids = tuple(who.id for who in waiting)
    game.tell(Deployed(troop=troop.id, members=ids, rules=rules))


LUCK = 4
"""How often a place is tried at random before all suggestions are looked for."""


def put_one(
    game: Raid, troop: Troop, who: Character, where: Where, rules: tuple[str, ...]
) -> Asks[At]:
    """Where one character is put down."""

    def linked(place: Point) -> None:
        check_together(game, troop, who, place)

    @Once
    def cornered() -> bool:
        return not any(fits(linked, place) for place in where.suggest(who))

    def together(place: Point) -> None:
        """In formation, unless the others stand so that there is no such place (A-107)."""
        if fits(linked, place) or not cornered():
            linked(place)

    def judge(place: Point) -> None:
        where.check(who, tabletop.of(game).check_place(who, place))
        together(place)

    @Once
    def places() -> tuple[Point, ...]:
        found: list[Point] = []
        for place in where.suggest(who):
            if len(found) < 8 and fits(judge, place):
                found.append(place)
        return tuple(found)

    def sample(pick: Pick) -> Point:
        for _ in range(LUCK):
            place = where.some(who, pick)
            if place is not None and fits(together, place):
                return place
        return places()[pick(len(places()))]

    question = Place(
        say("hr-deploy-where", who=who.id),
        seat=who.seat,
        check=judge,
        suggest=places,
        sample=sample,
        words=lambda place: stand_words(game, who, place),
        open=True,
        rules=rules,
    )
    at = yield from ask(question)
    return (at[0], at[1], at[2])


def stand_words(game: Raid, who: Character, place: Point) -> Message:
    """A place for somebody by what it is good for."""
    from kitchentable.raiders import describing  # only people need words

    return describing.place(game, who, place)


def fits(judge: Callable[[Point], None], place: Point) -> bool:
    """Whether a place is legal."""
    try:
        judge(place)
    except Illegal:
        return False
    return True


def check_together(game: Raid, troop: Troop, who: Character, place: Point) -> None:
    """A unit is put down in formation (HR-055)."""
    members, at = game.members(troop.id), (place[0], place[1], place[2])
    within, strict = contact.within_of(game, troop), contact.is_strict(game)
    top = tabletop.of(game)
    if not top.would_join(who, at, members, within, strict):
        missing = top.put(who, at).straggling([*members, who], within, strict)
        number = contact.formation_rule(game, troop)
        raise Illegal(number, "hr-unit-apart", troop=troop.id, missing=inches(missing))


@rule("HR-174", "HR-175")
def near_portal(game: Raid, seat: int) -> Where:
    """Within 6" of the own Portal; within 12" only if nobody more fits (A-106, A-107)."""
    portal = next(each.id for each in game.objects if each.portal == seat)

    def room(who: Character, within: int | None) -> list[At]:
        mates = game.members(who.troop)
        formation = (contact.within_of(game, game.troops[who.troop]), contact.is_strict(game))
        place = tabletop.of(game).room_at(who, portal, within, mates, formation)
        return [] if place is None else [place]

    def suggest(who: Character) -> list[At]:
        near = together(game, who, tabletop.of(game).places_at(who, portal, NEAR))
        found = near or room(who, NEAR) or room(who, FAR) or room(who, None)
        return found or apart(who, NEAR) or apart(who, FAR) or apart(who, None)

    def apart(who: Character, within: int | None) -> list[At]:
        place = tabletop.of(game).room_at(who, portal, within, (), (0, False))
        return [] if place is None else [place]

    def distance(who: Character, place: Point) -> int:
        at = (place[0], place[1], place[2])
        return tabletop.of(game).object_distance_at(who, at, portal)

    def check(who: Character, place: Point) -> None:
        gap = distance(who, place)
        if gap > NEAR and room(who, NEAR):
            raise Illegal("HR-174", "hr-deploy-near", missing=inches(gap - NEAR))
        if gap > FAR and room(who, FAR):
            raise Illegal("HR-175", "hr-deploy-far", missing=inches(gap - FAR))
        if gap > FAR:
            nearest = min((distance(who, each) for each in room(who, None)), default=gap)
            if gap > nearest:
                raise Illegal("HR-175", "hr-deploy-nearest", missing=inches(gap - nearest))

    def some(who: Character, pick: Pick) -> At | None:
        link = contact.within_of(game, game.troops[who.troop])
        return tabletop.of(game).some_place(who, portal, NEAR, game.members(who.troop), link, pick)

    return Where(check, suggest, some)


def together(game: Raid, who: Character, places: list[At]) -> list[At]:
    """Those places at which a character would be in formation with its troop; a few are enough."""
    troop = game.troops[who.troop]
    found = []
    for place in places:
        if fits(lambda at: check_together(game, troop, who, at), place):
            found.append(place)
            if len(found) == 8:
                break
    return found


# --- those who come late ----------------------------------------------------------------------


def late_rule(game: Raid, troop: Troop) -> str:
    """The rule by which a troop is deployed after all others; "" if it is not."""
    for who in game.characters.values():
        if who.troop == troop.id:
            for borne in bearing(game, who, "deploys_late"):
                number = borne.ability.deploys_late(game, who)
                if number:
                    return number
    return ""


def scouts(game: Raid) -> Asks[None]:
    """Scouts and Explorers, the first deployer's before the other's (A-110)."""
    for seat in game.turn_order:
        waiting = undeployed(game, seat)
        if waiting:
            troop = yield from which(game, seat, waiting)
            assert troop is not None, "nobody waits any longer"
            number = late_rule(game, troop)
            yield from put_down(game, troop, far_from_enemies(game, number), (number,))
            return
    game.phase = Phase.RECKON


@rule("HR-271", "HR-298")
def far_from_enemies(game: Raid, number: str) -> Where:
    """Anywhere further than 12" from every enemy (D-75); the furthest there is if none is."""
    exact = 1 if game.setup.scouts == "further" else 0
    refusal = "HR-298" if number == "HR-297" else "HR-271"

    def nearest(who: Character, place: Point) -> int:
        top = tabletop.of(game).put(who, (place[0], place[1], place[2]))
        return min((top.distance(who, each) for each in game.here(1 - who.seat)), default=10**6)

    @cache
    def best(who: str) -> tuple[tuple[int, At], ...]:
        character = game.characters[who]
        places = tabletop.of(game).places_anywhere(character)
        return tuple(sorted(((nearest(character, at), at) for at in places), reverse=True))

    def suggest(who: Character) -> list[At]:
        ranked = best(who.id)
        enough = [at for gap, at in ranked if gap >= FAR + exact]
        others = game.members(who.troop)
        top = tabletop.of(game)
        for within in (INCH, contact.within_of(game, game.troops[who.troop])) if others else ():
            near = [at for each in others for at in top.places_near(who, each, within)]
            if near:
                return near
        return enough[:: max(1, len(enough) // 8)] or [at for _, at in ranked[:3]]

    def check(who: Character, place: Point) -> None:
        gap = nearest(who, place)
        if gap >= FAR + exact:
            return
        needed = min(FAR + exact, best(who.id)[0][0]) if best(who.id) else 0
        if gap < needed and not game.members(who.troop):
            raise Illegal(refusal, "hr-scouts-near", missing=inches(needed - gap))
        if gap < min(needed, FAR + exact) and not cramped(game, who, needed, nearest):
            raise Illegal(refusal, "hr-scouts-near", missing=inches(needed - gap))

    def some(who: Character, pick: Pick) -> At | None:
        place = tabletop.of(game).some_place(who, "", 0, game.members(who.troop), INCH, pick)
        return place if place and fits(lambda at: check(who, at), place) else None

    return Where(check, suggest, some)


def cramped(
    game: Raid, who: Character, needed: int, nearest: Callable[[Character, Point], int]
) -> bool:
    """Whether nobody of a late troop fits beside its friends and far enough from the enemy."""
    top = tabletop.of(game)
    return not any(
        nearest(who, at) >= needed
        for each in game.members(who.troop)
        for at in top.places_near(who, each, INCH)
    )


# --- before the first round -------------------------------------------------------------------


def reckon(game: Raid) -> Asks[None]:
    """Units that may move before the first round, in the order of deployment (A-132)."""
    done = [each.on for each in game.effects if each.ability == "reckon"]
    for seat in game.turn_order:
        for troop in game.alive(seat):
            number = early_rule(game, troop) if troop.id not in done else ""
            if number:
                yield from early_move(game, troop, number)
                return
    game.effects = [each for each in game.effects if each.ability != "reckon"]
    game.phase = Phase.OBJECTIVE


def early_rule(game: Raid, troop: Troop) -> str:
    """The rule by which a unit moves before the first round."""
    for who in game.members(troop.id):
        for borne in bearing(game, who, "moves_early"):
            return borne.ability.moves_early(game, troop)
    return ""


@rule("HR-284")
def early_move(game: Raid, troop: Troop, number: str) -> Asks[None]:
    """A free Movement action."""
    game.effects.append(Effect("reckon", troop.id))
    game.action = Action("move", troop.id)
    group = game.members(troop.id)
    answer = yield from ask(movement.question(game, troop, group, (number,)))
    goings = movement.goings_of(game, group)
    yield from movement.go(game, movement.as_routes(answer), goings)
    game.action = None
