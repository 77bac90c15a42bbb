"""The log: text or JSON, no record without an end, no minute without a limit."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator

import msgspec
import pytest

from kitchentable.server.log import LOG, MOST_LINE, Rate, write_to

NAMES = (LOG.name, "uvicorn.error", "asyncio")


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    """A stream for the log; afterwards the loggers are as before."""
    loggers = [logging.getLogger(name) for name in NAMES]
    before = [(each, list(each.handlers), each.propagate) for each in loggers]
    yield io.StringIO()
    for each, handlers, propagate in before:
        each.handlers[:], each.propagate = handlers, propagate


def test_a_record_is_one_line_of_json(stream: io.StringIO) -> None:
    write_to(stream, json=True)
    LOG.warning("table %s:\n%s", "t1", 'a "quoted" word')
    try:
        raise ValueError("the reason")
    except ValueError:
        LOG.exception("a command failed")
    logging.getLogger("uvicorn.error").error("another voice")
    lines = [msgspec.json.decode(line) for line in stream.getvalue().splitlines()]
    assert [line["level"] for line in lines] == ["warning", "error", "error"]
    assert lines[0]["says"] == 'table t1:\na "quoted" word'
    assert "trace" not in lines[0]
    assert lines[1]["trace"].endswith("ValueError: the reason")
    assert lines[2]["from"] == "uvicorn.error"


def test_as_text_it_begins_with_the_time(stream: io.StringIO) -> None:
    handler = write_to(stream, json=False)
    record = logging.LogRecord("kitchentable.server", logging.WARNING, "", 0, "hello", (), None)
    record.created = 86_400.0
    handler.handle(record)
    assert stream.getvalue() == "1970-01-02T00:00:00Z WARNING kitchentable.server: hello\n"


@pytest.mark.parametrize("json", [True, False])
def test_a_long_record_keeps_its_beginning_and_its_end(stream: io.StringIO, json: bool) -> None:
    write_to(stream, json)
    LOG.error("begin %s end", "x" * 1_000_000)
    said = stream.getvalue()
    assert len(said) < MOST_LINE + 200
    assert "begin" in said
    assert " end" in said


def test_a_minute_has_a_limit_and_the_next_says_what_was_left_out(stream: io.StringIO) -> None:
    handler = write_to(stream, json=False)
    for number in range(Rate.MOST + 50):
        record = logging.LogRecord(LOG.name, logging.ERROR, "", 0, f"n{number}", (), None)
        record.created = 60.0
        handler.handle(record)
    later = logging.LogRecord(LOG.name, logging.ERROR, "", 0, "later", (), None)
    later.created = 121.0
    handler.handle(later)
    lines = stream.getvalue().splitlines()
    assert len(lines) == Rate.MOST + 1
    assert "50 records" in lines[-1]
    assert lines[-1].endswith("later")
