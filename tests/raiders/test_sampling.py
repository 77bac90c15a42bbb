"""Answers made at random and tabletops that are patched: the same as worked out afresh."""

from __future__ import annotations

from typing import Any

import pytest

from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.questions import Choose, Judged, Question
from kitchentable.kernel.table.table import Table
from kitchentable.players.random import RandomPlayer
from kitchentable.raiders.model.settings import RaidersSetup
from kitchentable.raiders.model.state import Raid
from kitchentable.raiders.tabletop import geometric
from tests.raiders.cards import RandomRaiders
from tools import soak

GAMES = 4
GAME = RandomRaiders(GAMES)


def played(seed: int, each: Any = lambda state, question: None) -> Table[Raid]:
    """A game in which all seats answer at random; `each` looks at every question on the way."""
    setup = RaidersSetup(teams=f"a{seed},b{seed}", table=f"t{seed}", portals="mug,jam_jar")
    table: Table[Raid] = Table(GAME, setup, chance=Seeded(seed), listen=False, keep=False)
    player = RandomPlayer(seed)
    while (question := table.question) is not None:
        each(table.state, question)
        table.answer(table.waiting()[0], player.drawn(question))
    return table


@pytest.mark.parametrize("seed", range(GAMES))
def test_answers_made_at_random_are_legal(seed: int) -> None:
    """An answer that a question makes by lot goes to the rules unjudged: judged, it is legal."""
    player, made = RandomPlayer(seed), []

    def judge(state: Raid, question: Question[Any]) -> None:
        if isinstance(question, Choose | Judged) and question.sample is not None:
            answer = player.drawn(question)
            assert question.accept(answer) == answer
            assert question.decides()
            made.append(question.say.id)

    played(seed, judge)
    assert {"hr-deploy-where", "hr-choose-action", "hr-act-next", "hr-move-where"} <= set(made)


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_tabletop_patched_is_as_one_made_afresh(seed: int) -> None:
    """Who touches, sees and keeps together: the same from what was kept as from nothing."""

    def compare(state: Raid, question: Question[Any]) -> None:
        kept = geometric.tabletop(state)
        fresh = geometric.Computed(state)
        standing = [[(f.x, f.y, f.z) for f in top.ground.figures] for top in (kept, fresh)]
        assert standing[0] == standing[1]
        for who in state.here():
            enemies = state.here(1 - who.seat)
            assert kept.touched(who) == fresh.touched(who)
            assert kept.sights(who, enemies) == fresh.sights(who, enemies)
        for troop in state.troops:
            assert kept.keeps_together(troop, 300, "chain") == fresh.in_formation(
                state.members(troop), 300, "chain"
            )

    played(seed, compare)


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_journal_gives_the_same_game_when_nothing_is_kept(seed: int) -> None:
    """Routes judged while they were put together are judged in the same way when replayed."""
    table = played(seed)
    again = Table(GAME, table.setup, table.content, chance=table.chance, journal=table.journal)
    assert again.over
    assert again.state.characters == table.state.characters


def test_a_scout_without_room_beside_his_unit_is_put_down_elsewhere() -> None:
    """In this game two scouts stand in a corner in which no third one fits (A-107)."""
    assert soak.play(*soak.dealt("raiders", 2834, 2), 2834)
