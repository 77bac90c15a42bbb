"""The eighty abilities, one file for each group of ten, as in the book; Transport has its own."""

from kitchentable.raiders.abilities import (
    close_combat,
    defence,
    hero,
    leader,
    movement,
    shooting,
    spirit,
    transport,
    unit,
)
from kitchentable.raiders.moments import ABILITIES, bearer_of, may_bear

__all__ = [
    "ABILITIES",
    "bearer_of",
    "close_combat",
    "defence",
    "hero",
    "leader",
    "may_bear",
    "movement",
    "shooting",
    "spirit",
    "transport",
    "unit",
]
