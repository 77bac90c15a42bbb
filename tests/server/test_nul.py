"""NUL characters, which PostgreSQL cannot write down: refused at the door, with a sentence."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from kitchentable.kernel.chance import Sealed
from kitchentable.kernel.files import saves
from kitchentable.server.protocol.messages import Ack, Chat, Join, Refused, Wrong, check_text, write
from tests.server.house import house, run
from tests.server.test_hostile import reply
from tests.server.test_new_tables import played, post
from tests.server.test_store import agreed, answers, store_at

REQUESTS: list[tuple[str, str, bytes | None]] = [
    ("GET", "/tables/%00", None),
    ("GET", "/tables/a%00b", None),
    ("GET", "/tables/%00/game.kt", None),
    ("GET", "/tables/%00/session", None),
    ("GET", "/tables/%00/library", None),
    ("GET", "/campaigns/%00", None),
    ("GET", "/games/%00/library", None),
    ("POST", "/tables/%00/branch", b'{"position": 1}'),
    ("POST", "/tables/%00/next", b""),
    ("POST", "/campaigns/%00/games", b'{"place": "desk"}'),
    ("POST", "/tables", b'{"game": "pantry", "names": ["A\\u0000"]}'),
    ("POST", "/tables", b'{"game": "pantry\\u0000"}'),
    ("POST", "/tables", b'{"game": "pantry", "setup": {"\\u0000": 1}}'),
    ("POST", "/campaigns", b'{"game": "raiders", "given": {"names": ["A\\u0000", "B"]}}'),
]


def check_refused(status: int, found: dict[str, Any]) -> None:
    assert (status, found["code"], found["say"]["id"]) == (400, "garbled", "server-nul")


def test_in_addresses_and_bodies(address: str) -> None:
    async def play() -> None:
        async with house(address) as home:
            for method, path, data in REQUESTS:
                check_refused(*await home.json(path, method=method, data=data))
            good = saves.dump(played(3))
            check_refused(*await post(home, "/tables/import?names=A%00", good))

    run(play())


FRAMES = [
    '{"kind": "join", "id": "\\u0000", "token": "%s"}',
    '{"kind": "join", "id": "j", "token": "%s\\u0000"}',
    '{"kind": "join", "id": "j", "token": "%s", "entropy": "\\u0000"}',
]


def test_in_frames(address: str) -> None:
    """Also a command's id, which is written down with it; and a backslash is no NUL."""

    async def play() -> None:
        async with house(address) as home:
            links = await home.table(seed=1)
            async with connect(f"{home.ws}/tables/{links.table}") as socket:
                for frame in FRAMES:
                    await socket.send(frame % links.seats[0])
                    check_wrong(await reply(socket))
                await socket.send(write(Join("j", links.seats[0])).decode())
                await reply(socket)
                for chat in (Chat("c\0", "hello"), Chat("c", "hel\0lo")):
                    await socket.send(write(chat).decode())
                    check_wrong(await reply(socket))
                await socket.send(write(Chat("c", r"the text \u0000 of six characters")).decode())
                assert isinstance(await reply(socket), Ack)

    def check_wrong(event: Any) -> None:
        assert isinstance(event, Wrong)
        assert (event.code, event.say.id) == ("garbled", "server-nul")

    run(play())


def test_in_the_dice_of_a_file(address: str) -> None:
    """What the seats added to sealed dice is written down with the seats."""

    table = played(10_000, Sealed(b"s" * 32, ("one", "two\0")))
    assert table.over

    async def play() -> None:
        async with house(address) as home:
            check_refused(*await post(home, "/tables/import", saves.dump(table)))

    run(play())


@pytest.mark.parametrize("name", ["0/\0", "0/\ud800"])
def test_one_bad_command_leaves_the_others_of_its_transaction_alone(
    address: str, name: str
) -> None:
    """What the store cannot write fails alone, even if it was not refused at the door."""
    ids = [f"t{number}" for number in range(12)]

    async def play() -> None:
        async with store_at(address) as store:
            for id in ids:
                await store.create(agreed(id))
            writing = [
                store.append(id, 0, answers(at), name if at == 5 else f"0/{at}")
                for at, id in enumerate(ids)
            ]
            done = await asyncio.gather(*writing, return_exceptions=True)
            failed = [at for at, outcome in enumerate(done) if outcome is not None]
            assert failed in ([], [5]), "SQLite can write a NUL"
            lengths = await store.lengths(ids)
            assert len(lengths) == len(ids) - len(failed)
            await store.append("t5", 1 - len(failed), answers(1), "0/again")

    run(play())


def test_json_with_a_nul_is_found_however_deep_it_lies() -> None:
    for value in ("\0", ["a\0"], {"a": {"b\0": 1}}, [[{"a": "\0b"}]]):
        with pytest.raises(Refused):
            check_text(msgspec.json.encode(value))
    check_text(msgspec.json.encode(["\\u0000", {"a": "\\\\u0000"}]))
