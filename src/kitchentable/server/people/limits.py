"""How much a client may ask of the server."""

from __future__ import annotations

from msgspec import Struct


class Limits(Struct, frozen=True):
    """The limits of a server; the defaults are for a few hundred tables."""

    commands: int = 20
    """Commands a second of one connection, after a first burst of three times as many."""
    requests: int = 20
    """HTTP requests a second of one address, after a first burst of three times as many."""
    connections: int = 4_000
    connections_each: int = 60
    """WebSocket connections in all, and of one address."""
    visitors: int = 2_000
    visitors_each: int = 40
    """Connections that are no WebSocket, in all and of one address: a browser has six, for a few
    seconds."""
    patience: float = 15
    """Seconds for a request with all its headers, and as many for its body; a body that keeps
    coming has more time."""
    works_each: int = 8
    """Files and pictures that one address may wait for at once: workers make them."""
    tables_each: int = 100
    """Tables that one address may set up in an hour."""
    talk: float = 50
    """Letters a second that one address may say at all tables, after a first burst of four hundred
    times as many."""
    talk_kept: int = 500_000
    """Letters that a table keeps of what is said there: a thick book."""
    behind: int = 4 << 20
    """Bytes that may wait for a slow reader before it is dropped."""
    idle: float = 600
    """Seconds after which a table without guests leaves memory."""
    keep_days: int = 0
    """Days after which a table that nobody has used is deleted; 0: never."""
    think: float = 10
    """Seconds of the processor a bot may think."""
    study: float = 10
    """Seconds of the processor for a preview or a replay."""
    ahead: bool = True
    """Whether the worker for previews starts before the first preview is wanted."""
    file: int = 4 * 1024 * 1024
    """Bytes of a game's file that is sent to the server."""
    file_time: float = 60
    """Seconds of the processor for a file: a game of 60,000 entries takes about ten."""
    file_memory: int = 1 << 30
    """Bytes of memory for a file: a game of 60,000 entries takes a fifth of this."""
    foreign: bool = False
    """Whether files of games with other content than ours are accepted."""
    join: float = 15
    """Seconds a connection may wait before it joins."""


class Bucket:
    """A token bucket: a rate a second, and a burst.

    >>> bucket = Bucket(rate=1, burst=2, now=0.0)
    >>> [bucket.take(0.0), bucket.take(0.0), bucket.take(0.5), bucket.take(1.6)]
    [True, True, False, True]
    """

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst = rate, burst
        self._left, self._at = burst, now

    def take(self, now: float, cost: float = 1) -> bool:
        """Take the cost of a command out of the bucket, if there is enough in it."""
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def full(self, now: float) -> bool:
        """Whether the bucket is full again, so that it need not be kept."""
        return self._left + (now - self._at) * self.rate >= self.burst


class Buckets:
    """A bucket for each address; full ones are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, now: float, cost: float = 1) -> bool:
        """Take the cost of something out of an address's bucket, if there is enough in it."""
        if address not in self._buckets:
            self._buckets[address] = Bucket(self.rate, self.burst, now)
        return self._buckets[address].take(now, cost)

    def sweep(self, now: float) -> None:
        """Forget the addresses whose buckets are full again."""
        self._buckets = {at: each for at, each in self._buckets.items() if not each.full(now)}
