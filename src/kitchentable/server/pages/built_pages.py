"""The built client (`web/`): its page and its files.

Files with a hash in their name never change, so browsers keep them; they ask for the page itself
each time. The policy lets a page load its own files and talk to this server, nothing else: no
script inside the page, nothing from other sites.
"""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from kitchentable.kernel.words import say
from kitchentable.locale import LANGUAGES, PSEUDO, Words

HERE: Final = Path(__file__).parents[2] / "pages"
PATHS: Final = (
    "/", "/new/{game}", "/t/{table}", "/replay/{table}", "/book/{game}",
    "/first", "/learn/{game}", "/teams", "/teams/{rest}", "/house",
    "/puzzles", "/bench/{game}",
)  # fmt: skip
"""The addresses at which the page is served; in the browser it shows what belongs there."""

POLICY: Final = "; ".join(
    (
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "font-src 'self'",
        "img-src 'self' blob:", "connect-src 'self'", "manifest-src 'self'",
        "form-action 'none'", "frame-ancestors 'none'", "base-uri 'none'",
    )
)  # fmt: skip
PACKED: Final = (".js", ".css", ".html", ".svg", ".json")
FOREVER: Final = "public, max-age=31536000, immutable"


class File(Struct, frozen=True):
    """One file of the built client, as it is sent."""

    kind: str
    plain: bytes
    packed: bytes
    """Empty where packing would not help."""


def routes() -> Iterator[BaseRoute]:
    """The page's addresses and its files."""
    for path in PATHS:
        yield Route(path, page)
    yield Route("/icon.svg", file)
    yield Route("/assets/{name}", file)


async def page(request: Request) -> Response:
    """The page; what it shows is decided by its address, in the browser."""
    found = built(HERE / "index.html")
    if found is None:
        return Response(unbuilt(request), 503, media_type="text/plain; charset=utf-8")
    return sent(found, request, "no-cache", {"content-security-policy": POLICY})


async def file(request: Request) -> Response:
    """A file of the page. Its name is looked up in a list: no path is followed."""
    name = request.path_params.get("name", "")
    found = built(files().get(name, HERE / "icon.svg")) if not name or name in files() else None
    if found is None:
        return Response("", 404)
    policy = {"content-security-policy": POLICY} if found.kind == "image/svg+xml" else {}
    return sent(found, request, FOREVER if name else "no-cache", policy)


@cache
def files() -> dict[str, Path]:
    """The files of the built client, by name."""
    return {path.name: path for path in (HERE / "assets").glob("*") if path.is_file()}


@cache
def built(path: Path) -> File | None:
    """A file of the built client; `None` if it has not been built."""
    if not path.is_file():
        return None
    plain = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = gzip.compress(plain, 9, mtime=0) if path.suffix in PACKED else b""
    return File(kind, plain, packed if len(packed) < len(plain) else b"")


def sent(found: File, request: Request, keep: str, more: dict[str, str]) -> Response:
    """A file as an answer, packed if the browser accepts that."""
    headers = {"cache-control": keep, "vary": "accept-encoding", **more}
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(found.packed, 200, headers, found.kind)
    return Response(found.plain, 200, headers, found.kind)


def unbuilt(request: Request) -> str:
    """What to do when the client has not been built, in words."""
    return words_of(request).say(say("server-no-pages"))


def words_of(request: Request) -> Words:
    """The language of a request: the one it names, else English."""
    lang = request.query_params.get("lang", "")
    return Words(lang if lang in (*LANGUAGES, PSEUDO) else "en")
