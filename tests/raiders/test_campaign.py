"""Win the house: one game in each room."""

from __future__ import annotations

from kitchentable.raiders import Campaign
from tests.proof import note, refused

HOUSE = Campaign(("Ana", "Ben"), ("kitchen", "hall", "attic"))


def test_rooms_are_marked_with_the_winner() -> None:
    house = HOUSE.won("kitchen", 1)
    assert house.marks == {"kitchen": 1}
    note("HR-197")
    with refused("HR-196", "hr-campaign-played"):
        house.won("kitchen", 0)


def test_only_rooms_of_the_map_are_played_in() -> None:
    with refused("HR-196", "hr-campaign-room"):
        HOUSE.won("garden", 0)
    with refused("HR-197", "hr-campaign-team"):
        HOUSE.won("hall", 2)


def test_a_drawn_room_may_be_played_again() -> None:
    """A-116: the room stays unmarked until a side wins it."""
    assert HOUSE.drawn("hall").won("hall", 0).marks == {"hall": 0}


def test_whoever_has_most_rooms_owns_the_house() -> None:
    house = HOUSE.won("kitchen", 1).won("hall", 1).won("attic", 0)
    assert house.finished
    assert house.owners() == ("Ben",)
    note("HR-198")


def test_as_many_rooms_share_it() -> None:
    assert HOUSE.won("kitchen", 1).won("hall", 0).owners() == ("Ana", "Ben")
