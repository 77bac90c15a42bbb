"""Puzzles for the pages: the list, a picture of each, and tables to solve them at."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from kitchentable import games
from kitchentable.kernel.files import puzzles, situations
from kitchentable.kernel.problem import Problem
from kitchentable.locale import Words
from kitchentable.server.pages.game_texts import lang_of
from kitchentable.server.protocol.bodies import Created
from kitchentable.server.protocol.replies import answered

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

    def routes(self) -> Iterator[BaseRoute]:
        yield Route("/games/{name}/puzzles/{puzzle}.svg", self.picture)
        yield Route("/games/{name}/puzzles/{puzzle}", self.open, methods=["POST"])
        yield Route("/puzzle-list", self.list)

    async def list(self, request: Request) -> Response:
        """All puzzles, the easy ones of each game first."""

        async def work() -> tuple[PuzzleRow, ...]:
            return await asyncio.to_thread(listed)

        return await answered(work)

    async def picture(self, request: Request) -> Response:
        """The position of a puzzle, drawn."""
        name, puzzle = request.path_params["name"], request.path_params["puzzle"]
        try:
            svg = await asyncio.to_thread(drawn, name, puzzle, lang_of(request))
        except Problem:
            svg = ""
        headers = {"cache-control": "max-age=3600"}
        return Response(svg, 200 if svg else 404, headers, "image/svg+xml")

    async def open(self, request: Request) -> Response:
        """A table to solve a puzzle at; with `solution`, one at which it was solved."""

        async def work() -> Created:
            self._server.may_create(request)
            game, name = request.path_params["name"], request.path_params["puzzle"]
            solution = "solution" in request.query_params
            return await self._server.registry.puzzle(name, game, solution)

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


@cache
def drawn(name: str, puzzle: str, lang: str) -> str:
    """The position of a puzzle as an SVG picture; "" if there is none."""
    game = games.game(name)
    path = puzzles.path_of(game, puzzle)
    if path is None:
        return ""
    table = puzzles.begun(situations.read(path), game)
    return game.browser.drawing(table.look(None).view, Words(lang, (game.home,)).say)
