"""The reference of the public code, made from its docstrings.

python tools/reference.py           write docs/reference/, as `make docs` does before it builds

The pages are not part of the repository: they are made before every build, so they cannot be stale.
They are read from the source and not from imported modules, so nothing has to be loaded, and the
order on a page is the order in the file.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from kitchentable.games import OURS

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
TARGET = ROOT / "docs" / "reference"


@dataclass(frozen=True)
class Chapter:
    """A page of the reference: its file name, its title, and the files it is made from."""

    name: str
    title: str
    globs: tuple[str, ...]

    def files(self) -> list[Path]:
        """The files of the chapter, each glob in alphabetical order."""
        home = SOURCE / "kitchentable"
        return [path for glob in self.globs for path in sorted(home.glob(glob))]


CHAPTERS = (
    Chapter(
        "front",
        "The front door",
        ("__init__.py", "front.py", *(f"{row.home.name}/__init__.py" for row in OURS)),
    ),
    Chapter("questions", "Questions", ("kernel/questions/*.py",)),
    Chapter(
        "state",
        "State, views and events",
        ("kernel/state/*.py", "kernel/events.py", "kernel/story.py", "kernel/plain.py"),
    ),
    Chapter("table", "Tables", ("kernel/table/*.py",)),
    Chapter("chance", "Chance", ("kernel/chance.py", "kernel/fair_numbers.py")),
    Chapter("moments", "Moments and stages", ("kernel/moments.py", "kernel/stages.py")),
    Chapter("rules", "Rules and rulebooks", ("kernel/rules.py", "kernel/rulebook.py")),
    Chapter(
        "game",
        "Games",
        (
            "kernel/game.py",
            "kernel/facets.py",
            "kernel/agreement.py",
            "kernel/campaigns.py",
            "kernel/company.py",
            "kernel/contests.py",
        ),
    ),
    Chapter("lessons", "Lessons", ("kernel/lessons/*.py",)),
    Chapter("files", "Files", ("kernel/files/*.py", "kernel/mistakes.py")),
    Chapter(
        "words",
        "Words and refusals",
        ("kernel/words.py", "kernel/problem.py", "kernel/illegal.py", "locale/__init__.py"),
    ),
    Chapter(
        "players",
        "Players and the lab",
        ("kernel/thought.py", "players/*.py", "lab/*.py", "games.py"),
    ),
    Chapter("client", "The client", ("client.py",)),
)


def module_of(path: Path) -> str:
    """The dotted name of a file.

    >>> module_of(SOURCE / "kitchentable/kernel/table/__init__.py")
    'kitchentable.kernel.table'
    """
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def prose(docstring: str) -> str:
    """A docstring as Markdown: its examples become blocks of code.

    >>> prose("A sum.\\n\\n>>> 1 + 1\\n2\\n\\nIt is exact.").splitlines()[2:6]
    ['```python', '>>> 1 + 1', '2', '```']
    """
    blocks = []
    for block in docstring.strip().split("\n\n"):
        text, prompt, code = block.partition(">>> ")
        if prompt:
            lead = f"{text.strip()}\n\n" if text.strip() else ""
            block = f"{lead}```python\n>>> {code.rstrip()}\n```"
        blocks.append(block)
    return "\n\n".join(blocks)


def public(name: str) -> bool:
    """Whether a name is meant for others.

    >>> public("ask"), public("_asked"), public("__init__")
    (True, False, False)
    """
    return not name.startswith("_")


def documented(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """The statements of a body, each with the text below it if it is a value with one."""
    for at, node in enumerate(body):
        after = body[at + 1] if at + 1 < len(body) else None
        if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            yield node, str(after.value.value)
        else:
            yield node, ""


def value(node: ast.stmt, doc: str) -> str:
    """The line of a constant or of a field, if it is public; else nothing."""
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        name, shown = node.target.id, f"{node.target.id}: {ast.unparse(node.annotation)}"
    elif isinstance(node, ast.Assign) and doc and isinstance(node.targets[0], ast.Name):
        name = shown = node.targets[0].id
    else:
        return ""
    text = " ".join(doc.split())
    return f"- `{shown}`{': ' if text else ''}{text}" if public(name) else ""


def function(node: ast.FunctionDef | ast.AsyncFunctionDef, depth: int, owner: str = "") -> str:
    """A function or a method: its signature and its docstring."""
    result = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    start = "async def" if isinstance(node, ast.AsyncFunctionDef) else "def"
    marks = [ast.unparse(each) for each in node.decorator_list]
    marks = [f"@{each}\n" for each in marks if each in ("property", "contextmanager")]
    title = f"{owner}.{node.name}" if owner else node.name
    code = f"{''.join(marks)}{start} {node.name}({ast.unparse(node.args)}){result}"
    doc = prose(ast.get_docstring(node) or "")
    return f"{'#' * depth} `{title}`\n\n```python\n{code}\n```\n\n{doc}".rstrip()


def class_(node: ast.ClassDef, depth: int) -> str:
    """A class: its bases, its docstring, its public fields and methods."""
    bases = ", ".join(map(ast.unparse, [*node.bases, *node.keywords]))
    parts = [f"{'#' * depth} `{node.name}`"]
    parts.append(f"```python\nclass {node.name}{f'({bases})' if bases else ''}\n```")
    parts.append(prose(ast.get_docstring(node) or ""))
    fields = [value(each, doc) for each, doc in documented(node.body)]
    parts.append("\n".join(field for field in fields if field))
    for each in node.body:
        if not isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if public(each.name) and ast.get_docstring(each):  # without: what its base says of it
            parts.append(function(each, depth + 1, node.name))
    return "\n\n".join(part for part in parts if part)


def module(path: Path) -> str:
    """The section of a file: its docstring, its constants, its public classes and functions."""
    tree = ast.parse(path.read_text("utf-8"))
    parts = [f"## `{module_of(path)}`", prose(ast.get_docstring(tree) or "")]
    values = [value(node, doc) for node, doc in documented(tree.body) if doc]
    parts.append("\n".join(each for each in values if each))
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and public(node.name):
            parts.append(class_(node, 3))
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and public(node.name):
            parts.append(function(node, 3))
    return "\n\n".join(part for part in parts if part)


def page(chapter: Chapter) -> str:
    """A page of the reference."""
    return "\n\n".join([f"# {chapter.title}", *map(module, chapter.files())]) + "\n"


def index() -> str:
    """The page that lists all modules, each with the first sentence it says of itself."""
    lines = ["# Reference", "Made from the docstrings. The examples run as tests."]
    for chapter in CHAPTERS:
        lines += [f"## [{chapter.title}]({chapter.name}.md)", "| module | what it is |\n|---|---|"]
        for path in chapter.files():
            doc = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
            first = re.split(r"(?<=[.:])\s", " ".join(doc.split()), maxsplit=2)
            said = " ".join(first[:2] if first[0].endswith(":") else first[:1])
            lines[-1] += f"\n| `{module_of(path)}` | {said} |"
    return "\n\n".join(lines) + "\n"


def write(target: Path = TARGET) -> None:
    """Write all pages; what is already as it should be is left alone."""
    pages = {"index": index(), **{chapter.name: page(chapter) for chapter in CHAPTERS}}
    target.mkdir(parents=True, exist_ok=True)
    for stale in {path.stem for path in target.glob("*.md")} - set(pages):
        (target / f"{stale}.md").unlink()
    for name, text in pages.items():
        file = target / f"{name}.md"
        if not file.exists() or file.read_text("utf-8") != text:
            file.write_text(text, "utf-8")


if __name__ == "__main__":
    write(*map(Path, sys.argv[1:]))
