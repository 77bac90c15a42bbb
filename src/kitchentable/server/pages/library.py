"""What clients have to know of each game's content: made once, sent only when it is new."""

from __future__ import annotations

import gzip
import hashlib
from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from kitchentable.kernel.game import Game


class Book(Struct, frozen=True):
    """A game's library as bytes, plain and packed, and the mark by which it is known."""

    plain: bytes
    packed: bytes
    mark: str


class Shelf:
    """The libraries that were asked for."""

    def __init__(self) -> None:
        self._books: dict[str, Book] = {}

    def answer(self, game: Game[Any], request: Request) -> Response:
        """A game's library; only its mark if the client has it already."""
        if game.name not in self._books:
            self._books[game.name] = _book(game.library())
        return _sent(self._books[game.name], request)

    def answer_of(self, game: Game[Any], content: Any, request: Request) -> Response:
        """The library of a table's content; most are played with what ships."""
        if content == game.packs():
            return self.answer(game, request)
        return _sent(_book(game.library_of(content)), request)


def _sent(book: Book, request: Request) -> Response:
    headers = {"etag": book.mark, "cache-control": "no-cache", "vary": "accept-encoding"}
    if book.mark in request.headers.get("if-none-match", ""):
        return Response(None, 304, headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(book.plain, 200, headers, "application/json")
    headers["content-encoding"] = "gzip"
    return Response(book.packed, 200, headers, "application/json")


def _book(data: object) -> Book:
    plain = msgspec.json.encode(data)
    mark = f'"{hashlib.sha256(plain).hexdigest()[:32]}"'
    return Book(plain, gzip.compress(plain, 6, mtime=0), mark)
