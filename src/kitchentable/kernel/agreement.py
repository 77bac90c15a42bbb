"""What people can agree before a game: what forms show beside the types of the setup."""

from __future__ import annotations

from msgspec import Struct

from kitchentable.kernel.words import Message


class Offer(Struct, frozen=True):
    """A name that a field of the setup may hold, and what it is called."""

    value: str
    name: Message | str
    about: Message | str = ""


class Reading(Struct, frozen=True):
    """A field of the setup where the printed books differ: what each says, and what we play."""

    field: str
    about: Message
    origin: str
