"""The Elf Gate: neutral Night Elves guard a gate that three players want (WC-807 to WC-825)."""

from __future__ import annotations

from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.warcraft.model.kinds import KIND_OF, NAMES, UNITS
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.moments import (
    ABSENT,
    ATTACK_CITES,
    BATTLE_CITES,
    CASUALTY_CITES,
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
    """Units of a race that fight for nobody; creeps are none."""
    return player.stack(space) if player.neutral else 0


@block
class NeutralUnits(Block, frozen=True):
    """Units of a race nobody plays: enemies of everybody, who stay where they are."""

    name = "neutral-units"
    race: str
    units: dict[str, dict[str, int]]
    """By place and kind."""
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
        """All their types are at one level."""
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
        """They help each other from the flanks, but do not help creeps."""
        if not player.neutral or kind not in UNITS or neutral_units(player, battle_of(game).space):
            return 0
        return player.count(space, kind)

    @REMOVED
    @rule("WC-819")
    def removed(self, game: Warcraft, player: Player, space: int, kind: int) -> Asks[None]:
        """Nobody brings the dead of a race that nobody plays back."""
        if player.neutral and kind in UNITS:
            where = game.name(space)
            told = GoneForGood(seat=-1, kind=NAMES[kind], space=where, rules=("WC-819",))
            game.tell(told)
        yield from ()

    @TURN_CITES
    def stand_still(self, game: Warcraft) -> Rules:
        return stand_still(game)

    @BATTLE_CITES
    def defend(self, game: Warcraft) -> Rules:
        """Who joins them, and that nobody draws for them."""
        for seat in battle_of(game).sides[1]:
            player = game.players[seat]
            if is_theirs(game, player):
                return ("WC-820", *joined(game, player), *draw_nothing(player))
        return ()

    @ATTACK_CITES
    def attack(self, game: Warcraft, player: Player) -> Rules:
        return ("WC-817", *play_nothing(game)) if is_theirs(game, player) else ()

    @CASUALTY_CITES
    def lose(self, game: Warcraft, player: Player) -> Rules:
        return chosen_by_the_roller(game, player) if is_theirs(game, player) else ()


def is_theirs(game: Warcraft, player: Player) -> bool:
    """Whether a side is theirs, and the battle at hand is fought with their units."""
    return player.neutral and bool(neutral_units(player, battle_of(game).space))


def stand_still(game: Warcraft) -> tuple[str, ...]:
    """They have no Move Step: they neither move nor attack."""
    side = game.players[-1]
    still = side.neutral and -1 not in game.order(game.first)
    return ("WC-816", "WC-820") if still and any(map(side.stack, side.spaces())) else ()


def joined(game: Warcraft, player: Player) -> tuple[str, ...]:
    """Their units in the flanks take part."""
    flanks = game.board.near[battle_of(game).space]
    return ("WC-821",) if any(neutral_units(player, space) for space in flanks) else ()


def draw_nothing(player: Player) -> tuple[str, ...]:
    """They have no cards to draw."""
    return () if player.deck or player.hand else ("WC-823",)


def play_nothing(game: Warcraft) -> tuple[str, ...]:
    """Whoever rolls for them is not in the battle, and plays no cards in it."""
    roller = game.speaker(-1)
    return ("WC-818",) if battle_of(game).side_of(roller) < 0 else ()


def chosen_by_the_roller(game: Warcraft, player: Player) -> tuple[str, ...]:
    """Whoever rolls for them decides for them too."""
    return ("WC-822",) if game.speaker(player.seat) != player.seat else ()


@block
class GateHeld(Block, frozen=True):
    """A unit at the gate, and few enemies around it, win at the end of one's own turn."""

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
        """Enemy units in all spaces next to the gate, neutral ones included."""
        near = game.board.near[gate]
        return sum(each.units(space) for each in game.enemies(player) for space in near)
