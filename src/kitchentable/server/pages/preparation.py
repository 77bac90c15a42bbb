"""Requests before and beside a game: teams of the players' own, campaigns, a table's content."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from kitchentable import games
from kitchentable.kernel.plain import Plain
from kitchentable.server.protocol.bodies import Campaign, CampaignGame, Campaigning, CampaignPlace
from kitchentable.server.protocol.messages import Refused
from kitchentable.server.protocol.replies import answered, body, decoded, refusal
from kitchentable.server.tables import campaigns

if TYPE_CHECKING:
    from kitchentable.server.app import Server

_PLAIN: msgspec.json.Decoder[Plain] = msgspec.json.Decoder()
_CAMPAIGN = msgspec.json.Decoder(Campaign)
_PLACE = msgspec.json.Decoder(CampaignPlace)


class PreparationRoutes:
    """The routes for preparing a game."""

    def __init__(self, server: Server) -> None:
        self._server = server

    def routes(self) -> Iterator[BaseRoute]:
        yield Route("/games/{name}/prepare", self.prepare, methods=["POST"])
        yield Route("/campaigns", self.begin, methods=["POST"])
        yield Route("/campaigns/{id}", self.look)
        yield Route("/campaigns/{id}/games", self.send, methods=["POST"])
        yield Route("/tables/{id}/library", self.library)

    async def prepare(self, request: Request) -> Response:
        """Judge what a player made, a team say."""

        async def work() -> msgspec.Raw:
            game = games.game(request.path_params["name"])
            judged = game.lobby.prepare(decoded(_PLAIN, await body(request)))
            return msgspec.Raw(msgspec.json.encode(judged))

        return await answered(work)

    async def begin(self, request: Request) -> Response:
        """Begin a campaign."""

        async def work() -> Campaigning:
            self._server.may_create(request)
            return await campaigns.begin(
                self._server.registry, decoded(_CAMPAIGN, await body(request))
            )

        return await answered(work, 201)

    async def look(self, request: Request) -> Response:
        """A campaign as it stands."""

        async def work() -> Campaigning:
            return await campaigns.look(self._server.registry, request.path_params["id"])

        return await answered(work)

    async def send(self, request: Request) -> Response:
        """The game for a place of a campaign."""

        async def work() -> CampaignGame:
            self._server.may_create(request)
            wanted = decoded(_PLACE, await body(request))
            return await campaigns.send(
                self._server.registry, request.path_params["id"], wanted.place
            )

        return await answered(work)

    async def library(self, request: Request) -> Response:
        """What a client has to know of a table's content."""
        try:
            session = await self._server.registry.session(request.path_params["id"])
        except Refused as no:
            return refusal(no)
        return self._server.shelf.answer_of(session.game, session.content, request)
