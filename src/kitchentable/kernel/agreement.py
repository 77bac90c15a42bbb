"""What people can agree before a game: what forms show beside the types of the setup."""

from __future__ import annotations

from msgspec import Struct

from kitchentable.kernel.words import Message


class Offer(Struct, frozen=True):
    """A name that a field of the setup may hold, with the words for a form.

    >>> from kitchentable.kernel.words import say
    >>> Offer("kitchen_table", say("table-kitchen")).value
    'kitchen_table'
    """

    value: str
    name: Message | str
    about: Message | str = ""


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
