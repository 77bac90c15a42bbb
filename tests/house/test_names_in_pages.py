"""Files, modules, functions and commands that a page of the documentation names exist.

Looked at are the short pieces of code in the running text, such as `kernel/table/run.py`,
`Table.undo`, `checkpoint()` or `make check`. Blocks of code are run as examples or show
input of people.
"""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from kitchentable.commands import COMMANDS
from kitchentable.games import OURS

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")])
CODE = ("src/kitchentable", "tests", "tools", "bench", "examples", "web/src", "web/tests")
ENDINGS = "py|md|toml|ftl|json|ts|svelte|css|txt|ipynb|svg|jpg"

# Where a page may start when it names a file.
HOMES = (
    "", "src", "src/kitchentable", "src/kitchentable/kernel",
    *(f"src/kitchentable/{row.name}" for row in OURS),
    "src/kitchentable/server", "src/kitchentable/locale", "web", "web/src", "tests", "docs",
)  # fmt: skip

MADE = {"build/screens/", "src/kitchentable/pages/", "bench/results/bench.json"}
"""What the tools make: it is not part of the repository."""

PEOPLES_FILES = {
    "bell.toml",
    "mine.toml",
    "box.toml",
    "home.toml",
    "my_table.toml",
    "my-box.toml",
    "what.toml",
}
"""Files that people make: their names are examples."""

OTHERS = frozenset({"HttpOnly"})
"""Names of other people's programs."""


def code_files() -> Iterator[Path]:
    for folder in CODE:
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in (".py", ".ts", ".svelte") and path != Path(__file__):
                yield path


@cache
def words() -> frozenset[str]:
    """Every word of the code and of the data; names of settings and JSON fields are among them."""
    texts = [path.read_text("utf-8") for path in code_files()]
    texts += [path.read_text("utf-8") for path in (ROOT / "src").rglob("*.toml")]
    texts += [(ROOT / name).read_text("utf-8") for name in ("Makefile", "pyproject.toml")]
    return frozenset(word for text in texts for word in re.findall(r"\w+", text))


@cache
def functions() -> frozenset[str]:
    """Every name that the code gives to a function, a method or a class."""
    found: set[str] = set(dir(builtins))
    for path in code_files():
        text = path.read_text("utf-8")
        if path.suffix == ".py":
            kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
            found.update(node.name for node in ast.walk(ast.parse(text)) if isinstance(node, kinds))
        else:
            found.update(re.findall(r"\b(?:function|class|const)\s+(\w+)", text))
    return frozenset(found)


def missing_module(span: str) -> bool:
    """Whether a dotted name that begins with the package leads nowhere."""
    parts = span.split(".")
    for length in range(len(parts), 0, -1):
        path = ROOT.joinpath("src", *parts[:length])
        for file in (path.with_suffix(".py"), path / "__init__.py"):
            if file.is_file():
                names = re.findall(r"\w+", file.read_text("utf-8"))
                return any(part not in names for part in parts[length:])
    return True


@cache
def file_names() -> frozenset[str]:
    folders = ("src", "tests", "tools", "bench", "examples", "web", "docs", "requirements")
    found = {path.name for path in ROOT.iterdir()}
    for folder in folders:
        for path in (ROOT / folder).rglob("*"):
            if "node_modules" not in path.parts:
                found.add(path.name)
    return frozenset(found)


def spans(page: Path) -> list[str]:
    """The pieces of code in the running text."""
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"\n\n(?: {4,}[^\n]*\n)+", "\n\n", text)
    return [" ".join(span.split()) for span in re.findall(r"(?<!`)`([^`]+)`(?!`)", text)]


def missing_file(span: str) -> bool:
    """Whether a span names a file or folder of ours that is not there."""
    name = span.removeprefix("./")
    if (
        name in MADE
        or "*" in name
        or "{" in name
        or re.search(r"[A-Z]{3,}", name.replace("README", ""))
    ):
        return False  # a pattern, or a place for a name
    if "/" in name:
        return not any((ROOT / home / name).exists() for home in HOMES)
    return name not in file_names() | PEOPLES_FILES


def missing_name(span: str) -> bool:
    """Whether a span names a function, class, module or field that is not there."""
    name, call, _ = span.partition("(")
    parts = name.lstrip("@").split(".")
    if call:
        return parts[-1] not in functions() | OTHERS
    if parts[0] == "troops":
        return False  # a path into a state, as situations have it, with a troop of a player
    if len(parts) > 1 or re.fullmatch(r"[A-Z][a-z]+(?:[A-Z][a-z]+)+|[A-Z][A-Z_]+[A-Z]", name):
        return any(part not in words() | OTHERS for part in parts)
    return "_" in name and name not in words()


def wrong(span: str) -> bool:
    command, _, rest = span.partition(" ")
    target = rest.partition(" ")[0]
    if command == "make" and target:
        return not re.search(rf"^{re.escape(target)}:", (ROOT / "Makefile").read_text(), re.M)
    if command == "kitchentable" and re.fullmatch("[a-z]+", target):
        return target not in COMMANDS
    if re.fullmatch(r"kitchentable(\.\w+)+", span):
        return missing_module(span)
    if re.fullmatch(rf"[\w./{{}}*-]+\.(?:{ENDINGS})|[\w./-]+/", span) and not span.startswith("/"):
        return missing_file(span)
    if re.fullmatch(r"@?[A-Za-z_][\w.]*[\w](?:\(.*\))?", span):
        return missing_name(span)
    return False


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_what_a_page_names_is_there(page: Path) -> None:
    assert sorted({span for span in spans(page) if wrong(span)}) == []


@pytest.mark.parametrize(
    "stale",
    ["twice_over(...)", "kernel/situation.py", "Table.unmake", "make everything",
     "kitchentable dance", "tools/nothing.py", "ThreadedTable", "no_such_field",
     "kitchentable.kernel.situation", "raiders/nowhere/"],
)  # fmt: skip
def test_a_name_that_is_not_there_is_found(stale: str) -> None:
    assert wrong(stale)


@pytest.mark.parametrize(
    "there",
    ["unused(game, who, id)", "kernel/table/run.py", "Table.undo", "make check", "@rule",
     "kitchentable judge FILE", "raiders/abilities/", "Look.imagine", "checkpoint()", "mine.toml"],
)  # fmt: skip
def test_a_name_that_is_there_is_not_found_wrong(there: str) -> None:
    assert not wrong(there)
