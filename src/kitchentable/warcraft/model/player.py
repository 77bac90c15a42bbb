"""A player's pieces, Outposts, buildings, cards and hero; creeps; and how a piece fights."""

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
    """An Outpost on the board. While it is unfinished, one worker in its space builds it."""

    space: Public[int]
    """The number of its space."""
    finished: Public[bool] = False
    """Whether it is finished."""
    alone: Public[bool] = False
    """Whether its construction needs no worker (WC-645)."""


@rule("WC-008")
def mat() -> list[int]:
    """The finished buildings at the start: the melee building printed on the mat."""
    return [1, 0, 0]


class Creep(Struct):
    """A creep. Face down it has no name: it is one of those that no player has seen."""

    points: Public[int]
    """The experience points on its back."""
    name: Public[str] = ""
    """Its name, once it was turned up."""
    lost: Public[int] = 0
    """Dice it has lost in the battle at hand (WC-668)."""


class Hero(Struct):
    """A player's hero: its name, level, wounds and experience points."""

    name: Public[str]
    """Its name in the pack."""
    level: Public[int] = 1
    """Its level, 1 to 3."""
    wounds: Public[int] = 0
    """Its wounds."""
    points: Public[int] = 0
    """Its experience points."""
    dead: Public[bool] = False
    """Whether it is dead."""
    training: Public[bool] = False
    """Whether it stands on its building until it is deployed."""
    rose: Public[bool] = False
    """Whether it has gone up a level in this turn."""
    used: Public[list[str]] = field(default_factory=list)
    """Abilities it has used in this battle, or in this window outside battles."""


class Profile(Struct, frozen=True):
    """How a kind of piece fights: its type, its Strength, its dice, its ability."""

    type: int
    strength: int
    dice: int = 1
    ability: str = ""


