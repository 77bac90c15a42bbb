"""The chances of a battle, for the page: before a move leads to it, and while it is fought."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kitchentable.kernel.problem import Problem
from kitchentable.warcraft.browser.ask import Ask, OpenQuestion
from kitchentable.warcraft.browser.fighters import Fighter, fighters
from kitchentable.warcraft.model.answers import Step
from kitchentable.warcraft.model.kinds import KIND_OF, SHIFT
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.odds.armies import begun, sides
from kitchentable.warcraft.odds.battle_odds import Odds, odds
from kitchentable.warcraft.odds.remarks import QUICK, fights, unknown

MOST = 12
"""The most moves of one plan."""


class Chances(Struct, frozen=True):
    """The chances of the attacker, of nobody and of the defender, in millionths."""

    attacker: int
    nobody: int
    defender: int
    lost: int
    """Units the attacker loses on average, times 1000."""
    taken: int
    """Units the defender loses on average, times 1000."""
    error: int
    """Twice the standard error in millionths; 0 if the chances are exact."""


class Foreseen(Struct, frozen=True):
    """The battle that a move would lead to."""

    space: str
    chances: Chances | None = None
    """`None` if no enemy unit stands there, or a creep lies face down."""
    unknown: bool = False
    """Whether a creep lies face down in the space."""
    fighters: tuple[Fighter, ...] = ()
    """Who would take part, with those in the flanks; nobody if there would be no battle."""


class AskOdds(Ask, frozen=True, tag="odds"):
    """The chances in a space after some moves of the player who is asked."""

    space: str
    moves: Annotated[tuple[Step, ...], Meta(max_length=MOST)]

    def preview(self, view: Warcraft, question: OpenQuestion) -> Foreseen:
        if question is None or question.seat < 0 or not possible(view, question.seat, self):
            raise Problem("wc-preview-plan")
        seat, space = question.seat, view.board.index[self.space]
        if not view.enemy_units(view.players[seat], space):
            return Foreseen(self.space)
        if unknown(view, space):
            return Foreseen(self.space, unknown=True)
        going = [(move.what, move.start, move.to) for move in self.moves if fights(move.what)]
        if not going and not view.players[seat].has_unit(space):
            return Foreseen(self.space)
        chances = in_millionths(odds(*sides(view, seat, space, going), games=QUICK))
        return Foreseen(self.space, chances, fighters=involved(begun(view, seat, space, going)))


def involved(view: Warcraft) -> tuple[Fighter, ...]:
    """The fighters of both sides of a battle."""
    assert view.battle is not None, "a battle has begun"
    seats = [seat for side in view.battle.sides for seat in side]
    return tuple(each for seat in seats for each in fighters(view, seat))


def in_millionths(found: Odds) -> Chances:
    """Odds in the form that pages show."""
    return Chances(found.attacker, found.nobody, found.defender, *found.losses, found.error)


def possible(view: Warcraft, seat: int, asked: AskOdds) -> bool:
    """Whether a plan names spaces of the board and no more pieces than there are."""
    index, left = view.board.index, dict(view.players[seat].pieces)
    if asked.space not in index:
        return False
    for move in asked.moves:
        if move.start not in index or move.to not in index or move.what not in KIND_OF:
            return False
        at = index[move.start] << SHIFT | KIND_OF[move.what]
        left[at] = left.get(at, 0) - 1
        if left[at] < 0:
            return False
    return True
