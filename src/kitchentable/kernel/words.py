"""What is said to people, as data: an id and its arguments.

The kernel and the games never make sentences. They name a message; whoever shows it renders
it in the reader's language (`kitchentable.locale`).
"""

from __future__ import annotations

from msgspec import Struct


class Who(Struct, frozen=True, tag="who"):
    """A seat as an argument of a message: rendered as the name of whoever sits there."""

    seat: int


class Message(Struct, frozen=True, tag="say"):
    """One message of the catalogues, with its arguments.

    >>> say("bid-won", who=Who(1), coins=3)
    Message(id='bid-won', args={'who': Who(seat=1), 'coins': 3})
    """

    id: str
    args: dict[str, Arg] = {}


Item = int | str | Message | Who
Arg = Item | tuple[Item, ...]


def say(id: str, /, **args: Arg) -> Message:
    """A message by its id. An argument may itself be a message."""
    return Message(id, args)
