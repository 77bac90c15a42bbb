"""What simulations of Warcraft count."""

from __future__ import annotations

from kitchentable.kernel.facets import Lab
from kitchentable.warcraft.bots.simulated_asking import SimulatedAsking
from kitchentable.warcraft.model.state import Warcraft


class WarcraftLab(Lab[Warcraft]):
    """Turns, battles, how games ended, how often each race and each hero won."""

    def unwatched(self, state: Warcraft) -> None:
        state.asking = SimulatedAsking()

    def summary(self, state: Warcraft) -> dict[str, int]:
        figures = {
            "turns": state.turn,
            "battles": state.battles,
            "limit": int(state.ended == "limit"),
            "elimination": int(state.ended == "WC-193"),
        }
        for player in state.players:
            if player.neutral:
                continue
            figures[f"won-{player.race}"] = int(player.seat in state.winners)
            figures[f"played-{player.race}"] = 1
            if player.hero is not None:
                figures[f"won-{player.hero.name}"] = int(player.seat in state.winners)
                figures[f"played-{player.hero.name}"] = 1
        return figures
