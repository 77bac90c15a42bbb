"""How much may be said: by one address at all tables, and at one table in all."""

from __future__ import annotations

from pathlib import Path

import pytest

from kitchentable.client import No, fresh
from kitchentable.server.protocol.messages import Chat
from kitchentable.server.store.store import Note
from tests.server.house import any_of, house, run
from tests.server.test_play import asked
from tests.server.test_store import agreed, store_at


def test_an_address_has_one_allowance_for_all_its_connections(tmp_path: Path) -> None:
    """The review's case: 20 connections of one address wrote 18 MB in 9 s."""

    async def play() -> None:
        async with house(tmp_path, talk=0.001) as home:
            home.server.registry.talking.burst = 1_000
            said = 0
            for _ in range(3):
                links = await home.table()
                async with home.client(links, 0) as one, home.client(links, 1) as two:
                    await asked(one, two)
                    for each in (one, two):
                        if said < 900:
                            await each.send(Chat(fresh(), "a" * 300))
                            said += 300
                            continue
                        with pytest.raises(No) as caught:
                            await each.send(Chat(fresh(), "a" * 300))
                        assert caught.value.code == "too-fast"

    run(play())


def test_a_table_keeps_so_much_and_the_game_goes_on(address: str) -> None:
    async def play() -> None:
        async with house(address, talk_kept=1_000) as home:
            links = await home.table()
            async with home.client(links, 0) as one, home.client(links, 1) as two:
                me, state = await asked(one, two)
                for _ in range(3):
                    await one.send(Chat(fresh(), "å" * 300))
                with pytest.raises(No) as caught:
                    await two.send(Chat(fresh(), "b" * 300))
                assert caught.value.code == "too-large"
                await two.send(Chat(fresh(), "b" * 100))
                assert state.asked is not None
                await me.answer(any_of(1)(state.asked, state))
        async with house(address, talk_kept=1_000) as home, home.client(links, 0) as one:
            await one.until(lambda: one.state is not None)
            with pytest.raises(No) as caught:
                await one.send(Chat(fresh(), "c"))
            assert caught.value.code == "too-large", "it is counted in the store"

    run(play())


def test_letters_are_counted_alike_by_both_stores(address: str) -> None:
    async def play() -> None:
        async with store_at(address) as store:
            await store.create(agreed())
            assert await store.letters("t1") == 0
            for at, text in enumerate(("hello", "blåbær", "", "🎲")):
                await store.note("t1", Note(0, 0, "chat", text), f"0/{at}")
            assert await store.letters("t1") == 12

    run(play())
