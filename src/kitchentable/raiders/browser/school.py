"""What the lessons of Home Raiders want to know of a position."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from kitchentable.kernel.facets import School
from kitchentable.raiders.geometry import Sight
from kitchentable.raiders.model.state import Raid
from kitchentable.raiders.tabletop import geometric


class RaidersSchool(School[Raid]):
    """The school of Home Raiders; its lessons are in `raiders/rulebook/lessons/`."""

    def holds(self, view: Raid, fact: str, of: Sequence[str]) -> bool:
        return FACTS[fact](view, of)


def covered(raid: Raid, of: Sequence[str]) -> bool:
    """Whether enemies are there, and none of them sees one of these characters in the open."""
    top = geometric.tabletop(raid)
    who = [each for each in (raid.characters[id] for id in of) if each.at is not None]
    foes = raid.here(1 - raid.characters[of[0]].seat)
    seen = [one for foe in foes for one in top.sights(foe, who)]
    return bool(seen) and all(each is not Sight.OPEN for each in seen)


def touching(raid: Raid, of: Sequence[str]) -> bool:
    """Whether one of the characters of a seat, the first of `of`, touches an enemy."""
    top = geometric.tabletop(raid)
    mine, foes = raid.here(int(of[0])), raid.here(1 - int(of[0]))
    return any(top.touching(each, foe) for each in mine for foe in foes)


FACTS: Final[Mapping[str, Callable[[Raid, Sequence[str]], bool]]] = {
    "covered": covered,
    "touching": touching,
}
