"""Movement actions (groups 10 to 13): routes for a whole unit, judged together, then gone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec import structs

from kitchentable.kernel.illegal import Illegal, is_legal
from kitchentable.kernel.questions import Asks, Pick, Route, Routes, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, say
from kitchentable.raiders.geometry import Place
from kitchentable.raiders.model.cards import INCH
from kitchentable.raiders.model.events import Fell, Moved, MoveLost, inches
from kitchentable.raiders.model.state import Character, Raid, Troop
from kitchentable.raiders.model.topics import MoveTroop
from kitchentable.raiders.moments import CONTACT_MADE, GAIT, LANDS_SOFTLY
from kitchentable.raiders.rules import close_combat_action, contact, objectives, wounds
from kitchentable.raiders.rules.shared_questions import Once
from kitchentable.raiders.tabletop import interface
from kitchentable.raiders.tabletop.interface import Aim, Going, JudgedRoute, Purpose
from kitchentable.raiders.text.landmarks import landmark

SAFE_FALL = 3 * INCH
"""A fall of more than three inches wounds (HR-076, HR-077)."""


# --- how far, how ------------------------------------------------------------------------------


@rule("HR-031", "HR-067", off=lambda game, who: Going(0))
def going_of(game: Raid, who: Character) -> Going:
    """How a character moves with one action: its Movement, and what abilities change."""
    return as_gait(game.card_of(who).movement * INCH, GAIT.ask(game, who).value)


def as_gait(budget: int, ways: Iterable[str]) -> Going:
    """A movement over a distance, in certain ways."""
    return Going(budget, **dict.fromkeys(ways, True))


def goings_of(game: Raid, group: Sequence[Character]) -> dict[str, Going]:
    """How each character of a group moves."""
    goings = {who.id: going_of(game, who) for who in group}
    return (slowest(goings) or goings) if game.setup.slowest else goings


@rule("HR-071")
def slowest(goings: Mapping[str, Going]) -> dict[str, Going]:
    """The movements of a unit limited to that of its slowest member (D-16)."""
    least = min(going.budget for going in goings.values())
    return {who: structs.replace(going, budget=least) for who, going in goings.items()}


# --- judging -----------------------------------------------------------------------------------


@rule("HR-067", "HR-068", "HR-069", "HR-070", "HR-072")
def judge(game: Raid, routes: Routes, goings: Mapping[str, Going]) -> dict[str, JudgedRoute]:
    """The routes as the tabletop judges them; `Illegal` says what stood in the way."""
    return interface.of(game).judge(routes, goings)


@rule("HR-079")
def check_contact(route: JudgedRoute, going: Going) -> None:
    """Raise `Illegal` where a move keeps every contact, or passes a new one (A-044)."""
    if route.start and set(route.start) <= set(route.kept):
        raise Illegal("HR-079", "hr-move-locked", enemy=route.start[0])
    if route.passed and not going.slips:
        raise Illegal("HR-079", "hr-move-touches", enemy=route.passed[0])


@rule("HR-055", "HR-056", "HR-058")
def check_formation(game: Raid, troop: Troop, routes: Routes) -> None:
    """Raise `Illegal` unless a unit ends in formation; a broken one, closer (A-029, A-030)."""
    members = game.members(troop.id)
    if len(members) < 2 or not routes:
        return
    within, formation = contact.within_of(game, troop), game.setup.formation
    before = interface.of(game)
    after = before.after(routes)
    if after.in_formation(members, within, formation):
        return
    missing = after.straggling(members, within, formation)
    if before.in_formation(members, within, formation):
        number = "HR-058" if apart(game, routes) else contact.formation_rule(game, troop)
        raise Illegal(number, "hr-unit-apart", troop=troop.id, missing=inches(missing))
    if missing >= before.straggling(members, within, formation):
        raise Illegal("HR-056", "hr-unit-not-regrouped", troop=troop.id, missing=inches(missing))


def apart(game: Raid, routes: Routes) -> bool:
    """Whether a Leader moves while its unit does something else."""
    alone = len(routes) == 1 and game.is_leader(game.characters[routes[0].piece])
    return alone and game.action is not None and game.action.kind != "move"


def moving(answer: Routes) -> Routes:
    """The routes of the characters that move; one without points stays."""
    return tuple([route for route in answer if route.points])


def anywhere(route: JudgedRoute) -> None:
    """Accept every route: what is asked of moves that have no condition of their own."""


def checker(
    game: Raid,
    troop: Troop,
    goings: Mapping[str, Going],
    condition: Callable[[JudgedRoute], None] = anywhere,
) -> Callable[[Routes], None]:
    """A check of moves of some members of a troop."""

    def check(answer: Routes) -> None:
        routes = moving(answer)
        for who, route in judge(game, routes, goings).items():
            check_contact(route, goings[who])
            condition(route)
        check_formation(game, troop, routes)

    return check


@rule("HR-056")
def check_stay(game: Raid, troop: Troop, regroup: Callable[[], Sequence[Routes]]) -> None:
    """Raise `Illegal` where a broken unit stays as it is although it can close up (A-029)."""
    if not contact.in_formation(game, troop) and regroup():
        missing = contact.straggling(game, troop)
        raise Illegal("HR-056", "hr-unit-not-regrouped", troop=troop.id, missing=inches(missing))


# --- suggesting --------------------------------------------------------------------------------


def aims(
    game: Raid, troop: Troop, group: Sequence[Character], goings: Mapping[str, Going]
) -> list[Aim]:
    """Aims of a move: contact with each enemy, advance, the objective, cover."""
    if not contact.in_formation(game, troop):
        return [Aim(Purpose.REGROUP)]
    top = interface.of(game)
    lead = group[0]
    enemies = sorted(
        ((top.distance(lead, each), each.id) for each in game.here(1 - lead.seat)),
        key=lambda each: each[0],
    )
    reach = 2 * max(going.budget for going in goings.values()) + INCH
    found = [Aim(Purpose.CONTACT, id) for far, id in enemies if far <= reach]
    found += objective_aims(game, lead.seat)
    if enemies:
        found += [Aim(Purpose.ADVANCE, enemies[0][1]), Aim(Purpose.COVER, enemies[0][1])]
    engaged = contact.enemies_in_contact(game, lead)
    return found + [Aim(Purpose.LEAVE, each.id) for each in engaged[:1]]


def objective_aims(game: Raid, seat: int) -> list[Aim]:
    """Aims at the objective."""
    objective = objectives.of(game)
    found = [Aim(Purpose.GOAL, portal) for portal in objective.portals(game, seat)]
    numbers = range(len(game.markers)) if objective.markers else ()
    return found + [Aim(Purpose.GOAL, marker=number) for number in numbers]


def proposals(
    game: Raid,
    group: Sequence[Character],
    goings: Mapping[str, Going],
    wanted: Sequence[Aim],
    check: Callable[[Routes], None],
    rough: bool = False,
) -> tuple[Routes, ...]:
    """Legal moves of a group, at most one for each aim."""
    answers = interface.proposals(game).suggest(group, goings, wanted, rough)
    return tuple(each for each in answers if is_legal(check, each))


def far_or_short(
    game: Raid,
    group: Sequence[Character],
    goings: Mapping[str, Going],
    wanted: Sequence[Aim],
    check: Callable[[Routes], None],
) -> tuple[Routes, ...]:
    """Legal moves of a group; if there are none, half as far, then a quarter as far."""
    found = proposals(game, group, goings, wanted, check)
    for part in (2, 4) if not found else ():
        short = {who: structs.replace(g, budget=g.budget // part) for who, g in goings.items()}
        found = found or proposals(game, group, short, wanted, check)
    return found


# --- asking and going --------------------------------------------------------------------------


def question(
    game: Raid,
    troop: Troop,
    group: Sequence[Character],
    rules: tuple[str, ...],
    goings: Mapping[str, Going] | None = None,
    condition: Callable[[JudgedRoute], None] = anywhere,
) -> MoveTroop:
    """The question where a group goes, with one Movement action or with given movements."""
    goings = goings or goings_of(game, group)
    check = checker(game, troop, goings, condition)

    @Once
    def moves() -> tuple[Routes, ...]:
        return far_or_short(game, group, goings, aims(game, troop, group, goings), check)

    def judge_answer(answer: Routes) -> None:
        check(answer)
        if not moving(answer):
            check_stay(game, troop, moves)

    def suggest() -> tuple[Routes, ...]:
        stay: tuple[Routes, ...] = ((),)
        return moves() + (stay if is_legal(judge_answer, ()) else ())

    def sample(pick: Pick) -> Routes:
        """A move for a random aim that can be met, or staying. Only the picked aim is computed."""
        left: list[Aim | None] = [*aims(game, troop, group, goings), None]
        while left:
            aim = left.pop(pick(len(left)))
            if aim is None and is_legal(judge_answer, ()):
                return ()
            found = proposals(game, group, goings, [aim], check, rough=True) if aim else ()
            if found:
                return found[0]
        return suggest()[0]  # a unit that has to close up and finds no rough way

    return MoveTroop(
        say("hr-move-where", troop=troop.id),
        seat=troop.seat,
        rules=rules,
        check=judge_answer,
        suggest=suggest,
        sample=sample,
        words=lambda answer: purpose_words(game, answer),
        troop=troop.id,
        goings=goings,
    )


def purpose_words(game: Raid, answer: Routes) -> Message:
    """A move of a group in words, by its purpose."""
    from kitchentable.raiders.text import move_words  # only people need words

    routes = moving(answer)
    return move_words.move(game, routes) if routes else say("hr-option-stay")


def way_words(game: Raid, answer: Routes) -> Message:
    """A move of one character in words, by its direction."""
    from kitchentable.raiders.text import whereabouts  # only people need words

    return whereabouts.moved(game, answer)


@rule("HR-041", "HR-066")
def move_group(game: Raid, troop: Troop, group: Sequence[Character]) -> Asks[list[str]]:
    """Ask where a group goes and move its characters in turn; return the ids of the moved ones."""
    goings = goings_of(game, group)
    rules = ("HR-031", "HR-041", "HR-066", *(("HR-071",) if game.setup.slowest else ()))
    answer = yield from ask(question(game, troop, group, rules))
    return (yield from go(game, moving(answer), goings))


def go(game: Raid, routes: Routes, goings: Mapping[str, Going]) -> Asks[list[str]]:
    """Carry routes out with free strikes and falls (A-032); return the ids of those that moved."""
    judged = judge(game, routes, goings)
    moved = []
    disturbed = False
    for route in routes:
        id = route.piece
        who, way = game.characters[id], judged.get(id)
        if way is None or who.at is None:
            continue
        left = tuple(each for each in way.start if each not in way.kept)
        if left:
            before = positions(game)
            yield from close_combat_action.break_away(game, who, left)
            disturbed = disturbed or positions(game) != before
        if game.characters[id].at is None:
            continue
        if disturbed:
            try:
                way = judge_again(game, route, goings[id])
            except Illegal as no:
                game.tell(MoveLost(who=id, rules=no.rules))
                continue
        moved.append(id)
        by = helped(game, who, route, way.cost) if game.told is not None else ()
        yield from arrive(game, who, way, ("HR-066", *by))
    return moved


def positions(game: Raid) -> list[tuple[str, Place | None]]:
    """Where all characters stand."""
    return [(who.id, who.at) for who in game.characters.values()]


def judge_again(game: Raid, route: Route, going: Going) -> JudgedRoute:
    """A declared route judged once more, after positions changed."""
    judged = interface.of(game).judge((route,), {route.piece: going})[route.piece]
    check_contact(judged, going)
    return judged


def possible_route(game: Raid, route: Route, going: Going) -> JudgedRoute | None:
    """A route as it would be gone in some way; none if that way does not allow it."""
    try:
        return judge_again(game, route, going)
    except Illegal:
        return None


def helped(game: Raid, who: Character, route: Route, cost: int) -> list[str]:
    """The rules of the abilities without which the route would cost more, or not be possible."""
    voices = GAIT.ask(game, who).voices
    found: list[str] = []
    for voice in voices:
        others = [way for each in voices if each is not voice for way in each.value]
        plain = possible_route(game, route, as_gait(2 * cost, others))
        if plain is None or plain.cost > cost:
            found += voice.hook.rules[:1]
    return found


def arrive(game: Raid, who: Character, route: JudgedRoute, rules: tuple[str, ...]) -> Asks[None]:
    """Put a character where its route ends; new contacts and falls take effect."""
    place_at(game, who, route.end, route.cost, (*rules, "HR-067", *ground_rules(route)))
    again = [each for each in route.met if each not in route.kept]
    contact.come_about(game, who, again, sought=True)
    fresh = [each for each in again if each not in route.start]
    if fresh:
        yield from CONTACT_MADE.happen(game, who, fresh)
    if route.fall:
        yield from fall(game, who, route.fall)


@rule("HR-072", "HR-073", "HR-074", "HR-075")
def ground_rules(route: JudgedRoute) -> tuple[str, ...]:
    """The rules on climbing and uneven ground that a route met."""
    climbed = ("HR-072",) if route.climbed else ()
    uneven = ("HR-073", "HR-074") if route.uneven else ()
    return (*climbed, *uneven, *(("HR-075",) if route.end[2] else ()))


def place_at(
    game: Raid, who: Character, at: tuple[int, int, int], cost: int, rules: tuple[str, ...]
) -> None:
    """Put a character at a place. A character that leaves its marker loses control (HR-195)."""
    game.stand(who, at)
    near = landmark(game, at)
    game.tell(Moved(who=who.id, to=at, cost=cost, near=near, rules=rules))
    if who.controls >= 0 and not interface.of(game).touches_marker(who, who.controls):
        objectives.lose_marker(game, who)


def put_at(game: Raid, who: Character, at: Place, cost: int, rules: tuple[str, ...]) -> None:
    """Put a character somewhere without an action of its own: contacts there are unsought."""
    before = contact.enemies_in_contact(game, who)
    place_at(game, who, at, cost, rules)
    note_unsought(game, who, before)


def note_unsought(game: Raid, who: Character, before: Sequence[Character]) -> None:
    """Note the contacts that a character has now and had not before, as made without an action."""
    now = contact.enemies_in_contact(game, who)
    fresh = [each.id for each in now if each not in before]
    contact.come_about(game, who, fresh, sought=False)


@rule("HR-164")
def lands_softly(game: Raid, who: Character) -> tuple[str, ...]:
    """The rules of abilities that win over the rule on falls; none if there are none."""
    return LANDS_SOFTLY.ask(game, who).rules


@rule("HR-076", "HR-077")
def fall(game: Raid, who: Character, height: int) -> Asks[None]:
    """A fall of more than three inches costs a Wound token."""
    deep = height > SAFE_FALL
    soft = lands_softly(game, who) if deep else ()
    hurt = deep and not soft
    rules = (*soft, "HR-164") if soft else ("HR-076" if hurt else "HR-077",)
    game.tell(Fell(who=who.id, height=height, rules=rules))
    if hurt:
        yield from wounds.wound(game, who, who.seat, ("HR-076",))
