"""`kitchentable rules`: the numbered rules, where they live in the code, what proves them."""

from __future__ import annotations

import argparse

from kitchentable import games
from kitchentable.commands.parser import Parser
from kitchentable.commands.shared import print_json
from kitchentable.games import Listed
from kitchentable.kernel.plain import Value
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.rulebook import Rule, Rulebook
from kitchentable.kernel.rules import code_of, numbers, where
from kitchentable.locale import Words


def add(parser: Parser) -> None:
    parser.option("what", nargs="*", metavar="NUMBER|GAME", say="help-rules-what")
    parser.option("--unproven", action="store_true", say="help-unproven")
    parser.option("--check", action="store_true", say="help-check")
    parser.option("--json", action="store_true", say="help-json")


def run(options: argparse.Namespace, words: Words) -> int:
    wanted = options.what or [row.name for row in games.listed()]
    code = 0
    shown: list[dict[str, Value]] = []
    for what in wanted:
        number = what.upper()
        single = "-" in number
        row = games.row_of_rule(number) if single else games.row(what)
        games.game(row.name).load()
        book = Rulebook(row.home, words.lang)
        rules = [book[number]] if single else list(book.rules.values())
        if options.check:
            wrong = _wrong(row, book)
            code |= int(bool(wrong))
            shown.append(_checked(row, book, wrong, words, quiet=options.json))
            continue
        if options.unproven:
            rules = [rule for rule in rules if not rule.proven and not rule.exempt]
        shown += [_as_data(rule, book) for rule in rules]
        if not options.json:
            _print(rules, book, words, single)
        code |= int(any(not rule.proven and not rule.exempt for rule in rules))
    if options.json:
        print_json(shown)
    return code


def _as_data(rule: Rule, book: Rulebook) -> dict[str, Value]:
    return {
        "number": rule.number,
        "group": book.groups[rule.group],
        "text": rule.text,
        **rule.facts,
        "code": [where(function) for function in code_of(rule.number)],
        "tests": list(rule.tests),
        "exempt": rule.exempt,
        "proven": rule.proven,
    }


def _print(rules: list[Rule], book: Rulebook, words: Words, single: bool) -> None:
    group = ""
    for rule in rules:
        if rule.group != group:
            group = rule.group
            print(f"\n{book.groups[group]}" if not single else book.groups[group])
        print(f"{rule.number}  {rule.text}")
        if single:
            _print_details(rule, words)
        else:
            print(f"        {words(_standing(rule))}")
    if not single:
        done = sum(rule.proven for rule in rules)
        exempt = sum(bool(rule.exempt) for rule in rules)
        print("\n" + words("rules-total", all=len(rules), proven=done, exempt=exempt))


def _standing(rule: Rule) -> str:
    if rule.exempt:
        return "rule-exempt"
    return "rule-proven" if rule.proven else "rule-unproven"


def _print_details(rule: Rule, words: Words) -> None:
    for key, value in rule.facts.items():
        if isinstance(value, list):
            print(f"        {words(f'rule-{key}', value=', '.join(value))}")
        elif value is True:
            print(f"        {words(f'rule-{key}')}")
        else:
            print(f"        {words(f'rule-{key}', value=str(value))}")
    code = [where(function) for function in code_of(rule.number)]
    print(f"        {words('rule-code', places=', '.join(code) or '-')}")
    if rule.exempt:
        print(f"        {words('rule-exempt-why', why=rule.exempt)}")
    else:
        print(f"        {words('rule-tests', tests=', '.join(rule.tests) or '-')}")


def _wrong(row: Listed, book: Rulebook) -> list[Problem]:
    """The places where book, code and proof do not agree."""
    wrong: list[Problem] = []
    cited = {number for number in numbers() if number.startswith(row.prefix + "-")}
    for number in sorted(cited - set(book.rules)):
        wrong.append(Problem("rule-code-unknown", number=number))
    for number, rule in book.rules.items():
        if rule.proven and rule.exempt:
            wrong.append(Problem("rule-proven-and-exempt", number=number))
        if rule.proven and not code_of(number):
            wrong.append(Problem("rule-proven-no-code", number=number))
    return wrong


def _checked(
    row: Listed, book: Rulebook, wrong: list[Problem], words: Words, quiet: bool
) -> dict[str, Value]:
    said = [words.say(problem.message) for problem in wrong]
    unproven = book.unproven()
    if not quiet:
        for sentence in said:
            print(sentence)
        print(words("rules-checked", game=row.name, all=len(book.rules), unproven=len(unproven)))
    return {"game": row.name, "rules": len(book.rules), "unproven": unproven, "wrong": said}
