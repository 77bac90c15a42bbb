"""Answers that are possible somewhere in Warcraft, tried where they may not be.

Other pieces, other spaces, cards that are not in hand or belong to another window, too many of a
thing, purchases of another option: everything has the form that the question asks for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from kitchentable.kernel.questions import Question
from kitchentable.kernel.table.table import Table
from kitchentable.warcraft.cards.card import CARDS
from kitchentable.warcraft.model.answers import (
    Act,
    BattleAt,
    Deployment,
    Landing,
    Play,
    Step,
    Unasked,
    Victim,
)
from kitchentable.warcraft.model.kinds import NAMES
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import ActUnasked, Landings, Names
from kitchentable.warcraft.powers.power import POWERS
from kitchentable.warcraft.rules.purchase import PURCHASES
from kitchentable.warcraft.scenarios.tokens import TOKENS
from tests.refusals import choice_of

ACTS = ("train", "build", "summon", "outpost", "upgrade", "resources", "victory", "done")
WORKS = ("place", "finish", "summoned", "outpost", "done")


class Attempts:
    """Makes answers at random out of the names of a game."""

    def __init__(self, game: Warcraft, rng: Random) -> None:
        self.game, self.rng = game, rng
        self.spaces = [space.name for space in game.board.spaces]
        self.kinds = [*NAMES]
        self.cards = [*CARDS]
        self.heroes = [*game.content.heroes]

    def at(self, question: Question[Any], number: int) -> Iterator[Any]:
        """So many answers of the form that a question asks for."""
        choice = choice_of(question)
        make = None if choice is None else MAKERS.get(choice.answers)
        if isinstance(choice, ActUnasked):
            make = Attempts.unasked
        for _ in range(number if make is not None else 0):
            assert make is not None
            yield make(self)

    def space(self) -> str:
        return self.rng.choice(self.spaces)

    def kind(self) -> str:
        return self.rng.choice(self.kinds[:5] if self.rng.random() < 0.7 else self.kinds)

    def seat(self) -> int:
        return self.rng.randrange(len(self.game.players))

    def step(self) -> Step:
        """A piece, a walking tree, a card that is played while moving, or nothing more."""
        rng, chance = self.rng, self.rng.random()
        if chance < 0.1:
            return Step("done")
        if chance < 0.2:
            return Step(rng.choice(("tree", "outpost")), self.space(), self.space())
        if chance < 0.3:
            return Step(rng.choice(("fast", *self.cards)), self.space())
        player = self.game.players[self.game.seat]
        own = [self.game.name(space) for space in player.spaces()]
        near = bool(own) and rng.random() < 0.8
        start = rng.choice(own) if near else self.space()
        return Step(self.kind(), start, self.space())

    def play(self) -> Play:
        """A card or an ability with a target of any form."""
        rng = self.rng
        name = rng.choice(self.cards if rng.random() < 0.7 else [*POWERS])
        holders = [card for player in self.game.players for card in player.hand if card in CARDS]
        if holders and rng.random() < 0.5:
            name = rng.choice(holders)
        targets: list[tuple[int | str, ...]] = [
            (),
            (self.space(),),
            (self.space(), self.space()),
            (self.seat(),),
            (self.seat(), self.kind(), self.space()),
            (self.seat(), self.space()),
            (self.kind(),),
            (rng.choice(("gold", "wood", "cards", "harm", "mend")),),
        ]
        return Play(name, rng.choice(targets))

    def battle(self) -> BattleAt:
        return BattleAt(self.space(), self.seat())

    def victim(self) -> Victim:
        plain = self.rng.random() < 0.9
        return Victim(self.kind(), self.space()) if plain else Victim("partner")

    def landings(self) -> Landings:
        number = self.rng.randrange(1, 4)
        return tuple(
            Landing(self.space(), self.kind(), self.rng.randrange(1, 4)) for _ in range(number)
        )

    def deployment(self) -> Deployment:
        name = self.rng.choice(WORKS)
        if name == "done":
            return Deployment("done")
        if name == "outpost":
            return Deployment(name, self.space())
        return Deployment(name, self.kind(), self.space() if name == "place" else "")

    def act(self) -> Act:
        name = self.rng.choice((*ACTS, *PURCHASES, *ACTS))
        if name in ("victory", "done"):
            return Act(name)
        if name == "resources":
            return Act(name, self.rng.choice(("gold", "wood")))
        if name in PURCHASES:
            return Act(name, self.rng.choice((self.kind(), "1", "2", "3", self.space())))
        return Act(name, self.space() if name == "outpost" else self.kind())

    def names(self) -> Names:
        pool = [*self.cards, *TOKENS] if self.rng.random() < 0.5 else self.own_cards()
        return tuple(self.rng.choice(pool) for _ in range(self.rng.randrange(4)))

    def own_cards(self) -> list[str]:
        return [card for player in self.game.players for card in player.hand] or self.cards

    def name(self) -> str:
        pools = (self.spaces, self.kinds, self.cards, self.heroes, [""])
        return self.rng.choice(self.rng.choice(pools))

    def number(self) -> int:
        return self.rng.randrange(-1, 6)

    def unasked(self) -> Unasked | tuple[str]:
        rng = self.rng
        return rng.choice(
            (
                ("resign",),
                Unasked("victory"),
                Unasked("give", self.seat(), gold=rng.randrange(4), wood=rng.randrange(4)),
                Unasked("give", self.seat(), card=rng.choice(self.cards)),
            )
        )


MAKERS: dict[Any, Callable[[Attempts], Any]] = {
    Step: Attempts.step,
    Play: Attempts.play,
    BattleAt: Attempts.battle,
    Victim: Attempts.victim,
    Landings: Attempts.landings,
    Deployment: Attempts.deployment,
    Act: Attempts.act,
    Names: Attempts.names,
    str: Attempts.name,
    int: Attempts.number,
}
"""By the type of a question's answers: what makes one."""


def attempts(table: Table[Warcraft], question: Question[Any], rng: Random) -> Iterator[Any]:
    """A few answers of the right form to a question at a table."""
    yield from Attempts(table.state, rng).at(question, 6)
