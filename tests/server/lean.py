"""A WebSocket client that costs next to nothing: it looks at bytes and decodes nothing.

For measuring: on two cores, what a client spends the server has not.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
POSITION = b'"position":'


def frame(opcode: int, payload: bytes) -> bytes:
    """A frame as clients send it; masked with zeros, which leaves the payload as it is."""
    length = len(payload)
    if length < 126:
        head = bytes((0x80 | opcode, 0x80 | length))
    elif length < 1 << 16:
        head = bytes((0x80 | opcode, 0x80 | 126)) + length.to_bytes(2, "big")
    else:
        head = bytes((0x80 | opcode, 0x80 | 127)) + length.to_bytes(8, "big")
    return head + b"\0\0\0\0" + payload


class Lean(asyncio.Protocol):
    """One connection. `seen` is called with the position of every state that comes."""

    def __init__(self, path: str, first: bytes, seen: Callable[[int], None]) -> None:
        self._path = path
        self._first = first
        self._seen = seen
        self._buffer = b""
        self._open = False
        self.transport: asyncio.Transport
        self.bytes = 0
        self.failed = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {self._path} HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def send(self, payload: bytes) -> None:
        self.transport.write(frame(TEXT, payload))

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        self._buffer += data
        if not self._open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            self._buffer = self._buffer[end + 4 :]
            self._open = True
            self.send(self._first)
        at = 0
        while (size := self._frame(at)) > 0:
            at += size
        if at:
            self._buffer = self._buffer[at:]

    def _frame(self, at: int) -> int:
        """Take the frame that begins at a place; how long it was, 0 if it is not all there."""
        data, there = self._buffer, len(self._buffer) - at
        if there < 2:
            return 0
        length, start = data[at + 1], 2
        if length > 125:
            start = 4 if length == 126 else 10
            if there < start:
                return 0
            length = int.from_bytes(data[at + 2 : at + start], "big")
        if there < start + length:
            return 0
        self._take(data[at] & 15, at + start, at + start + length)
        return start + length

    def _take(self, opcode: int, start: int, end: int) -> None:
        data = self._buffer
        if opcode == PING:
            self.transport.write(frame(PONG, data[start:end]))
        elif opcode == CLOSE:
            self.failed = self.failed or "closed"
        elif data.startswith((b'{"kind":"moved"', b'{"kind":"state"'), start, end):
            at = data.index(POSITION, start, end) + len(POSITION)
            self._seen(int(data[at : data.index(b",", at, end)]))
        elif data.startswith(b'{"kind":"error"', start, end):
            self.failed = data[start:end].decode()

    def connection_lost(self, problem: Exception | None) -> None:
        self.failed = self.failed or "lost"
