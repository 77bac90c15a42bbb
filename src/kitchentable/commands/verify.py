"""`kitchentable verify`: whether a finished game's dice were as they had to be."""

from __future__ import annotations

import argparse
from pathlib import Path

from kitchentable.commands.parser import Parser
from kitchentable.commands.shared import difference, difference_as_data, open_saved, print_json
from kitchentable.kernel.chance import Physical, Sealed
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.table.verification import verify
from kitchentable.locale import Words


def add(parser: Parser) -> None:
    parser.option("file", metavar="FILE", say="help-file")
    parser.option("--commitment", metavar="HEX", say="help-commitment")
    parser.option("--json", action="store_true", say="help-json")


def run(options: argparse.Namespace, words: Words) -> int:
    saved, table, differs = open_saved(Path(options.file))
    if isinstance(saved.chance, Physical):
        raise Problem("verify-physical", file=options.file)
    found = verify(table)
    sealed = isinstance(saved.chance, Sealed)
    commitment = saved.chance.commitment if isinstance(saved.chance, Sealed) else ""
    given = (options.commitment or "").strip().lower()
    kept = not given or given == commitment
    fine = found.wrong is None and kept and differs is None
    if options.json:
        print_json(
            {
                "verified": fine,
                "rolls": found.rolls,
                "wrong": found.wrong,
                "sealed": sealed,
                "commitment": commitment,
                "commitment_matches": kept if given else None,
                "differs": difference_as_data(differs, table, words),
            }
        )
        return int(not fine)
    if found.wrong is not None:
        print(words("verify-wrong", position=found.wrong))
    elif not kept:
        print(words("verify-commitment", given=given, found=commitment or "-"))
    else:
        print(words("verify-fine", rolls=found.rolls))
    if differs is not None:
        print(difference(differs, table, words))
        print(words("verify-part"))
    if sealed:
        print(words("verify-sealed", commitment=commitment))
        print(words("verify-means"))
    else:
        print(words("verify-seeded"))
    return int(not fine)
