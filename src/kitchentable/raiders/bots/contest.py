"""What simulations of Home Raiders count."""

from __future__ import annotations

from kitchentable.kernel.facets import Lab
from kitchentable.raiders.model.state import Raid


class RaidersLab(Lab[Raid]):
    """How many characters vanished, and in how many rounds."""

    def summary(self, state: Raid) -> dict[str, int]:
        vanished = sum(each.vanished for each in state.characters.values())
        return {"vanished": vanished, "rounds": state.round}
