"""Everything that a player of Home Raiders is asked: one class for each topic.

The class says what is asked and of what type the answers are; its fields say whom and what the
question is about. Rules ask with these classes, and bots, words, previews and pages know a question
by them. The order is that of play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Choose, Moves, Place
from kitchentable.kernel.words import Message, say
from kitchentable.raiders.model.attack import ATTACK_WORDS, Attack
from kitchentable.raiders.model.events import ability_name
from kitchentable.raiders.tabletop.interface import Going

A = TypeVar("A")


# --- answers ------------------------------------------------------------------------------------


class Deed(Struct, frozen=True):
    """An action of a troop, or what a character does in one: who does what, and to whom."""

    who: str
    """A troop or a character; "" for the whole unit that acts, or for none."""
    what: str
    """ "move", "close", "ranged", "spirit", "generic", an ability; "end" or "done"."""
    target: str = ""
    """A troop, a character, an object, the number of a marker; "stand" for standing up."""
    second: str = ""
    """The second target, where there are two."""


END = Deed("", "end")
"""The turn is over."""
DONE = Deed("", "done")
"""No member does anything more in this action."""
UNIT_MOVES = Deed("", "move")
"""The whole unit moves together."""


class Split(Struct, frozen=True):
    """A second target of a shot, and how many Aces it gets."""

    target: str
    """A character; "" for none."""
    aces: int
    """How many Aces it gets; 0 for none."""


UNSPLIT = Split("", 0)
"""A shot that is not split."""


# --- what topics have in common -----------------------------------------------------------------


class OpenChoice(Choose[A], Generic[A], kw_only=True):
    """A choice that is known to all: Home Raiders hides nothing."""

    open: bool = True


class ByName(OpenChoice[str], kw_only=True):
    """One of several characters, troops or objects, each by its name."""

    answers = str

    def describe(self, answer: str) -> Message:
        return say("hr-option-character", who=answer)


class OfOne(ByName, kw_only=True):
    """A choice by name that one character has."""

    who: str


YES = "yes"
"""The answer of a player who wants what is offered."""


class Offer(OpenChoice[str], kw_only=True):
    """Whether a player wants something: yes is all there is to choose."""

    answers = str
    among: Sequence[str] | Callable[[], Sequence[str]] = (YES,)

    def reason(self, answer: str) -> Illegal:
        return Illegal("", "hr-yes-or-pass")

    def describe(self, answer: str) -> Message:
        return say("hr-option-yes")


class OpenPlace(Place, kw_only=True):
    """A place for something, in the open."""

    open: bool = True


class OpenMoves(Moves, kw_only=True):
    """Routes for figures, in the open: how each of them moves."""

    open: bool = True
    goings: Mapping[str, Going]


# --- unasked ------------------------------------------------------------------------------------


Resign = tuple[Literal["resign"]]


class ActUnasked(OpenChoice[Resign], kw_only=True):
    """What a player may do without being asked: resign. Open to every player at any time."""

    answers = Resign

    def describe(self, answer: Resign) -> Message:
        return say("hr-option-resign")


# --- before the game ----------------------------------------------------------------------------


class CallFace(OpenChoice[str], kw_only=True):
    """Blank or Ace: whose call comes up places a Portal and deploys first. Asked of seat 0."""

    answers = str

    def describe(self, answer: str) -> Message:
        return Message(f"kind-face-{answer}")


class PortalPlaces(Struct, frozen=True):
    """Where a Portal would stand, by answer: x, y, and how it is turned."""

    places: dict[int, tuple[int, int, int]]


class PlacePortal(OpenChoice[int], kw_only=True):
    """On which of two sides, or in which of two corners, the first Portal stands. Asked of the
    player who is first to deploy: 0 or 1."""

    answers = int
    place: Callable[[int], tuple[int, int, int]]
    """Where the Portal stands by an answer."""

    def public(self) -> PortalPlaces:
        return PortalPlaces({which: self.place(which) for which in self.options()})


class JoinUnit(OfOne, kw_only=True):
    """With which unit a Leader is deployed; or whether a Hero is deployed inside one. Asked of its
    player; a Specialist that stays alone answers its own name."""

    def describe(self, answer: str) -> Message:
        return say("hr-option-troop", troop=answer)


class DeployNext(OpenChoice[str], kw_only=True):
    """Which troop is put down next; "": none, all that wait come late. Asked of the player who
    deploys, until all troops are down."""

    answers = str

    def describe(self, answer: str) -> Message:
        return say("hr-option-troop", troop=answer) if answer else say("hr-option-later")


class DeployAt(OpenPlace, kw_only=True):
    """Where a character is put down before the first round. Asked of its player."""

    who: str


class PlaceMarker(OpenPlace, kw_only=True):
    """Where a marker of the objective lies. Asked of both players in turn if the objective is the
    Strategic spot."""


class SwearEnmity(OfOne, kw_only=True):
    """Which enemy a Hero has sworn to fight. Asked of the player of a Hero with Sworn enemy, before
    everything else."""


# --- a turn -------------------------------------------------------------------------------------


class ActivateTroop(OpenChoice[str], kw_only=True):
    """Which troop takes its turn; "": the player passes. Asked of the player whose pearl was drawn,
    if he has a choice."""

    answers = str

    def describe(self, answer: str) -> Message:
        return say("hr-option-troop", troop=answer) if answer else say("pass")


class StandUpFreely(Offer, kw_only=True):
    """Whether a troop stands up without spending an action. Asked of its player at the start of its
    turn (Fast recovery)."""

    troop: str


class FightAsUnit(Offer, kw_only=True):
    """Whether a Leader fights with the abilities of its unit. Asked of its player when it acts."""

    who: str


class TakeThirdAction(Offer, kw_only=True):
    """Whether a Hero has three actions in this turn, and is hurt by it. Asked of its player at the
    start of its turn (Fervour)."""

    who: str


class ChooseAction(OpenChoice[Deed], kw_only=True):
    """Which action which troop takes next, or the end of the turn. Asked of the acting player
    before each action; `who` is the troop, and `["Guards", "generic", "stand"]` stands up."""

    answers = Deed


class ActNext(OpenChoice[Deed], kw_only=True):
    """What a member of the acting troop does next, or that the action is over. Asked of the acting
    player until every member has acted; `["", "move"]` moves all of them together."""

    answers = Deed
    troop: str


class SplitUnit(ByName, kw_only=True):
    """Which member leaves its unit for a group of its own. Asked of its player (Action group),
    again for more members until he passes."""

    troop: str


class JoinAnotherUnit(OfOne, kw_only=True):
    """Which unit a Leader joins at the end of its move, if any. Asked of its player after a Leader
    with Redeploy has moved."""


class SendMessage(OfOne, kw_only=True):
    """To which unit a messenger carries the abilities of a Leader, if to any. Asked of its player
    after its move (Messenger)."""


class ReplaceLeader(OfOne, kw_only=True):
    """Which Leader takes the place of one that vanished. Asked of its player (Replacement)."""


# --- moving -------------------------------------------------------------------------------------


class MoveTroop(OpenMoves, kw_only=True):
    """Where the members of a troop go with a Movement action. Asked of the acting player. Members
    that are not named stay; `[]`: all stay."""

    troop: str


class MoveByForce(OpenMoves, kw_only=True):
    """Where a player moves a character against its will, or that it stays. Asked of the player
    whose ability it is: a straight way; `[]` leaves it."""

    who: str


class MoveAround(OpenMoves, kw_only=True):
    """Where round an enemy a character goes that stays in contact with it. Asked of its player
    (Relocate)."""

    who: str
    enemy: str


class PlaceNear(OpenPlace, kw_only=True):
    """Where near another character a character is put down. Asked of the player whose ability it
    is."""

    who: str
    other: str


class PushObject(OpenPlace, kw_only=True):
    """How far and which way an object is pushed: the answer is a way, not a place. Asked of its
    player (Push): two numbers, east and north; `[0, 0]` leaves it."""

    who: str
    object: str


class CarryMore(OfOne, kw_only=True):
    """Which other troop is carried along, if any. Asked of the player of the character with
    Transport, again until he passes."""


class StrikeLeaving(OfOne, kw_only=True):
    """Which enemy strikes at a character that breaks away, if any does. Asked of the player of the
    enemies it leaves, again until he passes or each has struck."""

    attacks: tuple[Attack, ...]
    """The attack of each enemy that may strike."""

    def describe(self, answer: str) -> Message:
        return say("hr-option-strike", who=answer)


# --- attacking ----------------------------------------------------------------------------------


class ChooseMode(OpenChoice[str], kw_only=True):
    """In which special way a character attacks; "": in none of those that are left. Asked of the
    attacker before the dice, also if there is only one way that makes the attack possible."""

    answers = str
    attack: Attack

    def describe(self, answer: str) -> Message:
        return ability_name(answer) if answer else say("hr-mode-plain")


class GoToGround(OpenChoice[str], kw_only=True):
    """Whether a troop that is shot at goes to ground. Asked of the player of the target before the
    first shot: "ground", or a pass."""

    answers = str
    troop: str
    attacks: tuple[Attack, ...]
    """The shots that it would go to ground from."""

    def reason(self, answer: str) -> Illegal:
        return Illegal("", "hr-yes-or-pass")

    def describe(self, answer: str) -> Message:
        return say("hr-option-ground")


class ChooseDefender(OfOne, kw_only=True):
    """Which of several closest characters defends against a shot of a character. Asked of the
    player who is shot at, if several are equally close."""


class ShootPast(Offer, kw_only=True):
    """Whether a shot goes past what hides a nearer character, who then is the target. Asked of the
    shooter with Parabolic, if another member stands in plain sight."""

    who: str
    target: str


class DefendFirst(OfOne, kw_only=True):
    """Which of several characters equally near to the middle of it defends first. Asked of their
    owner (Blast, Shrapnel)."""


class StepIn(Offer, kw_only=True):
    """Whether a Bodyguard takes the place of the target of an attack. Asked of the player of the
    target."""

    who: str
    target: str


class RollAttackAgain(Offer, kw_only=True):
    """Whether the attacker has to roll again. Asked of the defender (Energy barrier)."""

    who: str
    aces: int
    """The Aces of the first roll."""


class ChooseRoll(OpenChoice[int], kw_only=True):
    """How many Aces the attack has: those of the first roll, or of the second. Asked of the
    defender after the second roll (Energy barrier)."""

    answers = int
    who: str

    def describe(self, answer: int) -> Message:
        return say("hr-option-aces", aces=answer)


class RollDefenceAgain(OfOne, kw_only=True):
    """Which dice of the Defence are rolled again, if any: a colour, or "all". Asked of the attacker
    after the Defence was rolled (Violent attack); "all" with that setting."""

    target: str
    aces: int
    """The Aces of the Defence."""

    def describe(self, answer: str) -> Message:
        return Message(f"hr-option-set-{answer}")


class SplitAces(OpenChoice[Split], kw_only=True):
    """Which second target gets how many Aces of a shot, if it is split. Asked of the shooter with
    Double shot after his roll; `["", 0]` splits nothing."""

    answers = Split
    who: str
    aces: int
    """The Aces of the whole roll."""

    def describe(self, answer: Split) -> Message:
        if answer == UNSPLIT:
            return say("hr-double-shot-not")
        return say("hr-double-shot-to", who=answer.target, aces=answer.aces)


class KnockBackInstead(Offer, kw_only=True):
    """Whether the target is knocked back instead of wounded. Asked of the attacker after a hit,
    with the setting `knock_back = "instead"`."""

    who: str
    target: str


class AvertWound(Offer, kw_only=True):
    """Whether a character rolls a die to pass a Wound token on. Asked of its player when it would
    get a token (Mirror image)."""

    who: str


class PassWound(OfOne, kw_only=True):
    """Which friend gets the Wound token of a character. Asked of its player (Mirror image; Selfish
    fighter, who may pass)."""


class SwapPlaces(OfOne, kw_only=True):
    """With which character a defender swaps places. Asked of its player (Flicker)."""


# --- further attacks ----------------------------------------------------------------------------


class StrikeAgain(OfOne, kw_only=True):
    """Which enemy a character strikes at once more. Asked of the attacker (Roundhouse)."""


class LeapOn(OfOne, kw_only=True):
    """To which enemy a bolt leaps on after a wound. Asked of the shooter (Lightning bolt)."""


class ShootBack(OfOne, kw_only=True):
    """At which troop a defender shoots back. Asked of its player after a shot (Deflect)."""


class ShootRunning(OfOne, kw_only=True):
    """At which troop a character shoots during its move. Asked of its player (Running shot)."""


class AttackLast(OpenChoice[Deed], kw_only=True):
    """Which last attack a vanishing character makes. Asked of its player (Swan song)."""

    answers = Deed
    who: str

    def read(self, raw: Any) -> Deed:
        """A deed; games of the first version have it as a text: "close: Ragmen 1"."""
        if isinstance(raw, str):
            what, _, target = raw.partition(": ")
            return Deed(self.who, what, target)
        return super().read(raw)

    def describe(self, answer: Deed) -> Message:
        return Message(ATTACK_WORDS[answer.what], {"who": answer.who, "target": answer.target})


class ChooseVictim(OfOne, kw_only=True):
    """Which character the target of a won challenge is made to attack. Asked of the player who has
    won it (Charm), if there are several."""

    target: str


class LoseAbility(OpenChoice[str], kw_only=True):
    """Which ability the target of a won challenge loses. Asked of the winner (Stun)."""

    answers = str
    who: str
    target: str

    def describe(self, answer: str) -> Message:
        return ability_name(answer)
