"""A store that fails may have written after all: all guests see what it has written."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import pytest

from kitchentable.client import Client, Links, No, first, fresh
from kitchentable.server.protocol.messages import Ack, Chat, GiveAnswer, SeatState
from kitchentable.server.store.postgres import PostgresStore
from kitchentable.server.store.sqlite import SQLiteStore
from tests.server.house import House, house, run
from tests.server.test_play import asked
from tests.server.waiting import GIVE_UP


class Failing:
    """A store that writes what it is given, and then reports a failure."""

    def __init__(self, home: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.kind = PostgresStore if home.server.database.startswith("post") else SQLiteStore
        self.patch = monkeypatch
        self.readable = asyncio.Event()
        self.written = asyncio.Event()

    def write_and_fail(self, name: str) -> None:
        """From now on `append`, or `note`, fails after its work is done."""
        real = getattr(self.kind, name)

        async def fails(store: Any, *args: Any) -> None:
            await real(store, *args)
            self.written.set()
            raise TimeoutError("the database did not answer")

        self.patch.setattr(self.kind, name, fails)

    def hide(self) -> None:
        """From now on no journal can be read, until `readable` is set."""
        real = self.kind.journal

        async def hidden(store: Any, *args: Any) -> Any:
            if not self.readable.is_set():
                raise TimeoutError("the database does not answer")
            return await real(store, *args)

        self.patch.setattr(self.kind, "journal", hidden)

    def recover(self) -> None:
        """Everything works again."""
        self.patch.undo()


def reply(state: SeatState) -> GiveAnswer:
    """A legal answer to the question in a state."""
    assert state.asked is not None
    return GiveAnswer(fresh(), state.position, first(state.asked, state))


class Game(NamedTuple):
    """A game of two clients, one of which is asked."""

    home: House
    links: Links
    one: Client
    two: Client
    me: Client
    """The client that is asked."""
    state: SeatState
    store: Failing

    async def moved_on(self, client: Client) -> SeatState:
        """Wait until a client sees that the table has moved on; what it sees."""

        def later() -> bool:
            return client.state is not None and client.state.position > self.state.position

        await asyncio.wait_for(client.until(later), GIVE_UP)
        assert client.state is not None
        return client.state

    async def goes_on(self) -> None:
        """Both clients see the move, and the next answer is accepted."""
        seen = [await self.moved_on(each) for each in (self.one, self.two)]
        assert seen[0].position == seen[1].position
        next_one, state = await asked(self.one, self.two)
        await next_one.send(reply(state))


@asynccontextmanager
async def game(address: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Game]:
    """A game on a store that can fail."""
    async with house(address) as home:
        links = await home.table(seed=1)
        async with home.client(links, 0) as one, home.client(links, 1) as two:
            me, state = await asked(one, two)
            yield Game(home, links, one, two, me, state, Failing(home, monkeypatch))


def test_a_move_that_was_written_is_shown_though_the_store_failed(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with game(address, monkeypatch) as at:
            at.store.write_and_fail("append")
            with pytest.raises(No) as caught:
                await at.me.send(reply(at.state))
            assert caught.value.code == "store"
            at.store.recover()
            await at.goes_on()

    run(play())


def test_a_move_is_shown_as_soon_as_the_store_can_be_read(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with game(address, monkeypatch) as at:
            at.store.hide()
            at.store.write_and_fail("append")
            with pytest.raises(No):
                await at.me.send(reply(at.state))
            assert at.me.state == at.state, "nobody knows yet what was written"
            at.store.readable.set()
            for each in (at.one, at.two):
                await at.moved_on(each)
            at.store.recover()
            await at.goes_on()

    run(play())


def test_a_command_sent_again_is_acknowledged_where_the_table_stands(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with game(address, monkeypatch) as at:
            at.store.write_and_fail("append")
            command = reply(at.state)
            with pytest.raises(No):
                await at.me.send(command)
            at.store.recover()
            ack = await at.me.send(command)
            assert isinstance(ack, Ack)
            assert ack.position == (await at.moved_on(at.me)).position
            written = await at.home.server.registry.store.journal(at.links.table)
            assert len(written) == ack.position, "it was written once"
            await at.goes_on()

    run(play())


def test_a_client_that_leaves_before_the_store_answers_does_not_hold_up_the_others(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its connection is cut while its move is being written: the others see the move."""

    async def play() -> None:
        async with game(address, monkeypatch) as at:
            seat, other = (0, at.two) if at.me is at.one else (1, at.one)
            append, going = at.store.kind.append, asyncio.Event()

            async def silent(store: Any, *args: Any) -> None:
                await append(store, *args)
                going.set()
                await asyncio.Event().wait()

            monkeypatch.setattr(at.store.kind, "append", silent)
            sending = asyncio.create_task(at.me.send(reply(at.state)))
            await asyncio.wait_for(going.wait(), GIVE_UP)
            live = await at.home.server.registry.session(at.links.table)
            monkeypatch.undo()
            live.show_out(seat)
            await at.moved_on(other)
            assert isinstance(await asyncio.wait_for(sending, GIVE_UP), Ack)

    run(play())


def test_words_that_were_written_are_heard_when_they_are_sent_again(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with game(address, monkeypatch) as at:
            at.store.write_and_fail("note")
            words = Chat(fresh(), "good luck")
            with pytest.raises(No):
                await at.one.send(words)
            at.store.recover()
            await at.one.send(words)
            for each in (at.one, at.two):
                await asyncio.wait_for(each.until(lambda each=each: bool(each.said)), GIVE_UP)  # type: ignore[misc]
                assert [said.text for said in each.said] == ["good luck"]

    run(play())
