"""Plain data and values.

Plain data is what JSON, MessagePack and TOML hold by themselves, before a type is given to it:
answers on the wire, setups as people send them, what a preview asks for. A value is what the rules
understand: plain data, or Structs in its place. Answers, acts and journals hold values.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct

if TYPE_CHECKING:
    _Atom: TypeAlias = bool | int | float | str | bytes | None
    Plain: TypeAlias = _Atom | Sequence["Plain"] | Mapping[str, "Plain"]
    Value: TypeAlias = (
        _Atom | Struct | Sequence["Value"] | Mapping[str, "Value"] | Mapping[int, "Value"]
    )
else:
    Plain = Value = Any  # msgspec knows no recursive types, and decodes such a field as it comes
