"""What client and server say to each other: one JSON object in each WebSocket frame.

A client sends **commands**, the server **events**; each names its `kind`. A command has an id
that the client chooses: sent again with the same id it changes nothing and is acknowledged
again. Events carry the position in the journal they speak of. `docs/server.md` is the guide.

>>> read_command(b'{"kind": "undo", "id": "c7", "position": 12}')
Undo(id='c7', position=12)
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from kitchentable.kernel.game import Result
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.questions import Asked, Die
from kitchentable.kernel.words import Message, say

VERSION = 1
MOST_FRAME = 64 * 1024
MOST_TOLD = 200
"""A client that missed fewer events than this gets them; otherwise a fresh state."""

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(max_length=64)]
Position = Annotated[int, Meta(ge=0, le=2**53)]

Code = Literal[
    "garbled", "too-large", "too-fast", "version", "not-joined", "no-table", "wrong-token",
    "not-a-seat", "not-begun", "stale", "illegal", "no-position", "takeback-over", "defect",
    "origin", "rules", "store", "keeper", "cancelled", "not-absent", "not-over", "hidden",
    "foreign", "busy",
]  # fmt: skip
"""Why something was refused."""


class Refused(Exception):
    """A command or request that was refused, with a code for programs and words for people."""

    def __init__(self, code: Code, say: Message | None = None, rule: str = "") -> None:
        super().__init__(code)
        self.code, self.say, self.rule = code, say, rule


# --- commands ---------------------------------------------------------------------------


class Command(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """The base of what a client sends."""

    id: Id


class Join(Command, frozen=True, tag="join"):
    """The first command of every connection: who one is, and what one has seen already."""

    token: Token = ""
    """Empty: the cookie of the seat in `seat` says who one is."""
    version: int = VERSION
    since: Position | None = None
    """The last position this client knows; it gets what happened since."""
    entropy: Annotated[str, Meta(max_length=64)] = ""
    """Added to the sealed dice when the seat joins for the first time."""
    lazy: bool = False
    """Questions for places and routes come without suggestions: the client queries them."""
    seat: Annotated[int, Meta(ge=-1, le=99)] | None = None
    """Without a token: as which of the seats this browser has; -1: as a spectator."""


class Answer(Command, frozen=True, tag="answer"):
    """The answer to the question that was asked at a position."""

    position: Position
    value: Any
    until: Annotated[str, Meta(max_length=80)] = ""
    """With a pass: do not ask again as long as this goes on."""


class Interject(Command, frozen=True, tag="interject"):
    """Something a seat may do unasked: resign, a gift."""

    act: Any


class AskAgain(Command, frozen=True, tag="ask-again"):
    """All standing passes of the seat end."""


class Tell(Command, frozen=True, tag="tell"):
    """What the real dice show, or what was really drawn, at a position."""

    position: Position
    value: Any


class Undo(Command, frozen=True, tag="undo"):
    """Take back one's last answer, if nobody learned anything by it."""

    position: Position


class TakeBack(Command, frozen=True, tag="takeback"):
    """Ask the table to go back, or agree to it: it happens when every person has said so."""

    position: Position
    to: Position


