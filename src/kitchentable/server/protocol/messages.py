"""What client and server say to each other: one JSON object in each WebSocket frame.

A client sends **commands**, the server **events**; each names its `kind`. A command has an id
that the client chooses: a command that is sent twice is carried out once and acknowledged
twice. Events carry the position in the journal they speak of. `docs/server.md` is the guide.

>>> read_command(b'{"kind": "undo", "id": "c7", "position": 12}')
Undo(id='c7', position=12)
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from kitchentable.kernel.events import LogLevel
from kitchentable.kernel.facets import Result
from kitchentable.kernel.lessons.coach import Taught
from kitchentable.kernel.plain import Plain
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.questions import Asked, Die
from kitchentable.kernel.words import Message, say
from kitchentable.server.protocol.course import Course
from kitchentable.server.protocol.puzzle_state import PuzzleState

VERSION = 1
MOST_FRAME = 64 * 1024
MOST_TOLD = 200
"""A client that missed fewer events than this gets them; otherwise a fresh state."""

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(max_length=64)]
Position = Annotated[int, Meta(ge=0, le=2**53)]

RefusalCode = Literal[
    "garbled", "too-large", "too-fast", "version", "not-joined", "no-table", "wrong-token",
    "not-a-seat", "not-begun", "stale", "illegal", "no-position", "takeback-over", "defect",
    "origin", "rules", "store", "keeper", "cancelled", "not-absent", "not-over", "hidden",
    "foreign", "busy", "differs",
]  # fmt: skip
"""Why something was refused."""


class Refused(Exception):
    """A command or request that was refused, with a code for programs and words for people."""

    def __init__(self, code: RefusalCode, say: Message | None = None, rule: str = "") -> None:
        super().__init__(code)
        self.code, self.say, self.rule = code, say, rule


# --- commands ---------------------------------------------------------------------------


class Command(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """The base of what a client sends."""

    id: Id


class Join(Command, frozen=True, tag="join"):
    """The first command of every connection: the seat's token, and the last position known."""

    token: Token = ""
    """Empty: the cookie of the seat in `seat` is the token."""
    version: int = VERSION
    since: Position | None = None
    """The last position this client knows; it gets what happened since."""
    entropy: Annotated[str, Meta(max_length=64)] = ""
    """Added to the sealed dice when the seat joins for the first time."""
    lazy: bool = False
    """Questions for places and routes come without suggestions: the client queries them."""
    seat: Annotated[int, Meta(ge=-1, le=99)] | None = None
    """Without a token: one of the seats this browser has; -1: a spectator's place."""


class GiveAnswer(Command, frozen=True, tag="answer"):
    """The answer to the question that was asked at a position."""

    position: Position
    value: Plain
    until: Annotated[str, Meta(max_length=80)] = ""
    """With a pass: do not ask again while this goes on."""


class Interject(Command, frozen=True, tag="interject"):
    """Something a seat may do unasked: resign, give a gift."""

    act: Plain


class AskAgain(Command, frozen=True, tag="ask-again"):
    """All standing passes of the seat end."""


class Tell(Command, frozen=True, tag="tell"):
    """What the real dice show, or what was drawn from a real deck, at a position."""

    position: Position
    value: Plain


class Undo(Command, frozen=True, tag="undo"):
    """Take back the seat's last answer, if nobody learned anything by it."""

    position: Position


class TakeBack(Command, frozen=True, tag="takeback"):
    """Propose to go back to a position, or agree to it: it happens when all people agree."""

    position: Position
    to: Position


