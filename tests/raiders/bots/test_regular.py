"""The regular of Home Raiders: it goes for the objective, strikes, shoots, hides and reacts."""

from __future__ import annotations

from typing import Any

import pytest

from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.questions import PASS
from kitchentable.kernel.table.table import Table
from kitchentable.lab.simulate import play_out
from kitchentable.locale import LANGUAGES, Words
from kitchentable.players import kinds, player
from kitchentable.raiders import GAME
from kitchentable.raiders.bots.answers import ANSWERS
from kitchentable.raiders.bots.regular import Regular
from kitchentable.raiders.bots.scripted import Camper, Rusher
from kitchentable.raiders.model.settings import RaidersSetup
from kitchentable.raiders.model.state import Raid
from kitchentable.raiders.model.topics import Deed
from tests.raiders.boards import board, fig, play

PORTALS = [
    {"seat": 0, "at": (2, 15), "object": "mug"},
    {"seat": 1, "at": (28, 15), "object": "mug"},
]
GUN = {"white": 2, "red": 1}


def answers(table: Table[Raid], *asked: str) -> list[Any]:
    """The bot's answers until it is asked about something else."""
    bot, found = Regular(0), []
    while 0 in table.waiting():
        look = table.look(0)
        assert look.question is not None
        if look.question.say.id not in asked:
            break
        found.append(bot.answer(look))
        table.answer(0, found[-1])
    return found


def first(table: Table[Raid]) -> Any:
    """The bot's answer now, and its reason."""
    bot = Regular(0)
    answer = bot.answer(table.look(table.waiting()[0]))
    return answer, bot.why.id if bot.why else ""


# --- whole games --------------------------------------------------------------------------------


def test_these_are_the_opponents() -> None:
    assert kinds(GAME) == ("random", "rusher", "camper", "regular")
    assert isinstance(player("regular", 1, GAME), Regular)
    assert isinstance(player("rusher", 1, GAME), Rusher)
    assert isinstance(player("camper", 1, GAME), Camper)


@pytest.mark.parametrize(
    "kind",
    [
        "random",
        pytest.param("rusher", marks=pytest.mark.slow),
        pytest.param("camper", marks=pytest.mark.slow),
    ],
)
def test_it_plays_a_whole_game_and_every_answer_is_legal(kind: str) -> None:
    """docs/raiders-balance.md says how often it wins."""
    setup = RaidersSetup(teams="fair-folk,lords-of-dust", table="bedside_table")
    table: Table[Raid] = Table(GAME, setup, chance=Seeded(5), listen=False, keep=False)
    play_out(table, [player("regular", 1, GAME), player(kind, 2, GAME)])
    assert table.over


def test_equal_seeds_and_looks_give_equal_games() -> None:
    journals = []
    for _ in range(2):
        setup = RaidersSetup(teams="freeloaders-3,gremlins-3", stars=3, table="bedside_table")
        table: Table[Raid] = Table(GAME, setup, chance=Seeded(3), listen=False)
        play_out(table, [Regular(0), Regular(1)])
        journals.append(table.journal)
    assert journals[0] == journals[1]


def test_a_look_is_left_as_it_was() -> None:
    """The bot tries moves on a copy."""
    table = board(fig("A", 0, 10, 10), fig("B", 1, 15, 10), turn="A", objective="vanish")
    look = table.look(0)
    before = {who.id: who.at for who in look.view.characters.values()}
    Regular(0).answer(look)
    assert {who.id: who.at for who in look.view.characters.values()} == before


# --- its actions -------------------------------------------------------------------------------


def test_it_strikes_whom_it_touches() -> None:
    strong = {"red": 3, "black": 1}
    table = board(
        fig("A", 0, 10, 10, close_combat=strong),
        fig("B", 1, 10.99, 10),
        turn="A",
        objective="vanish",
    )
    assert first(table) == (Deed("A", "close"), "hr-why-close")


def test_it_goes_into_contact_with_an_enemy_it_can_reach() -> None:
    strong = {"red": 3, "black": 1}
    table = board(
        fig("A", 0, 10, 10, close_combat=strong),
        fig("B", 1, 14, 10),
        turn="A",
        objective="vanish",
    )
    found = answers(table, "hr-choose-action", "hr-act-next", "hr-move-where")
    assert found[:2] == [Deed("A", "move"), Deed("", "move")]
    assert Deed("A", "close", "B") in found


def test_it_shoots_rather_than_runs_when_it_sees_a_target() -> None:
    table = board(
        fig("A", 0, 10, 10, shooting={"red": 3, "black": 1}, range=10),
        fig("B", 1, 17, 10),
        turn="A",
        objective="vanish",
    )
    assert first(table) == (Deed("A", "ranged", "B"), "hr-why-ranged")


def test_it_runs_for_the_portal_when_time_is_short() -> None:
    table = board(
        fig("A", 0, 18, 15),
        fig("B", 1, 18, 2),
        portal=PORTALS,
        objective="portal",
        round=6,
        turn="A",
    )
    answers(table, "hr-choose-action", "hr-act-next", "hr-move-where")
    assert table.result is not None
    assert table.result.winners == (0,)


def test_it_takes_control_of_the_marker_it_stands_on() -> None:
    table = board(
        fig("A", 0, 15, 15),
        fig("B", 1, 28, 2),
        portal=PORTALS,
        marker=[{"seat": 1, "at": (15, 15)}],
        objective="spot",
        turn="A",
    )
    found = answers(table, "hr-choose-action", "hr-act-next")
    assert found[:2] == [Deed("A", "generic"), Deed("A", "control", "0")]
    assert table.state.characters["A"].controls == 0


