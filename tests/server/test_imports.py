"""Files of strangers: a game that cannot have been played is refused."""

from __future__ import annotations

import hashlib
import zlib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kitchentable import games
from kitchentable.client import Links, fresh
from kitchentable.kernel.chance import Physical, Seeded
from kitchentable.kernel.files import saves
from kitchentable.kernel.state.copies import copy
from kitchentable.kernel.table import journal
from kitchentable.kernel.table.journal import Answer, Back, Entry, Interjection
from kitchentable.kernel.table.table import Table
from kitchentable.players.random import RandomPlayer
from kitchentable.server.protocol.messages import Query
from kitchentable.warcraft.model.answers import Unasked
from tests.server.house import House, house, run
from tests.server.test_new_tables import as_links, branch, played, post
from tests.server.test_table_social import seated

RICH = 5_000_000
OPEN = {"seats": 4, "turns": 30}


@cache
def teams() -> Table[Any]:
    """A game of Warcraft in two teams, at a moment when a seat may give a gift."""
    game = games.game("warcraft")
    table: Table[Any] = Table(game, game.setup(**OPEN), chance=Seeded(5))
    while not gifts(table):
        seat = table.waiting()[0]
        table.answer(seat, table.run.part(seat).suggestions()[0])
    return table


def gifts(table: Table[Any]) -> list[tuple[int, Any]]:
    """The gifts that are possible now, each with its giver."""
    return [
        (seat, act)
        for seat in range(4)
        for act in table.interjections(seat).suggestions()
        if isinstance(act, Unasked)
    ]


def with_entries(table: Table[Any], *more: Entry) -> bytes:
    """The file of a game with entries that the rules have not judged."""
    entries = [*table.journal, *more]
    return saves.dump(
        Table(table.game, table.setup, table.content, chance=Physical(), journal=entries)
    )


def rich() -> bytes:
    """A file that begins with more gold than there ever was."""
    table = teams()
    state = copy(table.run.saved)
    for player in state.players:
        player.gold = RICH
    return saves.dump(Table(table.game, table.setup, chance=Physical(), start=state))


def packed(body: bytes) -> bytes:
    """A file with any bytes inside, with the right checksum."""
    squeezed = zlib.compress(body, 9)
    checksum = hashlib.sha256(squeezed).hexdigest().encode()
    return saves.MAGIC + b"%d\n%s\n" % (saves.FORMAT, checksum) + squeezed


