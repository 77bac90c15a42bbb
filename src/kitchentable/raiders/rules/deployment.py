"""Deployment (group 28): Leaders join units, troops are put down near the Portal."""

from __future__ import annotations

from functools import partial

from kitchentable.kernel.illegal import Illegal, is_legal
from kitchentable.kernel.moments import Voice
from kitchentable.kernel.questions import Asks, Pick, Point, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, say
from kitchentable.raiders.geometry import Place
from kitchentable.raiders.model.cards import INCH, Type
from kitchentable.raiders.model.setup_events import Deployed
from kitchentable.raiders.model.state import Action, Character, Effect, Phase, Raid, Troop
from kitchentable.raiders.model.topics import DeployAt, DeployNext, JoinUnit
from kitchentable.raiders.moments import DEPLOYS_LATE, JOINS_UNIT, MOVES_EARLY, number_of
from kitchentable.raiders.rules import movement_action, reasons
from kitchentable.raiders.rules.shared_questions import Once
from kitchentable.raiders.rules.zones import (
    FarFromEnemies,
    NearPortal,
    Where,
    check_together,
)
from kitchentable.raiders.tabletop import interface

NEAR = 6 * INCH
FAR = 12 * INCH


def deploy(game: Raid) -> Asks[None]:
    """Deploy one troop; when a player is done, go on to the other, then to late troops."""
    seat = game.turn_order[-1]
    if seat not in game.attached:
        yield from attach(game, seat)
        game.attached.append(seat)
        return
    troop = yield from next_troop(game, seat)
    if troop is not None:
        yield from put_down(game, troop, NearPortal(game, seat), ("HR-174",))
    elif len(game.turn_order) == 1:
        game.turn_order.append(1 - seat)
        game.phase = Phase.PORTAL
    else:
        game.phase = Phase.SCOUTS


def next_troop(game: Raid, seat: int) -> Asks[Troop | None]:
    """Ask for the next troop to put down. Late troops can be kept back (HR-270, HR-297)."""
    waiting = undeployed(game, seat)
    if not waiting:
        return None
    late = [comes_late(game, each) for each in waiting]
    rules = tuple(dict.fromkeys(each.hook.rules[0] for each in late if each)) if all(late) else ()
    return (yield from which(game, seat, waiting, rules))


def undeployed(game: Raid, seat: int) -> list[Troop]:
    """The troops of a seat that are still to be put down."""
    return [each for each in game.troops.values() if each.seat == seat and not each.deployed]


def which(
    game: Raid, seat: int, waiting: list[Troop], late: tuple[str, ...] = ()
) -> Asks[Troop | None]:
    """Ask which troop is put down next. `late`: the rules by which all of them may wait."""
    answer = yield from ask(
        DeployNext(
            say("hr-deploy-which"),
            seat=seat,
            rules=("HR-174", "HR-176", *late),
            among=(*(each.id for each in waiting), *(("",) if late else ())),
            why=reasons.why(partial(check_next, game, seat)),
        )
    )
    return game.troops[answer] if answer else None


def check_next(game: Raid, seat: int, id: str) -> None:
    """Raise `Illegal` where a troop cannot be put down next."""
    if not id:
        raise Illegal("HR-174", "hr-deploy-all")
    if reasons.troop(game, id, "HR-174").seat != seat:
        raise Illegal("HR-174", "hr-not-yours", what=id)
    raise Illegal("HR-174", "hr-deployed-already", troop=id)


# --- joining units ----------------------------------------------------------------------------


@rule("HR-046", "HR-307")
def attach(game: Raid, seat: int) -> Asks[None]:
    """Let every Leader join a unit, and ask for characters that may be deployed inside one."""
    units = [
        each.id
        for each in game.troops.values()
        if each.seat == seat and game.content.cards[each.card].type is Type.UNIT
    ]
    for who in [each for each in game.characters.values() if each.seat == seat]:
        if game.is_leader(who) and who.troop == "":
            game.join(who, (yield from join(game, who, units, "HR-046")))
        elif units and joins(game, who):
            unit = yield from join(game, who, [*units, who.troop], "HR-307")
            if unit != who.troop:
                del game.troops[who.troop]
                game.join(who, unit)


def joins(game: Raid, who: Character) -> bool:
    """Whether a character may be deployed inside a unit."""
    return JOINS_UNIT.ask(game, who).value


def join(game: Raid, who: Character, units: list[str], rule_: str) -> Asks[str]:
    """Ask which unit a character is deployed with."""
    return (
        yield from ask(
            JoinUnit(
                say("hr-join-which", who=who.id),
                seat=who.seat,
                rules=(rule_,),
                among=tuple(units),
                who=who.id,
                why=reasons.why(lambda id: reasons.own_unit(game, who.seat, id, rule_)),
            )
        )
    )


