"""The server's log, and the filter that keeps strangers from filling it."""

from __future__ import annotations

import logging
import time
from typing import TextIO

import msgspec

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


MOST_LINE = 2_000
"""Letters of a record in the log, with its traceback."""


class Lines(logging.Formatter):
    """A record as text with its time, or as one line of JSON."""

    def __init__(self, json: bool) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s", "%Y-%m-%dT%H:%M:%SZ")
        self._json = json
        self.converter = time.gmtime

    def format(self, record: logging.LogRecord) -> str:
        if not self._json:
            return _short(super().format(record))
        line = {
            "time": self.formatTime(record, self.datefmt),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": _short(record.getMessage()),
        }
        if record.exc_info:
            line["trace"] = _short(self.formatException(record.exc_info))
        return msgspec.json.encode(line).decode()


class Rate(logging.Filter):
    """Lets so many records of a minute through, and says how many it kept back."""

    MOST = 300

    def __init__(self) -> None:
        super().__init__()
        self._minute, self._passed = -1, 0

    def filter(self, record: logging.LogRecord) -> bool:
        minute = int(record.created // 60)
        if minute != self._minute:
            kept_back = max(0, self._passed - self.MOST)
            if kept_back:
                record.msg = f"({kept_back} records before this one were left out) {record.msg}"
            self._minute, self._passed = minute, 0
        self._passed += 1
        return self._passed <= self.MOST


def write_to(stream: TextIO, json: bool) -> logging.Handler:
    """Let the log of the server go to a stream, as text or as lines of JSON."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Lines(json))
    handler.addFilter(Rate())
    for name in (LOG.name, "uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        logger.addHandler(handler)
        logger.propagate = False
    return handler


def _short(text: str) -> str:
    """A text with its beginning and its end, where the reason of a traceback stands."""
    if len(text) <= MOST_LINE:
        return text
    half = MOST_LINE // 2
    return f"{text[:half]} [...] {text[-half:]}"
