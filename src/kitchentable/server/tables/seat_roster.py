"""The seats of a table: their tokens, and what each seat added to the sealed dice."""

from __future__ import annotations

import hashlib
import hmac

from kitchentable.kernel.chance import Sealed
from kitchentable.server.store.store import Agreed, DiceSource, Seat, Store


class SeatRoster:
    """The seats of one table as the store has them."""

    def __init__(self, agreed: Agreed, seats: int, store: Store) -> None:
        self.agreed = agreed
        self.seats: dict[int, Seat] = {seat.number: seat for seat in agreed.seats}
        self._count = seats
        self._store = store

    @property
    def players(self) -> list[Seat]:
        """The seats that play, in order."""
        return [self.seats[number] for number in range(self._count)]

    def missing(self) -> tuple[int, ...]:
        """The seats the game waits for before it begins: their entropy is not in."""
        if not isinstance(self.agreed.chance, Sealed):
            return ()
        return tuple(seat.number for seat in self.players if seat.entropy is None)

    def chance(self) -> DiceSource:
        """The dice, with the entropy of all seats."""
        if not isinstance(self.agreed.chance, Sealed):
            return self.agreed.chance
        return Sealed(self.agreed.chance.seed, tuple(seat.entropy or "" for seat in self.players))

    def opens(self, seat: int, token: str) -> bool:
        """Whether a token opens a seat."""
        held = self.seats.get(seat)
        digest = hashlib.sha256(token.encode()).digest()
        return held is not None and hmac.compare_digest(held.token, digest)

    async def enter(self, seat: int, entropy: str) -> None:
        """Write down what a seat adds to the dice."""
        await self._store.enter(self.agreed.id, seat, entropy)
        await self.refresh()

    async def refresh(self) -> None:
        """Read the seats again."""
        agreed = await self._store.table(self.agreed.id)
        assert agreed is not None, "tables do not vanish"
        self.seats = {seat.number: seat for seat in agreed.seats}
