"""The questions of Warcraft: what is asked, of players and of chance, and what answers them.

A question is known by its class. Bots, words and pages look at the class or its name
(`MovePiece`, "move-piece"), never at the message or the rule numbers.
"""

from __future__ import annotations

from typing import ClassVar

from kitchentable.kernel.questions import Asks, Choose, Draw, Roll, ask
from kitchentable.kernel.words import Message, say

Names = tuple[str, ...]


class YesOrNo(Choose[int], kw_only=True):
    """A question with two answers: 1 for yes, 0 for no."""

    answers: ClassVar = int


def ask_yes(topic: type[YesOrNo], seat: int, message: Message, rules: Names) -> Asks[bool]:
    """Put a yes-or-no question; everybody hears the answer."""
    question = topic(message, seat=seat, among=(1, 0), words=yes_or_no, open=True, rules=rules)
    return bool((yield from ask(question)))


def yes_or_no(yes: int) -> Message:
    """The answer to a yes-or-no question in words."""
    return say("yes" if yes else "no")


# --- setting up, cards, harvest -----------------------------------------------------------


class DealRace(Draw[str], kw_only=True):
    """Which race a player gets that has none yet."""


class DrawFirstPlayer(Draw[int], kw_only=True):
    """Which seat is the first player's."""


class DrawCard(Draw[str], kw_only=True):
    """Which experience card a player draws from his deck."""


class RollForHarvest(Roll, kw_only=True):
    """The resource die of one worker."""


# --- battle -------------------------------------------------------------------------------


class JoinBattle(YesOrNo, kw_only=True):
    """Whether a player helps a teammate with his units in the flanks."""


class ChoosePhase(Choose[str], kw_only=True):
    """In which phase a unit with Slow Poison strikes first, by the phase's type."""

    answers: ClassVar = str


class RollBattleDice(Roll, kw_only=True):
    """Battle dice: of one player in one phase, of one card, or rolled again."""


class RaiseDead(Choose[int], kw_only=True):
    """How many melee units rise for the natural 1s of a roll."""

    answers: ClassVar = int


# --- heroes and options -------------------------------------------------------------------


class ChooseHero(Choose[str], kw_only=True):
    """Which hero of his race a player leads, by name."""

    answers: ClassVar = str


class PlaceHero(Choose[str], kw_only=True):
    """In which space a hero begins, where its player's units begin in several."""

    answers: ClassVar = str


class RaiseLevel(YesOrNo, kw_only=True):
    """Whether a hero goes up a level."""


class GiveUpOutpost(Choose[str], kw_only=True):
    """Which of two Outposts, by its space, is given up for a third."""

    answers: ClassVar = str


class Gather(YesOrNo, kw_only=True):
    """Whether three Undead melee units gather wood in a forest."""


class TurnUpToken(Draw[int], kw_only=True):
    """Which resource token lies face down in a mine or forest."""


class TurnUpCreep(Draw[str], kw_only=True):
    """Which creep lies face down in a space."""


class KeepCard(Choose[str], kw_only=True):
    """Which of two cards a player keeps by Brilliance."""

    answers: ClassVar = str


class PayMana(Choose[Names], kw_only=True):
    """Which cards are discarded for the mana of an ability."""

    answers: ClassVar = Names


class LosePiece(Choose[str], kw_only=True):
    """Of which kind a player loses a piece by Death and Decay."""

    answers: ClassVar = str


class BringBack(Choose[str], kw_only=True):
    """Of which kind a lost unit comes back to its hero."""

    answers: ClassVar = str


# --- scenarios ----------------------------------------------------------------------------


class CarryTokens(Choose[Names], kw_only=True):
    """Which tokens a piece takes along that has moved from `start` to `to`."""

    answers: ClassVar = Names

    start: str
    to: str


class CallForth(YesOrNo, kw_only=True):
    """Whether a Necromancer raises a unit beside a sign."""


class CallLightning(Choose[str], kw_only=True):
    """Which space is struck by lightning; nothing: none now."""

    answers: ClassVar = str


class ComeBack(Choose[str], kw_only=True):
    """To which of the nearest places a killed unit returns."""

    answers: ClassVar = str
