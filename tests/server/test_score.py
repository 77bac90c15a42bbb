"""The score that is sent with every view is what the rules count of the objective."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from kitchentable import players
from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.files import saves
from kitchentable.kernel.table import replay
from kitchentable.kernel.table.table import Table
from kitchentable.raiders import GAME
from kitchentable.raiders.model.events import Judged
from kitchentable.raiders.model.state import Raid
from kitchentable.raiders.rules import objectives
from kitchentable.server.protocol.messages import Query, Refused
from kitchentable.server.tables import queries, seat_news
from kitchentable.warcraft import GAME as WARCRAFT
from kitchentable.warcraft.model.events import Scored
from tests.games.pantry import PANTRY, PantrySetup
from tests.raiders.boards import board, fig, heard

KEPT = Path(__file__).parents[1] / "saves" / "1" / "raid-regulars.kt"
PORTALS = [
    {"seat": 0, "object": "mug", "at": [4, 10]},
    {"seat": 1, "object": "mug", "at": [16, 10]},
]
MARKERS = [{"seat": 0, "at": [10, 5]}, {"seat": 1, "at": [10, 15]}]


def sent(table: Table[Any], seat: int | None = None) -> tuple[int, ...]:
    """The score that the server sends a seat, or a spectator."""
    return seat_news.state_of(table, seat, None, -1).score


def test_each_objective_counts_by_its_own_rules() -> None:
    """Two at the other side's Portal, one of them at a marker that a friend controls too."""
    figures = (
        fig("A", 0, 14, 10, controls=0),
        fig("B", 0, 16, 12, controls=0),
        fig("C", 1, 6, 12, controls=1),
        fig("D", 1, 20, 20, vanished=True),
    )
    tables = {
        id: board(*figures, portal=PORTALS, marker=MARKERS, objective=id, turn="A")
        for id in ("vanish", "portal", "spot")
    }
    assert {id: sent(table) for id, table in tables.items()} == {
        "vanish": (1, 0),
        "portal": (2, 0),
        "spot": (1, 1),
    }


def test_a_new_objective_reaches_the_page_by_its_class_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class West(objectives.Objective):
        id = "west"

        def count(self, game: Raid, seat: int) -> int:
            return sum(who.at is not None and who.at[0] < 1000 for who in game.here(seat))

    monkeypatch.setitem(objectives.OBJECTIVES, West.id, West())
    figures = (fig("A", 0, 5, 5), fig("B", 0, 9, 9), fig("C", 1, 12, 5))
    assert sent(board(*figures, objective="west", turn="A")) == (2, 0)


@pytest.fixture(scope="module")
def played() -> Table[Raid]:
    """A game between two regulars that was kept: one side controls three markers in the end."""
    saved = saves.read(KEPT)
    assert isinstance(saved, saves.Saved)
    return saves.open_table(saved, GAME, KEPT.stem)


def test_everybody_gets_the_score_that_is_judged(played: Table[Raid]) -> None:
    [judged] = heard(played, Judged)
    assert [sent(played, seat) for seat in (0, 1, None)] == [judged.counts] * 3
    assert judged.counts == (0, 3)


def test_a_moment_of_a_replay_has_the_score_of_that_moment(played: Table[Raid]) -> None:
    last = played.position - 49
    found = [*scores(played, last - 50), *scores(played, last)]
    frames = replay.frames(played, None, last - 50, asking=False)
    assert found == [objectives.score(frame.view) for frame in frames]
    assert len(set(found)) > 1, "it changes on the way"
    assert found[-1] == (0, 3)


def scores(table: Table[Any], start: int) -> list[tuple[int, ...]]:
    """The scores of fifty moments that a spectator asks for."""
    query = Query("q", "moments", {"from": start, "count": 50})
    return [each.score for each in queries.studied(table, None, query).moments]


def test_a_game_that_counts_nothing_sends_no_score() -> None:
    assert sent(Table(PANTRY, PANTRY.setup(), chance=Seeded(1))) == ()


class TestCourse:
    def test_the_course_ends_with_the_score_that_was_judged(self) -> None:
        saved = saves.read(KEPT)
        assert isinstance(saved, saves.Saved)
        table: Table[Any] = saves.open_game(saved, GAME, KEPT.name).table
        course = queries.course(table, None)
        assert course.counted[-1].score == sent(table)
        assert [each.position for each in course.counted] == sorted(
            {each.position for each in course.counted}
        )
        vanished = [each for each in table.view(None).characters.values() if each.vanished]
        assert sum(loss.number for loss in course.losses) == len(vanished)
        assert {loss.seat for loss in course.losses} == {each.seat for each in vanished}

    def test_victory_points_are_what_the_rules_told(self) -> None:
        table: Table[Any] = Table(WARCRAFT, WARCRAFT.setup(seats=2), chance=Seeded(5))
        bots = [players.player("regular", seat, WARCRAFT) for seat in range(2)]
        while not table.over:
            seat = table.waiting()[0]
            table.answer(seat, bots[seat].answer(table.look(seat)))
        course = queries.course(table, None)
        told = [
            (each.position, each.event)
            for each in table.told(None)
            if isinstance(each.event, Scored)
        ]
        assert len(told) > 10
        for at, event in told:
            score = [each.score for each in course.counted if each.position <= at][-1]
            assert score[event.seat] == event.points
        assert max(course.counted[-1].score) >= table.state.target

    def test_a_game_that_counts_nothing_has_no_score(self) -> None:
        table: Table[Any] = Table(PANTRY, PantrySetup(seats=2), chance=Seeded(1))
        assert queries.course(table, None).counted == ()


def test_headings_and_details_are_told_by_the_server() -> None:
    saved = saves.read(KEPT)
    assert isinstance(saved, saves.Saved)
    table: Table[Any] = saves.open_game(saved, GAME, KEPT.name).table
    levels = {line.level for line in seat_news.told(table, None, -1)}
    assert levels == {"round", "turn", "action", "detail", "reason"}


def test_a_finished_game_is_seen_through_the_eyes_of_a_seat() -> None:
    table: Table[Any] = Table(WARCRAFT, WARCRAFT.setup(seats=2), chance=Seeded(5))
    bots = [players.player("regular", seat, WARCRAFT) for seat in range(2)]
    then: list[msgspec.Raw] = []
    ask = {"from": 0, "count": 1}
    while not table.over:
        seat = table.waiting()[0]
        table.answer(seat, bots[seat].answer(table.look(seat)))
        if not then and table.position > 30:
            then = [seat_news.plain_view(table.view(each)) for each in range(2)]
            ask["from"] = table.position
            with pytest.raises(Refused):
                queries.studied(table, 0, Query("q", "moments", {**ask, "eyes": 1}))
    for seat in range(2):
        found = queries.studied(table, None, Query("q", "moments", {**ask, "eyes": seat}))
        assert bytes(found.moments[0].view) == bytes(then[seat])
    with pytest.raises(Refused):
        queries.studied(table, 0, Query("q", "moments", {**ask, "eyes": 2}))
