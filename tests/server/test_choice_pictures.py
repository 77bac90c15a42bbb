"""All that can be chosen for a game is shown with a picture and a sentence."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from kitchentable import games
from kitchentable.locale import LANGUAGES
from kitchentable.server.pages.game_texts import choice, form
from tests.server.house import house, run

GAMES = ("raiders", "warcraft")
SVG = "{http://www.w3.org/2000/svg}"


def choices(game: str) -> list[tuple[str, str]]:
    """The fields of a form, each with all its values."""
    offers = games.game(game).lobby.offers("en")
    return [(field, offer.value) for field, rows in offers.items() for offer in rows]


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_has_a_picture_of_its_own(game: str) -> None:
    drawn: dict[str, str] = {}
    for field, value in choices(game):
        svg = choice(game, field, value, "en")
        assert ElementTree.fromstring(svg).tag == f"{SVG}svg", (field, value)
        if field in ("table", "teams", "portals", "races", "options"):
            assert svg not in drawn, (value, drawn.get(svg))
            drawn[svg] = value


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_choice_has_a_sentence(game: str, lang: str) -> None:
    for field, rows in form(game, lang).offers.items():
        for offer in rows:
            assert offer.about.endswith((".", "!", "?")), (field, offer)


def test_what_is_for_a_number_of_players_says_so() -> None:
    offers = form("warcraft", "en").offers
    seats = {each.value: each.seats for each in (*offers["scenario"], *offers["board"])}
    assert seats["main-3"] == 3
    assert seats["four-lakes"] == 4
    assert seats[""] == 0


def test_a_picture_is_served_and_what_is_unknown_is_not_found(tmp_path: Path) -> None:
    async def visit() -> None:
        async with house(tmp_path) as home:
            status, body, headers = await home.request("/games/raiders/choices/table/desk.svg")
            assert (status, headers["content-type"]) == (200, "image/svg+xml")
            assert body.startswith(b"<svg")
            for path in ("raiders/choices/table/moon.svg", "raiders/choices/moon/desk.svg"):
                assert (await home.request(f"/games/{path}"))[0] == 404
            status, body, _ = await home.request("/games/warcraft/choices/board/-.svg")
            assert (status, body[:4]) == (200, b"<svg")

    run(visit())
