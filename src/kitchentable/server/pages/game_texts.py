"""What a page reads about a game: rule texts, the form for a new game, catalogues, pictures."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from kitchentable import games
from kitchentable.kernel.game import Game
from kitchentable.kernel.plain import Plain
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.rulebook import PSEUDO, Rule, Rulebook
from kitchentable.kernel.state.state import State
from kitchentable.kernel.words import Message
from kitchentable.locale import LANGUAGES, Words
from kitchentable.server.pages.built_pages import File, sent
from kitchentable.server.pages.pictures import Picture, drawn
from kitchentable.server.people.seat_cookies import bearer
from kitchentable.server.protocol.bodies import LessonInfo
from kitchentable.server.protocol.messages import Refused
from kitchentable.server.protocol.replies import answered
from kitchentable.server.workers.jobs import DrawPicture

if TYPE_CHECKING:
    from kitchentable.server.app import Server

MOST_PICTURES = 512
"""Pictures of choices that are kept: an address with an unknown value keeps an empty one."""
AN_HOUR: Final = "max-age=3600"


class RuleText(Struct, frozen=True):
    """One numbered rule in words."""

    number: str
    group: str
    text: str
    proven: bool
    readings: tuple[str, ...] = ()
    """The settings where the printed books differ about this rule."""


class Difference(Struct, frozen=True):
    """A setting where the printed books differ: what they say and what we play."""

    name: str
    about: str
    origin: str


class RuleTexts(Struct, frozen=True):
    """A game's rules in one language."""

    groups: dict[str, str]
    rules: tuple[RuleText, ...]
    readings: tuple[Difference, ...]


class Offered(Struct, frozen=True):
    """A name that can be chosen, in words."""

    value: str
    name: str
    about: str
    seats: int
    """The number of players that it is for; 0: any."""


class Edition(Struct, frozen=True):
    """A printed book to play by: its language, and the settings that make a game of it."""

    lang: str
    name: str
    setup: dict[str, Plain]


class Form(Struct, frozen=True):
    """What a form for a new game shows, beside the types of its setup."""

    offers: dict[str, tuple[Offered, ...]]
    readings: dict[str, Difference]
    editions: tuple[Edition, ...]
    seats: tuple[int, ...]
    by_seat: tuple[str, ...]


class GameTextRoutes:
    """The routes for texts and pictures of a game."""

    def __init__(self, server: Server) -> None:
        self._server = server

    def routes(self) -> Iterator[BaseRoute]:
        yield Route("/rules/{name}", self.rules)
        yield Route("/games/{name}/form", self.form)
        yield Route("/games/{name}/words", self.words)
        yield Route("/games/{name}/lessons", self.lessons)
        yield Route("/games/{name}/lesson.svg", self.lesson)
        yield Route("/games/{name}/choices/{field}/{value}.svg", self.choice)
        yield Route("/tables/{id}/picture", self.picture)

    async def rules(self, request: Request) -> Response:
        """The rule texts of a game."""

        async def work() -> RuleTexts:
            return book(request.path_params["name"], lang_of(request))

        return await answered(work)

    async def form(self, request: Request) -> Response:
        """What can be agreed for a game."""

        async def work() -> Form:
            return form(request.path_params["name"], lang_of(request))

        return await answered(work)

    async def words(self, request: Request) -> Response:
        """The catalogue of a game from elsewhere; the page has those of our own games."""
        try:
            row = games.row(request.path_params["name"])
        except Problem:
            return Response("", 404)
        lang = lang_of(request)
        path = row.home / "locale" / f"{'en' if lang == PSEUDO else lang}.ftl"
        text = path.read_text("utf-8") if path.is_file() else ""
        return Response(text, media_type="text/plain; charset=utf-8")

    async def lessons(self, request: Request) -> Response:
        """The lessons of a game, in the order in which they are taught."""

        async def work() -> list[LessonInfo]:
            return lessons(request.path_params["name"])

        return await answered(work)

    async def lesson(self, request: Request) -> Response:
        """The table of a game for newcomers, drawn."""
        try:
            svg = await asyncio.to_thread(lesson, request.path_params["name"], lang_of(request))
        except Problem:
            return Response("", 404)
        return picture_of(svg, request)

    async def choice(self, request: Request) -> Response:
        """What a value of a form's field looks like."""
        path = request.path_params
        wanted = (path["name"], path["field"], path["value"].removeprefix("-"))
        try:
            svg = await asyncio.to_thread(choice, *wanted, lang_of(request))
        except Problem:
            return Response("", 404)
        return picture_of(svg, request)

    async def picture(self, request: Request) -> Response:
        """The position as a seat sees it, drawn."""

        async def work() -> Picture | msgspec.Raw:
            session, seat = await self._server.registry.admit(
                request.path_params["id"], bearer(request)
            )
            if seat < -1:
                raise Refused("not-a-seat")
            eyes = None if seat < 0 else seat
            async with session.lock:
                table = await session.current()
                view, position = table.look(eyes).view, position_in(request, table.position)
            names = tuple(person.name for person in session.people())
            lang = lang_of(request)
            if position is None:
                return await asyncio.to_thread(drawn, session.game, view, lang, names)
            with self._server.at_work(request):
                return msgspec.Raw(await session.past(eyes, DrawPicture(position, lang, names)))

        return await answered(work)