class Chat(Command, frozen=True, tag="chat"):
    """Say something to all at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Resign(Command, frozen=True, tag="resign"):
    """Give up: at once, or when the move in progress is done; until then a bot plays."""


class StandInFor(Command, frozen=True, tag="stand-in"):
    """Propose a bot for a person who is not connected: it plays when all connected people agree."""

    seat: Annotated[int, Meta(ge=0, le=99)]
    agree: bool = True


class Rematch(Command, frozen=True, tag="rematch"):
    """Propose a rematch when the game is over: its table is set up when all people agree."""

    agree: bool = True


class Mute(Command, frozen=True, tag="mute"):
    """Stop hearing what a seat says, or hear it again (`on: false`)."""

    seat: Annotated[int, Meta(ge=0, le=99)]
    on: bool = True


class Query(Command, frozen=True, tag="query"):
    """Ask something that changes nothing.

    `interjections`: what the seat may do unasked. `why`: whether an answer would be accepted, and
    if not, why. `hints`: what is worth knowing before the question is answered. `log`: what
    was told from the position in `value` on. `preview`: what would come of the plan in
    `value`, as the game understands it. `moments`: how things stood, `value` is a `Stretch`.
    `course`: how the score changed and what each seat lost. `names`: what the ids in messages
    are called in the language in `value`. `suggestions`: the question that stands with all its
    options, for clients that joined as `lazy`. `puzzle`: how the puzzle stands that the game
    began with. `lesson`: how far the seat has come in the lesson in `value`.

    A newer preview of a connection cancels its older one that has not been answered, and newer
    moments cancel older moments.
    """

    what: Literal[
        "interjections",
        "why",
        "hints",
        "log",
        "preview",
        "moments",
        "course",
        "names",
        "suggestions",
        "lesson",
        "puzzle",
    ]
    value: Plain = None


class Stretch(Struct, frozen=True, forbid_unknown_fields=True, rename={"start": "from"}):
    """Which moments are wanted: how many, from a position on."""

    start: Position
    count: Annotated[int, Meta(ge=1, le=50)] = 1
    eyes: Annotated[int, Meta(ge=0)] | None = None
    """After the end: the seat through whose eyes the moments are seen, as it saw them then."""


Commands = (
    Join | GiveAnswer | Interject | AskAgain | Undo | TakeBack | Chat
    | Tell | Resign | StandInFor | Rematch | Mute | Query
)  # fmt: skip


# --- events -----------------------------------------------------------------------------


class Sent(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """The base of what the server sends."""


class Person(Struct, frozen=True):
    """The player of a seat, as all at the table may know it."""

    kind: str
    name: str
    here: bool
    """Whether the person is connected; a bot always is."""
    stand_in: str = ""
    """The kind of bot that plays in the person's place."""
    character: str = ""
    """The character of a bot: the message `bot-` and this id says what it is like."""


class Welcome(Sent, frozen=True, tag="welcome"):
    """The answer to `join`."""

    id: str
    version: int
    table: str
    seat: int
    """The seat whose eyes the client has; -1: a spectator."""
    game: str
    rules: int
    setup: dict[str, Plain]
    people: tuple[Person, ...]
    commitment: str
    """The commitment to the sealed dice: write it down. Empty: the dice are not sealed."""
    begins: str | None = None
    """The title of the situation that the game begins with, in the middle; else nothing."""
    lesson: str = ""
    """The lesson of the game that is played here."""


class Gathering(Sent, frozen=True, tag="gathering"):
    """The game begins when these seats have joined."""

    missing: tuple[int, ...]


class Line(Struct, frozen=True, omit_defaults=True):
    """One event of the game as this seat was told it: as data, and in words."""

    position: int
    event: Any
    say: Message
    rules: tuple[str, ...]
    level: LogLevel = "action"
    """How it stands in a log: a heading, a line, or a detail of the line before it."""
    under: Message | None = None
    """The heading that it stands under in a log, where that is no line of its own."""
    together: Message | None = None
    """What is said of it and of others like it in one line (`kernel/story.py`)."""


class PastMoment(Struct, frozen=True, omit_defaults=True):
    """How things stood after a position, as the seat may know it now."""

    position: int
    seat: int
    """The seat that answered or interjected: -1 chance, -2 none (the beginning)."""
    view: Any
    waiting: tuple[int, ...]
    told: tuple[Line, ...] = ()
    score: tuple[int, ...] = ()
    """What each seat had achieved by then, in games that count it."""


class Seal(Struct, frozen=True):
    """What lies under the seal, published when the game is over."""

    seed: str
    entropy: tuple[str, ...]


