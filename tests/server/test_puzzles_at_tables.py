"""Puzzles at a server: a table with known dice and a simple other side, and one that is solved."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import UNSET

from kitchentable import games
from kitchentable.kernel.files import puzzles
from kitchentable.server.protocol.messages import Query
from tests.server.house import House, house, run
from tests.server.test_new_tables import as_links, post
from tests.server.test_table_social import seated


async def stands(home: House, player: Any) -> tuple[str, str]:
    found = await player.query(Query("q", "puzzle"))
    assert found.puzzle is not None
    return found.puzzle.name, found.puzzle.verdict.value


def test_the_list_and_a_picture(tmp_path: Path) -> None:
    async def look() -> None:
        async with house(tmp_path) as home:
            status, rows = await home.json("/puzzle-list")
            assert (status, len(rows)) == (200, 24)
            first = rows[0]
            assert first == {"game": "raiders", "name": "a-long-jump", "level": 1}
            path = f"/games/{first['game']}/puzzles/{first['name']}.svg"
            status, data, _ = await home.request(path)
            assert (status, data[:4]) == (200, b"<svg")
            status, _, _ = await home.request("/games/raiders/puzzles/nothing.svg")
            assert status == 404

    run(look())


def test_a_puzzle_is_solved_at_its_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            status, found = await post(home, "/games/raiders/puzzles/held-fast", b"{}")
            assert status == 201, found
            assert set(found["seats"]) == {"0"}  # nobody sits on the other side
            async with seated(home, as_links(found), 0) as (me,):
                assert await stands(home, me) == ("held-fast", "open")
                situation = dict(puzzles.all_of(games.game("raiders")))["held-fast"]
                assert situation.puzzle is not None
                for step in situation.puzzle.solution:
                    assert step.answer is not UNSET, "this solution answers"
                    await me.answer(step.answer)
                assert await stands(home, me) == ("held-fast", "solved")

    run(play())


def test_a_solution_is_a_table_at_which_it_was_played(tmp_path: Path) -> None:
    async def look() -> None:
        async with house(tmp_path) as home:
            path = "/games/warcraft/puzzles/in-this-order?solution"
            status, found = await post(home, path, b"{}")
            assert status == 201, found
            async with seated(home, as_links(found), 0) as (me,):
                assert await stands(home, me) == ("in-this-order", "solved")
            status, _ = await post(home, "/games/raiders/puzzles/nothing", b"{}")
            assert status == 404

    run(look())
