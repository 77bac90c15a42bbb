"""What stands where changes by name only: what was measured is kept until then."""

import ast
from pathlib import Path

import kitchentable.raiders

HOME = Path(kitchentable.raiders.__file__).parent
KEPT = {"at", "troop", "objects", "markers"}
"""Fields of the state from which the tabletop is measured."""
OWN = {"self", "twin"}
"""Objects that fill in their own fields: the tabletop has some of the same names."""


def set_by_hand(source: str) -> list[str]:
    """Assignments to such fields of something else."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            owner = node.value
            if node.attr in KEPT and not (isinstance(owner, ast.Name) and owner.id in OWN):
                found.append(f"{node.lineno}: {ast.unparse(node)}")
    return found


def test_nobody_is_moved_by_hand() -> None:
    """Without `game.stand` a character would be measured where it stood before."""
    assert set_by_hand("who.at = 1\na.troop, b.x = 2, 3\nself.at = 4") == [
        "1: who.at",
        "2: a.troop",
    ]
    found = {path.name: set_by_hand(path.read_text("utf-8")) for path in HOME.rglob("*.py")}
    del found["state.py"]  # the methods that keep both together
    assert {name: lines for name, lines in found.items() if lines} == {}
