"""Messages as data: an id and its arguments.

The kernel and the games never make sentences. They name a message; the program that shows it
renders it in the reader's language (`kitchentable.locale`).
"""

from __future__ import annotations

from msgspec import Struct


class Who(Struct, frozen=True, tag="who"):
    """A seat as an argument of a message. The reader sees the name of the person who sits there.

    >>> from kitchentable.locale import Words
    >>> Words("en", names=("Ana", "Bo")).say(say("event-hr-portal-placed", who=Who(1)))
    'Bo places a Portal.'
    """

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
    """A message by its id. An argument may itself be a message.

    >>> say("pass")
    Message(id='pass', args={})
    >>> say("pack-unfit", file="mine.toml", why=say("pass")).args["why"].id
    'pass'
    """
    return Message(id, args)