class Player(Struct):
    """Everything that belongs to one player.

    Creeps and other neutral pieces belong to a player too: a `neutral` one, last in the list, at
    seat -1. `Warcraft.speaker` names the seat that decides and rolls for it.

    Pieces are counted by space and kind: `pieces[space << SHIFT | kind]`, never 0.
    """

    seat: Public[int]
    """The number of the player, from 0."""
    team: Public[int]
    """The number of the team; without teams that of the seat."""
    race: Public[str] = ""
    """ "human", "orc", "undead" or "night-elf"."""
    town: Public[int] = -1
    """The number of the Town's space; -1: none."""
    gold: Public[int] = 0
    """Gold in stock."""
    wood: Public[int] = 0
    """Wood in stock."""
    pieces: Public[dict[int, int]] = field(default_factory=dict)
    """Pieces by space and kind; a file reads them as `players.0.units.field.melee`."""
    more: Public[tuple[int, ...]] = ()
    """Kinds of units this player can have besides the three types."""
    moved: Public[dict[int, int]] = field(default_factory=dict)
    """By piece, as in `pieces`: how many have moved in this Move Step."""
    outposts: Public[list[Outpost]] = field(default_factory=list)
    """Outposts on the board, the oldest first."""
    built: Public[list[int]] = field(default_factory=lambda: mat())
    """Finished buildings: melee (with the one on the mat), ranged, flying."""
    sites: Public[list[int]] = field(default_factory=lambda: [0, 0, 0])
    """Buildings under construction with a worker on them: melee, ranged, flying."""
    summoned: Public[list[int]] = field(default_factory=lambda: [0, 0, 0])
    """Buildings under construction without a worker (Summon Building): melee, ranged, flying."""
    training: Public[list[int]] = field(default_factory=lambda: [0, 0, 0, 0])
    """Pieces in training, one on each building of their type: melee, ranged, flying, worker."""
    hired: Public[list[int]] = field(default_factory=list)
    """Mercenaries who wait on the mat: melee, ranged, flying; empty in games without mercenaries.
    """
    research: Public[int] = 0
    """Research tokens on the worker building (WC-754)."""
    levels: Public[list[int]] = field(default_factory=lambda: [0, 0, 0])
    """The unit tile on top, from 0: melee, ranged, flying."""
    hand: Held[list[str]] = field(default_factory=list)
    """The cards in hand, in the order in which they came."""
    deck: Facedown[list[str]] = field(default_factory=list)
    """The cards left to draw, in no order: a draw takes any of them."""
    discard: Public[list[str]] = field(default_factory=list)
    """The discard pile, the last card on top."""
    shown: Public[int] = 0
    """Victory Point cards played."""
    marked: Public[bool] = False
    """Whether the depletion marker lies on the Town (WC-182)."""
    locked: Public[bool] = False
    """Whether no piece may leave the Town (WC-151)."""
    out: Public[bool] = False
    """Whether the player is out of the game."""
    fast: Public[list[int]] = field(default_factory=list)
    """Spaces whose pieces move further this turn."""
    crippled: Public[list[int]] = field(default_factory=list)
    """Spaces whose pieces move less this turn, once for each card."""
    strides: Public[dict[int, int]] = field(default_factory=dict)
    """By piece, as in `pieces`: the spaces a hero's ability adds to its speed in this step."""
    unstopped: Public[list[int]] = field(default_factory=list)
    """Pieces, as in `pieces`, that need not stop for enemies in this Move Step."""
    armed: Public[list[int]] = field(default_factory=list)
    """Spaces whose workers are called to arms."""
    neutral: Public[bool] = False
    """Whether it is a neutral side and no player."""
    spares: Public[int | None] = None
    """The team of which a neutral side is no enemy (WC-929)."""
    hero: Public[Hero | None] = None
    """The player's hero; none without heroes."""
    stay: Public[list[int]] = field(default_factory=list)
    """Kinds of summoned creatures that stay after the battle and move with the hero."""

    @rule("WC-656", "WC-816", "WC-820")
    def stands_by(self) -> bool:
        """Whether this side has no steps of its own: neutral sides neither move nor attack."""
        return self.neutral

    def count(self, space: int, kind: int) -> int:
        """The number of pieces of a kind in a space."""
        return self.pieces.get(space << SHIFT | kind, 0)

    def units(self, space: int) -> int:
        """The number of units in a space; workers and Outposts are no units."""
        units, found = UNITS_IN[space], 0
        for at, number in self.pieces.items():
            if at in units:
                found += number
        return found

    def has_unit(self, space: int) -> bool:
        """Whether a unit of this player is in a space."""
        return not UNITS_IN[space].isdisjoint(self.pieces)

    @rule("WC-164", "WC-165")
    def stack(self, space: int) -> int:
        """The number of units that count against stacking in a space.

        Heroes and summoned creatures do not count.
        """
        at, get = space << SHIFT, self.pieces.get
        found = get(at, 0) + get(at + 1, 0) + get(at + 2, 0)
        if self.hired:
            for kind in HIRED:
                found += get(at + kind, 0)
        return found

    @rule("WC-975")
    def stacking(self) -> tuple[int, ...]:
        """The kinds of units that count against stacking; mercenaries do."""
        return (*UNITS, *HIRED) if self.hired else UNITS

    def workers(self, space: int) -> int:
        """The number of workers in a space, including those building an Outpost there."""
        return self.pieces.get(space << SHIFT | WORKER, 0)

    @rule("WC-420")
    def fighters(self, space: int) -> int:
        """The number of units, and of workers called to arms, in a space."""
        return self.units(space) + (self.workers(space) if space in self.armed else 0)

    def builders(self, space: int) -> int:
        """The number of workers in a space who are building an Outpost."""
        found = 0
        for each in self.outposts:
            if each.space == space and not each.finished and not each.alone:
                found += 1
        return found

    def idle(self, space: int) -> int:
        """The number of workers in a space who build nothing."""
        workers = self.pieces.get(space << SHIFT | WORKER, 0)
        return workers - self.builders(space) if workers and self.outposts else workers

    def present(self, space: int) -> bool:
        """Whether a piece or an Outpost of this player is in a space."""
        if self.units(space) or self.workers(space) or self.count(space, NECROMANCER):
            return True
        return any(each.space == space for each in self.outposts)

    def put(self, space: int, kind: int, number: int = 1) -> None:
        """Put pieces into a space; a negative number takes them away."""
        at = PIECE[space << SHIFT | kind]
        left = self.pieces.get(at, 0) + number
        if left:
            self.pieces[at] = left
        else:
            del self.pieces[at]

    def go(self, start: int, to: int) -> None:
        """Move a piece, `space << SHIFT | kind`, in the Move Step."""
        pieces, moved = self.pieces, self.moved
        number = pieces[start]
        if number > 1:
            pieces[start] = number - 1
        else:
            del pieces[start]
        pieces[to] = pieces.get(to, 0) + 1
        moved[to] = moved.get(to, 0) + 1

    def in_play(self, kind: int) -> int:
        """The number of pieces of a kind on the board, in training and on building sites."""
        found = self.training[kind] if kind <= WORKER else 0
        for at, number in self.pieces.items():
            if at & MASK == kind:
                found += number
        return found + sum(self.sites) if kind == WORKER else found

    @rule("WC-003", "WC-004", "WC-005", "WC-006", off=lambda self, kind: MARKERS[kind])
    def reserve(self, kind: int) -> int:
        """The number of markers of a kind that are left."""
        return MARKERS[kind] - self.in_play(kind)

    def spaces(self) -> list[int]:
        """The spaces with pieces of this player."""
        found: dict[int, None] = {}
        for at in self.pieces:
            found[at >> SHIFT] = None
        return list(found)

    @rule("WC-015", "WC-016", off=lambda self: self.anywhere())
    @rule("WC-546", "WC-547", "WC-692")
    def unit_spaces(self) -> Spaces:
        """The set of spaces with units of this player."""
        found = 0
        for at in self.pieces:
            found |= UNIT_AT[at]
        return found

    @rule("WC-133", "WC-134", "WC-135", "WC-136")
    def anywhere(self) -> Spaces:
        """The set of spaces with pieces or Outposts of this player; enemies must stop there."""
        found = 0
        for at in self.pieces:
            found |= SPACE_OF[at]
        for post in self.outposts:
            found |= 1 << post.space
        return found

    @rule("WC-421", off=lambda self: self.unit_spaces())
    def fighter_spaces(self) -> Spaces:
        """The set of spaces with units of this player, or with workers called to arms."""
        found = self.unit_spaces()
        for space in self.armed:
            if self.workers(space):
                found |= 1 << space
        return found

    @rule("WC-341", "WC-344", "WC-350")
    def deploys_in(self) -> list[int]:
        """The spaces in which the player deploys: the Town and finished Outposts."""
        if self.town < 0:
            return [each.space for each in self.outposts if each.finished]
        if not self.outposts:
            return [self.town]
        found = [self.town]
        for each in self.outposts:
            if each.finished and each.space not in found:
                found.append(each.space)
        return found
