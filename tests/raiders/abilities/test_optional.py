"""Abilities that say "may": in the situation that shows each of them its player declines."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

from kitchentable import games
from kitchentable.kernel.events import Event
from kitchentable.kernel.files.situations import Situation, Step, judge, read
from kitchentable.raiders.model.events import AbilityUsed, Vanished, Wounded
from tests import proof

FOLDER = Path(__file__).parents[2] / "situations/raiders/abilities"

PASSED = (
    ("close_combat/roundhouse-attack", "HR-217"),
    ("close_combat/violent-attack", "HR-218"),
    ("shooting/lightning-bolt", "HR-237"),
    ("defence/deflect", "HR-261"),
    ("defence/energy-barrier", "HR-265"),
    ("defence/flicker", "HR-266"),
    ("leader/fast-recovery", "HR-282"),
    ("leader/replacement", "HR-288"),
    ("hero/messenger", "HR-301"),
    ("hero/fervour", "HR-305"),
)
STAYED = (
    ("close_combat/knock-back", "HR-220"),
    ("spirit/subtle-manipulation", "HR-245"),
    ("leader/defensive-stance", "HR-283"),
    ("leader/reckon", "HR-284"),
)
"""Where the answer is a move: staying is one."""


def until_asked(name: str, rule: str) -> tuple[Situation, list[Step], int]:
    """A situation, its steps up to the question by a rule, and whom it is put to."""
    situation = read(FOLDER / f"{name}.toml")
    for number, step in enumerate(situation.step, start=1):
        if step.asked is not None and step.asked.rule == rule:
            assert step.asked.seat is not None
            return situation, situation.step[:number], step.asked.seat
    raise AssertionError(f"{name} does not ask anything by {rule}")


def declined(name: str, rule: str, **answer: object) -> list[Event]:
    """What is told when the player asked by a rule does not want to."""
    situation, steps, seat = until_asked(name, rule)
    steps = [*steps, Step(seat=seat, **answer)]  # type: ignore[arg-type]
    outcomes = judge(structs.replace(situation, step=steps), games.game("raiders"), name)
    for outcome in outcomes:
        assert not outcome.unmet
    proof.note(rule)
    return outcomes[-1].told


@pytest.mark.parametrize(("name", "rule"), PASSED)
def test_passing_uses_nothing(name: str, rule: str) -> None:
    told = declined(name, rule, pass_=True)
    assert not [each for each in told if rule in each.rules]


@pytest.mark.parametrize(("name", "rule"), STAYED)
def test_staying_moves_nobody(name: str, rule: str) -> None:
    told = declined(name, rule, answer=[])
    assert not [each for each in told if rule in each.rules]


def test_nobody_has_to_be_protected() -> None:
    situation, steps, seat = until_asked("defence/bodyguard", "HR-267")
    rolls = [Step(chance=["ace"]), Step(chance=["blank"])]
    steps = [*steps, Step(seat=seat, pass_=True), *rolls]
    outcomes = judge(structs.replace(situation, step=steps), games.game("raiders"), "bodyguard")
    proof.told(outcomes[-1].told, Wounded, "HR-160", who="Blue", wounds=1)


@pytest.mark.parametrize(
    ("name", "rule"), [("defence/mirror-image", "HR-268"), ("hero/selfish-fighter", "HR-299")]
)
def test_a_wound_may_be_kept(name: str, rule: str) -> None:
    told = declined(name, rule, pass_=True)
    who = "Blue" if rule == "HR-268" else "Red"
    proof.told(told, Wounded, "HR-160", who=who, wounds=1)


def test_one_may_go_in_silence() -> None:
    told = declined("hero/swan-song", "HR-296", pass_=True)
    assert not [each for each in told if isinstance(each, AbilityUsed)]
    proof.told(told, Vanished, "HR-161", who="Red")


def test_a_redeployed_leader_may_stay_alone() -> None:
    told = declined("leader/redeploy-join", "HR-293", pass_=True)
    assert not [each for each in told if "HR-294" in each.rules]
