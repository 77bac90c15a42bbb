"""The odds of a battle for people: before a move that leads to one, and for the command line."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec
from msgspec import structs

from kitchentable.kernel.game import Chances
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.model.answers import Step
from kitchentable.warcraft.model.content import ABILITIES
from kitchentable.warcraft.model.kinds import IS_UNIT, KIND_OF, MARKERS, MELEE, SHIFT
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.words import kind_word
from kitchentable.warcraft.odds.armies import (
    ALWAYS,
    CREATURE,
    CREEP,
    LEADER,
    UNIT,
    Group,
    Side,
    sides,
)
from kitchentable.warcraft.odds.battle_odds import Odds, odds

MOST = 6
"""Battles for which odds are shown beside a question."""
QUICK = 1000
"""Battles played beside a question, where the chances are not reckoned out."""


def before_moving(view: Warcraft, seat: int, moves: Sequence[Step]) -> list[Message]:
    """The odds of the battles that single moves would lead to."""
    lines: list[Message] = []
    seen: list[tuple[str, str]] = []
    for move in moves:
        if not move.to or not _fights(move.what) or len(lines) == MOST:
            continue
        kind, start, to = move.what, move.start, move.to
        space = view.board.index[to]
        if (kind, to) in seen or not view.enemy_units(view.players[seat], space):
            continue
        if _unknown(view, space):
            continue
        seen.append((kind, to))
        found = odds(*sides(view, seat, space, [(kind, start, to)]), games=QUICK)
        where = say("wc-odds-entering", kind=kind_word(kind), space=to)
        lines.append(in_words(where, found))
    return lines


def _unknown(view: Warcraft, space: int) -> bool:
    """Whether nobody knows what lies face down in a space."""
    return any(not creep.name and at >> SHIFT == space for at, creep in view.creeps.items())


def why_attack(view: Warcraft, seat: int, to: str, moves: Sequence[Step]) -> Message:
    """Why somebody goes to fight in a space: the chances after these moves."""
    space = view.board.index[to]
    if _unknown(view, space):
        return say("wc-why-hunt", space=to)
    going = [(move.what, move.start, move.to) for move in moves]
    found = odds(*sides(view, seat, space, going), games=QUICK)
    mine, theirs = percent(found.attacker), percent(found.defender)
    return say("wc-why-attack", space=to, mine=mine, theirs=theirs)


def _fights(piece: str) -> bool:
    """Whether what moves is a unit: a hero and mercenaries are."""
    return piece in KIND_OF and IS_UNIT[KIND_OF[piece]]


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


ARMY = re.compile(
    r"\s*([0-9]{1,2}) (melee|ranged|flying) ([1-6])"
    r"(?: (hero|creature|creep) ([1-9]))?( [a-z-]+)??( flank)?\s*"
)
WORDS = {UNIT: ABILITIES, CREEP: ABILITIES, LEADER: ALWAYS, CREATURE: ()}
"""The abilities that a form of units can have in a battle without cards."""


def army(text: str, owner: int) -> Side:
    """An army as people write it: number, type, Strength, ability, `flank` for the flanks.

    Behind the Strength stands what is no ordinary unit: `hero` with the Life it has left,
    `creature` and `creep` with the dice of each. All melee units that are not there can be raised.

    >>> army("2 melee 3, 1 ranged 2 heal flank", 0).counts
    (2, 1)
    >>> army("1 melee 4 hero 3, 2 ranged 2 creature 2", 0).counts
    (3, 2)
    """
    groups: dict[Group, int] = {}
    for part in text.split(","):
        group, count = _typed(part, owner)
        groups[group] = groups.get(group, 0) + count
    own = [group for group in groups if (group.form, group.kind) == (UNIT, MELEE)]
    left = MARKERS[MELEE] - sum(groups[group] for group in own)
    if own:  # else nobody knows how strong they would be
        groups.setdefault(structs.replace(own[0], inside=True), 0)
    reserves = ((owner, max(0, left)),) if own else ()
    return Side(tuple(groups), tuple(groups.values()), reserves)


def _typed(part: str, owner: int) -> tuple[Group, int]:
    """A group as people write it, and how many casualties it can take."""
    match = ARMY.fullmatch(part)
    form = (match[4] or UNIT) if match else UNIT
    ability = (match[6] or "").strip() if match else ""
    if match is None or ability not in ("", *WORDS[form]) or (form == LEADER and match[1] != "1"):
        raise Problem("wc-odds-form", given=part.strip()[:80])
    number, size = int(match[1]), int(match[5] or 1)
    group = Group(owner, KIND_OF[match[2]], int(match[3]), inside=match[7] is None, form=form)
    if form == LEADER:
        powers = (ability,) if ability else ()
        return structs.replace(group, life=size, powers=powers), size
    if form == CREEP:
        return structs.replace(group, life=size, ability=ability), number * size
    return structs.replace(group, dice=size, ability=ability), number
