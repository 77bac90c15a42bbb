"""The notebook of the documentation, run cell by cell.

python tools/notebook.py           compare; fails if a cell gives something else than is stored
python tools/notebook.py --write   run the cells and store what they give

A notebook is JSON with pieces of Python. The cells need nothing of IPython: this runs them in order
in one namespace, and keeps the value of the last line as IPython would show it. So the checks do
not have to install the forty packages of Jupyter, and people can still open the file there.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any, TypedDict

ROOT = Path(__file__).resolve().parent.parent
NOTEBOOK = ROOT / "docs" / "notebook.ipynb"


class Cell(TypedDict, total=False):
    """A cell, as the format of notebooks has it: text, or code with what it gave."""

    cell_type: str
    id: str
    metadata: dict[str, str]
    source: list[str]
    execution_count: int
    outputs: list[dict[str, Any]]


def lines(text: str) -> list[str]:
    """A text as notebooks store it.

    >>> lines("a = 1\\nb = 2")
    ['a = 1\\n', 'b = 2']
    """
    return text.splitlines(keepends=True)


def shown(value: object) -> dict[str, list[str]]:
    """The output of a notebook for a value: its picture if it has one, and its text.

    >>> shown(6 * 7)
    {'text/plain': ['42']}
    """
    data = {"text/plain": lines(repr(value))}
    picture = getattr(value, "_repr_svg_", None)
    if picture is not None:
        data = {"image/svg+xml": lines(picture()), "text/plain": [f"<{type(value).__name__}>"]}
    return data


def executed(source: str, names: dict[str, object], count: int) -> list[dict[str, Any]]:
    """Run a cell, and give what a notebook stores as its output.

    >>> executed("print('hello')\\n1 + 1", {}, 3)[1]["data"]
    {'text/plain': ['2']}
    """
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed, value = io.StringIO(), None
    outputs: list[dict[str, Any]] = []
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, f"cell {count}", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), f"cell {count}", "eval"), names)
    if printed.getvalue():
        outputs.append(
            {"name": "stdout", "output_type": "stream", "text": lines(printed.getvalue())}
        )
    if value is not None:
        outputs.append({
            "data": shown(value),
            "execution_count": count,
            "metadata": {},
            "output_type": "execute_result",
        })  # fmt: skip
    return outputs


def renewed(text: str) -> str:
    """A notebook with every cell run again."""
    notebook: dict[str, Any] = json.loads(text)
    names: dict[str, object] = {"__name__": "__main__"}
    count = 0
    cells: list[Cell] = notebook["cells"]
    for cell in cells:
        if cell["cell_type"] == "code":
            count += 1
            cell["execution_count"] = count
            cell["outputs"] = executed("".join(cell["source"]), names, count)
    return json.dumps(notebook, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def main(arguments: list[str]) -> int:
    text = NOTEBOOK.read_text("utf-8")
    fresh = renewed(text)
    if arguments == ["--write"]:
        NOTEBOOK.write_text(fresh, "utf-8")
    elif fresh != text:
        print("docs/notebook.ipynb is not what its cells give: tools/notebook.py --write")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
