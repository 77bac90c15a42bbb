"""A player with what a player has: pieces, Outposts, buildings, cards, a hero; and creeps."""

from __future__ import annotations

from msgspec import Struct, field

from kitchentable.kernel.rules import rule
from kitchentable.kernel.state.marks import Facedown, Held, Public
from kitchentable.warcraft.model.board import PIECE, SPACE_OF, UNIT_AT, UNITS_IN, Spaces
from kitchentable.warcraft.model.kinds import (
    HIRED,
    MARKERS,
    MASK,
    NECROMANCER,
    SHIFT,
    UNITS,
    WORKER,
)


class Outpost(Struct):
    """An Outpost on the board; unfinished, one worker in its space is building it."""

    space: Public[int]
    finished: Public[bool] = False
    alone: Public[bool] = False
    """Whether it is finished without a worker (WC-645)."""


@rule("WC-008")
def mat() -> list[int]:
    """Buildings at the start: the melee building printed on the mat."""
    return [1, 0, 0]


class Creep(Struct):
    """A creep on the board, or that was: face down it is one of those nobody has seen."""

    points: Public[int]
    """What its back shows: experience points."""
    name: Public[str] = ""
    """Which one it is, once it was turned up."""
    lost: Public[int] = 0
    """Dice it has lost in the battle at hand (WC-668)."""


class Hero(Struct):
    """A player's hero: which one, its level, its wounds, what it has learned."""

    name: Public[str]
    level: Public[int] = 1
    wounds: Public[int] = 0
    points: Public[int] = 0
    dead: Public[bool] = False
    training: Public[bool] = False
    """Whether it waits on its building to be deployed."""
    rose: Public[bool] = False
    """Whether it has gone up a level in this turn."""
    used: Public[list[str]] = field(default_factory=list)
    """Abilities it has used in this battle, or at this moment outside of battles."""


class Profile(Struct, frozen=True):
    """How a kind of piece fights: its type, at which Strength, with how many dice."""

    type: int
    strength: int
    dice: int = 1
    ability: str = ""


