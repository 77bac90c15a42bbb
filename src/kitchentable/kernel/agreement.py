"""Agreements before a game: what forms show beside the types of the setup."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeVar

import msgspec
from msgspec import Struct

from kitchentable.kernel.files.toml import reason
from kitchentable.kernel.plain import Plain
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.words import Message

if TYPE_CHECKING:
    from kitchentable.kernel.game import Setup

A = TypeVar("A", bound=Struct)
T = TypeVar("T", bound="Setup")


class Offer(Struct, frozen=True):
    """A name that a field of the setup may hold, with the words for a form.

    >>> from kitchentable.kernel.words import say
    >>> Offer("kitchen_table", say("table-kitchen")).value
    'kitchen_table'
    """

    value: str
    name: Message | str
    about: Message | str = ""
    seats: int = 0
    """The number of players that it is for; 0: any."""


class Reading(Struct, frozen=True):
    """A field of the setup where the printed books differ.

    `about` says what each book says, `origin` which of them we follow unless the players agree
    otherwise.

    >>> from kitchentable.kernel.words import say
    >>> Reading("elements_one_space", say("reading-elements"), origin="FAQ").field
    'elements_one_space'
    """

    field: str
    about: Message
    origin: str


def recorded(setup: type[T], given: Mapping[str, Plain]) -> T:
    """The setup of a game that was begun before, as its file has it.

    What the file lacks was no setting yet: it is as it was then (`Setup.before`), not as a new
    game has it.

    >>> from kitchentable.kernel.game import Setup
    >>> recorded(Setup, {"seats": 3})
    Setup(seats=3)
    """
    return msgspec.convert({**setup.before(given), **given}, setup)


def agreed(setup: type[A], given: Mapping[str, Plain], typed: bool = False) -> A:
    """A setup with these values; a `Problem` says which of them cannot be.

    `typed`: the values are text as a person typed it, so "3" may stand for 3.

    >>> from kitchentable.kernel.game import Setup
    >>> agreed(Setup, {"seats": 3}), agreed(Setup, {"seats": "3"}, typed=True)
    (Setup(seats=3), Setup(seats=3))
    >>> agreed(Setup, {"chairs": 3})
    Traceback (most recent call last):
    kitchentable.kernel.problem.Problem: set-unknown(key=chairs, known=seats)
    """
    for key in given:
        if key not in setup.__struct_fields__:
            raise Problem("set-unknown", key=key, known=", ".join(setup.__struct_fields__))
    try:
        return msgspec.convert(given, setup, strict=not typed)
    except msgspec.ValidationError as error:
        raise Problem("set-value", why=reason(error, dict(given), setup)) from None
