"""A worker gets the tail of a journal that it does not know yet, and all of it if it asks."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import msgspec
import pytest

from kitchentable import games
from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.state.state import State
from kitchentable.kernel.table import journal
from kitchentable.kernel.table.journal import Answer
from kitchentable.kernel.table.table import Table
from kitchentable.server.protocol.messages import Found, Query, read_event, write
from kitchentable.server.tables.seat_news import plain_view
from kitchentable.server.workers import jobs, worker
from kitchentable.server.workers.jobs import Job, Origin, Reply, Study, TableJob
from kitchentable.server.workers.pool import WorkerPool
from kitchentable.server.workers.worker import Desk
from tests.games.pantry import PANTRY
from tests.server.house import run


def begun(seed: int, answers: int) -> Table[State]:
    """A game of the pantry after some answers."""
    table: Table[State] = Table(games.game("pantry"), PANTRY.setup(), chance=Seeded(seed))
    play(table, answers)
    return table


def play(table: Table[State], answers: int, seed: int = 1) -> None:
    rng = Random(seed)
    for _ in range(answers):
        seat = table.waiting()[0]
        table.answer(seat, rng.choice(table.run.part(seat).suggestions()))


def work(table: Table[State], id: str = "t1") -> TableJob:
    """The preview of what a spectator sees, as the session of a table asks for it."""
    origin = Origin(
        PANTRY.name, msgspec.to_builtins(table.setup), msgspec.msgpack.encode(table.content)
    )
    query = Query("q", "moments", {"from": table.position})
    return TableJob(id, origin, table.journal, table.position, None, Study(write(query)))


def check(reply: Reply, table: Table[State]) -> None:
    """The reply shows the table as it stands."""
    assert not reply.problem, reply.problem
    found = read_event(reply.data)
    assert isinstance(found, Found)
    assert found.position == table.position
    assert found.moments[-1].view == msgspec.json.decode(plain_view(table.view(None)))


class Overheard(WorkerPool):
    """A pool that notes the jobs its worker gets."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[Job] = []
        exchange = self._all[0]._exchange

        async def noting(job: Job | jobs.Unpack | jobs.DrawPuzzle) -> Reply:
            if isinstance(job, Job):
                self.sent.append(job)
            return await exchange(job)

        self._all[0]._exchange = noting  # type: ignore[method-assign]

    def heard(self) -> list[tuple[int, bool]]:
        """Where the tail of each job since the last call began, and whether it was the whole."""
        sent, self.sent = self.sent, []
        return [(job.since, job.origin is not None) for job in sent]


@asynccontextmanager
async def one_worker() -> AsyncIterator[Overheard]:
    pool = Overheard()
    try:
        yield pool
    finally:
        await pool.close()


def test_a_second_preview_carries_only_what_has_happened_since() -> None:
    async def study() -> None:
        table = begun(1, 6)
        async with one_worker() as pool:
            check(await pool.answer(work(table)), table)
            assert pool.heard() == [(0, True)]
            known = table.position
            play(table, 3)
            check(await pool.answer(work(table)), table)
            assert pool.heard() == [(known, False)]
            check(await pool.answer(work(table)), table)
            assert pool.heard() == [(table.position, False)]

    run(study())


def test_a_worker_that_was_started_anew_does_not_know_the_table_and_gets_it() -> None:
    async def study() -> None:
        table = begun(1, 6)
        async with one_worker() as pool:
            check(await pool.answer(work(table)), table)
            process = pool._all[0]._process
            assert process is not None
            process.kill()
            await process.wait()
            check(await pool.answer(work(table)), table)
            assert [whole for _, whole in pool.heard()] == [True, False, True]

    run(study())


def test_a_worker_that_has_forgotten_the_table_says_so_and_gets_it() -> None:
    """The pool believes that the worker knows a table of which it has never heard."""

    async def study() -> None:
        table = begun(1, 6)
        async with one_worker() as pool:
            await pool._all[0]._started()
            pool._all[0]._known["t1"] = 4
            check(await pool.answer(work(table)), table)
            assert pool.heard() == [(4, False), (0, True)]

    run(study())


def test_a_table_that_was_taken_back_is_followed_by_its_tail() -> None:
    async def study() -> None:
        table = begun(1, 8)
        async with one_worker() as pool:
            check(await pool.answer(work(table)), table)
            known = table.position
            table.back(known // 2)
            play(table, 2, seed=5)
            check(await pool.answer(work(table)), table)
            assert pool.heard() == [(0, True), (known, False)]

    run(study())


def test_two_tables_with_one_prefix_are_kept_apart() -> None:
    async def study() -> None:
        left, right = begun(1, 6), begun(1, 6)
        assert left.journal == right.journal
        async with one_worker() as pool:
            check(await pool.answer(work(left, "left")), left)
            check(await pool.answer(work(right, "right")), right)
            play(left, 4, seed=2)
            play(right, 4, seed=3)
            assert left.journal != right.journal
            check(await pool.answer(work(left, "left")), left)
            check(await pool.answer(work(right, "right")), right)
            assert [whole for _, whole in pool.heard()] == [True, True, False, False]

    run(study())


def test_a_job_of_an_earlier_position_is_answered_as_the_table_stood_then() -> None:
    """It waited while the worker answered a later one."""

    async def study() -> None:
        early, late = begun(1, 6), begun(1, 9)
        async with one_worker() as pool:
            check(await pool.answer(work(late)), late)
            check(await pool.answer(work(early)), early)
            check(await pool.answer(work(late)), late)
            assert pool.heard() == [(0, True), (0, True), (early.position, False)]

    run(study())


class TestDesk:
    """The worker itself, without its process."""

    def test_a_tail_that_does_not_join_is_refused(self) -> None:
        table, desk = begun(1, 8), Desk()
        job = work(table)
        assert desk.answer(job.after(3)) == Reply(unknown=True), "it has never seen the table"
        check(desk.answer(job.whole()), table)
        before = table.position
        play(table, 3)
        assert desk.answer(work(table).after(before + 1)).unknown, "an entry is missing"

    def test_a_tail_that_begins_before_what_is_known_is_joined(self) -> None:
        table, desk = begun(1, 8), Desk()
        check(desk.answer(work(table).whole()), table)
        before = table.position
        play(table, 3)
        check(desk.answer(work(table).after(before - 2)), table)

    def test_a_tail_that_the_rules_cannot_follow_makes_it_ask_for_all(self) -> None:
        table, desk = begun(1, 8), Desk()
        check(desk.answer(work(table).whole()), table)
        nonsense = journal.encode([Answer(table.waiting()[0], "no such card")])
        tail = msgspec.structs.replace(work(table).after(table.position), tail=nonsense)
        assert desk.answer(tail).unknown
        check(desk.answer(work(table).whole()), table)

    def test_tables_used_long_ago_are_forgotten(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(worker, "MOST_TABLES", 2)
        table, desk = begun(1, 4), Desk()
        for id in ("a", "b", "c"):
            check(desk.answer(work(table, id).whole()), table)
        assert desk.answer(work(table, "a").after(table.position)).unknown
        check(desk.answer(work(table, "b").after(table.position)), table)
