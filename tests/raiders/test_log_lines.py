"""What the log says: who did what to whom, in words, and nothing that did not happen."""

from __future__ import annotations

from typing import Any

import pytest

from kitchentable.kernel.questions import PASS
from kitchentable.kernel.table.table import Table
from kitchentable.locale import LANGUAGES, Words
from kitchentable.raiders.geometry.obstacles import Obstacle, What
from kitchentable.raiders.model.events import AbilityUsed, Aimed, MarkerLost, TokenAverted
from kitchentable.raiders.model.state import Raid
from kitchentable.raiders.tabletop.refusals import refusal
from tests.proof import refused, told
from tests.raiders.boards import board, fig, heard, play, to


def lines(table: Table[Raid], lang: str = "en") -> list[str]:
    """The log as a person reads it."""
    words = Words(lang)
    return [words.say(each.event.say()) for each in table.log]


def shooter(id: str, x: float, y: float, *abilities: str, **said: Any) -> dict[str, Any]:
    return fig(id, 0, x, y, shooting={"red": 1}, range=12, abilities=list(abilities), **said)


def test_shrapnel_hits_and_not_nobody() -> None:
    table = board(
        fig("Red", 0, 10, 10),
        fig("Blue", 1, 11, 10, wounds=1, abilities=["shrapnel"]),
        turn="Red",
    )
    play(table, ("Red", "close"), ("Red", "close", "Blue"), "aa", "bb", "bb")
    assert "Shrapnel hits Red, 1 Ace to 0." in lines(table)
    for lang in LANGUAGES:
        assert not any(word in line for line in lines(table, lang)
                       for word in ("Nobody", "Nadie", "Niemand", "Ingen"))  # fmt: skip


def test_a_token_that_does_not_come_is_told_as_that() -> None:
    table = board(
        fig("Red", 0, 10, 10, abilities=["rampage"]),
        fig("Blue", 1, 11, 10),
        fig("Azure", 1, 9, 10),
        turn="Red",
    )
    play(table, ("Red", "close"), ("Red", "rampage", "Blue", "Azure"), "aa", "bb", "aa", "bb")
    told(table, TokenAverted, "HR-225", who="Red", ability="rampage")
    assert "Rampage does not hurt Red this time." in lines(table)
    assert [each.about for each in heard(table, AbilityUsed)] == [""]


def test_who_is_put_down_does_not_go_nothing_far() -> None:
    table = board(
        fig("Red", 0, 10, 10, type="Hero", abilities=["eager-teleport"]),
        fig("Blue", 1, 20, 20),
        turn="Red",
    )
    play(table, ("Red", "generic"), ("Red", "eager-teleport", "Blue"), to(19, 20))
    assert "Red now stands elsewhere." in lines(table)
    assert not any("0.00" in line for line in lines(table))


def test_brainfreeze_names_its_target() -> None:
    table = board(
        fig("Red", 0, 10, 10, type="Hero", abilities=["brainfreeze"]),
        fig("Blue", 1, 15, 10),
        turn="Red",
    )
    play(table, ("Red", "spirit"), ("Red", "brainfreeze", "Blue"))
    told(table, AbilityUsed, "HR-257", who="Red", about="Blue")


MARKED: dict[str, Any] = {
    "objective": "spot",
    "marker": [{"seat": 0, "at": (5, 25)}, {"seat": 1, "at": (5, 15)}],
}


def test_a_marker_that_is_left_is_lost() -> None:
    table = board(fig("Red", 0, 5, 24, controls=0), fig("Blue", 1, 25, 5), turn="Red", **MARKED)
    play(table, ("Red", "move"), ("", "move"), (("Red", (to(5, 22),)),))
    told(table, MarkerLost, "HR-195", who="Red", marker=0)
    assert "Red no longer controls marker 1." in lines(table)


def test_a_marker_that_is_still_touched_is_not_lost() -> None:
    table = board(fig("Red", 0, 5, 24, controls=0), fig("Blue", 1, 25, 5), turn="Red", **MARKED)
    play(table, ("Red", "move"), ("", "move"), (("Red", (to(5.1, 24),)),))
    assert heard(table, MarkerLost) == []


def test_who_vanishes_loses_its_marker() -> None:
    table = board(
        fig("Red", 0, 5, 17),
        fig("Blue", 1, 5, 16, wounds=1, controls=1),
        fig("Azure", 1, 25, 25),
        turn="Red",
        **MARKED,
    )
    play(table, ("Red", "close"), ("Red", "close", "Blue"), "aa", "bb")
    told(table, MarkerLost, "HR-195", who="Blue", marker=1)


def test_dodge_is_the_leaders() -> None:
    table = board(
        shooter("S", 18, 12),
        fig("A", 1, 10, 12, "As"),
        fig("L", 1, 10, 10, "As", type="Leader", abilities=["dodge"]),
        turn="S",
    )
    play(table, ("S", "ranged", "As"), ("S", "ranged", "As"), PASS)
    told(table, AbilityUsed, "HR-285", who="L", about="A")


def test_a_blocker_that_parabolic_ignores_is_not_named() -> None:
    """Two mugs hide Blue together: past the larger part, the other mug still hides some of it."""
    table = board(
        shooter("Red", 10, 10, "parabolic"),
        fig("Blue", 1, 16, 10),
        thing=[
            {"id": "mug", "at": (13, 11), "object": "mug"},
            {"id": "other", "at": (13, 8.2), "object": "mug"},
        ],
        turn="Red",
    )
    play(table, ("Red", "ranged", "Blue"), ("Red", "ranged", "Blue"), "parabolic")
    told(table, Aimed, "HR-104", sight="partial", behind=("other",))


def test_a_shot_without_a_target_is_lost_and_nobody_left_anything() -> None:
    """Bea never saw any of the Blues: nobody is "left" to shoot at."""
    table = board(
        shooter("Ada", 14.5, 5, troop="Reds"),
        shooter("Bea", 12.5, 5, troop="Reds"),
        fig("Blue", 1, 13, 10.5, wounds=1),
        fig("Green", 1, 25, 25),
        thing=[{"id": "carton", "object": "milk_carton", "at": (12.2, 8)}],
        turn="Reds",
    )
    play(table, ("Reds", "ranged", "Blue"), ("Ada", "ranged", "Blue"), PASS, "a", "bb")
    assert not any("left" in line for line in lines(table))


class TestFalseSentences:
    def test_a_marker_with_a_height_does_not_leave_the_table(self) -> None:
        table = board(
            fig("Red", 0, 10, 10), fig("Blue", 1, 20, 20), phase="markers", objective="spot",
            portal=[{"seat": 0, "at": (15, 1.6)}, {"seat": 1, "at": (15, 28.4)}],
        )  # fmt: skip
        with refused("HR-189", "hr-marker-height"):
            play(table, to(15, 25, 1))

    def test_landing_too_far_from_an_edge_is_not_a_lack_of_ground(self) -> None:
        box = {"id": "box", "object": "shoebox", "at": (10, 10)}
        table = board(fig("Red", 0, 10, 10, z=4.8), fig("Blue", 1, 25, 25), thing=[box], turn="Red")
        play(table, ("Red", "move"), ("", "move"))
        with refused("HR-075", "route-off-edge"):
            play(table, (("Red", (to(10, 15.5),)),))

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_the_height_of_a_face_is_told_in_inches(self, lang: str) -> None:
        no = refusal(Obstacle(What.NO_FACE, height=250), ("ann",))
        assert ("2.5″" if lang == "en" else "2,5″") in Words(lang).say(no.message)
