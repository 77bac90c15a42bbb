"""The chances of an attack for people: two pools as they type them, every change explained."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from kitchentable.kernel.facets import Chances, Odds
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.words import Message, say
from kitchentable.raiders.model.cards import Card, Trait
from kitchentable.raiders.model.content import Content
from kitchentable.raiders.model.dice import NAMES
from kitchentable.raiders.model.events import dice_text
from kitchentable.raiders.model.pool import Change, Kind, Pool, Printed, build
from kitchentable.raiders.model.state import Raid
from kitchentable.raiders.odds import exact
from kitchentable.raiders.odds.exact import ONE

CHANGES = {
    "upgrade": (Kind.UPGRADE, "HR-156"),
    "downgrade": (Kind.DOWNGRADE, "HR-157"),
    "discard": (Kind.DISCARD_STRONGEST, "HR-114"),
    "strongest": (Kind.ONLY_STRONGEST, "HR-155"),
    "weakest": (Kind.ONLY_WEAKEST, "HR-155"),
}
"""Changes of a pool by the word for them."""

TRAITS = {trait.value.replace("_", " "): trait for trait in Trait}
HURT = "hurt"
"""The word for a wounded character, which leaves out the dice with a wound mark (HR-165)."""

LEAST_READ = 1000
"""Numbers of Aces are not listed if they are rarer than one in this many rolls."""

Cards = Mapping[str, Card]
NO_CARDS: Cards = {}
Faces = Mapping[str, tuple[str, ...]]


class RaidersOdds(Odds[Raid]):
    """The odds of an attack."""

    def typed(self, given: Sequence[str]) -> Chances:
        content: Content = self.game.box.shipped()
        return of_attack(content.dice, given, content.cards)


def of_attack(faces: Faces, given: Sequence[str], cards: Cards = NO_CARDS) -> Chances:
    """Attack and Defence as typed, and `wounded` for a target that vanishes with one more token."""
    last = given[2:] == ["wounded"]
    if len(given) != 2 + last:
        raise Problem("hr-odds-form", given=" | ".join(given)[:80])
    lines: list[Message] = []
    rolls = []
    for side, text in zip(("attack", "defence"), given[:2], strict=True):
        trait = Trait.CLOSE_COMBAT if side == "attack" else Trait.DEFENCE
        pool, boost, chains = typed(text, cards, trait)
        found = exact.boosted(exact.aces(faces, pool.dice, chains), boost)
        lines += [*explained(side, pool, boost), say("hr-odds-aces", aces=_aces(found))]
        rolls.append(found)
    attack = exact.attack(rolls[0], rolls[1], last)
    lines.append(say("hr-odds-hit", chance=percent(attack.hit)))
    if last:
        lines.append(say("hr-odds-vanish", chance=percent(attack.vanish)))
    lines.append(say("hr-odds-bound"))
    return Chances(tuple(lines), as_data(attack))


def _aces(chances: exact.Chances) -> tuple[Message, ...]:
    """The chance of each number of Aces, as far as it is worth reading."""
    return tuple(
        say("hr-odds-ace", number=number, chance=percent(chance))
        for number, chance in enumerate(chances)
        if chance * LEAST_READ >= ONE
    )


def as_data(found: exact.Attack) -> dict[str, Any]:
    """The figures for programs: whole numbers out of `one`."""
    return {
        "one": ONE,
        "attack": list(found.attack),
        "defence": list(found.defence),
        "hit": found.hit,
        "vanish": found.vanish,
        "bound": found.bound,
    }


def typed(
    text: str, cards: Cards = NO_CARDS, trait: Trait = Trait.CLOSE_COMBAT
) -> tuple[Pool, int, bool]:
    """A pool as people write it: `2 white 1 red, upgrade, boost 1, plain`, or a card.

    >>> typed("2 white 1 red, upgrade, boost 1")[0].dice
    (0, 3, 0)
    """
    head, *words = [part.strip() for part in text.split(",")]
    printed, boost = _printed(head, text, cards, trait)
    changes, chains = [], True
    for at, word in enumerate(words):
        if word in CHANGES:
            kind, rule = CHANGES[word]
            changes.append(Change(kind, f"{word} {at}", rule))
        elif word == "plain":
            chains = False
        elif re.fullmatch(r"boost [0-9]", word):
            boost += int(word[-1])
        elif word != HURT:
            raise Problem("hr-odds-form", given=word[:80])
    return build(printed, HURT in words, changes), boost, chains


def _printed(head: str, text: str, cards: Cards, trait: Trait) -> tuple[Printed, int]:
    """The dice before anything changes them, and the Boost that is printed beside them."""
    id, _, named = head.partition(" ")
    if id in cards and (not named or named in TRAITS):
        pool = cards[id].pool(TRAITS[named] if named else trait)
        return pool.printed, pool.boost
    if not re.fullmatch(r"(?:[0-9] (?:white|red|black) ?)*", head) or not text.strip():
        raise Problem("hr-odds-form", given=text[:80])
    counts = dict.fromkeys(NAMES, 0)
    for number, name in re.findall(r"([0-9]) (white|red|black)", head):
        counts[name] += int(number)
    return Printed((counts["white"], counts["red"], counts["black"])), 0


def explained(side: str, pool: Pool, boost: int) -> list[Message]:
    """A pool and how it came about, in words."""
    start = pool.steps[0].before if pool.steps else pool.dice
    lines = [say(f"hr-odds-{side}", dice=dice_text(start))]
    for step in pool.steps:
        change = say(f"hr-odds-{step.source.partition(' ')[0]}")
        dice = dice_text(step.after)
        lines.append(say("hr-odds-step", change=change, dice=dice, rule=step.rule))
    if boost:
        lines.append(say("hr-odds-boost", boost=boost))
    return lines


def percent(chance: int, places: int = 2) -> Message:
    """A chance in per cent, with one place or two."""
    parts = 10**places
    all_parts = (chance * 100 * parts + ONE // 2) // ONE
    part = f"{all_parts % parts:0{places}}"
    return say("hr-odds-percent", whole=all_parts // parts, part=part)
