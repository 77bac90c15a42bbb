"""The Captives: walls, and prisoners to bring home (WC-853 to WC-869)."""

from __future__ import annotations

from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import say
from kitchentable.warcraft.model.board import walled_off
from kitchentable.warcraft.model.goal import Goal
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.moments import (
    ABSENT,
    BATTLE_CITES,
    GOALS,
    MOVE_STEP_OVER,
    MOVED_CITES,
    PORTED_CITES,
    Rules,
)
from kitchentable.warcraft.rules.participants import battle_of
from kitchentable.warcraft.scenarios.aims import way_to_go
from kitchentable.warcraft.scenarios.block import Block, block
from kitchentable.warcraft.scenarios.scenario_setup import quest_of
from kitchentable.warcraft.scenarios.shared_blocks import win_side
from kitchentable.warcraft.scenarios.tokens import BroughtHome, token_word


@block
class Walls(Block, frozen=True):
    """Walls stop all pieces that do not fly; the board knows where they stand."""

    name = "walls"

    @ABSENT
    @rule("WC-860")
    def absent(self, game: Warcraft, player: Player, space: int, kind: int) -> int:
        """Units behind a wall do not reach the battle on its other side."""
        behind = walled_off(game.board.walls, kind, space, battle_of(game).space)
        return player.count(space, kind) if behind else 0

    @BATTLE_CITES
    def cut_off(self, game: Warcraft) -> Rules:
        """Units of a player in the battle are next to it, but behind a wall."""
        battle, walls = battle_of(game), game.board.walls
        beside = [a if b == battle.space else b for a, b in walls if battle.space in (a, b)]
        fighters = [game.players[seat] for side in battle.sides for seat in side]
        return ("WC-860",) if any(one.units(at) for one in fighters for at in beside) else ()

    @PORTED_CITES
    def over_walls(self, game: Warcraft, player: Player, start: int) -> Rules:
        """Town Portal ignores walls."""
        return ("WC-864",) if any(start in wall for wall in game.board.walls) else ()

    @MOVED_CITES
    def past_walls(self, game: Warcraft, player: Player, kind: int, here: int, there: int) -> Rules:
        """Walls do not stop flying pieces, nor moves across other edges of the space."""
        walls = game.board.walls
        if (here, there) in walls or (there, here) in walls:
            return ("WC-862",)
        return ("WC-861",) if any(here in wall for wall in walls) else ()


@block
class Rescue(Block, frozen=True):
    """A race wins that brings a token to its own Town."""

    name = "rescue"
    by: str
    token: str
    race: str

    def needs(self) -> tuple[str, ...]:
        return (self.token,)

    @MOVE_STEP_OVER
    @rule("WC-867", "WC-868")
    def move_over(self, game: Warcraft) -> None:
        """Let the mover win, after his battles, if the token is in his Town without enemies."""
        player = game.player()
        if player.race != self.race or quest_of(game).tokens.get(self.token) != player.town:
            return
        if not game.enemy_units(player, player.town):
            rules = (self.by, "WC-868")
            game.tell(BroughtHome(seat=player.seat, token=self.token, rules=rules))
            win_side(game, player, self.by)

    @GOALS
    def goals(self, game: Warcraft, player: Player) -> list[Goal]:
        lies = quest_of(game).tokens.get(self.token, -1)
        if player.race != self.race or lies < 0:
            return []
        words = say("wc-goal-rescue", token=token_word(self.token))
        part = way_to_go(game, lies, player.town)
        return [Goal(words, self.by, (part,), (lies, player.town))]
