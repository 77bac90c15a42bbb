"""The lines of a TOML file: where each key, each table and each item of a list stands.

The file is read with `tomllib` first, so this scanner may take its form for granted.
"""

from __future__ import annotations

import re
from typing import TypeAlias

Path: TypeAlias = tuple[str | int, ...]

_BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_KEY = re.compile(r"""[ \t]*("(?:\\.|[^"\\])*"|'[^']*'|[\w-]+)[ \t]*""")
_STRING = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:\\.|[^"\\])*"|\'[^\']*\'', re.DOTALL
)
_BARE = re.compile(r"[^,\]}\n#]*")


def lines_of(text: str) -> dict[Path, int]:
    """By path: the line in which a value begins.

    >>> lines_of('a = 1\\n[[b]]\\nc = [\\n{ d = 1 },\\n{ d = 2 }]\\n')["b", 0, "c", 1, "d"]
    5
    """
    return _Scanner(text).found


def line_of(text: str, path: Path) -> int:
    """The line of a path, or of the longest part of it that is in the file; 1 at least.

    >>> line_of("a = 1\\nb.c = 2\\n", ("b", "c", "d"))
    2
    """
    found = lines_of(text)
    while path and path not in found:
        path = path[:-1]
    return found.get(path, 1)


class _Scanner:
    """Goes through a text once, from value to value."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.found: dict[Path, int] = {}
        self._tables: dict[Path, int] = {}
        """By path of a list of tables: how many of them there were so far."""
        self._read()

    def _read(self) -> None:
        above: Path = ()
        while not self._ends():
            if self.text[self.at] == "[":
                above = self._header()
            else:
                self._pair(above)

    def _ends(self) -> bool:
        match = _BLANK.match(self.text, self.at)
        self.at = match.end() if match else self.at
        return self.at >= len(self.text)

    def _here(self, path: Path) -> None:
        self.found.setdefault(path, self.text.count("\n", 0, self.at) + 1)

    def _key(self) -> list[str]:
        """A key with its parts: `state."a.b"`."""
        parts: list[str] = []
        while True:
            match = _KEY.match(self.text, self.at)
            if match is None:
                return parts
            part = match[1]
            parts.append(part[1:-1] if part[0] in "\"'" else part)
            self.at = match.end()
            if self.text[self.at : self.at + 1] != ".":
                return parts
            self.at += 1

    def _header(self) -> Path:
        start, several = self.at, self.text.startswith("[[", self.at)
        self.at += 2 if several else 1
        parts = self._key()
        path: Path = ()
        for part in parts[:-1]:
            path = self._inside((*path, part))
        path = (*path, *parts[-1:])
        if several:
            self._tables[path] = self._tables.get(path, 0) + 1
            path = self._inside(path)
        ended, self.at = self.at, start
        self._here(path[:-1] if several else path)
        self._here(path)
        self.at = ended + (2 if several else 1)
        return path

    def _inside(self, path: Path) -> Path:
        """The path of the last table of a list of tables; any other path as it is."""
        return (*path, self._tables[path] - 1) if path in self._tables else path

    def _pair(self, above: Path) -> None:
        start = self.at
        parts = self._key()
        if not parts:  # no TOML; never an endless loop
            self.at = len(self.text)
            return
        path = above
        ended, self.at = self.at, start
        for part in parts:
            path = (*path, part)
            self._here(path)
        self.at = ended + 1  # the equals sign
        self._value(path)

    def _value(self, path: Path) -> None:
        self._ends()
        self._here(path)
        opening = self.text[self.at : self.at + 1]
        if opening == "[":
            self._items(path, "]")
        elif opening == "{":
            self._items(path, "}")
        else:
            match = _STRING.match(self.text, self.at) or _BARE.match(self.text, self.at)
            self.at = match.end() if match else len(self.text)

    def _items(self, path: Path, closing: str) -> None:
        """The items of a list, or the pairs of an inline table."""
        self.at += 1
        number = 0
        while not self._ends() and self.text[self.at] != closing:
            if self.text[self.at] == ",":
                self.at += 1
            elif closing == "]":
                self._value((*path, number))
                number += 1
            else:
                self._pair(path)
        self.at += 1
