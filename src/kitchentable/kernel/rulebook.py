"""Rulebooks: the numbered rules of a game in our own words, and what proves each of them.

A game's `rulebook/` folder holds `index.toml` (facts that do not depend on the language),
one file of texts for each language, `exempt.toml` (rules that need no proof, with the reason)
and `proof.json` (which tests prove which rule; written by `tools/proof.py`).
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from kitchentable.kernel.problem import Problem


class Rule(Struct, frozen=True):
    """One numbered rule.

    >>> Rule("HR-089", "6", "A hit needs more Aces.", {}, tests=("test_attack",)).proven
    True
    """

    number: str
    group: str
    text: str
    facts: dict[str, Any]
    """What the index says of it: advanced, applies, ability ..."""
    tests: tuple[str, ...] = ()
    exempt: str = ""

    @property
    def proven(self) -> bool:
        """Whether a test expects an outcome that cites it."""
        return bool(self.tests)


PSEUDO = "qps"
"""The pseudo-language in which every text stands in brackets (see `kitchentable.locale`)."""


class Rulebook:
    """The rules of one game in one language. A text that is missing there is given in English.

    >>> from kitchentable.warcraft.game import GAME
    >>> book = Rulebook(GAME.home, "en")
    >>> book["WC-538"].number in book.rules
    True
    >>> book["WC-000"]
    Traceback (most recent call last):
    kitchentable.kernel.problem.Problem: no-such-rule(number=WC-000)
    """

    def __init__(self, home: Path, lang: str = "en") -> None:
        mark = "⟦{}⟧" if lang == PSEUDO else "{}"
        folder = home / "rulebook"
        index = _toml(folder / "index.toml")["rules"]
        english, texts = _toml(folder / "en.toml"), _toml(folder / f"{lang}.toml")
        exempt = _toml(folder / "exempt.toml")
        proof = _proof(folder / "proof.json")
        groups = {**english["groups"], **texts.get("groups", {})}
        self.groups: dict[str, str] = {key: mark.format(name) for key, name in groups.items()}
        rules = {**english["rules"], **texts.get("rules", {})}
        self.rules: dict[str, Rule] = {
            number: Rule(
                number,
                facts["group"],
                mark.format(rules[number]),
                {key: value for key, value in facts.items() if key != "group"},
                proof.get(number, ()),
                mark.format(exempt[number]) if number in exempt else "",
            )
            for number, facts in index.items()
        }

    def __getitem__(self, number: str) -> Rule:
        try:
            return self.rules[number]
        except KeyError:
            raise Problem("no-such-rule", number=number) from None

    def unproven(self) -> list[str]:
        """The rules that still want a proof."""
        return [rule.number for rule in self.rules.values() if not rule.proven and not rule.exempt]


def _toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}


def _proof(path: Path) -> dict[str, tuple[str, ...]]:
    if not path.exists():
        return {}
    return msgspec.json.decode(path.read_bytes(), type=dict[str, tuple[str, ...]])
