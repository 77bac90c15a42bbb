"""Files, functions, fields, commands and options that a page of the documentation names exist.

The tests look at the short pieces of code in the running text, such as `kernel/table/run.py`,
`Table.undo`, `checkpoint()` or `make check`; at every command line in a block, with its options and
settings; and at the imports of blocks that are shown and not run.
"""

from __future__ import annotations

import ast
import builtins
import io
import re
import shlex
from collections.abc import Iterator
from contextlib import redirect_stdout
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from kitchentable import cli, games
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
    python = re.compile(r"^\s*(?:async )?(?:def|class) (\w+)", re.MULTILINE)
    pages = re.compile(r"\b(?:function|class|const)\s+(\w+)")
    found: set[str] = set(dir(builtins))
    for path in code_files():
        names = python if path.suffix == ".py" else pages
        found.update(names.findall(path.read_text("utf-8")))
    return frozenset(found)


@cache
def classes() -> dict[str, frozenset[str]]:
    """The names in the body of each class of the program, with those of its bases by name."""
    own: dict[str, set[str]] = {}
    bases: dict[str, set[str]] = {}
    for path in (ROOT / "src").rglob("*.py"):
        text = path.read_text("utf-8")
        lines = [re.sub("#.*", "", line) for line in text.splitlines()]
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ClassDef):
                body = "\n".join(lines[node.lineno - 1 : node.end_lineno])
                own.setdefault(node.name, set()).update(re.findall(r"\w+", body))
                named = re.findall(r"\w+", " ".join(map(ast.unparse, node.bases)))
                bases.setdefault(node.name, set()).update(named)

    def names(name: str, seen: frozenset[str] = frozenset()) -> set[str]:
        if name in seen or name not in own:
            return set()
        return own[name].union(*(names(base, seen | {name}) for base in bases[name]))

    return {name: frozenset(names(name)) for name in own}


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
    if len(parts) == 2 and parts[0] in classes() and parts[1] not in classes()[parts[0]]:
        return True
    if call:
        return parts[-1] not in functions() | OTHERS
    if parts[0] == "troops":
        return False  # a path into a state, as situations have it, with a troop of a player
    if len(parts) > 1 or re.fullmatch(r"[A-Z][a-z]+(?:[A-Z][a-z]+)+|[A-Z][A-Z_]+[A-Z]", name):
        return any(part not in words() | OTHERS for part in parts)
    return "_" in name and name not in words()


@cache
def options(command: str) -> frozenset[str]:
    """The options that a command names in its help."""
    help_text = io.StringIO()
    with redirect_stdout(help_text):
        cli.main([command, "--help", "--lang", "en"])
    return frozenset(re.findall(r"(?<![\w-])--?[a-z][a-z-]*", help_text.getvalue()))


@cache
def all_options() -> frozenset[str]:
    """Every option of the commands, of the tools and of the measurements."""
    texts = [path.read_text("utf-8") for path in code_files() if path.suffix == ".py"]
    return frozenset(name for text in texts for name in re.findall(r'"(--[a-z][a-z-]*)"', text))


@cache
def settings() -> frozenset[str]:
    """What can be agreed before a game, of all our games."""
    setups = [games.game(row.name).setup for row in games.listed()]
    return frozenset(name for setup in setups for name in setup.__struct_fields__)


def wrong_command(line: str) -> bool:
    """Whether a command line has a command, option, setting or target that is not there."""
    try:
        given = shlex.split(line.replace("[", "").replace("]", ""))
    except ValueError:
        return True
    if given[0] == "make":
        targets = [word for word in given[1:2] if re.fullmatch("[a-z][a-z-]*", word)]
        text = (ROOT / "Makefile").read_text("utf-8")
        return any(not re.search(rf"^{target}:", text, re.M) for target in targets)
    if given[1:] and given[1] not in COMMANDS:
        return re.fullmatch("[a-z]+", given[1]) is not None
    known = options(given[1]) if given[1:] else frozenset({"--lang", "--version"})
    if any(word.partition("=")[0] not in known for word in given if re.match("--?[a-z]", word)):
        return True
    agreed = [after for word, after in pairwise(given) if word == "--set"]
    return any(setting.partition("=")[0] not in {*settings(), "KEY"} for setting in agreed)


