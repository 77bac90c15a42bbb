"""A game in the terminal: any game, through its questions alone."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar

from kitchentable.kernel import story as stories
from kitchentable.kernel.facets import Sheet
from kitchentable.kernel.files import saves
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.plain import Plain, Value
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.questions import (
    CHANCE,
    PASS,
    Asked,
    Die,
    Draw,
    Face,
    Moves,
    Place,
    Question,
    React,
    Roll,
)
from kitchentable.kernel.rulebook import Rulebook
from kitchentable.kernel.state.state import State, encode
from kitchentable.kernel.table.look import Player
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.words import Message, say
from kitchentable.locale import Words
from kitchentable.locale.stories import lines_of

A = TypeVar("A")
S = TypeVar("S", bound=State)

Write = Callable[[str], None]
Read = Callable[[str], str]


Drawn = list[tuple[str, str]]
"""A picture: its lines, each with the id of its message."""


class Quit(Exception):
    """The person has had enough for today."""


class Terminal(Generic[S]):
    """One table, one screen: people and bots in its seats."""

    def __init__(
        self,
        table: Table[S],
        bots: Mapping[int, Player],
        words: Words,
        write: Write,
        read: Read,
        file: Path | None = None,
    ) -> None:
        self.table = table
        self.bots = bots
        self.words = words
        self.file = file
        self._following = saves.follow(table)
        self._write = write
        self._read = read
        self._shown = dict.fromkeys(range(table.seats), 0)
        self._headings: dict[int, Message | None] = {}
        self._news_told: list[stories.Entry] = []
        """What was told last, which `d` shows with all its details."""
        self._why: dict[int, Message | None] = {}
        self._legend = True
        self._drawn: Drawn = []
        """The picture that was shown last, which is not shown again."""
        self._at: int | None = None
        """The seat that sat in front of the screen last."""

    def play(self) -> bool:
        """Play to the end (true), or until a player quits."""
        try:
            while not self.table.over:
                self._turn(self.table.waiting()[0])
        except Quit:
            if self.file is not None:
                self._save(self.file)
            return False
        viewer = self._viewer(0)
        self._call(viewer)
        self._news(viewer)
        result = self.table.result
        if result is not None:
            self._write(self.words.say(result.say))
        if self.file is not None:
            self._save(self.file)
        return True

    def _turn(self, seat: int) -> None:
        if seat in self.bots:
            bot = self.bots[seat]
            self.table.answer(seat, bot.answer(self.table.look(seat)))
            self._why[seat] = getattr(bot, "why", None)
            return
        if self._nothing_to_say(seat):
            self.table.answer(seat, PASS)
            return
        viewer = self._viewer(seat)
        self._hand_over(viewer)
        self._call(viewer)
        self._news(viewer)
        self._picture(viewer)
        while not self._ask(seat):
            pass
        if self.file is not None:
            saves.write(saves.dump(self.table, self._following), self.file)

    def _nothing_to_say(self, seat: int) -> bool:
        """Whether a reaction can only be passed up, and no other person could learn of it.

        With two people at the screen each is asked: a missing question would tell something.
        """
        question = self.table.question
        alone = len(self.bots) == self.table.seats - 1
        return alone and isinstance(question, React) and len(question.suggestions()) == 1

    def _viewer(self, seat: int) -> int:
        """Whose eyes the screen is for: the one asked, the one who draws, the first person."""
        people = [each for each in range(self.table.seats) if each not in self.bots]
        question = self.table.question
        wanted = [seat, *question.to] if isinstance(question, Draw) else [seat]
        return next((each for each in wanted if each in people), (people or [0])[0])

    def _hand_over(self, seat: int) -> None:
        """Hide the screen between two people, if there is anything to hide."""
        if self._at not in (None, seat) and self._hides(seat):
            self._write("\n" * 40)
            self._drawn = []
            self._line(self.words("hand-over", who=self.words.name(seat)))
        self._at = seat

    def _hides(self, seat: int) -> bool:
        """Whether two seats see different things."""
        before, now = (encode(self.table.view(each)) for each in (self._at, seat))
        return before != now

    def _news(self, seat: int) -> None:
        since, heading = self._shown[seat], self._headings.get(seat)
        told = [
            stories.line_of(each.position, each.event)
            for each in self.table.told(seat)
            if each.position >= since
        ]
        entries = stories.story(told, heading)
        self._tell(entries, unfolded=False)
        self._news_told = entries or self._news_told
        self._headings[seat] = stories.last_heading(told, heading)
        self._shown[seat] = self.table.position + 1

    def _tell(self, entries: Iterable[stories.Entry], *, unfolded: bool) -> None:
        """Tell what happened: headings, and one line for each action."""
        for entry in entries:
            if entry.heading:
                self._write("")
            for line in lines_of(entry, self.words, unfolded=unfolded):
                self._write(line)

    def _picture(self, seat: int) -> None:
        sheet = Sheet(shutil.get_terminal_size().columns, self.words.lang)
        messages = self.table.game.text.picture(self.table.view(seat), sheet)
        drawn = [(each.id, self.words.say(each)) for each in messages]
        shown = changed(self._drawn, drawn)
        if shown:
            self._write("")
        for line in shown:
            self._write(line)
        self._drawn = drawn
        if self._legend:
            self._write("")
            for message in self.table.game.text.legend():
                self._write(self.words.say(message))
            self._legend = False

    def _call(self, seat: int) -> None:
        """Use the names and signs that everything has on this table."""
        self.words.call(self.table.game.text.names(self.table.view(seat), self.words.lang))

    def _line(self, prompt: str) -> str:
        try:
            return self._read(prompt).strip()
        except EOFError:
            raise Quit from None

    # --- asking --------------------------------------------------------------------------

    def _ask(self, seat: int) -> bool:
        """Ask once; whether the question was answered."""
        assert self.table.question is not None, "a seat is asked"
        question = self.table.question.part(seat)
        asked = question.asked()
        self._write("")
        self._write(f"{self._who(seat)}: {self.words.say(asked.say)}")
        listed = self._list(asked, question, seat)
        if seat != CHANCE:
            for message in self.table.game.text.hints(self.table.view(seat), question):
                self._write(f"      {self.words.say(message)}")
        line = self._line("> ")
        try:
            return self._do(seat, question, listed, line)
        except Illegal as no:
            rule = f"  [{no.rule}]" if no.rule else ""
            self._write(self.words("terminal-no", why=no.message) + rule)
        except Problem as problem:
            self._write(self.words.say(problem.message))
        return False

    def _who(self, seat: int) -> str:
        return self.words("dice") if seat == CHANCE else self.words.name(seat)

    def _list(self, asked: Asked, question: Question[A], seat: int) -> list[Value]:
        """Show the possible answers with numbers; the values in that order."""
        if isinstance(question, Roll):
            self._write(self.words("type-dice", dice=tuple(faces_of(die) for die in question.dice)))
            return []
        shown = asked.options
        possible = [option for option in shown if option.refused is None]
        view = None if seat == CHANCE else self.table.view(seat)
        for number, option in enumerate(possible, start=1):
            remark = self._remark(view, question, option.value)
            self._write(f"  {number:>2}  {self.words.say(option.say)}{remark}")
        for option in shown:
            if option.refused is not None:
                why = self.words.say(option.refused)
                self._write(f"   ×  {self.words.say(option.say)}: {why}  [{option.rule}]")
        if isinstance(question, Place):
            self._write(self.words("type-place"))
        elif isinstance(question, Moves):
            self._write(self.words("type-moves"))
        for number, until in enumerate(asked.until.values(), start=1):
            self._write(f"  p{number}  {self.words('pass-until', what=until)}")
        return [option.value for option in possible]

    # --- doing ---------------------------------------------------------------------------

    def _do(self, seat: int, question: Question[Any], listed: list[Value], line: str) -> bool:
        word, _, rest = line.partition(" ")
        if not rest and listed and (number := whole(word)) is not None:
            return self._answer_number(seat, listed, number)
        if isinstance(question, React) and re.fullmatch(r"p[0-9]{1,3}", word):
            self._pass_until(seat, list(question.until), int(word[1:]))
            return True
        command = getattr(self, f"_do_{word}", None) if len(word) == 1 else None
        if word == "?":
            self._write(self.words("terminal-help", rule=f"{self.table.game.prefix}-001"))
            return False
        if command is not None:
            return bool(command(seat, rest.strip()))
        self.table.answer(seat, question.read(self._typed(seat, question, line)))
        return True

    def _typed(self, seat: int, question: Question[A], line: str) -> Plain:
        """The typed answer, with pieces by their signs and places completed."""
        game, view = self.table.game, self.table.view(self._viewer(seat))
        answer = typed(question, line, game.text.signs(view))
        if isinstance(question, Place):
            return game.text.whole_place(view, tuple(answer))
        if isinstance(question, Moves):
            return [
                (piece, [game.text.whole_place(view, tuple(place)) for place in points])
                for piece, points in answer
            ]
        faces: list[Face] = answer
        return faces

    def _answer_number(self, seat: int, listed: list[Value], number: int) -> bool:
        if not 1 <= number <= len(listed):
            raise Problem("type-number", most=len(listed))
        self.table.answer(seat, listed[number - 1])
        return True

    def _pass_until(self, seat: int, names: list[str], number: int) -> None:
        if not 1 <= number <= len(names):
            raise Problem("type-number", most=len(names))
        self.table.answer(seat, PASS, names[number - 1])

    def _remark(self, view: S | None, question: Question[A], value: A) -> str:
        """A remark on an answer, shown behind it."""
        remark = None if view is None else self.table.game.text.remark(view, question, value)
        return "" if remark is None else f"  – {self.words.say(remark)}"

    def _do_u(self, seat: int, rest: str) -> bool:
        self.table.undo(self._viewer(seat))
        self._write(self.words("undone"))
        return True

    def _do_s(self, seat: int, rest: str) -> bool:
        path = Path(rest) if rest else self.file
        if path is None:
            raise Problem("save-where")
        if path != self.file and path.exists():
            raise Problem("file-exists", file=str(path))
        self._save(path)
        return False

    def _save(self, path: Path) -> None:
        saves.write(saves.dump(self.table, self._following), path)
        self._write(self.words("saved", file=str(path)))

    def _do_q(self, seat: int, rest: str) -> bool:
        raise Quit

    def _do_v(self, seat: int, rest: str) -> bool:
        self._legend, self._drawn = True, []
        self._picture(self._viewer(seat))
        return False

    def _do_d(self, seat: int, rest: str) -> bool:
        """Show what was told last with its dice, reasons and rules."""
        self._tell(self._news_told, unfolded=True)
        return False

    def _do_w(self, seat: int, rest: str) -> bool:
        """Show the reasons of the bots for their last answers, as far as they give any."""
        for bot, why in self._why.items():
            if why is not None:
                self._write(f"  {self.words.name(bot)}: {self.words.say(why)}")
        return False

    def _do_c(self, seat: int, rest: str) -> bool:
        """Show the text on a piece or a card."""
        lines = self.table.game.text.about(self.table.view(self._viewer(seat)), rest)
        if not lines:
            raise Problem("type-what", given=rest[:40])
        for line in lines:
            self._write(f"  {self.words.say(line)}")
        return False

    def _do_o(self, seat: int, rest: str) -> bool:
        """Show how the odds of an answer come about."""
        assert self.table.question is not None, "a seat is asked"
        question = self.table.question.part(seat)
        listed = [each.value for each in question.asked().options if each.refused is None]
        number = whole(rest)
        if number is None or not 1 <= number <= len(listed):
            raise Problem("type-number", most=len(listed))
        view = self.table.view(self._viewer(seat))
        lines = self.table.game.text.explain(view, question, listed[number - 1])
        for line in lines or (say("no-odds-here"),):
            self._write(f"  {self.words.say(line)}")
        return False

    def _do_r(self, seat: int, rest: str) -> bool:
        rule = Rulebook(self.table.game.home, self.words.lang)[rest.upper()]
        self._write(f"{rule.number}  {rule.text}")
        return False

    def _do_i(self, seat: int, rest: str) -> bool:
        question = self.table.interjections(self._viewer(seat))
        acts = [option for option in question.asked().options if option.refused is None]
        number = whole(rest)
        if number is not None and 1 <= number <= len(acts):
            self.table.interject(self._viewer(seat), acts[number - 1].value)
            return True
        for number, option in enumerate(acts, start=1):
            self._write(f"  i {number:>2}  {self.words.say(option.say)}")
        return False


def changed(before: Drawn, after: Drawn) -> list[str]:
    """The lines of a picture that have changed. The map, made of `-line`s, is shown whole or not.

    >>> changed([("a-line", "_x_"), ("b", "one")], [("a-line", "_x_"), ("b", "two")])
    ['two']
    """
    if len(before) != len(after):
        return [text for _, text in after]
    new = [line for line, was in zip(after, before, strict=True) if line != was]
    whole_map = any(id.endswith("-line") for id, _ in new)
    return [text for _, text in (after if whole_map else new)]


def faces_of(die: Die) -> str:
    """A die by its name; one without numbers on it with the words to type.

    >>> faces_of(Die("d6", (1, 2, 3))), faces_of(Die("coin", ("heads", "tails", "heads")))
    ('d6', 'coin (heads/tails)')
    """
    named = dict.fromkeys(face for face in die.faces if isinstance(face, str))
    return f"{die.name} ({'/'.join(named)})" if named else die.name


def typed(question: Question[A], line: str, signs: Mapping[str, str]) -> Any:
    """The answer that a person typed: faces, a place, routes.

    Places are in inches: `2.5 10` is 250, 1000. Routes: `A1: 2.5 10 > 3 11; A2: 1 1`, the pieces
    by their signs or by their names.
    """
    if isinstance(question, Roll):
        faces = [face for die in question.dice for face in die.faces]
        return [_named(faces, word) for word in line.replace(",", " ").split()]
    if isinstance(question, Place):
        return _point(line)
    if isinstance(question, Moves):
        return [_route(part, signs) for part in line.split(";") if part.strip()]
    raise Problem("type-what", given=line[:40])


def whole(text: str) -> int | None:
    """A number a person typed, if it is one of a sensible size.

    >>> whole("12"), whole("²"), whole("-1"), whole("9" * 40)
    (12, None, None, None)
    """
    return int(text) if re.fullmatch(r"[0-9]{1,6}", text) else None


def _named(things: list[Face], word: str) -> Face:
    """A thing by its name; numbers are numbers where the things are."""
    return next((thing for thing in things if str(thing) == word.lower()), word)


def _route(part: str, signs: Mapping[str, str]) -> tuple[str, list[list[int]]]:
    piece, colon, places = part.partition(":")
    if not colon:
        raise Problem("type-route", given=part.strip()[:40])
    name = piece.strip()
    return signs.get(name.upper(), name), [_point(p) for p in places.split(">")]


def _point(text: str) -> list[int]:
    return [_hundredths(word) for word in text.split()]


def _hundredths(word: str) -> int:
    """Inches as people write them, in whole hundredths.

    >>> _hundredths("2.5"), _hundredths("10"), _hundredths("-0,25")
    (250, 1000, -25)
    """
    match = re.fullmatch(r"(-?)([0-9]{1,6})(?:[.,]([0-9]{1,2}))?", word)
    if match is None:
        raise Problem("type-inches", given=word[:20])
    sign, whole, part = match.groups()
    value = int(whole) * 100 + int(f"{part or '0':0<2}")
    return -value if sign else value
