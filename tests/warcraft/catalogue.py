"""The Warcraft catalogues of a language, for tests that read them."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kitchentable.locale import catalogues


class _Text(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


class _Asked(Visitor):
    """The variables that a message uses, and those of them that it asks NOUN about."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.nouns: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        for given in node.arguments.positional:
            if isinstance(given, ast.VariableReference):
                self.nouns.add(given.id.name)
        self.generic_visit(node)


@cache
def warcraft_messages(lang: str, stem: str = "warcraft") -> dict[str, ast.Message]:
    """The messages of the files warcraft*.ftl, or of those with another stem, by id."""
    return {
        entry.id.name: entry
        for path in catalogues(lang)
        if path.name.startswith(stem)
        for entry in FluentParser().parse(path.read_text("utf-8")).body
        if isinstance(entry, ast.Message)
    }


def said(message: ast.Message) -> str:
    """The words of a message in all its variants, without what is filled in."""
    visitor = _Text()
    visitor.visit(message)
    return " ".join(visitor.found)


def asked(message: ast.Message) -> tuple[set[str], set[str]]:
    """The variables of a message, and those that it has as nouns."""
    visitor = _Asked()
    visitor.visit(message)
    return visitor.variables, visitor.nouns
