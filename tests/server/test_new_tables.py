"""Tables that begin in the middle: played on from a position, or out of a file."""

from __future__ import annotations

import urllib.parse
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kitchentable import games
from kitchentable.client import Links, fresh
from kitchentable.kernel.chance import Physical, Seeded, commitment
from kitchentable.kernel.files import saves
from kitchentable.kernel.state.state import encode
from kitchentable.kernel.table import journal
from kitchentable.kernel.table.journal import line
from kitchentable.kernel.table.table import Table
from kitchentable.server.protocol.messages import Query
from kitchentable.server.tables import new_tables
from tests.server.house import House, house, run
from tests.server.test_play import opened, whole
from tests.server.test_table_social import seated


async def post(home: House, path: str, data: bytes, **more: str) -> tuple[int, Any]:
    return await home.json(path, method="POST", data=data, **more)


def as_links(found: dict[str, Any]) -> Links:
    return msgspec.convert(found, Links, strict=False)


async def branch(home: House, links: Links, token: str, **wanted: Any) -> tuple[int, Any]:
    data = msgspec.json.encode(wanted)
    return await post(home, f"/tables/{links.table}/branch", data, Authorization=f"Bearer {token}")


class TestPlayingOn:
    def test_from_any_position_of_a_finished_game(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table()
                await whole(home, links)
                old = await (await home.server.registry.session(links.table)).table()
                at = line(old.journal)[len(line(old.journal)) // 2]
                status, found = await branch(
                    home, links, links.spectator, position=at, names=["Ana", "Bo"]
                )
                assert status == 201
                again = as_links(found)
                live = await home.server.registry.session(again.table)
                table = await live.table()
                assert encode(table.at(at).state) == encode(old.at(at).state)
                assert live.social.record.terms.source == links.table
                ends = await whole(home, again)
                assert ends[0].result is not None
                for position in (old.position, old.position + 1):
                    status, _ = await branch(home, links, links.spectator, position=position)
                    assert status == 400

        run(play())

    def test_a_running_game_tells_no_secrets_that_way(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table(seed=1)
                async with seated(home, links, 0, 1):
                    status, found = await branch(home, links, links.seats[0], position=1)
                    assert (status, found["code"]) == (409, "hidden")
                links = await home.table("raiders", seed=1)
                async with seated(home, links, 0) as (one,):
                    assert one.state is not None
                    position = one.state.position
                    status, found = await branch(home, links, links.seats[0], position=position)
                    assert status == 201, "Home Raiders hides nothing"
                live = await home.server.registry.session(found["table"])
                assert live.agreed.chance != Seeded(1), "but nobody may look the dice up"

        run(play())

    @pytest.mark.parametrize(
        ("token", "wanted", "status"),
        [
            ("wrong", {"position": 1}, 403),
            ("", {"position": -1}, 400),
            ("", {}, 400),
            ("", {"position": 1, "players": ["wizard"]}, 422),
            ("", {"position": 1, "players": ["random"] * 3}, 422),
            ("", {"position": 1, "seed": 1}, 400),
        ],
    )
    def test_what_is_refused(
        self, tmp_path: Path, token: str, wanted: dict[str, Any], status: int
    ) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table("raiders", seed=1)
                got, _ = await branch(home, links, token or links.seats[0], **wanted)
                assert got == status

        run(play())


def played(answers: int, chance: Any = None, **setup: Any) -> Table[Any]:
    """A game of some answers at one screen."""
    game = games.game("pantry")
    table: Table[Any] = Table(game, game.setup(**setup), chance=chance or Seeded(5))
    for _ in range(answers):
        if table.over:
            break
        seat = table.waiting()[0]
        table.answer(seat, table.run.part(seat).suggestions()[0])
    return table


@pytest.mark.slow
class TestFiles:
    def test_a_game_from_one_screen_goes_on_here(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                table = played(9)
                query = urllib.parse.urlencode({"players": "person,random", "names": "Ana"})
                status, found = await post(home, f"/tables/import?{query}", saves.dump(table))
                assert status == 201
                links = as_links(found)
                assert set(links.seats) == {0}
                live = await home.server.registry.session(links.table)
                taken = (await live.table()).journal[: table.position]
                assert journal.encode(taken) == journal.encode(table.journal)
                assert live.agreed.chance != Seeded(5), "who sent the file knows that seed"
                ends = await whole(home, links)
                assert ends[0].result is not None

        run(play())

    def test_a_finished_game_keeps_its_seal(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table()
                await whole(home, links)
                _, saved = await opened(home, links, links.spectator)
                _, data, _ = await home.request(
                    f"/tables/{links.table}/game.kt", Authorization=f"Bearer {links.spectator}"
                )
                status, found = await post(home, "/tables/import", data)
                assert status == 201
                async with seated(home, as_links(found), -1) as (watching,):
                    state = watching.state
                    assert state is not None
                    assert state.result is not None
                    assert state.seal is not None
                    assert commitment(bytes.fromhex(state.seal.seed)) == saved.chance.commitment  # type: ignore[union-attr]
                    ask = {"from": 0, "count": 50}
                    assert (await watching.query(Query(fresh(), "moments", ask))).moments

        run(play())

    def test_a_game_that_began_in_the_middle(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path, foreign=True) as home:
                first = played(9)
                table: Table[Any] = Table(
                    first.game, first.setup, chance=Physical(), start=first.run.saved
                )
                status, found = await post(home, "/tables/import", saves.dump(table))
                assert status == 201
                links = as_links(found)
                async with seated(home, links, 0) as (one,):
                    found_moments = await one.query(Query(fresh(), "moments", {"from": 0}))
                    assert found_moments.moments[0].view["night"] == first.run.saved.night
                ends = await whole(home, links)
                assert ends[0].result is not None

        run(play())

    def test_what_is_no_game_of_ours(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                good = saves.dump(played(5))
                mine = saves.export(played(5), 0)
                bad: list[tuple[bytes, int]] = [(b"", 422), (b"x" * 100, 422), (mine, 422)]
                bad += [(good[:-9], 422), (good + b"x", 422), (b"x" * 5_000_000, 413)]
                for data, status in bad:
                    got, found = await post(home, "/tables/import", data)
                    assert got in (status, 400), data[:40]
                    assert found["kind"] == "error"
                for query in (
                    "players=wizard",
                    "players=random,random,random",
                    "names=" + "x" * 99,
                ):
                    got, _ = await post(home, f"/tables/import?{query}", good)
                    assert got in (400, 422), query

        run(play())

    def test_other_content_than_ours_is_for_servers_that_say_so(self, tmp_path: Path) -> None:
        table = played(0)
        content = msgspec.structs.replace(table.content, nights=table.content.nights + 1)
        other: Table[Any] = Table(table.game, table.setup, content, chance=Seeded(1))

        async def play() -> None:
            async with house(tmp_path) as home:
                status, found = await post(home, "/tables/import", saves.dump(other))
                assert (status, found["code"]) == (403, "foreign")
            async with house(tmp_path, foreign=True) as home:
                status, found = await post(home, "/tables/import", saves.dump(other))
                assert status == 201
                live = await home.server.registry.session(found["table"])
                assert live.content == content

        run(play())


class TestNames:
    def test_bots_are_named_and_keep_their_names_in_files_and_rematches(
        self, tmp_path: Path
    ) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                kinds = ["person", "random", "random"]
                links = await home.table(players=kinds, setup={"seats": 3}, names=["Ana"])
                live = await home.server.registry.session(links.table)
                people = live.people()
                assert people[0].name == "Ana"
                assert not people[0].character
                assert all(each.character for each in people[1:])
                assert len({each.name for each in people}) == 3
                seats = tuple(live.roster.seats.values())
                again = new_tables.rematch(live.agreed, seats)
                names = {seat.number: seat.name for seat in again.seats}
                assert [names[seat] for seat in range(3)] == [each.name for each in people]
                await whole(home, links)
                saved = saves.unpack(await live.file(None), "x")
                assert saved.played.names == tuple(each.name for each in people)

        run(play())
