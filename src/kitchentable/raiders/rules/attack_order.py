"""The order of an attack, close or ranged: part 3.0 of the rules, step by step."""

from __future__ import annotations

from functools import partial

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Asks, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import say
from kitchentable.raiders.model.attack import CLOSE, RANGED, Attack
from kitchentable.raiders.model.cards import INCH
from kitchentable.raiders.model.events import AbilityUsed, Attacked, ability_name
from kitchentable.raiders.model.pool import Change, Kind
from kitchentable.raiders.model.state import Character, Raid
from kitchentable.raiders.model.topics import ChooseMode
from kitchentable.raiders.moments import (
    ABILITIES,
    AFTER_ATTACK,
    AFTER_DEFENDING,
    AIMED,
    ATTACK_BOOST,
    ATTACK_CHANGES,
    BEFORE_DEFENCE,
    INSTEAD_OF_WOUND,
    LEAST,
    MODES,
    RANGE_LOST,
    SHARES,
    Shares,
    moments_of,
    number_of,
    tell_used,
)
from kitchentable.raiders.rules import (
    defence_order,
    defence_roll,
    ground,
    reasons,
    rolls,
    targets,
    wounds,
)
from kitchentable.raiders.tabletop import interface


def strike(game: Raid, attack: Attack) -> Asks[None]:
    """Resolve one attack from its declaration to its last after-effect."""
    measure(game, attack)
    ground.begin_shot(game)
    yield from choose_modes(game, attack)
    yield from defence_order.stand_ins(game, attack)
    yield from AIMED.happen(game, attack.attacker, attack)
    if attack.kind == RANGED:
        targets.tell_aim(game, attack, beyond_range(game, attack))
        yield from ground.offer_ground(game, game.troop_of(attack.target), attack)
    note_struck(game, attack)
    yield from roll_attack(game, attack)
    shares = yield from share_out(game, attack)
    for each in shares:
        yield from resolve(game, each)


def resolve(game: Raid, attack: Attack) -> Asks[None]:
    """The second half, for each defender: Defence, comparison, wound, after-effects."""
    attack.spot = attack.target.at
    if attack.spot is None:
        return
    if attack.area:
        yield from barriers(game, attack)
    yield from defence_roll.roll_defence(game, attack)
    attack.hit = defence_roll.hits(attack)
    tell_outcome(game, attack)
    if attack.hit:
        yield from wound_by(game, attack)
    yield from after_effects(game, attack)


# --- step 1 and 2: what is known, and how it is made ------------------------------------------


@rule("HR-015", "HR-101", "HR-102", "HR-103", "HR-107")
def measure(game: Raid, attack: Attack) -> None:
    """Measure distance and cover of the target."""
    if attack.kind != RANGED:
        return
    top = interface.of(game)
    attack.distance = top.distance(attack.attacker, attack.target)
    attack.cover = top.sights(attack.attacker, [attack.target])[0]


@rule("HR-092", "HR-098")
def choose_modes(game: Raid, attack: Attack) -> Asks[None]:
    """Let the attacker announce its special ways of attacking, one after the other."""
    if attack.forced:
        return
    while True:
        voices = MODES.ask(game, attack.attacker, attack).voices
        modes = {each.hook.speaker.id: each.hook for each in voices}
        offered = [id for id in modes if id not in attack.modes]
        must = [id for id in offered if ABILITIES[id].must_mode(game, attack)]
        if not offered:
            return
        among = tuple(must or offered) + (() if must else ("",))
        answer = yield from ask(
            ChooseMode(
                say("hr-choose-mode", who=attack.attacker.id, target=attack.target.id),
                seat=attack.attacker.seat,
                rules=(
                    "HR-092" if attack.kind == CLOSE else "HR-098",
                    *dict.fromkeys(number for id in offered for number in modes[id].rules[:1]),
                ),
                stands_for=("HR-038", "HR-039", "HR-045"),
                among=among,
                attack=attack,
                why=reasons.why(partial(check_mode, game, attack, must)),
            )
        )
        if not answer:
            return
        attack.modes.append(answer)
        rules = modes[answer].rules[:1]
        about = attack.target.id
        game.tell(AbilityUsed(who=attack.attacker.id, ability=answer, about=about, rules=rules))


def check_mode(game: Raid, attack: Attack, must: list[str], id: str) -> None:
    """Raise `Illegal` where an attack is not made in a special way."""
    if id:
        reasons.check_borne(game, attack.attacker, id)
    if id in attack.modes:
        raise Illegal(number_of(id), "hr-mode-chosen", ability=ability_name(id))
    if id and MODES not in moments_of(id):
        raise reasons.not_to_choose(id)
    if must:
        needed, target = ability_name(must[0]), attack.target.id
        raise Illegal("HR-105", "hr-mode-needed", ability=needed, target=target)
    ABILITIES[id].check_mode(game, attack)


# --- step 3: who has to defend ------------------------------------------------------------------


def note_struck(game: Raid, attack: Attack) -> None:
    """Note who attacked whom, for what is limited by it."""
    if attack.kind == CLOSE and game.turn is not None:
        game.turn.struck.append((attack.attacker.id, attack.target.id))
    if attack.kind == CLOSE and game.action is not None:
        game.action.attacked.append(attack.target.id)
    if not attack.free and game.action is not None:
        game.action.attackers.append(attack.attacker.id)


