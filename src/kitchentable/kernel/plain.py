"""Plain data: what JSON and MessagePack hold by themselves, before a question gives it a type.

Answers on the wire, setups as people send them and what a preview asks for are plain data until
a game converts them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    _Value: TypeAlias = bool | int | float | str | bytes | None
    Plain: TypeAlias = _Value | Sequence["Plain"] | Mapping[str, "Plain"]
else:
    Plain = Any  # msgspec knows no recursive types, and decodes such a field as it comes
