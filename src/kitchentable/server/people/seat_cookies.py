"""The seats a browser has: a cookie for each, which no script can read.

A link has its token behind the `#`, which browsers never send. The page sends the token once in a
header and gets a cookie for it: only for the addresses of that table, only from our own pages.
"""

from __future__ import annotations

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from kitchentable.server.protocol.messages import Refused

LIFE = 180 * 24 * 3600
"""Seconds a browser keeps a seat: tables are left for days."""

PREFIX = "kt"


def bearer(request: Request) -> str:
    """The token of a request: from its header, or from the cookie of the seat it names."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token:
        return token
    return token_of(request, request.query_params.get("seat", ""))


def token_of(request: HTTPConnection, seat: int | str) -> str:
    """The token a browser has for a seat."""
    token = request.cookies.get(f"{PREFIX}{seat}", "")
    if not token:
        raise Refused("wrong-token")
    return token


def seats_of(request: HTTPConnection) -> dict[int, str]:
    """The seats of a browser's cookies with their tokens, which may be old."""
    found = {}
    for name, token in request.cookies.items():
        number = name.removeprefix(PREFIX)
        if name != number and number.removeprefix("-").isdecimal() and len(number) < 4:
            found[int(number)] = token
    return found


def remember(response: Response, request: Request, table: str, seat: int, token: str) -> None:
    """Give a browser a seat to keep."""
    response.set_cookie(
        *(f"{PREFIX}{seat}", token, LIFE, None, f"/tables/{table}"),
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )


def forget(response: Response, table: str, seat: int) -> None:
    """Let a browser forget a seat."""
    response.delete_cookie(f"{PREFIX}{seat}", f"/tables/{table}", httponly=True, samesite="strict")
