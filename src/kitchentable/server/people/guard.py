"""The guard: only requests for our hosts and from our pages, and strict headers on every answer.

A page of another site in a player's browser can send requests to a server on the player's machine.
It cannot fake the `Origin` header, and its own host name is not among our hosts: so requests with
a foreign origin, or for a foreign host, are refused. Programs other than browsers send no origin,
and need none.
"""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kitchentable.kernel.words import say
from kitchentable.server.people.limits import Buckets
from kitchentable.server.people.proxies import place_of
from kitchentable.server.protocol.messages import NUL, Refused, write, wrong
from kitchentable.server.workers.turns import ASKER

HEADERS = {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cache-control": "no-store",
}

TLS_HEADERS = {"strict-transport-security": "max-age=31536000"}
"""For a browser that has come by TLS: for a year it comes no other way."""

ASSETS = "/assets/"
"""The path of the page's own files."""


_BANNED = Refused("origin", say("server-banned"))


class Guard:
    """Refuses foreign requests, and puts the headers on all answers."""

    def __init__(
        self,
        app: ASGIApp,
        hosts: tuple[str, ...],
        asking: Buckets,
        banned: Callable[[str], bool],
    ) -> None:
        self._app = app
        self._banned = banned
        self._asking = asking
        self._hosts = ("localhost", *(host.lower() for host in hosts))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        address, port = scope.get("client") or ("", 0)
        place = place_of(address)
        scope["client"] = (place, port)  # what is counted from here on
        ASKER.set(place)
        if self._banned(place):
            await self._turn_away(scope, receive, send, _BANNED, 403)
        elif not self.is_ours(Headers(scope=scope)):
            await self._turn_away(scope, receive, send, Refused("origin"), 403)
        elif NUL in scope["path"]:
            why = Refused("garbled", say("server-nul"))
            await self._turn_away(scope, receive, send, why, 400)
        elif not self._may_ask(scope):
            await self._turn_away(scope, receive, send, Refused("too-fast"), 429)
        else:
            await self._app(scope, receive, _with_headers(scope, send))

    def _may_ask(self, scope: Scope) -> bool:
        """Whether an address stays within its limit; the files of the page do not count."""
        if scope["path"].startswith(ASSETS):
            return True
        return self._asking.take(scope["client"][0], time.monotonic())

    def is_ours(self, headers: Headers) -> bool:
        """Whether a request is for one of our hosts and comes from no other site."""
        host = headers.get("host", "")
        origin = headers.get("origin")
        if not self._is_host(host):
            return False
        return origin is None or site_of(origin) == host.lower()

    def _is_host(self, host: str) -> bool:
        """Whether a host is a name we were given, or an address: only names can be rebound."""
        name = name_of(host)
        if name in self._hosts:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    async def _turn_away(
        self, scope: Scope, receive: Receive, send: Send, why: Refused, status: int
    ) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        response = Response(write(wrong("", why)), status, media_type="application/json")
        await response(scope, receive, _with_headers(scope, send))


def site_of(origin: str) -> str:
    """Host and port of an origin; empty for the origin `null`."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def name_of(host: str) -> str:
    """The name in a Host header, without its port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""


def _with_headers(scope: Scope, send: Send) -> Send:
    more = TLS_HEADERS if scope.get("scheme") == "https" else {}

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in (*HEADERS.items(), *more.items()):
                headers.setdefault(name, value)
        await send(message)

    return sending
