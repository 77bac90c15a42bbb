"""Marks on the fields of states and events say who may see them. Without a mark nobody does."""

from __future__ import annotations

import enum
from typing import Annotated, TypeVar

from msgspec import Struct

T = TypeVar("T")


class Seen(enum.Enum):
    """Who may see a field. States write it as `Public`, `Private`, `Held`, `Facedown`, `Static`.

    >>> from examples.magpies import Nest
    >>> from kitchentable.kernel.state.fields import fields
    >>> {name: mark.value for name, (_, mark) in fields(Nest).items() if name != "told"}
    {'content': 'static', 'magpies': 'all', 'deck': 'facedown'}
    """

    ALL = "all"
    OWNER = "owner"
    HELD = "held"
    FACEDOWN = "facedown"
    STATIC = "static"
    DERIVED = "derived"
    NOBODY = "nobody"


class When(Struct, frozen=True):
    """Everybody sees the field while another field of the same part is true.

    `kind: Annotated[int, When("face_up")]`

    >>> When("face_up").flag
    'face_up'
    """

    flag: str


Public = Annotated[T, Seen.ALL]
Private = Annotated[T, Seen.OWNER]
Held = Annotated[T, Seen.HELD]
Facedown = Annotated[T, Seen.FACEDOWN]
Static = Annotated[T, Seen.STATIC]
"""Known to all, shared by all copies, never changed, neither hashed nor sent: content."""
Derived = Annotated[T, Seen.DERIVED]
"""Worked out from the public rest of the state, and kept: copies and views begin with what was
known, a state from a file begins without it. It is neither hashed nor sent."""

OUTSIDE = (Seen.STATIC, Seen.DERIVED)
"""Marks of fields that are no part of what is played, hashed, stored or hidden."""
