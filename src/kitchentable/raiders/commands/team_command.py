"""`kitchentable team`: check a team of Home Raiders, build one, read the cards."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from kitchentable import games
from kitchentable.commands.parser import Parser
from kitchentable.commands.shared import content_of, print_json, words_for
from kitchentable.kernel.files import saves
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.words import Arg, Message
from kitchentable.locale import Words
from kitchentable.raiders.commands.team_builder import Builder
from kitchentable.raiders.model import team as teams
from kitchentable.raiders.model import team_file
from kitchentable.raiders.model.content import Content, Entry, Team
from kitchentable.raiders.model.team import card_title, faction_title
from kitchentable.raiders.model.team_file import Written
from kitchentable.raiders.text import picture

DEEDS = ("check", "build", "cards")


def add(parser: Parser) -> None:
    parser.option("do", choices=DEEDS, metavar="|".join(DEEDS), say="help-team-do")
    parser.option("what", nargs="*", metavar="FILE|CARD", say="help-team-what")
    parser.number("--stars", least=1, most=1000, say="help-team-stars")
    parser.option("--name", metavar="NAME", say="help-team-name")
    parser.option("-o", "--output", metavar="FILE", say="help-pack-output")
    parser.option("--pack", action="append", metavar="FILE", say="help-pack-file")
    parser.option("--json", action="store_true", say="help-json")


def run(options: argparse.Namespace, words: Words) -> int:
    game = games.game("raiders")
    content: Content = content_of(game, options)
    ours = words_for(game, words)
    call_cards(content, ours)
    return {"check": _check, "build": _build, "cards": _cards}[options.do](options, content, ours)


def call_cards(content: Content, words: Words) -> None:
    """Cards and factions by their names in the reader's language."""
    names: dict[str, Message | str] = {}
    for id, card in content.cards.items():
        for key, name in ((card.name, card_title(id, card)),
                          (card.faction, faction_title(card.faction))):  # fmt: skip
            if isinstance(name, Message):
                names[key] = name
    words.call(names)


# --- check --------------------------------------------------------------------------------------


def _check(options: argparse.Namespace, content: Content, words: Words) -> int:
    if not options.what:
        raise Problem("team-check-what")
    found = [_report(file, options.stars, content, words) for file in options.what]
    if options.json:
        print_json(found if len(found) != 1 else found[0])
    else:
        for report in found:
            for line in _lines(report, words):
                print(line)
    return int(not all(report.fits for report in found))


class Listing(Struct, frozen=True):
    """An entry of a team with its cost."""

    card: str
    name: str
    copies: int
    separate: int
    cost: int


class Complaint(Struct, frozen=True):
    """A rule that a team breaks."""

    rule: str
    words: str


class Report(Struct, frozen=True):
    """The report of the command on a team."""

    team: str
    fits: bool
    cost: int
    stars: int
    entries: list[Listing]
    problems: list[Complaint]


def _report(file: str, stars: int | None, content: Content, words: Words) -> Report:
    """The report on a team: one in a file, or a ready-made team by its name."""
    written = _written(file, content)
    team_file.check_cards(written, content.cards)
    limit = stars or written.stars
    problems = teams.problems(written.team, content.cards, limit)
    return Report(
        written.name,
        fits=not problems,
        cost=teams.cost_of(written.team, content.cards),
        stars=limit,
        entries=[_entry(entry, content, words) for entry in written.entries],
        problems=[Complaint(each.rule, words.say(each.message)) for each in problems],
    )


def _written(name: str, content: Content) -> Written:
    if name in content.teams:
        team: Team = content.teams[name]
        cost = teams.cost_of(team, content.cards)
        return Written("raiders", team.name, team.entries, cost)
    return team_file.read(Path(name))


def _entry(entry: Entry, content: Content, words: Words) -> Listing:
    card = content.cards[entry.card]
    name, cost = words("card-named", name=card.name), card.cost * entry.copies * entry.separate
    return Listing(entry.card, name, entry.copies, entry.separate, cost)


def _lines(report: Report, words: Words) -> Iterator[str]:
    yield words("team-head", team=report.team, cost=report.cost, stars=report.stars)
    for entry in report.entries:
        yield "  " + entry_line(entry, words)
    for problem in report.problems:
        rule = f"  [{problem.rule}]" if problem.rule else ""
        yield f"  ✗ {problem.words}{rule}"
    if report.fits:
        yield words("team-fits")


def entry_line(entry: Listing, words: Words) -> str:
    """A card of a team and its cost, with the numbers of merged and of separate copies."""
    args: dict[str, Arg] = {"name": entry.name, "cost": entry.cost}
    if entry.copies > 1:
        args["copies"] = entry.copies
    if entry.separate > 1:
        args["times"] = entry.separate
    form = {(False, False): "team-entry", (True, False): "team-entry-merged",
            (False, True): "team-entry-separate", (True, True): "team-entry-both"}  # fmt: skip
    return words(form[entry.copies > 1, entry.separate > 1], **args)


# --- build --------------------------------------------------------------------------------------


def _build(options: argparse.Namespace, content: Content, words: Words) -> int:
    """Build a team from the cards that were named, or in a conversation."""
    stars = options.stars or 6
    file = Path(options.output) if options.output else None
    if file is not None and file.exists():
        raise Problem("file-exists", file=str(file))
    if options.what:
        entries = tuple(typed_entry(word) for word in options.what)
    else:
        built = Builder(content, stars, words, print, input).build()
        if built is None:
            return 0
        entries = built
    name = options.name or words("team-unnamed")
    written = Written("raiders", name, entries, stars)
    team_file.check_cards(written, content.cards)
    problems = teams.problems(written.team, content.cards, stars)
    for problem in problems:
        print(f"✗ {words.say(problem.message)}  [{problem.rule}]")
    if problems:
        return 1
    _write(team_file.as_text(written), file, words)
    return 0


def _write(text: str, file: Path | None, words: Words) -> None:
    if file is None:
        print(text, end="")
        return
    saves.write(text.encode(), file)
    print(words("pack-written", file=str(file)))
    print(words("team-play", file=str(file)))


def typed_entry(word: str) -> Entry:
    """A card as it is named on the command line: `shefin`, `guardsmen+2` merged, `ragmen*2` apart.

    >>> typed_entry("guardsmen+2"), typed_entry("ragmen*2").separate
    (Entry(card='guardsmen', copies=2, separate=1), 2)
    """
    card, times, separate = word.partition("*")
    card, plus, copies = card.partition("+")
    numbers = [text if sign else "1" for sign, text in ((plus, copies), (times, separate))]
    if not all(text.isascii() and text.isdigit() and len(text) < 4 for text in numbers):
        raise Problem("team-form", given=word[:40])
    return Entry(card, int(numbers[0]), int(numbers[1]))


# --- cards --------------------------------------------------------------------------------------


def _cards(options: argparse.Namespace, content: Content, words: Words) -> int:
    """Show cards: all, those named, or those of a faction named in English."""
    wanted = [word.lower() for word in options.what]
    found = [
        (id, card)
        for id, card in content.cards.items()
        if not wanted or id in wanted or card.faction.lower() in wanted
    ]
    if not found:
        known = ", ".join(dict.fromkeys(card.faction for card in content.cards.values()))
        raise Problem("team-no-cards", given=" ".join(options.what)[:80], known=known)
    if options.json:
        print_json(dict(found))
        return 0
    for id, card in found:
        first, *rest = picture.card_lines(id, card)
        print(f"{id}: {words.say(first)}")
        for line in rest:
            print(f"    {words.say(line)}")
    return 0
