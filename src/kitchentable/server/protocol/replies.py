"""Requests and their answers: what was sent along, and JSON or a refusal back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from kitchentable.kernel.problem import Problem
from kitchentable.server.protocol.messages import MOST_FRAME, Code, Refused, check_text, wrong

T = TypeVar("T")

STATUS: dict[Code, int] = {
    "no-table": 404, "not-a-seat": 404, "wrong-token": 403, "keeper": 403, "origin": 403,
    "too-large": 413, "too-fast": 429, "store": 503, "defect": 500, "not-begun": 409,
    "not-over": 409, "hidden": 409, "foreign": 403, "rules": 409, "busy": 503,
}  # fmt: skip


async def body(request: Request, most: int = MOST_FRAME) -> bytes:
    """What was sent along, if it is not too much."""
    data = b""
    try:
        async for part in request.stream():
            data += part
            if len(data) > most:
                raise Refused("too-large")
    except ClientDisconnect:
        raise Refused("garbled") from None
    return data


def decoded(decoder: msgspec.json.Decoder[T], data: bytes) -> T:
    """What a request holds; anything else is garbled."""
    try:
        found = decoder.decode(data)
        check_text(data)
        return found
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Refused("garbled") from None


async def answered(work: Callable[[], Awaitable[Any]], status: int = 200) -> Response:
    """What came of it as JSON, or the refusal."""
    try:
        return reply(await work(), status)
    except (Refused, Problem) as no:
        return refusal(no)


def refusal(no: Refused | Problem) -> Response:
    status = STATUS.get(no.code, 400) if isinstance(no, Refused) else 422
    return reply(wrong("", no), status)


def reply(data: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")
