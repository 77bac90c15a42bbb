"""States: what they may be made of, copies, views."""

from __future__ import annotations

from typing import Annotated, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from kitchentable.kernel.events import Event
from kitchentable.kernel.state.copies import copier_of, copy
from kitchentable.kernel.state.marks import Facedown, Held, Private, Public, Static, When
from kitchentable.kernel.state.state import State, decode, digest, encode
from kitchentable.kernel.state.views import hear, hidden_fields, show


class Rod(Struct, frozen=True):
    length: Public[int]
    mark: Private[int] = 7


class Part(Struct):
    seat: Public[int]
    cards: Held[list[int]]
    plan: Private[str]
    nothing: list[str]
    rods: Public[list[Rod]]
    note: Annotated[str, When("open")] = "note"
    open: Public[bool] = False


class Whole(State, kw_only=True):
    content: Static[dict[str, int]]
    parts: Public[list[Part]]
    by_name: Public[dict[str, list[int]]]
    deck: Facedown[tuple[int, ...]]
    spare: Public[Part | None] = None
    luck: int = 3
    mode: Public[Literal["calm", "wild"]] = "calm"


numbers = st.lists(st.integers(1, 99), max_size=4)
parts = st.builds(
    Part,
    seat=st.integers(0, 1),
    cards=numbers,
    plan=st.text(min_size=1, max_size=3),
    nothing=st.lists(st.text(max_size=3), max_size=3),
    rods=st.lists(st.builds(Rod, st.integers(1, 9)), max_size=2),
    open=st.booleans(),
)
wholes = st.builds(
    Whole,
    content=st.just({"a": 1}),
    parts=st.lists(parts, max_size=3),
    by_name=st.dictionaries(st.text(max_size=2), numbers, max_size=3),
    deck=numbers.map(tuple),
    spare=st.none() | parts,
    luck=st.integers(0, 9),
)


@given(wholes)
def test_a_copy_is_equal_and_apart(state: Whole) -> None:
    before = encode(state)
    twin = copy(state)
    assert encode(twin) == before
    assert twin.content is state.content
    for part in twin.parts:
        part.cards.append(0)
        part.nothing.clear()
        part.seat += 1
    for names in twin.by_name.values():
        names.append(0)
    if twin.spare is not None:
        twin.spare.cards.append(0)
    twin.parts.append(Part(0, [], "", [], []))
    twin.by_name["new"] = []
    assert encode(state) == before


@given(wholes)
def test_encoding_goes_there_and_back(state: Whole) -> None:
    again = decode(Whole, encode(state), content=state.content)
    assert encode(again) == encode(state)
    assert digest(again) == digest(state)


@given(wholes, st.sampled_from([(True, False), (False, True), (False, False), (True, True)]))
def test_a_view_shows_what_is_marked_and_nothing_else(
    state: Whole, eyes: tuple[bool, bool]
) -> None:
    before = encode(state)
    view = show(state, eyes)
    assert view.luck == -1
    assert view.deck == (-1,) * len(state.deck)
    assert view.by_name == state.by_name
    both = [*zip(view.parts, state.parts, strict=True)]
    if state.spare is not None:
        assert view.spare is not None
        both.append((view.spare, state.spare))
    for seen, part in both:
        mine = eyes[part.seat]
        assert seen.seat == part.seat
        assert seen.cards == (part.cards if mine else [-1] * len(part.cards))
        assert seen.plan == (part.plan if mine else "")
        assert seen.nothing == []
        assert seen.note == (part.note if part.open else "")
        assert [rod.length for rod in seen.rods] == [rod.length for rod in part.rods]
        assert [rod.mark for rod in seen.rods] == [7 if mine else -1] * len(part.rods)
        seen.cards.append(1)
    assert encode(state) == before, "changing a view does not change the state"


@given(wholes, wholes)
def test_what_is_hidden_does_not_change_a_view(one: Whole, other: Whole) -> None:
    twin = copy(one)
    twin.luck = other.luck
    twin.deck = tuple(reversed(one.deck))
    for part in twin.parts:
        part.nothing = ["changed"]
        if part.seat == 1:
            part.cards = [card + 1 for card in part.cards]
            part.plan += "!"
    assert encode(show(one, (True, False))) == encode(show(twin, (True, False)))


def test_hidden_fields_are_found() -> None:
    assert hidden_fields(Whole) == [
        "Part.cards",
        "Part.note",
        "Part.nothing",
        "Part.plan",
        "Rod.mark",
        "Whole.deck",
        "Whole.luck",
    ]


class WithFloat(State):
    height: Public[float] = 0.5


class WithSet(State):
    names: Public[set[str]]


class WithChangingTuple(State):
    parts: Public[tuple[Part, ...]]


class WithUnion(State):
    either: Public[Part | Whole]


@pytest.mark.parametrize("cls", [WithFloat, WithSet, WithChangingTuple, WithUnion])
def test_a_state_is_made_of_what_the_kernel_can_copy(cls: type[State]) -> None:
    with pytest.raises(TypeError, match=cls.__name__):
        copier_of(cls)


class Whispered(Event):
    seat: Private[int]
    word: Private[str]


class Said(Event):
    seat: Public[int]
    word: Public[str]
    aside: Private[str] = "x"


def test_an_event_of_which_nothing_is_seen_is_not_heard() -> None:
    events = [Whispered(seat=1, word="psst"), Said(seat=1, word="hello", aside="well")]
    assert hear(events, (False, True)) == events
    assert hear(events, (True, False)) == [Said(seat=1, word="hello", aside="")]


def test_what_was_told_is_not_copied() -> None:
    state = Whole(content={}, parts=[], by_name={}, deck=())
    state.tell(Said(seat=0, word="hello"))
    assert len(state.told or ()) == 1
    assert copy(state).told == []
