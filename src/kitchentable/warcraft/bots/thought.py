"""What a search player needs of Warcraft: the regular's answers, and its plans for a step."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from kitchentable.kernel.table.look import Look, Player
from kitchentable.kernel.thought import Plan, Thought
from kitchentable.kernel.words import say
from kitchentable.warcraft.bots import outlook, purse
from kitchentable.warcraft.bots.army import Planner
from kitchentable.warcraft.bots.regular import Regular, orders
from kitchentable.warcraft.model.answers import Step
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import MovePiece, Spend
from kitchentable.warcraft.rules.reach import Ground

When = tuple[int, int]
"""A turn, and the seat whose step it is."""


class Ordered(Regular):
    """The regular with orders for one Move Step: it carries them out, and then plans for itself."""

    def __init__(self, seed: int, when: When, moves: Sequence[Step], goal: str) -> None:
        super().__init__(seed)
        self.when = when
        self.moves = moves
        self.goal = goal

    def plan(self, look: Look[Warcraft], options: Sequence[Step]) -> Step | None:
        """The moves that were ordered; in another step its own."""
        if self.when != (look.view.turn, look.view.seat):
            return super().plan(look, options)
        self._moves, self._goal = list(self.moves), self.goal
        return None


class Shopper(Regular):
    """The regular with one way to spend for one Spend Step."""

    def __init__(self, seed: int, when: When, way: str) -> None:
        super().__init__(seed)
        self.when = when
        self.way = way

    def answer(self, look: Look[Warcraft]) -> Any:
        """The next purchase of the way that was chosen; everything else as the regular does."""
        question, now = look.question, (look.view.turn, look.view.seat)
        if isinstance(question, Spend) and now == self.when:
            return purse.spend(self.sight(look), question.suggestions(), self.way)
        return super().answer(look)


class WarcraftThought(Thought[Warcraft]):
    """Searches the moves of a Move Step and the way to spend.

    A scenario is won by its own task, which `outlook` knows nothing of: there nothing is searched.
    """

    def policy(self, seed: int) -> Player:
        return Regular(seed)

    def plans(self, look: Look[Warcraft], most: int) -> Sequence[Plan]:
        if look.view.scene is not None:
            return ()
        if isinstance(look.question, MovePiece) and not look.view.player().moved:
            return self.marches(look, most)
        if isinstance(look.question, Spend) and not look.view.chosen:
            return self.purchases(look)
        return ()

    def marches(self, look: Look[Warcraft], most: int) -> Sequence[Plan]:
        """The regular's own moves, and the best other ones it thought of."""
        assert look.seat is not None, "a player has a seat"
        regular = Regular(look.seat)
        sight = regular.sight(look)
        ground = Ground(sight.view, sight.me)
        when = sight.view.turn, sight.view.seat
        plans = [Plan(partial(Regular, look.seat))]
        for plan in Planner(sight, ground).ranked(most)[1:]:
            moves, goal = orders(sight, ground, plan), sight.view.name(plan.goal)
            plans.append(Plan(partial(Ordered, look.seat, when, moves, goal)))
        return plans

    def purchases(self, look: Look[Warcraft]) -> Sequence[Plan]:
        """The regular's own purchases, and each way to spend."""
        assert look.question is not None, "a player is asked"
        assert look.seat is not None, "a player has a seat"
        when = look.view.turn, look.view.seat
        plans = [Plan(partial(Regular, look.seat))]
        options = look.question.suggestions()
        first = {Regular(look.seat).answer(look)}
        for way in purse.WAYS:
            shopper = partial(Shopper, look.seat, when, way)
            answer = shopper().answer(look)
            if answer not in first and answer in options:
                first.add(answer)
                plans.append(Plan(shopper, say("wc-why-save") if way == "save" else None))
        return plans

    def clock(self, state: Warcraft) -> int:
        return state.turn

    def chance(self, state: Warcraft, seat: int) -> int:
        return outlook.chance(state, seat)
