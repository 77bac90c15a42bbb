"""Who defends: stand-ins, and the order where several do at once, Blast and Shrapnel (A-128)."""

from __future__ import annotations

from functools import partial

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Asks
from kitchentable.kernel.words import say
from kitchentable.raiders.model.attack import Attack
from kitchentable.raiders.model.state import Character, Raid
from kitchentable.raiders.model.topics import DefendFirst
from kitchentable.raiders.moments import STANDS_IN
from kitchentable.raiders.rules import contact, reasons, shared_questions
from kitchentable.raiders.tabletop import interface


def stand_ins(game: Raid, attack: Attack) -> Asks[None]:
    """Let friends beside the target take its place, once in an attack (A-089)."""
    for friend in contact.friends_in_contact(game, attack.target):
        if (yield from STANDS_IN.happen(game, friend, attack)):
            attack.target = friend
            return


def is_struck(game: Raid, attack: Attack, before: list[Character]) -> Asks[bool]:
    """Whether one of several attacks that were aimed at nobody strikes, with those struck before.

    By one reading friends take the place of these targets too (HR-267); all are struck once.
    """
    if game.setup.bodyguard_area:
        yield from stand_ins(game, attack)
    new = attack.target not in before
    before.append(attack.target)
    return new


def nearest_first(
    game: Raid, centre: Character, others: list[Character], rules: tuple[str, ...]
) -> Asks[list[Character]]:
    """Characters in the order of their distance from another.

    Of equals those of the player who has the turn come first (A-084), and each player orders
    their own (A-128).
    """
    turn = game.turn.seat if game.turn is not None else centre.seat
    top = interface.of(game)
    left = [(top.distance(centre, each), each.seat != turn, each.id) for each in others]
    found: list[Character] = []
    while left:
        far, other, _ = min(left)
        tied = [id for *key, id in left if key == [far, other]]
        seat = game.characters[tied[0]].seat
        why = say("hr-defend-first", who=centre.id)
        against = reasons.why(partial(check_next, game, rules[0]))
        choice = DefendFirst(why, seat, rules, among=tied, who=centre.id, why=against)
        first = yield from shared_questions.pick(choice)
        found.append(game.characters[first])
        left = [each for each in left if each[2] != first]
    return found


def check_next(game: Raid, number: str, id: str) -> None:
    """Raise `Illegal` where a character does not defend next."""
    who = reasons.on_table(game, id, number)
    raise Illegal(number, "hr-defends-later", who=who.id)
