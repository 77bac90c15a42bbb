"""No answer is lost: a server killed under load, commands sent again and out of order."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import connect

from kitchentable.cli import main
from kitchentable.client import Client, Links, fresh, set_up
from kitchentable.kernel.table.journal import decode, encode
from kitchentable.server.protocol.messages import (
    Ack,
    GiveAnswer,
    Join,
    SeatState,
    Wrong,
    read_event,
    write,
)
from kitchentable.server.store.sqlite import SQLiteStore
from tests.server.house import House, any_of, house, run
from tests.server.load import Recorded
from tests.server.processes import Acknowledged, Process, check, kill_often, play_noting
from tests.server.test_hostile import handshake, masked
from tests.server.test_play import asked
from tests.server.waiting import GIVE_UP


@pytest.mark.parametrize(("kills", "count"), [(2, 3), (50, 100)])
@pytest.mark.slow
def test_a_server_killed_under_load_loses_nothing(tmp_path: Path, kills: int, count: int) -> None:
    """Every acknowledged answer is in the store once, and the games go on to their ends."""
    server = Process(tmp_path, open=count > 20)
    noted = Acknowledged()
    tables: list[Links] = []

    async def play() -> list[SeatState]:
        tables.extend([await set_up(server.http, {"game": "pantry"}) for _ in range(count)])
        seats = [
            play_noting(
                *(Client(server.ws, links.table, links.seats[seat]), links, seat),
                *(noted, 10 * at + seat),
            )
            for at, links in enumerate(tables)
            for seat in (0, 1)
        ]
        playing = asyncio.gather(*seats)
        await kill_often([server], count, playing, noted, kills)
        return await playing

    async def compare(ends: list[SeatState]) -> None:
        store = SQLiteStore(tmp_path / "tables.sqlite")
        for at, links in enumerate(tables):
            await check(store, links.table, noted.commands[links.table], ends[2 * at : 2 * at + 2])
        await store.close()

    server.start()
    try:
        ends = run(play())
    finally:
        server.stop()
    run(compare(ends))
    print(f"{kills} kills; the server was back after {max(server.recovery):.2f} s at most")


async def storm(url: str, token: str, frames: list[bytes]) -> list[str]:
    """Send frames on a connection of their own; the codes of the refusals."""
    async with connect(url) as socket:
        await socket.send(write(Join("j", token)).decode())
        for frame in frames:
            await socket.send(frame.decode("utf-8", "replace"))
        await socket.send("done")  # garbled: its error has no id, and comes last
        codes: list[str] = []
        while codes.count("garbled") < 1 + sum(frame[-1:] != b"}" for frame in frames):
            event = read_event(await asyncio.wait_for(socket.recv(), GIVE_UP))
            if isinstance(event, Wrong):
                codes.append(event.code)
        return codes


def test_commands_sent_many_times_out_of_order_and_cut_are_carried_out_once(
    tmp_path: Path,
) -> None:
    """Every answer goes out one to five times on two connections, some frames cut short."""
    rng = Random(6)

    async def play() -> None:
        async with house(tmp_path) as home:
            links = await home.table()
            url = f"{home.ws}/tables/{links.table}"
            sent = 0
            async with home.client(links, 0) as one, home.client(links, 1) as two:
                old: list[bytes] = []
                while True:
                    try:
                        me, state = await asked(one, two)
                    except AssertionError:
                        break
                    assert state.asked is not None
                    seat = 0 if me is one else 1
                    command = write(
                        GiveAnswer(fresh(), state.position, any_of(sent)(state.asked, state))
                    )
                    frames = [command] * rng.randrange(1, 5) + rng.sample(old, min(2, len(old)))
                    frames += [command[: rng.randrange(1, len(command))]]
                    rng.shuffle(frames)
                    await asyncio.gather(
                        *(storm(url, links.seats[seat], frames) for _ in range(rng.choice((1, 2))))
                    )
                    old.append(command)
                    sent += 1
            live = await home.server.registry.session(links.table)
            table = await live.table()
            assert table.over
            given = [e for e in table.journal if getattr(e, "seat", -1) >= 0]
            assert len(given) == sent
            assert len(await home.server.registry.store.commands(links.table)) == sent

    run(play())


class Torn:
    """The commands of one recorded game, first sent in every wrong way and then correctly."""

    def __init__(self, home: House, links: Links, game: Recorded, rng: Random) -> None:
        self.home, self.links, self.game, self.rng = home, links, game, rng
        self.next = 0

    @property
    def over(self) -> bool:
        return self.next >= len(self.game.answers)

    async def sequence(self) -> None:
        """The next few commands: each one to five times, reordered, cut at any byte; then again."""
        given = self.game.answers[self.next : self.next + self.rng.randint(1, 4)]
        self.next += len(given)
        commands = [
            (seat, write(GiveAnswer(f"c{before}", before, value)))
            for seat, value, before, _ in given
        ]
        for seat in {seat for seat, _ in commands}:
            copies = [data for who, data in commands if who == seat] * self.rng.randint(1, 5)
            self.rng.shuffle(copies)
            stream = b"".join(masked(data) for data in copies)
            await self._tear(seat, stream[: self.rng.randint(0, len(stream))])
        for seat, data in commands:
            await self._repeat(seat, data)

    async def _tear(self, seat: int, stream: bytes) -> None:
        """Send some bytes on a connection of their own and end it without a word."""
        port = int(self.home.http.rpartition(":")[2])
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(handshake(self.links.table))
        await reader.readuntil(b"\r\n\r\n")
        writer.write(masked(write(Join("j", self.links.seats[seat]))) + stream)
        await writer.drain()
        if self.rng.random() < 0.5:
            await reader.read(1)  # the server is at work on it
        writer.transport.abort()

    async def _repeat(self, seat: int, data: bytes) -> None:
        """Send a command until it is acknowledged, and then once more."""
        async with connect(f"{self.home.ws}/tables/{self.links.table}") as socket:
            await socket.send(write(Join("j", self.links.seats[seat])).decode())
            for _ in range(2):
                await socket.send(data.decode())
                while not isinstance(event := read_event(await socket.recv()), Ack):
                    assert not isinstance(event, Wrong), event


@pytest.mark.parametrize("count", [60, pytest.param(2_000, marks=pytest.mark.slow)])
def test_sequences_torn_anywhere_are_carried_out_once(tmp_path: Path, count: int) -> None:
    """However the frames arrive, the journal is the recorded one: each answer is in it once."""
    rng = Random(7)
    recorded = [Recorded("pantry", seed) for seed in range(5)]

    async def play() -> None:
        async with house(tmp_path) as home:
            done = 0
            while done < count:
                game = recorded[done % 5]
                links = await home.table(seed=game.seed)
                torn = Torn(home, links, game, rng)
                while not torn.over and done < count:
                    await torn.sequence()
                    done += 1
                store = home.server.registry.store
                end = game.answers[torn.next - 1][3]
                assert await store.journal(links.table) == decode(encode(game.journal[:end]))
                names = [f"{seat}/c{before}" for seat, _, before, _ in game.answers[: torn.next]]
                assert await store.commands(links.table) == set(names)

    run(play())


class TestTheCommand:
    def test_an_address_in_use_is_named(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        with socket.create_server(("127.0.0.1", 0)) as taken:
            port = taken.getsockname()[1]
            words = ["serve", "--port", str(port), "--data", str(tmp_path), "--lang", "en"]
            assert main(words) == 2
        assert str(port) in capsys.readouterr().err

    def test_a_folder_that_cannot_be_used_is_named(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        (tmp_path / "file").write_text("")
        assert main(["serve", "--data", str(tmp_path / "file" / "x"), "--lang", "en"]) == 2
        (tmp_path / "data").mkdir()
        (tmp_path / "data" / "tables.sqlite").write_bytes(b"this is no database" * 100)
        assert main(["serve", "--data", str(tmp_path / "data"), "--lang", "en"]) == 2
        assert "tables.sqlite" in capsys.readouterr().err

    @pytest.mark.parametrize(
        ("words", "said"),
        [
            (["--database-url", "mysql://here/tables"], "postgresql://"),
            (["--database-url", "postgresql://me:secret@127.0.0.1:1/tables"], "127.0.0.1:1/tables"),
            (["--bus-url", "redis://127.0.0.1"], "--database-url"),
        ],
    )
    def test_a_store_that_cannot_be_used_is_named(
        self, words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["serve", "--data", str(tmp_path), "--lang", "en", *words]) == 2
        shown = capsys.readouterr().err
        assert said in shown
        assert "secret" not in shown
