"""The odds of a battle that a person types as two armies."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec
from msgspec import structs

from kitchentable.kernel.facets import Chances, Odds
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.words import say
from kitchentable.warcraft.model.content import ABILITIES
from kitchentable.warcraft.model.kinds import FIRST_CREATURE, HERO, KIND_OF, MARKERS, MELEE
from kitchentable.warcraft.model.player import Profile
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.odds.armies import ALWAYS, CREATURE, CREEP, LEADER, UNIT, Group, Side
from kitchentable.warcraft.odds.battle_odds import odds
from kitchentable.warcraft.odds.remarks import in_words


class WarcraftOdds(Odds[Warcraft]):
    """The odds of a battle."""

    def typed(self, given: Sequence[str]) -> Chances:
        return of_battle(given)


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

    After the Strength, `hero` with the Life it has left, or `creature` or `creep` with the dice of
    each, say that it is no ordinary unit. All melee units that are not listed can be raised.

    >>> army("2 melee 3, 1 ranged 2 heal flank", 0).counts
    (2, 1)
    >>> army("1 melee 4 hero 3, 2 ranged 2 creature 2", 0).counts
    (3, 2)
    """
    groups: dict[Group, int] = {}
    profiles: dict[int, Profile] = {}
    for part in text.split(","):
        group, count = _typed(part, owner)
        group = _with_source(group, profiles)
        groups[group] = groups.get(group, 0) + count
    own = [group for group in groups if (group.form, group.kind) == (UNIT, MELEE)]
    left = MARKERS[MELEE] - sum(groups[group] for group in own)
    if own:  # without melee units their Strength is unknown
        groups.setdefault(structs.replace(own[0], inside=True), 0)
    reserves = ((owner, max(0, left)),) if own else ()
    return Side(tuple(groups), tuple(groups.values()), reserves)


def _with_source(group: Group, profiles: dict[int, Profile]) -> Group:
    """A group with a source of dice of its own; groups that fight alike share one.

    A player of the real game has one Strength for each type of units. People may type several:
    all but the first are counted like mercenaries.
    """
    source = HERO if group.form == LEADER else group.kind if group.form == UNIT else FIRST_CREATURE
    while profiles.setdefault(source, group.profile()) != group.profile():
        source = max(source, FIRST_CREATURE) + 1
    return structs.replace(group, piece=source)


def _typed(part: str, owner: int) -> tuple[Group, int]:
    """A group as people write it, and the casualties it can take."""
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