class Chat(Command, frozen=True, tag="chat"):
    """Say something to all at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Resign(Command, frozen=True, tag="resign"):
    """Give up: at once, or when the move in progress is done; until then a bot plays."""


class StandInFor(Command, frozen=True, tag="stand-in"):
    """A bot shall play for somebody who is not there: it does when all who are agree."""

    seat: Annotated[int, Meta(ge=0, le=99)]
    agree: bool = True


class Rematch(Command, frozen=True, tag="rematch"):
    """The same game once more, when this one is over: there is a table when all people agree."""

    agree: bool = True


class Mute(Command, frozen=True, tag="mute"):
    """Do not hear what a seat says; or hear it again."""

    seat: Annotated[int, Meta(ge=0, le=99)]
    on: bool = True


class Query(Command, frozen=True, tag="query"):
    """Ask something that changes nothing.

    `interjections`: what one may do unasked. `why`: whether an answer would be accepted, and
    if not, why. `hints`: what is worth knowing before the question is answered. `log`: what
    was told from the position in `value` on. `preview`: what would come of the plan in
    `value`, as the game understands it. `moments`: how things stood, `value` is a `Stretch`.
    `names`: what the ids in messages are called in the language in `value`. `suggestions`: the
    question that stands with all its options, for those who joined as `lazy`.

    A newer preview of the same connection cancels an older one that has not been answered, and
    so do newer moments.
    """

    what: Literal[
        "interjections", "why", "hints", "log", "preview", "moments", "names", "suggestions"
    ]
    value: Any = None


class Stretch(Struct, frozen=True, forbid_unknown_fields=True, rename={"start": "from"}):
    """Which moments are wanted: so many, from a position on."""

    start: Position
    count: Annotated[int, Meta(ge=1, le=50)] = 1


Commands = (
    Join | Answer | Interject | AskAgain | Undo | TakeBack | Chat
    | Tell | Resign | StandInFor | Rematch | Mute | Query
)  # fmt: skip


# --- events -----------------------------------------------------------------------------


class Sent(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """The base of what the server sends."""


class Person(Struct, frozen=True):
    """Who has a seat, as everybody at the table may know it."""

    kind: str
    name: str
    here: bool
    """Whether somebody is connected; a bot always is."""
    stand_in: str = ""
    """The kind of bot that plays for a person who is not there."""


class Welcome(Sent, frozen=True, tag="welcome"):
    """The answer to `join`."""

    id: str
    version: int
    table: str
    seat: int
    """Whose eyes the client has; -1: a spectator."""
    game: str
    rules: int
    setup: Any
    people: tuple[Person, ...]
    commitment: str
    """Of the sealed dice: write it down. Empty: the dice are not sealed."""


class Gathering(Sent, frozen=True, tag="gathering"):
    """The game begins when these seats have joined too."""

    missing: tuple[int, ...]


class Line(Struct, frozen=True):
    """One event of the game as this seat was told it: as data, and in words."""

    position: int
    event: Any
    say: Message
    rules: tuple[str, ...]


class Moment(Struct, frozen=True, omit_defaults=True):
    """How things stood after a position, as the seat may know it now."""

    position: int
    seat: int
    """Who answered or interjected: -1 chance, -2 nobody (the beginning)."""
    view: Any
    waiting: tuple[int, ...]
    told: tuple[Line, ...] = ()


class Seal(Struct, frozen=True):
    """What lies under the seal, published when the game is over."""

    seed: str
    entropy: tuple[str, ...]


class Dice(Struct, frozen=True):
    """What the people at the table roll or draw with their own hands, and then tell."""

    asked: Asked
    dice: tuple[Die, ...] = ()
    """The dice of a roll, each with its faces; none where something is drawn."""


class State(Sent, frozen=True, tag="state"):
    """All that a seat sees now. Whatever the client had before is to be forgotten."""

    position: int
    view: Any
    waiting: tuple[int, ...]
    asked: Asked | None = None
    since: int = -1
    """The position from which the seat's question has stood: answers may name any since."""
    result: Result | None = None
    seal: Seal | None = None
    dice: Dice | None = None
    """At a table with real dice: what somebody has to tell now."""


class Moved(Sent, frozen=True, tag="moved"):
    """What happened after a position: what was told, and all that the seat sees now."""

    after: int
    state: State
    told: tuple[Line, ...] = ()


class Ack(Sent, frozen=True, tag="ack"):
    """A command was carried out and is safe; or had been before."""

    id: str
    position: int


class Wrong(Sent, frozen=True, tag="error"):
    """A command was refused, and nothing has changed."""

    id: str
    code: Code
    say: Message
    rule: str = ""


class Found(Sent, frozen=True, tag="found"):
    """The answer to a query."""

    id: str
    position: int
    asked: Asked | None = None
    refused: Message | None = None
    rule: str = ""
    lines: tuple[Line, ...] = ()
    hints: tuple[Message, ...] = ()
    data: Any = None
    """Of a preview: whatever the game made of it. Of names: the names by id."""
    moments: tuple[Moment, ...] = ()
    line: tuple[int, ...] = ()
    """With moments: the positions of all moments that stand."""