@pytest.mark.slow
class TestTheStart:
    def test_a_position_that_a_stranger_made_up(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                status, found = await post(home, "/tables/import", rich())
                assert (status, found["code"]) == (403, "foreign")
                assert found["say"]["id"] == "server-start"

        run(play())

    def test_at_home_a_hundred_gifts_are_enough_to_choose_from(self, tmp_path: Path) -> None:
        """A server for one machine takes any position; its owner is asked about few gifts."""

        async def play() -> None:
            async with house(tmp_path, foreign=True) as home:
                status, found = await post(home, "/tables/import", rich())
                assert status == 201
                giver = gifts(teams())[0][0]
                async with seated(home, as_links(found), giver) as (me,):
                    can = await me.query(Query(fresh(), "interjections"))
                    assert can.asked is not None
                    amounts = [
                        option.value.get("gold", 0)
                        for option in can.asked.options
                        if option.value != ["resign"]
                    ]
                    assert max(amounts) == 99

        run(play())

    def test_a_guided_game_of_an_earlier_version_still_opens(self, tmp_path: Path) -> None:
        game = games.game("raiders")
        found_start = game.lobby.earlier_start()
        assert found_start is not None
        setup, state = found_start
        table: Table[Any] = Table(game, setup, chance=Seeded(1), start=state)
        chooser = RandomPlayer(1)
        while not table.over:
            seat = table.waiting()[0]
            table.answer(seat, chooser.answer(table.look(seat)))
        data = saves.dump(table)
        assert saves.unpack(data, "game.kt").start  # type: ignore[union-attr]

        async def play() -> None:
            async with house(tmp_path) as home:
                status, found = await post(home, "/tables/import", data)
                assert status == 201
                async with seated(home, as_links(found), -1) as (watching,):
                    assert watching.state is not None
                    assert watching.state.result == table.result
                links = as_links(found)
                status, found = await branch(home, links, links.spectator, position=1)
                assert status == 201

        run(play())

    def test_the_position_of_a_lesson_goes_with_its_setup_alone(self, tmp_path: Path) -> None:
        game = games.game("raiders")
        found = game.lobby.earlier_start()
        assert found is not None
        setup, state = found
        other = msgspec.structs.replace(setup, early_end=True)
        table: Table[Any] = Table(game, other, chance=Physical(), start=state)

        async def play() -> None:
            async with house(tmp_path) as home:
                status, refused = await post(home, "/tables/import", saves.dump(table))
                assert (status, refused["say"]["id"]) == (403, "server-start")

        run(play())


async def saved(home: House, links: Links) -> bytes:
    """The file of a game that is over."""
    path = f"/tables/{links.table}/game.kt"
    status, data, _ = await home.request(path, Authorization=f"Bearer {links.spectator}")
    assert status == 200
    return data


class TestTheJournal:
    def test_a_gift_that_is_not_possible(self, tmp_path: Path) -> None:
        """A gift of less than nothing would make its giver rich."""
        table = teams()
        seat, act = gifts(table)[0]
        forged = Interjection(seat, Unasked("give", act.to, -RICH))
        taken_back = (forged, Back(table.position))
        legal = Interjection(seat, act)

        async def play() -> None:
            async with house(tmp_path) as home:
                for entries in ((forged,), taken_back, (legal, forged)):
                    data = with_entries(table, *entries)
                    status, found = await post(home, "/tables/import", data)
                    assert (status, found["say"]["id"]) == (400, "file-replay")
                for fair in ((legal,), (legal, Back(table.position)), (Interjection(0, None),)):
                    status, found = await post(home, "/tables/import", with_entries(table, *fair))
                    assert status == 201, found

        run(play())

    def test_entries_out_of_place(self, tmp_path: Path) -> None:
        table = played(9)
        seat = table.waiting()[0]
        value = table.run.part(seat).suggestions()[0]
        roll = next(at for at, entry in enumerate(table.journal) if entry.seat == -1)
        bad: list[list[Entry]] = [
            [*table.journal, Answer(seat, value, until="for ever")],
            [*table.journal, Interjection(7, None)],
            [*table.journal, Back(-1)],
            [*table.journal, Back(table.position + 1)],
            [*table.journal[:roll], Answer(-1, ["a face", "of no die"]), *table.journal[roll:]],
        ]

        async def play() -> None:
            async with house(tmp_path) as home:
                good = saves.unpack(saves.dump(table), "game.kt")
                assert isinstance(good, saves.Saved)
                for entries in bad:
                    file = msgspec.structs.replace(good, journal=entries)
                    status, found = await post(home, "/tables/import", saves.pack(file))
                    assert (status, found["say"]["id"]) == (400, "file-replay")

        run(play())

    def test_what_was_taken_back_comes_along(self, tmp_path: Path) -> None:
        """Legal branches of a game are taken in just as they were played."""
        table = played(6)
        for back in (3, 0, 5):
            table.back(back)
            for _ in range(4):
                seat = table.waiting()[0]
                table.answer(seat, table.run.part(seat).suggestions()[-1])

        async def play() -> None:
            async with house(tmp_path) as home:
                status, found = await post(home, "/tables/import", saves.dump(table))
                assert status == 201
                written = await home.server.registry.store.journal(found["table"])
                assert journal.encode(written) == journal.encode(table.journal)

        run(play())


BOMB = 8 << 20
"""Bytes of a bomb: empty lists, one byte each, which take sixty-four in memory."""


def bomb(size: int) -> bytes:
    """A file of a few thousand bytes that wants a lot of memory."""
    good = saves.unpack(saves.dump(played(0)), "game.kt")
    assert isinstance(good, saves.Saved)
    lists = b"\xdd" + size.to_bytes(4, "big") + b"\x90" * size
    entry = Answer(0, msgspec.Raw(lists))
    return packed(msgspec.msgpack.encode(msgspec.structs.replace(good, journal=[entry])))


@pytest.mark.slow
class TestMemory:
    def test_a_file_that_wants_too_much_is_refused_and_the_next_is_read(
        self, tmp_path: Path
    ) -> None:
        async def play() -> None:
            async with house(tmp_path, file_memory=256 << 20) as home:
                data = bomb(BOMB)
                assert len(data) < 50_000
                status, found = await post(home, "/tables/import", data)
                assert (status, found["code"]) == (413, "too-large")
                status, _ = await post(home, "/tables/import", saves.dump(played(9)))
                assert status == 201

        run(play())

    def test_a_file_that_unpacks_to_too_much(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                status, found = await post(home, "/tables/import", bomb(3 * BOMB))
                assert (status, found["say"]["id"]) == (400, "file-too-large")

        run(play())

    @pytest.mark.slow
    def test_a_very_long_game_is_taken_in(self, tmp_path: Path) -> None:
        """Four times as long as any that was played."""
        game = games.game("warcraft")
        table: Table[Any] = Table(game, game.setup(turns=0, target=1000), chance=Seeded(5))
        while table.position < 10_000:
            seat = table.waiting()[0]
            table.answer(seat, table.run.part(seat).suggestions()[0])

        async def play() -> None:
            async with house(tmp_path) as home:
                status, found = await post(home, "/tables/import", saves.dump(table))
                assert status == 201
                async with seated(home, as_links(found), 0) as (one,):
                    assert one.state is not None
                    assert one.state.position >= table.position

        run(play())


SETUPS: list[dict[str, Any]] = [
    {"game": "warcraft", "setup": {"turns": 10**15}},
    {"game": "warcraft", "setup": {"turns": -1}},
    {"game": "warcraft", "setup": {"target": -5}},
    {"game": "warcraft", "setup": {"target": 10**15}},
    {"game": "raiders", "setup": {"stars": 10**15}},
    {"game": "raiders", "setup": {"stars": 0}},
]
TEAM = """
game = "raiders"
name = "Many"
[[entries]]
card = "rodbearers"
separate = 1000000000
"""


def test_setups_that_would_never_end(tmp_path: Path) -> None:
    many = {"game": "raiders", "files": {"many.toml": TEAM}}
    setups = [*SETUPS, {**many, "setup": {"teams": "many.toml,gremlins"}}]

    async def play() -> None:
        async with house(tmp_path) as home:
            for wanted in setups:
                status, found = await post(home, "/tables", msgspec.json.encode(wanted))
                assert (status, found["code"]) == (422, "illegal"), wanted
            sane = {"game": "warcraft", "setup": {"turns": 1000, "target": 1000}}
            status, _ = await post(home, "/tables", msgspec.json.encode(sane))
            assert status == 201

    run(play())
