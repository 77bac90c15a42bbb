"""`kitchentable judge`: what follows from a situation, step by step."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TypeVar

import msgspec

from kitchentable import games
from kitchentable.commands.parser import Parser
from kitchentable.commands.shared import print_json, with_rules, words_for
from kitchentable.kernel.files.situations import Outcome, Situation, judge, read
from kitchentable.kernel.game import Game
from kitchentable.kernel.plain import Value
from kitchentable.kernel.state.state import State
from kitchentable.locale import Words

S = TypeVar("S", bound=State)


def add(parser: Parser) -> None:
    parser.option("files", nargs="+", metavar="FILE", say="help-judge-files")
    parser.option("--json", action="store_true", say="help-json")


def run(options: argparse.Namespace, words: Words) -> int:
    code = 0
    shown: list[dict[str, Value]] = []
    for file in options.files:
        situation = read(Path(file))
        game = games.game(situation.game)
        outcomes = judge(situation, game, file)
        met = not any(outcome.unmet for outcome in outcomes)
        code |= int(not met)
        ours = words_for(game, words)
        if options.json:
            steps = [_as_data(outcome, ours) for outcome in outcomes]
            shown.append({"file": file, "met": met, "why": situation.why, "steps": steps})
        else:
            _print(file, situation, outcomes, game, ours)
    if options.json:
        print_json(shown if len(shown) != 1 else shown[0])
    return code


def _as_data(outcome: Outcome, words: Words) -> dict[str, Value]:
    refusal = outcome.refused
    return {
        "step": outcome.number,
        "told": [
            {
                **msgspec.to_builtins(event),
                "event": type(event).__name__,
                "words": words.say(event.say()),
            }
            for event in outcome.told
        ],
        "refused": refusal
        and {
            "rule": refusal.rule,
            "message": refusal.message.id,
            "words": words.say(refusal.message),
        },
        "asked": msgspec.to_builtins(outcome.asked),
        "proven": outcome.proven,
        "unmet": [words.say(message) for message in outcome.unmet],
    }


def _print(
    file: str, situation: Situation, outcomes: list[Outcome], game: Game[S], words: Words
) -> None:
    print(situation.title or file)
    print(f"  {situation.why}")
    for outcome in outcomes:
        print(words("judge-step", number=outcome.number))
        for event in outcome.told:
            print(f"  {with_rules(words, event)}")
        if outcome.refused:
            rule = f"  [{outcome.refused.rule}]" if outcome.refused.rule else ""
            print(f"  {words('judge-refused', why=outcome.refused.message)}{rule}")
        for message in outcome.unmet:
            print(f"  ✗ {words.say(message)}")
    met = not any(outcome.unmet for outcome in outcomes)
    print(words("judge-met" if met else "judge-unmet"))
