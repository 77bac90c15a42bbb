"""The questions of Warcraft to players and to chance, and the types of their answers.

The class of a question is its topic. Bots, texts and pages look at the class or its name
(`MovePiece`, "move-piece"), never at the message or the rule numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Literal

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.plain import Value
from kitchentable.kernel.questions import Asks, Choose, Draw, Roll, ask
from kitchentable.kernel.state.values import as_type
from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.model.answers import (
    Act,
    BattleAt,
    Deployment,
    Landing,
    Play,
    Step,
    Unasked,
    Victim,
)

Names = tuple[str, ...]
Landings = tuple[Landing, ...]
Answer = int | str | Names | Landings | Step | Play | BattleAt | Victim | Deployment | Act
"""The answer to any question to a player."""
Resign = tuple[Literal["resign"]]


class YesOrNo(Choose[int], kw_only=True):
    """A question with two answers: 1 for yes, 0 for no."""

    answers: ClassVar = int

    def reason(self, answer: int) -> Illegal | None:
        return Illegal("", "yes-or-no")


def ask_yes(topic: type[YesOrNo], seat: int, message: Message, rules: Names) -> Asks[bool]:
    """Ask a yes-or-no question with a public answer."""
    question = topic(message, seat=seat, among=(1, 0), words=yes_or_no, open=True, rules=rules)
    return bool((yield from ask(question)))


def yes_or_no(yes: int) -> Message:
    """The answer to a yes-or-no question in words."""
    return say("yes" if yes else "no")


# --- unasked, and cards -------------------------------------------------------------------


class ActUnasked(Choose[Resign | Unasked], kw_only=True):
    """The acts a player may do without being asked. Open to a player while he moves, deploys or
    spends; he may resign at any time."""

    answers: ClassVar = Resign | Unasked

    def read(self, raw: Any) -> Resign | Unasked:
        """Read lists, too: `["give", 2, "fast"]` names a card after the teammate's seat."""
        match raw:
            case ["give", int(to), str(card)]:
                return Unasked("give", to, card=card)
        return super().read(raw)


class PlayCard(Choose[Play], kw_only=True):
    """Which card is played, or which ability of a hero is used, in a window of play. Asked of every
    player who might hold a card or have an ability for the window, as far as the others can tell;
    passed with `pass = true`. The windows and the plays are listed below."""

    answers: ClassVar = Play

    window: str
    """The window by its key: "move-start", "before-roll"."""

    def read(self, raw: Any) -> Play:
        """Read lists, too: the name, then the target."""
        match raw:
            case [name, *on]:
                raw = {"name": name, "on": on}
        return super().read(raw)


class PlacePorted(Choose[Landings], kw_only=True):
    """Where the units of a Town Portal go if they do not all fit into one space. Asked of the
    player who has played it. The answer places all the units."""

    answers: ClassVar = Landings


# --- the steps of a turn ------------------------------------------------------------------


class MovePiece(Choose[Step], kw_only=True):
    """Which piece goes where, or that the mover is done. Asked of the mover for one piece after the
    other until he is "done".

    An answer may name the path as well, the spaces between in `through`. It decides nothing; a
    path that the piece cannot take is refused.
    """

    answers: ClassVar = Step
    checkpoint: ClassVar = True

    impassable: Callable[[Step, tuple[str, ...]], Illegal | None] | None = None

    def read(self, raw: Value | Step) -> Step:
        if not isinstance(raw, Mapping) or "through" not in raw:
            return super().read(raw)
        fields = {str(key): value for key, value in raw.items()}
        path = as_type(fields.pop("through"), tuple[str, ...])
        step = super().read(fields)
        no = self.impassable(step, path) if self.impassable is not None else None
        if no is not None:
            raise no
        return step


class Deploy(Choose[Deployment], kw_only=True):
    """What is finished or placed next, or that the Deploy Step is over. Asked of the player whose
    Deploy Step it is, if he has anything in training or under construction."""

    answers: ClassVar = Deployment
    checkpoint: ClassVar = True


class Spend(Choose[Act], kw_only=True):
    """What is bought next, or that the Spend Step is over. Asked of the player whose Spend Step it
    is until he is "done"."""

    answers: ClassVar = Act
    checkpoint: ClassVar = True


# --- setting up, drawing, harvest ---------------------------------------------------------


class DealRace(Draw[str], kw_only=True):
    """Which race a player without a race gets. Asked of chance before the game."""


class DrawFirstPlayer(Draw[int], kw_only=True):
    """Which seat is the first player's. Asked of chance before the game."""


class DrawCard(Draw[str], kw_only=True):
    """Which experience card a player draws from the deck. Asked of chance whenever a player draws.
    A deck of only one kind of card needs no answer."""


class RollForHarvest(Roll, kw_only=True):
    """The resource die of one worker. Asked of chance for each worker in a mine or forest that may
    deplete."""


