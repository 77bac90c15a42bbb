"""`kitchentable pack`: check a content pack, or write one to fill in."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TypeVar

from kitchentable import games
from kitchentable.commands.parser import Parser
from kitchentable.commands.shared import print_json, words_for
from kitchentable.kernel.files import packs, saves
from kitchentable.kernel.game import Game
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.state.state import State
from kitchentable.locale import Words

S = TypeVar("S", bound=State)


def add(parser: Parser) -> None:
    parser.option("do", choices=("check", "template"), metavar="check|template", say="help-pack-do")
    parser.option("what", metavar="FILE|GAME", say="help-pack-what")
    parser.option("-o", "--output", metavar="FILE", say="help-pack-output")
    parser.option("--json", action="store_true", say="help-json")


def run(options: argparse.Namespace, words: Words) -> int:
    return _check(options, words) if options.do == "check" else _template(options, words)


def _check(options: argparse.Namespace, words: Words) -> int:
    wrong, left, fits = _judge(Path(options.what), words)
    if options.json:
        print_json({"fits": not wrong, **fits, "why": " ".join(wrong), "problems": wrong})
        return int(bool(wrong))
    for line in wrong:
        print(line)
    if not wrong:
        print(words("pack-fits", **fits))
        for line in left:
            print(f"  {line}")
    return int(bool(wrong))


def _judge(path: Path, words: Words) -> tuple[list[str], list[str], dict[str, str]]:
    """The problems of a pack, remarks on what it leaves as it ships, and its head."""
    try:
        pack = packs.read(path)
        game = games.game(pack.head.game)
    except Problem as problem:
        if problem.message.id in ("file-not-read", "no-such-game"):
            raise
        return [words.say(problem.message)], [], {}
    ours = words_for(game, words)
    wrong = [ours.say(problem.message) for problem in packs.problems(game, pack)]
    left = [ours.say(message) for message in game.box.gaps(pack.data)]
    return wrong, left, {"game": pack.head.game, "name": pack.head.name}


def _text(game: Game[S], words: Words) -> str:
    """The template of a game: its own, or all of its content."""
    own = game.box.template()
    if not own:
        return _comment(words("pack-template-head")) + "\n" + packs.template(game)
    ours = words_for(game, words)
    return "".join(
        f"{line}\n" if isinstance(line, str) else _comment(ours.say(line)) for line in own
    )


def _comment(text: str) -> str:
    return "".join(f"# {line}".rstrip() + "\n" for line in text.splitlines())


def _template(options: argparse.Namespace, words: Words) -> int:
    text = _text(games.game(options.what), words)
    if options.output is None:
        print(text, end="")
        return 0
    path = Path(options.output)
    if path.exists():
        raise Problem("file-exists", file=str(path))
    saves.write(text.encode(), path)
    print(words("pack-written", file=str(path)))
    return 0
