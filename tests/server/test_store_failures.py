"""A store that fails may have written all the same: everybody sees what there is."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from kitchentable.client import Client, No, first, fresh
from kitchentable.server.protocol.messages import Ack, Chat, GiveAnswer, SeatState
from kitchentable.server.store.postgres import PostgresStore
from kitchentable.server.store.sqlite import SQLiteStore
from tests.server.house import House, house, run
from tests.server.test_play import asked
from tests.server.waiting import GIVE_UP


class Failing:
    """A store that writes what it is given and then says that it failed."""

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
        """From now on nobody can read a journal, until `readable` is set."""
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
    """A legal answer to what is asked."""
    assert state.asked is not None
    return GiveAnswer(fresh(), state.position, first(state.asked, state))


async def moved_on(client: Client, state: SeatState) -> SeatState:
    """What a client sees when the table has moved on."""
    await asyncio.wait_for(
        client.until(lambda: client.state is not None and client.state.position > state.position),
        GIVE_UP,
    )
    assert client.state is not None
    return client.state


async def settled(one: Client, two: Client, state: SeatState) -> None:
    """Both have seen the move, and the game goes on."""
    seen = [await moved_on(each, state) for each in (one, two)]
    assert seen[0].position == seen[1].position
    them, theirs = await asked(one, two)
    await them.send(reply(theirs))


def test_a_move_that_was_written_is_shown_though_the_store_failed(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with house(address) as home:
            links = await home.table(seed=1)
            async with home.client(links, 0) as one, home.client(links, 1) as two:
                me, state = await asked(one, two)
                store = Failing(home, monkeypatch)
                store.write_and_fail("append")
                with pytest.raises(No) as caught:
                    await me.send(reply(state))
                assert caught.value.code == "store"
                store.recover()
                await settled(one, two, state)

    run(play())


def test_a_move_is_shown_as_soon_as_the_store_can_be_read(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with house(address) as home:
            links = await home.table(seed=1)
            async with home.client(links, 0) as one, home.client(links, 1) as two:
                me, state = await asked(one, two)
                store = Failing(home, monkeypatch)
                store.hide()
                store.write_and_fail("append")
                with pytest.raises(No):
                    await me.send(reply(state))
                assert me.state == state, "nobody knows yet what was written"
                store.readable.set()
                for each in (one, two):
                    await moved_on(each, state)
                store.recover()
                await settled(one, two, state)

    run(play())


def test_a_command_sent_again_is_acknowledged_where_the_table_stands(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with house(address) as home:
            links = await home.table(seed=1)
            async with home.client(links, 0) as one, home.client(links, 1) as two:
                me, state = await asked(one, two)
                store = Failing(home, monkeypatch)
                store.write_and_fail("append")
                command = reply(state)
                with pytest.raises(No):
                    await me.send(command)
                store.recover()
                ack = await me.send(command)
                assert isinstance(ack, Ack)
                shown = await moved_on(me, state)
                assert ack.position == shown.position
                written = await home.server.registry.store.journal(links.table)
                assert len(written) == ack.position, "and it was written once"
                await settled(one, two, state)

    run(play())


def test_a_client_that_is_gone_before_the_store_answers_keeps_nobody_waiting(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its connection is cut while its move is being written: the others see the move."""

    async def play() -> None:
        async with house(address) as home:
            links = await home.table(seed=1)
            async with home.client(links, 0) as one, home.client(links, 1) as two:
                me, state = await asked(one, two)
                other = two if me is one else one
                kind = Failing(home, monkeypatch).kind
                real, going = kind.append, asyncio.Event()

                async def slow(store: Any, *args: Any) -> None:
                    await real(store, *args)
                    going.set()
                    await asyncio.Event().wait()  # it never answers

                monkeypatch.setattr(kind, "append", slow)
                sending = asyncio.create_task(me.send(reply(state)))
                await asyncio.wait_for(going.wait(), GIVE_UP)
                live = await home.server.registry.session(links.table)
                monkeypatch.undo()
                live.show_out(0 if me is one else 1)
                await moved_on(other, state)
                assert isinstance(await asyncio.wait_for(sending, GIVE_UP), Ack)

    run(play())


def test_words_that_were_written_are_heard_when_they_are_sent_again(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with house(address) as home:
            links = await home.table(seed=1)
            async with home.client(links, 0) as one, home.client(links, 1) as two:
                await asked(one, two)
                store = Failing(home, monkeypatch)
                store.write_and_fail("note")
                words = Chat(fresh(), "good luck")
                with pytest.raises(No):
                    await one.send(words)
                store.recover()
                await one.send(words)
                for each in (one, two):
                    await asyncio.wait_for(each.until(lambda each=each: bool(each.said)), GIVE_UP)  # type: ignore[misc]
                    assert [said.text for said in each.said] == ["good luck"]

    run(play())
