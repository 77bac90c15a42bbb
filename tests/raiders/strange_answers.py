"""Answers that a player might try in a position and that belong elsewhere in the game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from kitchentable.kernel.questions import Choose, Moves, Place, Question, React, Route
from kitchentable.raiders.model.state import Raid
from kitchentable.raiders.model.topics import DONE, END, UNIT_MOVES, Deed, Split
from kitchentable.raiders.moments import ABILITIES

KINDS = ("move", "close", "ranged", "spirit", "generic")
WORDS = ("yes", "ground", "blank", "ace", "white", "red", "black", "all", "", "Nobody at all")


def named(game: Raid) -> list[str]:
    """Everything that has a name at the table."""
    return [*game.characters, *game.troops, *(each.id for each in game.objects)]


def abilities_at(game: Raid) -> list[str]:
    """The abilities on the cards of a game."""
    cards = {each.card for each in game.characters.values()}
    return sorted({id for card in cards for id in game.content.cards[card].abilities})


def deed(game: Raid, question: Question[Any], rng: Random) -> Deed:
    """Something that some member could do at some time, or nearly."""
    if rng.random() < 0.08:
        return rng.choice((END, DONE, UNIT_MOVES))
    names, acting = named(game), list(game.turn.acting) if game.turn else []
    members = [each.id for troop in acting for each in game.members(troop)]
    who = rng.choice([*members, *acting, *acting, rng.choice(names), rng.choice(names)])
    own = list(game.card_of(game.characters[who]).abilities) if who in game.characters else []
    what = rng.choice((*KINDS, "control", rng.choice([*own, *abilities_at(game), "move"]),
                       rng.choice([*own, *ABILITIES])))  # fmt: skip
    second = rng.choice(names) if what == "rampage" or rng.random() < 0.05 else ""
    markers = [str(number) for number in range(len(game.markers) + 1)]
    target = rng.choice(markers) if what == "control" else rng.choice([*names, "", "stand"])
    return Deed(who, what, target if rng.random() < 0.8 else "", second)


def text(game: Raid, rng: Random) -> str:
    """A name of anything, or a word that answers another question."""
    return rng.choice((rng.choice(named(game)), rng.choice(list(ABILITIES)), rng.choice(WORDS)))


def point(game: Raid, question: Question[Any], rng: Random) -> tuple[int, ...]:
    """A place: anywhere, or near one that is possible."""
    if rng.random() < 0.4:
        some = rng.choice(list(question.suggestions()))
        return tuple(each + rng.randint(-150, 150) for each in some)
    at = (rng.randint(-200, 3200), rng.randint(-200, 3200), rng.choice((0, 0, 0, 100, 480)))
    return at if rng.random() < 0.95 else at[:2]


def routes(game: Raid, question: Question[Any], rng: Random) -> tuple[Route, ...]:
    """Ways for some figures: far, through others, over edges, of others."""
    found = []
    for who in rng.sample([*game.characters.values()], rng.choice((1, 1, 2))):
        mine = rng.random() < 0.8
        goings: list[str] = [*getattr(question, "goings", {})]
        piece = rng.choice(goings) if mine and goings else who.id
        at = game.characters[piece].at or (500, 500, 0)
        far = rng.choice((60, 200, 500, 900))
        steps = [
            (at[0] + rng.randint(-far, far), at[1] + rng.randint(-far, far),
             rng.choice((at[2], at[2], at[2], 0, 480)))
            for _ in range(rng.choice((1, 1, 2)))
        ]  # fmt: skip
        found.append(Route(piece, tuple(steps)))
    return tuple(found)


def strange(game: Raid, question: Question[Any], rng: Random, tries: int) -> Iterator[Any]:
    """Answers of the shape of a question, most of which are not possible now."""
    matter = question.choice if isinstance(question, React) else question
    for _ in range(tries):
        if isinstance(matter, Moves):
            yield routes(game, matter, rng)
        elif isinstance(matter, Place):
            yield point(game, matter, rng)
        elif isinstance(matter, Choose) and matter.answers is Deed:
            yield deed(game, matter, rng)
        elif isinstance(matter, Choose) and matter.answers is Split:
            yield Split(text(game, rng), rng.randint(0, 5))
        elif isinstance(matter, Choose) and matter.answers is int:
            yield rng.randint(-1, 9)
        elif isinstance(matter, Choose) and matter.answers is str:
            yield text(game, rng)
