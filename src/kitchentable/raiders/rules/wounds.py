"""Wounds, healing, vanishing (groups 24 and 26), in the order of A-078."""

from __future__ import annotations

from kitchentable.kernel.moments import Hook
from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.raiders.model.attack import CLOSE, Attack
from kitchentable.raiders.model.dice import NOTHING
from kitchentable.raiders.model.events import Attacked, Healed, Vanished, Wounded
from kitchentable.raiders.model.state import Character, Effect, Raid
from kitchentable.raiders.moments import (
    AFTER_DEFENDING,
    AFTER_TOKEN,
    BURSTS,
    ENDURANCE,
    GONE,
    LAST_DEED,
    PASSES_ON,
    bearing,
    is_general,
    tell_used,
)
from kitchentable.raiders.rules import contact, defence_order, defence_roll, objectives

LAST = 2
"""On its second Wound token a character vanishes (HR-161)."""


def wound(
    game: Raid, who: Character, by: int, rules: tuple[str, ...] = ("HR-160",)
) -> Asks[Character | None]:
    """Give a Wound token to a character; return the character that got it in the end, if any.

    `by` is the seat whose doing it is.
    """
    who = yield from passed_on(game, who)
    if who.at is None or who.id in game.vanishing:
        return None
    place_token(game, who, by, rules)
    if not vanishes_instead(game, who):
        yield from AFTER_TOKEN.happen(game, who)
    yield from check_vanished(game, who)
    return who


def passed_on(game: Raid, who: Character) -> Asks[Character]:
    """The character that gets a token after abilities passed it on, each character once (A-087)."""
    done: list[str] = []
    while True:
        first_time = who.id not in done
        receiver = (yield from PASSES_ON.happen(game, who, done)) if first_time else None
        done.append(who.id)
        if not receiver:
            return who
        who = game.characters[receiver]


@rule("HR-089", "HR-091", "HR-160")
def place_token(game: Raid, who: Character, by: int, rules: tuple[str, ...]) -> None:
    """Place exactly one token, whatever the margin."""
    who.wounds += 1
    who.vanished_by = by
    game.tell(Wounded(who=who.id, wounds=who.wounds, rules=rules))


@rule("HR-162", "HR-166")
def heal(game: Raid, who: Character, rules: tuple[str, ...] = ()) -> None:
    """Take one token off a character."""
    if who.wounds:
        who.wounds -= 1
        whole = () if who.wounds else ("HR-166",)
        game.tell(Healed(who=who.id, wounds=who.wounds, rules=("HR-162", *whole, *rules)))


def endurance(game: Raid, who: Character) -> int:
    """With how many tokens a character vanishes."""
    return max(LAST, ENDURANCE.ask(game, who).value)


@rule("HR-161")
def vanishes_instead(game: Raid, who: Character) -> bool:
    """Whether a character vanishes in place of its last token: nothing can take it away (D-35)."""
    return game.setup.second_wound == "vanishes" and who.wounds >= endurance(game, who)


def check_vanished(game: Raid, who: Character) -> Asks[None]:
    """Let a character vanish if that was its last token. Vanishing characters queue (A-085)."""
    for voice in ENDURANCE.ask(game, who).voices:
        tell_used(game, who, voice.hook)
    if who.wounds < endurance(game, who):
        return
    game.vanishing.append(who.id)
    if len(game.vanishing) == 1:
        while game.vanishing:
            yield from vanish(game, game.characters[game.vanishing[0]])
            game.vanishing.pop(0)


@rule("HR-161")
def vanish(game: Raid, who: Character) -> Asks[None]:
    """Take a character off the table, between its last deed and what follows from its loss."""
    yield from LAST_DEED.happen(game, who)
    bursts = [voice.hook for voice in BURSTS.ask(game, who).voices]
    around = contact.in_contact(game, who) if bursts else []
    around = yield from defence_order.nearest_first(game, who, around, ("HR-263",))
    after = bearing(game, who, GONE)
    spot = who.at
    assert spot is not None, "the character is on the table"
    take_off(game, who)
    yield from GONE.happens(after, game, who, spot)
    for hook in bursts:
        yield from burst(game, who, around, hook)


@rule("HR-263")
def burst(game: Raid, who: Character, around: list[Character], hook: Hook) -> Asks[None]:
    """Let all characters that touched a vanished one defend against one Ace (A-086).

    It is no attack of a character: only the side of the target has its abilities.
    """
    tell_used(game, who, hook)
    struck: list[Character] = []
    for each in around:
        if each.at is None:
            continue
        attack = Attack(CLOSE, who, each, free=True, forced=True)
        if not (yield from defence_order.is_struck(game, attack, struck)):
            continue
        target = attack.target
        attack.rolled, attack.aces = NOTHING, 1
        changes = defence_roll.own_defence_changes(game, attack)
        rules = (*hook.rules, "HR-034", "HR-063")
        yield from defence_roll.roll_against(game, attack, rules, changes)
        attack.hit = defence_roll.hits(attack)
        game.tell(
            Attacked(
                by="",
                target=target.id,
                kind=CLOSE,
                aces=1,
                defence=attack.defence_aces,
                hit=attack.hit,
                rules=hook.rules,
            )
        )
        if attack.hit:
            yield from wound(game, target, who.seat, (*hook.rules, "HR-160"))
        if target.at is not None:
            yield from AFTER_DEFENDING.happen(game, target, attack)


@rule("HR-161", "HR-048")
def take_off(game: Raid, who: Character) -> None:
    """Take a character off the table for good; effects on it, or lent by it, end."""
    game.stand(who, None)
    who.vanished = True
    who.actions = 0
    ended = [effect for effect in game.effects if ended_with(effect, who)]
    game.effects = [effect for effect in game.effects if effect not in ended]
    lent = any(effect.by == who.id for effect in ended if effect.ability == "messenger")
    led = game.is_leader(who) and (lent or game.members(who.troop))
    general = ("HR-290",) if is_general(game, who) else ()
    game.tell(Vanished(who=who.id, rules=("HR-161", *(("HR-048",) if led else ()), *general)))
    objectives.lose_marker(game, who)


def ended_with(effect: Effect, who: Character) -> bool:
    """Whether an effect ends when a character vanishes: on it, or lent by it (A-103)."""
    return effect.on == who.id or (effect.ability == "messenger" and effect.by == who.id)
