"""Events: what happened, told to those who may know.

A game tells its events as they happen. Each names the rules it follows from. Its fields are
marked like those of the state: a card drawn is `Private`, so its owner reads which card it
was and the others only that one was drawn.
"""

from __future__ import annotations

import re
from typing import ClassVar, Final, Literal

from msgspec import Struct

from kitchentable.kernel.state.marks import Public
from kitchentable.kernel.words import Arg, Message

LogLevel = Literal["round", "turn", "stage", "action", "detail", "reason"]
"""How an event stands in a log: as the heading of a round or of a turn, as a line of its own, as a
detail of the line before it, or as a reason of the line after it, such as the dice of an attack. A
stage is a line that is told only if something happens in it before the next one."""


class Event(Struct, kw_only=True, tag=True):
    """The base of every event.

    A subclass names its fields, and says of each who may see it. In Warcraft the card of
    `CardDrawn` is its owner's: seat 0 hears only that seat 1 drew one.

    >>> from kitchentable.kernel.state.views import hear
    >>> from kitchentable.warcraft.model.card_events import CardDrawn
    >>> drawn = CardDrawn(seat=1, card="ensnare", rules=("WC-371",))
    >>> hear([drawn], eyes=(True, False))
    [CardDrawn(seat=1, card='', rules=('WC-371',))]
    """

    rules: Public[tuple[str, ...]] = ()

    stands_for: ClassVar[tuple[str, ...]] = ()
    """Rules that events of this kind once cited where they decided nothing. A situation file that
    expects one of them is met all the same, and does not prove it."""

    log_level: ClassVar[LogLevel] = "action"
    """How events of this kind stand in a log."""

    def say(self) -> Message:
        """The event in words: the message named after its class, its fields as arguments.

        `UNTOLD`: people are not told of it.
        """
        args: dict[str, Arg] = {
            name: getattr(self, name) for name in self.__struct_fields__ if name != "rules"
        }
        return Message(message_id(type(self)), args)

    def under(self) -> Message | None:
        """The heading that the line stands under in a log, where no event tells of it."""
        return None

    def together(self) -> Message | None:
        """What is said of this event and of others like it, one after the other, in one line.

        Arguments that are tuples list what differs; `number`, `gold` and `wood` are added up
        (`kernel/story.py`).
        """
        return None


UNTOLD: Final = Message("")
"""The words of an event that no person needs to read, such as a fall without harm."""


def message_id(kind: type[Event]) -> str:
    """The catalogue's id for an event.

    >>> class BidWon(Event): ...
    >>> message_id(BidWon)
    'event-bid-won'
    """
    return "event-" + re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