class Player(Struct):
    """One player's things.

    The creeps, and whoever else fights for nobody, are a player too: `neutral`, the last of all,
    at seat -1. Nobody sits there; who speaks for it, `Warcraft.speaker` says.

    Pieces are counted by space and kind, where there are any: `pieces[space << SHIFT | kind]`.
    """

    seat: Public[int]
    team: Public[int]
    race: Public[str] = ""
    town: Public[int] = -1
    gold: Public[int] = 0
    wood: Public[int] = 0
    pieces: Public[dict[int, int]] = field(default_factory=dict)
    more: Public[tuple[int, ...]] = ()
    """Kinds of units this player can have beside the three."""
    moved: Public[dict[int, int]] = field(default_factory=dict)
    """How many of them have moved in this Move Step."""
    outposts: Public[list[Outpost]] = field(default_factory=list)
    built: Public[list[int]] = field(default_factory=lambda: mat())
    """Finished buildings by unit type."""
    sites: Public[list[int]] = field(default_factory=lambda: [0, 0, 0])
    """Buildings under construction with a worker on them."""
    summoned: Public[list[int]] = field(default_factory=lambda: [0, 0, 0])
    """Buildings under construction without one (Summon Building)."""
    training: Public[list[int]] = field(default_factory=lambda: [0, 0, 0, 0])
    """Pieces in training, one on each building of their type; workers on the mat."""
    hired: Public[list[int]] = field(default_factory=list)
    """Mercenaries who wait on the mat, by type; none where there are no mercenaries."""
    research: Public[int] = 0
    """Research tokens on the worker building (WC-754)."""
    levels: Public[list[int]] = field(default_factory=lambda: [0, 0, 0])
    """The unit tile on top, by type."""
    hand: Held[list[str]] = field(default_factory=list)
    deck: Facedown[list[str]] = field(default_factory=list)
    """What is left to draw, in no order: a draw takes any of it."""
    discard: Public[list[str]] = field(default_factory=list)
    shown: Public[int] = 0
    """Victory Point cards played."""
    marked: Public[bool] = False
    """The depletion marker on the Town (WC-182)."""
    locked: Public[bool] = False
    """Nobody may leave the Town (WC-151)."""
    out: Public[bool] = False
    fast: Public[list[int]] = field(default_factory=list)
    """Spaces whose pieces move further this turn."""
    crippled: Public[list[int]] = field(default_factory=list)
    """Spaces whose pieces move less this turn, once for each card."""
    strides: Public[dict[int, int]] = field(default_factory=dict)
    """Spaces that pieces move further in this Move Step by a hero's ability, as in `pieces`."""
    unstopped: Public[list[int]] = field(default_factory=list)
    """Pieces that need not stop for enemies in this Move Step, as in `pieces`."""
    armed: Public[list[int]] = field(default_factory=list)
    """Spaces whose workers are called to arms."""
    neutral: Public[bool] = False
    spares: Public[int | None] = None
    """The team a neutral side is no enemy of (WC-929)."""
    hero: Public[Hero | None] = None
    stay: Public[list[int]] = field(default_factory=list)
    """Kinds of summoned creatures that stay after the battle and go with the hero."""

    @rule("WC-656", "WC-816", "WC-820")
    def stands_by(self) -> bool:
        """Whether this side has no steps of its own: it neither moves nor attacks."""
        return self.neutral

    def count(self, space: int, kind: int) -> int:
        """Pieces of a kind in a space."""
        return self.pieces.get(space << SHIFT | kind, 0)

    @rule("WC-015", "WC-016", "WC-210")
    def units(self, space: int) -> int:
        """Units in a space; workers and Outposts are none."""
        units, found = UNITS_IN[space], 0
        for at, number in self.pieces.items():
            if at in units:
                found += number
        return found

    @rule("WC-015", "WC-016", "WC-210")
    def has_unit(self, space: int) -> bool:
        """Whether a unit of this player's is in a space."""
        return not UNITS_IN[space].isdisjoint(self.pieces)

    @rule("WC-164", "WC-165")
    def stack(self, space: int) -> int:
        """What counts against stacking in a space: neither heroes nor summoned creatures."""
        at, get = space << SHIFT, self.pieces.get
        found = get(at, 0) + get(at + 1, 0) + get(at + 2, 0)
        if self.hired:
            for kind in HIRED:
                found += get(at + kind, 0)
        return found

    @rule("WC-975")
    def stacking(self) -> tuple[int, ...]:
        """The kinds of units that count against stacking: mercenaries too."""
        return (*UNITS, *HIRED) if self.hired else UNITS

    @rule("WC-166")
    def workers(self, space: int) -> int:
        """Workers in a space, those building an Outpost there included."""
        return self.pieces.get(space << SHIFT | WORKER, 0)

    @rule("WC-420", "WC-421", "WC-424")
    def fighters(self, space: int) -> int:
        """Units, and workers called to arms, in a space."""
        return self.units(space) + (self.workers(space) if space in self.armed else 0)

    def builders(self, space: int) -> int:
        """Workers in a space who are building an Outpost."""
        found = 0
        for each in self.outposts:
            if each.space == space and not each.finished and not each.alone:
                found += 1
        return found

    def idle(self, space: int) -> int:
        """Workers in a space who are free."""
        workers = self.pieces.get(space << SHIFT | WORKER, 0)
        return workers - self.builders(space) if workers and self.outposts else workers

    def present(self, space: int) -> bool:
        """Whether anything of this player's is in a space."""
        if self.units(space) or self.workers(space) or self.count(space, NECROMANCER):
            return True
        return any(each.space == space for each in self.outposts)

    def put(self, space: int, kind: int, number: int = 1) -> None:
        """Put pieces into a space, or take them away."""
        at = PIECE[space << SHIFT | kind]
        left = self.pieces.get(at, 0) + number
        if left:
            self.pieces[at] = left
        else:
            del self.pieces[at]

    def go(self, start: int, to: int) -> None:
        """A piece, `space << SHIFT | kind`, moves in the Move Step."""
        pieces, moved = self.pieces, self.moved
        number = pieces[start]
        if number > 1:
            pieces[start] = number - 1
        else:
            del pieces[start]
        pieces[to] = pieces.get(to, 0) + 1
        moved[to] = moved.get(to, 0) + 1

    def in_play(self, kind: int) -> int:
        """Pieces of a kind on the board, in training and on building sites."""
        found = self.training[kind] if kind <= WORKER else 0
        for at, number in self.pieces.items():
            if at & MASK == kind:
                found += number
        return found + sum(self.sites) if kind == WORKER else found

    @rule("WC-003", "WC-004", "WC-005", "WC-006")
    def reserve(self, kind: int) -> int:
        """Markers of a kind that are left."""
        return MARKERS[kind] - self.in_play(kind)

    def spaces(self) -> list[int]:
        """Spaces with pieces of this player's."""
        found: dict[int, None] = {}
        for at in self.pieces:
            found[at >> SHIFT] = None
        return list(found)

    @rule("WC-546", "WC-547", "WC-692")
    def unit_spaces(self) -> Spaces:
        """The set of spaces with units of this player's."""
        found = 0
        for at in self.pieces:
            found |= UNIT_AT[at]
        return found

    @rule("WC-133", "WC-134", "WC-135", "WC-136")
    def anywhere(self) -> Spaces:
        """The set of spaces with any pieces or Outposts of this player's: enemies stop there."""
        found = 0
        for at in self.pieces:
            found |= SPACE_OF[at]
        for post in self.outposts:
            found |= 1 << post.space
        return found

    def fighter_spaces(self) -> Spaces:
        """The set of spaces with units, or workers called to arms, of this player's."""
        found = self.unit_spaces()
        for space in self.armed:
            if self.workers(space):
                found |= 1 << space
        return found

    @rule("WC-341", "WC-344", "WC-350")
    def deploys_in(self) -> list[int]:
        """The player's own Town and finished Outposts."""
        if self.town < 0:
            return [each.space for each in self.outposts if each.finished]
        if not self.outposts:
            return [self.town]
        found = [self.town]
        for each in self.outposts:
            if each.finished and each.space not in found:
                found.append(each.space)
        return found
