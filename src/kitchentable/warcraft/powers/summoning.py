"""Abilities that call creatures to the hero's side (WC-715 to WC-726)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.warcraft.battlefield import battle_of
from kitchentable.warcraft.cards.card import HERE, NOWHERE, ROUND_START, Target
from kitchentable.warcraft.events import Summoned
from kitchentable.warcraft.kinds import FOREST, KIND_OF
from kitchentable.warcraft.options.heroes import where
from kitchentable.warcraft.powers.power import Power, power
from kitchentable.warcraft.state import Player, Warcraft

SUMMONED = ("WC-715", "WC-716", "WC-717", "WC-724", "WC-726")


@rule("WC-724")
def left(game: Warcraft, player: Player, creature: str) -> int:
    """Markers of a creature in the reserves."""
    return game.content.creatures[creature].markers - player.in_play(KIND_OF[creature])


@rule("WC-715", "WC-716", "WC-725", "WC-726")
def summon(game: Warcraft, player: Player, creature: str, number: int) -> None:
    """Creatures come from the reserves into the hero's space, as many as there are."""
    number = min(number, left(game, player, creature))
    space = where(player)
    player.put(space, KIND_OF[creature], number)
    told = Summoned(
        seat=player.seat, kind=creature, number=number, space=game.name(space), rules=SUMMONED
    )
    game.tell(told)


class Summons(Power):
    """So many creatures of a kind, at the start of a round."""

    moment = ROUND_START
    creature: ClassVar[str]
    number: ClassVar[int] = 1
    stays: ClassVar[bool] = False

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        return HERE if left(game, player, self.creature) > 0 else NOWHERE

    @rule("WC-715", "WC-720")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        summon(game, player, self.creature, self.number)
        if self.stays and KIND_OF[self.creature] not in player.stay:
            player.stay.append(KIND_OF[self.creature])
        yield from ()


@power
class WaterElemental(Summons):
    name = "water-elemental"
    creature = "water-elemental"


@power
class Phoenix(Summons):
    """It stays after the battle and goes with the hero."""

    name = "phoenix"
    creature = "phoenix"
    stays = True


@power
class MirrorImage(Summons):
    name = "mirror-image"
    creature = "mirror-image"
    number = 2


@power
class FeralSpirit(Summons):
    name = "feral-spirit"
    creature = "feral-spirit"
    number = 2


@power
class SerpentWard(Summons):
    name = "serpent-ward"
    creature = "serpent-ward"
    number = 2


@power
class Infernal(Summons):
    name = "inferno"
    creature = "infernal"


@power
class ForceOfNature(Summons):
    """Only where a forest is in the battlefield or beside it."""

    name = "force-of-nature"
    creature = "treant"
    number = 2

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        zone = game.board.zones[battle_of(game).space]
        trees = any(game.board.spaces[space].kind == FOREST for space in zone)
        return super().targets(game, player) if trees else NOWHERE
