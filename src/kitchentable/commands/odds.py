"""`kitchentable odds`: exact chances, as far as a game can tell them."""

from __future__ import annotations

import argparse

from kitchentable import games
from kitchentable.commands.parser import Parser
from kitchentable.commands.shared import print_json, words_for
from kitchentable.locale import Words


def add(parser: Parser) -> None:
    parser.option("game", metavar="GAME", say="help-game")
    parser.option("of", nargs="*", metavar="WHAT", say="help-odds-of")
    parser.option("--json", action="store_true", say="help-json")


def run(options: argparse.Namespace, words: Words) -> int:
    game = games.game(options.game)
    chances = game.odds.typed(options.of)
    if options.json:
        print_json(chances.data)
        return 0
    ours = words_for(game, words)
    for line in chances.lines:
        print(ours.say(line))
    return 0
