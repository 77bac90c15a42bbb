"""HTTP answers: JSON, or a refusal with its status."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from kitchentable.kernel.plain import Plain
from kitchentable.kernel.problem import Problem
from kitchentable.server.protocol.messages import (
    MOST_FRAME,
    RefusalCode,
    Refused,
    check_text,
    wrong,
)
from kitchentable.server.store.store import Damaged

T = TypeVar("T")

Body = Struct | msgspec.Raw | Sequence[Struct] | Plain
"""What an answer holds: encoded as JSON."""

STATUS: dict[RefusalCode, int] = {
    "no-table": 404, "not-a-seat": 404, "wrong-token": 403, "keeper": 403, "origin": 403,
    "too-large": 413, "too-fast": 429, "store": 503, "defect": 500, "not-begun": 409,
    "not-over": 409, "hidden": 409, "foreign": 403, "rules": 409, "differs": 409, "busy": 503,
}  # fmt: skip


async def body(request: Request, most: int = MOST_FRAME) -> bytes:
    """The body of a request; refused if it is too large."""
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
    """A body as its decoder reads it; anything else is garbled."""
    try:
        found = decoder.decode(data)
        check_text(data)
        return found
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Refused("garbled") from None


async def answered(work: Callable[[], Awaitable[Body]], status: int = 200) -> Response:
    """The result of some work as JSON, or its refusal."""
    try:
        return reply(await work(), status)
    except (Refused, Problem) as no:
        return refusal(no)


def refusal(no: Refused | Problem) -> Response:
    """A refusal with its status: 422 for one of a game, else by its code."""
    if isinstance(no, Damaged):
        status = STATUS["store"]
    else:
        status = STATUS.get(no.code, 400) if isinstance(no, Refused) else 422
    return reply(wrong("", no), status)


def reply(data: Body, status: int = 200) -> Response:
    """An answer as JSON."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")
