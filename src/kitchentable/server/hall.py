"""The hall: all tables of this server, in memory while somebody is there."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from collections.abc import Iterable
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from kitchentable import games, players
from kitchentable.kernel.chance import LARGEST_SEED, Sealed, Seeded
from kitchentable.kernel.game import Game
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.reasons import of_decoder
from kitchentable.server.bots import Bots
from kitchentable.server.limits import Limits
from kitchentable.server.live import LOG, Live
from kitchentable.server.protocol import Refused
from kitchentable.server.store import KEEPER, PERSON, SPECTATOR, Agreed, Seat, Store

MOST_SEATS = 8
Name = Annotated[str, Meta(max_length=40)]


class Create(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up: the game, what was agreed, and who plays."""

    game: Name
    setup: dict[str, Any] = {}
    players: Annotated[tuple[Name, ...], Meta(max_length=MOST_SEATS)] = ()
    """Seat by seat: `person` or a kind of bot; seats not named are for people."""
    names: Annotated[tuple[Name, ...], Meta(max_length=MOST_SEATS)] = ()
    seed: Annotated[int, Meta(ge=0, le=LARGEST_SEED)] | None = None
    """Dice from this number, for practice. Without it they are sealed."""


class Created(Struct, frozen=True):
    """A new table. Whoever has a token has the seat: give each to one person."""

    table: str
    seats: dict[int, str]
    spectator: str
    keeper: str
    """For whoever set the table up: gives a seat another token when a link was lost."""


class Hall:
    """All tables of this server."""

    def __init__(self, store: Store, limits: Limits, workers: int = 1) -> None:
        self.store = store
        self.limits = limits
        self.bots = Bots(workers, limits.think)
        self._live: dict[str, Live] = {}
        self._used: dict[str, float] = {}
        self._content: dict[bytes, Any] = {}
        self._opening = asyncio.Lock()

    # --- setting up ----------------------------------------------------------------------

    async def create(self, wanted: Create) -> Created:
        """Set a table up. Raises a `Problem` where the game does not allow it."""
        game, setup = _agreed(wanted)
        tokens = {
            number: secrets.token_urlsafe(16) for number in (*range(setup.seats), SPECTATOR, KEEPER)
        }
        kinds = dict(enumerate(wanted.players))
        bots = [number for number in kinds if kinds[number] != PERSON]
        for number in bots:
            del tokens[number]
        names = dict(enumerate(wanted.names))
        seats = tuple(
            Seat(
                number,
                kinds.get(number, PERSON),
                names.get(number, ""),
                hashed(tokens[number]) if number in tokens else b"",
                secrets.token_hex(16) if number in bots else None,
            )
            for number in (*range(setup.seats), SPECTATOR, KEEPER)
        )
        chance = Sealed(secrets.token_bytes(32)) if wanted.seed is None else Seeded(wanted.seed)
        agreed = Agreed(
            *(secrets.token_urlsafe(9), game.name, game.version, msgspec.to_builtins(setup)),
            *(msgspec.msgpack.encode(game.packs()), chance, seats),
        )
        await self.store.create(agreed)
        spectator, keeper = tokens.pop(SPECTATOR), tokens.pop(KEEPER)
        return Created(agreed.id, tokens, spectator, keeper)

    # --- tables in memory ----------------------------------------------------------------

    async def live(self, id: str) -> Live:
        """A table, read from the store if it is not in memory."""
        self._used[id] = time.monotonic()
        if id in self._live:
            return self._live[id]
        async with self._opening:
            if id not in self._live:
                agreed = await self.store.table(id)
                if agreed is None:
                    del self._used[id]
                    raise Refused("no-table")
                self._live[id] = self._opened(agreed)
            return self._live[id]

    def _opened(self, agreed: Agreed) -> Live:
        game = games.game(agreed.game)
        if game.version != agreed.rules:
            raise Refused("rules")
        key = hashlib.sha256(agreed.content).digest()
        if key not in self._content:  # tables with the same content share it
            self._content[key] = msgspec.msgpack.decode(agreed.content, type=game.content)
        return Live(agreed, game, self._content[key], self.store, self.bots)

    def sweep(self) -> int:
        """Let tables go that nobody has looked at for a while; how many."""
        limit = time.monotonic() - self.limits.idle
        gone = [
            id
            for id, live in self._live.items()
            if self._used.get(id, 0) < limit and not live.guests and not live.busy
        ]
        for id in gone:
            del self._live[id], self._used[id]
        return len(gone)

    def __len__(self) -> int:
        return len(self._live)

    async def close(self) -> None:
        """End the bots, finish writing."""
        for live in self._live.values():
            await live.rest()
        await self.bots.close()
        await self.store.close()

    # --- who one is ----------------------------------------------------------------------

    async def admit(self, id: str, token: str) -> tuple[Live, int]:
        """The table and the seat that a token opens."""
        live = await self.live(id)
        seat = by_hash(live.seats.values(), token)
        if seat is None:
            raise Refused("wrong-token")
        return live, seat.number

    async def renew(self, id: str, token: str, number: int) -> str:
        """Another token for a seat; the old one opens nothing any more. The keeper's right."""
        live, who = await self.admit(id, token)
        if who != KEEPER:
            raise Refused("keeper")
        if number != SPECTATOR and (
            not 0 <= number < live.setup.seats or live.seats[number].kind != PERSON
        ):
            raise Refused("not-a-seat")
        fresh = secrets.token_urlsafe(16)
        await self._replace(live, number, hashed(fresh))
        return fresh

    async def hand_back(self, id: str, token: str) -> None:
        """A player leaves for good: its token opens nothing any more."""
        live, who = await self.admit(id, token)
        if who < 0:
            raise Refused("not-a-seat")
        await self._replace(live, who, b"")

    async def _replace(self, live: Live, number: int, token: bytes) -> None:
        async with live.lock:
            await self.store.renew(live.id, number, token)
            await live.refresh()
            live.show_out(None if number == SPECTATOR else number)


def _agreed(wanted: Create) -> tuple[Game[Any], Any]:
    """The game and the setup, if the game allows it and knows the players."""
    game = games.game(wanted.game)
    try:
        setup = msgspec.convert(wanted.setup, game.setup)
    except msgspec.ValidationError as error:
        raise Problem("set-value", why=of_decoder(str(error))) from None
    if not 1 <= setup.seats <= MOST_SEATS or len(wanted.players) > setup.seats:
        raise Problem("players-for-seats", given=len(wanted.players), wanted=MOST_SEATS)
    known = (PERSON, *players.kinds(game))
    for kind in wanted.players:
        if kind not in known:
            raise Problem("no-such-player", name=kind, known=", ".join(known))
    try:
        game.begin(setup, game.packs())
    except (Illegal, Problem):
        raise
    except Exception:
        LOG.exception("the rules of %s failed on a setup", game.name)
        raise Refused("defect") from None
    return game, setup


def by_hash(seats: Iterable[Seat], token: str) -> Seat | None:
    """The seat whose token this is; every seat is compared, each in constant time."""
    digest = hashed(token)
    found = [seat for seat in seats if hmac.compare_digest(seat.token, digest)]
    return found[0] if found else None


def hashed(token: str) -> bytes:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).digest()
