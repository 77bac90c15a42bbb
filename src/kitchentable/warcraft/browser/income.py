"""What a player's workers would bring in at the next harvest, on average."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from msgspec import Struct

from kitchentable.warcraft.browser.ask import Ask, OpenQuestion
from kitchentable.warcraft.model.kinds import GOLDMINE
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.moments import HARVESTED, is_heard
from kitchentable.warcraft.options.stocks import TAKEN
from kitchentable.warcraft.rules.harvest import COMPLETELY, diggers, harvested


class Expected(Struct, frozen=True):
    """The gold and wood that a seat can expect, times 1000."""

    seat: int
    gold: int
    wood: int


class Income(Struct, frozen=True):
    """What each seat can expect of the next harvest with its workers where they are now."""

    seats: tuple[Expected, ...]


class AskIncome(Ask, frozen=True, tag="income"):
    """The income to expect, without cards and without what options ask the owner about."""

    def preview(self, view: Warcraft, question: OpenQuestion) -> Income:
        return Income(tuple(expected(view, each) for each in view.inside()))


def expected(view: Warcraft, player: Player) -> Expected:
    """The income of one player."""
    found = {True: Fraction(0), False: Fraction(0)}
    for space in harvested(view, player):
        mine = view.board.spaces[space].kind == GOLDMINE
        found[mine] += from_space(view, player, space)
    return Expected(player.seat, round(1000 * found[True]), round(1000 * found[False]))


def from_space(view: Warcraft, player: Player, space: int) -> Fraction:
    """What the workers in one space can expect."""
    workers = diggers(player, space)
    if not is_heard(view, HARVESTED):
        faces = view.content.resource_die
        return by_die(faces, workers, view.depleted[space], space in view.endless)
    taken = TAKEN * workers
    stocked = space in view.stocks and space not in view.endless
    return Fraction(min(taken, view.stocks[space]) if stocked else taken)


def by_die(faces: Sequence[int], workers: int, depleted: int, endless: bool) -> Fraction:
    """What dice bring, one for each worker, until the space is completely depleted.

    >>> by_die((1, 1, 1, 2, 2, 3), 1, 0, False)
    Fraction(5, 3)
    >>> by_die((3,) * 6, 3, 1, False)
    Fraction(3, 1)
    """
    if workers == 0 or depleted == COMPLETELY:
        return Fraction(0)
    total = Fraction(0)
    for face in faces:
        after = depleted + (face == 3 and not endless)
        total += face + by_die(faces, workers - 1, after, endless)
    return total / len(faces)
