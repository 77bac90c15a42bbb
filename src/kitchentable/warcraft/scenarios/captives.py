"""The Captives: walls, and prisoners to bring home (WC-853 to WC-869)."""

from __future__ import annotations

from kitchentable.kernel.rules import rule
from kitchentable.warcraft.model.board import walled_off
from kitchentable.warcraft.model.state import Player, Warcraft
from kitchentable.warcraft.moments import ABSENT, CITES, MOVE_STEP_OVER
from kitchentable.warcraft.rules.participants import battle_of
from kitchentable.warcraft.scenarios.block import Block, block
from kitchentable.warcraft.scenarios.scenario_setup import quest_of
from kitchentable.warcraft.scenarios.shared_blocks import win_side
from kitchentable.warcraft.scenarios.tokens import BroughtHome


@block
class Walls(Block, frozen=True):
    """Walls stop whoever goes on foot; the board knows where they stand."""

    name = "walls"

    @ABSENT
    @rule("WC-860")
    def absent(self, game: Warcraft, player: Player, space: int, kind: int) -> int:
        """Units behind a wall do not reach the battle on its other side."""
        behind = walled_off(game.board.walls, kind, space, battle_of(game).space)
        return player.count(space, kind) if behind else 0

    @CITES
    def cites(self, game: Warcraft, player: Player, event: str, space: int) -> tuple[str, ...]:
        match event:
            case "battle":
                return cut_off(game, player)
            case "ported":
                return over_walls(game, space)
            case _:
                return ()


def cut_off(game: Warcraft, player: Player) -> tuple[str, ...]:
    """Somebody stands beside the battle, behind a wall."""
    here = battle_of(game).space
    walls = game.board.walls
    beside = [a if b == here else b for a, b in walls if here in (a, b)]
    return ("WC-860",) if any(player.units(space) for space in beside) else ()


def over_walls(game: Warcraft, start: int) -> tuple[str, ...]:
    """Town Portal takes no notice of walls."""
    return ("WC-864",) if any(start in wall for wall in game.board.walls) else ()


@block
class Rescue(Block, frozen=True):
    """A token brought to a race's own Town wins."""

    name = "rescue"
    by: str
    token: str
    race: str

    def needs(self) -> tuple[str, ...]:
        return (self.token,)

    @MOVE_STEP_OVER
    @rule("WC-867", "WC-868")
    def move_over(self, game: Warcraft) -> None:
        """After the battles of one's own Move Step, with no enemy unit in the Town."""
        player = game.player()
        if player.race != self.race or quest_of(game).tokens.get(self.token) != player.town:
            return
        if not game.enemy_units(player, player.town):
            rules = (self.by, "WC-868")
            game.tell(BroughtHome(seat=player.seat, token=self.token, rules=rules))
            win_side(game, player, self.by)
