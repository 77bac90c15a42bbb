"""New tables: set up by people, for a rematch, from a position of another table, out of a file."""

from __future__ import annotations

import base64
import hashlib
import secrets
from collections.abc import Sequence

import msgspec
from msgspec import Struct, structs

from kitchentable import games, players
from kitchentable.kernel import company
from kitchentable.kernel.chance import LARGEST_SEED, Arranged, Physical, Sealed, Seeded
from kitchentable.kernel.files import situation_tables
from kitchentable.kernel.files.toml import reason
from kitchentable.kernel.game import Game, Setup
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.lessons.lesson import Lesson
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.state.state import State
from kitchentable.kernel.state.views import hidden_fields
from kitchentable.kernel.table.journal import Entry, line
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.words import say
from kitchentable.server.log import LOG
from kitchentable.server.protocol.bodies import MOST_SEATS, Create, Created
from kitchentable.server.protocol.messages import NUL, Refused
from kitchentable.server.store.store import (
    KEEPER,
    PERSON,
    SPECTATOR,
    Agreed,
    DiceSource,
    Seat,
    Store,
)
from kitchentable.server.tables import table_record
from kitchentable.server.tables.table_record import Terms
from kitchentable.server.tables.table_work import bot_seed

AT_ONCE = 1_000
"""Entries that are written in one transaction."""


def agreed(wanted: Create) -> tuple[Game[State], Setup, Struct]:
    """The game, the setup and the content; raises a `Problem` if the game does not allow them."""
    game = games.game(wanted.game)
    try:
        setup = msgspec.convert(wanted.setup, game.setup)
    except msgspec.ValidationError as error:
        raise Problem("set-value", why=reason(error, wanted.setup, game.setup)) from None
    check_players(game, setup, wanted.players)
    try:
        setup, content = game.box.with_files(setup, game.box.shipped(), wanted.files)
        game.rules.begin(setup, content)
    except (Illegal, Problem):
        raise
    except Exception:
        LOG.exception("the rules of %s failed on a setup", game.name)
        raise Refused("defect") from None
    return game, setup, content


def lesson(wanted: Create) -> tuple[Lesson, Setup, Struct]:
    """A lesson of a game, with what is agreed for it and its content."""
    game = games.game(wanted.game)
    found = game.school.lessons().get(wanted.lesson)
    if found is None:
        raise Problem("no-such-lesson", name=wanted.lesson, game=game.name)
    if not found.text:
        _, setup, content = agreed(Create(wanted.game, found.setup, found.players))
        return found, setup, content
    begun = situation_tables.opened(found.text, f"{found.name}.toml", games.game, foreign=True)
    return found, begun.setup, begun.content


def lesson_dice(lesson: Lesson) -> DiceSource:
    """The dice of a lesson: arranged, from a number, or sealed."""
    if lesson.dice:
        return Arranged(lesson.seed or 0, tuple(lesson.dice))
    return new_seal() if lesson.seed is None else Seeded(lesson.seed)


def check_players(game: Game[State], setup: Setup, kinds: Sequence[str]) -> None:
    """Check the kinds of players: one for each seat at most, and all of a kind we know."""
    if not 1 <= setup.seats <= MOST_SEATS or len(kinds) > setup.seats:
        raise Problem("players-for-seats", given=len(kinds), wanted=MOST_SEATS)
    known = (PERSON, *players.kinds(game))
    for kind in kinds:
        if kind not in known:
            raise Problem("no-such-player", name=kind, known=", ".join(known))


def dice(game: Game[State], wanted: Create) -> DiceSource:
    """Sealed dice, dice of a seed, or real ones.

    Real ones only where nothing is hidden: the person who tells what was drawn would have to know
    what is left to draw.
    """
    if wanted.dice == "physical":
        if hidden_fields(game.state):
            raise Problem("dice-hidden", name=game.name)
        return Physical(secrets.randbelow(LARGEST_SEED))
    return new_seal() if wanted.seed is None else Seeded(wanted.seed)


