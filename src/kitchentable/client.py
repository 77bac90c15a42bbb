"""A client: plays at a table of a server, from any program.

A client makes a lost connection again by itself. It sends commands that were not acknowledged
again under their ids, so each is carried out once.

A whole game of Warcraft of two turns against a bot, at a server of its own:

>>> import tempfile
>>> from kitchentable.server.app import Server
>>> from kitchentable.server.http_server import running
>>> from kitchentable.server.people.limits import Limits
>>> async def play(folder: str) -> None:
...     server = Server(f"sqlite:///{folder}/tables.sqlite", Limits(commands=1000, ahead=False))
...     web = running(server, "127.0.0.1", 0)
...     serving = asyncio.create_task(web.serve())
...     while not web.started:
...         await asyncio.sleep(0)
...     port = web.servers[0].sockets[0].getsockname()[1]
...     wanted = {"game": "warcraft", "setup": {"turns": 2}, "seed": 7}
...     wanted["players"] = ["person", "random"]
...     links = await set_up(f"http://127.0.0.1:{port}", wanted)
...     async with Client(f"ws://127.0.0.1:{port}", links.table, links.seats[0]) as me:
...         end = await me.play(first)
...     print("winners:", end.result.winners)
...     web.should_exit = True
...     await serving
>>> with tempfile.TemporaryDirectory() as folder:
...     asyncio.run(play(folder))
winners: (0, 1)
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import urllib.request
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from kitchentable.kernel.plain import Plain
from kitchentable.kernel.questions import Asked
from kitchentable.kernel.words import Message
from kitchentable.server.protocol.messages import (
    MOST_FRAME,
    Ack,
    Command,
    Events,
    Found,
    GiveAnswer,
    Interject,
    Join,
    Moved,
    Query,
    Said,
    SeatState,
    Undo,
    Welcome,
    Wrong,
    read_event,
    write,
)

TRIES = 240
PAUSE = 0.25
"""How often a lost connection is tried again, and the seconds between two tries."""

Choice = Callable[[Asked, SeatState], Plain]
"""Chooses an answer to a question, from what the seat sees."""


class No(Exception):
    """The server refused a command: its code, its words and the rule."""

    def __init__(self, wrong: Wrong) -> None:
        super().__init__(f"{wrong.code}: {wrong.say.id} {wrong.say.args}")
        self.code, self.say, self.rule = wrong.code, wrong.say, wrong.rule


class Links(msgspec.Struct, frozen=True):
    """The links of a new table: the tokens of its seats."""

    table: str
    seats: dict[int, str]
    spectator: str
    keeper: str


async def set_up(server: str, wanted: dict[str, Plain]) -> Links:
    """Set a table up on a server (`http://...`). docs/server.md says what may be wanted."""

    def post() -> bytes:
        data = msgspec.json.encode(wanted)
        request = urllib.request.Request(f"{server}/tables", data, method="POST")
        with urllib.request.urlopen(request, timeout=30) as response:
            return bytes(response.read())

    return msgspec.json.decode(await asyncio.to_thread(post), type=Links)


class Client:
    """A seat at a table, or a spectator's place."""

    def __init__(self, server: str, table: str, token: str, entropy: str = "") -> None:
        self._url = f"{server}/tables/{table}"
        self._token = token
        self._entropy = entropy or secrets.token_hex(16)
        self._socket: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None
        self._waiting: dict[str, tuple[bytes, asyncio.Future[Ack | Found]]] = {}
        self._changed = asyncio.Condition()
        self._failed: Exception | None = None
        self.welcome: Welcome | None = None
        self.state: SeatState | None = None
        """What the seat sees now; `None` until the game begins."""
        self.log: list[Message] = []
        """What was told while this client listened, in words."""
        self.said: list[Said] = []

    # --- coming and going ----------------------------------------------------------------

    async def __aenter__(self) -> Self:
        self._listening = asyncio.create_task(self._listen())
        await self.until(lambda: self.welcome is not None)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self.hang_up()

    async def hang_up(self) -> None:
        """Close the connection; a client in use makes a new one by itself."""
        if self._socket is not None:
            await self._socket.close()

    async def _listen(self) -> None:
        """Keep a connection open, and take all events."""
        tries = 0
        while True:
            try:
                async with connect(self._url, max_size=None) as socket:
                    await self._enter(socket)
                    tries = 0
                    async for frame in socket:
                        await self._take(read_event(frame))
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError) as problem:
                tries += 1
                if tries > TRIES:
                    return await self._give_up(problem)
            except Exception as problem:
                return await self._give_up(problem)
            self._socket = None
            await asyncio.sleep(PAUSE if tries else 0.01)

    async def _enter(self, socket: ClientConnection) -> None:
        since = None if self.state is None else self.state.position
        join = Join(f"join-{secrets.token_hex(4)}", self._token, since=since, entropy=self._entropy)
        await socket.send(write(join).decode())
        first = read_event(await socket.recv())
        if isinstance(first, Wrong):
            raise No(first)
        await self._take(first)
        self._socket = socket
        for data, _ in list(self._waiting.values()):
            await socket.send(data.decode())

    async def _give_up(self, problem: Exception) -> None:
        self._failed = problem
        for _, future in self._waiting.values():
            if not future.done():
                future.set_exception(problem)
        async with self._changed:
            self._changed.notify_all()

    async def _take(self, event: Events) -> None:
        if isinstance(event, Ack | Found | Wrong):
            _, future = self._waiting.pop(event.id, (b"", None))
            if future is not None and not future.done():
                if isinstance(event, Wrong):
                    future.set_exception(No(event))
                else:
                    future.set_result(event)
            return
        async with self._changed:
            if isinstance(event, Welcome):
                self.welcome = event
            elif isinstance(event, SeatState):
                self.state, self.log = event, []
            elif isinstance(event, Moved):
                self.state = event.state
                self.log += [line.say for line in event.told]
            elif isinstance(event, Said) and event.number >= len(self.said):
                self.said.append(event)
            self._changed.notify_all()

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until a condition holds; raises the error that ended the connection for good."""
        async with self._changed:
            await self._changed.wait_for(lambda: holds() or self._failed is not None)
        if self._failed is not None:
            raise self._failed

    # --- commands ------------------------------------------------------------------------

    async def send(self, command: Command) -> Ack | Found:
        """Send a command and wait until it is acknowledged, over as many connections as it takes.

        Raises `No` if it is refused.
        """
        if self._failed is not None:
            raise self._failed
        data = write(command)
        if len(data) > MOST_FRAME:
            raise ValueError("a command has at most 64 KiB")
        future: asyncio.Future[Ack | Found] = asyncio.get_running_loop().create_future()
        self._waiting[command.id] = (data, future)
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):  # it is sent again after the next join
                await self._socket.send(data.decode())
        return await future

    async def answer(self, value: Plain, until: str = "") -> Ack | Found:
        """Answer the question that stands."""
        return await self.send(GiveAnswer(fresh(), self._now().position, value, until))

    async def interject(self, act: Plain) -> Ack | Found:
        """Do something unasked."""
        return await self.send(Interject(fresh(), act))

    async def undo(self) -> Ack | Found:
        """Take back the last answer."""
        return await self.send(Undo(fresh(), self._now().position))

    async def query(self, query: Query) -> Found:
        """Ask something that changes nothing."""
        found = await self.send(query)
        assert isinstance(found, Found), "a query is answered"
        return found

    def _now(self) -> SeatState:
        if self.state is None:
            raise ValueError("the game has not begun")
        return self.state

    async def _changed_from(self, state: SeatState) -> None:
        await self.until(lambda: self.state is not state)

    # --- playing -------------------------------------------------------------------------

    async def play(
        self, choose: Choice, before: Callable[[Client], Awaitable[None]] | None = None
    ) -> SeatState:
        """Answer every question with what `choose` says, to the end of the game; the last state.

        `before` is awaited before each answer: for tests that cut the connection.
        """
        while True:
            await self.until(lambda: self.state is not None and _my_turn(self.state))
            state = self._now()
            if state.result is not None or state.asked is None:
                return state
            if before is not None:
                await before(self)
            try:
                await self.answer(choose(state.asked, state))
            except No as no:
                if no.code == "too-fast":
                    await asyncio.sleep(PAUSE)
                    continue
                if no.code != "stale":
                    raise
            await self._changed_from(state)


def _my_turn(state: SeatState) -> bool:
    return state.asked is not None or not state.waiting


def first(asked: Asked, state: SeatState) -> Plain:
    """Choose the first possible answer."""
    value: Plain = next(option.value for option in asked.options if option.refused is None)
    return value


def fresh() -> str:
    """An id for a command."""
    return secrets.token_hex(8)
