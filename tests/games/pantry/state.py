"""The state of the Pantry, its content and its events."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct, field

from kitchentable.kernel.events import Event
from kitchentable.kernel.questions import Die, Point
from kitchentable.kernel.state.marks import Facedown, Held, Private, Public, Static, When
from kitchentable.kernel.state.state import State
from kitchentable.kernel.words import Arg, Message, Who, say


class Content(Struct, frozen=True):
    """The content of the game."""

    cards: tuple[int, ...] = (1, 2, 3, 4, 5, 6) * 3
    jar: tuple[int, ...] = (0, 1, 2, 3)
    die: Die = Die("d6", (1, 2, 3, 4, 5, 6))
    cloth: int = 1000
    apart: int = 100
    slide: int = 400
    nights: int = 4


class Mouse(Struct):
    seat: Public[int]
    crumbs: Public[int] = 3
    hand: Held[list[int]] = field(default_factory=list)
    favourite: Private[int] = 0
    bid: Public[int] = 0
    paw: Public[Point | None] = None
    gone: Public[bool] = False


class Pantry(State):
    content: Static[Content]
    mice: Public[list[Mouse]]
    shown: Public[bool] = False
    """The first two mice see each other's hands."""
    deck: Facedown[list[int]] = field(default_factory=list)
    discard: Public[list[int]] = field(default_factory=list)
    jar: Annotated[int, When("jar_open")] = 0
    jar_open: Public[bool] = False
    night: Public[int] = 0
    moment: Public[str] = "deal"
    leader: Public[int] = -1
    robbed: Public[int] = -1

    def inside(self) -> list[Mouse]:
        """The mice still in the game."""
        return [mouse for mouse in self.mice if not mouse.gone]


class OfMice(Event):
    """An event whose fields `seat`, `by` and `to` are mice; its message calls the first `who`."""

    def say(self) -> Message:
        message = super().say()
        args: dict[str, Arg] = {}
        for name, value in message.args.items():
            if name in ("seat", "by", "to") and isinstance(value, int):
                value = Who(value)
            args["who" if name == "seat" else name] = value
        return Message(message.id, args)


class Dealt(Event):
    seat: Public[int]
    cards: Private[tuple[int, ...]]

    def say(self) -> Message:
        return say("event-dealt", who=Who(self.seat))


class Favourite(OfMice):
    seat: Private[int]
    card: Private[int]


class Kept(OfMice):
    seat: Public[int]
    card: Public[int]


class Drew(Event):
    seat: Public[int]
    card: Private[int]

    def say(self) -> Message:
        if self.card < 0:
            return say("event-drew", who=Who(self.seat))
        return say("event-drew-open", who=Who(self.seat), card=self.card)


class Bid(OfMice):
    seat: Public[int]
    card: Public[int]


class Leads(OfMice):
    seat: Public[int]


class PawPut(Event):
    seat: Public[int]
    place: Public[Point]

    def say(self) -> Message:
        x, y = (f"{c // 100}.{c % 100:02}" for c in self.place)
        return say("event-paw-put", who=Who(self.seat), x=x, y=y)


class Rolled(Event):
    faces: Public[tuple[int, ...]]

    def say(self) -> Message:
        return say("event-rolled", faces=self.faces)


class Guarded(OfMice):
    seat: Public[int]
    card: Public[int]
    total: Public[int]


class Robbed(OfMice):
    seat: Public[int]
    by: Public[int]
    taken: Public[int]


class Caught(OfMice):
    seat: Public[int]
    by: Public[int]
    paid: Public[int]


class JarOpened(OfMice):
    seat: Public[int]
    crumbs: Public[int]


class Left(OfMice):
    seat: Public[int]


class Gave(OfMice):
    seat: Public[int]
    to: Public[int]
    crumbs: Public[int]


EVENTS = (
    Dealt, Favourite, Drew, Bid, Leads, PawPut, Rolled, Guarded, Robbed, Caught, JarOpened,
    Kept, Left, Gave,
)  # fmt: skip
