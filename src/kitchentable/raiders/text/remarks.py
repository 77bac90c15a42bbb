"""What a player wants to know about an answer before giving it, for the terminal.

A remark is one line beside an answer: the exact chance of an attack, whom a move touches, how
many will see it. An explanation tells how the chances of an attack come about, step by step.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from kitchentable.kernel.questions import PASS, Moves, Question, Routes
from kitchentable.kernel.words import Item, Message, say
from kitchentable.raiders.geometry import Sight
from kitchentable.raiders.model.attack import CLOSE, RANGED
from kitchentable.raiders.model.cards import Trait
from kitchentable.raiders.model.events import dice_text, inches
from kitchentable.raiders.model.state import Character, Raid
from kitchentable.raiders.model.topics import ActNext, ChooseAction, ChooseMode, Deed
from kitchentable.raiders.moments import ABILITIES, CHALLENGED, Group
from kitchentable.raiders.odds import exact
from kitchentable.raiders.odds.exact import ONE
from kitchentable.raiders.odds.forecast import (
    WHOLE,
    Forecast,
    Side,
    forecast,
    reacted_to,
    volley,
    who_would_defend,
)
from kitchentable.raiders.odds.typed import percent
from kitchentable.raiders.rules import objectives, rolls
from kitchentable.raiders.rules.movement_action import moving
from kitchentable.raiders.tabletop import interface

A = TypeVar("A")


def remark(game: Raid, question: Question[A], answer: A) -> Message | None:
    """One line beside an answer, if there is anything to say."""
    if isinstance(question, Moves) and isinstance(answer, tuple):
        return _joined(tuple(of_move(game, answer)))
    found = attacks(game, question, answer)
    if len(found) == 1:
        return _joined(tuple(_of_attack(found[0])))
    if found:
        none = WHOLE
        for each in found:
            none = none * (WHOLE - each.hit) // WHOLE
        return say("hr-remark-any", hit=parts(WHOLE - none))
    return (
        _of_mode(game, question, answer)
        or _of_reaction(game, question, answer)
        or _of_challenge(game, question, answer)
    )


def explain(game: Raid, question: Question[A], answer: A) -> list[Message]:
    """How the chances of an answer come about: both pools with every step, then the result."""
    lines: list[Message] = []
    for each in attacks(game, question, answer):
        lines += of_forecast(each)
    return [*lines, say("hr-odds-bound")] if lines else lines


def _joined(remarks: tuple[Item, ...]) -> Message | None:
    return say("hr-remarks", remarks=remarks) if remarks else None


def parts(chance: int) -> Message:
    """A chance in ten-thousandths as per cent, as exactly as a player needs it."""
    return percent(chance * (ONE // WHOLE), places=1)


# --- attacks --------------------------------------------------------------------------------------


def attacks(game: Raid, question: Question[A], answer: A) -> list[Forecast]:
    """The attacks an answer declares."""
    if not isinstance(answer, Deed) or answer.what not in (CLOSE, RANGED):
        return []
    who, kind, about = answer.who, answer.what, answer.target
    if isinstance(question, ChooseAction):
        return list(volley(game, kind, who, about).attacks)
    if not isinstance(question, ActNext) or who not in game.characters:
        return []
    target = game.characters.get(about) if kind == CLOSE else None
    target = target or who_would_defend(game, kind, game.characters[who], about)
    return [] if target is None else [forecast(game, kind, game.characters[who], target)]


def _of_attack(found: Forecast) -> Iterator[Message]:
    yield say("hr-remark-hit", hit=parts(found.hit))
    if found.vanish:
        yield say("hr-remark-vanish", vanish=parts(found.vanish))


def _of_mode(game: Raid, question: Question[A], answer: A) -> Message | None:
    """The chance of a hit with a special way to attack."""
    if not isinstance(question, ChooseMode):
        return None
    attack = question.attack.seen_in(game.characters)
    found = forecast(game, attack.kind, attack.attacker, attack.target)
    if not answer:
        return say("hr-remark-hit", hit=parts(found.hit))
    modes = {each.ability: each.hit for each in found.others if each.kind == "mode"}
    hit = modes.get(str(answer))
    return None if hit is None else say("hr-remark-hit", hit=parts(hit))


def _of_reaction(game: Raid, question: Question[A], answer: A) -> Message | None:
    """The chance of a hit after a reaction, or the chance of striking back."""
    found = reacted_to(game, question)
    if not found:
        return None
    if answer in {each.by for each in found}:
        return say("hr-remark-hit", hit=parts(next(e.hit for e in found if e.by == answer)))
    if question.seat != game.characters[found[0].target].seat:
        return None  # a player who passes strikes no enemy
    hits = [each.hit if answer is PASS else each.others[0].hit for each in found]
    return say("hr-remark-hit", hit=parts(hits[0])) if len(hits) == 1 else None


def _of_challenge(game: Raid, question: Question[A], answer: A) -> Message | None:
    """The chance that a challenge is won."""
    if not isinstance(question, ActNext) or not isinstance(answer, Deed):
        return None
    ability = ABILITIES.get(answer.what)
    if ability is None or ability.group is not Group.SPIRIT:
        return None
    hit = challenge(game, game.characters[answer.who], game.characters[answer.target])
    return say("hr-remark-challenge", hit=hit)


def challenge(game: Raid, who: Character, target: Character) -> Message:
    """The chance of more Aces in a challenge (HR-133)."""
    changes = CHALLENGED.changes(game, target, who)
    sides = []
    for each, change in ((who, changes), (target, ())):
        pool = rolls.pool_of(game, each, Trait.SPIRIT, change)
        boost = game.card_of(each).spirit.boost if game.setup.advanced else 0
        sides.append(exact.boosted(exact.aces(game.content.dice, pool.dice), boost))
    return percent(exact.attack(sides[0], sides[1]).hit, places=1)


def of_forecast(found: Forecast) -> list[Message]:
    """One attack in full."""
    if found.kind == RANGED:
        head = say("hr-explain-shot", by=found.by, target=found.target,
                   distance=inches(found.distance), range=inches(found.range))  # fmt: skip
    else:
        head = say("hr-explain-attack", by=found.by, target=found.target)
    lines = [head, *_of_side("attack", found.attack), *_of_side("defence", found.defence)]
    lines.append(say("hr-odds-hit", chance=parts(found.hit)))
    if found.vanish:
        lines.append(say("hr-odds-vanish", chance=parts(found.vanish)))
    for other in found.others:
        kind = "hr-explain-mode" if other.kind == "mode" else "hr-explain-reaction"
        lines.append(Message(kind, {"mode": other.say, "hit": parts(other.hit)}))
    return lines


def _of_side(side: str, found: Side) -> Iterator[Message]:
    yield say(f"hr-odds-{side}", dice=dice_text(found.printed))
    for step in found.steps:
        yield say("hr-explain-step", change=step.say, rules=step.rules)
    if found.boost:
        yield say("hr-odds-boost", boost=found.boost)


# --- moves ----------------------------------------------------------------------------------------


def of_move(game: Raid, answer: Routes) -> Iterator[Message]:
    """What a move leads to: contacts, places reached, enemies that see it."""
    routes = moving(answer)
    if not routes:
        return
    movers = [game.characters[route.piece] for route in routes]
    seat = movers[0].seat
    before, after = interface.of(game), interface.of(game).after(routes)
    enemies = game.here(1 - seat)
    left = [
        e.id for e in enemies
        if any(before.touching(m, e) and not after.touching(m, e) for m in movers)
    ]  # fmt: skip
    if left and game.setup.free_attacks:
        yield say("hr-remark-free", who=tuple(left))
    touched = [each.id for each in enemies if any(after.touching(m, each) for m in movers)]
    if touched:
        yield say("hr-remark-touches", who=tuple(touched))
    for number in range(len(game.markers)):
        if any(after.touches_marker(each, number) for each in movers):
            yield say("hr-remark-marker", marker=number + 1)
    for portal in objectives.of(game).portals(game, seat):
        if any(after.touches_object(who, portal) for who in movers):
            yield say("hr-remark-portal")
    if not touched:
        seen = sum(any(s is not Sight.BLOCKED for s in after.sights(e, movers)) for e in enemies)
        if seen:
            yield say("hr-remark-seen", count=seen)
