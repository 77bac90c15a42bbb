"""The Elf Gate: neutral Night Elves guard a gate that three players want (WC-807 to WC-825)."""

from __future__ import annotations

from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import say
from kitchentable.warcraft.model.goal import Goal, Part, counted
from kitchentable.warcraft.model.kinds import KIND_OF, NAMES, UNITS
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.moments import (
    ABSENT,
    ATTACK_CITES,
    BATTLE_CITES,
    CASUALTY_CITES,
    GOALS,
    OWN_TURN_END,
    REMOVED,
    SETUP,
    TURN_CITES,
    Rules,
)
from kitchentable.warcraft.options.creeps import neutral_side
from kitchentable.warcraft.rules.participants import battle_of
from kitchentable.warcraft.scenarios.block import Block, block
from kitchentable.warcraft.scenarios.scenario_setup import scene_of
from kitchentable.warcraft.scenarios.shared_blocks import win_side
from kitchentable.warcraft.scenarios.tokens import GoneForGood, TilesBegin, UnitsBegin


def neutral_units(player: Player, space: int) -> int:
    """The number of neutral units of a race in a space, without creeps."""
    return player.stack(space) if player.neutral else 0


@block
class NeutralUnits(Block, frozen=True):
    """Units of a race without a player: enemies of all players, which never move."""

    name = "neutral-units"
    race: str
    units: dict[str, dict[str, int]]
    """The number of units, by place and kind."""
    level: int = 1

    def needs(self) -> tuple[str, ...]:
        return tuple(self.units)

    @SETUP
    @rule("WC-807", "WC-813", "WC-814")
    def setup(self, game: Warcraft) -> None:
        side = neutral_side(game)
        side.race = self.race
        for place, kinds in self.units.items():
            space = scene_of(game).place(place)
            for kind, number in kinds.items():
                side.put(space, KIND_OF[kind], number)
                rules = ("WC-807", "WC-814" if kind == "flying" else "WC-813")
                where = game.name(space)
                told = UnitsBegin(seat=-1, kind=kind, number=number, space=where, rules=rules)
                game.tell(told)
        self.upgrade(game, side)

    @rule("WC-815")
    def upgrade(self, game: Warcraft, side: Player) -> None:
        """Put all their unit types on one level."""
        side.levels = [self.level - 1] * len(UNITS)
        levels = tuple(level + 1 for level in side.levels)
        game.tell(TilesBegin(seat=-1, levels=levels, rules=("WC-815",)))

    @ABSENT
    @rule(
        "WC-821",
        off=lambda self, game, player, space, kind: (
            player.count(space, kind) if player.neutral and space != battle_of(game).space else 0
        ),
    )
    def absent(self, game: Warcraft, player: Player, space: int, kind: int) -> int:
        """The neutral units of a flank that stay out: they help each other, but not creeps."""
        if not player.neutral or kind not in UNITS or neutral_units(player, battle_of(game).space):
            return 0
        return player.count(space, kind)

    @REMOVED
    @rule("WC-819")
    def removed(self, game: Warcraft, player: Player, space: int, kind: int) -> Asks[None]:
        """Tell that a killed neutral unit is gone for good."""
        if player.neutral and kind in UNITS:
            where = game.name(space)
            told = GoneForGood(seat=-1, kind=NAMES[kind], space=where, rules=("WC-819",))
            game.tell(told)
        yield from ()

    @TURN_CITES
    def stand_still(self, game: Warcraft) -> Rules:
        """Neutral units have no Move Step: they neither move nor attack."""
        side = game.players[-1]
        still = side.neutral and -1 not in game.order(game.first)
        return ("WC-816", "WC-820") if still and any(map(side.stack, side.spaces())) else ()

    @BATTLE_CITES
    def defend(self, game: Warcraft) -> Rules:
        """Neutral units join from the flanks, and no cards are drawn or played for them."""
        flanks = game.board.near[battle_of(game).space]
        for seat in battle_of(game).sides[1]:
            player = game.players[seat]
            if is_theirs(game, player):
                joined = any(neutral_units(player, space) for space in flanks)
                cards = player.deck or player.hand
                return (
                    "WC-820",
                    *(("WC-821",) if joined else ()),
                    *(() if cards else ("WC-823",)),
                )
        return ()

    @ATTACK_CITES
    def attack(self, game: Warcraft, player: Player) -> Rules:
        """Another player rolls for neutral units; if he is not in the battle, without cards."""
        if not is_theirs(game, player):
            return ()
        outside = battle_of(game).side_of(game.speaker(-1)) < 0
        return ("WC-817", "WC-818") if outside else ("WC-817",)

    @CASUALTY_CITES
    def lose(self, game: Warcraft, player: Player) -> Rules:
        """The player who rolls for neutral units also chooses their casualties."""
        other = is_theirs(game, player) and game.speaker(player.seat) != player.seat
        return ("WC-822",) if other else ()


def is_theirs(game: Warcraft, player: Player) -> bool:
    """Whether a side is neutral and fights this battle with units, not with creeps."""
    return player.neutral and bool(neutral_units(player, battle_of(game).space))


@block
class GateHeld(Block, frozen=True):
    """A player wins at the end of his turn with a unit at the gate and few enemies around."""

    name = "gate-held"
    by: str
    space: str
    fewer: int = 3

    def needs(self) -> tuple[str, ...]:
        return (self.space,)

    @OWN_TURN_END
    @rule("WC-824")
    def own_turn_end(self, game: Warcraft) -> None:
        player, gate = game.player(), scene_of(game).place(self.space)
        if player.units(gate) and self.enemies(game, player, gate) < self.fewer:
            win_side(game, player, self.by)

    def enemies(self, game: Warcraft, player: Player, gate: int) -> int:
        """The number of enemy units next to the gate, neutral ones included."""
        near = game.board.near[gate]
        return sum(each.units(space) for each in game.enemies(player) for space in near)

    @GOALS
    def goals(self, game: Warcraft, player: Player) -> list[Goal]:
        gate = scene_of(game).place(self.space)
        around = self.enemies(game, player, gate)
        parts = (
            counted(say("wc-goal-units"), min(1, player.units(gate)), 1),
            Part(say("wc-goal-around", number=around), 0, 0, around < self.fewer),
        )
        words = say("wc-goal-gate", space=game.name(gate), number=self.fewer)
        return [Goal(words, self.by, parts, (gate,))]
