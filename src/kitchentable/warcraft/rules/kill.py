"""Killing a piece, in a battle or outside: the only place where scenarios hear of a death."""

from __future__ import annotations

from kitchentable.kernel.questions import Asks
from kitchentable.warcraft.model.battle_events import Removed
from kitchentable.warcraft.model.kinds import HERO, NAMES, WORKER
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.moments import REMOVED, REMOVED_CITES
from kitchentable.warcraft.options import heroes


def killed(
    game: Warcraft, player: Player, space: int, kind: int, rules: tuple[str, ...]
) -> Asks[None]:
    """Return a killed piece to its owner's reserves. A scenario may bring a killed unit back."""
    if kind == HERO:
        heroes.die(game, player)
    else:
        player.put(space, kind, -1)
        if game.told is not None:
            rules += REMOVED_CITES.value(game, player) if kind != WORKER else ()
            where = game.name(space)
            game.tell(Removed(seat=player.seat, kind=NAMES[kind], space=where, rules=rules))
    if kind != WORKER:
        yield from REMOVED.happen(game, player, space, kind)
