"""The house keeps its shape: imports go one way, and the rules stay what they are."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from kitchentable.games import OURS

SRC = Path(__file__).parent.parent / "src" / "kitchentable"
GAMES = tuple(row.name for row in OURS)

# What each room may import from. A game never imports another, the server knows no rule.
MAY_IMPORT = {
    "kernel": {"kernel"},
    "locale": {"kernel", "locale"},
    **{game: {"kernel", game} for game in GAMES},
    "games": {"kernel", "games"},
    "players": {"kernel", "players", "games"},
    "lab": {"kernel", "players", "lab", "games"},
    "server": {"kernel", "players", "server", "games", "locale"},
    "client": {"kernel", "server", "client"},
    "terminal": {"kernel", "players", "locale", "terminal"},
    "front": {"kernel", "players", "lab", "games", "locale", "front"},
    "commands": {
        "kernel", "players", "lab", "server", "games", "locale", "terminal", "commands",
    },
    "cli": {"kernel", "locale", "commands", "games"},
}  # fmt: skip

FILES = sorted(SRC.rglob("*.py"))


def room(path: Path) -> str:
    return path.relative_to(SRC).parts[0].removesuffix(".py")


def may_import(path: Path) -> set[str]:
    """The rooms a file may import from. The subcommands of a game are commands that know it."""
    if path in DOORS:
        return DOORS[path]
    own = MAY_IMPORT[room(path)]
    return own | MAY_IMPORT["commands"] if path.parent == SRC / room(path) / "commands" else own


def imports(path: Path) -> set[str]:
    """The rooms of our own that a file imports from."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        for name in names:
            parts = name.split(".")
            if parts[0] == "kitchentable" and len(parts) > 1 and parts[1] != "__version__":
                found.add(parts[1])
    return found


# `kt.open` and the `new` of each game lead to the front door when they are called.
DOORS = {
    SRC / "__init__.py": {"front", "games", *GAMES},
    **{SRC / game / "__init__.py": {"front", *MAY_IMPORT[game]} for game in GAMES},
}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SRC)))
def test_imports_go_one_way(path: Path) -> None:
    assert imports(path) <= may_import(path)


@pytest.mark.parametrize(
    ("name", "unloaded"),
    [
        ("kitchentable", ("front", "kernel", *GAMES, "players", "lab", "locale")),
        *(
            (f"kitchentable.{game}", ("front", "players", "lab", *(set(GAMES) - {game})))
            for game in GAMES
        ),
    ],
)
def test_the_front_door_is_loaded_when_it_is_used(name: str, unloaded: tuple[str, ...]) -> None:
    code = f"import sys, {name}; print(*sys.modules)"
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    loaded = set(result.stdout.split())
    assert name in loaded
    assert not loaded & {f"kitchentable.{each}" for each in unloaded}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SRC)))
def test_files_have_one_subject_and_functions_fit_on_a_screen(path: Path) -> None:
    text = path.read_text("utf-8")
    assert len(text.splitlines()) <= 500
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert (node.end_lineno or 0) - node.lineno < 50, f"{node.name} is too long"


def shown(folder: Path) -> list[str]:
    """The entries of a folder as its readers see them."""
    return sorted(each.name for each in folder.iterdir() if each.name != "__pycache__")


@pytest.mark.parametrize("name", [*GAMES, "server"])
def test_a_room_shows_at_most_sixteen_entries(name: str) -> None:
    assert len(shown(SRC / name)) <= 16, shown(SRC / name)


@pytest.mark.parametrize("game", GAMES)
def test_no_two_files_of_a_game_have_one_name(game: str) -> None:
    names = Counter(path.name for path in (SRC / game).rglob("*.py"))
    del names["__init__.py"]
    assert [name for name, number in names.items() if number > 1] == []


