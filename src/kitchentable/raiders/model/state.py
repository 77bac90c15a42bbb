"""The state of a game of Home Raiders. Nothing is hidden but chance: every field is public."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING

from msgspec import Struct, field

from kitchentable.kernel.state.marks import Derived, Public, Static
from kitchentable.kernel.state.state import State
from kitchentable.raiders.geometry import Place
from kitchentable.raiders.model.cards import Card, Type
from kitchentable.raiders.model.cast import Cast
from kitchentable.raiders.model.content import Content
from kitchentable.raiders.model.settings import RaidersSetup

if TYPE_CHECKING:
    from kitchentable.raiders.tabletop.interface import Tabletop


class Phase(enum.StrEnum):
    """Where in the game we are; each is a procedure that a checkpoint stands before."""

    SWORN = "sworn"
    SETUP = "setup"
    CALL = "call"
    PORTAL = "portal"
    DEPLOY = "deploy"
    SCOUTS = "scouts"
    RECKON = "reckon"
    OBJECTIVE = "objective"
    MARKERS = "markers"
    ROUND = "round"
    DRAW = "draw"
    ACTIVATE = "activate"
    TURN_START = "turn-start"
    CHOOSE = "choose"
    ACT = "act"
    TURN_END = "turn-end"
    END = "end"


class Character(Struct):
    """One character: its id is the name it is shown by."""

    id: Public[str]
    """Its name."""
    seat: Public[int]
    """Whose it is."""
    card: Public[str]
    """Its card, by id."""
    troop: Public[str]
    """The troop it belongs to."""
    at: Public[Place | None] = None
    """Where it stands: x, y and height in hundredths of an inch; nowhere before it is deployed and
    after it vanished."""
    wounds: Public[int] = 0
    """Its Wound tokens."""
    vanished: Public[bool] = False
    """Whether it was taken off the table."""
    vanished_by: Public[int] = -1
    """The seat that caused it; its own for Hurts and falls."""
    acted: Public[bool] = False
    """Whether it has had its actions in this round (A-130)."""
    actions: Public[int] = 0
    """Actions left in this turn."""
    borrows: Public[bool] = False
    """Whether a Leader fights with the Close combat abilities of its unit, not its own (D-14)."""
    controls: Public[int] = -1
    """The marker it has spent a Generic action on (HR-193), from 0; -1: none."""

    @property
    def place(self) -> Place:
        """Where it stands. Only for characters on the table."""
        assert self.at is not None, "the character is on the table"
        return self.at


class Troop(Struct):
    """What is activated together: a Unit with its Leaders, a Hero, a Leader on its own."""

    id: Public[str]
    """Its name."""
    seat: Public[int]
    """Whose it is."""
    card: Public[str]
    """The card whose Unit abilities it has."""
    activated: Public[bool] = False
    """Whether it has had its turn in this round, or has it now."""
    down: Public[bool] = False
    """Whether it went to ground (HR-120)."""
    deployed: Public[bool] = False
    """Whether it is on the table."""
    waits: Public[bool] = False
    """Whether it cannot be activated before the next round though it has not acted (HR-294)."""


class Effect(Struct, frozen=True):
    """Something that lasts: by which ability, on whom, from whom, until when."""

    ability: Public[str]
    """The ability, by its id."""
    on: Public[str]
    """A character or a troop."""
    by: Public[str] = ""
    """The character it comes from: switched off there, it is off everywhere."""
    until: Public[str] = "round"
    """ "turn", "own-turn" (the next turn of whom it lies on), "round" or "game"."""
    what: Public[str] = ""
    """More about it, where the ability needs that, such as the ability that Stun took."""


class Action(Struct):
    """An action in progress: who still may do something in it."""

    kind: Public[str]
    """ "move", "close", "ranged", "spirit" or "generic" (HR-060)."""
    troop: Public[str]
    """The troop that acts."""
    target: Public[str] = ""
    """The troop a unit shoots at (HR-122)."""
    waiting: Public[list[str]] = field(default_factory=list)
    """Members that may still do something in it."""
    used: Public[list[tuple[str, str]]] = field(default_factory=list)
    """Abilities that gave something free in this action, each with its bearer (A-092)."""
    moved: Public[bool] = False
    """Whether the unit has made its move."""
    spared: Public[list[str]] = field(default_factory=list)
    """Characters to whom this action costs nothing more."""
    attacked: Public[list[str]] = field(default_factory=list)
    """Characters of the other side that were attacked close in it (A-095)."""
    attackers: Public[list[str]] = field(default_factory=list)
    """Members of the troop that have attacked in it (HR-138)."""
    challenged: Public[bool] = False
    """Whether a member performed a Spirit action in it (HR-138)."""
    fresh: Public[bool] = False
    """Whether it was declared a moment ago: what made it possible has not changed."""


class Turn(Struct):
    """The turn of one pearl."""

    seat: Public[int]
    """Whose turn it is."""
    acting: Public[list[str]] = field(default_factory=list)
    """Troops that act in it: one, unless it divides."""
    only: Public[str] = ""
    """The kind of action the troop is bound to, after an ability that takes both (A-069)."""
    target: Public[str] = ""
    """The troop that the unit is bound to shoot at, after a shot on the run (HR-043)."""
    struck: Public[list[tuple[str, str]]] = field(default_factory=list)
    """Who attacked whom in close combat this turn (HR-217)."""
    hurts: Public[list[tuple[str, str]]] = field(default_factory=list)
    """Uses of abilities marked Hurts: who, and which ability (HR-163)."""
    near: Public[list[tuple[str, str]]] = field(default_factory=list)
    """Messengers and the Leaders they started the turn beside (HR-301)."""


class Marker(Struct, frozen=True):
    """A marker of the Strategic spot: who put it where."""

    seat: Public[int]
    """The seat that put it down."""
    at: Public[Place]
    """Where it lies, in hundredths of an inch."""


class Object(Struct, frozen=True):
    """An object on the table: which of the catalogue, where, how turned, on what."""

    id: Public[str]
    """Its id, as the file or the table has it."""
    kind: Public[str]
    """What it is: an object of the catalogue by its id, or a form with its measures."""
    at: Public[tuple[int, int]]
    """Its centre, in hundredths of an inch."""
    turn: Public[int] = 0
    """How it is turned, in degrees counter-clockwise."""
    on: Public[str] = ""
    """The id of the object it stands on; "" on the table."""
    portal: Public[int] = -1
    """The seat whose Portal it is."""


class Arrangement:
    """What was computed from the places and troops of all characters. Any move makes it void.

    A copy of a game stands as the game does, so both share it; the first that moves takes a new
    one. `Raid.stand`, `join`, `lay` and `mark` see to that.
    """

    __slots__ = ("before", "members", "tabletop")

    def __init__(self, before: Tabletop | None = None) -> None:
        self.before = before
        """The tabletop that was measured last, before the latest move."""
        self.tabletop: Tabletop | None = None
        """The tabletop as it stands, once the rules asked for it."""
        self.members: dict[str, list[str]] | None = None
        """By troop: the characters on the table, once the rules asked for them."""


class Raid(State):
    """A game of Home Raiders."""

    content: Static[Content]
    setup: Static[RaidersSetup]
    cast: Static[Cast]
    """What the cards have to say at which moments."""
    characters: Public[dict[str, Character]]
    """All characters, by name."""
    troops: Public[dict[str, Troop]]
    """All troops, by name."""
    objects: Public[list[Object]]
    """What is on the table: first the things of the table, then those of the file, then the
    Portals."""
    table: Public[str] = ""
    """The table, by its id; "situation" for one that a file describes by its size."""
    phase: Public[Phase] = Phase.SWORN
    """Where in the game we are."""
    round: Public[int] = 0
    """The number of the round, from 1; 0 before the first."""
    bag: Public[list[int]] = field(default_factory=lambda: [0, 0])
    """Pearls in the bag, by team (HR-017)."""
    turn: Public[Turn | None] = None
    """The turn of the pearl that was drawn; none between turns."""
    action: Public[Action | None] = None
    """The action in progress; none between actions."""
    effects: Public[list[Effect]] = field(default_factory=list)
    """What lasts, the oldest first."""
    unsought: Public[list[tuple[str, str]]] = field(default_factory=list)
    """Pairs of enemies whose latest contact came about without an action of either (HR-085)."""
    vanishing: Public[list[str]] = field(default_factory=list)
    """Characters on their way off the table, first in first out (A-085)."""
    first: Public[int] = 0
    """The seat that places the Portal and deploys first (HR-181)."""
    attached: Public[list[int]] = field(default_factory=list)
    """The seats whose Leaders have joined their units."""
    turn_order: Public[list[int]] = field(default_factory=list)
    """The seats that have begun to deploy."""
    portal_place: Public[int] = 0
    """Which of the two places the first player's Portal has."""
    corners: Public[bool] = False
    """Whether the Portals stand in corners (HR-180)."""
    objective: Public[str] = "none"
    """What the game is about, by the id of a class of `rules/objectives.py`."""
    markers: Public[list[Marker]] = field(default_factory=list)
    """The markers of the Strategic spot, in the order in which they were put down."""
    resigned: Public[int] = -1
    """The seat that has resigned; -1: none."""
    arrangement: Derived[Arrangement] = field(default_factory=Arrangement)

    # --- what stands where -------------------------------------------------------------------

    def stand(self, who: Character, at: Place | None) -> None:
        """Let a character stand somewhere, or off the table. Nothing else changes `at`."""
        who.at = at
        self._rearranged()

    def join(self, who: Character, troop: str) -> None:
        """Let a character be of a troop from now on. Nothing else changes `troop`."""
        who.troop = troop
        self._rearranged()

    def lay(self, objects: list[Object]) -> None:
        """Have these objects on the table from now on. Nothing else changes `objects`."""
        self.objects = objects
        self._rearranged()

    def mark(self, marker: Marker) -> None:
        """Put a marker down. Nothing else changes `markers`."""
        self.markers.append(marker)
        self._rearranged()

    def _rearranged(self) -> None:
        """Forget what was worked out from how everything stood."""
        known = self.arrangement
        self.arrangement = Arrangement(known.tabletop or known.before)

    # --- characters and troops ----------------------------------------------------------------

    def card_of(self, character: Character) -> Card:
        """A character's card."""
        return self.content.cards[character.card]

    def here(self, seat: int | None = None) -> list[Character]:
        """The characters on the table, of one seat or of all."""
        return [
            each
            for each in self.characters.values()
            if each.at is not None and (seat is None or each.seat == seat)
        ]

    def members(self, troop: str) -> list[Character]:
        """The characters of a troop that are on the table."""
        characters = self.characters
        return [characters[id] for id in self._present().get(troop, ())]

    def _present(self) -> dict[str, list[str]]:
        """By troop: the characters that are on the table."""
        found = self.arrangement.members
        if found is None:
            found = self.arrangement.members = {}
            for each in self.characters.values():
                if each.at is not None:
                    found.setdefault(each.troop, []).append(each.id)
        return found

    def troop_of(self, character: Character) -> Troop:
        """The troop a character belongs to."""
        return self.troops[character.troop]

    def alive(self, seat: int) -> list[Troop]:
        """The troops of a seat that still have a character on the table."""
        there = self._present()
        return [troop for troop in self.troops.values() if troop.seat == seat and troop.id in there]

    def is_leader(self, character: Character) -> bool:
        """Whether a character is a Leader."""
        return self.card_of(character).type is Type.LEADER

    def is_wounded(self, character: Character) -> bool:
        """Whether a character bears any Wound token (D-36)."""
        return character.wounds > 0

    # --- what lasts --------------------------------------------------------------------------

    def lasting(self, ability: str, on: str) -> list[Effect]:
        """The effects of an ability on a character or a troop."""
        return [each for each in self.effects if each.ability == ability and each.on == on]

    def end_effects(self, until: str) -> None:
        """Let everything end that lasts so long."""
        self.effects = [each for each in self.effects if each.until != until]
