"""Stages: the driver goes where the state says, with checkpoints where something is asked."""

from __future__ import annotations

from typing import Any

import pytest

from kitchentable.kernel.questions import CHECKPOINT, Asks, Checkpoint, Choose, Question, ask
from kitchentable.kernel.stages import Stages
from kitchentable.kernel.words import say

Game = dict[str, Any]
"""A game of guesses: the stage, the guesses so far, what was heard."""


def game(stage: str = "guess", **more: Any) -> Game:
    return {"stage": stage, "guesses": [], "heard": [], **more}


def guess(game: Game) -> Asks[None]:
    number = yield from ask(Choose(say("guess"), seat=0, among=(1, 2, 3)))
    game["guesses"].append(number)
    game["stage"] = "judge"


def judge(game: Game) -> None:
    game["stage"] = "praise" if game["guesses"][-1] == 2 else "guess"


def praise(game: Game) -> Asks[None]:
    if not game.get("rude"):
        yield CHECKPOINT
        yield from ask(Choose(say("thanks"), seat=0, among=("yes",)))
    game["stage"] = "over"


STAGES = Stages(
    lambda game: str(game["stage"]),
    "over",
    asking={"guess": guess},
    quiet={"judge": judge},
    marking={"praise": praise},
)


class Announced:
    """An interlude that hears every stage, leaves out praise, and stops after three guesses."""

    def skips(self, game: Game, stage: str) -> bool:
        if stage == "praise":
            game["stage"] = "over"
        return stage == "praise"

    def before(self, game: Game, stage: str) -> Asks[bool]:
        game["heard"].append(f"before {stage}")
        if stage == "judge":
            yield from ask(Choose(say("sure"), seat=0, among=("yes",)))
        return len(game["guesses"]) < 3

    def after(self, game: Game, stage: str) -> Asks[None]:
        game["heard"].append(f"after {stage}")
        if len(game["guesses"]) == 3:
            game["stage"] = "over"
        yield from ()


def steps(play: Asks[None], *answers: Any) -> list[str]:
    """The steps that a driver yields, with these answers to its questions: "|" for a checkpoint."""
    found: list[str] = []
    left, send = list(answers), None
    while True:
        try:
            step = play.send(send)
        except StopIteration:
            return found
        if isinstance(step, Checkpoint):
            found.append("|")
            send = None
        else:
            assert isinstance(step, Question)
            found.append(step.say.id)
            if not left:
                return found
            send = left.pop(0)


def test_a_checkpoint_stands_before_every_stage_that_asks() -> None:
    assert steps(STAGES.play(game()), 1, 2, "yes") == ["|", "guess", "|", "guess", "|", "thanks"]


def test_a_stage_may_mark_its_own_checkpoint() -> None:
    assert steps(STAGES.play(game(rude=True)), 1, 2) == ["|", "guess", "|", "guess"]


def test_every_stage_can_be_entered_afresh() -> None:
    assert steps(STAGES.play(game("judge", guesses=[1]))) == ["|", "guess"]
    assert steps(STAGES.play(game("judge", guesses=[2]))) == ["|", "thanks"]
    assert steps(STAGES.play(game("over"))) == []


def test_interludes_stand_around_every_stage() -> None:
    played = game()
    found = steps(STAGES.play(played, Announced()), 1, "yes", 2, "yes")
    assert found == ["|", "guess", "sure", "|", "guess", "sure"]
    round = ["before guess", "after guess", "before judge", "after judge"]
    assert played["heard"] == [*round, *round]
    assert (played["stage"], played["guesses"]) == ("over", [1, 2])


def test_an_interlude_may_end_the_game_instead_of_a_stage() -> None:
    played = game("judge", guesses=[1, 1, 1])
    assert steps(STAGES.play(played, Announced()), "yes") == ["sure"]
    assert played["stage"] == "over"


@pytest.mark.parametrize("interlude", [None, Announced()], ids=["alone", "announced"])
def test_a_quiet_stage_must_lead_somewhere(interlude: Announced | None) -> None:
    stages = Stages(lambda game: str(game["stage"]), "over", {}, {"wait": lambda game: None})
    with pytest.raises(RuntimeError, match="the stage wait leads nowhere"):
        list(stages.play(game("wait"), interlude))
