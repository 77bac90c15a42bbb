"""The command `kitchentable`.

Exit codes: 0 fine; 1 the thing asked about is not so (illegal, not proven, not verified);
2 wrong use or bad input; 70 a defect of ours. Subcommands load only what they need.
"""

from __future__ import annotations

import importlib
import io
import os
import sys
import traceback
from collections.abc import Sequence

from kitchentable import __version__
from kitchentable.commands import COMMANDS, MODULES
from kitchentable.commands.parser import Parser, translate_argparse
from kitchentable.kernel.problem import Problem
from kitchentable.locale import Words, measure, preferred
from kitchentable.locale.lengths import UNITS

FINE, NOT_SO, WRONG_USE, DEFECT = 0, 1, 2, 70


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; return the exit code."""
    given = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal that cannot show a sign gets a "?"
            stream.reconfigure(errors="replace")
    words = Words("en")
    try:
        lang = _value(given, "--lang") or preferred()
        words = Words(lang)  # in which a wrong unit is told
        words = Words(lang, units=measure(wanted=_value(given, "--units")))
        return _run(given, words)
    except Problem as problem:
        print(_explain(problem, words), file=sys.stderr)
        if os.environ.get("KITCHENTABLE_DEBUG") and problem.__cause__ is not None:
            traceback.print_exception(problem.__cause__)
        return WRONG_USE
    except SystemExit as stop:  # argparse, after --help
        return int(stop.code or 0)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # the reader of the output closed it: Python must not complain when it flushes at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except Exception as defect:
        print(words("defect", what=f"{type(defect).__name__}: {defect}"), file=sys.stderr)
        if os.environ.get("KITCHENTABLE_DEBUG"):
            traceback.print_exc()
        return DEFECT


def _explain(problem: Problem, words: Words) -> str:
    """A problem in words; one of a game that lives elsewhere is in that game's catalogue."""
    if not words.has(problem.message.id):
        from kitchentable import games

        words = Words(words.lang, homes=tuple(row.home for row in games.listed()))
    return words.say(problem.message)


def _value(given: Sequence[str], option: str) -> str:
    """The value of --lang or --units, needed before anything is parsed: help is written so."""
    for at, word in enumerate(given):
        if word.startswith(f"{option}="):
            return word.removeprefix(f"{option}=")
        if word == option and at + 1 < len(given):
            return given[at + 1]
    return ""


def _run(given: list[str], words: Words) -> int:
    translate_argparse(words)
    parser = Parser(words, "kitchentable", description=words("about"))
    parser.option("--version", action="version", version=__version__, say="help-version")
    parser.option("--lang", metavar="LANG", say="help-lang")
    parser.option("--units", choices=UNITS, metavar="UNIT", say="help-units")
    parser.set_defaults(run=None)
    commands = parser.add_subparsers(metavar="COMMAND", title=words("commands"))
    wanted = next((word for word in given if word in COMMANDS), None)
    for name in COMMANDS:
        about = words(f"help-{name}")
        command = commands.add_parser(
            name, words=words, prog=f"kitchentable {name}", help=about, description=about
        )
        assert isinstance(command, Parser)
        command.option("--lang", metavar="LANG", say="help-lang")
        command.option("--units", choices=UNITS, metavar="UNIT", say="help-units")
        if name == wanted:
            module = importlib.import_module(MODULES[name])
            module.add(command)
            command.set_defaults(run=module.run)
    options = parser.parse_args(given)
    if options.run is None:
        parser.print_help()
        return FINE
    return int(options.run(options, words))


if __name__ == "__main__":
    sys.exit(main())
