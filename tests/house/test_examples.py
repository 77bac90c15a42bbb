"""A public class or function of the kernel has an example that runs.

The examples themselves run in `make check`, where they stand.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

KERNEL = Path(__file__).resolve().parents[2] / "src" / "kitchentable" / "kernel"


def public(path: Path) -> Iterator[ast.ClassDef | ast.FunctionDef]:
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
            yield node


def has_example(node: ast.ClassDef | ast.FunctionDef) -> bool:
    """An example of a class may stand at one of its methods."""
    parts = [node, *(each for each in node.body if isinstance(each, ast.FunctionDef))]
    return any(">>> " in (ast.get_docstring(each) or "") for each in parts)


def test_every_public_class_and_function_of_the_kernel_has_an_example() -> None:
    without = {
        f"{path.stem}.{node.name}"
        for path in KERNEL.rglob("*.py")
        for node in public(path)
        if not has_example(node)
    }
    assert not without, "give each an example in its docstring"
