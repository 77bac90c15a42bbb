"""Nouns in sentences: the forms that the grammars of four languages give to names."""

from __future__ import annotations

import re

import pytest

from kitchentable.locale import LANGUAGES, catalogues, grammar_of
from kitchentable.locale.nouns import Noun, Nouns

WORKER = {
    "en": Noun("worker", {"many": "workers"}),
    "es": Noun("trabajador", {"many": "trabajadores", "g": "m"}),
    "nl": Noun("arbeider", {"many": "arbeiders"}),
    "nb": Noun("arbeider", {"many": "arbeidere", "def": "arbeideren", "defs": "arbeiderne"}),
}
CARDS = {
    "en": Noun("Guardsmen", {"one": "Guardsman"}),
    "es": Noun("Guardias", {"one": "Guardia", "g": "m"}),
    "nl": Noun("Wachters", {"one": "Wachter"}),
    "nb": Noun("Gardister", {"one": "Gardist", "def": "Gardisten", "defs": "Gardistene"}),
}
OHM = Noun("Granny Ohm")


@pytest.mark.parametrize(
    ("lang", "form", "worker", "cards", "ohm"),
    [
        ("en", "the", "the worker", "the Guardsmen", "Granny Ohm"),
        ("en", "The", "The worker", "The Guardsmen", "Granny Ohm"),
        ("en", "a", "a worker", "a Guardsman", "Granny Ohm"),
        ("en", "the-one", "the worker", "the Guardsman", "Granny Ohm"),
        ("en", "the-many", "the workers", "the Guardsmen", "Granny Ohm"),
        ("es", "El", "El trabajador", "Los Guardias", "Granny Ohm"),
        ("es", "al", "al trabajador", "a los Guardias", "a Granny Ohm"),
        ("es", "del", "del trabajador", "de los Guardias", "de Granny Ohm"),
        ("es", "un", "un trabajador", "un Guardia", "Granny Ohm"),
        ("es", "los", "los trabajadores", "los Guardias", "Granny Ohm"),
        ("nl", "De", "De arbeider", "De Wachters", "Granny Ohm"),
        ("nl", "een", "een arbeider", "een Wachter", "Granny Ohm"),
        ("nl", "van", "van de arbeider", "van de Wachters", "van Granny Ohm"),
        ("nb", "Den", "Arbeideren", "Gardistene", "Granny Ohm"),
        ("nb", "en", "en arbeider", "en Gardist", "Granny Ohm"),
        ("nb", "til", "til arbeideren", "til Gardistene", "til Granny Ohm"),
    ],
)
def test_forms(lang: str, form: str, worker: str, cards: str, ohm: str) -> None:
    noun = grammar_of(lang).noun
    for each, wanted in ((WORKER[lang], worker), (CARDS[lang], cards), (OHM, ohm)):
        assert noun(each, **{"as": form}) == wanted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_name_that_is_a_plural_is_many_and_others_are_one(lang: str) -> None:
    noun = grammar_of(lang).noun
    numbers = [noun(each, ask="number") for each in (WORKER[lang], CARDS[lang], OHM)]
    assert numbers == ["one", "many", "one"]


def test_a_list_has_its_forms_one_by_one() -> None:
    both = Nouns([WORKER["es"], CARDS["es"]])
    noun = grammar_of("es").noun
    assert noun(both, **{"as": "al"}) == "al trabajador y a los Guardias"
    assert noun(both, ask="number") == "many"
    assert noun(Nouns([WORKER["es"]]), ask="number") == "one"


def test_a_name_from_a_pack_needs_no_grammar() -> None:
    assert grammar_of("nl").noun("Screecher", **{"as": "De"}) == "Screecher"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_form_a_sentence_asks_for_is_in_the_grammar(lang: str) -> None:
    text = "\n".join(path.read_text("utf-8") for path in catalogues(lang))
    forms = {f"noun-{form.lower()}" for form in re.findall(r'NOUN\([^)]*as: "([^"]+)"\)', text)}
    assert forms <= set(re.findall(r"^(noun-[a-z-]+) =", text, re.MULTILINE))


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "two workers and two copies of Ambush"),
        ("es", "dos trabajadores y dos copias de Ambush"),
        ("nl", "twee arbeiders en twee exemplaren van Ambush"),
        ("nb", "to arbeidere og to eksemplarer av Ambush"),
    ],
)
def test_equal_names_are_counted_and_those_without_a_plural_are_copies(
    lang: str, said: str
) -> None:
    ambush = Noun("Ambush")
    both = Nouns([WORKER[lang], WORKER[lang], ambush, ambush])
    assert grammar_of(lang).noun(both, **{"as": "counted", "single": "one"}) == said
