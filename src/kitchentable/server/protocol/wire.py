"""The WebSocket of uvicorn, with a short way out.

A frame for many guests is made once. ASGI would send it through a queue, a task and five functions
for each guest; here its bytes go straight to the transport of each.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "kitchentable.wire"
TEXT = 0x81  # a whole message of text


class Wire(Protocol):
    """Where frames go out."""

    def put(self, text: bytes) -> int:
        """Send a message of text, without waiting; how many bytes still wait to be sent."""
        ...

    def cut(self) -> None:
        """End the connection at once; what waits to be sent is lost."""
        ...


class DirectWebSocket(WebSocketsSansIOProtocol):
    """uvicorn's protocol; the application finds it in its scope as a `Wire`."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"wire": self}

    lost: Callable[[], None] | None = None
    """Called when the connection has ended."""

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.lost is not None:
            self.lost()

    def put(self, text: bytes) -> int:
        transport: asyncio.Transport = self.transport
        if self.close_sent or transport.is_closing():
            return 0
        transport.write(framed(text))
        return transport.get_write_buffer_size()

    def cut(self) -> None:
        self.transport.abort()


def wire_of(socket: WebSocket) -> Wire:
    """The short way out of a connection."""
    wire: Wire = socket.scope["extensions"][EXTENSION]["wire"]
    return wire


_FRAMED: tuple[bytes, bytes] = (b"", b"")


def framed(text: bytes) -> bytes:
    """A message as a server's frame. The last frame is kept, because it often goes to many guests.

    >>> framed(b"hello")
    b'\\x81\\x05hello'
    """
    global _FRAMED
    if _FRAMED[0] is text:
        return _FRAMED[1]
    length = len(text)
    if length < 126:
        head = bytes((TEXT, length))
    elif length < 1 << 16:
        head = bytes((TEXT, 126)) + length.to_bytes(2, "big")
    else:
        head = bytes((TEXT, 127)) + length.to_bytes(8, "big")
    _FRAMED = (text, head + text)
    return _FRAMED[1]
