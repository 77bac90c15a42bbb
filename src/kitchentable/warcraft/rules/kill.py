"""A piece is killed, in a battle or outside of one: the one place where a scenario hears of it."""

from __future__ import annotations

from kitchentable.kernel.questions import Asks
from kitchentable.warcraft.model.events import Removed
from kitchentable.warcraft.model.kinds import HERO, NAMES, WORKER
from kitchentable.warcraft.model.state import Player, Warcraft
from kitchentable.warcraft.moments import REMOVED
from kitchentable.warcraft.options import heroes
from kitchentable.warcraft.scenarios import scenes


def killed(
    game: Warcraft, player: Player, space: int, kind: int, rules: tuple[str, ...]
) -> Asks[None]:
    """It goes back to its owner's reserves; what becomes of a unit then, a scenario may say."""
    noticed = game.scene is not None and kind != WORKER
    if kind == HERO:
        heroes.die(game, player)
    else:
        player.put(space, kind, -1)
        if noticed:
            rules += scenes.cited(game, player, "removed", space)
        if game.told is not None:
            where = game.name(space)
            game.tell(Removed(seat=player.seat, kind=NAMES[kind], space=where, rules=rules))
    if noticed:
        yield from REMOVED.happen(game, player, space, kind)
