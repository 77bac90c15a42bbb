"""A bot's view of a battle being fought."""

from __future__ import annotations

from kitchentable.warcraft.bots.clash import Clash, Force, Troops, clash, force, worth
from kitchentable.warcraft.bots.sight import Sight
from kitchentable.warcraft.model.answers import Play
from kitchentable.warcraft.model.battle_state import Battle
from kitchentable.warcraft.model.kinds import (
    KIND_OF,
    MELEE,
    NAMES,
    PHASES,
    SHIFT,
    WORKER,
)
from kitchentable.warcraft.rules.participants import taking_part


class Fight:
    """The battle being fought, with the forces of both sides."""

    def __init__(self, sight: Sight, battle: Battle) -> None:
        self.sight = sight
        self.battle = battle
        side = battle.side_of(sight.me.seat)
        self.side = side if side >= 0 else 1  # a bot that rolls for creeps takes their side
        self.mine = self.force(self.side)
        self.other = self.force(1 - self.side)

    def force(self, side: int) -> Force:
        """The force of a side in the battle."""
        found: list[tuple[Troops, int, int]] = []
        for seat in self.battle.sides[side]:
            player = self.sight.view.players[seat]
            for space, kind, number in taking_part(self.sight.view, seat):
                if kind > WORKER:
                    found += self.sight.marker(player, space << SHIFT | kind, number)
                else:
                    own = MELEE if kind == WORKER else kind
                    found.append((self.sight.troops[seat], own, number))
        return force(found)

    def mean(self, force: Force) -> int:
        """The average worth of a unit of a force."""
        number = sum(force.counts)
        return 12 + 10 * sum(force.power) // number if number else 0

    @property
    def outlook(self) -> Clash:
        """The estimate of the rest of the battle, as if a new round began now."""
        return clash(self.mine, self.other)

    def dice(self, force: Force) -> int:
        """The dice of a force in the present phase."""
        return force.counts[PHASES[min(self.battle.phase, 2)]]


def prey(sight: Sight, fight: Fight, play: Play) -> tuple[int, bool]:
    """The rank of an enemy unit as a target: its worth, then whether it is in the battlefield."""
    seat, (kind, space) = play.seat, play.names
    at = sight.view.board.index[space]
    number = MELEE if kind == NAMES[WORKER] else KIND_OF[kind]
    if number > WORKER:
        fights = sight.view.profile(sight.view.players[seat], number, at)
        return fights.dice * worth(fights.strength, fights.type), at == fight.battle.space
    return sight.troops[seat].worths[number], at == fight.battle.space