class Said(Sent, frozen=True, tag="said"):
    """Somebody said something (`chat`); or something happened beside the game: a bot failed and
    the table answered for it (`bot`), somebody resigned (`resign`) or ran out of time (`flag`)."""

    number: int
    seat: int
    about: str
    text: str


class Proposed(Sent, frozen=True, tag="proposed"):
    """Some would go back to a position; these seats agree so far."""

    position: int
    to: int
    agreed: tuple[int, ...]


class Clocks(Sent, frozen=True, tag="clocks"):
    """How many milliseconds each seat has left, and whose clocks run."""

    left: tuple[int, ...]
    running: tuple[int, ...] = ()


class Wished(Sent, frozen=True, tag="wished"):
    """These seats would have a rematch, or a bot in the place of a seat. None: not any more."""

    what: Literal["rematch", "stand-in"]
    seat: int = -1
    agreed: tuple[int, ...] = ()


class Next(Sent, frozen=True, tag="next"):
    """There is a rematch at another table: the same tokens open the same seats there."""

    table: str


class Muted(Sent, frozen=True, tag="muted"):
    """The seats this seat does not want to hear."""

    seats: tuple[int, ...] = ()


class Seated(Sent, frozen=True, tag="seated"):
    """Somebody came or went."""

    people: tuple[Person, ...]


Events = (
    Welcome | Gathering | State | Moved | Ack | Wrong | Found | Said | Proposed | Seated
    | Clocks | Wished | Next | Muted
)  # fmt: skip

_COMMANDS = msgspec.json.Decoder(Commands)
_EVENTS = msgspec.json.Decoder(Events)


def read_command(data: str | bytes) -> Commands:
    """A command from a frame; anything else is refused as garbled."""
    if len(data) > MOST_FRAME:
        raise Refused("too-large")
    try:
        command: Commands = _COMMANDS.decode(data)
        check_text(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Refused("garbled") from None
    return command


NUL = "\0"
_ESCAPED = "\\u0000"


def check_text(data: str | bytes) -> None:
    r"""Refuse JSON with a NUL character in a text: PostgreSQL cannot write one down.

    >>> check_text(rb'{"text": "a\\u0000"}')
    >>> check_text(rb'{"text": "a\u0000"}')
    Traceback (most recent call last):
    kitchentable.server.protocol.messages.Refused: garbled
    """
    found = _ESCAPED in data if isinstance(data, str) else _ESCAPED.encode() in data
    if found and _holds_nul(msgspec.json.decode(data)):  # or only a backslash stands before it
        raise Refused("garbled", say("server-nul"))


def _holds_nul(value: Any) -> bool:
    if isinstance(value, str):
        return NUL in value
    if isinstance(value, dict):
        return any(_holds_nul(part) for pair in value.items() for part in pair)
    return isinstance(value, list) and any(_holds_nul(part) for part in value)


class Named(Struct, frozen=True):
    """All that is needed of a frame to answer it."""

    id: Id = ""


_NAMED = msgspec.json.Decoder(Named)


def id_of(data: str | bytes) -> str:
    """The id in a frame that was not understood, if there is one."""
    try:
        return _NAMED.decode(data).id if len(data) <= MOST_FRAME else ""
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""


def read_event(data: str | bytes) -> Events:
    """An event from a frame, for clients."""
    event: Events = _EVENTS.decode(data)
    return event


def write(message: Command | Sent) -> bytes:
    """A command or an event as the bytes of a frame."""
    return msgspec.json.encode(message)


def wrong(id: str, why: Exception) -> Wrong:
    """A refusal as it is sent: of the server's own, or of the rules."""
    if isinstance(why, Refused):
        return Wrong(id, why.code, why.say or say(f"server-{why.code}"), why.rule)
    if isinstance(why, Problem):
        return Wrong(id, "illegal", why.message, getattr(why, "rule", ""))
    raise why


def schema() -> dict[str, Any]:
    """The whole protocol as JSON Schema."""
    (commands, events), parts = msgspec.json.schema_components(
        (Commands, Events), ref_template="#/$defs/{name}"
    )
    return {"version": VERSION, "commands": commands, "events": events, "$defs": parts}
