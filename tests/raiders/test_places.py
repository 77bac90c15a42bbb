"""Places change only through the methods of the state, which discard the measured tabletop."""

import ast
from pathlib import Path

import kitchentable.raiders

HOME = Path(kitchentable.raiders.__file__).parent
KEPT = {"at", "troop", "objects", "markers"}
"""Fields of the state from which the tabletop is measured."""
OWN = {"self", "twin"}
"""Names of objects that set their own fields: the tabletop has fields of these names too."""


def set_by_hand(source: str) -> list[str]:
    """The assignments to these fields of other objects."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            owner = node.value
            if node.attr in KEPT and not (isinstance(owner, ast.Name) and owner.id in OWN):
                found.append(f"{node.lineno}: {ast.unparse(node)}")
    return found


def test_places_are_set_only_by_the_state() -> None:
    """Without `game.stand` a character would be measured where it stood before."""
    assert set_by_hand("who.at = 1\na.troop, b.x = 2, 3\nself.at = 4") == [
        "1: who.at",
        "2: a.troop",
    ]
    found = {path.name: set_by_hand(path.read_text("utf-8")) for path in HOME.rglob("*.py")}
    del found["state.py"]  # its methods discard the tabletop
    assert {name: lines for name, lines in found.items() if lines} == {}
