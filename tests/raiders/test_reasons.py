"""Whatever is not possible is refused in words, by the rule that forbids it.

Answers that are possible elsewhere in the game are tried in random positions. Every refusal has
words in four languages and a rule, and for the most common kinds a second, slow reading of the
rule says whether it is the broken one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from math import dist
from random import Random
from typing import Any

import pytest

from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.words import Arg, Message
from kitchentable.raiders.model.state import Character, Raid
from kitchentable.raiders.text import names
from tests.raiders.cards import RandomRaiders
from tests.raiders.strange_answers import strange
from tests.raiders.test_laws import agreed
from tests.refusals import flaws, refused, silent
from tests.wandering import wander

GAME = RandomRaiders()


def called(game: Raid, lang: str) -> Mapping[str, Message | str]:
    """The names of objects; characters and troops of random cards are called by their ids."""
    return names.objects(tuple(game.objects), lang)


# --- the rules once more, slowly ----------------------------------------------------------------


def gap(game: Raid, a: Character, b: Character) -> float:
    """The distance of two bases in hundredths of an inch, by Pythagoras."""
    assert a.at is not None
    assert b.at is not None
    level = dist(a.at[:2], b.at[:2]) - game.card_of(a).radius - game.card_of(b).radius
    return dist((0, 0), (max(0, level), a.at[2] - b.at[2]))


def members(game: Raid, troop: Arg) -> list[Character]:
    return [e for e in game.characters.values() if e.troop == troop and e.at is not None]


def one(game: Raid, id: Arg) -> Character:
    return game.characters[str(id)]


def is_out_of_formation(game: Raid, troop: Arg) -> bool:
    """Whether no chain of 3 inches joins all members."""
    left = members(game, troop)
    chain = [left.pop()]
    for each in chain:
        near = [other for other in left if gap(game, each, other) <= 300]
        chain += near
        left = [other for other in left if other not in near]
    return bool(left)


def touches_an_enemy(game: Raid, who: Character) -> bool:
    foes = [e for e in game.characters.values() if e.seat != who.seat and e.at is not None]
    return any(gap(game, who, foe) <= 2 for foe in foes)


Reading = Callable[[Raid, dict[str, Arg]], bool]
READINGS: dict[str, Reading] = {
    "hr-vanished-already": lambda g, a: not any(
        e.at and e.id not in g.vanishing
        for e in g.characters.values()
        if a["who"] in (e.id, e.troop)
    ),
    "hr-activated-already": lambda g, a: g.troops[str(a["troop"])].activated,
    "hr-stand-up-first": lambda g, a: g.troops[str(a["troop"])].down,
    "hr-regroup-first": lambda g, a: is_out_of_formation(g, a["troop"]),
    "hr-close-nobody": lambda g, a: not any(
        touches_an_enemy(g, who) for who in members(g, a["troop"]) if who.actions > 0
    ),
    "hr-not-in-contact": lambda g, a: gap(g, one(g, a["who"]), one(g, a["other"])) > 1,
    "hr-not-acting": lambda g, a: g.turn is not None and a["troop"] not in g.turn.acting,
    "hr-no-actions": lambda g, a: sum(who.actions for who in members(g, a["troop"])) == 0,
    "hr-acted-already": lambda g, a: g.action is not None and a["who"] not in g.action.waiting,
    "hr-act-not-theirs": lambda g, a: one(g, a["who"]).troop != a["troop"],
    "hr-shoot-engaged": lambda g, a: gap(g, one(g, a["who"]), one(g, a["enemy"])) <= 2,
    "hr-shoot-at-engaged": lambda g, a: gap(g, one(g, a["target"]), one(g, a["enemy"])) <= 2,
    "hr-shoot-no-dice": lambda g, a: str(a["who"]) not in g.characters
    or g.card_of(one(g, a["who"])).range == 0,
    "hr-shoot-leader": lambda g, a: len(members(g, one(g, a["target"]).troop)) > 1,
    "hr-not-within": lambda g, a: all(
        gap(g, one(g, a["other"]), each) > float(str(a["far"])) * 100 - 1
        for each in g.characters.values()
        if a["who"] in (each.id, each.troop) and each.at and each.id != a["other"]
    ),
    "hr-marker-untouched": lambda g, a: g.markers != [],
    "hr-relocate-one": lambda g, a: a["count"] != 1,
    "hr-running-two": lambda g, a: one(g, a["who"]).actions < 2,
    "hr-not-wounded": lambda g, a: one(g, a["who"]).wounds == 0,
}  # fmt: skip
"""By message: whether what it says of a position is true."""


def try_game(seed: int, answers: int, tries: int) -> Counter[str]:
    """Try answers in a random game; the messages of the refusals, each held to all of this."""
    table: Table[Any] = Table(GAME, agreed(seed), chance=Seeded(seed))
    rng, found = Random(seed), Counter[str]()
    for question in wander(table, seed, answers):
        assert not silent([question])
        for answer in strange(table.state, question, rng, tries):
            no = refused(question, answer)
            if no is not None:
                check(table.state, question.topic, answer, no)
                found[no.message.id] += 1
    return found


def check(game: Raid, topic: str, answer: object, no: Illegal) -> None:
    """Hold a refusal to its words, and to the second reading of its rule."""
    wrong = flaws(no, called=partial(called, game))
    assert not wrong, (topic, answer, wrong)
    reading = READINGS.get(no.message.id)
    assert reading is None or reading(game, no.message.args), (topic, answer, str(no))


def test_what_is_not_possible_is_refused_for_its_reason() -> None:
    found = try_game(0, 60, 6)
    assert found.total() > 150
    assert len(found) > 15


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_in_whole_games(seed: int) -> None:
    found = try_game(seed, 500, 8)
    assert found.total() > 500
    assert len(set(found) & set(READINGS)) >= 5
