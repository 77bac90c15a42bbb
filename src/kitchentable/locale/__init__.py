"""Words in the reader's language: messages rendered from the Fluent catalogues.

`locale/LANG/*.ftl` are ours; a game that lives elsewhere brings `locale/LANG.ftl` of its own.
The pseudo-language `qps` is English with every message in brackets: text that shows up
without them did not come from a catalogue.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from kitchentable.kernel.problem import Problem
from kitchentable.kernel.rulebook import PSEUDO
from kitchentable.kernel.words import Arg, Item, Message, Who, say
from kitchentable.locale.lengths import UNITS, Units, length_function, place_function
from kitchentable.locale.nouns import FACTS, Grammar, Noun, Nouns

HERE: Final = Path(__file__).parent
__all__ = ["LANGUAGES", "PSEUDO", "Words", "catalogues", "grammar_of", "measure", "preferred"]

LANGUAGES: Final = ("en", "es", "nl", "nb")
ALIASES: Final = {"no": "nb", "nn": "nb"}
"""Norwegian readers of any kind get the Norwegian we have."""


class Words:
    """All messages in one language.

    >>> Words("nl").say(say("pass"))
    'Passen'
    """

    def __init__(
        self,
        lang: str = "en",
        homes: Iterable[Path] = (),
        names: Sequence[str] = (),
        units: Units = "in",
    ) -> None:
        if lang not in (*LANGUAGES, PSEUDO):
            raise Problem("no-such-language", lang=lang, known=", ".join(LANGUAGES))
        self.lang = lang
        self.units: Units = units
        self.names = names
        """What the people at the seats are called."""
        self._called: dict[str, Noun] = {}
        self._spoken = "en" if lang == PSEUDO else lang
        self._bundle = _bundle(self._spoken, tuple(homes), units)

    def say(self, message: Message) -> str:
        """A message in words: a name that was set for its id, else what the catalogues say.

        One that is in no catalogue gives its id.
        """
        if message.id in self._called:
            return self._called[message.id].text
        found = self._bundle.get_message(message.id) if self.has(message.id) else None
        if found is None or found.value is None:
            return message.id
        args = {key: self._arg(value) for key, value in message.args.items()}
        text, _ = self._bundle.format_pattern(found.value, args)
        return f"⟦{text}⟧" if self.lang == PSEUDO else str(text)

    def __call__(self, id: str, /, **args: Arg) -> str:
        """A message in words, by its id and arguments."""
        return self.say(say(id, **args))

    def has(self, id: str) -> bool:
        """Whether the catalogues know a message."""
        return bool(self._bundle.has_message(id))

    def call(self, names: Mapping[str, Message | str]) -> None:
        """Set the names that stand for these ids in every message from now on."""
        self._called = {}
        self._called = {
            id: self._noun(name) if isinstance(name, Message) else Noun(name)
            for id, name in names.items()
        }

    def _arg(self, value: Arg) -> Any:
        if isinstance(value, tuple):
            return Nouns([self._named(item) for item in value])
        if isinstance(value, int) and abs(value) <= 10**15:
            # positions, lines and rule values are names more than amounts: 1234, not 1,234
            return fluent_number(value, useGrouping=False)
        return self._named(value)

    def _named(self, value: Item) -> Noun:
        if isinstance(value, Message):
            return self._noun(value)
        if isinstance(value, Who):
            return Noun(self.name(value.seat))
        if isinstance(value, str) and value in self._called:
            return self._called[value]
        return Noun(str(value))

    def _noun(self, message: Message) -> Noun:
        """A message as a noun: its words, and the forms that its attributes give."""
        if message.id in self._called:
            return self._called[message.id]
        found = self._bundle.get_message(message.id) if self.has(message.id) else None
        given = found.attributes if found is not None else {}
        known = {name: given[name] for name in FACTS if name in given}
        args = {key: self._arg(value) for key, value in message.args.items()} if known else {}
        facts = {
            name: str(self._bundle.format_pattern(pattern, args)[0])
            for name, pattern in known.items()
        }
        return Noun(self.say(message), facts)

    def decimal(self, value: float, places: int = 1) -> str:
        """A measured number as the reader writes it.

        >>> Words("nl").decimal(0.25, 2)
        '0,25'
        """
        return format_decimal(round(value, places), locale=self._spoken, group_separator=False)

    def name(self, seat: int) -> str:
        """The name of a seat."""
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self("seat-name", number=seat + 1)


def grammar_of(lang: str) -> Grammar:
    """The forms of nouns in a language.

    >>> grammar_of("es").noun(Noun("trabajador", {"g": "m"}), **{"as": "al"})
    'al trabajador'
    """
    grammar = Grammar(lang)
    grammar.bundle = _bundle(lang, (), "in")
    return grammar


@cache
def _bundle(lang: str, homes: tuple[Path, ...], units: Units) -> FluentBundle:
    grammar = Grammar(lang)
    functions: dict[str, Any] = {
        "NOUN": grammar.noun,
        "LIST": grammar.list,
        "LENGTH": length_function(lang, units),
        "PLACE": place_function(lang),
    }
    # bidi isolation marks would show up as odd characters in terminals and files
    bundle = FluentBundle([lang], functions=functions, use_isolating=False)
    grammar.bundle = bundle
    for path in catalogues(lang, homes):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def catalogues(lang: str, homes: Iterable[Path] = ()) -> list[Path]:
    """The catalogue files of a language, those of games elsewhere included."""
    theirs = (home / "locale" / f"{lang}.ftl" for home in homes)
    return [*sorted((HERE / lang).glob("*.ftl")), *(path for path in theirs if path.exists())]


def measure(environment: Mapping[str, str] = os.environ, wanted: str = "") -> Units:
    """The unit of lengths: the one that is wanted, or KITCHENTABLE_UNITS, or inches.

    >>> measure({"KITCHENTABLE_UNITS": "cm"}), measure({}), measure({}, "cm")
    ('cm', 'in', 'cm')
    """
    given = wanted or environment.get("KITCHENTABLE_UNITS", "") or "in"
    for unit in UNITS:
        if given == unit:
            return unit
    raise Problem("no-such-units", units=given)


def preferred(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for: KITCHENTABLE_LANG, or the system's.

    >>> preferred({"LC_ALL": "C", "LANG": "nn_NO.UTF-8"}), preferred({"LANG": "fr_FR"})
    ('nb', 'en')
    """
    own = environment.get("KITCHENTABLE_LANG", "")
    if own:
        return own
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = environment.get(variable, "")[:2].lower()
        code = ALIASES.get(code, code)
        if code in LANGUAGES:
            return code
    return "en"