def new_seal() -> Sealed:
    """Sealed dice, before any seat has added its entropy."""
    return Sealed(secrets.token_bytes(32))


def new_seed() -> Seeded:
    """Secret dice without a seal: for games whose beginning was rolled at another table."""
    return Seeded(secrets.randbelow(LARGEST_SEED))


def table(
    game: Game[State],
    setup: Setup,
    content: bytes,
    chance: DiceSource,
    kinds: Sequence[str],
    names: Sequence[str],
) -> tuple[Agreed, Created]:
    """A table as it will be written down, and the links to its seats."""
    numbers = (*range(setup.seats), SPECTATOR, KEEPER)
    id = secrets.token_urlsafe(9)
    kind = dict(enumerate(kinds))
    name = dict(enumerate(company.seated(id, kinds, names)))
    bots = [number for number in kind if kind[number] != PERSON]
    tokens = {n: secrets.token_urlsafe(16) for n in numbers if n not in bots}
    seats = tuple(
        Seat(
            *(number, kind.get(number, PERSON), name.get(number, "")),
            hashed(tokens[number]) if number in tokens else b"",
            secrets.token_hex(16) if number in bots else None,
        )
        for number in numbers
    )
    agreed = Agreed(
        *(id, game.name, game.version, msgspec.to_builtins(setup)),
        *(content, chance, seats),
    )
    spectator, keeper = tokens.pop(SPECTATOR), tokens.pop(KEEPER)
    return agreed, Created(agreed.id, tokens, spectator, keeper)


async def found(store: Store, agreed: Agreed, terms: Terms, entries: Sequence[Entry] = ()) -> None:
    """Write a new table down. Its links are given out when all of it is written."""
    await store.create(agreed)
    if terms != Terms():
        await table_record.keep(store, agreed.id, terms=terms)
    for first in range(0, len(entries), AT_ONCE):  # a long journal takes several transactions
        await store.append(agreed.id, first, entries[first : first + AT_ONCE])


def rematch(old: Agreed, seats: Sequence[Seat]) -> Agreed:
    """A rematch: equal setup, people and links.

    The id follows from the old one, so there is one rematch even if two nodes set it up.
    """
    secret = bot_seed(old.chance, SPECTATOR)
    digest = hashlib.sha256(f"rematch/{old.id}/{secret}".encode()).digest()
    chance: DiceSource = new_seal() if isinstance(old.chance, Sealed) else old.chance
    if isinstance(old.chance, Seeded):
        chance = Seeded((old.chance.key + 1) % LARGEST_SEED)
    fresh = tuple(
        structs.replace(seat, entropy=None if seat.kind == PERSON else secrets.token_hex(16))
        for seat in seats
    )
    id = base64.urlsafe_b64encode(digest[:9]).decode()
    return structs.replace(old, id=id, chance=chance, seats=fresh)


def branched(table: Table[State], position: int) -> list[Entry]:
    """The entries up to a position, for a table that plays on from there.

    Refused while something is hidden: the new table would show what is hidden in this one.
    """
    if not table.over and hidden_fields(table.game.state):
        raise Refused("hidden")
    if position > table.position or (table.over and position == table.position):
        raise Refused("no-position")
    return [table.journal[number] for number in line(table.journal, position)]


def sealed(agreed: Agreed, chance: Sealed) -> Agreed:
    """A table with the dice of a game that is over, so that they can be checked again."""
    if any(NUL in share for share in chance.entropy):
        raise Refused("garbled", say("server-nul"))
    shares = dict(enumerate(chance.entropy))
    seats = tuple(structs.replace(s, entropy=shares.get(s.number, s.entropy)) for s in agreed.seats)
    return structs.replace(agreed, chance=Sealed(chance.seed), seats=seats)


def hashed(token: str) -> bytes:
    """The hash of a token: all that the store keeps of it."""
    return hashlib.sha256(token.encode()).digest()
