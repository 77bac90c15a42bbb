"""Games of earlier rules at a server: files that are sent, and tables that it kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs

from kitchentable import games
from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.files import saves
from kitchentable.kernel.table.journal import Answer, Back, encode
from kitchentable.server.tables import new_tables
from kitchentable.server.tables.table_record import Terms
from tests.server.house import house, run
from tests.server.test_new_tables import as_links, played, post


def earlier_file() -> tuple[bytes, int]:
    """A file of earlier rules whose last answer is not legal now, and that answer's position."""
    table = played(9)
    saved = saves.unpack(saves.dump(table), "x")
    assert isinstance(saved, saves.Saved)
    before = structs.replace(saved.played, rules=saved.played.rules - 1)
    journal = [*table.journal, Answer(table.waiting()[0], 4711)]
    return saves.pack(structs.replace(saved, played=before, journal=journal)), table.position


@pytest.mark.slow
def test_a_file_that_goes_differently_is_refused_or_goes_on(tmp_path: Path) -> None:
    data, at = earlier_file()

    async def play() -> None:
        async with house(tmp_path) as home:
            status, found = await post(home, "/tables/import", data)
            assert (status, found["code"]) == (409, "differs")
            assert (found["say"]["id"], found["say"]["args"]["entry"]) == ("game-differs", at)
            status, found = await post(home, "/tables/import?go_on=1", data)
            assert status == 201, found
            links = as_links(found)
            entries = await home.server.registry.store.journal(links.table)
            assert len(entries) == at

    run(play())


@pytest.mark.slow
def test_a_table_that_was_kept_goes_on_where_the_rules_still_fit(tmp_path: Path) -> None:
    game = games.game("pantry")
    table = played(9)
    content = msgspec.msgpack.encode(table.content)

    async def play() -> None:
        async with house(tmp_path) as home:
            seats: Any = (("person", "person"), ("Ana", "Bo"))
            agreed, _ = new_tables.table(game, table.setup, content, Seeded(5), *seats)
            before = structs.replace(agreed, rules=game.version - 1)
            entries = [*table.journal, Answer(7, 1)]
            registry = home.server.registry
            await new_tables.found(registry.store, before, Terms(), entries)
            again = await (await registry.session(agreed.id)).table()
            assert again.waiting() == table.waiting()
            assert again.journal[-1] == Back(table.position)
            kept = await registry.store.journal(agreed.id)
            assert encode(kept) == encode([*entries, Back(table.position)])

    run(play())
