"""Libraries: what clients have to know of a game's content. Made once, sent only when new."""

from __future__ import annotations

import gzip
import hashlib

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from kitchentable.kernel.game import Game
from kitchentable.kernel.state.state import State


class PackedLibrary(Struct, frozen=True):
    """A game's library as bytes, plain and packed, and its `ETag`."""

    plain: bytes
    packed: bytes
    mark: str


class Shelf:
    """The libraries of the games, each made when it is first wanted."""

    def __init__(self) -> None:
        self._libraries: dict[str, PackedLibrary] = {}

    def answer(self, game: Game[State], request: Request) -> Response:
        """A game's library; only its `ETag` if the client has it already."""
        if game.name not in self._libraries:
            library = game.browser.library(game.box.shipped())
            self._libraries[game.name] = _packed(msgspec.json.encode(library))
        return _sent(self._libraries[game.name], request)

    def answer_of(self, game: Game[State], content: Struct, request: Request) -> Response:
        """The library of a table's content; most tables are played with what ships."""
        if content == game.box.shipped():
            return self.answer(game, request)
        return _sent(_packed(msgspec.json.encode(game.browser.library(content))), request)


def _sent(library: PackedLibrary, request: Request) -> Response:
    headers = {"etag": library.mark, "cache-control": "no-cache", "vary": "accept-encoding"}
    if library.mark in request.headers.get("if-none-match", ""):
        return Response(None, 304, headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(library.plain, 200, headers, "application/json")
    headers["content-encoding"] = "gzip"
    return Response(library.packed, 200, headers, "application/json")


def _packed(plain: bytes) -> PackedLibrary:
    """A library that was encoded as JSON."""
    mark = f'"{hashlib.sha256(plain).hexdigest()[:32]}"'
    return PackedLibrary(plain, gzip.compress(plain, 6, mtime=0), mark)
