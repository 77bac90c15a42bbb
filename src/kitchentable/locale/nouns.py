"""Nouns in sentences: the forms that the grammar of a language gives to a name.

A noun is a message whose attributes say what sentences need to know of it:

    wc-kind-worker = worker
        .many = workers

    hr-card-guardsmen = Guardsmen
        .one = Guardsman

`.one` is the singular of a name that is a plural, `.many` the plural of one that is a singular,
`.g` its gender or article where the language has one, `.def` and `.defs` its definite forms where
these are words of their own. A name without attributes is a proper name: sentences put no article
before it. So the names in an owner's pack need nothing more.

A sentence asks for a form, and the grammar of its language (`LANG/grammar.ftl`) makes it:

    { NOUN($kind, as: "the") }      the worker; in Spanish as: "del" gives del trabajador
    { NOUN($kind, as: "The") }      The worker: the same at the beginning of a sentence
    { NOUN($troop, ask: "number") -> [many] move *[one] moves }
    { NOUN($dice, as: "commas") }   2 white, 1 red: a list without "and"
    { NOUN($all, as: "counted", single: "a") }   two workers and a hero: equal ones are counted,
                                                 those without a plural as copies
    { NOUN($who, ask: "g") -> [f] herida *[other] herido }
    { LIST($winners, by: "and") }   Ana, Bo and Cleo; by: "or" for one of them
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType, fluent_number

PROPER: Final = "proper"
"""The gender of a name that takes no article."""
COMMAS: Final = "commas"
"""The form of a list in a table or a heading, without "and": 2 white, 1 red."""
FACTS: Final[tuple[str, ...]] = ("one", "many", "g", "def", "defs")


class Noun(FluentType):
    """A name with what the grammar knows of it."""

    def __init__(self, text: str, facts: Mapping[str, str] | None = None) -> None:
        self.text = text
        self.facts = facts or {}

    def format(self, locale: Any) -> str:
        """The name alone, as a heading has it."""
        return self.text

    def __str__(self) -> str:
        return self.text

    def fact(self, name: str) -> str:
        """What is known of it: its number, its gender, or a form."""
        if name == "number":
            return "many" if "one" in self.facts else "one"
        if name == "g":
            return self.facts.get("g", "other" if self.facts else PROPER)
        return self.facts.get(name, self.text)


class Nouns(Noun):
    """Several names, one after the other, with commas; `{ LIST($x, by: "and") }` joins the last."""

    def __init__(self, each: Sequence[Noun]) -> None:
        super().__init__(", ".join(noun.text for noun in each))
        self.each = each

    def fact(self, name: str) -> str:
        """What is known of all together: they are many."""
        if len(self.each) == 1:
            return self.each[0].fact(name)
        return "many" if name == "number" else super().fact(name)


def listed(texts: Sequence[str], lang: str, by: str = "and") -> str:
    """Several texts as a sentence lists them: all of them (`and`), or one of them (`or`).

    >>> listed(["Ana", "Bo", "Cleo"], "es"), listed(["Ana", "Bo", "Cleo"], "en", "or")
    ('Ana, Bo y Cleo', 'Ana, Bo or Cleo')
    >>> listed(["Ana", "Inés"], "es"), listed(["7", "8"], "es", "or")
    ('Ana e Inés', '7 u 8')
    """
    locale = "en_GB" if lang == "en" else lang
    text = format_list(texts, "or" if by == "or" else "standard", locale=locale)
    return text if lang != "es" or len(texts) < 2 else _before_its_own_sound(text, texts[-1])


def _before_its_own_sound(text: str, last: str) -> str:
    """A Spanish list: "y" is "e" before the sound i, "o" is "u" before the sound o."""
    head = text.removesuffix(last)
    if head.endswith(" y ") and re.match(r"h?[ií](?![aeo])", last, re.IGNORECASE):
        head = head.removesuffix("y ") + "e "
    if head.endswith(" o ") and re.match(r"h?[oó]|8|11\b", last, re.IGNORECASE):
        head = head.removesuffix("o ") + "u "
    return head + last


class Grammar:
    """The forms of nouns in one language: the function NOUN of its sentences."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.bundle: FluentBundle | None = None
        """The catalogues with the patterns of the forms; they need this function themselves."""

    def noun(self, value: Noun | str, *_: object, **options: str) -> str:
        """A form of a noun, or what is known of it."""
        it = value if isinstance(value, Noun) else Noun(str(value))
        if "ask" in options:
            return it.fact(options["ask"])
        wanted = options["as"]
        single = options.get("single")
        said = self._counted(it, single) if single else self._form(it, wanted.lower())
        return said if wanted.islower() else said[:1].upper() + said[1:]

    def list(self, value: Noun | str, *_: object, by: str = "and") -> str:
        """Several names, the last one joined by a word."""
        texts = [each.text for each in value.each] if isinstance(value, Nouns) else [str(value)]
        return listed(texts, self.lang, by)

    def _counted(self, noun: Noun, single: str) -> str:
        """Several names, those of a kind as a number of them, the others in a form of one."""
        each = noun.each if isinstance(noun, Nouns) else [noun]
        kinds: dict[str, list[Noun]] = {}
        for one in each:
            kinds.setdefault(one.fact("many"), []).append(one)
        return listed([self._number_of(some, single) for some in kinds.values()], self.lang)

    def _number_of(self, some: Sequence[Noun], single: str) -> str:
        if len(some) == 1:
            return self._form(some[0], single)
        assert self.bundle is not None
        pattern = self.bundle.get_message("noun-counted").value
        assert pattern is not None
        counted = {
            "count": fluent_number(len(some)),
            "many": some[0].fact("many"),
            "plural": "yes" if "many" in some[0].facts else "no",
        }
        return str(self.bundle.format_pattern(pattern, counted)[0])

    def _form(self, noun: Noun, name: str) -> str:
        if isinstance(noun, Nouns):
            forms = [self._form(each, name) for each in noun.each]
            return ", ".join(forms) if name == COMMAS else listed(forms, self.lang)
        assert self.bundle is not None
        pattern = self.bundle.get_message(f"noun-{name}").value
        assert pattern is not None
        known = {fact: noun.fact(fact) for fact in (*FACTS, "number")}
        return str(self.bundle.format_pattern(pattern, {**known, "name": noun.text})[0])
