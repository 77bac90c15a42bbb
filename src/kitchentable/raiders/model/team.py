"""Team building (group 1): what a team may hold, and the characters it becomes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Item, Message
from kitchentable.raiders.model.cards import Card, Type
from kitchentable.raiders.model.content import Content, Entry, Team, shipped
from kitchentable.raiders.model.settings import RaidersSetup
from kitchentable.raiders.model.state import Character, Troop


def check(team: Team, cards: Mapping[str, Card], stars: int) -> None:
    """Whether a team may be played; `Illegal` says what is wrong with it."""
    for problem in problems(team, cards, stars):
        raise problem


def problems(team: Team, cards: Mapping[str, Card], stars: int) -> list[Illegal]:
    """Everything that is wrong with a team."""
    checks = [partial(check_entry, entry, cards) for entry in team.entries]
    checks += [
        partial(check_cost, team, cards, stars),
        partial(check_leaders, team, cards),
        partial(check_faction, team, cards),
    ]
    found = []
    for each in checks:
        try:
            each()
        except Illegal as no:
            found.append(no)
    return found


def title(team: Team, cards: Mapping[str, Card]) -> Item:
    """The name of a team; a ready-made one bears that of its faction, in four languages."""
    faction = cards[team.entries[0].card].faction
    return faction_name(faction) if team in shipped().teams.values() else team.name


def card_name(id: str) -> Message:
    """The name of a card that ships."""
    return Message(f"hr-card-{id}")


def card_title(id: str, card: Card) -> Item:
    """The name of a card: in four languages if it ships, otherwise as its pack has it."""
    known = shipped().cards.get(id)
    return card_name(id) if known is not None and known.name == card.name else card.name


def faction_name(faction: str) -> Message:
    """The name of a faction that ships."""
    return Message(f"hr-faction-{faction.lower().replace(' ', '-')}")


def faction_title(faction: str) -> Item:
    """The name of a faction: in four languages if it ships, otherwise as its pack has it."""
    known = {card.faction for card in shipped().cards.values()}
    return faction_name(faction) if faction in known else faction


@rule("HR-008", "HR-010")
def check_entry(entry: Entry, cards: Mapping[str, Card]) -> None:
    """Only Unit cards are merged, each with copies of itself."""
    card = cards[entry.card]
    if entry.copies < 1 or entry.separate < 1:
        raise Illegal("HR-007", "hr-team-copies", card=card_title(entry.card, card))
    if entry.copies > 1 and card.type is not Type.UNIT:
        raise Illegal("HR-010", "hr-team-merge", card=card_title(entry.card, card))


@rule("HR-003", "HR-007", "HR-030")
def cost_of(team: Team, cards: Mapping[str, Card]) -> int:
    """What a team costs in Stars: every copy counts."""
    return sum(cards[each.card].cost * each.copies * each.separate for each in team.entries)


@rule("HR-002", "HR-003")
def check_cost(team: Team, cards: Mapping[str, Card], stars: int) -> None:
    """The agreed maximum may be reached, not passed."""
    cost = cost_of(team, cards)
    if cost > stars:
        raise Illegal("HR-003", "hr-team-too-dear", team=title(team, cards), cost=cost, stars=stars)


@rule("HR-004")
def check_leaders(team: Team, cards: Mapping[str, Card]) -> None:
    """Not more Leaders than Units, a merged unit being one (A-120)."""
    kinds = [cards[each.card].type for each in team.entries for _ in range(each.separate)]
    leaders, units = kinds.count(Type.LEADER), kinds.count(Type.UNIT)
    if leaders > units:
        raise Illegal(
            "HR-004", "hr-team-leaders", team=title(team, cards), leaders=leaders, units=units
        )


@rule("HR-005")
def check_faction(team: Team, cards: Mapping[str, Card]) -> None:
    """One faction for all."""
    factions = list(dict.fromkeys(cards[each.card].faction for each in team.entries))
    if len(factions) > 1:
        mixed = tuple(faction_title(each) for each in factions)
        raise Illegal("HR-005", "hr-team-factions", team=title(team, cards), factions=mixed)


# --- the characters of two teams -----------------------------------------------------------------


class Muster:
    """Two teams as characters and troops, each with a name of its own."""

    def __init__(self, setup: RaidersSetup, content: Content) -> None:
        self.characters: dict[str, Character] = {}
        self.troops: dict[str, Troop] = {}
        self._cards = content.cards
        self._counts: dict[str, int] = {}
        self._alone: dict[str, int] = {}
        teams = [content.teams[name] for name in setup.team_names]
        for team in teams:
            for entry in team.entries:
                name = self._cards[entry.card].name
                each = entry.copies * entry.separate * self._cards[entry.card].force
                self._alone[name] = self._alone.get(name, 0) + each
        for seat, team in enumerate(teams):
            for entry in team.entries:
                for _ in range(entry.separate):
                    self._take(seat, entry)

    @rule("HR-006", "HR-008", "HR-009", "HR-013")
    def _take(self, seat: int, entry: Entry) -> None:
        """One unit, Leader or Hero: as many characters as its Force, for each copy, all unhurt."""
        card = self._cards[entry.card]
        troop = "" if card.type is Type.LEADER else self._troop(seat, entry.card, card)
        for _ in range(entry.copies * card.force):
            id = self._name(card.name)
            self.characters[id] = Character(id, seat, entry.card, troop)

    def _troop(self, seat: int, key: str, card: Card) -> str:
        id, number = card.name, 1
        while id in self.troops:
            number += 1
            id = f"{card.name} ({number})"
        self.troops[id] = Troop(id, seat, key)
        return id

    def _name(self, name: str) -> str:
        """A name of its own; the only character of a card bears the card's name."""
        if self._alone[name] == 1 and name not in self.characters:
            return name
        self._counts[name] = self._counts.get(name, 0) + 1
        return f"{name} {self._counts[name]}"
