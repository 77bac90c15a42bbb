"""The application on a socket."""

from __future__ import annotations

import logging
from functools import partial

import uvicorn

from kitchentable.server.app import Server
from kitchentable.server.people.door import Visitor
from kitchentable.server.protocol.messages import MOST_FRAME
from kitchentable.server.protocol.wire import DirectWebSocket


class Quiet(logging.Filter):
    """Keeps what strangers cause out of the log: else anybody could fill it."""

    NOISE = (
        *("Invalid UTF-8", "Invalid HTTP request", "socket.send() raised exception"),
        "Unsupported upgrade request",
    )
    SELDOM = "socket.accept() out of system resource"
    """Worth knowing, but not a thousand times a second."""
    PAUSE = 60.0

    def __init__(self) -> None:
        super().__init__()
        self._said = -self.PAUSE

    def filter(self, record: logging.LogRecord) -> bool:
        text = str(record.msg)
        if text.startswith(self.SELDOM):
            seldom = record.created - self._said >= self.PAUSE
            self._said = record.created if seldom else self._said
            return seldom
        return not text.startswith(self.NOISE)


QUIET = Quiet()


def running(server: Server, host: str, port: int) -> uvicorn.Server:
    """A web server for the application; nothing it logs holds what clients send."""
    config = uvicorn.Config(
        server.app,
        host,
        port,
        http=partial(Visitor, server.door),  # type: ignore[arg-type]
        ws=DirectWebSocket,
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,  # frames are small: not worth the memory of each connection
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=2,
    )
    for name in ("uvicorn.error", "asyncio"):
        logging.getLogger(name).addFilter(QUIET)  # the same one is not added twice
    return uvicorn.Server(config)
