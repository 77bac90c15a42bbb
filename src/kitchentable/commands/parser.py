"""The command line's parser: argparse, in the reader's language."""

from __future__ import annotations

import argparse
import re
from typing import Any, NoReturn

from kitchentable.kernel.problem import Problem
from kitchentable.locale import Words

# argparse looks its own sentences up with gettext; these are the ones it can show here.
_SENTENCES = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-positional",
    "options": "argparse-options",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "the following arguments are required: %s": "argparse-required",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
    "invalid %(type)s value: %(value)r": "argparse-value",
    "expected one argument": "argparse-one",
    "expected at least one argument": "argparse-at-least-one",
    "expected at most one argument": "argparse-at-most-one",
    "not allowed with argument %s": "argparse-not-with",
    "ignored explicit argument %r": "argparse-explicit",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
}


def translate_argparse(words: Words) -> None:
    """Let argparse speak the reader's language."""

    def look_up(sentence: str) -> str:
        known = _SENTENCES.get(sentence)
        if known is None:
            return sentence
        return words(known) + (" " if sentence.endswith(" ") else "")

    # the documented way, a gettext domain on disk, would be a second kind of catalogue
    argparse._ = look_up  # type: ignore[attr-defined]


class Parser(argparse.ArgumentParser):
    """A parser whose help and errors come from the catalogues."""

    def __init__(self, words: Words, prog: str, **kwargs: Any) -> None:
        kwargs.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        super().__init__(prog=prog, add_help=False, allow_abbrev=False, **kwargs)
        self.words = words
        self.option("-h", "--help", action="help", say="help-help")

    def option(self, *names: str, say: str, **kwargs: Any) -> None:
        """An option or argument, its help by message id."""
        self.add_argument(*names, help=self.words(say).replace("%", "%%"), **kwargs)

    def number(self, *names: str, least: int, most: int, say: str, **kwargs: Any) -> None:
        """An option that takes a whole number within bounds."""

        def read(text: str) -> int:
            if not re.fullmatch(r"-?[0-9]{1,20}", text) or not least <= int(text) <= most:
                words = self.words("number-range", given=text[:30], least=least, most=str(most))
                raise argparse.ArgumentTypeError(words)
            return int(text)

        self.option(*names, type=read, metavar="N", say=say, **kwargs)

    def error(self, message: str) -> NoReturn:
        raise Problem("wrong-use", problem=message, command=self.prog)