def command_lines(page: Path) -> list[str]:
    """The command lines in the blocks of a page, without what is said behind them."""
    text = re.sub(r"\\\n\s*", " ", page.read_text("utf-8"))
    blocks = re.findall(r"^```\w*\n(?:.*\n)*?```|^ {4}.*$", text, re.M)
    found = re.findall(
        r"^ *(?:\$ )?(?:[A-Z_]+=\S+ )*(?:\.venv/bin/)?((?:kitchentable|make) .*)$",
        "\n".join(blocks),
        re.M,
    )
    return [re.split(r"\s{3,}(?![-\[])", line)[0] for line in found]


def shown_imports(page: Path) -> Iterator[tuple[str, str]]:
    """Module and name of every import from the package in a block that is shown and not run."""
    for block in re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.M | re.S):
        imported = re.findall(r"^from (kitchentable[\w.]*) import ([\w, ]+)$", block, re.M)
        yield from ((module, name) for module, some in imported for name in some.split(", "))


def wrong(span: str) -> bool:
    command, _, rest = span.partition(" ")
    if command in ("kitchentable", "make") and rest:
        return wrong_command(span)
    if re.match("--[a-z]", span):
        return command.partition("=")[0] not in all_options()
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


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_command_lines_of_a_page_are_possible(page: Path) -> None:
    assert [line for line in command_lines(page) if wrong_command(line)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_what_a_page_imports_is_there(page: Path) -> None:
    imported = [f"{module}.{name}" for module, name in shown_imports(page)]
    assert [name for name in imported if missing_module(name)] == []


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_the_links_of_a_page_outside_of_docs_lead_somewhere(page: str) -> None:
    """The build of the documentation checks the links of its own pages."""
    links = re.findall(r"\]\(([^)#\s]+)", (ROOT / page).read_text("utf-8"))
    assert [link for link in links if "://" not in link and not (ROOT / link).exists()] == []


def test_the_lines_of_a_page_are_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "Two people\nmake peace.\n\n"
        "    kitchentable play raiders --seats 2    two people\n"
        "```\n$ kitchentable judge FILE\nkitchentable simulate \\\n  raiders --jobs 4\n```\n"
        "    KITCHENTABLE_GAMES=mine kitchentable play mine\n"
        "```python\nfrom kitchentable.client import Client, first\n```\n"
    )
    assert command_lines(page) == [
        "kitchentable play raiders --seats 2", "kitchentable judge FILE",
        "kitchentable simulate  raiders --jobs 4", "kitchentable play mine",
    ]  # fmt: skip
    assert [*shown_imports(page)] == [
        ("kitchentable.client", "Client"), ("kitchentable.client", "first"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    "stale",
    ["twice_over(...)", "kernel/situation.py", "Table.unmake", "make everything",
     "kitchentable dance", "tools/nothing.py", "ThreadedTable", "no_such_field",
     "kitchentable.kernel.situation", "raiders/nowhere/", "kitchentable play --player person",
     "kitchentable simulate raiders --set nonsense=1", "--no-such-option", "Table.trample()",
     "Table.Outpost", "kitchentable.client.Nobody", "make docks ARGS=x"],
)  # fmt: skip
def test_a_name_that_is_not_there_is_found(stale: str) -> None:
    assert wrong(stale)


@pytest.mark.parametrize(
    "there",
    ["unused(game, who, id)", "kernel/table/run.py", "Table.undo", "make check", "@rule",
     "kitchentable judge FILE", "raiders/abilities/", "Look.imagine", "checkpoint()", "mine.toml",
     "kitchentable play --players person,random", "--set table=desk", "Rules.begin", "make docs",
     "kitchentable.client.Client", "kitchentable"],
)  # fmt: skip
def test_a_name_that_is_there_is_not_found_wrong(there: str) -> None:
    assert not wrong(there)