# --- battle -------------------------------------------------------------------------------


class ChooseBattle(Choose[BattleAt], kw_only=True):
    """Which of several battles is fought next, and against which enemy. Asked of the mover while
    more than one battle is left."""

    answers: ClassVar = BattleAt


class JoinBattle(YesOrNo, kw_only=True):
    """Whether a player's units in the flanks help a teammate. Asked of the teammate when a battle
    begins."""


class ChoosePhase(Choose[str], kw_only=True):
    """In which phase a unit with Slow Poison strikes first, by the phase's type. Asked of its owner
    when a round begins, once for each such unit, up to two."""

    answers: ClassVar = str


class ChooseCasualty(Choose[Victim], kw_only=True):
    """Which unit its owner loses. Asked of the side that suffers the casualty, unless there is only
    one choice. In a team "partner" leaves it to the other."""

    answers: ClassVar = Victim


class RollBattleDice(Roll, kw_only=True):
    """Battle dice: a player's in one phase, a card's, or dice rolled again. Asked of chance, one
    face for each die. The sides roll one after another, attackers first, though they attack at the
    same time; each player rolls for himself."""


class RaiseDead(Choose[int], kw_only=True):
    """How many melee units rise for the natural 1s of a roll. Asked of the Undead player after his
    roll."""

    answers: ClassVar = int


# --- heroes and options -------------------------------------------------------------------


class ChooseHero(Choose[str], kw_only=True):
    """Which hero of the player's race a player leads, by name. Asked of all players at once and in
    secret, before the game."""

    answers: ClassVar = str


class PlaceHero(Choose[str], kw_only=True):
    """In which space a hero begins, if its player's units begin in several. Asked of its player
    before the game."""

    answers: ClassVar = str


class RaiseLevel(YesOrNo, kw_only=True):
    """Whether a hero goes up a level. Asked of its player at the end of a Move Step, if the hero
    has two experience points."""


class GiveUpOutpost(Choose[str], kw_only=True):
    """Which of two Outposts, by its space, is given up for a third. Asked of a player who begins an
    Outpost while both are on the board (Expansion Set)."""

    answers: ClassVar = str


class Gather(YesOrNo, kw_only=True):
    """Whether three Undead melee units gather wood in a forest. Asked of their player in the
    Harvest Step (racial abilities)."""


class TurnUpToken(Draw[int], kw_only=True):
    """Which resource token lies face down in a mine or forest. Asked of chance."""


class TurnUpCreep(Draw[str], kw_only=True):
    """Which creep lies face down in a space. Asked of chance when the creep is turned up."""


class KeepCard(Choose[str], kw_only=True):
    """Which of two cards a player keeps by Brilliance. Asked of the player who drew them."""

    answers: ClassVar = str


class PayMana(Choose[Names], kw_only=True):
    """Which cards are discarded for the mana of an ability. Asked of the hero's player. It lists
    the sets of cards that people pay with, and takes any other set that suffices."""

    answers: ClassVar = Names

    pays: Callable[[Names], bool]
    """Whether cards are in the hand and their mana suffices."""

    def read(self, raw: Any) -> Names:
        """Read the cards in any order."""
        return tuple(sorted(super().read(raw)))

    def accept(self, answer: Names) -> Names:
        cards = self.read(answer)
        return cards if self.pays(cards) else super().accept(cards)


class LosePiece(Choose[str], kw_only=True):
    """Which kind of piece a player loses by Death and Decay. Asked of the owner, if he has pieces
    of several kinds there."""

    answers: ClassVar = str


class BringBack(Choose[str], kw_only=True):
    """Which kind of lost unit comes back to its hero. Asked of the hero's player (Resurrection), if
    units of several kinds were lost."""

    answers: ClassVar = str


# --- scenarios ----------------------------------------------------------------------------


class CarryTokens(Choose[Names], kw_only=True):
    """Which tokens a piece that has moved from `start` to `to` takes along. Asked of the mover
    after the move, in scenarios with tokens; `[]` leaves them."""

    answers: ClassVar = Names

    start: str
    to: str


class CallForth(YesOrNo, kw_only=True):
    """Whether a Necromancer raises a unit beside a sign. Asked of its player."""


class TakeOver(Choose[Victim], kw_only=True):
    """Which enemy unit is to be taken over at the altar. Asked of a player with a unit on the altar
    at the start of his Move Step (The Altar of Flame); "none" takes none."""

    answers: ClassVar = Victim


class CallLightning(Choose[str], kw_only=True):
    """Which space lightning strikes; "": none now. Asked of the player with units at the shrine,
    before and after harvesting (Skull of Storms)."""

    answers: ClassVar = str


class ComeBack(Choose[str], kw_only=True):
    """To which of the nearest places a killed unit returns. Asked of its owner, if several places
    are equally near (Nordrassil)."""

    answers: ClassVar = str
