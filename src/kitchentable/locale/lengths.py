"""Lengths in sentences: inches or centimetres, in the number format of the language."""

from __future__ import annotations

from collections.abc import Callable
from decimal import ROUND_HALF_UP, Decimal
from typing import Final, Literal

from babel.numbers import format_decimal
from fluent.runtime.types import FluentNumber

Units = Literal["in", "cm"]
UNITS: Final[tuple[Units, ...]] = ("in", "cm")
CENTIMETRES: Final = Decimal("2.54")
TENTH, HUNDREDTH = Decimal("0.1"), Decimal("0.01")


def length(inches: Decimal, lang: str, units: Units) -> str:
    """A length as a person reads it: one decimal, or two where one would say nothing.

    >>> length(Decimal("6.85"), "nl", "in"), length(Decimal("6.85"), "en", "cm")
    ('6,9″', '17.4\xa0cm')
    >>> length(Decimal("0.04"), "en", "in"), length(Decimal(3), "en", "in")
    ('0.04″', '3″')
    """
    value = inches * CENTIMETRES if units == "cm" else inches
    places = HUNDREDTH if 0 < value < TENTH else TENTH
    rounded = value.quantize(places, ROUND_HALF_UP)
    number = format_decimal(rounded, locale=lang, group_separator=False)
    return f"{number}\N{NO-BREAK SPACE}cm" if units == "cm" else f"{number}\N{DOUBLE PRIME}"


def length_function(lang: str, units: Units) -> Callable[..., str]:
    """The function LENGTH of a language's sentences: `{ LENGTH($far) }`, `$far` in inches."""

    def measure(value: FluentNumber | str, *_: object) -> str:
        return length(Decimal(str(value)), lang, units)

    return measure


def place_function(lang: str) -> Callable[..., str]:
    """The function PLACE: a coordinate as it is typed in the terminal, in inches.

    >>> place_function("es")("11.50")
    '11,5'
    """

    def spell(value: FluentNumber | str, *_: object) -> str:
        return format_decimal(Decimal(str(value)), locale=lang, group_separator=False)

    return spell
