"""Bytes and data with mistakes in them."""

from __future__ import annotations

from random import Random
from typing import Any


def mutated(rng: Random, data: bytes) -> bytes:
    """Some bytes changed, left out, doubled or cut off."""
    found = bytearray(data)
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(found) or 1)
        how = rng.randrange(4)
        if how == 0 and found:
            found[at] = rng.randrange(256)
        elif how == 1:
            del found[at : at + rng.randrange(1, 9)]
        elif how == 2:
            found[at:at] = found[: rng.randrange(20)]
        else:
            del found[at:]
    return bytes(found)


def odd(rng: Random, depth: int = 0) -> Any:
    """A value that no command expects."""
    plain: list[Any] = [
        *(None, True, False, 0, -1, 1, 2**31, 2**63, -(2**63) - 1, 2**80, 1.5, -0.0, 1e300),
        *("", "x", "0", "en", "\x00", "é", "𝄞", "../..", "x" * 300, "__proto__", "say"),
    ]
    how = rng.randrange(6)
    if how == 0 and depth < 4:
        return [odd(rng, depth + 1) for _ in range(rng.randrange(4))]
    if how == 1 and depth < 4:
        keys = ("from", "count", "what", "seat", "type", "id", "0")
        return {rng.choice(keys): odd(rng, depth + 1) for _ in range(rng.randrange(3))}
    if how == 2:
        deep: Any = 1
        for _ in range(rng.choice((3, 50, 900))):
            deep = [deep]
        return deep
    return rng.choice(plain)


def changed(rng: Random, data: dict[str, Any]) -> dict[str, Any]:
    """With a field more, less, or with another value."""
    found = dict(data)
    name = rng.choice([*found, "more"])
    if name in found and rng.random() < 0.3:
        del found[name]
    else:
        found[name] = odd(rng)
    return found