def picture_of(svg: str, request: Request) -> Response:
    """A drawing that browsers keep for an hour, packed if the browser accepts that."""
    if not svg:
        return Response("", 404)
    plain = svg.encode()
    return sent(File("image/svg+xml", plain, gzip.compress(plain, mtime=0)), request, AN_HOUR, {})


def position_in(request: Request, now: int) -> int | None:
    """The earlier position that a request names; `None`: it wants the present one."""
    wanted = request.query_params.get("position", "")
    if not wanted.isdecimal() or int(wanted[:9]) >= now:
        return None
    return int(wanted[:9])


def lang_of(request: Request) -> str:
    """The language a request names, if it is one of ours; else English."""
    lang = request.query_params.get("lang", "")
    return lang if lang in (*LANGUAGES, PSEUDO) else "en"


@cache
def book(name: str, lang: str) -> RuleTexts:
    """A game's rules in a language."""
    row = games.row(name)
    texts = Rulebook(row.home, lang)
    readings = tuple(differences(games.game(name), lang))
    rules = tuple(
        RuleText(rule.number, rule.group, rule.text, rule.proven, _about(rule, readings))
        for rule in texts.rules.values()
    )
    return RuleTexts(texts.groups, rules, readings)


def _about(rule: Rule, readings: tuple[Difference, ...]) -> tuple[str, ...]:
    """The names of the settings that share a mark with a rule: D-75, A-045."""
    marks = {*rule.facts.get("readings", ()), rule.number}
    return tuple(each.name for each in readings if marks & {*each.origin.split(", ")})


@cache
def form(name: str, lang: str) -> Form:
    """What can be agreed for a game, in a language."""
    game = games.game(name)
    words = Words(lang, (game.home,))

    def put(text: Message | str) -> str:
        return words.say(text) if isinstance(text, Message) else marked(text, lang)

    offers = {
        field: tuple(
            Offered(each.value, put(each.name), put(each.about), each.seats) for each in rows
        )
        for field, rows in game.lobby.offers("en" if lang == PSEUDO else lang).items()
    }
    readings = {each.name: each for each in differences(game, lang)}
    editions = tuple(
        Edition(book, words(f"edition-{book}"), dict(setup))
        for book, setup in game.lobby.editions().items()
    )
    return Form(offers, readings, editions, game.sizes, game.lobby.by_seat)


def lessons(name: str) -> list[LessonInfo]:
    """The lessons of a game."""
    found = games.game(name).school.lessons().values()
    return [LessonInfo(each.name, each.minutes, len(each.step), bool(each.dice)) for each in found]


@cache
def lesson(name: str, lang: str) -> str:
    """The table of a newcomer's first whole game, as an SVG picture; "" if there is none.

    It is drawn with figures on it, as the guided game of earlier versions began there.
    """
    game = games.game(name)
    found = game.lobby.earlier_start()
    return "" if found is None else game.browser.drawing(found[1], Words(lang, (game.home,)).say)


@lru_cache(MOST_PICTURES)
def choice(name: str, field: str, value: str, lang: str) -> str:
    """A value that a field of the setup may hold as an SVG picture; "" if there is none."""
    game = games.game(name)
    return game.lobby.picture(field, value, Words(lang, (game.home,)).say)


def differences(game: Game[State], lang: str) -> Iterator[Difference]:
    """Where the books differ, in words."""
    words = Words(lang, (game.home,))
    for each in game.lobby.readings():
        yield Difference(each.field, words.say(each.about), each.origin)


def marked(text: str, lang: str) -> str:
    """A text that packs bring in several languages; bracketed in the pseudo-language."""
    return f"⟦{text}⟧" if text and lang == PSEUDO else text
