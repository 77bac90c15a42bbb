"""Stages: a game goes from stage to stage, and its state names the present one.

A live generator cannot be copied, so the progress of a whole game must not hide in one. A game
therefore names its stages in a field of its state. The procedure of a stage reads the state, asks,
and sets the name of the stage that follows; `Stages` runs one after the other:

    TURN = Stages(lambda game: game.stage, "over", asking={...}, quiet={...})

    def play(game):
        yield from TURN.play(game)

Each stage can be entered afresh: `play` goes on from the stage that its state names, as if all
earlier stages had just been played. A checkpoint stands before every stage that asks. A procedure
with checkpoints of its own, such as a battle with its rounds, is one stage with several names.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Generic, Protocol, TypeVar

from kitchentable.kernel.questions import CHECKPOINT, Asks

G = TypeVar("G")
G_contra = TypeVar("G_contra", contravariant=True)
N = TypeVar("N", bound=Hashable)
N_contra = TypeVar("N_contra", bound=Hashable, contravariant=True)


class Interlude(Protocol[G_contra, N_contra]):
    """The acts of a scenario before, after and instead of the stages of a game.

    >>> class SkipsHarvest:
    ...     def skips(self, game, stage):
    ...         if stage == "harvest":
    ...             game["stage"] = "over"
    ...         return stage == "harvest"
    >>> stages = Stages(lambda game: game["stage"], "over", {})
    >>> game = {"stage": "harvest"}
    >>> list(stages.play(game, SkipsHarvest())), game
    ([], {'stage': 'over'})
    """

    def skips(self, game: G_contra, stage: N_contra) -> bool:
        """Whether a stage is left out. Then the state already names the stage that follows."""

    def before(self, game: G_contra, stage: N_contra) -> Asks[bool]:
        """Act when a stage is reached; return whether the stage is played."""

    def after(self, game: G_contra, stage: N_contra) -> Asks[None]:
        """Act when the procedure of a stage has returned."""


class Stages(Generic[G, N]):
    """The stages of a game, by name.

    `at` reads the name of the present stage from the state; at the stage `over` the game is over.
    The procedures of `asking` may ask: a checkpoint stands before each. The procedures of `marking`
    mark their own checkpoints, because they rarely ask or ask questions that are checkpoints
    themselves. The functions of `quiet` never ask.

    A coin is tossed until it has shown heads twice:

    >>> from kitchentable.kernel.questions import Die, Roll, ask
    >>> from kitchentable.kernel.words import say
    >>> coin = Die("coin", ("heads", "tails"))
    >>> def toss(game):
    ...     face, = yield from ask(Roll(say("toss"), dice=(coin,)))
    ...     game["stage"] = "count" if face == "heads" else "toss"
    >>> def count(game):
    ...     game["heads"] += 1
    ...     game["stage"] = "over" if game["heads"] == 2 else "toss"
    >>> stages = Stages(lambda game: game["stage"], "over", {"toss": toss}, {"count": count})

    A checkpoint stands before the question. A game whose state names a later stage goes on there:

    >>> game = {"stage": "toss", "heads": 1}
    >>> play = stages.play(game)
    >>> next(play) is CHECKPOINT, next(play).say.id
    (True, 'toss')
    >>> list(stages.play({"stage": "count", "heads": 1}))
    []
    """

    __slots__ = ("asking", "at", "marking", "over", "quiet")

    def __init__(
        self,
        at: Callable[[G], N],
        over: N,
        asking: Mapping[N, Callable[[G], Asks[None]]],
        quiet: Mapping[N, Callable[[G], None]] | None = None,
        marking: Mapping[N, Callable[[G], Asks[None]]] | None = None,
    ) -> None:
        self.at = at
        self.over = over
        self.asking = asking
        self.quiet = quiet or {}
        self.marking = marking or {}

    def play(self, game: G, interlude: Interlude[G, N] | None = None) -> Asks[None]:
        """Play stage after stage until the game is over, with a scenario's interludes if any."""
        if interlude is not None:
            yield from self._play_with(game, interlude)
            return
        at, over, asking, quiet, marking = self.at, self.over, self.asking, self.quiet, self.marking
        stage = at(game)
        while stage != over:
            if stage in quiet:
                quiet[stage](game)
                if (following := at(game)) == stage:
                    raise leads_nowhere(stage)
                stage = following
                continue
            if stage in marking:
                yield from marking[stage](game)
            else:
                yield CHECKPOINT
                yield from asking[stage](game)
            stage = at(game)

    def _play_with(self, game: G, interlude: Interlude[G, N]) -> Asks[None]:
        """Play with interludes. They may ask, so a checkpoint stands before all stages that may."""
        procedures = {**self.marking, **self.asking}
        while (stage := self.at(game)) != self.over:
            if interlude.skips(game, stage):
                continue
            asks = stage not in self.quiet
            if asks:
                yield CHECKPOINT
            if (yield from interlude.before(game, stage)):
                if asks:
                    yield from procedures[stage](game)
                else:
                    self.quiet[stage](game)
                    if self.at(game) == stage:
                        raise leads_nowhere(stage)
            yield from interlude.after(game, stage)


def leads_nowhere(stage: Hashable) -> RuntimeError:
    """The error of a quiet stage that does not name the stage that follows.

    >>> leads_nowhere("harvest")
    RuntimeError('the stage harvest leads nowhere')
    """
    return RuntimeError(f"the stage {stage} leads nowhere")