LISTS_OF_GAMES = {SRC / "games.py", SRC / "__init__.py"}
"""Where a game is named: in the list of games, and for type checkers at the front door."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SRC)))
def test_only_the_list_of_games_names_a_game(path: Path) -> None:
    """All other rooms work for any game, so a third one needs no change there."""
    if path in LISTS_OF_GAMES or room(path) in GAMES:
        return
    named = [node.value for node in ast.walk(ast.parse(path.read_text("utf-8")))
             if isinstance(node, ast.Constant) and node.value in GAMES]  # fmt: skip
    assert not named


CLOCKS_AND_CHANCE = {"random", "time", "datetime", "secrets", "numpy"}
RANDOM_AS_A_TYPE = "Random"
"""A world is imagined with the random numbers it is given; the rules never make their own."""


def imported_by(node: ast.AST) -> set[str]:
    """The modules that a statement imports from, but for the mere type of a source of chance."""
    if isinstance(node, ast.Import):
        return {alias.name.partition(".")[0] for alias in node.names}
    if isinstance(node, ast.ImportFrom) and [a.name for a in node.names] != [RANDOM_AS_A_TYPE]:
        return {(node.module or "").partition(".")[0]}
    return set()


@pytest.mark.parametrize(
    "line",
    ["import time", "from time import time", "import os, random", "from random import choice"],
)
def test_a_clock_is_seen_however_it_is_imported(line: str) -> None:
    assert imported_by(ast.parse(line).body[0]) & CLOCKS_AND_CHANCE


@pytest.mark.parametrize("folder", ["kernel", *GAMES])
def test_the_rules_know_no_clock_no_chance_of_their_own_and_no_float(folder: str) -> None:
    """Everything that the rules do not determine enters through a question."""
    for path in sorted((SRC / folder).rglob("*.py")):
        if path.name == "compiled.py":  # hands arrays of whole numbers to the compiler
            continue
        if path.parent == SRC / folder / "commands":  # not rules: a command draws a game's seed
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            assert not imported_by(node) & CLOCKS_AND_CHANCE, path
            if isinstance(node, ast.Constant):
                assert not isinstance(node.value, float), f"{path}: {node.value}"


MAY_NAME_MESSAGES = {SRC / "kernel" / "files" / "expectations.py", SRC / "client.py"}
"""A situation may expect a message; a client shows the id of an error."""


def looked_at(node: ast.AST) -> str:
    """What an expression looks at to learn what is asked: a message's id, or rule numbers."""
    if isinstance(node, ast.Attribute) and ast.unparse(node).endswith("say.id"):
        return "say.id"
    if not isinstance(node, ast.Compare) or not isinstance(node.ops[0], ast.In | ast.NotIn):
        return ""
    number = isinstance(node.left, ast.Constant) and isinstance(node.left.value, str)
    return "rules" if number and ast.unparse(node.comparators[0]).endswith(".rules") else ""


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("question.say.id", "say.id"),
        ("'HR-092' in question.rules", "rules"),
        ("'WC-478' not in event.rules", "rules"),
        ("wanted.rule in result.rules", ""),
        ("question.topic", ""),
    ],
)
def test_a_look_at_messages_or_numbers_is_seen(code: str, found: str) -> None:
    assert looked_at(ast.parse(code, mode="eval").body) == found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SRC)))
def test_what_is_asked_is_known_by_its_topic(path: Path) -> None:
    """Nobody learns what is asked from the id of its message or from the numbers of its rules."""
    if path in MAY_NAME_MESSAGES:
        return
    found = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if looked_at(node)]
    assert not found, [ast.unparse(node) for node in found]


@pytest.mark.parametrize("path", sorted((SRC / "raiders" / "geometry").glob("*.py")), ids=str)
def test_geometry_knows_no_rule(path: Path) -> None:
    """Geometry names obstacles as values; the tabletop adds the rule and the words."""
    text = path.read_text("utf-8")
    assert not re.search(r"\bIllegal\b|\bHR-\d", text)


def without_example(path: Path) -> list[str]:
    """The public classes and functions of a file whose docstrings have no example."""
    kinds = ast.ClassDef | ast.FunctionDef
    public = [node for node in ast.parse(path.read_text("utf-8")).body
              if isinstance(node, kinds) and not node.name.startswith("_")]  # fmt: skip
    return [node.name for node in public if ">>>" not in (ast.get_docstring(node) or "")]


@pytest.mark.parametrize(
    "path", sorted((SRC / "kernel").rglob("*.py")), ids=lambda path: str(path.relative_to(SRC))
)
def test_everything_public_in_the_kernel_has_an_example_that_runs(path: Path) -> None:
    """Examples are run as doctests."""
    assert not without_example(path)