# --- step 4 and 5: the attack is rolled ---------------------------------------------------------


def attack_changes(game: Raid, attack: Attack) -> list[Change]:
    """Everything that changes the attacker's pool."""
    found = list(attack.given)
    if attack.kind == RANGED and not attack.follow_up and beyond_range(game, attack):
        found.append(Change(Kind.DISCARD_STRONGEST, "range", "HR-114"))
    return [*found, *ATTACK_CHANGES.changes(game, attack.attacker, attack)]


def tell_range(game: Raid, attack: Attack) -> None:
    """Tell what shortens the base range. The range to the first target counts (A-089)."""
    if attack.kind == RANGED and not attack.follow_up:
        for voice in RANGE_LOST.ask(game, attack.named).voices:
            tell_used(game, attack.named, voice.hook)


@rule("HR-112", "HR-113", "HR-114")
def beyond_range(game: Raid, attack: Attack) -> bool:
    """Whether the shot goes beyond the base range; exactly at it is within (A-061)."""
    return attack.distance > base_range(game, attack.attacker, attack.named)


def base_range(game: Raid, who: Character, target: Character) -> int:
    """A character's base range against a target, less what the target's abilities take off."""
    return max(0, game.card_of(who).range * INCH - RANGE_LOST.ask(game, target).value)


@rule("HR-087", "HR-096")
def roll_attack(game: Raid, attack: Attack) -> Asks[None]:
    """Roll, add the Boost, and give the least result that an ability guarantees."""
    tell_range(game, attack)
    boost = rolls.boosts(game, ATTACK_BOOST, attack.attacker, attack)
    changes = attack_changes(game, attack)
    result = yield from rolls.roll_trait(
        game, attack.attacker, attack.trait, attack.rules, changes, attack=attack, boost=boost
    )
    attack.pool, attack.rolled, attack.boost = result.pool, result.rolled, boost
    attack.aces = at_least(game, attack, result.aces)
    tell_least(game, attack)


def at_least(game: Raid, attack: Attack, aces: int) -> int:
    """The least result an ability guarantees (A-013)."""
    return max(aces, LEAST.ask(game, attack.attacker, attack).value)


def tell_least(game: Raid, attack: Attack) -> None:
    """Tell which ability guaranteed a result that the dice did not give."""
    if attack.rolled.total == 0:
        for voice in LEAST.ask(game, attack.attacker, attack).voices:
            tell_used(game, attack.attacker, voice.hook, attack.target.id)


def share_out(game: Raid, attack: Attack) -> Asks[Shares]:
    """The attacks that the roll becomes, one on each character that defends."""
    if not attack.area:
        yield from barriers(game, attack)
    shares = yield from SHARES.happen(game, attack.attacker, attack)
    return shares or [attack]


def barriers(game: Raid, attack: Attack) -> Asks[None]:
    """Let the target's abilities answer the attack roll; in a Blast each target's own (A-016)."""
    yield from BEFORE_DEFENCE.happen(game, attack.target, attack)


# --- step 6 and 7: the defence -----------------------------------------------------------------


def tell_outcome(game: Raid, attack: Attack) -> None:
    """Tell the outcome of an attack."""
    close = ("HR-089" if attack.hit else "HR-090",)
    game.tell(
        Attacked(
            by=attack.attacker.id,
            target=attack.target.id,
            kind=attack.kind,
            aces=attack.aces,
            defence=attack.defence_aces,
            hit=attack.hit,
            rules=(*(close if attack.kind == CLOSE else ("HR-097",)), "HR-153"),
        )
    )


# --- step 8 and 9: what follows ------------------------------------------------------------------


@rule("HR-127")
def wound_by(game: Raid, attack: Attack) -> Asks[None]:
    """Wound the target of an attack that hit, unless the attacker takes something else instead."""
    if not attack.forced and (yield from INSTEAD_OF_WOUND.happen(game, attack.attacker, attack)):
        return
    rules: tuple[str, ...] = ("HR-089",) if attack.kind == CLOSE else ("HR-097", "HR-127")
    if attack.kind == CLOSE and attack.surplus > 1:
        rules += ("HR-091",)
    got = yield from wounds.wound(game, attack.target, attack.attacker.seat, (*rules, "HR-160"))
    attack.wounded = got is attack.target


def after_effects(game: Raid, attack: Attack) -> Asks[None]:
    """After-effects by abilities; those of the player whose turn it is come first (A-084)."""
    turn = game.turn.seat if game.turn is not None else attack.attacker.seat
    steps = [effects_of_attacker, effects_of_target]
    for step in steps if attack.attacker.seat == turn else reversed(steps):
        yield from step(game, attack)


def effects_of_attacker(game: Raid, attack: Attack) -> Asks[None]:
    """After-effects by the attacker's abilities. A forced attacker has no choices (A-077)."""
    if not attack.forced and attack.attacker.at is not None:
        yield from AFTER_ATTACK.happen(game, attack.attacker, attack)


def effects_of_target(game: Raid, attack: Attack) -> Asks[None]:
    """After-effects by the target's abilities."""
    if attack.target.at is not None:
        yield from AFTER_DEFENDING.happen(game, attack.target, attack)