class Dice(Struct, frozen=True):
    """A roll or a draw that people make with their own hands, and then tell."""

    asked: Asked
    dice: tuple[Die, ...] = ()
    """The dice of a roll, each with its faces; none where something is drawn."""


class SeatState(Sent, frozen=True, tag="state"):
    """All that a seat sees now. The client forgets what it had before."""

    position: int
    view: Any
    waiting: tuple[int, ...]
    asked: Asked | None = None
    since: int = -1
    """The position since which the seat's question has stood. An answer may name any later one."""
    result: Result | None = None
    seal: Seal | None = None
    dice: Dice | None = None
    """At a table with real dice: what a person has to tell now."""
    score: tuple[int, ...] = ()
    """What each seat has achieved so far, in games that count it."""


class Moved(Sent, frozen=True, tag="moved"):
    """What happened after a position: what was told, and all that the seat sees now."""

    after: int
    state: SeatState
    told: tuple[Line, ...] = ()


class Ack(Sent, frozen=True, tag="ack"):
    """A command was carried out and is safe."""

    id: str
    position: int


class Wrong(Sent, frozen=True, tag="error"):
    """A command was refused, and nothing has changed."""

    id: str
    code: RefusalCode
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
    """Of a preview: what the game makes of the plan. Of names: the names by id."""
    moments: tuple[PastMoment, ...] = ()
    line: tuple[int, ...] = ()
    """With moments: the positions of all moments that stand."""
    course: Course | None = None
    lesson: Taught | None = None
    puzzle: PuzzleState | None = None


class Said(Sent, frozen=True, tag="said"):
    """A seat said something (`chat`), or something happened beside the game: a bot failed and the
    table answered for it (`bot`), a seat resigned (`resign`) or ran out of time (`flag`)."""

    number: int
    seat: int
    about: str
    text: str


class Proposed(Sent, frozen=True, tag="proposed"):
    """A seat proposed to go back to a position; these seats agree so far."""

    position: int
    to: int
    agreed: tuple[int, ...]


class Clocks(Sent, frozen=True, tag="clocks"):
    """How many milliseconds each seat has left, and the seats whose clocks run."""

    left: tuple[int, ...]
    running: tuple[int, ...] = ()


class Wished(Sent, frozen=True, tag="wished"):
    """The seats that agree to a rematch, or to a bot in the place of a seat."""

    what: Literal["rematch", "stand-in"]
    seat: int = -1
    agreed: tuple[int, ...] = ()


class NextTable(Sent, frozen=True, tag="next"):
    """The rematch is at another table: the tokens of this table open its seats."""

    table: str


class Muted(Sent, frozen=True, tag="muted"):
    """The seats that this seat does not want to hear."""

    seats: tuple[int, ...] = ()


class Seated(Sent, frozen=True, tag="seated"):
    """A person came or went."""

    people: tuple[Person, ...]


Events = (
    Welcome | Gathering | SeatState | Moved | Ack | Wrong | Found | Said | Proposed | Seated
    | Clocks | Wished | NextTable | Muted
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
    if found and _holds_nul(
        msgspec.json.decode(data)
    ):  # the text may hold an escaped backslash before u0000
        raise Refused("garbled", say("server-nul"))


def _holds_nul(value: Plain) -> bool:
    if isinstance(value, str):
        return NUL in value
    if isinstance(value, dict):
        return any(_holds_nul(part) for pair in value.items() for part in pair)
    return isinstance(value, list) and any(_holds_nul(part) for part in value)


class FrameId(Struct, frozen=True):
    """The part of a frame that an answer needs."""

    id: Id = ""


_FRAME_ID = msgspec.json.Decoder(FrameId)


def id_of(data: str | bytes) -> str:
    """The id in a frame that was not understood, if there is one."""
    try:
        return _FRAME_ID.decode(data).id if len(data) <= MOST_FRAME else ""
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


def schema() -> dict[str, Plain]:
    """The whole protocol as JSON Schema."""
    (commands, events), parts = msgspec.json.schema_components(
        (Commands, Events), ref_template="#/$defs/{name}"
    )
    return {"version": VERSION, "commands": commands, "events": events, "$defs": parts}
