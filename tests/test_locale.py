"""Four languages, complete: the same messages, the same variables, nothing outside them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, get_args, get_origin

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from msgspec.structs import fields

from kitchentable.kernel.events import message_id
from kitchentable.kernel.files.reasons import KINDS
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.words import Who, say
from kitchentable.locale import LANGUAGES, PSEUDO, Words, catalogues, preferred
from kitchentable.raiders.game import GAME as RAIDERS
from kitchentable.warcraft.game import GAME as WARCRAFT
from tests.games.pantry import PANTRY

SRC = Path(__file__).parent.parent / "src" / "kitchentable"
HOMES = (PANTRY.home,)
WEB = "\n".join(
    path.read_text("utf-8")
    for path in sorted((SRC.parent.parent / "web" / "src").rglob("*"))
    if path.suffix in (".ts", ".svelte")
)
"""The source of the pages."""


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(lang: str) -> dict[str, ast.Message]:
    """The messages of a language; the forms of its nouns are its own affair (grammar.ftl)."""
    found: dict[str, ast.Message] = {}
    for path in catalogues(lang, HOMES):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content!r}"
            if isinstance(entry, ast.Message) and not entry.id.name.startswith("noun-"):
                assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
                found[entry.id.name] = entry
    return found


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


ENGLISH = messages("en")


@pytest.mark.parametrize("lang", LANGUAGES)
class TestCatalogues:
    def test_no_message_is_missing_or_left_over(self, lang: str) -> None:
        theirs = messages(lang)
        assert sorted(theirs) == sorted(ENGLISH)

    def test_the_variables_are_the_same(self, lang: str) -> None:
        theirs = messages(lang)
        for id, message in ENGLISH.items():
            assert variables(theirs[id]) == variables(message), id

    def test_argparse_gets_its_placeholders(self, lang: str) -> None:
        places = re.compile(r"%(?:\(\w+\))?[rs]")
        english, theirs = Words("en"), Words(lang)
        for id in ENGLISH:
            if id.startswith("argparse-"):
                wanted = sorted(places.findall(english(id)))
                assert sorted(places.findall(theirs(id))) == wanted, id

    def test_no_language_just_repeats_the_english(self, lang: str) -> None:
        if lang == "en":
            return
        english, theirs = Words("en", HOMES), Words(lang, HOMES)
        same = [id for id in ENGLISH if len(english(id)) > 25 and english(id) == theirs(id)]
        assert same == ["argparse-argument"], "which has only placeholders"

    def test_every_message_can_be_said(self, lang: str) -> None:
        words = Words(lang, HOMES)
        for id, message in messages(lang).items():
            for number in (0, 1, 2):
                text = words(id, **dict.fromkeys(variables(message), number))
                assert text
                assert "{" not in text, text


def named_in_the_code() -> Iterator[tuple[Path, str]]:
    """Every message id the code names: in say(), Illegal(), Problem(), words()."""
    calls = (
        r'\bsay\(\s*"([a-z][a-z0-9-]+)"',
        r'\bIllegal\(\s*[^,()]*,\s*"([a-z][a-z0-9-]+)"',
        r'\bProblem\(\s*"([a-z][a-z0-9-]+)"',
        r'\b(?:words|ours|_miss)\(\s*["\']([a-z][a-z0-9-]+)["\']',
        r'\bsay="([a-z][a-z0-9-]+)"',
    )
    for path in [*sorted(SRC.rglob("*.py")), *sorted(PANTRY.home.rglob("*.py"))]:
        text = re.sub(r'"""[\s\S]*?"""', "", path.read_text("utf-8"))
        for call in calls:
            for id in re.findall(call, text):
                yield path, id


def test_every_message_the_code_names_is_in_the_catalogues() -> None:
    missing = {(path.name, id) for path, id in named_in_the_code() if id not in ENGLISH}
    assert not missing


def test_every_message_the_pages_name_is_in_the_catalogues() -> None:
    named = set(re.findall(r"'(web-[a-z][a-z0-9-]+)'", WEB))
    assert len(named) > 100
    assert not named - set(ENGLISH)


def test_everything_that_can_be_agreed_has_a_name_in_the_pages() -> None:
    for game in (RAIDERS, WARCRAFT):
        for field in fields(game.setup):
            stem = f"web-{game.name}-setup-{field.name}"
            if field.name == "seats":
                continue
            assert stem in ENGLISH
            for value in get_args(field.type) if get_origin(field.type) is Literal else ():
                assert f"{stem}-{value}" in ENGLISH


def test_events_have_their_messages() -> None:
    assert all(f"kind-{kind}" in ENGLISH for kind in KINDS)
    for event in PANTRY.events:
        stem = "event-" + re.sub(r"(?<!^)(?=[A-Z])", "-", event.__name__).lower()
        assert stem in ENGLISH


def test_no_message_is_there_for_nothing() -> None:
    """A message nobody says is one more to translate for nothing."""
    named = {id for _, id in named_in_the_code()}
    everything = "\n".join(
        path.read_text("utf-8") for folder in (SRC, PANTRY.home) for path in folder.rglob("*.py")
    )
    built = re.compile(
        r"^(event|help|kind|title|rule|argparse|why|judge|file|unmet|simulated|undo|goodbye|web-[a-z]+-(?:setup|about))-"
    )
    made = tuple(re.findall(r'f"([a-z][a-z-]*-)\{', everything))
    made += tuple(name for name in re.findall(r"`([a-z][a-z-]*-)\$\{", WEB) if name != "web-")
    told = {message_id(kind).replace("event", "wc", 1) for kind in WARCRAFT.events}
    for id in ENGLISH:
        known = id in named or id in told or id.startswith(made) or f'"{id}"' in everything
        known = known or f"'{id}'" in WEB
        assert known or built.match(id), id


class TestWords:
    def test_names_and_lists(self) -> None:
        words = Words("en", HOMES, names=["Ana"])
        text = words.say(say("pantry-won", who=(Who(0), Who(1)), crumbs=2))
        assert text == "The winner is Ana, Player 2, with 2 crumbs."

    def test_numbers_are_not_grouped(self) -> None:
        assert "1234" in Words("es")("no-such-position", position=1234)

    def test_an_unknown_message_gives_its_id(self) -> None:
        assert Words("en")("never-written") == "never-written"

    def test_the_pseudo_language_brackets_everything(self) -> None:
        assert Words(PSEUDO)("pass") == "⟦Pass⟧"

    def test_an_unknown_language_is_refused(self) -> None:
        with pytest.raises(Problem) as caught:
            Words("xx")
        assert "en, es, nl, nb" in Words("en").say(caught.value.message)

    @pytest.mark.parametrize(
        ("environment", "lang"),
        [
            ({}, "en"),
            ({"LANG": "es_ES.UTF-8"}, "es"),
            ({"LANG": "no_NO"}, "nb"),
            ({"LANG": "C.UTF-8"}, "en"),
            ({"LC_ALL": "nl_NL", "LANG": "es_ES"}, "nl"),
            ({"KITCHENTABLE_LANG": "nb", "LANG": "es_ES"}, "nb"),
        ],
    )
    def test_the_language_of_the_surroundings(self, environment: dict[str, str], lang: str) -> None:
        assert preferred(environment) == lang
