"""The pages and what they read: files, rule texts, forms, pictures."""

from __future__ import annotations

from pathlib import Path

import pytest

from kitchentable.kernel.words import Message
from kitchentable.locale import Words
from kitchentable.server.pages import built_pages, game_texts
from tests.server.house import house, run


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page that was built, with one file."""
    (tmp_path / "pages/assets").mkdir(parents=True)
    (tmp_path / "pages/index.html").write_text("<!doctype html>" + "a" * 500)
    (tmp_path / "pages/icon.svg").write_text("<svg/>")
    (tmp_path / "pages/assets/a-123.js").write_text("const a = 1\n" * 50)
    (tmp_path / "secret.txt").write_text("nobody's business")
    monkeypatch.setattr(built_pages, "HERE", tmp_path / "pages")
    built_pages.files.cache_clear()
    built_pages.built.cache_clear()
    return tmp_path


@pytest.mark.parametrize("path", ["/", "/t/abc", "/new/raiders", "/replay/abc", "/book/warcraft"])
def test_every_address_of_the_page_is_the_page(built: Path, path: str) -> None:
    async def visit() -> None:
        async with house(built) as home:
            status, body, headers = await home.request(path)
            assert (status, body[:15]) == (200, b"<!doctype html>")
            assert headers["cache-control"] == "no-cache"
            assert "script-src 'self'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]

    run(visit())


def test_files_are_packed_and_kept(built: Path) -> None:
    async def visit() -> None:
        async with house(built) as home:
            status, body, headers = await home.request("/assets/a-123.js", accept_encoding="gzip")
            assert status == 200
            assert headers["content-encoding"] == "gzip"
            assert len(body) < 100
            assert "immutable" in headers["cache-control"]
            assert "javascript" in headers["content-type"]

    run(visit())


@pytest.mark.parametrize(
    "path", ["/assets/none.js", "/assets/..%2f..%2fsecret.txt", "/assets/%2e%2e/index.html"]
)
def test_no_path_leads_out_of_the_folder(built: Path, path: str) -> None:
    async def visit() -> None:
        async with house(built) as home:
            status, body, _ = await home.request(path)
            assert status == 404
            assert b"nobody" not in body

    run(visit())


def test_without_pages_the_answer_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(built_pages, "HERE", tmp_path / "pages")
    built_pages.built.cache_clear()

    async def visit() -> None:
        async with house(tmp_path) as home:
            status, body, _ = await home.request("/?lang=nl")
            assert (status, body.decode()) == (503, Words("nl")("server-no-pages"))

    run(visit())
    built_pages.built.cache_clear()


@pytest.mark.parametrize(("lang", "group"), [("en", "Measuring"), ("nl", "Meten")])
def test_rule_texts(tmp_path: Path, lang: str, group: str) -> None:
    async def visit() -> None:
        async with house(tmp_path) as home:
            status, book = await home.json(f"/rules/raiders?lang={lang}")
            assert status == 200
            assert book["groups"]["2"] == group
            numbers = [rule["number"] for rule in book["rules"]]
            assert "HR-089" in numbers
            assert len(numbers) == len(set(numbers))
            assert {each["name"] for each in book["readings"]} >= {"formation", "hurts"}
            status, no = await home.json("/rules/chess")
            assert (status, no["say"]["id"]) == (422, "no-such-game")

    run(visit())


def test_a_form_names_what_can_be_chosen_in_words() -> None:
    form = game_texts.form("raiders", "es")
    tables = {each.value: each.name for each in form.offers["table"]}
    assert tables["bathroom_shelf"] == "Repisa del baño"
    assert form.by_seat == ("teams", "portals")
    teams = {each.value: each.name for each in form.offers["teams"]}
    assert teams["lilliput-3"].endswith("3 Estrellas")
    assert form.readings["prudent"].origin == "D-83"
    assert game_texts.form("warcraft", "en").seats == (2, 3, 4)
    bracketed = game_texts.form("raiders", "qps").offers["table"][0]
    assert bracketed.name.startswith("⟦")


@pytest.mark.slow
def test_three_play_warcraft_with_the_expansion_set(tmp_path: Path) -> None:
    """The form offers three seats, the options in words and the boards; the table is laid."""
    form = game_texts.form("warcraft", "nl")
    assert {each.value: each.name for each in form.offers["options"]}["heroes"] == "helden"
    assert [each.value for each in form.offers["board"]] == ["", "two-lakes", "four-lakes"]

    async def visit() -> None:
        async with house(tmp_path) as home:
            setup = {"seats": 3, "options": ["creeps", "hidden"]}
            players = ["person", "random", "random"]
            links = await home.table("warcraft", players=players, setup=setup, seed=1)
            path = f"/tables/{links.table}/picture"
            status, drawn = await home.json(path, authorization=f"Bearer {links.seats[0]}")
            assert status == 200
            assert "wc-water" in drawn["svg"]

    run(visit())


@pytest.mark.slow
def test_a_picture_is_for_the_seat_that_asks(tmp_path: Path) -> None:
    async def visit() -> None:
        async with house(tmp_path) as home:
            links = await home.table("warcraft", players=["person", "random"], seed=1)
            path = f"/tables/{links.table}/picture"
            status, drawn = await home.json(path, authorization=f"Bearer {links.seats[0]}")
            assert status == 200
            assert drawn["svg"].startswith("<svg")
            assert Message(drawn["lines"][0]["id"]).id.startswith("wc-picture")
            status, _ = await home.json(
                f"{path}?position=0", authorization=f"Bearer {links.spectator}"
            )
            assert status == 200
            for token in ("wrong", links.keeper):
                status, _ = await home.json(path, authorization=f"Bearer {token}")
                assert status in (403, 404)

    run(visit())


def test_words_of_games_elsewhere(tmp_path: Path) -> None:
    async def visit() -> None:
        async with house(tmp_path) as home:
            status, body, _ = await home.request("/games/pantry/words?lang=nb")
            assert status == 200
            assert b"title-pantry" in body
            status, _, _ = await home.request("/games/none/words")
            assert status == 404

    run(visit())
