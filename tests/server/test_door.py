"""Connections without a whole request: few of one address, and not for long."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kitchentable.kernel.files import saves
from kitchentable.server.log import Quiet
from kitchentable.server.people.door import Door
from kitchentable.server.people.limits import Limits
from tests.server.house import House, house, run
from tests.server.test_hostile import handshake
from tests.server.test_new_tables import played
from tests.server.test_play import whole
from tests.server.waiting import GIVE_UP, PAUSE, until

pytestmark = pytest.mark.slow

STRANGER, OTHER = "127.0.0.2", "127.0.0.3"
HALF = b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-Long: "
WHOLE = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"


class Line:
    """A connection from an address of this machine that sends any bytes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def says(self, data: bytes) -> bytes:
        """The first line of the answer; nothing if the server hangs up."""
        with contextlib.suppress(OSError):
            self.writer.write(data)
            await self.writer.drain()
            return await asyncio.wait_for(self.reader.readline(), GIVE_UP)
        return b""

    async def ended(self) -> None:
        """Wait until the server has hung up."""
        with contextlib.suppress(OSError):
            await asyncio.wait_for(self.reader.read(), GIVE_UP)

    @property
    def open(self) -> bool:
        return not self.reader.at_eof() and self.reader.exception() is None


@contextlib.asynccontextmanager
async def lines(home: House, count: int, source: str) -> AsyncIterator[list[Line]]:
    """A number of connections from an address."""
    port = int(home.http.rpartition(":")[2])
    made: list[Line] = []
    try:
        for _ in range(count):
            pair = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
            made.append(Line(*pair))
        yield made
    finally:
        for each in made:
            each.writer.transport.abort()


async def passes(home: House, seconds: float, shut: Line) -> None:
    """Let the door believe that some time has passed; it shuts a connection then."""
    now = asyncio.get_running_loop().time

    def is_shut() -> bool:
        home.server.door.look(now() + seconds)
        return not shut.open

    ending = asyncio.create_task(shut.ended())
    await until(is_shut)
    await ending


async def served(home: House, source: str) -> bool:
    """Whether a request from an address is answered."""
    async with lines(home, 1, source) as (line,):
        return b"200" in await line.says(WHOLE)


def test_half_open_connections_of_one_address(tmp_path: Path) -> None:
    """They have a limit; other addresses do not notice, and closed connections make room."""

    async def play() -> None:
        async with house(tmp_path, visitors_each=5) as home, lines(home, 5, STRANGER) as held:
            for each in held:
                each.writer.write(HALF)
            assert not await served(home, STRANGER)
            assert await served(home, OTHER)
            assert await served(home, "127.0.0.1")
            held[0].writer.transport.abort()
            async with asyncio.timeout(GIVE_UP):
                while not await served(home, STRANGER):  # the server has yet to see it go
                    await asyncio.sleep(PAUSE)

    run(play())


def test_hundreds_of_them_while_others_play(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with house(tmp_path, patience=600) as home, lines(home, 300, STRANGER) as held:
            for each in held:
                each.writer.write(HALF)
            links = await home.table()
            ends = await whole(home, links)
            assert ends[0].result is not None
            for each in held[Limits().visitors_each :]:
                await each.ended()
            assert sum(each.open for each in held) == Limits().visitors_each

    with caplog.at_level(logging.WARNING):
        run(play())
    assert not caplog.records


BEGUN = {
    "nothing": b"",
    "half a header": HALF,
    "half a body": b"POST /tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{",
    "half a second request": WHOLE + HALF,
}


@pytest.mark.parametrize("begun", BEGUN)
def test_a_connection_that_does_not_finish_is_shut(tmp_path: Path, begun: str) -> None:
    async def play() -> None:
        async with house(tmp_path, patience=0.5) as home, lines(home, 2, STRANGER) as held:
            for each in held:
                each.writer.write(BEGUN[begun])
            for each in held:
                await each.ended()

    run(play())


def test_a_byte_now_and_then_gives_no_more_time(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, patience=0.5) as home, lines(home, 1, STRANGER) as (line,):
            line.writer.write(HALF)
            ending = asyncio.create_task(line.ended())
            async with asyncio.timeout(GIVE_UP):
                while not ending.done():
                    with contextlib.suppress(OSError):
                        line.writer.write(b"x")
                    await asyncio.sleep(PAUSE)

    run(play())


def test_a_body_that_keeps_coming_has_its_time(tmp_path: Path) -> None:
    """Half of a file, and the rest after more time than a small request would have."""
    data = saves.dump(played(5))
    data += b"x" * 200_000  # it will be refused, but it is read
    head = "POST /tables/import HTTP/1.1\r\nHost: localhost\r\n"
    head += f"Content-Length: {len(data)}\r\n\r\n"

    async def play() -> None:
        async with (
            house(tmp_path, patience=100) as home,
            lines(home, 2, STRANGER) as (slow, late),
        ):
            slow.writer.write(head.encode() + data[:150_000])
            late.writer.write(head.encode() + data[:10])
            visitors = home.server.door._visitors
            await until(lambda: sum(each._received for each in visitors) > 150_000)
            await passes(home, 110, shut=late)
            assert b" 400 " in await slow.says(data[150_000:])

    run(play())


def test_web_sockets_are_no_visitors(tmp_path: Path) -> None:
    """They stay open, and an address with many of them can still ask for pages."""

    async def play() -> None:
        async with house(tmp_path, visitors_each=2, connections_each=3, patience=100) as home:
            links = await home.table()
            async with lines(home, 2, STRANGER) as first, lines(home, 1, OTHER) as late:
                for each in first:
                    assert b"101" in await each.says(handshake(links.table))
                await passes(home, 110, shut=late[0])
                assert await served(home, STRANGER)
                assert all(each.open for each in first)

    run(play())


def test_there_is_room_for_so_many_in_all(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, visitors=4) as home:
            async with lines(home, 2, STRANGER), lines(home, 2, OTHER):
                assert not await served(home, "127.0.0.4")
            async with asyncio.timeout(GIVE_UP):
                while not await served(home, "127.0.0.4"):
                    await asyncio.sleep(PAUSE)

    run(play())


def test_the_system_may_give_less_room_than_the_limits_allow() -> None:
    class Guest:
        address = place = STRANGER

    door = Door(Limits(), room=3)
    assert [door.enter(Guest()) for _ in range(5)] == [True] * 3 + [False] * 2  # type: ignore[arg-type]


def test_a_system_that_has_nothing_left_is_said_once_in_a_while() -> None:
    quiet = Quiet()
    record = logging.makeLogRecord({"msg": f"{Quiet.SELDOM}\nsocket: ..."})
    said = [quiet.filter(record) for _ in range(100)]
    record.created += Quiet.PAUSE + 1
    assert (said.count(True), said[0], quiet.filter(record)) == (1, True, True)
