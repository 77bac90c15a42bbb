"""The company: the characters who play where no person sits, each with a name of their own.

A name is the same in every language. What a character is like is said by the message `bot-` and
the character's id.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

PERSON = "person"
"""The kind of player that is no bot."""

CHARACTERS = {
    "marta": "Marta",
    "piet": "Piet",
    "solveig": "Solveig",
    "joaquin": "Joaquín",
    "nell": "Nell",
    "bram": "Bram",
    "ingeborg": "Ingeborg",
    "tomas": "Tomás",
    "wilma": "Wilma",
    "oskar": "Oskar",
    "rosa": "Rosa",
    "edvard": "Edvard",
}
"""The names of the characters, by id."""


def seated(key: str, kinds: Sequence[str], names: Sequence[str] = ()) -> tuple[str, ...]:
    """The names at a table: a bot without a name gets a character's, which no one else there has.

    The key decides which characters come: with the same key the same ones do.

    >>> seated("table-1", ("person", "regular", "regular"), ("Ana",))
    ('Ana', 'Rosa', 'Ingeborg')
    >>> seated("table-1", ("person", "regular"), ("Ingeborg",))
    ('Ingeborg', 'Rosa')
    """
    given = [*names, *[""] * (len(kinds) - len(names))]
    free = (name for name in _order(key) if name not in given)
    return tuple(
        name or (next(free, "") if number < len(kinds) and kinds[number] != PERSON else "")
        for number, name in enumerate(given)
    )


def character(kind: str, name: str) -> str:
    """The id of the character who plays; "" for a person and for a bot with another name.

    >>> character("regular", "Joaquín"), character("person", "Joaquín")
    ('joaquin', '')
    """
    if kind == PERSON:
        return ""
    return next((id for id, called in CHARACTERS.items() if called == name), "")


def _order(key: str) -> list[str]:
    """The names, in the order in which they come to the table with this key."""
    return sorted(
        CHARACTERS.values(), key=lambda name: hashlib.sha256(f"{key}/{name}".encode()).digest()
    )
