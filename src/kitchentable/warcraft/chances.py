"""The odds of a battle for people: before a move that leads to one, and for the command line."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from kitchentable.kernel.game import Chances
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.content import ABILITIES
from kitchentable.warcraft.events import kind_word
from kitchentable.warcraft.kinds import KIND_OF, SHIFT, UNITS
from kitchentable.warcraft.odds import Group, Odds, Side, odds, sides
from kitchentable.warcraft.state import Warcraft

MOST = 6
"""Battles for which odds are shown beside a question."""
QUICK = 1000
"""Battles played beside a question, where the chances are not reckoned out."""


def before_moving(view: Warcraft, seat: int, moves: Sequence[tuple[str, ...]]) -> list[Message]:
    """The odds of the battles that single moves would lead to."""
    lines: list[Message] = []
    seen: list[tuple[str, str]] = []
    for move in moves:
        if len(move) != 3 or KIND_OF.get(move[0]) not in UNITS or len(lines) == MOST:
            continue
        kind, start, to = move
        space = view.board.index[to]
        if (kind, to) in seen or not view.enemy_units(view.players[seat], space):
            continue
        if any(not creep.name and at >> SHIFT == space for at, creep in view.creeps.items()):
            continue  # nobody knows what lies face down there
        seen.append((kind, to))
        found = odds(*sides(view, seat, space, [(kind, start, to)]), games=QUICK)
        where = say("wc-odds-entering", kind=kind_word(kind), space=to)
        lines.append(in_words(where, found))
    return lines


def in_words(where: Message, found: Odds) -> Message:
    """Odds in words, in whole per cent."""
    mine, theirs = percent(found.attacker), percent(found.defender)
    lost, taken = (tenths(number) for number in found.losses)
    line = say("wc-odds", where=where, mine=mine, theirs=theirs, lost=lost, taken=taken)
    return say("wc-odds-about", line=line, error=percent(found.error)) if found.error else line


def percent(millionths: int) -> int:
    """Millionths as whole per cent.

    >>> percent(625_000), percent(4_999)
    (63, 0)
    """
    return (millionths + 5_000) // 10_000


def tenths(thousandths: int) -> Message:
    """Thousandths with one place, as the reader writes it."""
    rounded = (thousandths + 50) // 100
    return say("wc-tenths", whole=rounded // 10, part=rounded % 10)


def of_battle(given: Sequence[str]) -> Chances:
    """The odds of a battle typed as two armies: `2 melee 3, 1 ranged 2 heal` and another."""
    if len(given) != 2:
        raise Problem("wc-odds-form", given=" | ".join(given)[:80])
    found = odds(army(given[0], 0), army(given[1], 1))
    line = in_words(say("wc-odds-battle"), found)
    return Chances((line,), msgspec.to_builtins(found))


def army(text: str, owner: int) -> Side:
    """An army as people write it: number, type, Strength, ability, `flank` for the flanks.

    >>> army("2 melee 3, 1 ranged 2 heal flank", 0).counts
    (2, 1)
    """
    groups: dict[Group, int] = {}
    for part in text.split(","):
        match = re.fullmatch(
            r"\s*([0-9]{1,2}) (melee|ranged|flying) ([1-6])( [a-z-]+)??( flank)?\s*", part
        )
        ability = (match[4] or "").strip() if match else ""
        if match is None or ability not in ("", *ABILITIES):
            raise Problem("wc-odds-form", given=part.strip()[:80])
        group = Group(owner, KIND_OF[match[2]], int(match[3]), ability, match[5] is None)
        groups[group] = groups.get(group, 0) + int(match[1])
    return Side(tuple(groups), tuple(groups.values()))
