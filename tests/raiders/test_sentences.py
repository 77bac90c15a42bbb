"""Every message of Home Raiders with every noun of its kind, in four languages, read for faults.

A fault is what a native reader stumbles over: a doubled article, a verb in the wrong number, a
straight quote, a decimal point where the language has a comma, an id where a name belongs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kitchentable.kernel.words import Arg, Message, Who, say
from kitchentable.locale import HERE, LANGUAGES, Words
from kitchentable.raiders.geometry import tables
from kitchentable.raiders.model.cards import Type
from kitchentable.raiders.model.content import shipped
from kitchentable.raiders.text import names

FIGURES = ("who", "by", "target", "enemy", "other", "leader", "mover", "figure", "at")
OBJECTS = ("object", "thing")
OF_TROOPS = {"hr-vanished-already", "hr-not-deployed", "hr-not-within", "hr-not-an-enemy"}
"""Sentences in which `who` may be a troop as well."""
LENGTHS = ("missing", "cost", "far", "distance", "range", "height", "most", "over", "high")
PLAIN = re.compile(
    r"^(hr-(flavour|plan|template|situation|odds|card|team|campaign|house|picture|pack|read|about"
    r"|explain|no-such|dice-faces|portal-too|raiders|preview|ability|offer|option|purpose|named|troop"
    r"|object|portal-named|no-dice|pearl-of|line|remark|until|dice)"
    r"|kind-|table-|web-hr|title-|puzzle-raiders-)"
)
"""Messages that are no sentences of the game: names, parts of others, labels, files."""
ARTICLES = {
    "en": r"\b(the|a|an) (the|a|an)\b",
    "es": r"\b(el|la|los|las|al|del|un|una) (el|la|los|las|un|una)\b|\b(a|de) el\b",
    "nl": r"\b(de|het|een) (de|het|een)\b",
    "nb": r"\b(en|et|ei|den|det) (en|et|ei|den|det)\b",
}
WRONG = (
    (r"  ", "two spaces"),
    (r"[\"'](?=\w)|(?<=\w)[\"']", "a straight quote"),
    (r" [.,;:?!]", "a space before a mark"),
    (r"\b(hr|kind|event|wc)-[a-z]", "an id"),
    (r"[{}$]", "a piece of the catalogue"),
    (r"\(\w+: ", "a label for a sentence"),
)


class Uses(Visitor):
    """The variables of a message, and those whose number it asks for."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def sentences() -> dict[str, frozenset[str]]:
    """The sentences of the game, with their variables."""
    found: dict[str, frozenset[str]] = {}
    for path in sorted((HERE / "en").glob("raiders*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and not PLAIN.match(entry.id.name):
                uses = Uses()
                uses.visit(entry)
                found[entry.id.name] = frozenset(uses.found)
    return found


@cache
def nouns() -> dict[str, tuple[Message, ...]]:
    """Troops, characters, and one of both kinds of card for all sentences."""
    cards = shipped().cards
    units = [id for id, card in cards.items() if card.type is Type.UNIT]
    alone = tuple(Message(f"hr-card-{id}") for id in cards if id not in units)
    members = tuple(say("hr-named", name=Message(f"hr-card-{id}"), sign="A1") for id in units)
    return {
        "figure": (*members, *alone),
        "troop": (*(Message(f"hr-card-{id}") for id in units), *alone),
    }


def things(lang: str) -> Iterator[Arg]:
    """The objects, alone and numbered, and a Portal."""
    for kind in tables.catalogue():
        name = names.object_name(kind, lang)
        yield name
        yield say("hr-object-numbered", object=name, number=2)
    yield say("hr-portal-named", who=Who(1))


def said(words: Words, id: str, variables: frozenset[str], lang: str) -> Iterator[str]:
    """A sentence with every noun of its kind, one after the other."""
    args: dict[str, Arg] = dict.fromkeys(variables, 2)
    args |= dict.fromkeys(variables & {*LENGTHS}, "2.50")
    args |= {each: nouns()["figure"][0] for each in variables & {*FIGURES, "about", "what"}}
    args |= {each: nouns()["troop"][0] for each in variables & {"troop"}}
    args |= {each: say("hr-object", name="mug", grammar="a") for each in variables & {*OBJECTS}}
    args |= {each: Message("kind-ability-charge") for each in variables & {"ability", "source"}}
    args |= {each: Message("kind-of-hr-move") for each in variables & {"kind", "trait", "way"}}
    args |= {each: Message("kind-rolls-shooting") for each in variables & {"rolls"}}
    args |= {
        each: (Message("kind-face-ace"), Message("kind-face-blank"))
        for each in variables & {"faces", "kinds", "behind"}
    }
    args |= {each: say("hr-read-white", number=2) for each in variables & {"before", "after"}}
    args |= {each: Message("kind-goal-spot") for each in variables & {"objective", "setup"}}
    for each in sorted(variables & {*FIGURES, "troop", "about", "what"}):
        both = id in OF_TROOPS or each in ("troop", "about", "what")
        for noun in nouns()["troop" if both else "figure"]:
            yield words.say(Message(id, {**args, each: noun}))
    if "about" in variables:
        yield words.say(Message(id, {**args, "about": say("hr-purpose-the-marker", number=1)}))
    for each in sorted(variables & {*OBJECTS}):
        for thing in things(lang):
            yield words.say(Message(id, {**args, each: thing}))
    for each in sorted(
        variables & {"aces", "wounds", "left", "pearls", "first", "second", "defence"}
    ):
        for number in (0, 1, 3):
            yield words.say(Message(id, {**args, each: number}))
    yield words.say(Message(id, args))


def faults(text: str, lang: str) -> Iterator[str]:
    for pattern, fault in WRONG:
        if re.search(pattern, text):
            yield fault
    if re.search(ARTICLES[lang], text, re.IGNORECASE):
        yield "a doubled article"
    if lang != "en" and re.search("[“”]", text):
        yield "an English quote"
    if lang != "en" and re.search(r"\d\.\d", text):
        yield "a decimal point"
    if (
        lang == "en"
        and re.search(r"\ba [aeiou]", text)
        and not re.search(r"\ba (uni|use|one)", text)
    ):
        yield '"a" before a vowel'
    if text[:1].islower():
        yield "a small letter at the beginning"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_has_a_fault(lang: str) -> None:
    words = Words(lang)
    found = {
        (id, fault, text)
        for id, variables in sentences().items()
        for text in said(words, id, variables, lang)
        for fault in faults(text, lang)
    }
    assert len(sentences()) > 250
    assert sorted(found)[:20] == []


SINGULAR = {
    "en": r"(is|has|does|moves|goes|stands|takes|attacks|opens|uses|strikes)",
    "es": r"(es|está|ha|tiene|se mueve|ataca|abre|se pone|se echa|entra|usa|golpea)",
    "nl": r"(is|heeft|staat|moet|beweegt|opent|zoekt|betreedt|gebruikt|doet)",
}
PLURAL = {
    "en": r"(are|have|do|move|go|stand|take|attack|open|use|strike)",
    "es": r"(son|están|han|tienen|se mueven|atacan|abren|se ponen|se echan|entran|usan|golpean)",
    "nl": r"(zijn|hebben|staan|moeten|bewegen|openen|zoeken|betreden|gebruiken|doen)",
}


@pytest.mark.parametrize("lang", sorted(SINGULAR))
def test_the_verb_agrees_with_the_troop(lang: str) -> None:
    """Norwegian verbs have one form."""
    words = Words(lang)
    many = {"en": "The Guardsmen", "es": "Los Guardias", "nl": "De Wachters"}[lang]
    one = {"en": "The Court Inventor", "es": "La Inventora de la corte", "nl": "De Hofuitvindster"}[
        lang
    ]
    checked = 0
    for id, variables in sentences().items():
        if "troop" not in variables and id not in OF_TROOPS:
            continue
        for text in said(words, id, variables, lang):
            assert not re.match(rf"{many} (ya |no |aún no |se )?{SINGULAR[lang]}\b", text), (
                id,
                text,
            )
            assert not re.match(rf"{one} (ya |no |aún no |se )?{PLURAL[lang]}\b", text), (id, text)
            checked += bool(re.match(rf"({many}|{one}) ", text))
    assert checked > 50


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_its_grammar(lang: str) -> None:
    words = Words(lang)
    for id, card in shipped().cards.items():
        text = words.say(say("hr-named", name=Message(f"hr-card-{id}"), sign="A1"))
        plural = words(f"hr-card-{id}")
        if card.type is Type.UNIT and plural != "Lanzachapas":
            assert text != f"{plural} A1", "a member of a unit is called in the singular"
        assert not re.match(r"(El|La|Los|Las|De|Het|The) ", plural), "names are without an article"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_is_short(lang: str) -> None:
    """At most fifteen words, a name counted as one."""
    words = Words(lang)
    long = []
    for id, variables in sentences().items():
        text = words.say(Message(id, dict.fromkeys(variables, "X")))
        if len(text.split()) > 15 and not id.startswith(("puzzle-task-", "hr-hint-")):
            long.append((id, text))
    assert long == []
