"""`kitchentable puzzles`: the puzzles there are, and whether their solutions hold."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from kitchentable import games
from kitchentable.commands.parser import Parser
from kitchentable.commands.shared import Paper, as_json, words_for
from kitchentable.kernel.files import puzzles, situations
from kitchentable.kernel.files.situation_format import Situation
from kitchentable.kernel.game import Game
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.plain import Value
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.words import say
from kitchentable.locale import Words


def add(parser: Parser) -> None:
    parser.option("what", nargs="*", metavar="GAME|FILE", say="help-puzzles-what")
    parser.option("--json", action="store_true", say="help-json")


def run(options: argparse.Namespace, words: Words) -> int:
    paper, shown, code = Paper(), list[dict[str, Value]](), 0
    for game, name, situation in _wanted(options.what):
        ours = words_for(game, words)
        holds = _holds(situation, game, name)
        code |= int(not holds)
        key = f"puzzle-{game.name}-{name}"
        title = ours.say(say(key)) if ours.has(key) else situation.title
        assert situation.puzzle is not None, "puzzles were looked for"
        level = situation.puzzle.level
        shown.append({"game": game.name, "name": name, "level": level, "title": title,
                      "solution": holds})  # fmt: skip
        if not options.json:
            sign = "✓" if holds else "✗"
            row = ours("puzzles-row", game=game.name, name=name, level=level, title=title)
            paper(f"{sign} {row}")
    if options.json:
        paper(as_json(shown))
    elif code:
        paper(words("puzzles-unsolved"))
    return code


def _wanted(what: list[str]) -> list[tuple[Game[Any], str, Situation]]:
    """The puzzles of games, or those in files; all there are if none is named."""
    found = []
    for each in what or [row.name for row in games.listed()]:
        if each.endswith(".toml"):
            situation = situations.read(Path(each))
            if situation.puzzle is None:
                raise Problem("puzzles-none", file=each)
            found.append((games.game(situation.game), Path(each).stem, situation))
            continue
        game = games.game(each)
        found += [(game, name, situation) for name, situation in puzzles.all_of(game)]
    return found


def _holds(situation: Situation, game: Game[Any], name: str) -> bool:
    """Whether the stored solution solves a puzzle."""
    assert situation.puzzle is not None, "puzzles were looked for"
    try:
        table = puzzles.solved(situation, game, name)
    except Illegal:
        return False
    return puzzles.verdict(table, situation.puzzle) is puzzles.Verdict.SOLVED
