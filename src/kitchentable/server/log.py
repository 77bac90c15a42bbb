"""The server's log, and the filter that keeps strangers from filling it."""

from __future__ import annotations

import logging

LOG = logging.getLogger("kitchentable.server")


class Quiet(logging.Filter):
    """Keeps what strangers cause out of the log: otherwise a stranger could fill it."""

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
