"""How much one may ask of the server."""

from __future__ import annotations

from msgspec import Struct


class Limits(Struct, frozen=True):
    """The limits of a server; the defaults are for a few hundred tables."""

    commands: int = 20
    """Commands per second of one connection, after a first burst of three times as many."""
    requests: int = 20
    """HTTP requests per second of one address, after such a burst."""
    connections: int = 4_000
    connections_each: int = 60
    """Connections, and those of one address."""
    visitors: int = 2_000
    visitors_each: int = 40
    """Connections that are no WebSocket, from the moment they are made, and those of one address:
    a browser has six, for a few seconds."""
    patience: float = 15
    """Seconds to say what one wants: a request with all its headers, and then its body, for which
    there is more time the more of it has come."""
    works_each: int = 8
    """Files and pictures that one address may wait for at once: other processes make them."""
    tables_each: int = 100
    """Tables one address may set up in an hour."""
    behind: int = 4 << 20
    """Bytes that may wait for a slow reader before it is dropped."""
    idle: float = 600
    """Seconds after which a table that nobody looks at leaves memory."""
    think: float = 10
    """Seconds of the processor a bot may think."""
    study: float = 10
    """The same for a preview and a replay."""
    ahead: bool = True
    """Whether the process for previews starts before anybody asks for one."""
    file: int = 4 * 1024 * 1024
    """Bytes of a game's file that somebody sends."""
    file_time: float = 60
    """Seconds of the processor for a file: a game of 60,000 entries takes about ten."""
    file_memory: int = 1 << 30
    """Bytes of memory for a file: a game of 60,000 entries takes a fifth of this."""
    foreign: bool = False
    """Whether files are taken that were played with other content than ours."""
    join: float = 15
    """Seconds a connection may wait before it says who it is."""


class Bucket:
    """A measure that fills up again: so many a second, and a burst.

    >>> bucket = Bucket(rate=1, burst=2, now=0.0)
    >>> [bucket.take(0.0), bucket.take(0.0), bucket.take(0.5), bucket.take(1.6)]
    [True, True, False, True]
    """

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst = rate, burst
        self._left, self._at = burst, now

    def take(self, now: float, cost: float = 1) -> bool:
        """Take one, or as much as something costs, if there is so much."""
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def full(self, now: float) -> bool:
        """Whether nothing was taken for so long that it need not be kept."""
        return self._left + (now - self._at) * self.rate >= self.burst


class Buckets:
    """A bucket for each address; those that are full again are not kept."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, now: float) -> bool:
        """Take one from an address's bucket, if there is one."""
        if address not in self._buckets:
            self._buckets[address] = Bucket(self.rate, self.burst, now)
        return self._buckets[address].take(now)

    def sweep(self, now: float) -> None:
        """Forget the addresses that have not asked for anything for a while."""
        self._buckets = {at: each for at, each in self._buckets.items() if not each.full(now)}
