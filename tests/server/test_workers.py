"""Queries that take a while: previews, moments, the library."""

from __future__ import annotations

import asyncio
import gzip
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs

from kitchentable.client import No, first, fresh
from kitchentable.server.protocol.messages import Chat, Query
from kitchentable.server.workers import pool
from kitchentable.server.workers.jobs import DrawPuzzle, Reply, Study, TableJob, Unpack
from kitchentable.server.workers.pool import WorkerPool
from tests.server.house import House, house, run
from tests.server.test_play import both, whole
from tests.server.waiting import GIVE_UP


@pytest.mark.slow
class TestPreviews:
    def test_players_and_spectators_get_the_preview_of_the_game(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table(seed=1)
                async with home.client(links, 0) as one, home.client(links, None) as watching:
                    await one.until(lambda: one.state is not None)
                    found = await one.query(Query(fresh(), "preview", {"seat": 1}))
                    assert one.state is not None
                    assert one.state.asked is not None
                    options = len(one.state.asked.options)
                    assert found.data == {"crumbs": 3, "options": options}
                    found = await watching.query(Query(fresh(), "preview", {"seat": 1}))
                    assert found.data == {"crumbs": 3, "options": 0}

        run(play())

    @pytest.mark.parametrize(
        ("ask", "code"),
        [
            ({"seat": 7}, "illegal"),
            ({"seat": "x"}, "garbled"),
            (None, "garbled"),
            (2**80, "garbled"),
        ],
    )
    def test_what_the_game_refuses_comes_back_with_its_words(
        self, tmp_path: Path, ask: Any, code: str
    ) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table(seed=1)
                async with home.client(links, 0) as one:
                    await one.until(lambda: one.state is not None)
                    with pytest.raises(No) as caught:
                        await one.query(Query(fresh(), "preview", ask))
                    assert caught.value.code == code
                    assert caught.value.rule == ("PA-001" if code == "illegal" else "")

        run(play())

    def test_its_process_is_ready_before_the_first_query(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path, ahead=True) as home:
                study = home.server.registry.workers.study
                for game, begun in (("warcraft", False), ("pantry", True)):
                    links = await home.table(game, seed=1)
                    async with home.client(links, 0) as one:
                        await one.until(lambda one=one: one.state is not None)  # type: ignore[misc]
                    assert bool(study._warm) is begun, "only for a game that has previews"

        run(play())

    def test_what_a_game_cannot_preview_is_refused_in_its_own_words(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table("warcraft", seed=1)
                async with home.client(links, 0) as one:
                    with pytest.raises(No) as caught:
                        await one.query(Query(fresh(), "preview", 1))
                    assert caught.value.say.id == "wc-preview-form"

        run(play())

    def test_a_newer_one_takes_the_place_of_one_in_progress(self, tmp_path: Path) -> None:
        """Other clients wait for neither."""

        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table(seed=1)
                live = await home.server.registry.session(links.table)
                slow = Slow()
                live._work._study = slow
                async with home.client(links, 0) as one, home.client(links, 1) as two:
                    await both(one, two)
                    older = asyncio.create_task(one.query(Query("a", "preview", {"seat": 0})))
                    await slow.begun.wait()
                    others = asyncio.create_task(two.query(Query("c", "preview", {"seat": 0})))
                    await two.send(Chat(fresh(), "still here"))
                    newer = asyncio.create_task(one.query(Query("b", "preview", {"seat": 1})))
                    with pytest.raises(No) as caught:
                        await older
                    assert caught.value.code == "cancelled"
                    slow.go.set()
                    assert (await newer).data == 1
                    assert (await others).data == 1, "another client's query is not cancelled"

        run(play())

    def test_one_that_takes_too_long_is_given_up_and_changes_nothing(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path, study=0.0) as home:
                links = await home.table(seed=1)
                async with home.client(links, 0) as one:
                    await one.until(lambda: one.state is not None)
                    before = one.state
                    with pytest.raises(No) as caught:
                        await one.query(Query(fresh(), "preview", {"seat": 1}))
                    assert caught.value.code == "busy"
                    assert one.state == before

        run(play())


@pytest.mark.slow
class TestDeadlines:
    def test_a_job_that_waits_for_the_processor_is_not_ended(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Its process stands still for longer than the deadline, as on a busy machine."""
        monkeypatch.setattr(pool, "PATIENCE", 1_000_000)
        deadline = 0.5

        async def play() -> None:
            async with house(tmp_path, study=deadline) as home:
                links = await home.table(seed=1)
                async with home.client(links, 0) as one:
                    await one.until(lambda: one.state is not None)
                    query = Query(fresh(), "preview", {"seat": 1})
                    found = (await one.query(query)).data
                    process = home.server.registry.workers.study._all[0]._process
                    assert process is not None
                    process.send_signal(signal.SIGSTOP)
                    again = asyncio.create_task(one.query(structs.replace(query, id=fresh())))
                    await asyncio.sleep(1.5 * deadline)
                    process.send_signal(signal.SIGCONT)
                    assert (await again).data == found
                    assert process.returncode is None

        run(play())

    def test_a_job_that_uses_the_processor_for_too_long_is_ended(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(pool, "PATIENCE", 1_000_000)

        async def play() -> None:
            async with house(tmp_path, study=0.05) as home:
                links = await home.table(seed=1)
                async with home.client(links, 0) as one:
                    await one.until(lambda: one.state is not None)
                    with pytest.raises(No) as caught:
                        await one.query(Query(fresh(), "preview", {"seat": 1, "endless": True}))
                    assert caught.value.code == "busy"

        run(play())

    def test_the_exit_code_of_a_process_is_known_even_if_it_is_collected_late(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The thread that collects its exit code may be late: then the pool waits for it."""
        monkeypatch.setattr(pool, "LEAVING", GIVE_UP)
        wait = os.waitpid

        def late(pid: int, options: int) -> tuple[int, int]:
            os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
            time.sleep(0.3)  # a pool that did not wait would end the process meanwhile
            return wait(pid, options)

        monkeypatch.setattr(os, "waitpid", late)
        self.test_a_job_that_uses_the_processor_for_too_long_is_ended(tmp_path, monkeypatch)

    def test_a_process_that_stops_talking_is_ended(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(pool, "LEAVING", 0.2)
        mute = tmp_path / "mute"
        mute.write_text("#!/bin/sh\nexec >&-\nexec sleep 1000\n")
        mute.chmod(0o755)
        monkeypatch.setattr(sys, "executable", str(mute))

        async def play() -> None:
            some = WorkerPool()
            reply = await asyncio.wait_for(some.answer(Unpack(b"", foreign=False)), GIVE_UP)
            assert reply.problem.startswith("crashed")
            await some.close()

        run(play())


class Slow(WorkerPool):
    """A worker that waits until it may go on."""

    def __init__(self) -> None:
        super().__init__(0)
        self.begun, self.go = asyncio.Event(), asyncio.Event()

    async def answer(self, job: TableJob | Unpack | DrawPuzzle) -> Reply:
        assert isinstance(job, TableJob)
        self.begun.set()
        await self.go.wait()
        assert isinstance(job.task, Study)
        id = msgspec.json.decode(job.task.query)["id"]
        frame = {"kind": "found", "id": id, "position": job.position, "data": 1}
        return Reply(data=msgspec.json.encode(frame))


@pytest.mark.slow
class TestMoments:
    def test_a_finished_game_moment_by_moment(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table(seed=1)
                await whole(home, links)
                live = await home.server.registry.session(links.table)
                table = await live.table()
                async with home.client(links, None) as watching:
                    await watching.until(lambda: watching.state is not None)
                    moments: list[Any] = []
                    while True:
                        at = moments[-1].position + 1 if moments else 0
                        ask = {"from": at, "count": 50}
                        found = await watching.query(Query(fresh(), "moments", ask))
                        if not found.moments:
                            break
                        moments += found.moments
                    assert tuple(each.position for each in moments) == found.line
                    assert len(moments) == table.position + 1
                    assert watching.state is not None
                    assert moments[-1].view == watching.state.view
                    told = [line for each in moments for line in each.told]
                    assert len(told) == len(table.told(None))
                    assert {each.seat for each in moments} == {-2, -1, 0, 1}

        run(play())

    def test_while_it_goes_on_a_seat_sees_its_own(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table(seed=1)
                async with home.client(links, 0) as one, home.client(links, 1) as two:
                    await both(one, two)
                    views = [await last_view(client) for client in (one, two)]
                    hands = [[mouse["hand"] for mouse in view["mice"]] for view in views]
                    assert set(hands[0][1]) == {-1} == set(hands[1][0])
                    assert -1 not in hands[0][0] + hands[1][1]

        async def last_view(client: Any) -> Any:
            ask = {"from": client.state.position}
            return (await client.query(Query(fresh(), "moments", ask))).moments[0].view

        run(play())

    @pytest.mark.parametrize("ask", [None, 3, {"from": -1}, {"from": 0, "count": 51}, {"to": 1}])
    def test_what_is_no_stretch_is_garbled(self, tmp_path: Path, ask: Any) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table(seed=1)
                async with home.client(links, 0) as one:
                    with pytest.raises(No) as caught:
                        await one.query(Query(fresh(), "moments", ask))
                    assert caught.value.code == "garbled"

        run(play())

    def test_what_was_taken_back_does_not_stand(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table(seed=1)
                async with home.client(links, 0) as one, home.client(links, 1) as two:
                    await both(one, two)
                    live = await home.server.registry.session(links.table)
                    table = await live.table()
                    at = table.position
                    me = one if 0 in table.waiting() else two
                    assert me.state is not None
                    assert me.state.asked is not None
                    await me.answer(first(me.state.asked, me.state))
                    await me.undo()
                    found = await me.query(Query(fresh(), "moments", {"from": at, "count": 9}))
                    assert [each.position for each in found.moments] == [at]
                    assert found.line[-1] == at

        run(play())


class TestLibrary:
    def test_it_is_sent_once_and_then_only_its_mark(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                path = "/games/pantry/library"
                status, body, headers = await home.request(path)
                assert status == 200
                assert len(msgspec.json.decode(body)["cards"]) > 8
                mark = by_name(headers)["etag"]
                status, again, headers = await home.request(path, If_None_Match=mark)
                assert (status, again) == (304, b"")
                _, packed, headers = await home.request(path, Accept_Encoding="gzip")
                assert by_name(headers)["content-encoding"] == "gzip"
                assert gzip.decompress(packed) == body
                assert (await home.request("/games/chess/library"))[0] == 422

        run(play())

    def test_it_has_the_cards_and_heroes_of_warcraft(self, tmp_path: Path) -> None:
        async def play(home: House) -> None:
            library = (await home.json("/games/warcraft/library"))[1]
            assert "polymorph" in library["cards"]
            assert "warden" in library["heroes"]

        async def inside() -> None:
            async with house(tmp_path) as home:
                await play(home)

        run(inside())


def by_name(headers: dict[str, str]) -> dict[str, str]:
    return {name.lower(): value for name, value in headers.items()}
