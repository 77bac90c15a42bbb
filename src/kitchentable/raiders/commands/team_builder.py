"""Building a team at the terminal, card by card, with the rules watching."""

from __future__ import annotations

from collections.abc import Callable

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.words import Message
from kitchentable.locale import Words
from kitchentable.raiders.model import team as teams
from kitchentable.raiders.model.cards import Card, Type
from kitchentable.raiders.model.content import Content, Entry, Team
from kitchentable.raiders.model.team import card_title, faction_title
from kitchentable.raiders.text import names, picture
from kitchentable.terminal import Read, Write, whole

ORDER = (Type.UNIT, Type.LEADER, Type.HERO)


class Builder:
    """A conversation that ends with a team, or with nothing."""

    def __init__(
        self,
        content: Content,
        stars: int,
        words: Words,
        write: Write,
        read: Read,
    ) -> None:
        self.content, self.stars, self.words = content, stars, words
        self._write, self._read = write, read
        self.chosen: list[tuple[str, int]] = []
        """The cards taken so far, each with how many copies are merged."""
        self.cards: list[tuple[str, Card]] = []
        self._deeds: dict[str, Callable[[str], None]] = {
            "+": self._merge, "-": self._leave_out, "c": self._show,
        }  # fmt: skip

    def build(self) -> tuple[Entry, ...] | None:
        """The team's entries; nothing if the person leaves."""
        try:
            if not self._faction():
                return None
            self._help()
            while True:
                self._so_far()
                line = self._read("> ").strip()
                if line == "q":
                    return None
                if line != "w":
                    self._do(line)
                elif self.chosen and not self._problems():
                    return self.entries()
        except EOFError:
            return None

    def entries(self) -> tuple[Entry, ...]:
        """The team so far. A troop taken again is a separate troop."""
        counts: dict[tuple[str, int], int] = {}
        for each in self.chosen:
            counts[each] = counts.get(each, 0) + 1
        return tuple(Entry(card, copies, times) for (card, copies), times in counts.items())

    def _faction(self) -> bool:
        """Ask for the faction; all cards of a team belong to one (HR-005)."""
        factions = list(dict.fromkeys(card.faction for card in self.content.cards.values()))
        self._write(self.words("build-faction"))
        for number, faction in enumerate(factions, start=1):
            self._write(f"  {number}  {self.words('card-named', name=faction)}")
            if isinstance(faction_title(faction), Message):
                self._write(f"       {self.words.say(names.faction_plan(faction))}")
        while True:
            line = self._read("> ").strip()
            number = whole(line) or 0
            if line == "q":
                return False
            if 1 <= number <= len(factions):
                break
            self._write(self.words("type-number", most=len(factions)))
        mine = [(id, card) for id, card in self.content.cards.items()
                if card.faction == factions[number - 1]]  # fmt: skip
        self.cards = sorted(mine, key=lambda each: ORDER.index(each[1].type))
        return True

    def _help(self) -> None:
        """Show the cards with their numbers, and what a person can type."""
        for number, (_, card) in enumerate(self.cards, start=1):
            kind = Message(f"kind-troop-{card.type.value.lower()}")
            line = self.words("build-card", name=card.name, type=kind, stars=card.cost,
                              force=card.force)  # fmt: skip
            self._write(f"  {number:>2}  {line}")
        self._write(self.words("build-help"))

    def _so_far(self) -> None:
        """Show the team so far, and what is wrong with it."""
        cost = teams.cost_of(Team("", self.entries()), self.content.cards)
        self._write(self.words("build-so-far", cost=cost, stars=self.stars))
        for number, (id, copies) in enumerate(self.chosen, start=1):
            card = self.content.cards[id]
            name, cost = card.name, card.cost * copies
            merged = self.words("team-entry-merged", copies=copies, name=name, cost=cost)
            line = merged if copies > 1 else self.words("team-entry", name=name, cost=cost)
            self._write(f"   {number}. {line}")
        for problem in self._problems():
            self._write(f"  ✗ {self.words.say(problem.message)}  [{problem.rule}]")

    def _problems(self) -> list[Illegal]:
        team = Team(self.words("build-team"), self.entries())
        return teams.problems(team, self.content.cards, self.stars)

    def _do(self, line: str) -> None:
        deed = self._deeds.get(line[:1])
        if deed is not None:
            deed(line[1:].strip())
            return
        number = whole(line) or 0
        if 1 <= number <= len(self.cards):
            self.chosen.append((self.cards[number - 1][0], 1))
        else:
            self._help()

    def _merge(self, rest: str) -> None:
        """Merge one more copy into a unit of the team (HR-008)."""
        number = whole(rest) or 0
        if 1 <= number <= len(self.chosen):
            id, copies = self.chosen[number - 1]
            self.chosen[number - 1] = (id, copies + 1)
        else:
            self._help()

    def _leave_out(self, rest: str) -> None:
        number = whole(rest) or 0
        if 1 <= number <= len(self.chosen):
            id, copies = self.chosen.pop(number - 1)
            if copies > 1:
                self.chosen.insert(number - 1, (id, copies - 1))
        else:
            self._help()

    def _show(self, rest: str) -> None:
        """Show a card."""
        number = whole(rest) or 0
        if 1 <= number <= len(self.cards):
            id, card = self.cards[number - 1]
            for line in picture.card_lines(id, card):
                self._write(f"    {self.words.say(line)}")
            if isinstance(card_title(id, card), Message):
                self._write(f"    {self.words.say(names.card_flavour(id))}")
