"""Beside the game: clocks, stand-ins, resigning, the rematch, muting."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kitchentable.client import Client, Links, No, first, fresh
from kitchentable.kernel.facets import RESIGN
from kitchentable.server.protocol.messages import (
    Chat,
    Clocks,
    Events,
    Mute,
    Muted,
    NextTable,
    Rematch,
    Resign,
    Seated,
    StandInFor,
    TakeBack,
    Undo,
    Wished,
)
from kitchentable.server.store.sqlite import SQLiteStore
from kitchentable.server.tables import table_record, table_social
from kitchentable.server.tables.clocks import Times
from kitchentable.server.tables.steady_time import STEADY
from kitchentable.server.tables.table_record import StandIn
from tests.server.house import House, house, run
from tests.server.test_play import both, whole
from tests.server.test_seat_cookies import Browser
from tests.server.waiting import GIVE_UP, until


class Listener(Client):
    """A client that keeps every event it gets."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.heard: list[Events] = []

    async def _take(self, event: Events) -> None:
        self.heard.append(event)
        await super()._take(event)

    async def hears(self, so: Any) -> Any:
        """Wait for an event that fulfils a condition; the last one that does."""
        found: list[Any] = []

        def look() -> bool:
            found[:] = [event for event in self.heard if so(event)]
            return bool(found)

        async with asyncio.timeout(GIVE_UP):
            await self.until(look)
        return found[-1]


@contextlib.asynccontextmanager
async def seated(home: House, links: Links, *seats: int) -> AsyncIterator[list[Listener]]:
    """Clients in these seats (-1: a spectator) that have seen the beginning of the game."""
    async with contextlib.AsyncExitStack() as stack:
        clients = []
        for seat in seats:
            token = links.spectator if seat < 0 else links.seats[seat]
            clients.append(await stack.enter_async_context(Listener(home.ws, links.table, token)))
        for client in clients:
            await client.until(lambda client=client: client.state is not None)  # type: ignore[misc]
        yield clients


async def code(work: Any) -> str:
    with pytest.raises(No) as caught:
        await work
    return str(caught.value.code)


