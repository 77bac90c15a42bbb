"""Puzzles for the pages: the list, a picture of each, and tables to solve them at."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from kitchentable import games
from kitchentable.kernel.files import puzzles
from kitchentable.server.pages.game_texts import lang_of, picture_of
from kitchentable.server.protocol.bodies import Created
from kitchentable.server.protocol.replies import answered
from kitchentable.server.workers.jobs import DrawPuzzle

if TYPE_CHECKING:
    from kitchentable.server.app import Server


class PuzzleRow(Struct, frozen=True):
    """A puzzle in the list. Its title and its task are messages that bear its name."""

    game: str
    name: str
    level: int


class PuzzleRoutes:
    """The routes of the puzzles."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._drawn: dict[DrawPuzzle, str] = {}
        """The pictures that were asked for; there are as many as puzzles and languages."""

    def routes(self) -> Iterator[BaseRoute]:
        yield Route("/games/{name}/puzzles/{puzzle}.svg", self.picture)
        yield Route("/games/{name}/puzzles/{puzzle}", self.open, methods=["POST"])
        yield Route("/puzzle-list", self.list)

    async def list(self, request: Request) -> Response:
        """All puzzles, the easy ones of each game first."""

        async def work() -> tuple[PuzzleRow, ...]:
            return listed()

        return await answered(work)

    async def picture(self, request: Request) -> Response:
        """The position of a puzzle, drawn."""
        game, name = request.path_params["name"], request.path_params["puzzle"]
        wanted = DrawPuzzle(game, name, lang_of(request))
        svg = self._drawn.get(wanted, "")
        if not svg:
            reply = await self._server.registry.workers.files.answer(wanted)
            svg = reply.data.decode()
        if svg:
            self._drawn[wanted] = svg
        return picture_of(svg, request)

    async def open(self, request: Request) -> Response:
        """A table to solve a puzzle at; with `solution`, one at which it was solved."""

        async def work() -> Created:
            self._server.may_create(request)
            game, name = request.path_params["name"], request.path_params["puzzle"]
            solution = "solution" in request.query_params
            return await self._server.registry.puzzle(game, name, solution)

        return await answered(work, 201)


@cache
def listed() -> tuple[PuzzleRow, ...]:
    """All puzzles there are."""
    found = []
    for row in games.listed():
        for name, situation in puzzles.all_of(games.game(row.name)):
            if situation.puzzle is not None:
                found.append(PuzzleRow(row.name, name, situation.puzzle.level))
    return tuple(found)
