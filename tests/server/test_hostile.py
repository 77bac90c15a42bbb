"""Hostile frames: each gets an error with a code, and the table stays as it was."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, get_args, get_type_hints

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kitchentable.client import Links, No, fresh
from kitchentable.kernel.words import say
from kitchentable.locale import LANGUAGES, Words
from kitchentable.server.log import QUIET
from kitchentable.server.people import connection, guard
from kitchentable.server.protocol.messages import (
    Ack,
    AskAgain,
    Chat,
    Command,
    Commands,
    Found,
    GiveAnswer,
    Interject,
    Join,
    Moved,
    Mute,
    Query,
    RefusalCode,
    Rematch,
    Resign,
    Said,
    SeatState,
    StandInFor,
    TakeBack,
    Tell,
    Undo,
    Welcome,
    Wrong,
    id_of,
    read_event,
    write,
)
from tests.server.house import House, house, run
from tests.server.mutations import mutated
from tests.server.test_play import asked, both, whole
from tests.server.waiting import GIVE_UP, PAUSE, until

FRAMES: list[tuple[str | bytes, str]] = [
    ("", "garbled"),
    ("[]", "garbled"),
    ("{", "garbled"),
    (b"\xff\xfe", "garbled"),
    ('{"kind": "chat", "id": "1", "text": "\\ud800"}', "garbled"),
    ('{"kind": "cheat", "id": "1"}', "garbled"),
    ('{"kind": "undo", "id": "", "position": 1}', "garbled"),
    ('{"kind": "undo", "id": "1", "position": -1}', "garbled"),
    ('{"kind": "undo", "id": "1", "position": 1, "seat": 1}', "garbled"),
    ('{"kind": "chat", "id": "1", "text": "' + "x" * 501 + '"}', "garbled"),
    ('{"kind": "query", "id": "1", "what": "state"}', "garbled"),
    ('{"kind": "query", "id": "1", "what": "log", "value": "x"}', "no-position"),
    ('{"kind": "join", "id": "1", "token": ""}', "garbled"),
    ('{"kind": "answer", "id": "1", "position": 0, "value": 1}', "stale"),
    ('{"kind": "answer", "id": "1", "position": 9999, "value": 1}', "stale"),
    ('{"kind": "takeback", "id": "1", "position": 9999, "to": 0}', "stale"),
    ('{"kind": "interject", "id": "1", "act": ["rob", 1]}', "illegal"),
    ('{"kind": "interject", "id": "1", "act": ' + "[" * 480 + "]" * 480 + "}", "illegal"),
    ("[" * 5000, "garbled"),
    ("x" * 65_000, "garbled"),
]


async def reply(socket: ClientConnection) -> Any:
    """The next answer to a command of ours."""
    while True:
        event = read_event(await asyncio.wait_for(socket.recv(), GIVE_UP))
        if isinstance(event, Wrong | Ack | Found | Welcome):
            return event


async def code_of(socket: ClientConnection, frame: str | bytes) -> str:
    await socket.send(frame)
    event = await reply(socket)
    return event.code if isinstance(event, Wrong) else event.__struct_config__.tag


async def connects(url: str) -> bool:
    """Whether one more connection is let in."""
    try:
        async with connect(url):
            return True
    except InvalidStatus:
        return False


async def until_closed(socket: ClientConnection) -> None:
    """Wait until the server ends the connection."""
    with contextlib.suppress(ConnectionClosed):
        async with asyncio.timeout(GIVE_UP):
            while True:
                await socket.recv()


def everything(position: int) -> list[Command]:
    """One command of each kind that only a seat may give, and each query only a seat may put."""
    return [
        *(GiveAnswer(fresh(), position, 1), Interject(fresh(), ["leave"]), AskAgain(fresh())),
        *(Undo(fresh(), position), TakeBack(fresh(), position, 0), Chat(fresh(), "hello")),
        *(
            Tell(fresh(), position, [1]),
            Resign(fresh()),
            StandInFor(fresh(), 1),
            Rematch(fresh()),
            Mute(fresh(), 1),
        ),
        *(Query(fresh(), "interjections"), Query(fresh(), "why", 1), Query(fresh(), "hints")),
        *(Query(fresh(), "suggestions"), Query(fresh(), "lesson", "move")),
    ]


def open_queries() -> list[Command]:
    """The queries that every guest of the table may put."""
    ask = {"from": 0}
    return [
        *(Query(fresh(), "log", 0), Query(fresh(), "names", "en")),
        *(Query(fresh(), "preview", {"seat": 0}), Query(fresh(), "moments", ask)),
        *(Query(fresh(), what) for what in ("course", "puzzle")),
    ]


def test_no_command_is_forgotten_here() -> None:
    given = [*everything(0), *open_queries(), Join("j")]
    assert {type(each) for each in given} == set(get_args(Commands))
    whats = {each.what for each in given if isinstance(each, Query)}
    assert whats == set(get_args(get_type_hints(Query)["what"]))


class TestTokens:
    def test_only_the_token_of_this_table_opens_it(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links, other = await home.table(), await home.table()
                foreign = [
                    *(other.seats[0], other.spectator, other.keeper, "", "x" * 64, links.table),
                    *(links.seats[0][:-1], links.seats[0] + "=", links.seats[0].swapcase()),
                ]
                for token in foreign:
                    async with connect(f"{home.ws}/tables/{links.table}") as socket:
                        assert await code_of(socket, write(Join("j", token))) == "wrong-token"
                        for command in (*everything(0), *open_queries()):
                            assert await code_of(socket, write(command)) == "not-joined"
                async with connect(f"{home.ws}/tables/nowhere") as socket:
                    join = Join("j", links.seats[0])
                    assert await code_of(socket, write(join)) == "no-table"
                async with connect(f"{home.ws}/tables/{links.table}") as socket:
                    assert await code_of(socket, write(Join("j", links.keeper))) == "not-a-seat"

        run(play())

    def test_a_spectator_watches_and_no_more(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table()
                async with home.client(links, 0) as one, home.client(links, 1) as two:
                    await both(one, two)
                    before = (one.state, two.state)
                    async with home.client(links, None) as watching:
                        await watching.until(lambda: watching.state is not None)
                        assert watching.state is not None
                        assert watching.state.asked is None
                        for command in everything(watching.state.position):
                            with pytest.raises(No) as caught:
                                await watching.send(command)
                            assert caught.value.code == "not-a-seat"
                        for command in open_queries():
                            assert isinstance(await watching.send(command), Found)
                        found = await watching.query(Query(fresh(), "log", 0))
                        assert all(line.event["rules"] for line in found.lines)
                    assert (one.state, two.state) == before

        run(play())

    def test_a_seat_handed_back_or_renewed_is_closed_to_the_old_link(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table(seed=1)
                seat = f"/tables/{links.table}/seats/0"
                mine = {"Authorization": f"Bearer {links.seats[0]}"}
                keeper = {"Authorization": f"Bearer {links.keeper}"}
                async with connect(f"{home.ws}/tables/{links.table}") as socket:
                    assert await code_of(socket, write(Join("j", links.seats[0]))) == "welcome"
                    assert (await home.json(seat, method="POST", **mine))[0] == 403
                    status, _ = await home.json(
                        f"/tables/{links.table}/seat", method="DELETE", **mine
                    )
                    assert status == 200
                    await until_closed(socket)
                status, renewed = await home.json(seat, method="POST", **keeper)
                assert status == 200
                for token, code in ((links.seats[0], "wrong-token"), (renewed["token"], "welcome")):
                    async with connect(f"{home.ws}/tables/{links.table}") as socket:
                        assert await code_of(socket, write(Join("j", token))) == code
                assert (await home.json(f"{seat}9", method="POST", **keeper))[0] == 404

        run(play())

    def test_a_link_that_ends_while_its_holder_waits_at_the_door(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table(seed=1)
                live = await home.server.registry.session(links.table)
                async with connect(f"{home.ws}/tables/{links.table}") as socket:
                    async with live.lock:
                        await socket.send(write(Join("j", links.seats[0])).decode())
                        assert isinstance(await reply(socket), Welcome)
                        await home.server.registry.store.renew(live.id, 0, b"another")
                        await live.refresh()
                    assert (await reply(socket)).code == "wrong-token"
                    assert live.audience.guests == []

        run(asyncio.wait_for(play(), GIVE_UP))

    def test_no_token_and_no_seed_is_logged_or_sent(
        self, tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
    ) -> None:
        """Nor does a seat get a question that is put to another seat."""
        frames: dict[int, list[Any]] = {0: [], 1: [], -1: []}

        async def listen(home: House, links: Links, seat: int, token: str) -> None:
            async with connect(f"{home.ws}/tables/{links.table}") as socket:
                await socket.send(write(Join("j", token)).decode())
                async for frame in socket:
                    frames[seat].append(frame)

        async def play() -> tuple[Links, bytes]:
            async with house(tmp_path) as home:
                links = await home.table()
                people = {**links.seats, -1: links.spectator}
                listening = [
                    asyncio.create_task(listen(home, links, *each)) for each in people.items()
                ]
                await whole(home, links)
                await home.request("/tables/x", Authorization=f"Bearer {links.keeper}")
                for task in listening:
                    task.cancel()
                await asyncio.gather(*listening, return_exceptions=True)
                live = await home.server.registry.session(links.table)
                return links, live.agreed.chance.seed  # type: ignore[union-attr]

        with caplog.at_level(logging.DEBUG, logger="kitchentable"):
            links, seed = run(play())
        written = caplog.text + "".join(capfd.readouterr())
        tokens = [*links.seats.values(), links.spectator, links.keeper]
        assert not [token for token in tokens if token in written]
        for seat, received in frames.items():
            events = [read_event(frame) for frame in received]
            states = [e.state if isinstance(e, Moved) else e for e in events]
            asked = [e.asked for e in states if isinstance(e, SeatState) and e.asked]
            assert all(each.seat == seat for each in asked)
            assert bool(asked) == (seat >= 0)
            text = "".join(str(frame) for frame in received)
            assert not [token for token in tokens if token in text]
            running = [e for e in states if not isinstance(e, SeatState) or e.result is None]
            assert seed.hex() not in str(running)
            assert seed.hex() in text, "all get it when the game is over"


class TestFrames:
    def test_garbled_frames_get_an_error_and_change_nothing(self, tmp_path: Path) -> None:
        rng = Random(11)

        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table()
                async with home.client(links, 0) as one, home.client(links, 1) as two:
                    await asked(one, two)
                    live = await home.server.registry.session(links.table)
                    position = (await live.table()).position
                    # These are legal with any id; a bot plays on for a seat that resigns.
                    legal = Interject | AskAgain | Chat | Resign
                    sound = [write(c) for c in everything(99) if not isinstance(c, legal)]
                    sound.append(write(GiveAnswer("a", position, 10**9)))
                    async with connect(f"{home.ws}/tables/{links.table}") as socket:
                        assert await code_of(socket, write(Join("j", links.seats[0]))) == "welcome"
                        wrong = 0
                        for _ in range(600):
                            frame = mutated(rng, rng.choice(sound))
                            text: str | bytes = frame
                            if rng.random() < 0.5:
                                text = frame.decode("utf-8", "replace")
                            await socket.send(text)
                            refused = isinstance(await reply(socket), Wrong)
                            before, position = position, (await live.table()).position
                            # A mutation may be a legal command by chance: it is carried out.
                            assert position == before or not refused
                            wrong += refused
                    assert wrong > 500

        run(play())

    def test_each_error_has_its_code(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table(seed=1)
                async with connect(f"{home.ws}/tables/{links.table}") as socket:
                    assert await code_of(socket, write(Join("j", links.seats[0]))) == "welcome"
                    for frame, code in FRAMES:
                        assert await code_of(socket, frame) == code, frame

        run(play())

    def test_a_frame_that_is_too_large_ends_the_connection(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table()
                async with connect(f"{home.ws}/tables/{links.table}") as socket:
                    await socket.send("x" * (64 * 1024 + 1))
                    await until_closed(socket)

        run(play())

    def test_another_version_of_the_protocol_is_refused(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path) as home:
                links = await home.table()
                async with connect(f"{home.ws}/tables/{links.table}") as socket:
                    join = write(Join("j", links.seats[0], version=2))
                    assert await code_of(socket, join) == "version"

        run(play())


STOPPED = SimpleNamespace(monotonic=lambda: 0.0)
"""A module `time` whose clock stands still."""


class TestLimits:
    def test_commands_per_second(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """All within one moment: after the first burst the rest is refused."""
        monkeypatch.setattr(connection, "time", STOPPED)
        costs = 1 + connection.COSTLY
        burst = 3 * 50

        async def play() -> None:
            async with house(tmp_path, commands=50) as home:
                links = await home.table(seed=1)
                async with connect(f"{home.ws}/tables/{links.table}") as socket:
                    await code_of(socket, write(Join("j", links.seats[0])))
                    for _ in range(burst - costs):
                        assert await code_of(socket, write(Query("q", "log", 0))) == "found"
                    assert await code_of(socket, write(Undo("u", 0))) == "too-fast", "it costs more"
                    for _ in range(costs - 2):
                        assert await code_of(socket, write(Query("q", "log", 0))) == "found"
                    await socket.send(write(Query("q", "log", 0)).decode())
                    refused = Wrong("q", "too-fast", say("server-too-fast"))
                    assert await reply(socket) == refused

        run(play())

    def test_connections_of_one_address(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path, connections_each=2) as home:
                links = await home.table()
                url = f"{home.ws}/tables/{links.table}"
                async with connect(url), connect(url):
                    with pytest.raises(InvalidStatus):
                        await connect(url)
                async with asyncio.timeout(GIVE_UP):
                    while not await connects(url):  # the server has yet to see them go
                        await asyncio.sleep(PAUSE)

        run(play())

    def test_tables_of_one_address(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path, tables_each=2) as home:
                data = b'{"game": "pantry"}'
                codes = [(await home.request("/tables", "POST", data))[0] for _ in range(4)]
                assert codes == [201, 201, 429, 429]

        run(play())

    def test_a_connection_that_does_not_join_is_ended(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path, join=0.2) as home:
                links = await home.table()
                async with connect(f"{home.ws}/tables/{links.table}") as socket:
                    await until_closed(socket)

        run(play())

    def test_a_table_with_guests_stays_in_memory(self, tmp_path: Path) -> None:
        async def play() -> None:
            async with house(tmp_path, idle=0.0) as home:
                registry = home.server.registry
                links = await home.table(seed=1)
                async with home.client(links, 0) as one:
                    await one.until(lambda: one.state is not None)
                    before = one.state
                    registry.sweep()
                    assert len(registry) == 1, "a guest is there"
                await until(lambda: registry.sweep() > 0 or len(registry) == 0)
                async with home.client(links, 0) as one:
                    await one.until(lambda: one.state is not None)
                    assert one.state == before

        run(play())

    def test_requests_per_second(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """All within one moment: after the first burst the rest is refused."""
        monkeypatch.setattr(guard, "time", STOPPED)

        async def play() -> None:
            async with house(tmp_path, requests=2) as home:
                codes = [(await home.request("/health"))[0] for _ in range(8)]
                assert codes == [200] * 6 + [429] * 2

        run(play())

    def test_a_slow_reader_is_dropped_and_the_others_go_on(self, tmp_path: Path) -> None:
        """It joins and never reads: its frames fill the network buffers, then the queue."""

        async def play() -> None:
            async with house(tmp_path, behind=500_000) as home:
                links = await home.table(seed=1)
                live = await home.server.registry.session(links.table)
                async with home.client(links, 0) as one:
                    port = int(home.http.rpartition(":")[2])
                    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1024)
                    writer.write(handshake(links.table))
                    await reader.readuntil(b"\r\n\r\n")
                    writer.write(masked(write(Join("j", links.seats[1]))))
                    await until(lambda: len(live.audience.guests) == 2)
                    number = 0
                    while any(guest.seat == 1 for guest in live.audience.guests):
                        live.audience.tell(Said(number, 0, "chat", "x" * 50_000))
                        number += 1
                        await asyncio.sleep(0.001)
                        assert number < 2_000
                    await one.send(Chat(fresh(), "are you still there?"))
                    writer.close()

        run(asyncio.wait_for(play(), GIVE_UP))


def handshake(table: str) -> bytes:
    """How a WebSocket begins."""
    lines = [f"GET /tables/{table} HTTP/1.1", "Host: localhost", "Upgrade: websocket"]
    lines += ["Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    lines += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", ""]
    return "\r\n".join(lines).encode()


def masked(data: bytes) -> bytes:
    """A text frame of a client, with a mask that changes nothing."""
    length = bytes([128 + len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return b"\x81" + length + bytes(4) + data


@pytest.mark.parametrize(
    ("frame", "id"),
    [
        (b'{"kind": "undo", "id": "c7", "position": -1}', "c7"),
        (b'{"kind": "cheat", "id": "c7"}', "c7"),
        (b'{"id": 7}', ""),
        (b'{"id": ""}', ""),
        (b"[]", ""),
        (b"\xff", ""),
        (b'{"id": "c7"' + b" " * 70_000 + b"}", ""),
    ],
)
def test_a_refusal_names_the_command_where_it_has_a_name(frame: bytes, id: str) -> None:
    assert id_of(frame) == id


def test_what_strangers_send_fills_no_log() -> None:
    for text, kept in (("Invalid UTF-8 sequence received", False), ("the disk is full", True)):
        record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 1, text, None, None)
        assert bool(QUIET.filter(record)) is kept


def test_every_code_has_its_words() -> None:
    for lang in LANGUAGES:
        words = Words(lang)
        for code in RefusalCode.__args__:  # type: ignore[attr-defined]
            assert code == "illegal" or words.has(f"server-{code}"), code