class TestResigning:
    def test_a_game_that_knows_it_ends(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table("raiders", seed=1)
                async with seated(home, links, 0, 1) as (one, two):
                    resign = Resign(fresh())
                    await one.send(resign)
                    await two.until(lambda: bool(two.state and two.state.result))
                    assert two.state is not None
                    assert two.state.result is not None
                    assert two.state.result.winners == (1,)
                    await one.send(resign)
                    assert await code(one.send(Resign(fresh()))) == "illegal", "it is over"

        run(play())

    def test_elsewhere_a_bot_plays_on(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table(seed=1)
                async with seated(home, links, 0, 1) as (one, two):
                    await one.send(Resign(fresh()))
                    event = await two.hears(
                        lambda e: isinstance(e, Seated) and e.people[0].stand_in
                    )
                    assert event.people[0].kind == "person"
                    assert [each.about for each in two.said] == ["resign"]
                    end = await two.play(first)
                    assert end.result is not None
                live = await home.server.registry.session(links.table)
                assert live.social.record.stand_ins[0].resigns
                async with seated(home, links, 0) as (one,):
                    assert live.social.plays(0), "a seat that resigned does not come back"

        run(play())

    def test_in_the_middle_of_a_move_too(self, tmp_path: Path) -> None:
        """No other answer is needed, and no bot plays on."""

        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table("raiders", seed=1)
                live = await home.server.registry.session(links.table)
                async with seated(home, links, 0, 1) as (one, two):
                    table = await live.table()
                    while not table.run.since:
                        [seat] = table.waiting()
                        me, now = (one, two)[seat], table.position
                        await me.until(lambda me=me, now=now: me.state.position == now)  # type: ignore[misc]
                        await me.answer(table.run.part(seat).suggestions()[0])
                    before = table.position
                    await one.send(Resign(fresh()))
                    for each in (one, two):
                        await each.until(lambda each=each: bool(each.state and each.state.result))  # type: ignore[misc]
                    assert table.result is not None
                    assert table.result.winners == (1,)
                    assert table.position == before + 1, "there was no answer after that"

        run(play())

    def test_where_it_has_to_wait_a_bot_plays_on_until_then(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table("raiders", seed=1)
                live = await home.server.registry.session(links.table)
                async with seated(home, links, 0, 1) as (one, two):
                    table = await live.table()
                    tried: list[Any] = []
                    judge = live.judge_act

                    def later(table: Any, seat: int, act: Any) -> None:
                        from kitchentable.kernel.table.run import Later

                        tried.append((seat, act))
                        if len(tried) < 3:
                            raise Later
                        judge(table, seat, act)

                    live.judge_act = later  # type: ignore[method-assign]
                    me, other = (one, two) if 0 in table.waiting() else (two, one)
                    assert me.state is not None
                    await me.send(Resign(fresh()))
                    await other.until(lambda: bool(other.state and other.state.result))
                    assert {each[1] for each in tried} == {RESIGN}
                    assert len(tried) == 3, "the bot answered twice"

        run(play())


class TestStandIn:
    def test_a_bot_keeps_the_seat_until_the_person_is_back(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table(setup={"seats": 3}, seed=1)
                async with seated(home, links, 0, 1) as (one, two):
                    ask = StandInFor(fresh(), 2)
                    await one.send(ask)
                    wish = await two.hears(lambda e: isinstance(e, Wished))
                    assert wish == Wished("stand-in", 2, (0,))
                    await one.send(StandInFor(fresh(), 2, False))
                    await two.hears(lambda e: e == Wished("stand-in", 2, ()))
                    await one.send(StandInFor(fresh(), 2))
                    await two.send(StandInFor(fresh(), 2))
                    await one.hears(lambda e: isinstance(e, Seated) and e.people[2].stand_in)
                    assert await code(one.send(StandInFor(fresh(), 2))) == "not-absent"
                    live = await home.server.registry.session(links.table)
                    assert live.social.plays(2)
                    async with seated(home, links, 2):
                        event = await one.hears(
                            lambda e: isinstance(e, Seated) and e.people[2].here
                        )
                        assert event.people[2].stand_in == ""
                        assert live.social.plays(2) == ""

        run(play())

    def test_only_for_people_who_are_not_there(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table(
                    setup={"seats": 3}, players=["person", "person", "random"], seed=1
                )
                async with seated(home, links, 0, 1) as (one, _):
                    for seat in (0, 1, 2, 3, 99):
                        assert await code(one.send(StandInFor(fresh(), seat))) == "not-absent"

        run(play())

    def test_it_plays_to_the_end_and_is_there_after_a_restart(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table(seed=1)
                async with seated(home, links, 0) as (one,):
                    await one.send(StandInFor(fresh(), 1))
                    await one.hears(lambda e: isinstance(e, Seated) and e.people[1].stand_in)
            async with house(tmp_path) as home, seated(home, links, 0) as (one,):
                end = await one.play(first)
                assert end.result is not None

        run(play())


class TestRematch:
    def test_all_follow_with_the_links_they_have(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table(names=["Ana", "Bo"])
                me = Browser(home, links)
                await me.open(links.seats[0])
                async with seated_soon(home, links) as (one, two):
                    assert await code(one.send(Rematch(fresh()))) == "not-over"
                assert (await home.request(f"{me.path}/next", "POST"))[0] == 409
                await whole(home, links)
                async with seated(home, links, 0, 1, -1) as (one, two, watching):
                    await one.send(Rematch(fresh()))
                    assert await two.hears(lambda e: isinstance(e, Wished)) == Wished(
                        "rematch", -1, (0,)
                    )
                    await two.send(Rematch(fresh()))
                    followed = await watching.hears(lambda e: isinstance(e, NextTable))
                    assert followed == await one.hears(lambda e: isinstance(e, NextTable))
                    await two.send(Rematch(fresh()))
                again = Links(followed.table, links.seats, links.spectator, links.keeper)
                async with seated(home, links, -1) as (late,):
                    assert await late.hears(lambda e: isinstance(e, NextTable)) == followed
                ends = await whole(home, again)
                assert ends[0].result is not None
                status, info = await home.json(f"/tables/{followed.table}")
                assert [each["name"] for each in info["people"]] == ["Ana", "Bo"]
                status, found = await home.json(f"{me.path}/next", method="POST", Cookie=me.cookie)
                assert (status, found) == (200, {"table": followed.table, "seats": [0]})

        run(play())

    def test_against_a_bot_one_wish_is_enough(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table(players=["person", "random"], seed=4)
                await whole(home, links)
                async with seated(home, links, 0) as (one,):
                    await one.send(Rematch(fresh()))
                    event = await one.hears(lambda e: isinstance(e, NextTable))
                live = await home.server.registry.session(event.table)
                assert live.agreed.chance.key == 5  # type: ignore[union-attr]

        run(play())


@contextlib.asynccontextmanager
async def seated_soon(home: House, links: Links) -> AsyncIterator[tuple[Listener, Listener]]:
    """Two clients whose game begins when both are there."""
    pair = [Listener(home.ws, links.table, links.seats[seat]) for seat in (0, 1)]
    async with pair[0], pair[1]:
        await both(pair[0], pair[1])
        yield pair[0], pair[1]


class TestMute:
    def test_a_muted_seat_is_not_heard(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table(seed=1)
                async with seated(home, links, 0, 1, -1) as (one, two, watching):
                    await one.send(Mute(fresh(), 1))
                    assert await one.hears(lambda e: isinstance(e, Muted)) == Muted((1,))
                    await two.send(Chat(fresh(), "psst"))
                    await one.send(Chat(fresh(), "hello"))
                    for client, texts in ((one, ["hello"]), (watching, ["psst", "hello"])):
                        await client.until(lambda c=client: bool(c.said))  # type: ignore[misc]
                        await client.until(lambda c=client: c.said[-1].text == "hello")  # type: ignore[misc]
                        assert [each.text for each in client.said] == texts
                async with seated(home, links, 0) as (one,):
                    await one.hears(lambda e: isinstance(e, Muted))
                    assert [each.text for each in one.said] == ["hello"]
                    await one.send(Mute(fresh(), 1, False))
                    await one.hears(lambda e: e == Muted(()))

        run(play())


CLOCK = {"total": 600, "increment": 5}


class Hand:
    """The hand of a clock that only the test moves."""

    at = 1_000_000


@pytest.fixture
def hand(monkeypatch: pytest.MonkeyPatch) -> Hand:
    found = Hand()
    monkeypatch.setattr(table_social, "now", lambda: found.at)
    return found


async def nearly_over(home: House, links: Links, seat: int) -> None:
    """Let a seat have next to no time left."""
    live = await home.server.registry.session(links.table)
    async with live.lock:
        times = live.social.record.times
        assert times is not None
        short = tuple(100 if n == seat else each for n, each in enumerate(times.left))
        await live.social.keep(times=Times(short, times.running, times.at))
        live.social.turned()


class TestClocks:
    def test_they_run_for_the_seats_that_are_asked_once_all_have_joined(
        self, tmp_path: Path, hand: Hand
    ) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table("raiders", seed=1, clock=CLOCK)
                async with seated(home, links, 0) as (one,):
                    first_seen = await one.hears(lambda e: isinstance(e, Clocks))
                    assert first_seen == Clocks((600_000, 600_000))
                    async with seated(home, links, 1) as (two,):
                        seen = await two.hears(lambda e: isinstance(e, Clocks) and e.running)
                        assert one.state is not None
                        assert seen.running == one.state.waiting
                        hand.at += 200
                        me = one if 0 in seen.running else two
                        assert me.state is not None
                        assert me.state.asked is not None
                        await me.answer(first(me.state.asked, me.state))
                        after = await me.hears(
                            lambda e: isinstance(e, Clocks) and e.left != seen.left
                        )
                        assert min(after.left) == 600_000 - 200
                _, info = await home.json(f"/tables/{links.table}")
                assert info["clock"] == {**CLOCK, "flag": "resign"}

        run(play())

    def test_a_seat_without_time_left_resigns(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table("raiders", seed=1, clock=CLOCK)
                async with seated(home, links, 0, 1) as (_, two):
                    seen = await two.hears(lambda e: isinstance(e, Clocks) and e.running)
                    await nearly_over(home, links, seen.running[0])
                    await two.until(lambda: bool(two.state and two.state.result))
                    assert two.state is not None
                    assert two.state.result is not None
                    assert two.state.result.winners == (1 - seen.running[0],)
                    assert [each.about for each in two.said] == ["flag"]

        run(play())

    def test_or_a_bot_plays_on(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table(seed=1, clock={**CLOCK, "flag": "bot"})
                async with seated(home, links, 0, 1) as (one, two):
                    seen = await two.hears(lambda e: isinstance(e, Clocks) and e.running)
                    seat = seen.running[0]
                    await nearly_over(home, links, seat)
                    await one.hears(lambda e: isinstance(e, Seated) and e.people[seat].stand_in)
                    live = await home.server.registry.session(links.table)
                    assert live.social.record.stand_ins[seat] == StandIn("random", back=False)
                    end = await (two if seat == 0 else one).play(first)
                    assert end.result is not None

        run(play())

    def test_they_stand_still_without_guests(self, tmp_path: Path, hand: Hand) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table("raiders", seed=1, clock=CLOCK)
                async with seated(home, links, 0, 1) as (one, _):
                    seen = await one.hears(lambda e: isinstance(e, Clocks) and e.running)
                    hand.at += 7_000
                live = await home.server.registry.session(links.table)
                await until(lambda: not live.audience.guests)
                hand.at += 3_600_000
            async with house(tmp_path) as home, seated(home, links, 0) as (one,):
                again = await one.hears(lambda e: isinstance(e, Clocks) and e.running)
                assert again.left[seen.running[0]] == 600_000 - 7_000
                assert again.left[1 - seen.running[0]] == 600_000

        run(play())

    @pytest.mark.parametrize(("away", "charged"), [(2_000, 2_000), (3_600_000, 0)])
    def test_the_time_while_a_server_was_down_is_not_charged(
        self, tmp_path: Path, hand: Hand, away: int, charged: int
    ) -> None:
        """Clocks that ran when it fell were not paused: only a short time counts as thinking."""

        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table("raiders", seed=1, clock=CLOCK)
                async with seated(home, links, 0, 1) as (one, _):
                    seen = await one.hears(lambda e: isinstance(e, Clocks) and e.running)
                    live = await home.server.registry.session(links.table)
                    fallen = live.social.record.times
                    assert fallen is not None
            async with house(tmp_path) as home:
                await table_record.keep(home.server.registry.store, links.table, times=fallen)
                hand.at += away
                async with seated(home, links, 0) as (one,):
                    again = await one.hears(lambda e: isinstance(e, Clocks) and e.running)
                    assert again.left[seen.running[0]] == 600_000 - charged

        run(play())

    def test_a_pause_of_ours_is_not_charged(
        self, tmp_path: Path, hand: Hand, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """A machine's clock that was set, and a process that was stopped, are counted."""

        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table("raiders", seed=1, clock=CLOCK)
                async with seated(home, links, 0, 1) as (one, two):
                    seen = await two.hears(lambda e: isinstance(e, Clocks) and e.running)
                    hand.at += 3_000
                    monkeypatch.setattr(STEADY, "pauses", STEADY.pauses + 1)
                    me = one if 0 in seen.running else two
                    assert me.state is not None
                    assert me.state.asked is not None
                    told = len(me.heard)
                    await me.answer(first(me.state.asked, me.state))
                    await me.until(lambda: any(isinstance(e, Clocks) for e in me.heard[told:]))
                    after = next(e for e in me.heard[told:] if isinstance(e, Clocks))
                    assert min(after.left) == 600_000

        run(play())

    def test_an_outage_of_the_store_is_not_charged(
        self, tmp_path: Path, hand: Hand, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """While nobody can answer, no clock runs out, however long it takes."""

        async def broken(*given: Any, **more: Any) -> None:
            raise OSError("the disk is gone")

        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table("raiders", seed=1, clock=CLOCK)
                async with seated(home, links, 0, 1) as (one, two):
                    seen = await two.hears(lambda e: isinstance(e, Clocks) and e.running)
                    me = one if 0 in seen.running else two
                    assert me.state is not None
                    assert me.state.asked is not None
                    with monkeypatch.context() as patch:
                        patch.setattr(SQLiteStore, "append", broken)
                        patch.setattr(SQLiteStore, "note", broken)
                        patch.setattr(SQLiteStore, "journal", broken)
                        with pytest.raises(No) as caught:
                            await me.answer(first(me.state.asked, me.state))
                        assert caught.value.code == "store"
                        hand.at += 14_000
                    told = len(me.heard)
                    await me.answer(first(me.state.asked, me.state))
                    await me.until(lambda: any(isinstance(e, Clocks) for e in me.heard[told:]))
                    after = [e for e in me.heard[told:] if isinstance(e, Clocks)][-1]
                    assert min(after.left) == 600_000

        run(play())

    @pytest.mark.parametrize("clock", [{"total": 5}, {"total": 60, "flag": "x"}, {"total": "60"}])
    def test_odd_clocks_are_refused(self, tmp_path: Path, clock: Any) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                data = msgspec.json.encode({"game": "pantry", "clock": clock})
                assert (await home.request("/tables", "POST", data))[0] == 400

        run(play())


def test_going_back_takes_the_increment_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            links = await home.table(seed=1, clock={"total": 600, "increment": 60})
            async with seated(home, links, 0, 1) as (one, two):
                live = await home.server.registry.session(links.table)
                for _ in range(3):
                    table = await live.table()
                    at = table.position
                    for client in (one, two):
                        state = client.state
                        assert state is not None
                        if state.asked is not None:
                            await client.answer(first(state.asked, state))
                            await both(one, two)
                    position = (await live.table()).position
                    await one.send(TakeBack(fresh(), position, at))
                    await two.send(TakeBack(fresh(), position, at))
                    await both(one, two)
                times = live.social.record.times
                assert times is not None
                assert max(times.left) <= 600_000
                with contextlib.suppress(No):
                    await one.send(Undo(fresh(), (await live.table()).position))

    run(play())