def test_it_goes_for_whom_it_can_hurt_not_for_the_nearest() -> None:
    table = board(
        fig("A", 0, 15, 15, close_combat={"red": 3}),
        fig("B", 1, 23, 15, defence={"black": 6}),
        fig("C", 1, 5, 15, defence={"white": 1}),
        turn="A",
        objective="vanish",
    )
    answers(table, "hr-choose-action", "hr-act-next", "hr-move-where")
    there = table.state.characters["A"].at
    assert there is not None
    assert there[0] < 1000


def test_a_shooter_goes_for_a_target_outside_melees() -> None:
    """An enemy that fights a friend may not be shot at (HR-099)."""
    gun = {"red": 3, "black": 1}
    table = board(
        fig("A", 0, 15, 15, shooting=gun, range=6, close_combat={"white": 1}),
        fig("F", 0, 22, 15.99),
        fig("B", 1, 22, 15),
        fig("C", 1, 3, 15),
        turn="A",
        objective="vanish",
    )
    answers(table, "hr-choose-action", "hr-act-next", "hr-move-where")
    there = table.state.characters["A"].at
    assert there is not None
    assert there[0] < 1100


def test_it_does_not_run_into_the_line_of_fire_of_a_friend() -> None:
    """A weak blow is not worth the shots that friends lose by it."""
    gun = {"red": 4, "black": 2}
    table = board(
        fig("A", 0, 10, 10, close_combat={"white": 1}),
        fig("F", 0, 10, 13, shooting=gun, range=12),
        fig("G", 0, 10, 7, shooting=gun, range=12),
        fig("B", 1, 14, 10, defence={"white": 3}),
        turn="A",
        objective="vanish",
    )
    answers(table, "hr-choose-action", "hr-act-next", "hr-move-where")
    there = table.state.characters["A"].at
    assert there is not None
    assert (there[0] - 1400) ** 2 + (there[1] - 1000) ** 2 > 110**2


def test_it_stands_up_first() -> None:
    table = board(
        fig("A", 0, 10, 10),
        fig("B", 1, 15, 10),
        turn="A",
        troop=[{"id": "A", "down": True}],
        objective="vanish",
    )
    assert answers(table, "hr-choose-action")[0] == Deed("A", "generic", "stand")


def test_a_unit_keeps_together() -> None:
    table = board(
        fig("A1", 0, 10, 10, "A"),
        fig("A2", 0, 11.2, 10, "A"),
        fig("A3", 0, 10, 11.2, "A"),
        fig("B", 1, 25, 10),
        turn="A",
        objective="vanish",
    )
    answers(table, "hr-choose-action", "hr-act-next", "hr-move-where")
    ends = [table.state.characters[id].at for id in ("A1", "A2", "A3")]
    assert all(end is not None and end[0] > 1500 for end in ends)


# --- reactions ----------------------------------------------------------------------------------


def test_it_strikes_an_enemy_that_breaks_away() -> None:
    table = board(fig("A", 1, 10, 10), fig("B", 0, 10.99, 10), turn="A", objective="vanish")
    play(table, ("A", "move"), ("", "move"), (("A", ((800, 1000, 0),)),))
    assert first(table) == ("B", "hr-why-free")


def test_it_goes_to_ground_when_it_has_nothing_to_lose_by_it() -> None:
    """In the last round, after its own turn, the unit need not stand up again."""
    table = board(
        fig("A", 1, 10, 10, shooting=GUN, range=10),
        fig("B", 0, 15, 10),
        turn="A",
        round=6,
        troop=[{"id": "B", "activated": True}],
        objective="vanish",
    )
    play(table, ("A", "ranged", "B"), ("A", "ranged", "B"))
    assert first(table) == ("ground", "hr-why-ground")


def test_it_keeps_standing_against_a_weak_shot() -> None:
    table = board(
        fig("A", 1, 10, 10, shooting={"white": 1}, range=10),
        fig("B", 0, 15, 10, defence={"red": 4}),
        turn="A",
        objective="vanish",
    )
    play(table, ("A", "ranged", "B"), ("A", "ranged", "B"))
    assert first(table)[0] is PASS


def test_every_reason_has_words() -> None:
    reasons = {reason for _, reason in ANSWERS.values() if reason}
    for lang in LANGUAGES:
        words = Words(lang)
        assert all(words(f"hr-why-{reason}") != f"hr-why-{reason}" for reason in reasons)


# --- sparring partners --------------------------------------------------------------------------


def test_the_rusher_runs_at_the_enemy() -> None:
    table = board(fig("A", 0, 10, 10), fig("B", 1, 20, 10), turn="A", objective="vanish")
    bot = Rusher(0)
    while table.state.characters["A"].actions:
        table.answer(0, bot.answer(table.look(0)))
    spot = table.state.characters["A"].at
    assert spot is not None
    assert spot[0] > 1800


def test_the_camper_shoots_and_does_not_come() -> None:
    table = board(
        fig("A", 0, 10, 10, shooting=GUN, range=10), fig("B", 1, 16, 10), turn="A",
        objective="vanish",
    )  # fmt: skip
    assert Camper(0).answer(table.look(0)) == Deed("A", "ranged", "B")
