"""Every ability is shown in situations: what it does, where it ends, and beside another one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from msgspec import UNSET

from kitchentable.kernel.files.situations import read
from kitchentable.kernel.rulebook import Rulebook
from kitchentable.locale import Words
from kitchentable.raiders import GAME
from kitchentable.raiders.abilities import ABILITIES
from kitchentable.raiders.model.events import ability_name
from kitchentable.raiders.moments import Group, number_of

FOLDER = Path(__file__).parents[2] / "situations/raiders/abilities"
LEAST = 3
"""An ability of the book is shown in so many situations; another one needs a single one."""


@cache
def shown() -> tuple[tuple[str, frozenset[str]], ...]:
    """Each situation: the folder it stands in, and the abilities that its figures bear."""
    return tuple((path.parent.name, frozenset(borne(path))) for path in FOLDER.rglob("*.toml"))


def borne(path: Path) -> Iterator[str]:
    """The abilities of the figures of a situation."""
    state = read(path).state
    assert state is not UNSET, path
    for figure in state["figure"]:
        yield from figure.get("abilities", ())


def is_of_the_book(ability: str) -> bool:
    """Whether an ability has a rule."""
    return number_of(ability) != ""


@pytest.mark.parametrize("ability", [id for id in sorted(ABILITIES) if is_of_the_book(id)])
def test_the_number_of_an_ability_is_the_first_under_its_name(ability: str) -> None:
    """Readers are sent to it, and refusals cite it."""
    book = Rulebook(GAME.home, "en").rules
    names = {number: each.facts.get("ability") for number, each in book.items()}
    wanted = Words("en").say(ability_name(ability))
    assert number_of(ability) == min(n for n, name in names.items() if name == wanted)


def test_there_are_the_eighty_of_the_book() -> None:
    book = [each for id, each in ABILITIES.items() if is_of_the_book(id)]
    for group in Group:
        assert len([each for each in book if each.group is group]) == 10


@pytest.mark.parametrize("ability", sorted(ABILITIES))
def test_an_ability_is_shown(ability: str) -> None:
    own = [found for _, found in shown() if ability in found]
    assert len(own) >= (LEAST if is_of_the_book(ability) else 1)
    assert any(len(found) > 1 for found in own), "never together with another ability"


@pytest.mark.parametrize("group", Group)
def test_every_group_has_its_folder(group: Group) -> None:
    here = [found for folder, found in shown() if folder == group.value]
    own = {each.id for each in ABILITIES.values() if each.group is group}
    assert own <= frozenset().union(*here)
