"""Every Warcraft message with every noun it can be given, read for the faults that show."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

import pytest

from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.words import Arg, Message, Who, say
from kitchentable.locale import LANGUAGES, Words
from kitchentable.warcraft.cards.wording import target_words
from kitchentable.warcraft.game import GAME, WarcraftSetup
from kitchentable.warcraft.model.words import power_word
from kitchentable.warcraft.powers.power import POWERS, not_its_time
from tests.warcraft.catalogue import asked, warcraft_messages

SPACE: Final = "b3"
NAMES: Final = ("Ana", "Bo", "Cleo")
CREEPS: Final = say("wc-neutral")


def nouns(stem: str) -> tuple[Message, ...]:
    """The messages of warcraft-nouns.ftl whose ids begin with a stem."""
    return tuple(say(id) for id in warcraft_messages("en", "warcraft-nouns") if id.startswith(stem))


KINDS: Final = tuple(each for each in nouns("wc-kind-") if each.id != "wc-kind-flames")
"""The kinds of pieces; flames roll dice and are never moved, lost or trained."""
BUILDINGS: Final = nouns("wc-building-")
PHASES: Final = nouns("wc-phase-")
TYPES: Final = nouns("wc-type-")
TOKENS: Final = nouns("wc-token-")
OF_NAMES: Final[Mapping[str, tuple[Message, ...]]] = {
    "hero": nouns("wc-hero-"),
    "creep": nouns("wc-creep-"),
    "race": nouns("wc-race-"),
    "token": TOKENS,
    "step": nouns("wc-step-"),
    "building": BUILDINGS,
    "ground": (say("wc-space-water"), say("wc-space-mountain")),
}
"""What a variable of a name can be."""
OF_PHASES: Final = {
    "wc-phase-began",
    "wc-strikes-first",
    "wc-attacked",
    "wc-phase-chosen",
    "wc-in-phase",
}
OF_TYPES: Final = {
    "wc-creep-turned", "wc-upgraded", "wc-spend-upgrade", "wc-about-hero", "wc-gift",
    "wc-last-tile", "wc-upgraded-already",
}  # fmt: skip
OF_BUILDINGS: Final = {
    "wc-building-finished", "wc-building-begun", "wc-deploy-finish", "wc-spend-build",
    "wc-spend-summon", "wc-spend-raise", "wc-no-building", "wc-buildings-busy", "wc-no-tile",
    "wc-no-site",
}  # fmt: skip
MORE_THAN_ONE: Final = {
    "wc-portal-fill", "wc-too-many", "wc-research-most", "wc-too-few-workers", "wc-no-market",
    "wc-cured", "wc-races", "wc-no-outpost", "wc-scenario-seats", "wc-situation-seats",
    "warcraft-scenario-seats", "warcraft-layout-towns",
}  # fmt: skip
"""Messages whose numbers the rules fix at two or more."""
SEATS: Final = {"seat", "by", "to_seat", "who", "seats", "others"}
SIDES: Final = {"seats", "others"}
FIXED: Final[Mapping[str, Arg]] = {
    "space": SPACE, "start": "a1", "to": "c4", "town": "a1", "at": "b2", "other": "c2",
    "spaces": ("a1", "b2"), "edges": ("a1–b1", "b2–b3"), "faces": (6, 2),
    "levels": "2/1/1", "card": say("wc-card-charge"), "power": say("wc-power-blink"),
    "cards": (say("wc-card-charge"), say("wc-card-thorns")), "powers": (say("wc-power-blink"),),
    "cost": say("wc-cost", gold=2, wood=1), "tile": say("wc-tile", strength=3),
    "title": "Alpha", "option": say("wc-option-heroes"), "when": say("wc-when-battle-end"),
    "step": say("wc-step-move"), "ability": say("wc-ability-heal"), "text": "X",
    "story": "Story.", "task": "Task.", "about": "About.", "chosen": say("wc-way-train"),
    "known": ("alpha", "beta"), "parts": ("X", "Y"), "on": (SPACE,), "line": "X", "where": "X",
    "buildings": "1/1/1", "letter": "H", "rule": "WC-001", "what": "X", "name": "Alpha",
    "layout": "alpha", "piece": "P", "scenario": "alpha", "block": "alpha", "type": "alpha",
    "lost": say("wc-tenths", whole=1, part=5), "taken": say("wc-tenths", whole=0, part=9),
    "sorts": "alpha", "target": 15, "keys": "alpha", "given": "alpha", "tokens": TOKENS[:2],
}  # fmt: skip


def pools(
    id: str, variables: set[str], as_nouns: set[str]
) -> Iterator[tuple[str, tuple[Arg, ...]]]:
    """What each variable of a message can be, for those that are nouns or people."""
    for name in sorted(variables):
        if name in SEATS and id not in MORE_THAN_ONE - {"wc-cured"}:
            people: list[Arg] = [(Who(0),), (Who(0), Who(1))] if name in SIDES else [Who(0)]
            if name in as_nouns:
                people.append((CREEPS,) if name in SIDES else CREEPS)
            yield name, tuple(people)
        elif name == "kind":
            yield name, kinds_of(id)
        elif name in OF_NAMES:
            yield name, OF_NAMES[name]


def kinds_of(id: str) -> tuple[Message, ...]:
    if id in OF_PHASES:
        return PHASES
    if id in OF_TYPES:
        return TYPES
    return BUILDINGS if id in OF_BUILDINGS else KINDS


def arguments(id: str, lang: str) -> Iterator[dict[str, Arg]]:
    """The arguments to read a message with: each noun of each variable, and 0, 1 and 2."""
    variables, as_nouns = asked(warcraft_messages(lang)[id])
    several = dict(pools(id, variables, as_nouns))
    numbers = variables - set(several) - set(FIXED)
    usual: dict[str, Arg] = {name: FIXED[name] for name in variables & set(FIXED)}
    usual |= {name: pool[0] for name, pool in several.items()}
    for number in (2,) if id in MORE_THAN_ONE or not numbers else (0, 1, 2):
        base = usual | dict.fromkeys(numbers, number)
        yield base
        for name, pool in several.items():
            for value in pool[1:]:
                yield base | {name: value}


ARTICLES: Final = {
    "en": r"(?:a|an|the)", "es": r"(?:el|la|los|las|un|una|al|del)", "nl": r"(?:de|het|een)",
    "nb": r"(?:en|ei|et)",
}  # fmt: skip
FAULTS: Final = {
    "two spaces": r"\S  ",
    "a straight quote": r"[\"']",
    "an id": r"\bwc-|\{|\bNOUN\b",
    "a sign of the catalogues": r"\$\w|[|*]|->|[A-Z]\(\w+:",
}
OF_LANGUAGES: Final = {
    "en": {
        "a before a vowel": r"\b[Aa] (?!unit\b|one\b)[aeiouAEIOU]",
        "an before a consonant": r"\b[Aa]n (?![aeiouAEIOU])",
        "a plural with one": r"\b(?:1|one) (?:dice|casualties|hits|cards|units|workers)\b",
        "a plural verb with one": r"\b(?:1|one) (?!less\b|is\b|was\b)\w+[^s ]s\b(?! of| left)",
        "a singular verb with many": r"(?:[Tt]he creeps|Ana and Bo) (?:\w*[^s]s|has)\b",
        "other quotes": "[«»„]",
    },
    "es": {
        "no contraction": r"\b[Dd]e el\b|\b[Aa] el\b",
        "a plural with one": r"\b(?:1|una?) (?:unidades|dados|bajas|puntos|impactos|cartas)\b",
        "a singular verb with many": r"(?:[Ll]os monstruos|Ana y Bo) (?:saca|gana|sufre)\b",
        "other quotes": "[“”‘„]",
        "a decimal point": r"\d\.\d",
    },
    "nl": {
        "a plural with one": r"\b(?:1|één) (?:eenheden|dobbelstenen|slachtoffers|treffers)\b",
        "a singular verb with many": r"(?:[Dd]e griezels|Ana en Bo) (?:gooit|wint|heeft|valt)\b",
        "other quotes": "[“”«»„]",
        "a decimal point": r"\d\.\d",
    },
    "nb": {
        "a plural with one": r"\b(?:1|én|ett) (?:enheter|terninger|arbeidere)\b",
        "an indefinite neuter": r"\ben (?:monster|speilbilde|troll|villsvin)\b",
        "for instead of til": r"(?:[Hh]elten|[Bb]yen|[Uu]tposten) for (?:Ana|Bo)\b",
        "other quotes": "[“”‘„]",
        "a decimal point": r"\d\.\d",
    },
}  # fmt: skip


def faults(text: str, lang: str) -> Iterator[str]:
    """What is wrong with a text, in words."""
    article = ARTICLES[lang]
    if match := re.search(rf"\b{article} {article}\b", text, re.IGNORECASE):
        yield f"two articles: {match[0]}"
    for fault, pattern in (FAULTS | OF_LANGUAGES[lang]).items():
        if match := re.search(pattern, text):
            yield f"{fault}: {match[0]}"
    if re.search(r"[.!?]$", text) and not re.match(r"[¡¿«“‘(]?[\w…]", text):
        yield "no beginning"
    if re.search(r"[.!?]$", text) and re.match(r"[¡¿]?[a-zæøåé]", text):
        yield "a small letter at the beginning"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_shows_a_fault_with_any_noun(lang: str) -> None:
    words = Words(lang, names=NAMES)
    found: dict[str, str] = {}
    read = 0
    for id in warcraft_messages(lang):
        for given in arguments(id, lang):
            read += 1
            text = words(id, **given)
            for fault in faults(text, lang):
                found.setdefault(f"{id}: {fault}", text)
    assert read > 4000
    assert found == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_is_short(lang: str) -> None:
    """What is wrong, by how much, what to do: at most 15 words, a name counted as one."""
    words = Words(lang, names=NAMES)
    named = {"kind", *SEATS, *SIDES, *OF_NAMES, *FIXED}
    long = {}
    for id in refusals(lang):
        variables = asked(warcraft_messages(lang)[id])[0]
        for number in (0, 1, 2):
            text = words(id, **{each: "X" if each in named else number for each in variables})
            if len(text.split()) > 15:
                long[id] = text
    assert long == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_ability_at_another_time_is_refused_in_a_short_sentence(lang: str) -> None:
    """At most 15 words besides the name, whenever its time is."""
    words = Words(lang)
    for name in POWERS:
        refusal = not_its_time(name, None)
        assert refusal is not None
        text = words.say(refusal.message).replace(words.say(power_word(name)), "X")
        assert len(text.split()) <= 15, text


def refusals(lang: str) -> list[str]:
    """The messages of warcraft-refusals.ftl, and those of the section of that name."""
    of_the_base = list(warcraft_messages(lang, "warcraft.ftl"))
    first, last = of_the_base.index("wc-not-now"), of_the_base.index("wc-needs")
    return [*warcraft_messages(lang, "warcraft-refusals"), *of_the_base[first : last + 1]]


@pytest.mark.parametrize(
    ("lang", "level"),
    [
        ("en", "The Night Elves’ units are at level 2/2/2 (melee/ranged/flying)."),
        ("es", "Las unidades de los elfos de la noche están en el nivel 2/2/2"),
        ("nl", "De eenheden van de Nachtelfen staan op niveau 2/2/2"),
        ("nb", "Enhetene til nattalvene er på nivå 2/2/2"),
    ],
)
def test_neutral_units_are_called_by_their_race(lang: str, level: str) -> None:
    table = Table(GAME, WarcraftSetup(seats=3, scenario="elf-gate"), chance=Seeded(1))
    words = Words(lang)
    words.call(GAME.text.names(table.view(0), lang))
    told = [words.say(logged.event.say()) for logged in table.log]
    assert any(line.startswith(level) for line in told), told


@pytest.mark.parametrize(
    ("lang", "piece", "creep", "kind"),
    [
        ("en", "Ana’s worker at b3", "the creep at b3", "Ana’s flying units"),
        ("es", "el trabajador de Ana en b3", "el monstruo de b3", "las unidades voladoras de Ana"),
        ("nl", "de arbeider van Ana op b3", "de griezel op b3", "de vliegende eenheden van Ana"),
        ("nb", "arbeideren til Ana på b3", "monsteret på b3", "de flygende enhetene til Ana"),
    ],
)
def test_the_target_of_a_card_is_named(lang: str, piece: str, creep: str, kind: str) -> None:
    words = Words(lang, names=NAMES)
    for target, wanted in (
        ((0, "worker", "b3"), piece),
        ((-1, "creep", "b3"), creep),
        ((0, "flying"), kind),
    ):
        found = target_words(target)
        assert isinstance(found, Message)
        assert words.say(found) == wanted


def test_the_faults_are_found() -> None:
    """The test reads: each of these has one fault."""
    bad: dict[str, tuple[str, ...]] = {
        "en": (
            "The the creep falls.",
            "A infernal falls.",
            "It has 1 units.",
            "the creeps rolls 3.",
        ),
        "es": ("Va a el monstruo.", "Saca 1 dados.", "Son 6.85.", "los monstruos saca 3."),
        "nl": ("De de griezel valt.", "Zo “niet”.", "De griezels gooit 3."),
        "nb": ("Han tar en monster.", "Helten for Ana faller.", "En en sau."),
    }
    for lang, texts in bad.items():
        for text in texts:
            assert list(faults(text, lang)), text
