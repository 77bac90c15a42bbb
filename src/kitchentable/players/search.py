"""The search player: tries the plans of a seat in imagined worlds and takes what turns out best.

A decision goes like this. The game proposes plans; the first is what its fast policy would do.
Each imagined world is played on once for every plan, by the policy and with the same dice, and the
game says how good the outcome is. After every round the worse half of the plans is dropped
(sequential halving), but never the first. In the end another plan is taken only if its gain over
the first is larger than chance explains.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from random import Random
from typing import Generic, TypeVar
from zlib import crc32

from msgspec import Struct

from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.game import Game
from kitchentable.kernel.plain import Value
from kitchentable.kernel.state.state import State, encode
from kitchentable.kernel.table.look import Glance, Look, Player
from kitchentable.kernel.table.run import Run
from kitchentable.kernel.thought import Plan, Thought
from kitchentable.kernel.words import Message, say
from kitchentable.players.random import Count
from kitchentable.players.simulated import by_chance, by_look

S = TypeVar("S", bound=State)

MILLION = 1_000_000

MOST_STEPS = 20_000
"""The most steps of one trial; rules that need more never end."""


class Effort(Struct, frozen=True):
    """How much a decision may cost: in worlds, and in seconds of processor time as a cap.

    Where the worlds end a decision, the same view and seed get the same answer on every machine.
    Where the time ends it, a faster machine has tried more worlds and may answer otherwise.
    """

    worlds: int = 40
    seconds: float = 1.0
    plans: int = 8
    turns: int = 2
    """How many turns or rounds a world is played on."""
    doubt: float = 1.0
    """The standard errors by which a plan must be better than the first to be taken."""


class Tried(Struct):
    """A plan, and how each world ended for it: the chance to win, from 0 to 1."""

    plan: Plan
    chances: list[float]

    def mean(self) -> float:
        """The average of the worlds tried."""
        return math.fsum(self.chances) / len(self.chances) if self.chances else 0.0

    def gain(self, first: Tried) -> tuple[float, float]:
        """The average gain over another plan in the same worlds, and its standard error.

        >>> steady = Tried(Plan(None), [0.5, 0.4])
        >>> Tried(Plan(None), [0.7, 0.6]).gain(steady) == (0.2, 0.0)
        True
        """
        pairs = zip(self.chances, first.chances, strict=False)
        gains = [one - other for one, other in pairs]
        if len(gains) < 2:
            return 0.0, math.inf
        mean = math.fsum(gains) / len(gains)
        spread = math.fsum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
        return round(mean, 9), round(math.sqrt(spread / len(gains)), 9)


class Searcher(Generic[S]):
    """A player that searches where its game proposes plans, and plays the policy elsewhere."""

    def __init__(self, game: Game[S], thought: Thought[S], seed: int, effort: Effort) -> None:
        self.game = game
        self.thought = thought
        self.seed = seed
        self.effort = effort
        self.player: Player = thought.policy(seed)
        self.why: Message | None = None
        """The reason for its last answer, if there is one to give."""
        self.tried: Sequence[Tried] = ()
        """The plans of the last search, the one taken first."""

    def answer(self, look: Look[S]) -> Value:
        """An answer to the question in the look."""
        plans = self.thought.plans(look, self.effort.plans)
        if len(plans) > 1:
            self.player = self.best(look, plans).player()
        answer = self.player.answer(look)
        if len(plans) < 2 or self.why is None:
            self.why = getattr(self.player, "why", None)
        return answer

    def best(self, look: Look[S], plans: Sequence[Plan]) -> Plan:
        """The plan to take, after a search within the effort."""
        tried = [Tried(plan, []) for plan in plans]
        trial = Trial(self, look)
        alive = tried
        rounds = max(1, math.ceil(math.log2(len(tried))))
        each = max(2, self.effort.worlds // rounds)
        for number in range(rounds):
            for _ in range(each):
                if trial.late() and min(len(plan.chances) for plan in alive) > 1:
                    break
                trial.world(alive)
            rest = sorted(alive[1:], key=lambda plan: -plan.mean())
            if number < rounds - 1:
                alive = [alive[0], *rest[: max(1, len(rest) // 2)]]
        return self._taken(tried, alive)

    def _taken(self, tried: list[Tried], alive: list[Tried]) -> Plan:
        first = alive[0]
        found = max(alive[1:], key=lambda plan: plan.gain(first)[0])
        gain, error = found.gain(first)
        taken = found if gain > self.effort.doubt * error else first
        self.tried = (taken, *(each for each in tried if each is not taken))
        percent = round(100 * taken.mean())
        self.why = say("search-why", worlds=len(taken.chances), chance=percent)
        return taken.plan


class Trial(Generic[S]):
    """The worlds of one decision. They follow from the seed and from what the seat sees."""

    def __init__(self, searcher: Searcher[S], look: Look[S]) -> None:
        assert look.seat is not None, "a player has a seat"
        self.thought, self.game = searcher.thought, searcher.game
        self.effort, self.seat, self.seats = searcher.effort, look.seat, look.seats
        self.rng = Random(f"{searcher.seed}/{crc32(encode(look.view))}")
        self.worlds = look.worlds(self.rng)
        self.until = self.thought.clock(look.view) + self.effort.turns
        self.started = time.process_time()

    def late(self) -> bool:
        """Whether the time for the decision is over."""
        return time.process_time() - self.started > self.effort.seconds

    def world(self, plans: Sequence[Tried]) -> None:
        """Imagine one more world, and play every plan in it with the same dice."""
        world = next(self.worlds)
        dice = self.rng.getrandbits(62)
        for each in plans:
            each.chances.append(self.outcome(world, each.plan, dice))

    def outcome(self, world: Run[S], plan: Plan, dice: int) -> float:
        """Play a world on by a plan; return how good it is in the end."""
        run = world.quiet()
        self.game.lab.unwatched(run.state)
        count = Count()
        answers = [
            by_look(
                Glance(run, seat, self.seats),
                plan.player() if seat == self.seat else self.thought.policy(seat),
                count,
            )
            for seat in range(self.seats)
        ]
        answers.append(by_chance(Seeded(dice), answers, count))
        run.play_on(answers, lambda state: self.thought.clock(state) >= self.until, MOST_STEPS)
        return self.thought.chance(run.state, self.seat) / MILLION
