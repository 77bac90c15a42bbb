"""The chances of an attack for people: two pools as they type them, every change explained."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from kitchentable.kernel.game import Chances
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.words import Message, say
from kitchentable.raiders import odds
from kitchentable.raiders.dice import NAMES, Dice
from kitchentable.raiders.odds import ONE
from kitchentable.raiders.pool import Change, Kind, Pool, Printed, build

CHANGES = {
    "upgrade": (Kind.UPGRADE, "HR-156"),
    "downgrade": (Kind.DOWNGRADE, "HR-157"),
    "discard": (Kind.DISCARD_STRONGEST, "HR-114"),
    "strongest": (Kind.ONLY_STRONGEST, "HR-155"),
    "weakest": (Kind.ONLY_WEAKEST, "HR-155"),
}
"""Changes of a pool by the word for them."""

Faces = Mapping[str, tuple[str, ...]]


def of_attack(faces: Faces, given: Sequence[str]) -> Chances:
    """Attack and Defence as typed, and `wounded` for a target that one token more vanishes."""
    last = given[2:] == ["wounded"]
    if len(given) != 2 + last:
        raise Problem("hr-odds-form", given=" | ".join(given)[:80])
    lines: list[Message] = []
    rolls = []
    for side, text in zip(("attack", "defence"), given[:2], strict=True):
        pool, boost, chains = typed(text)
        lines += explained(side, pool, boost)
        rolls.append(odds.boosted(odds.aces(faces, pool.dice, chains), boost))
    found = odds.attack(rolls[0], rolls[1], last)
    lines.append(say("hr-odds-hit", chance=percent(found.hit)))
    if last:
        lines.append(say("hr-odds-vanish", chance=percent(found.vanish)))
    lines.append(say("hr-odds-bound"))
    return Chances(tuple(lines), as_data(found))


def as_data(found: odds.Attack) -> dict[str, Any]:
    """The figures for programs: whole numbers out of `one`."""
    return {
        "one": ONE,
        "attack": list(found.attack),
        "defence": list(found.defence),
        "hit": found.hit,
        "vanish": found.vanish,
        "bound": found.bound,
    }


def typed(text: str) -> tuple[Pool, int, bool]:
    """A pool as people write it: `2 white 1 red, upgrade, boost 1, plain`.

    >>> typed("2 white 1 red, upgrade, boost 1")[0].dice
    (0, 3, 0)
    """
    head, *words = [part.strip() for part in text.split(",")]
    counts = dict.fromkeys(NAMES, 0)
    if not re.fullmatch(r"(?:[0-9] (?:white|red|black) ?)*", head) or not text.strip():
        raise Problem("hr-odds-form", given=text[:80])
    for number, name in re.findall(r"([0-9]) (white|red|black)", head):
        counts[name] += int(number)
    changes, boost, chains = [], 0, True
    for at, word in enumerate(words):
        if word in CHANGES:
            kind, rule = CHANGES[word]
            changes.append(Change(kind, f"{word} {at}", rule))
        elif word == "plain":
            chains = False
        elif re.fullmatch(r"boost [0-9]", word):
            boost += int(word[-1])
        else:
            raise Problem("hr-odds-form", given=word[:80])
    dice: Dice = (counts["white"], counts["red"], counts["black"])
    return build(Printed(dice), False, changes), boost, chains


def explained(side: str, pool: Pool, boost: int) -> list[Message]:
    """A pool and how it came about, in words."""
    start = pool.steps[0].before if pool.steps else pool.dice
    lines = [say(f"hr-odds-{side}", dice=dice_words(start))]
    for step in pool.steps:
        change = say(f"hr-odds-{step.source.partition(' ')[0]}")
        dice = dice_words(step.after)
        lines.append(say("hr-odds-step", change=change, dice=dice, rule=step.rule))
    if boost:
        lines.append(say("hr-odds-boost", boost=boost))
    return lines


def dice_words(dice: Dice) -> Message:
    """Dice in words."""
    white, red, black = dice
    return say("hr-odds-dice", white=white, red=red, black=black)


def percent(chance: int) -> Message:
    """A chance in per cent, with two places."""
    hundredths = (chance * 10_000 + ONE // 2) // ONE
    part = f"{hundredths % 100:02}"
    return say("hr-odds-percent", whole=hundredths // 100, part=part)
