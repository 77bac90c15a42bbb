"""`kitchentable pack`: check a content pack, or write one to fill in."""

from __future__ import annotations

import argparse
from pathlib import Path

from kitchentable import games
from kitchentable.commands.parser import Parser
from kitchentable.commands.shared import print_json
from kitchentable.kernel import packs, save
from kitchentable.kernel.problem import Problem
from kitchentable.locale import Words


def add(parser: Parser) -> None:
    parser.option("do", choices=("check", "template"), metavar="check|template", say="help-pack-do")
    parser.option("what", metavar="FILE|GAME", say="help-pack-what")
    parser.option("-o", "--output", metavar="FILE", say="help-pack-output")
    parser.option("--json", action="store_true", say="help-json")


def run(options: argparse.Namespace, words: Words) -> int:
    return _check(options, words) if options.do == "check" else _template(options, words)


def _check(options: argparse.Namespace, words: Words) -> int:
    try:
        pack = packs.read(Path(options.what))
        packs.check(games.game(pack.head.game), pack)
    except Problem as problem:
        if problem.message.id in ("file-not-read", "no-such-game"):
            raise
        if options.json:
            print_json({"fits": False, "why": words.say(problem.message)})
        else:
            print(words.say(problem.message))
        return 1
    if options.json:
        print_json({"fits": True, "game": pack.head.game, "name": pack.head.name})
    else:
        print(words("pack-fits", name=pack.head.name, game=pack.head.game))
    return 0


def _template(options: argparse.Namespace, words: Words) -> int:
    head = "".join(f"# {line}\n" for line in words("pack-template-head").splitlines())
    text = head + "\n" + packs.template(games.game(options.what))
    if options.output is None:
        print(text, end="")
        return 0
    path = Path(options.output)
    if path.exists():
        raise Problem("file-exists", file=str(path))
    save.write(text.encode(), path)
    print(words("pack-written", file=str(path)))
    return 0
