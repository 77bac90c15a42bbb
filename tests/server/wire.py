"""A WebSocket by hand: it sends any bytes, and keeps what the server sends."""

from __future__ import annotations

import asyncio
import contextlib
from types import TracebackType

from tests.server.lean import TEXT, frame
from tests.server.waiting import GIVE_UP

BINARY = 2
__all__ = ["BINARY", "TEXT", "Wire"]


class Wire:
    """A connection that may send anything."""

    def __init__(self, port: int, path: str) -> None:
        self._port, self._path = port, path
        self.closed = False
        self._reader: asyncio.StreamReader
        self._writer: asyncio.StreamWriter

    async def __aenter__(self) -> Wire:
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)
        lines = [f"GET {self._path} HTTP/1.1", "Host: localhost", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        lines += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", ""]
        self._writer.write("\r\n".join(lines).encode())
        await self._reader.readuntil(b"\r\n\r\n")
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._writer.close()
        with contextlib.suppress(ConnectionError):
            await self._writer.wait_closed()

    def send(self, payload: bytes, opcode: int = TEXT) -> None:
        """Send a frame."""
        self._writer.write(frame(opcode, payload))

    def raw(self, data: bytes) -> None:
        """Send bytes that are no frame."""
        self._writer.write(data)

    async def until(self, last: bytes) -> list[bytes]:
        """All messages up to the one that holds these bytes, or until the server hangs up."""
        found: list[bytes] = []
        try:
            async with asyncio.timeout(GIVE_UP):
                await self._writer.drain()
                while not found or last not in found[-1]:
                    data = await self._frame()
                    if data is None:
                        self.closed = True
                        break
                    found.append(data)
        except (ConnectionError, asyncio.IncompleteReadError, TimeoutError):
            self.closed = True
        return found

    async def _frame(self) -> bytes | None:
        """The next message; `None` when the server closes the connection."""
        while True:
            opcode, length = await self._reader.readexactly(2)
            if length > 125:
                size = 2 if length == 126 else 8
                length = int.from_bytes(await self._reader.readexactly(size), "big")
            payload = await self._reader.readexactly(length)
            if opcode & 15 == 8:
                return None
            if opcode & 15 in (TEXT, BINARY):
                return payload
