"""Runs without a table, as simulations use them."""

from __future__ import annotations

import threading
from random import Random

import pytest
from msgspec import Struct

from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.questions import Chance
from kitchentable.kernel.rules import disabled, kept, rule
from kitchentable.kernel.state import copies
from kitchentable.kernel.state.marks import Public
from kitchentable.kernel.table.look import Glance
from kitchentable.kernel.table.run import Run
from kitchentable.kernel.table.table import Table
from kitchentable.lab.simulate import play_one, play_out, run_out
from kitchentable.players.random import RandomPlayer
from tests.games.pantry import PANTRY, PantrySetup
from tests.games.pantry.state import Pantry

SETUP = PantrySetup(seats=3)


def lean() -> Run[Pantry]:
    """A run without checkpoints and without events."""
    return Run(PANTRY, PANTRY.rules.begin(SETUP, PANTRY.box.shipped()), keep=False, listen=False)


@pytest.mark.parametrize("seed", range(8))
def test_a_simulation_ends_as_the_same_game_at_a_table(seed: int) -> None:
    table: Table[Pantry] = Table(PANTRY, SETUP, chance=Seeded(seed))
    decisions, forced = play_out(table, [RandomPlayer(seed * 1000 + seat) for seat in range(3)])
    ended = play_one(PANTRY, SETUP, ("random",) * 3, seed)
    assert (ended.decisions, ended.forced, ended.rolls) == (decisions, forced, table.rolls)
    assert table.result is not None
    assert ended.winners == table.result.winners


def test_nobody_listens_to_a_simulation() -> None:
    run = lean()
    assert run.state.told is None
    run_out(run, [RandomPlayer(seat) for seat in range(3)], Seeded(1))
    assert run.state.told is None
    assert not run.told
    assert not run.since


def test_a_glance_shows_what_the_seat_may_see_and_imagines_nothing_without_checkpoints() -> None:
    table: Table[Pantry] = Table(PANTRY, SETUP, chance=Seeded(3))
    seat = table.waiting()[0]
    assert table.question is not None
    part = table.question.part(seat)
    glance = Glance(table.run, seat, 3, part)
    assert glance.view == table.look(seat).view
    assert glance.imagine(Random(1)).waiting() == table.waiting()
    with pytest.raises(ValueError, match="no checkpoints"):
        Glance(lean(), seat, 3, part).imagine(Random(1))
    with pytest.raises(ValueError, match="keeps no events"):
        glance.told()


def test_a_glance_turned_to_the_next_question_shows_how_things_stand_then() -> None:
    run, player = lean(), RandomPlayer(1)
    glances = [Glance(run, seat, 3) for seat in range(3)]
    seen = 0
    for count in range(200):
        if (question := run.question) is None:
            break
        for seat in (seat for seat in run.waiting() if seat >= 0):
            part = question.part(seat)
            glance = glances[seat].at(part)
            assert glance.question is part
            assert glance.view == Glance(run, seat, 3, part).view
            run.answer(seat, part.accept(player.answer(glance)))
            seen += 1
        if isinstance(question, Chance):
            run.answer(-1, Seeded(3).answer(question, count))
    assert seen > 10


@rule("XX-930")
def price() -> int:
    return 3


@kept(4)
def total(number: int) -> int:
    """A value that follows from a rule."""
    return number * (price() or 0)


def test_what_was_kept_is_forgotten_while_a_rule_is_switched_off() -> None:
    assert total(2) == 6
    with disabled("XX-930"):
        assert total(2) == 0
    assert total(2) == 6


class Inner(Struct):
    number: Public[list[int]]


class Outer(Struct):
    parts: Public[list[Inner]]


def test_a_class_is_made_ready_by_one_thread_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[type[Struct]] = []
    make = copies._make_copier

    def slowly(cls: type[Struct]) -> object:
        made.append(cls)
        together.wait(0.01)
        return make(cls)

    together = threading.Event()
    monkeypatch.setattr(copies, "_make_copier", slowly)
    found: list[object] = []
    threads = [
        threading.Thread(target=lambda: found.append(copies.copier_of(Outer))) for _ in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(found)) == 1
    assert made.count(Outer) == made.count(Inner) == 1
