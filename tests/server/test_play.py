"""Whole games over the wire: people, bots, lost connections, frames sent again."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kitchentable import games
from kitchentable.client import Client, Links, No, first, fresh
from kitchentable.kernel.chance import Sealed, Seeded, commitment
from kitchentable.kernel.files import saves
from kitchentable.kernel.questions import CHANCE
from kitchentable.kernel.state.state import encode
from kitchentable.kernel.table import journal
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.table.verification import verify
from kitchentable.server.protocol.messages import (
    AskAgain,
    Chat,
    GiveAnswer,
    Moved,
    Query,
    SeatState,
    TakeBack,
)
from kitchentable.server.tables import seat_news
from tests.server.house import House, any_of, house, run
from tests.server.waiting import GIVE_UP


async def opened(home: House, links: Links, token: str) -> tuple[Table[Any], saves.Saved]:
    """The game from the file the server gives out."""
    status, data, _ = await home.request(
        f"/tables/{links.table}/game.kt", Authorization=f"Bearer {token}"
    )
    assert status == 200
    saved = saves.unpack(data, "game.kt")
    assert isinstance(saved, saves.Saved), "it is over: all of it is there"
    return saves.open_table(saved, games.game(saved.played.game), "game.kt"), saved


async def whole(home: House, links: Links, **plugs: Any) -> list[SeatState]:
    """Play with a client in every seat a person has, to the end."""

    async def play(seat: int) -> SeatState:
        async with home.client(links, seat) as me:
            return await me.play(any_of(seat), **plugs)

    return await asyncio.gather(*(play(seat) for seat in links.seats))


@pytest.mark.slow
class TestWholeGames:
    @pytest.mark.parametrize(
        ("game", "setup"),
        [
            ("pantry", {"seats": 2}),
            ("pantry", {"seats": 3, "shown": True}),
            ("warcraft", {"seats": 2, "turns": 3}),
        ],
    )
    def test_to_the_end_and_the_dice_prove_it(
        self, tmp_path: Path, game: str, setup: dict[str, Any]
    ) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table(game, setup=setup)
                async with home.client(links, None) as watching:
                    assert watching.welcome is not None
                    committed = watching.welcome.commitment
                    ends = await whole(home, links)
                    await watching.until(lambda: bool(watching.state and watching.state.result))
                    seen = watching.state
                assert seen is not None
                assert [end.result for end in ends] == [seen.result] * len(ends)
                assert seen.seal is not None
                assert commitment(bytes.fromhex(seen.seal.seed)) == committed
                table, saved = await opened(home, links, links.spectator)
                assert table.result == seen.result
                assert isinstance(saved.chance, Sealed)
                assert saved.chance.seed.hex() == seen.seal.seed
                proved = verify(table)
                assert proved.wrong is None
                assert proved.rolls > 0

        run(play())

    def test_the_same_seed_gives_the_same_game_as_without_a_server(self, tmp_path: Path) -> None:
        """Nothing of the content is lost or reordered on its way through the store."""

        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table("warcraft", setup={"turns": 2}, seed=3)
                await whole(home, links)
                live = await home.server.registry.session(links.table)
                game = games.game("warcraft")
                table: Table[Any] = Table(game, game.setup(turns=2), chance=Seeded(3))
                served = await live.table()
                for entry in served.journal:
                    assert isinstance(entry, journal.Answer)
                    if entry.seat != CHANCE:
                        table.answer(entry.seat, table.read(entry.seat, entry.value))
                assert table.journal == served.journal
                assert encode(table.state) == encode(served.state)

        run(play())

    def test_with_lost_connections_in_the_middle(self, tmp_path: Path) -> None:
        rng = Random(3)

        async def pull(client: Client) -> None:
            if rng.random() < 0.3:
                await client.hang_up()

        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table("pantry")
                one, two = await whole(home, links, before=pull)
                assert one.result == two.result
                assert one.result is not None
                table, _ = await opened(home, links, links.seats[0])
                assert table.result == one.result

        run(play())

    def test_a_game_is_resumed_by_another_server(self, tmp_path: Path) -> None:
        async def half(home: House, links: Links, answers: int) -> list[SeatState | None]:
            """Play some answers with both seats; what they saw last."""
            async with home.client(links, 0) as one, home.client(links, 1) as two:
                for _ in range(answers):
                    me, state = await asked(one, two)
                    assert state.asked is not None
                    await me.answer(first(state.asked, state))
                await both(one, two)
                return [one.state, two.state]

        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table("pantry")
                before = await half(home, links, 7)
            async with house(tmp_path) as home:
                again = await half(home, links, 0)
                for seat in (0, 1):
                    for name in ("position", "view", "waiting", "asked"):
                        assert getattr(again[seat], name) == getattr(before[seat], name)
                ends = await whole(home, links)
                assert ends[0].result is not None

        run(play())


class TestBots:
    def test_a_person_against_a_bot_of_the_game(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table(
                    "warcraft", setup={"turns": 2}, players=["person", "regular"]
                )
                assert list(links.seats) == [0]
                (end,) = await whole(home, links)
                assert end.result is not None
                async with home.client(links, 0) as me:
                    assert me.said == []

        run(play())

    def test_one_that_overruns_is_answered_for_and_noted(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path, think=0.0) as home:
                links = await home.table("pantry", players=["person", "random"])
                async with home.client(links, 0) as me:
                    await me.until(lambda: me.state is not None and me.state.waiting == (0,))
                    await me.until(lambda: bool(me.said))
                    assert (me.said[0].about, me.said[0].text) == ("bot", "overran")
                    assert me.said[0].seat == 1

        run(play())


class TestCommands:
    def test_a_command_sent_again_is_carried_out_once(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table("pantry")
                async with home.client(links, 0) as one, home.client(links, 1) as two:
                    me, state = await asked(one, two)
                    assert state.asked is not None
                    command = GiveAnswer(fresh(), state.position, first(state.asked, state))
                    acks = [await me.send(command) for _ in range(3)]
                    assert acks[0] == acks[1] == acks[2]
                    live = await home.server.registry.session(links.table)
                    names = await home.server.registry.store.commands(links.table)
                    assert len(names) == 1
                    assert (await live.table()).position == acks[0].position

        run(play())

    def test_an_answer_to_a_question_before_is_stale(self, tmp_path: Path) -> None:
        """It would be legal, but it was given to another question."""

        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table("warcraft", seed=1)
                async with home.client(links, 0) as one, home.client(links, 1) as two:
                    me, old = await asked(one, two)
                    while True:
                        assert old.asked is not None
                        await me.answer(first(old.asked, old))
                        again, state = await asked(one, two)
                        if again is me:
                            break
                        me, old = again, state
                    assert state.asked is not None
                    late = GiveAnswer(fresh(), old.position, first(state.asked, state))
                    with pytest.raises(No) as caught:
                        await me.send(late)
                    assert caught.value.code == "stale"
                    await me.answer(first(state.asked, state))

        run(play())

    def test_of_a_secret_choice_both_answer_the_same_position(self, tmp_path: Path) -> None:
        """Each answers its own question, even if the other has answered meanwhile."""

        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table("pantry")
                async with home.client(links, 0) as one, home.client(links, 1) as two:
                    await both(one, two)
                    while not (one.state.asked and two.state.asked):  # type: ignore[union-attr]
                        me, state = await asked(one, two)
                        assert state.asked is not None
                        await me.answer(first(state.asked, state))
                        await both(one, two)
                    old = two.state
                    assert old is not None
                    assert old.asked is not None
                    await one.answer(first(one.state.asked, one.state))  # type: ignore[union-attr,arg-type]
                    await two.until(lambda: two.state is not old)
                    assert two.state is not None
                    assert two.state.since <= old.position < two.state.position
                    assert two.state.asked == old.asked
                    await two.send(GiveAnswer(fresh(), old.position, first(old.asked, old)))

        run(play())

    def test_an_illegal_answer_says_why_and_changes_nothing(self, tmp_path: Path) -> None:
        nonsense: list[Any] = [99, "x", [1, 2], {"a": 1}, 1.5, None, [[], []], 2**60]

        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table("pantry")
                async with home.client(links, 0) as one, home.client(links, 1) as two:
                    me, state = await asked(one, two)
                    for value in nonsense:
                        with pytest.raises(No) as caught:
                            await me.answer(value)
                        assert caught.value.code == "illegal"
                    live = await home.server.registry.session(links.table)
                    assert (await live.table()).position == state.position

        run(play())

    def test_undo_takeback_chat_gifts_and_queries(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table("pantry")
                async with home.client(links, 0) as one, home.client(links, 1) as two:
                    await both(one, two)
                    await one.send(Chat(fresh(), "mind the cat"))
                    await two.until(lambda: bool(two.said))
                    assert (two.said[0].seat, two.said[0].text) == (0, "mind the cat")
                    found = await one.query(Query(fresh(), "interjections"))
                    assert found.asked is not None
                    assert ["leave"] in [option.value for option in found.asked.options]
                    me, state = await asked(one, two)
                    assert state.asked is not None
                    value = first(state.asked, state)
                    assert (await me.query(Query(fresh(), "why", value))).refused is None
                    assert (await me.query(Query(fresh(), "why", 99))).refused is not None
                    assert (await me.query(Query(fresh(), "log", 0))).lines
                    await me.answer(value)
                    at = me.state.position  # type: ignore[union-attr]
                    ack = await one.send(TakeBack(fresh(), at, state.position))
                    assert ack.position == at, "one alone takes nothing back"
                    ack = await two.send(TakeBack(fresh(), at, state.position))
                    assert ack.position == at + 1
                    assert me.state is not None
                    assert me.state.view == state.view
                    assert me.state.asked == state.asked
                    await one.send(AskAgain(fresh()))
                    await two.interject(["leave"])
                    await one.until(lambda: bool(one.state and one.state.result))
                    with pytest.raises(No) as caught:
                        await one.send(TakeBack(fresh(), one.state.position, 0))  # type: ignore[union-attr]
                    assert caught.value.code == "takeback-over"

        run(play())

    def test_undo_of_an_answer_that_told_nothing_new(self, tmp_path: Path) -> None:
        """Where the kernel takes an answer back, both see the position as it was."""

        async def play() -> int:
            undone = 0
            async with house(tmp_path) as home:
                links = await home.table("warcraft", setup={"turns": 9}, seed=4)
                async with home.client(links, 0) as one, home.client(links, 1) as two:
                    for _ in range(25):
                        me, state = await asked(one, two)
                        assert state.asked is not None
                        await me.answer(any_of(3)(state.asked, state))
                        try:
                            await me.undo()
                        except No:
                            continue
                        undone += 1
                        assert me.state is not None
                        assert (me.state.view, me.state.asked) == (state.view, state.asked)
                        await me.answer(any_of(3)(state.asked, state))
            return undone

        assert run(play()) > 3


async def both(*clients: Client) -> None:
    """Wait until all clients have seen the latest position that one of them has seen."""

    def position(client: Client) -> int:
        return -1 if client.state is None else client.state.position

    def is_later(client: Client, than: int) -> bool:
        return position(client) > than

    async with asyncio.timeout(GIVE_UP):
        while True:
            behind, ahead = (end(clients, key=position) for end in (min, max))
            if position(behind) == position(ahead) >= 0:
                return
            await behind.until(partial(is_later, behind, position(behind)))


async def asked(*clients: Client) -> tuple[Client, SeatState]:
    """A client that is asked, and its state."""
    await both(*clients)
    for client in clients:
        if client.state is not None and client.state.asked is not None:
            return client, client.state
    raise AssertionError("nobody is asked")


def test_what_was_missed_comes_or_all_anew() -> None:
    """Fewer than 200 events: those. More, or something taken back: a fresh state."""
    game = games.game("warcraft")
    table: Table[Any] = Table(game, game.setup(turns=30), chance=Seeded(1))
    rng = Random(1)

    def news(after: int | None) -> SeatState | Moved:
        return seat_news.news(table, None, after, seat_news.state_of(table, None, None, -1))

    while len(table.told(None)) < 250:
        seat = table.waiting()[0]
        table.answer(seat, rng.choice(table.run.part(seat).suggestions()))
    last = table.position
    assert isinstance(news(None), SeatState), "who knows nothing"
    assert isinstance(news(last + 7), SeatState), "who knows what was not"
    assert isinstance(news(0), SeatState), "who missed too much"
    lines = table.told(None)
    for after in (last, last - 5, lines[-150].position):
        moved = news(after)
        assert isinstance(moved, Moved)
        assert [line.position for line in moved.told] == [
            each.position for each in lines if each.position > after
        ]
        assert moved.state == news(None)
    table.back(last - 3)
    assert isinstance(news(last - 5), SeatState), "who knows what was taken back"
    assert isinstance(news(last + 1), Moved), "who saw it taken back"
