"""What stands in the `[state]` of a Warcraft situation, as types: docs/situations-warcraft.md.

[state]
point = "battles"            # where the turn stands
seat = 0                     # whose step it is

[state.board]                # spaces by name: where they are, what they are
a = { at = [0, 0] }
b = { at = [1, 0], kind = "forest" }

[[state.player]]
race = "orc"
units = { a = { melee = 2 }, b = { worker = 1 } }
stats = { melee = { strength = 3, ability = "bloodlust" } }
hand = ["devour"]
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from kitchentable.warcraft.model.kinds import CLEAR

DEPLETED = {"partly": 1, "completely": 2}


class SpaceGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """A space of the board."""

    at: tuple[int, int]
    kind: str = CLEAR
    points: int = 0
    depleted: str = ""
    stock: int | None = None
    """Gold or wood left in it, if harvests take from stocks."""
    endless: bool = False
    """Whether it never depletes."""


class Stats(Struct, frozen=True, forbid_unknown_fields=True):
    """The Strength and the ability of a unit type, in place of its tiles."""

    strength: int
    ability: str = ""


class OutpostGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """An Outpost."""

    space: str
    finished: bool = True
    alone: bool = False


class CreepGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """A creep: by its name, by the values of its marker, or face down by its points."""

    space: str
    points: int = 1
    name: str = ""
    strength: int = 0
    dice: int = 1
    type: str = "melee"
    ability: str = ""


class LevelGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """A card of a hero: what it is worth at one level, and the ability that comes with it."""

    strength: int = 3
    life: int = 3
    ability: str = ""
    mana: int = 0


class HeroGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """A hero: by its name, or with these values. `units` says where it stands."""

    name: str = ""
    level: int = 1
    wounds: int = 0
    points: int = 0
    dead: bool = False
    training: bool = False
    type: str = "melee"
    strength: int = 3
    life: int = 3
    ability: str = ""
    mana: int = 0
    levels: tuple[LevelGiven, ...] = ()
    """Its cards by level, in place of the four values above; the last one is repeated."""


class BattleGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """A battle that is being fought: `point` says how far it is."""

    space: str
    against: int | None = None
    """The seat of an enemy; without it the first that has units in the space."""
    round: int = 1
    phase: Literal["ranged", "flying", "melee"] = "ranged"


class PlayerGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """A player and his things."""

    race: str
    team: int | None = None
    town: str = ""
    gold: int = 0
    wood: int = 0
    units: dict[str, dict[str, int]] = {}
    moved: dict[str, dict[str, int]] = {}
    """Those of the player's pieces that have moved in this Move Step, where they are now."""
    outposts: tuple[OutpostGiven, ...] = ()
    buildings: dict[str, int] = {}
    """Finished building tiles by type, besides the melee building on the mat."""
    sites: dict[str, int] = {}
    summoned: dict[str, int] = {}
    training: dict[str, int] = {}
    hired: dict[str, int] = {}
    """Mercenaries who wait on the mat, by type."""
    research: int = 0
    levels: dict[str, int] = {}
    """The number of the tile on top, from 1."""
    stats: dict[str, Stats] = {}
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] | None = None
    """The cards left to draw; without it, all cards of the race that are not elsewhere."""
    discard: tuple[str, ...] = ()
    hero: HeroGiven | None = None
    shown: int = 0
    marked: bool = False
    locked: bool = False
    out: bool = False
    fast: tuple[str, ...] = ()
    crippled: tuple[str, ...] = ()


class NeutralGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """Neutral units, which belong to no player (WC-807)."""

    race: str
    units: dict[str, dict[str, int]]
    levels: dict[str, int] = {}
    stats: dict[str, Stats] = {}


class QuestGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """The state of a scenario's blocks."""

    tokens: dict[str, str] = {}
    """Tokens by name, and the spaces or places they lie in."""
    carried: tuple[str, ...] = ()
    sheltered: dict[str, dict[str, int]] = {}
    """Units that came back from the dead, by space and kind (WC-881)."""
    bought: tuple[tuple[int, str], ...] = ()
    """Cards bought in shops: the seat, and the shop (WC-993)."""
    resting: dict[str, dict[str, int]] = {}
    """Units that came back in this Move Step, by space and kind (WC-883)."""


class StateGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """The fields of `[state]` in a situation."""

    player: tuple[PlayerGiven, ...]
    board: dict[str, SpaceGiven]
    point: str = "move-start"
    seat: int = 0
    first: int = 0
    turn: int = 1
    creeps: tuple[CreepGiven, ...] = ()
    hidden_creeps: tuple[str, ...] = ()
    """Unseen creeps: each creep that lies face down is one of them."""
    mine_tokens: tuple[int, ...] = ()
    cleared: tuple[str, ...] = ()
    """Town spaces whose place the Tree of Eternity has taken."""
    places: dict[str, str] = {}
    """With a scenario: the spaces of this board that are its named places."""
    walls: tuple[tuple[str, str], ...] = ()
    """Pairs of adjacent spaces with a wall between them."""
    quest: QuestGiven = QuestGiven()
    neutral: NeutralGiven | None = None
    battle: BattleGiven | None = None
    battles: int = 0
    """Battles fought before."""
    pending: tuple[str, ...] = ()
    """Spaces in which a battle is due in this Move Step."""
    fought: tuple[str, ...] = ()
    """Spaces in which one was begun before."""
    chosen: str = ""
    """The way to spend that was chosen in this Spend Step."""
    forest_tokens: tuple[int, ...] = ()
    """Hidden resource tokens: each mine or forest without a stock has one of them."""
