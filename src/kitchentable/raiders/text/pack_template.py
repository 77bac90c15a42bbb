"""A pack to fill in, for owners of the box: dice, a card of each type, a team."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any

from kitchentable.kernel.words import Message, say
from kitchentable.raiders.abilities import ABILITIES
from kitchentable.raiders.model.cards import Type
from kitchentable.raiders.model.content import shipped
from kitchentable.raiders.model.dice import NAMES
from kitchentable.raiders.moments import Group, may_bear

NO_DICE = "{ white = 0, red = 0, black = 0, marked = { white = 0, red = 0, black = 0 }, boost = 0 }"


def template() -> list[Message | str]:
    """The lines of the pack; what is a message becomes a comment in the reader's language."""
    return [say("hr-template-head"), "", *_head(), *_dice(), *_cards(), *_team()]


def _head() -> list[Message | str]:
    return ["[pack]", 'game = "raiders"', 'name = "My box"', 'source = "printed"', ""]


def _dice() -> list[Message | str]:
    faces = shipped().dice
    rows: list[Message | str] = [say("hr-template-dice"), "[dice]"]
    for name in NAMES:
        row = ", ".join(f'"{face}"' for face in faces[name])
        rows.append(f"{name} = [{row}]")
    return [*rows, ""]


def _cards() -> list[Message | str]:
    """A card of each type with every field of the printed one (HR-027)."""
    rows: list[Message | str] = [say("hr-template-card")]
    for type in Type:
        rows += ["", *_card(type)]
    return [*rows, "", say("hr-template-abilities"), *_abilities(), ""]


def _card(type: Type) -> list[Message | str]:
    force = 3 if type is Type.UNIT else 1
    rows: list[Message | str] = [f"[cards.my-{type.value.lower()}]", 'name = ""', 'faction = ""']
    rows += [f'type = "{type.value}"', "cost = 0", f"force = {force}", "movement = 0", "range = 0"]
    rows += [f"{trait} = {NO_DICE}" for trait in ("close_combat", "shooting", "defence", "spirit")]
    return [*rows, "abilities = []", "base = 25", "height = 28"]


def _abilities() -> list[Message | str]:
    """The abilities by group, as comments."""
    rows: list[Message | str] = []
    for group in Group:
        ids = ", ".join(id for id, each in ABILITIES.items() if each.group is group)
        bearers = ", ".join(
            type.value for type in Type
            if all(may_bear(type, id) for id, each in ABILITIES.items() if each.group is group)
        )  # fmt: skip
        rows += [
            f"# {group.value} ({bearers}):",
            *(f"#   {line}" for line in wrap(ids, 90, break_on_hyphens=False)),
        ]
    return rows


def _team() -> list[Message | str]:
    cards = ", ".join(f'{{ card = "my-{type.value.lower()}" }}' for type in Type)
    return [say("hr-template-team"), "[teams.mine]", 'name = "My team"', f"entries = [{cards}]"]


def gaps(data: Mapping[str, Any]) -> Sequence[Message]:
    """The dice that an owner's pack has not replaced."""
    given = data.get("dice", {})
    ours = [name for name in NAMES if name not in given]
    return [say("hr-pack-our-dice", dice=", ".join(ours))] if ours else []