# --- putting down -----------------------------------------------------------------------------


def put_down(game: Raid, troop: Troop, where: Where, rules: tuple[str, ...]) -> Asks[None]:
    """Put a troop down, one character after the other, in formation."""
    troop.deployed = True
    waiting = [who for who in game.characters.values() if who.troop == troop.id]
    for who in waiting:
        game.stand(who, (yield from put_one(game, troop, who, where, rules)))
    ids = tuple(who.id for who in waiting)
    game.tell(Deployed(troop=troop.id, members=ids, rules=rules))


LUCK = 4
"""How often a place is tried at random before all suggestions are looked for."""


def put_one(
    game: Raid, troop: Troop, who: Character, where: Where, rules: tuple[str, ...]
) -> Asks[Place]:
    """Ask where one character is put down."""

    def linked(place: Point) -> None:
        check_together(game, troop, who, place)

    @Once
    def cornered() -> bool:
        return not any(is_legal(linked, place) for place in where.suggest(who))

    def together(place: Point) -> None:
        """In formation, unless the others stand so that there is no such place (A-107)."""
        if is_legal(linked, place) or not cornered():
            linked(place)

    def judge(place: Point) -> None:
        where.check(who, interface.of(game).check_place(who, place))
        together(place)

    @Once
    def suggested() -> tuple[Point, ...]:
        found: list[Point] = []
        for place in where.suggest(who):
            if len(found) < 8 and is_legal(judge, place):
                found.append(place)
        return tuple(found)

    def sample(pick: Pick) -> Point:
        for _ in range(LUCK):
            place = where.some(who, pick)
            if place is not None and is_legal(together, place):
                return place
        return suggested()[pick(len(suggested()))]

    question = DeployAt(
        say("hr-deploy-where", who=who.id),
        seat=who.seat,
        rules=rules,
        check=judge,
        suggest=suggested,
        sample=sample,
        words=lambda place: stand_words(game, who, place),
        who=who.id,
    )
    at = yield from ask(question)
    return (at[0], at[1], at[2])


def stand_words(game: Raid, who: Character, place: Point) -> Message:
    """A place for a character in words, by its purpose."""
    from kitchentable.raiders.text import move_words  # only people need words

    return move_words.place(game, who, place)


# --- late troops --------------------------------------------------------------------------------


def comes_late(game: Raid, troop: Troop) -> Voice[int] | None:
    """The ability by which a troop may be deployed after all others, and how far from enemies."""
    members = [who for who in game.characters.values() if who.troop == troop.id]
    voices = [voice for who in members for voice in DEPLOYS_LATE.ask(game, who).voices]
    return voices[0] if voices else None


FAR_OFF = {"scouts": "HR-271", "explorer": "HR-298"}
"""By ability: the rule on how far from enemies a late troop is put down."""


def scouts(game: Raid) -> Asks[None]:
    """Deploy Scouts and Explorers, the first deployer's before the other's (A-110)."""
    for seat in game.turn_order:
        waiting = undeployed(game, seat)
        if waiting:
            troop = yield from which(game, seat, waiting)
            assert troop is not None, "a troop is still to be deployed"
            late = comes_late(game, troop)
            assert late is not None, "only late troops are left"
            ability = late.hook.speaker.id
            number = FAR_OFF.get(ability, number_of(ability))
            where = FarFromEnemies(game, number, late.value)
            yield from put_down(game, troop, where, late.hook.rules[:1])
            return
    game.phase = Phase.RECKON


# --- before the first round -------------------------------------------------------------------


def reckon(game: Raid) -> Asks[None]:
    """Move units that may move before the first round, in the order of deployment (A-132)."""
    done = [each.on for each in game.effects if each.ability == "reckon"]
    for seat in game.turn_order:
        for troop in game.alive(seat):
            rules = early_rules(game, troop) if troop.id not in done else ()
            if rules:
                yield from early_move(game, troop, rules)
                return
    game.effects = [each for each in game.effects if each.ability != "reckon"]
    game.phase = Phase.OBJECTIVE


def early_rules(game: Raid, troop: Troop) -> tuple[str, ...]:
    """The rules by which a unit moves before the first round; none if it does not."""
    for who in game.members(troop.id):
        heard = MOVES_EARLY.ask(game, who)
        if heard.value:
            return heard.rules
    return ()


@rule("HR-284")
def early_move(game: Raid, troop: Troop, rules: tuple[str, ...]) -> Asks[None]:
    """Carry out a free Movement action."""
    game.effects.append(Effect("reckon", troop.id))
    game.action = Action("move", troop.id)
    group = game.members(troop.id)
    answer = yield from ask(movement_action.question(game, troop, group, rules))
    goings = movement_action.goings_of(game, group)
    yield from movement_action.go(game, movement_action.moving(answer), goings)
    game.action = None
